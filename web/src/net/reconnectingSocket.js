// A WebSocket that detects a dead connection, even if nobody closes it, and connects again.

/** @typedef {import("../../types/protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("../../types/protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("../../types/protocol.js").Heartbeat} Heartbeat */

/** The timeout for the first message of a new connection, in milliseconds, before there is a measurement. */
export const FIRST_MESSAGE = 4000;
/** Later the timeout is this multiple of the last measurement, within these bounds. */
const [FACTOR, SHORTEST, LONGEST] = [6, 1500, 16_000];
/** A timer that fires later than this shows that the page was suspended, not that the connection is dead. */
const SUSPENDED = 1500;
/** The mean pauses before the first and second retry, in milliseconds; then the pause doubles up to the last one. */
const [FIRST_PAUSE, SECOND_PAUSE, LAST_PAUSE] = [100, 500, 10_000];

/**
 * @typedef {{
 *   create: () => WebSocket, connect: () => void, onOpen: () => void, onMessage: (message: ServerMessage) => void,
 *   onLost: () => void, isWaiting: () => boolean,
 * }} Callbacks `create` makes a socket; `connect` is called when it is time to connect again, and calls `open`;
 *   `onLost` is called once for each connection that ends or times out; `isWaiting` says whether an answer is due
 */

export class ReconnectingSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** When that timer fires. */
  #due = 0;
  /** Whether a ping is unanswered. */
  #pinged = false;
  /** The timeout for the first message of this connection. */
  #patience = FIRST_MESSAGE;
  #openedAt = 0;
  #pings = 0;
  /** The server's limits: the idle time before a ping, and the time for its answer. */
  #heartbeat = /** @type {Heartbeat | null} */ (null);
  #pause = FIRST_PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #nextTry;
  #callbacks;

  /** @param {Callbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
  }

  /**
   * Opens a connection, or takes over one that the page's head has opened.
   * @param {import("../bootstrap.js").OpenedSocket} [opened]
   */
  open(opened) {
    const socket = opened?.socket ?? this.#callbacks.create();
    this.#socket = socket;
    this.#openedAt = Date.now();
    this.#waitForFirstMessage();
    if (!opened) socket.onopen = () => this.#callbacks.onOpen();
    socket.onmessage = (event) => {
      this.#pinged = false;
      const message = /** @type {ServerMessage} */ (JSON.parse(event.data));
      if (message.type === "welcome") {
        this.#heartbeat = message.heartbeat;
        this.#patience = Math.min(Math.max(FACTOR * (Date.now() - this.#openedAt), SHORTEST), FIRST_MESSAGE);
        this.#pause = FIRST_PAUSE;
      }
      try {
        this.#callbacks.onMessage(message);
      } finally {
        if (this.#socket === socket) this.#wait(this.#silence(), () => this.ping());
      }
    };
    socket.onclose = () => this.close();
    for (const event of opened?.received ?? []) if (this.#socket === socket) socket.onmessage(event);
    if (socket.readyState >= WebSocket.CLOSING && this.#socket === socket) this.close();
  }

  #waitForFirstMessage() {
    this.#wait(this.#patience, () => {
      // The network may be slow.
      this.#patience = Math.min(2 * this.#patience, LONGEST);
      this.close();
    });
  }

  /** The idle time after which the client sends a ping. */
  #silence() {
    const heartbeat = this.#heartbeat;
    if (!heartbeat) return FIRST_MESSAGE;
    return this.#callbacks.isWaiting() ? heartbeat.ask_waiting : heartbeat.ask_after;
  }

  /** Sends a message if there is an open connection. @param {ClientMessage} message */
  send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    const silence = this.#silence();
    if (this.#heartbeat && !this.#pinged && this.#due > Date.now() + silence)
      this.#wait(silence, () => this.ping());
  }

  /** Checks now whether the connection is alive. */
  ping() {
    if (this.#pinged || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#pinged = true;
    this.#pings += 1;
    this.send({ type: "ping", n: this.#pings });
    this.#wait(this.#heartbeat?.lost_after ?? FIRST_MESSAGE, () => this.close());
  }

  /** Closes the connection: nothing more is received from it or sent over it. A new one follows. */
  close() {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    clearTimeout(this.#timer);
    this.#pinged = false;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    this.#callbacks.onLost();
    this.retry();
  }

  /** Connects again after a random pause: all clients of a server lose their connections at the same time. */
  retry() {
    clearTimeout(this.#nextTry);
    this.#nextTry = setTimeout(() => this.#callbacks.connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(Math.max(this.#pause * 2, SECOND_PAUSE), LAST_PAUSE);
  }

  /** @param {number} time after which `then` runs if no message arrives @param {() => void} then */
  #wait(time, then) {
    clearTimeout(this.#timer);
    const due = Date.now() + time;
    this.#due = due;
    this.#timer = setTimeout(() => {
      if (Date.now() - due > SUSPENDED) {
        this.#pinged = false;
        if (this.#socket?.readyState === WebSocket.OPEN) this.ping();
        else this.#waitForFirstMessage();
      } else then();
    }, time);
  }
}
