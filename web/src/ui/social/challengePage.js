// A challenge: its author and its settings, and the results for players who have finished it.
import { t, useLearned } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { personName } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { PageHead } from "../common/pageHead.js";
import { PlayDeal } from "../home/playDeal.js";
import { GamesOfDeal } from "../review/dealGames.js";
import { changesLine, editionName } from "../rules/edition.js";

/** @typedef {import("../../../types/protocol.js").ChallengeInfo} ChallengeInfo */

/** @param {{id: string}} props */
export function ChallengePage({ id }) {
  const words = useLearned("together");
  const [info, setInfo] = useState(/** @type {ChallengeInfo | null} */ (null));
  const [problem, setProblem] = useState("");
  const known = me.value?.id;
  useEffect(() => {
    if (known)
      fetchJson(`/api/challenges/${id}`).then(
        (found) => setInfo(/** @type {ChallengeInfo} */ (found)),
        (error) => setProblem(errorWord(error)),
      );
  }, [id, known]);
  if (words !== "there" || !(info || problem)) return html`<${Loading} words=${words} />`;
  if (!info)
    return html`
      <main class="page-body people-page">
        <h1>${t("together-challenge")}</h1>
        <p class="problem" role="alert">${problem}</p>
      </main>
    `;
  const mine = info.by.id === known;
  const { settings, score, taken, seen, table } = info;
  const name = info.by.name ? personName(info.by) : t("together-challenge-gone");
  return html`
    <main class="page-body people-page">
      <${PageHead} title=${t("together-challenge")} shells=${[["palm", 5], ["crossette", 4]]}>
        <p class="lead">
          ${mine ? t("together-challenge-mine") : t("together-challenge-by", { name })}
        </p>
        ${
          score?.shown &&
          html`<p class="lead" data-testid="to-beat">${t("together-to-beat", { points: score.points })}</p>`
        }
      <//>
      <section class="sheet-of-paper">
        <h2>${t("together-for", { edition: editionName(settings.preset), players: settings.seats })}</h2>
        ${changesLine(settings.options).map((line) => html`<p class="empty">${line}</p>`)}
        <p class="empty">${t("together-taken", { count: taken })}</p>
        ${!mine && !seen && html`<p>${t("together-once")}</p>`}
        ${
          mine
            ? html`<${LinkField} path=${`/c/${id}`} />`
            : html`
              <${PlayDeal} settings=${settings} deal=${{ type: "challenge", id }} seen=${seen} table=${table}
                name="challenge" />
            `
        }
      </section>
      ${
        seen &&
        !table &&
        html`
          <h2>${t("together-results")}</h2>
          <${GamesOfDeal} path=${`/api/challenges/${id}/games`} />
        `
      }
    </main>
  `;
}

/** The link to send. @param {{path: string}} props */
function LinkField({ path }) {
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.querySelector("#challenge-link"))?.select();
    }
  };
  return html`
    <label for="challenge-link">${t("together-challenge-link")}</label>
    <div class="name-form">
      <input id="challenge-link" class="text-field" readonly value=${link}
        onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()} />
      <button type="button" class="button small" onClick=${copy}>
        ${t(copied ? "web-copied" : "web-copy-link")}
      </button>
    </div>
    <p class="empty">${t("together-challenge-secret")}</p>
  `;
}
