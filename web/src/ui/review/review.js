// The shared review of a finished game: its participants, its leader, the shown step, and the arrows.
import { list, t } from "../../i18n.js";
import { cls, html, typed, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { me } from "../../net/connection.js";
import { command, follow, unfollow } from "../../net/tables.js";
import { route } from "../../route.js";
import { muted } from "../../settings.js";
import { slotOf } from "../../table/slots.js";
import { logLine, nameOf, personName } from "../../table/words.js";
import { codeWord, errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { ChatButton } from "../social/chatButton.js";

/** @typedef {import("../../../types/protocol.js").Review} Review */
/** @typedef {import("../../../types/protocol.js").ReviewAction} ReviewAction */
/** @typedef {import("../../table/variation.js").Place} Place */

/** The number of colors for arrows. */
const COLORS = 6;

/**
 * @param {string} id the table @param {boolean} on whether I take part
 */
export function useReview(id, on) {
  const [it, setIt] = useState(/** @type {ReturnType<typeof follow> | null} */ (null));
  const [problem, setProblem] = useState("");
  const [wandering, setWandering] = useState(false);
  const [pointing, setPointing] = useState(false);
  const [unsaid, setUnsaid] = useState("");
  // Everyone on this page learns of a running review; only those who join it take part.
  useEffect(() => {
    setIt(follow(id));
    return () => {
      setIt(null);
      // The table's own page stays subscribed.
      const { page, id: other } = route.peek();
      if (page !== "table" || other !== id) unfollow(id);
    };
  }, [id]);
  const send = (/** @type {ReviewAction} */ action) =>
    command(id, { type: "review", action }).then(
      () => setProblem(""),
      (error) => {
        const words = errorWord(error);
        setProblem(words);
        announce(words);
      },
    );
  /** @type {import("../table/tablePage.js").Send} */
  const talk = async (wish) => {
    try {
      const answer = await command(id, wish);
      setUnsaid("");
      return answer;
    } catch (error) {
      const words = errorWord(error);
      setUnsaid(words);
      announce(words);
      return null;
    }
  };
  const restarts = it?.restarts.value ?? 0;
  useEffect(() => {
    // After each new snapshot of the table, as after a lost connection.
    if (on && restarts > 0) send({ type: "join" });
  }, [on, restarts]);

  const review = it?.review.value ?? null;
  const my = me.value?.id ?? "";
  const here = review?.here.some((person) => person.id === my) ?? false;
  const leads = here && review?.lead === my;
  const info = it?.state.value?.info;
  const played = info ? info.seats.some(({ person }) => person?.id === my) : false;
  const bots = info ? info.seats.every(({ person }) => !person) : false;

  // Sends one shown step at a time, and skips steps that are outdated by then.
  const wanted = useRef(/** @type {Place | null} */ (null));
  const telling = useRef(false);
  const show = async (/** @type {Place} */ place) => {
    wanted.current = place;
    if (telling.current) return;
    telling.current = true;
    while (wanted.current) {
      const next = /** @type {Place} */ (wanted.current);
      wanted.current = null;
      await send({ type: "show", step: next.step, actions: [...next.actions] });
    }
    telling.current = false;
  };
  const point = (/** @type {number} */ card) => {
    const now = review?.pointed.find(({ by }) => by === my)?.cards ?? [];
    const cards = now.includes(card) ? now.filter((one) => one !== card) : [...now, card];
    send({ type: "point", cards });
  };
  return {
    on,
    names: !on && review ? list(review.here.map(personName)) : "",
    review: here ? review : null,
    my,
    leads,
    mayLead: played || bots,
    follows: here && !leads && !wandering,
    wandering: here && !leads && wandering,
    wander: () => here && !leads && setWandering(true),
    back: () => setWandering(false),
    problem: it?.problem.value ? codeWord(it.problem.value) : problem,
    pointing,
    setPointing,
    point,
    show,
    send,
    table: it?.state.value ?? null,
    talk,
    unsaid,
  };
}

/** @typedef {ReturnType<typeof useReview>} Reviewing */

/** The notice of a running review. @param {{names: string, onJoin: () => void}} props */
export function RunningReview({ names, onJoin }) {
  const words = t("review-invited", { names });
  useEffect(() => announce(words), [words]);
  return html`
    <p class="wish-note" role="status" data-testid="running-review">
      ${words}${" "}
      <button type="button" class="button main small" onClick=${onJoin}>${t("review-come", { names })}</button>
    </p>
  `;
}

/** The name of a person in a review. @param {Review} review @param {string | undefined} id */
export function calledIn(review, id) {
  const person = review.here.find((it) => it.id === id);
  return person ? personName(person) : "";
}

/**
 * The names of the people who point at each card, with the number of their color.
 * @param {Review | null} review
 */
export function arrowsOf(review) {
  /** @type {Map<number, {name: string, n: number}[]>} */
  const arrows = new Map();
  for (const { by, cards } of review?.pointed ?? []) {
    if (!review || muted.value.includes(by)) continue;
    const n = review.here.findIndex(({ id }) => id === by) % COLORS;
    for (const card of cards)
      arrows.set(card, [...(arrows.get(card) ?? []), { name: calledIn(review, by), n }]);
  }
  return arrows;
}

/**
 * The table's chat during a review. The table's own page announces each event; this announces only chat messages.
 * @param {{reviewing: Reviewing}} props
 */
export function ReviewTalk({ reviewing: { table, talk, unsaid, my } }) {
  const heard = useRef(table?.seq ?? 0);
  useEffect(() => {
    if (!table) return;
    const fresh = heard.current === 0 ? [] : table.history.filter(({ seq }) => seq > heard.current);
    heard.current = table.seq;
    for (const logged of fresh)
      if (logged.event.type === "said" && logged.event.person.id !== my) announce(logLine(table, logged, []));
  }, [table]);
  return table && html`<${ChatButton} table=${table} send=${talk} problem=${unsaid} />`;
}

/**
 * Announces changes of the review to screen readers.
 * @param {Reviewing} reviewing @param {import("../../../types/protocol.js").TableInfo} info
 * @param {import("../../../types/protocol.js").GameState} game the game that is shown
 */
export function useReviewVoice({ review, my }, info, game) {
  const before = useRef(/** @type {Review | null} */ (null));
  useEffect(() => {
    const old = before.current;
    before.current = review;
    if (!old || !review) return;
    const said = news(old, review, my);
    for (const { by, cards } of review.pointed) {
      const known = old.pointed.find((it) => it.by === by)?.cards ?? [];
      const fresh = cards.filter((card) => !known.includes(card));
      if (by === my || fresh.length === 0 || muted.value.includes(by)) continue;
      const words = fresh.map((card) => cardPlace(info, game, card)).filter((word) => word !== "");
      said.push(t("review-points-at", { name: calledIn(review, by), cards: list(words) }));
    }
    for (const words of said) announce(words);
  }, [review]);
}

/** @param {Review} old @param {Review} review @param {string} my */
function news(old, review, my) {
  const isIn = (/** @type {Review} */ it, /** @type {string} */ id) => it.here.some((one) => one.id === id);
  const said = [];
  for (const person of review.here)
    if (!isIn(old, person.id)) said.push(t("review-came", { name: personName(person) }));
  for (const person of old.here)
    if (!isIn(review, person.id)) said.push(t("review-went", { name: personName(person) }));
  const { lead } = review;
  if (lead && lead !== old.lead)
    said.push(
      lead === my ? t("review-you-lead-now") : t("review-leads-now", { name: calledIn(review, lead) }),
    );
  if (lead && lead !== my && old.step !== review.step)
    said.push(t("review-shows", { name: calledIn(review, lead), step: review.step }));
  return said;
}

/**
 * The position of a card, as text.
 * @param {import("../../../types/protocol.js").TableInfo} info
 * @param {import("../../../types/protocol.js").GameState} game @param {number} card
 */
function cardPlace(info, game, card) {
  const seat = game.hands.findIndex((hand) => hand.cards.some(({ id }) => id === card));
  if (seat === -1) return "";
  const hand = game.hands[seat].cards.map(({ id }) => id);
  return t("review-card", { slot: slotOf(hand, card), name: nameOf(info, seat) });
}

/**
 * The participants and the leader, and the button back to the shown step.
 * @param {{reviewing: Reviewing, onLeave: () => void}} props
 */
export function ReviewBar({ reviewing, onLeave }) {
  const { review, my, leads, mayLead, problem } = reviewing;
  const others = useMemo(() => review?.here.filter(({ id }) => id !== my) ?? [], [review, my]);
  const words =
    problem && html`<p class="variation-words" role="alert"><span class="problem">${problem}</span></p>`;
  if (!review)
    return html`<div class="review-bar">${words || html`<p class="variation-words">${t("web-loading")}</p>`}</div>`;
  const leader = calledIn(review, review.lead);
  const text = leads
    ? t("review-you-lead")
    : leader
      ? t("review-leads", { name: leader })
      : t("review-nobody-leads");
  const at = review.actions.length > 0 ? "review-at-branch" : "review-at";
  // The bar of the shown variation has its own title.
  const isSaid = review.actions.length > 0 && !reviewing.wandering;
  const name = (/** @type {import("../../../types/protocol.js").Person} */ person) =>
    person.id === my ? t("review-me", { name: personName(person) }) : personName(person);
  return html`
    <div class="review-bar" role="group" aria-label=${t("review-room")}>
      <b class="review-lead" data-testid="review-lead">${isSaid ? text : t(at, { text, step: review.step })}</b>
      ${
        reviewing.wandering &&
        html`
          <button type="button" class="button main small" onClick=${reviewing.back}>
            ${leader ? t("review-return", { name: leader }) : t("review-return-shown")}
          </button>
        `
      }
      <ul class="review-here" aria-label=${t("review-here", { names: list(review.here.map(name)) })}>
        ${review.here.map(
          (person, n) => html`
            <li key=${person.id} class=${cls("badge", `by-${n % COLORS}`, person.id === review.lead && "leads")}>
              ${name(person)}
            </li>
          `,
        )}
      </ul>
      <button type="button" class="tool" aria-pressed=${reviewing.pointing} disabled=${reviewing.wandering}
        onClick=${() => reviewing.setPointing(!reviewing.pointing)}>
        <${Icon} name="arrow" /> ${t("review-point")}<kbd aria-hidden="true">A</kbd>
      </button>
      ${
        !leader &&
        mayLead &&
        html`
          <button type="button" class="button small" onClick=${() => reviewing.send({ type: "lead" })}>
            ${t("review-take-lead")}
          </button>
        `
      }
      ${
        leads &&
        others.length > 0 &&
        html`
          <label class="tool">
            <select aria-label=${t("review-give-lead")} value=""
              onChange=${(/** @type {Event} */ event) => reviewing.send({ type: "give", to: typed(event) })}>
              <option value="">${t("review-give-lead")}</option>
              ${others.map((person) => html`<option value=${person.id}>${personName(person)}</option>`)}
            </select>
          </label>
        `
      }
      <button type="button" class="tool" aria-label=${t("review-leave")} title=${t("review-leave")} onClick=${onLeave}>
        <${Icon} name="close" />
      </button>
      ${words}
    </div>
  `;
}
