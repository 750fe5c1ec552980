// The games of one deal, best first, and two of them compared.
import { figure, noted, t, when } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { errorWord } from "../common/errors.js";
import { Compare, namesOf } from "./compare.js";

/** @typedef {import("../../../types/protocol.js").DealGame} DealGame */
/** @typedef {import("../../../types/protocol.js").DealGames} Page */

/** @param {{path: string}} props `path` is the address of the list */
export function GamesOfDeal({ path }) {
  const [games, setGames] = useState(/** @type {DealGame[] | null} */ (null));
  const [after, setAfter] = useState(/** @type {string | undefined} */ (undefined));
  const [problem, setProblem] = useState("");
  const load = (/** @type {DealGame[]} */ before, /** @type {string} */ query) =>
    fetchJson(`${path}${query}`).then(
      (answer) => {
        const page = /** @type {Page} */ (answer);
        setGames([...before, ...page.games]);
        setAfter(page.after);
      },
      (error) => setProblem(errorWord(error)),
    );
  useEffect(() => {
    load([], "");
  }, [path]);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!games) return html`<p class="prompt" role="status">${t("web-loading")}</p>`;
  const mine = games.find((game) => game.mine) ?? games[0];
  const others = games.filter((game) => game !== mine);
  return html`
    ${games.length === 0 && html`<p class="empty">${t("together-results-none")}</p>`}
    ${
      games.length > 0 &&
      html`
        <ol class="plain sheet-of-paper deal-scores">
          ${games.map((game) => html`<li key=${game.id}><${Row} game=${game} /></li>`)}
        </ol>
      `
    }
    ${
      after !== undefined &&
      html`
        <button type="button" class="button" onClick=${() => load(games, `?after=${encodeURIComponent(after)}`)}>
          ${t("together-more")}
        </button>
      `
    }
    ${others.length > 0 && html`<${Compare} mine=${mine} others=${others} />`}
  `;
}

/** @param {{game: DealGame}} props */
function Row({ game }) {
  const { result, turns, strikes, clues } = game;
  const names = namesOf(game);
  const mark = game.mine ? t("together-mine") : game.first ? t("together-first") : "";
  return html`
    <a class="row-link" href=${`/replay/${game.id}`}>
      <span>
        <b>${mark ? noted(names, mark) : names}</b>
        <small>${`${t("together-figures", { turns, strikes, clues })} · ${when(game.finished_at)}`}</small>
      </span>
      <span class="row-end score-mark"><b>${figure(result.points)}</b> <small>/ ${game.max_score}</small></span>
    </a>
  `;
}
