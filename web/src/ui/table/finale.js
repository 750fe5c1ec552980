// The finale of a game: the display is fired again in the order of play, and then the edition speaks. Any press or key
// goes on.
import { Burst } from "../../art/burst.js";
import { makeDisplay } from "../../art/display.js";
import { burstOf, glintsOf, reachOf, smokeOf, starOf } from "../../art/sparks.js";
import { grain, shellOf } from "../../art/suits.js";
import { figure, t } from "../../i18n.js";
import { cls, html, useEffect, useRef, useState } from "../../lib.js";
import { settings } from "../../settings.js";
import { shownLetter } from "../../table/letters.js";
import { suitOf } from "../../table/notation.js";
import { happenings, standing } from "../../table/state.js";

/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * One shot of the display: the firework and its height with this card, or a strike.
 * @typedef {{suit: string, height: number} | {suit: null}} Shot
 */

/** The least and the greatest time between two shots, and the time of all of them together, in milliseconds. */
const GAPS = [150, 620];
const SHOTS = 6200;
/** When the first star rises, how long it takes, and how long the words stay. */
const START = 500;
const RISE = 380;
const WORDS = 3000;
/** Keys that do nothing alone. */
const SILENT = ["Shift", "Control", "Alt", "Meta", "CapsLock"];

/**
 * The shots in the order of play, without what was taken back.
 * @param {readonly LoggedEvent[]} history @param {GameState} game
 * @returns {Shot[]}
 */
export function shotsOf(history, game) {
  const played = standing(history).flatMap((logged) =>
    happenings(logged).flatMap((it) =>
      it.type === "played" ? [it.suit] : it.type === "misplayed" ? [null] : [],
    ),
  );
  // A lesson begins with cards on its fireworks.
  const heights = new Map(
    game.fireworks.map(({ suit, height }) => [suit, height - played.filter((it) => it === suit).length]),
  );
  return played.map((suit) => {
    if (suit === null) return { suit };
    const height = Math.max(0, heights.get(suit) ?? 0) + 1;
    heights.set(suit, height);
    return { suit, height };
  });
}

/** When each of a number of shots is fired, and the end of the finale. @param {number} count */
export function timesOf(count) {
  const gap = Math.min(GAPS[1], Math.max(GAPS[0], SHOTS / Math.max(count, 1)));
  const shots = Array.from({ length: count }, (_, n) => START + n * gap);
  const salvo = START + count * gap + RISE;
  return { shots, salvo, end: salvo + WORDS };
}

/**
 * @param {{
 *   rules: RulesInfo, game: GameState, history: readonly LoggedEvent[], words?: string, onClose: () => void,
 * }} props `words` are the edition's
 */
export function Finale({ rules, game, history, words = "", onClose }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const close = useRef(onClose);
  close.current = onClose;
  const [fired, setFired] = useState(0);
  const [said, setSaid] = useState(false);
  const [shots] = useState(() => shotsOf(history, game));
  useEffect(() => {
    const display = makeDisplay("sparks", () => ref.current ?? document.body);
    const times = timesOf(shots.length);
    const timers = times.shots.map((time, n) =>
      setTimeout(() => {
        setFired(n + 1);
        display.add(sparksOf(ref.current, shots[n], n, rules.ranks));
        const shot = shots[n];
        if (settings.sound.value === "on")
          import("../../sound.js").then(({ hear }) =>
            shot.suit === null ? hear("strike") : hear("play", shot.height),
          );
      }, time),
    );
    timers.push(
      setTimeout(() => {
        setSaid(true);
        for (const [n, { suit, height }] of game.fireworks.entries())
          if (height > 0)
            display.add(
              // Nothing glitters behind the words.
              sparksOf(ref.current, { suit, height }, n * 7, rules.ranks, n * 90).filter((it) => !it.wide),
            );
      }, times.salvo),
      setTimeout(() => close.current(), times.end),
    );
    const onKey = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || SILENT.includes(event.key)) return;
      // The key has no other meaning for the table below.
      event.preventDefault();
      event.stopImmediatePropagation();
      close.current();
    };
    addEventListener("keydown", onKey, true);
    return () => {
      timers.forEach(clearTimeout);
      removeEventListener("keydown", onKey, true);
      display.close();
    };
  }, []);
  const shown = new Map(game.fireworks.map(({ suit, height }) => [suit, height]));
  // Before their shots, the fireworks are as high as the first shots found them.
  for (const shot of shots.slice(fired).reverse())
    if (shot.suit !== null) shown.set(shot.suit, shot.height - 1);
  const last = shots[fired - 1];
  const { result } = game;
  return html`
    <div ref=${ref} class=${cls("finale", said && "said-all")} role="region" aria-label=${t("web-finale")}
      onClick=${onClose}>
      <button type="button" class="button small finale-skip">${t("web-finale-skip")}</button>
      <ul class="finale-shells" data-suits=${game.fireworks.length} aria-hidden="true">
        ${game.fireworks.map(({ suit }) => {
          const height = shown.get(suit) ?? 0;
          const shell = shellOf(suitOf(rules, suit).name);
          const name = cls(last?.suit === suit && "fresh", height === 1 && "first");
          return html`
            <li key=${suit} class=${cls("finale-shell", `ink-${shell}`)} data-shell=${suit} data-ink=${shell}>
              <${Burst} key=${height} shell=${shell} height=${height} ranks=${rules.ranks} pen=${0.8} class=${name} />
              <span class="finale-points">
                <span class="letter">${shownLetter(rules, suit)}</span> <b>${figure(height)}</b>
              </span>
            </li>
          `;
        })}
      </ul>
      <div class="finale-words">
        ${
          said &&
          html`
            ${result?.shown && html`<p class="finale-score">${figure(result.points)} / ${figure(rules.max_score)}</p>`}
            <p>${words}</p>
          `
        }
      </div>
    </div>
  `;
}

/**
 * The sparks of a shot.
 * @param {HTMLElement | null} finale @param {Shot} shot @param {number} n its number, which places it a little aside
 * @param {number} ranks @param {number} [wait] in milliseconds
 */
function sparksOf(finale, shot, n, ranks, wait = 0) {
  if (!finale) return [];
  const born = performance.now() + wait;
  const { width, height: high } = finale.getBoundingClientRect();
  if (shot.suit === null)
    return smokeOf({
      x: width * (0.2 + 0.6 * grain(n)),
      y: high * 0.8,
      width: Math.min(90, width * 0.14),
      born,
    });
  const shell = [...finale.querySelectorAll(".finale-shell")].find(
    (it) => it.getAttribute("data-shell") === shot.suit,
  );
  if (!shell) return [];
  const box = shell.getBoundingClientRect();
  const ink = shell.getAttribute("data-ink") ?? "rocket";
  const at = {
    x: box.left + box.width * (0.5 + (grain(n + 1) - 0.5) * 0.24),
    y: box.top + box.width * (0.5 + (grain(n + 2) - 0.5) * 0.24),
  };
  const radius = reachOf(box.width, shot.height / ranks) * 0.8;
  const burst = { ...at, born: born + RISE, radius, complete: shot.height >= ranks };
  return [
    ...starOf({ x: at.x + (grain(n + 3) - 0.5) * 90, y: high - 40 }, at, { born, ink, time: RISE }),
    ...burstOf(ink, burst),
    ...glintsOf({ x: at.x, y: high - 4, high: Math.min(70, high * 0.12), born: burst.born, radius, ink }),
  ];
}
