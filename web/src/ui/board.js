// The table as it is drawn: hands, sky, counters, pile and log around what I can do. The same for a
// running game, one that is watched, and a replay: the differences are what is given to it.
import { t } from "../i18n.js";
import { cls, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { fly, places } from "../motion.js";
import { confirmActs } from "../settings.js";
import { happenings } from "../table/state.js";
import { logLine, nameOf } from "../table/words.js";
import { Discards } from "./discard.js";
import { useDrag } from "./drag.js";
import { Hand } from "./hand.js";
import { Icon } from "./icons.js";
import { boardKey } from "./keys.js";
import { Later } from "./later.js";
import { Log } from "./log.js";
import { Rail } from "./rail.js";
import { Sky } from "./sky.js";
import { Question, Tray } from "./tray.js";

/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("./tray.js").Choice} Choice */

/**
 * @param {{
 *   setting: import("../table/words.js").Setting,
 *   game: GameState,
 *   bottom: number,
 *   history: readonly LoggedEvent[],
 *   hands: ReadonlyMap<number, number[][]>,
 *   tops: ReadonlyMap<string, number>,
 *   last: LoggedEvent | null, recent: readonly LoggedEvent[],
 *   fresh: import("../table/state.js").FreshClue | null,
 *   present?: readonly boolean[],
 *   at: number | null,
 *   table: string,
 *   busy?: boolean, problem?: string,
 *   replaying?: boolean,
 *   onAct?: (action: Action) => void,
 *   onReorder?: (order: number[]) => void,
 *   onGo?: (seq: number) => void, canGo?: (seq: number) => boolean,
 *   over?: import("../lib.js").Children,
 *   foot?: import("../lib.js").Children,
 * }} props `bottom` is the seat whose hand lies below: mine, or whose eyes are borrowed
 */
export function Board(props) {
  const { setting, game, bottom, history, last } = props;
  const { rules, info, you } = setting;
  const [choice, setChoice] = useState(/** @type {Choice | null} */ (null));
  const [lit, setLit] = useState(/** @type {readonly number[]} */ ([]));
  const [pending, setPending] = useState(/** @type {Action | null} */ (null));
  const [empathy, setEmpathy] = useState(/** @type {number | null} */ (null));
  const [sheet, setSheet] = useState(false);
  const [why, setWhy] = useState(/** @type {number | null} */ (null));
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const name = (/** @type {number} */ seat) => nameOf(info, seat);
  const legal = game.legal && props.onAct ? game.legal : null;

  // A card that may be played and is in no hand lies on top of the deck.
  const unseen = legal?.play.find((id) => !game.hands[you ?? 0].cards.some((card) => card.id === id));

  useMoves(game, last);
  useEffect(() => {
    // A choice holds as long as its card is there.
    if (
      choice?.id != null &&
      choice.id !== unseen &&
      !game.hands[choice.seat]?.cards.some((card) => card.id === choice.id)
    )
      setChoice(null);
    setPending(null);
    setLit([]);
  }, [game]);

  useEffect(() => {
    // An answer is about what is on the table now; another move, another question.
    setWhy(null);
  }, [last?.seq]);
  // While a game goes on, its bots speak only to those who play it.
  const canWhy = (/** @type {LoggedEvent} */ logged) =>
    (info.status === "finished" || you !== null) && explains(info, logged);
  // The last action stands over my hand; before it, what has been clued to me since my turn.
  const told = props.recent
    .filter(
      (logged) => logged === last || happenings(logged).some((it) => it.type === "clued" && it.to === you),
    )
    .slice(-2);

  const act = (/** @type {Action} */ action) => {
    if (!legal || props.busy) return;
    if (confirmActs.value === "on" && pending !== action) {
      setPending(action);
      return;
    }
    setPending(null);
    setChoice(null);
    setLit([]);
    props.onAct?.(action);
  };
  const select = (/** @type {number} */ seat, /** @type {number | null} */ id) => {
    setPending(null);
    setLit([]);
    setChoice(choice?.seat === seat && choice.id === id ? null : { seat, id });
  };
  const drag = useDrag({
    onDrop: (id, target) => {
      if (target.kind === "sky" && legal?.play.includes(id)) act({ type: "play", id });
      else if (target.kind === "pile" && legal?.discard.includes(id)) act({ type: "discard", id });
      else if (target.kind === "card" && props.onReorder && rules.hand_reorder)
        props.onReorder(moved(game, bottom, id, target.id));
    },
  });

  const seats = useMemo(
    () => Array.from({ length: rules.players - 1 }, (_, n) => (bottom + 1 + n) % rules.players),
    [rules, bottom],
  );
  const completed = happenings(last).find((it) => it.type === "played");
  const hand = (/** @type {number} */ seat, /** @type {boolean} */ below) => html`
    <${Hand} key=${seat} rules=${rules} game=${game} seat=${seat} name=${name(seat)} mine=${seat === you}
      onTurn=${game.to_act === seat && game.phase.type !== "over"} bot=${info.seats[seat]?.bot}
      absent=${Boolean(info.seats[seat]?.person) && !info.seats[seat]?.bot && props.present?.[seat] === false && seat !== you}
      selected=${choice?.seat === seat ? choice.id : null} lit=${lit} fresh=${props.fresh} empathy=${empathy === seat}
      class=${below ? "below" : "partner"}
      onSelect=${(/** @type {number} */ id) => (drag.moved() ? undefined : select(seat, id))}
      onName=${legal && seat !== you ? () => select(seat, null) : undefined}
      onEmpathy=${seat === you && game.hands[seat].face === "down" ? undefined : (/** @type {boolean} */ on) => setEmpathy(on ? seat : null)}
      onPointer=${seat === you && props.onAct ? drag.start : undefined} />
  `;

  const key = (/** @type {KeyboardEvent} */ event) =>
    boardKey(event, {
      game,
      rules,
      you,
      choice,
      legal,
      act,
      back: () => {
        if (why !== null) setWhy(null);
        else if (pending) setPending(null);
        else if (sheet) setSheet(false);
        else setChoice(null);
        setLit([]);
      },
      select: (seat, id) => {
        setPending(null);
        setChoice({ seat, id });
      },
      empathy: (seat) => setEmpathy(empathy === seat ? null : seat),
      reorder: (order) => rules.hand_reorder && props.onReorder?.(order),
      why: (seq) => {
        const asked = seq === null ? last : history.find((logged) => logged.seq === seq);
        if (asked && canWhy(asked)) setWhy(asked.seq);
      },
      log: () =>
        /** @type {HTMLElement | null | undefined} */ (
          ref.current?.querySelector(".log [data-rove][tabindex='0']")
        )?.focus(),
    });

  // Also when nothing has the focus, as after a click that led here.
  const keyNow = useRef(key);
  keyNow.current = key;
  useEffect(() => {
    const pressed = (/** @type {KeyboardEvent} */ event) => keyNow.current(event);
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);

  return html`
    <main ref=${ref} class=${cls("board", legal && "my-turn", sheet && "sheet-open", props.replaying && "replaying")} data-players=${rules.players} data-suits=${rules.suits.length}
      data-hand=${rules.hand_size}>
      <h1 class="visually-hidden">${t("web-table")}</h1>
      <div class="partners">${seats.map((seat) => hand(seat, false))}</div>
      <${Rail} rules=${rules} game=${game} onDeck=${unseen !== undefined && you !== null ? () => select(you, unseen) : undefined} />
      <${Sky} rules=${rules} game=${game} tops=${props.tops} fresh=${completed?.type === "played" ? completed.suit : null}><${Question} rules=${rules} game=${game} />${props.over}<//>
      <div class="mine-area">
        <div class="recent">
          ${told.map(
            (logged) => html`
              <p key=${logged.seq} class=${cls("last-move", happenings(logged).some((it) => it.type === "misplayed") && "misplayed", logged !== last && "earlier")}>
                <span>${logLine(setting, logged, props.hands.get(logged.seq) ?? [])}</span>
                ${canWhy(logged) && html`<button type="button" class="quiet" onClick=${() => setWhy(logged.seq)}>${t("web-why")}</button>`}
              </p>
            `,
          )}
        </div>
        ${
          !props.replaying &&
          game.phase.type !== "over" &&
          html`<${Tray} rules=${rules} game=${legal ? game : { ...game, legal: null }} you=${you} name=${name} choice=${choice} pending=${pending} busy=${props.busy ?? false}
          problem=${props.problem ?? ""} onAct=${act} onPreview=${setLit} onCancel=${() => setPending(null)} onMore=${() => choice && setChoice({ seat: choice.seat, id: null })} />`
        }
        ${hand(bottom, true)}
        ${props.foot}
      </div>
      <div class="side" id="side">
        <button type="button" class="sheet-handle" aria-expanded=${sheet} aria-controls="side" onClick=${() => setSheet(!sheet)}><${Icon} name="pile" /> ${t("web-pile-and-log")}</button>
        <${Discards} rules=${rules} game=${game} />
        <${Log} setting=${setting} history=${history} hands=${props.hands} at=${props.at} onGo=${props.onGo} canGo=${props.canGo} onWhy=${setWhy} canWhy=${canWhy} />
      </div>
      ${why !== null && html`<${Later} key=${why} load=${loadWhy} table=${props.table} setting=${setting} game=${game} history=${history} hands=${props.hands} seq=${why} onCards=${setLit} onClose=${() => setWhy(null)} />`}
    </main>
  `;
}

const loadWhy = () => import("./why.js").then((module) => module.WhyPanel);

/** Whether a bot can say something about an event. @param {import("../../types/protocol.js").TableInfo} info @param {LoggedEvent} logged */
function explains(info, logged) {
  if (logged.event.type !== "acted") return false;
  return (
    logged.event.bot ||
    (happenings(logged).some((it) => it.type === "clued") && info.seats.some((seat) => seat.bot))
  );
}

/** Lets cards fly whenever the game shown is another one. @param {GameState} game @param {LoggedEvent | null} last */
function useMoves(game, last) {
  const before = useRef(/** @type {Map<string, import("../motion.js").Place>} */ (new Map()));
  const shown = useRef(/** @type {GameState | null} */ (null));
  // While this runs the page still shows the state before.
  if (shown.current && shown.current !== game) before.current = places();
  useLayoutEffect(() => {
    if (shown.current && shown.current !== game) {
      const gone = happenings(last).find((it) => it.type === "discarded" || it.type === "misplayed");
      fly(before.current, {
        gone:
          gone?.type === "discarded" || gone?.type === "misplayed" ? { id: gone.id, card: gone.card } : null,
      });
    }
    shown.current = game;
  });
}

/** The hand's order with `id` in the place of `target`. @param {GameState} game @param {number} seat @param {number} id @param {number} target */
function moved(game, seat, id, target) {
  const ids = game.hands[seat].cards.map((card) => card.id);
  const place = ids.indexOf(target);
  const order = ids.filter((it) => it !== id);
  order.splice(place, 0, id);
  return order;
}
