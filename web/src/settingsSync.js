// Synchronizes the settings with my account.
import { language, speak } from "./i18n.js";
import { effect } from "./lib.js";
import { fetchJson } from "./net/http.js";
import { remember, SETTINGS, settings } from "./settings.js";

/** @typedef {keyof typeof SETTINGS} Key */

/** How long to wait for another change before saving, in milliseconds. */
const PAUSE = 600;

/** The settings that the server keeps for an account. */
const synced = Object.entries(settings).filter(([key]) => !("local" in SETTINGS[/** @type {Key} */ (key)]));

/** Their current values. @returns {Record<string, string>} */
function current() {
  const values = synced.map(([key, setting]) => [key, setting.value]);
  return { language: language.value, ...Object.fromEntries(values) };
}

/** Applies the account's settings, and from then on saves changes to the account. */
export async function follow() {
  /** @type {import("../types/protocol.js").AccountInfo} */
  const { since, settings: kept } = await fetchJson("/api/account").catch(() => ({ settings: {} }));
  if (since === undefined) return;
  for (const [key, setting] of synced) if (kept[key] !== undefined) setting.value = kept[key];
  const { language: spoken } = kept;
  if (spoken !== undefined && spoken !== language.peek()) await speak(spoken).catch(() => undefined);
  remember("account", "yes");
  let saved = JSON.stringify(Object.keys(kept).length > 0 ? current() : {});
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  effect(() => {
    const body = current();
    const now = JSON.stringify(body);
    clearTimeout(timer);
    if (now === saved) return;
    timer = setTimeout(() => {
      saved = now;
      // If saving fails, the next change saves everything.
      fetchJson("/api/account/settings", { method: "PUT", body }).catch(() => (saved = ""));
    }, PAUSE);
  });
}
