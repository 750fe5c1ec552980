// Players' notes on cards, as plain values, and whether a note speaks against an action.

/** @typedef {import("../../types/protocol.js").CardNote} CardNote */
/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {CardNote & {seat: number}} Note `seat` is the writer's */
/** @typedef {ReadonlyMap<number, readonly Note[]>} Notes by the id of the card */

/** The marks that a note can have. @type {readonly import("../../types/protocol.js").NoteMark[]} */
export const MARKS = ["play", "keep", "discard"];

/** @param {readonly {seat: number, notes: readonly CardNote[]}[]} all @returns {Notes} */
export function byCard(all) {
  /** @type {Map<number, Note[]>} */
  const found = new Map();
  for (const { seat, notes } of all)
    for (const note of notes) found.set(note.card, [...(found.get(note.card) ?? []), { ...note, seat }]);
  return found;
}

/**
 * The notes after one was written: a note without mark and text removes the old one.
 * @param {Notes} notes @param {Note} note @returns {Notes}
 */
export function withNote(notes, note) {
  const others = (notes.get(note.card) ?? []).filter((it) => it.seat !== note.seat);
  const all = note.mark || note.text ? [...others, note] : others;
  const next = new Map(notes);
  if (all.length > 0) next.set(note.card, all);
  else next.delete(note.card);
  return next;
}

/** My note on a card. @param {Notes | undefined} notes @param {number | null} you @param {number} card */
export function noteOf(notes, you, card) {
  return notes?.get(card)?.find((it) => it.seat === you) ?? null;
}

/**
 * My note that speaks against an action: `keep` against playing and discarding, `play` against discarding, and and
 * `discard` against playing.
 * @param {Notes | undefined} notes @param {number | null} you @param {Action} action
 */
export function noteAgainst(notes, you, action) {
  if (action.type !== "play" && action.type !== "discard") return null;
  const note = noteOf(notes, you, action.id);
  return note?.mark && note.mark !== action.type ? note : null;
}
