// Texts for cards, clues and events, for the log, the live region and the names of controls.
import { either, list, maybe, t } from "../i18n.js";
import { friends, muted } from "../settings.js";
import { sayingWord } from "./chat.js";
import { isRank, parseCard, parseSet, ranksOf, START, suitOf } from "./notation.js";
import { slotOf, slotsOf } from "./slots.js";

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */
/** @typedef {import("../../types/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../types/protocol.js").TableInfo} TableInfo */
/** @typedef {import("../../types/protocol.js").GameState} GameState */

/**
 * The context of texts. `history` is needed if a seat may have changed hands; `bot` is the seat for which a bot acts.
 * @typedef {{
 *   rules: RulesInfo, info: TableInfo, you: number | null, history?: readonly LoggedEvent[], bot?: number,
 * }} Setting
 */

/** @param {string} name */
const suitId = (name) => `suit-${name.replaceAll(" ", "-")}`;

/**
 * The id of a text in the words of the game's edition, if it has its own.
 * @param {Pick<RulesInfo, "scale">} rules @param {string} id
 */
export function voiced({ scale }, id) {
  const own = `${id}.${scale}`;
  return maybe(own) ? own : id;
}

/**
 * A number of clue tokens, with the half of one that has come back besides.
 * @param {number} whole @param {boolean} [half]
 * @returns {number | string}
 */
export const tokenCount = (whole, half) => (half ? `${whole || ""}½` : whole);

/** The name of a suit or color in the language. @param {string} name */
export function suitWord(name) {
  return maybe(suitId(name)) ?? name;
}

/** A rank as a word: its number, or the word on a START card. @param {number} rank */
export const rankWord = (rank) => (rank === START ? t("rank-start") : `${rank}`);

/** A card as words. @param {string} suit the name of its suit @param {number} rank */
export function printWord(suit, rank) {
  const args = { rank: rankWord(rank) };
  return maybe(`${suitId(suit)}.card`, args) ?? t("card-other", { suit: suitWord(suit), ...args });
}

/** @param {RulesInfo} rules @param {string} card as `r3` */
export function cardWord(rules, card) {
  const { suit, rank } = parseCard(card);
  return printWord(suitOf(rules, suit).name, rank);
}

/** The texts of clues of which nobody hears what they say, by their signs. */
const UNTOLD = /** @type {Record<string, string>} */ ({
  "*": "clue-untold-color",
  "#": "clue-untold-rank",
  "?": "clue-untold",
});

/** @param {RulesInfo} rules @param {string} clue one character */
export function clueWord(rules, clue) {
  if (clue in UNTOLD) return t(UNTOLD[clue]);
  if (isRank(clue) && rules.odds_evens) return t(Number(clue) % 2 ? "clue-odd" : "clue-even");
  if (isRank(clue)) return t("clue-rank", { rank: Number(clue) });
  return suitWord(rules.colors.find((color) => color.letter === clue)?.name ?? clue);
}

/**
 * What a card can be, as text: "red 1, 2 or blue 3", "red or blue 1", "any 1".
 * @param {RulesInfo} rules @param {string} set
 */
export function setWord(rules, set) {
  const suits = [...parseSet(set)].map(([letter, ranks]) => ({
    name: suitWord(suitOf(rules, letter).name),
    ranks: ranks.map(rankWord),
  }));
  const [first] = suits;
  const all = ranksOf(rules).length;
  const alike = suits.every(({ ranks }) => `${ranks}` === `${first.ranks}`);
  if (suits.length > 1 && alike && first.ranks.length < all) {
    const ranks = either(first.ranks);
    return suits.length === rules.suits.length
      ? t("web-card-any", { ranks })
      : t("card-group", { suit: either(suits.map(({ name }) => name)), ranks });
  }
  return either(
    suits.map(({ name, ranks }) =>
      ranks.length === all
        ? name
        : t("card-group", { suit: name, ranks: suits.length === 1 ? either(ranks) : ranks.join(", ") }),
    ),
  );
}

/** A note as text: its mark and its text. @param {{mark?: string, text: string}} note */
export function noteWord({ mark, text }) {
  return [mark && t(`web-note-${mark}`), text].filter(Boolean).join(" · ");
}

/** The names of bots, by seat. */
const BOT_NAMES = ["Hoshi", "Kaze", "Tsuki", "Mizu", "Hana", "Yuki"];

/** The name of a person; a deleted account has no name. @param {{name: string}} person */
export const personName = (person) => person.name || t("web-someone");

/**
 * The name of the player at a seat.
 * @param {Pick<TableInfo, "seats"> & Partial<Pick<TableInfo, "deal_of">>} info @param {number} seat
 */
export function nameOf(info, seat) {
  const place = info.seats[seat];
  // Nobody here has played the game of a file.
  if (info.deal_of?.type === "imported")
    return info.deal_of.names?.[seat] || t("web-player-number", { number: seat + 1 });
  if (place?.person) return personName(place.person);
  return place?.bot ? BOT_NAMES[seat % BOT_NAMES.length] : t("web-seat-empty");
}

/**
 * The same, with the seats at the time of event `seq`.
 * @param {Setting} setting @param {number} seq @returns {Setting}
 */
function settingThen(setting, seq) {
  const handed = (setting.history ?? []).flatMap((logged) =>
    logged.event.type === "seat_taken" ? [{ seq: logged.seq, ...logged.event }] : [],
  );
  if (handed.length === 0) return setting;
  const { info, you } = setting;
  const seats = info.seats.map((place, n) => {
    const here = handed.filter(({ seat }) => seat === n);
    const last = here.findLast((it) => it.seq < seq);
    const person = last ? last.person : here.find((it) => it.plays_for)?.plays_for;
    return person ? { ...place, person, kept_for: last?.plays_for } : place;
  });
  const same = you !== null && seats[you]?.person?.id === info.seats[you]?.person?.id;
  return { ...setting, info: { ...info, seats }, you: same ? you : null };
}

/** @param {Setting} setting @param {number} seat */
function to(setting, seat) {
  return nameOf(setting.info, seat);
}

/**
 * The context of an action: a bot may have acted for a person.
 * @param {Setting} setting @param {{seat: number, bot: boolean}} acted @returns {Setting}
 */
const settingOf = (setting, { seat, bot }) =>
  bot && setting.info.seats[seat]?.person ? { ...setting, bot: seat } : setting;

/** Who acts, as a text. @param {Setting} setting @param {number} seat */
function actorWord(setting, seat) {
  const name = to(setting, seat);
  return seat === setting.bot ? spoken("web-bot-of", { name }, seat === setting.you) : name;
}

/**
 * A text in the variant for the acting player, for the player it is done to, or for everybody.
 * @param {string} id @param {Record<string, string | number>} args @param {boolean} mine @param {boolean} [tome]
 */
export function spoken(id, args, mine, tome = false) {
  // The words of an edition are an attribute already.
  const form = mine ? (id.includes(".") ? "-you" : ".you") : tome ? ".to-you" : "";
  return (form && maybe(id + form, args)) || t(id, args);
}

/**
 * A happening as text; `null` if it needs none.
 * @param {Setting} setting @param {GameEvent} it
 * @param {readonly (readonly number[])[]} hands the ids of each hand before the action
 * @returns {string | null}
 */
export function happeningWord(setting, it, hands) {
  const { rules, you } = setting;
  const isMine = (/** @type {number} */ seat) => seat === you && seat !== setting.bot;
  switch (it.type) {
    case "clued": {
      const slots = slotsOf(hands[it.to] ?? [], it.touched);
      const cards = t("touched", { count: it.touched.length, list: list(slots.map(String)) });
      return spoken(
        "event-clued",
        { name: actorWord(setting, it.giver), to: to(setting, it.to), clue: clueWord(rules, it.clue), cards },
        isMine(it.giver),
        it.to === you,
      );
    }
    case "announced":
      return spoken(
        it.right ? "event-announced-right" : "event-announced-wrong",
        { name: actorWord(setting, it.seat), suit: suitWord(suitOf(rules, it.suit).name) },
        isMine(it.seat),
      );
    case "thrown": {
      const place = slotOf(hands[it.seat] ?? [], it.id);
      const which = place > 0 ? t("which-card", { slot: place }) : t("which-deck");
      return spoken("event-thrown", { name: actorWord(setting, it.seat), which }, isMine(it.seat));
    }
    case "played":
    case "misplayed":
    case "discarded":
    case "joker_revealed": {
      const id = {
        played: "event-played",
        misplayed: "event-misplayed",
        discarded: "event-discarded",
        joker_revealed: "event-joker",
      }[it.type];
      const place = slotOf(hands[it.seat] ?? [], it.id);
      const args = {
        name: actorWord(setting, it.seat),
        which: place > 0 ? t("which-card", { slot: place }) : t("which-deck"),
        card: cardWord(rules, it.card),
        strikes: it.type === "misplayed" ? it.strikes : 0,
        most: rules.strikes,
      };
      if (it.type !== "played" || (place > 0 && parseCard(it.card).suit === it.suit))
        return spoken(voiced(rules, id), args, isMine(it.seat));
      const firework = { name: args.name, card: args.card, suit: suitWord(suitOf(rules, it.suit).name) };
      return spoken(place > 0 ? "event-played-on" : "event-placed", firework, isMine(it.seat));
    }
    case "token_gained":
      return t(rules.half_tokens ? "event-half-token" : voiced(rules, "event-token"), {
        tokens: tokenCount(it.clue_tokens, it.half),
      });
    case "token_lost":
      return t(voiced(rules, "event-token-lost"));
    case "completed":
      return t("event-completed", { suit: suitWord(suitOf(rules, it.suit).name) });
    case "tile_revealed":
      return t("event-tile", { number: it.tile, name: t(`tile-${it.tile}`) });
    case "tile_lost":
      return t("event-tile-lost", { number: it.tile });
    case "strike_back":
      return t("event-strike-back", { strikes: it.strikes });
    case "shuffled_back":
      return t("event-shuffled-back", { card: cardWord(rules, it.card) });
    case "declined":
      return t("event-declined", { number: it.tile });
    case "final_round":
      return t("event-final-round", { turns: it.turns_left });
    case "turn":
      return spoken("event-turn", { name: to(setting, it.seat) }, it.seat === you);
    case "drew":
      return spoken("event-drew", { name: to(setting, it.seat), card: cardWord(rules, it.card) }, false);
    case "drew_hidden":
      return spoken("event-drew-hidden", { name: to(setting, it.seat) }, it.seat === you);
    case "reordered":
      return spoken("event-reordered", { name: to(setting, it.seat) }, it.seat === you);
    case "over":
      return t(
        it.outcome === "perfect"
          ? "over-perfect"
          : it.outcome === "lost" && it.lost
            ? lostId(it.lost, rules.scale)
            : "over-finished",
      );
  }
}

/**
 * The id of the text about a loss, in the edition's words if it has its own.
 * @param {import("../../types/protocol.js").LossReason} reason @param {string} scale
 */
export function lostId(reason, scale) {
  const own = `rating-lost-${reason}-${scale}`;
  return maybe(own) ? own : `rating-lost-${reason}`;
}

/** Why the score is below zero when the game begins. @param {RulesInfo} rules */
function belowZero(rules) {
  const penalty = rules.suits.find(({ score }) => score === "penalty");
  if (!penalty || rules.min_score >= 0 || rules.all_or_nothing) return "";
  return t("score-begins-below-zero", { suit: suitWord(penalty.name) });
}

/** The happenings that the log omits: it shows actions, not their automatic consequences. */
const QUIET = new Set(["turn", "drew", "drew_hidden", "token_gained"]);

/**
 * The log's text for an event.
 * @param {Setting} now @param {LoggedEvent} logged @param {readonly (readonly number[])[]} hands
 */
export function logLine(now, logged, hands) {
  const event = logged.event;
  const setting = settingThen(now, logged.seq);
  switch (event.type) {
    case "acted":
      return event.happened
        .filter((it) => !QUIET.has(it.type))
        .map((it) => happeningWord(settingOf(setting, event), it, hands))
        .filter(Boolean)
        .join(" ");
    case "reordered":
      return spoken("event-reordered", { name: to(setting, event.seat) }, event.seat === setting.you);
    case "stood_in":
      return t("web-event-stood-in", { name: to(setting, event.seat) });
    case "watched": {
      const isKnown = friends.value.includes(event.person.id);
      const players = isKnown ? "" : list((event.beside ?? []).map((seat) => to(setting, seat)));
      const name = personName(event.person);
      return players ? t("web-event-watched-beside", { name, players }) : t("web-event-watched", { name });
    }
    case "said":
      if (muted.value.includes(event.person.id)) return "";
      return t("web-event-said", { name: personName(event.person), words: sayingWord(event.saying) });
    case "kept_out":
      return t(`web-event-kept-out-${event.why}`, { name: personName(event.person) });
    case "seat_offered": {
      const person = personName(event.person);
      return spoken(
        event.by === event.seat ? "web-event-seat-offered" : "web-event-seat-offered-of",
        { name: to(setting, event.by), person, of: to(setting, event.seat) },
        event.by === setting.you,
      );
    }
    case "offer_dropped":
      return t(event.declined ? "web-event-offer-declined" : "web-event-offer-dropped");
    case "seat_taken": {
      const name = personName(event.person);
      if (!event.plays_for) return t("web-event-seat-own", { name });
      return t("web-event-seat-taken", { name, of: personName(event.plays_for) });
    }
    case "seat_asked_back": {
      const owner = setting.info.seats[event.seat]?.kept_for;
      return owner ? t("web-event-seat-asked", { name: personName(owner) }) : "";
    }
    case "returned":
      return t("web-event-returned", { name: to(setting, event.seat) });
    case "end_wished":
      return spoken(
        event.wish ? "event-end-wished" : "event-end-unwished",
        { name: to(setting, event.seat) },
        event.seat === setting.you,
      );
    case "take_back_asked":
    case "take_back_agreed": {
      const id = event.type === "take_back_asked" ? "event-take-back-asked" : "event-take-back-agreed";
      return spoken(id, { name: to(setting, event.seat) }, event.seat === setting.you);
    }
    case "take_back_dropped":
      if (event.by === undefined) return t("event-take-back-late");
      return spoken("event-take-back-dropped", { name: to(setting, event.by) }, event.by === setting.you);
    case "taken_back":
      return spoken(
        "event-taken-back",
        { name: to(setting, event.seat), count: event.actions },
        event.seat === setting.you,
      );
    case "late":
    case "hinted":
    case "pause_asked":
    case "resumed":
      return spoken(
        `event-${event.type.replace("_", "-")}`,
        { name: to(setting, event.seat) },
        event.seat === setting.you,
      );
    case "bot_asked": {
      const by = event.by === undefined ? "" : to(setting, event.by);
      const args = { name: to(setting, event.seat), by };
      return spoken(by ? "event-bot-asked-by" : "event-bot-asked", args, event.seat === setting.you);
    }
    case "pause_agreed":
      return spoken("event-take-back-agreed", { name: to(setting, event.seat) }, event.seat === setting.you);
    case "pause_dropped":
      if (event.by === undefined) return t("event-pause-late");
      return spoken("event-pause-dropped", { name: to(setting, event.by) }, event.by === setting.you);
    case "paused":
      return t("event-paused");
    case "ended":
      return t(`event-ended-${event.why}`);
    case "started":
      return [
        spoken("web-event-started", { name: to(setting, event.first) }, event.first === setting.you),
        belowZero(setting.rules),
      ]
        .join(" ")
        .trim();
    default:
      return "";
  }
}

/**
 * The live region's text for an event: everything in it, and the state of the table.
 * @param {Setting} setting @param {LoggedEvent} logged @param {readonly (readonly number[])[]} hands
 * @param {GameState | null} after
 */
export function spokenLine(setting, logged, hands, after) {
  const event = logged.event;
  if (event.type !== "acted") return logLine(setting, logged, hands);
  const acted = settingOf(setting, event);
  const said = event.happened.map((it) => happeningWord(acted, it, hands)).filter(Boolean);
  if (after && event.happened.some((it) => it.type === "clued")) {
    const left = after.half_token
      ? t("web-tokens-left-half", { tokens: tokenCount(after.clue_tokens, true) })
      : t(voiced(setting.rules, "web-tokens-left"), { tokens: after.clue_tokens });
    said.splice(1, 0, left);
  }
  return said.join(" ");
}

/**
 * The ids of every hand before each event, oldest card first, derived from the events: a card that nobody drew was
 * dealt, and its holder is the player who played, discarded or still holds it.
 * @param {readonly LoggedEvent[]} history @param {GameState | null} now
 * @returns {Map<number, number[][]>}
 */
export function handsBefore(history, now) {
  const seats = now?.hands.length ?? 0;
  /** @type {Map<number, number>} */
  const holder = new Map();
  /** @type {Set<number>} */
  const drawn = new Set();
  for (const [seat, hand] of (now?.hands ?? []).entries()) {
    for (const card of hand.cards) holder.set(card.id, seat);
  }
  for (const logged of history) {
    if (logged.event.type !== "acted") continue;
    for (const it of logged.event.happened) {
      if (it.type === "drew" || it.type === "drew_hidden") drawn.add(it.id);
      else if ("id" in it && "seat" in it && !holder.has(it.id)) holder.set(it.id, it.seat);
    }
  }
  /** @type {number[][]} */
  let hands = Array.from({ length: seats }, () => []);
  for (const [id, seat] of [...holder].sort(([a], [b]) => a - b)) {
    if (!drawn.has(id)) hands[seat]?.push(id);
  }
  /** @type {Map<number, number[][]>} */
  const before = new Map();
  /** The hands before each action that wasn't taken back. @type {number[][][]} */
  const stood = [];
  for (const logged of history) {
    before.set(logged.seq, hands);
    if (logged.event.type === "acted") stood.push(hands);
    // Restores the hands before the first action that was taken back.
    if (logged.event.type === "taken_back")
      hands = stood.splice(Math.max(0, stood.length - logged.event.actions))[0] ?? hands;
    const changes =
      logged.event.type === "acted"
        ? logged.event.happened
        : logged.event.type === "reordered"
          ? [logged.event]
          : [];
    for (const it of changes) {
      if (it.type === "reordered") {
        hands = hands.map((hand, seat) => (seat === it.seat ? [...it.order] : hand));
      } else if (it.type === "drew" || it.type === "drew_hidden") {
        hands = hands.map((hand, seat) => (seat === it.seat ? [...hand, it.id] : hand));
      } else if (
        it.type === "played" ||
        it.type === "misplayed" ||
        it.type === "thrown" ||
        it.type === "discarded" ||
        it.type === "joker_revealed"
      ) {
        hands = hands.map((hand, seat) => (seat === it.seat ? hand.filter((id) => id !== it.id) : hand));
      }
    }
  }
  return before;
}
