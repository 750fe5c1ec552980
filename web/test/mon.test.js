// The mon of names: always the same, different for most names, small, and inside their circle.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { monOf } from "../src/art/mon.js";
import { mirrored, textOf } from "../src/art/outline.js";

const names = Array.from({ length: 2000 }, (_, n) => `Player ${n}`);
const BOTS = [
  "companion-1",
  "companion-2",
  "companion-3",
  "companion-4",
  "savant",
  "savant:book",
  "cautious",
  "random",
];

test("a name has the same mon for ever", () => {
  const first = monOf("Ana");
  for (const name of names) monOf(name);
  assert.equal(monOf("Ana"), first, "also after the cache was emptied");
  const all = createHash("sha256");
  for (const name of names.slice(0, 300)) all.update(monOf(name));
  const known = "1fb7e6b387d0136d";
  assert.equal(all.digest("hex").slice(0, 16), known, "a change of this changes what everybody is known by");
  assert.equal(monOf("ana"), first);
  assert.equal(monOf("Chloe\u0301"), monOf("CHLO\u00c9"));
});

test("few names share a mon, and no two names of a table's bots do", () => {
  const people = new Set(names.map((name) => monOf(name)));
  assert.ok(people.size > names.length * 0.93, `${people.size} of ${names.length}`);
  const bots = new Set(BOTS.map((bot) => monOf("Kaze", bot)));
  assert.equal(bots.size, BOTS.length);
  assert.ok(![...bots].some((mon) => people.has(mon)), "a person's mon is none of a bot's");
});

test("a person named like a bot gets no bot's mon, and an unknown bot gets one by its name", () => {
  assert.notEqual(monOf("savant"), monOf("Kaze", "savant"));
  assert.notEqual(monOf("toString"), monOf("constructor"));
  assert.equal(monOf("Kaze", "toString"), monOf("Kaze"));
});

test("a mon is small and stays within its circle", () => {
  for (const data of [...names.map((name) => monOf(name)), ...BOTS.map((bot) => monOf("", bot))]) {
    assert.ok(data.length > 40 && data.length < 12_000, `${data.length} characters`);
    for (const [, command, points] of data.matchAll(/([A-Z])([^A-Z]*)/g)) {
      const numbers = [...points.matchAll(/-?\d+(?:\.\d)?(?=[- ]|$)/g)].map(([number]) => Number(number));
      assert.equal(numbers.length, { M: 2, L: 2, C: 6, Z: 0 }[command], command + points);
      assert.ok(
        numbers.every((it) => Math.abs(it) < 60),
        points,
      );
    }
  }
});

test("half an outline is mirrored", () => {
  assert.equal(textOf(mirrored("M0 0C1 2 3 4 5 6L0 9")), "M0 0C1 2 3 4 5 6L0 9L0 9L-5 6C-3 4-1 2 0 0Z");
});
