// Two games of the same deal side by side: points, strikes, clue tokens and pace, turn by turn.
import { figure, t } from "../../i18n.js";
import { html, typed, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { replayStates } from "../../table/state.js";
import { nameOf } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { worth } from "../common/scoreMark.js";

/** @typedef {import("../../../types/protocol.js").DealGame} DealGame */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").Replay} Replay */

/** What can be compared. @type {Record<string, (game: GameState) => number | null>} */
const MEASURES = {
  points: (game) => game.points,
  strikes: (game) => game.strikes,
  clues: (game) => game.clue_tokens,
  pace: (game) => game.pace,
};

const WIDTH = 600;
const HEIGHT = 190;
const EDGE = 14;

/**
 * A measure after each turn; `null` if the game doesn't have it.
 * @param {GameState[]} states @param {string} measure @returns {(number | null)[]}
 */
export function course(states, measure) {
  /** @type {(number | null)[]} */
  const values = [];
  for (const state of states) values[state.turn] = MEASURES[measure](state);
  return values;
}

/**
 * The points of each plotted line, and the scale that all lines share.
 * @param {(number | null)[][]} courses
 */
export function lines(courses) {
  const values = courses.flat().filter((it) => it !== null);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const turns = Math.max(1, ...courses.map((it) => it.length - 1));
  const x = (/** @type {number} */ turn) => EDGE + (turn / turns) * (WIDTH - 2 * EDGE);
  const y = (/** @type {number} */ value) =>
    HEIGHT - EDGE - ((value - low) / (high - low)) * (HEIGHT - 2 * EDGE);
  const corners = courses.map((values) =>
    values.flatMap((value, turn) => (value === null ? [] : [`${x(turn).toFixed(1)},${y(value).toFixed(1)}`])),
  );
  return { low, high, y, corners };
}

/** The players of a game. @param {DealGame} game */
export const namesOf = (game) => game.seats.map((_, n) => nameOf(game, n)).join(", ");

/** @param {{mine: DealGame, others: DealGame[]}} props */
export function Compare({ mine, others }) {
  const [chosen, setChosen] = useState("");
  const [measure, setMeasure] = useState("points");
  const other = others.find((game) => game.id === chosen) ?? others[0];
  const [courses, setCourses] = useState(/** @type {[GameState[], GameState[]] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let wanted = true;
    const states = async (/** @type {string} */ id) => {
      const replay = /** @type {Replay} */ (await fetchJson(`/api/games/${id}/replay?eyes=common`));
      return replayStates(replay);
    };
    Promise.all([states(mine.id), states(other.id)]).then(
      (both) => wanted && setCourses(/** @type {[GameState[], GameState[]]} */ (both)),
      (error) => wanted && setProblem(errorWord(error)),
    );
    return () => {
      wanted = false;
    };
  }, [mine.id, other.id]);
  const choose = (/** @type {(value: string) => void} */ set) => (/** @type {Event} */ event) =>
    set(typed(event));
  return html`
    <section class="sheet-of-paper compare" aria-labelledby="compare-title">
      <h2 id="compare-title">${t("together-compare-title")}</h2>
      <div class="filters">
        <label>
          ${t("together-compare-with")}
          <select class="text-field" value=${other.id} onChange=${choose(setChosen)}>
            ${others.map((game) => html`<option value=${game.id}>${namesOf(game)}</option>`)}
          </select>
        </label>
        <label>
          ${t("together-measure")}
          <select class="text-field" value=${measure} onChange=${choose(setMeasure)}>
            ${Object.keys(MEASURES).map((it) => html`<option value=${it}>${t(`together-${it}`)}</option>`)}
          </select>
        </label>
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${courses && html`<${Courses} games=${[mine, other]} states=${courses} measure=${measure} />`}
      <p class="people-acts">
        ${[mine, other].map(
          (game) => html`
            <a class="button small" href=${`/replay/${game.id}`}>
              ${t("together-replay-of", { names: namesOf(game) })}
            </a>
          `,
        )}
      </p>
    </section>
  `;
}

/** @param {{games: DealGame[], states: GameState[][], measure: string}} props */
function Courses({ games, states, measure }) {
  const values = states.map((it) => course(it, measure));
  const { low, high, y, corners } = lines(values);
  const ends = values.map((it) => it.findLast((value) => typeof value === "number"));
  const end = (/** @type {number} */ n) => {
    const { result } = games[n];
    const last = measure === "points" ? result.points : ends[n];
    if (measure === "points" && !result.shown) return worth(result);
    return last === undefined || last === null ? "–" : figure(last);
  };
  const names = games.map(namesOf);
  const words = t("together-plot", {
    measure: t(`together-${measure}`),
    one: names[0],
    two: names[1],
    first: end(0),
    second: end(1),
  });
  const turns = Array.from({ length: Math.max(...values.map((it) => it.length)) }, (_, turn) => turn);
  const cell = (/** @type {number | null | undefined} */ value) =>
    value === null || value === undefined ? "–" : figure(value);
  return html`
    <figure class="plot courses">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words}>
        ${[low, 0, high].map((value) => html`<line x1="0" x2=${WIDTH} y1=${y(value)} y2=${y(value)} />`)}
        ${corners.map((line, n) => html`<polyline class=${n === 0 ? "mine" : "theirs"} points=${line.join(" ")} />`)}
      </svg>
      <figcaption aria-hidden="true">
        ${names.map(
          (name, n) => html`
            <span class=${`key ${n === 0 ? "mine" : "theirs"}`}>${name} <b>${end(n)}</b></span>
          `,
        )}
      </figcaption>
    </figure>
    <details>
      <summary>${t("together-table")}</summary>
      <div class="course-table" tabindex="0" role="region" aria-label=${words}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("together-turn")}</th>
              ${names.map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${turns.map(
              (turn) => html`
                <tr><th scope="row">${turn}</th>${values.map((it) => html`<td>${cell(it[turn])}</td>`)}</tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </details>
  `;
}
