// My first games of each kind: a row of seals, and their news at the end of a game.

import { language, maybe, t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { recall, remember } from "../../settings.js";
import { Mon } from "../common/mon.js";
import { editionName, loadEditions } from "../rules/edition.js";

/** @typedef {import("../../../types/protocol.js").FirstGame} FirstGame */
/** @typedef {import("../../../types/protocol.js").FirstKind} FirstKind */

/** The kinds of which there is one, in the order of the row. @type {FirstKind[]} */
const ONCE = ["perfect", "row", "day", "people"];
/** The order of the news. @type {FirstKind[]} */
const RANKS = ["perfect", "row", "perfect_edition", "day", "people", "edition"];

/** @param {number} time */
const dayOf = (time) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(time);

/** The firsts of my games, as seals; those that are missing as outlines. */
export function Firsts() {
  const [firsts, setFirsts] = useState(/** @type {FirstGame[] | null} */ (null));
  const [editions, setEditions] = useState(/** @type {string[]} */ ([]));
  const known = me.value?.id;
  useEffect(() => {
    if (!known) return;
    // Without an answer the page has no such section.
    fetchJson("/api/firsts").then(
      (found) => setFirsts(/** @type {FirstGame[]} */ (found)),
      () => undefined,
    );
    loadEditions().then(
      (all) => setEditions(all.map(({ name }) => name)),
      () => undefined,
    );
  }, [known]);
  if (!firsts) return null;
  const found = (/** @type {FirstKind} */ what, /** @type {string} */ preset = "") =>
    firsts.find((it) => it.what === what && (preset === "" || it.preset === preset));
  const played = editions.filter((preset) => found("edition", preset));
  const perfect = editions.filter((preset) => found("perfect_edition", preset));
  return html`
    <section class="sheet-of-paper firsts">
      <h2>${t("firsts-title")}</h2>
      <p class="empty">${t("firsts-about")}</p>
      <ul class="plain keepsakes">
        ${ONCE.map(
          (what) => html`
            <${Seal} key=${what} name=${t(`first-${what}`)} ask=${t(`first-${what}.ask`)} first=${found(what)} />
          `,
        )}
      </ul>
      <h3>${t("firsts-editions")}</h3>
      <p class="empty">
        ${t("firsts-editions-about", { played: played.length, all: editions.length, perfect: perfect.length })}
      </p>
      <ul class="plain keepsakes">
        ${played.map((preset) => {
          const best = found("perfect_edition", preset);
          return html`
            <${Seal} key=${preset} name=${editionName(preset)} first=${best ?? found("edition", preset)}
              perfect=${Boolean(best)} />
          `;
        })}
      </ul>
      <details>
        <summary>${t("first-edition-ask")}</summary>
        <ul class="plain keepsakes">
          ${editions
            .filter((preset) => !played.includes(preset))
            .map((preset) => html`<${Seal} key=${preset} name=${editionName(preset)} />`)}
        </ul>
      </details>
    </section>
  `;
}

/**
 * @param {{name: string, ask?: string, first?: FirstGame, perfect?: boolean}} props `ask` is what the seal
 *   asks for; `perfect` if the first game was a perfect one of its edition
 */
function Seal({ name, ask = "", first, perfect = false }) {
  const stamp = html`<span class="stamp" aria-hidden="true"><${Mon} name=${name} /></span>`;
  if (!first)
    return html`<li class="keepsake">${stamp}<span><b>${name}</b>${ask && html`<small>${ask}</small>`}</span></li>`;
  const day = dayOf(first.at);
  return html`
    <li class=${cls("keepsake", "kept", perfect && "perfect")}>
      ${stamp}
      <span>
        <a href=${`/replay/${first.table}`}>${name}</a>
        <small>${perfect ? t("first-edition-perfect", { day }) : day}</small>
      </span>
    </li>
  `;
}

/** The key of a first in the list of those that were announced here. @param {FirstGame} first */
const keyOf = ({ what, preset = "" }) => `${what}/${preset}`;

/**
 * The firsts of a game that has just ended, announced once.
 * @param {{table: string}} props
 */
export function FirstsNews({ table }) {
  const words = useLearned("ratings");
  const [news, setNews] = useState(/** @type {FirstGame[]} */ ([]));
  useEffect(() => {
    fetchJson("/api/firsts").then(
      (found) => {
        const told = (recall("firsts") ?? "").split(" ");
        const fresh = /** @type {FirstGame[]} */ (found)
          .filter((it) => it.table === table && !told.includes(keyOf(it)))
          .sort((a, b) => RANKS.indexOf(a.what) - RANKS.indexOf(b.what));
        // A perfect game of an edition says enough about it.
        const shown = fresh.filter(
          (it) => it.what !== "edition" || !fresh.some(({ what }) => what === "perfect_edition"),
        );
        // The greatest one: the panel has room for one line.
        setNews(shown.slice(0, 1));
        if (fresh.length > 0) remember("firsts", [...told, ...fresh.map(keyOf)].join(" ").trim());
      },
      () => undefined,
    );
  }, [table]);
  if (words !== "there" || news.length === 0) return null;
  return html`
    <p class="end-first" role="status">
      ${news.map((it) => maybe(`first-news-${it.what}`, { edition: editionName(it.preset ?? "") })).join(" ")}
    </p>
  `;
}
