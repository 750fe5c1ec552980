// The place of a card in its hand, with the newest card at either end.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { settings, taught } from "../src/settings.js";
import { fromLeft, slotOf, slotsOf } from "../src/table/slots.js";

afterEach(() => {
  settings.newest.value = "right";
  taught.value = false;
});

const HAND = [4, 9, 12, 20];

test("places are counted from the left, as the cards are shown", () => {
  assert.equal(slotOf(HAND, 4), 1);
  assert.deepEqual(fromLeft(HAND), HAND);
  settings.newest.value = "left";
  assert.equal(slotOf(HAND, 4), 4);
  assert.equal(slotOf(HAND, 20), 1);
  assert.deepEqual(fromLeft(HAND), [20, 12, 9, 4]);
  assert.deepEqual(HAND, [4, 9, 12, 20], "the hand itself stays as it is");
});

test("several places are told in the order of reading, and a card that is gone has none", () => {
  settings.newest.value = "left";
  assert.deepEqual(slotsOf(HAND, [4, 12, 99]), [2, 4]);
  assert.equal(slotOf(HAND, 99), 0);
});

test("in a lesson everybody sees the same places", () => {
  settings.newest.value = "left";
  taught.value = true;
  assert.equal(slotOf(HAND, 4), 1);
});
