// When the socket counts as dead, and when it connects again. The test sets the time.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { FIRST_MESSAGE, ReconnectingSocket } from "../src/net/reconnectingSocket.js";

/** The server's limits: the idle time before a ping, the same while an answer is due, and the time for its answer. */
const [STILL, WAITING, ANSWER] = [1200, 400, 900];

/** A message of this type; `welcome` has the limits. @param {string} type */
function frame(type) {
  const heartbeat = { ask_after: STILL, ask_waiting: WAITING, lost_after: ANSWER, silence: 40_000 };
  return JSON.stringify(type === "welcome" ? { type, heartbeat } : { type });
}

/** A socket that does what the test says. */
class Socket {
  static OPEN = 1;
  static CLOSING = 2;
  readyState = 0;
  /** @type {string[]} */
  sent = [];
  closed = false;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onclose = null;
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text).type);
  }
  close() {
    this.closed = true;
  }
  stand() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** @param {string} type */
  bring(type) {
    this.onmessage?.({ data: frame(type) });
  }
}

function open(opens = true) {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Object.defineProperty(globalThis, "WebSocket", { value: Socket, configurable: true });
  const socket = new Socket();
  const seen = { received: /** @type {string[]} */ ([]), lost: 0, waits: false, connects: 0 };
  const it = new ReconnectingSocket({
    create: () => /** @type {WebSocket} */ (/** @type {unknown} */ (socket)),
    connect: () => {
      seen.connects += 1;
    },
    onOpen: () => it.send({ type: "hello", protocol: 1 }),
    onMessage: (message) => seen.received.push(message.type),
    onLost: () => {
      seen.lost += 1;
    },
    isWaiting: () => seen.waits,
  });
  if (opens) it.open();
  return { it, socket, seen };
}

/** @param {string} name @param {() => void} run */
const timed = (name, run) =>
  test(name, () => {
    try {
      run();
    } finally {
      mock.timers.reset();
    }
  });

timed("a silent connection gets a ping, and is closed without an answer", () => {
  const { socket, seen } = open();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL);
  assert.deepEqual(socket.sent, ["hello", "ping"]);
  assert.equal(seen.lost, 0);
  mock.timers.tick(ANSWER);
  assert.equal(seen.lost, 1);
  assert.ok(socket.closed);
  socket.bring("event");
  assert.deepEqual(seen.received, ["welcome"], "nothing is received after that");
});

timed("any message is an answer", () => {
  const { socket, seen } = open();
  socket.stand();
  socket.bring("welcome");
  for (let n = 0; n < 5; n += 1) {
    socket.bring("event");
    mock.timers.tick(STILL + ANSWER - 1);
  }
  assert.equal(seen.lost, 0);
});

timed("a ping on request is sent at once, and only once", () => {
  const { it, socket, seen } = open();
  socket.stand();
  socket.bring("welcome");
  it.ping();
  mock.timers.tick(ANSWER - 1);
  it.ping();
  assert.deepEqual(socket.sent, ["hello", "ping"]);
  mock.timers.tick(1);
  assert.equal(seen.lost, 1);
});

timed("the ping comes sooner while an answer is due", () => {
  const { it, socket, seen } = open();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL - WAITING - 1);
  seen.waits = true;
  it.send({ type: "subscribe", table: "t" });
  mock.timers.tick(WAITING);
  assert.deepEqual(socket.sent, ["hello", "subscribe", "ping"]);
  // The server is alive, but the answer is still due.
  socket.bring("pong");
  mock.timers.tick(WAITING);
  assert.deepEqual(socket.sent, ["hello", "subscribe", "ping", "ping"]);
  seen.waits = false;
  socket.bring("event");
  mock.timers.tick(STILL - 1);
  assert.deepEqual(socket.sent.length, 4, "no answer is due any longer");
});

timed("sending does not delay the next ping", () => {
  const { it, socket } = open();
  socket.stand();
  socket.bring("welcome");
  for (let n = 0; n < 4; n += 1) {
    mock.timers.tick(STILL / 4);
    if (n < 3) it.send({ type: "unsubscribe", table: "t" });
  }
  assert.equal(socket.sent.at(-1), "ping");
});

timed("a connection without a first message is closed, and the next one gets more time", () => {
  const { it, seen } = open();
  mock.timers.tick(FIRST_MESSAGE);
  assert.equal(seen.lost, 1);
  it.open();
  mock.timers.tick(2 * FIRST_MESSAGE - 1);
  assert.equal(seen.lost, 1);
  mock.timers.tick(1);
  assert.equal(seen.lost, 2);
});

timed("after a quick connection the next one gets less time", () => {
  const { it, socket, seen } = open();
  socket.stand();
  mock.timers.tick(500);
  socket.bring("welcome");
  it.close();
  it.open();
  mock.timers.tick(2999);
  assert.equal(seen.lost, 1);
  mock.timers.tick(1);
  assert.equal(seen.lost, 2);
});

timed("a suspended page sends a new ping before it closes the connection", () => {
  const { socket, seen } = open();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL);
  // The clock goes on while the timers are suspended.
  mock.timers.setTime(Date.now() + 600_000);
  mock.timers.tick(1);
  assert.equal(seen.lost, 0);
  assert.deepEqual(socket.sent, ["hello", "ping", "ping"]);
  socket.bring("pong");
  mock.timers.tick(STILL - 1);
  assert.equal(seen.lost, 0);
});

/** A socket that takes over an open connection. @param {number} readyState @param {string[]} received */
function takenOver(readyState, received) {
  const { it, socket, seen } = open(false);
  socket.readyState = readyState;
  socket.onopen = () => socket.send('{"type":"hello"}');
  it.open({
    socket: /** @type {WebSocket} */ (/** @type {unknown} */ (socket)),
    received: received.map((type) => /** @type {MessageEvent} */ ({ data: frame(type) })),
  });
  return { it, socket, seen };
}

timed("an open connection is taken over with the messages that it has received", () => {
  const { socket, seen } = takenOver(1, ["welcome"]);
  socket.bring("lobby");
  assert.deepEqual(seen.received, ["welcome", "lobby"]);
  assert.deepEqual(socket.sent, []);
  mock.timers.tick(STILL);
  assert.deepEqual(socket.sent, ["ping"], "and the heartbeat runs");
});

timed("a connection that is still opening sends hello once", () => {
  const { socket, seen } = takenOver(0, []);
  socket.stand();
  socket.bring("welcome");
  assert.deepEqual(socket.sent, ["hello"]);
  assert.deepEqual(seen.received, ["welcome"]);
});

timed("a connection that ended before it was taken over is lost once", () => {
  const { seen } = takenOver(3, ["bye"]);
  assert.deepEqual([seen.received, seen.lost], [["bye"], 1]);
});

timed("a closed connection is lost once", () => {
  const { it, socket, seen } = open();
  socket.stand();
  socket.onclose?.();
  it.close();
  assert.equal(seen.lost, 1);
});

timed("a lost connection is followed by another one, after a longer pause each time", () => {
  mock.method(Math, "random", () => 0.5);
  try {
    const { it, socket, seen } = open();
    for (const [n, pause] of [100, 500, 1000, 2000, 4000, 8000, 10_000, 10_000].entries()) {
      it.close();
      mock.timers.tick(pause - 1);
      assert.equal(seen.connects, n, `${pause}`);
      mock.timers.tick(1);
      assert.equal(seen.connects, n + 1, `${pause}`);
      it.open();
    }
    socket.stand();
    socket.bring("welcome");
    it.close();
    mock.timers.tick(100);
    assert.equal(seen.connects, 9, "a welcome resets the pause");
  } finally {
    mock.restoreAll();
  }
});
