// Serves this folder for looking at dev/gallery.html, with the headers of the real server.
//
//   node tools/dev.js [port]

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const port = Number(process.argv[2] ?? 8123);

/** @type {Record<string, string>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".ftl": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'";

createServer(async (request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
  const root = path.startsWith("/locales/") ? join(web, "..") : web;
  try {
    const page = path === "/" || /^\/(new|t\/|replay\/)/.test(path);
    const body = await readFile(page ? join(web, "index.html") : join(root, path));
    response.writeHead(200, {
      "content-type": TYPES[extname(page ? "x.html" : path)] ?? "application/octet-stream",
      "content-security-policy": CSP,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end("there is no such file");
  }
}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/dev/gallery.html`));
