// The end of the game: the score, the edition's comment, the proof of the deal, and a rematch.
import { Burst } from "../../art/burst.js";
import { figure, maybe, t, when } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { go } from "../../route.js";
import { moves } from "../../settings.js";
import { suitOf } from "../../table/notation.js";
import { nameOf } from "../../table/words.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { editionName } from "../rules/edition.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";

/** @typedef {import("../../table/state.js").Table} Table */

const FINALE = [
  "chrysanthemum",
  "peony",
  "willow",
  "ring",
  "kaleidoscope",
  "palm",
  "crossette",
  "peony",
  "chrysanthemum",
];

const loadChallenging = () => import("../social/createChallenge.js").then((module) => module.CreateChallenge);
const loadCompany = () => import("../social/postGamePeople.js").then((module) => module.PostGamePeople);
const loadReviewing = () => import("../review/reviewEntry.js").then((module) => module.ReviewEntry);
const loadPicture = () => import("../../art/picture.js").then((module) => module);

/** How long the fireworks fill the screen after a perfect game, in milliseconds. */
const FINALE_TIME = 3000;

/**
 * @param {{
 *   table: Pick<Table, "id" | "info" | "game" | "rules" | "you">,
 *   send?: import("./tablePage.js").Send, onClose: () => void,
 * }} props
 */
export function EndPanel({ table, send, onClose }) {
  const { game, rules, info } = table;
  const perfect = game?.result?.outcome === "perfect";
  const [finale, setFinale] = useState(perfect && moves());
  useEffect(() => {
    if (!finale) return undefined;
    const timer = setTimeout(() => setFinale(false), FINALE_TIME);
    return () => clearTimeout(timer);
  }, [finale]);
  const result = game?.result;
  if (!result) return null;
  const suffix = rules.black_powder_suffix ? ` ${t("score-suffix-black")}` : "";
  const again = async () => {
    const answer = await send?.({ type: "rematch" });
    if (answer?.table) go(`/t/${answer.table}`);
  };
  return html`
    ${finale && html`<${Finale} onClose=${() => setFinale(false)} />`}
    <div class="end-panel" role="region" aria-label=${t("result-title")}>
      <button type="button" class="tool close" aria-label=${t("web-close")} onClick=${onClose}>
        <${Icon} name="close" />
      </button>
      <div class="end-inside">
        <h2>${t(perfect ? "over-perfect" : "result-title")}</h2>
        <div class="end-result">
          ${
            result.shown &&
            html`
              <p class="end-score"><b>${figure(result.points)}</b> <span>/ ${rules.max_score}${suffix}</span></p>
            `
          }
          <p class="end-words">
            ${rating(result)}${" "}
            <${RulesLink} request=${requestOfTable(table)} rule=${result.rating ? "rulebook-rating" : "rulebook-end"}>
              ${t("web-rule")}
            <//>
          </p>
        </div>
        ${
          result.rating &&
          maybe(`rating-body-${result.scale}`) &&
          result.scale !== "none" &&
          html`
            <p class="end-body">${t(`rating-body-${result.scale}`)}</p>
          `
        }
        <div class="end-acts">
          ${
            send &&
            table.you !== null &&
            html`
              <button type="button" class="button main small" onClick=${again}>${t("web-again")}</button>
            `
          }
          ${send && html`<a class="button small" href=${`/replay/${table.id}`}>${t("web-watch-replay")}</a>`}
          ${send && html`<${Lazy} load=${loadReviewing} id=${table.id} />`}
          ${
            info.seats.some((seat) => seat.person?.id === me.value?.id) &&
            result.outcome !== "broken_off" &&
            html`<${Lazy} load=${loadChallenging} info=${info} />`
          }
          ${
            info.seats.some((seat) => seat.person?.id === me.value?.id) &&
            html`<${Lazy} load=${loadCompany} info=${info} />`
          }
          ${perfect && html`<${Picture} table=${table} words=${rating(result)} />`}
          <a class="button small" href="/">${t("web-to-the-start")}</a>
          <${Proof} info=${info} />
        </div>
      </div>
    </div>
  `;
}

/** A perfect game: the fireworks fill the screen. A press goes on. @param {{onClose: () => void}} props */
export function Finale({ onClose }) {
  useEffect(() => {
    addEventListener("keydown", onClose);
    return () => removeEventListener("keydown", onClose);
  }, []);
  return html`
    <div class="finale" role="presentation" onClick=${onClose}>
      ${FINALE.map(
        (shell, n) => html`
          <span class=${`finale-${n}`}><${Burst} shell=${shell} height=${5} pen=${0.7} /></span>
        `,
      )}
    </div>
  `;
}

/** A picture of a perfect game. @param {{table: Pick<Table, "id" | "info" | "game" | "rules">, words: string}} props */
function Picture({ table, words }) {
  const { info, game, rules } = table;
  const draw = async () => {
    if (!game?.result) return;
    const { keep, pictureOf } = await loadPicture();
    const picture = await pictureOf({
      fireworks: game.fireworks.map(({ suit, height }) => ({ suit: suitOf(rules, suit).name, height })),
      ranks: rules.ranks,
      score: `${figure(game.result.points)} / ${rules.max_score}`,
      title: `${editionName(info.settings.preset)} · ${when(info.finished_at ?? Date.now())} · Kagiya`,
      names: info.seats.map((_, n) => nameOf(info, n)).join(" · "),
      words,
    });
    keep(picture, `kagiya-${table.id}.png`);
  };
  return html`<button type="button" class="button small" onClick=${draw}>${t("web-keep-picture")}</button>`;
}

/** The edition's comment on the result. @param {import("../../../types/protocol.js").GameResult} result */
function rating(result) {
  if (result.outcome === "broken_off") return t("over-broken-off");
  if (result.outcome === "lost" && result.lost && !result.rating) return t(`rating-lost-${result.lost}`);
  if (!result.shown && result.outcome === "perfect") return t("rating-won-all-or-nothing");
  return (
    (result.rating && maybe(`rating-${result.scale}-${result.rating}`)) ||
    (result.lost ? t(`rating-lost-${result.lost}`) : t("over-finished"))
  );
}

/** Checks in the browser that the deal was fixed before the game. @param {{info: Table["info"]}} props */
function Proof({ info }) {
  const [holds, setHolds] = useState(/** @type {boolean | null} */ (null));
  const seed = info.deal?.seed;
  const { commitment } = info;
  useEffect(() => {
    if (seed && commitment)
      hash(seed).then((found) => setHolds(found === null ? null : found === commitment));
  }, [seed, commitment]);
  if (!seed || !commitment) return null;
  return html`
    <details class="proof roomy" name="end-paper">
      <summary>${t(holds === true ? "web-proof-holds" : holds === false ? "web-proof-fails" : "web-proof")}</summary>
      <div class="end-paper">
        <p>${t("web-proof-about")}</p>
        <p class="hex">${t("proof-commitment", { hash: commitment })}</p>
        <p class="hex">${t("proof-seed", { seed })}</p>
      </div>
    </details>
  `;
}

/** The commitment for a seed; `null` if the browser can't compute it. @param {string} seed */
async function hash(seed) {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = seed.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const text = new Uint8Array([...new TextEncoder().encode("kagiya deal 1:"), ...bytes]);
  const digest = await crypto.subtle.digest("SHA-256", text);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
