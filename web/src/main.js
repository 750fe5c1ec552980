// Where the page begins.
import { Sprite } from "./art/sprite.js";
import { language, ready, speak, t } from "./i18n.js";
import { Component, html, render, useEffect } from "./lib.js";
import { voice } from "./live.js";
import { connect, greeted, online } from "./net.js";
import { listen, route } from "./route.js";
import { dress } from "./settings.js";
import { AboutBot, Help, helpOpen, Settings } from "./ui/dialogs.js";
import { Home } from "./ui/home.js";
import { Later } from "./ui/later.js";
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
    return html`<${Sprite} /><${Page} /><${Settings} /><${Help} /><${AboutBot} /><${Voice} />
      ${greeted.value && !online.value && html`<div class="offline" role="status">${t("web-offline")}</div>`}`;
  }
}

const loadCreate = () => import("./ui/create.js").then((module) => module.Create);
const loadReplay = () => import("./ui/replay.js").then((module) => module.ReplayPage);

function Page() {
  const { page, id } = route.value;
  useEffect(() => {
    const names = {
      home: "Kagiya",
      new: `${t("web-open-table")} · Kagiya`,
      table: `${t("web-table")} · Kagiya`,
      replay: `${t("web-replay")} · Kagiya`,
      lost: "Kagiya",
    };
    document.title = names[page];
  }, [page, language.value]);
  switch (page) {
    case "home":
      return html`<div class="page"><${TopBar} onHelp=${onHelp} /><${Home} /></div>`;
    case "new":
      return html`<div class="page"><${TopBar} onHelp=${onHelp} /><${Later} load=${loadCreate} /></div>`;
    case "table":
      return html`<div class="page-table"><${TablePage} key=${id} id=${id} onHelp=${onHelp} /></div>`;
    case "replay":
      return html`<div class="page-table"><${Later} key=${id} load=${loadReplay} id=${id} onHelp=${onHelp} /></div>`;
    case "lost":
      return html`<div class="page"><${TopBar} onHelp=${onHelp} /><main class="page-body"><h1>${t("web-lost-page")}</h1><p><a class="button" href="/">${t("web-to-the-start")}</a></p></main></div>`;
  }
}

/** What a screen reader reads out by itself. */
function Voice() {
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" id="voice">${voice.value.map((text, n) => html`<p key=${text + n}>${text}</p>`)}</div>`;
}

dress();
listen();
connect();
await speak(language.peek());
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
