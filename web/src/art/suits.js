// The shell of each suit, by the suit's English name in the rules crate. An unknown suit gets a plain rocket; its
// letter identifies it.

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

/** A point on a circle around the center, as "x y". @param {number} angle turns @param {number} radius */
export function polar(angle, radius) {
  const radians = angle * 2 * Math.PI;
  return `${round(Math.sin(radians) * radius)} ${round(-Math.cos(radians) * radius)}`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/** A pseudorandom number from 0 to 1, always the same for the same `n`. @param {number} n */
export function grain(n) {
  const wave = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
