// The line to the server: a WebSocket that notices its own death, also where nobody closes it.

/** @typedef {import("../types/protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("../types/protocol.js").ServerMessage} ServerMessage */

/** @typedef {import("../types/protocol.js").Heartbeat} Heartbeat */

/** How long a new line may take until the first word, in milliseconds, while it is not known how long that takes. */
export const FIRST_WORD = 4000;
/** It may take so many times as long as the last one did, but never less or more than this. */
const [TIMES, SOONEST, LATEST] = [6, 1500, 16_000];
/** A timer that is later than this tells that the page has slept, and nothing of the line. */
const SLEPT = 1500;

/**
 * @typedef {{
 *   dial: () => WebSocket, greet: () => void, hear: (message: ServerMessage) => void, lost: () => void,
 *   waits: () => boolean,
 * }} Ends `dial` begins a connection; `lost` is called once for each that ends or falls silent; `waits` says whether an
 *   answer is awaited
 */

export class ReconnectingSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** When it rings. */
  #due = 0;
  /** Whether it has been asked if the line lives. */
  #asked = false;
  /** How long a new line may take until the first word, and when this one was begun, if there was no word yet. */
  #patience = FIRST_WORD;
  #begun = 0;
  #beats = 0;
  /** After which silence the line is asked, and how long the answer may take; the first word says it. */
  #heartbeat = /** @type {Heartbeat | null} */ (null);
  #ends;

  /** @param {Ends} ends */
  constructor(ends) {
    this.#ends = ends;
  }

  /** Begins a connection, or takes over one that greets by itself. @param {import("./bootstrap.js").Begun} [begun] */
  open(begun) {
    const mine = begun?.socket ?? this.#ends.dial();
    this.#socket = mine;
    this.#begun = Date.now();
    this.#waitForFirstWord();
    if (!begun) mine.onopen = () => this.#ends.greet();
    mine.onmessage = (event) => {
      this.#asked = false;
      const message = /** @type {ServerMessage} */ (JSON.parse(event.data));
      if (message.type === "welcome") {
        this.#heartbeat = message.heartbeat;
        this.#patience = Math.min(Math.max(TIMES * (Date.now() - this.#begun), SOONEST), FIRST_WORD);
      }
      try {
        this.#ends.hear(message);
      } finally {
        if (this.#socket === mine) this.#wait(this.#silence(), () => this.probe());
      }
    };
    mine.onclose = () => this.drop();
    for (const event of begun?.heard ?? []) if (this.#socket === mine) mine.onmessage(event);
    if (mine.readyState >= WebSocket.CLOSING && this.#socket === mine) this.drop();
  }

  #waitForFirstWord() {
    this.#wait(this.#patience, () => {
      // Perhaps the way is slow.
      this.#patience = Math.min(2 * this.#patience, LATEST);
      this.drop();
    });
  }

  /** After which silence it is asked whether the line lives. */
  #silence() {
    const heartbeat = this.#heartbeat;
    if (!heartbeat) return FIRST_WORD;
    return this.#ends.waits() ? heartbeat.ask_waiting : heartbeat.ask_after;
  }

  /** Says something, if there is a line. @param {ClientMessage} message */
  say(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    const silence = this.#silence();
    if (this.#heartbeat && !this.#asked && this.#due > Date.now() + silence)
      this.#wait(silence, () => this.probe());
  }

  /** Asks at once whether the line lives. */
  probe() {
    if (this.#asked || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked = true;
    this.#beats += 1;
    this.say({ type: "ping", n: this.#beats });
    this.#wait(this.#heartbeat?.lost_after ?? FIRST_WORD, () => this.drop());
  }

  /** Gives the line up: nothing more is heard from it, and nothing said. */
  drop() {
    const old = this.#socket;
    if (!old) return;
    this.#socket = null;
    clearTimeout(this.#timer);
    this.#asked = false;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    this.#ends.lost();
  }

  /** @param {number} time until something is done if nothing is heard @param {() => void} then */
  #wait(time, then) {
    clearTimeout(this.#timer);
    const due = Date.now() + time;
    this.#due = due;
    this.#timer = setTimeout(() => {
      if (Date.now() - due > SLEPT) {
        this.#asked = false;
        if (this.#socket?.readyState === WebSocket.OPEN) this.probe();
        else this.#waitForFirstWord();
      } else then();
    }, time);
  }
}
