// The course of a lesson, as plain values: the game after each beat, and the player's progress.
import { recall, remember } from "../settings.js";
import { applyChange } from "./state.js";

/** @typedef {import("../../types/protocol.js").LessonReply} LessonReply */
/** @typedef {import("../../types/protocol.js").Action} Action */

/** @typedef {{done: Action[], at: number, over?: boolean}} Progress `at` is the current beat, `over` is true after
 *    the last one */

/**
 * The game after each beat.
 * @param {LessonReply} reply @returns {import("./state.js").GameState[]}
 */
export function statesOf(reply) {
  let now = reply.start;
  return reply.beats.map(({ step }) => {
    if (step) now = applyChange(now, step.change);
    return now;
  });
}

/**
 * The event of each beat up to `at`.
 * @param {LessonReply} reply @param {number} at @returns {import("../../types/protocol.js").LoggedEvent[]}
 */
export function eventsUntil(reply, at) {
  return reply.beats
    .slice(0, at + 1)
    .flatMap(({ step }) => (step ? [{ seq: step.seq, at: step.at, event: step.event }] : []));
}

/** The progress of a lesson in this browser. @param {string} name @returns {Progress} */
export function progressOf(name) {
  try {
    const kept = JSON.parse(recall(`learn.${name}`) ?? "null");
    if (Array.isArray(kept?.done)) return { at: 0, ...kept };
  } catch {
    // An invalid value starts the lesson again.
  }
  return { done: [], at: 0 };
}

/** @param {string} name @param {Progress} progress */
export function keepProgress(name, progress) {
  remember(`learn.${name}`, JSON.stringify(progress));
}

/** @typedef {import("../../types/protocol.js").LessonInfo} LessonInfo */

/** The first lesson that isn't completed. @param {readonly LessonInfo[]} lessons */
export const nextLesson = (lessons) => lessons.find(({ name }) => !progressOf(name).over) ?? null;

/**
 * The levels of companions, lowest first: which lessons about their conventions are missing. A level contains the ones
 * below it.
 * @param {readonly LessonInfo[]} lessons @returns {{level: number, missing: string[]}[]}
 */
export function levelsOf(lessons) {
  const levels = new Set(lessons.flatMap(({ level }) => level ?? []));
  return [...levels]
    .sort((a, b) => a - b)
    .map((level) => ({
      level,
      missing: lessons
        .filter((it) => it.level !== undefined && it.level <= level && !progressOf(it.name).over)
        .map((it) => it.name),
    }));
}
