// The games of one deal, best first, and two of them compared.
import { noted, t, when } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { friends } from "../../settings.js";
import { follow } from "../../social.js";
import { errorWord } from "../common/errors.js";
import { ScoreMark } from "../common/scoreMark.js";
import { Compare, namesOf } from "./compare.js";

/** @typedef {import("../../../types/protocol.js").DealGame} DealGame */
/** @typedef {import("../../../types/protocol.js").DealGames} Page */

/**
 * @param {{path: string, onGames?: (games: DealGame[]) => void}} props `path` is the address of the list; `onGames`
 *   gets the loaded games
 */
export function GamesOfDeal({ path, onGames }) {
  const [games, setGames] = useState(/** @type {DealGame[] | null} */ (null));
  const [after, setAfter] = useState(/** @type {string | undefined} */ (undefined));
  const [problem, setProblem] = useState("");
  const load = (/** @type {DealGame[]} */ before, /** @type {string} */ query) =>
    fetchJson(`${path}${query}`).then(
      (answer) => {
        const page = /** @type {Page} */ (answer);
        setGames([...before, ...page.games]);
        onGames?.([...before, ...page.games]);
        setAfter(page.after);
      },
      (error) => setProblem(errorWord(error)),
    );
  useEffect(() => {
    load([], "");
  }, [path]);
  useEffect(follow, []);
  if (problem) return html`<p class="problem" role="alert">${problem}</p>`;
  if (!games) return html`<p class="prompt" role="status">${t("web-loading")}</p>`;
  const mine = games.find((game) => game.mine) ?? games[0];
  const others = games.filter((game) => game !== mine);
  const isOfFriends = (/** @type {DealGame} */ { seats }) =>
    seats.some(({ person }) => person && friends.value.includes(person.id));
  const ranked = games.filter(({ apart }) => !apart);
  const apart = games.filter((game) => game.apart);
  const list = (/** @type {DealGame[]} */ rows) => html`
    <ol class="plain sheet-of-paper deal-scores">
      ${[...rows.filter(isOfFriends), ...rows.filter((game) => !isOfFriends(game))].map(
        (game) => html`<li key=${game.id}><${Row} game=${game} isOfFriends=${isOfFriends(game)} /></li>`,
      )}
    </ol>
  `;
  return html`
    ${games.length === 0 && html`<p class="empty">${t("together-results-none")}</p>`}
    ${ranked.length > 0 && list(ranked)}
    ${
      apart.length > 0 &&
      html`
        <section data-testid="apart">
          <h3>${t("together-apart")}</h3>
          <p class="empty">${t("together-apart-about")}</p>
          ${list(apart)}
        </section>
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

/** @param {{game: DealGame, isOfFriends: boolean}} props */
function Row({ game, isOfFriends }) {
  const { result, turns, strikes, clues } = game;
  const names = namesOf(game);
  const mark = game.mine
    ? t("together-mine")
    : game.first
      ? t("together-first")
      : isOfFriends
        ? t("together-friend")
        : "";
  return html`
    <a class="row-link" href=${`/replay/${game.id}`}>
      <span>
        <b>${mark ? noted(names, mark) : names}</b>
        <small>${`${t("together-figures", { turns, strikes, clues })} · ${when(game.finished_at)}`}</small>
      </span>
      <${ScoreMark} result=${result} after=${`/ ${game.max_score}`} />
    </a>
  `;
}
