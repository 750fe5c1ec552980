// The judged turn of a reviewed game: what was done, what was better, why, and with which cards.
import { learn, list, t, useLearned } from "../../i18n.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { bots } from "../../net/connection.js";
import { knownPrints } from "../../table/explanation.js";
import { compared, decimal, hundredths, isBad, marksOf, turnAt } from "../../table/judged.js";
import { holds, parseCard, suitOf } from "../../table/notation.js";
import { fromLeft } from "../../table/slots.js";
import { cardWord, nameOf } from "../../table/words.js";
import { botWord, chosenBot, explains } from "../common/bots.js";
import { errorInWords } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { actionText } from "../table/actionBar.js";
import { ChipMark, patiently, Reasons } from "../table/explanation.js";
import { markWord } from "./judgeCourse.js";
import { botMove } from "./variation.js";

/** @typedef {import("../../../types/protocol.js").GameReview} GameReview */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").Statement} Statement */

/**
 * A turn with what is needed to speak about it.
 * @typedef {{
 *   id: string, setting: import("../../table/words.js").Setting, review: GameReview, turn: number,
 *   game: GameState, prints: ReadonlyMap<number, string>,
 * }} Judged `game` is the game before the turn
 */

/**
 * @param {{
 *   id: string, setting: import("../../table/words.js").Setting, review: GameReview, step: number,
 *   states: readonly GameState[], history: readonly import("../../../types/protocol.js").LoggedEvent[],
 *   all: boolean, onAll: (all: boolean) => void, mine: number | null, answers: ReadonlyMap<number, Action | null>,
 *   show: (turn: number) => void, onFind?: (turn: number) => void, onReveal: (turn: number) => void,
 *   tryIt: import("../../lib.js").Children, onClose: () => void,
 * }} props `all` shows all moments instead of one turn; `mine` is the seat where I played; `answers` are mine to
 *   *find the move*, by turn, or `null` where I only looked; `tryIt` plays on from here
 */
export function JudgePanel(props) {
  const { id, setting, review, step, states, history, mine, answers, all, onAll, onClose } = props;
  const words = useLearned("judge");
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) onAll(false);
    shown.current = step;
  }, [step]);
  const turn = turnAt(review, step);
  const isAll = all || turn === -1;
  const value = review.turns[turn]?.value;
  const title =
    words !== "there" || isAll
      ? t("judge-moments")
      : value
        ? markWord(review, setting.info, turn, value.label)
        : t("judge-turn-plain", { turn: turn + 1, name: nameOf(setting.info, review.turns[turn].seat) });
  useEffect(() => {
    if (words === "there" && !isAll) announce(title);
  }, [title]);
  if (words === "coming") return null;
  const judged = {
    id,
    setting,
    review,
    turn,
    game: states[step],
    prints: knownPrints(history, states[step]),
  };
  const isAsked =
    !isAll && mine === review.turns[turn].seat && isBad(review.turns[turn]) && !answers.has(turn);
  return html`
    <section class="explanation-panel judge-panel" aria-label=${t("judge-graph-title")}>
      <div class="dialog-head">
        <h2>${title}</h2>
        ${
          !isAll &&
          html`
            <button type="button" class="tool" onClick=${() => onAll(true)}>${t("judge-all")}</button>
          `
        }
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      ${
        isAll
          ? html`<${Moments} review=${review} setting=${setting} last=${states[states.length - 1]} show=${(
              /** @type {number} */ to,
            ) => {
              props.show(to);
            }} />`
          : isAsked
            ? html`
                <p>${t("judge-find-ask")}</p>
                <div class="judge-acts">
                  ${
                    props.onFind &&
                    html`
                      <button type="button" class="button main small" onClick=${() => props.onFind?.(turn)}>
                        ${t("judge-find")}
                      </button>
                    `
                  }
                  <button type="button" class="button small" onClick=${() => props.onReveal(turn)}>
                    ${t("judge-show")}
                  </button>
                </div>
              `
            : html`<${Turn} key=${turn} judged=${judged} answer=${answers.get(turn) ?? null} tryIt=${props.tryIt} />`
      }
    </section>
  `;
}

/**
 * The moments that decided, and what luck and decisions changed.
 * @param {{
 *   review: GameReview, setting: import("../../table/words.js").Setting, last: GameState,
 *   show: (turn: number) => void,
 * }} props `last` is the state after the last turn
 */
function Moments({ review, setting, last, show }) {
  const { info } = setting;
  const marks = marksOf(review);
  const decisions = review.players.reduce((total, player) => total + player.decisions, 0);
  const button = (/** @type {import("../../table/judged.js").Mark} */ { turn, kind, moment }) => html`
    <li>
      <button type="button" class="row-link" onClick=${() => show(turn)}>
        <span>${markWord(review, info, turn, kind)}</span>
        ${
          moment &&
          moment.change !== 0 &&
          html`<span class="row-end">${t("judge-points", { points: decimal(moment.change, true) })}</span>`
        }
      </button>
    </li>
  `;
  const moments = marks.filter(({ moment }) => moment);
  const rest = marks.filter(({ moment }) => !moment);
  return html`
    ${moments.length === 0 && html`<p>${t("judge-no-moments")}</p>`}
    <ol class="plain judge-moments">${moments.map(button)}</ol>
    ${
      rest.length > 0 &&
      html`
        <details>
          <summary>${t("judge-further", { count: rest.length })}</summary>
          <ol class="plain judge-moments">${rest.map(button)}</ol>
        </details>
      `
    }
    <p class="judge-sum">
      ${t(last.result?.outcome === "broken_off" ? "judge-course-unfinished" : "judge-course", {
        start: decimal(review.start),
        decisions: decimal(decisions, true),
        luck: decimal(review.result - review.start - decisions, true),
        result: decimal(review.result),
      })}
    </p>
    <ul class="judge-players">
      ${review.players.map(
        (player, seat) => html`
          <li>${t("judge-player", {
            name: nameOf(info, seat),
            decisions: decimal(player.decisions, true),
          })}</li>
        `,
      )}
    </ul>
    <p class="empty">${t("judge-about")}</p>
  `;
}

/** @param {{judged: Judged, answer: Action | null, tryIt: import("../../lib.js").Children}} props */
function Turn({ judged, answer, tryIt }) {
  const { review, turn } = judged;
  const { value, seat, done, luck } = review.turns[turn];
  const moment = review.moments.find((it) => it.turn === turn) ?? null;
  const better = value?.best && isBad(review.turns[turn]) ? value.best : null;
  const others = value?.others.filter((it) => it !== better && it.action !== better?.action) ?? [];
  const row = (
    /** @type {string} */ text,
    /** @type {Action} */ action,
    /** @type {number} */ points,
    /** @type {number} */ perfect,
  ) => html`
    <dt>${text}</dt>
    <dd>
      <${Told} judged=${judged} action=${action} />
      <small>${t("judge-worth", { points: decimal(points), perfect: hundredths(perfect) })}</small>
    </dd>
  `;
  return html`
    ${answer && html`<${Compared} judged=${judged} answer=${answer} />`}
    <dl class="judge-done">
      ${
        value
          ? row(t("judge-was-done"), done, value.points, value.perfect)
          : html`<dt>${t("judge-was-done")}</dt><dd><${Told} judged=${judged} action=${done} /></dd>`
      }
      ${better && row(t("judge-was-better"), better.action, better.points, better.perfect)}
    </dl>
    ${
      better &&
      value &&
      html`<p>${t("judge-share", { share: hundredths(value.better_in), worlds: value.worlds })}</p>`
    }
    ${moment && moment.worlds.length > 0 && html`<${Worlds} judged=${judged} worlds=${moment.worlds} />`}
    ${moment && moment.reasons.length > 0 && html`<${Why} judged=${judged} statements=${moment.reasons} />`}
    ${Math.abs(luck) >= 100 && html`<p class="judge-luck">${t("judge-luck", { points: decimal(luck, true) })}</p>`}
    <${Questions} key=${turn} judged=${judged} seat=${seat} tryIt=${tryIt} />
    ${
      others.length > 0 &&
      html`
        <details>
          <summary>${t("judge-others")}</summary>
          <dl class="judge-done">
            ${others.map(
              (it) => html`
                <dd>
                  <${Told} judged=${judged} action=${it.action} />
                  <small>${t("judge-worth", { points: decimal(it.points), perfect: hundredths(it.perfect) })}</small>
                </dd>
              `,
            )}
          </dl>
        </details>
      `
    }
  `;
}

/** My answer to *find the move*. @param {{judged: Judged, answer: Action}} props */
function Compared({ judged, answer }) {
  const { review, turn } = judged;
  const { kind, gain } = compared(review.turns[turn], answer);
  const words = t(`judge-answer-${kind}`, {
    told: toldIn(judged, answer),
    points: decimal(gain, true),
  });
  useEffect(() => announce(words), [words]);
  return html`<p class=${`judge-answer is-${kind}`} data-testid="judge-answer">${words}</p>`;
}

/** An action as text. @param {Judged} judged @param {Action} action */
const toldIn = ({ game, setting, review, turn }, action) =>
  actionText({ game, setting, actor: review.turns[turn].seat }, action);

/** An action as text with the cards that it is about. @param {{judged: Judged, action: Action}} props */
function Told({ judged, action }) {
  const cards = cardsOf(judged, action);
  return html`
    <b>${toldIn(judged, action)}</b>
    ${
      cards.length > 0 &&
      html` <span class="chips" aria-hidden="true">
        ${cards.map((card) => html`<${ChipMark} chip=${chipOf(judged, card)} />`)}
      </span>`
    }
  `;
}

/** @param {Judged} judged @param {string} card */
function chipOf({ setting: { rules } }, card) {
  const { suit, rank } = parseCard(card);
  return { suit: suitOf(rules, suit), ranks: [rank] };
}

/**
 * The cards that an action is about, from left to right.
 * @param {Judged} judged @param {Action} action @returns {string[]}
 */
function cardsOf({ game, prints, setting: { rules } }, action) {
  const print = (/** @type {number} */ id) => prints.get(id) ?? "";
  if (action.type === "play" || action.type === "discard") return [print(action.id)].filter(Boolean);
  if (action.type !== "clue" && action.type !== "free_clue") return [];
  const touched = rules.touch[action.clue] ?? "";
  const cards = fromLeft(game.hands[action.to].cards).map(({ id }) => print(id));
  return cards.filter((card) => card !== "" && holds(touched, card[0], Number(card[1])));
}

/**
 * Hands with which the better action gains most.
 * @param {{judged: Judged, worlds: import("../../../types/protocol.js").ReviewWorld[]}} props
 */
function Worlds({ judged, worlds }) {
  const { rules } = judged.setting;
  return html`
    <h3>${t("judge-hands")}</h3>
    <ul class="judge-worlds plain">
      ${worlds.map(({ hand, gain }) => {
        const cards = fromLeft(hand);
        return html`
          <li>
            <span class="chips" role="img" aria-label=${list(cards.map((card) => cardWord(rules, card)))}>
              ${cards.map((card) => html`<${ChipMark} chip=${chipOf(judged, card)} />`)}
            </span>
            <small>${t("judge-points", { points: decimal(gain, true) })}</small>
          </li>
        `;
      })}
    </ul>
  `;
}

/** @param {{judged: Judged, statements: Statement[]}} props */
function Why({ judged, statements }) {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    learn("companion").then(() => setKnown(true));
  }, []);
  if (!known) return null;
  const { id, setting, review, turn, game, prints } = judged;
  const talk = {
    ...setting,
    you: null,
    speaker: review.turns[turn].seat,
    hands: game.hands.map((hand) => hand.cards.map((card) => card.id)),
    prints,
  };
  return html`
    <h3>${t("judge-reasons")}</h3>
    <${Reasons} table=${`review of ${id}`} talk=${talk} statements=${statements} />
  `;
}

/**
 * Why this action, and what a companion would have done.
 * @param {{judged: Judged, seat: number, tryIt: import("../../lib.js").Children}} props
 */
function Questions({ judged, seat, tryIt }) {
  const { id, setting, review, turn } = judged;
  const [reasons, setReasons] = useState(/** @type {Statement[] | null} */ (null));
  const [would, setWould] = useState(
    /** @type {import("../../../types/protocol.js").VariationMove | null} */ (null),
  );
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const ask = async (/** @type {() => Promise<void>} */ question) => {
    setBusy(true);
    setProblem("");
    try {
      await question();
    } catch (error) {
      setProblem(await errorInWords(error));
    }
    setBusy(false);
  };
  const { step } = review.turns[turn];
  const adviser = [setting.info.seats[seat]?.bot ?? "", chosenBot(), ...bots.value.map((it) => it.name)].find(
    explains,
  );
  const why = async () => {
    const found = /** @type {import("../../../types/protocol.js").ActionReasons} */ (
      await patiently(`/api/games/${id}/reasons?step=${step}`)
    );
    setReasons(found.statements);
  };
  const wouldDo = async () => {
    if (adviser) setWould(await botMove(id, step, setting.rules.players, adviser));
  };
  const said =
    would && t("judge-would-say", { name: botWord(would.bot), told: toldIn(judged, would.action) });
  useEffect(() => {
    if (said) announce(said);
  }, [said]);
  return html`
    <div class="judge-acts">
      <button type="button" class="button small" disabled=${busy} aria-expanded=${reasons !== null}
        onClick=${() => ask(why)}>${t("judge-why-done")}</button>
      ${
        adviser &&
        html`
          <button type="button" class="button small" disabled=${busy} aria-expanded=${would !== null}
            onClick=${() => ask(wouldDo)}>${t("judge-would")}</button>
        `
      }
      ${tryIt}
    </div>
    <div aria-live="polite">
      ${problem && html`<p class="problem">${problem}</p>`}
      ${
        reasons &&
        (reasons.length === 0
          ? html`<p>${t("judge-no-reasons")}</p>`
          : html`<${Why} judged=${judged} statements=${reasons} />`)
      }
      ${
        would &&
        html`
          <p>${said} <span class="chips" aria-hidden="true">
            ${cardsOf(judged, would.action).map((card) => html`<${ChipMark} chip=${chipOf(judged, card)} />`)}
          </span></p>
          ${would.statements.length > 0 && html`<${Why} judged=${judged} statements=${would.statements} />`}
        `
      }
    </div>
  `;
}

/**
 * The controls while I look for a better move, instead of those for the game's steps.
 * @param {{problem: string, onReveal: () => void, onBack: () => void}} props
 */
export function FindTools({ problem, onReveal, onBack }) {
  const words = useLearned("judge");
  const asked = words === "there" ? t("judge-find-now") : "";
  useEffect(() => {
    if (asked) announce(asked);
  }, [asked]);
  if (!asked) return null;
  return html`
    <div class="variation-tools" role="group" aria-label=${t("judge-find")}>
      <b class="variation-title">${asked}</b>
      <button type="button" class="button small" onClick=${onReveal}>${t("judge-show")}</button>
      <button type="button" class="button small" onClick=${onBack}>${t("branch-back")}</button>
      ${problem && html`<p class="variation-words" role="alert"><span class="problem">${problem}</span></p>`}
    </div>
  `;
}
