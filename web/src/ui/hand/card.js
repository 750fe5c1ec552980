// One card: face up with the marks of its suit, or its back with the clues on it.
import { Mark, Numeral, RankSign } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { cls, html } from "../../lib.js";

/** The positions of a rank's marks on the face. */
const PLACES = [
  [],
  ["50-50"],
  ["59-29", "41-71"],
  ["64-26", "50-50", "36-74"],
  ["48-27", "78-27", "22-73", "52-73"],
  ["48-27", "78-27", "50-50", "22-73", "52-73"],
  // START: up or down.
  ["48-27", "52-73"],
];

/**
 * @typedef {{name: string}} SuitFace
 * @typedef {{rank?: number, color?: string}} Tag
 */

/**
 * @param {{
 *   suit?: SuitFace | null, letter?: string, rank?: number | null,
 *   up: boolean,
 *   tags?: readonly Tag[], brush?: "" | "new" | "again", fold?: boolean,
 * }} props `suit` and `rank` are the print of a face-up card, or else what is known of it; `letter` is the suit's
 *   displayed letter; `tags` are the clues that have touched it, and a `fold` marks the oldest card of a hand
 */
export function Card({ suit, letter = "", rank, up, tags = [], brush = "", fold = false }) {
  const shell = suit ? shellOf(suit.name) : "";
  return html`
    <span class=${cls("card", suit && `ink-${shell}`, up ? "up" : "down")}>
      ${
        up && suit && rank
          ? html`<${Face} suit=${suit} letter=${letter} rank=${rank} />`
          : html`<${Reverse} suit=${suit} rank=${rank} />`
      }
      ${fold && html`<span class="fold" />`}
      ${
        tags.length > 0 &&
        html`
          <span class="ribbons">
            ${tags.map((tag) => html`<${Ribbon} tag=${tag} fresh=${brush !== ""} />`)}
          </span>
        `
      }
      ${
        brush &&
        html`
          <svg class=${cls("brush", brush)} viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden="true">
            <path d="M6 24C34 12 62 30 114 14" />
          </svg>
        `
      }
    </span>
  `;
}

/**
 * A clue on a card: the rank or the color that it named, or nothing if that is visible anyway.
 * @param {{tag: Tag, fresh: boolean}} props
 */
function Ribbon({ tag, fresh }) {
  return html`
    <span class=${cls("ribbon", fresh && "fresh", Boolean(tag.rank || tag.color) && "named")}
      data-tag=${tag.rank ?? tag.color}>
      ${tag.rank && html`<${Numeral} n=${tag.rank} />`}${tag.color && html`<${Mark} shell=${shellOf(tag.color)} />`}
    </span>
  `;
}

/** @param {{suit: SuitFace, letter: string, rank: number}} props */
function Face({ suit, letter, rank }) {
  const shell = shellOf(suit.name);
  const corner = html`<${RankSign} rank=${rank} /><span class="letter" data-text=${letter} />`;
  return html`
    <span class="face">
      <span class="pips" data-n=${rank}>
        ${(PLACES[rank] ?? []).map((place) => html`<${Mark} shell=${shell} class=${`p${place}`} />`)}
      </span>
      <span class="corner a">${corner}</span>
      <span class="corner b">${corner}</span>
    </span>
  `;
}

/** @param {{suit?: SuitFace | null, rank?: number | null}} props */
function Reverse({ suit, rank }) {
  return html`
    <span class="reverse" />
    ${
      (suit || rank) &&
      html`
      <span class="known">
        <span class=${cls("paper", suit && rank ? "two" : "one", suit && `ink-${shellOf(suit.name)}`)}>
          ${rank && html`<${RankSign} rank=${rank} />`} ${suit && html`<${Mark} shell=${shellOf(suit.name)} />`}
        </span>
      </span>
    `
    }
  `;
}

/**
 * What a card can still be, as two rows under it.
 * @param {{suits: SuitFace[], possibleSuits: boolean[], possibleRanks: boolean[], sure?: boolean}} props
 */
export function Thoughts({ suits, possibleSuits, possibleRanks, sure = false }) {
  return html`
    <span class=${cls("thoughts", sure && "sure")} aria-hidden="true">
      <span class=${cls("row", suits.length > 5 && "tight")}>
        ${suits.map((suit, n) => html`<${Mark} shell=${shellOf(suit.name)} class=${possibleSuits[n] ? "" : "out"} />`)}
      </span>
      <span class="row">
        ${possibleRanks.map((possible, n) => html`<${RankSign} rank=${n + 1} class=${possible ? "" : "out"} />`)}
      </span>
    </span>
  `;
}
