// The home page: one click to a game, the link to a new table, and the current tables and games.
import { Burst } from "../../art/burst.js";
import { t } from "../../i18n.js";
import { cls, html, useEffect, useState } from "../../lib.js";
import { myTurn } from "../../live.js";
import { bots, me, online, serverNow, wasOnline } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { followLobby, lobby, lobbyCursor, moreTables } from "../../net/lobby.js";
import { recall } from "../../settings.js";
import { leftOf, timeLine } from "../../table/time.js";
import { nameOf } from "../../table/words.js";
import { PartnerChoice } from "../common/bots.js";
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
  const [players, setPlayers] = useState(usualPlayers);
  const [games, setGames] = useState(/** @type {GameSummary[]} */ ([]));
  const [others, setOthers] = useState(/** @type {GameSummary[]} */ ([]));
  useEffect(() => {
    followLobby(true);
    fetchJson("/api/games?limit=8").then(
      (page) => setOthers(/** @type {GamesPage} */ (page).games),
      () => undefined,
    );
    return () => followLobby(false);
  }, []);
  const known = me.value !== null;
  useEffect(() => {
    // Without a session there are no own games.
    if (known)
      fetchJson("/api/games?mine=true&limit=8").then(
        (page) => setGames(/** @type {GamesPage} */ (page).games),
        () => undefined,
      );
  }, [known]);
  const play = async () => {
    setBusy(true);
    try {
      await playNow(players);
    } catch (error) {
      setProblem(errorWord(error));
      setBusy(false);
    }
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
  const seen = new Set(games.map((game) => game.id));
  const rest = others.filter((game) => !seen.has(game.id));
  // Returning players see their own tables and games first, with less text above them.
  const returning = recall("players") !== null;
  const [back] = running;
  // The button works before the first connection: the request is sent as soon as there is one.
  const ready = bots.value.length > 0 && (online.value || !wasOnline.value);
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
          <div class="hero-acts">
            ${
              back &&
              html`
                <a class="button large lit" href=${`/t/${back.id}`}>
                  ${t("web-back-to-table", { table: settingsLine(back.settings) })}
                </a>
              `
            }
            <button type="button" class="button main large" disabled=${busy || !ready} onClick=${play}>
              ${t("web-play-now")}
            </button>
            <a class=${cls("button large", returning ? "glass" : "lit")} href="/learn">${t("web-learn")}</a>
            <a class="button large glass" href="/new">${t("web-open-table")}</a>
            <a class="button large glass" href="/today">${t("web-today")}</a>
          </div>
          <fieldset class="players-choice">
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
          <${PartnerChoice} id="partner" label=${t("web-partners")} />
          <a class="quiet first-time" href="/rules">${t("web-first-time")}</a>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        </div>
      </section>
      <div class="home-columns">
        ${turns.length > 0 && html`<${Tables} title=${t("web-my-turn")} tables=${turns} />`}
        ${waiting.length > 0 && html`<${Tables} title=${t("web-my-tables")} tables=${waiting} />`}
        ${games.length > 0 && html`<${Games} title=${t("web-my-games")} games=${games} more="/games" />`}
        <${Tables} title=${t("web-open-tables")} tables=${open} empty=${t("web-no-tables")}
          more=${lobbyCursor.value === "" ? undefined : () => moreTables().catch(() => undefined)} />
        ${
          (rest.length > 0 || games.length === 0) &&
          html`
            <${Games} title=${t(games.length > 0 ? "web-other-games" : "web-finished-games")} games=${rest}
              empty=${t("web-no-games")} />
          `
        }
        <${NameField} />
      </div>
    </main>
  `;
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

/** @param {{title: string, games: GameSummary[], empty?: string, more?: string}} props `more` leads to all of them */
function Games({ title, games, empty = "", more }) {
  return html`
    <section class="sheet-of-paper">
      <h2>${title}</h2>
      ${games.length === 0 && html`<p class="empty">${empty}</p>`}
      <ul class="plain">
        ${games.map((game) => html`<li key=${game.id}><${GameListItem} game=${game} /></li>`)}
      </ul>
      ${more && html`<p><a href=${more}>${t("web-all-my-games")}</a></p>`}
    </section>
  `;
}
