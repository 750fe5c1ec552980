// The home page: one click to a game, the link to a new table, and the current tables and games.
import { Burst } from "../../art/burst.js";
import { t } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { myTurn } from "../../live.js";
import { bots, me, online, serverNow, unreachable, wasOnline } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { followLobby, lobby, lobbyCursor, moreTables } from "../../net/lobby.js";
import { recall, settings } from "../../settings.js";
import { leftOf, timeLine } from "../../table/time.js";
import { nameOf } from "../../table/words.js";
import { chosenBot, PartnerChoice } from "../common/bots.js";
import { errorWord } from "../common/errors.js";
import { Lazy } from "../common/lazy.js";
import { dealOf, settingsLine } from "../rules/edition.js";
import { GameListItem } from "./gameListItem.js";
import { NameField } from "./nameField.js";
import { playNow, usualPlayers } from "./playNow.js";

/** @typedef {import("../../../types/protocol.js").LobbyTable} LobbyTable */
/** @typedef {import("../../../types/protocol.js").GameSummary} GameSummary */
/** @typedef {import("../../../types/protocol.js").GamesPage} GamesPage */

const loadConventions = () => import("../rules/conventions.js").then((module) => module.ConventionsLine);

const loadLevel = () => import("./level.js").then((module) => module.LevelQuestion);
const loadNextLevel = () => import("./level.js").then((module) => module.NextLevel);

const HERO = [
  ["willow", 4, "a"],
  ["chrysanthemum", 5, "b"],
  ["ring", 3, "c"],
  ["kaleidoscope", 5, "d"],
  ["palm", 4, "e"],
  ["peony", 5, "f"],
];

export function Home() {
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [asksLevel, setAsksLevel] = useState(false);
  const [players, setPlayers] = useState(usualPlayers);
  const [games, setGames] = useState(/** @type {GameSummary[]} */ ([]));
  const [others, setOthers] = useState(/** @type {GameSummary[] | null} */ (null));
  const lost = unreachable.value;
  useEffect(() => {
    followLobby(true);
    return () => followLobby(false);
  }, []);
  useEffect(() => {
    if (!lost)
      fetchJson("/api/games?limit=8").then(
        (page) => setOthers(/** @type {GamesPage} */ (page).games),
        () => undefined,
      );
  }, [lost]);
  const known = me.value !== null;
  useEffect(() => {
    // Without a session there are no own games.
    if (known && !lost)
      fetchJson("/api/games?mine=true&limit=8").then(
        (page) => setGames(/** @type {GamesPage} */ (page).games),
        () => undefined,
      );
  }, [known, lost]);
  const start = async () => {
    setAsksLevel(false);
    setBusy(true);
    try {
      await playNow(players);
    } catch (error) {
      setProblem(errorWord(error));
      setBusy(false);
    }
  };
  // Players who have chosen a partner or played before aren't asked.
  const play = () => {
    const isNew = recall("level") === null && recall("players") === null && settings.partner.value === "";
    if (isNew) setAsksLevel(true);
    else start();
  };
  const mine = me.value?.id;
  const isMine = (/** @type {LobbyTable} */ table) => table.seats.some((seat) => seat.person?.id === mine);
  const running = lobby.value.filter(isMine);
  const open = lobby.value.filter((table) => !isMine(table));
  const turns = running
    .filter((table) => table.turn && table.seats[table.turn.seat]?.person?.id === mine)
    .sort((a, b) => (a.turn?.due ?? 0) - (b.turn?.due ?? 0));
  const waiting = running.filter((table) => !turns.includes(table));
  const next = turns[0]?.id ?? "";
  useEffect(() => {
    if (next === "") return undefined;
    import("../../turnNotification.js").then(() => undefined);
    myTurn.value = next;
    return () => {
      myTurn.value = "";
    };
  }, [next]);
  const openFile = html`
    <${OnlineLink} class="" href="/open">${t("web-open-file")}<//> ·${" "}
    <${OnlineLink} class="" href="/open?judge">${t("web-review-mine")}<//>
  `;
  const seen = new Set(games.map((game) => game.id));
  const rest = (others ?? []).filter((game) => !seen.has(game.id));
  // Returning players see their own tables and games first, with less text above them.
  const returning = recall("players") !== null;
  const [back] = running;
  // The button works before the first connection: the request is sent as soon as there is one.
  const ready = bots.value.length > 0 && (online.value || (!wasOnline.value && !lost));
  return html`
    <main class="home-page">
      <section class=${cls("hero", returning && "compact")}>
        <div class="hero-sky" aria-hidden="true">
          ${HERO.map(
            ([shell, height, place]) => html`
              <span class=${`hero-burst ${place}`}>
                <${Burst} shell=${shell} height=${height} pen=${0.62} />
              </span>
            `,
          )}
        </div>
        <div class="hero-words">
          <h1>${t("web-title")}</h1>
          ${!returning && html`<p>${t("web-tagline")}</p>`}
          ${asksLevel && html`<${Lazy} load=${loadLevel} onAnswer=${start} />`}
          <div class="hero-acts" hidden=${asksLevel}>
            ${
              back &&
              html`
                <${OnlineLink} class="button large lit" href=${`/t/${back.id}`}>
                  ${t("web-back-to-table", { table: settingsLine(back.settings) })}
                <//>
              `
            }
            <button type="button" class="button main large" disabled=${busy || !ready} onClick=${play}>
              ${t("web-play-now")}
            </button>
            <a class=${cls("button large", returning && !lost ? "glass" : "lit")} href="/learn">${t("web-learn")}</a>
            <${OnlineLink} class="button large glass" href="/new">${t("web-open-table")}<//>
            <${OnlineLink} class="button large glass" href="/today">${t("web-today")}<//>
          </div>
          ${
            mine &&
            games.length > 0 &&
            html`<${Lazy} load=${loadNextLevel} games=${games} me=${mine} bot=${chosenBot()} />`
          }
          ${lost && html`<p class="home-offline" role="status">${t("web-home-offline")}</p>`}
          <fieldset class="players-choice" disabled=${lost}>
            <legend>${t("web-how-many")}</legend>
            ${[2, 3, 4, 5].map(
              (n) => html`
                <label class=${n === players ? "on" : ""}>
                  <input type="radio" name="players" value=${n} checked=${n === players}
                    onChange=${() => setPlayers(n)} />
                  ${n}
                </label>
              `,
            )}
          </fieldset>
          ${!lost && html`<${PartnerChoice} id="partner" label=${t("web-partners")} />`}
          <${OnlineLink} class="quiet first-time" href="/rules">${t("web-first-time")}<//>
          <a class="quiet first-time" href="/puzzles">${t("web-puzzles")}</a>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        </div>
      </section>
      <div class="home-columns" inert=${lost}>
        ${turns.length > 0 && html`<${Tables} title=${t("web-my-turn")} tables=${turns} />`}
        ${waiting.length > 0 && html`<${Tables} title=${t("web-my-tables")} tables=${waiting} />`}
        ${
          games.length > 0 &&
          html`<${Games} title=${t("web-my-games")} games=${games} more="/games" last=${openFile} />`
        }
        ${
          !lost &&
          html`
            <${Tables} title=${t("web-open-tables")} tables=${open} empty=${t("web-no-tables")}
              more=${lobbyCursor.value === "" ? undefined : () => moreTables().catch(() => undefined)} />
          `
        }
        ${
          others &&
          (rest.length > 0 || games.length === 0) &&
          html`
            <${Games} title=${t(games.length > 0 ? "web-other-games" : "web-finished-games")} games=${rest}
              empty=${t("web-no-games")} last=${games.length === 0 && openFile} />
          `
        }
        ${!lost && html`<${NameField} />`}
      </div>
      <p class="credits">${t("web-credits")}</p>
    </main>
  `;
}

/**
 * A link to a page that needs the server.
 * @param {{class: string, href: string, children?: import("../../lib.js").Children}} props
 */
function OnlineLink({ class: name, href, children }) {
  return unreachable.value
    ? html`<a class=${name} role="link" aria-disabled="true">${children}</a>`
    : html`<a class=${name} href=${href}>${children}</a>`;
}

/** @param {{title: string, tables: LobbyTable[], empty?: string, more?: () => void}} props */
function Tables({ title, tables, empty = "", more }) {
  return html`
    <section class="sheet-of-paper">
      <h2>${title}</h2>
      ${tables.length === 0 && html`<p class="empty">${empty}</p>`}
      <ul class="plain">
        ${tables.map((table) => {
          const taken = table.seats.filter((seat) => seat.person || seat.bot).length;
          const names = table.seats
            .map((seat, n) => (seat.person || seat.bot ? nameOf(table, n) : null))
            .filter(Boolean);
          return html`
            <li key=${table.id}>
              <a class="row-link" href=${`/t/${table.id}`}>
                <span><b>${settingsLine(table.settings)}</b>${
                  table.deal_of && html` <span class="badge">${dealOf(table.deal_of)}</span>`
                }<small>${names.join(", ")}</small>
                  ${
                    table.status === "open" &&
                    table.settings.time &&
                    html`<small class="time-line">${timeLine(table.settings.time)}</small>`
                  }
                  ${
                    table.status === "open" &&
                    table.settings.conventions &&
                    html`
                      <small class="conventions-line">
                        <${Lazy} load=${loadConventions} conventions=${table.settings.conventions} />
                      </small>
                    `
                  }
                </span>
                <span class="row-end">
                  ${
                    table.status === "open"
                      ? t("web-seats-taken", { taken, seats: table.settings.seats })
                      : table.turn
                        ? leftOf(table.turn.due, serverNow())
                        : t("web-running")
                  }
                </span>
              </a>
            </li>
          `;
        })}
      </ul>
      ${more && html`<button type="button" class="button" onClick=${more}>${t("web-more-tables")}</button>`}
    </section>
  `;
}

/**
 * @param {{
 *   title: string, games: GameSummary[], empty?: string, more?: string, last?: import("../../lib.js").Children,
 * }} props `more` leads to all of them, `last` is below them
 */
function Games({ title, games, empty = "", more, last }) {
  return html`
    <section class="sheet-of-paper">
      <h2>${title}</h2>
      ${games.length === 0 && html`<p class="empty">${empty}</p>`}
      <ul class="plain">
        ${games.map((game) => html`<li key=${game.id}><${GameListItem} game=${game} /></li>`)}
      </ul>
      ${more && html`<p><a href=${more}>${t("web-all-my-games")}</a></p>`}
      ${last && html`<p>${last}</p>`}
    </section>
  `;
}
