// The variants of hanab.live, found by words of their names or at random.
import { language, t } from "../../i18n.js";
import { cls, html, typed, useEffect, useRef, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { errorWord } from "../common/errors.js";

/** @typedef {import("../../../types/protocol.js").VariantInfo} VariantInfo */

/** The number of names that are shown at once. */
const SHOWN = 24;

/**
 * @param {{chosen: string | undefined, onChoose: (variant: VariantInfo) => void}} props `chosen` is the name of the
 *   chosen variant
 */
export function VariantChoice({ chosen, onChoose }) {
  const [isOpen, setIsOpen] = useState(false);
  const [names, setNames] = useState(/** @type {string[]} */ ([]));
  const [sought, setSought] = useState("");
  const [problem, setProblem] = useState("");
  const failed = (/** @type {unknown} */ error) => setProblem(errorWord(error));
  useEffect(() => {
    if (isOpen && names.length === 0)
      fetchJson("/api/variants").then((found) => setNames(/** @type {string[]} */ (found)), failed);
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
  const found = names.filter((name) => {
    const text = name.toLowerCase();
    return words.every((word) => text.includes(word));
  });
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
    </details>
  `;
}
