// The rulebook of any table: a page with its own address, and a panel next to the current page.
import { language, learn, list, maybe, t } from "../../i18n.js";
import { html, typed, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { fetchJson, RequestError } from "../../net/http.js";
import { go, route } from "../../route.js";
import {
  documents,
  findPlace,
  placeOf,
  requestOf,
  ruleOf,
  rulesAddress,
  ruleWords,
} from "../../table/rulebook.js";
import { rulesShown } from "../common/dialogState.js";
import { errorInWords, errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { changesLine, editionName, loadEditions } from "./edition.js";
import { Pictures, suitsOf } from "./pictures.js";

/** @typedef {import("../../../types/protocol.js").Rulebook} Rulebook */
/** @typedef {import("../../../types/protocol.js").RulebookSection} RulebookSection */
/** @typedef {import("../../../types/protocol.js").RulebookParagraph} RulebookParagraph */
/** @typedef {import("../../../types/protocol.js").RulebookReply} RulebookReply */
/** @typedef {import("../../../types/protocol.js").RulesRequest} RulesRequest */
/** @typedef {import("../../../types/protocol.js").EditionInfo} EditionInfo */

/** The last section: the rulings where the documents differ. */
const RULINGS = "rulebook-ruling";

/** The documents with the whole base game; a rule in all of them is common to all editions. */
const WHOLE = ["000", "001", "002", "003", "004", "rr"];

/** The page of a rulebook; its address names the rulebook and the rule. */
export function RulesPage() {
  const { id, query, hash } = route.value;
  const [editions, setEditions] = useState(/** @type {EditionInfo[]} */ ([]));
  useEffect(() => {
    loadEditions().then(setEditions, () => undefined);
  }, []);
  const asked = requestOf({ id, query });
  const edition = editions.find((it) => it.name === asked.preset);
  const seats = asked.seats ?? edition?.players[0] ?? 2;
  const request = { preset: asked.preset, options: asked.options, seats };
  const { book, problem } = useBook(request);
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (book && hash) placeIn(page.current, book, ruleOf(hash))?.scrollIntoView();
  }, [book, hash]);
  const change = (/** @type {Partial<RulesRequest>} */ news) =>
    go(rulesAddress({ ...request, ...news }), { replace: true });
  const choose = (/** @type {Event} */ event) => {
    const preset = typed(event);
    const players = editions.find((it) => it.name === preset)?.players ?? [seats];
    change({ preset, options: {}, seats: players.includes(seats) ? seats : players[0] });
  };
  if (!spoken())
    return html`<main class="page-body"><p class="prompt">${problem || t("web-loading")}</p></main>`;
  const players = [...new Set([...(edition?.players ?? []), seats])].sort();
  return html`
    <main class="page-body reading rules-page" ref=${page}>
      <h1>${editionName(request.preset)}</h1>
      <p class="rules-for">
        ${t("book-for", { players: seats })}
      </p>
      ${book && html`<${Changes} book=${book} options=${request.options} />`}
      <div class="rules-tools">
        <label class="field-row">
          <span>${t("web-edition")}</span>
          <select id="rules-edition" value=${request.preset} onChange=${choose}>
            ${editions.map(({ name }) => html`<option value=${name}>${editionName(name)}</option>`)}
          </select>
        </label>
        <label class="field-row">
          <span>${t("book-players")}</span>
          <select id="rules-players" value=${seats}
            onChange=${(/** @type {Event} */ event) => change({ seats: Number(typed(event)) })}>
            ${players.map((n) => html`<option value=${n}>${n}</option>`)}
          </select>
        </label>
        <button type="button" class="button small" onClick=${() => print()}>${t("book-print")}</button>
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${!problem && !book && html`<p class="prompt">${t("web-loading")}</p>`}
      ${
        book &&
        html`
          <${Contents} book=${book} />
          <${Sections} book=${book} level="h2" />
          <p class="rules-address">${location.origin}${rulesAddress(request)}</p>
        `
      }
    </main>
  `;
}

/** The panel with the rules, opened at the requested rule. */
export function RulesPanel() {
  const { request, rule } = /** @type {import("../common/dialogState.js").AskedRules} */ (rulesShown.value);
  const { book, problem } = useBook(request);
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const close = () => (rulesShown.value = null);
  const shown = spoken() ? book : null;
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.show();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useEffect(() => {
    if (!shown) return;
    const place = rule ? placeIn(ref.current, shown, rule) : null;
    for (const marked of ref.current?.querySelectorAll(".asked") ?? []) marked.classList.remove("asked");
    place?.classList.add("asked");
    if (place) bring(place);
    (place ?? ref.current)?.focus({ preventScroll: true });
  }, [shown, rule]);
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    close();
  };
  return html`
    <dialog ref=${ref} class="rules-panel" tabindex="-1" aria-label=${t("web-rules")} onKeyDown=${pressed}>
      <div class="dialog-head">
        <h2>${t("web-rules-of", { edition: editionName(request.preset) })}</h2>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${close}>
          <${Icon} name="close" />
        </button>
      </div>
      <div class="rules-scroll reading">
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
        ${!problem && !shown && html`<p class="prompt">${t("web-loading")}</p>`}
        ${
          shown &&
          html`
            <p class="rules-for">
              <a href=${rulesAddress(request, rule)} target="_blank">${t("book-page")}</a>
            </p>
            <${Changes} book=${shown} options=${request.options} inside=${ref} />
            <${Contents} book=${shown} inside=${ref} />
            <${Sections} book=${shown} level="h3" inside=${ref} />
          `
        }
      </div>
    </dialog>
  `;
}

/** Scrolls only the panel to an element in it. @param {HTMLElement} place */
function bring(place) {
  const frame = place.closest(".rules-scroll");
  if (frame) frame.scrollTop += place.getBoundingClientRect().top - frame.getBoundingClientRect().top - 12;
}

/**
 * The element with a rule.
 * @param {Element | null} root @param {Rulebook} book @param {string} rule as `findPlace` takes it
 * @returns {HTMLElement | null}
 */
function placeIn(root, book, rule) {
  const place = findPlace(book, rule);
  return place ? found(root, place) : null;
}

/**
 * The element with this id, unfolded.
 * @param {Element | null | undefined} root @param {string} place @returns {HTMLElement | null}
 */
function found(root, place) {
  const element = /** @type {HTMLElement | null | undefined} */ (
    root?.querySelector(`#${CSS.escape(place)}`)
  );
  element?.closest("details")?.setAttribute("open", "");
  return element ?? null;
}

/**
 * The rulebook of a game, with its texts.
 * @param {RulesRequest} request @returns {{book: Rulebook | null, problem: string}}
 */
function useBook(request) {
  const asked = JSON.stringify(request);
  const [found, setFound] = useState({ book: /** @type {Rulebook | null} */ (null), problem: "" });
  useEffect(() => {
    let current = true;
    Promise.all([
      fetchJson("/api/rulebook", { method: "POST", body: JSON.parse(asked) }),
      learn("rulebook"),
      learn("ratings"),
    ]).then(
      async ([reply]) => {
        const { rulebook = null, problem } = /** @type {RulebookReply} */ (reply);
        const said = problem ? await errorInWords(new RequestError(problem)) : "";
        if (current) setFound({ book: rulebook, problem: said });
      },
      (error) => current && setFound({ book: null, problem: errorWord(error) }),
    );
    return () => {
      current = false;
    };
  }, [asked, language.value]);
  return found;
}

/** Whether the texts of the rulebook are loaded, in the current language. */
const spoken = () => maybe(RULINGS) !== null;

/**
 * A link within the rulebook. In the panel it doesn't change the address of the page.
 * @param {{
 *   place: string, inside?: {current: HTMLElement | null}, class?: string,
 *   children?: import("../../lib.js").Children,
 * }} props
 */
function PlaceLink({ place, inside, class: name, children }) {
  const follow = (/** @type {MouseEvent} */ event) => {
    const target = found(inside ? inside.current : document.body, place);
    if (!inside) return;
    event.preventDefault();
    if (!target) return;
    bring(target);
    target.focus({ preventScroll: true });
  };
  const address = `${location.pathname}${location.search}#${place}`;
  return html`<a class=${name} href=${address} onClick=${follow}>${children}</a>`;
}

/**
 * The options that differ from the edition; each one links to its rule.
 * @param {{book: Rulebook, options: Record<string, unknown>, inside?: {current: HTMLElement | null}}} props
 */
function Changes({ book, options, inside }) {
  const names = Object.keys(options);
  if (names.length === 0) return null;
  const words = changesLine(options);
  return html`
    <p class="rules-for rules-changes">
      ${t("book-changes")}
      ${names.map((name, n) => {
        const place = findPlace(book, `option-${name}`);
        return html`${" "}${place ? html`<${PlaceLink} place=${place} inside=${inside}>${words[n]}<//>` : words[n]}`;
      })}
    </p>
  `;
}

/** @param {{book: Rulebook, inside?: {current: HTMLElement | null}}} props */
function Contents({ book, inside }) {
  const lines = html`
    <ul class="rules-contents">
      ${chaptersOf(book).map(
        ({ id: chapter, sections }) => html`
          <li key=${chapter}>
            <${PlaceLink} place=${placeOf(chapter)} inside=${inside}>${t(chapter)}<//>
            <ol>
              ${sections.map(
                ({ id }) => html`
                  <li key=${id}><${PlaceLink} place=${placeOf(id)} inside=${inside}>${t(id)}<//></li>
                `,
              )}
            </ol>
          </li>
        `,
      )}
    </ul>
  `;
  if (inside) return html`<details><summary>${t("book-contents")}</summary>${lines}</details>`;
  return html`<nav aria-label=${t("book-contents")}>${lines}</nav>`;
}

/**
 * The sections by chapter, in order.
 * @param {Rulebook} book @returns {{id: string, sections: RulebookSection[]}[]}
 */
function chaptersOf({ sections }) {
  const ids = [...new Set(sections.map(({ chapter }) => chapter))];
  return ids.map((id) => ({ id, sections: sections.filter(({ chapter }) => chapter === id) }));
}

/** @param {{book: Rulebook, level: "h2" | "h3", inside?: {current: HTMLElement | null}}} props */
function Sections({ book, level, inside }) {
  // A text may occur several times; its first occurrence is the anchor.
  const placed = useMemo(() => {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {Set<RulebookParagraph>} */
    const first = new Set();
    for (const rule of book.sections.flatMap(({ paragraphs }) => paragraphs)) {
      if (!seen.has(rule.id)) first.add(rule);
      seen.add(rule.id);
    }
    return first;
  }, [book]);
  const suits = useMemo(() => suitsOf(book), [book]);
  const below = level === "h2" ? "h3" : "h4";
  const rules = (/** @type {RulebookSection} */ section) =>
    section.paragraphs.map(
      (rule) => html`
        <div class="rule" id=${placed.has(rule) ? placeOf(rule.id) : undefined} tabindex="-1">
          <div>
            <p>${ruleWords(rule)}</p>
            <${Pictures} pictures=${rule.pictures} suits=${suits} />
          </div>
          ${
            section.id === RULINGS
              ? html`<${Evidence} ruling=${rule.rulings?.[0] ?? ""} />`
              : html`<${Origin} rule=${rule} inside=${inside} />`
          }
        </div>
      `,
    );
  return chaptersOf(book).map(
    ({ id, sections }) => html`
      <section key=${id} class="chapter" aria-labelledby=${placeOf(id)}>
        <${level} id=${placeOf(id)} tabindex="-1">${t(id)}<//>
        ${sections.map((section) => {
          const place = placeOf(section.id);
          const count = section.paragraphs.length;
          return html`
            <section key=${section.id} aria-labelledby=${place}>
              <${below} id=${place} tabindex="-1">${t(section.id)}<//>
              ${
                section.id === RULINGS
                  ? html`<details><summary>${t("book-rulings", { count })}</summary>${rules(section)}</details>`
                  : rules(section)
              }
            </section>
          `;
        })}
      </section>
    `,
  );
}

/** A link to the full ruling with its examples. @param {{ruling: string}} props */
function Evidence({ ruling }) {
  return html`
    <p class="origin">
      <a href=${`/rulings#${ruling.toLowerCase()}`} target="_blank"
        aria-label=${t("book-ruling", { ruling })}>${ruling}</a>
    </p>
  `;
}

/**
 * The documents that a rule comes from, and the ruling where they differ.
 * @param {{rule: RulebookParagraph, inside?: {current: HTMLElement | null}}} props
 */
function Origin({ rule, inside }) {
  const { sources = [], rulings = [] } = rule;
  if (sources.length + rulings.length === 0) return null;
  const everybody = WHOLE.every((key) => sources.includes(key));
  return html`
    <p class="origin">
      ${
        sources.length > 0 &&
        html`
          <span class="visually-hidden">${t("book-from")} </span>
          ${everybody ? t("book-everybody") : list(documents(rule))}
        `
      }
      ${rulings.map(
        (ruling) => html`
          ${" "}
          <${PlaceLink} place=${`rule-ruling-${ruling.replace("A-", "")}`} inside=${inside} class="ruling">
            <span class="visually-hidden">${t("book-chosen")} </span>${ruling}
          <//>
        `,
      )}
    </p>
  `;
}
