// What the bots of a table say after the game: one line each, by the result. The page makes them from the result, so
// nothing is said during a game, and nothing is stored.
import { maybe, sentences, t } from "../i18n.js";
import { nameOf } from "./words.js";

/** @typedef {import("../../types/protocol.js").GameResult} GameResult */

/** From which part of the best score a game went well. */
const GOOD = 0.8;

/**
 * The kind of a result, as in the ids of the lines; `null` for an abandoned game.
 * @param {GameResult} result @param {number} best
 */
export function moodOf({ outcome, points }, best) {
  if (outcome === "broken_off") return null;
  if (outcome === "perfect" || outcome === "lost") return outcome;
  return points >= GOOD * best ? "good" : "middling";
}

/**
 * A sentence about the result in the words of the edition: Note and Storm tokens, black powder, or the crowd.
 * @param {Pick<import("../../types/protocol.js").RulesInfo, "scale" | "black_powder_suffix">} rules
 * @param {string} mood
 */
function wordsOfEdition({ scale, black_powder_suffix: black }, mood) {
  return maybe(`last-words-${black ? "black" : scale}-${mood}`) || t(`last-words-crowd-${mood}`);
}

/**
 * The last lines of the bots that still have a seat. Bots of one kind say one thing. The first one also speaks of the
 * result as the edition does.
 * @param {Pick<import("./state.js").Table, "info" | "rules" | "game">} table
 * @returns {{name: string, bot: string, words: string}[]}
 */
export function lastLines({ info, rules, game }) {
  const mood = game?.result && moodOf(game.result, rules.max_score);
  if (!mood || info.deal_of?.type === "imported") return [];
  /** @type {Set<string>} */
  const spoken = new Set();
  return info.seats.flatMap(({ person, bot }, seat) => {
    const words = bot && !person && !spoken.has(bot) ? maybe(`last-${bot}-${mood}`) : null;
    if (!bot || !words) return [];
    const said = spoken.size === 0 ? sentences([words, wordsOfEdition(rules, mood)]) : words;
    spoken.add(bot);
    return [{ name: nameOf(info, seat), bot, words: said }];
  });
}
