// The conversation with the server: who I am, one WebSocket that comes back by itself, commands that
// are sent again until they are answered, and the tables that I follow.
import { batch, signal } from "./lib.js";
import { moves, pace } from "./settings.js";
import { afterUpdate, fromSnapshot, withPresence } from "./table/state.js";

/** @typedef {import("../types/protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("../types/protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("../types/protocol.js").Command} Command */
/** @typedef {import("../types/protocol.js").CreateTable} CreateTable */
/** @typedef {import("../types/protocol.js").LobbyTable} LobbyTable */
/** @typedef {import("../types/protocol.js").Problem} Problem */
/** @typedef {import("./table/state.js").Table} Table */

const PROTOCOL = 2;

/** How long a move of somebody else stays before the next one is shown, in milliseconds. */
const BREATH = 700;

/** @type {import("./lib.js").Signal<import("../types/protocol.js").Person | null>} */
export const me = signal(null);
export const online = signal(false);
/** Whether the connection has ever stood: before that, nobody is told that it is lost. */
export const greeted = signal(false);
/** @type {import("./lib.js").Signal<import("../types/protocol.js").BotInfo[]>} */
export const bots = signal([]);
/** @type {import("./lib.js").Signal<LobbyTable[]>} */
export const lobby = signal([]);

/** A refusal of the server, or of the way to it. */
export class Refusal extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.message);
    this.code = problem.code;
  }
}

/**
 * Asks the HTTP side.
 * @template T @param {string} path @param {{method?: string, body?: unknown}} [wish] @returns {Promise<T>}
 */
export async function ask(path, { method = "GET", body } = {}) {
  const response = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer = text === "" ? {} : JSON.parse(text);
  if (!response.ok) throw new Refusal(answer);
  return answer;
}

/** @type {WebSocket | null} */
let socket = null;
let wait = 500;
let counter = 0;
const run = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** @typedef {{table?: string, seq?: number}} Answer */

/** @type {Map<string, {message: ClientMessage, done: (answer: Answer) => void, fail: (problem: Refusal) => void}>} */
const unanswered = new Map();

/**
 * @typedef {{
 *   state: import("./lib.js").Signal<Table | null>,
 *   problem: import("./lib.js").Signal<string>,
 *   queue: import("../types/protocol.js").TableUpdate[],
 *   timer: ReturnType<typeof setTimeout> | 0,
 *   shownAt: number,
 * }} Followed `queue` are events that have come and wait to be shown
 */
/** @type {Map<string, Followed>} */
const followed = new Map();
let followsLobby = false;

/** Begins the conversation. A guest is made if nobody is known. */
export async function connect() {
  try {
    const reply = await ask("/api/session", { method: "POST", body: {} });
    me.value = /** @type {import("../types/protocol.js").SessionReply} */ (reply).you;
    open();
  } catch {
    retry();
  }
}

function retry() {
  online.value = false;
  setTimeout(connect, wait);
  wait = Math.min(wait * 2, 10_000);
}

function open() {
  const url = new URL("/ws", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const mine = new WebSocket(url);
  socket = mine;
  mine.onopen = () => say({ type: "hello", protocol: PROTOCOL });
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onclose = () => {
    if (socket === mine) retry();
  };
}

/** @param {ClientMessage} message */
function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** @param {ServerMessage} message */
function hear(message) {
  switch (message.type) {
    case "welcome":
      wait = 500;
      batch(() => {
        me.value = message.you;
        bots.value = message.bots;
        online.value = true;
        greeted.value = true;
      });
      if (followsLobby) say({ type: "lobby", follow: true });
      for (const [table, it] of followed) subscribe(table, it);
      for (const { message: again } of unanswered.values()) say(again);
      break;
    case "snapshot": {
      const it = followed.get(message.table);
      if (it) {
        clearTimeout(it.timer);
        it.queue = [];
        it.timer = 0;
        it.state.value = fromSnapshot(message);
      }
      break;
    }
    case "event":
      enqueue(message);
      break;
    case "resumed":
    case "presence": {
      const state = followed.get(message.table)?.state;
      if (state?.value) state.value = withPresence(state.value, message.presence);
      break;
    }
    case "lobby":
      lobby.value = message.tables;
      break;
    case "lobby_table":
      lobby.value = [message.table, ...lobby.value.filter((table) => table.id !== message.table.id)].sort(
        (a, b) => b.created_at - a.created_at,
      );
      break;
    case "lobby_gone":
      lobby.value = lobby.value.filter((table) => table.id !== message.table);
      break;
    case "done":
      unanswered.get(message.id)?.done(message);
      unanswered.delete(message.id);
      break;
    case "error":
      refused(message);
      break;
    case "pong":
    case "bye":
      break;
  }
}

/** @param {ServerMessage & {type: "error"}} error */
function refused(error) {
  const refusal = new Refusal(error);
  if (error.id !== undefined) {
    const asked = unanswered.get(error.id);
    if (
      error.code === "rate/limited" &&
      asked &&
      error.retry_after !== undefined &&
      error.retry_after < 5000
    ) {
      setTimeout(() => say(asked.message), error.retry_after);
      return;
    }
    unanswered.delete(error.id);
    asked?.fail(refusal);
  } else if (error.table !== undefined) {
    const it = followed.get(error.table);
    if (it) it.problem.value = error.code;
  }
}

/** @param {string} table @param {Followed} it */
function subscribe(table, it) {
  const seen = it.queue.at(-1)?.seq ?? it.state.value?.seq;
  say(seen === undefined ? { type: "subscribe", table } : { type: "subscribe", table, after: seen });
}

/**
 * Moves of others are shown one after the other, with a breath between them, so that they can be
 * followed; when many wait, there is no time to breathe.
 * @param {import("../types/protocol.js").TableUpdate} update
 */
function enqueue(update) {
  const it = followed.get(update.table);
  if (!it?.state.value) return;
  it.queue.push(update);
  if (!it.timer) drain(update.table, it);
}

/** @param {string} table @param {Followed} it */
function drain(table, it) {
  it.timer = 0;
  while (it.queue.length > 0 && it.state.value) {
    const [next] = it.queue;
    const acted = next.event.type === "acted";
    const left = it.shownAt + breath() - performance.now();
    if (acted && left > 0 && it.queue.length < 8) {
      it.timer = setTimeout(() => drain(table, it), left);
      return;
    }
    it.queue.shift();
    const after = afterUpdate(it.state.value, next, me.value?.id ?? "");
    if (after === null) {
      it.queue = [];
      it.state.value = null;
      say({ type: "subscribe", table });
      return;
    }
    if (acted) it.shownAt = performance.now();
    it.state.value = after;
  }
}

function breath() {
  return pace.value === "quick" || document.hidden ? 0 : moves() ? BREATH : BREATH / 2;
}

/**
 * Follows a table from now on.
 * @param {string} table
 */
export function follow(table) {
  let it = followed.get(table);
  if (!it) {
    it = {
      state: signal(/** @type {Table | null} */ (null)),
      problem: signal(""),
      queue: [],
      timer: 0,
      shownAt: 0,
    };
    followed.set(table, it);
    subscribe(table, it);
  }
  return it;
}

/** @param {string} table */
export function unfollow(table) {
  const it = followed.get(table);
  if (!it) return;
  clearTimeout(it.timer);
  followed.delete(table);
  say({ type: "unsubscribe", table });
}

/** @param {boolean} on */
export function followLobby(on) {
  followsLobby = on;
  say({ type: "lobby", follow: on });
}

/**
 * Sends something with a name of its own, again and again until it is answered.
 * @param {(id: string) => ClientMessage} make
 * @returns {Promise<{table?: string, seq?: number}>}
 */
function request(make) {
  counter += 1;
  const id = `${run}-${counter}`;
  const message = make(id);
  return new Promise((done, fail) => {
    unanswered.set(id, { message, done, fail });
    say(message);
  });
}

/** @param {string} table @param {Command} command */
export function command(table, command) {
  return request((id) => ({ type: "command", id, table, do: command }));
}

/** @param {CreateTable} wish */
export function create(wish) {
  return request((id) => ({ type: "create", id, ...wish }));
}

/** @param {string} name */
export async function rename(name) {
  await request((id) => ({ type: "rename", id, name }));
  if (me.value) me.value = { ...me.value, name };
}
