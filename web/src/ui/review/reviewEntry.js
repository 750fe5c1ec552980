// At the end of a game: the link to its computed review, and to a shared review, new or running.
import { list, t, useLearned } from "../../i18n.js";
import { html, useEffect } from "../../lib.js";
import { announce } from "../../live.js";
import { follow } from "../../net/tables.js";
import { personName } from "../../table/words.js";

/** The link to the computed review of a game. @param {{id: string}} props */
export function JudgeEntry({ id }) {
  if (useLearned("review") !== "there") return null;
  return html`
    <a class="button small" href=${`/replay/${id}?judge`}>
      <span class="review-link">${t("review-judge")}</span>
    </a>
  `;
}

/** @param {{id: string}} props */
export function ReviewEntry({ id }) {
  const words = useLearned("review");
  const review = follow(id).review.value;
  const names = review && list(review.here.map(personName));
  const invited = names && words === "there" ? t("review-invited", { names }) : "";
  useEffect(() => announce(invited), [invited]);
  if (words !== "there") return null;
  return html`
    <a class=${`button small roomy${invited ? " main" : ""}`} href=${`/replay/${id}?together`}>
      <span class="review-link">${names ? t("review-come", { names }) : t("review-together")}</span>
    </a>
  `;
}
