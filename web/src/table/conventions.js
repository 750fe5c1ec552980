// What a table states about its conventions, in words.
import { t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").Conventions} Conventions */
/** @typedef {keyof Conventions} Way */

/** The ways to play that a table can state, with the words of `conventions.ftl` for each value. */
export const WAYS = /** @type {const} */ ([
  { way: "finesses", values: [true, false] },
  { way: "bluffs", values: [true, false] },
  { way: "ones", values: ["oldest", "newest"] },
  { way: "color_saves", values: [true, false] },
  { way: "two_saves", values: [true, false] },
  { way: "discards", values: ["oldest", "newest"] },
]);

/** The word that names a value. @param {boolean | string} value */
export const wordOf = (value) => (value === true ? "yes" : value === false ? "no" : value);

/** What is stated, each in a few words. @param {Conventions} conventions @returns {string[]} */
export function stated(conventions) {
  return WAYS.flatMap(({ way }) => {
    const value = conventions[way];
    return value === undefined ? [] : [t(`conventions-${way}.${wordOf(value)}`)];
  });
}
