// Time at a running table: the clocks, the awaited player, a bot for one turn, a pause.
import { t, when } from "../../i18n.js";
import { cls, html, useEffect, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { serverNow } from "../../net/connection.js";
import { clockText, shownOn } from "../../table/time.js";
import { nameOf, spoken } from "../../table/words.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("../../../types/protocol.js").TableTime} TableTime */
/** @typedef {import("../../../types/protocol.js").Command} Command */

/** The announcements about my clock, each once, with the time left in milliseconds. */
const WARNINGS = /** @type {const} */ ([
  [60_000, "web-time-minute"],
  [10_000, "web-time-ten"],
]);

/** @param {{table: Table, send: import("./tablePage.js").Send}} props */
export function TimePanel({ table, send }) {
  const { time, info, you } = table;
  if (!time || info.status !== "running") return null;
  const plays = you !== null && !info.seats[you]?.bot;
  return html`
    <section class="time-panel" aria-label=${t("web-time-clocks")}>
      ${time.left && html`<${Clocks} table=${table} time=${time} />`}
      <${State} table=${table} time=${time} send=${send} plays=${plays} />
    </section>
  `;
}

/** The server's time, updated every second while a clock runs. @param {TableTime} time */
function useSeconds(time) {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    setNow(serverNow());
    if (time.runs_since === undefined) return undefined;
    const timer = setInterval(() => setNow(serverNow()), 500);
    return () => clearInterval(timer);
  }, [time]);
  return now;
}

/**
 * The clock of each seat. Screen readers get only the announcements about my own clock.
 * @param {{table: Table, time: TableTime}} props
 */
function Clocks({ table, time }) {
  const { info, you } = table;
  const now = useSeconds(time);
  const mine = you !== null && time.seat === you && time.runs_since !== undefined;
  const before = useRef(Number.POSITIVE_INFINITY);
  const left = mine ? shownOn(time, time.seat, now) : Number.POSITIVE_INFINITY;
  useEffect(() => {
    const passed = WARNINGS.filter(([at]) => left <= at && before.current > at);
    // No announcement at the start of a turn with little time.
    if (passed.length > 0 && Number.isFinite(before.current)) announce(t(passed[passed.length - 1][1]));
    before.current = left;
  }, [left]);
  return html`
    <ol class="plain clocks">
      ${info.seats.map((_, seat) => {
        const shown = shownOn(time, seat, now);
        const goes = seat === time.seat && time.runs_since !== undefined;
        return html`
          <li key=${seat} class=${cls(seat === time.seat && "on-turn", goes && "goes", shown <= 10_000 && "short")}>
            <span class="clock-name">${seat === you ? t("you") : nameOf(info, seat)}</span>
            <span class="clock" role="timer" aria-live="off">${clockText(shown)}</span>
          </li>
        `;
      })}
    </ol>
  `;
}

/** @param {{table: Table, time: TableTime, send: import("./tablePage.js").Send, plays: boolean}} props */
function State({ table, time, send, plays }) {
  const { info, you, may } = table;
  const mine = time.seat === you;
  const name = nameOf(info, time.seat);
  const button = (/** @type {string} */ text, /** @type {Command} */ command, main = false) =>
    html`
      <button type="button" class=${cls("button small", main && "main")} onClick=${() => send(command)}>
        ${t(text)}
      </button>
    `;
  const { pause, bot } = time;
  const asked = pause && pause.since === undefined;
  const words = [];
  const buttons = [];
  if (pause && !asked) {
    words.push(t("event-paused"));
    if (plays) buttons.push(button("web-resume", { type: "resume" }, true));
  } else if (bot) {
    const by = bot.by === undefined ? null : nameOf(info, bot.by);
    words.push(spoken(by ? "event-bot-asked-by" : "event-bot-asked", { name, by: by ?? "" }, mine));
  } else if (time.late) {
    words.push(spoken("event-late", { name }, mine));
  } else if (info.settings.time?.type === "correspondence" && time.due !== undefined) {
    words.push(spoken("web-time-until", { name, when: when(time.due) }, mine));
  } else if (time.left && time.runs_since === undefined && !info.take_back && isOfPerson(info, time.seat)) {
    words.push(spoken("web-time-held", { name }, mine));
  }
  if (may.let_bot_play) buttons.push(button("web-time-let-bot", { type: "let_bot_play" }));
  if (asked) {
    const own = pause.seat === you;
    words.push(
      own ? t("web-pause-waits") : spoken("event-pause-asked", { name: nameOf(info, pause.seat) }, false),
    );
    if (plays && you !== null) {
      if (!own && !pause.agreed.includes(you)) {
        buttons.push(button("web-end-agree", { type: "answer_pause", agree: true }, true));
      }
      buttons.push(
        button(own ? "web-pause-drop" : "web-pause-refuse", { type: "answer_pause", agree: false }),
      );
    }
  } else if (may.pause && time.left) buttons.push(button("web-pause", { type: "pause" }));
  return html`
    <p class=${cls("time-state", pause && !asked && "still")} role="status">${words.join(" ")}</p>
    ${buttons.length > 0 && html`<span class="time-actions">${buttons}</span>`}
  `;
}

/** Whether a person plays a seat. @param {Table["info"]} info @param {number} seat */
const isOfPerson = (info, seat) => Boolean(info.seats[seat]?.person) && !info.seats[seat].bot;
