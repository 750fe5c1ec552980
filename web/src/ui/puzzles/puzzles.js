// The list of puzzles: today's, as many as one likes by difficulty, and my history in this browser.
import { t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { recall, remember } from "../../settings.js";
import { byLesson, history, nextPuzzle, streak } from "../../table/puzzleHistory.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { PageHead } from "../common/pageHead.js";
import { topic } from "./words.js";

/** @typedef {import("../../../types/protocol.js").PuzzleList} PuzzleList */

const DIFFICULTIES = ["", "easy", "medium", "hard"];

export function Puzzles() {
  const words = useLearned("puzzles");
  const [all, setAll] = useState(/** @type {PuzzleList | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    fetchJson("/api/puzzles").then(
      (found) => setAll(/** @type {PuzzleList} */ (found)),
      (error) => setProblem(errorWord(error)),
    );
  }, []);
  if (words !== "there" || !(all || problem)) return html`<${Loading} words=${words} />`;
  return html`
    <main class="page-body puzzles-page">
      <${PageHead} title=${t("puzzle-title")} shells=${[["ring", 4], ["peony", 3]]}>
        <p class="lead">${t("puzzle-about")}</p>
      <//>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${all && html`<${Lists} all=${all} />`}
    </main>
  `;
}

/** @param {{all: PuzzleList}} props */
function Lists({ all }) {
  const kept = history();
  const [difficulty, setDifficulty] = useState(recall("puzzles.difficulty") ?? "");
  const choose = (/** @type {string} */ it) => {
    remember("puzzles.difficulty", it);
    setDifficulty(it);
  };
  const next = nextPuzzle(all.puzzles, difficulty, 0, kept);
  const days = streak(kept, all.day);
  const mine = Object.keys(kept)
    .map(Number)
    .filter((number) => all.puzzles[number - 1])
    .reverse();
  const right = mine.filter((number) => kept[number].right).length;
  const kindOf = (/** @type {number} */ number) => topic(all.puzzles[number - 1]);
  const lessons = byLesson(all.puzzles);
  return html`
    <section class="sheet-of-paper puzzle-today">
      <h2>${t("puzzle-today")}</h2>
      <p>
        ${t("puzzle-number", { number: all.today })} · ${kindOf(all.today)} ·${" "}
        ${t(`puzzle-difficulty-${all.puzzles[all.today - 1].difficulty}`)}
      </p>
      ${days > 0 && html`<p data-testid="streak">${t("puzzle-streak", { days })}</p>`}
      <p>
        <a class="button main" href=${`/puzzle/${all.today}`} data-testid="today">
          ${t(kept[all.today] ? "puzzle-again" : "puzzle-solve")}
        </a>
      </p>
    </section>
    <section class="sheet-of-paper">
      <h2>${t("puzzle-endless")}</h2>
      <fieldset class="players-choice paper">
        <legend>${t("puzzle-difficulty")}</legend>
        ${DIFFICULTIES.map(
          (it) => html`
            <label class=${cls(it === difficulty && "on")}>
              <input type="radio" name="difficulty" value=${it} checked=${it === difficulty}
                onChange=${() => choose(it)} />
              ${t(`puzzle-difficulty-${it || "any"}`)}
            </label>
          `,
        )}
      </fieldset>
      ${
        next !== null &&
        html`
          <p>
            <a class="button" href=${`/puzzle/${next}`} data-testid="next">
              ${t("puzzle-number", { number: next })} · ${kindOf(next)}
            </a>
          </p>
        `
      }
    </section>
    ${
      lessons.length > 0 &&
      html`
        <section class="sheet-of-paper" data-testid="by-lesson">
          <h2>${t("puzzle-in-conventions")}</h2>
          <p>${t("puzzle-in-conventions.about")} <a href="/learn#conventions">${t("web-learn")}</a></p>
          <ul class="plain puzzle-history">
            ${lessons.map(
              ([lesson, numbers]) => html`
                <li key=${lesson}>
                  <span>${t(`puzzle-lesson-${lesson}`)}</span>
                  ${numbers.map(
                    (number) => html`
                      <a href=${`/puzzle/${number}`}>
                        ${t("puzzle-number", { number })}${kept[number]?.right ? " ✓" : ""}
                      </a>
                    `,
                  )}
                </li>
              `,
            )}
          </ul>
        </section>
      `
    }
    <h2>${t("puzzle-history")}</h2>
    ${
      mine.length === 0
        ? html`<p class="empty">${t("puzzle-none-yet")}</p>`
        : html`
            <p data-testid="solved">${t("puzzle-solved", { right, answered: mine.length })}</p>
            <ul class="plain puzzle-history">
              ${mine.map(
                (number) => html`
                  <li key=${number}>
                    <a href=${`/puzzle/${number}`}>
                      ${t("puzzle-number", { number })} · ${kindOf(number)}
                    </a>${" "}
                    <span class=${kept[number].right ? "right" : "wrong"}>
                      ${kept[number].right ? "✓" : "✗"} ${t(`puzzle-mark-${kept[number].right ? "right" : "wrong"}`)}
                    </span>
                  </li>
                `,
              )}
            </ul>
          `
    }
  `;
}
