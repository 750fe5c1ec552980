// Notices of my turn while the page isn't in view: the icon of the tab, and a notification if I have turned it on.
import { t } from "./i18n.js";
import { effect } from "./lib.js";
import { myTurn } from "./live.js";
import { settings } from "./settings.js";

/** Shows in the icon of the tab whether it is my turn. @param {boolean} mine */
function light(mine) {
  const icon = document.querySelector('link[rel="icon"]');
  const href = icon?.getAttribute("href") ?? "";
  icon?.setAttribute("href", href.replace(/seal(-turn)?\.svg/, mine ? "seal-turn.svg" : "seal.svg"));
}

/** @param {string} table the table that a click on the notification opens */
export async function tell(table) {
  if (settings.notice.value !== "on" || !document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  const wish = { body: t("web-notice-turn"), tag: table, data: `/t/${table}` };
  // In some browsers only a service worker can show notifications.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification("Kagiya", wish);
    return;
  }
  const message = new Notification("Kagiya", wish);
  message.onclick = () => {
    focus();
    message.close();
  };
}

/** Asks the browser for permission to notify; only the settings call this. @returns {Promise<boolean>} */
export async function mayNotify() {
  if (!("Notification" in globalThis)) return false;
  return (await Notification.requestPermission()) === "granted";
}

let before = "";
effect(() => {
  const table = myTurn.value;
  light(table !== "");
  if (table !== "" && table !== before) tell(table);
  before = table;
});
