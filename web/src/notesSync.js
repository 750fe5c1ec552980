// My notes at a table: fetched when I sit down to it, and kept by the server for me alone.
import { signal, useEffect, useMemo } from "./lib.js";
import { fetchJson } from "./net/http.js";
import { byCard, withNote } from "./table/notes.js";

/** @typedef {import("../types/protocol.js").CardNote} CardNote */
/** @typedef {import("./table/notes.js").Notes} Notes */

/**
 * What I have noted at a table, and how I note something more; nothing where I don't play.
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
      // What I have noted since I asked is newer.
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
