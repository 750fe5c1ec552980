// Checks what the formatter doesn't: overlong lines of templates, and types without information. Fails with a list of
// their positions.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { web } from "./graph.js";

const LONGEST = 120;
const files = readdirSync(join(web, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".js"))
  .map((name) => join(web, "src", name));
const found = files.flatMap((path) =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, n) => {
      const place = `${relative(web, path)}:${n + 1}`;
      if (line.length > LONGEST) return [`${place}: ${line.length} characters, more than ${LONGEST}`];
      // In a type, as `{any}`, `<any>` or `: any`; the word itself is allowed. A type may continue on the next line.
      const isType = /@(?:type|param|typedef|returns)\b.*[{<:|(,\s]any[}>\])|,[]/.test(line);
      if (isType || /^\s*\*.*[{<:|]\s*any[}>\])|,[]/.test(line))
        return [`${place}: a type that says nothing`];
      return [];
    }),
);
for (const line of found) console.error(line);
if (found.length > 0) process.exit(1);
