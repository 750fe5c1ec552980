// A puzzle at its own table: the board as in any game, with the question instead of the news. The solution is fetched
// after the answer.
import { t, useLearned } from "../../i18n.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { fetchJson } from "../../net/http.js";
import { go } from "../../route.js";
import { recall, taught } from "../../settings.js";
import { history, keep, nextOfLesson, nextPuzzle } from "../../table/puzzleHistory.js";
import { errorWord } from "../common/errors.js";
import { Lazy } from "../common/lazy.js";
import { TopBar } from "../common/topBar.js";
import { Board } from "../table/board.js";
import { SmallCard, SmallCards } from "./smallCard.js";
import { answerWord, beforeWord, hasPartners, hintWord, keptWord, question, topic } from "./words.js";

/** @typedef {import("../../../types/protocol.js").PuzzleReply} PuzzleReply */
/** @typedef {import("../../../types/protocol.js").PuzzleSolution} PuzzleSolution */
/** @typedef {import("../../../types/protocol.js").PuzzleList} PuzzleList */

const loadSolution = () => import("./solution.js").then((module) => module.Solution);
const loadChoice = () => import("./chooseCard.js").then((module) => module.ChooseCard);

/** @param {{number: string, onHelp: () => void}} props */
export function PuzzlePage({ number, onHelp }) {
  const words = useLearned("puzzles");
  const [puzzle, setPuzzle] = useState(/** @type {PuzzleReply | null} */ (null));
  const [all, setAll] = useState(/** @type {PuzzleList | null} */ (null));
  const [problem, setProblem] = useState(/** @type {{code?: string} | null} */ (null));
  useLayoutEffect(() => {
    taught.value = true;
    return () => {
      taught.value = false;
    };
  }, []);
  useEffect(() => {
    fetchJson(`/api/puzzles/${number}`).then(
      (found) => setPuzzle(/** @type {PuzzleReply} */ (found)),
      (error) => setProblem(error),
    );
    fetchJson("/api/puzzles").then(
      (found) => setAll(/** @type {PuzzleList} */ (found)),
      () => undefined,
    );
  }, [number]);
  if (!puzzle || words !== "there") {
    const lost = problem?.code === "http/not_found" && words === "there";
    const why = words === "missing" ? t("web-error-lost") : problem && !lost && errorWord(problem);
    return html`
      <${TopBar} onHelp=${onHelp} />
      <main class="page-body">
        <p class="prompt" role="status">${lost ? t("puzzle-lost") : why || t("web-loading")}</p>
        ${lost && html`<p><a class="button" href="/puzzles">${t("puzzle-all")}</a></p>`}
      </main>
    `;
  }
  const name = `${t("puzzle-number", { number: puzzle.number })} · ${topic(puzzle)}`;
  return html`
    <${TopBar} onHelp=${onHelp}><a class="about-table" href="/puzzles">${name}</a><//>
    <${Table} puzzle=${puzzle} all=${all} />
  `;
}

/** @param {{puzzle: PuzzleReply, all: PuzzleList | null}} props */
function Table({ puzzle, all }) {
  const [solution, setSolution] = useState(/** @type {PuzzleSolution | null} */ (null));
  const [hints, setHints] = useState(/** @type {string[]} */ ([]));
  const [sent, setSent] = useState(/** @type {import("../table/boardContext.js").Sent | null} */ (null));
  const [problem, setProblem] = useState("");
  const [open, setOpen] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const path = `/api/puzzles/${puzzle.number}`;
  const fail = (/** @type {unknown} */ error) => {
    const words = errorWord(/** @type {{code?: string}} */ (error));
    setProblem(words);
    announce(words);
  };
  /** @param {import("../../../types/protocol.js").PuzzleAnswer} answer */
  const give = async (answer) => {
    setProblem("");
    if (answer.action) setSent({ action: answer.action, slow: false, withdraw: () => undefined });
    try {
      const found = /** @type {PuzzleSolution} */ (await fetchJson(path, { method: "POST", body: answer }));
      const day = all?.today === puzzle.number ? { day: all.day } : {};
      keep(puzzle.number, { right: found.right, hints: hints.length, ...day });
      setSolution(found);
      announce(`${t(found.right ? "puzzle-right" : "puzzle-wrong")} ${answerWord(puzzle, found)}`);
    } catch (error) {
      fail(error);
    } finally {
      setSent(null);
    }
  };
  const hint = async () => {
    const next =
      hints.length === 0
        ? t(`puzzle-kind-${puzzle.kind}.hint`)
        : hintWord(
            puzzle,
            /** @type {import("../../../types/protocol.js").PuzzleHint} */ (await fetchJson(`${path}/hint`)),
          );
    setHints([...hints, next]);
    announce(next);
  };
  const asksCard = puzzle.asked !== undefined;
  const scene = useMemo(
    () => ({
      table: puzzle.info.id,
      setting: { rules: puzzle.rules, info: puzzle.info, you: 0 },
      game: asksCard || solution ? { ...puzzle.game, legal: null } : puzzle.game,
      bottom: 0,
      history: [],
      hands: new Map(),
      tops: new Map(),
      last: null,
      news: [],
      fresh: null,
      points: puzzle.asked === undefined ? undefined : { cards: [puzzle.asked], places: [] },
    }),
    [puzzle, solution],
  );
  /** @type {import("../table/boardContext.js").Controls} */
  const controls = { sent, offline: false, problem, waiting: " " };
  if (!asksCard && !solution) controls.act = (action) => give({ action });
  const asks = html`
    <${Question} puzzle=${puzzle} solution=${solution} hints=${hints} problem=${problem}
      onHint=${() => hint().catch(fail)} onGiveUp=${() => give({})} />
  `;
  const ending = solution
    ? html`<${Ending} puzzle=${puzzle} all=${all} onWhy=${() => setOpen(true)} />`
    : asksCard &&
      html`
        <div class="lesson-end">
          <button type="button" class="button main small" onClick=${() => setChoosing(true)}>
            ${t("puzzle-choose-card")}
          </button>
        </div>
      `;
  return html`
    <${Board} scene=${scene} controls=${controls} steps=${{ at: null, opensAt: "end" }} over=${asks} taught=${true}
      acts=${ending} />
    ${
      open &&
      solution &&
      html`<${Lazy} load=${loadSolution} puzzle=${puzzle} solution=${solution} onClose=${() => setOpen(false)} />`
    }
    ${
      choosing &&
      html`
        <${Lazy} load=${loadChoice} rules=${puzzle.rules} onClose=${() => setChoosing(false)}
          onCard=${(/** @type {string} */ card) => {
            setChoosing(false);
            give({ card });
          }} />
      `
    }
  `;
}

/**
 * @param {{
 *   puzzle: PuzzleReply, solution: PuzzleSolution | null, hints: string[], problem: string, onHint: () => void,
 *   onGiveUp: () => void,
 * }} props
 */
function Question({ puzzle, solution, hints, problem, onHint, onGiveUp }) {
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    // The newest hint, or the result, is at the end or at the start.
    if (words.current)
      words.current.scrollTop = solution ? 0 : words.current.scrollHeight * Math.sign(hints.length);
    if (solution) words.current?.focus({ preventScroll: true });
  }, [hints.length, solution]);
  return html`
    <section class="coach puzzle" aria-label=${t("puzzle-number", { number: puzzle.number })} data-testid="puzzle">
      <div class="coach-words" ref=${words} tabindex="0" role="group"
        aria-label=${t(`puzzle-kind-${puzzle.kind}`)}>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${solution && html`<${Result} puzzle=${puzzle} solution=${solution} />`}
        ${
          !solution &&
          html`
            ${puzzle.before.length > 0 && html`<p data-testid="before">${beforeWord(puzzle)}</p>`}
            <p>${question(puzzle)}</p>
            ${
              puzzle.deck &&
              html`<p>${t("puzzle-deck")}: <${SmallCards} rules=${puzzle.rules} cards=${puzzle.deck} /></p>`
            }
            ${
              hasPartners(puzzle) &&
              html`<p class="puzzle-partners"><b>${t("puzzle-partners")}.</b> ${t("puzzle-partners.about")}</p>`
            }
            ${hints.map((hint) => html`<p class="puzzle-hint" data-testid="hint">${hint}</p>`)}
          `
        }
      </div>
      <div class="coach-way">
        <span class="puzzle-level">${t(`puzzle-difficulty-${puzzle.difficulty}`)}</span>
        ${
          !solution &&
          html`<button type="button" class="quiet" onClick=${onGiveUp}>${t("puzzle-show")}</button>`
        }
        ${
          !solution &&
          hints.length < 2 &&
          html`
            <button type="button" class="button small" onClick=${onHint}>
              ${t(hints.length === 0 ? "puzzle-hint" : "puzzle-hint-second")}
            </button>
          `
        }
      </div>
    </section>
  `;
}

/** @param {{puzzle: PuzzleReply, solution: PuzzleSolution}} props */
function Result({ puzzle, solution }) {
  return html`
    <p data-testid="result" data-right=${solution.right}>
      <b>${t(solution.right ? "puzzle-right" : "puzzle-wrong")}</b> ${answerWord(puzzle, solution)}
      ${
        solution.card
          ? html` <${SmallCard} rules=${puzzle.rules} card=${solution.card} said=${true} />`
          : ` ${puzzle.lesson ? t(`puzzle-why-${puzzle.lesson}`) : keptWord(puzzle, solution)}`
      }
    </p>
  `;
}

/** @param {{puzzle: PuzzleReply, all: PuzzleList | null, onWhy: () => void}} props */
function Ending({ puzzle, all, onWhy }) {
  const [copied, setCopied] = useState(false);
  const next =
    all &&
    (puzzle.lesson
      ? nextOfLesson(all.puzzles, puzzle.number)
      : nextPuzzle(all.puzzles, recall("puzzles.difficulty") ?? "", puzzle.number, history()));
  const share = async () => {
    const url = `${location.origin}/puzzle/${puzzle.number}`;
    const text = t("puzzle-share-text", { number: puzzle.number, kind: topic(puzzle) });
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches)
        await navigator.share({ text, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Closing the share sheet isn't an error.
    }
  };
  return html`
    <div class="lesson-end" data-testid="puzzle-end">
      <button type="button" class="button main small" onClick=${onWhy}>${t("puzzle-show")}</button>
      ${
        next !== null &&
        html`
          <button type="button" class="button small" onClick=${() => go(`/puzzle/${next}`)}>
            ${t("puzzle-next")}
          </button>
        `
      }
      ${
        puzzle.lesson &&
        next === null &&
        html`<a class="button small" href="/learn#conventions">${t("web-learn")}</a>`
      }
      <button type="button" class="button small" onClick=${share}>
        ${t(copied ? "puzzle-copied" : "puzzle-share")}
      </button>
    </div>
  `;
}
