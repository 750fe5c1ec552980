// The days on which I played the deal of the day.

/** @typedef {import("../../types/protocol.js").GameSummary} GameSummary */

export const DAY = 24 * 60 * 60 * 1000;

/** Adds days to a date. @param {string} day @param {number} days */
export const later = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * The days of my games, each with my best score, or `null` without one.
 * @param {readonly GameSummary[]} games @returns {Map<string, number | null>}
 */
export function daysPlayed(games) {
  /** @type {Map<string, number | null>} */
  const days = new Map();
  for (const { deal_of: deal, result } of games) {
    if (deal?.type !== "day" || result.outcome === "broken_off") continue;
    const best = days.get(deal.day) ?? null;
    if (!result.shown) days.set(deal.day, best);
    else days.set(deal.day, Math.max(best ?? result.points, result.points));
  }
  return days;
}

/**
 * The number of days in a row until today; today may still come.
 * @param {ReadonlyMap<string, unknown>} played @param {string} today
 */
export function streakOf(played, today) {
  let day = played.has(today) ? today : later(today, -1);
  let count = 0;
  while (played.has(day)) {
    count += 1;
    day = later(day, -1);
  }
  return count;
}

/** The number of marks in a shared line. */
const MARKS = 5;

/**
 * A result to share: nothing in it depends on the cards of the deal but the score.
 * @param {string} day
 * @param {Pick<import("../../types/protocol.js").DealGame, "seats" | "result" | "max_score">} game
 * @param {string} link
 */
export function shareLine(day, { seats, result, max_score: most }, link) {
  const full = result.shown ? Math.max(0, Math.floor((result.points / most) * MARKS)) : 0;
  const score = result.shown ? `${result.points}/${most}` : "💥";
  const marks = "🎆".repeat(full) + "🌑".repeat(MARKS - full);
  const players = "👤".repeat(seats.length);
  return `Kagiya ${day} ${players} ${marks} ${score} ${link}`;
}
