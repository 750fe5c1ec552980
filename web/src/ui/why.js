// Why a bot did something, and how each bot understood a clue: asked of the server, said in words.
import { Mark, Numeral } from "../art/sprite.js";
import { shellOf } from "../art/suits.js";
import { language, learnReasons, t } from "../i18n.js";
import { cls, html, useEffect, useRef, useState } from "../lib.js";
import { ask } from "../net.js";
import { actorOf, happenings } from "../table/state.js";
import { knownPrints, mentioned, sentence } from "../table/why.js";
import { logLine, nameOf } from "../table/words.js";
import { botWord } from "./bots.js";
import { errorWord } from "./errors.js";
import { Icon } from "./icons.js";

/** @typedef {import("../../types/protocol.js").Explanation} Explanation */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("../table/why.js").Part} Part */

/**
 * @param {{
 *   table: string, setting: import("../table/words.js").Setting, game: import("../../types/protocol.js").GameState,
 *   history: readonly LoggedEvent[], hands: ReadonlyMap<number, number[][]>, seq: number,
 *   onCards: (ids: readonly number[]) => void, onClose: () => void,
 * }} props
 */
export function WhyPanel({ table, setting, game, history, hands, seq, onCards, onClose }) {
  const [answers, setAnswers] = useState(/** @type {{seat: number, answer: Explanation | null, problem: string}[] | null} */ (null));
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const logged = history.find((it) => it.seq === seq);
  const seats = witnesses(setting.info, logged);
  useEffect(() => {
    let current = true;
    setAnswers(null);
    const wanted = seats.map(async (seat) => {
      try {
        return { seat, answer: /** @type {Explanation} */ (await ask(`/api/tables/${table}/why?seq=${seq}&seat=${seat}`)), problem: "" };
      } catch (error) {
        return { seat, answer: null, problem: errorWord(error) };
      }
    });
    Promise.all([Promise.all(wanted), learnReasons()]).then(([found]) => {
      if (!current) return;
      setAnswers(found);
      onCards(mentioned(found.flatMap(({ answer }) => answer?.statements ?? []).filter((it) => !it.id.startsWith("companion-not"))));
    }, onClose);
    return () => {
      current = false;
      onCards([]);
    };
  }, [table, seq, language.value, game.phase.type === "over"]);
  useEffect(() => {
    // Who asked gets the answer, and afterwards is where the question was asked.
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [seq]);
  useEffect(() => {
    if (answers) ref.current?.focus();
  }, [answers]);
  if (!logged) return null;
  const before = hands.get(seq) ?? [];
  return html`
    <section ref=${ref} class="why-panel" tabindex="-1" role="dialog" aria-label=${t("web-why-of", { event: logLine(setting, logged, before) })}>
      <div class="dialog-head"><b>${logLine(setting, logged, before)}</b><button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}><${Icon} name="close" /></button></div>
      ${answers === null && html`<p class="prompt">${t("web-loading")}</p>`}
      ${answers?.map((it, n) => {
        const name = nameOf(setting.info, it.seat);
        const title = t(it.seat === actorOf(logged) ? "why-did" : "why-understood", { name });
        const body = html`<${Answer} ...${it} setting=${setting} hands=${before} prints=${knownPrints(history, game)} name=${name} />`;
        // Who was neither asked nor spoken to is heard when wanted.
        return n < 2 ? html`<h3>${title}</h3>${body}` : html`<details><summary>${title}</summary>${body}</details>`;
      })}
      ${seats.length === 0 && html`<p class="empty">${t("why-nobody")}</p>`}
    </section>
  `;
}

/**
 * What one bot says.
 * @param {{seat: number, answer: Explanation | null, problem: string, setting: import("../table/words.js").Setting, hands: number[][], prints: Map<number, string>, name: string}} props
 */
function Answer({ seat, answer, problem, setting, hands, prints, name }) {
  if (!answer) return html`<p class="problem">${problem}</p>`;
  const { bot = "" } = setting.info.seats[seat] ?? {};
  const talk = { ...setting, speaker: seat, hands, prints };
  if (answer.statements.length === 0) {
    return html`<p class="empty">${bot.startsWith("companion") && setting.info.status !== "finished" ? t("why-not-yet", { name }) : t("why-silent", { bot: botWord(bot) })}</p>`;
  }
  return html`
    <ul class="reasons">
      ${answer.statements.map((it) => html`<li class=${cls(it.id.startsWith("companion-not") && "other")}>${sentence(talk, it).map((part) => html`<${SentencePart} part=${part} />`)}</li>`)}
    </ul>
  `;
}

/** @param {{part: Part}} props */
function SentencePart({ part }) {
  if (typeof part === "string") return part;
  return html`<span class="in-words">${part.word}</span>${part.chips.length > 0 && html` <span class="chips" aria-hidden="true">${part.chips.map(({ suit, ranks }) => html`<span class=${cls("chip", `ink-${shellOf(suit.name)}`)}><${Mark} shell=${shellOf(suit.name)} />${ranks.map((rank) => html`<${Numeral} n=${rank} />`)}</span>`)}</span>`}`;
}

/**
 * The bots who can speak about an event: the one that acted, and all who heard a clue, first the one
 * to whom it was given.
 * @param {import("../../types/protocol.js").TableInfo} info @param {LoggedEvent | undefined} logged
 */
function witnesses(info, logged) {
  if (!logged) return [];
  const clue = happenings(logged).find((it) => it.type === "clued");
  const bots = info.seats.flatMap((seat, n) => (seat.bot ? [n] : []));
  const rank = (/** @type {number} */ seat) => (seat === actorOf(logged) ? 0 : clue?.type === "clued" && seat === clue.to ? 1 : 2);
  return bots.filter((seat) => clue || rank(seat) === 0).sort((a, b) => rank(a) - rank(b));
}
