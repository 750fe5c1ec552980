// Where the page begins.
import { Sprite } from "./art/sprite.js";
import { language, ready, speak, t } from "./i18n.js";
import { Component, effect, html, render, useEffect, useRef } from "./lib.js";
import { myTurn, voice } from "./live.js";
import { connect, greeted, keptOut, online, peopleNews, watchNetwork } from "./net.js";
import { newer, renewing, renewWhenOutdated } from "./renew.js";
import { listen, route } from "./route.js";
import { dress, recall } from "./settings.js";
import { errorWord } from "./ui/errors.js";
import { Home } from "./ui/home.js";
import { Later } from "./ui/later.js";
import { dialogAsked, helpOpen, invitations, rulesShown } from "./ui/open.js";
import { styled } from "./ui/styled.js";
import { TablePage } from "./ui/tablepage.js";
import { TopBar } from "./ui/topbar.js";

const onHelp = () => {
  helpOpen.value = true;
};

addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog");
  if (event.key === "?" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) onHelp();
});

class App extends Component {
  /** @override */
  render() {
    if (!ready.value) return null;
    return html`
      <${Sprite} /><${Page} /><${OverPage} /><${Voice} />
      <${Notice} />
    `;
  }
}

/** What stands above everything: a newer client, that I am kept out, or no line to the server. */
function Notice() {
  const id = renewing.value ? "web-renewing" : greeted.value && !online.value && "web-offline";
  const words = keptOut.value ? errorWord(keptOut.value) : id && t(id);
  if (words) return html`<div class="offline" role="status">${words}</div>`;
  return (
    newer.value &&
    html`
      <div class="newer" role="status">
        ${t("web-newer")}${" "}
        <button type="button" class="button small" onClick=${newer.value}>${t("web-newer-load")}</button>
      </div>
    `
  );
}

const loadDialogs = () => styled("extras", () => import("./ui/dialogs.js").then((module) => module.Dialogs));

const asBook = (/** @type {"RulesPage" | "RulesPanel"} */ part) =>
  styled("reading", () => styled("rules", () => import("./ui/rulebook.js").then((module) => module[part])));
const loadRules = () => asBook("RulesPage");
const loadRulesPanel = () => asBook("RulesPanel");

/** The dialogs come when the first of them is asked for, and stay. */
function OverPage() {
  const asked = useRef(false);
  asked.current ||= dialogAsked.value;
  return html`
    ${asked.current && html`<${Later} load=${loadDialogs} />`}
    ${invitations.value.length > 0 && html`<${Later} load=${loadInvited} />`}
    ${rulesShown.value && html`<${Later} load=${loadRulesPanel} />`}
  `;
}

const loadCreate = () => styled("rooms", () => import("./ui/create.js").then((module) => module.Create));
const loadDocument = () =>
  styled("reading", () => import("./ui/document.js").then((module) => module.Document));
/** The style of a table comes with the first of them; what fits it to a window comes last. */
const SHEETS = ["table", "hands", "sky", "side", "sizes"];
/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
const atATable = (load) => SHEETS.reduceRight((rest, name) => () => styled(name, rest), load)();
const loadTable = () => atATable(async () => TablePage);
const loadReplay = () =>
  atATable(() =>
    styled("end", () => styled("review", () => import("./ui/replay.js").then((module) => module.ReplayPage))),
  );

const loadAccount = () =>
  styled("people", () => import("./ui/account.js").then((module) => module.AccountPage));
const loadGames = () => styled("people", () => import("./ui/records.js").then((module) => module.GamesPage));
const loadDeal = () => styled("people", () => import("./ui/deal.js").then((module) => module.DealPage));
/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
const together = (load) => styled("people", () => styled("together", load));
const loadChallenge = () =>
  together(() => import("./ui/challenge.js").then((module) => module.ChallengePage));
const loadToday = () => together(() => import("./ui/today.js").then((module) => module.TodayPage));
const loadPeople = () => together(() => import("./ui/friends.js").then((module) => module.PeoplePage));
const loadInvited = () => import("./ui/invited.js").then((module) => module.Invited);
const loadLearn = () => styled("learn", () => import("./ui/learn.js").then((module) => module.Learn));
const loadLesson = () =>
  atATable(() => styled("learn", () => import("./ui/lesson.js").then((module) => module.LessonPage)));

function Page() {
  const { page, id } = route.value;
  useEffect(() => {
    // From most pages the next step leads to a table.
    loadTable();
  }, []);
  useEffect(() => {
    const names = {
      home: "Kagiya",
      account: `${t("web-account")} · Kagiya`,
      games: `${t("web-all-my-games")} · Kagiya`,
      deal: `${t("web-replay")} · Kagiya`,
      challenge: `${t("web-deal-challenge")} · Kagiya`,
      today: `${t("web-today")} · Kagiya`,
      people: `${t("web-people")} · Kagiya`,
      new: `${t("web-open-table")} · Kagiya`,
      table: `${t("web-table")} · Kagiya`,
      replay: `${t("web-replay")} · Kagiya`,
      learn: `${t("web-learn")} · Kagiya`,
      lesson: `${t("web-learn")} · Kagiya`,
      conventions: `${t("web-conventions")} · Kagiya`,
      rules: `${t("web-rules")} · Kagiya`,
      rulings: `${t("web-rulings")} · Kagiya`,
      lost: "Kagiya",
    };
    document.title = myTurn.value ? `● ${t("web-title-turn")} · Kagiya` : names[page];
  }, [page, language.value, myTurn.value]);
  const inPage = (/** @type {import("./lib.js").Children} */ inside) => html`
    <div class="page"><${TopBar} onHelp=${onHelp} />${inside}</div>
  `;
  const atTable = (/** @type {import("./lib.js").Children} */ inside) => html`
    <div class="page-table">${inside}</div>
  `;
  switch (page) {
    case "home":
      return inPage(html`<${Home} />`);
    case "account":
      return inPage(html`<${Later} load=${loadAccount} />`);
    case "games":
      return inPage(html`<${Later} load=${loadGames} />`);
    case "deal":
      return inPage(html`<${Later} key=${id} load=${loadDeal} id=${id} />`);
    case "challenge":
      return inPage(html`<${Later} key=${id} load=${loadChallenge} id=${id} />`);
    case "people":
      return inPage(html`<${Later} load=${loadPeople} />`);
    case "today":
      return inPage(html`<${Later} key=${id} load=${loadToday} id=${id} />`);
    case "new":
      return inPage(html`<${Later} load=${loadCreate} />`);
    case "table":
      return atTable(html`<${Later} key=${id} load=${loadTable} id=${id} onHelp=${onHelp} />`);
    case "replay":
      return atTable(html`<${Later} key=${id} load=${loadReplay} id=${id} onHelp=${onHelp} />`);
    case "learn":
      return inPage(html`<${Later} load=${loadLearn} />`);
    case "lesson":
      return atTable(html`<${Later} key=${id} load=${loadLesson} name=${id} onHelp=${onHelp} />`);
    case "conventions":
      return inPage(html`<${Later} key="conventions" load=${loadDocument} document="conventions" />`);
    case "rules":
      return inPage(html`<${Later} load=${loadRules} />`);
    case "rulings":
      return inPage(html`<${Later} key="rulings" load=${loadDocument} document="rulings" />`);
    case "lost":
      return inPage(html`
        <main class="page-body">
          <h1>${t("web-lost-page")}</h1>
          <p><a class="button" href="/">${t("web-to-the-start")}</a></p>
        </main>
      `);
  }
}

/** What a screen reader reads out by itself. */
function Voice() {
  return html`
    <div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" id="voice">
      ${voice.value.map((text, n) => html`<p key=${text + n}>${text}</p>`)}
    </div>
  `;
}

dress();
listen();
connect();
watchNetwork();
renewWhenOutdated();
await speak(language.peek());
const app = /** @type {Element} */ (document.getElementById("app"));
// What stood there until now was the picture of this.
app.replaceChildren();
render(html`<${App} />`, app);
// Who has an account finds their settings on every device.
if (recall("account") === "yes") import("./mysettings.js").then(({ follow }) => follow());
import("./install.js").then(({ install }) => install());
// Who knows nobody here has nobody to ask about.
const unwatch = effect(() => {
  if (peopleNews.value === 0) return;
  import("./people.js").then(({ follow }) => follow());
  queueMicrotask(() => unwatch());
});
