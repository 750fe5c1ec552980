// The table of settings: the storage keys, the settings kept with an account, and the texts of each row.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { drawn, mount, one, speak } from "./dom.js";

const { maybe } = await import("../src/i18n.js");
const { SETTINGS, settings } = await import("../src/settings.js");
const { settingsOpen } = await import("../src/ui/common/dialogState.js");
const { Dialogs } = await import("../src/ui/settings/dialogs.js");

/** @type {{code: import("../src/i18n.js").Language}[]} */
const languages = JSON.parse(readFileSync(new URL("../../locales/languages.json", import.meta.url), "utf8"));

beforeEach(() => speak());

test("keys and defaults are those of earlier releases: browsers and accounts have stored them", () => {
  const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([key, { values }]) => [key, values[0]]));
  assert.deepEqual(defaults, {
    theme: "auto",
    aid: "full",
    newest: "right",
    handed: "right",
    pace: "calm",
    motion: "auto",
    confirm: "off",
    reactions: "shown",
    sound: "off",
    notice: "off",
    partner: "",
  });
  const local = Object.entries(SETTINGS).flatMap(([key, row]) => ("local" in row ? [key] : []));
  assert.deepEqual(local, ["notice"], "all others are kept with an account");
});

test("a changed setting is stored in the browser", () => {
  assert.equal(localStorage.getItem("kagiya.pace"), null);
  settings.pace.value = "quick";
  assert.equal(localStorage.getItem("kagiya.pace"), "quick");
  settings.pace.value = "calm";
});

for (const { code } of languages) {
  test(`every setting and every value has a name: ${code}`, async () => {
    await speak(code);
    for (const [key, row] of Object.entries(SETTINGS)) {
      if ("hidden" in row) continue;
      const label = "label" in row ? row.label : `web-${key}`;
      assert.ok(maybe(label), label);
      if (row.values.includes("on")) continue;
      for (const value of row.values) assert.ok(maybe(`${label}-${value}`), `${label}-${value}`);
    }
  });
}

test("the dialog changes what a row names", async () => {
  settingsOpen.value = true;
  await mount(Dialogs, {});
  const theme = /** @type {HTMLSelectElement} */ (one("#set-theme"));
  assert.deepEqual(
    [...theme.options].map((option) => option.value),
    ["auto", "dark", "light"],
  );
  theme.value = "dark";
  theme.dispatchEvent(new window.Event("change", { bubbles: true }));
  one("#set-confirm").click();
  await drawn();
  assert.equal(settings.theme.value, "dark");
  assert.equal(settings.confirm.value, "on");
  settings.theme.value = "auto";
  settings.confirm.value = "off";
  settingsOpen.value = false;
});
