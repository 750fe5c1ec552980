// The list of lessons, with my progress in each.
import { t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { progressOf } from "../../table/lessonProgress.js";
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
  const [first, ...others] = lessons ?? [];
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
      ${first && html`<${Entry} lesson=${first} main=${true} />`}
      ${
        others.length > 0 &&
        html`
          <h2>${t("web-learn-more")}</h2>
          <ul class="plain lessons">
            ${others.map((lesson) => html`<li key=${lesson.name}><${Entry} lesson=${lesson} main=${false} /></li>`)}
          </ul>
        `
      }
    </main>
  `;
}

/** One lesson with its button. @param {{lesson: LessonInfo, main: boolean}} props */
function Entry({ lesson, main }) {
  const { done, over } = progressOf(lesson.name);
  const begun = done.length > 0;
  const far = over
    ? `✓ ${t("web-learn-done")}`
    : begun
      ? t("web-learn-far", { done: done.length, all: lesson.asks })
      : "";
  const act = t(over ? "web-learn-again" : begun ? "web-learn-continue" : "web-learn-begin");
  return html`
    <a class=${cls("sheet-of-paper lesson-entry", main && "first", over && "over")} href=${`/learn/${lesson.name}`}>
      <span class="lesson-words">
        <b>${t(`learn-${lesson.name}`)}</b>
        <span>${t(`learn-${lesson.name}.about`)}</span>
      </span>
      <span class="lesson-far">${far}</span>
      <span class=${cls("button", main ? "main" : "small")}>${act}</span>
    </a>
  `;
}
