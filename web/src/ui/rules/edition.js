// The names and suits of editions.
import { Mark } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { maybe, t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";

/** @typedef {import("../../../types/protocol.js").EditionInfo} EditionInfo */
/** @typedef {import("../../../types/protocol.js").TableSettings} TableSettings */
/** @typedef {import("../../../types/protocol.js").OptionField} OptionField */

/** @type {Promise<EditionInfo[]> | null} */
let editions = null;
/** @type {Promise<OptionField[]> | null} */
let fields = null;

export function loadEditions() {
  editions ??= fetchJson("/api/presets");
  return editions;
}

export function loadOptions() {
  fields ??= fetchJson("/api/options");
  return fields;
}

/** @param {string} preset */
export function editionName(preset) {
  return maybe(`preset-${preset}`) ?? preset;
}

/**
 * Whether settings may be a variant of hanab.live, which has a name there.
 * @param {{preset: string, options: Record<string, unknown>}} settings
 */
export const isVariant = ({ preset, options }) => preset === "hanab-live" && Object.keys(options).length > 0;

/** The names of variants that this page has asked for, by settings. @type {Map<string, Promise<string | null>>} */
const variants = new Map();

/** The name of the variant that these settings are, or null. @param {string} body the settings as JSON */
function variantOf(body) {
  let asked = variants.get(body);
  if (!asked) {
    asked = fetchJson("/api/rules", { method: "POST", body: JSON.parse(body) }).then(
      (reply) => /** @type {import("../../../types/protocol.js").RulesReply} */ (reply).variant ?? null,
    );
    variants.set(body, asked);
    asked.catch(() => variants.delete(body));
  }
  return asked;
}

/**
 * The name of a table's variant of hanab.live: undefined until it is known, null if the settings are none.
 * @param {TableSettings} settings
 */
export function useVariant(settings) {
  const { preset, options, seats } = settings;
  const body = JSON.stringify({ preset, options, seats });
  const [known, setKnown] = useState(/** @type {{body: string, name: string | null} | null} */ (null));
  useEffect(() => {
    const set = (/** @type {string | null} */ name) => setKnown({ body, name });
    if (isVariant(settings)) variantOf(body).then(set, () => set(null));
  }, [body]);
  if (!isVariant(settings)) return null;
  return known?.body === body ? known.name : undefined;
}

/** The name of the edition of a table, or of the variant. @param {TableSettings} settings */
export const useEditionName = (settings) => useVariant(settings) ?? editionName(settings.preset);

/** The settings in one line, a variant of hanab.live by its name. @param {TableSettings} settings */
export function useSettingsLine(settings) {
  const variant = useVariant(settings);
  // Its options would be shown for a moment only.
  if (variant === undefined) return editionName(settings.preset);
  return variant ? `${editionName(settings.preset)} · ${variant}` : settingsLine(settings);
}

/**
 * The settings in one line: the edition and what differs from it, without the palette, which changes no rule.
 * @param {TableSettings} settings
 */
export function settingsLine(settings) {
  const { palette: _, ...options } = settings.options;
  return [editionName(settings.preset), ...changesLine(options)].join(" · ");
}

/** The origin of an existing deal. @param {import("../../../types/protocol.js").DealSourceInfo} deal */
export function dealOf(deal) {
  if (deal.type === "day") return t("web-deal-day", { day: deal.day });
  if (deal.type === "seed" && deal.seed) return t("web-deal-seed-number", { seed: deal.seed });
  return t(`web-deal-${deal.type}`);
}

/** The options that differ from the edition, as text. @param {Record<string, unknown>} options */
export function changesLine(options) {
  return Object.entries(options).map(([name, value]) => {
    const label = maybe(`option-${name}`) ?? name;
    if (value === true || typeof value === "object") return label;
    const word = maybe(`value-${name}-${value}`) ?? maybe(`value-${value}`) ?? String(value);
    return t("web-option-is", { option: label, value: word });
  });
}

/** The marks of an edition's suits. @param {{suits: {name: string}[]}} props */
export function SuitRow({ suits }) {
  return html`
    <span class="suit-row" aria-hidden="true">
      ${suits.map((suit) => html`<${Mark} shell=${shellOf(suit.name)} />`)}
    </span>
  `;
}

/** The cards and tokens of a game, in one line. @param {import("../../../types/protocol.js").RulesInfo} rules */
export function rulesLine(rules) {
  return t("web-rules-line", {
    deck: rules.deck,
    hand: rules.hand_size,
    tokens: rules.clue_tokens,
    strikes: rules.strikes,
    goal: rules.all_or_nothing ? "all_or_nothing" : "score",
    best: rules.max_score,
  });
}
