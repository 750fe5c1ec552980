// Draws the pictures that messengers show of links, from the client's own drawings: `node tools/preview.js`, with
// Chromium as in e2e/server.js. No picture has words of a language. On that of a table, the server writes the edition
// and the host, and draws the seats.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM } from "../e2e/server.js";
import { strokes } from "../src/art/burst.js";
import { shellOf } from "../src/art/suits.js";
import { web } from "./graph.js";

const WIDTH = 1200;
const HEIGHT = 630;

/** The fireworks: a suit, how many cards of it are placed, where it is, its size and its color. */
const FIREWORKS = [
  { suit: "blue", height: 3, x: 120, y: 262, size: 1.25, light: "#7fb2ff" },
  { suit: "red", height: 5, x: 345, y: 190, size: 1.75, light: "#ff7a66" },
  { suit: "white", height: 5, x: 640, y: 178, size: 1.5, light: "#fff3d6" },
  { suit: "green", height: 4, x: 885, y: 218, size: 1.6, light: "#7fdc9a" },
  { suit: "yellow", height: 5, x: 1085, y: 170, size: 1.2, light: "#ffd45e" },
];

/** @param {string} path @param {string} type */
const data = (path, type) =>
  `data:${type};base64,${readFileSync(join(web, ...path.split("/"))).toString("base64")}`;

const bursts = FIREWORKS.map(({ suit, height, x, y, size, light }) => {
  const paths = strokes(shellOf(suit), height, 5).map(
    ({ d, width, alpha = 1, dash }) =>
      `<path d="${d}" stroke="${light}" stroke-width="${width}" stroke-opacity="${alpha}"` +
      `${dash ? ` stroke-dasharray="${dash}"` : ""}/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size})">${paths.join("")}</g>`;
}).join("");

const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="night" x2="0" y2="1">
<stop stop-color="#070a1f"/><stop offset=".6" stop-color="#131a44"/><stop offset="1" stop-color="#3a2d5e"/>
</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#night)"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${bursts}</g>
<path d="M0 440C170 404 290 424 430 412S690 384 840 408 1080 402 1200 424V630H0Z" fill="#0b0e2b"/>
</svg>`;

/** The seal and the name of the program. @param {string} style */
const page = (style) => `<style>
@font-face{font-family:face;font-weight:700;src:url(${data("vendor/alegreya-sans-700.woff2", "font/woff2")})}
body{margin:0;position:relative;width:${WIDTH}px;height:${HEIGHT}px;overflow:hidden}
svg{display:block}
div{position:absolute;display:flex;align-items:center;font:700 104px/1 face;color:#fbf3df}
img{width:116px}
small{font-size:54px;color:#d8cfe8;align-self:flex-end;padding-bottom:16px}
${style}
</style>${scene}<div><img src="${data("art/seal.svg", "image/svg+xml")}" alt=""><span>Kagiya</span><small>Hanabi</small></div>`;

const PICTURES = [
  { path: ["art", "preview.png"], style: "div{inset:auto 0 42px;gap:30px;justify-content:center}" },
  {
    path: ["..", "crates", "web-assets", "data", "preview-table.png"],
    style:
      "div{left:64px;bottom:14px;gap:9px;font-size:26px}img{width:28px}small{font-size:20px;padding-bottom:2px}",
  },
];

const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu"],
});
const tab = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const { path, style } of PICTURES) {
  await tab.setContent(page(style));
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: join(web, ...path) });
}
await browser.close();
