// A small plot of the points of some games in order.
import { figure, language, t } from "../../i18n.js";
import { html } from "../../lib.js";

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

/** @param {{games: import("../../../types/protocol.js").GameSummary[]}} props oldest first */
export function Plot({ games }) {
  const points = games.map((game) => game.result.points);
  const mean = points.reduce((sum, it) => sum + it, 0) / points.length;
  const placed = places(games.map((game) => ({ points: game.result.points, best: game.max_score })));
  const line = placed.points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const words = t("records-plot", {
    games: games.length,
    low: figure(Math.min(...points)),
    high: figure(Math.max(...points)),
    mean: new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(mean),
  });
  return html`
    <figure class="plot">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words}>
        ${[0, placed.high].map(placed.y).map((y) => html`<line x1="0" x2=${WIDTH} y1=${y} y2=${y} />`)}
        <line class="mean" x1="0" x2=${WIDTH} y1=${placed.y(mean)} y2=${placed.y(mean)} />
        <polyline points=${line} />
        ${placed.points.map(
          ({ x, y }, n) => html`
            <circle cx=${x} cy=${y} r=${games[n].result.outcome === "perfect" ? 5 : 3}
              class=${games[n].result.outcome} />
          `,
        )}
      </svg>
      <figcaption class="empty" aria-hidden="true">${words}</figcaption>
    </figure>
  `;
}
