// A variation of a finished game, as plain values.
import { applyChange } from "./state.js";

/** @typedef {import("../../types/protocol.js").Variation} Variation */
/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * A moment of a game or of a variation.
 * @typedef {{step: number, actions: readonly Action[]}} Place
 */

/** A key: equal for equal moments. @param {Place | null} place */
export const placeKey = (place) => (place ? JSON.stringify([place.step, place.actions]) : "");

/**
 * The game before the first action of a variation and after each action.
 * @param {Variation} branch @returns {GameState[]}
 */
export function branchStates(branch) {
  const states = [branch.start];
  for (const { change } of branch.steps) states.push(applyChange(states[states.length - 1], change));
  return states;
}

/**
 * The history: of the game up to the branch, then of the branch.
 * @param {readonly LoggedEvent[]} history @param {Variation} branch @returns {LoggedEvent[]}
 */
export function branchHistory(history, branch) {
  return [
    ...history.slice(0, branch.step),
    ...branch.steps.map(({ seq, at, event }) => ({ seq, at, event })),
  ];
}

/**
 * The seat at which a person played; `null` if they didn't.
 * @param {Pick<import("../../types/protocol.js").TableInfo, "seats">} info @param {string} id of the person
 */
export function seatOf(info, id) {
  const seat = info.seats.findIndex(({ person }) => person?.id === id);
  return seat === -1 ? null : seat;
}

/** The seat that did each action of a branch. @param {Variation} branch @returns {number[]} */
export const branchActors = ({ steps }) =>
  steps.map(({ event }) => (event.type === "acted" ? event.seat : -1));

/**
 * The number of actions that remain when the last one is taken back. With bots, their actions after my last one are
 * removed with it.
 * @param {readonly number[]} actors @param {number | null} me the only seat for which no bot plays; `null` if none does
 */
export function undone(actors, me) {
  let left = actors.length - 1;
  while (me !== null && left > 0 && actors[left] !== me) left -= 1;
  return Math.max(0, left);
}

/**
 * Whether anything can be taken back. Bots would only repeat their actions before my first one.
 * @param {readonly number[]} actors @param {number | null} me the only seat for which no bot plays; `null` if none does
 */
export const canUndo = (actors, me) => (me === null ? actors.length > 0 : actors.includes(me));

/**
 * The seats of bots in a branch, for the request to the server: all but mine.
 * @param {number} players @param {number} me @param {string} bot
 */
export const botsBut = (players, me, bot) =>
  Array.from({ length: players }, (_, seat) => (seat === me ? null : bot));
