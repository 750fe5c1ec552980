// The place of a card in its hand, counted from the left of the screen.
import { newestFirst } from "../settings.js";

/**
 * The place of a card in a hand, from 1; 0 if it is not there.
 * @param {readonly number[]} hand ids in the order of the hand, the oldest first unless rearranged
 * @param {number} id
 */
export function slotOf(hand, id) {
  const at = hand.indexOf(id);
  if (at === -1) return 0;
  return newestFirst.value ? hand.length - at : at + 1;
}

/**
 * The places of several cards, from left to right.
 * @param {readonly number[]} hand @param {readonly number[]} ids
 */
export function slotsOf(hand, ids) {
  return ids
    .map((id) => slotOf(hand, id))
    .filter((place) => place > 0)
    .sort((a, b) => a - b);
}

/** The cards of a hand from left to right. @template T @param {readonly T[]} cards @returns {readonly T[]} */
export function fromLeft(cards) {
  return newestFirst.value ? cards.toReversed() : cards;
}
