// A mon, a crest in the manner of Japanese family crests, drawn from a name: one ink, a frame or none, and a motif
// that is repeated around the center. The same name always gets the same mon.
//
// A mon is one path that is filled by the even-odd rule, so it has holes without a second color. Its parts keep apart:
// where two overlapped, the rule would cut a hole.
import { around, at, circle, mirrored, poly, regular, ring, scale, shift, textOf, turn } from "./outline.js";
import { fit, holesOf, PETALS, widthOf } from "./petals.js";

/** @typedef {import("./outline.js").Outline} Outline */
/** @typedef {import("./petals.js").Petal} Petal */

/** Chooses one of some values by a name. @typedef {<T>(values: readonly T[]) => T} Draw */

/** @param {string} name @returns {Draw} */
function drawOf(name) {
  // FNV-1a, and then the generator "mulberry32".
  let state = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) state = Math.imul(state ^ byte, 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  next();
  return (values) => values[next() % values.length];
}

/** The heart of a flower: its outline, and the radius that it takes. */
const CORES = [
  () => ({ core: [], taken: 0.6 }),
  () => ({ core: circle(0, 0, 5), taken: 5 }),
  () => ({ core: ring(7, 4.2), taken: 7 }),
  () => ({ core: [...ring(8.5, 6), ...circle(0, 0, 3.2)], taken: 8.5 }),
  (/** @type {number} */ count) => ({
    core: [...circle(0, 0, 3), ...around(Math.min(count, 8), circle(0, -6.6, 1.7))],
    taken: 8.4,
  }),
  (/** @type {number} */ count) => ({ core: count > 8 ? circle(0, 0, 6.5) : regular(count, 7), taken: 6.8 }),
];

/** What is between two petals: its half width at a distance from the rim, and its outline for a flower's size. */
const BETWEENS = [
  { wide: () => 0, outline: () => /** @type {Outline} */ ([]) },
  {
    wide: (/** @type {number} */ depth) => (depth < 7 ? 2.7 : 0),
    outline: (/** @type {number} */ _, /** @type {number} */ outer) => circle(0, 2.7 - outer, 2.6),
  },
  {
    wide: () => 2.3,
    outline: (/** @type {number} */ inner, /** @type {number} */ outer) =>
      fit(mirrored("M0 0L.8 .22L1 .8L0 1"), inner + (outer - inner) * 0.24, outer, 2),
  },
  {
    wide: (/** @type {number} */ depth) => (depth < 9 ? 3 : 1),
    outline: (/** @type {number} */ inner, /** @type {number} */ outer) =>
      fit(
        mirrored("M.26 0L.3 .68C.8 .68 1 .76 1 .85C1 .95 .6 1 0 1"),
        inner + (outer - inner) * 0.3,
        outer,
        2.9,
      ),
  },
];

/** @param {Draw} draw @param {number} room the radius that it fills @returns {Outline} */
function flower(draw, room) {
  const petal = draw(PETALS);
  const count = draw(petal.counts);
  const small = room < 30;
  const { core, taken } = draw(small ? CORES.slice(0, 2) : CORES)(count);
  const between = draw(small || count > 6 ? BETWEENS.slice(0, 1) : BETWEENS);
  const free = (/** @type {number} */ radius) =>
    between.wide(room - radius) + (between.wide(0) > 0 ? 1.6 : 1.1);
  const inner = Math.max(taken + 2.2, (free(0) + 0.8) / Math.sin(Math.PI / count));
  const width = widthOf(petal, count, inner, room, free);
  const kinds = /** @type {const} */ (["plain", "vein", "veins", "eye", "shadow"]);
  const holes = holesOf(draw(small ? kinds.slice(0, 1) : kinds), petal, inner, room, width);
  return [
    ...core,
    ...around(count, [...fit(petal.form, inner, room, width), ...holes]),
    ...around(count, between.outline(inner, room), 0.5 / count),
  ];
}

/**
 * Commas that turn around the center, "tomoe". @param {number} count @param {number} room @param {number} [hand]
 * @returns {Outline}
 */
function tomoe(count, room, hand = 1) {
  const head = [0.44, 0.36, 0.29, 0.215][count - 1];
  const turns = [0.8, 0.66, 0.54, 0.4][count - 1];
  const sink = count === 1 ? 0.06 : 0.2;
  const edge = (/** @type {number} */ part) => 1 - sink * (1 - part) ** 2.5;
  const half = (/** @type {number} */ part) => head * (1 - part) ** (count === 1 ? 1.5 : 2);
  const steps = Array.from({ length: 25 }, (_, n) => n / 24);
  const middle = edge(0) - head;
  const points = [
    ...steps.map((part) => at(part * turns, edge(part))),
    ...steps.toReversed().map((part) => at(part * turns, edge(part) - 2 * half(part))),
    // The round head.
    ...Array.from({ length: 9 }, (_, n) => {
      const [x, y] = at(0.5 + (n + 1) / 20, head);
      return [x, y - middle];
    }),
  ];
  return around(count, scale(poly(...points), hand * room, room));
}

/** Stars: a disc with others around it. @param {Draw} draw @param {number} room */
function stars(draw, room) {
  const count = draw([3, 4, 5, 6, 7, 8]);
  const sine = Math.sin(Math.PI / count);
  const radius = Math.min((room * sine - 1) / (1 + sine), room * 0.36);
  const middle = room - 2 * radius - 2.2;
  /** @type {(r: number) => Outline} */
  const star = draw([
    (r) => circle(0, 0, r),
    (r) => ring(r, r * 0.5),
    (r) => [...ring(r, r * 0.72), ...circle(0, 0, r * 0.4)],
    (r) => regular(4, r),
    (r) => [...regular(4, r), ...regular(4, r * 0.45)],
    (r) => [...circle(0, 0, r), ...regular(4, r * 0.6)],
  ]);
  const heart = Math.min(middle, radius * draw([1, 1.3, 0.6]));
  return [
    ...(middle > 4 ? star(heart) : []),
    ...around(count, shift(star(radius), 0, radius - room), draw([0, 0, 0.5]) / count),
  ];
}

/** Rhombs in a rhomb. @param {Draw} draw @param {number} room @returns {Outline} */
function rhombs(draw, room) {
  const flat = draw([0.6, 0.72, 1]);
  const size = room / 2 - 1.2;
  /** @type {(r: number) => Outline} */
  const rhomb = (r) => scale(regular(4, r), 1, flat);
  const fill = draw([
    rhomb,
    (r) => [...rhomb(r), ...rhomb(r * 0.5)],
    (r) => [...rhomb(r), ...rhomb(r * 0.74), ...rhomb(r * 0.4)],
    (r) => [...rhomb(r), ...around(4, shift(scale(regular(4, r * 0.17), 1, flat), 0, 0)).slice(0, 5)],
  ]);
  const step = room / 2;
  return draw([
    () => [
      ...shift(fill(size), 0, -step * flat),
      ...shift(fill(size), 0, step * flat),
      ...shift(fill(size), step, 0),
      ...shift(fill(size), -step, 0),
    ],
    () => [
      ...shift(fill(size), 0, -step * flat),
      ...shift(fill(size), step * 0.98, step * flat * 0.98),
      ...shift(fill(size), -step * 0.98, step * flat * 0.98),
    ],
    () => [...rhomb(room), ...rhomb(room * 0.8), ...fill(room * 0.66)],
  ])();
}

/** Bars in a disc. @param {Draw} draw @param {number} room @returns {Outline} */
function bars(draw, room) {
  const count = draw([1, 2, 3]);
  const thick = [0.62, 0.36, 0.26][count - 1] * room;
  const gap = [0, 0.36, 0.22][count - 1] * room;
  const bar = (/** @type {number} */ top, /** @type {number} */ bottom) => {
    const side = Array.from({ length: 9 }, (_, n) => {
      const y = top + ((bottom - top) * n) / 8;
      return [Math.sqrt(room * room - y * y), y];
    });
    return poly(...side, ...side.toReversed().map(([x, y]) => [-x, y]));
  };
  const first = -(count * thick + (count - 1) * gap) / 2;
  const all = Array.from({ length: count }, (_, n) =>
    bar(first + n * (thick + gap), first + n * (thick + gap) + thick),
  );
  return turn(all.flat(), draw([0, 0, 0.25, 0.125]));
}

/** Scales: triangles. @param {Draw} draw @param {number} room @returns {Outline} */
function scales(draw, room) {
  const rows = draw([2, 3]);
  const side = (room * Math.sqrt(3)) / rows;
  const size = side / Math.sqrt(3) - 1.4;
  /** @type {(r: number) => Outline} */
  const one = draw([
    (r) => regular(3, r),
    (r) => [...regular(3, r), ...regular(3, r * 0.5)],
    (r) => [...regular(3, r), ...circle(0, 0, r * 0.28)],
  ]);
  const high = (side * Math.sqrt(3)) / 2;
  const places = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, n) => [
      (n - row / 2) * side,
      -room + side / Math.sqrt(3) + row * high,
    ]),
  ).flat();
  return turn(
    places.flatMap(([x, y]) => shift(one(size), x, y)),
    draw([0, 0, 0.5]),
  );
}

/** Leaves that hang, and flowers above them, as of the paulownia. @param {Draw} draw @param {number} room */
function paulownia(draw, room) {
  const leaf = PETALS[draw([0, 1, 5, 9])];
  const size = room * 0.86;
  const width = Math.min(
    widthOf(leaf, 5, 3, size, () => 0.8),
    size * 0.42,
  );
  const holes = holesOf(draw(/** @type {const} */ (["veins", "vein", "plain"])), leaf, 3, size, width);
  const whole = [...fit(leaf.form, 3, size, width), ...holes];
  const [middle, side] = draw([
    [3, 2],
    [3, 1],
    [4, 2],
  ]);
  const bloom = draw([
    (/** @type {number} */ r) => circle(0, 0, r),
    (/** @type {number} */ r) => regular(4, r * 1.1),
    (/** @type {number} */ r) => fit(PETALS[8].form, -r, r, r * 0.8),
  ]);
  const spike = Array.from({ length: middle }, (_, n) => {
    const y = -room * (0.26 + (0.78 / middle) * n);
    const r = room * (0.115 - 0.012 * n);
    return n === middle - 1
      ? shift(bloom(r), 0, y)
      : [...shift(bloom(r), -r * 1.15, y), ...shift(bloom(r), r * 1.15, y)];
  }).flat();
  const row = Array.from({ length: side }, (_, n) =>
    shift(bloom(room * (0.11 - 0.015 * n)), 0, -room * (0.55 + 0.24 * n)),
  ).flat();
  const all = [
    ...turn(whole, 0.5),
    ...turn(whole, 0.3),
    ...turn(whole, -0.3),
    ...spike,
    ...turn(row, 0.13),
    ...turn(row, -0.13),
  ];
  return shift(all, 0, room * 0.08);
}

/** Two bunches that hang around a leaf, as of the wisteria. @param {Draw} draw @param {number} room */
function wisteria(draw, room) {
  const count = draw([6, 7, 8, 9]);
  const bloom = draw([
    (/** @type {number} */ r) => circle(0, 0, r),
    (/** @type {number} */ r) => ring(r, r * 0.42),
    (/** @type {number} */ r) => fit(PETALS[8].form, -r, r, r * 0.8),
  ]);
  const bunch = Array.from({ length: count }, (_, n) => {
    const part = n / (count - 1);
    const size = room * (0.15 - 0.09 * part) * (7 / count) ** 0.5;
    const angle = 0.05 + 0.42 * part ** 0.85;
    return [
      ...turn(shift(bloom(size), 0, size - room), angle),
      ...turn(shift(bloom(size * 0.82), 0, size * 3.1 - room), angle + 0.012),
    ];
  }).flat();
  const leaf = PETALS[draw([1, 4, 9, 11, 12])];
  const inner = -room * 0.42;
  const outer = room * 0.6;
  const width = Math.min(leaf.slim * (outer - inner), room * 0.42);
  const holes = holesOf(draw(/** @type {const} */ (["plain", "veins", "vein"])), leaf, inner, outer, width);
  const middle = turn([...fit(leaf.form, inner, outer, width), ...holes], 0.5);
  return [...bunch, ...scale(bunch, -1, 1), ...middle];
}

/** A small motif in a wreath. @param {Draw} draw @param {number} room @returns {Outline} */
function wreath(draw, room) {
  const count = draw([8, 10, 12, 16]);
  const inner = room * draw([0.62, 0.7]);
  const petal = PETALS[draw([0, 3, 7, 8, 9, 14])];
  const width = widthOf(petal, count, inner, room, () => 0.9);
  return [...around(count, fit(petal.form, inner, room, width)), ...draw(HEARTS)(draw, inner - 3)];
}

/** @param {Draw} draw @param {number} room */
const commas = (draw, room) => tomoe(draw([2, 3, 3, 4]), room, draw([1, -1]));

/** What is in a wreath. */
const HEARTS = [flower, flower, flower, commas, stars, rhombs, scales];

/** Flowers are the most frequent, as among the crests of families. */
const MOTIFS = [
  ...Array.from({ length: 13 }, () => flower),
  ...Array.from({ length: 5 }, () => wreath),
  stars,
  rhombs,
  paulownia,
  wisteria,
  scales,
  bars,
  commas,
];

/** A ring with notches, as of snow. @param {number} radius @param {number} count @returns {Outline} */
function scallops(radius, count) {
  const lobes = Array.from({ length: count }, (_, n) => {
    const from = n / count;
    const wide = 1 / count;
    const high = radius * (1.26 - 0.02 * count);
    return {
      c: /** @type {const} */ ("C"),
      p: [...at(from + wide * 0.1, high), ...at(from + wide * 0.9, high), ...at(from + wide, radius * 0.9)],
    };
  });
  return [{ c: "M", p: at(0, radius * 0.9) }, ...lobes, { c: "Z", p: [] }];
}

/** The frames, each with the radius that it leaves for a motif. @type {readonly {frame: Outline, room: number}[]} */
const FRAMES = [
  { frame: [], room: 47 },
  { frame: [], room: 47 },
  { frame: ring(48, 45), room: 41 },
  { frame: ring(48, 45), room: 41 },
  { frame: ring(48, 41), room: 37 },
  { frame: ring(48, 41), room: 37 },
  { frame: [...ring(48, 43), ...ring(40.6, 38.6)], room: 35 },
  { frame: [...scallops(46, 6), ...scallops(40, 6)], room: 33 },
  { frame: [...regular(6, 49), ...regular(6, 44)], room: 35 },
  { frame: [...regular(8, 49, 1 / 16), ...regular(8, 44, 1 / 16)], room: 37 },
  { frame: around(24, circle(0, -45, 3.2)), room: 38 },
  // A disc from which the motif is cut.
  { frame: circle(0, 0, 48), room: 40 },
  { frame: circle(0, 0, 48), room: 40 },
  { frame: regular(8, 49, 1 / 16), room: 38 },
  { frame: [...ring(48, 46), ...ring(44, 42)], room: 38.5 },
  { frame: [...scallops(47, 8), ...scallops(42, 8)], room: 35 },
  { frame: around(12, fit(mirrored("M0 0C.9 0 1 .6 .8 1L0 1"), 41.5, 48, 11.4)), room: 38 },
];

/** The mon of the bots: companions have as many commas as their level. @type {Record<string, () => Outline>} */
const BOTS = {
  "companion-1": () => [...ring(48, 44), ...tomoe(1, 38)],
  "companion-2": () => [...ring(48, 44), ...tomoe(2, 39)],
  "companion-3": () => [...ring(48, 44), ...tomoe(3, 39)],
  "companion-4": () => [...ring(48, 44), ...tomoe(4, 39)],
  // A hat of sedge.
  savant: () => [...ring(48, 44), ...hat()],
  "savant:book": () => [...circle(0, 0, 48), ...hat()],
  // The shell of a tortoise.
  cautious: () => [
    ...regular(6, 48),
    ...regular(6, 42),
    ...regular(6, 34),
    ...regular(6, 21),
    ...regular(6, 12),
  ],
  // A die.
  random: () => [
    ...ring(48, 44),
    ...regular(4, 39, 0.125),
    ...[[0, 0], ...[0.125, 0.375, 0.625, 0.875].map((turns) => at(turns, 22))].flatMap(([x, y]) =>
      circle(x, y, 5.2),
    ),
  ],
};

/** @returns {Outline} */
function hat() {
  const crown = mirrored("M0 -27C9 -24 29 -4 35 9C24 15 12 17 0 17");
  const rib = mirrored("M0 -15C1 -6 1.6 2 1.6 11L0 11.4");
  const side = shift(turn(scale(rib, 1, 0.9), -0.09), 0, 0);
  const brim = mirrored("M0 21C13 21 25 19 35.5 13C37 16 36 18 34 20C24 26 12 28 0 28");
  return [...crown, ...rib, ...shift(side, 9, 1), ...shift(scale(side, -1, 1), -9, 1), ...brim];
}

/** @type {Map<string, string>} */
const drawn = new Map();

/** The number of mon that are kept. */
const KEPT = 500;

/**
 * The data of the path of a mon, within 50 of the center. Names that differ only in capital letters get the same one.
 * @param {string} name @param {string | null} [bot] the name of a bot has a mon of its own
 */
export function monOf(name, bot = null) {
  const isBot = bot !== null && Object.hasOwn(BOTS, bot);
  const key = isBot ? bot : name.normalize("NFC").toLowerCase();
  const id = `${isBot ? "bot" : "name"} ${key}`;
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const data = textOf(isBot ? BOTS[key]() : composed(drawOf(key)));
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(id, data);
  return data;
}

/** @param {Draw} draw @returns {Outline} */
function composed(draw) {
  const { frame, room } = draw(FRAMES);
  return [...frame, ...draw(MOTIFS)(draw, room)];
}
