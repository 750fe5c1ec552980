// Time at the table as text: the time control, the clocks, and the deadlines of correspondence games.
import { maybe, t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").TimeControl} TimeControl */
/** @typedef {import("../../types/protocol.js").TableTime} TableTime */

/** The units of a duration, the longest first, in milliseconds. */
const UNITS = /** @type {const} */ ([
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1000],
]);

/**
 * A duration in the longest unit that divides it, as it was chosen: "5 min", "90 s".
 * @param {number} millis
 */
function span(millis) {
  const [unit, of] = UNITS.find(([, length]) => millis >= length && millis % length === 0) ?? UNITS[3];
  return t("web-time-span", { unit, n: Math.round(millis / of) });
}

/**
 * A rounded duration: "2 days", "5 h". A moment after the start, three days are still shown as three.
 * @param {number} millis
 */
export function about(millis) {
  const full = millis * 1.01;
  const [unit, of] = UNITS.find(([, length]) => full >= length) ?? UNITS[3];
  return t("web-time-span", { unit, n: Math.floor(full / of) });
}

/** The time control as text; nothing if there is none. @param {TimeControl | undefined} time */
export function timeLine(time) {
  const out = time?.type === "strict" || time?.type === "correspondence" ? time.when_out : undefined;
  const bot = out?.type === "bot" ? out.bot : undefined;
  const named = bot && t("web-time-line-bot", { bot: maybe(`bot-${bot}`) ?? bot });
  return [agreed(time), named].filter(Boolean).join(" ");
}

/** @param {TimeControl | undefined} time */
function agreed(time) {
  switch (time?.type) {
    case "gentle":
      return t("web-time-line-gentle", { nudge: span(time.nudge_seconds * 1000) });
    case "strict":
      return t("web-time-line-strict", {
        bank: span(time.bank_seconds * 1000),
        more: time.increment_seconds,
        increment: span(time.increment_seconds * 1000),
        grace: span((time.grace_seconds ?? 60) * 1000),
        out: time.when_out?.type ?? "bot",
      });
    case "correspondence":
      return t("web-time-line-correspondence", {
        days: span(time.days * 86_400_000),
        out: time.when_out?.type ?? "tell",
      });
    default:
      return "";
  }
}

/**
 * The time on the clock of a seat at `now`, in milliseconds.
 * @param {TableTime} time @param {number} seat @param {number} now
 */
export function shownOn(time, seat, now) {
  const left = time.left?.[seat] ?? 0;
  const goes = seat === time.seat && time.runs_since !== undefined;
  return goes ? Math.max(0, left - Math.max(0, now - /** @type {number} */ (time.runs_since))) : left;
}

/** Formats milliseconds as a clock does: "4:05", "1:02:03". @param {number} millis */
export function clockText(millis) {
  const seconds = Math.ceil(millis / 1000);
  const two = (/** @type {number} */ n) => `${n}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time left for a turn of a correspondence game. @param {number | undefined} due @param {number} now */
export function leftOf(due, now) {
  return due === undefined || due <= now
    ? t("web-turn-late")
    : t("web-turn-left", { left: about(due - now) });
}
