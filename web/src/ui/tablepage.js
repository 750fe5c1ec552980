// A table that I follow: its people before the game, the game, and how it ended.
import { t } from "../i18n.js";
import { html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { announce } from "../live.js";
import { command, follow, me, online, unfollow } from "../net.js";
import { go } from "../route.js";
import { sound } from "../settings.js";
import { freshClue, opened, sinceMyTurn, topCards } from "../table/state.js";
import { handsBefore, spokenLine } from "../table/words.js";
import { Board } from "./board.js";
import { settingsLine } from "./edition.js";
import { codeWord, errorWord } from "./errors.js";
import { Icon } from "./icons.js";
import { Later } from "./later.js";
import { TopBar } from "./topbar.js";

/** @typedef {import("../table/state.js").Table} Table */
/** @typedef {import("../../types/protocol.js").Command} Command */

const loadWaiting = () => import("./waiting.js").then((module) => module.WaitingRoom);
const loadEnd = () => import("./end.js").then((module) => module.EndPanel);

/** @param {{id: string, onHelp: () => void}} props */
export function TablePage({ id, onHelp }) {
  const it = useMemo(() => follow(id), [id]);
  useEffect(() => () => unfollow(id), [id]);
  const table = it.state.value;
  if (it.problem.value) {
    return html`<${TopBar} onHelp=${onHelp} /><main class="page-body"><p class="prompt">${codeWord(it.problem.value)}</p><p><a class="button" href="/">${t("web-to-the-start")}</a></p></main>`;
  }
  if (!table)
    return html`<${TopBar} onHelp=${onHelp} /><main class="page-body"><p class="prompt">${t("web-loading")}</p></main>`;
  return html`<${Followed} key=${id} table=${table} onHelp=${onHelp} />`;
}

/** @param {{table: Table, onHelp: () => void}} props */
function Followed({ table, onHelp }) {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useNews(table);
  useEffect(() => {
    setBusy(false);
    setProblem("");
  }, [table.seq]);
  const send = async (/** @type {Command} */ wish) => {
    setBusy(true);
    try {
      const answer = await command(table.id, wish);
      setProblem("");
      return answer;
    } catch (error) {
      const words = errorWord(error);
      setProblem(words);
      announce(words);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const about = html`<span class="about-table">${settingsLine(table.info.settings)}${table.presence.watching > 0 ? ` · ${t("web-watching", { count: table.presence.watching })}` : ""}</span>`;
  if (!table.game) {
    return html`<${TopBar} onHelp=${onHelp}>${about}<//><${Later} load=${loadWaiting} table=${table} send=${send} problem=${problem} />`;
  }
  return html`<${TopBar} onHelp=${onHelp} extra=${html`<${SeatTools} table=${table} send=${send} />`}>${about}<//><${Game} table=${table} send=${send} problem=${problem} busy=${busy} />`;
}

/** Leaving and coming back, in a running game. @param {{table: Table, send: (wish: Command) => Promise<unknown>}} props */
function SeatTools({ table, send }) {
  if (table.you === null || table.info.status !== "running") return null;
  const place = table.info.seats[table.you];
  return place?.bot
    ? html`<button type="button" class="tool" onClick=${() => send({ type: "sit" })}>${t("web-come-back")}</button>`
    : html`<button type="button" class="tool wide-only" title=${t("web-stand-up-about")} onClick=${() => send({ type: "leave" })}>${t("web-stand-up")}</button>`;
}

/** @param {{table: Table, send: (wish: Command) => Promise<any>, problem: string, busy: boolean}} props */
function Game({ table, send, problem, busy }) {
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const [closed, setClosed] = useState(false);
  useEffect(() => setAt(null), [table.game?.phase.type === "over"]);
  const live = useMemo(
    () =>
      opened(/** @type {import("../../types/protocol.js").GameState} */ (table.game), table.info.deal?.deck),
    [table.game, table.info.deal],
  );
  const looking = at !== null && table.moments.has(at) ? at : null;
  const game = looking === null ? live : /** @type {typeof live} */ (table.moments.get(looking));
  const past = useMemo(
    () => (looking === null ? table.history : table.history.filter((logged) => logged.seq <= looking)),
    [table.history, looking],
  );
  const last = past.findLast((logged) => logged.event.type === "acted") ?? null;
  const hands = useMemo(() => handsBefore(table.history, live), [table.history, live]);
  const tops = useMemo(() => topCards(past), [past]);
  const recent = useMemo(() => sinceMyTurn(past, table.you), [past, table.you]);
  const fresh = freshClue(recent, (seq) => table.moments.get(seq - 1));
  const over = live.result !== null;
  return html`
    <${Board} table=${table.id} setting=${table} game=${game} bottom=${table.you ?? 0} history=${table.history} hands=${hands} tops=${tops} last=${last} recent=${recent} fresh=${fresh}
      present=${table.presence.here} at=${looking} busy=${busy || !online.value} problem=${problem}
      onAct=${looking === null && table.you !== null ? (/** @type {any} */ action) => send({ type: "act", action }) : undefined}
      onReorder=${looking === null && table.you !== null ? (/** @type {number[]} */ order) => send({ type: "reorder", order }) : undefined}
      canGo=${(/** @type {number} */ seq) => table.moments.has(seq)}
      onGo=${(/** @type {number} */ seq) => setAt(seq === looking || seq === table.seq ? null : seq)}
      over=${over && looking === null && !closed && html`<${Later} load=${loadEnd} table=${table} send=${send} onClose=${() => setClosed(true)} />`}
      foot=${
        looking !== null
          ? html`<button type="button" class="button small now-button" onClick=${() => setAt(null)}>${t("web-back-to-now")}</button>`
          : over &&
            closed &&
            html`<button type="button" class="button small now-button" onClick=${() => setClosed(false)}>${t("result-title")}</button>`
      } />
    ${table.info.rematch && html`<${RematchNote} table=${table} />`}
  `;
}

/** Somebody wants to play again. @param {{table: Table}} props */
function RematchNote({ table }) {
  const next = /** @type {string} */ (table.info.rematch);
  const mine = table.info.seats.some((seat) => seat.person?.id === me.value?.id);
  return html`<p class="rematch-note" role="status">${t("web-rematch-open")} <button type="button" class="button main small" onClick=${() => go(`/t/${next}`)}><${Icon} name="next" /> ${t(mine ? "web-join-again" : "web-watch-again")}</button></p>`;
}

/** Tells ears of each event: words for the screen reader, sounds for those who want them. @param {Table} table */
function useNews(table) {
  const heard = useRef(table.seq);
  useEffect(() => {
    if (table.seq <= heard.current) return;
    const before = handsBefore(table.history, table.game);
    for (const logged of table.history.filter((it) => it.seq > heard.current)) {
      announce(spokenLine(table, logged, before.get(logged.seq) ?? [], table.game));
      if (sound.value === "on") import("../sound.js").then(({ ring }) => ring(logged, table.you));
    }
    heard.current = table.seq;
  }, [table.seq]);
}
