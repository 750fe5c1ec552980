// What a person has chosen for this browser: language, theme, motion, sound, confirmation.
import { effect, signal } from "./lib.js";

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
/** How much the page reckons for me: `full` shows what each card can still be, `clues` only what was said. */
export const aid = setting("aid", "full");
/** The bot that sits down with me; the first of the house if there is none of this name. */
export const partner = setting("partner", "");

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
  };
  dark.addEventListener("change", put);
  effect(put);
}
