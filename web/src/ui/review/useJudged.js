// Asks the server for the computed review of a finished game, and waits until it is done.
import { useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { errorInWords } from "../common/errors.js";

/** @typedef {import("../../../types/protocol.js").ReviewProgress} Progress */

/** The time between two questions, in milliseconds. */
const PAUSE = 1000;

/** @param {string} id the table @param {boolean} on whether the review is wanted */
export function useJudged(id, on) {
  const [progress, setProgress] = useState(/** @type {Progress | null} */ (null));
  const [problem, setProblem] = useState("");
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!on) return undefined;
    let current = true;
    let timer = 0;
    const ask = async (/** @type {"GET" | "POST"} */ method) => {
      try {
        const found = /** @type {Progress} */ (await fetchJson(`/api/games/${id}/review`, { method }));
        if (!current) return;
        setProgress(found);
        if (found.type === "queued" || found.type === "running")
          timer = window.setTimeout(() => ask("GET"), PAUSE);
      } catch (error) {
        const words = await errorInWords(error);
        if (current) setProblem(words);
      }
    };
    setProblem("");
    ask("POST");
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, on, tries]);
  const review = progress?.type === "done" || progress?.type === "running" ? (progress.review ?? null) : null;
  return { progress, problem, review, again: () => setTries((now) => now + 1) };
}
