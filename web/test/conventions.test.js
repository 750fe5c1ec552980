// The stated conventions of a table in every language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { list, makeBundle, t, useBundles } from "../src/i18n.js";
import { FluentResource } from "../src/lib.js";
import { stated, WAYS, wordOf } from "../src/table/conventions.js";

const read = async (/** @type {string} */ path) =>
  readFileSync(new URL(`../..${path}`, import.meta.url), "utf8");

/** @param {"en" | "fr" | "de" | "ja"} code */
async function speak(code) {
  const bundle = await makeBundle(code, read);
  bundle.addResource(new FluentResource(await read(`/locales/${code}/conventions.ftl`)), {
    allowOverrides: true,
  });
  useBundles([bundle]);
}

test("what is stated is said in a few words each, and what is not is left out", async () => {
  await speak("en");
  assert.deepEqual(stated({}), []);
  const conventions = /** @type {const} */ ({ discards: "newest", finesses: false, two_saves: true });
  assert.deepEqual(stated(conventions), [
    "no finesses",
    "twos are saved",
    "the newest unclued card is discarded first",
  ]);
  assert.equal(
    t("conventions-line", { stated: list(stated({ bluffs: true, ones: "oldest" })) }),
    "Conventions: bluffs and the oldest of several ones first",
  );
});

test("every way and each of its values has words in every language", async () => {
  for (const code of /** @type {const} */ (["en", "fr", "de", "ja"])) {
    await speak(code);
    const said = WAYS.flatMap(({ way, values }) => [
      t(`conventions-${way}`),
      t(`conventions-${way}.about`),
      ...values.flatMap((value) => stated({ [way]: value })),
      ...values.map((value) =>
        typeof value === "boolean"
          ? t(`conventions-${wordOf(value)}`)
          : t(`conventions-${way}.pick-${value}`),
      ),
    ]);
    for (const words of said) assert.doesNotMatch(words, /^conventions-/, code);
  }
});
