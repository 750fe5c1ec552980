// The light of a move: a played card leaves a trail, its star rises from the pile and bursts in the manner of its suit;
// a strike smokes, and the fuse burns. Everything is drawn over the page and takes no press.
import { makeDisplay } from "./art/display.js";
import { lightOf } from "./art/light.js";
import {
  BURST,
  burstOf,
  FLIGHT,
  fuseOf,
  glintsOf,
  LIFT,
  reachOf,
  smokeOf,
  starOf,
  trailOf,
} from "./art/sparks.js";

/** @typedef {import("./art/sparks.js").Point} Point */

const display = makeDisplay("sparks");

/** @param {DOMRect} rect @returns {Point} */
const center = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The path of a card from a hand to its pile, as a function of the share of its flight.
 * @param {Point} from @param {Point} to
 */
export function flightPath(from, to) {
  const bend = Math.min(60, Math.abs(to.x - from.x) * 0.18);
  return (/** @type {number} */ share) => {
    const gone = share * share * (3 - 2 * share);
    return {
      x: from.x + (to.x - from.x) * gone,
      y: from.y + (to.y - from.y) * gone - Math.sin(gone * Math.PI) * bend,
    };
  };
}

/**
 * Reads where the launch of a played card goes, and returns what starts it on the path of the card.
 * @param {Element} shell the firework that the card joins
 * @returns {((path: (share: number) => Point) => void) | null}
 */
export function aim(shell) {
  const light = shell.querySelector(".light-box")?.getBoundingClientRect();
  const water = shell.closest(".sky")?.getBoundingClientRect();
  const ink = /ink-(\w+)/.exec(shell.className)?.[1] ?? "rocket";
  if (!light || light.width === 0) return null;
  const [height, ranks] = (shell.getAttribute("data-height") ?? "1/5").split("/").map(Number);
  const complete = height >= ranks;
  const at = center(light);
  const radius = reachOf(Math.min(light.width, light.height), height / ranks) * (complete ? 1.25 : 1);
  return (path) => {
    const now = performance.now();
    const born = now + BURST;
    afterFrame(() => {
      display.add([
        ...trailOf(path, { born: now + LIFT, time: FLIGHT, ink, count: 26 }),
        ...starOf(path(1), at, { born: now + LIFT + FLIGHT, ink }),
        ...burstOf(ink, { ...at, born, radius, complete }),
        ...(water
          ? glintsOf({ x: at.x, y: water.bottom, high: Math.min(40, water.height * 0.2), born, radius, ink })
          : []),
      ]);
      shine(at, ink, complete ? 0.6 : 0.16 + 0.2 * (height / ranks), born - performance.now());
    });
  };
}

/** Calls `run` once the next frame is drawn, which has enough to do; never in a hidden page. @param {() => void} run */
function afterFrame(run) {
  if (!document.hidden) requestAnimationFrame(() => setTimeout(run));
}

/**
 * Lights what is under the sky for a moment.
 * @param {Point} at @param {string} ink @param {number} strength @param {number} delay in milliseconds
 */
function shine({ x, y }, ink, strength, delay) {
  const light = document.createElement("div");
  light.className = "shine";
  light.setAttribute("aria-hidden", "true");
  const color = lightOf(ink);
  const stops = `${color}, ${color}55 max(16vw, 16vh), transparent max(56vw, 56vh)`;
  light.style.background = `radial-gradient(circle at ${x}px ${y}px, ${stops})`;
  document.body.append(light);
  const flash = light.animate(
    [
      { opacity: 0 },
      { opacity: strength, offset: 0.1 },
      { opacity: strength * 0.4, offset: 0.4 },
      { opacity: 0 },
    ],
    { delay, duration: 700, fill: "both" },
  );
  flash.onfinish = flash.oncancel = () => light.remove();
}

/** A card that doesn't go off smokes. @param {DOMRect} card where it was */
export function smoke(card) {
  const { x } = center(card);
  display.add(
    smokeOf({ x, y: card.top + card.height * 0.2, width: card.width, born: performance.now() + LIFT }),
  );
}

/**
 * Reads where the piece of the fuse is that burns after a strike, and returns what burns it.
 * @param {SVGPathElement | null} cord @returns {(() => void) | null}
 */
export function burning(cord) {
  const matrix = cord?.getScreenCTM?.();
  if (!cord || !matrix || matrix.a <= 0) return null;
  const knots = cord.parentElement?.querySelectorAll(".knot").length ?? 0;
  const left = Number.parseFloat(cord.getAttribute("stroke-dasharray") ?? "0") / 100;
  const burnt = 1 / (knots + 1);
  const whole = cord.getTotalLength();
  const path = (/** @type {number} */ share) => {
    const along = cord.getPointAtLength(whole * Math.min(1, left + burnt * (1 - share)));
    return { x: along.x * matrix.a + matrix.e, y: along.y * matrix.d + matrix.f };
  };
  const sparks = fuseOf(path, performance.now());
  return () => display.add(sparks);
}
