//! The page of the browser client as it is served: everything that it needs at once named under
//! addresses that never change their content, its styles in it, and its first words in the language
//! of who asks.

use core::fmt::Write as _;
use std::collections::BTreeMap;

use crate::join;

/// What a page is made from.
pub(crate) struct Draft<'a> {
    /// `index.html` as it is in the folder.
    pub(crate) html: &'a str,
    /// The files of the client by their paths.
    pub(crate) files: &'a BTreeMap<String, String>,
    /// The folder of the addresses that never change: `/a/CONTENT`.
    pub(crate) root: &'a str,
    /// The texts of the page's language, and its code.
    pub(crate) texts: &'a str,
    pub(crate) language: &'a str,
}

/// The script that runs before the modules are loaded. It sets the theme, so that the page does not
/// change its color, connects returning users to the server, and requests what the modules need
/// first. It leaves the results in `kagiya`; `web/src/bootstrap.js` lists them.
const EARLY: &str = r#"const recall = (key) => {
  try {
    return localStorage.getItem(`kagiya.${key}`);
  } catch {
    return null;
  }
};
const theme = recall("theme") ?? "auto";
const light = matchMedia("(prefers-color-scheme: light)").matches;
document.documentElement.dataset.theme = theme === "auto" ? (light ? "light" : "dark") : theme;
const kagiya = { bots: KAGIYA_BOTS };
globalThis.kagiya = kagiya;
if (recall("known") === "yes") {
  const socket = new WebSocket(`ws${location.origin.slice(4)}/ws`);
  const received = [];
  socket.onopen = () => socket.send('{"type":"hello","protocol":KAGIYA_PROTOCOL}');
  socket.onmessage = (event) => received.push(event);
  kagiya.connection = { socket, received };
} else {
  const headers = { "content-type": "application/json" };
  kagiya.session = fetch("/api/session", { method: "POST", headers, body: "{}" });
}
const known = (tag) => LANGUAGES.find((code) => code === (tag ?? "").slice(0, 2).toLowerCase());
const language = [recall("language"), ...navigator.languages].map(known).find(Boolean) ?? "en";
for (const file of ["table", "web", "editions"]) {
  fetch(`ROOT/locales/${language}/${file}.ftl`);
}
"#;

/// The comments around what only the first page shows.
const FIRST_SCREEN: (&str, &str) = ("<!-- first screen -->\n", "<!-- end of first screen -->\n");

impl Draft<'_> {
    /// The page; at the root of the house with the first screen in it, which other addresses do not
    /// show.
    pub(crate) fn page(&self, home: bool, languages: &[&str]) -> String {
        let root = self.root;
        let mut page = self.html.replacen(
            "<html lang=\"en\"",
            &format!("<html lang=\"{}\"", self.language),
            1,
        );
        page = self.with_styles(&page);
        if let Some((before, _, after)) =
            between(&page, "<!-- modules -->\n", "<!-- end of modules -->\n")
        {
            let joined = join::NAME;
            page =
                format!("{before}<link rel=\"modulepreload\" href=\"{root}/{joined}\">\n{after}");
        }
        page = page.replace(
            "src=\"/src/main.js\"",
            &format!("src=\"{root}/{}\"", join::NAME),
        );
        for folder in ["art", "vendor"] {
            page = page.replace(&format!("\"/{folder}/"), &format!("\"{root}/{folder}/"));
        }
        if let Some((before, screen, after)) = between(&page, FIRST_SCREEN.0, FIRST_SCREEN.1) {
            let screen = if home {
                self.in_words(screen)
            } else {
                String::new()
            };
            page = format!("{before}{screen}{after}");
        }
        let codes: Vec<String> = languages.iter().map(|code| format!("\"{code}\"")).collect();
        let early = EARLY
            .replace("ROOT", root)
            .replace("LANGUAGES", &format!("[{}]", codes.join(", ")));
        page.replacen(
            "<title>",
            &format!("<script>\n{early}</script>\n<title>"),
            1,
        )
    }

    /// The page with its style sheets in it: nothing is painted before they are there.
    fn with_styles(&self, page: &str) -> String {
        let mut styles = String::new();
        let mut kept = String::new();
        for line in page.lines() {
            let sheet = line
                .strip_prefix("<link rel=\"stylesheet\" href=\"/")
                .and_then(|rest| rest.strip_suffix("\">"));
            if let Some(css) = sheet.and_then(|path| self.files.get(path)) {
                styles.push_str(&without_comments(css));
            } else {
                kept.push_str(line);
                kept.push('\n');
            }
        }
        let styles = styles.replace("url(\"../", &format!("url(\"{}/", self.root));
        kept.replacen(
            "</title>\n",
            &format!("</title>\n<style>\n{styles}</style>\n"),
            1,
        )
    }

    /// Part of the page with the words of the language in every element with `data-words`.
    fn in_words(&self, screen: &str) -> String {
        let mut words = String::new();
        let mut rest = screen;
        while let Some((before, after)) = rest.split_once(" data-words=\"") {
            words.push_str(before);
            let parts = after.split_once('"').and_then(|(id, after)| {
                let (tag, after) = after.split_once('>')?;
                let (english, after) = after.split_once('<')?;
                Some((id, tag, english, after))
            });
            let Some((id, tag, english, after)) = parts else {
                break;
            };
            let text = self.text(id).unwrap_or(english);
            let _ = write!(words, "{tag}>{text}<");
            rest = after;
        }
        words.push_str(rest);
        words
    }

    /// A text that has one line and no variables.
    fn text(&self, id: &str) -> Option<&str> {
        let mut lines = self.texts.lines();
        lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
    }
}

/// What stands before, between and after two marks.
fn between<'a>(text: &'a str, from: &str, to: &str) -> Option<(&'a str, &'a str, &'a str)> {
    let (before, rest) = text.split_once(from)?;
    let (inside, after) = rest.split_once(to)?;
    Some((before, inside, after))
}

/// A style sheet without its comments.
fn without_comments(css: &str) -> String {
    let mut kept = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        kept.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    kept.push_str(rest);
    kept
}
