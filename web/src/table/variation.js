// A branch off a finished game, as values: the page draws them.
import { applyChange } from "./state.js";

/** @typedef {import("../../types/protocol.js").Branch} Branch */
/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * A moment of a game, or of a branch off it.
 * @typedef {{step: number, actions: readonly Action[]}} Place
 */

/** The same for two moments that are the same. @param {Place | null} place */
export const placeKey = (place) => (place ? JSON.stringify([place.step, place.actions]) : "");

/** The game after each action of a branch, and before the first. @param {Branch} branch @returns {GameState[]} */
export function branchStates(branch) {
  const states = [branch.start];
  for (const { change } of branch.steps) states.push(applyChange(states[states.length - 1], change));
  return states;
}

/**
 * What has happened: in the game up to the branch, and then in it.
 * @param {readonly LoggedEvent[]} history @param {Branch} branch @returns {LoggedEvent[]}
 */
export function branchHistory(history, branch) {
  return [
    ...history.slice(0, branch.step),
    ...branch.steps.map(({ seq, at, event }) => ({ seq, at, event })),
  ];
}

/**
 * The seat at which a person played; `null` if they did not.
 * @param {Pick<import("../../types/protocol.js").TableInfo, "seats">} info @param {string} id the person's
 */
export function seatOf(info, id) {
  const seat = info.seats.findIndex(({ person }) => person?.id === id);
  return seat === -1 ? null : seat;
}

/** Who did each action of a branch. @param {Branch} branch @returns {number[]} */
export const branchActors = ({ steps }) =>
  steps.map(({ event }) => (event.type === "acted" ? event.seat : -1));

/**
 * How many actions of a branch stand when the last is taken back: where bots play, what they did after my last action
 * goes with it.
 * @param {readonly number[]} actors @param {number | null} me the only seat for which no bot plays; `null` if none does
 */
export function undone(actors, me) {
  let left = actors.length - 1;
  while (me !== null && left > 0 && actors[left] !== me) left -= 1;
  return Math.max(0, left);
}

/**
 * Whether anything can be taken back: what bots did before my first action would only be done again.
 * @param {readonly number[]} actors @param {number | null} me the only seat for which no bot plays; `null` if none does
 */
export const canUndo = (actors, me) => (me === null ? actors.length > 0 : actors.includes(me));

/**
 * The seats where bots play in a branch, as the server is asked: all but mine.
 * @param {number} players @param {number} me @param {string} bot
 */
export const botsBut = (players, me, bot) =>
  Array.from({ length: players }, (_, seat) => (seat === me ? null : bot));
