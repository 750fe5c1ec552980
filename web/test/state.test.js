// The state of a table after each message.
import assert from "node:assert/strict";
import { test } from "node:test";
import { BASE, fake } from "../dev/fake.js";
import { holds, parseSet, summary } from "../src/table/notation.js";
import {
  afterUpdate,
  applyChange,
  freshClue,
  fromSnapshot,
  opened,
  replayStates,
  sinceMyTurn,
  topCards,
  withPresence,
} from "../src/table/state.js";
import { handsBefore } from "../src/table/words.js";

/** @param {number} seq @param {object} more */
const update = (seq, more = {}) =>
  /** @type {any} */ ({
    type: "event",
    table: "t",
    seq,
    at: seq,
    event: { type: "acted", seat: 0, bot: false, action: { type: "discard", id: 0 }, happened: [] },
    ...more,
  });

function table() {
  const it = fake({ players: 3, suits: BASE });
  return fromSnapshot(
    /** @type {any} */ ({
      table: "t",
      seq: 6,
      info: it.info,
      rules: it.rules,
      you: 0,
      game: it.game,
      history: [],
      presence: { here: [true], watching: 0 },
    }),
  );
}

test("an event makes a new table and leaves the old one as it was", () => {
  const before = table();
  const frozen = JSON.stringify(before.game);
  const after = afterUpdate(before, update(7, { change: { clue_tokens: 6, turn: 22 } }), "p0");
  assert.equal(after?.game?.clue_tokens, 6);
  assert.equal(after?.game?.deck, before.game?.deck);
  assert.equal(after?.seq, 7);
  assert.equal(after?.history.length, 1);
  assert.equal(JSON.stringify(before.game), frozen);
  assert.equal(before.history.length, 0);
  assert.equal(after?.moments.get(6), before.game);
  assert.equal(after?.moments.get(7), after?.game);
});

test("an event that was seen changes nothing, and one that is too late asks for a snapshot", () => {
  const before = table();
  assert.equal(afterUpdate(before, update(6), "p0"), before);
  assert.equal(afterUpdate(before, update(8), "p0"), null);
});

test("of the hands only those change that are named", () => {
  const { game } = table();
  assert.ok(game);
  const hand = /** @type {any} */ ({ face: "up", cards: [] });
  const next = applyChange(game, { hands: { 1: hand } });
  assert.equal(next.hands[1], hand);
  assert.equal(next.hands[0], game.hands[0]);
  assert.equal(next.hands[2], game.hands[2]);
});

test("a value that becomes null is a change, and one that is absent is none", () => {
  const { game } = table();
  assert.ok(game);
  assert.equal(applyChange(game, { legal: null }).legal, null);
  assert.equal(applyChange(game, {}).legal, game.legal);
  assert.equal(applyChange({ ...game, turns_left: 2 }, { turns_left: null }).turns_left, null);
});

test("whose seat I have follows from the people at the table", () => {
  const before = table();
  const seats = [{ person: { id: "p1", name: "Ben" } }, { person: { id: "p0", name: "Ana" } }];
  const after = afterUpdate(before, update(7, { info: { ...before.info, seats } }), "p0");
  assert.equal(after?.you, 1);
  assert.equal(afterUpdate(before, update(7, { info: { ...before.info, seats } }), "nobody")?.you, null);
});

test("presence is no event", () => {
  const before = table();
  const after = withPresence(before, { here: [false], watching: 3 });
  assert.equal(after.seq, before.seq);
  assert.equal(after.presence.watching, 3);
});

test("a fresh clue knows which cards were touched before", () => {
  const { game } = table();
  assert.ok(game);
  const clued = game.hands[0].cards.filter((card) => card.yes !== "").map((card) => card.id);
  const touched = game.hands[0].cards.map((card) => card.id);
  const logged = /** @type {any} */ ({
    seq: 7,
    at: 0,
    event: { type: "acted", happened: [{ type: "clued", giver: 1, to: 0, clue: "2", touched, free: false }] },
  });
  assert.deepEqual(
    freshClue([logged], () => game),
    { seq: 7, touched, again: clued },
  );
  assert.equal(
    freshClue([], () => game),
    null,
  );
});

test("what happened since my turn: the actions after my last one, or the last alone for who watches", () => {
  const acted = (/** @type {number} */ seq, /** @type {number} */ seat) =>
    update(seq, {
      event: { type: "acted", seat, bot: false, action: { type: "discard", id: 0 }, happened: [] },
    });
  const past = [
    acted(1, 0),
    acted(2, 1),
    { seq: 3, at: 3, event: { type: "returned", seat: 2 } },
    acted(4, 2),
  ];
  const seqs = (/** @type {number | null} */ you) =>
    sinceMyTurn(/** @type {any} */ (past), you).map((it) => it.seq);
  assert.deepEqual(seqs(0), [2, 4]);
  assert.deepEqual(seqs(2), [4]);
  assert.deepEqual(seqs(null), [4]);
  assert.deepEqual(sinceMyTurn([], 0), []);
});

test("a replay has a state for the deal and one for each step", () => {
  const { game } = table();
  assert.ok(game);
  const replay = /** @type {any} */ ({
    start: game,
    steps: [
      { seq: 1, change: { turn: 1 } },
      { seq: 2, change: { turn: 2, deck: 3 } },
    ],
  });
  const states = replayStates(replay);
  assert.deepEqual(
    states.map((state) => [state.turn, state.deck]),
    [
      [21, 18],
      [1, 18],
      [2, 3],
    ],
  );
  assert.equal(game.turn, 21);
});

test("the card on top is the one that was played last", () => {
  const played = (/** @type {number} */ seq, /** @type {number} */ id, /** @type {string} */ suit) =>
    /** @type {any} */ ({
      seq,
      at: 0,
      event: { type: "acted", happened: [{ type: "played", seat: 0, id, card: `${suit}1`, suit }] },
    });
  assert.deepEqual(
    [...topCards([played(1, 4, "r"), played(2, 7, "b"), played(3, 9, "r")])],
    [
      ["r", 9],
      ["b", 7],
    ],
  );
});

test("the hands before each event follow from the events", () => {
  const acted = (/** @type {number} */ seq, /** @type {object[]} */ happened) =>
    /** @type {any} */ ({ seq, at: 0, event: { type: "acted", happened } });
  const history = [
    acted(1, [
      { type: "discarded", seat: 0, id: 1, card: "r1" },
      { type: "drew_hidden", seat: 0, id: 4 },
    ]),
    /** @type {any} */ ({ seq: 2, at: 0, event: { type: "reordered", seat: 0, order: [4, 0] } }),
    acted(3, [
      { type: "played", seat: 1, id: 2, card: "b1", suit: "b" },
      { type: "drew", seat: 1, id: 5, card: "w2" },
    ]),
  ];
  const now = /** @type {any} */ ({
    hands: [{ cards: [{ id: 4 }, { id: 0 }] }, { cards: [{ id: 3 }, { id: 5 }] }],
  });
  const before = handsBefore(history, now);
  assert.deepEqual(before.get(1), [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(before.get(2), [
    [0, 4],
    [2, 3],
  ]);
  assert.deepEqual(before.get(3), [
    [4, 0],
    [2, 3],
  ]);
});

test("sets of cards are read as the protocol writes them", () => {
  assert.deepEqual(
    [...parseSet("r135b2")],
    [
      ["r", [1, 3, 5]],
      ["b", [2]],
    ],
  );
  assert.deepEqual([...parseSet("")], []);
  assert.ok(holds("r135b2", "r", 3));
  assert.ok(!holds("r135b2", "b", 3));
});

test("what a card can be is known when one suit or one rank is left", () => {
  const rules = /** @type {any} */ (fake({}).rules);
  assert.equal(summary(rules, "r3").onlySuit?.name, "red");
  assert.equal(summary(rules, "r3").onlyRank, 3);
  assert.equal(summary(rules, "r3b3").onlySuit, null);
  assert.equal(summary(rules, "r3b3").onlyRank, 3);
  assert.deepEqual(summary(rules, "w1y2").suits, [true, false, false, true, false]);
});

test("once all prints are told, every card lies open", () => {
  const { game } = table();
  assert.ok(game);
  assert.equal(opened(game, undefined), game);
  const prints = Array.from({ length: 60 }, (_, id) => `r${(id % 5) + 1}`);
  const open = opened(game, prints);
  const [mine, other] = open.hands;
  assert.ok(mine.face === "up" && other.face === "up");
  assert.deepEqual(
    mine.cards.map((card) => card.card),
    game.hands[0].cards.map((card) => prints[card.id]),
  );
  assert.equal(other, game.hands[1]);
});
