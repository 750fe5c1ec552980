// What I have set here is kept with my account, and what I have set elsewhere is found here.
import { language, speak } from "./i18n.js";
import { effect } from "./lib.js";
import { ask } from "./net.js";
import {
  aid,
  confirmActs,
  handed,
  motion,
  newest,
  pace,
  partner,
  remember,
  sound,
  theme,
} from "./settings.js";

/** How long is waited for another change, in milliseconds. */
const PAUSE = 600;

const KEPT = { aid, confirm: confirmActs, handed, motion, newest, pace, partner, sound, theme };

/** All of them as they are now. @returns {Record<string, string>} */
function chosen() {
  const all = Object.entries(KEPT).map(([name, setting]) => [name, setting.value]);
  return { language: language.value, ...Object.fromEntries(all) };
}

/** Takes over what is kept, and from then on keeps what is changed here. */
export async function follow() {
  /** @type {import("../types/protocol.js").AccountInfo} */
  const { since, settings } = await ask("/api/account").catch(() => ({ settings: {} }));
  if (since === undefined) return;
  for (const [name, setting] of Object.entries(KEPT))
    if (settings[name] !== undefined) setting.value = settings[name];
  const { language: spoken } = settings;
  if (spoken !== undefined && spoken !== language.peek()) await speak(spoken).catch(() => undefined);
  remember("account", "yes");
  let kept = JSON.stringify(Object.keys(settings).length > 0 ? chosen() : {});
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  effect(() => {
    const body = chosen();
    const now = JSON.stringify(body);
    clearTimeout(timer);
    if (now === kept) return;
    timer = setTimeout(() => {
      kept = now;
      // What could not be kept now is kept with the next change.
      ask("/api/account/settings", { method: "PUT", body }).catch(() => (kept = ""));
    }, PAUSE);
  });
}
