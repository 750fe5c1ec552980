// The shared drawings: the suits' marks, the numerals, the seal. The page contains each once; other elements refer
// to them with <use>.
import { html } from "../lib.js";
import { START } from "../table/notation.js";
import { polar, round } from "./suits.js";

/** @param {number} count @param {(n: number) => string} line */
const lines = (count, line) => Array.from({ length: count }, (_, n) => line(n)).join("");

/** A dot: a line of length zero with a round cap. @param {string} at */
const dot = (at) => `M${at}h.01`;

const chrysanthemum = html`
  <path class="stroke" stroke-width="4.4" d=${lines(12, (n) => `M${polar(n / 12, 14)}L${polar(n / 12, 45)}`)} />
  <path class="stroke" stroke-width="3.2"
    d=${lines(12, (n) => `M${polar((n + 0.5) / 12, 20)}L${polar((n + 0.5) / 12, 36)}`)} />
  <circle class="fill" r="8" />
`;

const palm = html`
  <path class="stroke" stroke-width="7.5"
    d="M0 46C1 24 1 6 0-8M0-10C-8-34-30-40-44-18M0-10C8-34 30-40 44-18M0-12C-6-26-24-20-32 8M0-12C6-26 24-20 32 8" />
  <path class="stroke" stroke-width="7.5" d="M0-12V-43" />
`;

/** The reach of the willow's lines to each side, and their ends. */
const HANGING = [10, 24, 38].map((x) => ({ x, end: round(44 - x * 0.5) }));

const willow = html`
  <path class="stroke" stroke-width="4.6"
    d=${HANGING.map(
      ({ x, end }) => `M0-42C${-x}-46${-x - 4}-12${-x} ${end}M0-42C${x}-46 ${x + 4}-12 ${x} ${end}`,
    ).join("")} />
  <path class="stroke" stroke-width="4.6" d="M0-42V45" />
  <path class="stroke" stroke-width="9"
    d=${HANGING.map(({ x, end }) => dot(`${-x} ${end}`) + dot(`${x} ${end}`)).join("")} />
`;

const ring = html`
  <circle class="stroke" r="36" stroke-width="11" />
  <circle class="fill" r="13" />
`;

const peony = html`
  <path class="stroke" stroke-width="13" d=${lines(10, (n) => dot(polar(n / 10, 38)))} />
  <path class="stroke" stroke-width="12" d=${lines(5, (n) => dot(polar((n + 0.5) / 5, 18)))} />
  <path class="stroke" stroke-width="10" d="M0 0h.01" />
`;

const WEDGES = ["chrysanthemum", "palm", "willow", "ring", "peony", "crossette"];

const kaleidoscope = html`
  ${WEDGES.map(
    (ink, n) => html`
      <path class=${`wedge ink-${ink}`}
        d=${`M${polar(n / 6, 7)}L${polar((n - 0.38) / 6, 34)}L${polar(n / 6, 47)}L${polar((n + 0.38) / 6, 34)}Z`} />
    `,
  )}
`;

const spiral = (() => {
  const points = Array.from({ length: 61 }, (_, n) => polar(n / 24, 4 + n * 0.66));
  return `M${points.join("L")}`;
})();

const smoke = html`
  <path class="stroke" stroke-width="8" d=${spiral} />
  <path class="stroke" stroke-width="8" d=${dot("-34 -34") + dot("36 30")} />
`;

const crossette = html`
  <path class="stroke" stroke-width="5.5" d="M-22-22L22 22M22-22L-22 22" />
  <path class="stroke" stroke-width="5.5"
    d=${[
      [-30, -30],
      [30, -30],
      [-30, 30],
      [30, 30],
    ]
      .map(([x, y]) => `M${x} ${y - 15}V${y + 15}M${x - 15} ${y}H${x + 15}`)
      .join("")} />
`;

const girandole = html`
  <path class="stroke" stroke-width="9"
    d=${lines(3, (n) => `M${polar(n / 3, 6)}Q${polar(n / 3 + 0.1, 34)} ${polar(n / 3 + 0.24, 42)}`)} />
  <circle class="fill" r="9" />
`;

const salute = html`
  <path class="fill" d=${`M${lines(16, (n) => `${n ? "L" : ""}${polar(n / 16, n % 2 ? 20 : 46)}`)}Z`} />
`;

const rocket = html`
  <path class="fill" d="M0-46L17-16H-17ZM-10-10H10V20H-10Z" />
  <path class="stroke" stroke-width="5" d="M0 22V46" />
`;

/** @type {Record<string, import("../lib.js").VNode>} */
const MARKS = {
  chrysanthemum,
  palm,
  willow,
  ring,
  peony,
  kaleidoscope,
  smoke,
  crossette,
  girandole,
  salute,
  rocket,
};

/** The strokes of the numerals and of the letter S, in a box of 60 by 84; a broad nib varies their width. */
const NUMERALS = [
  "M30 12C44 12 48 28 48 42C48 58 44 72 30 72C16 72 12 58 12 42C12 28 16 12 30 12Z",
  "M19 24C26 20 31 15 34 10V72",
  "M13 25C14 7 46 6 46 26C46 44 20 54 13 71C24 68 36 70 49 71",
  "M14 14C24 12 36 11 45 12C39 19 33 27 27 34C50 32 52 70 28 72C20 72 14 68 11 62",
  "M38 74V10C30 24 20 40 10 53C22 52 38 52 51 51",
  "M46 11C36 12 28 12 20 12C19 20 18 28 17 37C28 28 48 33 47 52C46 75 19 76 11 63",
  "M42 10C24 18 13 34 13 52C13 78 47 76 47 54C47 36 20 34 14 52",
  "M46 22C41 8 14 8 14 26C14 46 47 38 47 56C47 76 18 76 12 62",
];

/** The index of the letter S, the sign of START. */
const START_SIGN = 7;

const NIB = [-2.6, -0.9, 0.9, 2.6];

/** Adds all drawings to the page, invisibly. */
export function Sprite() {
  return html`
    <svg class="sprite" aria-hidden="true" width="0" height="0">
      ${Object.entries(MARKS).map(
        ([name, drawing]) => html`<symbol id=${`mark-${name}`} viewBox="-50 -50 100 100">${drawing}</symbol>`,
      )}
      ${NUMERALS.map(
        (path, n) => html`
          <symbol id=${`num-${n}`} viewBox="0 0 60 84">
            <g class="stroke" stroke-width="6.4">
              ${NIB.map((shift) => html`<path d=${path} transform=${`translate(${shift} ${-shift})`} />`)}
            </g>
          </symbol>
        `,
      )}
      ${Object.keys(MARKS).map(
        (name) => html`
          <radialGradient id=${`glow-${name}`} class=${`ink-${name}`}>
            <stop class="glow" offset="0" stop-opacity="0.34" />
            <stop class="glow" offset="0.55" stop-opacity="0.14" />
            <stop class="glow" offset="1" stop-opacity="0" />
          </radialGradient>
        `,
      )}
      <symbol id="seal" viewBox="0 0 64 64">
        <path class="seal-ground" d="M6 3C22 1 44 2 59 4C62 20 61 44 60 60C44 63 20 62 5 60C2 44 2 20 6 3Z" />
        <path class="seal-line" d="M32 31V52M32 51H43M32 43H40" />
        <path class="seal-line" d="M32 12C41 12 44 20 41 26C38 32 26 32 23 26C20 20 23 12 32 12Z" />
        <path class="seal-dot" d="M32 20.5h.01" />
      </symbol>
    </svg>
  `;
}

/** A suit's mark. @param {{shell: string, class?: string}} props */
export function Mark({ shell, class: name = "" }) {
  return html`
    <svg class=${`mark ink-${shell} ${name}`} viewBox="-50 -50 100 100" aria-hidden="true">
      <use href=${`#mark-${shell}`} x="-50" y="-50" width="100" height="100" />
    </svg>
  `;
}

/** A numeral from 0 to 6. @param {{n: number, class?: string}} props */
export function Numeral({ n, class: name = "" }) {
  return html`<svg class=${`numeral ${name}`} viewBox="0 0 60 84" aria-hidden="true"><use href=${`#num-${n}`} /></svg>`;
}

/** The rank of a card: a numeral, or S for START. @param {{rank: number, class?: string}} props */
export function RankSign({ rank, class: name = "" }) {
  return html`<${Numeral} n=${rank === START ? START_SIGN : rank} class=${name} />`;
}

/** The logo: a seal with a key. @param {{class?: string}} props */
export function Seal({ class: name = "" }) {
  return html`<svg class=${`seal ${name}`} viewBox="0 0 64 64" aria-hidden="true"><use href="#seal" /></svg>`;
}
