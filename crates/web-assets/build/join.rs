//! Joins the modules of the browser client into one file, so that a browser asks once and not fifty
//! times.
//!
//! Each module becomes a function that is called once, in the order in which a browser would run
//! the modules, and returns what the module exports. Modules that are wanted later are left as they
//! are; what they import from a joined one, a small module in its place hands on.
//!
//! This knows the forms of `import` and `export` that the client and its libraries use, and refuses
//! all others. The client must be joinable: a test of this crate joins it.

use core::fmt::{self, Write as _};
use std::collections::BTreeMap;

/// The name under which the joined modules are served; it stands where the entry stands, so that
/// addresses relative to the entry mean the same.
pub(crate) const NAME: &str = "src/app.js";

/// The list of what the modules export, in the joined file.
const EXPORTS: &str = "kagiya$modules";

/// The module where the client begins.
pub(crate) const ENTRY: &str = "src/main.js";

/// Why modules can't be joined.
#[derive(Debug)]
pub(crate) enum JoinError {
    /// A module imports one that does not exist.
    Missing(String),
    /// Modules import each other.
    Cycle(String),
    /// An `import` or `export` of a form that is not known here.
    Form { module: String, statement: String },
}

impl fmt::Display for JoinError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(module) => write!(out, "there is no module `{module}`"),
            Self::Cycle(module) => write!(
                out,
                "`{module}` imports itself through others: move what both need to a third module"
            ),
            Self::Form { module, statement } => write!(
                out,
                "`{module}` has a form of import or export that can't be joined: {statement}"
            ),
        }
    }
}

impl std::error::Error for JoinError {}

/// The joined modules.
pub(crate) struct Joined {
    /// One module with all of them.
    pub(crate) code: String,
    /// The replacement of each joined module except the entry, for modules that are loaded later.
    pub(crate) stand_ins: Vec<(String, String)>,
}

/// Joins the module `entry` and all that it imports.
pub(crate) fn join(files: &BTreeMap<String, String>, entry: &str) -> Result<Joined, JoinError> {
    let mut joiner = Joiner {
        files,
        done: Vec::new(),
        code: format!("export const {EXPORTS} = [];\n"),
        stand_ins: Vec::new(),
    };
    joiner.visit(entry, &mut Vec::new())?;
    Ok(Joined {
        code: joiner.code,
        stand_ins: joiner.stand_ins,
    })
}

struct Joiner<'a> {
    files: &'a BTreeMap<String, String>,
    /// The modules so far; the place of each is its number.
    done: Vec<String>,
    code: String,
    stand_ins: Vec<(String, String)>,
}

impl Joiner<'_> {
    /// Joins a module after those that it imports; returns its number.
    fn visit(&mut self, path: &str, waiting: &mut Vec<String>) -> Result<usize, JoinError> {
        if let Some(number) = self.done.iter().position(|done| done == path) {
            return Ok(number);
        }
        if waiting.iter().any(|other| other == path) {
            return Err(JoinError::Cycle(path.to_owned()));
        }
        let text = self.files.get(path);
        let text = compact(text.ok_or_else(|| JoinError::Missing(path.to_owned()))?);
        waiting.push(path.to_owned());
        let module = self.rewrite(path, &text, waiting)?;
        waiting.pop();
        let number = self.done.len();
        let returned: Vec<String> = module
            .exports
            .iter()
            .map(|(name, value)| format!("{name}: {value}"))
            .collect();
        if waiting.is_empty() {
            // The entry may wait at its top, which a function of this kind may not.
            let _ = write!(self.code, "{{\n{}\n}}\n", module.body);
        } else {
            let _ = write!(
                self.code,
                "{EXPORTS}[{number}] = (() => {{\n{}\nreturn {{ {} }};\n}})();\n",
                module.body,
                returned.join(", ")
            );
            let names: Vec<&str> = module
                .exports
                .iter()
                .map(|(name, _)| name.as_str())
                .collect();
            self.stand_ins
                .push((path.to_owned(), stand_in(path, number, &names)));
        }
        self.done.push(path.to_owned());
        Ok(number)
    }

    /// A module with its imports and exports in the form of the joined file.
    fn rewrite(
        &mut self,
        path: &str,
        text: &str,
        waiting: &mut Vec<String>,
    ) -> Result<Module, JoinError> {
        let mut module = Module::default();
        let mut rest = text;
        while let Some((before, statement)) = next_statement(rest) {
            module.body.push_str(&relocated(path, before));
            let form = || JoinError::Form {
                module: path.to_owned(),
                statement: statement.chars().take(60).collect(),
            };
            if let Some(clause) = statement.strip_prefix("import") {
                let (bindings, source, after) = imported(clause).ok_or_else(form)?;
                let number = self.visit(&resolve(path, source), waiting)?;
                if !bindings.is_empty() {
                    let line = format!("const {bindings} = {EXPORTS}[{number}];");
                    module.body.push_str(&line);
                }
                rest = after;
                continue;
            }
            let clause = statement.strip_prefix("export").unwrap_or(statement);
            let declaration = clause.trim_start();
            if declaration.starts_with('{') {
                let (names, after) = braces(declaration).ok_or_else(form)?;
                let (source, after) = match from(after) {
                    Some((source, after)) => {
                        let number = self.visit(&resolve(path, source), waiting)?;
                        (format!("{EXPORTS}[{number}]."), after)
                    }
                    None => (String::new(), after),
                };
                for (local, name) in names {
                    module.exports.push((name, format!("{source}{local}")));
                }
                rest = after.strip_prefix(';').unwrap_or(after);
            } else if let Some(after) = declaration.strip_prefix("default ") {
                module.body.push_str(";const $default = ");
                module.exports.push(("default".into(), "$default".into()));
                rest = after;
            } else {
                let name = declared(declaration).ok_or_else(form)?;
                module.exports.push((name.to_owned(), name.to_owned()));
                rest = declaration;
            }
        }
        module.body.push_str(&relocated(path, rest));
        Ok(module)
    }
}

#[derive(Default)]
struct Module {
    body: String,
    /// Under which name what is exported.
    exports: Vec<(String, String)>,
}

/// The next `import` or `export` statement, with what stands before it. Statements begin lines; in
/// files without lines they follow a semicolon or a brace.
fn next_statement(text: &str) -> Option<(&str, &str)> {
    let begins = |at: usize| {
        let before = text[..at].chars().next_back();
        let follows = text[at + "import".len()..].chars().next();
        matches!(before, None | Some('\n' | ';' | '}'))
            && matches!(follows, Some(' ' | '{' | '"' | '*'))
    };
    let places = ["import", "export"];
    let found = places.iter().filter_map(|word| {
        let mut matches = text.match_indices(word).map(|(at, _)| at);
        matches.find(|at| begins(*at))
    });
    found.min().map(|at| text.split_at(at))
}

/// What an import binds, as a pattern, from where, and what follows.
fn imported(clause: &str) -> Option<(String, &str, &str)> {
    let clause = clause.trim_start();
    let (bindings, rest) = if clause.starts_with('"') {
        let (source, after) = quoted(clause)?;
        return Some((
            String::new(),
            source,
            after.strip_prefix(';').unwrap_or(after),
        ));
    } else if clause.starts_with('{') {
        let (names, rest) = braces(clause)?;
        let names: Vec<String> = names
            .iter()
            .map(|(name, local)| {
                if name == local {
                    name.clone()
                } else {
                    format!("{name}: {local}")
                }
            })
            .collect();
        (format!("{{ {} }}", names.join(", ")), rest)
    } else {
        let name = identifier(clause)?;
        let rest = &clause[name.len()..];
        (format!("{{ default: {name} }}"), rest)
    };
    let (source, after) = from(rest)?;
    Some((bindings, source, after.strip_prefix(';').unwrap_or(after)))
}

/// `{ a, b as c }` as pairs (`a`, `a`), (`b`, `c`), and what follows.
fn braces(text: &str) -> Option<(Vec<(String, String)>, &str)> {
    let (inside, after) = text.strip_prefix('{')?.split_once('}')?;
    let names = inside.split(',').map(str::trim).filter(|it| !it.is_empty());
    let pairs = names.map(|name| {
        let (one, other) = name.split_once(" as ").unwrap_or((name, name));
        (one.trim().to_owned(), other.trim().to_owned())
    });
    Some((pairs.collect(), after))
}

/// `from "source"`, and what follows.
fn from(text: &str) -> Option<(&str, &str)> {
    quoted(text.trim_start().strip_prefix("from")?.trim_start())
}

fn quoted(text: &str) -> Option<(&str, &str)> {
    text.strip_prefix('"')?.split_once('"')
}

fn identifier(text: &str) -> Option<&str> {
    let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let end = text.find(|c| !part(c)).unwrap_or(text.len());
    (end > 0).then(|| &text[..end])
}

/// The name that a declaration declares. What may change (`let`) can't be handed on.
fn declared(text: &str) -> Option<&str> {
    let kinds = ["const ", "function ", "async function ", "class "];
    let rest = kinds.iter().find_map(|kind| text.strip_prefix(kind))?;
    identifier(rest)
}

/// The path that `source` means in the module at `path`.
fn resolve(path: &str, source: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in source.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// How the joined file names another: all of it stands one folder deep.
fn from_joined(path: &str) -> String {
    let folder = NAME.rsplit_once('/').map_or("", |(folder, _)| folder);
    match path
        .strip_prefix(folder)
        .and_then(|it| it.strip_prefix('/'))
    {
        Some(inside) => format!("./{inside}"),
        None => format!("../{path}"),
    }
}

/// Code of a module that has moved into the joined file: what it says relative to itself.
fn relocated(path: &str, code: &str) -> String {
    let mut moved = String::with_capacity(code.len());
    let mut rest = code;
    while let Some((before, after)) = rest.split_once("import(\".") {
        let Some((source, after)) = after.split_once('"') else {
            break;
        };
        let target = from_joined(&resolve(path, &format!(".{source}")));
        let _ = write!(moved, "{before}import(\"{target}\"");
        rest = after;
    }
    moved.push_str(rest);
    moved.replace(
        "import.meta.url",
        &format!("new URL(\"{}\", import.meta.url).href", from_joined(path)),
    )
}

/// The module that hands on what a joined one exports.
fn stand_in(path: &str, number: usize, names: &[&str]) -> String {
    let up = "../".repeat(path.matches('/').count());
    let mut code = format!("import {{ {EXPORTS} }} from \"{up}{NAME}\";\n");
    let named: Vec<&str> = names
        .iter()
        .copied()
        .filter(|it| *it != "default")
        .collect();
    if !named.is_empty() {
        let named = named.join(", ");
        let _ = writeln!(code, "export const {{ {named} }} = {EXPORTS}[{number}];");
    }
    if names.contains(&"default") {
        let _ = writeln!(code, "export default {EXPORTS}[{number}].default;");
    }
    code
}

/// Code without its indentation, and without comments that have lines of their own. Text in templates keeps its line
/// breaks, which is all the white space that a page shows there.
pub(crate) fn compact(code: &str) -> String {
    let mut kept = String::with_capacity(code.len());
    let mut inside = false;
    for line in code.lines() {
        let trimmed = line.trim();
        if inside {
            inside = !trimmed.ends_with("*/");
        } else if trimmed.starts_with("/*") && !trimmed.contains("*/") {
            inside = true;
        } else if !(trimmed.starts_with("//")
            || trimmed.starts_with("/*") && trimmed.ends_with("*/"))
        {
            kept.push_str(line.trim_start());
            kept.push('\n');
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(list: &[(&str, &str)]) -> BTreeMap<String, String> {
        let owned = |(path, text): &(&str, &str)| ((*path).to_owned(), (*text).to_owned());
        list.iter().map(owned).collect()
    }

    #[test]
    fn modules_are_joined_in_the_order_in_which_they_run() {
        let files = files(&[
            (
                "src/main.js",
                "// Begins.\nimport { a, b as c } from \"./one.js\";\nimport d from \"../vendor/d.js\";\n\
                 const later = () => import(\"./ui/later.js\");\nawait a(c, d);\n",
            ),
            (
                "src/one.js",
                "import \"./ui/two.js\";\n/** What it is. */\nexport const a = 1;\n\
                 export async function b() {}\nexport { x as y } from \"./ui/two.js\";\n",
            ),
            (
                "src/ui/two.js",
                "export const x = new URL(\"../x.css\", import.meta.url);\n",
            ),
            (
                "vendor/d.js",
                "import{x as n}from\"../src/ui/two.js\";import{a as o}from\"../src/one.js\";var q=1;\
                 export default function(){return n}",
            ),
        ]);
        let joined = join(&files, "src/main.js").unwrap();
        let code = joined.code.replace(EXPORTS, "M");
        let parts: Vec<&str> = code.split("\n})();\n").collect();
        assert!(parts[0].contains("M[0] = (() => {\nconst x = new URL(\"../x.css\", new URL(\"./ui/two.js\", import.meta.url).href);"), "{}", parts[0]);
        assert!(parts[0].ends_with("return { x: x };"), "{}", parts[0]);
        assert!(
            parts[1].contains("const a = 1;\nasync function b() {}"),
            "{}",
            parts[1]
        );
        assert!(
            parts[1].ends_with("return { a: a, b: b, y: M[0].x };"),
            "{}",
            parts[1]
        );
        assert!(
            parts[2]
                .contains("const { x: n } = M[0];const { a: o } = M[1];var q=1;;const $default = function(){return n}"),
            "{}",
            parts[2]
        );
        assert!(
            parts[3].contains("const { a, b: c } = M[1];\nconst { default: d } = M[2];"),
            "{}",
            parts[3]
        );
        assert!(
            parts[3].contains("import(\"./ui/later.js\");\nawait a(c, d);"),
            "{}",
            parts[3]
        );
        assert!(!code.contains("Begins") && !code.contains("What it is"));
        let (path, stand_in) = &joined.stand_ins[2];
        assert_eq!(path, "vendor/d.js");
        assert_eq!(
            stand_in.replace(EXPORTS, "M"),
            "import { M } from \"../src/app.js\";\nexport default M[2].default;\n"
        );
        let (_, stand_in) = &joined.stand_ins[0];
        assert_eq!(
            stand_in.replace(EXPORTS, "M"),
            "import { M } from \"../../src/app.js\";\nexport const { x } = M[0];\n"
        );
    }

    #[test]
    fn what_can_t_be_joined_is_refused() {
        for (text, says) in [
            (
                "import { a } from \"./none.js\";\n",
                "no module `src/none.js`",
            ),
            ("import { a } from \"./main.js\";\n", "imports itself"),
            ("export let a = 1;\n", "export let a = 1;"),
            ("export * from \"./main.js\";\n", "export * from"),
        ] {
            let error = join(&files(&[("src/main.js", text)]), "src/main.js");
            let error = error.err().expect(text).to_string();
            assert!(error.contains(says), "{text}: {error}");
        }
    }
}
