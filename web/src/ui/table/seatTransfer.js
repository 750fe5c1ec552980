// Seat transfers in a running game: offers to me, my offers, and requests to get a seat back.
import { noted, t, useLearned } from "../../i18n.js";
import { html, useEffect } from "../../lib.js";
import { me } from "../../net/connection.js";
import { follow, people } from "../../social.js";
import { nameOf, personName } from "../../table/words.js";

/** @typedef {import("../../table/state.js").Table} Table */
/** @typedef {import("./tablePage.js").Send} Send */

/** The person who owns a seat. @param {Table} table @param {number} seat */
function whose({ info }, seat) {
  const { kept_for, person } = info.seats[seat];
  const owner = kept_for ?? person;
  return owner ? personName(owner) : nameOf(info, seat);
}

/** A notice over the table while there is an offer or request. @param {{table: Table, send: Send}} props */
export function SeatTransfer({ table, send }) {
  const words = useLearned("together");
  if (words !== "there") return null;
  const { info, you, may } = table;
  const button = (
    /** @type {string} */ label,
    /** @type {import("../../../types/protocol.js").Command} */ wish,
    kind = "",
  ) => html`
    <button type="button" class=${`button small ${kind}`} onClick=${() => send(wish)}>${t(label)}</button>
  `;
  const take = may.take_seat;
  const offers = info.offers ?? [];
  const mine = offers.find(({ person }) => person.id === me.value?.id);
  const notice = () => {
    if (take?.how === "offered" && mine) {
      const [name, of] = [nameOf(info, mine.by), whose(table, take.seat)];
      const own = mine.by === take.seat && !info.seats[take.seat].kept_for;
      const asked = t(own ? "together-seat-offered-own" : "together-seat-offered", { name, of });
      return html`
        ${asked}${" "}
        ${button("together-seat-take", { type: "sit" }, "main")}
        ${button("web-invited-decline", { type: "drop_offer", seat: take.seat })}
      `;
    }
    if (may.leave === "back" && you !== null) {
      return html`
        ${t("together-seat-wanted", { name: whose(table, you) })}${" "}
        ${button("together-seat-give", { type: "leave" }, "main")}
      `;
    }
    return null;
  };
  const said = notice();
  return said && html`<p class="wish-note take-back-note" role="status">${said}</p>`;
}

/**
 * In the menu of the table: offers a seat to one of my friends.
 * @param {{table: Table, send: Send}} props
 */
export function OfferSeat({ table, send }) {
  const words = useLearned("together");
  useEffect(follow, []);
  const seats = table.may.offer_seat ?? [];
  const known = people.value;
  if (words !== "there" || !known || seats.length === 0) return null;
  const { info, you } = table;
  const sits = (/** @type {string} */ id) =>
    info.seats.some(({ person, kept_for }) => person?.id === id || kept_for?.id === id);
  const friends = known.friends.map(({ person }) => person).filter(({ id }) => !sits(id));
  const made = (info.offers ?? []).filter(({ seat }) => seats.includes(seat));
  const waiting = made.map(
    ({ seat, person }) => html`
      <p class="field-row" key=${person.id}>
        <span>${t("together-seat-waits", { name: personName(person) })}</span>
        <button type="button" class="button small" onClick=${() => send({ type: "drop_offer", seat })}>
          ${t("together-take-back")}
        </button>
      </p>
    `,
  );
  const choices = seats.map((seat) => {
    const label =
      seat === you ? t("together-hand-over") : t("together-hand-over-of", { name: nameOf(info, seat) });
    return html`
      <details class="hand-over" key=${seat}>
        <summary>${label}</summary>
        <p><small>${t(friends.length > 0 ? "together-hand-over-about" : "together-hand-over-none")}</small></p>
        <ul class="plain">
          ${friends.map(
            (person) => html`
              <li class="field-row" key=${person.id}>
                <b>${personName(person)}</b>
                <button type="button" class="button small" aria-label=${noted(t("together-ask"), personName(person))}
                  onClick=${() => send({ type: "offer_seat", seat, person: person.id })}>
                  ${t("together-ask")}
                </button>
              </li>
            `,
          )}
        </ul>
      </details>
    `;
  });
  return html`${waiting}${choices}`;
}
