/// The one script of the page that opens an app; the page does without it, too.
///
/// It holds nothing of a link: what it needs stands in the page's attributes, so that its hash never changes.
///
/// * `Open` leads on to the other button's place when nothing happened for a while. A question of the system takes the
///   focus, and the wait begins anew when it comes back; an app that was opened hides the page, and the wait is over.
/// * `Copy link` is shown where the browser has a clipboard.
enum PageScript {
  static let text: StaticString = """
    "use strict";
    (() => {
      const open = document.getElementById("open"), other = document.getElementById("other");
      const keep = document.getElementById("keep"), copy = document.getElementById("copy");
      const status = document.getElementById("status");
      let timer = 0, waits = false;
      const stop = () => { clearTimeout(timer); timer = 0; };
      const start = () => {
        stop();
        timer = setTimeout(() => { if (waits && !document.hidden) location.assign(other.href); }, 2500);
      };
      open.addEventListener("click", () => { waits = true; start(); });
      addEventListener("blur", stop);
      addEventListener("focus", () => { if (waits && !timer) start(); });
      addEventListener("pagehide", () => { waits = false; stop(); });
      document.addEventListener("visibilitychange", () => { if (document.hidden) { waits = false; stop(); } });
      if (keep && navigator.clipboard) {
        keep.hidden = false;
        copy.addEventListener("click", () => {
          navigator.clipboard.writeText(copy.dataset.link).then(
            () => { status.textContent = copy.dataset.done; },
            () => { status.textContent = copy.dataset.failed; });
        });
      }
    })();

    """
}
