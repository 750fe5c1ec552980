// The end of a game: the finale, the result, and the picture of a perfect game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentResource } from "../vendor/fluent.js";
import { has, mount, one, press } from "./dom.js";

const { makeBundle, useBundles } = await import("../src/i18n.js");

const { fake } = await import("../dev/fake.js");
const { EndPanel } = await import("../src/ui/table/endPanel.js");
const { Board } = await import("../src/ui/table/board.js");
const { table } = await import("./scene.js");
const { skyOf } = await import("../src/art/picture.js");
const { lastLines, moodOf } = await import("../src/table/lastLines.js");
const { Finale, shotsOf, timesOf } = await import("../src/ui/table/finale.js");

const folder = join(dirname(fileURLToPath(import.meta.url)), "../..");
const read = async (/** @type {string} */ path) => readFileSync(join(folder, path), "utf8");
const bundle = await makeBundle("en", read);
bundle.addResource(new FluentResource(await read("/locales/en/ratings.ftl")), { allowOverrides: true });
useBundles([bundle]);

/** The properties of the panel at the end of a game. @param {"perfect" | "finished"} outcome */
function ended(outcome) {
  const it = fake({});
  const result = { outcome, points: 25, rating: null, scale: "none", shown: true, lost: null };
  return {
    table: { id: "t", info: it.info, rules: it.rules, game: { ...it.game, result }, you: 0 },
    onClose: () => undefined,
  };
}

/** @param {number} seq @param {object[]} happened */
const acted = (seq, ...happened) =>
  /** @type {import("../types/protocol.js").LoggedEvent} */ (
    /** @type {unknown} */ ({
      seq,
      at: 0,
      event: { type: "acted", seat: 0, action: { type: "play" }, happened },
    })
  );

test("the finale fires what was played in the order of play, with the strikes", () => {
  const game = /** @type {import("../types/protocol.js").GameState} */ (
    /** @type {unknown} */ ({
      fireworks: [
        { suit: "r", height: 2 },
        { suit: "b", height: 4 },
      ],
    })
  );
  const history = [
    acted(1, { type: "clued" }),
    acted(2, { type: "played", suit: "r", card: "r1", id: 1 }),
    acted(3, { type: "misplayed", card: "r4", id: 2, strikes: 1 }),
    acted(4, { type: "played", suit: "b", card: "b4", id: 3 }, { type: "completed", suit: "b" }),
    acted(5, { type: "played", suit: "r", card: "r2", id: 4 }),
  ];
  // Three blue cards were there before the first move.
  assert.deepEqual(shotsOf(history, game), [
    { suit: "r", height: 1 },
    { suit: null },
    { suit: "b", height: 4 },
    { suit: "r", height: 2 },
  ]);
});

test("a finale takes about ten seconds, and less after few shots", () => {
  for (const count of [20, 25, 30]) {
    const { shots, salvo, end } = timesOf(count);
    assert.equal(shots.length, count);
    assert.ok(shots.every((time, n) => n === 0 || time > shots[n - 1]));
    assert.ok(end > 9000 && end < 11_000, `${count}: ${end}`);
    assert.ok(salvo < end - 2500, "the words can be read");
  }
  assert.ok(timesOf(0).end < 4500);
  assert.ok(timesOf(3).end < 6500);
});

/** Mounts a finale, and counts how often it is closed. */
async function finale() {
  const it = fake({});
  const result = { outcome: "finished", points: 13, rating: "11-15", scale: "cocktail", shown: true };
  let closed = 0;
  await mount(Finale, {
    rules: it.rules,
    game: { ...it.game, result },
    history: [],
    words: "words",
    onClose: () => {
      closed += 1;
    },
  });
  return () => closed;
}

test("any key ends the finale and does nothing else, a press and the button do too", async () => {
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  addEventListener("keydown", hear);
  for (const key of [" ", "Escape", "l"]) {
    const closed = await finale();
    press("Shift", document.body);
    assert.equal(closed(), 0, "a key that does nothing alone");
    heard = 0;
    press(key, document.body);
    assert.equal(closed(), 1, key);
    assert.equal(heard, 0);
  }
  removeEventListener("keydown", hear);
  const closed = await finale();
  one(".finale-shells").click();
  assert.equal(closed(), 1);
  const again = await finale();
  one(".finale-skip").click();
  assert.equal(again(), 1);
});

test("the result stands by itself, without a finale in it", async () => {
  await mount(EndPanel, ended("perfect"));
  assert.ok(!has(".finale"));
  assert.match(one(".end-score").textContent ?? "", /25/);
});

/** What the panel and the counter say at the end. @param {Record<string, unknown>} result */
async function saidOf(result) {
  const { done, ...props } = table();
  const { setting } = props.scene;
  const game = {
    ...props.scene.game,
    phase: { type: "over" },
    legal: null,
    result: { scale: "cocktail", points: 0, ...result },
  };
  props.scene = {
    ...props.scene,
    game: /** @type {typeof props.scene.game} */ (/** @type {unknown} */ (game)),
  };
  await mount(EndPanel, { table: { id: "t", ...setting, game }, onClose: () => undefined });
  const panel = (one(".end-inside").textContent ?? "").replace(/\s+/g, " ");
  await mount(Board, props);
  const counter = (one(".score-box .score").textContent ?? "").replace(/\s+/g, "");
  const placed = props.scene.game.fireworks.reduce((sum, { height }) => sum + height, 0);
  return { panel, counter, placed };
}

test("a game that is lost without a score is called lost and shows no points", async () => {
  const { panel, counter, placed } = await saidOf({ outcome: "lost", lost: "strikes", shown: false });
  assert.match(panel, /The game is lost\..*everyone loses/);
  assert.doesNotMatch(panel, /\d+ ?\/ ?\d+/);
  assert.match(counter, new RegExp(`^${placed}/`));
});

test("where the edition counts zero points, panel and counter show zero", async () => {
  const lost = { outcome: "lost", lost: "strikes", shown: true, scale: "abacus", rating: "5-or-less" };
  const { panel, counter } = await saidOf(lost);
  assert.match(panel, /0 \/ \d+/);
  assert.match(panel, /storm.*Oh dear/);
  assert.match(counter, /^0\//);
});

test("a score with missing black cards shows what it is made of", async () => {
  const result = { outcome: "finished", shown: true, points: 15, parts: { gained: 16, penalty: 1 } };
  const { panel, counter } = await saidOf(result);
  assert.match(panel, /15 \/ \d+.*16 − 1/);
  assert.match(counter, /^15\//);
});

test("the picture has every firework at its height, in the light of its suit", () => {
  const picture = skyOf(
    {
      fireworks: [
        { suit: "red", height: 5 },
        { suit: "blue", height: 2 },
        { suit: "white", height: 0 },
      ],
      ranks: 5,
    },
    (shell) => `light-of-${shell}`,
  );
  assert.equal(picture.match(/<g transform/g)?.length, 3);
  assert.match(picture, /stroke="light-of-chrysanthemum"/);
  assert.match(picture, /stroke="light-of-ring"/);
  assert.doesNotMatch(picture, /light-of-peony/, "what was never lit does not shine");
});

test("bots say one line after a game, by its result, each kind once", async () => {
  const seats = [
    { person: { id: "a", name: "Ana" } },
    { bot: "companion-2" },
    { bot: "companion-2" },
    { bot: "savant" },
    // A bot that plays for a person is silent, and so is one without lines.
    { person: { id: "b", name: "Ben" }, bot: "companion-1" },
    { bot: "random" },
  ];
  const linesOf = (
    /** @type {object} */ result,
    /** @type {object} */ more = {},
    rules = { scale: "cocktail" },
  ) =>
    lastLines(
      /** @type {Parameters<typeof lastLines>[0]} */ (
        /** @type {unknown} */ ({
          info: { seats, ...more },
          rules: { max_score: 25, ...rules },
          game: { result },
        })
      ),
    );
  const perfect = linesOf({ outcome: "perfect", points: 25 });
  assert.deepEqual(
    perfect.map(({ bot }) => bot),
    ["companion-2", "savant"],
  );
  const said = [
    { outcome: "perfect", points: 25 },
    { outcome: "finished", points: 20 },
    { outcome: "finished", points: 19 },
    { outcome: "lost", points: 0 },
  ].map((result) => linesOf(result)[0].words);
  assert.equal(new Set(said).size, 4, "each result has its own");
  // The first one speaks in the words of the edition.
  const of = (/** @type {object} */ rules) =>
    linesOf({ outcome: "lost", points: 0 }, {}, /** @type {{scale: string}} */ (rules)).map(
      ({ words }) => words,
    );
  const [storm, other] = of({ scale: "abacus" });
  assert.match(storm, /gods are angry/);
  assert.doesNotMatch(other, /gods|crowd/);
  assert.match(of({ scale: "grands_feux", black_powder_suffix: true })[0], /black powder/);
  for (const scale of ["cocktail", "grands_feux", "rr", "none"])
    assert.match(of({ scale })[0], /crowd/, scale);
  assert.deepEqual(linesOf({ outcome: "broken_off", points: 3 }), []);
  assert.deepEqual(linesOf({ outcome: "perfect", points: 25 }, { deal_of: { type: "imported" } }), []);
  assert.equal(
    moodOf(/** @type {import("../types/protocol.js").GameResult} */ ({ outcome: "lost" }), 25),
    "lost",
  );
});

for (const language of /** @type {const} */ (["en", "fr", "de", "ja"]))
  test(`every bot has a manner and a line for each result: ${language}`, async () => {
    const texts =
      (await read(`/locales/${language}/ratings.ftl`)) + (await read(`/locales/${language}/web.ftl`));
    const bots = ["companion-1", "companion-2", "companion-3", "companion-4", "cautious", "savant"];
    for (const bot of bots) {
      assert.match(texts, new RegExp(`^bot-${bot} = .*\n    \\.about = .*\n    \\.manner = .+$`, "m"), bot);
      for (const mood of ["perfect", "good", "middling", "lost"])
        assert.match(texts, new RegExp(`^last-${bot}-${mood} = .+$`, "m"));
    }
    for (const words of ["crowd", "abacus", "black"])
      for (const mood of ["perfect", "good", "middling", "lost"])
        assert.match(texts, new RegExp(`^last-words-${words}-${mood} = .+$`, "m"));
  });

test("the result of any game has its picture", async () => {
  for (const outcome of /** @type {const} */ (["perfect", "finished"])) {
    await mount(EndPanel, ended(outcome));
    assert.ok(has(".end-panel .picture"), outcome);
  }
});
