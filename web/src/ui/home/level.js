// The partner that fits how well I play: asked once, and later proposed by my results.
import { t } from "../../i18n.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { bots } from "../../net/connection.js";
import { recall, remember, settings } from "../../settings.js";
import { nextLevel } from "../../table/level.js";
import { botWord } from "../common/bots.js";

/** The partner for each answer. */
const PARTNERS = { new: "companion-1", rules: "companion-2", conventions: "companion-4" };

/** @param {{onAnswer: () => void}} props */
export function LevelQuestion({ onAnswer }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => ref.current?.focus(), []);
  const answer = (/** @type {keyof typeof PARTNERS} */ level) => {
    remember("level", level);
    if (bots.value.some(({ name }) => name === PARTNERS[level])) settings.partner.value = PARTNERS[level];
    onAnswer();
  };
  const choice = (/** @type {keyof typeof PARTNERS} */ level) => html`
    <button type="button" class="button lit" data-level=${level} onClick=${() => answer(level)}>
      ${t(`web-level-${level}`)}
    </button>
  `;
  return html`
    <section ref=${ref} class="level-question" role="group" tabindex="-1" aria-labelledby="level-ask">
      <h2 id="level-ask">${t("web-level-ask")}</h2>
      <p class="hero-acts">${choice("new")}${choice("rules")}${choice("conventions")}</p>
      <small>${t("web-level-about")}</small>
    </section>
  `;
}

/**
 * Proposes the next partner after good games with the present one.
 * @param {{games: readonly import("../../../types/protocol.js").GameSummary[], me: string, bot: string}} props
 */
export function NextLevel({ games, me, bot }) {
  const [stays, setStays] = useState(recall("level-stays"));
  const next = nextLevel(games, me, bot);
  if (!next || stays === bot || !bots.value.some(({ name }) => name === next)) return null;
  const stay = () => {
    remember("level-stays", bot);
    setStays(bot);
  };
  return html`
    <p class="level-next" role="status">
      ${t("web-level-next", { bot: botWord(bot), next: botWord(next) })}${" "}
      <button type="button" class="button small lit" onClick=${() => (settings.partner.value = next)}>
        ${t("web-level-go", { next: botWord(next) })}
      </button>
      <button type="button" class="button small glass" onClick=${stay}>${t("web-level-stay")}</button>
    </p>
  `;
}
