// When a player is ready for the next partner.
import { isUncounted } from "./dealSource.js";

/** The partners from easy to hard. */
const LEVELS = ["companion-1", "companion-2", "companion-3", "companion-4"];
/** The number of games that count, and the share of the points that they need. */
const GAMES = 3;
const SHARE = 0.8;

/**
 * The next partner, if my last games with this one were good enough.
 * @param {readonly import("../../types/protocol.js").GameSummary[]} games newest first
 * @param {string} me @param {string} bot @returns {string | null}
 */
export function nextLevel(games, me, bot) {
  const next = LEVELS[LEVELS.indexOf(bot) + 1];
  if (!LEVELS.includes(bot) || !next) return null;
  const counted = games.filter(({ deal_of: deal }) => !isUncounted(deal));
  const withBot = counted.filter(({ seats }) =>
    seats.every((seat) => seat.person?.id === me || (!seat.person && seat.bot === bot)),
  );
  const last = withBot.slice(0, GAMES);
  // Games without a score have no part in a sum of points.
  if (!last.every(({ result }) => result.shown && result.outcome !== "lost")) return null;
  const points = last.reduce((sum, { result }) => sum + result.points, 0);
  const most = last.reduce((sum, game) => sum + game.max_score, 0);
  return last.length === GAMES && points >= SHARE * most ? next : null;
}
