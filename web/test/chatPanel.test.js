// The chat as a component: its focus, and how it closes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, has, mount, one, press, speak } from "./dom.js";

const { ChatPanel } = await import("../src/ui/social/chat.js");
const { ChatButton } = await import("../src/ui/social/chatButton.js");

await speak();

/** A table where I may write this. @param {"text" | "remarks" | undefined} talk @param {number} [to_act] */
const table = (talk, to_act = 0) => ({
  ...{ id: "t", history: [], watchersTalk: [], you: 0, may: { talk } },
  ...{ info: { status: "running", seats: [] }, game: { to_act } },
});
const props = { send: async () => null, problem: "", onClose: () => undefined };

test("the talk opens where one speaks: in the field, or at the first remark", async () => {
  await mount(ChatPanel, { ...props, table: table("text") });
  assert.equal(document.activeElement, one("#talk-text"), "and not at a remark that is folded up");
  await mount(ChatPanel, { ...props, table: table("remarks") });
  assert.equal(document.activeElement, one("[data-remark]"));
  await mount(ChatPanel, { ...props, table: table("remarks", 1) });
  assert.equal(document.activeElement, one(".chat-panel"), "somebody else is thinking");
});

test("Escape closes the talk from its button, and nothing else with it", async () => {
  await mount(ChatButton, { ...props, table: table("text") });
  const button = one(".chat-tool");
  let heard = 0;
  const hear = () => (heard += 1);
  addEventListener("keydown", hear);
  button.click();
  await drawn();
  assert.equal(button.getAttribute("aria-expanded"), "true");
  button.focus();
  press("Escape");
  await drawn();
  assert.equal(button.getAttribute("aria-expanded"), "false");
  assert.equal(heard, 0, "the table has not heard it");
  press("Escape");
  removeEventListener("keydown", hear);
  assert.equal(heard, 1, "closed, it is no key of its own");
  assert.ok(!has(".chat-panel"));
});

test("the buttons of reactions are there for the last action of another, and close the chat", async () => {
  const acted = (/** @type {number} */ seq, /** @type {number} */ seat) => ({
    seq,
    at: 0,
    event: { type: "acted", seat, action: { type: "discard", id: 0 }, happened: [], number: seq },
  });
  const back = { seq: 9, at: 0, event: { type: "taken_back", seat: 1, actions: 1, number: 9 } };
  const buttons = () => document.querySelectorAll("[data-reaction]").length;
  /** @type {[number, object[], "text" | undefined, number | null][]} */
  const cases = [
    [6, [acted(3, 1)], "text", 0],
    [0, [acted(3, 1), acted(4, 0)], "text", 0],
    [0, [acted(3, 1), back], "text", 0],
    [0, [], "text", 0],
    [0, [acted(3, 1)], undefined, 0],
    [0, [acted(3, 1)], "text", null],
  ];
  for (const [count, history, talk, you] of cases) {
    await mount(ChatPanel, { ...props, table: { ...table(talk), history, you } });
    assert.equal(buttons(), count, JSON.stringify({ history, talk, you }));
  }
  /** @type {object[]} */
  const sent = [];
  let closed = 0;
  const send = async (/** @type {object} */ wish) => {
    sent.push(wish);
    return {};
  };
  const onClose = () => (closed += 1);
  await mount(ChatPanel, { ...props, send, onClose, table: { ...table("text"), history: [acted(3, 1)] } });
  one('[data-reaction="laugh"]').click();
  await drawn();
  assert.deepEqual(sent, [{ type: "react", seq: 3, reaction: "laugh" }]);
  assert.equal(closed, 1);
  assert.equal(buttons(), 0, "one reaction to an action");
});
