// The form that opens a table: a card for each edition, switches for extensions, other options folded away, the seats,
// and the starting player.
import { language, list, maybe, t } from "../../i18n.js";
import { cls, html, typed, useEffect, useState } from "../../lib.js";
import { fetchJson, RequestError } from "../../net/http.js";
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { recall, remember } from "../../settings.js";
import { botAbout, botOptions, ConventionsLink } from "../common/bots.js";
import { errorInWords, errorWord } from "../common/errors.js";
import { Switch } from "../common/switch.js";
import { ConventionsChoice } from "../rules/conventions.js";
import { editionName, isVariant, loadEditions, loadOptions, rulesLine, SuitRow } from "../rules/edition.js";
import { RulesLink } from "../rules/rulesLink.js";
import { SeedChoice } from "./seedChoice.js";
import { TimeChoice } from "./timeChoice.js";
import { VariantChoice } from "./variantChoice.js";

/** @typedef {import("../../../types/protocol.js").EditionInfo} EditionInfo */
/** @typedef {import("../../../types/protocol.js").OptionField} OptionField */
/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */

/** The editions that are shown first; all others are in the list under them. */
const WELL_KNOWN = [
  "original",
  "original-avalanche",
  "grand-finale",
  "timed-display",
  "abacus",
  "abacus-6",
  "grands-feux",
  "gf-avalanche",
  "gf-black",
  "gf-flamboyants",
  "gf-everything",
  "joker-house",
];

/** The options that are extensions of the game, shown as switches. */
const EXTENSIONS = ["multicolour", "black_powder", "flamboyants", "timed_display", "empty_clues"];

/** Options with other controls on this page. */
const ELSEWHERE = ["players", "first_player", "talk"];

export function CreateTable() {
  const [editions, setEditions] = useState(/** @type {EditionInfo[]} */ ([]));
  const [fields, setFields] = useState(/** @type {OptionField[]} */ ([]));
  const [preset, setPreset] = useState(recall("preset") ?? "original");
  const [changes, setChanges] = useState(/** @type {Record<string, unknown>} */ ({}));
  const [seats, setSeats] = useState(Number(recall("players") ?? 3));
  const [takers, setTakers] = useState(/** @type {string[]} */ (["", "", "", "", ""]));
  const [starter, setStarter] = useState("edition");
  const [listed, setListed] = useState(false);
  const [watching, setWatching] = useState("public");
  const [time, setTime] = useState(
    /** @type {import("../../../types/protocol.js").TimeControl} */ ({ type: "none" }),
  );
  const [conventions, setConventions] = useState(
    /** @type {import("../../../types/protocol.js").Conventions} */ ({}),
  );
  const [rules, setRules] = useState(/** @type {RulesInfo | null} */ (null));
  const [sameAs, setVariant] = useState(/** @type {string | undefined} */ (undefined));
  const [picked, setPicked] = useState(
    /** @type {{name: string, request: {preset: string, options: Record<string, unknown>}} | null} */ (null),
  );
  const [idle, setIdle] = useState(/** @type {readonly string[]} */ ([]));
  const [seed, setSeed] = useState("");
  const [sought, setSought] = useState("");
  const [unfolded, setUnfolded] = useState(false);
  const [problem, setProblem] = useState("");
  const [refusal, setRefusal] = useState("");
  useEffect(() => {
    loadEditions().then(setEditions, (error) => setProblem(errorWord(error)));
    loadOptions().then(setFields, () => undefined);
  }, []);
  const edition = editions.find((it) => it.name === preset) ?? editions[0];
  const allowed = edition?.players ?? [2, 3, 4, 5];
  const options = Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(edition?.options[name]),
    ),
  );
  const request = { preset, options, seats };
  const asked = JSON.stringify(request);
  // The same game may have several names.
  const isPicked = picked !== null && asked === JSON.stringify({ ...picked.request, seats });
  const variant = isPicked ? picked.name : isVariant(request) ? sameAs : undefined;
  const name = variant ?? editionName(preset);
  useEffect(() => {
    if (!edition) return undefined;
    let current = true;
    fetchJson("/api/rules", { method: "POST", body: JSON.parse(asked) }).then(
      async (reply) => {
        const answer = /** @type {import("../../../types/protocol.js").RulesReply} */ (reply);
        const said = answer.problem ? await errorInWords(new RequestError(answer.problem)) : "";
        if (!current) return;
        setRules(answer.rules ?? null);
        setVariant(answer.variant);
        if (answer.rules) setIdle(answer.idle ?? []);
        setProblem(said);
      },
      (error) => current && setProblem(errorWord(error)),
    );
    return () => {
      current = false;
    };
  }, [asked, edition, language.value]);

  // A seed of hanab.live decides the rules and the seats.
  const leaveSite = () => /^\d*$/.test(seed) || setSeed("");
  const choose = (/** @type {EditionInfo} */ it) => {
    leaveSite();
    setPreset(it.name);
    setChanges({});
    if (!it.players.includes(seats)) setSeats(it.players[0]);
  };
  const chooseVariant = (/** @type {import("../../../types/protocol.js").VariantInfo} */ it) => {
    setPreset(it.preset);
    setChanges(it.options);
    setPicked({ name: it.name, request: { preset: it.preset, options: it.options } });
  };
  const chooseSite = (/** @type {import("../../../types/protocol.js").SeedInfo} */ it) => {
    chooseVariant(it.variant);
    setSeats(it.seats);
  };
  const change = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    leaveSite();
    setChanges({ ...changes, [name]: value });
  };
  const value = (/** @type {OptionField} */ field) =>
    changes[field.name] ?? edition?.options[field.name] ?? field.default;
  const openTable = async (/** @type {Event} */ event) => {
    event.preventDefault();
    remember("preset", preset);
    remember("players", String(seats));
    const chosen = takers.slice(0, seats - 1).filter(Boolean);
    try {
      const { table } = await create({
        settings: {
          preset,
          options,
          seats,
          listed,
          time,
          conventions,
          watching:
            watching === "public" || watching === "nobody" || watching === "delayed"
              ? { type: watching }
              : { type: "seat", seat: Number(watching) < seats ? Number(watching) : 0 },
          starter:
            starter === "edition" || starter === "random"
              ? { type: starter }
              : { type: "seat", seat: Number(starter) },
        },
        ...(seed && { deal: { type: "seed", seed } }),
        seat: 0,
        bots: chosen,
        start: chosen.length === seats - 1 && !rules?.criterion,
      });
      if (table) go(`/t/${table}`);
    } catch (error) {
      setRefusal(await errorInWords(error));
    }
  };
  if (!edition)
    return html`<main class="page-body"><p class="prompt">${problem || t("web-loading")}</p></main>`;
  // Editions with equal rules share one card; a control next to the rules chooses the wording of the result.
  const own = editions.filter((it) => !it.plays_like);
  const alike = (/** @type {EditionInfo} */ it) => editions.filter((other) => other.plays_like === it.name);
  const main = editions.find((it) => it.name === edition.plays_like) ?? edition;
  const voices = [main, ...alike(main)];
  const known = own
    .filter((it) => WELL_KNOWN.includes(it.name))
    .sort((a, b) => WELL_KNOWN.indexOf(a.name) - WELL_KNOWN.indexOf(b.name));
  const rest = own.filter((it) => !WELL_KNOWN.includes(it.name));
  const card = (/** @type {EditionInfo} */ it) =>
    html`
      <${EditionCard} key=${it.name} edition=${it} alike=${alike(it)} chosen=${it === main}
        seats=${it.players.includes(seats) ? seats : it.players[0]} onChoose=${() => choose(it)} />
    `;
  const talk = fields.find((field) => field.name === "talk");
  const alone = takers.slice(0, seats - 1).every(Boolean);
  const seen = Number.isNaN(Number(watching)) ? watching : "seat";
  const watchAbout = alone && seen === "public" ? "alone" : seen;
  // An option without effect is hidden, unless it was changed.
  const shown = (/** @type {OptionField} */ field) =>
    field.kind !== "data" &&
    !ELSEWHERE.includes(field.name) &&
    (!idle.includes(field.name) || field.name in options) &&
    matches(field, sought);
  const offered = fields.filter(shown);
  const row = (/** @type {OptionField} */ field) => html`
    <${Field} key=${field.name} field=${field} value=${value(field)} onChange=${change} request=${request} />
  `;
  return html`
    <main class="page-body create-page">
      <h1>${t("web-open-table")}</h1>
      <form onSubmit=${openTable}>
        <fieldset class="editions">
          <legend><h2>${t("web-edition")}</h2></legend>
          <div class="edition-grid">${known.map(card)}</div>
          <details open=${rest.includes(main) && main.name !== picked?.request.preset}>
            <summary>${t("web-all-editions", { count: own.length })}</summary>
            <div class="edition-grid">${rest.map(card)}</div>
          </details>
          <${VariantChoice} chosen=${variant} seats=${seats}
            onChoose=${(/** @type {import("../../../types/protocol.js").VariantInfo} */ it) => {
              leaveSite();
              chooseVariant(it);
            }} />
        </fieldset>
        <div class="create-columns">
          <section class="sheet-of-paper">
            <h2>${t("web-extensions")}</h2>
            <input type="search" class="text-field option-search" value=${sought} aria-label=${t("web-option-search")}
              placeholder=${t("web-option-search")}
              onInput=${(/** @type {Event} */ event) => setSought(typed(event))} />
            ${offered.filter((field) => EXTENSIONS.includes(field.name)).map(row)}
            ${sought !== "" && offered.length === 0 && html`<p class="empty">${t("web-option-none")}</p>`}
            <details class="advanced" open=${unfolded || sought !== ""}
              onToggle=${(/** @type {Event} */ event) =>
                sought === "" && setUnfolded(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
              <summary>${t("web-advanced")}</summary>
              ${offered.filter((field) => !EXTENSIONS.includes(field.name)).map(row)}
            </details>
          </section>
          <section class="sheet-of-paper seats-part">
            <h2>${t("web-seats")}</h2>
            <fieldset class="players-choice paper">
              <legend class="visually-hidden">${t("web-seats")}</legend>
              ${allowed.map(
                (n) => html`
                  <label class=${n === seats ? "on" : ""}>
                    <input type="radio" name="seats" value=${n} checked=${n === seats}
                      onChange=${() => {
                        leaveSite();
                        setSeats(n);
                      }} />
                    ${n}
                  </label>
                `,
              )}
            </fieldset>
            <ol class="plain seat-list">
              <li class="field-row"><span>${t("web-seat", { seat: 1 })}</span><b>${t("you")}</b></li>
              ${takers.slice(0, seats - 1).map(
                (taker, n) => html`
                  <li class="field-row" key=${n}>
                    <label for=${`taker-${n}`}>${t("web-seat", { seat: n + 2 })}</label>
                    <select id=${`taker-${n}`} value=${taker} aria-describedby=${`taker-${n}-about`}
                      onChange=${(/** @type {Event} */ event) => setTakers(takers.with(n, typed(event)))}>
                      <option value="">${capital(t("web-a-friend"))}</option>
                      ${botOptions()}
                    </select>
                    <small class="taker-about" id=${`taker-${n}-about`}>
                      ${taker ? botAbout(taker) : t("web-a-friend-about")}
                      ${" "}
                      <${ConventionsLink} bot=${taker} />
                    </small>
                  </li>
                `,
              )}
            </ol>
            <div class="field-row">
              <label for="starter">
                ${t("option-first_player")}
                <small>
                  ${
                    rules?.criterion && starter === "edition"
                      ? t("web-criterion", { who: t(`criterion-${rules.criterion}`) })
                      : ""
                  }
                </small>
              </label>
              <select id="starter" value=${starter}
                onChange=${(/** @type {Event} */ event) => setStarter(typed(event))}>
                <option value="edition">${t("web-starter-edition")}</option>
                <option value="random">${t("web-starter-random")}</option>
                ${Array.from({ length: seats }, (_, n) => {
                  const who = n === 0 ? t("you") : t("web-seat", { seat: n + 1 });
                  return html`<option value=${n}>${who}</option>`;
                })}
              </select>
            </div>
            <div class="field-row">
              <label for="watching">
                ${t("web-watch-who")}<small id="watching-about">${t(`web-watch-about-${watchAbout}`)}</small>
              </label>
              <select id="watching" value=${watching}
                onChange=${(/** @type {Event} */ event) => setWatching(typed(event))}>
                <option value="public">${t("web-watch-public")}</option>
                <option value="nobody">${t("web-watch-nobody")}</option>
                ${Array.from({ length: seats }, (_, n) => {
                  const through = n === 0 ? t("web-watch-mine") : t("web-watch-seat", { seat: n + 1 });
                  return html`<option value=${n}>${through}</option>`;
                })}
                <option value="delayed">${t("web-watch-delayed")}</option>
              </select>
            </div>
            <${Switch} id="listed" label=${t("web-listed")} about=${t("web-listed-about")} on=${listed}
              onChange=${setListed} />
            ${talk && html`<${Field} field=${talk} value=${value(talk)} onChange=${change} request=${request} />`}
            <${SeedChoice} seed=${seed} onChange=${setSeed} onSite=${chooseSite} />
            <details class="time-choice">
              <summary>${t("web-time")}</summary>
              <${TimeChoice} time=${time} onChange=${setTime} />
            </details>
            <${ConventionsChoice} conventions=${conventions} onChange=${setConventions} />
          </section>
          <section class="sheet-of-paper summary">
            <h2>${name}</h2>
            ${
              voices.length > 1 &&
              html`
              <div class="field-row">
                <label for="voice">${t("web-voice")}</label>
                <select id="voice" value=${preset} onChange=${(/** @type {Event} */ event) => setPreset(typed(event))}>
                  ${voices.map((it) => html`<option value=${it.name}>${editionName(it.name)}</option>`)}
                </select>
              </div>
            `
            }
            ${
              rules &&
              html`
                <${SuitRow} suits=${rules.suits} />
                <p>
                  ${rulesLine(rules)}
                </p>
                <p><${RulesLink} request=${request} class="button small">${t("web-rules-here")}<//></p>
              `
            }
          </section>
        </div>
        <div class="open-bar">
          <span class="open-what"><b>${name}</b> · ${t("web-seats-count", { count: seats })}</span>
          ${(problem || refusal) && html`<span class="problem" role="alert">${problem || refusal}</span>`}
          <button class="button main large" disabled=${problem !== ""}>${t("web-open-this")}</button>
        </div>
      </form>
    </main>
  `;
}

/**
 * @param {{
 *   edition: EditionInfo, alike: EditionInfo[], chosen: boolean, seats: number, onChoose: () => void,
 * }} props
 */
function EditionCard({ edition, alike, chosen, seats, onChoose }) {
  const name = editionName(edition.name);
  return html`
    <div class="edition-slot">
    <label class=${cls("edition-card", chosen && "chosen")}>
      <input type="radio" name="edition" class="visually-hidden" value=${edition.name} checked=${chosen}
        onChange=${onChoose} />
      <${SuitRow} suits=${edition.rules.suits} />
      <b>${name}</b>
      <span>${maybe(`preset-${edition.name}.about`) ?? edition.about}</span>
      ${
        alike.length > 0 &&
        html`
          <small class="alike">
            ${t("web-plays-like", { names: list(alike.map((it) => editionName(it.name))) })}
          </small>
        `
      }
    </label>
    <${RulesLink} class="edition-rules" request=${{ preset: edition.name, options: {}, seats }}
      label=${t("web-rules-of", { edition: name })}>${t("web-rules")}<//>
    </div>
  `;
}

/** Whether an option is about the sought words. @param {OptionField} field @param {string} sought */
function matches(field, sought) {
  const texts = [maybe(`option-${field.name}`) ?? field.name, maybe(`option-${field.name}.about`) ?? ""];
  if (field.kind === "choice")
    texts.push(...field.values.map((word) => maybe(`value-${field.name}-${word}`) ?? word));
  const all = texts.join(" ").toLocaleLowerCase(language.value);
  return sought
    .toLocaleLowerCase(language.value)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Capitalizes a text that is used on its own. @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

/**
 * @param {{
 *   field: OptionField, value: unknown, onChange: (name: string, value: unknown) => void,
 *   request: import("../../../types/protocol.js").RulesRequest,
 * }} props `request` has the rules that are chosen so far
 */
function Field({ field, value, onChange, request }) {
  const label = maybe(`option-${field.name}`) ?? field.name;
  const about = maybe(`option-${field.name}.about`) ?? "";
  const id = `option-${field.name}`;
  const rule = html`
    <${RulesLink} class="rule-link" request=${request} rule=${id}
      label=${t("web-rule-of", { option: label })}>${t("web-rule")}<//>
  `;
  if (field.kind === "switch") {
    return html`
      <${Switch} id=${id} label=${label} about=${about} beside=${rule} on=${value === true}
        onChange=${(/** @type {boolean} */ on) => onChange(field.name, on)} />
    `;
  }
  if (field.kind === "number") {
    const isWrong = !(Number(value) >= field.min && Number(value) <= field.max);
    return html`
      <div class=${cls("field-row", isWrong && "wrong")}>
        <label for=${id}>${label}<small>${about}</small></label>
        ${rule}
        <input id=${id} class="text-field number" type="number" min=${field.min} max=${field.max}
          value=${value} aria-invalid=${isWrong} aria-describedby=${isWrong ? `${id}-range` : undefined}
          onChange=${(/** @type {Event} */ event) => onChange(field.name, Number(typed(event)))} />
        ${
          isWrong &&
          html`
            <small class="range-note" id=${`${id}-range`}>
              ${t("web-option-range", { min: field.min, max: field.max })}
            </small>
          `
        }
      </div>
    `;
  }
  if (field.kind === "choice") {
    return html`
      <div class="field-row">
        <label for=${id}>${label}<small>${about}</small></label>
        ${rule}
        <select id=${id} value=${value} onChange=${(/** @type {Event} */ event) => onChange(field.name, typed(event))}>
          ${field.values.map(
            (word) => html`
              <option value=${word}>${capital(maybe(`value-${field.name}-${word}`) ?? word)}</option>
            `,
          )}
        </select>
      </div>
    `;
  }
  return null;
}
