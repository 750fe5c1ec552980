// Writes the two pictures that are tiled as backgrounds: the woven back of the cards (asanoha, the
// hemp leaf) and the grain of the paper.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const art = join(dirname(fileURLToPath(import.meta.url)), "..", "art");

function asanoha() {
  const side = 24;
  const high = (side * Math.sqrt(3)) / 2;
  // The lattice is rotated, as the pattern is woven: x and y are swapped at the end.
  /** @type {Set<string>} */
  const lines = new Set();
  const point = (/** @type {[number, number]} */ [x, y]) => `${(y).toFixed(2)} ${(x).toFixed(2)}`;
  const line = (/** @type {[number, number]} */ a, /** @type {[number, number]} */ b) =>
    lines.add(`M${point(a)}L${point(b)}`);
  for (let row = -1; row <= 2; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      const shift = row % 2 === 0 ? 0 : side / 2;
      const a = /** @type {[number, number]} */ ([column * side + shift, row * high]);
      const b = /** @type {[number, number]} */ ([a[0] + side, a[1]]);
      const up = /** @type {[number, number]} */ ([a[0] + side / 2, a[1] - high]);
      const down = /** @type {[number, number]} */ ([a[0] + side / 2, a[1] + high]);
      line(a, b);
      line(a, up);
      line(a, down);
      for (const tip of [up, down]) {
        const middle = /** @type {[number, number]} */ ([a[0] + side / 2, (2 * a[1] + tip[1]) / 3]);
        for (const corner of [a, b, tip]) line(middle, corner);
      }
    }
  }
  const width = (2 * high).toFixed(2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${side}" viewBox="0 0 ${width} ${side}"><path fill="none" stroke="#8f9ae0" stroke-opacity=".62" stroke-width=".9" d="${[...lines].join("")}"/></svg>\n`;
}

function paper() {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><filter id="a" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".018 .7" numOctaves="3" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .26  0 0 0 0 .12  0 0 0 .32 -.08"/></filter><filter id="b" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="3" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .3  0 0 0 0 .22  0 0 0 0 .1  0 0 0 .3 -.1"/></filter><path d="M0 0h240v240H0z" filter="url(#a)"/><path d="M0 0h240v240H0z" filter="url(#b)"/></svg>\n`;
}

writeFileSync(join(art, "asanoha.svg"), asanoha());
writeFileSync(join(art, "paper.svg"), paper());
