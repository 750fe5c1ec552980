// A finished game as a picture to save: the sky with all fireworks, the score, the players and the date.
import { strokes } from "./burst.js";
import { lightOf as light } from "./light.js";
import { monOf } from "./mon.js";
import { shellOf } from "./suits.js";

const WIDTH = 1600;
const HEIGHT = 1000;

/**
 * @typedef {{
 *   fireworks: {suit: string, height: number, label?: string}[], ranks: number,
 *   score: string, title: string, players: {name: string, bot: string | null}[], words: string,
 * }} Show `suit` is the name of a firework's suit, `height` its number of cards, `label` is below it
 */

/** The middle of a firework. @param {number} n @param {number} count */
const placeOf = (n, count) => 60 + ((n + 0.5) * (WIDTH - 120)) / count;

/**
 * The sky with its fireworks, as SVG.
 * @param {Pick<Show, "fireworks" | "ranks">} show @param {(shell: string) => string} lightOf
 */
export function skyOf({ fireworks, ranks }, lightOf = light) {
  const bursts = fireworks.map(({ suit, height }, n) => {
    const shell = shellOf(suit);
    const wide = Math.min(330, (WIDTH - 120) / fireworks.length);
    const x = placeOf(n, fireworks.length);
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
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${bursts.join("")}</g></svg>`;
}

/** The picture as a PNG. @param {Show} show @returns {Promise<Blob>} */
export async function pictureOf(show) {
  const sky = new Image(WIDTH, HEIGHT);
  sky.src = `data:image/svg+xml,${encodeURIComponent(skyOf(show))}`;
  const family = getComputedStyle(document.body).fontFamily;
  // A weight that the page hasn't shown yet is loaded now; without it, the picture has another typeface.
  const fonts = [400, 700].map((weight) => document.fonts.load(`${weight} 32px ${family}`));
  await Promise.all([sky.decode(), Promise.allSettled(fonts)]);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser can't draw");
  pen.drawImage(sky, 0, 0);
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
  show.fireworks.forEach(({ suit, label }, n) => {
    pen.font = `700 34px ${family}`;
    pen.fillStyle = light(shellOf(suit));
    pen.fillText(label ?? "", placeOf(n, show.fireworks.length), 640);
  });
  line(show.score, "700 96px", "#ffd98f", 812);
  line(show.words, "400 38px", "#efe8d8", 868);
  players(pen, show.players, family);
  line(show.title, "400 28px", "#b9b5cf", 962);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error("this browser can't keep pictures"))),
      "image/png",
    ),
  );
}

/** The size of a mon and of the gaps in the line of players. */
const MON = 40;
const GAP = 34;

/**
 * The players in a line, each with their mon. A line that is too long becomes smaller.
 * @param {CanvasRenderingContext2D} pen @param {Show["players"]} players @param {string} family
 */
function players(pen, players, family) {
  pen.font = `700 32px ${family}`;
  const widths = players.map(({ name }) => MON + 10 + pen.measureText(name).width);
  const wide = widths.reduce((sum, it) => sum + it, 0) + GAP * (players.length - 1);
  const size = Math.min(1, (WIDTH - 120) / wide);
  pen.save();
  pen.translate((WIDTH - wide * size) / 2, 920);
  pen.scale(size, size);
  pen.fillStyle = "#efe8d8";
  pen.textAlign = "left";
  players.forEach(({ name, bot }, n) => {
    pen.save();
    pen.translate(MON / 2, -11);
    pen.scale(MON / 100, MON / 100);
    pen.fill(new Path2D(monOf(name, bot)), "evenodd");
    pen.restore();
    pen.fillText(name, MON + 10, 0);
    pen.translate(widths[n] + GAP, 0);
  });
  pen.restore();
}

/**
 * Offers a picture to the apps of a phone, and downloads it elsewhere.
 * @param {Blob} blob @param {string} name
 */
export async function give(blob, name) {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (error) {
      // The person has closed the list of apps. Any other error: the picture is downloaded.
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  download(file);
}

/** @param {File} file */
function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser starts the download before this timer runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
