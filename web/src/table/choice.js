// The possible actions with the chosen card or hand, as plain values for the page and the keyboard.
import { isRank } from "./notation.js";

/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../types/protocol.js").LegalClue} LegalClue */

/**
 * A chosen card in a hand, or a whole hand (`id` null), which offers every clue for it.
 * @typedef {{seat: number, id: number | null}} Chosen
 */

/**
 * The top card of the deck, if it may be played from there.
 * @param {GameState} game @param {LegalActions | null} legal @param {number | null} you
 */
export function unseenCard(game, legal, you) {
  return legal?.play.find((id) => !game.hands[you ?? 0].cards.some((card) => card.id === id)) ?? null;
}

/**
 * Whether the chosen card is still there.
 * @param {Chosen} chosen @param {GameState} game @param {number | null} unseen
 */
export function isThere({ seat, id }, game, unseen) {
  return id === null || id === unseen || Boolean(game.hands[seat]?.cards.some((card) => card.id === id));
}

/**
 * The legal clues: for a token, or free with a bonus tile.
 * @param {LegalActions | null} legal @returns {{type: "clue" | "free_clue", all: LegalClue[]}}
 */
export function clues(legal) {
  if (legal && legal.free_clues.length > 0) return { type: "free_clue", all: legal.free_clues };
  return { type: "clue", all: legal?.clues ?? [] };
}

/**
 * The clues for the choice: those that touch the card, or all for the hand.
 * @param {LegalActions | null} legal @param {Chosen} chosen
 */
export function cluesFor(legal, { seat, id }) {
  const { type, all } = clues(legal);
  const hand = all.filter((clue) => clue.to === seat);
  return { type, hand, fitting: id === null ? hand : hand.filter((clue) => clue.touches.includes(id)) };
}

/**
 * The clues that name the rank of a card, or else its colors.
 * @param {LegalActions | null} legal @param {{seat: number, id: number}} card @param {boolean} rank
 */
export function cluesNaming(legal, card, rank) {
  const { type, fitting } = cluesFor(legal, card);
  return { type, fitting: fitting.filter((clue) => isRank(clue.clue) === rank) };
}

/**
 * A hand's order with one card moved to the place of another.
 * @param {readonly number[]} order @param {number} id @param {number} target
 */
export function movedTo(order, id, target) {
  const place = order.indexOf(target);
  const rest = order.filter((it) => it !== id);
  rest.splice(place, 0, id);
  return rest;
}

/**
 * A hand's order with a card moved by one place; `null` if there is no such place.
 * @param {readonly number[]} order @param {number} id @param {number} by
 */
export function shifted(order, id, by) {
  const target = order[order.indexOf(id) + by];
  return target === undefined ? null : movedTo(order, id, target);
}
