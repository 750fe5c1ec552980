// A table before its game: the link to share, the seats, the start.
import { list, maybe, t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { timeLine } from "../../table/time.js";
import { nameOf } from "../../table/words.js";
import { botAbout, botFor, botWord, PartnerChoice } from "../common/bots.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { SeatMon } from "../common/mon.js";
import { NameField } from "../home/nameField.js";
import { ConventionsLine } from "../rules/conventions.js";
import { changesLine, dealOf, rulesLine, SuitRow, useEditionName } from "../rules/edition.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";
import { KickDialog } from "./kickDialog.js";

const loadInviting = () => import("../social/inviteFriends.js").then((module) => module.InviteFriends);

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("../../../types/protocol.js").Command} Command */

/** @param {{table: Table, send: (wish: Command) => Promise<unknown>, problem: string}} props */
export function WaitingRoom({ table, send, problem }) {
  const { info, rules, you } = table;
  const [copied, setCopied] = useState(false);
  const [first, setFirst] = useState("");
  const edition = useEditionName(info.settings);
  const mine = info.owner === me.value?.id;
  const taken = info.seats.filter((seat) => seat.person || seat.bot).length;
  // An existing deal is for a fixed number of players.
  const least = info.deal_of ? info.seats.length : 2;
  const link = `${location.origin}/t/${table.id}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      /** @type {HTMLInputElement | null} */ (document.querySelector("#invitation"))?.select();
    }
  };
  if (info.status === "closed")
    return html`
      <main class="page-body">
        <p class="prompt">${t(byOperator(table) ? "web-closed-operator" : "web-closed")}</p>
        <p><a class="button" href="/">${t("web-to-the-start")}</a></p>
      </main>
    `;
  if (info.status === "running")
    return html`<main class="page-body"><p class="prompt">${t("web-watch-soon")}</p></main>`;
  const chooses = Boolean(rules.criterion) && info.settings.starter.type === "edition";
  const mayTake = (/** @type {Table["info"]["seats"][number]} */ seat) =>
    !seat.person && !seat.bot && (!seat.kept_for || seat.kept_for.id === me.value?.id);
  const owner = info.seats.find((seat) => seat.person?.id === info.owner)?.person?.name ?? "";
  // Closing the share sheet isn't an error.
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  const wish =
    you !== null ? "web-owner-starts" : info.seats.some(mayTake) ? "web-sit-or-watch" : "web-full-watch";
  const start = () => send(first === "" ? { type: "start" } : { type: "start", first: Number(first) });
  return html`
    <main class="page-body waiting">
      <section class="sheet-of-paper">
        <h1>${edition}</h1>
        <p>${maybe(`preset-${info.settings.preset}.about`) ?? ""}</p>
        <${SuitRow} suits=${rules.suits} />
        <p class="empty">
          ${rulesLine(rules)}
        </p>
        ${
          info.deal_of &&
          html`<p><span class="badge">${dealOf(info.deal_of)}</span> ${t("web-deal-waits")}</p>`
        }
        <${TableRules} table=${table} />
        <p class="empty">${watchLine(info)}</p>
        ${info.settings.time && html`<p class="empty time-line">${timeLine(info.settings.time)}</p>`}
        ${
          info.settings.conventions &&
          html`
            <p class="empty conventions-line"><${ConventionsLine} conventions=${info.settings.conventions} /></p>
          `
        }
        <label for="invitation"><h2>${t("web-invite")}</h2></label>
        <div class="name-form">
          <input id="invitation" class="text-field" readonly value=${link}
            onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.currentTarget).select()} />
          <button type="button" class="button small" onClick=${copy}>
            <${Icon} name="link" />
            ${" "}
            ${t(copied ? "web-copied" : "web-copy-link")}
          </button>
          ${
            "share" in navigator &&
            html`<button type="button" class="button small" onClick=${share}>${t("web-share-link")}</button>`
          }
        </div>
        <${QrCode} table=${table.id} />
      </section>
      <section class="sheet-of-paper">
        <h2>${t("web-seats")}</h2>
        <ol class="plain seat-list">
          ${info.seats.map((seat, n) => {
            const free = !seat.person && !seat.bot;
            const here = seat.bot || table.presence.here[n];
            return html`
              <li class="field-row" key=${n}>
                <span>
                  <span class=${`lantern ${here ? "here" : ""}`} aria-hidden="true" />
                  <${SeatMon} info=${info} seat=${n} name=${nameOf(info, n)} />
                  <b>
                    ${free && seat.kept_for ? t("web-kept-for", { name: seat.kept_for.name }) : nameOf(info, n)}
                  </b>
                  ${n === you && html` <span class="badge">${t("you")}</span>`}
                  ${
                    seat.bot &&
                    html`
                      ${" "}<span class="badge">${botWord(seat.bot)}</span><small>${botAbout(seat.bot)}</small>
                    `
                  }
                </span>
                <span class="seat-acts">
                  ${
                    mayTake(seat) &&
                    you === null &&
                    html`
                      <button type="button" class="button main small"
                        onClick=${() => send({ type: "sit", seat: n })}>${t("web-sit")}</button>
                    `
                  }
                  ${
                    free &&
                    mine &&
                    html`
                      <button type="button" class="button small"
                        onClick=${() => send({ type: "seat_bot", seat: n, bot: botFor(info) })}>
                        ${t("web-add-bot", { bot: botWord(botFor(info)) })}
                      </button>
                    `
                  }
                  ${
                    !free &&
                    mine &&
                    n !== you &&
                    html`
                      <button type="button" class="tool"
                        aria-label=${t("web-free-seat", { name: nameOf(info, n) })}
                        title=${t("web-free-seat", { name: nameOf(info, n) })}
                        onClick=${() => send({ type: "free_seat", seat: n })}><${Icon} name="close" /></button>
                    `
                  }
                  ${
                    n === you &&
                    html`
                      <button type="button" class="button small" onClick=${() => send({ type: "leave" })}>
                        ${t("web-get-up")}
                      </button>
                    `
                  }
                </span>
                ${n === you && html`<${NameField} heading=${false} />`}
              </li>
            `;
          })}
        </ol>
        ${
          mine &&
          taken < info.seats.length &&
          info.deal_of?.type !== "day" &&
          html`<${PartnerChoice} id="partner" label=${t("web-which-bot")} />`
        }
        ${
          mine &&
          chooses &&
          html`
          <div class="field-row">
            <label for="first">
              ${t("option-first_player")}
              <small>${t("web-criterion", { who: t(`criterion-${rules.criterion}`) })}</small>
            </label>
            <select id="first" value=${first} onChange=${(/** @type {Event} */ event) => setFirst(typed(event))}>
              <option value="">${t("web-starter-draw")}</option>
              ${info.seats.map(
                (seat, n) =>
                  (seat.person || seat.bot) && html`<option value=${n}>${nameOf(info, n)}</option>`,
              )}
            </select>
          </div>
        `
        }
        <${Lazy} load=${loadInviting} table=${table} />
        <${KickDialog} people=${table.may.keep_out ?? []} send=${send} />
        ${
          info.kept_out &&
          html`<p class="empty">${t("web-kept-out-here", { names: list(info.kept_out.map(({ name }) => name)) })}</p>`
        }
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${
          mine
            ? html`
              <button type="button" class="button main large" disabled=${taken < least} onClick=${start}
                aria-describedby=${taken < least ? "start-why" : undefined}>${t("web-start")}</button>
              ${
                taken < least &&
                html`<p class="empty" id="start-why">${t(info.deal_of ? "web-deal-waits" : "web-start-alone")}</p>`
              }
              ${
                taken < info.seats.length &&
                taken >= least &&
                html`
                  <p class="empty">${t("web-start-fewer", { taken })}</p>
                `
              }
              `
            : html`
              <p class="prompt">
                ${t(wish, { name: owner })}
              </p>
            `
        }
      </section>
    </main>
  `;
}

/** The link as a QR code, which is loaded when it is opened. @param {{table: string}} props */
function QrCode({ table }) {
  const [open, setOpen] = useState(false);
  const toggle = (/** @type {Event} */ event) =>
    setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return html`
    <details class="qr-code" onToggle=${toggle}>
      <summary>${t("web-qr")}</summary>
      ${
        open &&
        html`
          <figure>
            <img src=${`/api/tables/${table}/qr.svg`} width="240" height="240" alt=${t("web-qr-alt")} />
            <figcaption class="empty">${t("web-qr-about")}</figcaption>
          </figure>
        `
      }
    </details>
  `;
}

/** Whether an administrator has closed the table. @param {Table} table */
const byOperator = (table) =>
  table.history.some(({ event }) => event.type === "closed" && event.operator === true);

/** The line that says which people may watch. @param {Table["info"]} info */
function watchLine(info) {
  const watching = info.settings.watching ?? { type: "public" };
  if (watching.type !== "seat") return t(`web-watch-here-${watching.type}`);
  const taken = info.seats[watching.seat]?.person || info.seats[watching.seat]?.bot;
  const name = taken ? nameOf(info, watching.seat) : t("web-seat", { seat: watching.seat + 1 });
  return t("web-watch-here-seat", { name });
}

/** The rules of this table, and the rule of each option that was changed for it. @param {{table: Table}} props */
function TableRules({ table }) {
  const { options } = table.info.settings;
  const request = requestOfTable(table);
  return html`
    <p class="table-rules">
      <${RulesLink} request=${request} class="button small">${t("web-rules-here")}<//>
      ${Object.keys(options).map(
        (name, n) => html`
          <${RulesLink} request=${request} rule=${`option-${name}`}>${changesLine(options)[n]}<//>
        `,
      )}
    </p>
  `;
}
