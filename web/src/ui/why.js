// Why a bot did something, and how each bot understood a clue: asked of the server, said in words.
import { Mark, Numeral } from "../art/sprite.js";
import { shellOf } from "../art/suits.js";
import { language, learnReasons, t } from "../i18n.js";
import { cls, html, useEffect, useRef, useState } from "../lib.js";
import { ask } from "../net.js";
import { happenings } from "../table/state.js";
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
      ${answers?.map(({ seat, answer, problem }) => {
        const name = nameOf(setting.info, seat);
        const talk = { ...setting, speaker: seat, hands: before, prints: knownPrints(history, game) };
        const bot = setting.info.seats[seat]?.bot ?? "";
        return html`
          <h3 key=${seat}>${t(seat === actorOf(logged) ? "why-did" : "why-understood", { name })}</h3>
          ${problem && html`<p class="problem">${problem}</p>`}
          ${answer && answer.statements.length === 0 && html`<p class="empty">${bot.startsWith("companion") && setting.info.status !== "finished" ? t("why-not-yet", { name }) : t("why-silent", { bot: botWord(bot) })}</p>`}
          <ul class="reasons">${answer?.statements.map((it) => html`<li class=${cls(it.id.startsWith("companion-not") && "other")}>${sentence(talk, it).map((part) => html`<${SentencePart} part=${part} />`)}</li>`)}</ul>
        `;
      })}
      ${seats.length === 0 && html`<p class="empty">${t("why-nobody")}</p>`}
    </section>
  `;
}

/** @param {{part: Part}} props */
function SentencePart({ part }) {
  if (typeof part === "string") return part;
  return html`<span class="in-words">${part.word}</span>${part.chips.length > 0 && html` <span class="chips" aria-hidden="true">${part.chips.map(({ suit, ranks }) => html`<span class=${cls("chip", `ink-${shellOf(suit.name)}`)}><${Mark} shell=${shellOf(suit.name)} />${ranks.map((rank) => html`<${Numeral} n=${rank} />`)}</span>`)}</span>`}`;
}

/** Who did something, or gave the clue. @param {LoggedEvent | undefined} logged */
function actorOf(logged) {
  const first = happenings(logged ?? null).find((it) => "giver" in it || "seat" in it);
  return first && "giver" in first ? first.giver : first && "seat" in first ? first.seat : -1;
}

/** The bots who can speak about an event: the one that acted, and all who heard a clue. @param {import("../../types/protocol.js").TableInfo} info @param {LoggedEvent | undefined} logged */
function witnesses(info, logged) {
  const actor = actorOf(logged);
  const clue = happenings(logged ?? null).some((it) => it.type === "clued");
  const bots = info.seats.flatMap((seat, n) => (seat.bot ? [n] : []));
  return [...bots.filter((seat) => seat === actor), ...bots.filter((seat) => clue && seat !== actor)];
}
