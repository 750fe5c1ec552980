// At the end of a game: play again with the same people, send them friend requests, or block them.
import { list, t, useLearned } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { befriend, block, follow, invite, people } from "../../social.js";
import { personName } from "../../table/words.js";
import { errorWord } from "../common/errors.js";
import { Mon } from "../common/mon.js";
import { ShownQuestion } from "./shownQuestion.js";

/** @typedef {import("../../../types/protocol.js").Person} Person */
/** @typedef {import("../../../types/protocol.js").TableInfo} TableInfo */

/**
 * @param {{info: TableInfo, isLive?: boolean}} props at a live table the rematch is for the people who are still there,
 *   and this new table for those who have left
 */
export function PostGamePeople({ info, isLive = false }) {
  const words = useLearned("together");
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  useEffect(follow, []);
  const known = people.value;
  const others = info.seats.flatMap(({ person }) => (person && person.id !== me.value?.id ? [person] : []));
  if (words !== "there" || !known || others.length === 0) return null;
  const isIn = (/** @type {Person[]} */ among, /** @type {Person} */ it) =>
    among.some(({ id }) => id === it.id);
  const isFriend = (/** @type {Person} */ it) =>
    isIn(
      known.friends.map(({ person }) => person),
      it,
    );
  const wanted = others.filter((person) => !isIn(known.blocked, person));
  const again = async () => {
    try {
      const { settings } = info;
      const bots = info.seats.flatMap(({ person, bot }) => (person || !bot ? [] : [bot]));
      const { table } = await create({ settings, seat: 0, bots, start: false });
      if (!table) return;
      await invite(
        table,
        wanted.map(({ id }) => id),
      );
      go(`/t/${table}`);
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  const doing = async (/** @type {Promise<unknown>} */ request, /** @type {string} */ done) => {
    try {
      await request;
      setSaid(done);
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    ${
      wanted.length > 0 &&
      html`
        <button type="button" class="button small roomy" onClick=${again}>
          ${t(isLive ? "together-new-with" : "together-again-with", { names: list(wanted.map(personName)) })}
        </button>
      `
    }
    <details class="company roomy" name="end-paper">
      <summary>${t("together-company")}</summary>
      <div class="end-paper">
        <${ShownQuestion} />
        ${others.map((person) => {
          const name = personName(person);
          return html`
            <p class="people-acts" key=${person.id}>
              <${Mon} name=${person.name} /> <b>${name}</b>
              ${
                !isFriend(person) &&
                !isIn(known.asked, person) &&
                !isIn(known.blocked, person) &&
                html`
                  <button type="button" class="button small"
                    onClick=${() => doing(befriend(person.id), t("together-asked-now", { name }))}>
                    ${t("together-befriend")}
                  </button>
                `
              }
              ${isFriend(person) && html`<span class="badge">${t("together-friend")}</span>`}
              ${isIn(known.asked, person) && html`<span class="badge">${t("together-asked")}</span>`}
              ${
                isIn(known.blocked, person)
                  ? html`<span class="badge">${t("together-is-blocked")}</span>`
                  : html`
                    <button type="button" class="button small"
                      onClick=${() => doing(block(person.id), t("together-blocked-now", { name }))}>
                      ${t("together-block")}
                    </button>
                  `
              }
            </p>
          `;
        })}
        <p><a href="/people">${t("web-people")}</a></p>
        ${said && html`<p role="status">${said}</p>`}
      </div>
    </details>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  `;
}
