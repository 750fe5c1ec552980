// The computed review of a finished game, as plain values.
import { language } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").GameReview} GameReview */
/** @typedef {import("../../types/protocol.js").ReviewedTurn} ReviewedTurn */
/** @typedef {import("../../types/protocol.js").ReviewValue} ReviewValue */
/** @typedef {import("../../types/protocol.js").ReviewMoment} ReviewMoment */
/** @typedef {import("../../types/protocol.js").Action} Action */

/** The index of the turn that follows a step; -1 if none does. @param {GameReview} review @param {number} step */
export const turnAt = (review, step) => review.turns.findIndex((turn) => turn.step === step);

/** The labels of decisions that were worse than another one. */
const BAD = ["inaccuracy", "mistake", "blunder"];

/** Whether a decision was worse than another one beyond doubt. @param {ReviewedTurn | undefined} turn */
export const isBad = (turn) => BAD.includes(turn?.value?.label ?? "");

/**
 * A mark of the graph: the index of its turn, and what happened there.
 * @typedef {{turn: number, kind: string, moment: ReviewMoment | null}} Mark
 */

/**
 * The turns with a mark: moments, and decisions that were worse than others.
 * @param {GameReview} review @returns {Mark[]}
 */
export function marksOf(review) {
  /** @type {Mark[]} */
  const marks = review.turns.flatMap((turn, n) => {
    const moment = review.moments.find((it) => it.turn === n) ?? null;
    const isDecision = isBad(turn) || turn.value?.label === "excellent";
    const kind = isDecision ? (turn.value?.label ?? "") : (moment?.kind ?? "");
    return kind ? [{ turn: n, kind, moment }] : [];
  });
  return marks;
}

/**
 * How high each mark stands: on the lowest level, 0, where it covers no mark before it.
 * @param {GameReview} review @param {readonly Mark[]} marks in their order @param {number} end the number of steps
 * @returns {Map<Mark, number>}
 */
export function markLevels(review, marks, end) {
  // A mark is as wide as 1 / 12 of the graph on the smallest phone.
  const width = end / 12;
  /** The step of the last mark on each level. @type {number[]} */
  const last = [];
  return new Map(
    marks.map((mark) => {
      const { step } = review.turns[mark.turn];
      const free = last.findIndex((before) => step - before >= width);
      const level = free === -1 ? last.length : free;
      last[level] = step;
      return [mark, level];
    }),
  );
}

/** @typedef {{x: number, y: number}} Point both from 0 to 1, `y` upwards */

/**
 * The curves of a game. A point is at the step after its turn.
 * @param {GameReview} review @param {number} end the number of steps
 * @returns {{perfect: Point[], possible: Point[], pace: Point[], zero: number}} `zero` is the height of pace 0
 */
export function curves(review, end) {
  const x = (/** @type {number} */ n) => (n === 0 ? 0 : (review.turns[n - 1].step + 1) / Math.max(1, end));
  const chance = (/** @type {number} */ n, /** @type {number} */ perfect) => ({
    x: x(n),
    y: Math.min(1, Math.max(0, perfect / 1000)),
  });
  const first = review.turns[0]?.value;
  const perfect = [
    ...(first ? [chance(0, first.best?.perfect ?? first.perfect)] : []),
    ...review.turns.flatMap(({ value }, n) => (value ? [chance(n + 1, value.perfect)] : [])),
  ];
  const full = Math.max(1, review.full_points / 1000);
  const possible = [
    { x: 0, y: 1 },
    ...review.turns.map((turn, n) => ({ x: x(n + 1), y: Math.max(0, turn.max_points / full) })),
  ];
  const known = review.pace.flatMap((pace, n) =>
    pace === null || n > review.turns.length ? [] : [{ x: x(n), pace }],
  );
  const high = Math.max(1, ...known.map(({ pace }) => pace));
  const low = Math.min(0, ...known.map(({ pace }) => pace));
  const y = (/** @type {number} */ pace) => (pace - low) / (high - low);
  const pace = known.map((it) => ({ x: it.x, y: y(it.pace) }));
  // A game that nobody finished has a step after its last turn.
  const isShort = x(review.turns.length) < 1;
  const whole = (/** @type {Point[]} */ line) => {
    const last = line[line.length - 1];
    return isShort && last?.x === x(review.turns.length) ? [...line, { x: 1, y: last.y }] : line;
  };
  return { perfect: whole(perfect), possible: whole(possible), pace: whole(pace), zero: y(0) };
}

/**
 * What the graph says about a step: after the turns before it.
 * @param {GameReview} review @param {number} step
 * @returns {{perfect: number | null, possible: number, pace: number | null}}
 */
export function figuresAt(review, step) {
  const done = review.turns.filter((turn) => turn.step < step).length;
  const last = review.turns[done - 1];
  const first = review.turns[0]?.value;
  return {
    perfect: (last ? last.value?.perfect : (first?.best?.perfect ?? first?.perfect)) ?? null,
    possible: last ? last.max_points : Math.round(review.full_points / 1000),
    pace: review.pace[done] ?? null,
  };
}

/** Whether two actions are the same. @param {Action} one @param {Action} other */
export const isSame = (one, other) => {
  const key = (/** @type {Action} */ it) =>
    JSON.stringify(Object.entries(it).sort(([a], [b]) => (a < b ? -1 : 1)));
  return key(one) === key(other);
};

/**
 * An answer to *find the move*, compared with what was done. `gain` is in thousandths of a point.
 * @param {ReviewedTurn} turn @param {Action} answer
 * @returns {{kind: "best" | "better" | "same" | "worse" | "unlisted", gain: number}}
 */
export function compared(turn, answer) {
  const { value, done } = turn;
  if (isSame(answer, done)) return { kind: "same", gain: 0 };
  if (!value) return { kind: "unlisted", gain: 0 };
  const { best } = value;
  if (best && isSame(answer, best.action)) return { kind: "best", gain: best.points - value.points };
  const found = value.others.find((it) => isSame(it.action, answer));
  if (!found) return { kind: "unlisted", gain: 0 };
  const gain = found.points - value.points;
  return { kind: gain > 0 ? "better" : "worse", gain };
}

/** Thousandths as a number with one decimal; with `sign`, also a plus. @param {number} it @param {boolean} [sign] */
export function decimal(it, sign = false) {
  const number = new Intl.NumberFormat(language.value, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? "exceptZero" : "negative",
  });
  return number.format(it / 1000).replace("-", "−");
}

/** Thousandths as a whole number of hundredths; with `sign`, also a plus. @param {number} it @param {boolean} [sign] */
export function hundredths(it, sign = false) {
  const number = new Intl.NumberFormat(language.value, {
    maximumFractionDigits: 0,
    signDisplay: sign ? "exceptZero" : "negative",
  });
  return number.format(it / 10).replace("-", "−");
}
