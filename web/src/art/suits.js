// Which shell stands for which suit. A suit is known by its English name, as the rules crate has
// it; one that we have no shell for gets a plain rocket, and its letter tells it apart.

/**
 * @typedef {"chrysanthemum" | "palm" | "willow" | "ring" | "peony" | "kaleidoscope" | "smoke"
 *   | "crossette" | "girandole" | "salute" | "rocket"} Shell
 */

/** @type {Record<string, Shell>} */
const SHELLS = {
  red: "chrysanthemum",
  yellow: "palm",
  green: "willow",
  blue: "ring",
  white: "peony",
  multicolor: "kaleidoscope",
  rainbow: "kaleidoscope",
  "black powder": "smoke",
  purple: "crossette",
  teal: "girandole",
  black: "salute",
};

/** The shell of a suit. @param {string} name */
export function shellOf(name) {
  return SHELLS[name] ?? "rocket";
}

/** The class that gives an element the suit's inks. @param {string} name */
export function inkClass(name) {
  return `ink-${shellOf(name)}`;
}

/** A place on a circle around the middle, as "x y". @param {number} angle turns @param {number} radius */
export function polar(angle, radius) {
  const radians = angle * 2 * Math.PI;
  return `${round(Math.sin(radians) * radius)} ${round(-Math.cos(radians) * radius)}`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/** A number from 0 to 1 that is always the same for the same place: a steady, unruly hand. @param {number} n */
export function grain(n) {
  const wave = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
