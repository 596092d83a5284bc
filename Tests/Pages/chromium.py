"""A headless Chromium, driven over the two pipes of its DevTools protocol; needs no package."""

from __future__ import annotations

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Tuple

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DEADLINE = 30.0
"""Seconds after which something that should have come about has failed."""


class Visitor(NamedTuple):
    """Who looks at a page."""

    user_agent: str
    width: int
    height: int
    is_mobile: bool
    platform: Optional[str] = None
    """What the client hints say; None for browsers that have none."""


class Browser:
    """The browser; ``hosts`` are its rules for host names, by which no name leads out of this machine."""

    def __init__(self, hosts: str) -> None:
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if program is None:
            raise FileNotFoundError("Chromium is not installed")
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self._messages: Dict[int, Any] = {}
        self._last_id = 0
        self._rest = b""
        self.pages: Dict[str, Page] = {}
        commands, self._commands = os.pipe()
        self._answers, answers = os.pipe()
        command = [
            program,
            "--headless=new",
            "--remote-debugging-pipe",
            f"--user-data-dir={self._profile.name}",
            f"--host-resolver-rules={hosts}",
            # A proxy of the environment is for hosts outside, and would be asked for the site as well.
            "--no-proxy-server",
            # Its own pages are all that it shows, and its sandbox does not work in every container.
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
        ]
        # It reads from descriptor 3 and writes to 4.
        shell = f'exec "$@" 3<&{commands} 4>&{answers}'
        self._process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *command],
            pass_fds=(commands, answers),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(answers)

    def close(self) -> None:
        self._send("Browser.close", {}, None)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._commands)
        os.close(self._answers)
        self._profile.cleanup()

    def call(self, method: str, params: Optional[Dict[str, Any]] = None, session: Optional[str] = None) -> Any:
        """Sends a command and returns its result."""
        number = self._send(method, params or {}, session)
        self.wait(lambda: number in self._messages)
        message = self._messages.pop(number)
        if "error" in message:
            raise AssertionError(f"{method}: {message['error']}")
        return message["result"]

    def tell(self, method: str, params: Dict[str, Any], session: Optional[str]) -> None:
        """Sends a command whose result is of no interest."""
        self._send(method, params, session)

    def wait(self, condition: Callable[[], bool], seconds: float = DEADLINE) -> None:
        """Takes what comes until a condition holds."""
        deadline = time.monotonic() + seconds
        while not condition():
            left = deadline - time.monotonic()
            if left <= 0:
                raise AssertionError(f"that has not come about within {seconds:g} seconds")
            self._take(left)

    def linger(self, seconds: float) -> None:
        """Takes what comes for a while."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self._take(left)

    def _send(self, method: str, params: Dict[str, Any], session: Optional[str]) -> int:
        self._last_id += 1
        message: Dict[str, Any] = {"id": self._last_id, "method": method, "params": params}
        if session is not None:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self._commands, data) :]
        return self._last_id

    def _take(self, seconds: float) -> None:
        if not select.select([self._answers], [], [], seconds)[0]:
            return
        piece = os.read(self._answers, 1 << 20)
        if not piece:
            raise AssertionError("Chromium has ended")
        *messages, self._rest = (self._rest + piece).split(b"\0")
        for text in messages:
            message = json.loads(text)
            if "id" in message:
                self._messages[message["id"]] = message
            elif message.get("sessionId") in self.pages:
                self.pages[message["sessionId"]].observe(message["method"], message["params"])


class Page:
    """A tab of its own, in which nothing leads out of this machine.

    Requests to ``site`` go to the network; those in ``pictures`` are answered with that SVG; all others are noted in
    ``outside`` and refused. Redirects are noted in ``redirects`` and not followed.
    """

    def __init__(self, browser: Browser, site: str, pictures: Dict[str, str]) -> None:
        self.browser = browser
        self.site = site
        self.pictures = pictures
        self.requests: List[str] = []
        self.outside: List[str] = []
        self.redirects: List[Tuple[int, str]] = []
        self.wanted: List[str] = []
        """Where the page itself wanted to go, schemes of apps included."""
        self.complaints: List[str] = []
        """What the browser said in its console, of any kind."""
        self._loads = 0
        context = browser.call("Target.createBrowserContext")["browserContextId"]
        self._context = context
        target = browser.call("Target.createTarget", {"url": "about:blank", "browserContextId": context})["targetId"]
        self._session = browser.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        browser.pages[self._session] = self
        for domain in ("Page", "Runtime", "Log", "Network", "Audits", "DOM", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Fetch.enable", {"patterns": [{"urlPattern": "*"}]})
        self.call("Emulation.setFocusEmulationEnabled", {"enabled": True})

    def show_to(
        self, visitor: Visitor, *, languages: str = "en", is_dark: bool = False, has_script: bool = True
    ) -> None:
        """Takes the place of a visitor from the next page on, and forgets what was noted."""
        self.requests, self.outside, self.redirects, self.wanted, self.complaints = [], [], [], [], []
        override: Dict[str, Any] = {"userAgent": visitor.user_agent, "acceptLanguage": languages}
        if visitor.platform is not None:
            override["userAgentMetadata"] = {
                "platform": visitor.platform, "platformVersion": "", "architecture": "", "model": "",
                "mobile": visitor.is_mobile, "brands": [{"brand": "Chromium", "version": "126"}],
            }  # fmt: skip
        self.call("Emulation.setUserAgentOverride", override)
        size = {"width": visitor.width, "height": visitor.height}
        self.call("Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 2, "mobile": visitor.is_mobile})
        self.call("Emulation.setTouchEmulationEnabled", {"enabled": visitor.is_mobile})
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.call("Emulation.setEmulatedMedia", {"features": [scheme]})
        self.call("Emulation.setScriptExecutionDisabled", {"value": not has_script})

    def close(self) -> None:
        if self.browser.pages.pop(self._session, None) is None:
            return
        self.browser.call("Target.disposeBrowserContext", {"browserContextId": self._context})

    def call(self, method: str, params: Optional[Dict[str, Any]] = None) -> Any:
        return self.browser.call(method, params, self._session)

    def observe(self, method: str, params: Any) -> None:
        if method == "Fetch.requestPaused":
            self._decide(params)
        elif method == "Page.loadEventFired":
            self._loads += 1
        elif method == "Page.frameRequestedNavigation":
            self.wanted.append(params["url"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(f"console: {params['args']}")
        elif method == "Runtime.exceptionThrown":
            self.complaints.append(f"exception: {params['exceptionDetails']}")
        elif method == "Log.entryAdded":
            self.complaints.append(f"log: {params['entry']['text']}")
        # A page that only redirects may be one that tracks people; a link domain is meant to redirect.
        elif method == "Audits.issueAdded" and params["issue"]["code"] != "BounceTrackingIssue":
            self.complaints.append(f"issue: {params['issue']}")

    def _decide(self, paused: Any) -> None:
        url, answer = paused["request"]["url"], {"requestId": paused["requestId"]}
        if "responseStatusCode" in paused:
            places = [one["value"] for one in paused["responseHeaders"] if one["name"].lower() == "location"]
            if 300 <= paused["responseStatusCode"] < 400:
                self.redirects.append((paused["responseStatusCode"], *places))
                self._tell("Fetch.failRequest", {**answer, "errorReason": "Aborted"})
            else:
                self._tell("Fetch.continueRequest", answer)
        elif url.startswith(self.site):
            self.requests.append(url)
            self._tell("Fetch.continueRequest", {**answer, "interceptResponse": True})
        elif url in self.pictures:
            self.requests.append(url)
            headers = [{"name": "Content-Type", "value": "image/svg+xml"}]
            body = base64.b64encode(self.pictures[url].encode()).decode()
            self._tell("Fetch.fulfillRequest", {**answer, "responseCode": 200, "responseHeaders": headers, "body": body})
        else:
            self.outside.append(url)
            self._tell("Fetch.failRequest", {**answer, "errorReason": "Aborted"})

    def _tell(self, method: str, params: Dict[str, Any]) -> None:
        self.browser.tell(method, params, self._session)

    def open(self, path: str) -> None:
        """Goes to a page of the site; returns when it has loaded, or has redirected."""
        loads, redirects = self._loads, len(self.redirects)
        self.call("Page.navigate", {"url": self.site + path})
        self.browser.wait(lambda: self._loads > loads or len(self.redirects) > redirects)

    def grant(self, permissions: List[str]) -> None:
        """Lets the site do what a person is asked about otherwise."""
        params = {"permissions": permissions, "origin": self.site, "browserContextId": self._context}
        self.browser.call("Browser.grantPermissions", params)

    def run(self, expression: str) -> Any:
        """The value of an expression in the page, awaited when it is a promise."""
        params = {"expression": expression, "returnByValue": True, "awaitPromise": True, "userGesture": True}
        answer = self.call("Runtime.evaluate", params)
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def wait_for(self, expression: str) -> None:
        """Returns when an expression in the page is true."""
        self.browser.wait(lambda: bool(self.run(expression)))

    def box(self, selector: str) -> Tuple[float, float, float, float]:
        """Left, top, width and height of an element, found without running anything in the page."""
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        self.call("DOM.scrollIntoViewIfNeeded", {"nodeId": node})
        border = self.call("DOM.getBoxModel", {"nodeId": node})["model"]["border"]
        return border[0], border[1], border[4] - border[0], border[5] - border[1]

    def click(self, selector: str) -> None:
        left, top, width, height = self.box(selector)
        where = {"x": left + width / 2, "y": top + height / 2, "button": "left", "clickCount": 1}
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", {"type": kind, **where})

    def press_tab(self) -> None:
        key = {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9}
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", {"type": kind, **key})

    def picture(self, path: str) -> None:
        """Saves all of the page as a PNG file."""
        data = self.call("Page.captureScreenshot", {"format": "png", "captureBeyondViewport": True})["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
