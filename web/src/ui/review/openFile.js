// Opens the game of a file or a link, and lists the games that I have opened.
import { t, useLearned, when } from "../../i18n.js";
import { html, typed, useEffect, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { fetchJson } from "../../net/http.js";
import { go, route } from "../../route.js";
import { errorInWords, errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { Loading } from "../common/loading.js";
import { PageHead } from "../common/pageHead.js";
import { ScoreMark } from "../common/scoreMark.js";
import { editionName } from "../rules/edition.js";
import { dropped } from "./dropFile.js";

/** @typedef {import("../../../types/protocol.js").OpenedFile} OpenedFile */
/** @typedef {import("../../../types/protocol.js").OpenedFiles} OpenedFiles */
/** @typedef {import("../../../types/protocol.js").GameSummary} GameSummary */

/** The largest file that the server reads, in KB. */
const MOST = 256;

export function OpenFilePage() {
  const words = useLearned("review");
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const known = me.value?.id;
  /** Whether the game is to be reviewed. */
  const judges = route.value.query.has("judge");
  /** Opens a game. @param {() => Promise<string>} read */
  const open = async (read) => {
    setBusy(true);
    setProblem("");
    try {
      const body = { text: await read() };
      const opened = /** @type {OpenedFile} */ (await fetchJson("/api/files", { method: "POST", body }));
      go(`/replay/${opened.table}${judges ? "?judge" : ""}#${opened.step}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.message : await errorInWords(error));
      setBusy(false);
    }
  };
  const openText = (/** @type {string} */ given) => open(async () => checked(given, new Blob([given]).size));
  const openFiles = (/** @type {readonly File[]} */ files) => {
    const [file] = files;
    if (file)
      open(async () => {
        if (files.length > 1) throw new Refused(t("review-file-one"));
        checked("", file.size);
        return file.text().catch(() => {
          throw new Refused(t("review-file-unreadable"));
        });
      });
  };
  const given = dropped.value;
  useEffect(() => {
    // Without a session, nothing can be opened yet.
    if (!known || !given || words !== "there") return;
    dropped.value = null;
    if (given.files.length > 0) openFiles(given.files);
    else if (given.text !== "") openText(given.text);
  }, [given, known, words]);
  useEffect(() => {
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest("input, textarea, select, dialog")) return;
      const files = [...(event.clipboardData?.files ?? [])];
      dropped.value = { files, text: event.clipboardData?.getData("text/plain") ?? "" };
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
  if (words !== "there") return html`<${Loading} words=${words} />`;
  const chosen = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.currentTarget);
    openFiles([...(field.files ?? [])]);
    // The same file can be chosen again.
    field.value = "";
  };
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    openText(text);
  };
  return html`
    <main class="page-body people-page">
      <${PageHead} title=${t(judges ? "web-review-mine" : "review-file-title")} shells=${[["willow", 5], ["ring", 4]]}>
        <p class="lead">${t("review-file-about")}</p>
      <//>
      <form class="sheet-of-paper open-file" onSubmit=${send}>
        <div class="open-drop">
          <${Icon} name="down" />
          <p>${t("review-file-drop")}</p>
          <label class="button">
            ${t("review-file-choose")}
            <input type="file" class="visually-hidden" accept=".json,.txt,application/json,text/plain"
              disabled=${busy || !known} onChange=${chosen} />
          </label>
        </div>
        <label class="open-text">
          ${t("review-file-text")}
          <textarea class="text-field" rows="4" maxlength=${MOST * 1024} spellcheck="false" autocomplete="off"
            aria-describedby="open-kinds" value=${text}
            onInput=${(/** @type {Event} */ event) => setText(typed(event))}></textarea>
        </label>
        <p class="empty" id="open-kinds">${t("review-file-kinds")}</p>
        <button type="submit" class="button main" disabled=${busy || !known || text.trim() === ""}>
          ${t(busy ? "review-file-opening" : judges ? "review-judge" : "review-file-open")}
        </button>
        ${problem && html`<p class="problem" role="alert">${problem}</p>`}
      </form>
      ${known && html`<${Opened} />`}
    </main>
  `;
}

/** A refusal in words. */
class Refused extends Error {}

/** The text, if the server reads so much. @param {string} text @param {number} bytes */
function checked(text, bytes) {
  if (bytes > MOST * 1024) throw new Refused(t("review-file-too-large", { most: MOST }));
  return text;
}

/** The games that I have opened. */
function Opened() {
  const [found, setFound] = useState(/** @type {OpenedFiles | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    fetchJson("/api/files").then(
      (files) => setFound(/** @type {OpenedFiles} */ (files)),
      (error) => setProblem(errorWord(error)),
    );
  }, []);
  const remove = async (/** @type {string} */ id) => {
    setProblem("");
    try {
      await fetchJson(`/api/files/${id}`, { method: "DELETE" });
      setFound(found && { ...found, games: found.games.filter((game) => game.id !== id) });
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${
      found &&
      found.games.length > 0 &&
      html`
        <section class="sheet-of-paper games-found">
          <h2>${t("review-file-list")}</h2>
          <p class="empty">${t("review-file-list-about", { days: found.days })}</p>
          <ul class="plain opened-files">
            ${found.games.map(
              (game) =>
                html`<li key=${game.id}><${OpenedGame} game=${game} onDelete=${() => remove(game.id)} /></li>`,
            )}
          </ul>
        </section>
      `
    }
  `;
}

/** @param {{game: GameSummary, onDelete: () => void}} props */
function OpenedGame({ game, onDelete }) {
  const origin = game.deal_of?.type === "imported" ? t(`review-file-${game.deal_of.origin}`) : "";
  const date = when(game.finished_at);
  return html`
    <a class="row-link" href=${`/replay/${game.id}`}>
      <span>
        <b>${editionName(game.settings.preset)}</b>
        <small>${t("review-file-by", { origin, date })}</small>
      </span>
      <${ScoreMark} result=${game.result} after=${`/ ${game.max_score}`} />
    </a>
    <button type="button" class="button small" aria-label=${t("review-file-delete-of", { date })}
      onClick=${onDelete}>${t("review-file-delete")}</button>
  `;
}
