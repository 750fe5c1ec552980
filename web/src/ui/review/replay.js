// A finished game, step by step, from any player's perspective or with all cards open.
import { language, learn, t, texts, useLearned } from "../../i18n.js";
import { html, typed, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { go, route } from "../../route.js";
import { isBad } from "../../table/judged.js";
import { byCard } from "../../table/notes.js";
import { freshClue, replayStates, topCards } from "../../table/state.js";
import { botsBut, branchHistory, placeKey, seatOf } from "../../table/variation.js";
import { handsBefore, nameOf, spokenLine } from "../../table/words.js";
import { errorInWords, errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";
import { TopBar } from "../common/topBar.js";
import { useSettingsLine, useVariant } from "../rules/edition.js";
import { ActionBar } from "../table/actionBar.js";
import { Board, WATCHING } from "../table/board.js";
import { EndActs, EndPanel } from "../table/endPanel.js";
import {
  arrowsOf,
  calledIn,
  ReviewBar,
  ReviewTalk,
  RunningReview,
  useReview,
  useReviewVoice,
} from "./review.js";
import { TrainButton } from "./training.js";
import { useJudged } from "./useJudged.js";
import { useVariation, VariationTools } from "./variation.js";

/** @typedef {import("../../../types/protocol.js").Replay} Replay */

const loadConventions = () => import("../rules/conventions.js").then((module) => module.ConventionsTool);
const loadNotes = () =>
  lazyStyled("notes", () => import("../hand/notes.js").then((module) => module.AllNotes));

const loadCourse = () =>
  lazyStyled("judge", () => import("./judgeCourse.js").then((module) => module.JudgeCourse));
const loadPanel = () =>
  lazyStyled("explanation", () =>
    lazyStyled("judge", () => import("./judgePanel.js").then((module) => module.JudgePanel)),
  );
const loadFind = () => import("./judgePanel.js").then((module) => module.FindTools);

/**
 * The address of this page with other parameters of its query; `null` removes one, and an empty text is a switch.
 * @param {Record<string, string | null>} changes @param {number} step
 */
function addressWith(changes, step) {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) query.delete(key);
    else query.set(key, value);
  }
  const search = query.toString().replaceAll(/=(?=&|$)/g, "");
  return `${location.pathname}${search && `?${search}`}#${step}`;
}

/** @param {{id: string, onHelp: () => void}} props */
export function ReplayPage({ id, onHelp }) {
  const words = useLearned("ratings");
  const more = useLearned("review");
  const eyes = route.value.query.get("eyes") ?? "open";
  const [replay, setReplay] = useState(/** @type {Replay | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    let current = true;
    fetchJson(`/api/games/${id}/replay?eyes=${encodeURIComponent(eyes)}`).then(
      (it) => current && setReplay(/** @type {Replay} */ (it)),
      (error) => current && setProblem(errorWord(error)),
    );
    return () => {
      current = false;
    };
  }, [id, eyes]);
  // Without the texts of the result, the replay still works.
  if (!replay || words === "coming" || more === "coming")
    return html`
      <${TopBar} onHelp=${onHelp} />
      <main class="page-body dead-end">
        ${problem ? html`<h1>${problem}</h1>` : html`<p class="prompt">${t("web-loading")}</p>`}
        ${problem && html`<p><a class="button" href="/">${t("web-to-the-start")}</a></p>`}
      </main>
    `;
  return html`<${Steps} id=${id} replay=${replay} eyes=${eyes} onHelp=${onHelp} />`;
}

/** @param {{id: string, replay: Replay, eyes: string, onHelp: () => void}} props */
function Steps({ id, replay, eyes, onHelp }) {
  const states = useMemo(() => replayStates(replay), [replay]);
  const history = useMemo(() => replay.steps.map(({ seq, at, event }) => ({ seq, at, event })), [replay]);
  const hands = useMemo(() => handsBefore(history, states[states.length - 1]), [history, states]);
  const end = states.length - 1;
  const wish = Number.parseInt(route.value.hash, 10);
  const step = Math.min(end, Math.max(0, Number.isNaN(wish) ? 0 : wish));
  const [panel, setPanel] = useState(true);
  const [notes, setNotes] = useState(
    /** @type {import("../../table/notes.js").Notes | undefined} */ (undefined),
  );
  useEffect(() => {
    // Without the notes, the replay still works.
    fetchJson(`/api/games/${id}/notes`).then(
      (found) => setNotes(byCard(/** @type {import("../../../types/protocol.js").SeatNotes[]} */ (found))),
      () => undefined,
    );
  }, [id]);
  const [noted, setNoted] = useState(false);
  const together = route.value.query.has("together");
  const reviewing = useReview(id, together);
  const { review, leads, follows } = reviewing;
  const seat = seatOf(replay.info, me.value?.id ?? "");
  const branch = useVariation({ id, eyes, players: replay.rules.players, seat, follows });
  const { open } = branch;
  const judging = route.value.query.has("judge");
  const judged = useJudged(id, judging);
  const [panelOpen, setPanelOpen] = useState(/** @type {"" | "all" | "turn"} */ ("all"));
  const [answers, setAnswers] = useState(
    /** @type {ReadonlyMap<number, import("../../table/variation.js").Action | null>} */ (new Map()),
  );
  const [finding, setFinding] = useState(/** @type {{turn: number, eyes: string} | null} */ (null));
  const told = useRef(step);
  /** The step that was requested last: keys may be pressed faster than the page renders. */
  const asked = useRef(step);
  asked.current = step;
  const past = useMemo(
    () => (open ? branchHistory(history, open.reply) : history.slice(0, step)),
    [open?.reply, history, step],
  );
  const last = past[past.length - 1] ?? null;
  const game = (open && branch.game) || states[step];
  const before = open && open.actions.length > 0 ? branch.states[branch.states.length - 2] : states[step - 1];
  const all = useMemo(
    () => (open && branch.game ? handsBefore(past, branch.game) : hands),
    [open, past, branch.game, hands],
  );
  const setting = {
    rules: replay.rules,
    info: replay.info,
    you: eyes === "open" || eyes === "common" ? null : Number(eyes),
  };
  useReviewVoice(reviewing, replay.info, game);
  /** Goes to a step that I or the review's leader chose. @param {number} to */
  const turnTo = (to) => {
    const next = Math.min(end, Math.max(0, to));
    if (next === asked.current) return;
    asked.current = next;
    go(`${location.pathname}${location.search}#${next}`, { replace: true });
  };
  /** Whether I got the lead while at another step, and first have to go to the shown one. */
  const comes = useRef(false);
  const show = (/** @type {number} */ to) => {
    comes.current = false;
    reviewing.wander();
    setFinding(null);
    if (open) branch.drop();
    turnTo(to);
  };
  const { review: verdict } = judged;
  const showsPanel = judging && panelOpen !== "" && verdict !== null && !open;
  /** Asks for a better move than mine, from what I saw. @param {number} turn */
  const find = (turn) => {
    if (!verdict) return;
    comes.current = false;
    reviewing.wander();
    setFinding({ turn, eyes });
    go(addressWith({ eyes: `${verdict.turns[turn].seat}` }, step), { replace: true });
    branch.move(step, []);
  };
  /**
   * Shows the judged turn, with my answer if I gave one.
   * @param {import("../../table/variation.js").Action | null} answer
   */
  const reveal = (answer) => {
    if (!finding) return;
    setAnswers(new Map([...answers, [finding.turn, answer]]));
    setPanelOpen("turn");
    stopFinding();
  };
  const stopFinding = () => {
    if (!finding) return;
    branch.drop();
    go(addressWith({ eyes: finding.eyes === "open" ? null : finding.eyes }, step), { replace: true });
    setFinding(null);
  };
  const shown = review && { step: review.step, actions: review.actions };
  const place = { step: open ? open.step : step, actions: open ? open.actions : [] };
  const isThere = placeKey(shown) === placeKey(place);
  useEffect(() => {
    if (leads && review && review.here.length > 1 && !isThere) comes.current = true;
  }, [leads]);
  useEffect(() => {
    if (!shown || !(follows || (leads && comes.current))) return;
    turnTo(shown.step);
    if (isThere) return;
    if (shown.actions.length > 0) branch.move(shown.step, shown.actions);
    else branch.drop();
  }, [follows, leads, placeKey(shown)]);
  useEffect(() => {
    if (isThere) comes.current = false;
    if (leads && !comes.current && !isThere) reviewing.show(place);
  }, [leads, placeKey(place)]);
  useEffect(() => {
    if (told.current !== past.length && last)
      announce(spokenLine(setting, last, all.get(last.seq) ?? [], game));
    told.current = past.length;
  }, [past]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        target.closest("input, select, dialog, .chat-panel, [data-region]")
      )
        return;
      const now = asked.current;
      const to = {
        ArrowRight: now + 1,
        ArrowLeft: now - 1,
        Home: 0,
        End: end,
        PageDown: now + 5,
        PageUp: now - 5,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      if (!open) show(to);
      else if (event.key === "ArrowLeft" && !follows) branch.undo();
      else if (event.key === "ArrowRight" && !follows) branch.redo();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [step, end, open, follows]);
  const legal = (open && !follows && open.eyes === eyes && open.reply.legal) || null;
  const canAct = legal !== null && branch.thinks === null;
  const scene = {
    table: id,
    setting,
    game: { ...game, legal: canAct ? legal : null },
    bottom: setting.you ?? 0,
    history: open ? past : history,
    hands: all,
    tops: topCards(past),
    last,
    news: last ? [last] : [],
    fresh: freshClue(last ? [last] : [], () => before),
    notes,
    actor: canAct ? game.to_act : undefined,
    bots: open && branch.bot ? botsBut(replay.rules.players, branch.mine ?? -1, branch.bot) : undefined,
    until: open ? (history[open.step - 1]?.seq ?? 0) : undefined,
    // Arrows are about the real game.
    arrows: isThere && !open ? arrowsOf(review) : undefined,
    point: review && isThere && !open ? reviewing.point : undefined,
    pointing: reviewing.pointing,
    labels: useLabels(judged.review, history),
  };
  /** @type {import("../table/boardContext.js").Controls} */
  const controls = open
    ? {
        sent: null,
        offline: false,
        problem: "",
        act: canAct && !branch.busy ? (finding ? reveal : branch.act) : undefined,
      }
    : WATCHING;
  const steps = {
    at: last?.seq ?? null,
    opensAt: open ? /** @type {const} */ ("end") : /** @type {const} */ ("start"),
    go: (/** @type {number} */ seq) => {
      const at = history.findIndex((logged) => logged.seq === seq);
      if (!open || seq <= (scene.until ?? 0)) show(at + 1);
      else if (!follows) branch.move(open.step, open.actions.slice(0, seq - (scene.until ?? 0)));
    },
    back: showsPanel ? () => setPanelOpen("") : undefined,
  };
  const over = step === end && !open && panel;
  const ended = { id, info: replay.info, rules: replay.rules, game: states[end], you: null };
  const result = over && html`<${EndPanel} table=${ended} onClose=${() => setPanel(false)} />`;
  const branchOff = () => {
    comes.current = false;
    reviewing.wander();
    branch.move(step, []);
  };
  const goAs = (/** @type {boolean} */ others) => {
    if (!others && review) reviewing.send({ type: "leave" });
    go(addressWith({ together: others ? "" : null }, step), { replace: true });
  };
  const judge = () => {
    setPanelOpen("all");
    go(addressWith({ judge: judging ? null : "" }, step), { replace: true });
  };
  const showTurn = (/** @type {number} */ turn) => {
    setPanelOpen("turn");
    if (verdict) show(verdict.turns[turn].step);
  };
  const from = (/** @type {(now: number) => number} */ to) => show(to(asked.current));
  const bar = html`
    <div class="replay-bar" role="group" aria-label=${t("web-replay")}>
      ${
        finding
          ? html`
              <${Lazy} key="find" load=${loadFind} problem=${branch.problem} onReveal=${() => reveal(null)}
                onBack=${stopFinding} />
            `
          : open
            ? html`
              <${VariationTools} branch=${branch} setting=${setting} canAct=${canAct}
                leader=${follows && review ? calledIn(review, review.lead) : ""} onBack=${() => show(open.step)} />
            `
            : html`<${StepTools} step=${step} end=${end} show=${from} />`
      }
      ${
        judging &&
        !open &&
        html`
          <${Lazy} key="course" load=${loadCourse} judged=${judged} info=${replay.info} step=${step} end=${end}
            show=${showTurn} isOpen=${showsPanel} onOpen=${() => setPanelOpen("turn")} />
        `
      }
      <${ReplayTools} id=${id} info=${replay.info} eyes=${eyes} step=${step} end=${end} brief=${open !== null}
        onNotes=${notes && notes.size > 0 ? () => setNoted(true) : undefined}
        judging=${judging} onJudge=${open ? undefined : judge}
        onBranch=${open ? undefined : branchOff} onTogether=${together ? undefined : () => goAs(true)} />
    </div>
  `;
  const acts = over
    ? html`<${EndActs} table=${ended} />`
    : open && !follows && game.phase.type !== "over" && html`<${ActionBar} />`;
  const tryIt =
    step < end &&
    html`<${TrainButton} info=${replay.info} step=${step} seat=${game.to_act} class="button small" />`;
  const paper =
    showsPanel &&
    html`
      <${Lazy} key="judge" load=${loadPanel} id=${id} setting=${setting} review=${verdict} step=${step} states=${states}
        history=${history} all=${panelOpen === "all"}
        onAll=${(/** @type {boolean} */ all) => setPanelOpen(all ? "all" : "turn")} mine=${seat}
        answers=${answers} show=${showTurn} onFind=${find} tryIt=${tryIt}
        onReveal=${(/** @type {number} */ turn) => setAnswers(new Map([...answers, [turn, null]]))}
        onClose=${() => setPanelOpen("")} />
    `;
  const { conventions } = replay.info.settings;
  const stated = conventions && html`<${Lazy} load=${loadConventions} conventions=${conventions} />`;
  return html`
    <${TopBar} onHelp=${onHelp} extra=${[stated, together && html`<${ReviewTalk} reviewing=${reviewing} />`]}>
      <span class="about-table"><${About} info=${replay.info} /></span>
    <//>
    <${Board} scene=${scene} controls=${controls} steps=${steps} replaying=${true} over=${result} bar=${bar}
      wishes=${
        together
          ? html`<${ReviewBar} reviewing=${reviewing} onLeave=${() => goAs(false)} />`
          : reviewing.names && html`<${RunningReview} names=${reviewing.names} onJoin=${() => goAs(true)} />`
      }
      acts=${acts} paper=${paper} />
    ${
      noted &&
      notes &&
      html`<${Lazy} load=${loadNotes} notes=${notes} setting=${setting} onClose=${() => setNoted(false)} />`
    }
  `;
}

/**
 * What the game is: where it comes from, and its settings.
 * @param {{info: import("../../../types/protocol.js").TableInfo}} props
 */
function About({ info }) {
  const { deal_of: source, settings } = info;
  const variant = useVariant(settings);
  const line = useSettingsLine(settings);
  if (source?.type !== "imported") return `${t("web-replay")} · ${line}`;
  const from = t("review-file-from", { origin: t(`review-file-${source.origin}`) });
  return `${from} · ${source.origin === "hanab_live" && variant ? variant : line}`;
}

/**
 * The labels of the events of a reviewed game: only those that say something.
 * @param {import("../../../types/protocol.js").GameReview | null} review
 * @param {readonly import("../../../types/protocol.js").LoggedEvent[]} history
 */
function useLabels(review, history) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (review)
      learn("judge").then(
        () => setKnown(true),
        () => undefined,
      );
  }, [review, language.value]);
  return useMemo(() => {
    if (!review || !known) return undefined;
    const labelled = review.turns.filter((turn) => isBad(turn) || turn.value?.label === "excellent");
    return new Map(
      labelled.map((turn) => [history[turn.step]?.seq ?? 0, t(`judge-label-${turn.value?.label}`)]),
    );
  }, [review, history, known, texts()]);
}

/**
 * The buttons and the slider that lead from step to step.
 * @param {{step: number, end: number, show: (to: (now: number) => number) => void}} props
 */
function StepTools({ step, end, show }) {
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {(now: number) => number} */ to,
    /** @type {boolean} */ off,
  ) => html`
    <button type="button" class="tool" aria-label=${t(label)} title=${t(label)} disabled=${off}
      onClick=${() => show(to)}><${Icon} name=${icon} /></button>
  `;
  return html`
    <div class="replay-steps">
      ${button("first", "web-first", () => 0, step === 0)}
      ${button("back", "web-previous", (now) => now - 1, step === 0)}
      <input type="range" min="0" max=${end} value=${step} aria-label=${t("web-step")}
        aria-valuetext=${t("web-step-of", { step, end })}
        onInput=${(/** @type {Event} */ event) => show(() => Number(typed(event)))} />
      ${button("next", "web-next", (now) => now + 1, step === end)}
      ${button("last", "web-last", () => end, step === end)}
      <span class="step-count">${step} / ${end}</span>
    </div>
  `;
}

/** The wheel moves what is in one line to the side. @param {WheelEvent} event */
function sideways({ currentTarget, deltaY }) {
  /** @type {HTMLElement} */ (currentTarget).scrollLeft += deltaY;
}

/**
 * The choice of the perspective, and the game's downloads and links.
 * @param {{
 *   id: string, info: Replay["info"], eyes: string, step: number, end: number, brief: boolean,
 *   judging: boolean, onJudge?: () => void, onNotes?: () => void, onBranch?: () => void, onTogether?: () => void,
 * }} props `brief` hides the less important tools
 */
function ReplayTools({ id, info, eyes, step, end, brief, judging, onJudge, onNotes, onBranch, onTogether }) {
  const [site, setSite] = useState(/** @type {{refused: string} | null} */ (null));
  const [copied, setCopied] = useState(-1);
  const [same, setSame] = useState(0);
  const isImported = info.deal_of?.type === "imported";
  useEffect(() => {
    // Games that don't count have no others with their cards.
    if (isImported) return;
    fetchJson(`/api/games/${id}/deal`).then(
      (found) => setSame(/** @type {import("../../../types/protocol.js").DealScores} */ (found).games.length),
      () => undefined,
    );
  }, [id]);
  useEffect(() => {
    fetchJson(`/api/games/${id}/hanab-live`).then(
      () => setSite({ refused: "" }),
      async (error) => {
        const refused = await errorInWords(error);
        if (error.code === "record/not_exportable") setSite({ refused });
      },
    );
  }, [id, language.value]);
  const copy = () =>
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(step),
      () => undefined,
    );
  const look = (/** @type {Event} */ event) => {
    go(addressWith({ eyes: typed(event) }, step), { replace: true });
  };
  const file = (/** @type {string} */ format, /** @type {string} */ name, /** @type {string} */ text) => html`
    <a class="tool" href=${`/api/games/${id}/${format}`} download=${`${name}-${id}.json`}>
      <${Icon} name="down" /> ${text}
    </a>
  `;
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ text,
    /** @type {() => void} */ does,
  ) => html`
    <button type="button" class="tool" onClick=${does}><${Icon} name=${icon} /> ${text}</button>
  `;
  const others = () => html`
      ${tool("link", t(copied === step ? "web-copied" : "web-copy-turn"), copy)}
      ${onNotes && tool("note", t("web-notes"), onNotes)}
      ${same > 1 && html`<a class="tool" href=${`/deal/${id}`}>${t("web-same-cards", { games: same })}</a>`}
      ${file("record", "kagiya", t("web-record"))}
      <a class="tool" href="/open">${t("web-open-file")}</a>
      ${site?.refused === "" && file("hanab-live", "hanab-live", "hanab.live")}
      ${site?.refused && html`<p class="no-export">${site.refused}</p>`}
  `;
  return html`
    <div class="replay-tools" onWheel=${sideways}>
      ${
        onJudge &&
        html`
          <button type="button" class="tool" aria-pressed=${judging} data-testid="judge" onClick=${onJudge}>
            <${Icon} name="graph" /> ${t("review-judge")}
          </button>
        `
      }
      ${onBranch && tool("branch", t("branch-here"), onBranch)}
      ${
        onBranch &&
        step < end &&
        html`<${TrainButton} info=${info} step=${step} seat=${Number(eyes) || 0} class="tool" />`
      }
      ${onTogether && !brief && tool("person", t("review-together"), onTogether)}
      <label class="tool">
        ${t("web-eyes")}${" "}
        <select value=${eyes} onChange=${look}>
          <option value="open">${t("web-eyes-open")}</option>
          ${info.seats.map((_, seat) => html`<option value=${seat}>${nameOf(info, seat)}</option>`)}
          <option value="common">${t("web-eyes-common")}</option>
        </select>
      </label>
      ${!brief && others()}
    </div>
  `;
}
