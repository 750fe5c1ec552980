// A hand of cards with its holder's name: a partner's face up, my own with what I may know of it.
import { list, noted, sentences, t, texts } from "../../i18n.js";
import { cls, html, memo, useMemo, useRef, useState } from "../../lib.js";
import { shownAid } from "../../settings.js";
import { shownLetter } from "../../table/letters.js";
import { isRank, parseCard, suitOf, summary } from "../../table/notation.js";
import { combinations, setOf } from "../../table/possibleCards.js";
import { fromLeft } from "../../table/slots.js";
import { happenings } from "../../table/state.js";
import { cardWord, clueWord, nameOf, noteWord, personName, setWord } from "../../table/words.js";
import { botAbout, botWord } from "../common/bots.js";
import { botShown } from "../common/dialogState.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";
import { SeatMon } from "../common/mon.js";
import { RovingFocus } from "../common/rovingFocus.js";
import { actingSeat, useBoard } from "../table/boardContext.js";
import { Card, Thoughts } from "./card.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").FaceUpCard} FaceUpCard */
/** @typedef {import("../../../types/protocol.js").FaceDownCard} FaceDownCard */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/**
 * @typedef {FaceDownCard & {card?: string}} HeldCard `card` is its face, if the viewer sees it
 * @typedef {{
 *   seat: number | null, toggle: (seat: number) => void, show: (seat: number) => void, hide: () => void,
 *   press: (seat: number, at: number) => void, release: (at: number) => void,
 * }} Empathy `seat` is the hand that is shown as its holder sees it; `press` and `release` are for its key, each with
 *   the time in milliseconds
 */

/** After how many milliseconds releasing the key ends the view that pressing it started. */
const LONG = 350;

/** @returns {Empathy} */
export function useEmpathy() {
  const [seat, setSeat] = useState(/** @type {number | null} */ (null));
  const pressed = useRef(Number.POSITIVE_INFINITY);
  const toggle = (/** @type {number} */ next) => setSeat((now) => (now === next ? null : next));
  const hide = () => setSeat(null);
  return {
    seat,
    toggle,
    show: setSeat,
    hide,
    press: (next, at) => {
      pressed.current = at;
      toggle(next);
    },
    release: (at) => {
      if (at - pressed.current > LONG) hide();
      pressed.current = Number.POSITIVE_INFINITY;
    },
  };
}

/** @param {{seat: number, below?: boolean}} props `below` is the hand at the bottom of the table */
export function Hand({ seat, below = false }) {
  const { scene, choice, empathy } = useBoard();
  const { game, setting } = scene;
  const lit = [...choice.lit, ...(scene.points?.cards ?? [])];
  const hand = game.hands[seat];
  const mine = seat === setting.you;
  const through = empathy.seat === seat;
  const onTurn = game.to_act === seat && game.phase.type !== "over";
  // The ids of cards follow the order of drawing, even after the holder rearranges them.
  const marked = shownAid.value !== "table" && hand.cards.length > 1;
  const oldest = marked ? Math.min(...hand.cards.map((card) => card.id)) : null;
  const label = mine ? t("web-hand-mine") : t("web-hand-of", { name: nameOf(setting.info, seat) });
  const names = cls(
    "hand",
    mine && "mine",
    onTurn && "on-turn",
    through && "empathy",
    below ? "below" : "partner",
  );
  return html`
    <${RovingFocus} class=${names} label=${label} name=${mine ? "mine" : `seat-${seat}`} seat=${seat}>
      <div class="cards">
        ${fromLeft(/** @type {HeldCard[]} */ (hand.cards)).map(
          (card, n) => html`
            <${Slot} key=${card.id} card=${card} slot=${n + 1} seat=${seat}
              faceUp=${hand.face === "up" && !through} lit=${lit.includes(card.id)}
              oldest=${card.id === oldest} />
          `,
        )}
        ${hand.cards.length === 0 && html`<span class="no-cards">${t("web-no-cards")}</span>`}
      </div>
      <${Plate} seat=${seat} mine=${mine} onTurn=${onTurn} through=${through} />
    <//>
  `;
}

const loadReaction = () =>
  lazyStyled("reactions", () => import("../social/reactions.js").then((module) => module.ReactionMark));

/**
 * The name plate of a hand: the holder and their state.
 * @param {{seat: number, mine: boolean, onTurn: boolean, through: boolean}} props `through` their perspective
 */
function Plate({ seat, mine, onTurn, through }) {
  const { scene, choice, empathy } = useBoard();
  const { game, setting, present } = scene;
  const name = nameOf(setting.info, seat);
  const { bot: seated, person, kept_for } = setting.info.seats[seat] ?? {};
  const bot = scene.bots ? scene.bots[seat] : seated;
  const reacted = scene.reactions?.find((it) => it.seat === seat);
  const away = person && !bot && !mine && present?.[seat] === false;
  const down = mine && game.hands[seat].face === "down";
  const eye = down ? t("web-empathy-mine") : t("web-empathy", { name });
  return html`
    <div class="plate">
      <span class="lantern" aria-hidden="true" />
      <${SeatMon} info=${setting.info} seat=${seat} name=${name} />
      ${
        choice.legal && seat !== actingSeat(scene)
          ? html`
              <button type="button" class="name" data-rove aria-label=${t("web-clue-someone", { name })}
                onClick=${() => choice.toggle({ seat, id: null })}>${name}</button>
            `
          : html`<span class="name">${mine ? t("you") : name}</span>`
      }
      ${
        bot &&
        html`
          <button type="button" class="badge" data-rove tabindex="-1" title=${botAbout(bot)}
            aria-label=${t("web-bot-is", { bot: botWord(bot) })}
            onClick=${() => (botShown.value = bot)}>${botWord(bot)}</button>
        `
      }
      ${reacted && html`<${Lazy} key=${reacted.seq} load=${loadReaction} reaction=${reacted.reaction} />`}
      ${kept_for && html`<span class="badge">${t("web-plays-for", { name: personName(kept_for) })}</span>`}
      ${away && html`<span class="badge away">${t("web-away")}</span>`}
      ${onTurn && html`<span class="visually-hidden">${t("web-on-turn")}</span>`}
      ${
        !(down && shownAid.value !== "full") &&
        html`
          <button type="button" class="eye" data-rove aria-pressed=${through} aria-label=${eye} title=${eye}
            onClick=${() => empathy.toggle(seat)}><${Icon} name="eye" /></button>
        `
      }
    </div>
  `;
}

/**
 * @param {{
 *   card: HeldCard, slot: number, seat: number, faceUp: boolean, lit: boolean, oldest: boolean,
 * }} props
 */
function Slot({ card, slot, seat, faceUp, lit, oldest }) {
  const { scene, choice, grip, hold } = useBoard();
  const { rules } = scene.setting;
  const aid = shownAid.value;
  const known = useMemo(
    () => summary(rules, possibleOf(scene.game, seat, card)),
    [rules, scene.game, seat, card, aid],
  );
  const print = faceUp && card.card ? parseCard(card.card) : null;
  const suit = print ? suitOf(rules, print.suit) : shownSuit(rules, card, known);
  const letter = print ? shownLetter(rules, print.suit) : "";
  const rank = print ? print.rank : shownRank(rules, card, known);
  const selected = choice.chosen?.seat === seat && choice.chosen.id === card.id;
  const clued = card.yes !== "" && shownAid.value !== "table";
  const arrows = scene.arrows?.get(card.id) ?? NO_ARROWS;
  const names = cls(
    "slot",
    selected && "selected",
    lit && "lit",
    clued && "clued",
    arrows.length > 0 && "pointed",
  );
  const { info, you } = scene.setting;
  const label = useMemo(
    () => cardLabel(scene, { card, slot, seat, faceUp, oldest }),
    [scene.game, scene.notes, info, you, card, slot, seat, faceUp, oldest, aid, texts()],
  );
  const said =
    arrows.length > 0
      ? sentences([label, t("review-pointed", { names: list(arrows.map(({ name }) => name)) })])
      : label;
  const byMouse = useRef(false);
  const pressed = (/** @type {PointerEvent} */ event) => {
    byMouse.current = event.pointerType === "mouse";
    hold.start(event, seat);
    if (seat === actingSeat(scene)) grip?.start(event, card.id);
  };
  const press = () => {
    if (scene.point && scene.pointing) scene.point(card.id);
    else choice.toggle({ seat, id: card.id });
  };
  // Only with a mouse: two quick taps on a phone are too easily an accident.
  const twice = () => {
    if (byMouse.current && choice.legal?.play.includes(card.id) && choice.legal.announce.length === 0)
      choice.act({ type: "play", id: card.id });
  };
  return html`
    <button type="button" class=${names} data-rove data-card=${card.id} data-fly=${card.id}
      aria-pressed=${selected} aria-label=${said}
      onClick=${() => grip?.moved() || hold.was() || press()} onDblClick=${twice}
      onPointerDown=${pressed}>
      <${MemoShown} ...${{ rules, suit, letter, rank, faceUp, arrows }} up=${Boolean(print)} yes=${card.yes}
        brush=${brushOf(scene, card.id)} fold=${oldest} note=${scene.notes?.get(card.id)?.[0]}
        suits=${bits(known.suits)} ranks=${bits(known.ranks)} />
    </button>
  `;
}

/** @type {readonly {name: string, n: number}[]} */
const NO_ARROWS = [];

/** Conditions as a string: equal ones are equal props. @param {readonly boolean[]} all */
const bits = (all) => all.map(Number).join("");

/**
 * What is seen of a card: its face or its back, a note, arrows, and what it can be.
 * @param {{
 *   rules: RulesInfo, suit: import("./card.js").SuitFace | null, letter: string, rank: number | null, up: boolean,
 *   faceUp: boolean, yes: string, brush: "" | "new" | "again", fold: boolean,
 *   note?: import("../../../types/protocol.js").CardNote, arrows: readonly {name: string, n: number}[],
 *   suits: string, ranks: string,
 * }} props `yes` are the clues that have touched it; `suits` and `ranks` have a 1 for each that it can be
 */
function Shown({ rules, suit, letter, rank, up, faceUp, yes, brush, fold, note, arrows, suits, ranks }) {
  return html`
    <${Card} up=${up} suit=${suit} letter=${letter} rank=${rank} tags=${tagsOf(rules, yes, faceUp)} brush=${brush}
      fold=${fold} />
    ${
      note &&
      html`
        <span class="note-flag" title=${noteWord(note)}>
          <${Icon} name=${note.mark ? `note-${note.mark}` : "note"} />
        </span>
      `
    }
    ${arrows.map(({ name, n }, place) => html`<${Arrow} name=${name} n=${n} place=${place} />`)}
    ${
      shownAid.value === "full"
        ? html`
            <${Thoughts} suits=${rules.suits} possibleSuits=${[...suits].map((bit) => bit === "1")}
              possibleRanks=${[...ranks].map((bit) => bit === "1")} />
          `
        : html`<span class="said" data-text=${saidWords(rules, yes)} />`
    }
  `;
}

const MemoShown = memo(Shown);

/** An arrow: a reviewer points at the card. @param {{name: string, n: number, place: number}} props */
function Arrow({ name, n, place }) {
  return html`
    <span class=${`arrow by-${n} place-${place}`} aria-hidden="true">
      <span class="arrow-name" data-text=${name} /><${Icon} name="arrow" />
    </span>
  `;
}

/**
 * What a card can be: from the clues and the cards that its holder sees, or, depending on the setting `aid`, from the
 * clues alone.
 * @param {GameState} game @param {number} seat @param {HeldCard} card
 */
function possibleOf(game, seat, card) {
  return (shownAid.value === "full" && setOf(combinations(game, seat, card))) || card.possible;
}

/**
 * The mark of a recent clue on a card; with `aid` at `table`, only of the last clue.
 * @param {Pick<import("../table/boardContext.js").Scene, "fresh" | "last">} scene @param {number} id
 */
function brushOf({ fresh, last }, id) {
  if (shownAid.value === "table") {
    const clue = happenings(last).find((it) => it.type === "clued");
    return clue?.type === "clued" && clue.touched.includes(id) ? "new" : "";
  }
  if (!fresh?.touched.includes(id)) return "";
  return fresh.again.includes(id) ? "again" : "new";
}

/**
 * The clues that have touched a card. On a back they are part of what is known of it.
 * @param {RulesInfo} rules @param {string} yes @param {boolean} faceUp @returns {import("./card.js").Tag[]}
 */
function tagsOf(rules, yes, faceUp) {
  const clues = shownAid.value === "table" ? [] : [...yes];
  if (!faceUp) return clues.slice(0, 1).map(() => ({}));
  return clues.map((clue) =>
    isRank(clue) && !rules.odds_evens
      ? { rank: Number(clue) }
      : { color: rules.colors.find((it) => it.letter === clue)?.name },
  );
}

/** The clues on a card as text; none with `aid` at `table`. @param {RulesInfo} rules @param {string} yes */
function saidWords(rules, yes) {
  if (shownAid.value === "table") return "";
  const named = (/** @type {string} */ clue) => !isRank(clue) || rules.odds_evens;
  return [...yes].map((clue) => (named(clue) ? clueWord(rules, clue) : clue)).join(" · ");
}

/** @param {RulesInfo} rules @param {HeldCard} card @param {ReturnType<typeof summary>} known */
function shownSuit(rules, card, known) {
  if (shownAid.value === "full") return known.onlySuit;
  if (shownAid.value === "table") return null;
  const colors = [...card.yes].filter((clue) => !isRank(clue));
  return colors.length === 1 ? (rules.suits.find((suit) => suit.color === colors[0]) ?? null) : null;
}

/** @param {RulesInfo} rules @param {HeldCard} card @param {ReturnType<typeof summary>} known */
function shownRank(rules, card, known) {
  if (shownAid.value === "full") return known.onlyRank;
  if (shownAid.value === "table") return null;
  const ranks = rules.odds_evens ? [] : [...card.yes].filter(isRank);
  return ranks.length === 1 ? Number(ranks[0]) : null;
}

/**
 * A card as text: its print, what is known of it, its worth.
 * @param {Pick<import("../table/boardContext.js").Scene, "setting" | "game" | "notes">} scene
 * @param {{card: HeldCard, slot: number, seat: number, faceUp: boolean, oldest?: boolean}} which
 */
function cardLabel({ setting, game, notes }, { card, slot, seat, faceUp, oldest = false }) {
  const { rules, info, you } = setting;
  const mine = seat === you;
  const name = nameOf(info, seat);
  const said = [];
  if (faceUp && card.card) {
    const args = { name, slot, card: cardWord(rules, card.card) };
    const shown = t(mine ? "card-mine-open" : "card-theirs", args);
    const worth = worthOf(game, card.card);
    said.push(t("sentence", { text: worth ? noted(shown, t(worth)) : shown }));
  } else {
    said.push(mine ? t("card-mine", { slot }) : t("web-card-hidden", { name, slot }));
  }
  for (const note of notes?.get(card.id) ?? [])
    said.push(
      t("web-note-by", {
        name: note.seat === you ? t("you") : nameOf(info, note.seat),
        note: noteWord(note),
      }),
    );
  if (shownAid.value === "table") return said.join(" ");
  if (oldest) said.push(t("card-oldest"));
  said.push(
    card.yes === ""
      ? t("card-unclued")
      : t("card-clued", { clues: list([...card.yes].map((clue) => clueWord(rules, clue))) }),
  );
  if (card.yes !== "" || card.no !== "" || (mine && shownAid.value === "full")) {
    const cards = setWord(rules, possibleOf(game, seat, card));
    said.push(faceUp && !mine ? t("card-they-know", { name, cards }) : t("card-can-be", { cards }));
  }
  return sentences(said);
}

/** The text about a card's worth, if there is one. @param {GameState} game @param {string} card */
function worthOf(game, card) {
  const { suit, rank } = parseCard(card);
  const has = (/** @type {string} */ set) => new RegExp(`${suit}\\d*${rank}`).test(set);
  return has(game.trash)
    ? "card-trash"
    : has(game.playable)
      ? has(game.critical)
        ? "card-playable-critical"
        : "card-playable"
      : has(game.critical)
        ? "card-critical"
        : "";
}
