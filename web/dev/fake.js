// Invented states for the gallery: they need not be reachable, only drawable.

/** @param {{players?: number, suits?: [string, string][], tiles?: boolean, timed?: boolean, phase?: any, strikes?: number, over?: boolean}} wish */
export function fake({
  players = 3,
  suits = BASE,
  tiles = false,
  timed = false,
  phase = { type: "turn" },
  strikes = 1,
}) {
  const rules = {
    players,
    hand_size: players > 3 ? 4 : 5,
    ranks: 5,
    suits: suits.map(([letter, name]) => ({
      letter,
      name,
      down: letter === "k",
      score: letter === "k" ? "penalty" : "points",
      color: "mk".includes(letter) ? undefined : letter,
      copies: letter === "k" ? [1, 2, 2, 2, 3] : [3, 2, 2, 2, 1],
    })),
    colors: suits.filter(([letter]) => !"mk".includes(letter)).map(([letter, name]) => ({ letter, name })),
    touch: {},
    deck: suits.length * 10,
    clue_tokens: 8,
    strikes: 3,
    min_score: 0,
    max_score: suits.length * 5,
    empty_clues: true,
    timed_display: timed,
    flamboyants: tiles,
    final_round: true,
    all_or_nothing: false,
    critical_discard_loses: false,
    hand_reorder: true,
    scale: "cocktail",
    black_powder_suffix: false,
    options: {},
  };
  const all = suits.map(([letter]) => `${letter}12345`).join("");
  let id = 0;
  const possible = [
    "",
    `${suits[0][0]}12345`,
    suits.map(([l]) => `${l}2`).join(""),
    "r3",
    suits
      .slice(1)
      .map(([l]) => `${l}134`)
      .join(""),
  ];
  const hands = Array.from({ length: players }, (_, seat) => ({
    face: seat === 0 ? "down" : "up",
    cards: Array.from({ length: rules.hand_size }, (_x, n) => {
      const [letter] = suits[(seat * 3 + n * 2) % suits.length];
      const p = possible[(seat + n) % 5];
      return {
        id: id++,
        ...(seat === 0 ? {} : { card: `${letter}${((seat + n * 2) % 5) + 1}` }),
        yes: p && p.length < 12 ? "2" : "",
        no: "",
        possible: p || all,
      };
    }),
  }));
  const heights = [3, 5, 1, 0, 4, 2, 3];
  const game = {
    turn: 21,
    to_act: 0,
    phase,
    clue_tokens: 5,
    strikes,
    deck: 18,
    turns_left: null,
    points: 13,
    max_points: 24,
    pace: 6,
    efficiency: { cards: 14, clues: 9 },
    fireworks: suits.map(([letter], n) => ({
      suit: letter,
      height: heights[n],
      top: heights[n] === 0 ? null : letter === "k" ? 6 - heights[n] : heights[n],
      next: heights[n] === 5 ? null : letter === "k" ? 5 - heights[n] : heights[n] + 1,
      reach: n === 2 ? 1 : 5,
      dead: n === 2,
    })),
    discard: ["r1", "r1", "g2", "g2", "b4", "w1", "y1", "y3"]
      .filter((c) => suits.some(([l]) => l === c[0]))
      .map((card, n) => ({ id: 60 + n, card })),
    playable: "r4",
    critical: "r5b45w5",
    trash: "r123y12345g2345",
    tiles: tiles ? [1, 3, 4, 6] : [],
    hands,
    unseen: all,
    narrowed: [],
    legal: {
      play: hands[0].cards.map((c) => c.id),
      announce: timed ? suits.map(([l]) => l) : [],
      discard: hands[0].cards.map((c) => c.id),
      clues:
        phase.type === "turn"
          ? hands.slice(1).flatMap((hand, n) =>
              ["r", "b", "1", "2", "3"].map((clue) => ({
                to: n + 1,
                clue,
                touches: hand.cards.filter((c) => c.card?.includes(clue)).map((c) => c.id),
              })),
            )
          : [],
      free_clues: [],
      shuffle_back: phase.tile === 5 ? ["r1", "g2", "b4", "w1"] : [],
      put_into_play: phase.tile === 6 ? ["r1", "b4"] : [],
      decline: phase.tile === 5,
      fireworks: phase.type === "joker" ? ["r", "b"] : [],
    },
    result: null,
  };
  const people = ["Ana", "Ben", "Chloé", "Dieter", "Eiko", "Farid"];
  const info = {
    id: "x",
    status: "running",
    settings: {
      preset: "original",
      options: {},
      seats: players,
      starter: { type: "edition" },
      listed: false,
    },
    owner: "p0",
    seats: people
      .slice(0, players)
      .map((name, n) => (n === 2 ? { bot: "cautious" } : { person: { id: `p${n}`, name } })),
    created_at: 0,
  };
  const history = [
    {
      seq: 4,
      at: 0,
      event: {
        type: "acted",
        seat: 1,
        bot: false,
        action: {},
        happened: [
          { type: "clued", giver: 1, to: 0, clue: "2", touched: [2, 3], free: false },
          { type: "turn", seat: 2 },
        ],
      },
    },
    {
      seq: 5,
      at: 0,
      event: {
        type: "acted",
        seat: 2,
        bot: true,
        action: {},
        happened: [
          { type: "misplayed", seat: 2, id: 40, card: "g2", strikes: 1 },
          { type: "drew", seat: 2, id: 41, card: "b3" },
        ],
      },
    },
    {
      seq: 6,
      at: 0,
      event: {
        type: "acted",
        seat: 0,
        bot: false,
        action: {},
        happened: [
          { type: "played", seat: 0, id: 42, card: "y5", suit: "y" },
          { type: "completed", suit: "y" },
        ],
      },
    },
  ];
  return { rules, game, info, history, fresh: { seq: 4, touched: [2, 3], again: [3] } };
}

/** @type {[string, string][]} */
export const BASE = [
  ["w", "white"],
  ["r", "red"],
  ["b", "blue"],
  ["y", "yellow"],
  ["g", "green"],
];
/** @type {[string, string][]} */
export const ALL = [...BASE, ["m", "multicolor"], ["k", "black powder"]];
