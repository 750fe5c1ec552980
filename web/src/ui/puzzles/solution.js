// The solution of a puzzle: what the answer keeps, how it can go on, and why the other actions are worse.
import { list, sentences, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { cardWord } from "../../table/words.js";
import { Dialog } from "../common/dialog.js";
import { SmallCard, SmallCards } from "./smallCard.js";
import { actsWord, answerWord, keptWord, lessWord, numerals, stepWord } from "./words.js";

/** @typedef {import("../../../types/protocol.js").PuzzleReply} PuzzleReply */
/** @typedef {import("../../../types/protocol.js").PuzzleSolution} PuzzleSolution */

/** @param {{puzzle: PuzzleReply, solution: PuzzleSolution, onClose: () => void}} props */
export function Solution({ puzzle, solution, onClose }) {
  const { card, line, others, deals, people, companions } = solution;
  const { rules } = puzzle;
  const levels = list(numerals(companions));
  return html`
    <${Dialog} title=${t("puzzle-number", { number: puzzle.number })} onClose=${onClose}>
      <div class="puzzle-solution" data-testid="solution">
        <p>
          <b>${t("puzzle-answer")}:</b> ${answerWord(puzzle, solution)}
          ${card && html` <${SmallCard} rules=${rules} card=${card} said=${true} />`}
        </p>
        ${puzzle.lesson && html`<p>${t(`puzzle-why-${puzzle.lesson}`)}</p>`}
        ${!card && html`<p>${keptWord(puzzle, solution)}</p>`}
        ${card && html`<${WhyCard} puzzle=${puzzle} solution=${solution} />`}
        ${
          line.length > 0 &&
          html`
            <h3>${t("puzzle-line")}</h3>
            <${Steps} puzzle=${puzzle} line=${line} />
          `
        }
        ${
          others.length > 0 &&
          html`
            <h3>${t("puzzle-others")}</h3>
            <ul class="plain puzzle-others">
              ${others.map(
                (other) => html`
                  <li>
                    <p>
                      <b>${actsWord(puzzle, other.acts)}.</b>${" "}
                      ${puzzle.lesson ? lessWord(solution, other) : otherWord(other, deals)}
                    </p>
                    ${other.line.length > 0 && html`<${Steps} puzzle=${puzzle} line=${other.line} />`}
                  </li>
                `,
              )}
            </ul>
          `
        }
        <p class="empty">
          ${t("puzzle-found-by", { count: companions.length, levels })}
          ${people !== null && html`${" "}${t("puzzle-people", { share: people })}`}
        </p>
      </div>
    <//>
  `;
}

/** What another action keeps, and why no more. @param {PuzzleSolution["others"][number]} other @param {number} deals */
function otherWord({ kept, reason }, deals) {
  const keeps = kept === 0 ? t("puzzle-other-none") : t("puzzle-other-some", { kept, deals });
  return sentences([keeps, t(`puzzle-reason-${reason}`)]);
}

/** Which cards it can't be, and why. @param {{puzzle: PuzzleReply, solution: PuzzleSolution}} props */
function WhyCard({ puzzle, solution }) {
  const rows = /** @type {[string, string[]][]} */ ([
    ["puzzle-seen", solution.seen],
    ["puzzle-elsewhere", solution.needed_elsewhere],
  ]);
  return rows.map(
    ([id, cards]) =>
      cards.length > 0 &&
      html`
        <p>
          ${t(id, { cards: list(cards.map((it) => cardWord(puzzle.rules, it))) })}
          <${SmallCards} rules=${puzzle.rules} cards=${cards} said=${true} />
        </p>
      `,
  );
}

/** @param {{puzzle: PuzzleReply, line: import("../../../types/protocol.js").PuzzleStep[]}} props */
function Steps({ puzzle, line }) {
  return html`
    <ol class="puzzle-line">
      ${line.map(
        (step) => html`
          <li>
            ${stepWord(puzzle, step)}
            ${step.card && html` <${SmallCard} rules=${puzzle.rules} card=${step.card} said=${true} />`}
          </li>
        `,
      )}
    </ol>
  `;
}
