// What a person has chosen for this browser: language, theme, motion, sound, confirmation.
import { computed, effect, signal } from "./lib.js";

/** @param {string} key */
export function recall(key) {
  try {
    return globalThis.localStorage?.getItem(`kagiya.${key}`) ?? null;
  } catch {
    return null; // A browser may forbid to keep anything; then every visit is the first.
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    globalThis.localStorage?.setItem(`kagiya.${key}`, value);
  } catch {
    // See above.
  }
}

/** @param {string} key @param {string} first */
function setting(key, first) {
  const value = signal(recall(key) ?? first);
  let opening = true;
  effect(() => {
    const now = value.value;
    if (!opening) remember(key, now);
    opening = false;
  });
  return value;
}

/** `auto` follows the system. */
export const theme = setting("theme", "auto");
/** `auto` follows the system, `off` shows no movement. */
export const motion = setting("motion", "auto");
export const sound = setting("sound", "off");
/** Whether an action asks for a second press. */
export const confirmActs = setting("confirm", "off");
/** `calm` lets each move of a partner stand for a moment, `quick` shows it as soon as it comes. */
export const pace = setting("pace", "calm");
/**
 * How much the page remembers and counts for me: `full` shows what each card can still be, `clues` only what was said,
 * `table` nothing, as around a real table.
 */
export const aid = setting("aid", "full");
/** At which end of each hand the newest card stands. */
export const newest = setting("newest", "right");
/** Which hand of mine holds the phone or the mouse. */
export const handed = setting("handed", "right");
/** Whether the browser tells me when my turn comes while I look elsewhere. */
export const notice = setting("notice", "off");
/** The bot that sits down with me; the first of the house if there is none of this name. */
export const partner = setting("partner", "");

const hushed = setting("muted", "");
/** The ids of the people of whose words I want to see nothing. */
export const muted = computed(() => [...own(), ...blocked.value]);
/** The ids of the people whom I block, as the server keeps them. @type {import("./lib.js").Signal<string[]>} */
export const blocked = signal([]);

/** Whom I have silenced in this browser. */
const own = () => hushed.value.split(" ").filter(Boolean);

/** The most people who are remembered so: the oldest of them are forgotten. */
const MUTED = 200;

/** @param {string} person */
export function mute(person) {
  hushed.value = [...own().filter((id) => id !== person), person].slice(-MUTED).join(" ");
}

/** @param {string} person */
export function unmute(person) {
  hushed.value = own()
    .filter((id) => id !== person)
    .join(" ");
}

/** Whether a lesson is on the table: its coach speaks of marks and places that everybody must see alike. */
export const taught = signal(false);
/** `aid`, but for lessons: what a coach points at is always there. */
export const shownAid = computed(() => (taught.value && aid.value === "table" ? "full" : aid.value));
/** Whether the newest card of each hand is the first one from the left. */
export const newestFirst = computed(() => newest.value === "left" && !taught.value);

/** Whether things may move. */
export function moves() {
  return motion.value !== "off" && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps the page's dress in step with the settings. */
export function dress() {
  const dark = globalThis.matchMedia("(prefers-color-scheme: light)");
  const put = () => {
    const wish = theme.value;
    document.documentElement.dataset.theme = wish === "auto" ? (dark.matches ? "light" : "dark") : wish;
    document.documentElement.dataset.motion = motion.value;
    document.documentElement.dataset.handed = handed.value;
  };
  dark.addEventListener("change", put);
  effect(put);
}
