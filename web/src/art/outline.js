// Closed outlines as values: made, moved and turned, and written as the data of an SVG path at the end.

/**
 * A command of a path with its points, one after the other. All coordinates are absolute.
 * @typedef {{c: "M" | "L" | "C" | "Z", p: readonly number[]}} Step
 * @typedef {readonly Step[]} Outline
 */

/** How far the control points of a quarter of a circle are from its ends, for a radius of 1. */
const QUARTER = 0.5523;

/** @param {Outline} outline @param {(x: number, y: number) => [number, number]} move */
function moved(outline, move) {
  return outline.map(({ c, p }) => {
    const points = [];
    for (let n = 0; n < p.length; n += 2) points.push(...move(p[n], p[n + 1]));
    return { c, p: points };
  });
}

/** @param {Outline} outline @param {number} x @param {number} y @returns {Outline} */
export const shift = (outline, x, y) => moved(outline, (a, b) => [a + x, b + y]);

/** Stretched from a point. @param {Outline} outline @param {number} x @param {number} [y] @returns {Outline} */
export const scale = (outline, x, y = x, from = [0, 0]) =>
  moved(outline, (a, b) => [from[0] + (a - from[0]) * x, from[1] + (b - from[1]) * y]);

/** Turned clockwise around the center. @param {Outline} outline @param {number} turns @returns {Outline} */
export function turn(outline, turns) {
  const sin = Math.sin(turns * 2 * Math.PI);
  const cos = Math.cos(turns * 2 * Math.PI);
  return moved(outline, (x, y) => [x * cos - y * sin, x * sin + y * cos]);
}

/** The same outline at equal angles around the center. @param {number} count @param {Outline} outline */
export function around(count, outline, from = 0) {
  return Array.from({ length: count }, (_, n) => turn(outline, from + n / count)).flat();
}

/** @param {number} x @param {number} y @param {number} r @returns {Outline} */
export function circle(x, y, r) {
  const k = r * QUARTER;
  return [
    { c: "M", p: [x, y - r] },
    { c: "C", p: [x + k, y - r, x + r, y - k, x + r, y] },
    { c: "C", p: [x + r, y + k, x + k, y + r, x, y + r] },
    { c: "C", p: [x - k, y + r, x - r, y + k, x - r, y] },
    { c: "C", p: [x - r, y - k, x - k, y - r, x, y - r] },
    { c: "Z", p: [] },
  ];
}

/** The area between two circles around the center. @param {number} outer @param {number} inner @returns {Outline} */
export const ring = (outer, inner) => [...circle(0, 0, outer), ...circle(0, 0, inner)];

/** A point on a circle around the center. @param {number} turns @param {number} radius @returns {[number, number]} */
export const at = (turns, radius) => [
  Math.sin(turns * 2 * Math.PI) * radius,
  -Math.cos(turns * 2 * Math.PI) * radius,
];

/** A closed line through these points. @param {...(readonly number[])} points @returns {Outline} */
export const poly = (...points) => [
  ...points.map(([x, y], n) => ({ c: /** @type {"M" | "L"} */ (n === 0 ? "M" : "L"), p: [x, y] })),
  { c: "Z", p: [] },
];

/** A regular polygon around the center. @param {number} sides @param {number} radius */
export const regular = (sides, radius, from = 0) =>
  poly(...Array.from({ length: sides }, (_, n) => at(from + n / sides, radius)));

/** An outline from the data of a path: absolute M, L, C and Z. @param {string} data @returns {Outline} */
export function read(data) {
  return [...data.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, c, numbers]) => ({
    c: /** @type {Step["c"]} */ (c),
    p: [...numbers.matchAll(/-?[\d.]+/g)].map(Number),
  }));
}

/**
 * A symmetric outline from its right half, which begins with M and is not closed.
 * @param {string} data @returns {Outline}
 */
export function mirrored(data) {
  const right = read(data);
  /** @type {Step[]} */
  const left = [];
  for (let n = right.length - 1; n > 0; n -= 1) {
    const { c, p } = right[n];
    // Backwards: the control points change places, and the line ends where this one began.
    const start = right[n - 1].p.slice(-2);
    const points = c === "C" ? [p[2], p[3], p[0], p[1], ...start] : start;
    if (n === right.length - 1) left.push({ c: "L", p: [-p[p.length - 2], p[p.length - 1]] });
    left.push({ c, p: points.map((it, k) => (k % 2 === 0 ? -it : it)) });
  }
  return [...right, ...left, { c: "Z", p: [] }];
}

/** The data of an SVG path, to a tenth. @param {Outline} outline */
export function textOf(outline) {
  const short = (/** @type {number} */ value) => `${Math.round(value * 10) / 10 || 0}`;
  return outline
    .map(({ c, p }) => c + p.map(short).reduce((all, it) => all + (all && it[0] !== "-" ? ` ${it}` : it), ""))
    .join("");
}
