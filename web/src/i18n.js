// Translations. All texts come from the Fluent files in locales/, which the terminal client reads too. A text that a
// language doesn't have yet is shown in English.
import { batch, computed, FluentBundle, FluentResource, signal, useEffect, useState } from "./lib.js";
import { recall, remember } from "./settings.js";

/**
 * The available languages, each by its own name, from the page: "en English, fr Français".
 * @type {Record<string, string>}
 */
export const LANGUAGES = Object.fromEntries(
  (globalThis.document?.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "en English")
    .split(", ")
    .map((row) => [row.slice(0, 2), row.slice(3)]),
);

/** The files of a language that the first page needs. */
const FILES = ["table", "web", "editions"];

/** @typedef {string} Language two letters, as `en` */
/** @typedef {Record<string, string | number>} Args */

/** @type {import("./lib.js").Signal<Language>} */
export const language = signal(firstLanguage());

/** @type {import("./lib.js").Signal<FluentBundle[]>} */
const bundles = signal(/** @type {FluentBundle[]} */ ([]));

/** What changes with the texts of the page: for what is kept between two renders. */
export const texts = () => bundles.value;

/** Whether any texts are loaded yet. */
export const ready = computed(() => bundles.value.length > 0);

/** @param {string | undefined | null} tag @returns {Language | null} */
function known(tag) {
  const short = (tag ?? "").slice(0, 2).toLowerCase();
  return short in LANGUAGES ? short : null;
}

/** @returns {Language} */
function firstLanguage() {
  const wishes = [recall("language"), ...(globalThis.navigator?.languages ?? [])];
  return wishes.map(known).find((wish) => wish !== null) ?? "en";
}

/** @param {Language} code @param {(path: string) => Promise<string>} read */
export async function makeBundle(code, read) {
  // The marks around values tell where French elides; they are removed then.
  const bundle = new FluentBundle(code, { useIsolating: code === "fr" });
  const texts = await Promise.all(FILES.map((file) => read(`/locales/${code}/${file}.ftl`)));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: false });
  return bundle;
}

/** @param {string} path */
async function download(path) {
  // Relative to this module: if the module's address contains a hash of the content, this one does too.
  const response = await fetch(new URL(`..${path}`, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * Changes the language.
 * @param {Language} code
 */
export async function speak(code) {
  const mine = await makeBundle(code, download);
  // The page may show texts of files that were loaded later: those files change language at the same time.
  const later = [...(learned.get(bundles.peek()[0]) ?? [])];
  // Without them some texts are missing, but the page works.
  await Promise.all(later.map((file) => teach(mine, file))).catch(() => undefined);
  batch(() => {
    language.value = code;
    bundles.value = [mine];
  });
  remember("language", code);
  document.documentElement.lang = code;
  if (code !== "en") {
    const english = await makeBundle("en", download);
    await Promise.all(later.map((file) => teach(english, file))).catch(() => undefined);
    if (language.peek() === code) bundles.value = [mine, english];
  }
}

/**
 * The text with this id, or its attribute (`id.about`).
 * @param {string} id @param {Args} [args]
 */
export function t(id, args) {
  return find(bundles.value, id, args) ?? id;
}

/** The text with this id if there is one. @param {string} id @param {Args} [args] */
export function maybe(id, args) {
  return find(bundles.value, id, args);
}

/**
 * @param {FluentBundle[]} list @param {string} id @param {Args} [args]
 * @returns {string | null}
 */
export function find(list, id, args) {
  const [name, attribute] = id.split(".");
  for (const bundle of list) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // If a value is missing, the text shows its name.
    if (pattern) return withElisions(minus(bundle.formatPattern(pattern, args, []), args));
  }
  return null;
}

const VOWEL = /^[aeiouàâæéèêëîïôœùûü]/i;
const ELIDED = /(^|[^\p{L}\d])(de|que) $/iu;

/**
 * A French text that ends with "de" or "que", which are elided before a vowel.
 * @param {string} text @param {string} next what follows the text
 */
export function elided(text, next) {
  if (language.value !== "fr" || !VOWEL.test(next)) return text;
  return text.replace(ELIDED, (all) => `${all.slice(0, -2)}’`);
}

/** A text whose values are marked if it is French, without the marks. @param {string} text */
function withElisions(text) {
  const [first, ...values] = text.split("\u2068");
  return values.reduce((before, value) => elided(before, value) + value, first).replaceAll("\u2069", "");
}

/** Writes negative numbers with a minus sign, which screen readers read. @param {string} text @param {Args} [args] */
function minus(text, args = {}) {
  return Object.values(args).some((it) => Number(it) < 0)
    ? text.replace(/(^|[^\p{L}\d])-(?=\d)/gu, "$1−")
    : text;
}

/** Making a list format takes longer than using it a hundred times. @type {Map<string, Intl.ListFormat>} */
const listings = new Map();

/**
 * Formats lists as the terminal client does: in English without a comma before the last word.
 * @param {"conjunction" | "disjunction"} type
 */
function listing(type) {
  const locale = language.value === "en" ? "en-GB" : language.value;
  const key = `${locale} ${type}`;
  const made = listings.get(key) ?? new Intl.ListFormat(locale, { type });
  listings.set(key, made);
  return made;
}

/** A number in the format of the language. @param {number} it */
export const figure = (it) => minus(`${it}`, { it });

/**
 * @typedef {"ratings" | "learn" | "people" | "together" | "review" | "conventions" | "judge" | "puzzles"} PartFile
 *   texts of a part of the page that is loaded later
 * @typedef {PartFile | "companion" | "rulebook" | "errors"} LaterFile
 *   texts that are loaded later
 */

/** The files that each bundle has loaded later. @type {WeakMap<FluentBundle, Set<LaterFile>>} */
const learned = new WeakMap();

/** @param {FluentBundle} bundle @param {LaterFile} file */
async function teach(bundle, file) {
  const text = await download(`/locales/${bundle.locales[0]}/${file}.ftl`);
  learned.set(bundle, (learned.get(bundle) ?? new Set()).add(file));
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/**
 * Loads more texts in the current language: `companion` for the explanations of bots, `ratings` for the end of a
 * game, `rulebook` for the rules, `learn` for the lessons, `people` for accounts and statistics, `together` for
 * challenges, the deal of the day and friends, `review` for reviews and variations, `judge` for computed reviews,
 * `conventions` for the conventions of a table, `puzzles` for puzzles, or `errors` for invalid options.
 * @param {LaterFile} file
 */
export async function learn(file) {
  const missing = bundles.peek().filter((bundle) => !learned.get(bundle)?.has(file));
  await Promise.all(missing.map((bundle) => teach(bundle, file)));
  // Draws texts again that were drawn without this file.
  if (missing.length > 0) bundles.value = [...bundles.peek()];
}

/**
 * Loads the texts of a part of the page, and returns whether they are there. Until then the part shows nothing that
 * needs them.
 * @param {PartFile} file @returns {"coming" | "there" | "missing"}
 */
export function useLearned(file) {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    learn(file).then(
      () => setMissing(false),
      () => setMissing(true),
    );
  }, [language.value]);
  if (learned.get(bundles.value[0])?.has(file)) return "there";
  return missing ? "missing" : "coming";
}

/** For tests and pages without a server. @param {FluentBundle[]} list */
export function useBundles(list) {
  bundles.value = list;
}

/** A list in the format of the language: "one, two and three". @param {string[]} words */
export function list(words) {
  return listing("conjunction").format(words);
}

/** Alternatives: "one, two or three". @param {string[]} words */
export function either(words) {
  return listing("disjunction").format(words);
}

/** Words or numbers, separated: "1, 2, 3". @param {(string | number)[]} items */
export function row(items) {
  return items.map(String).reduce((first, next) => t("list-more", { first, next }));
}

/** Joins sentences. @param {string[]} said */
export function sentences(said) {
  return said.reduce((first, next) => t("sentences-more", { first, next }));
}

/** A text as a sentence: with a capital letter and a full stop. @param {string} text */
export function sentence(text) {
  const [first = "", ...rest] = text;
  return t("sentence", { text: first.toLocaleUpperCase(language.value) + rest.join("") });
}

/** A text with a note in brackets: "red 3 (fits now)". @param {string} text @param {string} note */
export function noted(text, note) {
  return t("with-note", { text, note });
}

/** @param {number} at milliseconds since 1970 */
export function when(at) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
