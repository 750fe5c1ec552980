// What a launched firework is made of: sparks, each of which moves along a curve that follows from its age alone.
import { grain } from "./suits.js";

/**
 * Times are in milliseconds, lengths in pixels.
 * @typedef {{
 *   born: number, life: number, x: number, y: number, dx: number, dy: number, ink: string, size: number,
 *   fall?: number, slow?: number, spin?: number, tail?: number, grow?: number, wide?: number, alpha?: number,
 *   glow?: true, flicker?: true,
 * }} Spark `dx` and `dy` are the way that it goes in all, and `slow` how soon (in 1/s); `fall` is how far it sinks in
 *   its first second, `spin` how far its way turns (in turns), `tail` how many milliseconds of its way shine; `size` is
 *   its width, `grow` its width at the end, `wide` the width of a flat reflection
 */

/** @typedef {{x: number, y: number}} Point */

/** How long the card lifts, flies to its pile, and its star rises from there, in milliseconds. */
export const LIFT = 90;
export const FLIGHT = 240;
export const RISE = 170;
/** When the star bursts, in milliseconds after the card was played. art.css has the same number. */
export const BURST = LIFT + FLIGHT + RISE;

/** Where a spark is at an age. @param {Spark} spark @param {number} age @returns {Point} */
export function placeOf({ x, y, dx, dy, fall = 0, slow = 5, spin = 0 }, age) {
  const seconds = Math.max(0, age) / 1000;
  const gone = 1 - Math.exp(-slow * seconds);
  const turn = spin * gone * 2 * Math.PI;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return {
    x: x + (dx * cos - dy * sin) * gone,
    y: y + (dx * sin + dy * cos) * gone + fall * seconds * seconds,
  };
}

/** @template T @param {number} count @param {(n: number) => T} make */
const many = (count, make) => Array.from({ length: count }, (_, n) => make(n));

/** A direction. @param {number} turn from the top, clockwise @param {number} length */
const towards = (turn, length) => ({
  dx: Math.sin(turn * 2 * Math.PI) * length,
  dy: -Math.cos(turn * 2 * Math.PI) * length,
});

/** @typedef {{x: number, y: number, born: number, radius: number, ink: string, pen: number}} Core */
/** @typedef {(core: Core) => Spark[]} Manner */

/** One spark of a burst. @param {Core} core @param {Partial<Spark>} rest @returns {Spark} */
const spark = ({ x, y, born, ink, pen }, rest) => ({
  x,
  y,
  born,
  ink,
  dx: 0,
  dy: 0,
  life: 700,
  ...rest,
  size: (rest.size ?? 2) * pen,
  ...(rest.grow === undefined ? {} : { grow: rest.grow * pen }),
});

/** How the shell of each suit bursts. @type {Record<string, Manner>} */
const MANNERS = {
  // Many fine straight rays, an outer and an inner crown.
  chrysanthemum: (core) =>
    many(44, (n) =>
      spark(core, {
        ...towards(n / 44, core.radius * (n % 2 ? 1 : 0.62) * (0.92 + grain(n) * 0.12)),
        tail: 190,
        size: 1.8,
        fall: core.radius * 0.12,
        life: 640 + grain(n + 50) * 160,
      }),
    ),
  // Few thick arcs that rise and bend over.
  palm: (core) =>
    many(9, (n) => {
      const lean = (n - 4) / 4;
      return many(3, (k) =>
        spark(core, {
          ...towards(lean * 0.23, core.radius * (1.08 - k * 0.05)),
          born: core.born + k * 26,
          tail: 260,
          size: 4.6 - k * 1.3,
          slow: 4.4,
          fall: core.radius * (0.75 + Math.abs(lean) * 0.35),
          life: 800 + grain(n * 3 + k) * 120,
        }),
      );
    }).flat(),
  // Long lines that droop.
  willow: (core) =>
    many(26, (n) =>
      spark(core, {
        ...towards((n - 12.5) / 52 + (grain(n) - 0.5) * 0.02, core.radius * (0.55 + grain(n + 9) * 0.4)),
        tail: 380,
        size: 1.9,
        slow: 3.6,
        fall: core.radius * 1.25,
        life: 840 + grain(n + 20) * 220,
      }),
    ),
  // A ring of beads around a core.
  ring: (core) => [
    ...many(26, (n) => spark(core, { ...towards(n / 26, core.radius * 0.98), size: 4.2, slow: 6 })),
    ...many(9, (n) => spark(core, { ...towards(n / 9, core.radius * 0.22), size: 3.4, life: 560 })),
  ],
  // A sphere of dots.
  peony: (core) =>
    many(52, (n) => {
      const height = 1 - (2 * (n + 0.5)) / 52;
      const around = n * 2.39996;
      const flat = Math.sqrt(1 - height * height) * core.radius;
      return spark(core, {
        dx: Math.cos(around) * flat,
        dy: height * core.radius,
        size: 2.4 + grain(n) * 1.4,
        tail: 40,
        fall: core.radius * 0.1,
        flicker: true,
        life: 620 + grain(n + 5) * 200,
      });
    }),
  // Six wedges of six colors, which turn.
  kaleidoscope: (core) =>
    ["chrysanthemum", "palm", "willow", "ring", "peony", "crossette"].flatMap((ink, wedge) =>
      many(9, (n) => {
        const [row, side] = [Math.floor(n / 3), (n % 3) - 1];
        return spark(core, {
          ...towards(wedge / 6 + side * 0.03 * (row === 1 ? 1 : 0.4), core.radius * (0.45 + row * 0.27)),
          ink,
          spin: 0.08,
          tail: 110,
          size: 2.8,
          life: 720,
        });
      }),
    ),
  // A spiral of smoke with embers in it.
  smoke: (core) => [
    ...many(21, (n) =>
      spark(core, {
        ...towards((n % 3) / 3 + n * 0.024, core.radius * (0.2 + (n / 21) * 0.75)),
        spin: 0.16,
        slow: 3.2,
        size: 3,
        grow: core.radius * 0.2,
        alpha: 0.55,
        fall: -core.radius * 0.16,
        life: 760 + grain(n) * 240,
      }),
    ),
    ...many(14, (n) =>
      spark(core, {
        ...towards(grain(n * 3), core.radius * (0.4 + grain(n + 70) * 0.7)),
        ink: "ember",
        size: 2.2,
        tail: 70,
        fall: core.radius * 0.4,
        flicker: true,
      }),
    ),
  ],
  // Arms that burst a second time, into crosses.
  crossette: (core) =>
    many(7, (arm) => {
      const first = spark(core, {
        ...towards(arm / 7, core.radius * 0.7),
        tail: 130,
        size: 2.6,
        life: 300,
        slow: 9,
      });
      const end = placeOf(first, 300);
      return [
        first,
        ...many(4, (n) =>
          spark(core, {
            ...end,
            ...towards(n / 4 + 0.125, core.radius * 0.34),
            born: core.born + 260,
            tail: 120,
            life: 520,
          }),
        ),
      ];
    }).flat(),
  // Arms that turn.
  girandole: (core) =>
    many(30, (n) =>
      spark(core, {
        ...towards((n % 6) / 6, core.radius * (0.5 + Math.floor(n / 6) * 0.125)),
        born: core.born + Math.floor(n / 6) * 24,
        spin: 0.3,
        tail: 150,
        size: 3,
        slow: 4,
      }),
    ),
  // A bang: short and bright.
  salute: (core) =>
    many(36, (n) =>
      spark(core, {
        ...towards(n / 36, core.radius * (0.55 + grain(n) * 0.45)),
        tail: 60,
        size: 2.6,
        slow: 9,
        flicker: true,
        life: 480 + grain(n + 8) * 220,
      }),
    ),
  rocket: (core) => many(24, (n) => spark(core, { ...towards(n / 24, core.radius), size: 4 })),
};

/** The shells that burst in a manner of their own. */
export const SHELLS = Object.keys(MANNERS);

/**
 * How far a burst reaches.
 * @param {number} box the side of the square that the firework has @param {number} share the share of its cards, 0 to 1
 */
export const reachOf = (box, share) => box * (0.42 + 0.5 * share);

/**
 * A burst in the manner of its shell. A complete firework crackles afterwards.
 * @param {string} shell
 * @param {{x: number, y: number, born: number, radius: number, complete?: boolean}} at
 * @returns {Spark[]}
 */
export function burstOf(shell, { x, y, born, radius, complete = false }) {
  const pen = Math.min(1.6, Math.max(0.85, radius / 75));
  const core = { x, y, born, radius, ink: shell, pen };
  return [
    spark(core, { glow: true, size: (radius * 2.1) / pen, life: 620, alpha: complete ? 0.95 : 0.7 }),
    spark(core, { glow: true, ink: "flash", size: radius / pen, life: 190 }),
    ...(MANNERS[shell] ?? MANNERS.rocket)(core),
    ...(complete
      ? many(34, (n) => {
          const { dx, dy } = towards(grain(n * 5), radius * (0.4 + grain(n + 31) * 0.75));
          return spark(core, {
            x: x + dx,
            y: y + dy,
            dy: 6,
            born: born + 330 + grain(n + 3) * 420,
            life: 240,
            ink: n % 2 ? "flash" : shell,
            size: 2.6,
          });
        })
      : []),
  ];
}

/**
 * The trail of something that moves: sparks that stay behind and sink.
 * @param {(share: number) => Point} path
 * @param {{born: number, time: number, ink: string, count: number, size?: number}} how
 * @returns {Spark[]}
 */
export const trailOf = (path, { born, time, ink, count, size = 2.2 }) =>
  many(count, (n) => {
    const share = (n + 0.5) / count;
    return {
      ...path(share),
      dx: (grain(n * 7 + 1) - 0.5) * 26,
      dy: 8 + grain(n * 3) * 16,
      born: born + share * time,
      life: 240 + grain(n + 11) * 260,
      fall: 30,
      ink: n % 3 === 0 ? "flash" : ink,
      size: size * (0.6 + grain(n + 2) * 0.8),
    };
  });

/**
 * The star that rises from a pile and bursts.
 * @param {Point} from @param {Point} to @param {{born: number, ink: string, time?: number}} how
 */
export function starOf(from, to, { born, ink, time = RISE }) {
  const path = (/** @type {number} */ share) => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * (1 - (1 - share) ** 2),
  });
  const head = {
    ...from,
    dx: (to.x - from.x) * 1.02,
    dy: (to.y - from.y) * 1.02,
    slow: 3800 / time,
    tail: 60,
    size: 4.4,
  };
  return [{ ...head, born, life: time + 10, ink: "flash" }, ...trailOf(path, { born, time, ink, count: 12 })];
}

/**
 * The reflections of a burst on the water.
 * @param {{x: number, y: number, high: number, born: number, radius: number, ink: string}} water `y` is its lower edge
 *   and `high` its height
 * @returns {Spark[]}
 */
export const glintsOf = ({ x, y, high, born, radius, ink }) =>
  many(14, (n) => {
    const near = 1 - n / 14;
    return {
      x: x + (grain(n * 13 + 2) - 0.5) * radius * (0.5 + near * 1.3),
      y: y - 3 - near * high + 3 * grain(n),
      dx: (grain(n + 40) - 0.5) * 14,
      dy: 0,
      slow: 2,
      born: born + grain(n + 6) * 160,
      life: 420 + grain(n + 17) * 420,
      ink,
      size: 1.5,
      wide: 6 + grain(n + 9) * radius * 0.36,
      alpha: 0.8,
    };
  });

/**
 * Smoke and embers of a card that doesn't go off.
 * @param {Point & {born: number, width: number}} at @returns {Spark[]}
 */
export const smokeOf = ({ x, y, born, width }) => [
  ...many(16, (n) => ({
    x: x + (grain(n) - 0.5) * width * 0.8,
    y: y - grain(n + 4) * width * 0.3,
    dx: (grain(n + 22) - 0.5) * width * 0.7,
    dy: -width * (0.5 + grain(n + 33) * 0.8),
    slow: 1.7,
    born: born + grain(n + 44) * 260,
    life: 620 + grain(n + 55) * 420,
    ink: "ash",
    size: width * 0.16,
    grow: width * (0.4 + grain(n + 66) * 0.3),
    alpha: 0.5,
  })),
  ...many(12, (n) => ({
    x,
    y,
    ...towards(grain(n + 3) - 0.5, width * (0.5 + grain(n + 13) * 0.6)),
    born: born + grain(n + 23) * 120,
    life: 420 + grain(n + 43) * 200,
    fall: width * 1.4,
    ink: "ember",
    size: 2.2,
    tail: 60,
    flicker: /** @type {const} */ (true),
  })),
];

/**
 * Sparks of the fuse while a piece of it burns.
 * @param {(share: number) => Point} path @param {number} born @returns {Spark[]}
 */
export const fuseOf = (path, born) =>
  many(26, (n) => {
    const share = (n + 0.5) / 26;
    return {
      ...path(share),
      ...towards(grain(n * 3 + 1), 7 + grain(n) * 13),
      born: born + share * 600,
      life: 240 + grain(n + 8) * 200,
      fall: 40,
      ink: n % 3 === 0 ? "flash" : "ember",
      size: 1.8,
      tail: 50,
    };
  });
