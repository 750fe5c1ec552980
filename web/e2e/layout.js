// Tables in windows of all sizes, and what is wrong with their layout.
import assert from "node:assert/strict";
import { createTable, greeted, turn, visitor } from "./fixtures.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * A table with bots, at my turn.
 * @param {import("./harness.js").Server} server @param {string} locale @param {number} seats
 * @param {import("playwright-core").BrowserContextOptions} [wish] @param {object} [settings]
 */
export async function tableOf(server, locale, seats, wish, settings) {
  const page = await visitor(server, { locale, ...wish });
  await page.goto("/");
  await greeted(page);
  await createTable(page, {
    settings: {
      preset: "original",
      options: {},
      seats,
      starter: { type: "seat", seat: seats - 1 },
      listed: false,
      ...settings,
    },
    seat: 0,
    bots: Array(seats - 1).fill("companion-1"),
    start: true,
  });
  assert.equal(await turn(page), "turn");
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/**
 * The layout problems of the table in this window.
 * @param {Page} page @param {number} [drawn] the least width and height of a firework, in pixels
 * @returns {Promise<string[]>}
 */
export function faults(page, drawn = 0) {
  return page.evaluate((least) => {
    /** @type {string[]} */
    const wrong = [];
    const all = (/** @type {string} */ what) => [...document.querySelectorAll(what)];
    const box = (/** @type {Element} */ element) => element.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
    // Every card in a hand is in the window and under nothing else.
    for (const card of all(".hand .slot")) {
      const { left, right, top, bottom } = box(card);
      const whose = card.closest(".hand")?.getAttribute("aria-label");
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        wrong.push(`a card of “${whose}” sticks out: ${[left, top, right, bottom].map(Math.round)}`);
      for (const [x, y] of [
        [left + 3, (top + bottom) / 2],
        [right - 3, (top + bottom) / 2],
        [(left + right) / 2, top + 3],
        [(left + right) / 2, bottom - 3],
      ]) {
        const found = document.elementFromPoint(x, y);
        if (!card.contains(found)) wrong.push(`“${found?.className}” lies over a card of “${whose}”`);
      }
    }
    // The news shows whole lines, and the newest of them.
    for (const place of all(".news")) {
      const news = box(place);
      const told = all(".last-move").map(box);
      const line = Number.parseFloat(getComputedStyle(place).getPropertyValue("--news-line"));
      const cut = told.filter((it) => Math.abs(((it.top - news.top + line * 20.5) % line) - line / 2) > 1);
      // Next to my hand the news scrolls freely.
      const isBeside = getComputedStyle(place.parentElement ?? place).contain === "size";
      if (!isBeside && cut.length > 0) wrong.push(`${cut.length} lines of news are cut`);
      const newest = told.at(-1);
      if (newest && newest.bottom > news.bottom + 1) wrong.push("the newest news is out of sight");
      for (const part of place.querySelectorAll(".last-move > *")) {
        const { left, right } = box(part);
        if (left < news.left - 1 || right > news.right + 1) wrong.push(`“${part.textContent}” is cut off`);
      }
    }
    // Every firework is large enough to see.
    for (const light of all(".light-box")) {
      const { width, height } = box(light);
      if (Math.min(width, height) < least) wrong.push(`a firework is ${width}×${height}`);
    }
    // Every control is in the window, or can be scrolled into it.
    for (const control of all("button, a, select, input, summary")) {
      const { left, right, top, bottom, width } = box(control);
      if (width === 0 || getComputedStyle(control).visibility !== "visible") continue;
      if (left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1) continue;
      // It must be outside only in the directions in which a parent scrolls.
      const across = left < -1 || right > innerWidth + 1;
      const down = top < -1 || bottom > innerHeight + 1;
      const canScroll = (/** @type {Element} */ it) => {
        const { overflowX, overflowY } = getComputedStyle(it);
        const x = /auto|scroll/.test(overflowX) && it.scrollWidth > it.clientWidth;
        const y = /auto|scroll/.test(overflowY) && it.scrollHeight > it.clientHeight;
        return (!across || x) && (!down || y);
      };
      let parent = control.parentElement;
      while (parent && !canScroll(parent)) parent = parent.parentElement;
      const frame = parent && box(parent);
      if (!frame || frame.bottom > innerHeight + 1 || frame.right > innerWidth + 1)
        wrong.push(`“${control.textContent || control.getAttribute("aria-label")}” is out of the window`);
    }
    // The parts of the table don't overlap.
    const parts = all(
      ".top-bar, .time-panel, .hand, .counter, .sky, .news, .coach, .wish-note, .review-bar, .end-panel, .end-acts, .action-bar, .replay-bar, .sheet-handle, .discards, .log",
    ).filter((part) => getComputedStyle(part).visibility === "visible" && box(part).height > 0);
    for (const [n, one] of parts.entries())
      for (const other of parts.slice(n + 1)) {
        const [a, b] = [box(one), box(other)];
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 1 && under > 1) wrong.push(`“${one.className}” lies on “${other.className}”`);
      }
    // The counters beside the table are all seen, without scrolling.
    for (const { scrollHeight: whole, clientHeight: shown } of all(".counters"))
      if (whole > shown + 1) wrong.push(`the counters need ${whole} px and have ${shown}`);
    // The steps of a replay end before its tools.
    const [count, tools] = all(".replay-steps .step-count, .replay-tools").map(box);
    if (
      count &&
      tools &&
      tools.top < count.bottom &&
      tools.bottom > count.top &&
      count.right > tools.left + 1
    )
      wrong.push("the number of the step lies on the tools");
    // No text is cut off or overflows its frame.
    for (const counter of all(".counter")) {
      const frame = box(counter);
      for (const part of counter.querySelectorAll(".caption, .lid, .fuse, .deck, .score, .big"))
        if (box(part).right > frame.right + 1 || box(part).left < frame.left - 1)
          wrong.push(`“${part.textContent}” hangs over its counter`);
    }
    const words = all(".action-bar .prompt, .action-bar .button, .action-bar .act, .sheet-handle");
    for (const it of words)
      if (it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
        wrong.push(`“${it.textContent}” is cut off`);
    // A name is near its hand.
    for (const hand of all(".hand.partner")) {
      const name = hand.querySelector(".name");
      const card = hand.querySelector(".slot");
      if (!name || !card) continue;
      const [a, b] = [box(name), box(card)];
      const beside = Math.max(0, b.left - a.right, a.left - box(hand).right);
      const above = Math.max(0, b.top - a.bottom);
      if (Math.max(beside, above) > 60)
        wrong.push(`${name.textContent} is ${Math.max(beside, above)} px from the cards`);
    }
    return wrong;
  }, drawn);
}
