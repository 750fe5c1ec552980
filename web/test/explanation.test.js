// The reasons of bots in words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { language, makeBundle, t, useBundles } from "../src/i18n.js";
import { FluentResource } from "../src/lib.js";
import { knownPrints, mentioned, sentence, witnesses } from "../src/table/explanation.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const read = async (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** @param {"en" | "fr" | "de" | "ja"} code */
async function speak(code) {
  const bundle = await makeBundle(code, read);
  bundle.addResource(new FluentResource(await read(`/locales/${code}/companion.ftl`)), {
    allowOverrides: true,
  });
  language.value = code;
  useBundles([bundle]);
}

/** Three players: I am 0, the bot at 1 explains, and 2 is called Mizu. */
const talk = /** @type {import("../src/table/explanation.js").Talk} */ (
  /** @type {unknown} */ ({
    rules: {
      ranks: 5,
      suits: [
        { letter: "r", name: "red" },
        { letter: "b", name: "blue" },
      ],
      colors: [{ letter: "r", name: "red" }],
    },
    info: {
      seats: [{ person: { name: "Ana" } }, { person: { name: "Hoshi" } }, { person: { name: "Mizu" } }],
    },
    you: 0,
    speaker: 1,
    hands: [
      [1, 2],
      [3, 4],
      [5, 6],
    ],
    prints: new Map([[5, "b3"]]),
  })
);

/** @param {import("../types/protocol.js").Statement} statement */
const words = (statement) =>
  sentence(talk, statement)
    .map((part) => (typeof part === "string" ? part : part.word))
    .join("");

test("a card is called by whose it is and where it stands", async () => {
  await speak("en");
  const chop = (/** @type {number} */ id) =>
    words({ id: "companion-focus-chop", arguments: { card: { type: "held", id } } });
  assert.equal(chop(2), "The clue is about your card 2, which was next to be discarded.");
  assert.equal(chop(3), "The clue is about my card 1, which was next to be discarded.");
  assert.equal(chop(5), "The clue is about Mizu’s card 1, which was next to be discarded.");
  assert.equal(chop(77), "The clue is about that card, which was next to be discarded.");
});

test("a sentence begins with a capital, and says what a card can be in words and as something to draw", async () => {
  await speak("en");
  const parts = sentence(talk, {
    id: "companion-discard-trash",
    arguments: { card: { type: "held", id: 5 } },
  });
  assert.deepEqual(parts, [
    { word: "Mizu’s card 1", chips: [{ suit: talk.rules.suits[1], ranks: [3] }] },
    " can no longer be played.",
  ]);
  const cards = sentence(talk, {
    id: "companion-means-play",
    arguments: { card: { type: "held", id: 2 }, cards: { type: "cards", cards: "r13b2" } },
  });
  assert.deepEqual(cards, [
    { word: "Your card 2", chips: [] },
    " fits now if it is ",
    {
      word: "red 1, 3 or blue 2",
      chips: [
        { suit: talk.rules.suits[0], ranks: [1, 3] },
        { suit: talk.rules.suits[1], ranks: [2] },
      ],
    },
    ".",
  ]);
});

test("what a card in sight may be is told for its holder", async () => {
  const once = () =>
    sentence(talk, {
      id: "companion-means-once",
      arguments: {
        card: { type: "held", id: 5 },
        cards: { type: "cards", cards: "b2" },
        other: { type: "held", id: 6 },
        first: { type: "cards", cards: "b1" },
      },
    });
  talk.prints = new Map([...talk.prints, [6, "b1"]]);
  await speak("en");
  assert.deepEqual(once(), [
    "To ",
    "Mizu",
    ", it may be ",
    { word: "blue 2", chips: [{ suit: talk.rules.suits[1], ranks: [2] }] },
    ": then it fits once ",
    "Mizu’s card 2",
    " is played as ",
    { word: "blue 1", chips: [{ suit: talk.rules.suits[1], ranks: [1] }] },
    ".",
  ]);
  await speak("fr");
  assert.equal(
    once()
      .map((part) => (typeof part === "string" ? part : part.word))
      .join(""),
    "Pour Mizu, c’est peut-être 2 bleu\u202f; dans ce cas, elle convient dès que la carte 2 de Mizu est jouée comme 1 bleu.",
  );
  talk.prints = new Map([[5, "b3"]]);
});

test("a name keeps its first letter, and French elides before it", async () => {
  const mizu = /** @type {{name: string}} */ (talk.info.seats[2].person);
  mizu.name = "aya";
  await speak("en");
  /** @type {import("../types/protocol.js").Statement} */
  const taken = {
    id: "companion-taken-for",
    arguments: { card: { type: "held", id: 5 }, cards: { type: "cards", cards: "b3" } },
  };
  assert.equal(words(taken), "aya’s card 1 should now be read as blue 3.");
  await speak("fr");
  assert.equal(words(taken), "La carte 1 d’aya passe maintenant pour 3 bleu.");
  assert.equal(
    words({ id: "companion-assumes-bluffs", arguments: { to: { type: "seat", seat: 2 } } }),
    "Je suppose qu’aya joue avec des bluffs.",
  );
  assert.equal(t("why-card-theirs", { slot: 2, name: "Ben de Ann" }), "la carte 2 de Ben de Ann");
  mizu.name = "Mizu";
});

test("suits that a card can have alike are said together", async () => {
  const cards = (/** @type {string} */ cards) =>
    words({
      id: "companion-means-play",
      arguments: { card: { type: "held", id: 2 }, cards: { type: "cards", cards } },
    });
  const rules = talk.rules;
  const green = { ...rules.suits[0], letter: "g", name: "green" };
  await speak("en");
  assert.equal(cards("r1b1"), "Your card 2 fits now if it is any 1.");
  talk.rules = { ...rules, suits: [...rules.suits, green] };
  assert.equal(cards("r1b1"), "Your card 2 fits now if it is red or blue 1.");
  assert.equal(cards("r12b12g12"), "Your card 2 fits now if it is any 1 or 2.");
  assert.equal(cards("r12345b12345"), "Your card 2 fits now if it is red or blue.");
  talk.rules = rules;
});

test("players are spoken to in the form that the sentence needs", async () => {
  const clue = /** @type {const} */ ({ type: "clue", clue: "r" });
  const asked = (/** @type {number} */ giver, /** @type {number} */ to) =>
    words({
      id: "companion-heard-play",
      arguments: { giver: { type: "seat", seat: giver }, to: { type: "seat", seat: to }, clue },
    });
  await speak("en");
  assert.equal(asked(2, 0), "With “red” Mizu asked you to play.");
  assert.equal(asked(0, 1), "With “red” you asked me to play.");
  await speak("de");
  assert.equal(asked(2, 1), "Der Hinweis „Rot“ von Mizu bittet mich zu spielen.");
  assert.equal(asked(0, 2), "Der Hinweis „Rot“ von dir bittet Mizu zu spielen.");
  await speak("fr");
  assert.equal(asked(2, 1), "L’indice « rouge » reçu de Mizu demande de jouer.");
  assert.equal(asked(0, 1), "L’indice « rouge » reçu de toi demande de jouer.");
  assert.equal(asked(0, 2), "Ton indice « rouge » à Mizu demande de jouer.");
  await speak("ja");
  assert.equal(asked(2, 1), "Mizuは「赤」で、私にプレイを頼みました。");
  assert.equal(asked(0, 2), "あなたは「赤」で、Mizuにプレイを頼みました。");
});

test("who is asked for a card is named once", async () => {
  await speak("en");
  const args = /** @type {const} */ ({
    seat: { type: "seat", seat: 2 },
    card: { type: "held", id: 6 },
    cards: { type: "cards", cards: "b2" },
  });
  assert.equal(
    words({ id: "companion-asks-finesse", arguments: args }),
    "It asks Mizu to play card 2, which has no clue and should be blue 2.",
  );
});

test("every move that was thought of has words, and every statement a text", async () => {
  /** @type {import("../types/protocol.js").Action[]} */
  const actions = [
    { type: "play", id: 3 },
    { type: "play", id: 3, announce: "r" },
    { type: "discard", id: 4 },
    { type: "clue", to: 0, clue: "r" },
    { type: "free_clue", to: 2, clue: "1" },
    { type: "put_into_play", card: "r1" },
    { type: "shuffle_back", card: "r1" },
    { type: "decline" },
    { type: "firework", suit: "b" },
  ];
  for (const code of /** @type {const} */ (["en", "fr", "de", "ja"])) {
    await speak(code);
    for (const action of actions)
      assert.doesNotMatch(
        words({ id: "companion-not-known", arguments: { action: { type: "action", action } } }),
        /[\w]+-[\w]+-|\uE000/,
      );
  }
});

test("numbers and points are written as each language writes them", async () => {
  const statement = /** @type {import("../types/protocol.js").Statement} */ ({
    id: "companion-because-points",
    arguments: {
      games: { type: "number", number: 12 },
      points: { type: "points", points: 23_949 },
      less: { type: "points", points: 23_000 },
    },
  });
  await speak("en");
  assert.equal(words(statement), "In 12 imagined games I expect 23.9 points with this and 23.0 with that.");
  await speak("de");
  assert.equal(words(statement), "In 12 gedachten Partien erwarte ich so 23,9 Punkte und damit 23,0.");
});

test("the cards that are spoken of, and the faces that have been seen", () => {
  assert.deepEqual(
    mentioned([{ id: "a", arguments: { card: { type: "held", id: 5 }, to: { type: "seat", seat: 1 } } }]),
    [5],
  );
  const history = /** @type {any} */ ([
    {
      seq: 1,
      at: 0,
      event: { type: "acted", happened: [{ type: "played", seat: 0, id: 9, card: "r1", suit: "r" }] },
    },
  ]);
  const game = /** @type {any} */ ({
    hands: [
      { face: "down", cards: [{ id: 1 }] },
      { face: "up", cards: [{ id: 3, card: "b2" }] },
    ],
  });
  assert.deepEqual(
    [...knownPrints(history, game)],
    [
      [9, "r1"],
      [3, "b2"],
    ],
  );
});

test("only who was a bot then is asked about an event", () => {
  const info = /** @type {any} */ ({
    seats: [{ bot: "companion" }, { bot: "companion" }, { bot: "companion" }],
  });
  const acted = (
    /** @type {number} */ seq,
    /** @type {number} */ seat,
    /** @type {object[]} */ ...happened
  ) => ({
    seq,
    event: { type: "acted", seat, bot: seat !== 0, happened },
  });
  const clue = { type: "clued", to: 0 };
  const history = /** @type {any} */ ([
    acted(1, 2, clue),
    acted(2, 0, { ...clue, to: 2 }),
    acted(3, 1, { type: "discarded" }),
    { seq: 4, event: { type: "stood_in", seat: 0, bot: "companion" } },
    acted(5, 2, clue),
    { seq: 6, event: { type: "returned", seat: 0 } },
  ]);
  const asked = (/** @type {number} */ n) => witnesses(info, history, history[n]);
  assert.deepEqual(asked(0), [2, 1], "a bot had my seat only later");
  assert.deepEqual(asked(1), [2, 1], "I have no reasons that could be told");
  assert.deepEqual(asked(2), [1], "nobody reads a discard");
  assert.deepEqual(asked(4), [2, 0, 1], "who was told comes before who heard it");
  assert.deepEqual(asked(3), []);
  const acts = history.filter((/** @type {any} */ it) => it.event.type === "acted");
  assert.deepEqual(witnesses(info, acts, acts[0]), [2, 1], "what I did then says that I sat there");
});
