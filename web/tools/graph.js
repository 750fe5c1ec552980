// The files that the page uses: modules by their imports, pictures by the style sheets.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * All files that `entry` needs at once, in the order of discovery, and those that may be loaded later.
 * @param {string} entry
 */
export function graph(entry) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const later = new Set();
  const visit = (/** @type {string} */ path) => {
    if (files.has(path) || !existsSync(path)) return;
    files.add(path);
    const text = readFileSync(path, "utf8");
    const here = (/** @type {string} */ name) => join(dirname(path), name);
    if (path.endsWith(".js")) {
      for (const [, name] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)) visit(here(name));
      for (const [, name] of text.matchAll(/\bimport\("(\.[^"]+)"\)\.then/g)) later.add(here(name));
    } else if (path.endsWith(".css")) {
      for (const [, name] of text.matchAll(/url\("?([^")]+)"?\)/g)) visit(here(name));
    } else if (path.endsWith(".html")) {
      // The icon of an app is requested when the app is installed.
      const asked = text.replaceAll(/<link rel="apple-touch-icon"[^>]*>/g, "");
      for (const [, name] of asked.matchAll(/(?:href|src)="\/([^"]+)"/g)) visit(join(web, name));
    }
  };
  visit(entry);
  return { files: [...files], later: [...later].filter((path) => !files.has(path)) };
}
