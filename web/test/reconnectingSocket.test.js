// The line to the server: when it is taken for dead, and when not. Time is the test's.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { FIRST_WORD, ReconnectingSocket } from "../src/reconnectingSocket.js";

/** As the server wishes it. */
const [STILL, WAITING, ANSWER] = [1200, 400, 900];

/** A message of this type; `welcome` says how the line is watched. @param {string} type */
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

function line(opens = true) {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  Object.defineProperty(globalThis, "WebSocket", { value: Socket, configurable: true });
  const socket = new Socket();
  const seen = { heard: /** @type {string[]} */ ([]), lost: 0, waits: false };
  const it = new ReconnectingSocket({
    dial: () => /** @type {WebSocket} */ (/** @type {unknown} */ (socket)),
    greet: () => it.say({ type: "hello", protocol: 1 }),
    hear: (message) => seen.heard.push(message.type),
    lost: () => {
      seen.lost += 1;
    },
    waits: () => seen.waits,
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

timed("a line that falls silent is asked, and given up when no answer comes", () => {
  const { socket, seen } = line();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL);
  assert.deepEqual(socket.sent, ["hello", "ping"]);
  assert.equal(seen.lost, 0);
  mock.timers.tick(ANSWER);
  assert.equal(seen.lost, 1);
  assert.ok(socket.closed);
  socket.bring("event");
  assert.deepEqual(seen.heard, ["welcome"], "a line that was given up is not listened to");
});

timed("any word is an answer", () => {
  const { socket, seen } = line();
  socket.stand();
  socket.bring("welcome");
  for (let n = 0; n < 5; n += 1) {
    socket.bring("event");
    mock.timers.tick(STILL + ANSWER - 1);
  }
  assert.equal(seen.lost, 0);
});

timed("who has just said something asks at once, and only once", () => {
  const { it, socket, seen } = line();
  socket.stand();
  socket.bring("welcome");
  it.probe();
  mock.timers.tick(ANSWER - 1);
  it.probe();
  assert.deepEqual(socket.sent, ["hello", "ping"]);
  mock.timers.tick(1);
  assert.equal(seen.lost, 1);
});

timed("who waits for something asks sooner", () => {
  const { it, socket, seen } = line();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL - WAITING - 1);
  seen.waits = true;
  it.say({ type: "subscribe", table: "t" });
  mock.timers.tick(WAITING);
  assert.deepEqual(socket.sent, ["hello", "subscribe", "ping"]);
  // The server is there, and what is waited for is not.
  socket.bring("pong");
  mock.timers.tick(WAITING);
  assert.deepEqual(socket.sent, ["hello", "subscribe", "ping", "ping"]);
  seen.waits = false;
  socket.bring("event");
  mock.timers.tick(STILL - 1);
  assert.deepEqual(socket.sent.length, 4, "nobody waits any more");
});

timed("what is said does not put off the next question", () => {
  const { it, socket } = line();
  socket.stand();
  socket.bring("welcome");
  for (let n = 0; n < 4; n += 1) {
    mock.timers.tick(STILL / 4);
    if (n < 3) it.say({ type: "unsubscribe", table: "t" });
  }
  assert.equal(socket.sent.at(-1), "ping");
});

timed("a line that never stands is given up, and the next one gets more time", () => {
  const { it, seen } = line();
  mock.timers.tick(FIRST_WORD);
  assert.equal(seen.lost, 1);
  it.open();
  mock.timers.tick(2 * FIRST_WORD - 1);
  assert.equal(seen.lost, 1);
  mock.timers.tick(1);
  assert.equal(seen.lost, 2);
});

timed("where lines stand quickly the next one is given up sooner", () => {
  const { it, socket, seen } = line();
  socket.stand();
  mock.timers.tick(500);
  socket.bring("welcome");
  it.drop();
  it.open();
  mock.timers.tick(2999);
  assert.equal(seen.lost, 1);
  mock.timers.tick(1);
  assert.equal(seen.lost, 2);
});

timed("a page that has slept asks again before it gives up", () => {
  const { socket, seen } = line();
  socket.stand();
  socket.bring("welcome");
  mock.timers.tick(STILL);
  // The clock goes on while the timers stand still.
  mock.timers.setTime(Date.now() + 600_000);
  mock.timers.tick(1);
  assert.equal(seen.lost, 0);
  assert.deepEqual(socket.sent, ["hello", "ping", "ping"]);
  socket.bring("pong");
  mock.timers.tick(STILL - 1);
  assert.equal(seen.lost, 0);
});

/** A line that takes over a connection which has been begun. @param {number} readyState @param {string[]} heard */
function takenOver(readyState, heard) {
  const { it, socket, seen } = line(false);
  socket.readyState = readyState;
  socket.onopen = () => socket.send('{"type":"hello"}');
  it.open({
    socket: /** @type {WebSocket} */ (/** @type {unknown} */ (socket)),
    heard: heard.map((type) => /** @type {MessageEvent} */ ({ data: frame(type) })),
  });
  return { it, socket, seen };
}

timed("a connection that greets by itself is taken over, with what it has heard", () => {
  const { socket, seen } = takenOver(1, ["welcome"]);
  socket.bring("lobby");
  assert.deepEqual(seen.heard, ["welcome", "lobby"]);
  assert.deepEqual(socket.sent, []);
  mock.timers.tick(STILL);
  assert.deepEqual(socket.sent, ["ping"], "and it is watched");
});

timed("a connection that is still to stand says hello once", () => {
  const { socket, seen } = takenOver(0, []);
  socket.stand();
  socket.bring("welcome");
  assert.deepEqual(socket.sent, ["hello"]);
  assert.deepEqual(seen.heard, ["welcome"]);
});

timed("a connection that has ended before it was taken over is lost once", () => {
  const { seen } = takenOver(3, ["bye"]);
  assert.deepEqual([seen.heard, seen.lost], [["bye"], 1]);
});

timed("a line that is closed is lost once", () => {
  const { it, socket, seen } = line();
  socket.stand();
  socket.onclose?.();
  it.drop();
  assert.equal(seen.lost, 1);
});
