// Puzzles in words.
import { either, sentences, t } from "../../i18n.js";
import { cardWord, clueWord, nameOf } from "../../table/words.js";

/** @typedef {import("../../../types/protocol.js").PuzzleReply} PuzzleReply */
/** @typedef {import("../../../types/protocol.js").PuzzleAct} PuzzleAct */
/** @typedef {import("../../../types/protocol.js").PuzzleStep} PuzzleStep */
/** @typedef {import("../../../types/protocol.js").PuzzleSolution} PuzzleSolution */

/** The kinds after whose answer all cards are shown. */
const OPEN = ["play-or-wait", "end-counted"];

/** The id of the question. @param {PuzzleReply} puzzle */
function askId({ asked, deck, kind, lesson }) {
  if (lesson) return "puzzle-ask-convention";
  if (asked !== undefined) return "puzzle-ask-card";
  if (deck) return "puzzle-ask-deck";
  return OPEN.includes(kind) ? "puzzle-ask-open" : "puzzle-ask-partners";
}

/** Whether the partners act by their rules. @param {PuzzleReply} puzzle */
export const hasPartners = (puzzle) => askId(puzzle) === "puzzle-ask-partners";

/** The slot of the card that the puzzle asks for. @param {PuzzleReply} puzzle */
const slotOfAsked = (puzzle) => puzzle.game.hands[0].cards.findIndex((card) => card.id === puzzle.asked) + 1;

/** @param {PuzzleReply} puzzle */
export function question(puzzle) {
  const companion = puzzle.level === undefined ? "" : t(`bot-companion-${puzzle.level}`);
  return t(askId(puzzle), { target: puzzle.target ?? 0, slot: slotOfAsked(puzzle), companion });
}

/** The name of what the puzzle is about. @param {{kind: string, lesson?: string}} puzzle */
export const topic = ({ kind, lesson }) => t(lesson ? `puzzle-lesson-${lesson}` : `puzzle-kind-${kind}`);

/** What the partners have done just before; empty if that doesn't matter. @param {PuzzleReply} puzzle */
export function beforeWord(puzzle) {
  if (puzzle.before.length === 0) return "";
  return sentences([t("puzzle-before"), ...puzzle.before.map((step) => stepWord(puzzle, step))]);
}

/**
 * How much worse another action is.
 * @param {PuzzleSolution} solution @param {PuzzleSolution["others"][number]} other
 */
export function lessWord({ kept, deals }, other) {
  return t("puzzle-less", {
    points: round((kept - other.kept) / deals),
    error: round((other.error ?? 0) / 1000),
  });
}

const round = (/** @type {number} */ points) => Math.round(points * 100) / 100;

/** @param {PuzzleReply} puzzle @param {import("../../../types/protocol.js").PuzzleHint} hint */
export function hintWord(puzzle, { form, to, rank }) {
  if (form === "clue" && to !== undefined) return t("puzzle-hint-clue-to", { name: nameOf(puzzle.info, to) });
  return t(`puzzle-hint-${form}`, { rank: rank ?? 0 });
}

/** @param {PuzzleReply} puzzle @param {PuzzleAct} act */
function actWord({ info, rules }, act) {
  switch (act.type) {
    case "play":
      return t("puzzle-act-play", { slot: act.slot });
    case "discard":
      return t("puzzle-act-discard", { slot: act.slot });
    case "clue":
      return t("puzzle-act-clue", { name: nameOf(info, act.to), clue: clueWord(rules, act.clue) });
    case "any_clue":
      return t("puzzle-act-any-clue");
  }
}

/** @param {PuzzleReply} puzzle @param {PuzzleAct[]} acts */
export const actsWord = (puzzle, acts) => either(acts.map((act) => actWord(puzzle, act)));

/** The answer. @param {PuzzleReply} puzzle @param {PuzzleSolution} solution */
export function answerWord(puzzle, { card, acts }) {
  if (card) return t("puzzle-card-is", { card: cardWord(puzzle.rules, card) });
  return `${actsWord(puzzle, acts)}.`;
}

/** What the answer keeps. @param {PuzzleReply} puzzle @param {PuzzleSolution} solution */
export function keptWord(puzzle, { kept, deals }) {
  if (puzzle.lesson) return t("puzzle-mean", { points: round(kept / deals), deals });
  const id = puzzle.deck ? "puzzle-kept-open" : kept === deals ? "puzzle-kept-all" : "puzzle-kept";
  return t(id, { target: puzzle.target ?? 0, kept, deals });
}

/** @param {PuzzleReply} puzzle @param {PuzzleStep} step */
export function stepWord({ info, rules }, { seat, act, card, strike }) {
  const you = seat === 0 ? ".you" : "";
  const name = nameOf(info, seat);
  if (act.type === "clue") {
    const to = act.to === 0 ? t("puzzle-to-you") : nameOf(info, act.to);
    return t(`puzzle-step-clue${you}`, { name, to, clue: clueWord(rules, act.clue) });
  }
  const does = act.type === "play" ? (strike ? "misplay" : "play") : "discard";
  return t(`puzzle-step-${does}${you}`, { name, card: card ? cardWord(rules, card) : "" });
}

const NUMERALS = ["I", "II", "III", "IV"];

/** The numerals of companions. @param {number[]} levels */
export const numerals = (levels) => levels.map((level) => NUMERALS[level - 1]);
