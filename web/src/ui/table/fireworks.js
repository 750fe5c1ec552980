// The sky over the river: one firework for each suit, with the card on top under it.
import { Burst } from "../../art/burst.js";
import { shellOf } from "../../art/suits.js";
import { either, t } from "../../i18n.js";
import { cls, html, memo } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { parseSet, rankSign, suitOf } from "../../table/notation.js";
import { rankWord, suitWord } from "../../table/words.js";
import { RovingFocus } from "../common/rovingFocus.js";
import { Card } from "../hand/card.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/** How many ranks a firework can go on with and still show them all. */
const MOST_SIGNS = 3;

/**
 * The cards that were played face down. It stands in the place of the fireworks, which nobody sees.
 * @param {{count: number}} props
 */
function Hole({ count }) {
  const said = `${t("hole-count", { count })} ${t("hole-about")}`;
  return html`
    <div class="hole" data-rove tabindex="-1" role="img" aria-label=${said} title=${said} data-hole=${count}>
      <span class=${cls("deck", count === 0 && "empty")}>
        ${count > 0 && html`<span class="reverse" />`}<b>${count}</b>
      </span>
      <span class="hole-name" aria-hidden="true">${t("hole-label")}</span>
    </div>
  `;
}

/**
 * @param {{
 *   rules: RulesInfo, game: GameState, tops: ReadonlyMap<string, number>, fresh: string | null,
 *   children?: import("../../lib.js").Children,
 * }} props `fresh` is the suit that has just grown
 */
export function Fireworks({ rules, game, tops, fresh, children }) {
  if (game.hole !== undefined && game.hole !== null)
    return html`
      <${RovingFocus} class="sky" label=${t("label-fireworks")} name="sky" drop="sky">
        <${Hole} count=${game.hole} />
        ${children}
      <//>
    `;
  const fits = parseSet(game.playable);
  return html`
    <${RovingFocus} class="sky" label=${t("label-fireworks")} name="sky" drop="sky">
      <div class="shells" data-suits=${game.fireworks.length}>
        ${game.fireworks.map(
          ({ suit, height, dead, top, next, reach }) => html`
            <${MemoShell} key=${suit} ...${{ rules, suit, height, dead, top, next, reach }}
              fits=${(fits.get(suit) ?? []).join()} card=${tops.get(suit)} fresh=${fresh === suit} />
          `,
        )}
      </div>
      ${children}
    <//>
  `;
}

/**
 * One firework.
 * @param {{
 *   rules: RulesInfo, suit: string, height: number, dead: boolean, top: number | null, next: number | null,
 *   reach: number, fits: string, card: number | undefined, fresh: boolean,
 * }} props `fits` are the ranks that it can go on with, `card` is the one on top
 */
function Shell({ rules, suit: id, height, dead, top, next, reach, fits, card, fresh }) {
  const suit = suitOf(rules, id);
  const letter = shownLetter(rules, id);
  const complete = height >= rules.ranks;
  const fitting = fits === "" ? [] : fits.split(",").map(Number);
  const ranks = either(fitting.map(rankWord));
  const label = t(
    complete
      ? "web-firework-complete"
      : dead
        ? "web-firework-dead"
        : top !== null
          ? "web-firework"
          : fitting.length > 1
            ? "web-firework-any"
            : "web-firework-unlit",
    {
      suit: suitWord(suit.name),
      top: rankWord(top ?? 0),
      next: fitting.length > 1 ? ranks : rankWord(next ?? 0),
      ranks,
      reach,
    },
  );
  const shell = shellOf(suit.name);
  const kind = cls(fresh && "fresh", height === 1 && "first");
  const names = cls("shell", complete && "complete", dead && "dead", `ink-${shell}`);
  return html`
    <div class=${names} data-rove tabindex="-1" role="img" aria-label=${label} title=${label}
      data-height=${`${height}/${rules.ranks}`}>
      <div class="light-box">
        <${Burst} key=${height} shell=${shell} height=${height} ranks=${rules.ranks} dead=${dead} class=${kind} />
      </div>
      <span class="top" data-fly=${card} data-stack=${id}>
        ${
          top === null
            ? html`<span class="empty-place" />`
            : html`<${Card} up=${true} suit=${suit} letter=${letter} rank=${top} />`
        }
      </span>
      <span class="suit-name" aria-hidden="true">
        <span class="letter">${letter}</span>${suit.down && html`<span class="down-sign">▾</span>`}
        ${
          dead
            ? html`<span class="dead-sign">✕</span>`
            : fitting.length > 0 &&
              fitting.length <= MOST_SIGNS &&
              html`<span class="next-sign">${fitting.map(rankSign).join("/")}</span>`
        }
      </span>
    </div>
  `;
}

const MemoShell = memo(Shell);
