// The results of other games of the same deal.
import { noted, t, useLearned } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { nameOf } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { ScoreMark } from "../common/scoreMark.js";

/** @typedef {import("../../../types/protocol.js").DealScores} DealScores */
/** @typedef {import("../../../types/protocol.js").DealScore} DealScore */

/** @param {{id: string}} props */
export function DealPage({ id }) {
  const words = useLearned("people");
  const [scores, setScores] = useState(/** @type {DealScores | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    fetchJson(`/api/games/${id}/deal`).then(
      (found) => setScores(/** @type {DealScores} */ (found)),
      (error) => setProblem(errorWord(error)),
    );
  }, [id]);
  if (words !== "there" || !(scores || problem)) return html`<${Loading} words=${words} />`;
  return html`
    <main class="page-body people-page">
      <h1>${t("records-deal")}</h1>
      <p class="lead">${t("records-deal-about")}</p>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      <ol class="plain sheet-of-paper deal-scores">
        ${(scores?.games ?? []).map((game) => html`<li><${Score} game=${game} /></li>`)}
      </ol>
      <p><a class="button" href=${`/replay/${id}`}>${t("web-replay")}</a></p>
    </main>
  `;
}

/** @param {{game: DealScore}} props */
function Score({ game }) {
  const { seats } = game;
  const names = seats ? seats.map((_, n) => nameOf({ seats }, n)).join(", ") : t("records-deal-unlisted");
  const inside = html`
    <span><b>${game.this ? noted(names, t("records-deal-this")) : names}</b></span>
    <${ScoreMark} result=${game} after=${t(`records-result-${game.outcome}`)} />
  `;
  return game.id
    ? html`<a class="row-link" href=${`/replay/${game.id}`}>${inside}</a>`
    : html`<span class="row-link">${inside}</span>`;
}
