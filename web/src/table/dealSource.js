// Where the deal of a table comes from.

/** @typedef {import("../../types/protocol.js").DealSourceInfo} DealSourceInfo */

/** The sources of deals that a player knew, or whose games were played elsewhere, as in `DealSource::is_uncounted`. */
const UNCOUNTED = new Set(["training", "seed", "imported"]);

/** Whether the result of a game counts for nobody. @param {DealSourceInfo | undefined} source */
export const isUncounted = (source) => source !== undefined && UNCOUNTED.has(source.type);
