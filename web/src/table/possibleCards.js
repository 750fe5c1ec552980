// What a card can still be, given the cards that its holder sees.
import { parseCard, parseSet } from "./notation.js";

/** @typedef {import("../../types/protocol.js").Hand} Hand */
/** @typedef {import("../../types/protocol.js").NarrowedCard} NarrowedCard */
/** @typedef {{unseen: string, narrowed: readonly NarrowedCard[], hands: readonly Hand[]}} Counted */
/** @typedef {{suit: string, ranks: {rank: number, copies: number}[]}} Combinations of one suit */

/**
 * The prints that a card can be, each with the number of copies that its holder doesn't see.
 * @param {Counted} game @param {number} seat of its holder @param {{id: number, possible: string}} card
 * @returns {Combinations[]}
 */
export function combinations({ unseen, narrowed, hands }, seat, card) {
  const possible = narrowed.find((it) => it.id === card.id)?.possible ?? card.possible;
  const copies = parseSet(unseen);
  // I see the cards in this hand; its holder doesn't.
  const hand = hands[seat];
  for (const { suit, rank } of hand.face === "up" ? hand.cards.map((it) => parseCard(it.card)) : []) {
    copies.set(suit, [...(copies.get(suit) ?? []), rank]);
  }
  return [...parseSet(possible)].flatMap(([suit, ranks]) => {
    const hidden = copies.get(suit) ?? [];
    const found = ranks
      .map((rank) => ({ rank, copies: hidden.filter((it) => it === rank).length }))
      .filter((it) => it.copies > 0);
    return found.length > 0 ? [{ suit, ranks: found }] : [];
  });
}

/** Only the prints, as a set. @param {readonly Combinations[]} all */
export function setOf(all) {
  return all.map(({ suit, ranks }) => suit + ranks.map(({ rank }) => rank).join("")).join("");
}

/** The number of prints, however many copies of each there are. @param {readonly Combinations[]} all */
export function kinds(all) {
  return all.reduce((sum, { ranks }) => sum + ranks.length, 0);
}
