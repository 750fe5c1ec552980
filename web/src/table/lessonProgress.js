// A lesson on its way, as values: how the game lies after each beat, and how far somebody has come.
import { recall, remember } from "../settings.js";
import { applyChange } from "./state.js";

/** @typedef {import("../../types/protocol.js").LessonReply} LessonReply */
/** @typedef {import("../../types/protocol.js").Action} Action */

/** @typedef {{done: Action[], at: number, over?: boolean}} Progress `at` is the beat that is read, `over` once it was
 *    the last one */

/**
 * The game as it lies after each beat.
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

/** How far a lesson has come in this browser. @param {string} name @returns {Progress} */
export function progressOf(name) {
  try {
    const kept = JSON.parse(recall(`learn.${name}`) ?? "null");
    if (Array.isArray(kept?.done)) return { at: 0, ...kept };
  } catch {
    // Whoever writes something else there begins again.
  }
  return { done: [], at: 0 };
}

/** @param {string} name @param {Progress} progress */
export function keepProgress(name, progress) {
  remember(`learn.${name}`, JSON.stringify(progress));
}
