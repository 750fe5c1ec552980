// At the end of my game: the button that makes a challenge of it, or the link to the challenge that it belongs to.
import { t, useLearned } from "../../i18n.js";
import { html, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { go } from "../../route.js";
import { errorWord } from "../common/errors.js";

/** @typedef {import("../../../types/protocol.js").TableInfo} TableInfo */

/** @param {{info: TableInfo}} props */
export function CreateChallenge({ info }) {
  const words = useLearned("together");
  const [problem, setProblem] = useState("");
  const from = info.deal_of;
  if (words !== "there") return null;
  const make = async () => {
    try {
      const made = /** @type {import("../../../types/protocol.js").ChallengeReply} */ (
        await fetchJson(`/api/games/${info.id}/challenge`, { method: "POST" })
      );
      go(`/c/${made.id}`);
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  const results =
    from?.type === "day" ? `/today/${from.day}` : from?.type === "challenge" && from.id && `/c/${from.id}`;
  return html`
    ${results && html`<a class="button small" href=${results}>${t("together-results")}</a>`}
    ${
      from?.type !== "day" &&
      html`<button type="button" class="button small roomy" onClick=${make}>${t("together-challenge-make")}</button>`
    }
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
  `;
}
