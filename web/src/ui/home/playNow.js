// The shortest way to a game: a table for me and bots, begun at once.
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { recall, remember } from "../../settings.js";
import { chosenBot } from "../common/bots.js";

/** How many play where nobody has chosen. */
const USUAL = 3;

/** With how many I played last. */
export const usualPlayers = () => Number(recall("players") ?? USUAL);

/** Opens a table for me and bots, and goes there. @param {number} players */
export async function playNow(players) {
  remember("players", String(players));
  const { table } = await create({
    settings: {
      preset: "original",
      options: {},
      seats: players,
      starter: { type: "random" },
      listed: false,
    },
    seat: 0,
    bots: Array.from({ length: players - 1 }, chosenBot),
    start: true,
  });
  if (table) go(`/t/${table}`);
}
