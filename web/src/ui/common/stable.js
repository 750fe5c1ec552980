// Handlers that stay the same, for components that are drawn again only when their props change.
import { useRef } from "../../lib.js";

/**
 * A function that stays the same and calls the newest `run`.
 * @template {unknown[]} A @param {(...args: A) => unknown} run @returns {(...args: A) => void}
 */
export function useStable(run) {
  const newest = useRef(run);
  newest.current = run;
  return useRef((/** @type {A} */ ...args) => void newest.current(...args)).current;
}
