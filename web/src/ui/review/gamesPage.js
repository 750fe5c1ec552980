// My statistics, and the list of my games.
import { figure, language, t, useLearned } from "../../i18n.js";
import { html, typed, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { isUncounted } from "../../table/dealSource.js";
import { nameOf } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { PageHead } from "../common/pageHead.js";
import { GameListItem } from "../home/gameListItem.js";
import { editionName } from "../rules/edition.js";
import { Firsts } from "./firsts.js";
import { Plot } from "./plot.js";

/** @typedef {import("../../../types/protocol.js").PlayerStats} PlayerStats */
/** @typedef {import("../../../types/protocol.js").GameSummary} GameSummary */
/** @typedef {import("../../../types/protocol.js").GamesPage} Games */
/** @typedef {{preset: string, players: string, with: string, outcome: string}} Filter */

/** @type {Filter} */
const ALL = { preset: "", players: "", with: "", outcome: "" };
const OUTCOMES = ["perfect", "finished", "lost", "broken_off"];

export function GamesPage() {
  const words = useLearned("people");
  const [standings, setStandings] = useState(/** @type {PlayerStats[] | null} */ (null));
  const [problem, setProblem] = useState("");
  const [filter, setFilter] = useState(ALL);
  const known = me.value?.id;
  useEffect(() => {
    if (known)
      fetchJson("/api/standings").then(
        (found) => setStandings(/** @type {PlayerStats[]} */ (found)),
        (error) => setProblem(errorWord(error)),
      );
  }, [known]);
  if (words !== "there" || !(standings || problem)) return html`<${Loading} words=${words} />`;
  const choose = (/** @type {PlayerStats} */ it) => {
    setFilter({ ...ALL, preset: it.preset, players: `${it.players}` });
    document.getElementById("games-found")?.scrollIntoView();
  };
  return html`
    <main class="page-body people-page">
      <${PageHead} title=${t("records-title")} shells=${[["chrysanthemum", 5], ["palm", 4]]}>
        <p class="lead"><a href="/open">${t("web-open-file")}</a></p>
      <//>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        standings &&
        standings.length > 0 &&
        html`
          <h2>${t("records-standings")}</h2>
          <ul class="plain standings">
            ${standings.map((it) => html`<li><${StandingCard} it=${it} onChoose=${() => choose(it)} /></li>`)}
          </ul>
          <p class="empty">${t("records-about")}</p>
        `
      }
      <${Firsts} />
      <${Found} standings=${standings ?? []} filter=${filter} setFilter=${setFilter} />
    </main>
  `;
}

/** A number with a fixed number of decimals. @param {number} it @param {number} [digits] */
const rounded = (it, digits = 1) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(it);

/** @param {{it: PlayerStats, onChoose: () => void}} props */
function StandingCard({ it, onChoose }) {
  const edition = editionName(it.preset);
  const unscored = it.games - it.scored;
  /** @type {[string, string | number][]} */
  const rows = [
    [
      "records-games",
      it.scored < it.games ? t("records-games-unscored", { games: it.games, unscored }) : it.games,
    ],
    ["records-mean", it.scored > 0 ? rounded(it.points / it.scored) : "–"],
    ["records-best", it.best === undefined ? "–" : figure(it.best)],
    ["records-perfect", it.perfect],
    ["records-lost", it.lost],
    ["records-strikes", rounded(it.strikes / it.games)],
    ["records-efficiency", it.clues > 0 ? rounded(it.cards / it.clues, 2) : "–"],
    ["records-streak", t("records-streak-longest", { now: it.streak, longest: it.longest })],
  ];
  return html`
    <section class="sheet-of-paper">
      <h3>
        ${t("records-of", { edition, players: it.players })}
        ${it.changed && html`<small>${t("records-changed")}</small>`}
      </h3>
      <dl>${rows.map(([label, value]) => html`<div><dt>${t(label)}</dt><dd>${value}</dd></div>`)}</dl>
      <button type="button" class="button small" onClick=${onChoose}>${t("records-show")}</button>
    </section>
  `;
}

/**
 * The games that match the filter, a page at a time.
 * @param {{standings: PlayerStats[], filter: Filter, setFilter: (filter: Filter) => void}} props
 */
function Found({ standings, filter, setFilter }) {
  const [games, setGames] = useState(/** @type {GameSummary[] | null} */ (null));
  const [before, setBefore] = useState(/** @type {string | undefined} */ (undefined));
  const [problem, setProblem] = useState("");
  const known = me.value?.id;
  const query = new URLSearchParams({ mine: "true", limit: "40" });
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  const asked = `${query}`;
  useEffect(() => {
    if (!known) return;
    // If the filter changes before the answer arrives, only the later answer counts.
    let wanted = true;
    fetchJson(`/api/games?${asked}`).then(
      (answer) => {
        const page = /** @type {Games} */ (answer);
        if (!wanted) return;
        setGames(page.games);
        setBefore(page.before);
        setProblem("");
      },
      (error) => wanted && setProblem(errorWord(error)),
    );
    return () => {
      wanted = false;
    };
  }, [known, asked]);
  const more = () =>
    fetchJson(`/api/games?${asked}&before=${before}`).then(
      (answer) => {
        const page = /** @type {Games} */ (answer);
        setGames([...(games ?? []), ...page.games]);
        setBefore(page.before);
      },
      (error) => setProblem(errorWord(error)),
    );
  const partners = usePartners(games ?? [], known);
  const unique = (/** @type {string[]} */ values) => [...new Set(values)];
  /** @param {keyof Filter} name @param {string} label @param {[string, string][]} values */
  const choice = (name, label, values) => html`
    <label>
      ${t(label)}
      <select class="text-field" value=${filter[name]}
        onChange=${(/** @type {Event} */ event) => setFilter({ ...filter, [name]: typed(event) })}>
        <option value="">${t("records-all")}</option>
        ${values.map(([value, text]) => html`<option value=${value}>${text}</option>`)}
      </select>
    </label>
  `;
  const presets = unique([...standings.map((it) => it.preset), filter.preset].filter(Boolean));
  const players = unique([...standings.map((it) => `${it.players}`), filter.players].filter(Boolean)).sort();
  const isFiltered = Object.values(filter).some(Boolean);
  const counts = (/** @type {GameSummary} */ { result, deal_of: deal }) =>
    result.outcome !== "broken_off" && !isUncounted(deal);
  const counted = (games ?? []).filter(counts).reverse();
  return html`
    <section class="sheet-of-paper games-found" id="games-found">
      <h2>${t("web-my-games")}</h2>
      <div class="filters">
        ${choice(
          "preset",
          "records-edition",
          presets.map((it) => [it, editionName(it)]),
        )}
        ${choice(
          "players",
          "records-players",
          players.map((it) => [it, it]),
        )}
        ${choice("with", "records-partner", partners)}
        ${choice(
          "outcome",
          "records-result",
          OUTCOMES.map((it) => [it, t(`records-result-${it}`)]),
        )}
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${counted.length > 1 && html`<${Plot} games=${counted} isOne=${Boolean(filter.preset && filter.players)} />`}
      ${games?.length === 0 && html`<p class="empty">${t(isFiltered ? "records-found-none" : "records-none")}</p>`}
      <ul class="plain">
        ${(games ?? []).map((game) => html`<li key=${game.id}><${GameListItem} game=${game} /></li>`)}
      </ul>
      ${
        before !== undefined &&
        html`<button type="button" class="button" onClick=${more}>${t("records-more")}</button>`
      }
    </section>
  `;
}

/**
 * The people in my games, by id, with their latest names.
 * @param {GameSummary[]} games @param {string | undefined} mine @returns {[string, string][]}
 */
function usePartners(games, mine) {
  const [seen, setSeen] = useState(/** @type {Map<string, string>} */ (new Map()));
  useEffect(() => {
    const fresh = new Map(seen);
    for (const game of games)
      game.seats.forEach((seat, n) => {
        if (seat.person && seat.person.id !== mine && !fresh.has(seat.person.id))
          fresh.set(seat.person.id, nameOf(game, n));
      });
    if (fresh.size > seen.size) setSeen(fresh);
  }, [games]);
  return [...seen].sort(([, one], [, two]) => one.localeCompare(two, language.value));
}
