// A table with invented cards: board.html?players=4&all&tile=6&theme=light&lang=fr
import { Seal, Sprite } from "../src/art/sprite.js";
import { speak } from "../src/i18n.js";
import { html, render } from "../src/lib.js";
import { handsBefore } from "../src/table/words.js";
import { Board, WATCHING } from "../src/ui/table/board.js";
import { ALL, BASE, fake } from "./fake.js";

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get("theme") ?? "dark";
await speak(/** @type {any} */ (wish.get("lang") ?? "en"));
const tile = Number(wish.get("tile"));
const it = fake({
  players: Number(wish.get("players") ?? 3),
  suits: wish.has("all") ? ALL : BASE,
  tiles: wish.has("tiles") || tile > 0,
  timed: wish.has("timed"),
  phase: tile
    ? { type: "tile", tile }
    : wish.has("joker")
      ? { type: "joker", id: 4, card: "m2" }
      : { type: "turn" },
  strikes: Number(wish.get("strikes") ?? 1),
});
const scene = {
  table: "",
  setting: { rules: it.rules, info: it.info, you: 0 },
  game: it.game,
  bottom: 0,
  history: it.history,
  hands: handsBefore(/** @type {any} */ (it.history), /** @type {any} */ (it.game)),
  tops: new Map(),
  last: null,
  news: it.history.slice(-2),
  fresh: it.fresh,
};
const nothing = () => undefined;
render(
  html`
    <${Sprite} />
    <header class="top-bar">
      <a class="home" href="#"><${Seal} /><span>Kagiya</span></a><span class="about-table">Original, 3</span>
    </header>
    <${Board} scene=${scene} controls=${{ act: nothing, ...WATCHING }}
      steps=${{ at: null, opensAt: "end", go: nothing }} />
  `,
  /** @type {Element} */ (document.getElementById("app")),
);
