// The explanation of a bot's action, and of how each bot understood a clue, from the server.
import { Mark, RankSign } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { language, learn, t } from "../../i18n.js";
import { cls, html, useEffect, useRef, useState } from "../../lib.js";
import { fetchJson, RequestError } from "../../net/http.js";
import { knownPrints, mentioned, sentence, witnesses } from "../../table/explanation.js";
import { actorOf, standing } from "../../table/state.js";
import { logLine, nameOf } from "../../table/words.js";
import { botWord, ConventionsLink, explains } from "../common/bots.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";

/** @typedef {import("../../../types/protocol.js").Explanation} Explanation */
/** @typedef {import("../../table/explanation.js").Part} Part */

/**
 * @typedef {{
 *   scene: import("./boardContext.js").Scene, seq: number,
 *   onCards: (ids: readonly number[]) => void, onClose: () => void,
 * }} Asked `onCards` gets the mentioned cards
 */

/** @param {Asked} props */
export function ExplanationPanel(props) {
  const { scene, seq, onClose } = props;
  const { setting, history, hands } = scene;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const logged = history.find((it) => it.seq === seq);
  useWholeText(ref);
  useEffect(() => {
    // The panel gets the focus, and returns it when it closes.
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      props.onCards([]);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [seq]);
  if (!logged) return null;
  const line = logLine(setting, logged, hands.get(seq) ?? []);
  const seats = witnesses(setting.info, history, logged);
  const bots = seats.map((seat) => setting.info.seats[seat].bot ?? "");
  const companion = bots.find(explains) ?? "";
  return html`
    <section ref=${ref} class="explanation-panel" tabindex="-1" role="dialog"
      aria-label=${t("web-why-of", { event: line })}>
      <div class="dialog-head">
        <b>${line}</b>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      ${seats.map(
        (seat, n) => html`
          <${Witness} key=${seat} ...${props} seat=${seat} acted=${seat === actorOf(logged)}
            place=${n === 0 ? "first" : n === 1 ? "second" : "aside"} />
        `,
      )}
      <p class="learn"><${ConventionsLink} bot=${companion} /></p>
    </section>
  `;
}

/**
 * The explanation of one bot. If the bot neither acted nor received the clue, it is requested when the user opens it.
 * @param {Asked & {seat: number, acted: boolean, place: "first" | "second" | "aside"}} props
 */
function Witness({ scene, seq, onCards, seat, acted, place }) {
  const { table, setting, game, history, hands } = scene;
  const aside = place === "aside";
  const [answer, setAnswer] = useState(/** @type {Explanation | string | null} */ (null));
  const [open, setOpen] = useState(!aside);
  const over = setting.info.status === "finished";
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    setAnswer(null);
    /** @type {Promise<Explanation>} */
    const asked = patiently(`/api/tables/${table}/why?seq=${seq}&seat=${seat}`);
    Promise.all([asked, learn("companion")]).then(
      ([found]) => {
        if (!current) return;
        setAnswer(found);
        if (place === "first") onCards(mentioned(found.statements.filter((it) => !isOther(it.id))));
      },
      (error) => current && setAnswer(errorWord(error)),
    );
    return () => {
      current = false;
    };
  }, [table, seq, seat, open, over, language.value]);
  const name = nameOf(setting.info, seat);
  const { bot = "" } = setting.info.seats[seat] ?? {};
  const talk = {
    ...setting,
    speaker: seat,
    hands: hands.get(seq) ?? [],
    prints: knownPrints(standing(history), game),
  };
  const said = () => {
    if (answer === null) return html`<p class="empty">${t("web-loading")}</p>`;
    if (typeof answer === "string") return html`<p class="problem">${answer}</p>`;
    if (answer.statements.length === 0) {
      const later = explains(bot) && !over;
      const silent = bot ? t("why-silent", { bot: botWord(bot) }) : t("why-silent-for", { name });
      const words = later ? t("why-not-yet", { name }) : silent;
      return html`<p class="empty">${words}</p>`;
    }
    return html`<${Reasons} table=${table} talk=${talk} statements=${answer.statements} />`;
  };
  const title = t(acted ? "web-why-did" : "web-why-understood", { name });
  if (!aside) return html`<h3>${title}</h3><div aria-live="polite">${said()}</div>`;
  const toggled = (/** @type {Event} */ event) =>
    setOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open);
  return html`<details onToggle=${toggled}><summary>${title}</summary>${open && said()}</details>`;
}

/**
 * Gives a panel the whole height of the window if its text would be cut.
 * @param {{current: HTMLElement | null}} ref
 */
export function useWholeText(ref) {
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    const fit = () => panel.scrollHeight > panel.clientHeight + 1 && panel.classList.add("tall");
    const observer = new MutationObserver(fit);
    observer.observe(panel, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
    fit();
    return () => observer.disconnect();
  }, []);
}

/** The assumptions that each table has already been told in full. @type {Map<string, Set<string>>} */
const told = new Map();

/**
 * The statements of a bot. What it assumes in general is shown in full once per table, and later on request.
 * @param {{
 *   table: string, talk: import("../../table/explanation.js").Talk,
 *   statements: readonly import("../../../types/protocol.js").Statement[],
 * }} props
 */
export function Reasons({ table, talk, statements }) {
  const [known] = useState(() => new Set(told.get(table)));
  const key = (/** @type {import("../../../types/protocol.js").Statement} */ it) =>
    JSON.stringify([talk.speaker, it]);
  const again = statements.filter((it) => isGeneral(it.id) && known.has(key(it)));
  const now = statements.filter((it) => !again.includes(it));
  useEffect(() => {
    told.set(table, new Set([...(told.get(table) ?? []), ...now.filter((it) => isGeneral(it.id)).map(key)]));
  }, [statements]);
  const items = (/** @type {typeof now} */ list) => html`
    <ul class="reasons">
      ${list.map(
        (it) => html`
          <li class=${cls(isOther(it.id) && "other")}>
            ${sentence(talk, it).map((part) => html`<${SentencePart} part=${part} />`)}
          </li>
        `,
      )}
    </ul>
  `;
  return html`
    ${items(now)}
    ${
      again.length > 0 &&
      html`<details class="general"><summary>${t("web-why-general")}</summary>${items(again)}</details>`
    }
  `;
}

/** Whether a statement is about conventions that hold for the whole game. @param {string} id */
const isGeneral = (id) => /^companion-(assumes|against|table)-/.test(id);

/** Whether a statement is about an alternative. @param {string} id */
export const isOther = (id) => /^companion-(not|because|rather)/.test(id);

/** Repeats a rate-limited request after a moment. @template T @param {string} path @returns {Promise<T>} */
export async function patiently(path) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchJson(path);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "rate/limited" || tries > 4) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

/** @param {{part: Part}} props */
function SentencePart({ part }) {
  if (typeof part === "string") return part;
  const { word, chips } = part;
  return html`
    <span class="in-words">${word}</span>
    ${
      chips.length > 0 &&
      html`
        ${" "}
        <span class="chips" aria-hidden="true">
          ${chips.map((chip) => html`<${ChipMark} chip=${chip} />`)}
        </span>
      `
    }
  `;
}

/** A small card. @param {{chip: import("../../table/explanation.js").Chip}} props */
export function ChipMark({ chip: { suit, ranks } }) {
  return html`
    <span class=${cls("chip", `ink-${shellOf(suit.name)}`)}>
      <${Mark} shell=${shellOf(suit.name)} />${ranks.map((rank) => html`<${RankSign} rank=${rank} />`)}
    </span>
  `;
}
