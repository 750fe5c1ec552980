// The reasons of bots as text: sentences of companion.ftl in which cards are both words and drawings.
import { elided, maybe, t } from "../i18n.js";
import { parseSet, suitOf } from "./notation.js";
import { slotOf } from "./slots.js";
import { actorOf, happenings } from "./state.js";
import { cardWord, clueWord, nameOf, setWord, suitWord } from "./words.js";

/** @typedef {import("../../types/protocol.js").Argument} Argument */
/** @typedef {import("../../types/protocol.js").Statement} Statement */
/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * @typedef {import("./words.js").Setting & {
 *   speaker: number,
 *   hands: readonly (readonly number[])[],
 *   prints: ReadonlyMap<number, string>,
 * }} Talk the speaking seat, the hands that the sentences are about, and the faces that I know
 * @typedef {{suit: import("./notation.js").SuitInfo, ranks: number[]}} Chip
 * @typedef {string | {word: string, chips: Chip[]}} Part of a sentence
 */

/** Placeholder of an argument in a sentence: no text contains these characters. */
const HOLE = /\uE000(\w+)\uE001/;

/** A sentence in parts. @param {Talk} talk @param {Statement} statement @returns {Part[]} */
export function sentence(talk, statement) {
  const { seat, card } = statement.arguments;
  const holder = card?.type === "held" ? holderOf(talk, card.id) : -1;
  /** @type {{[name in string]?: Argument}} */
  const values =
    holder === -1 ? statement.arguments : { ...statement.arguments, holder: { type: "seat", seat: holder } };
  const holes = Object.fromEntries(Object.keys(values).map((name) => [name, `\uE000${name}\uE001`]));
  const isSeen = card?.type === "held" && talk.prints.has(card.id);
  const text =
    (isSeen && maybe(`${statement.id}.seen`, holes)) || addressed(talk, statement.id, values, holes);
  const pieces = text.split(HOLE);
  const owner = seat?.type === "seat" ? seat.seat : null;
  const parts = pieces.map((piece, n) => (n % 2 === 0 ? piece : part(talk, values[piece], piece, owner)));
  const other = pieces.indexOf("other");
  // What this card is played as follows.
  if (statement.id === "companion-means-once" && other !== -1) parts[other] = wordOf(parts[other]);
  for (const [n, before] of parts.entries())
    if (typeof before === "string" && n + 1 < parts.length) parts[n] = elided(before, wordOf(parts[n + 1]));
  const [first, ...rest] = parts.filter((it) => it !== "");
  if (first === undefined) return [];
  if (beginsWithName(talk, wordOf(first))) return [first, ...rest];
  return [typeof first === "string" ? capital(first) : { ...first, word: capital(first.word) }, ...rest];
}

/** A part as text. @param {Part} part */
export const wordOf = (part) => (typeof part === "string" ? part : part.word);

/**
 * Whether a sentence begins with the name of a player, which keeps its first letter.
 * @param {Talk} talk @param {string} text
 */
const beginsWithName = ({ info }, text) =>
  info.seats.some((_, seat) => {
    const name = nameOf(info, seat);
    return text.startsWith(name) && !/^[\p{L}\d]/u.test(text.slice(name.length));
  });

/**
 * A text in the variant for the giver or receiver of its clue, if the language has one.
 * @param {Talk} talk @param {string} id @param {{[name in string]?: Argument}} about
 * @param {Record<string, string>} args
 */
function addressed({ you, speaker }, id, { to, giver }, args) {
  const form =
    to?.type !== "seat"
      ? ""
      : to.seat === you
        ? ".to-you"
        : to.seat === speaker
          ? ".to-me"
          : giver?.type === "seat" && giver.seat === you
            ? ".from-you"
            : "";
  return (form && maybe(id + form, args)) || t(id, args);
}

/** The cards in hands that statements mention. @param {readonly Statement[]} statements @returns {number[]} */
export function mentioned(statements) {
  return statements.flatMap((it) =>
    Object.values(it.arguments).flatMap((argument) => (argument?.type === "held" ? [argument.id] : [])),
  );
}

/**
 * The face of every known card, from the events and the face-up hands.
 * @param {readonly LoggedEvent[]} history @param {GameState} game @returns {Map<number, string>}
 */
export function knownPrints(history, game) {
  /** @type {Map<number, string>} */
  const prints = new Map();
  for (const { event } of history) {
    if (event.type !== "acted") continue;
    for (const it of event.happened) if ("id" in it && "card" in it) prints.set(it.id, it.card);
  }
  for (const hand of game.hands)
    if (hand.face === "up") for (const card of hand.cards) prints.set(card.id, card.card);
  return prints;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * @param {Talk} talk @param {Argument | undefined} argument @param {string} name
 * @param {number | null} owner the seat whose cards the sentence is about, if the sentence names it
 * @returns {Part}
 */
function part(talk, argument, name, owner) {
  switch (argument?.type) {
    case "held":
      return {
        word: heldWord(talk, argument.id, owner),
        chips: chipsOf(talk, talk.prints.get(argument.id) ?? ""),
      };
    case "cards":
      return { word: setWord(talk.rules, argument.cards), chips: chipsOf(talk, argument.cards) };
    case "seat":
      return playerWord(talk, argument.seat, name === "giver");
    case "clue":
      return clueWord(talk.rules, argument.clue);
    case "action":
      return actionWord(talk, argument.action);
    case "number":
      return String(argument.number);
    case "points":
      return pointsWord(argument.points);
    case undefined:
      return "";
  }
}

/** @param {Talk} talk @param {string} set @returns {Chip[]} */
function chipsOf({ rules }, set) {
  return [...parseSet(set)].map(([letter, ranks]) => ({ suit: suitOf(rules, letter), ranks }));
}

/** Points with one decimal. @param {number} thousandths */
function pointsWord(thousandths) {
  const tenths = Math.max(0, Math.floor((thousandths + 50) / 100));
  return t("why-points", { whole: String(Math.floor(tenths / 10)), tenths: String(tenths % 10) });
}

/** The seat that holds a card, or -1. @param {Talk} talk @param {number} id */
const holderOf = ({ hands }, id) => hands.findIndex((hand) => hand.includes(id));

/** The holder and the place of a card. @param {Talk} talk @param {number} id @param {number | null} [owner] */
function heldWord(talk, id, owner = null) {
  const seat = holderOf(talk, id);
  if (seat === -1) return t("why-card-gone");
  const slot = slotOf(talk.hands[seat], id);
  if (seat === talk.speaker) return t("why-card-mine", { slot });
  if (seat === talk.you) return t("why-card-yours", { slot });
  if (seat === owner) return t("which-card", { slot });
  return t("why-card-theirs", { slot, name: nameOf(talk.info, seat) });
}

/** @param {Talk} talk @param {number} seat @param {boolean} from */
function playerWord(talk, seat, from) {
  if (seat === talk.you) return t(from ? "why-from-you" : "why-you");
  if (seat === talk.speaker) return t("why-me");
  return nameOf(talk.info, seat);
}

/** A move that a bot considered. @param {Talk} talk @param {Action} action */
function actionWord(talk, action) {
  const { rules } = talk;
  switch (action.type) {
    case "play":
      return action.announce
        ? t("why-do-announce", {
            card: heldWord(talk, action.id),
            suit: suitWord(suitOf(rules, action.announce).name),
          })
        : t("why-do-play", { card: heldWord(talk, action.id) });
    case "discard":
      return t("why-do-discard", { card: heldWord(talk, action.id) });
    case "clue":
    case "free_clue":
      return addressed(
        talk,
        "why-do-clue",
        { to: { type: "seat", seat: action.to } },
        { to: playerWord(talk, action.to, false), clue: clueWord(rules, action.clue) },
      );
    case "put_into_play":
      return t("why-do-put", { card: cardWord(rules, action.card) });
    case "shuffle_back":
      return t("why-do-shuffle", { card: cardWord(rules, action.card) });
    case "decline":
      return t("why-do-decline");
    case "firework":
      return t("why-do-firework", { suit: suitWord(suitOf(rules, action.suit).name) });
  }
}

/**
 * The seats of the bots that can explain an event: the one that acted, then the receiver of a clue, then the other
 * bots that saw it. A seat counts only if a bot had it at that time.
 * @param {Pick<import("../../types/protocol.js").TableInfo, "seats">} info
 * @param {readonly LoggedEvent[]} history @param {LoggedEvent} logged
 * @returns {number[]}
 */
export function witnesses(info, history, logged) {
  const clue = happenings(logged).find((it) => it.type === "clued");
  const actor = actorOf(logged);
  const rank = (/** @type {number} */ seat) =>
    seat === actor ? 0 : clue?.type === "clued" && seat === clue.to ? 1 : 2;
  const speaks = (/** @type {number} */ seat) =>
    seat === actor
      ? logged.event.type === "acted" && logged.event.bot
      : clue !== undefined && wasBot(info, history, logged.seq, seat);
  return info.seats
    .map((_, seat) => seat)
    .filter(speaks)
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Whether a bot had a seat at an event: the next event at that seat shows it.
 * @param {Pick<import("../../types/protocol.js").TableInfo, "seats">} info
 * @param {readonly LoggedEvent[]} history @param {number} seq @param {number} seat
 */
function wasBot(info, history, seq, seat) {
  for (const { seq: at, event } of history) {
    if (at <= seq || !("seat" in event) || event.seat !== seat) continue;
    // A replay has the actions, but not the changes of seats.
    if (event.type === "stood_in" || (event.type === "acted" && !event.bot)) return false;
    if (event.type === "returned" || event.type === "seat_taken") return true;
  }
  return info.seats[seat].bot !== null && info.seats[seat].bot !== undefined;
}
