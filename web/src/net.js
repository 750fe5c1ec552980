// The conversation with the server: who I am, a line that comes back by itself, what I have asked
// and not heard of yet, and the tables that I follow. Nothing is sent a second time by itself.
import { bootstrap } from "./bootstrap.js";
import { batch, effect, signal } from "./lib.js";
import { ReconnectingSocket } from "./reconnectingSocket.js";
import { moves, recall, remember, settings } from "./settings.js";
import { afterUpdate, fromSnapshot, moveOf, withMay, withPresence, withTalk } from "./table/state.js";

/** @typedef {import("../types/protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("../types/protocol.js").ClientMessage} ClientMessage */
/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").Command} Command */
/** @typedef {import("../types/protocol.js").CreateTable} CreateTable */
/** @typedef {import("../types/protocol.js").LobbyTable} LobbyTable */
/** @typedef {import("./table/state.js").Table} Table */

const PROTOCOL = 2;

/** How long a question over HTTP may take, in milliseconds. */
const ASKING = 20_000;

/** How long a move of somebody else stays before the next one is shown, in milliseconds. */
const BREATH = 700;

/** @type {import("./lib.js").Signal<import("../types/protocol.js").Person | null>} */
export const me = signal(null);
export const online = signal(false);
/** Whether the connection has ever stood: before that, nobody is told that it is lost. */
export const greeted = signal(false);
/**
 * Why the server does not let me in.
 * @type {import("./lib.js").Signal<Refusal | null>}
 */
export const keptOut = signal(null);
/** @type {import("./lib.js").Signal<import("../types/protocol.js").BotInfo[]>} */
export const bots = signal(bootstrap.bots ?? []);
/** @type {import("./lib.js").Signal<LobbyTable[]>} */
export const lobby = signal([]);
/** By how many milliseconds the clock of the server is ahead of mine. */
let ahead = 0;

/** What time it is at the server, by which all clocks go. */
export const serverNow = () => Date.now() + ahead;

/** Grows whenever something has changed among the people whom I know here; 0 where I know nobody. */
export const peopleNews = signal(0);
/** Where the list goes on, if there is more of it. */
export const lobbyBefore = signal("");

/** A refusal of the server, or of the way to it. */
export class Refusal extends Error {
  /** @param {{code: string, message: string, reason?: import("../types/protocol.js").Reason}} problem */
  constructor(problem) {
    super(problem.message);
    this.code = problem.code;
    this.reason = problem.reason;
  }
}

/**
 * Asks the HTTP side.
 * @template T @param {string} path @param {{method?: string, body?: unknown}} [wish] @returns {Promise<T>}
 */
export async function ask(path, { method = "GET", body } = {}) {
  return read(
    await fetch(path, {
      method,
      signal: AbortSignal.timeout(ASKING),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
  );
}

/** What an answer says. @param {Response} response */
async function read(response) {
  const text = await response.text();
  const answer = text === "" ? {} : JSON.parse(text);
  if (!response.ok) throw new Refusal(answer);
  return answer;
}

const line = new ReconnectingSocket({
  dial: () => {
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url);
  },
  greet: () => line.say({ type: "hello", protocol: PROTOCOL }),
  hear,
  lost,
  waits: () => unanswered.size > 0 || [...followed.values()].some((it) => it.waits),
});

/** About so long before the first try to connect again and the second, in milliseconds; then twice as long. */
const [FIRST_TRY, SECOND_TRY, LAST_TRY] = [100, 500, 10_000];
let wait = FIRST_TRY;
/** Whether the line has ended before anybody was welcomed: why, only a request can tell. */
let unwelcome = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let nextTry;
let counter = 0;
const run = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** @typedef {{table?: string, seq?: number}} Answer */
/**
 * @typedef {{
 *   message: ClientMessage, done: (answer: Answer) => void, fail: (problem: Refusal) => void,
 *   action?: {table: string, lost: boolean},
 * }} Asked `action` is what I do in a game; `lost` if the line ended before the answer, so that the
 *   server has to be asked whether it was carried out
 */
/** @type {Map<string, Asked>} */
const unanswered = new Map();

/**
 * @typedef {{
 *   state: import("./lib.js").Signal<Table | null>,
 *   problem: import("./lib.js").Signal<string>,
 *   review: import("./lib.js").Signal<import("../types/protocol.js").Review | null>,
 *   begun: import("./lib.js").Signal<number>,
 *   queue: import("../types/protocol.js").TableUpdate[],
 *   timer: ReturnType<typeof setTimeout> | 0,
 *   shownAt: number,
 *   waits: boolean,
 * }} Followed `queue` are events that have come and wait to be shown; `begun` grows each time that the server tells of
 *   the table anew, and `review` is that of its game; `waits` while the table has been asked for and has not come
 */
/** @type {Map<string, Followed>} */
const followed = new Map();
let followsLobby = false;
/**
 * What I took back before the server said whether it was carried out: command and table.
 * @type {Map<string, string>}
 */
const takenBack = new Map();

/** Begins the conversation. A guest is made if nobody is known. */
export async function connect() {
  clearTimeout(nextTry);
  try {
    // Who has been here before is most likely still known: the line need not wait until that is sure.
    if (recall("known") === "yes" && !unwelcome) {
      const begun = bootstrap.line;
      bootstrap.line = undefined;
      line.open(begun);
      return;
    }
    me.value = (await session()).you;
    keptOut.value = null;
    unwelcome = false;
    line.open();
  } catch (error) {
    if (error instanceof Refusal && error.code === "session/blocked") keptOut.value = error;
    lost();
  }
}

/**
 * Who I am. The page itself has asked, before any module was there, unless it comes from a folder.
 * @returns {Promise<import("../types/protocol.js").SessionReply>}
 */
async function session() {
  const asked = bootstrap.session;
  bootstrap.session = undefined;
  return asked ? read(await asked) : ask("/api/session", { method: "POST", body: {} });
}

function retry() {
  // Not all at once who have lost the same server.
  nextTry = setTimeout(connect, wait * (0.5 + Math.random()));
  wait = Math.min(Math.max(wait * 2, SECOND_TRY), LAST_TRY);
}

/** The line has ended or fallen silent. */
function lost() {
  unwelcome ||= !online.value;
  online.value = false;
  for (const [id, asked] of unanswered) {
    if (asked.action) asked.action.lost = true;
    else give(id, "web/unanswered");
  }
  retry();
}

/** Looks after the line when the page is looked at again, or the network has changed. */
export function watchNetwork() {
  addEventListener("online", () => line.probe());
  addEventListener("offline", () => line.probe());
  document.addEventListener("visibilitychange", () => document.hidden || line.probe());
}

/** Gives up waiting for an answer. @param {string} id @param {string} code */
function give(id, code) {
  const asked = unanswered.get(id);
  unanswered.delete(id);
  asked?.fail(new Refusal({ code, message: code }));
}

/** Nobody waits any more for what was done at a table. @param {string} table */
function leaveUnanswered(table) {
  for (const [id, { action }] of unanswered) if (action?.table === table) give(id, "web/unanswered");
}

/** @param {ServerMessage} message */
function hear(message) {
  switch (message.type) {
    case "welcome": {
      wait = FIRST_TRY;
      ahead = message.now - Date.now();
      unwelcome = false;
      // What was asked before the line first stood has not been said yet.
      const unsaid = greeted.peek() ? [] : [...unanswered.values()];
      remember("known", "yes");
      batch(() => {
        me.value = message.you;
        // Also what was said while there was no line.
        if (message.people || peopleNews.peek() > 0) peopleNews.value += 1;
        bots.value = message.bots;
        online.value = true;
        greeted.value = true;
      });
      if (followsLobby) line.say({ type: "lobby", follow: true });
      for (const [table, it] of followed) subscribe(table, it);
      // What the old line left open has had its effect, or never will.
      for (const [id, { action }] of unanswered) if (action?.lost) takenBack.set(id, action.table);
      for (const [id, table] of takenBack) line.say({ type: "withdraw", id, table });
      for (const { message: mine } of unsaid) line.say(mine);
      break;
    }
    case "snapshot": {
      const it = followed.get(message.table);
      if (it) {
        begin(it);
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
      const it = followed.get(message.table);
      if (!it?.state.value) break;
      it.state.value = withPresence(it.state.value, message.presence);
      if (message.type === "resumed") {
        it.state.value = withMay(it.state.value, message.may);
        begin(it);
      }
      break;
    }
    case "may": {
      const it = followed.get(message.table);
      if (it?.state.value) it.state.value = withMay(it.state.value, message.may);
      break;
    }
    case "watchers_talk": {
      const it = followed.get(message.table);
      if (it?.state.value) it.state.value = withTalk(it.state.value, message.lines);
      break;
    }
    case "review": {
      const it = followed.get(message.table);
      if (it) it.review.value = message.review ?? null;
      break;
    }
    case "lobby":
      lobby.value = message.tables;
      lobbyBefore.value = message.before ?? "";
      break;
    case "lobby_table":
      lobby.value = [message.table, ...lobby.value.filter((table) => table.id !== message.table.id)].sort(
        (a, b) => b.created_at - a.created_at,
      );
      break;
    case "lobby_gone":
      lobby.value = lobby.value.filter((table) => table.id !== message.table);
      break;
    case "people":
      peopleNews.value += 1;
      break;
    case "withdrawn":
      takenBack.delete(message.id);
      give(message.id, "web/not_done");
      break;
    case "done":
      takenBack.delete(message.id);
      unanswered.get(message.id)?.done(message);
      unanswered.delete(message.id);
      break;
    case "error":
      refused(message);
      break;
    case "bye":
      if (message.code === "session/expired") remember("known", "no");
      else if (message.code === "session/blocked") unwelcome = true;
      break;
    case "pong":
      break;
  }
}

/** The server tells of a table anew: also of the review, if there is one. @param {Followed} it */
function begin(it) {
  it.waits = false;
  it.review.value = null;
  it.begun.value += 1;
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
      const again = () => {
        if (unanswered.get(error.id ?? "") === asked && !asked.action?.lost) line.say(asked.message);
      };
      setTimeout(again, error.retry_after);
      return;
    }
    unanswered.delete(error.id);
    asked?.fail(refusal);
  } else if (error.table !== undefined) {
    const it = followed.get(error.table);
    if (it) {
      it.problem.value = error.code;
      it.waits = false;
    }
    leaveUnanswered(error.table);
  }
}

/** @param {string} table @param {Followed} it */
function subscribe(table, it) {
  const seen = it.queue.at(-1)?.seq ?? it.state.value?.seq;
  it.waits = true;
  line.say(seen === undefined ? { type: "subscribe", table } : { type: "subscribe", table, after: seen });
  sayPace(table);
}

/** Says how fast the bots should move. @param {string} table */
function sayPace(table) {
  line.say({ type: "pace", table, pace: settings.pace.peek() === "quick" ? "quick" : "calm" });
}

effect(() => {
  void settings.pace.value;
  for (const table of followed.keys()) sayPace(table);
});

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
      it.waits = true;
      line.say({ type: "subscribe", table });
      return;
    }
    if (acted) it.shownAt = performance.now();
    it.state.value = after;
  }
}

function breath() {
  return settings.pace.value === "quick" || document.hidden ? 0 : moves() ? BREATH : BREATH / 2;
}

/** The number of the last event that has come from a table, shown or not. @param {string} table */
export function received(table) {
  const it = followed.get(table);
  return it?.queue.at(-1)?.seq ?? it?.state.value?.seq ?? 0;
}

/** How many moves have come from a table, shown or not. @param {string} table */
function moved(table) {
  const it = followed.get(table);
  const numbers = it?.queue.map((update) => moveOf(update) ?? 0) ?? [];
  return Math.max(it?.state.value?.moves ?? 0, ...numbers);
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
      review: signal(/** @type {import("../types/protocol.js").Review | null} */ (null)),
      begun: signal(0),
      queue: [],
      timer: 0,
      shownAt: 0,
      waits: false,
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
  leaveUnanswered(table);
  line.say({ type: "unsubscribe", table });
}

/** Fetches the next page of the list. */
export async function moreTables() {
  const before = lobbyBefore.value;
  const page = /** @type {import("../types/protocol.js").TablesPage} */ (
    await ask(`/api/tables?before=${encodeURIComponent(before)}`)
  );
  // The list may have begun anew meanwhile.
  if (before !== lobbyBefore.value) return;
  const known = new Set(lobby.value.map((table) => table.id));
  lobby.value = [...lobby.value, ...page.tables.filter((table) => !known.has(table.id))];
  lobbyBefore.value = page.before ?? "";
}

/** @param {boolean} on */
export function followLobby(on) {
  followsLobby = on;
  line.say({ type: "lobby", follow: on });
}

/**
 * Asks something under a name of its own, as soon as the line stands for the first time. It is sent once: if the
 * line ends before the answer, it fails, and who asked may ask again.
 * @param {(id: string) => ClientMessage} make @param {Asked["action"]} [action]
 */
function request(make, action) {
  counter += 1;
  const id = `${run}-${counter}`;
  const message = make(id);
  /** @type {Promise<Answer>} */
  const answer = new Promise((done, fail) => {
    unanswered.set(id, { message, done, fail, action });
  });
  if (greeted.peek()) line.say(message);
  // So that a dead line is noticed now, when somebody waits.
  line.probe();
  return { id, answer };
}

/** @param {string} table @param {Command} wish */
export function command(table, wish) {
  return request((id) => ({ type: "command", id, table, do: wish })).answer;
}

/**
 * Acts in a game, if no move has been made there since the last one that has come. What is not
 * answered can be taken back: the server then sees to it that it is never carried out.
 * @param {string} table @param {Action} action
 */
export function act(table, action) {
  const expect = moved(table);
  const { id, answer } = request(
    (name) => ({ type: "command", id: name, table, expect, do: { type: "act", action } }),
    { table, lost: false },
  );
  const withdraw = () => {
    if (!unanswered.has(id)) return;
    give(id, "web/withdrawn");
    takenBack.set(id, table);
    if (online.peek()) line.drop();
  };
  return { answer, withdraw };
}

/** @param {CreateTable} wish */
export function create(wish) {
  return request((id) => ({ type: "create", id, ...wish })).answer;
}

/** @param {string} name */
export async function rename(name) {
  await request((id) => ({ type: "rename", id, name })).answer;
  if (me.value) me.value = { ...me.value, name };
}
