// The table by keyboard. Tab goes from region to region and arrows inside one (region.js); the
// letters here act on the card that has the focus.
import { isRank } from "../table/notation.js";

/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LegalActions} LegalActions */

/**
 * @typedef {{
 *   game: GameState, rules: import("../../types/protocol.js").RulesInfo, you: number | null,
 *   choice: import("./tray.js").Choice | null, legal: LegalActions | null,
 *   act: (action: Action) => void, back: () => void,
 *   select: (seat: number, id: number) => void, empathy: (seat: number) => void,
 *   reorder: (order: number[]) => void, log: () => void, why: (seq: number | null) => void,
 * }} Table
 */

/** @param {KeyboardEvent} event @param {Table} table */
export function boardKey(event, table) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog")) return;
  if (run(event, table)) event.preventDefault();
}

/** @param {KeyboardEvent} event @param {Table} table @returns {boolean} whether the key meant something */
function run(event, table) {
  const key = event.key.toLowerCase();
  if (key === "escape") {
    table.back();
    return true;
  }
  const focus =
    focused(event) ?? (table.choice?.id != null ? { seat: table.choice.seat, id: table.choice.id } : null);
  if (event.shiftKey && focus && focus.seat === table.you && (key === "arrowleft" || key === "arrowright")) {
    return shift(table, focus.id, key === "arrowleft" ? -1 : 1);
  }
  if (focus && focus.seat === table.you) {
    if (key === "p") return own(table, focus.id, "play");
    if (key === "d") return own(table, focus.id, "discard");
  }
  const hand = focus?.seat ?? seatOf(event);
  if (hand !== null && hand !== table.you) {
    if (focus && key === "c") return clueOf(table, focus, false);
    if (focus && key === "v") return clueOf(table, focus, true);
    if (clueTo(table, hand, key)) return true;
    if (key === "e") {
      table.empathy(hand);
      return true;
    }
  }
  if (key === "l") {
    table.log();
    return true;
  }
  if (key === "q") {
    const line = /** @type {Element} */ (event.target).closest("[data-seq]");
    table.why(line ? Number(line.getAttribute("data-seq")) : null);
    return true;
  }
  return false;
}

/** The card that has the focus. @param {KeyboardEvent} event */
function focused(event) {
  const slot = /** @type {Element} */ (event.target).closest("[data-card]");
  const seat = seatOf(event);
  return slot && seat !== null ? { seat, id: Number(slot.getAttribute("data-card")) } : null;
}

/** @param {KeyboardEvent} event */
function seatOf(event) {
  const seat = /** @type {Element} */ (event.target).closest("[data-seat]")?.getAttribute("data-seat");
  return seat === null || seat === undefined ? null : Number(seat);
}

/** @param {Table} table @param {number} id @param {"play" | "discard"} type */
function own(table, id, type) {
  if (!table.legal?.[type].includes(id)) {
    if (table.you !== null) table.select(table.you, id);
    return true;
  }
  if (type === "play" && table.legal.announce.length > 0 && table.you !== null && table.choice?.id !== id) {
    // Where a card may be announced, the first press shows the choice.
    table.select(table.you, id);
    return true;
  }
  table.act({ type, id });
  return true;
}

/** @param {Table} table */
function clues(table) {
  const { legal } = table;
  if (!legal) return { type: /** @type {const} */ ("clue"), all: [] };
  return legal.free_clues.length > 0
    ? { type: /** @type {const} */ ("free_clue"), all: legal.free_clues }
    : { type: /** @type {const} */ ("clue"), all: legal.clues };
}

/**
 * The clue that names the color or the rank of a card; where several would touch it, they are shown.
 * @param {Table} table @param {{seat: number, id: number}} focus @param {boolean} rank
 */
function clueOf(table, focus, rank) {
  const { type, all } = clues(table);
  const fit = all.filter(
    (clue) => clue.to === focus.seat && clue.touches.includes(focus.id) && isRank(clue.clue) === rank,
  );
  if (fit.length === 1) table.act({ type, to: focus.seat, clue: fit[0].clue });
  else table.select(focus.seat, focus.id);
  return true;
}

/** @param {Table} table @param {number} seat @param {string} key */
function clueTo(table, seat, key) {
  const { type, all } = clues(table);
  const clue = all.find((it) => it.to === seat && it.clue === key);
  if (clue) table.act({ type, to: seat, clue: key });
  return Boolean(clue);
}

/** @param {Table} table @param {number} id @param {number} by */
function shift(table, id, by) {
  if (table.you === null) return false;
  const order = table.game.hands[table.you].cards.map((card) => card.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (to < 0 || to >= order.length) return true;
  order.splice(from, 1);
  order.splice(to, 0, id);
  table.reorder(order);
  return true;
}
