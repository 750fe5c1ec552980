// Animates the cards. Before a new state is drawn, the positions of all cards are saved. Afterwards each card moves
// from its old position (FLIP), and a card that has left its hand flies to its pile. A flight is a copy above the page:
// nothing clips it, and nothing waits for it.
import { FLIGHT, LIFT } from "./art/sparks.js";
import { aim, burning, flightPath, smoke } from "./launch.js";
import { moves } from "./settings.js";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const TIME = 230;
/** How many straight pieces the path of a played card has. */
const STEPS = 8;

/**
 * @typedef {{rect: DOMRect, card: Element | null, at: DOMRect | undefined, stack: string | null}} Place `rect` is the
 *   place of the whole slot and `at` of its card, `stack` the firework that it is on
 */

/** Starts a planned animation. @typedef {() => void} Move */

/** The position of every card. @returns {Map<string, Place>} */
export function places() {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const id = element.getAttribute("data-fly");
    const stack = element.getAttribute("data-stack");
    const card = element.querySelector(".card");
    if (!id) continue;
    found.set(id, {
      rect: element.getBoundingClientRect(),
      at: card?.getBoundingClientRect(),
      // A firework shows its next card in the same element.
      card: stack && card ? /** @type {Element} */ (card.cloneNode(true)) : card,
      stack,
    });
  }
  return found;
}

/**
 * Moves the cards from their old positions. All sizes are read before anything moves: then the browser computes the
 * layout once.
 * @param {Map<string, Place>} before
 * @param {{gone?: {id: number, card: string, strike: boolean} | null}} moved a card that went to the discard pile, and
 *   whether it was a strike
 */
export function fly(before, moved) {
  if (before.size === 0) return;
  const animated = moves();
  const deck = document.querySelector("[data-deck]")?.getBoundingClientRect();
  /** @type {(Move | null)[]} */
  const plans = [];
  for (const element of document.querySelectorAll("[data-fly]")) {
    const id = element.getAttribute("data-fly") ?? "";
    const known = before.get(id);
    const stack = element.getAttribute("data-stack");
    if (stack) {
      const former = [...before.values()].find((it) => it.stack === stack);
      if (known && !known.stack) plans.push(land(element, known, former, animated));
    } else if (animated) {
      const from = known?.rect ?? deck;
      if (from) plans.push(slide(element, from, element.getBoundingClientRect()));
    }
  }
  if (moved.gone && animated) {
    const { id, card, strike } = moved.gone;
    const from = before.get(String(id));
    const cell = document.querySelector(`[data-pile="${card}"]`);
    const to = cell?.getBoundingClientRect();
    const spark = strike ? burning(document.querySelector(".fuse .cord")) : null;
    plans.push(() => {
      if (from && to) drop(from, to, strike);
      if (strike && from?.at) smoke(from.at);
      spark?.();
    });
  }
  for (const start of plans) start?.();
}

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to @returns {Move | null} */
function slide(element, from, to) {
  const { x, y, scale } = between(to, from);
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.05) return null;
  return () =>
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: TIME, easing: EASE },
    );
}

/**
 * Shows a played card on its way to the firework, and the former top card until it arrives. Without motion one fades
 * into the other.
 * @param {Element} top @param {Place} from @param {Place | undefined} former @param {boolean} animated
 * @returns {Move | null}
 */
function land(top, from, former, animated) {
  const card = top.querySelector(".card");
  const start = from.at;
  if (!card || !start) return null;
  const to = top.getBoundingClientRect();
  if (!animated) {
    return () => {
      if (former?.card) fade(former.card, to, 0, TIME);
      card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME });
    };
  }
  const shell = top.closest(".shell");
  const launch = shell && aim(shell);
  return () => {
    const { x, y } = center(start);
    const path = flightPath({ x, y: y - start.height * 0.16 }, center(to));
    launch?.(path);
    if (former?.card) fade(former.card, to, 1, LIFT + FLIGHT);
    card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: LIFT + FLIGHT });
    follow(/** @type {Element} */ (card.cloneNode(true)), start, to, path);
  };
}

/**
 * Moves a copy of a played card along its path.
 * @param {Element} card @param {DOMRect} from @param {DOMRect} to @param {ReturnType<typeof flightPath>} path
 */
function follow(card, from, to, path) {
  const start = center(from);
  const flying = ghost(card, from);
  const grown = to.width / (from.width || 1);
  const steps = Array.from({ length: STEPS + 1 }, (_, n) => {
    const share = n / STEPS;
    const { x, y } = path(share);
    const scale = 1.1 + (grown - 1.1) * share;
    return {
      transform: `translate(${x - start.x}px, ${y - start.y}px) scale(${scale})`,
      offset: (LIFT + share * FLIGHT) / (LIFT + FLIGHT),
    };
  });
  end(
    flying,
    flying.animate([{ transform: "none", easing: "ease-out" }, ...steps], { duration: LIFT + FLIGHT }),
  );
}

/**
 * Shows the former top card of a firework until the next one is there.
 * @param {Element} card @param {DOMRect} at @param {number} opacity at the end @param {number} duration
 */
function fade(card, at, opacity, duration) {
  const below = ghost(card, at);
  end(below, below.animate([{ opacity: 1 }, { opacity }], { duration }));
}

/**
 * Moves a copy of a removed card to the pile. A strike lifts a little first. Where the pile is out of sight, it fades.
 * @param {Place} from @param {DOMRect} to @param {boolean} strike
 */
function drop(from, to, strike) {
  if (!from.card || !from.at || (to.width === 0 && !strike)) return;
  const flying = ghost(/** @type {Element} */ (from.card.cloneNode(true)), from.at);
  const { x, y } = to.width === 0 ? { x: 0, y: 0 } : between(from.at, to);
  if (strike) {
    const high = from.at.height * 0.4;
    end(
      flying,
      flying.animate(
        [
          { transform: "none", opacity: 1, easing: "ease-out" },
          { transform: `translateY(${-high}px) rotate(-3deg)`, opacity: 1, offset: 0.3, easing: "ease-in" },
          {
            transform: `translateY(${-high * 0.7}px) rotate(7deg)`,
            opacity: 0.9,
            offset: 0.55,
            easing: "ease-in",
          },
          { transform: `translate(${x}px, ${y}px) rotate(14deg) scale(0.25)`, opacity: 0.2 },
        ],
        { duration: 520 },
      ),
    );
    return;
  }
  end(
    flying,
    flying.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 },
      ],
      { duration: TIME + 20, easing: EASE },
    ),
  );
}

/**
 * The way from one place to another.
 * @param {DOMRect} from @param {DOMRect} to
 */
function between(from, to) {
  const scale = from.width > 0 ? to.width / from.width : 1;
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return { x, y, scale };
}

/** @param {DOMRect} rect */
const center = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });

/** Shows a card above the page. @param {Element} card @param {DOMRect} at */
function ghost(card, at) {
  const element = document.createElement("div");
  element.setAttribute("aria-hidden", "true");
  element.className = "ghost";
  element.append(card);
  element.style.left = `${at.left}px`;
  element.style.top = `${at.top}px`;
  element.style.setProperty("--w", `${at.width}px`);
  document.body.append(element);
  return element;
}

/** Removes a ghost when its animation ends. @param {Element} element @param {Animation} flight */
function end(element, flight) {
  flight.onfinish = () => element.remove();
  flight.oncancel = () => element.remove();
}
