// The variants of hanab.live, found by family, by the share of deals that can be won, by words of their names, or at
// random among those.
import { language, t } from "../../i18n.js";
import { cls, html, typed, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { errorWord } from "../common/errors.js";

/** @typedef {import("../../../types/protocol.js").VariantInfo} VariantInfo */

/** @typedef {import("../../../types/protocol.js").VariantFamilies} VariantFamilies */

/**
 * The shares of deals that can be won: from which and below which, in parts of a hundred. Their texts are
 * `web-variant-share-NAME`.
 * @type {Record<string, [number, number]>}
 */
const SHARES = { nearly: [99, Infinity], most: [90, 99], fewer: [0, 90] };

const UNKNOWN = "unknown";

/** The number of names that are shown at once. */
const SHOWN = 24;

/**
 * The counted deals of a variant for this number of players, if there are any.
 * @param {VariantFamilies | null} all @param {number} place @param {number} seats
 */
const dealsOf = (all, place, seats) =>
  all?.cards[all.cards_of[place]]?.winnable.find(({ players }) => players === seats);

/**
 * The name of the share of counted deals that can be won; `unknown` if undecided deals leave it open.
 * @param {ReturnType<typeof dealsOf>} counted
 */
function shareOf(counted) {
  if (!counted) return UNKNOWN;
  const { deals, won, impossible } = counted;
  const bounds = [won, deals - impossible].map((it) => (100 * it) / deals);
  const found = Object.entries(SHARES).find(([, [from, below]]) =>
    bounds.every((it) => it >= from && it < below),
  );
  return found?.[0] ?? UNKNOWN;
}

/**
 * The places of the variants of a family and of a share; empty texts mean any.
 * @param {VariantFamilies | null} all @param {number} count of variants
 * @param {{family: string, share: string, seats: number}} wish
 */
export function chosenPlaces(all, count, { family, share, seats }) {
  const places =
    all?.families.find(({ name, kind }) => `${kind} ${name}` === family)?.variants ??
    Array.from({ length: count }, (_, place) => place);
  if (!share) return places;
  return places.filter((place) => shareOf(dealsOf(all, place, seats)) === share);
}

/**
 * @param {{
 *   chosen: string | undefined, seats: number, onChoose: (variant: VariantInfo) => void,
 * }} props `chosen` is the name of the chosen variant
 */
export function VariantChoice({ chosen, seats, onChoose }) {
  const [isOpen, setIsOpen] = useState(false);
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [all, setAll] = useState(/** @type {VariantFamilies | null} */ (null));
  const [family, setFamily] = useState("");
  const [share, setShare] = useState("");
  const [sought, setSought] = useState("");
  const [problem, setProblem] = useState("");
  const failed = (/** @type {unknown} */ error) => setProblem(errorWord(error));
  useEffect(() => {
    if (!isOpen || names.length > 0) return;
    // The filters come together with the list: otherwise they would move it under a pointer.
    const families = fetchJson("/api/variant-families").catch(failed);
    Promise.all([fetchJson("/api/variants"), families]).then(([found, others]) => {
      setNames(/** @type {string[]} */ (found));
      setAll(/** @type {VariantFamilies | undefined} */ (others) ?? null);
    }, failed);
  }, [isOpen]);
  const choose = (/** @type {string} */ name) =>
    fetchJson(`/api/variants/${encodeURIComponent(name)}`).then((found) => {
      setProblem("");
      onChoose(/** @type {VariantInfo} */ (found));
    }, failed);
  // What was chosen at random may lie below the window.
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  useEffect(() => {
    list.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const words = sought.toLocaleLowerCase(language.value).split(/\s+/);
  const places = useMemo(
    () => chosenPlaces(all, names.length, { family, share, seats }),
    [all, names, family, share, seats],
  );
  const found = places
    .map((place) => names[place])
    .filter((name) => {
      const text = name.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  const counted = chosen === undefined ? undefined : dealsOf(all, names.indexOf(chosen), seats);
  const undecided = counted ? counted.deals - counted.won - counted.impossible : 0;
  const familiesOf = (/** @type {"suits" | "rules"} */ kind) => html`
    <optgroup label=${t(`web-variant-family-${kind}`)}>
      ${all?.families
        .filter((it) => it.kind === kind)
        .map(
          ({ name, variants }) => html`
            <option value=${`${kind} ${name}`} lang="en">${name} (${variants.length})</option>
          `,
        )}
    </optgroup>
  `;
  const atRandom = () => choose(found[Math.floor(Math.random() * found.length)]);
  const first = found.slice(0, SHOWN);
  const isHidden = chosen !== undefined && names.includes(chosen) && !first.includes(chosen);
  const shown = isHidden ? [chosen, ...first] : first;
  return html`
    <details class="variants"
      onToggle=${(/** @type {Event} */ event) =>
        setIsOpen(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
      <summary>${t("web-variants")}</summary>
      <p class="empty">${t("web-variants-about")}</p>
      <div class="variant-search">
        <input type="search" class="text-field" value=${sought} aria-label=${t("web-variant-search")}
          placeholder=${t("web-variant-search")}
          onInput=${(/** @type {Event} */ event) => setSought(typed(event))} />
        <button type="button" class="button small" disabled=${found.length === 0} onClick=${atRandom}>
          ${t("web-variant-random")}
        </button>
      </div>
      ${
        all &&
        html`
          <div class="variant-filters">
            <label>
              ${t("web-variant-family")}
              <select class="text-field" value=${family} data-testid="family"
                onChange=${(/** @type {Event} */ event) => setFamily(typed(event))}>
                <option value="">${t("web-variant-family-any")}</option>
                ${familiesOf("suits")} ${familiesOf("rules")}
              </select>
            </label>
            <label>
              ${t("web-variant-share")}
              <select class="text-field" value=${share} data-testid="share"
                onChange=${(/** @type {Event} */ event) => setShare(typed(event))}>
                <option value="">${t("web-variant-share-any")}</option>
                ${[...Object.keys(SHARES), UNKNOWN].map(
                  (it) => html`<option value=${it}>${t(`web-variant-share-${it}`)}</option>`,
                )}
              </select>
            </label>
          </div>
          <p class="empty">${t("web-variant-share-about")}</p>
        `
      }
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      ${
        names.length > 0 &&
        html`
          <p class="empty" role="status">
            ${t("web-variants-found", { count: found.length })}
            ${found.length > SHOWN && ` ${t("web-variants-more", { count: SHOWN })}`}
          </p>
        `
      }
      <div class="variant-names" ref=${list}>
        ${shown.map(
          (name) => html`
            <button key=${name} type="button" class=${cls("button small", name === chosen && "main")}
              lang="en" aria-pressed=${name === chosen} onClick=${() => choose(name)}>${name}</button>
          `,
        )}
      </div>
      ${
        counted &&
        counted.won + counted.impossible > 0 &&
        html`
          <p class="empty" data-testid="winnable">
            ${t("web-variant-winnable", { name: chosen ?? "", won: counted.won, deals: counted.deals })}
            ${undecided > 0 && ` ${t("web-variant-undecided", { count: undecided })}`}
          </p>
        `
      }
    </details>
  `;
}
