// Animates the cards. Before a new state is drawn, the positions of all cards are saved. Afterwards each card moves
// from its old position (FLIP), and a card that has left its hand flies to its pile.
import { moves } from "./settings.js";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const TIME = 230;

/** @typedef {{rect: DOMRect, element: Element}} Place */

/** The position of every card. @returns {Map<string, Place>} */
export function places() {
  /** @type {Map<string, Place>} */
  const found = new Map();
  if (!moves()) return found;
  for (const element of document.querySelectorAll("[data-fly]")) {
    const id = element.getAttribute("data-fly");
    if (id) found.set(id, { rect: element.getBoundingClientRect(), element });
  }
  return found;
}

/**
 * Moves the cards from their old positions.
 * @param {Map<string, Place>} before
 * @param {{gone?: {id: number, card: string} | null}} moved a card that went to the discard pile
 */
export function fly(before, moved) {
  if (!moves() || before.size === 0) return;
  const deck = document.querySelector("[data-deck]")?.getBoundingClientRect();
  for (const element of document.querySelectorAll("[data-fly]")) {
    const id = element.getAttribute("data-fly") ?? "";
    const from = before.get(id)?.rect ?? (element.closest(".hand") ? deck : undefined);
    if (from) slide(element, from, element.getBoundingClientRect());
  }
  if (moved.gone) {
    const from = before.get(String(moved.gone.id));
    const cell = document.querySelector(`[data-pile="${moved.gone.card}"]`);
    if (from && cell) drop(from, cell.getBoundingClientRect());
  }
}

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function slide(element, from, to) {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.05) return;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: TIME, easing: EASE },
  );
}

/** Moves a copy of a removed card to the pile, then removes the copy. @param {Place} from @param {DOMRect} to */
function drop(from, to) {
  if (to.width === 0) return;
  const card = from.element.querySelector(".card");
  if (!card) return;
  const ghost = document.createElement("div");
  ghost.setAttribute("aria-hidden", "true");
  ghost.className = "ghost";
  ghost.append(card.cloneNode(true));
  ghost.style.left = `${from.rect.left}px`;
  ghost.style.top = `${from.rect.top}px`;
  ghost.style.setProperty("--w", `${from.rect.width}px`);
  document.body.append(ghost);
  const x = to.left + to.width / 2 - (from.rect.left + from.rect.width / 2);
  const y = to.top + to.height / 2 - (from.rect.top + from.rect.height / 2);
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.3 },
    ],
    { duration: TIME + 20, easing: EASE },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}
