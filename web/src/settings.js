// The settings of this browser: language, theme, motion, sound, confirmation.
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

/**
 * A setting is a row here, its words in `locales/`, and the code that reads it. The row's key is also its key in
 * `localStorage` and in the settings that the server keeps for an account.
 * @typedef {{values: readonly string[], label?: string, hidden?: true, local?: true}} Row The first of `values` is the
 *   default; `off` and `on` make a switch. `label` is the id of its text (`web-KEY` without it); an explanation is
 *   under `LABEL-about`, the name of each value under `LABEL-VALUE`. `hidden` settings are not in the dialog; `local`
 *   ones are not kept with the account.
 */
export const SETTINGS = /** @satisfies {Record<string, Row>} */ ({
  /** `auto` follows the system. */
  theme: { values: ["auto", "dark", "light"] },
  /**
   * How much the page remembers and counts for me: `full` shows the possible identities of each card, `clues` only the
   * given clues, `table` nothing, as in a real-life game.
   */
  aid: { values: ["full", "clues", "table"] },
  /** The end of each hand where the newest card is. */
  newest: { values: ["right", "left"] },
  /** The hand with which I hold the phone or the mouse. */
  handed: { values: ["right", "left"] },
  /** `calm` pauses after each move of a partner, `quick` doesn't. */
  pace: { values: ["calm", "quick"], label: "web-speed" },
  /** `auto` follows the system, `off` disables animations. */
  motion: { values: ["auto", "off"] },
  /** Whether an action needs a second press. */
  confirm: { values: ["off", "on"] },
  /** Whether the page shows the reactions of players to each other's actions. */
  reactions: { values: ["shown", "hidden"] },
  sound: { values: ["off", "on"] },
  /** Whether the browser notifies me of my turn while the page is hidden. */
  notice: { values: ["off", "on"], local: true },
  /** The bot that plays with me by default. An unknown name means the first bot of the list. */
  partner: { values: [""], hidden: true },
});

/** The value of each setting. */
export const settings = /** @type {Record<keyof typeof SETTINGS, import("./lib.js").Signal<string>>} */ (
  Object.fromEntries(Object.entries(SETTINGS).map(([key, { values }]) => [key, stored(key, values[0])]))
);

/** A signal that `localStorage` keeps. @param {string} key @param {string} initial */
function stored(key, initial) {
  const value = signal(recall(key) ?? initial);
  let isFirstRun = true;
  effect(() => {
    const now = value.value;
    if (!isFirstRun) remember(key, now);
    isFirstRun = false;
  });
  return value;
}

const mutedHere = stored("muted", "");
/** The ids of the people whose chat messages are hidden. */
export const muted = computed(() => [...own(), ...blocked.value]);
/** The ids of the people whom I block, from the server. @type {import("./lib.js").Signal<string[]>} */
export const blocked = signal([]);

/** The ids of my friends, from the server. @type {import("./lib.js").Signal<string[]>} */
export const friends = signal([]);

/** The people whom I mute in this browser. */
const own = () => mutedHere.value.split(" ").filter(Boolean);

/** The maximum number of muted people; the oldest are dropped. */
const MUTED = 200;

/** @param {string} person */
export function mute(person) {
  mutedHere.value = [...own().filter((id) => id !== person), person].slice(-MUTED).join(" ");
}

/** @param {string} person */
export function unmute(person) {
  mutedHere.value = own()
    .filter((id) => id !== person)
    .join(" ");
}

/** Whether the page shows a lesson: its texts refer to marks and positions that must be the same for everybody. */
export const taught = signal(false);
/** `aid`, except that lessons always show the marks that their texts refer to. */
export const shownAid = computed(() =>
  taught.value && settings.aid.value === "table" ? "full" : settings.aid.value,
);
/** Whether the newest card of each hand is the first one from the left. */
export const newestFirst = computed(() => settings.newest.value === "left" && !taught.value);

/** Whether animations are allowed. */
export function moves() {
  return (
    settings.motion.value !== "off" && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches
  );
}

/** Updates the page's look whenever the settings change. */
export function dress() {
  const dark = globalThis.matchMedia("(prefers-color-scheme: light)");
  const put = () => {
    const wish = settings.theme.value;
    document.documentElement.dataset.theme = wish === "auto" ? (dark.matches ? "light" : "dark") : wish;
    document.documentElement.dataset.motion = settings.motion.value;
    document.documentElement.dataset.handed = settings.handed.value;
  };
  dark.addEventListener("change", put);
  effect(put);
}
