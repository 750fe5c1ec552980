// A finished game as a picture to save: the sky with all fireworks, the score, the players and the date.
import { strokes } from "./burst.js";
import { lightOf as light } from "./light.js";
import { shellOf } from "./suits.js";

const WIDTH = 1600;
const HEIGHT = 1000;

/**
 * @typedef {{
 *   fireworks: {suit: string, height: number}[], ranks: number,
 *   score: string, title: string, names: string, words: string,
 * }} Show `suit` is the name of a firework's suit, `height` its number of cards
 */

/**
 * The sky with its fireworks, as SVG.
 * @param {Pick<Show, "fireworks" | "ranks">} show @param {(shell: string) => string} lightOf
 */
export function skyOf({ fireworks, ranks }, lightOf = light) {
  const bursts = fireworks.map(({ suit, height }, n) => {
    const shell = shellOf(suit);
    const wide = Math.min(330, (WIDTH - 120) / fireworks.length);
    const x = 60 + ((n + 0.5) * (WIDTH - 120)) / fireworks.length;
    const y = n % 2 === 0 ? 250 : 350;
    const paths = strokes(shell, height, ranks).map(
      ({ d, width, alpha = 1, ink, dash }) =>
        `<path d="${d}" stroke="${lightOf(ink ?? shell)}" stroke-width="${width}" stroke-opacity="${alpha}"` +
        `${dash ? ` stroke-dasharray="${dash}"` : ""}/>`,
    );
    return `<g transform="translate(${x} ${y}) scale(${wide / 200})">${paths.join("")}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><linearGradient id="night" x2="0" y2="1">
<stop stop-color="#070a1f"/><stop offset=".6" stop-color="#131a44"/><stop offset="1" stop-color="#3a2d5e"/>
</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#night)"/>
<path d="M0 760C220 716 380 742 560 726S900 690 1100 722 1420 712 1600 738V1000H0Z" fill="#0b0e2b"/>
<path d="M0 800H1600" stroke="#ffffff22" stroke-width="2"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${bursts.join("")}</g></svg>`;
}

/** The picture as a PNG. @param {Show} show @returns {Promise<Blob>} */
export async function pictureOf(show) {
  const sky = new Image(WIDTH, HEIGHT);
  sky.src = `data:image/svg+xml,${encodeURIComponent(skyOf(show))}`;
  await Promise.all([sky.decode(), document.fonts.ready]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser can't draw");
  pen.drawImage(sky, 0, 0);
  const family = getComputedStyle(document.body).fontFamily;
  pen.textAlign = "center";
  const line = (
    /** @type {string} */ text,
    /** @type {string} */ font,
    /** @type {string} */ color,
    /** @type {number} */ y,
  ) => {
    pen.font = `${font} ${family}`;
    pen.fillStyle = color;
    pen.fillText(text, WIDTH / 2, y, WIDTH - 160);
  };
  line(show.score, "700 96px", "#ffd98f", 812);
  line(show.words, "400 38px", "#efe8d8", 868);
  line(show.names, "700 32px", "#efe8d8", 920);
  line(show.title, "400 28px", "#b9b5cf", 962);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error("this browser can't keep pictures"))),
      "image/png",
    ),
  );
}

/** Downloads a file. @param {Blob} blob @param {string} name */
export function keep(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser starts the download before this timer runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
