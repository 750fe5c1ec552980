// The entry point of the page.

import { newer, renewing, renewWhenOutdated } from "./appUpdate.js";
import { Sprite } from "./art/sprite.js";
import { language, ready, speak, t } from "./i18n.js";
import { Component, effect, html, render, useEffect, useRef } from "./lib.js";
import { myTurn, voice } from "./live.js";
import { ban, connect, online, socialChanges, wasOnline, watchNetwork } from "./net/connection.js";
import { listen, route } from "./route.js";
import { dress, recall } from "./settings.js";
import { dialogAsked, helpOpen, invitations, rulesShown } from "./ui/common/dialogState.js";
import { errorWord } from "./ui/common/errors.js";
import { Lazy } from "./ui/common/lazy.js";
import { lazyStyled } from "./ui/common/lazyStyled.js";
import { TopBar } from "./ui/common/topBar.js";
import { Home } from "./ui/home/home.js";
import { TablePage } from "./ui/table/tablePage.js";

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

/** The notice above the page: a newer client, a ban, or no connection to the server. */
function Notice() {
  const id = renewing.value ? "web-renewing" : wasOnline.value && !online.value && "web-offline";
  const words = ban.value ? errorWord(ban.value) : id && t(id);
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

const loadDialogs = () =>
  lazyStyled("extras", () => import("./ui/settings/dialogs.js").then((module) => module.Dialogs));

const asBook = (/** @type {"RulesPage" | "RulesPanel"} */ part) =>
  lazyStyled("reading", () =>
    lazyStyled("rules", () => import("./ui/rules/rulebook.js").then((module) => module[part])),
  );
const loadRules = () => asBook("RulesPage");
const loadRulesPanel = () => asBook("RulesPanel");

/** The dialogs are loaded when the first of them opens. */
function OverPage() {
  const asked = useRef(false);
  asked.current ||= dialogAsked.value;
  return html`
    ${asked.current && html`<${Lazy} load=${loadDialogs} />`}
    ${invitations.value.length > 0 && html`<${Lazy} load=${loadInvited} />`}
    ${rulesShown.value && html`<${Lazy} load=${loadRulesPanel} />`}
  `;
}

const loadCreate = () =>
  lazyStyled("newTable", () => import("./ui/home/createTable.js").then((module) => module.CreateTable));
const loadDocument = () =>
  lazyStyled("reading", () => import("./ui/rules/document.js").then((module) => module.Document));
/** The style sheets of a table are loaded with the first table; those of its layouts have to be the last. */
const SHEETS = ["table", "hands", "fireworks", "side", "sizes", "low", "desk"];
/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
const atATable = (load) => SHEETS.reduceRight((rest, name) => () => lazyStyled(name, rest), load)();
const loadTable = () => atATable(async () => TablePage);
const loadReplay = () =>
  atATable(() =>
    lazyStyled("end", () =>
      lazyStyled("review", () => import("./ui/review/replay.js").then((module) => module.ReplayPage)),
    ),
  );

const loadAccount = () =>
  lazyStyled("account", () => import("./ui/settings/account.js").then((module) => module.AccountPage));
const loadGames = () =>
  lazyStyled("account", () => import("./ui/review/gamesPage.js").then((module) => module.GamesPage));
const loadOpenFile = () =>
  lazyStyled("account", () =>
    lazyStyled("files", () => import("./ui/review/openFile.js").then((module) => module.OpenFilePage)),
  );
const loadDeal = () =>
  lazyStyled("account", () => import("./ui/review/dealPage.js").then((module) => module.DealPage));
/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
const together = (load) => lazyStyled("account", () => lazyStyled("social", load));
const loadChallenge = () =>
  together(() => import("./ui/social/challengePage.js").then((module) => module.ChallengePage));
const loadToday = () =>
  together(() => import("./ui/home/dailyDeal.js").then((module) => module.DailyDealPage));
const loadPeople = () => together(() => import("./ui/social/friends.js").then((module) => module.PeoplePage));
const loadInvited = () => import("./ui/social/inviteNotice.js").then((module) => module.InviteNotice);
const loadLearn = () =>
  lazyStyled("learn", () => import("./ui/learn/learn.js").then((module) => module.Learn));
const loadLesson = () =>
  atATable(() =>
    lazyStyled("learn", () => import("./ui/learn/lesson.js").then((module) => module.LessonPage)),
  );
const loadPuzzles = () =>
  lazyStyled("puzzles", () => import("./ui/puzzles/puzzles.js").then((module) => module.Puzzles));
const loadPuzzle = () =>
  atATable(() =>
    lazyStyled("learn", () =>
      lazyStyled("puzzles", () => import("./ui/puzzles/puzzle.js").then((module) => module.PuzzlePage)),
    ),
  );

function Page() {
  const { page, id } = route.value;
  useEffect(() => {
    // From most pages users go to a table next.
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
      open: `${t("web-open-file")} · Kagiya`,
      table: `${t("web-table")} · Kagiya`,
      replay: `${t("web-replay")} · Kagiya`,
      learn: `${t("web-learn")} · Kagiya`,
      lesson: `${t("web-learn")} · Kagiya`,
      puzzles: `${t("web-puzzles")} · Kagiya`,
      puzzle: `${t("web-puzzles")} · Kagiya`,
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
      return inPage(html`<${Lazy} load=${loadAccount} />`);
    case "games":
      return inPage(html`<${Lazy} load=${loadGames} />`);
    case "deal":
      return inPage(html`<${Lazy} key=${id} load=${loadDeal} id=${id} />`);
    case "challenge":
      return inPage(html`<${Lazy} key=${id} load=${loadChallenge} id=${id} />`);
    case "people":
      return inPage(html`<${Lazy} load=${loadPeople} />`);
    case "today":
      return inPage(html`<${Lazy} key=${id} load=${loadToday} id=${id} />`);
    case "new":
      return inPage(html`<${Lazy} load=${loadCreate} />`);
    case "open":
      return inPage(html`<${Lazy} load=${loadOpenFile} />`);
    case "table":
      return atTable(html`<${Lazy} key=${id} load=${loadTable} id=${id} onHelp=${onHelp} />`);
    case "replay":
      return atTable(html`<${Lazy} key=${id} load=${loadReplay} id=${id} onHelp=${onHelp} />`);
    case "learn":
      return inPage(html`<${Lazy} load=${loadLearn} />`);
    case "lesson":
      return atTable(html`<${Lazy} key=${id} load=${loadLesson} name=${id} onHelp=${onHelp} />`);
    case "puzzles":
      return inPage(html`<${Lazy} load=${loadPuzzles} />`);
    case "puzzle":
      return atTable(html`<${Lazy} key=${id} load=${loadPuzzle} number=${id} onHelp=${onHelp} />`);
    case "conventions":
      return inPage(html`<${Lazy} key="conventions" load=${loadDocument} document="conventions" />`);
    case "rules":
      return inPage(html`<${Lazy} load=${loadRules} />`);
    case "rulings":
      return inPage(html`<${Lazy} key="rulings" load=${loadDocument} document="rulings" />`);
    case "lost":
      return inPage(html`
        <main class="page-body">
          <h1>${t("web-lost-page")}</h1>
          <p><a class="button" href="/">${t("web-to-the-start")}</a></p>
        </main>
      `);
  }
}

/** The live region: screen readers read its changes aloud. */
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
// Removes the placeholder of the page.
app.replaceChildren();
render(html`<${App} />`, app);
// Users with an account have the same settings on every device.
if (recall("account") === "yes") import("./settingsSync.js").then(({ follow }) => follow());
import("./install.js").then(({ install }) => install());
const loadDrops = () => lazyStyled("files", () => import("./ui/review/dropFile.js"));
addEventListener("dragenter", () => loadDrops().then(({ takeDrops }) => takeDrops()), { once: true });
// Without friends, blocks or invitations there is nothing to fetch.
const unwatch = effect(() => {
  if (socialChanges.value === 0) return;
  import("./social.js").then(({ follow }) => follow());
  queueMicrotask(() => unwatch());
});
