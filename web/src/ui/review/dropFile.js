// Files that are dragged over a page: all pages open them, except where a game is played.
import { t } from "../../i18n.js";
import { signal } from "../../lib.js";
import { go, route } from "../../route.js";

/** @typedef {{files: File[], text: string}} Dropped */

/** What was dropped or pasted and has to be opened. @type {import("../../lib.js").Signal<Dropped | null>} */
export const dropped = signal(null);

const BUSY = ["table", "lesson", "new"];

/** Whether a drag can be dropped here: files, and text on the page that opens games. @param {DragEvent} event */
function takes({ dataTransfer: data, target }) {
  const { page } = route.peek();
  if (!data || BUSY.includes(page)) return false;
  if (data.types.includes("Files")) return true;
  const inField = target instanceof Element && target.closest("input, textarea");
  return page === "open" && data.types.includes("text/plain") && !inField;
}

/** @param {boolean} over whether something is dragged over the page */
function show(over) {
  if (over) document.documentElement.dataset.fileDrop = t("web-drop-file");
  else delete document.documentElement.dataset.fileDrop;
}

export function takeDrops() {
  addEventListener("dragover", (event) => {
    if (!takes(event)) return;
    event.preventDefault();
    show(true);
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) show(false);
  });
  addEventListener("drop", (event) => {
    show(false);
    if (!takes(event)) return;
    event.preventDefault();
    const data = event.dataTransfer;
    dropped.value = { files: [...(data?.files ?? [])], text: data?.getData("text/plain") ?? "" };
    if (route.peek().page !== "open") go("/open");
  });
}
