// Draws the pictures of the installed app from the seal: `node tools/icons.js`, with Chromium as in e2e/server.js.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { CHROMIUM } from "../e2e/server.js";
import { web } from "./graph.js";

/** The width of the seal in its picture: a mask may cut off a fifth at each side. */
const PICTURES = [
  { name: "icon-192.png", size: 192, seal: 1 },
  { name: "icon-512.png", size: 512, seal: 1 },
  { name: "icon-full-512.png", size: 512, seal: 0.6 },
];

const seal = `data:image/svg+xml;base64,${readFileSync(join(web, "art", "seal.svg")).toString("base64")}`;
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const { name, size, seal: share } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const ground = share < 1 ? "#0e1330" : "transparent";
  await page.setContent(`<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}
    img{width:${share * 100}vw}</style><img src="${seal}" alt="">`);
  await page.screenshot({ path: join(web, "art", name), omitBackground: true });
}
await browser.close();
