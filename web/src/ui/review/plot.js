// A small plot of the points of some games in order.
import { figure, language, t, when } from "../../i18n.js";
import { html } from "../../lib.js";
import { worth } from "../common/scoreMark.js";
import { editionName } from "../rules/edition.js";

const WIDTH = 600;
const HEIGHT = 130;
const EDGE = 10;

/**
 * The plotted points of the games. Their common scale begins at zero, or below it.
 * @param {{points: number, best: number}[]} games
 */
export function places(games) {
  const low = Math.min(0, ...games.map((game) => game.points));
  const high = Math.max(low + 1, ...games.map((game) => Math.max(game.best, game.points)));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, games.length - 1);
  const y = (/** @type {number} */ points) =>
    HEIGHT - EDGE - ((points - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  return { low, high, y, points: games.map(({ points }, n) => ({ x: EDGE + n * step, y: y(points) })) };
}

/** @typedef {import("../../../types/protocol.js").GameSummary} GameSummary */

/** @param {GameSummary} game */
const titleOf = ({ settings, result, max_score, finished_at }) =>
  [
    editionName(settings.preset),
    worth(result) || `${figure(result.points)} / ${max_score}`,
    when(finished_at),
  ].join(" · ");

/** The mark of a perfect game. @param {number} x @param {number} y */
function star(x, y) {
  const points = Array.from({ length: 10 }, (_, n) => {
    const radius = n % 2 === 0 ? 8 : 3.4;
    const angle = (n * Math.PI) / 5;
    return `${(x + Math.sin(angle) * radius).toFixed(1)} ${(y - Math.cos(angle) * radius).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Where a game without a score is drawn: a perfect one at the top. @param {GameSummary} game @param {number} best */
const unscoredAt = ({ result }, best) => (result.outcome === "perfect" ? best : 0);

/** The points of a game as a part of a hundred of the best score. @param {GameSummary} game */
const share = (game) => Math.max(0, (100 * game.result.points) / Math.max(1, game.max_score));

/**
 * The scores of games, and what they are drawn as. A game without a score is drawn, but not counted.
 * @param {GameSummary[]} games @param {boolean} isOne whether all are of one edition
 */
export function scoresOf(games, isOne) {
  const worths = games.map((game) => ({
    points: game.result.shown
      ? isOne
        ? game.result.points
        : share(game)
      : unscoredAt(game, isOne ? game.max_score : 100),
    best: isOne ? game.max_score : 100,
  }));
  const scores = worths.filter((_, n) => games[n].result.shown).map(({ points }) => points);
  const mean = scores.reduce((sum, it) => sum + it, 0) / scores.length;
  return { worths, scores, mean, unscored: games.length - scores.length };
}

/**
 * @param {{games: GameSummary[], isOne?: boolean}} props oldest first; games of different editions (not `isOne`) are
 *   compared by their share of the best score
 */
export function Plot({ games, isOne = true }) {
  const { worths, scores, mean, unscored } = scoresOf(games, isOne);
  const placed = places(worths);
  const line = placed.points
    .filter((_, n) => games[n].result.shown)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");
  const percent = new Intl.NumberFormat(language.value, { style: "percent" });
  const number = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  const word = (/** @type {number} */ it) =>
    isOne ? (Number.isInteger(it) ? figure(it) : number.format(it)) : percent.format(it / 100);
  const figures =
    scores.length > 0 &&
    t(isOne ? "records-plot" : "records-plot-share", {
      games: scores.length,
      low: word(Math.min(...scores)),
      high: word(Math.max(...scores)),
      mean: word(mean),
    });
  const words = [figures, unscored > 0 && t("records-plot-unscored", { games: unscored })].filter(
    (it) => typeof it === "string",
  );
  return html`
    <figure class="plot">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        ${[0, placed.high].map(placed.y).map((y) => html`<line x1="0" x2=${WIDTH} y1=${y} y2=${y} />`)}
        ${scores.length > 0 && html`<line class="mean" x1="0" x2=${WIDTH} y1=${placed.y(mean)} y2=${placed.y(mean)} />`}
        <polyline points=${line} />
        ${placed.points.map(
          ({ x, y }, n) => html`
            <a href=${`/replay/${games[n].id}`} tabindex="-1">
              <title>${titleOf(games[n])}</title>
              <circle class="reach" cx=${x} cy=${y} r="11" />
              ${
                games[n].result.outcome === "perfect"
                  ? html`<path class="perfect" d=${star(x, y)} />`
                  : html`<circle cx=${x} cy=${y} r="3.5" class=${games[n].result.outcome} />`
              }
            </a>
          `,
        )}
      </svg>
      <figcaption class="empty">${words.map((line) => html`<span class="plot-line">${line}</span>`)}</figcaption>
    </figure>
  `;
}
