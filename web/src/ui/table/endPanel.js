// The end of the game: the score, the edition's comment, the proof of the deal, and a rematch.
import { figure, maybe, sentences, t, when } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { go } from "../../route.js";
import { isUncounted } from "../../table/dealSource.js";
import { lastLines } from "../../table/lastLines.js";
import { shownLetter } from "../../table/letters.js";
import { suitOf } from "../../table/notation.js";
import { lostId, nameOf, suitWord } from "../../table/words.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { worth } from "../common/scoreMark.js";
import { editionName } from "../rules/edition.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";
import { Finale } from "./finale.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("../../../types/protocol.js").GameResult} GameResult */

const loadChallenging = () => import("../social/createChallenge.js").then((module) => module.CreateChallenge);
const loadTraining = () => import("../review/training.js").then((module) => module.TrainButton);
const loadCompany = () => import("../social/postGamePeople.js").then((module) => module.PostGamePeople);
const loadReviewing = () => import("../review/reviewEntry.js").then((module) => module.ReviewEntry);
const loadJudging = () => import("../review/reviewEntry.js").then((module) => module.JudgeEntry);
const loadFirsts = () => import("../review/firsts.js").then((module) => module.FirstsNews);
const loadPicture = () => import("../../art/picture.js").then((module) => module);

/** @typedef {Pick<Table, "id" | "info" | "game" | "rules" | "you"> & {history?: Table["history"]}} Ended */

/** The result, instead of the news. @param {{table: Ended, onClose: () => void}} props */
export function EndPanel({ table, onClose }) {
  const { game, info, rules } = table;
  const perfect = game?.result?.outcome === "perfect";
  const result = game?.result;
  if (!result) return null;
  const isMine = info.seats.some((seat) => seat.person && seat.person.id === me.value?.id);
  const [last] = lastLines(table);
  const hints = table.history?.filter(({ event }) => event.type === "hinted").length ?? 0;
  const suffix = rules.black_powder_suffix ? ` ${t("score-suffix-black")}` : "";
  return html`
    <div class="end-panel" role="region" aria-label=${t("result-title")}>
      <${Picture} table=${table} words=${rating(result)} />
      <button type="button" class="tool close" aria-label=${t("web-close")} onClick=${onClose}>
        <${Icon} name="close" />
      </button>
      <div class="end-inside">
        <h2>${t(perfect ? "over-perfect" : isLost(result) ? "over-lost" : "result-title")}</h2>
        <div class="end-result">
          ${
            result.shown &&
            html`
              <p class="end-score"><b>${figure(result.points)}</b> <span>/ ${rules.max_score}${suffix}</span></p>
              ${result.parts && html`<p class="end-parts">${partsWord(rules, result, result.parts)}</p>`}
            `
          }
          <p class="end-words">
            ${rating(result)}${" "}
            <${RulesLink} request=${requestOfTable(table)} rule=${result.rating ? "rulebook-rating" : "rulebook-end"}>
              ${t("web-rule")}
            <//>
            ${info.deal_of?.type === "training" && html` ${t("web-training-about")}`}
            ${info.deal_of?.type === "seed" && html` ${t("web-seed-about")}`}
            ${hints > 0 && html` ${t("web-hints-taken", { count: hints })}`}
          </p>
        </div>
        ${isMine && html`<${Lazy} load=${loadFirsts} table=${table.id} />`}
        ${last && html`<p class="end-last">${t("last-line", last)}</p>`}
        ${
          result.rating &&
          maybe(`rating-body-${result.scale}`) &&
          result.scale !== "none" &&
          html`
            <p class="end-body">${t(`rating-body-${result.scale}`)}</p>
          `
        }
      </div>
    </div>
  `;
}

/**
 * What can be done after a game, instead of the action bar.
 * @param {{table: Ended, send?: import("./tablePage.js").Send}} props
 */
export function EndActs({ table, send }) {
  const { game, info } = table;
  const result = game?.result;
  if (!result) return null;
  const mine = info.seats.some((seat) => seat.person?.id === me.value?.id);
  const isAlone = info.seats.filter((seat) => seat.person).length === 1;
  const again = async () => {
    const answer = await send?.({ type: "rematch" });
    if (answer?.table) go(`/t/${answer.table}`);
  };
  return html`
    <div class="end-acts">
      ${
        send &&
        table.you !== null &&
        html`
          <button type="button" class="button main small" onClick=${again}>${t("web-again")}</button>
        `
      }
      ${send && html`<a class="button small" href=${`/replay/${table.id}`}>${t("web-watch-replay")}</a>`}
      ${send && html`<${Lazy} load=${loadJudging} id=${table.id} />`}
      ${send && html`<${Lazy} load=${loadReviewing} id=${table.id} />`}
      ${mine && isAlone && html`<${Lazy} load=${loadTraining} info=${info} class="button small roomy" />`}
      ${
        mine &&
        result.outcome !== "broken_off" &&
        !isUncounted(info.deal_of) &&
        html`<${Lazy} load=${loadChallenging} info=${info} />`
      }
      ${mine && html`<${Lazy} load=${loadCompany} info=${info} isLive=${Boolean(send)} />`}
      <a class="button small" href="/">${t("web-to-the-start")}</a>
      <${Proof} info=${info} />
    </div>
  `;
}

/** The picture of a game. @param {{table: Pick<Table, "id" | "info" | "game" | "rules">, words: string}} props */
function Picture({ table, words }) {
  const { info, game, rules } = table;
  const label = t("web-keep-picture");
  const draw = async () => {
    if (!game?.result) return;
    const { give, pictureOf } = await loadPicture();
    const picture = await pictureOf({
      fireworks: game.fireworks.map(({ suit, height }) => ({
        suit: suitOf(rules, suit).name,
        height,
        label: `${shownLetter(rules, suit).toUpperCase()} ${figure(height)}`,
      })),
      ranks: rules.ranks,
      score: worth(game.result) || `${figure(game.result.points)} / ${rules.max_score}`,
      title: `${editionName(info.settings.preset)} · ${when(info.finished_at ?? Date.now())} · Kagiya`,
      players: info.seats.map(({ person, bot }, n) => ({
        name: nameOf(info, n),
        bot: person ? null : (bot ?? null),
      })),
      words,
    });
    await give(picture, `kagiya-${table.id}.png`);
  };
  return html`
    <button type="button" class="tool picture" aria-label=${label} title=${label} onClick=${draw}>
      <${Icon} name="picture" />
    </button>
  `;
}

/**
 * The finale of a game, with the edition's words.
 * @param {{table: Ended & {history: Table["history"]}, onClose: () => void}} props
 */
export function EndFinale({ table, onClose }) {
  const { game, rules, history } = table;
  if (!game?.result) return null;
  return html`
    <${Finale} rules=${rules} game=${game} history=${history} words=${rating(game.result)} onClose=${onClose} />
  `;
}

/** Whether a game is lost without a score. @param {GameResult} result */
const isLost = (result) => result.outcome === "lost" && !result.shown;

/**
 * What a score is made of.
 * @param {Table["rules"]} rules @param {GameResult} result @param {NonNullable<GameResult["parts"]>} parts
 */
function partsWord(rules, result, { gained, penalty }) {
  const suit = rules.suits.find((it) => it.score === "penalty")?.name ?? "";
  const parts = t("score-parts", { gained, penalty, suit: suitWord(suit) });
  return gained - penalty < result.points ? sentences([parts, t("score-floor")]) : parts;
}

/** The edition's comment on the result. @param {GameResult} result */
function rating(result) {
  if (result.outcome === "broken_off") return t("over-broken-off");
  if (!result.shown && result.outcome === "perfect") return t("rating-won-all-or-nothing");
  const lost = result.lost ? t(lostId(result.lost, result.scale)) : "";
  const rated = (result.rating && maybe(`rating-${result.scale}-${result.rating}`)) || "";
  return lost || rated ? sentences([lost, rated].filter(Boolean)) : t("over-finished");
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
  // A game that was played elsewhere has no promise of this server.
  if (!seed || !commitment || info.deal_of?.type === "imported") return null;
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
