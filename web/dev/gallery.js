// All drawings on one page, with invented data, to look at while working on them.
import { Burst } from "../src/art/burst.js";
import { Mark, Seal, Sprite } from "../src/art/sprite.js";
import { shellOf } from "../src/art/suits.js";
import { html, render } from "../src/lib.js";
import { Card, Thoughts } from "../src/ui/hand/card.js";

const SUITS = [
  ["red", "r"],
  ["yellow", "y"],
  ["green", "g"],
  ["blue", "b"],
  ["white", "w"],
  ["multicolor", "m"],
  ["black powder", "k"],
  ["purple", "p"],
  ["teal", "t"],
  ["black", "k"],
  ["plum", "l"],
].map(([name, letter]) => ({ name, letter }));

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;

function Gallery() {
  return html`
    <${Sprite} />
    <main class="gallery">
      <div class="strip"><${Seal} /> ${SUITS.map((suit) => html`<${Mark} shell=${shellOf(suit.name)} class="w44" />`)}</div>
      ${SUITS.slice(0, 7).map(
        (suit) => html`
          <div class="strip">
            ${[1, 2, 3, 4, 5].map((rank) => html`<div class="w96"><${Card} up=${true} suit=${suit} rank=${rank} tags=${rank === 2 ? [{ rank: 2 }, { color: suit.name }] : []} brush=${rank === 3 ? "new" : rank === 4 ? "again" : ""} /></div>`)}
            <div class="w64"><${Card} up=${true} suit=${suit} rank=${5} /><${Thoughts} suits=${SUITS.slice(0, 7)} possibleSuits=${[1, 1, 0, 1, 0, 1, 1]} possibleRanks=${[1, 0, 1, 1, 0]} /></div>
            <div class="w44"><${Card} up=${true} suit=${suit} rank=${4} /><${Thoughts} suits=${SUITS.slice(0, 5)} possibleSuits=${[1, 1, 0, 1, 0]} possibleRanks=${[1, 0, 1, 1, 0]} /></div>
            <div class="w96"><${Card} up=${false} suit=${suit} /></div>
            <div class="w96"><${Card} up=${false} suit=${suit} rank=${3} /></div>
            <div class="w64"><${Card} up=${false} rank=${4} /></div>
            <div class="w44"><${Card} up=${false} /></div>
          </div>
        `,
      )}
      ${SUITS.map(
        (suit) => html`
          <div class="strip night">
            ${[0, 1, 2, 3, 4, 5].map((height) => html`<div class="box"><${Burst} shell=${shellOf(suit.name)} height=${height} /></div>`)}
          </div>
        `,
      )}
    </main>
  `;
}

render(html`<${Gallery} />`, /** @type {Element} */ (document.getElementById("app")));
