// The state of a table, as an immutable value: each message from the server makes a new value from the old one, so
// that the page can still show any earlier moment.

/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").GamePatch} GamePatch */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("../../types/protocol.js").Snapshot} Snapshot */
/** @typedef {import("../../types/protocol.js").TableUpdate} TableUpdate */
/** @typedef {import("../../types/protocol.js").Presence} Presence */
/** @typedef {import("../../types/protocol.js").Replay} Replay */
/** @typedef {import("../../types/protocol.js").GameEvent} GameEvent */

/**
 * The cards that have just been clued, and which of them had been touched before.
 * @typedef {{seq: number, touched: number[], again: number[]}} FreshClue
 */

/** A player's reaction to the action of event `seq`. @typedef {Pick<Reaction, "seq" | "seat" | "reaction">} Reacted */
/** @typedef {Extract<import("../../types/protocol.js").ServerMessage, {type: "reaction"}>} Reaction */

/**
 * @typedef {Readonly<{
 *   id: string,
 *   seq: number,
 *   info: import("../../types/protocol.js").TableInfo,
 *   rules: import("../../types/protocol.js").RulesInfo,
 *   you: number | null,
 *   eyes: number | null,
 *   game: GameState | null,
 *   history: readonly LoggedEvent[],
 *   presence: Presence,
 *   moves: number,
 *   watchersTalk: readonly import("../../types/protocol.js").SpectatorMessage[],
 *   may: import("../../types/protocol.js").TablePermissions,
 *   time: import("../../types/protocol.js").TableTime | null,
 *   moments: ReadonlyMap<number, GameState>,
 *   last: LoggedEvent | null,
 *   reactions: readonly Reacted[],
 * }>} Table `moments` has the game after each event that was received live; `last` is the event that made this state,
 *   if there is one; `eyes` is the seat whose perspective I watch; `moves` counts the actions in the game;
 *   `watchersTalk` are the spectators' messages that I receive; `may` is what I may do at the table besides playing;
 *   `time` is the state of the clocks, if there is a time control; `reactions` are those of the last seconds
 */

/** @param {Snapshot} snapshot @returns {Table} */
export function fromSnapshot(snapshot) {
  const game = snapshot.game ?? null;
  return {
    id: snapshot.table,
    seq: snapshot.seq,
    info: snapshot.info,
    rules: snapshot.rules,
    you: snapshot.you ?? null,
    eyes: snapshot.eyes ?? null,
    game,
    history: snapshot.history,
    presence: snapshot.presence,
    moves: snapshot.moves,
    watchersTalk: [],
    reactions: [],
    may: snapshot.may,
    time: snapshot.time ?? null,
    moments: new Map(game ? [[snapshot.seq, game]] : []),
    last: null,
  };
}

/**
 * The table after an event; `null` if the event doesn't follow this state, so that a snapshot is needed.
 * @param {Table} table @param {TableUpdate} update @param {string} me my id
 * @returns {Table | null}
 */
export function afterUpdate(table, update, me) {
  if (update.seq <= table.seq) return table;
  if (update.seq !== table.seq + 1) return null;
  const logged = { seq: update.seq, at: update.at, event: update.event };
  const game =
    update.game ?? (update.change && table.game ? applyChange(table.game, update.change) : table.game);
  const info = update.info ?? table.info;
  const seat = info.seats.findIndex((it) => it.person?.id === me);
  return {
    ...table,
    seq: update.seq,
    info,
    rules: update.rules ?? table.rules,
    you: seat === -1 ? null : seat,
    game,
    history: [...table.history, logged],
    moves: moveOf(logged) ?? table.moves,
    time: update.time ?? null,
    moments: game ? new Map(table.moments).set(update.seq, game) : table.moments,
    last: logged,
  };
}

/** @param {Table} table @param {import("../../types/protocol.js").TablePermissions} may @returns {Table} */
export function withMay(table, may) {
  return { ...table, may, last: null };
}

/**
 * The table with messages of spectators added, without duplicates.
 * @param {Table} table @param {readonly import("../../types/protocol.js").SpectatorMessage[]} lines @returns {Table}
 */
export function withChat(table, lines) {
  const last = table.watchersTalk.at(-1)?.line ?? 0;
  const news = lines.filter(({ line }) => line > last);
  return news.length === 0 ? table : { ...table, watchersTalk: [...table.watchersTalk, ...news], last: null };
}

/** The table with a reaction, instead of an earlier one of its seat. @param {Table} table @param {Reacted} news */
export function withReaction(table, { seq, seat, reaction }) {
  const others = table.reactions.filter((it) => it.seat !== seat);
  return { ...table, reactions: [...others, { seq, seat, reaction }], last: null };
}

/** The table without a reaction whose time is over. @param {Table} table @param {Reacted} gone */
export function withoutReaction(table, gone) {
  const isGone = (/** @type {Reacted} */ it) => it.seat === gone.seat && it.seq === gone.seq;
  return { ...table, reactions: table.reactions.filter((it) => !isGone(it)), last: null };
}

/**
 * The number and the seat of the action that I may react to: the last one, if another player has made it.
 * @param {Pick<Table, "history" | "you" | "may">} table
 */
export function reactableAction({ history, you, may }) {
  if (you === null || !may.talk) return null;
  const last = history.findLast(({ event }) => event.type === "acted" || event.type === "taken_back");
  return last?.event.type === "acted" && last.event.seat !== you
    ? { seq: last.seq, seat: last.event.seat }
    : null;
}

/** @param {Table} table @param {Presence} presence @returns {Table} */
export function withPresence(table, presence) {
  return { ...table, presence, last: null };
}

/**
 * The game with changed fields replaced.
 * @param {GameState} game @param {GamePatch} change
 * @returns {GameState}
 */
export function applyChange(game, change) {
  const { hands, ...rest } = change;
  const next = /** @type {GameState} */ ({ ...game, ...rest });
  if (hands) next.hands = game.hands.map((hand, seat) => hands[seat] ?? hand);
  return next;
}

/**
 * The game after each step of a replay, the deal first.
 * @param {Replay} replay
 * @returns {GameState[]}
 */
export function replayStates(replay) {
  const states = [replay.start];
  for (const step of replay.steps) states.push(applyChange(states[states.length - 1], step.change));
  return states;
}

/**
 * The game with every card face up, once the server has sent the prints of all cards.
 * @param {GameState} game @param {readonly string[] | undefined} prints by card id
 * @returns {GameState}
 */
export function opened(game, prints) {
  if (!prints || game.hands.every((hand) => hand.face === "up")) return game;
  const hands = game.hands.map((hand) =>
    hand.face === "up"
      ? hand
      : {
          face: /** @type {const} */ ("up"),
          cards: hand.cards.map((card) => ({ ...card, card: prints[card.id] })),
        },
  );
  return { ...game, hands };
}

/** The move number of an event, if it has one; moves that were taken back count too. @param {LoggedEvent} logged */
export function moveOf({ event }) {
  return event.type === "acted" || event.type === "taken_back" ? event.number : null;
}

/**
 * The numbers of the actions that were taken back.
 * @param {readonly LoggedEvent[]} history @returns {Set<number>}
 */
export function takenBack(history) {
  /** @type {number[]} */
  const stand = [];
  /** @type {Set<number>} */
  const gone = new Set();
  for (const { seq, event } of history) {
    if (event.type === "acted") stand.push(seq);
    if (event.type !== "taken_back") continue;
    for (const it of stand.splice(Math.max(0, stand.length - event.actions))) gone.add(it);
  }
  return gone;
}

/** The history without the actions that were taken back. @param {readonly LoggedEvent[]} history */
export function standing(history) {
  const gone = takenBack(history);
  return gone.size === 0 ? history : history.filter(({ seq }) => !gone.has(seq));
}

/**
 * Whether I can ask to take back an action of mine.
 * @param {Pick<Table, "info" | "you" | "history">} table
 */
export function canTakeBack({ info, you, history }) {
  if (you === null || info.status !== "running" || info.take_back) return false;
  return standing(history).some(({ event }) => event.type === "acted" && event.seat === you && !event.bot);
}

/** The happenings in an event. @param {LoggedEvent | null} logged @returns {readonly GameEvent[]} */
export function happenings(logged) {
  return logged?.event.type === "acted" ? logged.event.happened : [];
}

/** The seat that acted in an event; `null` if none did. @param {LoggedEvent} logged */
export function actorOf({ event }) {
  return event.type === "acted" ? event.seat : null;
}

/**
 * The actions of the other players since my last turn, the newest last; for a spectator only the last action. Taking
 * back is news until the next action.
 * @param {readonly LoggedEvent[]} past @param {number | null} you
 */
export function sinceMyTurn(past, you) {
  /** @type {LoggedEvent[]} */
  const found = [];
  for (let n = past.length - 1; n >= 0; n -= 1) {
    if (past[n].event.type === "taken_back" && found.length === 0) found.unshift(past[n]);
    if (past[n].event.type !== "acted") continue;
    if (found.length > 0 && (you === null || actorOf(past[n]) === you)) break;
    found.unshift(past[n]);
    if (actorOf(past[n]) === you) break;
  }
  return found;
}

/**
 * The cards that these actions have clued, and which of them had been clued before.
 * @param {readonly LoggedEvent[]} actions
 * @param {(seq: number) => GameState | undefined} before the game before an event
 * @returns {FreshClue | null}
 */
export function freshClue(actions, before) {
  let fresh = /** @type {FreshClue | null} */ (null);
  for (const logged of actions) {
    const clue = happenings(logged).find((it) => it.type === "clued");
    if (clue?.type !== "clued") continue;
    const clued = new Set(
      (before(logged.seq)?.hands[clue.to]?.cards ?? [])
        .filter((card) => card.yes !== "")
        .map((card) => card.id),
    );
    fresh = {
      seq: logged.seq,
      touched: [...(fresh?.touched ?? []), ...clue.touched],
      again: [...(fresh?.again ?? []), ...clue.touched.filter((id) => clued.has(id))],
    };
  }
  return fresh;
}

/**
 * The ids of the top cards of the fireworks, by suit, from the events.
 * @param {readonly LoggedEvent[]} history @returns {Map<string, number>}
 */
export function topCards(history) {
  /** @type {Map<string, number>} */
  const tops = new Map();
  for (const logged of history) {
    for (const it of happenings(logged)) if (it.type === "played") tops.set(it.suit, it.id);
  }
  return tops;
}
