// A long press on a card: until the release, its hand is shown as its holder sees it.
import { useRef } from "../../lib.js";

/** After how many milliseconds a press is a long press. */
const LONG = 450;
/** The movement that a long press tolerates, in pixels. */
const SLACK = 9;

/** @param {{show: (seat: number) => void, hide: () => void}} empathy */
export function useLongPress({ show, hide }) {
  const held = useRef(false);
  const start = (/** @type {PointerEvent} */ event, /** @type {number} */ seat) => {
    if (event.button !== 0) return;
    held.current = false;
    const { clientX, clientY, pointerId } = event;
    const timer = setTimeout(() => {
      held.current = true;
      show(seat);
    }, LONG);
    // On a touch screen a long press would open the browser's menu.
    const still = (/** @type {Event} */ menu) => menu.preventDefault();
    const end = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== pointerId) return;
      clearTimeout(timer);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      removeEventListener("contextmenu", still);
      if (!held.current) return;
      hide();
      // The click right after it must not choose the card.
      setTimeout(() => (held.current = false), 0);
    };
    const move = (/** @type {PointerEvent} */ now) => {
      if (Math.hypot(now.clientX - clientX, now.clientY - clientY) > SLACK) end(now);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    if (event.pointerType === "touch") addEventListener("contextmenu", still);
  };
  return { start, was: () => held.current };
}
