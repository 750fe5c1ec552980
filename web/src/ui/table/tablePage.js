// The page of a table: the waiting room, the game, and the result.
import { t, useLearned } from "../../i18n.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce, myTurn } from "../../live.js";
import { me, online } from "../../net/connection.js";
import { act as actIn, command, follow, received, unfollow } from "../../net/tables.js";
import { useNotes } from "../../notesSync.js";
import { go } from "../../route.js";
import { moves, muted, settings } from "../../settings.js";
import { canTakeBack, freshClue, opened, sinceMyTurn, standing, topCards } from "../../table/state.js";
import { handsBefore, nameOf, spoken, spokenLine } from "../../table/words.js";
import { codeWord, errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";
import { TopBar } from "../common/topBar.js";
import { dealOf, useSettingsLine } from "../rules/edition.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";
import { ChatButton } from "../social/chatButton.js";
import { Board } from "./board.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("../../../types/protocol.js").Command} Command */

/** @typedef {import("../../../types/protocol.js").Action} Action */

/**
 * My action until its event is shown: the pending answer, and the number of the event.
 * @typedef {import("./boardContext.js").Sent & {answer: Promise<unknown>, seq: number | null}} Under
 */

/**
 * Sends a command to the table; `null` if it was refused.
 * @typedef {(wish: Command) => Promise<{table?: string, seq?: number} | null>} Send
 */

const loadWaiting = () =>
  lazyStyled("newTable", () => import("./waitingRoom.js").then((module) => module.WaitingRoom));
const loadTime = () => lazyStyled("time", () => import("./timePanel.js").then((module) => module.TimePanel));
const loadConventions = () => import("../rules/conventions.js").then((module) => module.ConventionsTool);
const loadEnd = () => lazyStyled("end", () => import("./endPanel.js").then((module) => module.EndPanel));
const loadFinale = () =>
  lazyStyled("finale", () => import("./endPanel.js").then((module) => module.EndFinale));
const loadEndActs = () => lazyStyled("end", () => import("./endPanel.js").then((module) => module.EndActs));

/** @param {{id: string, onHelp: () => void}} props */
export function TablePage({ id, onHelp }) {
  const it = useMemo(() => follow(id), [id]);
  useEffect(() => () => unfollow(id), [id]);
  const table = it.state.value;
  if (it.problem.value) {
    return html`
      <${TopBar} onHelp=${onHelp} />
      <main class="page-body dead-end">
        <h1>${codeWord(it.problem.value)}</h1>
        <p><a class="button" href="/">${t("web-to-the-start")}</a></p>
      </main>
    `;
  }
  if (!table)
    return html`
      <${TopBar} onHelp=${onHelp} />
      <main class="page-body"><p class="prompt">${t("web-loading")}</p></main>
    `;
  return html`<${Followed} key=${id} table=${table} onHelp=${onHelp} />`;
}

/** @param {{table: Table, onHelp: () => void}} props */
function Followed({ table, onHelp }) {
  const commands = useCommands(table);
  const { send, problem } = commands;
  useNews(table);
  useReactions(table);
  useMyTurn(table);
  const settings = useSettingsLine(table.info.settings);
  const watching = t("web-watching", { count: table.presence.watching });
  // The spectator's perspective comes first: on a phone the line is cut off.
  const about = html`
    <span class="about-table">
      ${iWatch(table)}
      ${table.info.deal_of && `${dealOf(table.info.deal_of)} · `}
      <${RulesLink} request=${requestOfTable(table)}>
        <span class="visually-hidden">${t("web-rules-here")}: </span>${settings}
      <//>
      ${table.presence.watching > 0 ? ` · ${watching}` : ""}
    </span>
  `;
  const talk = html`<${ChatButton} table=${table} send=${send} problem=${problem} />`;
  if (!table.game) {
    return html`
      <${TopBar} onHelp=${onHelp} extra=${talk}>${about}<//>
      <${Lazy} load=${loadWaiting} table=${table} send=${send} problem=${problem} />
    `;
  }
  const { conventions } = table.info.settings;
  const tools = html`
    ${conventions && html`<${Lazy} load=${loadConventions} conventions=${conventions} />`}
    <${SeatTools} table=${table} send=${send} />${talk}
  `;
  return html`
    <${TopBar} onHelp=${onHelp} extra=${tools}>${about}<//>
    <${Game} table=${table} commands=${commands} />
  `;
}

/** The perspective of a spectator; empty for players. @param {Table} table */
function iWatch({ info, you, eyes, game }) {
  if (you !== null || info.status !== "running") return "";
  if (eyes !== null) return `${t("web-watch-eyes", { name: nameOf(info, eyes) })} · `;
  if (info.settings.watching?.type === "delayed") return `${t("web-watch-later")} · `;
  const noHands = game?.hands.every((hand) => hand.face === "down");
  return noHands ? `${t("web-watch-no-hands")} · ` : "";
}

/** After how many milliseconds an unanswered action can be withdrawn. */
const SLOW = 3000;

/**
 * My commands and actions at the table, and their errors.
 * @param {Table} table
 * @returns {{
 *   send: Send, sent: import("./boardContext.js").Sent | null, problem: string, act: (action: Action) => void,
 *   refused: (error: unknown) => void,
 * }}
 */
function useCommands(table) {
  // An error is shown until the next event.
  const [problem, setProblem] = useState({ words: "", until: 0 });
  const [sent, setSent] = useState(/** @type {Under | null} */ (null));
  const running = useRef(/** @type {Set<string>} */ (new Set()));
  const refused = (/** @type {unknown} */ error) => {
    const words = errorWord(error);
    setProblem({ words, until: received(table.id) });
    announce(words);
  };
  /** @type {Send} */
  const send = async (wish) => {
    // Ignores a repeated command while the first one is unanswered.
    if (running.current.has(wish.type)) return null;
    running.current.add(wish.type);
    try {
      const answer = await command(table.id, wish);
      setProblem({ words: "", until: 0 });
      return answer;
    } catch (error) {
      refused(error);
      return null;
    } finally {
      running.current.delete(wish.type);
    }
  };
  const act = (/** @type {Action} */ action) => {
    const { answer, withdraw } = actIn(table.id, action);
    /** @param {Partial<Under>} news */
    const learn = (news) => setSent((now) => (now?.answer === answer ? { ...now, ...news } : now));
    const timer = setTimeout(() => learn({ slow: true }), SLOW);
    setProblem({ words: "", until: 0 });
    setSent({ action, withdraw, slow: false, answer, seq: null });
    answer
      .then(
        ({ seq }) => learn({ seq: seq ?? 0 }),
        (error) => {
          learn({ seq: 0 });
          refused(error);
        },
      )
      .finally(() => clearTimeout(timer));
  };
  return {
    send,
    act,
    refused,
    // The action counts as done when its event is shown.
    sent: sent && (sent.seq === null || sent.seq > table.seq) ? sent : null,
    problem: table.seq <= problem.until ? problem.words : "",
  };
}

const loadHanding = () => import("./seatTransfer.js").then((module) => module.SeatTransfer);
const loadMenu = () =>
  lazyStyled("extras", () => import("./tableMenu.js").then((module) => module.TableMenu));

/** The table menu's button, and the button back to my seat. @param {{table: Table, send: Send}} props */
function SeatTools({ table, send }) {
  const [open, setOpen] = useState(false);
  const { you, info, may } = table;
  const take = may.take_seat;
  if ((you === null && !may.keep_out && !take) || info.status !== "running") return null;
  const back = (you !== null && info.seats[you]?.bot) || take?.how === "back";
  const asks = take?.how === "ask" && !info.asked_back?.includes(take.seat);
  return html`
    ${
      (back || asks) &&
      html`
        <button type="button" class="tool" onClick=${() => send({ type: "sit" })}>
          ${t(asks ? "web-seat-ask" : "web-come-back")}
        </button>
      `
    }
    ${
      (may.leave || may.end || may.seat_bot.length > 0 || may.offer_seat || may.keep_out) &&
      html`
        <button type="button" class="tool table-tool" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
          ${t("web-table-menu")}
        </button>
      `
    }
    ${open && html`<${Lazy} load=${loadMenu} table=${table} send=${send} onClose=${() => setOpen(false)} />`}
  `;
}

/** The request to end the game. @param {{table: Table, send: Send}} props */
function EndWish({ table, send }) {
  const { info, you, may } = table;
  const wished = info.end_wished ?? [];
  const [kept, setKept] = useState(/** @type {readonly number[]} */ ([]));
  useEffect(() => setKept((now) => now.filter((seat) => wished.includes(seat))), [wished.join()]);
  const asking = wished.find((seat) => seat !== you && !kept.includes(seat));
  if (asking === undefined || you === null || !may.end || wished.includes(you)) return null;
  return html`
    <p class="wish-note" role="status">
      ${t("web-end-wished", { name: nameOf(info, asking) })}${" "}
      <button type="button" class="button small" onClick=${() => send({ type: "end", wish: true })}>
        ${t("web-end-agree")}
      </button>${" "}
      <button type="button" class="button small" onClick=${() => setKept(wished)}>${t("web-end-not")}</button>
    </p>
  `;
}

/** The reactions of people whom I haven't muted. @param {Table} table */
const heardReactions = ({ reactions, info }) =>
  reactions.filter(({ seat }) => !muted.value.includes(info.seats[seat]?.person?.id ?? ""));

/** @param {{table: Table, commands: ReturnType<typeof useCommands>}} props */
function Game({ table, commands }) {
  const { send, act, sent, problem, refused } = commands;
  const notes = useNotes(table, refused);
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const [closed, setClosed] = useState(false);
  useEffect(() => setAt(null), [table.game?.phase.type === "over"]);
  const words = useLearned("ratings");
  const live = useMemo(
    () =>
      opened(
        /** @type {import("../../../types/protocol.js").GameState} */ (table.game),
        table.info.deal?.deck,
      ),
    [table.game, table.info.deal],
  );
  const looking = at !== null && table.moments.has(at) ? at : null;
  const past = useMemo(
    () =>
      standing(looking === null ? table.history : table.history.filter((logged) => logged.seq <= looking)),
    [table.history, looking],
  );
  const news = useMemo(() => sinceMyTurn(past, table.you), [past, table.you]);
  const scene = {
    table: table.id,
    setting: table,
    game: (looking === null ? null : table.moments.get(looking)) ?? live,
    bottom: table.you ?? table.eyes ?? 0,
    history: table.history,
    hands: useMemo(() => handsBefore(table.history, live), [table.history, live]),
    tops: useMemo(() => topCards(past), [past]),
    last: past.findLast((logged) => logged.event.type === "acted") ?? null,
    news,
    fresh: freshClue(news, (seq) => table.moments.get(seq - 1)),
    present: table.presence.here,
    reactions: heardReactions(table),
    notes: notes?.notes,
  };
  /** @type {import("./boardContext.js").Controls} */
  const controls = { sent, offline: !online.value, problem };
  if (table.time?.pause?.since !== undefined) {
    controls.waiting = t("event-paused");
  } else if (looking !== null) {
    const { to_act: seat } = scene.game;
    controls.waiting = spoken("web-was-turn", { name: nameOf(table.info, seat) }, seat === table.you);
  } else if (table.you !== null) {
    controls.act = act;
    controls.ahead = true;
    controls.note = notes?.write;
    controls.reorder = (order) => send({ type: "reorder", order });
    if (table.may.hint) controls.hint = () => send({ type: "hint" });
    if (canTakeBack(table)) controls.takeBack = () => send({ type: "take_back" });
  }
  const steps = {
    at: looking,
    opensAt: /** @type {const} */ ("end"),
    canGo: (/** @type {number} */ seq) => table.moments.has(seq),
    go: (/** @type {number} */ seq) => setAt(seq === looking || seq === table.seq ? null : seq),
    back: looking === null ? undefined : () => setAt(null),
  };
  const ended = live.result !== null;
  const [finale, setFinale] = useFinale(table);
  if (ended && words === "coming") return html`<p class="prompt">${t("web-loading")}</p>`;
  const isOver = ended && looking === null && !closed;
  const over = isOver && html`<${Lazy} load=${loadEnd} table=${table} onClose=${() => setClosed(true)} />`;
  const acts = isOver && html`<${Lazy} load=${loadEndActs} table=${table} send=${send} />`;
  const button = (/** @type {string} */ text, /** @type {() => void} */ onClick) =>
    html`<button type="button" class="button small now-button" onClick=${onClick}>${t(text)}</button>`;
  const foot =
    looking !== null
      ? button("web-back-to-now", () => setAt(null))
      : ended && closed && button("result-title", () => setClosed(false));
  const wishes = html`
    <${EndWish} table=${table} send=${send} />
    <${TakeBackWish} table=${table} send=${send} />
    ${isHanded(table) && html`<${Lazy} load=${loadHanding} table=${table} send=${send} />`}
  `;
  return html`
    ${table.time && html`<${Lazy} load=${loadTime} table=${table} send=${send} />`}
    <${Board} scene=${scene} controls=${controls} steps=${steps} over=${over} wishes=${wishes} acts=${acts}
      foot=${foot} />
    ${finale && html`<${Lazy} load=${loadFinale} table=${table} onClose=${() => setFinale(false)} />`}
    ${table.info.rematch && html`<${RematchNote} table=${table} />`}
  `;
}

/** How long the last launch has the sky before the finale, in milliseconds. */
const LAST = 1300;

/**
 * Whether the finale is shown: to players who have seen the game end, unless it was abandoned or they do something
 * else first.
 * @param {Table} table @returns {[boolean, (on: boolean) => void]}
 */
function useFinale({ game, you }) {
  const [on, setOn] = useState(false);
  const wasRunning = useRef(false);
  const outcome = game?.result?.outcome;
  useEffect(() => {
    const shows = wasRunning.current && outcome && outcome !== "broken_off" && you !== null && moves();
    wasRunning.current = !outcome;
    if (!shows) return undefined;
    const timer = setTimeout(() => setOn(true), LAST);
    const stop = () => {
      clearTimeout(timer);
      for (const name of ["pointerdown", "keydown"]) removeEventListener(name, stop, true);
    };
    for (const name of ["pointerdown", "keydown"]) addEventListener(name, stop, true);
    return stop;
  }, [outcome]);
  return [on, setOn];
}

/** The request to take back an action. @param {{table: Table, send: Send}} props */
function TakeBackWish({ table, send }) {
  const { info, you } = table;
  const asked = info.take_back;
  if (!asked || you === null || info.seats[you]?.bot) return null;
  const mine = asked.seat === you;
  const agreed = mine || asked.agreed.includes(you);
  const say = (/** @type {boolean} */ agree) => () => send({ type: "answer_take_back", agree });
  return html`
    <p class="wish-note take-back-note" role="status">
      ${mine ? t("web-take-back-waits") : t("web-take-back-wished", { name: nameOf(info, asked.seat) })}${" "}
      ${
        !agreed &&
        html`<button type="button" class="button main small" onClick=${say(true)}>${t("web-end-agree")}</button>`
      }
      <button type="button" class="button small" onClick=${say(false)}>
        ${t(mine ? "web-take-back-drop" : "web-take-back-refuse")}
      </button>
    </p>
  `;
}

/** Whether a seat is offered to me, or I can give one back. @param {Table} table */
const isHanded = ({ info, may }) =>
  info.status === "running" && (may.take_seat?.how === "offered" || may.leave === "back");

/** The invitation to a rematch. @param {{table: Table}} props */
function RematchNote({ table }) {
  const next = /** @type {string} */ (table.info.rematch);
  const mine = table.info.seats.some((seat) => seat.person?.id === me.value?.id);
  const join = () => {
    go(`/t/${next}`);
    // If there is no seat left for me, the waiting room shows it.
    if (mine) command(next, { type: "sit" }).catch(() => undefined);
  };
  return html`
    <p class="rematch-note" role="status">
      ${t("web-rematch-open")}${" "}
      <button type="button" class="button main small" onClick=${join}>
        <${Icon} name="next" /> ${t(mine ? "web-join-again" : "web-watch-again")}
      </button>
    </p>
  `;
}

/** Shows in the tab whether it is my turn. @param {Table} table */
function useMyTurn({ id, game, you }) {
  const mine = you !== null && game !== null && game.phase.type !== "over" && game.to_act === you;
  useEffect(() => {
    if (!mine) return undefined;
    import("../../turnNotification.js").then(() => undefined);
    myTurn.value = id;
    return () => {
      myTurn.value = "";
    };
  }, [mine, id]);
}

/** Announces each new reaction to screen readers. @param {Table} table */
function useReactions(table) {
  const heard = useRef(table.reactions);
  useEffect(() => {
    for (const it of heardReactions(table).filter((it) => !heard.current.includes(it)))
      announce(
        t("web-event-said", { name: nameOf(table.info, it.seat), words: t(`reaction-${it.reaction}`) }),
      );
    heard.current = table.reactions;
  }, [table.reactions]);
}

/** Announces each event to screen readers, and plays its sound if sounds are on. @param {Table} table */
function useNews(table) {
  const heard = useRef(table.seq);
  useEffect(() => {
    if (table.seq <= heard.current) return;
    const before = handsBefore(table.history, table.game);
    for (const logged of table.history.filter((it) => it.seq > heard.current)) {
      announce(spokenLine(table, logged, before.get(logged.seq) ?? [], table.game));
      if (logged.event.type === "late" && logged.event.seat === table.you)
        import("../../turnNotification.js").then(({ tell }) => tell(table.id));
      if (settings.sound.value === "on") import("../../sound.js").then(({ ring }) => ring(logged, table.you));
    }
    heard.current = table.seq;
  }, [table.seq]);
}
