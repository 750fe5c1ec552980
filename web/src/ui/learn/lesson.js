// A lesson at its own table: the board as in any game, with the coach instead of the news. The server decides which
// actions are possible, what the lesson asks for and what follows.
import { sentences, t, useLearned } from "../../i18n.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { unreachable } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { go } from "../../route.js";
import { taught as atLesson, moves, settings } from "../../settings.js";
import { eventsUntil, keepProgress, levelsOf, progressOf, statesOf } from "../../table/lessonProgress.js";
import { history } from "../../table/puzzleHistory.js";
import { freshClue, topCards } from "../../table/state.js";
import { handsBefore, nameOf } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";
import { TopBar } from "../common/topBar.js";
import { playNow, usualPlayers } from "../home/playNow.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";
import { Board } from "../table/board.js";

/** @typedef {import("../../../types/protocol.js").LessonReply} LessonReply */
/** @typedef {import("../../../types/protocol.js").LessonInfo} LessonInfo */
/** @typedef {import("../../../types/protocol.js").Action} Action */

/** How long my own move is shown before the partner's, in milliseconds. */
const PAUSE = { calm: 1100, quick: 200 };

const loadFinale = () =>
  lazyStyled("finale", () => import("../table/finale.js").then((module) => module.Finale));

/** All lessons. @returns {Promise<LessonInfo[]>} */
async function allLessons() {
  return /** @type {LessonInfo[]} */ (await fetchJson("/api/lessons"));
}

/** @param {string} name @param {Action[]} done @returns {Promise<LessonReply>} */
async function taught(name, done) {
  return /** @type {LessonReply} */ (
    await fetchJson(`/api/lessons/${name}`, { method: "POST", body: { done } })
  );
}

/** @param {{name: string, onHelp: () => void}} props */
export function LessonPage({ name, onHelp }) {
  const words = useLearned("learn");
  useLayoutEffect(() => {
    atLesson.value = true;
    return () => {
      atLesson.value = false;
    };
  }, []);
  const [reply, setReply] = useState(/** @type {LessonReply | null} */ (null));
  const [lessons, setLessons] = useState(/** @type {LessonInfo[]} */ ([]));
  const [problem, setProblem] = useState(/** @type {{code?: string} | null} */ (null));
  useEffect(() => {
    allLessons().then(setLessons, () => undefined);
  }, []);
  useEffect(() => {
    let current = true;
    const kept = progressOf(name);
    const begin = kept.over ? [] : kept.done;
    taught(name, begin)
      // The lesson may have changed since the progress was saved: then it starts again.
      .catch((error) => (begin.length > 0 ? taught(name, []) : Promise.reject(error)))
      .then(
        (it) => current && setReply(it),
        (error) => current && setProblem(error),
      );
    return () => {
      current = false;
    };
  }, [name]);
  // The texts of the lessons may arrive after the answer.
  const why =
    words === "there"
      ? problem && (problem.code === "http/not_found" ? t("web-learn-lost") : errorWord(problem))
      : words === "missing" && t("web-error-lost");
  if (!reply || words !== "there")
    return html`
      <${TopBar} onHelp=${onHelp} />
      <main class="page-body">
        <p class="prompt">${why || t("web-loading")}</p>
        ${
          words === "there" &&
          why &&
          html`<p><a class="button" href="/learn">${t("web-learn-lessons")}</a></p>`
        }
      </main>
    `;
  return html`
    <${TopBar} onHelp=${onHelp}>
      <a class="about-table" href="/learn">${t("web-learn-at-table", { lesson: t(`learn-${name}`) })}</a>
    <//>
    <${Course} name=${name} first=${reply} lessons=${lessons} />
  `;
}

/** My actions in a reply. @param {LessonReply} reply */
function doneIn(reply) {
  return reply.beats.flatMap(({ asks, step }) =>
    asks && step?.event.type === "acted" ? [step.event.action] : [],
  );
}

/**
 * The words at the end: what the lesson has taught, or, for a lesson of a level, which companions play it.
 * @param {string} name @param {LessonInfo | undefined} lesson @param {LessonInfo[]} lessons
 */
function endWord(name, lesson, lessons) {
  if (lesson?.level === undefined) return t(`learn-${name}.learned`);
  const { level } = lesson;
  const known = levelsOf(lessons).filter(
    (it) => it.level >= level && it.missing.every((one) => one === name),
  );
  const most = known[known.length - 1];
  const knows = most && t("web-learn-unlocked", { companion: t(`bot-companion-${most.level}`) });
  return sentences([t(`learn-${name}.level`), ...(knows ? [knows] : [])]);
}

/** @param {{name: string, first: LessonReply, lessons: LessonInfo[]}} props */
function Course({ name, first, lessons }) {
  const [reply, setReply] = useState(first);
  const kept = useMemo(() => progressOf(name), [name]);
  const end = reply.beats.length - 1;
  const lesson = lessons.find((it) => it.name === name);
  /** The pages after the last beat: the summary, and which companions play it. */
  const pages = lesson?.level === undefined ? 1 : 2;
  /** The current beat; after the last one come the pages at the end. */
  const [at, setAt] = useState(() => (kept.over ? 0 : Math.min(kept.at, end)));
  /** The beat that the board shows: it follows the current one. */
  const [laid, setLaid] = useState(at);
  const [sent, setSent] = useState(/** @type {import("../table/boardContext.js").Sent | null} */ (null));
  const [problem, setProblem] = useState("");
  const states = useMemo(() => statesOf(reply), [reply]);
  const done = useMemo(() => doneIn(reply), [reply]);
  const read = Math.min(at, end);
  const beat = reply.beats[read];
  const asked = beat.asks && !beat.step;
  const ended = at > end;
  const over = at >= end + pages;
  const names = { name: nameOf(reply.info, 1), other: reply.info.seats[2] ? nameOf(reply.info, 2) : "" };
  const asks = lesson?.asks ?? 1;
  const say = ended ? endWord(name, at > end + 1 ? lesson : undefined, lessons) : t(beat.say, names);
  const heard = over ? `${t("web-learn-over")} ${say}` : say;
  const notNow = asked && reply.not_now ? t(reply.not_now, names) : "";

  useEffect(() => {
    if (laid === read) return undefined;
    // Going back isn't animated.
    if (laid > read || !moves()) {
      setLaid(read);
      return undefined;
    }
    const timer = setTimeout(() => setLaid(read), PAUSE[settings.pace.value === "quick" ? "quick" : "calm"]);
    return () => clearTimeout(timer);
  }, [read, laid]);
  useEffect(() => {
    // A completed lesson stays completed, also while it is played again.
    keepProgress(name, { done, at, ...((over || progressOf(name).over) && { over: true }) });
  }, [at, done, over]);
  useEffect(() => announce(heard), [heard]);
  useEffect(() => announce(notNow), [reply.not_now, reply]);

  const act = (/** @type {Action} */ action) => {
    setProblem("");
    setSent({ action, slow: false, withdraw: () => undefined });
    taught(name, [...done, action])
      .then(
        (next) => {
          setReply(next);
          if (next.not_now) return;
          setLaid(at);
          setAt(at + 1);
        },
        (error) => {
          const words = errorWord(error);
          setProblem(words);
          announce(words);
        },
      )
      .finally(() => setSent(null));
  };
  const again = async () => {
    const next = await taught(name, []);
    setReply(next);
    setAt(0);
    setLaid(0);
  };
  const history = useMemo(() => eventsUntil(reply, laid), [reply, laid]);
  const game = states[laid];
  const last = history[history.length - 1] ?? null;
  const hands = useMemo(() => handsBefore(history, game), [history, game]);
  const tops = useMemo(() => topCards(history), [history]);
  const before = states[Math.max(0, laid - 1)];
  const scene = {
    table: name,
    setting: { rules: reply.rules, info: reply.info, you: 0 },
    // While the coach explains, no action is possible.
    game: asked ? game : { ...game, legal: null },
    bottom: 0,
    history,
    hands,
    tops,
    last,
    news: last ? [last] : [],
    fresh: reply.beats[laid]?.step ? freshClue(last ? [last] : [], () => before) : null,
    points: laid === at ? { cards: beat.cards, places: beat.places } : undefined,
  };
  /** @type {import("../table/boardContext.js").Controls} */
  const controls = { sent, offline: false, problem, waiting: ended ? "" : t("web-learn-read") };
  if (asked && laid === at) controls.act = act;
  // The rules and games need the server; a lesson doesn't.
  const rule =
    !ended &&
    beat.rule &&
    !unreachable.value &&
    html`
      <${RulesLink} class="coach-rule" request=${requestOfTable(scene.setting)} rule=${beat.rule}>
        ${t("web-rule")}
      <//>
    `;
  const coach = html`
    <${Coach} say=${say} rule=${rule} asked=${asked} notNow=${notNow} problem=${problem} at=${at}
      done=${reply.beats.slice(0, at).filter((it) => it.asks).length} asks=${asks}
      go=${(/** @type {number} */ to) => setAt(Math.min(end + pages, Math.max(0, to)))} over=${over} />
  `;
  const ending = over && html`<${Ending} name=${name} lessons=${lessons} onAgain=${again} />`;
  return html`
    <${Board} scene=${scene} controls=${controls} steps=${{ at: null, opensAt: "end" }} over=${coach} taught=${true}
      acts=${ending} />
    ${
      over &&
      laid === end &&
      game.result?.outcome === "perfect" &&
      html`<${Show} key=${done.length} rules=${reply.rules} game=${game} history=${history} />`
    }
  `;
}

/**
 * All fireworks are complete: they are fired again.
 * @param {Omit<Parameters<typeof import("../table/finale.js").Finale>[0], "onClose">} props
 */
function Show(props) {
  const [open, setOpen] = useState(moves());
  return open && html`<${Lazy} load=${loadFinale} ...${props} onClose=${() => setOpen(false)} />`;
}

/**
 * The coach's text and the buttons to go on. They have their own space on the page and cover nothing.
 * @param {{
 *   say: string, asked: boolean, notNow: string, problem: string, at: number, over: boolean,
 *   done: number, asks: number, rule: import("../../lib.js").Children, go: (to: number) => void,
 * }} props `rule` is a link to the rule
 */
function Coach({ say, rule, asked, notNow, problem, at, over, done, asks, go: show }) {
  const next = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (words.current) words.current.scrollTop = 0;
    // Keyboard users can go on by keyboard.
    const here = document.activeElement;
    if (!here || here === document.body || here.closest(".coach"))
      (next.current ?? (over ? words.current : null))?.focus({ preventScroll: true });
  }, [at, notNow]);
  return html`
    <section class=${`coach${asked ? " asks" : ""}${over ? " over" : ""}`} aria-label=${t("web-learn-coach")}
      data-testid="coach" data-beat=${at}>
      <div class="coach-words" ref=${words} tabindex="0" role="group" aria-label=${t("web-learn-coach")}>
        ${
          notNow &&
          html`<p class="coach-not-now" data-testid="not-now"><b>${t("web-learn-not-now")}</b> ${notNow}</p>`
        }
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${!notNow && html`<p>${over && html`<b>${t("web-learn-over")}</b> `}${say}</p>`}
      </div>
      <div class="coach-way">
        <button type="button" class="tool" aria-label=${t("web-previous")} title=${t("web-previous")}
          disabled=${at === 0} onClick=${() => show(at - 1)}><${Icon} name="back" /></button>
        <progress max=${asks} value=${done} aria-label=${t("web-learn-far", { done, all: asks })} />
        ${rule}
        ${
          asked
            ? html`<b class="coach-turn">${t("web-learn-your-turn")}</b>`
            : !over &&
              html`
                <button type="button" ref=${next} class="button main small" data-testid="coach-next"
                  onClick=${() => show(at + 1)}>${t("web-learn-next")} <${Icon} name="next" /></button>
              `
        }
      </div>
    </section>
  `;
}

/**
 * The next steps after a lesson, shown instead of the action bar.
 * @param {{name: string, lessons: LessonInfo[], onAgain: () => void}} props
 */
function Ending({ name, lessons, onAgain }) {
  const [problem, setProblem] = useState("");
  const next = lessons[lessons.findIndex((it) => it.name === name) + 1]?.name;
  const lesson = lessons.find((it) => it.name === name);
  const numbers = lesson?.puzzles ?? [];
  const answered = history();
  /** The first puzzle of this lesson that I haven't answered, or the first one. */
  const solve = numbers.find((it) => !answered[it]) ?? numbers[0];
  const solved = numbers.filter((it) => answered[it]).length;
  const play = () => playNow(usualPlayers()).catch((error) => setProblem(errorWord(error)));
  return html`
    <div class="lesson-end" data-testid="lesson-end">
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        solve
          ? html`
              <a class="button main small" data-testid="lesson-puzzle" aria-disabled=${unreachable.value}
                href=${unreachable.value ? undefined : `/puzzle/${solve}`}>
                ${t("web-learn-puzzles", { done: solved, all: numbers.length })}
              </a>
            `
          : html`
              <button type="button" class="button main small" disabled=${unreachable.value} onClick=${play}>
                ${t("web-play-now")}
              </button>
            `
      }
      ${
        next &&
        html`
          <button type="button" class="button small" onClick=${() => go(`/learn/${next}`)}>
            ${t("web-learn-next-lesson", { lesson: t(`learn-${next}`) })}
          </button>
        `
      }
      <a class="button small more" href="/learn">${t("web-learn-lessons")}</a>
      ${
        lesson?.level === undefined &&
        html`<button type="button" class="button small more" onClick=${onAgain}>${t("web-learn-again")}</button>`
      }
    </div>
  `;
}
