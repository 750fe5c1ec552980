// The keyboard control of the table. Tab moves between regions and arrows within one (rovingFocus.js); the letters
// here act on the focused card.
import { t } from "../../i18n.js";
import { newestFirst } from "../../settings.js";
import { clues, cluesNaming, shifted } from "../../table/choice.js";
import { letterOfKey } from "../../table/letters.js";
import { actingSeat } from "./boardContext.js";

/**
 * @typedef {{
 *   scene: Pick<import("./boardContext.js").Scene, "game" | "setting" | "actor" | "point">,
 *   choice: Pick<import("./choice.js").Choice, "legal" | "chosen" | "act" | "choose" | "tell">,
 *   back: () => void, empathy: import("../hand/hand.js").Empathy["press"], reorder: (order: number[]) => void,
 *   note?: (card: number) => void, takeBack?: () => void, log: () => void, why: (seq: number | null) => void,
 * }} Table
 */

/** @param {KeyboardEvent} event @param {Table} table */
export function boardKey(event, table) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog, .chat-panel")) return;
  if (run(event, table)) event.preventDefault();
}

/** @param {KeyboardEvent} event @param {Table} table @returns {boolean} whether the key had an effect */
function run(event, table) {
  const key = event.key.toLowerCase();
  const you = actingSeat(table.scene);
  const { chosen } = table.choice;
  if (key === "escape") {
    table.back();
    return true;
  }
  const focus =
    focused(event) ?? (chosen && chosen.id !== null ? { seat: chosen.seat, id: chosen.id } : null);
  if (event.shiftKey && focus && focus.seat === you && (key === "arrowleft" || key === "arrowright")) {
    return shift(table, focus.id, (key === "arrowleft") === newestFirst.value ? 1 : -1);
  }
  const hand = focus?.seat ?? seatOf(event);
  if (key === "e" && hand !== null) {
    // Ignores the repetition of a held key.
    if (!event.repeat) table.empathy(hand, event.timeStamp);
    return true;
  }
  if (key === "a" && !event.shiftKey && focus && table.scene.point) {
    table.scene.point(focus.id);
    return true;
  }
  if (key === "n" && !event.shiftKey && focus && table.note) {
    table.note(focus.id);
    return true;
  }
  if (focus && focus.seat === you) {
    if (key === "p") return own(table, focus.id, "play");
    if (key === "d") return own(table, focus.id, "discard");
  }
  if (hand !== null && hand !== you) {
    // A capital is always a color, even if the small letter has another meaning.
    if (event.shiftKey && clueTo(table, hand, key)) return true;
    if (focus && key === "c") return clueOf(table, focus, false);
    if (focus && key === "v") return clueOf(table, focus, true);
    if (clueTo(table, hand, key)) return true;
  }
  if (key === "u" && table.takeBack) {
    table.takeBack();
    return true;
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
  return asksForCard(table, key);
}

/**
 * For a key that acts on a card while none is focused or chosen: shows what to choose first.
 * @param {Table} table @param {string} key
 */
function asksForCard({ scene, choice }, key) {
  const { legal } = choice;
  const { all } = clues(legal);
  const named = letterOfKey(scene.setting.rules, key) ?? key;
  const isOwn = (key === "p" && legal?.play.length) || (key === "d" && legal?.discard.length);
  const isClue = all.length > 0 && ("cv".includes(key) || all.some(({ clue }) => clue === named));
  if (!isOwn && !isClue) return false;
  choice.tell(t(isOwn ? "web-key-own-first" : "web-key-partner-first"));
  return true;
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
function own({ scene, choice }, id, type) {
  const you = actingSeat(scene);
  const { legal } = choice;
  // If a card may be announced, the first press shows the announcement.
  const asks = type === "play" && legal && legal.announce.length > 0 && choice.chosen?.id !== id;
  if (legal?.[type].includes(id) && !asks) choice.act({ type, id });
  else if (you !== null) choice.choose({ seat: you, id });
  return true;
}

/**
 * Gives the clue that names the color or the rank of a card; if several would touch it, shows them.
 * @param {Table} table @param {{seat: number, id: number}} focus @param {boolean} rank
 */
function clueOf({ choice }, focus, rank) {
  const { type, fitting } = cluesNaming(choice.legal, focus, rank);
  if (fitting.length === 1) choice.act({ type, to: focus.seat, clue: fitting[0].clue });
  else choice.choose(focus);
  return true;
}

/** @param {Table} table @param {number} seat @param {string} key */
function clueTo({ scene, choice }, seat, key) {
  const { type, all } = clues(choice.legal);
  const named = letterOfKey(scene.setting.rules, key) ?? key;
  const clue = all.find((it) => it.to === seat && it.clue === named);
  if (clue) choice.act({ type, to: seat, clue: named });
  return Boolean(clue);
}

/** @param {Table} table @param {number} id @param {number} by */
function shift({ scene, reorder }, id, by) {
  const { game, setting } = scene;
  if (setting.you === null) return false;
  const order = shifted(
    game.hands[setting.you].cards.map((card) => card.id),
    id,
    by,
  );
  if (order) reorder(order);
  return true;
}
