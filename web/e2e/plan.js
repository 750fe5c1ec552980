// How two players who know all cards bring a game to the state that a test needs: which action to choose, and how to
// do it by mouse.
import { acting } from "./fixtures.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../types/protocol.js").GameState} GameState */
/** @typedef {import("../types/protocol.js").Action} Action */
/** @typedef {import("../types/protocol.js").FaceUpCard} FaceUpCard */

/** @param {string} set @param {string} card */
export const inSet = (set, card) => new RegExp(`${card[0]}\\d*${card[1]}`).test(set);

/**
 * Plays a playable card, or else discards or gives a clue.
 * @param {GameState} game as the player to act sees it @param {readonly FaceUpCard[]} cards that player's, face up
 * @param {{forTiles?: boolean}} [wish] `forTiles` throws a card away that fits, so that the bonus tiles about discarded cards have something to do
 * @returns {Action}
 */
export function plan(game, cards, { forTiles = false } = {}) {
  const { legal } = game;
  if (!legal) throw new Error("it is not this player's turn");
  if (game.phase.type === "joker") return { type: "firework", suit: legal.fireworks[0] };
  if (game.phase.type === "tile") {
    if (legal.free_clues.length > 0) {
      const { to, clue } = legal.free_clues.find((it) => it.touches.length > 0) ?? legal.free_clues[0];
      return { type: "free_clue", to, clue };
    }
    if (legal.put_into_play.length > 0) return { type: "put_into_play", card: legal.put_into_play[0] };
    if (legal.shuffle_back.length > 0) return { type: "shuffle_back", card: legal.shuffle_back[0] };
    return { type: "decline" };
  }
  const fitting = cards.filter((card) => inSet(game.playable, card.card));
  const waits = game.discard.find((it) => inSet(game.playable, it.card))?.card[0];
  const clue = legal.clues.find((it) => it.touches.length > 0);
  if (forTiles && !waits && game.tiles.some((tile) => tile > 4)) {
    const gift = fitting.find((card) => !inSet(game.critical, card.card));
    if (gift && legal.discard.length > 0) return { type: "discard", id: gift.id };
    if (gift && clue) return { type: "clue", to: clue.to, clue: clue.clue };
  }
  const good = fitting.find(
    (card) => !forTiles || card.card[0] !== waits || game.tiles.every((tile) => tile < 5),
  );
  if (good) return { type: "play", id: good.id };
  const spare = cards.find((card) => !inSet(game.critical, card.card)) ?? cards[0];
  if (legal.discard.length > 0 && (game.clue_tokens < 4 || !clue)) return { type: "discard", id: spare.id };
  if (!clue) return { type: "play", id: spare.id };
  return { type: "clue", to: clue.to, clue: clue.clue };
}

/** Does an action by mouse. @param {Page} page @param {GameState} game @param {Action} action */
export async function perform(page, game, action) {
  await acting(page, async () => {
    switch (action.type) {
      case "play":
      case "discard":
        await page.locator(`.hand.mine [data-card="${action.id}"]`).click();
        if (action.type === "play" && action.announce) {
          await page.locator('[data-act="announce"]').click();
          await page.locator(`[data-announce="${action.announce}"]`).click();
        } else await page.locator(`[data-act="${action.type}"]`).click();
        break;
      case "clue":
      case "free_clue": {
        const all = action.type === "clue" ? game.legal?.clues : game.legal?.free_clues;
        const touched = all?.find((it) => it.to === action.to && it.clue === action.clue)?.touches[0];
        if (touched === undefined) await page.locator(`[data-seat="${action.to}"] button.name`).click();
        else await page.locator(`[data-seat="${action.to}"] [data-card="${touched}"]`).click();
        await page.locator(`[data-clue="${action.clue}"]`).click();
        break;
      }
      case "put_into_play":
      case "shuffle_back":
        await page.locator(`[data-answer="${action.card}"]`).first().click();
        break;
      case "decline":
        await page.locator(".answers + button").click();
        break;
      case "firework":
        await page.locator(`[data-firework="${action.suit}"]`).click();
        break;
    }
  });
}
