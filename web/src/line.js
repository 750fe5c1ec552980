// The line to the server: a WebSocket that notices its own death, also where nobody closes it.

/** @typedef {import("../types/protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("../types/protocol.js").ServerMessage} ServerMessage */

/** How long the line may be still before it is asked whether it lives, in milliseconds. */
export const STILL = 3000;
/** How long the answer may take. */
export const ANSWER = 4000;
/** How long a new line may take until the first word. */
export const FIRST_WORD = 8000;
/** A timer that is later than this tells that the page has slept, and nothing of the line. */
const SLEPT = 1500;

/**
 * @typedef {{
 *   dial: () => WebSocket, greet: () => void, hear: (message: ServerMessage) => void, lost: () => void,
 * }} Ends `dial` begins a connection; `lost` is called once for each that ends or falls silent
 */

export class Line {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Whether an answer is awaited. */
  #asked = false;
  #beats = 0;
  #ends;

  /** @param {Ends} ends */
  constructor(ends) {
    this.#ends = ends;
  }

  /** Begins a connection, or takes over one that greets by itself. @param {import("./early.js").Begun} [begun] */
  open(begun) {
    const mine = begun?.socket ?? this.#ends.dial();
    this.#socket = mine;
    this.#wait(FIRST_WORD);
    if (!begun) mine.onopen = () => this.#ends.greet();
    mine.onmessage = (event) => {
      this.#asked = false;
      this.#wait(STILL);
      this.#ends.hear(JSON.parse(event.data));
    };
    mine.onclose = () => this.drop();
    for (const event of begun?.heard ?? []) if (this.#socket === mine) mine.onmessage(event);
    if (mine.readyState >= WebSocket.CLOSING && this.#socket === mine) this.drop();
  }

  /** Says something, if there is a line. @param {ClientMessage} message */
  say(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Asks at once whether the line lives. */
  probe() {
    if (this.#asked || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#asked = true;
    this.#beats += 1;
    this.say({ type: "ping", n: this.#beats });
    this.#wait(ANSWER);
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

  /** @param {number} time until the line, if nothing is heard, is asked or given up */
  #wait(time) {
    clearTimeout(this.#timer);
    const due = Date.now() + time;
    this.#timer = setTimeout(() => {
      if (Date.now() - due > SLEPT) {
        this.#asked = false;
        if (this.#socket?.readyState === WebSocket.OPEN) this.probe();
        else this.#wait(FIRST_WORD);
      } else if (time === STILL) this.probe();
      else this.drop();
    }, time);
  }
}
