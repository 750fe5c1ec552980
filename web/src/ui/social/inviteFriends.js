// In the waiting room: the list of friends to invite, and a warning about blocked people at the table.
import { list, noted, t, useLearned } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { follow, invite, people } from "../../social.js";
import { personName } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { ShownQuestion } from "./shownQuestion.js";

/** @param {{table: import("../../table/state.js").Table}} props */
export function InviteFriends({ table }) {
  const words = useLearned("together");
  const [sent, setSent] = useState(/** @type {string[]} */ ([]));
  const [problem, setProblem] = useState("");
  useEffect(follow, []);
  const known = people.value;
  if (words !== "there" || !known) return null;
  const { info, you } = table;
  const sits = (/** @type {string} */ id) => info.seats.some((seat) => seat.person?.id === id);
  const unwanted = known.blocked.filter(({ id }) => sits(id)).map(personName);
  const friends = known.friends.map(({ person }) => person).filter(({ id }) => !sits(id));
  const send = async (/** @type {string} */ id) => {
    try {
      await invite(table.id, [id]);
      setSent([...sent, id]);
      setProblem("");
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    ${
      unwanted.length > 0 &&
      html`<p class="problem" role="status">${t("together-blocked-here", { names: list(unwanted) })}</p>`
    }
    ${
      you !== null &&
      friends.length > 0 &&
      html`
        <section class="inviting">
          <h2>${t("together-invite-friends")}</h2>
          <${ShownQuestion} />
          <ul class="plain">
            ${friends.map(
              (person) => html`
                <li class="field-row" key=${person.id}>
                  <b>${personName(person)}</b>
                  ${
                    sent.includes(person.id)
                      ? html`<span class="badge" role="status">${t("together-invited")}</span>`
                      : html`
                        <button type="button" class="button small" onClick=${() => send(person.id)}
                          aria-label=${noted(t("together-invite"), personName(person))}>
                          ${t("together-invite")}
                        </button>
                      `
                  }
                </li>
              `,
            )}
          </ul>
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        </section>
      `
    }
  `;
}
