// The conventions that a table states, as text.
import { t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").Conventions} Conventions */
/** @typedef {keyof Conventions} Way */

/** The conventions that a table can state, with the text ids in `conventions.ftl` for each value. */
export const WAYS = /** @type {const} */ ([
  { way: "finesses", values: [true, false] },
  { way: "bluffs", values: [true, false] },
  { way: "ones", values: ["oldest", "newest"] },
  { way: "color_saves", values: [true, false] },
  { way: "two_saves", values: [true, false] },
  { way: "discards", values: ["oldest", "newest"] },
]);

/** The name of a value. @param {boolean | string} value */
export const wordOf = (value) => (value === true ? "yes" : value === false ? "no" : value);

/** The stated conventions, each as a short text. @param {Conventions} conventions @returns {string[]} */
export function stated(conventions) {
  return WAYS.flatMap(({ way }) => {
    const value = conventions[way];
    return value === undefined ? [] : [t(`conventions-${way}.${wordOf(value)}`)];
  });
}
