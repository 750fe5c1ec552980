// What a card can still be when the cards that its holder sees are counted.
import { parseSet } from "./notation.js";

/** @typedef {import("../../types/protocol.js").HandLeft} HandLeft */
/** @typedef {{suit: string, ranks: {rank: number, copies: number}[]}} Combinations of one suit */

/**
 * The prints that a card can be, each with the copies that its holder does not see.
 * @param {HandLeft} left of its hand @param {{id: number, possible: string}} card
 * @returns {Combinations[]}
 */
export function combinations(left, card) {
  const possible = left.narrowed?.find((it) => it.id === card.id)?.possible ?? card.possible;
  const copies = parseSet(left.copies);
  return [...parseSet(possible)].flatMap(([suit, ranks]) => {
    const unseen = copies.get(suit) ?? [];
    const found = ranks
      .map((rank) => ({ rank, copies: unseen.filter((it) => it === rank).length }))
      .filter((it) => it.copies > 0);
    return found.length > 0 ? [{ suit, ranks: found }] : [];
  });
}

/** The prints alone, as a set. @param {readonly Combinations[]} all */
export function setOf(all) {
  return all.map(({ suit, ranks }) => suit + ranks.map(({ rank }) => rank).join("")).join("");
}

/** How many combinations there are, each copy for itself. @param {readonly Combinations[]} all */
export function count(all) {
  return all.reduce((sum, { ranks }) => sum + ranks.reduce((n, { copies }) => n + copies, 0), 0);
}
