// The tables that the page subscribes to, and my commands and actions at them.
import { effect, signal } from "../lib.js";
import { moves, settings } from "../settings.js";
import {
  afterUpdate,
  fromSnapshot,
  moveOf,
  withChat,
  withMay,
  withoutReaction,
  withPresence,
  withReaction,
} from "../table/state.js";
import { failActions, listen, me, request, send, withdraw } from "./connection.js";

/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").Command} Command */
/** @typedef {import("../../types/protocol.js").CreateTable} CreateTable */
/** @typedef {import("../table/state.js").Table} Table */

/** How long a move of another player is shown before the next one, in milliseconds. */
const MOVE_PAUSE = 700;
/** How long a reaction is shown, in milliseconds. */
const REACTION = 5000;
/** With this many updates in the queue, moves follow each other without a pause. */
const LONG_QUEUE = 8;

/**
 * @typedef {{
 *   state: import("../lib.js").Signal<Table | null>,
 *   problem: import("../lib.js").Signal<string>,
 *   review: import("../lib.js").Signal<import("../../types/protocol.js").Review | null>,
 *   restarts: import("../lib.js").Signal<number>,
 *   queue: import("../../types/protocol.js").TableUpdate[],
 *   timer: ReturnType<typeof setTimeout> | 0,
 *   shownAt: number,
 *   isWaiting: boolean,
 * }} FollowedTable `queue` has the updates that are not shown yet; `restarts` counts the snapshots from the server,
 *   each with its `review`; `isWaiting` is true between the subscription and the server's answer
 */
/** @type {Map<string, FollowedTable>} */
const followed = new Map();

listen(
  {
    snapshot: (message) => {
      const it = followed.get(message.table);
      if (!it) return;
      restart(it);
      clearTimeout(it.timer);
      it.queue = [];
      it.timer = 0;
      it.state.value = fromSnapshot(message);
    },
    event: enqueue,
    resumed: (message) => {
      change(message.table, (table) => withMay(withPresence(table, message.presence), message.may), restart);
    },
    presence: (message) => change(message.table, (table) => withPresence(table, message.presence)),
    may: (message) => change(message.table, (table) => withMay(table, message.may)),
    watchers_talk: (message) => change(message.table, (table) => withChat(table, message.lines)),
    reaction: (message) => {
      if (settings.reactions.value === "hidden") return;
      change(message.table, (table) => withReaction(table, message));
      setTimeout(() => change(message.table, (table) => withoutReaction(table, message)), REACTION);
    },
    review: (message) => {
      const it = followed.get(message.table);
      if (it) it.review.value = message.review ?? null;
    },
    error: ({ table, code }) => {
      if (table === undefined) return;
      const it = followed.get(table);
      if (it) {
        it.problem.value = code;
        it.isWaiting = false;
      }
      failActions(table);
    },
  },
  () => {
    for (const [table, it] of followed) subscribe(table, it);
  },
  () => [...followed.values()].some((it) => it.isWaiting),
);

/** @param {string} table @param {(before: Table) => Table} to @param {(it: FollowedTable) => void} [then] */
function change(table, to, then) {
  const it = followed.get(table);
  if (!it?.state.value) return;
  it.state.value = to(it.state.value);
  then?.(it);
}

/** Prepares for a new snapshot of a table, and of its review if there is one. @param {FollowedTable} it */
function restart(it) {
  it.isWaiting = false;
  it.review.value = null;
  it.restarts.value += 1;
}

/** @param {string} table @param {FollowedTable} it */
function subscribe(table, it) {
  const after = it.queue.at(-1)?.seq ?? it.state.value?.seq;
  it.isWaiting = true;
  send(after === undefined ? { type: "subscribe", table } : { type: "subscribe", table, after });
  sendPace(table);
}

/** Sends the server the speed at which bots should move. @param {string} table */
function sendPace(table) {
  send({ type: "pace", table, pace: settings.pace.peek() === "quick" ? "quick" : "calm" });
}

effect(() => {
  void settings.pace.value;
  for (const table of followed.keys()) sendPace(table);
});

/**
 * Shows moves of other players one at a time with a pause in between. There is no pause while the queue is long.
 * @param {import("../../types/protocol.js").TableUpdate} update
 */
function enqueue(update) {
  const it = followed.get(update.table);
  if (!it?.state.value) return;
  it.queue.push(update);
  if (!it.timer) drain(update.table, it);
}

/** @param {string} table @param {FollowedTable} it */
function drain(table, it) {
  it.timer = 0;
  while (it.queue.length > 0 && it.state.value) {
    const [next] = it.queue;
    const isMove = next.event.type === "acted";
    const left = it.shownAt + movePause() - performance.now();
    if (isMove && left > 0 && it.queue.length < LONG_QUEUE) {
      it.timer = setTimeout(() => drain(table, it), left);
      return;
    }
    it.queue.shift();
    const after = afterUpdate(it.state.value, next, me.value?.id ?? "");
    if (after === null) {
      it.queue = [];
      it.state.value = null;
      it.isWaiting = true;
      send({ type: "subscribe", table });
      return;
    }
    if (isMove) it.shownAt = performance.now();
    it.state.value = after;
  }
}

function movePause() {
  if (settings.pace.value === "quick" || document.hidden) return 0;
  return moves() ? MOVE_PAUSE : MOVE_PAUSE / 2;
}

/** The number of the last event that was received from a table, shown or not. @param {string} table */
export function received(table) {
  const it = followed.get(table);
  return it?.queue.at(-1)?.seq ?? it?.state.value?.seq ?? 0;
}

/** The number of moves that were received from a table, shown or not. @param {string} table */
function receivedMoves(table) {
  const it = followed.get(table);
  const numbers = it?.queue.map((update) => moveOf(update) ?? 0) ?? [];
  return Math.max(it?.state.value?.moves ?? 0, ...numbers);
}

/**
 * Subscribes to a table until `unfollow`.
 * @param {string} table
 */
export function follow(table) {
  let it = followed.get(table);
  if (!it) {
    it = {
      state: signal(/** @type {Table | null} */ (null)),
      problem: signal(""),
      review: signal(/** @type {import("../../types/protocol.js").Review | null} */ (null)),
      restarts: signal(0),
      queue: [],
      timer: 0,
      shownAt: 0,
      isWaiting: false,
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
  failActions(table);
  send({ type: "unsubscribe", table });
}

/** @param {string} table @param {Command} what */
export function command(table, what) {
  return request((id) => ({ type: "command", id, table, do: what })).answer;
}

/**
 * Acts in a game. The server refuses the action if there was a move that the client hasn't received yet. Until the
 * answer, the action can be withdrawn.
 * @param {string} table @param {Action} action
 */
export function act(table, action) {
  const expect = receivedMoves(table);
  const { id, answer } = request(
    (name) => ({ type: "command", id: name, table, expect, do: { type: "act", action } }),
    { table, lost: false },
  );
  return { answer, withdraw: () => withdraw(id, table) };
}

/** @param {CreateTable} wish */
export function create(wish) {
  return request((id) => ({ type: "create", id, ...wish })).answer;
}
