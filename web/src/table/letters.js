// The letters of suits and colors on the screen and the keyboard: those of the user's language. Records, commands and
// the client's own code use the letters of the rules.
import { language, maybe, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */

/** @type {WeakMap<RulesInfo, {words: string, letters: Map<string, string>}>} */
const known = new WeakMap();

/**
 * The displayed letter for a letter of the rules; the page chooses its case.
 * @param {RulesInfo} rules @param {string} letter
 */
export function shownLetter(rules, letter) {
  return letters(rules).get(letter) ?? letter;
}

/**
 * The letter of the rules for a key: the key is a letter of the language, or else an unambiguous letter of the rules.
 * @param {RulesInfo} rules @param {string} key
 */
export function letterOfKey(rules, key) {
  for (const [letter, shown] of letters(rules)) if (shown === key) return letter;
  return letters(rules).has(key) ? key : null;
}

/** @param {RulesInfo} rules */
function letters(rules) {
  const words = `${language.value} ${t("suit-letters")}`;
  const found = known.get(rules);
  if (found?.words === words) return found.letters;
  const fresh = assign(rules, t("suit-letters"));
  known.set(rules, { words, letters: fresh });
  return fresh;
}

/**
 * A letter for each suit and color: the listed one, else that of the rules, else one of its name.
 * @param {RulesInfo} rules @param {string} listed `red r, blue b`
 */
function assign(rules, listed) {
  const wishes = new Map(listed.split(", ").map((row) => [row.slice(0, -2), row.slice(-1)]));
  /** @type {Map<string, string>} */
  const given = new Map();
  const taken = new Set();
  const all = [...rules.suits, ...rules.colors];
  const give = (/** @type {string} */ letter, /** @type {(string | undefined)[]} */ choices) => {
    const free = choices.find((it) => it && !taken.has(it));
    if (given.has(letter) || !free) return;
    given.set(letter, free);
    taken.add(free);
  };
  const id = (/** @type {string} */ name) => name.replaceAll(" ", "-");
  for (const { name, letter } of all) give(letter, [wishes.get(id(name))]);
  for (const { name, letter } of all) {
    const word = (maybe(`suit-${id(name)}`) ?? name).toLowerCase().replace(/[^a-z]/g, "");
    give(letter, [letter, ...word, ..."abcdefghijklmnopqrstuvwxyz"]);
  }
  return given;
}
