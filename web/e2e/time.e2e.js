// Time at the table: the time control, shown before joining; clocks, a bot for one turn, a pause, correspondence games.
import assert from "node:assert/strict";
import {
  accessible,
  couple,
  farewell,
  gameOf,
  greeted,
  resize,
  settled,
  shot,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

const server = useServer();

const PHONE = { width: 390, height: 780 };

test("the time of a table is chosen, and said before anybody sits down", async () => {
  const ana = await visitor(server);
  await ana.goto("/new");
  const choice = ana.getByRole("group").filter({ hasText: "Time limits" }).last();
  await choice.getByText("Time limits").first().click();
  const select = ana.getByLabel("Time limits");
  for (const type of ["gentle", "correspondence", "strict"]) {
    await select.selectOption(type);
    await ana.locator(".time-line").waitFor();
  }
  await ana.getByLabel("Minutes on each clock").fill("5");
  await ana.getByLabel("Extra seconds per action").fill("10");
  await ana.getByLabel("Seconds offline in a game").fill("90");
  await ana.keyboard.press("Tab");
  await ana.getByLabel("When time runs out").selectOption("bot");
  await ana.getByLabel("Which bot plays").selectOption("cautious");
  const words = await ana.locator(".time-line").innerText();
  assert.match(
    words,
    /^Each player has 5 min plus 10 s per action\. When time runs out, a bot plays the turn\./,
  );
  assert.match(words, /90 s.* The bot is cautious\./i);
  await select.scrollIntoViewIfNeeded();
  await shot(ana, "time-choice");
  await accessible(ana, "the choice of a time");
  await resize(ana, PHONE);
  await select.scrollIntoViewIfNeeded();
  await shot(ana, "time-choice-phone");
  await resize(ana, { width: 1280, height: 800 });
  await ana.getByLabel("Public").check();
  await ana.getByRole("button", { name: "Create this table" }).click();
  await ana.locator(".waiting .time-line").waitFor();
  // The list of tables and the waiting room show the time control.
  const ben = await visitor(server, { viewport: PHONE, settings: { theme: "light" } });
  await ben.goto("/");
  await greeted(ben);
  assert.equal(await ben.locator(".row-link .time-line").innerText(), words);
  await ben.locator(".row-link", { has: ben.locator(".time-line") }).click();
  await ben.getByRole("button", { name: "Sit here" }).first().waitFor();
  assert.equal(await ben.locator(".waiting .time-line").innerText(), words);
  await shot(ben, "time-waiting-phone-light");
  await accessible(ben, "a table with a time, before sitting down");
  await farewell([ana, ben]);
});

test("who is out of time is waited for, and a bot may play that turn", async () => {
  const time = {
    type: "strict",
    bank_seconds: 10,
    increment_seconds: 600,
    grace_seconds: 10,
    when_out: { type: "tell" },
  };
  const { pages } = await couple(server, { time });
  const [ana, ben] = pages;
  await ana.locator(".clocks .goes").waitFor();
  assert.equal(await ana.locator(".clock").count(), 2);
  await shot(ana, "time-clocks");
  await accessible(ana, "clocks");
  // Ten seconds of the real clock.
  const button = ben.getByRole("button", { name: "Let a bot play this turn" });
  await button.waitFor();
  await ana.getByText("Everyone is waiting for you.").first().waitFor();
  await resize(ben, PHONE);
  await settled(ben, ".side");
  await shot(ben, "time-late-phone");
  await accessible(ben, "a clock that has run out, on a phone");
  await button.click();
  await until(async () => (await gameOf(ben)).turn === 1, "the bot has played");
  await ben.locator(".clocks li.on-turn", { hasText: "you" }).waitFor();
  assert.match(await ana.locator(".log").innerText(), /lets a bot play this turn for/);
  await farewell(pages);
});

test("a pause is asked for, agreed to, and ended by anybody", async () => {
  const time = { type: "strict", bank_seconds: 600, increment_seconds: 10, grace_seconds: 60 };
  const { pages } = await couple(server, { time });
  const [ana, ben] = pages;
  await ana.getByRole("button", { name: "Pause", exact: true }).click();
  await ana.getByText("Waiting for the others to agree to a pause.").waitFor();
  await resize(ben, PHONE);
  await ben.getByRole("button", { name: "Agree" }).waitFor();
  await settled(ben, ".side");
  await shot(ben, "time-pause-asked-phone");
  await accessible(ben, "whether there is a pause, on a phone");
  await ben.getByRole("button", { name: "Agree" }).click();
  await ana.locator(".time-state.still").waitFor();
  assert.equal(await ana.locator(".clocks .goes").count(), 0);
  await ana.emulateMedia({ colorScheme: "light" });
  await ana.evaluate(() => {
    document.documentElement.dataset.theme = "light";
  });
  await shot(ana, "time-paused-light");
  await accessible(ana, "a game that stands still");
  await ben.getByRole("button", { name: "Resume" }).click();
  await ana.locator(".clocks .goes").waitFor();
  await farewell(pages);
});

test("the first page says in which games of days it is my turn", async () => {
  const { pages, id } = await couple(server, { time: { type: "correspondence", days: 3 } });
  const [ana, ben] = pages;
  await ana.getByText(/You have until/).waitFor();
  await shot(ana, "time-days");
  await ben.goto("/");
  await greeted(ben);
  await ben.getByRole("heading", { name: "Your tables" }).waitFor();
  assert.equal(await ben.getByRole("heading", { name: "Your turn" }).count(), 0);
  assert.equal(await ben.locator(".row-end").first().innerText(), "3 days left");
  await ana.goto("/");
  await greeted(ana);
  await ana.getByRole("heading", { name: "Your turn" }).waitFor();
  await ana.waitForFunction(() => document.title.startsWith("●"));
  await ana.getByRole("heading", { name: "Your turn" }).scrollIntoViewIfNeeded();
  assert.match(await ana.locator(".row-end").first().innerText(), /^3 days left$/);
  await shot(ana, "time-my-turn");
  await accessible(ana, "a list of turns");
  const turns = await ana.evaluate(async () => (await fetch("/api/turns")).json());
  assert.deepEqual(
    turns.tables.map((/** @type {{id: string}} */ table) => table.id),
    [id],
  );
  await resize(ana, PHONE);
  await ana.getByRole("heading", { name: "Your turn" }).scrollIntoViewIfNeeded();
  await shot(ana, "time-my-turn-phone");
  // As soon as she has played, every page shows that it is his turn.
  await ana.goto(`/t/${id}`);
  await ana.locator(".board.my-turn").waitFor();
  const [{ to, clue }] = (await gameOf(ana)).legal?.clues ?? [];
  await ana.evaluate(
    async (action) => {
      const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await act(location.pathname.split("/")[2], action).answer;
    },
    { type: "clue", to, clue },
  );
  await ben.getByRole("heading", { name: "Your turn" }).waitFor();
  await farewell(pages);
});
