// The course of a reviewed game as a graph under the slider, with marks that lead to its moments.
import { figure, t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useMemo } from "../../lib.js";
import { announce } from "../../live.js";
import { curves, figuresAt, hundredths, markLevels, marksOf, turnAt } from "../../table/judged.js";
import { nameOf } from "../../table/words.js";

/** @typedef {import("../../../types/protocol.js").GameReview} GameReview */
/** @typedef {import("../../../types/protocol.js").TableInfo} TableInfo */
/** @typedef {ReturnType<typeof import("./useJudged.js").useJudged>} Judged */

const WIDTH = 1000;
const HEIGHT = 100;

/**
 * @param {{
 *   judged: Judged, info: TableInfo, step: number, end: number, show: (turn: number) => void,
 *   isOpen: boolean, onOpen: () => void,
 * }} props `show` goes to a turn; `isOpen` while the panel about the turn is open
 */
export function JudgeCourse({ judged, info, step, end, show, isOpen, onOpen }) {
  const words = useLearned("judge");
  const { review } = judged;
  if (words === "coming") return html`<div class="judge-course" />`;
  return html`
    <div class="judge-course" role="group" aria-label=${t("judge-graph-title")}>
      <${State} judged=${judged} />
      ${review && html`<${Graph} review=${review} info=${info} step=${step} end=${end} show=${show} />`}
      ${
        review &&
        html`
          <div class="judge-line">
            <${Legend} review=${review} step=${step} />
            ${
              !isOpen &&
              html`
                <button type="button" class="button small" onClick=${onOpen}>
                  ${t(turnAt(review, step) === -1 ? "judge-all" : "judge-open")}
                </button>
              `
            }
          </div>
        `
      }
    </div>
  `;
}

/** How far the review is. @param {{judged: Judged}} props */
function State({ judged: { progress, problem, again } }) {
  const isLost = !problem && progress?.type === "none";
  const words =
    problem ||
    (isLost
      ? t("judge-lost")
      : progress?.type === "queued"
        ? t("judge-waits", { place: progress.place })
        : progress?.type === "running"
          ? t("judge-runs", { share: hundredths(progress.done) })
          : progress
            ? ""
            : t("judge-asks"));
  const isDone = progress?.type === "done";
  useEffect(() => {
    if (isDone) announce(t("judge-ready"));
  }, [isDone]);
  if (words === "") return null;
  return html`
    <p class=${cls("judge-state", problem && "problem")} role=${problem ? "alert" : "status"} data-testid="judge-state">
      ${words}
      ${progress?.type === "running" && html`<progress max="1000" value=${progress.done} aria-hidden="true" />`}
      ${
        (problem || isLost) &&
        html` <button type="button" class="button small" onClick=${again}>${t("judge-again")}</button>`
      }
    </p>
  `;
}

/**
 * @param {{
 *   review: GameReview, info: TableInfo, step: number, end: number, show: (turn: number) => void,
 * }} props
 */
function Graph({ review, info, step, end, show }) {
  const drawn = useMemo(() => curves(review, end), [review, end]);
  const marks = useMemo(() => marksOf(review), [review]);
  const line = (/** @type {import("../../table/judged.js").Point[]} */ points) =>
    points
      .map(({ x, y }) => `${(x * WIDTH).toFixed(1)},${(HEIGHT - 4 - y * (HEIGHT - 8)).toFixed(1)}`)
      .join(" ");
  const at = (/** @type {number} */ turn) => (100 * review.turns[turn].step) / Math.max(1, end);
  const low = HEIGHT - 4 - drawn.zero * (HEIGHT - 8);
  const moments = marks.filter((mark) => mark.moment !== null);
  const levels = markLevels(review, moments, end);
  const most = Math.max(0, ...levels.values());
  const here = turnAt(review, step);
  return html`
    <div class="judge-graph">
      <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line class="zero" x1="0" x2=${WIDTH} y1=${low} y2=${low} />
        <polyline class="pace" points=${line(drawn.pace)} />
        <polyline class="possible" points=${line(drawn.possible)} />
        <polyline class="perfect" points=${line(drawn.perfect)} />
        <line class="here" x1=${(WIDTH * step) / Math.max(1, end)} x2=${(WIDTH * step) / Math.max(1, end)}
          y1="0" y2=${HEIGHT} />
      </svg>
      ${marks
        .filter((mark) => mark.moment === null)
        .map(
          ({ turn, kind }) => html`<span class=${`judge-tick is-${kind}`} style=${`left:${at(turn)}%`} />`,
        )}
      ${moments.map((mark, n) => {
        const { turn, kind } = mark;
        const label = markWord(review, info, turn, kind);
        const looks = cls(`judge-mark is-${kind}`, turn === here && "now");
        const level = levels.get(mark) ?? 0;
        const place = `left:${at(turn)}%;--level:${level};--height:${(100 * level) / (most + 1)}%`;
        return html`
          <button type="button" class=${looks} style=${place}
            aria-label=${label} title=${label} data-turn=${turn + 1}
            aria-current=${turn === here ? "step" : undefined} onClick=${() => show(turn)}>
            <span aria-hidden="true" data-text=${n + 1}></span>
          </button>
        `;
      })}
    </div>
  `;
}

/**
 * What a mark is about.
 * @param {GameReview} review @param {TableInfo} info @param {number} turn @param {string} kind
 */
export function markWord(review, info, turn, kind) {
  const { seat } = review.turns[turn];
  return t("judge-turn", {
    turn: turn + 1,
    name: nameOf(info, seat),
    label: t(kind === "luck" || kind === "out_of_reach" ? `judge-kind-${kind}` : `judge-label-${kind}`),
  });
}

/**
 * The values of the curves at a step, with the looks of the curves.
 * @param {{review: GameReview, step: number}} props
 */
function Legend({ review, step }) {
  const { perfect, possible, pace } = figuresAt(review, step);
  const item = (/** @type {string} */ curve, /** @type {string} */ value) => html`
    <li class=${curve}>
      <svg viewBox="0 0 24 8" aria-hidden="true"><line x1="1" x2="23" y1="4" y2="4" class=${curve} /></svg>
      ${t(`judge-legend-${curve}`, { value })}
    </li>
  `;
  return html`
    <ul class="judge-legend plain">
      ${perfect !== null && item("perfect", hundredths(perfect))}
      ${item("possible", figure(possible))}
      ${pace !== null && item("pace", figure(pace))}
    </ul>
  `;
}
