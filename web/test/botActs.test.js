// A bot may act for a person, for one turn or from then on: the log and the voice tell its actions as the bot's.
import { speak } from "./dom.js";
import "./scene.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { logLine, spokenLine } = await import("../src/table/words.js");

const rules = {
  strikes: 3,
  suits: [{ letter: "g", name: "green" }],
  colors: [{ letter: "g", name: "green" }],
};
const info = {
  seats: [{ person: { id: "a", name: "Ana" } }, { person: { id: "b", name: "Ben" } }, { bot: "cautious" }],
};

/** A strike at a seat, as the log tells it to Ana. @param {number} seat @param {boolean} bot */
function told(seat, bot) {
  const event = {
    type: "acted",
    seat,
    bot,
    action: { type: "play", id: 0 },
    happened: [{ type: "misplayed", seat, id: 0, card: "g2", strikes: 1 }],
  };
  const setting = /** @type {any} */ ({ rules, info, you: 0 });
  const logged = /** @type {any} */ ({ seq: 1, at: 0, event });
  const line = logLine(setting, logged, [[0], [0], [0]]);
  assert.equal(spokenLine(setting, logged, [[0], [0], [0]], null), line);
  return line;
}

for (const [language, mine, ofBot, ofBens, ofOther] of [
  ["en", "You play", "Your bot plays", "Ben’s bot plays", "Tsuki plays"],
  ["de", "Du spielst", "Dein Bot spielt", "Der Bot von Ben spielt", "Tsuki spielt"],
  ["fr", "Tu joues", "Ton bot joue", "Le bot de Ben joue", "Tsuki joue"],
  ["ja", "あなたは", "あなたのボットが", "Benのボットが", "Tsukiが"],
])
  test(`a bot's strike is not told as mine: ${language}`, async () => {
    await speak(/** @type {any} */ (language));
    const bare = (/** @type {string} */ text) => text.replaceAll(/[\u2068\u2069]/g, "");
    const begins = (/** @type {string} */ text, /** @type {string} */ start) =>
      assert.ok(bare(text).startsWith(start), `${text} begins with ${start}`);
    begins(told(0, false), mine);
    begins(told(0, true), ofBot);
    begins(told(1, true), ofBens);
    begins(told(2, true), ofOther);
  });
