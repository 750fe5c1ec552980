// The board: hands, fireworks, counters, discard pile, log and action bar. Running games, watched games and replays use
// the same component with different properties.
import { t } from "../../i18n.js";
import { cls, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../../lib.js";
import { shownAid } from "../../settings.js";
import { movedTo } from "../../table/choice.js";
import { combinations } from "../../table/possibleCards.js";
import { slotOf } from "../../table/slots.js";
import { happenings } from "../../table/state.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";
import { useDrag } from "../hand/dragStart.js";
import { Hand, useEmpathy } from "../hand/hand.js";
import { useLongPress } from "../hand/longPress.js";
import { ActionBar, Clues } from "./actionBar.js";
import { actingSeat, BoardProvider, useBoard } from "./boardContext.js";
import { useChoice } from "./choice.js";
import { Counters } from "./counters.js";
import { Discards } from "./discards.js";
import { Fireworks } from "./fireworks.js";
import { Expansion } from "./lazyExpansionUi.js";
import { Log } from "./log.js";
import { News } from "./news.js";

/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("./boardContext.js").Scene} Scene */
/** @typedef {import("./boardContext.js").Controls} Controls */

/** No actions: for spectators and replays. @type {Controls} */
export const WATCHING = { sent: null, offline: false, problem: "" };

/**
 * @param {{
 *   scene: Scene, controls: Controls, steps: import("./log.js").Steps, replaying?: boolean, taught?: boolean,
 *   over?: import("../../lib.js").Children, wishes?: import("../../lib.js").Children,
 *   acts?: import("../../lib.js").Children, foot?: import("../../lib.js").Children,
 *   bar?: import("../../lib.js").Children, paper?: import("../../lib.js").Children,
 * }} props `over` replaces the news, `wishes` are requests of other players and follow the news, `acts` replaces the
 *   action bar, `foot` follows it, `bar` is below the whole table, `paper` is over the fireworks
 */
export function Board(props) {
  const {
    scene,
    controls,
    steps,
    replaying = false,
    taught = false,
    over,
    wishes,
    acts,
    foot,
    bar,
    paper,
  } = props;
  const { setting, game, bottom, last } = scene;
  const { rules, info, you } = setting;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const choice = useChoice(scene, controls);
  const empathy = useEmpathy();
  const hold = useLongPress(empathy);
  const [sheet, setSheet] = useState(false);
  const [asked, setAsked] = useState(/** @type {number | null} */ (null));
  const [hinted, setHinted] = useState(false);
  const [noted, setNoted] = useState(/** @type {number | null} */ (null));
  const { legal, unseen } = choice;
  const grip = useDrag({
    onDrop: (id, target) => {
      if (target.kind === "sky" && legal?.play.includes(id)) choice.act({ type: "play", id });
      else if (target.kind === "pile" && legal?.discard.includes(id)) choice.act({ type: "discard", id });
      else if (target.kind === "card" && rules.hand_reorder)
        controls.reorder?.(movedTo(orderOf(game, bottom), id, target.id));
    },
  });
  useMoves(game, last);
  useReleasedFocus(game, controls.sent, choice);
  useEffect(() => {
    // The button that opened this page is gone. Focus the hand but none of its cards: no key acts by accident.
    const hand = /** @type {HTMLElement | null | undefined} */ (ref.current?.querySelector(".hand.below"));
    if (!hand || replaying || taught || document.activeElement !== document.body) return;
    hand.tabIndex = -1;
    hand.focus({ preventScroll: true });
  }, []);
  // An explanation is about the current position: the next move closes it.
  useEffect(() => {
    setAsked((now) => (now === last?.seq ? now : null));
    setHinted(false);
  }, [last?.seq]);
  const ask = (/** @type {number} */ seq) => {
    // A replay goes to the moment that the explanation is about.
    if (replaying) steps.go?.(seq);
    // The chosen card's controls would cover the explanation.
    choice.choose(null);
    setHinted(false);
    setAsked(seq);
  };
  const askHint = () => {
    choice.choose(null);
    setAsked(null);
    setHinted(true);
  };

  // During a game, its bots explain their actions only to its players.
  const canWhy = (/** @type {LoggedEvent} */ logged) =>
    (info.status === "finished" || you !== null) &&
    logged.seq <= (scene.until ?? logged.seq) &&
    explains(info, logged);
  const back = () => {
    if (asked !== null) setAsked(null);
    else if (hinted) setHinted(false);
    else if (choice.pending) choice.cancel();
    else if (sheet) setSheet(false);
    else if (empathy.seat !== null) empathy.hide();
    else if (choice.chosen) choice.choose(null);
    else if (steps.back) steps.back();
    else choice.drop();
  };
  useKeys({
    scene,
    choice,
    back,
    empathy: empathy.press,
    release: empathy.release,
    note: controls.note ? setNoted : undefined,
    takeBack: controls.takeBack,
    reorder: (order) => rules.hand_reorder && controls.reorder?.(order),
    why: (seq) => {
      const found = seq === null ? last : scene.history.find((logged) => logged.seq === seq);
      if (found && canWhy(found)) ask(found.seq);
    },
    log: () => focusLog(ref.current),
  });

  const seats = useMemo(
    () => Array.from({ length: rules.players - 1 }, (_, n) => (bottom + 1 + n) % rules.players),
    [rules, bottom],
  );
  const noting = controls.note ? setNoted : null;
  const hint = controls.hint ? askHint : null;
  const board = { scene, choice, empathy, hold, noting, hint, grip: controls.act ? grip : null };
  const counts = shownAid.value === "full";
  const seen = counts && empathy.seat !== null;
  const odds = counts && !seen && chosenOdds(game, you, choice.chosen);
  // In a real-life game there is no log to read.
  const remembers = shownAid.value !== "table" || info.status !== "running";
  const asks = game.phase.type === "tile" || game.phase.type === "joker";
  const actor = actingSeat(scene);
  const takesDeck = unseen !== null && actor !== null;
  const names = cls(
    "board",
    legal && !choice.ahead && "my-turn",
    sheet && "sheet-open",
    replaying && "replaying",
    taught && "taught",
    (rules.players > 4 || (rules.players === 4 && !taught && Boolean(over))) && "in-columns",
  );
  return html`
    <${BoardProvider} value=${board}>
      <main ref=${ref} class=${names} data-players=${rules.players} data-suits=${rules.suits.length}
        data-points=${scene.points?.places.join(" ")}
        data-hand=${rules.hand_size} data-tiles=${rules.flamboyants || undefined}>
        <h1 class="visually-hidden">${t("web-table")}</h1>
        <div class="partners">
          ${seats.map((seat) => html`<${Place} key=${seat} seat=${seat} />`)}
        </div>
        <${Counters} rules=${rules} game=${game}
          onDeck=${takesDeck ? () => choice.toggle({ seat: actor, id: unseen }) : undefined} />
        <${Fireworks} rules=${rules} game=${game} tops=${scene.tops} fresh=${placed(last)}>
          ${asks && html`<${Expansion} name="Question" rules=${rules} game=${game} />`}
          ${odds && html`<${Expansion} name="Odds" ...${odds} />`}
        <//>
        ${seen && html`<${Expansion} name="Seen" seat=${empathy.seat} />`}
        <div class="mine-area">
          <div class="told">
            ${over || html`<${News} onWhy=${ask} canWhy=${canWhy} />`}
            ${wishes}
          </div>
          <${Hand} key=${bottom} seat=${bottom} below=${true} />
          <div class="actions">
            ${acts || (!replaying && game.phase.type !== "over" && html`<${ActionBar} />`)}
            ${foot}
          </div>
          ${bar}
        </div>
        <div class="side" id="side">
          <button type="button" class="sheet-handle" aria-expanded=${sheet} aria-controls="side"
            onClick=${() => setSheet(!sheet)}><${Icon} name="pile" /> ${t("web-pile-and-log")}</button>
          <${Discards} rules=${rules} game=${game} />
          ${
            remembers
              ? html`<${Log} steps=${steps} onWhy=${ask} canWhy=${canWhy} />`
              : html`<p class="no-log">${t("web-no-log")}</p>`
          }
        </div>
        ${
          noted !== null &&
          controls.note &&
          html`
            <${Lazy} key=${noted} load=${loadNote} scene=${scene} card=${noted} write=${controls.note}
              onClose=${() => setNoted(null)} />
          `
        }
        ${
          hinted &&
          controls.hint &&
          html`
            <${Lazy} load=${loadHint} scene=${scene} take=${controls.hint} onCards=${choice.light}
              onClose=${() => setHinted(false)} />
          `
        }
        ${asked === null && paper}
        ${
          asked !== null &&
          html`
            <${Lazy} key=${asked} load=${loadWhy} scene=${scene} seq=${asked} onCards=${choice.light}
              onClose=${() => setAsked(null)} />
          `
        }
      </main>
    <//>
  `;
}

/** A partner's hand, with the clues for it while one of its cards is chosen. @param {{seat: number}} props */
function Place({ seat }) {
  const { chosen, legal, pending } = useBoard().choice;
  const asked = legal && chosen?.seat === seat && !pending;
  return html`
    <div class="place">
      <${Hand} seat=${seat} />
      ${asked && html`<${Clues} legal=${legal} chosen=${chosen} />`}
    </div>
  `;
}

const loadNote = () =>
  lazyStyled("notes", () => import("../hand/notes.js").then((module) => module.NoteEditor));
const loadWhy = () =>
  lazyStyled("explanation", () => import("./explanation.js").then((module) => module.ExplanationPanel));

const loadHint = () =>
  lazyStyled("explanation", () => import("./hintPanel.js").then((module) => module.HintPanel));

/** Moves the focus to the current line of the log, or to the newest. @param {HTMLElement | null} board */
function focusLog(board) {
  const lines = board?.querySelectorAll(".log li") ?? [];
  const line = [...lines].find((it) => it.classList.contains("now")) ?? lines[lines.length - 1];
  /** @type {HTMLElement | null | undefined} */ (line?.querySelector("[data-rove]"))?.focus();
}

/**
 * The possible identities of my chosen card.
 * @param {GameState} game @param {number | null} you @param {import("../../table/choice.js").Chosen | null} chosen
 */
function chosenOdds(game, you, chosen) {
  if (you === null || chosen?.seat !== you || game.hands[you].face === "up") return null;
  const card = game.hands[you].cards.find((it) => it.id === chosen.id);
  if (!card) return null;
  return { slot: slotOf(orderOf(game, you), card.id), all: combinations(game, you, card) };
}

/** The ids of a hand, in its order. @param {GameState} game @param {number} seat */
const orderOf = (game, seat) => game.hands[seat].cards.map((card) => card.id);

/** The firework on which the last card was placed. @param {LoggedEvent | null} last */
function placed(last) {
  const it = happenings(last).find((happened) => happened.type === "played");
  return it?.type === "played" ? it.suit : null;
}

/**
 * Handles keys also while nothing has the focus, as after the click that opened this page.
 * @param {import("./keys.js").Table & {release: (at: number) => void}} table
 */
function useKeys(table) {
  const now = useRef(table);
  now.current = table;
  useEffect(() => {
    /** The handler of keys, once its code is loaded. @type {((event: KeyboardEvent) => void) | null} */
    let meaning = null;
    /** Key events before the handler is loaded. @type {KeyboardEvent[]} */
    let early = [];
    const heard = (/** @type {KeyboardEvent} */ event) => {
      if (!meaning) early.push(event);
      else meaning(event);
    };
    import("./keys.js").then(({ boardKey }) => {
      meaning = (event) => {
        if (event.type === "keydown") boardKey(event, now.current);
        else if (event.key.toLowerCase() === "e") now.current.release(event.timeStamp);
      };
      early.forEach(meaning);
      early = [];
    });
    addEventListener("keydown", heard);
    addEventListener("keyup", heard);
    return () => {
      removeEventListener("keydown", heard);
      removeEventListener("keyup", heard);
    };
  }, []);
}

/**
 * Whether a bot can explain an event.
 * @param {import("../../../types/protocol.js").TableInfo} info @param {LoggedEvent} logged
 */
function explains(info, logged) {
  if (logged.event.type !== "acted") return false;
  return (
    logged.event.bot ||
    (happenings(logged).some((it) => it.type === "clued") && info.seats.some((seat) => seat.bot))
  );
}

/**
 * Takes the focus from a card or a button that the next draw removes; its region then passes it on. If the browser
 * took it in the middle of the changes, it would compute the layout twice.
 * @param {GameState} game @param {import("./boardContext.js").Sent | null} sent
 * @param {import("./choice.js").Choice} choice
 */
function useReleasedFocus(game, sent, { chosen, pending }) {
  const shown = useRef({ sent, chosen, pending });
  const before = shown.current;
  const isOther = before.sent !== sent || before.chosen !== chosen || before.pending !== pending;
  shown.current = { sent, chosen, pending };
  // At this point the page still shows the previous state.
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const card = focused?.getAttribute("data-card");
  const isGone = card
    ? !game.hands.some((hand) => hand.cards.some(({ id }) => `${id}` === card))
    : isOther && focused?.closest(".action-bar, .clue-bar") && !focused.matches(":focus-visible");
  if (isGone) focused?.blur();
}

/**
 * Animates the cards whenever the shown game changes. The code for it is loaded after the first render.
 * @param {GameState} game @param {LoggedEvent | null} last
 */
function useMoves(game, last) {
  const before = useRef(/** @type {Map<string, import("../../motion.js").Place>} */ (new Map()));
  const shown = useRef(/** @type {GameState | null} */ (null));
  const motion = useRef(/** @type {typeof import("../../motion.js") | null} */ (null));
  useEffect(() => {
    import("../../motion.js").then((module) => (motion.current = module));
  }, []);
  // At this point the page still shows the previous state.
  if (motion.current && shown.current && shown.current !== game) before.current = motion.current.places();
  useLayoutEffect(() => {
    if (motion.current && shown.current && shown.current !== game) {
      const gone = happenings(last).find((it) => it.type === "discarded" || it.type === "misplayed");
      motion.current.fly(before.current, {
        gone:
          gone?.type === "discarded" || gone?.type === "misplayed"
            ? { id: gone.id, card: gone.card, strike: gone.type === "misplayed" }
            : null,
      });
    }
    shown.current = game;
  });
}
