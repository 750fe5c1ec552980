// The quickest way to a game: a table for me and bots, started at once.
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { recall, remember } from "../../settings.js";
import { chosenBot } from "../common/bots.js";

/** The default number of players. */
const USUAL = 3;

/** The number of players in my last game. */
export const usualPlayers = () => Number(recall("players") ?? USUAL);

/** Opens a table for me and bots, and shows it. @param {number} players */
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
