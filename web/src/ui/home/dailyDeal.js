// The deals of a day, one for each number of players, and their results.
import { language, t, useLearned } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { later } from "../../table/days.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { PageHead } from "../common/pageHead.js";
import { GamesOfDeal } from "../review/dealGames.js";
import { BestOfYesterday, Countdown, Histogram, MyDays, ShareResult } from "./dayStats.js";
import { PlayDeal } from "./playDeal.js";
import { usualPlayers } from "./playNow.js";

/** @typedef {import("../../../types/protocol.js").DayInfo} DayInfo */
/** @typedef {import("../../../types/protocol.js").DayDeal} DayDeal */

/** A date as text. @param {string} day */
export function dayWord(day) {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(day),
  );
}

/** @param {{id: string}} props the day; today without one */
export function DailyDealPage({ id }) {
  const words = useLearned("together");
  const [info, setInfo] = useState(/** @type {DayInfo | null} */ (null));
  const [problem, setProblem] = useState("");
  const [players, setPlayers] = useState(usualPlayers);
  const known = me.value?.id;
  useEffect(() => {
    if (known)
      fetchJson(`/api/days/${id || "today"}`).then(
        (found) => setInfo(/** @type {DayInfo} */ (found)),
        (error) => setProblem(errorWord(error)),
      );
  }, [id, known]);
  if (words !== "there" || !(info || problem)) return html`<${Loading} words=${words} />`;
  const deal = info?.deals.find((it) => it.settings.seats === players) ?? info?.deals[0];
  const title = info && !info.today ? t("together-day", { day: dayWord(info.day) }) : t("together-today");
  return html`
    <main class="page-body people-page">
      <${PageHead} title=${title} shells=${[["kaleidoscope", 5], ["peony", 4]]}>
        ${
          info &&
          html`
            <p class="lead">
              ${info.today && html`<b>${dayWord(info.day)}</b> · `}${t("together-today-about")}
            </p>
            ${info.today && html`<${Countdown} />`}
          `
        }
      <//>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        info &&
        deal &&
        html`
          <fieldset class="players-choice paper">
            <legend>${t("web-how-many")}</legend>
            ${info.deals.map(({ settings: { seats } }) => {
              const chosen = seats === deal.settings.seats;
              return html`
                <label class=${cls(chosen && "on")}>
                  <input type="radio" name="players" value=${seats} checked=${chosen}
                    onChange=${() => setPlayers(seats)} />
                  ${seats}
                </label>
              `;
            })}
          </fieldset>
          <${Deal} key=${deal.settings.seats} info=${info} deal=${deal} />
          ${info.today && html`<${BestOfYesterday} info=${info} players=${deal.settings.seats} />`}
          ${info.today && html`<${MyDays} today=${info.day} />`}
          <p class="people-acts">
            <a class="button small" href=${`/today/${later(info.day, -1)}`}>${t("together-day-before")}</a>
            ${
              !info.today &&
              html`
                <a class="button small" href=${`/today/${later(info.day, 1)}`}>${t("together-day-after")}</a>
                <a class="button small" href="/today">${t("together-day-today")}</a>
              `
            }
            <a class="button small" href="/puzzles">${t("web-puzzles")}</a>
          </p>
        `
      }
    </main>
  `;
}

/** @param {{info: DayInfo, deal: DayDeal}} props */
function Deal({ info, deal }) {
  const { settings, taken, seen, open, table } = deal;
  const [mine, setMine] = useState(
    /** @type {import("../../../types/protocol.js").DealGame | undefined} */ (undefined),
  );
  const found = (/** @type {import("../../../types/protocol.js").DealGame[]} */ games) =>
    setMine(games.find((game) => game.mine));
  return html`
    <section class="sheet-of-paper">
      <h2>${t("together-players", { players: settings.seats })}</h2>
      <p class="empty">${t("together-taken-day", { count: taken })}</p>
      ${info.today && !seen && !table && html`<p>${t("together-once")}</p>`}
      ${deal.apart && html`<p class="empty" data-testid="apart-mine">${t("together-apart-mine")}</p>`}
      ${
        (info.today || table) &&
        html`
          <${PlayDeal} settings=${settings} deal=${{ type: "day" }} seen=${seen} table=${table}
            name=${`${settings.seats}`} partner=${info.partner} />
        `
      }
    </section>
    <h2>${t("together-results")}</h2>
    ${open && html`<${Histogram} deal=${deal} mine=${mine?.result.shown ? mine.result.points : undefined} />`}
    ${mine && html`<${ShareResult} day=${info.day} game=${mine} />`}
    ${
      open
        ? html`<${GamesOfDeal} onGames=${found} path=${`/api/days/${info.day}/${settings.seats}/games`} />`
        : html`<p class="empty">${t("together-results-later")}</p>`
    }
  `;
}
