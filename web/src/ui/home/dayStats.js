// Around the deal of the day: the time until the next one, my days, the scores of all, yesterday's best game, and a
// line to share.
import { figure, noted, t } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { me, serverNow } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { DAY, daysPlayed, later, shareLine, streakOf } from "../../table/days.js";
import { namesOf } from "../review/compare.js";
import { dayWord } from "./dailyDeal.js";

/** @typedef {import("../../../types/protocol.js").DayInfo} DayInfo */
/** @typedef {import("../../../types/protocol.js").DayDeal} DayDeal */
/** @typedef {import("../../../types/protocol.js").DealGame} DealGame */

/** The number of days in the calendar: whole weeks. */
const SHOWN = 28;
const MINUTE = 60_000;

/** The time until the next deals. */
export function Countdown() {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((DAY - (now % DAY)) / MINUTE);
  return html`
    <p class="lead" data-testid="countdown">
      ${t("together-next-deals", { hours: Math.floor(left / 60), minutes: left % 60 })}
    </p>
  `;
}

/** My days: the streak, and a calendar. @param {{today: string}} props */
export function MyDays({ today }) {
  const [played, setPlayed] = useState(/** @type {Map<string, number | null> | null} */ (null));
  const known = me.value?.id;
  useEffect(() => {
    if (known)
      fetchJson("/api/games?mine=true&limit=100").then(
        (page) =>
          setPlayed(daysPlayed(/** @type {import("../../../types/protocol.js").GamesPage} */ (page).games)),
        () => undefined,
      );
  }, [known, today]);
  if (!played || played.size === 0) return null;
  const days = Array.from({ length: SHOWN }, (_, n) => later(today, n + 1 - SHOWN));
  return html`
    <section class="sheet-of-paper my-days">
      <h2>${t("together-my-days")}</h2>
      <p class="empty" data-testid="streak">${t("together-streak", { count: streakOf(played, today) })}</p>
      <ol class="plain calendar">
        ${days.map((day) => {
          const points = played.get(day);
          const score = points === undefined ? "" : points === null ? "–" : figure(points);
          const words = score === "" ? dayWord(day) : noted(dayWord(day), score);
          return html`
            <li key=${day}>
              <a class=${cls("day", points !== undefined && "played")} href=${`/today/${day}`} title=${words}>
                <span class="visually-hidden">${words}</span>
                <span aria-hidden="true" data-text=${Number(day.slice(8))} />
                <small aria-hidden="true" data-text=${score} />
              </a>
            </li>
          `;
        })}
      </ol>
    </section>
  `;
}

/**
 * The games of a deal without a score, and the scores of the others.
 * @param {{deal: DayDeal, mine: number | undefined}} props
 */
export function Histogram({ deal, mine }) {
  const lost = deal.unscored;
  return html`
    <${Bars} scores=${deal.scores} mine=${mine} />
    ${lost > 0 && html`<p class="empty" data-testid="unscored">${t("together-histogram-lost", { games: lost })}</p>`}
  `;
}

/** @param {{scores: DayDeal["scores"], mine: number | undefined}} props */
function Bars({ scores, mine }) {
  if (scores.length < 2) return null;
  const most = Math.max(...scores.map(({ games }) => games));
  return html`
    <ol class="plain histogram" aria-label=${t("together-histogram")}>
      ${scores.map(
        ({ points, games }) => html`
          <li key=${points} class=${cls(points === mine && "mine")}>
            <span class="visually-hidden">${t("together-histogram-bar", { points, games })}</span>
            <span class="bar" aria-hidden="true" style=${`--share: ${games / most}`} />
            <small aria-hidden="true">${figure(points)}</small>
          </li>
        `,
      )}
    </ol>
  `;
}

/** The best game of the day before. @param {{info: DayInfo, players: number}} props */
export function BestOfYesterday({ info, players }) {
  const [best, setBest] = useState(/** @type {DealGame | null} */ (null));
  const yesterday = later(info.day, -1);
  useEffect(() => {
    // The deals of that day tell whether I may see its games.
    const load = async () => {
      const before = /** @type {DayInfo} */ (await fetchJson(`/api/days/${yesterday}`));
      const deal = before.deals.find(({ settings }) => settings.seats === players);
      if (!deal?.open || deal.taken === 0) return;
      const path = `/api/days/${yesterday}/${players}/games`;
      const { games } = /** @type {import("../../../types/protocol.js").DealGames} */ (await fetchJson(path));
      setBest(games[0]?.result.shown && !games[0].apart ? games[0] : null);
    };
    load().catch(() => undefined);
  }, [yesterday, players]);
  if (!best) return null;
  return html`
    <p>
      <a href=${`/replay/${best.id}`}>
        ${t("together-best-yesterday", { names: namesOf(best), points: best.result.points })}
      </a>
    </p>
  `;
}

/** The button that shares my result without a word about the cards. @param {{day: string, game: DealGame}} props */
export function ShareResult({ day, game }) {
  const [copied, setCopied] = useState(false);
  const text = shareLine(day, game, `${location.origin}/today`);
  const share = async () => {
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // Closing the share sheet isn't an error.
    }
  };
  return html`
    <p class="people-acts">
      <button type="button" class="button small" data-share=${text} onClick=${share}>
        ${t(copied ? "web-copied" : "together-share")}
      </button>
    </p>
  `;
}
