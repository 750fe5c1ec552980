// A firework in the sky: every card adds a layer of light.
import { html } from "../lib.js";
import { grain, polar, round } from "./suits.js";

/** How far the light reaches, by the number of cards placed. */
const REACH = [0, 38, 54, 68, 80, 93];

/** @param {number} count @param {(n: number) => string} line */
const lines = (count, line) => Array.from({ length: count }, (_, n) => line(n)).join("");

/** @param {string} at */
const dot = (at) => `M${at}h.01`;

/** @typedef {{d: string, width: number, alpha?: number, ink?: string, dash?: string}} Stroke */

/**
 * The layers of each shell, the inmost first. `radius` is the radius of layer `n` of `layers`.
 * @type {Record<string, (layers: number, radius: (n: number) => number) => Stroke[]>}
 */
const SHELLS = {
  chrysanthemum: (layers, radius) =>
    each(layers, (n) => {
      const rays = 10 + n * 6;
      const outer = radius(n);
      const inner = n === 1 ? 7 : radius(n - 1) * 0.86;
      const at = (/** @type {number} */ k) => (k + (n % 2) * 0.5) / rays;
      const reach = (/** @type {number} */ k) => outer * (0.9 + grain(n * 40 + k) * 0.12);
      return [
        {
          d: lines(rays, (k) => `M${polar(at(k), inner)}L${polar(at(k), reach(k))}`),
          width: 1.9 - n * 0.1,
          alpha: 1 - n * 0.07,
        },
        { d: lines(rays, (k) => dot(polar(at(k), reach(k)))), width: 3.6 },
      ];
    }),
  palm: (layers, radius) => [
    { d: "M1 98C2 66 1 30 0 4", width: 2.6, alpha: 0.55, dash: "1 5" },
    ...each(layers, (n) => {
      const fronds = 3 + n;
      const long = radius(n);
      return each(fronds, (k) => {
        const lean = (k - (fronds + 1) / 2) / ((fronds - 1) / 2 || 1);
        const x = round(lean * long * 0.95);
        const top = round(-long * (1 - Math.abs(lean) * 0.5));
        const end = round(top + long * (0.18 + 0.62 * Math.abs(lean)));
        return [
          {
            d: `M0 2C${round(x * 0.15)} ${round(top * 0.75)} ${round(x * 0.6)} ${round(top * 1.12)} ${x} ${end}`,
            width: 5.2 - n * 0.5,
            alpha: 0.95 - n * 0.06,
          },
          { d: dot(`${x} ${end}`), width: 7 - n * 0.4 },
        ];
      });
    }),
  ],
  willow: (layers, radius) =>
    each(layers, (n) => {
      const long = radius(n);
      const strands = 4 + n * 2;
      const xs = Array.from({ length: strands }, (_, k) => (k - (strands - 1) / 2) / ((strands - 1) / 2));
      const end = (/** @type {number} */ x, /** @type {number} */ k) =>
        round(-46 + long * (1.5 - Math.abs(x) * 0.5) + grain(k + n * 9) * 8);
      return [
        {
          d: xs
            .map(
              (x, k) =>
                `M0-46C${round(x * long * 0.5)} ${round(-52 - long * 0.3)} ` +
                `${round(x * long * 0.92)} ${round(-40 + long * 0.2)} ${round(x * long * 0.86)} ${end(x, k)}`,
            )
            .join(""),
          width: 1.8,
          alpha: 0.95 - n * 0.08,
        },
        { d: xs.map((x, k) => dot(`${round(x * long * 0.86)} ${end(x, k)}`)).join(""), width: 4 },
      ];
    }),
  ring: (layers, radius) => [
    { d: dot("0 0"), width: 14 },
    ...each(layers, (n) => {
      const beads = 10 + n * 6;
      return [
        { d: lines(beads, (k) => dot(polar((k + (n % 2) / 2) / beads, radius(n)))), width: 5.6 - n * 0.35 },
        { d: circle(radius(n)), width: 1, alpha: 0.5 },
      ];
    }),
  ],
  peony: (layers, radius) => [
    { d: dot("0 0"), width: 7 },
    ...each(layers, (n) => {
      const dots = 4 + n * 5;
      return [
        {
          d: lines(dots, (k) =>
            dot(polar((k + n * 0.37) / dots, radius(n) * (0.95 + grain(n * 31 + k) * 0.07))),
          ),
          width: 4.2 + n * 0.6,
          alpha: 0.72 + n * 0.05,
        },
      ];
    }),
  ],
  kaleidoscope: (layers, radius) =>
    each(layers, (n) =>
      ["chrysanthemum", "palm", "willow", "ring", "peony", "crossette"].flatMap((ink, k) => {
        const turn = (k + (n % 2) * 0.5) / 6;
        const inner = n === 1 ? 5 : radius(n - 1) + 2;
        const outer = radius(n);
        const middle = (inner + outer) / 2;
        const half = 0.052 - n * 0.003;
        return [
          {
            d:
              `M${polar(turn, inner)}L${polar(turn - half, middle)}` +
              `L${polar(turn, outer)}L${polar(turn + half, middle)}Z`,
            width: 1.6,
            ink,
          },
          { d: dot(polar(turn + 1 / 12, outer * 0.93)), width: 3.4, ink },
        ];
      }),
    ),
  smoke: (layers, radius) => [
    ...each(layers, (n) => {
      const outer = radius(n);
      return each(3, (arm) => {
        const points = Array.from({ length: 15 }, (_, k) =>
          polar(arm / 3 + n * 0.07 + k * 0.028, outer * (0.5 + (k / 14) * 0.5)),
        );
        return [{ d: `M${points.join("L")}`, width: 7.5 - n * 0.6, alpha: 0.85 - n * 0.06 }];
      });
    }),
    ...each(layers, (n) => [
      {
        d: lines(2 + n, (k) =>
          dot(polar((k + grain(n)) / (2 + n), radius(n) * (0.7 + grain(n * 7 + k) * 0.35))),
        ),
        width: 2.8,
        ink: "ember",
      },
    ]),
  ],
  crossette: (layers, radius) =>
    each(layers, (n) => {
      const arms = 2 + n * 2;
      const size = 8 + n;
      return [
        {
          d: lines(
            arms,
            (k) =>
              `M${polar(k / arms + n * 0.06, n === 1 ? 4 : radius(n - 1))}` +
              `L${polar(k / arms + n * 0.06, radius(n) * 0.88)}`,
          ),
          width: 2,
          alpha: 0.8,
        },
        {
          d: lines(arms, (k) => {
            const [x, y] = polar(k / arms + n * 0.06, radius(n) * 0.88)
              .split(" ")
              .map(Number);
            return `M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`;
          }),
          width: 2.4,
        },
      ];
    }),
  girandole: (layers, radius) =>
    each(layers, (n) => {
      const arms = 3 + n;
      return [
        {
          d: lines(
            arms,
            (k) =>
              `M${polar(k / arms, radius(n) * 0.3)}` +
              `Q${polar(k / arms + 0.06, radius(n) * 0.85)} ${polar(k / arms + 0.15, radius(n))}`,
          ),
          width: 3.4 - n * 0.25,
          alpha: 0.95 - n * 0.06,
        },
        { d: lines(arms, (k) => dot(polar(k / arms + 0.15, radius(n)))), width: 5 },
      ];
    }),
  salute: (layers, radius) =>
    each(layers, (n) => {
      const points = 8 + n * 4;
      const point = (/** @type {number} */ k) =>
        `${k ? "L" : ""}${polar(k / points, k % 2 ? radius(n) * 0.6 : radius(n))}`;
      return [{ d: `M${lines(points, point)}Z`, width: 1.8, alpha: 0.95 - n * 0.08 }];
    }),
  rocket: (layers, radius) =>
    each(layers, (n) => [{ d: lines(6 + n * 2, (k) => dot(polar(k / (6 + n * 2), radius(n)))), width: 5 }]),
};

/** @template T @param {number} count @param {(n: number) => T[]} make */
function each(count, make) {
  return Array.from({ length: count }, (_, n) => make(n + 1)).flat();
}

/** @param {number} radius */
function circle(radius) {
  const r = round(radius);
  return `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0`;
}

/**
 * The strokes of a firework of `height` cards out of `ranks`.
 * @param {string} shell @param {number} height @param {number} ranks
 * @returns {Stroke[]}
 */
export function strokes(shell, height, ranks = 5) {
  const full = Math.round((height * 5) / Math.max(ranks, 1));
  const layers = Math.min(5, Math.max(height > 0 ? 1 : 0, full));
  const reach = REACH[layers];
  const draw = SHELLS[shell] ?? SHELLS.rocket;
  return layers === 0 ? [] : draw(layers, (n) => (reach * (n + 0.25)) / (layers + 0.25));
}

/**
 * A firework in the sky; before its first card, only the unlit shell.
 * @param {{
 *   shell: string, height: number, ranks?: number, dead?: boolean, pen?: number, class?: string,
 * }} props `pen` makes the strokes finer or broader
 */
export function Burst({ shell, height, ranks = 5, dead = false, pen = 1, class: name = "" }) {
  const names = `burst ink-${shell} ${height >= ranks ? "complete" : ""} ${dead ? "dead" : ""} ${name}`;
  const halo = REACH[Math.min(5, Math.max(1, Math.round((height * 5) / ranks)))] * 1.25;
  return html`
    <svg class=${names} viewBox="-100 -100 200 200" aria-hidden="true">
      ${
        height === 0
          ? html`
              <g class="unlit">
                <path d="M0 96C2 80-2 66 0 52" />
                <use href=${`#mark-${shell}`} x="-22" y="4" width="44" height="44" />
              </g>
            `
          : html`
            <circle class="halo" fill=${`url(#glow-${shell})`} r=${halo} />
            <g class="light">
              ${strokes(shell, height, ranks).map(
                (stroke) => html`
                  <path class=${stroke.ink ? `ink-${stroke.ink}` : ""} d=${stroke.d}
                    stroke-width=${round(stroke.width * pen)} stroke-opacity=${stroke.alpha ?? 1}
                    stroke-dasharray=${stroke.dash} />
                `,
              )}
            </g>
          `
      }
    </svg>
  `;
}
