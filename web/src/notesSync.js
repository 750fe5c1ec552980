// My notes at a table: fetched from the server, which keeps them for me alone.
import { signal, useEffect, useMemo } from "./lib.js";
import { fetchJson } from "./net/http.js";
import { byCard, withNote } from "./table/notes.js";

/** @typedef {import("../types/protocol.js").CardNote} CardNote */
/** @typedef {import("./table/notes.js").Notes} Notes */

/**
 * My notes at a table, and a function that writes one; nothing if I don't play there.
 * @param {import("./table/state.js").Table} table
 * @param {(error: unknown) => void} failed
 */
export function useNotes({ id, you, info }, failed) {
  const all = useMemo(() => signal(/** @type {Notes} */ (new Map())), [id]);
  const path = `/api/tables/${id}/notes`;
  const playing = you !== null && info.status === "running";
  useEffect(() => {
    if (!playing) return;
    fetchJson(path).then((found) => {
      const notes = /** @type {CardNote[]} */ (found);
      // Notes that I wrote since the request are newer.
      const mine = byCard([{ seat: you, notes: notes.filter((it) => !all.value.has(it.card)) }]);
      all.value = new Map([...mine, ...all.value]);
    }, failed);
  }, [path, playing]);
  if (!playing) return null;
  const write = (/** @type {CardNote} */ note) => {
    const before = all.value;
    all.value = withNote(before, { ...note, seat: you });
    fetchJson(path, { method: "PUT", body: note }).catch((error) => {
      all.value = before;
      failed(error);
    });
  };
  return { notes: all.value, write };
}
