// Serves a link domain over HTTP: hands each request to linkd and sends what it answers.
//
//   LINKD_CONFIG=linkd.json node front.mjs 8080
//
// It stands behind the proxy that has the certificate. LINKD_STORE and LINKD_BINARY count too. A linkd that dies is
// started again, but not twice in a second; the front ends at once if its first one cannot be started.
import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { createInterface } from "node:readline";

const unavailable = { status: 503, headers: [["Retry-After", "1"]] };
const pending = new Map();
let linkd, lastStart = -Infinity, lastId = 0;

function start() {
  lastStart = performance.now();
  const child = linkd = spawn(process.env.LINKD_BINARY || "linkd", ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
  createInterface({ input: child.stdout }).on("line", (line) => {
    let answer;
    // One that is killed while it answers leaves half a line.
    try { answer = JSON.parse(line); } catch { return child.kill("SIGKILL"); }
    if (answer.error) console.error(answer.error);
    pending.get(answer.id)?.(answer.result ?? { status: 500, headers: [] });
  });
  const end = (why) => {
    if (linkd !== child) return;
    linkd = undefined;
    if (why) console.error(`linkd ${why}`);
    for (const answer of pending.values()) answer(undefined);
  };
  child.on("close", (status, signal) => end(status !== 0 && `has ended: ${signal ?? status}`));
  child.on("error", ({ code, message }) =>
    end(code === "ENOENT" ? "cannot be found; build it, then set LINKD_BINARY or put it on PATH" : message));
  child.stdin.on("error", () => {}); // It has ended; the reason comes by "close".
}

const ask = (method, params) => new Promise((resolve) => {
  if (!linkd && performance.now() - lastStart > 1000) start();
  if (!linkd) return resolve(unavailable);
  const id = ++lastId, asked = linkd;
  const answer = (value) => (clearTimeout(timer), pending.delete(id), resolve(value));
  const hang = () => (console.error("linkd does not answer"), answer(unavailable), asked.kill("SIGKILL"));
  const timer = setTimeout(hang, 10_000); // Longer than linkd waits for a store that is locked.
  pending.set(id, answer);
  linkd.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
});

const server = createServer({ maxHeaderSize: 80 << 10 }, async (request, response) => {
  const { method, rawHeaders } = request, host = request.headers.host ?? "";
  // Otherwise a client took us for its proxy and sent the whole URL, which counts more than the Host header.
  const origin = request.url.startsWith("/") ? `https://${/^[^\s/?#@\\]+$/.test(host) ? host : ""}` : "";
  const url = (origin + request.url).replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt().toString(16).toUpperCase()}`);
  const headers = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [[name, rawHeaders[at + 1]]]));
  const click = () => ask("handleRequest", { method, url, headers });
  const answer = (await click()) ?? (await click()) ?? unavailable; // Twice, if the first finds out that linkd has died.
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(answer.body);
});

// What is wrong is told now rather than to the first visitor.
const { domains, warning } = (await ask("status")) ?? {};
if (!domains) process.exit(1);
for (const one of warning) console.error(`warning: ${one}`);
const port = Number(process.argv[2] ?? 8080);
server.on("error", ({ code, message }) => {
  console.error(code === "EADDRINUSE" ? `port ${port} on 127.0.0.1 is taken; give another one` : message);
  process.exit(1);
});
server.listen(port, "127.0.0.1", () =>
  console.log(`listening on 127.0.0.1:${server.address().port}, serving ${domains.join(" ") || "nothing"}`));
process.on("SIGTERM", () => {
  server.close(() => linkd?.stdin.end());
  server.closeIdleConnections();
});
