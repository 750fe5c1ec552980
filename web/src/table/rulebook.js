// The texts and anchors of the rulebook that the server sends, and the addresses of rulebooks.
import { either, list, maybe, row, t } from "../i18n.js";
import { suitWord } from "./words.js";

/** @typedef {import("../../types/protocol.js").Rulebook} Rulebook */
/** @typedef {import("../../types/protocol.js").RulebookParagraph} RulebookParagraph */
/** @typedef {import("../../types/protocol.js").RulebookValue} RulebookValue */
/** @typedef {import("../../types/protocol.js").RulesRequest} RulesRequest */

/** The text of a rule. @param {RulebookParagraph} rule */
export function ruleWords({ id, args = {} }) {
  return t(id, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, words(value)])));
}

/** @param {RulebookValue} value @returns {string | number} */
function words(value) {
  if ("number" in value) return value.number;
  if ("series" in value) return row(value.series);
  if ("either" in value) return either(value.either.map(String));
  if ("sum" in value) return value.sum.join(" + ");
  if ("suit" in value) return suitWord(value.suit);
  if ("suits" in value) return list(value.suits.map(suitWord));
  return t(value.text);
}

/** The short names of the documents that a rule is based on. @param {RulebookParagraph} rule */
export function documents({ sources = [] }) {
  return sources.map((key) => maybe(`document-${key}`) ?? key);
}

/** The name of an anchor in the rulebook, from the id of its text in any edition's words. @param {string} id */
export function placeOf(id) {
  return id.replace(/^rulebook-/, "rule-").replace(/\..*/, "");
}

/** The rule that the hash of an address names. @param {string} hash */
export function ruleOf(hash) {
  return hash.replace(/^rule-/, "rulebook-");
}

/**
 * The anchor of a rule in a rulebook; `null` if there is none. A rule is named by the id of its text
 * (`rulebook-score-negative`) or of its section (`rulebook-score`), or by an option (`option-strikes`).
 * @param {Rulebook} book @param {string} rule
 */
export function findPlace({ sections }, rule) {
  const option = rule.startsWith("option-") && rule.slice("option-".length);
  if (option) {
    const section = sections.find(({ options = [] }) => options.includes(option));
    return section ? placeOf(section.id) : null;
  }
  const all = sections.flatMap(({ id, paragraphs }) => [
    id,
    ...paragraphs.map((it) => it.id.replace(/\..*/, "")),
  ]);
  // If this game has no such rule, its section is the anchor.
  for (let name = rule; name.includes("-"); name = name.replace(/-[^-]*$/, ""))
    if (all.includes(name)) return placeOf(name);
  return null;
}

/** The address of a rulebook, or of a rule in it. @param {RulesRequest} request @param {string} [rule] */
export function rulesAddress({ preset, options, seats }, rule) {
  const query = new URLSearchParams({ players: String(seats) });
  for (const [name, value] of Object.entries(options))
    query.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return `/rules/${preset}?${query}${rule ? `#${placeOf(rule)}` : ""}`;
}

/**
 * The rulebook that an address asks for.
 * @param {{id: string, query: URLSearchParams}} route
 * @returns {{preset: string, options: Record<string, unknown>, seats: number | null}}
 */
export function requestOf({ id, query }) {
  const options = Object.fromEntries(
    [...query].filter(([name]) => name !== "players").map(([name, text]) => [name, parsed(text)]),
  );
  const seats = Number(query.get("players"));
  return { preset: id || "original", options, seats: Number.isInteger(seats) && seats > 0 ? seats : null };
}

/** A value of an option: numbers, switches and data are JSON, words are plain text. @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
