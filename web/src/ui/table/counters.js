// The counters: clue tokens in the lid of the box, the fuse, the deck, the score, the bonus tiles.
import { figure, t } from "../../i18n.js";
import { cls, html, memo } from "../../lib.js";
import { suitWord, tokenCount, voiced } from "../../table/words.js";
import { explained } from "../common/dialogState.js";
import { RovingFocus } from "../common/rovingFocus.js";
import { requestOfTable } from "../rules/rulesLink.js";
import { useBoard } from "./boardContext.js";
import { Expansion } from "./lazyExpansionUi.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/**
 * @param {{rules: RulesInfo, game: GameState, onDeck?: () => void}} props `onDeck` if the last
 *   card of the deck may be played unseen
 */
export function Counters({ rules, game, onDeck }) {
  const { strikes, deck } = game;
  const tokens = tokenCount(game.clue_tokens, game.half_token);
  const say = (/** @type {string} */ id, /** @type {Record<string, number | string>} */ args = {}) =>
    t(voiced(rules, id), args);
  return html`
    <${RovingFocus} class="counters" label=${t("web-counters")} name="counters">
      <${Counter} class="tokens" label=${say("web-tokens", { tokens, most: rules.clue_tokens })}
        about=${rules.half_tokens ? t("web-tokens-about-half") : say("web-tokens-about")} rule="rulebook-clue-cost">
        <span class="caption">${say("label-clues")} <b class="count">${tokens}</b></span>
        <${MemoLid} tokens=${game.clue_tokens} half=${game.half_token ?? false} most=${rules.clue_tokens} />
      <//>
      <${Counter} class=${cls("fuse-box", (strikes ?? 0) > 0 && "burning")}
        label=${strikes === null ? t("web-strikes-hidden") : say("web-strikes", { strikes, most: rules.strikes })}
        about=${say("web-strikes-about", { most: rules.strikes })} rule="rulebook-strike">
        <span class="caption">${say("label-strikes")} <b class="count">${strikes ?? "?"}</b>/${rules.strikes}</span>
        ${strikes !== null && html`<${MemoFuse} strikes=${strikes} most=${rules.strikes} />`}
      <//>
      <${Counter} class="deck-box" label=${t("web-deck", { deck })}>
        <span class="caption">${t("label-deck")}</span>
        <span class=${cls("deck", deck === 0 && "empty")} data-deck>
          ${deck > 0 && html`<span class="reverse" />`}<b>${deck}</b>
        </span>
      <//>
      ${
        onDeck &&
        html`
          <button type="button" class="button small" data-rove onClick=${onDeck}>${t("web-deck-play")}</button>
        `
      }
      <${Points} rules=${rules} game=${game} />
      <${Time} game=${game} />
      ${rules.flamboyants && html`<${Expansion} name="Tiles" left=${game.tiles} />`}
    <//>
  `;
}

/**
 * @param {{
 *   class: string, label: string, about?: string, rule?: string, children?: import("../../lib.js").Children,
 * }} props `about` is the explanation that a press shows, `rule` is the rule with the details
 */
function Counter({ class: name, label, about, rule, children }) {
  const { setting } = useBoard().scene;
  if (!about) {
    return html`
      <div class=${`counter ${name}`} data-rove tabindex="-1" role="img" aria-label=${label}>${children}</div>
    `;
  }
  const explain = () => {
    explained.value = {
      title: label,
      about,
      rule: rule ? { request: requestOfTable(setting), rule } : undefined,
    };
  };
  return html`
    <button type="button" class=${`counter ${name}`} data-rove tabindex="-1" aria-haspopup="dialog"
      title=${about} onClick=${explain}>
      <span class="visually-hidden">${label}</span>
      <span class="shown" aria-hidden="true">${children}</span>
    </button>
  `;
}

/**
 * The points, during the game with the best score that is still possible. A game without a score has the number of
 * placed cards instead.
 * @param {{rules: RulesInfo, game: GameState}} props
 */
function Points({ rules, game: { points, max_points: possible, fireworks, result } }) {
  if (!result && points === null) {
    const most = possible;
    return html`
      <${Counter} class="score-box" label=${t("web-score-hidden", { most, best: rules.max_score })}>
        <span class="caption">${t("label-score")}</span>
        <span class="score"><b>?</b><small>/ ${most}</small></span>
      <//>
    `;
  }
  if (result ? !result.shown : rules.all_or_nothing) {
    const placed = fireworks.reduce((sum, { height }) => sum + height, 0);
    const most = fireworks.length * rules.ranks;
    return html`
      <${Counter} class="score-box" label=${t("result-placed", { placed, most })}>
        <span class="caption">${t("label-placed")}</span>
        <span class="score"><b>${placed}</b><small>/ ${most}</small></span>
      <//>
    `;
  }
  const best = rules.max_score;
  const [now, most] = result ? [result.points, best] : [points ?? 0, possible];
  const label = result
    ? t("result-points", { points: now, most })
    : t("web-score", { points: now, most, best });
  return html`
    <${Counter} class="score-box" label=${label} about=${scoreAbout(rules)}
      rule=${rules.min_score < 0 ? "rulebook-score-penalty" : "rulebook-score"}>
      <span class="caption">${t("label-score")}</span>
      <span class="score"><b>${figure(now)}</b><small>/ ${most}</small></span>
    <//>
  `;
}

/** The explanation of the points, also of negative ones. @param {RulesInfo} rules */
function scoreAbout(rules) {
  const penalty = rules.suits.find((suit) => suit.score === "penalty");
  const points = t("web-score-about");
  return penalty && !rules.all_or_nothing
    ? `${points} ${t("score-penalty", { suit: suitWord(penalty.name) })}`
    : points;
}

/**
 * The turns that are left once the deck is empty; before that, the turns that may be spent. Nothing after the end: a
 * perfect game ends with turns left.
 * @param {{game: GameState}} props
 */
function Time({ game: { pace, turns_left: left, result } }) {
  if (result) return null;
  if (left !== null) {
    return html`
      <${Counter} class="pace-box last" label=${t("title-final-round", { turns: left })}>
        <span class="caption">${t("web-last-turns")}</span><b class="big">${left}</b>
      <//>
    `;
  }
  if (pace === null) return null;
  return html`
    <${Counter} class="pace-box" label=${t("web-pace", { pace })} about=${t("web-pace-about")}>
      <span class="caption">${t("label-pace")}</span><b class="big">${pace}</b>
    <//>
  `;
}

/**
 * The clue tokens as paper discs in the lid of the box: a spent token leaves a gap.
 * @param {{tokens: number, half: boolean, most: number}} props
 */
function Lid({ tokens, half, most }) {
  return html`
    <span class="lid" data-most=${most > 10 ? "many" : "few"}>
      ${Array.from(
        { length: most },
        (_, n) => html`
          <svg class=${cls("disc", n >= tokens && "spent")} viewBox="0 0 20 20">
            <circle cx="10" cy="10" r="8" />
            ${half && n === tokens && html`<path class="half" d="M10 2A8 8 0 0 0 10 18Z" />`}
            <path d="M10 4.6V15.4M5.3 7.3L14.7 12.7M14.7 7.3L5.3 12.7" />
          </svg>
        `,
      )}
    </span>
  `;
}

const MemoLid = memo(Lid);

/** The strikes as a fuse that burns from its free end to the shell. @param {{strikes: number, most: number}} props */
function Fuse({ strikes, most }) {
  const left = Math.max(0, 1 - strikes / most);
  const knot = (/** @type {number} */ n) => `0 ${((n + 1) * 100) / most} .01 200`;
  return html`
    <svg class="fuse" viewBox="0 0 150 40">
      <path class="ash" pathLength="100" d=${FUSE} />
      <path class="cord" pathLength="100" d=${FUSE} stroke-dasharray=${`${left * 100} 100`} />
      ${Array.from(
        { length: most - 1 },
        (_, n) => html`<path class="knot" pathLength="100" d=${FUSE} stroke-dasharray=${knot(n)} />`,
      )}
      <circle class="shell-ball" cx="17" cy="22" r="13" />
      <path class="shell-band" d="M6 17Q17 23 28 17M6 27Q17 33 28 27" />
      ${
        left > 0
          ? html`<path class="spark" pathLength="100" d=${FUSE} stroke-dasharray=${`0 ${left * 100 - 0.5} .01 200`} />`
          : html`<path class="bang" d=${BANG} />`
      }
    </svg>
  `;
}

const MemoFuse = memo(Fuse);

const FUSE = "M29 18C44 2 58 8 66 20S88 38 100 26S120 4 144 14";
const BANG = "M17 1V9M17 35V39M-2 22H4M30 22H38M3 8L8 13M31 8L26 13M3 36L8 31M31 36L26 31";
