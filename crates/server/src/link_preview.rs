//! What other programs, such as messengers, show of a link to this server.
//!
//! A preview has only what everybody who has the link may know: no card, and no result of a deal that can
//! still be played today.

use core::fmt::Write as _;

use kagiya_protocol::{ChallengeId, TableId};

/// The picture of a preview without one of its own, below the server's address.
pub(crate) const PICTURE: &str = "art/preview.png";

/// The most characters of a title or description.
const LONGEST: usize = 300;

/// The mark in the page that the tags replace.
pub(crate) const MARK: &str = "<!-- preview -->\n";

/// What a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// The first page, and pages without a preview of their own.
    Home,
    /// The deal of the day.
    Today,
    /// A table.
    Table(TablePreview),
    /// A challenge.
    Challenge {
        /// The name of the challenger; `None` if they have deleted their data.
        by: Option<String>,
        /// The name of the preset.
        edition: String,
        /// The number of players.
        players: usize,
        /// The result to beat, if it has a score.
        score: Option<ScorePreview>,
    },
    /// The replay of a game.
    Replay {
        /// The name of the preset; `None` for a deal of the day.
        edition: Option<String>,
        /// The players: names of people, and of bots if there is no person.
        names: Vec<String>,
        /// The result, unless the deal can still be played today.
        score: Option<ScorePreview>,
    },
}

/// A table in a preview.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TablePreview {
    /// The name of the preset; `None` for a deal of the day.
    pub edition: Option<String>,
    /// The host's name.
    pub host: Option<String>,
    /// The number of seats.
    pub players: usize,
    /// The number of free seats while the table is open; `None` once the game has begun.
    pub free: Option<usize>,
    /// Whether the game has ended.
    pub is_over: bool,
}

/// A result in a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScorePreview {
    /// The points, and the best possible score.
    Points(i64, i64),
    /// A lost game without a score.
    Lost,
}

/// The words of a preview.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PreviewText {
    /// A title of one line.
    pub title: String,
    /// A sentence or two.
    pub description: String,
}

/// Writes a preview in the language with this code.
pub type PreviewWords = fn(&str, &Preview) -> PreviewText;

/// An address with a preview of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LinkTarget {
    Today,
    Table(TableId),
    Challenge(ChallengeId),
    Replay(TableId),
}

impl LinkTarget {
    /// The target of a path without a leading slash.
    pub(crate) fn of(path: &str) -> Option<Self> {
        let mut parts = path.split('/');
        let found = match (parts.next()?, parts.next()) {
            ("today", None) => Self::Today,
            ("t", Some(id)) => Self::Table(TableId(id.to_owned())),
            ("c", Some(id)) => Self::Challenge(ChallengeId(id.to_owned())),
            ("replay", Some(id)) => Self::Replay(TableId(id.to_owned())),
            _ => return None,
        };
        parts.next().is_none().then_some(found)
    }
}

impl Preview {
    /// Whether the page with this preview is the same for all addresses.
    pub(crate) const fn is_general(&self) -> bool {
        matches!(self, Self::Home | Self::Today)
    }

    /// The tags in the head of a page in the language with this code. `origin` is the public address of the
    /// server, or empty.
    pub(crate) fn tags(
        &self,
        text: &PreviewText,
        language: &str,
        (origin, path): (&str, &str),
    ) -> String {
        let title = escaped(&text.title);
        let description = escaped(&text.description);
        let origin = escaped(origin);
        let picture = match (self, LinkTarget::of(path)) {
            (Self::Table(table), Some(LinkTarget::Table(id))) => picture_path(&id, language, table),
            _ => PICTURE.to_owned(),
        };
        let picture = escaped(&picture);
        let mut tags = format!(
            "<meta name=\"description\" content=\"{description}\">\n\
             <meta property=\"og:site_name\" content=\"Kagiya\">\n\
             <meta property=\"og:type\" content=\"website\">\n\
             <meta property=\"og:title\" content=\"{title}\">\n\
             <meta property=\"og:description\" content=\"{description}\">\n\
             <meta property=\"og:image\" content=\"{origin}/{picture}\">\n\
             <meta property=\"og:image:width\" content=\"1200\">\n\
             <meta property=\"og:image:height\" content=\"630\">\n\
             <meta name=\"twitter:card\" content=\"summary_large_image\">\n"
        );
        if !self.is_general() {
            let path = escaped(path);
            // The id of an unlisted table is an invitation, which search engines must not publish.
            let _ = write!(
                tags,
                "<meta property=\"og:url\" content=\"{origin}/{path}\">\n\
                 <meta name=\"robots\" content=\"noindex\">\n"
            );
        }
        tags
    }
}

/// The address of the picture of a table. Messengers keep a picture by its address, so it changes with the seats.
fn picture_path(id: &TableId, language: &str, table: &TablePreview) -> String {
    let (players, free) = (table.players, table.free.unwrap_or_default());
    format!("api/tables/{id}/preview.png?language={language}&free={free}&of={players}")
}

/// A text in an attribute: escaped, on one line, and not too long.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for (count, letter) in text.chars().enumerate() {
        if count == LONGEST {
            escaped.push('…');
            break;
        }
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ if letter.is_control() => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_addresses_have_a_preview_of_their_own() {
        let table = |id: &str| Some(LinkTarget::Table(TableId(id.to_owned())));
        assert_eq!(LinkTarget::of("t/abc"), table("abc"));
        assert_eq!(LinkTarget::of("t/%3Cb%3E"), table("%3Cb%3E"));
        assert_eq!(LinkTarget::of("today"), Some(LinkTarget::Today));
        for path in ["", "t", "today/2026-11-22", "t/abc/", "t/abc/d", "x/abc"] {
            assert_eq!(LinkTarget::of(path), None, "{path}");
        }
    }

    #[test]
    fn a_text_stays_inside_its_attribute() {
        let text = PreviewText {
            title: "\"><script>alert('1')</script>&\n".to_owned(),
            description: "火".repeat(10_000),
        };
        let tags = Preview::Home.tags(&text, "en", ("https://a.example", ""));
        assert!(tags.contains(
            "<meta property=\"og:title\" content=\"&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)\
             &lt;/script&gt;&amp; \">\n"
        ));
        assert!(tags.lines().all(|line| line.starts_with("<meta ")));
        assert!(tags.lines().all(|line| line.matches('<').count() == 1));
        assert!(tags.contains(&format!("\"{}…\"", "火".repeat(LONGEST))));
        assert!(tags.contains("content=\"https://a.example/art/preview.png\""));
    }
}
