//! Converts Markdown to HTML.

use std::fmt::Write as _;

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// The beginning of the URLs of pictures and texts of the guide.
const ROOT: &str = "/docs/";

fn parse(markdown: &str) -> Parser<'_> {
    Parser::new_ext(markdown, Options::ENABLE_TABLES)
}

/// The anchors of a document, in order: one for each heading, and one for each paragraph that
/// begins in bold. Translations have the same anchors.
pub(crate) fn anchors(markdown: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut title: Option<String> = None;
    let mut begins = false;
    for event in parse(markdown) {
        match event {
            Event::Start(Tag::Heading { .. }) => title = Some(String::new()),
            Event::Start(Tag::Strong) if begins => title = Some(String::new()),
            Event::Text(ref text) | Event::Code(ref text) => {
                if let Some(title) = &mut title {
                    title.push_str(text);
                }
            }
            Event::End(TagEnd::Heading(_) | TagEnd::Strong) => {
                names.extend(title.take().map(|title| name(&title)));
            }
            _ => {}
        }
        begins = matches!(event, Event::Start(Tag::Paragraph));
    }
    names
}

/// A title as an anchor: `2. Finesse.` becomes `finesse`.
fn name(title: &str) -> String {
    let words = title.trim_start_matches(|c: char| !c.is_alphabetic());
    words
        .to_lowercase()
        .split_whitespace()
        .map(|word| word.replace(|c: char| !c.is_alphanumeric(), ""))
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

/// The document as the body of a page. `anchors` are its anchors, `language` is its language, and
/// `size` returns the width and height of a picture.
pub(crate) fn html(
    markdown: &str,
    anchors: &[String],
    language: &str,
    size: impl Fn(&str) -> Option<(u32, u32)>,
) -> String {
    let mut names = anchors.iter();
    // Whether the current link leads outside of the guide: then only its text is kept.
    let mut outside = false;
    let mut events = parse(markdown).peekable();
    let mut changed = Vec::new();
    while let Some(event) = events.next() {
        if let Event::Start(Tag::Link { ref dest_url, .. }) = event {
            outside = dest_url.starts_with("..");
        }
        if outside
            && matches!(
                event,
                Event::Start(Tag::Link { .. }) | Event::End(TagEnd::Link)
            )
        {
            continue;
        }
        changed.push(match event {
            Event::Start(Tag::Heading {
                level,
                classes,
                attrs,
                ..
            }) => Event::Start(Tag::Heading {
                level,
                id: names.next().map(|name| name.clone().into()),
                classes,
                attrs,
            }),
            Event::Start(Tag::Paragraph) => match events.peek() {
                Some(Event::Start(Tag::Strong)) => {
                    let name = names.next().map(|name| format!(" id=\"{}\"", quoted(name)));
                    Event::Html(format!("<p{}>", name.unwrap_or_default()).into())
                }
                _ => Event::Start(Tag::Paragraph),
            },
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => Event::Start(Tag::Link {
                link_type,
                dest_url: address(&dest_url),
                title,
                id,
            }),
            Event::Start(Tag::Image { dest_url, .. }) => {
                let mut words = String::new();
                for inside in events.by_ref() {
                    match inside {
                        Event::Text(text) | Event::Code(text) => words.push_str(&text),
                        Event::SoftBreak | Event::HardBreak => words.push(' '),
                        Event::End(TagEnd::Image) => break,
                        _ => {}
                    }
                }
                Event::InlineHtml(image(&dest_url, &words, size(&dest_url)).into())
            }
            other => other,
        });
    }
    let mut page = format!("<article lang=\"{}\">\n", quoted(language));
    html::push_html(&mut page, changed.into_iter());
    page.push_str("</article>\n");
    // An empty column header would be read aloud as a heading.
    page.replace("<th></th>", "<td></td>")
}

/// The target of a link in the browser.
fn address<'a>(target: &str) -> CowStr<'a> {
    if target.starts_with('#') || target.contains("://") {
        target.to_owned().into()
    } else {
        format!("{ROOT}{target}").into()
    }
}

fn image(path: &str, words: &str, size: Option<(u32, u32)>) -> String {
    let mut image = format!(
        "<img src=\"{ROOT}{}\" alt=\"{}\"",
        quoted(path),
        quoted(words)
    );
    if let Some((width, height)) = size {
        // Writing to memory never fails.
        let _ = write!(image, " width=\"{width}\" height=\"{height}\"");
    }
    image.push_str(" loading=\"lazy\">");
    image
}

/// A text as the quoted value of an attribute.
fn quoted(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_become_anchors() {
        for (title, expected) in [
            ("Level 1: basics", "level-1-basics"),
            ("2. Finesse.", "finesse"),
            ("Why did you do that?", "why-did-you-do-that"),
            ("5. Either?", "either"),
        ] {
            assert_eq!(name(title), expected);
        }
    }

    #[test]
    fn unnamed_columns_have_no_heading() {
        let page = html("| a | |\n| --- | --- |\n| b | c |\n", &[], "en", |_| None);
        assert!(page.contains("<th>a</th><td></td>"), "{page}");
    }

    #[test]
    fn pictures_have_alt_text_and_size() {
        let text = "![a \"b\" < c](pictures/p.svg) [d](https://e.org) [f](#g)";
        let page = html(text, &[], "en", |_| Some((40, 30)));
        assert!(
            page.contains(
                "<img src=\"/docs/pictures/p.svg\" alt=\"a &quot;b&quot; &lt; c\" \
                 width=\"40\" height=\"30\" loading=\"lazy\">"
            ),
            "{page}"
        );
        assert!(page.contains("href=\"https://e.org\"") && page.contains("href=\"#g\""));
    }
}
