// Where the page begins.
import { Sprite } from "./art/sprite.js";
import { language, ready, speak, t } from "./i18n.js";
import { Component, html, render, useEffect } from "./lib.js";
import { voice } from "./live.js";
import { connect, greeted, online } from "./net.js";
import { listen, route } from "./route.js";
import { dress } from "./settings.js";
import { Create } from "./ui/create.js";
import { Help, Settings, helpOpen } from "./ui/dialogs.js";
import { Home } from "./ui/home.js";
import { ReplayPage } from "./ui/replay.js";
import { TablePage } from "./ui/tablepage.js";
import { TopBar } from "./ui/topbar.js";

const onHelp = () => {
  helpOpen.value = true;
};

class App extends Component {
  /** @override */
  render() {
    if (!ready.value) return null;
    return html`<${Sprite} /><${Page} /><${Settings} /><${Help} /><${Voice} />
      ${greeted.value && !online.value && html`<div class="offline" role="status">${t("web-offline")}</div>`}`;
  }
}

function Page() {
  const { page, id } = route.value;
  useEffect(() => {
    const names = { home: "Kagiya", new: `${t("web-open-table")} · Kagiya`, table: `${t("web-table")} · Kagiya`, replay: `${t("web-replay")} · Kagiya`, lost: "Kagiya" };
    document.title = names[page];
  }, [page, language.value]);
  switch (page) {
    case "home":
      return html`<div class="page"><${TopBar} onHelp=${onHelp} /><${Home} /></div>`;
    case "new":
      return html`<div class="page"><${TopBar} onHelp=${onHelp} /><${Create} /></div>`;
    case "table":
      return html`<div class="page-table"><${TablePage} key=${id} id=${id} onHelp=${onHelp} /></div>`;
    case "replay":
      return html`<div class="page-table"><${ReplayPage} key=${id} id=${id} onHelp=${onHelp} /></div>`;
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
