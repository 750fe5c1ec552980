// The notation of the protocol: `r3` is the red three, `r135b2` a set of cards.

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").SuitInfo} SuitInfo */

/** The rank of a START card. No clue names it. */
export const START = 6;

/**
 * The ranks of the cards, START last.
 * @param {Pick<RulesInfo, "ranks" | "suits">} rules
 */
export function ranksOf({ ranks, suits }) {
  const count = Math.max(ranks, ...suits.map(({ copies }) => copies?.length ?? 0));
  return Array.from({ length: count }, (_, n) => n + 1);
}

/** The character of a rank: its digit, or `S`. @param {number} rank */
export const rankSign = (rank) => (rank === START ? "S" : `${rank}`);

/**
 * @param {string} text a card as `r3`
 * @returns {{suit: string, rank: number}}
 */
export function parseCard(text) {
  return { suit: text[0], rank: Number(text[1]) };
}

/**
 * The ranks of each suit in a set.
 * @param {string} text a set as `r135b2`
 * @returns {Map<string, number[]>}
 */
export function parseSet(text) {
  /** @type {Map<string, number[]>} */
  const set = new Map();
  /** @type {number[]} */
  let ranks = [];
  for (const char of text) {
    if (char >= "0" && char <= "9") {
      ranks.push(Number(char));
    } else {
      ranks = [];
      set.set(char, ranks);
    }
  }
  return set;
}

/** Whether a set holds a card. @param {string} set @param {string} suit @param {number} rank */
export function holds(set, suit, rank) {
  return parseSet(set).get(suit)?.includes(rank) ?? false;
}

/**
 * What a card can be, by suit and by rank.
 * @param {RulesInfo} rules @param {string} possible
 */
export function summary(rules, possible) {
  const set = parseSet(possible);
  const suits = rules.suits.map((suit) => set.has(suit.letter));
  const ranks = ranksOf(rules).map((rank) => [...set.values()].some((all) => all.includes(rank)));
  const onlySuit = suits.filter(Boolean).length === 1 ? rules.suits[suits.indexOf(true)] : null;
  const onlyRank = ranks.filter(Boolean).length === 1 ? ranks.indexOf(true) + 1 : null;
  return { suits, ranks, onlySuit, onlyRank };
}

/** @param {RulesInfo} rules @param {string} letter @returns {SuitInfo} */
export function suitOf(rules, letter) {
  const suit = rules.suits.find((it) => it.letter === letter);
  if (!suit) throw new Error(`the game has no suit ${letter}`);
  return suit;
}

/** Whether a clue names a rank; else it names a color. @param {string} clue */
export function isRank(clue) {
  return clue >= "0" && clue <= "9";
}
