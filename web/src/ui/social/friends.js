// My people: invitations, friends, friend requests, and blocks.
import { noted, t, useLearned } from "../../i18n.js";
import { html, typed, useEffect, useState } from "../../lib.js";
import { befriend, block, change, declined, follow, people, unblock, unfriend } from "../../social.js";
import { personName } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Loading } from "../common/loading.js";
import { Mon } from "../common/mon.js";
import { PageHead } from "../common/pageHead.js";
import { Switch } from "../common/switch.js";
import { settingsLine } from "../rules/edition.js";
import { ShownQuestion } from "./shownQuestion.js";

/** @typedef {import("../../../types/protocol.js").Person} Person */
/** @typedef {import("../../../types/protocol.js").Friend} Friend */

export function PeoplePage() {
  const words = useLearned("together");
  const [problem, setProblem] = useState("");
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  useEffect(follow, []);
  const known = people.value;
  if (words !== "there" || !known) return html`<${Loading} words=${words} />`;
  const doing = async (/** @type {Promise<unknown>} */ request) => {
    try {
      await request;
      setProblem("");
      return true;
    } catch (error) {
      setProblem(errorWord(error));
      return false;
    }
  };
  /**
   * @param {string} label @param {Person} person @param {(id: string) => Promise<unknown>} request
   * @param {string} [kind]
   */
  const button = (label, person, request, kind = "") => html`
    <button type="button" class=${`button small ${kind}`} onClick=${() => doing(request(person.id))}
      aria-label=${noted(t(label), personName(person))}>${t(label)}</button>
  `;
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSaid("");
    if (await doing(change("people/friends", "POST", { name }))) {
      setSaid(t("together-asked-now", { name }));
      setName("");
    }
  };
  const row = (
    /** @type {Person} */ person,
    /** @type {import("../../lib.js").Children} */ acts,
    /** @type {import("../../lib.js").Children} */ beside = "",
  ) => html`
    <li class="field-row" key=${person.id}>
      <span><${Mon} name=${person.name} /> <b>${personName(person)}</b>${beside}</span>
      <span class="seat-acts">${acts}</span>
    </li>
  `;
  const there = (/** @type {Friend} */ { here, table }) => html`
    ${
      here !== undefined &&
      html`
        ${" "}<span class="badge">${t(here ? "together-here" : "together-away")}</span>
      `
    }
    ${table && html`<small><a href=${`/t/${table}`}>${t("together-at-table")}</a></small>`}
  `;
  return html`
    <main class="page-body people-page friends-page">
      <${PageHead} title=${t("together-people")} shells=${[["peony", 5], ["ring", 4]]} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        known.invitations.length > 0 &&
        html`
          <section class="sheet-of-paper">
            <h2>${t("together-invitations")}</h2>
            <ul class="plain">
              ${known.invitations.map((invitation) =>
                row(
                  invitation.by,
                  html`
                    <a class="button main small" href=${`/t/${invitation.table}`}>${t("web-invited-go")}</a>
                    <button type="button" class="button small" onClick=${() => doing(declined(invitation))}>
                      ${t("web-invited-decline")}
                    </button>
                  `,
                  html`
                    <small>${settingsLine(invitation.settings)}</small>
                    ${
                      invitation.seat_of &&
                      html`<small>${t("together-seat-of", { name: personName(invitation.seat_of) })}</small>`
                    }
                  `,
                ),
              )}
            </ul>
          </section>
        `
      }
      <div class="people-columns">
        <section class="sheet-of-paper">
          <h2>${t("together-friends")}</h2>
          <${ShownQuestion} />
          ${
            known.friends.length + known.asking.length + known.asked.length === 0 &&
            html`<p class="empty">${t("together-friends-none")}</p>`
          }
          <ul class="plain">
            ${known.asking.map((person) =>
              row(
                person,
                html`
                  ${button("together-agree", person, befriend, "main")}
                  ${button("together-refuse", person, unfriend)}
                  ${button("together-block", person, block)}
                `,
                html`<small>${t("together-asks")}</small>`,
              ),
            )}
            ${known.friends.map((friend) =>
              row(
                friend.person,
                html`
                  ${button("together-end", friend.person, unfriend)}
                  ${button("together-block", friend.person, block)}
                `,
                there(friend),
              ),
            )}
            ${known.asked.map((person) =>
              row(
                person,
                button("together-take-back", person, unfriend),
                html`<small>${t("together-asked")}</small>`,
              ),
            )}
          </ul>
          <form class="people-form" onSubmit=${ask}>
            <label>
              ${t("together-ask-name")}
              <input class="text-field" type="text" required maxlength="24" value=${name} autocomplete="off"
                onInput=${(/** @type {Event} */ event) => setName(typed(event))} />
            </label>
            <small>${t("together-ask-about")}</small>
            <button class="button main small">${t("together-ask")}</button>
            ${said && html`<p role="status">${said}</p>`}
          </form>
          <${Switch} id="shown" label=${t("together-shown")} about=${t("together-shown-about")} on=${known.shown}
            onChange=${(/** @type {boolean} */ shown) => doing(change("people/shown", "PUT", { shown }))} />
        </section>
        <section class="sheet-of-paper">
          <h2>${t("together-blocked")}</h2>
          <p class="empty">${t("together-blocked-about")}</p>
          ${known.blocked.length === 0 && html`<p class="empty">${t("together-blocked-none")}</p>`}
          <ul class="plain">
            ${known.blocked.map((person) => row(person, button("together-unblock", person, unblock)))}
          </ul>
        </section>
      </div>
      <p><a class="button" href="/games">${t("web-all-my-games")}</a></p>
    </main>
  `;
}
