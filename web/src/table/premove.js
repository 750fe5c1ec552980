// Premoves: which actions I can prepare before my turn, the cards they are about, and whether the game has changed
// those since.

import { holds, parseCard, parseSet } from "./notation.js";
import { combinations, setOf } from "./possibleCards.js";

/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../types/protocol.js").Action} Action */

/**
 * @typedef {{marks: string, worth: string[]}} Basis the cards that an action is about: their clues, and the worth of
 *   each
 * @typedef {{action: Action, basis: Basis, words: string}} Prepared `words` describe the action
 */

/**
 * What can be prepared: any action with a card of mine, and each clue that touches a card. The server checks it when
 * my turn comes.
 * @param {GameState} game @param {RulesInfo} rules @param {number} you @returns {LegalActions}
 */
export function choices(game, rules, you) {
  const own = game.hands[you].cards.map((card) => card.id);
  const named = [...rules.colors.map((color) => color.letter), ...Array.from({ length: rules.ranks }, digit)];
  const clues = game.hands.flatMap((hand, to) =>
    hand.face === "down" || to === you
      ? []
      : named.flatMap((clue) => {
          const touches = hand.cards
            .filter((it) => isIn(rules.touch[clue] ?? "", it.card))
            .map((it) => it.id);
          return touches.length > 0 ? [{ to, clue, touches }] : [];
        }),
  );
  return {
    play: own,
    announce: [],
    discard: own,
    clues,
    free_clues: [],
    shuffle_back: [],
    put_into_play: [],
    decline: false,
    fireworks: [],
  };
}

/** @param {unknown} _ @param {number} n */
const digit = (_, n) => `${n + 1}`;

/** @param {string} set @param {string} card */
function isIn(set, card) {
  const { suit, rank } = parseCard(card);
  return holds(set, suit, rank);
}

/**
 * The cards that an action is about, in the current game; `null` if they are gone.
 * @param {GameState} game @param {number} you @param {Action} action @returns {Basis | null}
 */
export function basisOf(game, you, action) {
  if (action.type === "play" || action.type === "discard") {
    const card = game.hands[you].cards.find((it) => it.id === action.id);
    if (!card) return null;
    const prints = setOf(combinations(game, you, card)) || card.possible;
    const asked = action.type === "play" ? game.playable : game.critical;
    return { marks: marksOf([card]), worth: common(prints, asked) };
  }
  if (action.type !== "clue") return null;
  const hand = game.hands[action.to];
  if (hand?.face !== "up") return null;
  const useful = hand.cards.filter((card) => isIn(game.playable, card.card)).map((card) => `${card.id}`);
  const needed = hand.cards.filter((card) => !isIn(game.trash, card.card)).map((card) => `+${card.id}`);
  return { marks: marksOf(hand.cards), worth: [...useful, ...needed] };
}

/** @param {readonly {id: number, yes: string, no: string}[]} cards */
function marksOf(cards) {
  return cards
    .map(({ id, yes, no }) => `${id}:${yes}:${no}`)
    .sort()
    .join(" ");
}

/** The prints that are in both sets. @param {string} one @param {string} other */
function common(one, other) {
  return [...parseSet(one)].flatMap(([suit, ranks]) =>
    ranks.filter((rank) => holds(other, suit, rank)).map((rank) => `${suit}${rank}`),
  );
}

/**
 * Whether the game has changed the cards of an action: they are gone or were clued; the card can no longer be
 * playable; it may have become the last copy; or the clue has lost its worth.
 * @param {Prepared} prepared @param {GameState} game @param {number} you
 */
export function isSpoiled({ action, basis }, game, you) {
  const now = basisOf(game, you, action);
  if (!now || now.marks !== basis.marks) return true;
  const [less, more] = action.type === "discard" ? [basis.worth, now.worth] : [now.worth, basis.worth];
  return more.some((it) => !less.includes(it));
}

/** Whether the server offers an action. @param {LegalActions} legal @param {Action} action */
export function isOffered(legal, action) {
  if (action.type === "play" || action.type === "discard") return legal[action.type].includes(action.id);
  if (action.type !== "clue") return false;
  return legal.clues.some(({ to, clue }) => to === action.to && clue === action.clue);
}
