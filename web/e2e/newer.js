// A proxy of the server that can pretend to have a newer client: the same files under another root.
import { createServer, request } from "node:http";
import { connect } from "node:net";

/** The root of the files of a client. */
const ROOT = /\/a\/([0-9a-f]{16})\//g;

/** @param {string} url of the server */
export async function openNewerWay(url) {
  const { hostname, port } = new URL(url);
  let newer = false;
  // A root that no client has, and from which the real one can be recovered.
  const there = (/** @type {string} */ text) =>
    newer ? text.replaceAll(ROOT, (_, root) => `/a/${[...root].toReversed().join("")}/`) : text;
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const far = request(
      { hostname, port, path: there(asked.url ?? "/"), method: asked.method, headers },
      (told) => {
        /** @type {Buffer[]} */
        const parts = [];
        told.on("data", (part) => parts.push(part));
        told.on("end", () => {
          const { "content-length": _, "content-security-policy": __, etag: ___, ...rest } = told.headers;
          const text = /^text\/(html|javascript)/.test(told.headers["content-type"] ?? "");
          const body = Buffer.concat(parts);
          answer.writeHead(told.statusCode ?? 500, rest);
          answer.end(text ? there(body.toString()) : body);
        });
      },
    );
    far.on("error", () => answer.destroy());
    asked.pipe(far);
  });
  server.on("upgrade", (asked, near) => {
    const far = connect(Number(port), hostname);
    const lines = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    far.write(`GET ${asked.url} HTTP/1.1\r\n${lines.join("")}\r\n`);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on("error", () => socket.destroy());
  });
  /** @type {Set<import("node:net").Socket>} */
  const sockets = new Set();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** From now on there is a newer client. */
    renew() {
      newer = true;
    },
    stop() {
      // Also those that became WebSockets: the server no longer closes those itself.
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}
