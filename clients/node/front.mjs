// Serves a link domain over HTTP: hands each request to linkd and sends what it answers.
//
//   LINKD_CONFIG=linkd.json node front.mjs 8080
//
// It stands behind the proxy that has the certificate. LINKD_STORE and LINKD_BINARY count too. A linkd that dies is
// started again, one that cannot be started, as with a broken configuration, not before a second has passed.
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
  const end = (error) => {
    if (linkd !== child) return;
    linkd = undefined;
    if (error) console.error(`linkd has ended: ${error}`);
    for (const answer of pending.values()) answer(undefined);
  };
  child.on("error", end).on("close", end).stdin.on("error", end);
}

const ask = (params) => new Promise((resolve) => {
  if (!linkd && performance.now() - lastStart > 1000) start();
  if (!linkd) return resolve(unavailable);
  const id = ++lastId, asked = linkd;
  const answer = (value) => (clearTimeout(timer), pending.delete(id), resolve(value));
  // Longer than linkd waits for a store that is locked.
  const timer = setTimeout(() => (answer(unavailable), asked.kill("SIGKILL")), 10_000);
  pending.set(id, answer);
  linkd.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method: "handleRequest", params }) + "\n");
});

const server = createServer({ maxHeaderSize: 80 << 10 }, async (request, response) => {
  const { method, rawHeaders } = request, host = request.headers.host ?? "";
  // Otherwise a client took us for its proxy and sent the whole URL, which counts more than the Host header.
  const origin = request.url.startsWith("/") ? `https://${/^[^\s/?#@\\]+$/.test(host) ? host : ""}` : "";
  const url = (origin + request.url).replace(/[^\0-\x7f]/g, (byte) => `%${byte.charCodeAt().toString(16).toUpperCase()}`);
  const headers = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [[name, rawHeaders[at + 1]]]));
  // Twice, for the request that finds out that linkd has died.
  const answer = (await ask({ method, url, headers })) ?? (await ask({ method, url, headers })) ?? unavailable;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end(answer.body);
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () =>
  console.log(`listening on http://127.0.0.1:${server.address().port}`));
process.on("SIGTERM", () => server.close(() => linkd?.stdin.end()).closeIdleConnections());
