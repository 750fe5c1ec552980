// The press on a card of my hand. The code for dragging is loaded with the first press.
import { useRef } from "../../lib.js";

/** @typedef {{kind: "sky" | "pile"} | {kind: "card", id: number}} Target */
/** @typedef {{moved: boolean, drop: (id: number, target: Target) => void}} Grip `moved` from press to release */

/** @param {{onDrop: (id: number, target: Target) => void}} props */
export function useDrag({ onDrop }) {
  const grip = useRef(/** @type {Grip} */ ({ moved: false, drop: onDrop })).current;
  grip.drop = onDrop;
  const start = (/** @type {PointerEvent} */ event, /** @type {number} */ id) => {
    if (event.button !== 0) return;
    grip.moved = false;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    let held = true;
    addEventListener("pointerup", () => (held = false), { once: true });
    import("./drag.js").then(({ drag }) => held && drag(grip, element, event, id));
  };
  return { start, moved: () => grip.moved };
}
