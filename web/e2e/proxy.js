// A proxy of the server that can drop traffic without closing connections.
import { connect, createServer } from "node:net";

/** @typedef {"both" | "answers" | "none"} Silence what it drops: everything, what the server sends, or nothing */

/**
 * @param {string} url of the server
 */
export async function openWay(url) {
  const { hostname, port } = new URL(url);
  /** @type {Silence} */
  let silence = "none";
  /** @type {Set<{near: import("node:net").Socket, far: import("node:net").Socket}>} */
  const pairs = new Set();
  const settle = () => {
    for (const { near, far } of pairs) {
      if (silence === "both") near.pause();
      else near.resume();
      if (silence === "none") far.resume();
      else far.pause();
    }
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = { near, far };
    pairs.add(pair);
    near.on("data", (data) => far.write(data));
    far.on("data", (data) => near.write(data));
    for (const socket of [near, far]) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    settle();
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** @param {Silence} what */
    silence(what) {
      silence = what;
      settle();
    },
    /** What is held back now is lost for good. */
    lose() {
      for (const { near, far } of [...pairs]) {
        near.destroy();
        far.destroy();
      }
    },
    stop() {
      this.lose();
      return new Promise((done) => server.close(done));
    },
  };
}
