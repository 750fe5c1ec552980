//! Colors and signs. No meaning depends on color alone, so colors can be switched off.

use kagiya_rules::{Rules, Suit};
use ratatui::style::{Color, Modifier, Style};

use super::model::Tone;

/// The colors of the screen, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Theme {
    /// Whether colors are used.
    pub(crate) color: bool,
}

impl Theme {
    fn paint(self, color: Color) -> Style {
        if self.color {
            Style::new().fg(color)
        } else {
            Style::new()
        }
    }

    /// A card or a firework of this suit.
    pub(crate) fn suit(self, rules: &Rules, suit: Suit) -> Style {
        let color = match rules.suit_info(suit).name.as_str() {
            "red" => Color::Indexed(203),
            "yellow" => Color::Indexed(221),
            "green" => Color::Indexed(114),
            "blue" => Color::Indexed(75),
            "white" => Color::Indexed(255),
            "purple" => Color::Indexed(141),
            "teal" => Color::Indexed(43),
            "black" | "black powder" => Color::Indexed(245),
            "pink" | "light pink" => Color::Indexed(218),
            "brown" | "muddy rainbow" => Color::Indexed(137),
            "multicolor" | "rainbow" | "omni" | "prism" => Color::Indexed(213),
            _ => Color::Indexed(252),
        };
        self.paint(color).add_modifier(Modifier::BOLD)
    }

    /// Lantern light: the player to act, the focus.
    pub(crate) fn accent(self) -> Style {
        self.paint(Color::Indexed(215)).add_modifier(Modifier::BOLD)
    }

    /// Danger.
    pub(crate) fn danger(self) -> Style {
        self.paint(Color::Indexed(203)).add_modifier(Modifier::BOLD)
    }

    /// Clue tokens and clues.
    pub(crate) fn clue_style(self) -> Style {
        self.paint(Color::Indexed(117))
    }

    /// A successful play.
    pub(crate) fn success(self) -> Style {
        self.paint(Color::Indexed(114))
    }

    /// Secondary content: lines, labels, keys.
    pub(crate) fn muted(self) -> Style {
        self.paint(Color::Indexed(245))
    }

    /// The background of the title and of the focus.
    pub(crate) fn bar(self) -> Style {
        if self.color {
            Style::new()
                .bg(Color::Indexed(17))
                .fg(Color::Indexed(230))
                .add_modifier(Modifier::BOLD)
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    /// A line of the log.
    pub(crate) fn tone(self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Good => self.success(),
            Tone::Bad => self.danger(),
            Tone::Clue => self.clue_style(),
        }
    }
}
