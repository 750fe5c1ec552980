// The connection to the server: the session, unanswered requests, and messages for other modules. The client never
// repeats a request by itself after the connection is lost.
import { bootstrap } from "../bootstrap.js";
import { batch, signal } from "../lib.js";
import { recall, remember } from "../settings.js";
import { fetchJson, RequestError, readJson } from "./http.js";
import { ReconnectingSocket } from "./reconnectingSocket.js";

/** @typedef {import("../../types/protocol.js").ServerMessage} ServerMessage */
/** @typedef {import("../../types/protocol.js").ClientMessage} ClientMessage */

const PROTOCOL = 2;

/** A rate-limited request is repeated if the server allows it within this time, in milliseconds. */
const LONGEST_RETRY = 5000;

/** @type {import("../lib.js").Signal<import("../../types/protocol.js").Person | null>} */
export const me = signal(null);
export const online = signal(false);
/** Whether there has been a connection. Before that, the page doesn't report a lost connection. */
export const wasOnline = signal(false);
/** Whether the server can't be reached: the last attempt to connect has failed. */
export const unreachable = signal(false);
/**
 * Why the server refuses me.
 * @type {import("../lib.js").Signal<RequestError | null>}
 */
export const ban = signal(null);
/** @type {import("../lib.js").Signal<import("../../types/protocol.js").BotInfo[]>} */
export const bots = signal(bootstrap.bots ?? []);
/** Grows whenever my friends, blocks or invitations have changed; 0 while I have none. */
export const socialChanges = signal(0);

/** By how many milliseconds the clock of the server is ahead of mine. */
let clockOffset = 0;

/** The time on the server, which all clocks of a table use. */
export const serverNow = () => Date.now() + clockOffset;

/** @typedef {{table?: string, seq?: number}} Answer */
/**
 * @typedef {{
 *   message: ClientMessage, resolve: (answer: Answer) => void, reject: (error: RequestError) => void,
 *   action?: {table: string, lost: boolean},
 * }} Pending `action` is my action in a game; it is `lost` if the connection ended before the answer. Then the client
 *   has to ask the server whether the action was carried out.
 */
/** @type {Map<string, Pending>} */
const pending = new Map();
/** Actions that I withdrew before their answer: the id of the request, and the table. @type {Map<string, string>} */
const withdrawn = new Map();

/** Whether the last connection ended before `welcome`. Only an HTTP request can find out why. */
let isRejected = false;
let counter = 0;
const run = crypto.getRandomValues(new Uint32Array(2)).join("-");

/** @typedef {{[type in ServerMessage["type"]]?: (message: never) => void}} Handlers */
/** @typedef {{handlers: Handlers, onWelcome: () => void, isWaiting?: () => boolean}} Listener */
/** @type {Listener[]} */
const listeners = [];

/**
 * Passes messages of some types to another module. `onWelcome` runs before the requests of the old connection are
 * settled.
 * @template {ServerMessage["type"]} T
 * @param {{[type in T]: (message: Extract<ServerMessage, {type: type}>) => void}} handlers
 * @param {() => void} onWelcome @param {() => boolean} [isWaiting] whether it waits for an answer from the server
 */
export function listen(handlers, onWelcome, isWaiting) {
  listeners.push({ handlers, onWelcome, isWaiting });
}

const socket = new ReconnectingSocket({
  create: () => {
    const url = new URL("/ws", location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(url);
  },
  connect,
  onOpen: () => send({ type: "hello", protocol: PROTOCOL }),
  onMessage: receive,
  onLost,
  isWaiting: () => pending.size > 0 || listeners.some(({ isWaiting }) => isWaiting?.()),
});

/** Sends a message if there is a connection. @param {ClientMessage} message */
export const send = (message) => socket.send(message);

/** Connects to the server, which creates a guest for a new browser. */
export async function connect() {
  try {
    // The session of a known browser is most likely still valid: open the socket without checking it first.
    if (recall("known") === "yes" && !isRejected) {
      const opened = bootstrap.connection;
      bootstrap.connection = undefined;
      socket.open(opened);
      return;
    }
    me.value = (await session()).you;
    ban.value = null;
    isRejected = false;
    socket.open();
  } catch (error) {
    if (error instanceof RequestError && error.code === "session/blocked") ban.value = error;
    onLost();
    if (error instanceof RequestError) unreachable.value = false;
    socket.retry();
  }
}

/**
 * My session. The script in the page's head has already requested it, unless the page is opened from a folder.
 * @returns {Promise<import("../../types/protocol.js").SessionReply>}
 */
async function session() {
  const asked = bootstrap.session;
  bootstrap.session = undefined;
  return asked ? readJson(await asked) : fetchJson("/api/session", { method: "POST", body: {} });
}

function onLost() {
  isRejected ||= !online.value;
  // A connection that ends is made again at once.
  unreachable.value ||= !online.value;
  online.value = false;
  for (const [id, { action }] of pending) {
    if (action) action.lost = true;
    else fail(id, "web/unanswered");
  }
}

/** Checks the connection when the page becomes visible again or the network changes. */
export function watchNetwork() {
  addEventListener("online", () => socket.ping());
  addEventListener("offline", () => socket.ping());
  document.addEventListener("visibilitychange", () => document.hidden || socket.ping());
}

/** @param {string} id of a request @param {string} code of the error */
function fail(id, code) {
  const request = pending.get(id);
  pending.delete(id);
  request?.reject(new RequestError({ code, message: code }));
}

/** Settles my actions at a table: they get no answer any longer. @param {string} table */
export function failActions(table) {
  for (const [id, { action }] of pending) if (action?.table === table) fail(id, "web/unanswered");
}

/** @param {ServerMessage} message */
function receive(message) {
  switch (message.type) {
    case "welcome": {
      clockOffset = message.now - Date.now();
      isRejected = false;
      // Requests from before the first connection have not been sent yet.
      const unsent = wasOnline.peek() ? [] : [...pending.values()];
      remember("known", "yes");
      batch(() => {
        me.value = message.you;
        // There may have been changes while the connection was lost.
        if (message.people || socialChanges.peek() > 0) socialChanges.value += 1;
        bots.value = message.bots;
        online.value = true;
        wasOnline.value = true;
        unreachable.value = false;
      });
      for (const { onWelcome } of listeners) onWelcome();
      // The server either has carried out an action of the old connection or never will.
      for (const [id, { action }] of pending) if (action?.lost) withdrawn.set(id, action.table);
      for (const [id, table] of withdrawn) send({ type: "withdraw", id, table });
      for (const { message: mine } of unsent) send(mine);
      break;
    }
    case "people":
      socialChanges.value += 1;
      break;
    case "withdrawn":
      withdrawn.delete(message.id);
      fail(message.id, "web/not_done");
      break;
    case "done":
      withdrawn.delete(message.id);
      pending.get(message.id)?.resolve(message);
      pending.delete(message.id);
      break;
    case "bye":
      if (message.code === "session/expired") remember("known", "no");
      else if (message.code === "session/blocked") isRejected = true;
      break;
    case "error":
      // An error without a request is about a table.
      if (message.id === undefined) dispatch(message);
      else onError(message.id, message);
      break;
    default:
      dispatch(message);
  }
}

/** @param {ServerMessage} message */
function dispatch(message) {
  for (const { handlers } of listeners) handlers[message.type]?.(/** @type {never} */ (message));
}

/** @param {string} id @param {ServerMessage & {type: "error"}} error */
function onError(id, error) {
  const request = pending.get(id);
  const { retry_after } = error;
  if (error.code === "rate/limited" && request && retry_after !== undefined && retry_after < LONGEST_RETRY) {
    const again = () => {
      if (pending.get(id) === request && !request.action?.lost) send(request.message);
    };
    setTimeout(again, retry_after);
    return;
  }
  pending.delete(id);
  request?.reject(new RequestError(error));
}

/**
 * Sends a request with a new id as soon as there is a first connection. The request is sent once; it fails if the
 * connection ends before the answer.
 * @param {(id: string) => ClientMessage} make @param {Pending["action"]} [action]
 */
export function request(make, action) {
  counter += 1;
  const id = `${run}-${counter}`;
  const message = make(id);
  /** @type {Promise<Answer>} */
  const answer = new Promise((resolve, reject) => {
    pending.set(id, { message, resolve, reject, action });
  });
  if (wasOnline.peek()) send(message);
  // The user waits for an answer: find out soon whether the connection is dead.
  socket.ping();
  return { id, answer };
}

/**
 * Withdraws an unanswered action: the server then never carries it out.
 * @param {string} id of the request @param {string} table
 */
export function withdraw(id, table) {
  if (!pending.has(id)) return;
  fail(id, "web/withdrawn");
  withdrawn.set(id, table);
  if (online.peek()) socket.close();
}

/** @param {string} name */
export async function rename(name) {
  await request((id) => ({ type: "rename", id, name })).answer;
  if (me.value) me.value = { ...me.value, name };
}
