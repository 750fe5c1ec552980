// Dragging a card: the effect of the release, and that the drag ends.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn } from "./dom.js";

const { drag } = await import("../src/ui/hand/drag.js");

/** @param {string} type @param {number} x */
function pointer(type, x) {
  const Event = /** @type {typeof globalThis.Event} */ (
    /** @type {unknown} */ (/** @type {{Event: unknown}} */ (/** @type {unknown} */ (window)).Event)
  );
  return Object.assign(new Event(type), { clientX: x, clientY: 0, pointerId: 1 });
}

/** @type {Element[]} */
let beneath = [];
beforeEach(() => {
  document.body.innerHTML = `<section data-drop="sky"></section>`;
  beneath = [...document.querySelectorAll("[data-drop]")];
  document.elementsFromPoint = () => beneath;
});

/** A pressed card of mine, and the recorded drops. */
function held() {
  /** @type {unknown[]} */
  const dropped = [];
  const grip = {
    moved: false,
    drop: (/** @type {number} */ id, /** @type {object} */ on) => dropped.push([id, on]),
  };
  const start = /** @type {PointerEvent} */ (/** @type {unknown} */ (pointer("pointerdown", 0)));
  drag(grip, document.createElement("button"), start, 7);
  return { grip, dropped };
}

test("a card that is let go over the sky is dropped there", async () => {
  const { grip, dropped } = held();
  window.dispatchEvent(pointer("pointermove", 40));
  assert.ok(grip.moved);
  window.dispatchEvent(pointer("pointerup", 40));
  assert.deepEqual(dropped, [[7, { kind: "sky" }]]);
  await drawn();
  assert.ok(!grip.moved);
});

test("a movement that the system takes over leaves the hand free", async () => {
  const { grip, dropped } = held();
  window.dispatchEvent(pointer("pointermove", 40));
  window.dispatchEvent(pointer("pointercancel", 40));
  await drawn();
  assert.deepEqual(dropped, []);
  assert.ok(!grip.moved, "the next press is a choice again");
});
