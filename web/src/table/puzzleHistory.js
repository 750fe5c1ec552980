// My answers to puzzles, which stay in this browser.
import { recall, remember } from "../settings.js";
import { streakOf } from "./days.js";

/**
 * @typedef {{right: boolean, hints: number, day?: string}} Answered `right` is the first answer; `day` is the day whose
 *   puzzle it was when I answered
 * @typedef {Record<string, Answered>} History by number
 */

const KEY = "puzzles";

/** @returns {History} */
export function history() {
  try {
    const kept = JSON.parse(recall(KEY) ?? "{}");
    if (kept && typeof kept === "object" && !Array.isArray(kept)) return kept;
  } catch {
    // An invalid value is an empty history.
  }
  return {};
}

/**
 * Keeps my first answer to a puzzle. A later one changes nothing.
 * @param {number} number @param {Answered} answered @returns {History}
 */
export function keep(number, answered) {
  const kept = history();
  if (!kept[number]) {
    kept[number] = answered;
    remember(KEY, JSON.stringify(kept));
  }
  return kept;
}

/** How many days in a row I have solved the puzzle of the day. @param {History} kept @param {string} today */
export function streak(kept, today) {
  const days = Object.values(kept).flatMap(({ right, day }) => (right && day ? [[day, true]] : []));
  return streakOf(new Map(/** @type {[string, boolean][]} */ (days)), today);
}

/**
 * The next puzzle that I haven't answered: the first of this difficulty after `from`, and then from the beginning. If I
 * have answered all, the next one. Puzzles in conventions belong to their lessons and are left out.
 * @param {readonly import("../../types/protocol.js").PuzzleInfo[]} puzzles @param {string} difficulty empty for any
 * @param {number} from @param {History} kept @returns {number | null}
 */
export function nextPuzzle(puzzles, difficulty, from, kept) {
  const fits = puzzles.flatMap((it, place) =>
    !it.lesson && (!difficulty || it.difficulty === difficulty) && place + 1 !== from ? [place + 1] : [],
  );
  const inOrder = [...fits.filter((it) => it > from), ...fits.filter((it) => it < from)];
  return inOrder.find((it) => !kept[it]) ?? inOrder[0] ?? null;
}

/**
 * The next puzzle of the same lesson, or null after the last one.
 * @param {readonly import("../../types/protocol.js").PuzzleInfo[]} puzzles @param {number} from
 */
export function nextOfLesson(puzzles, from) {
  const lesson = puzzles[from - 1]?.lesson;
  return lesson && puzzles[from]?.lesson === lesson ? from + 1 : null;
}

/**
 * The puzzles in conventions, by lesson.
 * @param {readonly import("../../types/protocol.js").PuzzleInfo[]} puzzles @returns {[string, number[]][]}
 */
export function byLesson(puzzles) {
  /** @type {Map<string, number[]>} */
  const lessons = new Map();
  for (const [place, { lesson }] of puzzles.entries())
    if (lesson) lessons.set(lesson, [...(lessons.get(lesson) ?? []), place + 1]);
  return [...lessons];
}
