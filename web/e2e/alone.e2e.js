// A person alone with bots: hints, the question about one's level, training, and quick ways to play.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  content,
  gameOf,
  greeted,
  letBotPlay,
  resize,
  seated,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

const server = useServer();
const STILL = { settings: { motion: "off" } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test("a hint says what a companion would do in my seat, and the end counts the hints", async () => {
  const page = await visitor(server, STILL);
  await seated(page, { bots: ["companion-1"] });
  await page.locator('[data-act="hint"]').click();
  const panel = page.locator(".hint-panel");
  await panel.locator(".reasons li").first().waitFor();
  assert.match(await panel.locator("b").first().innerText(), /^Hint: /);
  await accessible(page, "a hint");
  await shot(page, "hint");
  await resize(page, { width: 390, height: 844 });
  await shot(page, "hint-phone");
  await resize(page, { width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  await until(async () => (await panel.count()) === 0, "the hint is closed");
  await letBotPlay(page);
  await page.getByText("With one hint.").waitFor();
  content(page);
  await page.context().close();
});

test("a double click plays a card", async () => {
  const page = await visitor(server, STILL);
  await seated(page, { bots: ["cautious"] });
  const { hands } = await gameOf(page);
  const id = hands[0].cards[0].id;
  await acting(page, () => page.locator(`.hand.mine [data-card="${id}"]`).dblclick());
  await until(
    async () => !(await gameOf(page)).hands[0].cards.some((card) => card.id === id),
    "the card has left the hand",
  );
  content(page);
  await page.context().close();
});

test("the first Play now asks how well I play, and the partner fits", async () => {
  const page = await visitor(server, { ...PHONE, settings: { level: "", motion: "off" } });
  await page.addInitScript(() => localStorage.removeItem("kagiya.level"));
  await page.goto("/");
  await greeted(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await page.getByText("How well do you know Hanabi?").waitFor();
  await accessible(page, "the question about the level");
  await shot(page, "level-phone");
  await page.getByRole("button", { name: "I’m new" }).click();
  await turn(page);
  assert.equal(await page.locator(".partner .badge", { hasText: "Companion I" }).count(), 2);
  await page.goto("/");
  await greeted(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  content(page);
  await page.context().close();
});

test("a deal is played again for training, or from one of its turns, and is marked as known", async () => {
  const page = await visitor(server, STILL);
  const first = await seated(page, { bots: ["companion-1"] });
  await letBotPlay(page);
  await settled(page, ".end-panel");
  await page.getByRole("button", { name: "Play this deal again" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(first));
  await page.locator(".about-table", { hasText: "known deal" }).waitFor();
  await letBotPlay(page);
  await page.getByText("the result doesn’t count").waitFor();
  await shot(page, "training-end");
  await page.goto(`/replay/${first}#5`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator(".about-table", { hasText: "known deal" }).waitFor();
  await turn(page);
  assert.ok((await gameOf(page)).turn >= 5);
  await page.locator('[data-act="hint"]').waitFor();
  content(page);
  await page.context().close();
});

test("the reasons of a bot are never cut, and what it always assumes is said once", async () => {
  const page = await visitor(server, { ...STILL, viewport: { width: 1024, height: 600 } });
  await seated(page, { bots: ["companion-4", "companion-4"], starter: 1 });
  const panel = page.locator(".explanation-panel");
  for (let times = 0; times < 2; times += 1) {
    await page.locator(".last-move button").last().click();
    await panel.locator(".reasons li").first().waitFor();
    const cut = await panel.evaluate((it) => it.scrollHeight - it.clientHeight);
    const box = await panel.boundingBox();
    assert.ok(cut <= 1 || (box && box.height >= 599), `${cut} px are cut of ${JSON.stringify(box)}`);
    const general = await panel.locator("details.general").count();
    await shot(page, `why-${times}`);
    if (times === 0) assert.equal(general, 0, "in full at first");
    await panel.getByRole("button", { name: "Close" }).click();
  }
  content(page);
  await page.context().close();
});
