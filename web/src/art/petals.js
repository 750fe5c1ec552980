// The parts of a mon: petals and leaves, their holes, and how they fit around a center.
import { circle, mirrored, read, scale, shift } from "./outline.js";

/** @typedef {import("./outline.js").Outline} Outline */

/**
 * A petal or leaf that points up: x from -1 to 1, y from 0 at the center to 1 at the tip.
 * @typedef {{
 *   form: Outline, slim: number, counts: readonly number[], round: number, vein: readonly [number, number],
 *   veins: number,
 * }} Petal `slim` is the greatest half width for a length of 1, `counts` are the numbers that make a flower, `round` is
 *   the height of its middle if it is round enough for a hole, else 0; `vein` is where its vein begins and ends, and
 *   `veins` how far those at its sides lean
 */

/** @type {readonly Petal[]} */
export const PETALS = [
  // Plum.
  {
    form: mirrored("M0 .04C.55 .04 1 .28 1 .54C1 .8 .55 1 0 1"),
    slim: 0.52,
    counts: [5, 6, 8],
    round: 0.54,
    vein: [0.2, 0.8],
    veins: 0,
  },
  // Cherry.
  {
    form: mirrored("M0 0C.5 .12 1.02 .42 .96 .7C.92 .86 .6 .97 .3 1L0 .86"),
    slim: 0.56,
    counts: [5, 6],
    round: 0.58,
    vein: [0.2, 0.7],
    veins: 0.5,
  },
  // Bellflower.
  {
    form: mirrored("M0 0C.5 .2 1.06 .5 .92 .7L0 1"),
    slim: 0.6,
    counts: [5, 5, 6],
    round: 0.6,
    vein: [0.2, 0.86],
    veins: 0.5,
  },
  // Chrysanthemum.
  {
    form: mirrored("M.16 0L.98 .8C1 .95 .6 1 0 1"),
    slim: 0.3,
    counts: [8, 10, 12, 16],
    round: 0,
    vein: [0.3, 0.86],
    veins: 0,
  },
  // Wood sorrel.
  {
    form: mirrored("M0 0C.3 .28 1 .46 1 .73C1 .9 .78 1 .54 1C.3 1 .1 .93 0 .8"),
    slim: 0.66,
    counts: [3, 4, 5],
    round: 0,
    vein: [0.14, 0.66],
    veins: 0.56,
  },
  // Hollyhock.
  {
    form: mirrored("M0 .16C.12 .02 .5 -.02 .76 .12C1.06 .3 1.02 .56 .68 .76C.42 .9 .14 .9 0 1"),
    slim: 0.6,
    counts: [3, 3, 4],
    round: 0.46,
    vein: [0.24, 0.86],
    veins: 0.56,
  },
  // Ginkgo.
  {
    form: mirrored("M.07 0C.16 .36 .46 .58 1 .66C.9 .86 .5 1 .12 .98L0 .7"),
    slim: 0.66,
    counts: [3, 4, 5, 6],
    round: 0,
    vein: [0.2, 0.56],
    veins: 0,
  },
  // Diamond.
  {
    form: mirrored("M0 0L1 .5L0 1"),
    slim: 0.44,
    counts: [4, 5, 6, 8],
    round: 0.5,
    vein: [0.2, 0.8],
    veins: 0,
  },
  // Drop.
  {
    form: mirrored("M0 0C.3 .4 1 .56 1 .76C1 .91 .55 1 0 1"),
    slim: 0.36,
    counts: [4, 5, 6, 8, 9, 12],
    round: 0.7,
    vein: [0.36, 0.88],
    veins: 0,
  },
  // Bamboo.
  {
    form: mirrored("M0 0C.7 .08 1.04 .34 .94 .52C.8 .78 .24 .88 0 1"),
    slim: 0.36,
    counts: [4, 5, 6, 8],
    round: 0.46,
    vein: [0.1, 0.84],
    veins: 0.5,
  },
  // Clove.
  {
    form: mirrored("M.2 0L.26 .5C.7 .5 1 .62 1 .77C1 .92 .55 1 0 1"),
    slim: 0.36,
    counts: [3, 4, 5, 6, 8],
    round: 0,
    vein: [0.5, 0.5],
    veins: 0,
  },
  // Oak.
  {
    form: mirrored(
      "M0 0C.3 .06 .78 .08 .68 .26C1.04 .26 1.08 .44 .82 .5C1.08 .55 1 .75 .66 .74C.62 .9 .26 .92 0 1",
    ),
    slim: 0.52,
    counts: [3, 4],
    round: 0,
    vein: [0.08, 0.88],
    veins: 0.5,
  },
  // Maple.
  {
    form: mirrored("M.06 0L.1 .24L.78 .1L.66 .34L1 .5L.52 .62L.5 .82L.22 .74L0 1"),
    slim: 0.6,
    counts: [3, 4, 5],
    round: 0,
    vein: [0.14, 0.8],
    veins: 0.5,
  },
  // Fan.
  {
    form: mirrored("M.1 0L1 .8C.7 .95 .35 1 0 1"),
    slim: 0.62,
    counts: [3, 4, 5, 6],
    round: 0,
    vein: [0.3, 0.9],
    veins: 0.52,
  },
  // Windmill.
  {
    form: read("M0 0L0 1C.34 .98 .76 .84 1 .56Z"),
    slim: 0.66,
    counts: [3, 4, 5, 6, 8],
    round: 0,
    vein: [0.5, 0.5],
    veins: 0,
  },
  // Turning petal.
  {
    form: read("M0 0C-.6 .16 -.98 .56 -.42 .86C-.06 1.04 .86 1.04 .96 .66C1 .42 .44 .22 0 0Z"),
    slim: 0.56,
    counts: [3, 5, 6, 8],
    round: 0.6,
    vein: [0.2, 0.76],
    veins: 0,
  },
  // Wave.
  {
    form: read(
      "M0 0C-.8 .2 -1 .66 -.5 .88C-.1 1.04 .6 1.02 .9 .78C.98 .7 .98 .58 .9 .46" +
        "C.8 .68 .5 .74 .3 .64C.1 .52 .1 .26 0 0Z",
    ),
    slim: 0.62,
    counts: [3, 4, 5, 6],
    round: 0,
    vein: [0.5, 0.5],
    veins: 0,
  },
  // Feather.
  {
    form: mirrored("M.14 0L.14 .12L.9 .26L1 .8C.84 .94 .4 .98 0 1"),
    slim: 0.3,
    counts: [3, 4, 5, 6, 8],
    round: 0,
    vein: [0.2, 0.94],
    veins: 0.62,
  },
];

/**
 * An outline in the unit of a petal, between two distances from the center.
 * @param {Outline} unit @param {number} inner @param {number} outer @param {number} width
 */
export const fit = (unit, inner, outer, width) => shift(scale(unit, width, inner - outer), 0, -inner);

/** Points on an outline, close enough to measure it. @param {Outline} outline */
function pointsOf(outline) {
  /** @type {[number, number][]} */
  const points = [];
  for (const { c, p } of outline) {
    const [x0, y0] = points[points.length - 1] ?? [0, 0];
    if (c === "M" || c === "L") points.push([p[0], p[1]]);
    if (c !== "C") continue;
    for (const s of [0.25, 0.5, 0.75, 1]) {
      const r = 1 - s;
      const mix = (/** @type {number} */ from, /** @type {number} */ k) =>
        r ** 3 * from + 3 * r * r * s * p[k] + 3 * r * s * s * p[k + 2] + s ** 3 * p[k + 4];
      points.push([mix(x0, 0), mix(y0, 1)]);
    }
  }
  return points;
}

/**
 * The greatest half width at which copies of a petal around the center keep apart.
 * @param {Petal} petal @param {number} count @param {number} inner @param {number} outer
 * @param {(radius: number) => number} free the half width that stays free between two petals
 */
export function widthOf({ form, slim }, count, inner, outer, free) {
  const length = outer - inner;
  const limits = pointsOf(form).map(([x, y]) => {
    const radius = inner + y * length;
    const room = radius * Math.tan(Math.PI / count) - free(radius) / Math.cos(Math.PI / count);
    return Math.abs(x) < 0.12 ? Number.POSITIVE_INFINITY : room / Math.abs(x);
  });
  return Math.max(1.2, Math.min(slim * length, ...limits));
}

/**
 * A thin line that is pointed at both ends.
 * @param {number} lean how far it goes to the side @param {number} thick
 * @param {number} from @param {number} to heights @param {number} [start] how far from the middle it begins
 */
function vein(lean, thick, from, to, start = 0) {
  const y = (/** @type {number} */ part) => from + (to - from) * part;
  const x = (/** @type {number} */ part) => start + (lean - start) * part ** 1.4;
  return read(
    `M${start} ${from}C${x(0.3) + thick} ${y(0.35)} ${x(0.7) + thick} ${y(0.7)} ${x(1)} ${to}` +
      `C${x(0.7) - thick} ${y(0.7)} ${x(0.3) - thick} ${y(0.35)} ${start} ${from}Z`,
  );
}

/**
 * The holes of a petal.
 * @param {"plain" | "vein" | "veins" | "eye" | "shadow"} kind @param {Petal} petal @param {number} inner
 * @param {number} outer @param {number} width @returns {Outline}
 */
export function holesOf(kind, petal, inner, outer, width) {
  if (kind === "plain" || width < 5.5) return [];
  const thick = 1.5 / width;
  const put = (/** @type {Outline} */ unit) => fit(unit, inner, outer, width);
  if (kind === "shadow") {
    const thin = 1 - 3 / width;
    return petal.round ? put(scale(petal.form, thin, 1 - 5.4 / (outer - inner), [0, petal.round])) : [];
  }
  if (kind === "eye") {
    const radius = Math.min(width * 0.36, (outer - inner) * 0.16);
    return petal.round ? shift(circle(0, 0, radius), 0, -(inner + (outer - inner) * petal.round)) : [];
  }
  const [from, to] = petal.vein;
  const middle = put(vein(0, thick, from, to));
  if (kind === "vein" || !petal.veins || width < 8) return middle;
  const side = vein(petal.veins, thick, from + (to - from) * 0.3, to - 0.06, 0.16);
  return [...middle, ...put(side), ...put(scale(side, -1, 1))];
}
