// Dragging a card of my hand: to the fireworks to play it, to the pile to discard it, to another place in the hand to
// move it there.
/** @typedef {import("./dragStart.js").Target} Target */

/** The distance after which a press becomes a drag, in pixels. */
const SLACK = 9;

/**
 * Follows the pointer from the press on a card to the release.
 * @param {import("./dragStart.js").Grip} grip @param {HTMLElement} element
 * @param {PointerEvent} event @param {number} id
 */
export function drag(grip, element, event, id) {
  const { clientX: x0, clientY: y0, pointerId } = event;
  /** @type {Element | null} */
  let over = null;
  const move = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== pointerId) return;
    const [x, y] = [now.clientX - x0, now.clientY - y0];
    if (!grip.moved && Math.hypot(x, y) < SLACK) return;
    if (!grip.moved) element.classList.add("dragged");
    grip.moved = true;
    element.style.transform = `translate(${x}px, ${y}px) rotate(${Math.max(-6, Math.min(6, x / 30))}deg)`;
    const target = under(now, element);
    if (target !== over) {
      over?.classList.remove("drop-here");
      target?.classList.add("drop-here");
      over = target;
    }
  };
  const end = (/** @type {PointerEvent} */ now) => {
    if (now.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    over?.classList.remove("drop-here");
    element.classList.remove("dragged");
    element.style.transform = "";
    if (!grip.moved) return;
    // The click right after the drag must not choose the card.
    setTimeout(() => (grip.moved = false), 0);
    if (now.type === "pointercancel") return;
    const target = under(now, element);
    if (target) grip.drop(id, describe(target));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** @param {PointerEvent} event @param {Element} dragged */
function under(event, dragged) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (dragged.contains(element)) continue;
    const target = element.closest(".hand.mine [data-card], [data-drop]");
    if (target && target !== dragged) return target;
  }
  return null;
}

/** @param {Element} element @returns {Target} */
function describe(element) {
  const card = element.getAttribute("data-card");
  if (card) return { kind: "card", id: Number(card) };
  return { kind: element.getAttribute("data-drop") === "sky" ? "sky" : "pile" };
}
