// Draws sparks on a canvas over the page. It is there only while something moves, and nothing waits for it.

import { lightOf } from "./light.js";
import { placeOf } from "./sparks.js";

/** @typedef {import("./sparks.js").Spark} Spark */

/** The most pixels of a canvas, and the most sparks on it. A slow phone draws both in a part of a frame. */
const PIXELS = 1_200_000;
const MOST = 600;

const WHITE = "#fff6dc";
const ASH = "#8d8896";

/** @param {string} ink */
const colorOf = (ink) => (ink === "flash" ? WHITE : ink === "ash" ? ASH : lightOf(ink));

/** A soft round light of each color, drawn once. @type {Map<string, HTMLCanvasElement>} */
const glows = new Map();

/** @param {string} ink */
function glowOf(ink) {
  let glow = glows.get(ink);
  if (!glow) {
    glow = document.createElement("canvas");
    glow.width = glow.height = 96;
    const pen = /** @type {CanvasRenderingContext2D} */ (glow.getContext("2d"));
    const light = pen.createRadialGradient(48, 48, 0, 48, 48, 48);
    const color = colorOf(ink);
    light.addColorStop(0, `${color}b0`);
    light.addColorStop(0.35, `${color}48`);
    light.addColorStop(1, `${color}00`);
    pen.fillStyle = light;
    pen.fillRect(0, 0, 96, 96);
    glows.set(ink, glow);
  }
  return glow;
}

/** How bright a spark is at a share of its life, 0 to 1. @param {Spark} spark @param {number} share */
function brightness({ alpha = 1, glow, grow, flicker }, share) {
  if (glow) return alpha * (1 - share) ** 2;
  if (grow !== undefined) return alpha * Math.min(1, share * 8) * (1 - share);
  const fades = alpha * Math.min(1, (1 - share) * 1.9);
  return flicker && share > 0.45 && Math.floor(share * 40) % 2 ? fades * 0.35 : fades;
}

/**
 * Draws one spark.
 * @param {CanvasRenderingContext2D} pen @param {Spark} spark @param {number} age
 * @returns {[number, number, number]} where it is, and the size of what it covers
 */
function draw(pen, spark, age) {
  const { ink, size, grow, wide, glow, tail = 0, life } = spark;
  const share = age / life;
  const { x, y } = placeOf(spark, age);
  pen.globalAlpha = brightness(spark, share);
  if (glow) {
    const width = size * (0.85 + share * 0.3);
    pen.drawImage(glowOf(ink), x - width, y - width, width * 2, width * 2);
    return [x, y, width];
  }
  const color = colorOf(ink);
  if (grow !== undefined) {
    const radius = (size + (grow - size) * Math.sqrt(share)) / 2;
    pen.drawImage(glowOf(ink), x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3);
    return [x, y, radius * 1.5];
  }
  pen.strokeStyle = color;
  pen.lineWidth = Math.max(0.8, wide ? size : size * (1 - share * 0.55));
  pen.beginPath();
  if (wide) {
    pen.moveTo(x - wide / 2, y);
    pen.lineTo(x + wide / 2, y);
    pen.stroke();
    return [x, y, wide];
  }
  const before = placeOf(spark, age - tail);
  pen.moveTo(before.x, before.y);
  if (tail > 200) {
    const middle = placeOf(spark, age - tail / 2);
    // A curve through the middle of a long tail.
    const bend = { x: 2 * middle.x - (before.x + x) / 2, y: 2 * middle.y - (before.y + y) / 2 };
    pen.quadraticCurveTo(bend.x, bend.y, x, y + 0.01);
  } else pen.lineTo(x, y + 0.01);
  pen.stroke();
  return [x, y, Math.max(Math.abs(x - before.x), Math.abs(y - before.y)) + size];
}

/**
 * A canvas over the whole window, in `host`.
 * @param {string} name its class @param {() => Element} [host]
 */
export function makeDisplay(name, host = () => document.body) {
  /** @type {Spark[]} */
  let sparks = [];
  let canvas = /** @type {HTMLCanvasElement | null} */ (null);
  let pen = /** @type {CanvasRenderingContext2D | null} */ (null);
  let waiting = 0;
  /** What the last frame has drawn: left, top, right, bottom. */
  let drawn = [0, 0, 0, 0];
  const close = () => {
    cancelAnimationFrame(waiting);
    waiting = 0;
    sparks = [];
    canvas?.remove();
    canvas = pen = null;
  };
  const open = () => {
    canvas = document.createElement("canvas");
    canvas.className = name;
    canvas.setAttribute("aria-hidden", "true");
    const sharp = Math.min(devicePixelRatio, 2, Math.sqrt(PIXELS / (innerWidth * innerHeight)));
    canvas.width = Math.round(innerWidth * sharp);
    canvas.height = Math.round(innerHeight * sharp);
    pen = canvas.getContext("2d");
    pen?.scale(sharp, sharp);
    if (pen) pen.lineCap = "round";
    drawn = [0, 0, 0, 0];
    host().append(canvas);
  };
  const frame = () => {
    const now = performance.now();
    if (!pen) return close();
    const [left, top, right, bottom] = drawn;
    pen.clearRect(left, top, right - left, bottom - top);
    sparks = sparks.filter(({ born, life }) => now < born + life);
    if (sparks.length === 0) return close();
    drawn = [Infinity, Infinity, 0, 0];
    for (const spark of sparks) {
      if (now < spark.born) continue;
      const [x, y, size] = draw(pen, spark, now - spark.born);
      drawn = [
        Math.min(drawn[0], x - size - 4),
        Math.min(drawn[1], y - size - 4),
        Math.max(drawn[2], x + size + 4),
        Math.max(drawn[3], y + size + 4),
      ];
    }
    if (drawn[0] === Infinity) drawn = [0, 0, 0, 0];
    waiting = requestAnimationFrame(frame);
    return undefined;
  };
  return {
    close,
    /** @param {readonly Spark[]} more */
    add: (more) => {
      if (document.hidden) return;
      sparks = [...sparks, ...more].slice(-MOST);
      if (!canvas) open();
      if (!waiting && pen) waiting = requestAnimationFrame(frame);
    },
  };
}
