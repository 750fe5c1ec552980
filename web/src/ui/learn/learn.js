// The list of lessons, with my progress in each.
import { list, t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { levelsOf, nextLesson, progressOf } from "../../table/lessonProgress.js";
import { errorWord } from "../common/errors.js";
import { PageHead } from "../common/pageHead.js";

/** @typedef {import("../../../types/protocol.js").LessonInfo} LessonInfo */

export function Learn() {
  const words = useLearned("learn");
  const [lessons, setLessons] = useState(/** @type {LessonInfo[] | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    fetchJson("/api/lessons").then(
      (list) => setLessons(/** @type {LessonInfo[]} */ (list)),
      (error) => setProblem(errorWord(error)),
    );
  }, []);
  const all = lessons ?? [];
  const [first, ...others] = all.filter(({ level }) => level === undefined);
  const conventions = all.filter(({ level }) => level !== undefined);
  const next = nextLesson(all)?.name;
  if (words !== "there")
    return html`
      <main class="page-body">
        <p class="prompt" role="status">${t(words === "coming" ? "web-loading" : "web-error-lost")}</p>
      </main>
    `;
  return html`
    <main class="page-body learn-page">
      <${PageHead} title=${t("web-learn-title")} shells=${[["ring", 3], ["chrysanthemum", 4]]}>
        <p class="lead">${t("web-learn-about")}</p>
        <p><a href="/puzzles">${t("web-puzzles")}</a></p>
        <p class="credits">${t("web-credits")}</p>
      <//>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${!lessons && !problem && html`<p class="prompt">${t("web-loading")}</p>`}
      ${first && html`<${Entry} lesson=${first} main=${true} next=${first.name === next} />`}
      ${
        others.length > 0 &&
        html`
          <h2>${t("web-learn-more")}</h2>
          <${Entries} lessons=${others} next=${next} />
        `
      }
      ${
        conventions.length > 0 &&
        html`
          <h2 id="conventions">${t("web-learn-conventions")}</h2>
          <p>
            ${t("web-learn-conventions-about")}${" "}
            <a href="/conventions">${t("web-learn-all-conventions")}</a>
          </p>
          <${Levels} lessons=${all} />
          <${Entries} lessons=${conventions} next=${next} />
        `
      }
    </main>
  `;
}

/** Which companions I know, and what is missing for the next one. @param {{lessons: LessonInfo[]}} props */
function Levels({ lessons }) {
  const levels = levelsOf(lessons);
  const known = levels.filter(({ missing }) => missing.length === 0);
  const next = levels.find(({ missing }) => missing.length > 0);
  const name = (/** @type {{level: number}} */ { level }) => t(`bot-companion-${level}`);
  return html`
    <p class="lesson-levels" data-testid="levels">
      ${known.length > 0 && t("web-learn-known", { companions: list(known.map(name)) })}${" "}
      ${
        next &&
        t("web-learn-level", {
          companion: name(next),
          lessons: list(next.missing.map((it) => t(`learn-${it}`))),
        })
      }
    </p>
  `;
}

/** @param {{lessons: LessonInfo[], next: string | undefined}} props */
function Entries({ lessons, next }) {
  return html`
    <ul class="plain lessons">
      ${lessons.map(
        (lesson) => html`
          <li key=${lesson.name}><${Entry} lesson=${lesson} main=${false} next=${lesson.name === next} /></li>
        `,
      )}
    </ul>
  `;
}

/** One lesson with its button. @param {{lesson: LessonInfo, main: boolean, next: boolean}} props */
function Entry({ lesson, main, next }) {
  const { done, over } = progressOf(lesson.name);
  const begun = done.length > 0;
  const far = over
    ? `✓ ${t("web-learn-done")}`
    : begun
      ? t("web-learn-far", { done: done.length, all: lesson.asks })
      : next
        ? t("web-learn-next-one")
        : "";
  const act = t(over ? "web-learn-again" : begun ? "web-learn-continue" : "web-learn-begin");
  return html`
    <a class=${cls("sheet-of-paper lesson-entry", main && "first", next && "next", over && "over")}
      href=${`/learn/${lesson.name}`}>
      <span class="lesson-words">
        <b>${t(`learn-${lesson.name}`)}</b>
        <span>${t(`learn-${lesson.name}.about`)}</span>
      </span>
      <span class="lesson-far">${far}</span>
      <span class=${cls("button", !main && "small", next && "main")}>${act}</span>
    </a>
  `;
}
