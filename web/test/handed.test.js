// After a seat transfer, the log names the player who had the seat at the time of the event.
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./dom.js";

const { logLine } = await import("../src/table/words.js");

const ana = { id: "a", name: "Ana" };
const ben = { id: "b", name: "Ben" };
const cho = { id: "c", name: "Cho" };

/** @typedef {import("../types/protocol.js").TableEvent} TableEvent */

/** @type {TableEvent[]} */
const events = [
  { type: "end_wished", seat: 1, wish: true },
  { type: "seat_offered", seat: 1, person: cho, by: 1 },
  { type: "seat_taken", seat: 1, person: cho, plays_for: ben },
  { type: "late", seat: 1 },
  { type: "seat_asked_back", seat: 1 },
  { type: "seat_taken", seat: 1, person: ben },
  { type: "seat_offered", seat: 1, person: cho, by: 0 },
];
const history = events.map((event, n) => ({ seq: n + 1, at: n, event }));

/** @param {number | null} you @param {import("../types/protocol.js").SeatInfo} seat */
function lines(you, seat) {
  const setting = /** @type {import("../src/table/words.js").Setting} */ (
    /** @type {unknown} */ ({ info: { seats: [{ person: ana }, seat] }, you, history })
  );
  return history.map((logged) => logLine(setting, logged, []));
}

test("each line names who sat there then", async () => {
  await speak();
  const said = lines(0, { person: ben });
  assert.match(said[0], /^Ben /);
  assert.match(said[1], /^Ben asks Cho /);
  assert.match(said[2], /^Cho now plays for Ben/);
  assert.match(said[3], /Cho/);
  assert.match(said[4], /^Ben would like/);
  assert.match(said[5], /^Ben has taken their seat back/);
  assert.match(said[6], /^You ask Cho to take over Ben’s seat/);
});

test("what another did at the seat that is mine now, I have not done", async () => {
  await speak();
  const said = lines(1, { person: cho, kept_for: ben });
  assert.match(said[0], /^Ben /);
  assert.match(said[1], /^Ben asks Cho /);
});
