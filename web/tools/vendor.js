// Copies the libraries of the page from their npm packages to vendor/, with their licences and checksums.
// tools/font.py makes the typeface there; this tool records its checksums.
//
//   node tools/vendor.js          write vendor/ from node_modules (after `npm ci`)
//   node tools/vendor.js --check  compare: files with vendor/manifest.json, and, where
//                                 node_modules exists, manifest and files with the packages
//
// It makes only mechanical changes: bare imports ("preact") become relative ones ("./preact.js"), so that the page
// needs no import map and its Content-Security-Policy no exception; and the modules of @fluent/bundle are joined into
// one file without their comments.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const vendor = join(web, "vendor");
const modules = join(web, "node_modules");

/** Where a bare import of a vendored module points after vendoring. */
const RELATIVE = {
  preact: "./preact.js",
  "preact/hooks": "./hooks.js",
  "@preact/signals-core": "./signals-core.js",
};

const FLUENT_ORDER = ["types", "builtins", "scope", "resolver", "resource", "memoizer", "bundle"];

/** @type {{package: string, licence: string, file: string, from: string[]}[]} */
const LIBRARIES = [
  { package: "preact", licence: "LICENSE", file: "preact.js", from: ["dist/preact.mjs"] },
  { package: "preact", licence: "LICENSE", file: "hooks.js", from: ["hooks/dist/hooks.mjs"] },
  {
    package: "@preact/signals-core",
    licence: "LICENSE",
    file: "signals-core.js",
    from: ["dist/signals-core.mjs"],
  },
  {
    package: "@preact/signals",
    licence: "LICENSE",
    file: "signals.js",
    from: ["dist/signals.mjs"],
  },
  { package: "htm", licence: "LICENSE", file: "htm.js", from: ["dist/htm.mjs"] },
  {
    package: "@fluent/bundle",
    licence: "",
    file: "fluent.js",
    from: FLUENT_ORDER.map((name) => `esm/${name}.js`),
  },
];

/** The typeface: `tools/font.py` cuts these files out of the package's. */
const TYPEFACE = {
  package: "@fontsource/alegreya-sans",
  licence: "LICENSE-alegreya-sans",
  files: [400, 700].map((weight) => ({
    file: `alegreya-sans-${weight}.woff2`,
    from: `files/alegreya-sans-latin-${weight}-normal.woff2`,
  })),
};

/** @param {string | Buffer} data */
const sha256 = (data) => createHash("sha256").update(data).digest("hex");

/** @param {{package: string, from: string[], file: string}} library */
function build(library) {
  const root = join(modules, library.package);
  const parts = library.from.map((path) => readFileSync(join(root, path), "utf8"));
  const version = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
  const header = `// ${library.package} ${version}, see vendor/manifest.json\n`;
  if (library.file === "fluent.js") return header + joinFluent(parts);
  const [text] = parts;
  const relative = text
    .replace(/\bfrom\s*"([^".][^"]*)"/g, (_whole, name) => {
      const target = RELATIVE[/** @type {keyof typeof RELATIVE} */ (name)];
      if (!target) throw new Error(`${library.package} imports ${name}, which is not vendored`);
      return `from"${target}"`;
    })
    .replace(/\n?\/\/# sourceMappingURL=.*\n?/g, "\n");
  return header + relative;
}

/** @param {string[]} parts */
function joinFluent(parts) {
  const body = parts
    .map((part) =>
      part
        .replace(/^import [^;]*;\n/gm, "")
        .replace(/^[ \t]*\/\*[\s\S]*?\*\/[ \t]*\n/gm, "")
        .replace(/^[ \t]*\/\/.*\n/gm, "")
        .replace(/^export (class|const|function|let) /gm, "$1 "),
    )
    .join("\n");
  return `${body}\nexport { FluentBundle, FluentResource };\n`;
}

/** The checksums of the npm packages, as package-lock.json pins them. */
function integrity() {
  const lock = JSON.parse(readFileSync(join(web, "package-lock.json"), "utf8"));
  return (/** @type {string} */ name) => lock.packages[`node_modules/${name}`];
}

function fresh() {
  const locked = integrity();
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Record<string, unknown>[]} */
  const manifest = [];
  for (const library of LIBRARIES) {
    const text = build(library);
    files.set(library.file, text);
    const licence = `LICENSE-${library.package.replace("@", "").replace("/", "-")}`;
    const source = library.licence
      ? readFileSync(join(modules, library.package, library.licence), "utf8")
      : // The package names its licence (Apache-2.0) and leaves out the text, which is the same as
        // that of htm.
        readFileSync(join(modules, "htm", "LICENSE"), "utf8");
    files.set(licence, source);
    const meta = JSON.parse(readFileSync(join(modules, library.package, "package.json"), "utf8"));
    manifest.push({
      file: library.file,
      package: library.package,
      version: meta.version,
      licence: meta.license,
      licenceFile: licence,
      from: library.from,
      npm: locked(library.package).resolved,
      npmIntegrity: locked(library.package).integrity,
      sha256: sha256(text),
    });
  }
  const typeface = join(modules, TYPEFACE.package);
  const meta = JSON.parse(readFileSync(join(typeface, "package.json"), "utf8"));
  files.set(TYPEFACE.licence, readFileSync(join(typeface, "LICENSE"), "utf8"));
  for (const { file, from } of TYPEFACE.files) {
    manifest.push({
      file,
      package: TYPEFACE.package,
      version: meta.version,
      licence: meta.license,
      licenceFile: TYPEFACE.licence,
      from: [from],
      fromSha256: sha256(readFileSync(join(typeface, from))),
      npmIntegrity: locked(TYPEFACE.package).integrity,
      sha256: sha256(readFileSync(join(vendor, file))),
    });
  }
  files.set("manifest.json", `${JSON.stringify(manifest, null, 2)}\n`);
  return files;
}

function write() {
  mkdirSync(vendor, { recursive: true });
  for (const [name, text] of fresh()) writeFileSync(join(vendor, name), text);
}

function check() {
  /** @type {string[]} */
  const wrong = [];
  const manifest = JSON.parse(readFileSync(join(vendor, "manifest.json"), "utf8"));
  for (const entry of manifest) {
    const found = sha256(readFileSync(join(vendor, entry.file)));
    if (found !== entry.sha256)
      wrong.push(`vendor/${entry.file} has sha256 ${found}, expected ${entry.sha256}`);
    if (!existsSync(join(vendor, entry.licenceFile))) wrong.push(`vendor/${entry.licenceFile} is missing`);
  }
  const known = new Set(
    manifest.flatMap((/** @type {{file: string, licenceFile: string}} */ e) => [e.file, e.licenceFile]),
  );
  for (const name of readdirSync(vendor)) {
    if (!known.has(name) && name !== "manifest.json" && !name.endsWith(".d.ts")) {
      wrong.push(`vendor/${name} is in no line of manifest.json`);
    }
  }
  if (existsSync(modules)) {
    for (const [name, text] of fresh()) {
      if (readFileSync(join(vendor, name), "utf8") !== text)
        wrong.push(`vendor/${name} differs from its npm package`);
    }
  }
  if (wrong.length > 0) {
    console.error(`${wrong.join("\n")}\nRun \`npm ci && node tools/vendor.js\` to write vendor/ again.`);
    process.exit(1);
  }
  console.log(`vendor/: ${manifest.length} files, checksums as in manifest.json`);
}

if (process.argv.includes("--check")) check();
else write();
