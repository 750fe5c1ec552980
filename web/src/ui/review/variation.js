// A variation of a finished game: its actions, undo and redo, and the bots that continue it. The server computes the
// game; only this page keeps the variation.
import { learn, t } from "../../i18n.js";
import { html, typed, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { bots } from "../../net/connection.js";
import { fetchJson, RequestError } from "../../net/http.js";
import { settings } from "../../settings.js";
import { knownPrints, sentence, wordOf } from "../../table/explanation.js";
import { botsBut, branchActors, branchStates, canUndo, undone } from "../../table/variation.js";
import { nameOf } from "../../table/words.js";
import { botOptions, botWord, chosenBot, explains } from "../common/bots.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { actionText } from "../table/actionBar.js";

/** @typedef {import("../../../types/protocol.js").Variation} Reply */
/** @typedef {import("../../../types/protocol.js").VariationMove} Move */
/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/** How long each action of a bot is shown before the next, in milliseconds. */
const PAUSE = { calm: 900, quick: 0 };

/**
 * @typedef {{
 *   step: number, me: number | null, actions: readonly Action[], redo: readonly Action[], reply: Reply, eyes: string,
 * }} Open `me` is the seat for which I act while bots play the others; `redo` are the actions that were taken back
 */

/**
 * A companion's suggestion for a moment of the branch, shown until the next one.
 * @typedef {{at: Reply, move: Move}} Advice
 */

/**
 * @param {{id: string, eyes: string, players: number, seat: number | null, follows: boolean}} props `seat` is where I
 *   played in the game; `follows` while another person leads the branch
 */
export function useVariation({ id, eyes, players, seat, follows }) {
  const [open, setOpen] = useState(/** @type {Open | null} */ (null));
  const [bot, setBot] = useState("");
  const [said, setSaid] = useState(/** @type {Move | null} */ (null));
  const [advice, setAdvice] = useState(/** @type {Advice | null} */ (null));
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const counter = useRef(0);
  const states = useMemo(() => (open ? branchStates(open.reply) : []), [open?.reply]);
  const game = states[states.length - 1] ?? null;
  const mine = eyes === "open" ? (open?.me ?? null) : Number.parseInt(eyes, 10);

  const refused = (/** @type {unknown} */ error) => {
    const words = errorWord(error);
    setProblem(words);
    announce(words);
  };
  const move = async (
    /** @type {number} */ step,
    /** @type {readonly Action[]} */ actions,
    /** @type {readonly Action[]} */ redo = [],
  ) => {
    counter.current += 1;
    const asked = counter.current;
    setBusy(true);
    try {
      const body = { step, actions, eyes };
      const reply = /** @type {Reply} */ (await patiently(`/api/games/${id}/branch`, body));
      if (asked !== counter.current) return;
      setBusy(false);
      if (reply.refused) {
        refused(new RequestError(reply.refused.problem));
        return;
      }
      setProblem("");
      setOpen((now) => {
        const goesOn = now !== null && now.step === step;
        // A player keeps their own seat, even if another seat is on turn.
        return { step, actions, redo, reply, eyes, me: goesOn ? now.me : (seat ?? reply.start.to_act) };
      });
    } catch (error) {
      if (asked !== counter.current) return;
      setBusy(false);
      refused(error);
    }
  };
  /** A bot's suggestion. @param {object} body @returns {Promise<Move>} */
  const consult = async (body) => {
    const [found] = await Promise.all([
      /** @type {Promise<Move>} */ (patiently(`/api/games/${id}/branch/bot`, body)),
      learn("companion"),
    ]);
    return found;
  };
  const drop = () => {
    counter.current += 1;
    setBusy(false);
    setOpen(null);
    setSaid(null);
    setProblem("");
  };

  // Another perspective needs a new answer.
  useEffect(() => {
    if (open && open.eyes !== eyes) move(open.step, open.actions, open.redo);
  }, [open, eyes]);

  const over = game?.phase.type === "over";
  const botActs =
    open !== null && !follows && bot !== "" && !over && !problem && !busy && open.eyes === eyes
      ? game !== null && game.to_act !== mine
      : false;
  useEffect(() => {
    if (!botActs || !open) return undefined;
    let current = true;
    const { step, actions } = open;
    const bots = botsBut(players, mine ?? -1, bot);
    const timer = setTimeout(
      async () => {
        try {
          const found = await consult({ step, actions, bots, eyes });
          if (!current) return;
          setSaid(found);
          move(step, [...actions, found.action]);
        } catch (error) {
          if (current) refused(error);
        }
      },
      PAUSE[settings.pace.value === "quick" ? "quick" : "calm"],
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [botActs, open, bot, mine]);

  return {
    open,
    states,
    game,
    bot,
    said,
    problem,
    busy,
    mine,
    move,
    drop,
    thinks: botActs ? (game?.to_act ?? null) : null,
    advice: advice && advice.at === open?.reply ? advice.move : null,
    advise: async (/** @type {string} */ name) => {
      if (!open) return;
      const { step, actions, reply: at } = open;
      try {
        setAdvice({ at, move: await consult({ step, actions, bots: botsBut(players, -1, name), eyes }) });
      } catch (error) {
        refused(error);
      }
    },
    canUndo: open !== null && canUndo(branchActors(open.reply), bot ? mine : null),
    act: (/** @type {Action} */ action) => open && move(open.step, [...open.actions, action]),
    undo: () => {
      if (!open) return;
      const left = undone(branchActors(open.reply), bot ? mine : null);
      setSaid(null);
      move(open.step, open.actions.slice(0, left), [...open.actions.slice(left), ...open.redo]);
    },
    redo: () => {
      if (!open) return;
      const count = bot ? open.redo.length : 1;
      move(open.step, [...open.actions, ...open.redo.slice(0, count)], open.redo.slice(count));
    },
    goOn: () => setProblem(""),
    choose: (/** @type {string} */ name) => {
      setProblem("");
      setSaid(null);
      setBot(name);
    },
  };
}

/**
 * What a bot would do at a step of a game, with its reasons.
 * @param {string} id @param {number} step @param {number} players @param {string} bot @returns {Promise<Move>}
 */
export async function botMove(id, step, players, bot) {
  const body = { step, actions: [], bots: botsBut(players, -1, bot), eyes: "open" };
  const [found] = await Promise.all([patiently(`/api/games/${id}/branch/bot`, body), learn("companion")]);
  return /** @type {Move} */ (found);
}

/** Repeats a rate-limited request after a moment. @param {string} path @param {unknown} body */
async function patiently(path, body) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchJson(path, { method: "POST", body });
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "rate/limited" || tries > 4) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

/**
 * The controls of a branch, instead of those for the game's steps.
 * @param {{
 *   branch: ReturnType<typeof useVariation>, setting: import("../../table/words.js").Setting,
 *   leader: string, onBack: () => void, canAct: boolean,
 * }} props `leader` is the person who shows me this branch, if there is one
 */
export function VariationTools({ branch, setting, leader, onBack, canAct }) {
  const { open, game, bot, said, advice, problem, thinks } = branch;
  const { info, rules } = setting;
  const told =
    advice && game
      ? t("branch-advice", { name: sayer(info, advice), action: adviceWord(game, setting, advice) })
      : "";
  useEffect(() => announce(told), [told]);
  if (!open || !game) return null;
  const button = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {() => void} */ does,
    /** @type {boolean} */ off,
  ) => html`
    <button type="button" class="tool" aria-label=${t(label)} title=${t(label)} disabled=${off} onClick=${does}>
      <${Icon} name=${icon} />
    </button>
  `;
  const goOn = html`
    <button type="button" class="button small" onClick=${branch.goOn}>${t("branch-goes-on")}</button>
  `;
  // A bot that explains: the one at the other seats, or my default bot.
  const adviser = [bot, chosenBot(), ...bots.value.map((it) => it.name)].find(explains);
  const before = branch.states[branch.states.length - 2];
  const title = `${t("branch-title", { step: open.step })} · ${t("branch-actions", { count: open.actions.length })}`;
  const words = leader
    ? t("branch-shown", { name: leader })
    : game.phase.type === "over"
      ? game.result?.shown
        ? t("branch-over", { points: game.result.points, most: rules.max_score })
        : t(game.result?.outcome === "lost" ? "branch-over-lost" : "branch-over-hidden")
      : thinks !== null
        ? t("branch-thinks", { name: nameOf(info, thinks) })
        : canAct
          ? ""
          : branch.mine === null || Number.isNaN(branch.mine)
            ? t("branch-eyes-none")
            : t("branch-eyes-of", { name: nameOf(info, branch.mine) });
  return html`
    <div class="variation-tools" role="group" aria-label=${title}>
      <b class="variation-title">${title}</b>
      ${
        !leader &&
        html`
          ${button("back", "branch-undo", branch.undo, !branch.canUndo)}
          ${button("next", "branch-redo", branch.redo, open.redo.length === 0)}
          <label class="tool">
            ${t("branch-others")}${" "}
            <select value=${bot} onChange=${(/** @type {Event} */ event) => branch.choose(typed(event))}>
              <option value="">${t("branch-nobody")}</option>
              ${botOptions()}
            </select>
          </label>
        `
      }
      ${
        canAct &&
        adviser &&
        html`
          <button type="button" class="button small" onClick=${() => branch.advise(adviser)}>
            ${t("branch-ask")}
          </button>
        `
      }
      <button type="button" class="button small" onClick=${onBack}>${t("branch-back")}</button>
      ${words && html`<p class="variation-words" role="status">${words}</p>`}
      ${
        problem &&
        html`
          <p class="variation-words" role="alert"><span class="problem">${problem}</span>${" "}
            ${bot && goOn}
          </p>
        `
      }
      ${
        advice &&
        html`
          <p class="variation-words" ref=${inSight}>${told}</p>
          <${Reasons} said=${advice} before=${game} setting=${setting} />
        `
      }
      ${
        said &&
        before &&
        !advice &&
        isLast(open, said) &&
        html`<${Reasons} said=${said} before=${before} setting=${setting} />`
      }
    </div>
  `;
}

/** Scrolls the requested element into view, also on a phone. @param {HTMLElement | null} element */
const inSight = (element) => element?.scrollIntoView({ block: "center" });

/** Whether a bot's explanation is about the last action of a branch. @param {Open} open @param {Move} said */
function isLast({ reply }, said) {
  const last = reply.steps[reply.steps.length - 1]?.event;
  return last?.type === "acted" && JSON.stringify(last.action) === JSON.stringify(said.action);
}

/**
 * The name of the seat, and the bot that explains for it.
 * @param {import("../../../types/protocol.js").TableInfo} info @param {Move} said
 */
const sayer = (info, said) => `${nameOf(info, said.seat)} (${botWord(said.bot)})`;

/**
 * A bot's suggestion as a short text.
 * @param {GameState} game @param {import("../../table/words.js").Setting} setting @param {Move} said
 */
const adviceWord = (game, setting, said) => actionText({ game, setting, actor: said.seat }, said.action);

/**
 * A bot's reasons for its last action or for a suggestion.
 * @param {{said: Move, before: GameState, setting: import("../../table/words.js").Setting}} props
 */
function Reasons({ said, before, setting }) {
  if (said.statements.length === 0) return null;
  const talk = {
    ...setting,
    you: null,
    speaker: said.seat,
    hands: before.hands.map((hand) => hand.cards.map(({ id }) => id)),
    prints: knownPrints([], before),
  };
  const title = t("branch-why", { name: sayer(setting.info, said) });
  return html`
    <details class="variation-why">
      <summary title=${title}>${t("web-why")}</summary>
      <div class="variation-paper" tabindex="0" role="group" aria-label=${title}>
        <b>${title}</b>
        <ul>
          ${said.statements.map((it) => html`<li>${sentence(talk, it).map(wordOf)}</li>`)}
        </ul>
      </div>
    </details>
  `;
}
