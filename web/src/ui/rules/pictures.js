// The pictures of the rulebook: cards as on the table, tokens, strike markers and bonus tiles.
import { list, t } from "../../i18n.js";
import { cls, html } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { printWord } from "../../table/words.js";
import { Card } from "../hand/card.js";

/** @typedef {import("../../../types/protocol.js").Picture} Picture */
/** @typedef {import("../../../types/protocol.js").PictureCard} PictureCard */
/** @typedef {import("../../../types/protocol.js").Rulebook} Rulebook */
/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */

/** The suits in the pictures of a rulebook, to which letters are given. @param {Rulebook} book */
export function suitsOf({ sections }) {
  /** @type {Map<string, {name: string, letter: string}>} */
  const suits = new Map();
  for (const { pictures = [] } of sections.flatMap(({ paragraphs }) => paragraphs))
    for (const picture of pictures)
      if ("cards" in picture)
        for (const { suit: name, letter } of picture.cards) suits.set(name, { name, letter });
  return /** @type {RulesInfo} */ (/** @type {unknown} */ ({ suits: [...suits.values()], colors: [] }));
}

/** @param {{pictures?: Picture[], suits: RulesInfo}} props */
export function Pictures({ pictures = [], suits }) {
  if (pictures.length === 0) return null;
  const drawn = pictures.map((picture) => html`<${Drawn} picture=${picture} suits=${suits} />`);
  return html`<div class="pictures">${drawn}</div>`;
}

/** @param {{picture: Picture, suits: RulesInfo}} props */
function Drawn({ picture, suits }) {
  if ("cards" in picture) {
    const { cards } = picture;
    return html`
      <span class="picture" role="img" aria-label=${described(cards)}>
        ${cards.map(
          ({ suit, letter, rank, touched }) => html`
            <span class=${cls("picture-card", touched && "touched")}>
              <${Card} suit=${{ name: suit }} letter=${shownLetter(suits, letter)} rank=${rank} up=${true} />
            </span>
          `,
        )}
      </span>
    `;
  }
  const [[kind, count]] = Object.entries(picture);
  return html`
    <span class="picture" aria-hidden="true">
      ${Array.from({ length: count }, () => html`<${Piece} kind=${kind} />`)}
    </span>
  `;
}

/** A token, a strike marker or a tile. @param {{kind: string}} props */
function Piece({ kind }) {
  return html`
    <svg class=${`piece ${kind}`} viewBox="0 0 20 20">
      ${
        kind === "tiles"
          ? html`<rect x="2" y="2" width="16" height="16" rx="3" /><path d="M10 5L15 10L10 15L5 10Z" />`
          : html`<circle cx="10" cy="10" r="8" />`
      }
      ${kind === "tokens" && html`<path d="M10 4.6V15.4M5.3 7.3L14.7 12.7M14.7 7.3L5.3 12.7" />`}
      ${kind === "strikes" && html`<path d="M11.4 4L6.6 11H10L8.6 16L13.4 9H10Z" />`}
    </svg>
  `;
}

/** The cards as text. @param {PictureCard[]} cards */
function described(cards) {
  const words = (/** @type {PictureCard[]} */ some) =>
    list(some.map(({ suit, rank }) => printWord(suit, rank)));
  const touched = cards.filter((card) => card.touched);
  const all = words(cards);
  return touched.length > 0 ? t("book-picture", { cards: all, touched: words(touched) }) : all;
}
