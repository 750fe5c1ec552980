//! The definitions of variants: from their names, or from the site's own lists.
//!
//! The names describe families with a few special suits. The site's lists have all variants; a folder with them
//! is named by `KAGIYA_HANAB_LIVE_VARIANTS`, since the project doesn't contain them.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::Value;

/// A suit, as the site describes it.
#[derive(Clone, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "as the site lists them")]
pub(super) struct Suit {
    pub(super) name: String,
    pub(super) colors: Vec<String>,
    pub(super) all_colors: bool,
    pub(super) no_colors: bool,
    pub(super) all_ranks: bool,
    pub(super) no_ranks: bool,
    pub(super) prism: bool,
    pub(super) one_of_each: bool,
    pub(super) inverted: bool,
    pub(super) reversed: bool,
}

/// A variant, as the site describes it. Its switches have the site's names.
#[derive(Clone, Debug)]
pub(super) struct Variant {
    pub(super) name: String,
    pub(super) suits: Vec<Suit>,
    pub(super) clue_colors: Vec<String>,
    pub(super) clue_ranks: Vec<u8>,
    pub(super) special_rank: u8,
    pub(super) stack_size: u8,
    switches: BTreeMap<String, bool>,
}

impl Variant {
    pub(super) fn is(&self, switch: &str) -> bool {
        self.switches.get(switch).copied().unwrap_or(false)
    }

    pub(super) fn copies(&self, suit: usize, rank: u8) -> u8 {
        let suit = &self.suits[suit];
        let first = if suit.reversed { 5 } else { 1 };
        let last = 6 - first;
        match rank {
            _ if suit.one_of_each => 1,
            _ if self.is("sudoku") => 2,
            7 => 1,
            1 if self.is("upOrDown") => 1,
            1 if self.is("scarceOnes") && !suit.reversed => 2,
            4 if self.is("criticalFours") => 1,
            rank if rank == first => 3,
            rank if rank == last => 1,
            _ => 2,
        }
    }

    /// The ranks of the cards; 7 is the START card.
    pub(super) fn ranks(&self) -> Vec<u8> {
        let mut ranks: Vec<u8> = (1..=self.stack_size).collect();
        if self.is("upOrDown") {
            ranks.push(7);
        }
        ranks
    }

    /// Whether a clue (color: its place; rank: its number) touches a card.
    pub(super) fn touches(&self, is_color: bool, value: u8, suit: usize, rank: u8) -> bool {
        let suit_index = suit;
        let suit = &self.suits[suit];
        let special = rank == self.special_rank;
        if is_color {
            let color = &self.clue_colors[usize::from(value)];
            let count = self.clue_colors.len();
            let by_rank = &self.clue_colors[if rank == 7 {
                count - 1
            } else {
                usize::from(rank - 1) % count
            }];
            return if self.is("colorCluesTouchNothing") || suit.no_colors {
                false
            } else if suit.all_colors
                || self.is("synesthesia") && !suit.no_ranks && color == by_rank
                || special && self.is("specialRankAllClueColors")
            {
                true
            } else if special && self.is("specialRankNoClueColors") {
                false
            } else if suit.prism {
                color == by_rank
            } else {
                suit.colors.contains(color)
            };
        }
        if self.is("rankCluesTouchNothing") || suit.no_ranks {
            false
        } else if suit.all_ranks || special && self.is("specialRankAllClueRanks") {
            true
        } else if special && self.is("specialRankNoClueRanks") {
            false
        } else if special && self.is("specialRankDeceptive") {
            value == self.clue_ranks[suit_index % self.clue_ranks.len()]
        } else if self.is("oddsAndEvens") {
            value % 2 == rank % 2
        } else if self.is("funnels") {
            rank <= value
        } else if self.is("chimneys") {
            rank >= value
        } else {
            rank == value
        }
    }
}

/// The suit with a name, if it is one of the site's simple or special ones.
fn suit(name: &str) -> Option<Suit> {
    let (of, dark) = match name {
        "Black" => ("Black", true),
        "Gray" => ("White", true),
        "Gray Pink" => ("Light Pink", true),
        "Cocoa Rainbow" => ("Muddy Rainbow", true),
        _ => match name.strip_prefix("Dark ") {
            Some(of) => (of, true),
            None => (name, false),
        },
    };
    let mut suit = Suit {
        name: name.to_owned(),
        one_of_each: dark,
        ..Suit::default()
    };
    match of {
        "Red" | "Yellow" | "Green" | "Blue" | "Purple" | "Teal" | "Black" => {}
        "Rainbow" => suit.all_colors = true,
        "Pink" => suit.all_ranks = true,
        "White" => suit.no_colors = true,
        "Brown" => suit.no_ranks = true,
        "Omni" => (suit.all_colors, suit.all_ranks) = (true, true),
        "Null" => (suit.no_colors, suit.no_ranks) = (true, true),
        "Muddy Rainbow" => (suit.all_colors, suit.no_ranks) = (true, true),
        "Light Pink" => (suit.no_colors, suit.all_ranks) = (true, true),
        "Prism" => suit.prism = true,
        "Orange" => suit.inverted = true,
        _ => return None,
    }
    if !(suit.all_colors || suit.no_colors || suit.prism) {
        suit.colors.push(of.to_owned());
    }
    Some(suit)
}

/// The switches of a family, and its special rank.
fn family(name: &str) -> Option<(Vec<&'static str>, u8)> {
    let (kind, rank) = match (name.strip_suffix("-Ones"), name.strip_suffix("-Fives")) {
        (Some(kind), _) => (kind, 1),
        (_, Some(kind)) => (kind, 5),
        (None, None) => (name, 0),
    };
    let switches = match (kind, rank) {
        ("Rainbow", 1..) => vec!["specialRankAllClueColors"],
        ("Pink", 1..) => vec!["specialRankAllClueRanks"],
        ("White", 1..) => vec!["specialRankNoClueColors"],
        ("Brown", 1..) => vec!["specialRankNoClueRanks"],
        ("Omni", 1..) => vec!["specialRankAllClueColors", "specialRankAllClueRanks"],
        ("Null", 1..) => vec!["specialRankNoClueColors", "specialRankNoClueRanks"],
        ("Muddy-Rainbow", 1..) => vec!["specialRankAllClueColors", "specialRankNoClueRanks"],
        ("Light-Pink", 1..) => vec!["specialRankNoClueColors", "specialRankAllClueRanks"],
        ("Deceptive", 1..) => vec!["specialRankDeceptive"],
        (_, 1..) => return None,
        ("Critical Fours", _) => vec!["criticalFours"],
        ("Scarce Ones", _) => vec!["scarceOnes"],
        ("Clue Starved", _) => vec!["clueStarved"],
        ("Color Blind", _) => vec!["colorCluesTouchNothing"],
        ("Number Blind", _) => vec!["rankCluesTouchNothing"],
        ("Totally Blind", _) => vec!["colorCluesTouchNothing", "rankCluesTouchNothing"],
        ("Color Mute", _) => vec!["colorMute"],
        ("Number Mute", _) => vec!["numberMute"],
        ("Alternating Clues", _) => vec!["alternatingClues"],
        ("Cow & Pig", _) => vec!["cowAndPig"],
        ("Duck", _) => vec!["duck"],
        ("Odds and Evens", _) => vec!["oddsAndEvens"],
        ("Synesthesia", _) => vec!["synesthesia"],
        ("Up or Down", _) => vec!["upOrDown"],
        ("Throw It in a Hole", _) => vec!["throwItInAHole"],
        ("Funnels", _) => vec!["funnels"],
        ("Chimneys", _) => vec!["chimneys"],
        ("Sudoku", _) => vec!["sudoku"],
        _ => return None,
    };
    Some((switches, rank))
}

/// The variant with a name, where the name says it all: a family, a special suit and the number of suits.
pub(super) fn by_name(name: &str) -> Option<Variant> {
    let (words, count) = name.strip_suffix(" Suits)")?.rsplit_once(" (")?;
    let count: usize = count.parse().ok()?;
    let mut parts: Vec<&str> = words.split(" & ").collect();
    if words.starts_with("Cow & Pig") {
        parts.drain(..2);
        parts.insert(0, "Cow & Pig");
    }
    let (switches, special_rank) = match family(parts[0]) {
        Some(family) => {
            parts.remove(0);
            family
        }
        None => (Vec::new(), 0),
    };
    let mut special: Vec<Suit> = Vec::new();
    for part in parts {
        let (name, reversed) = match part.strip_suffix(" Reversed") {
            Some(name) => (name, true),
            None => (part, false),
        };
        special.push(Suit {
            reversed,
            ..suit(name)?
        });
    }
    let fill: &[&str] = match count.checked_sub(special.len())? {
        1 => &["Red"],
        2 => &["Red", "Blue"],
        3 => &["Red", "Green", "Blue"],
        4 => &["Red", "Yellow", "Green", "Blue"],
        5 => &["Red", "Yellow", "Green", "Blue", "Purple"],
        6 => &["Red", "Yellow", "Green", "Blue", "Purple", "Teal"],
        _ => return None,
    };
    let suits = fill.iter().filter_map(|name| suit(name)).chain(special);
    let switches = switches.into_iter().map(|it| (it.to_owned(), true));
    let mut variant = Variant {
        name: name.to_owned(),
        suits: suits.collect(),
        clue_colors: Vec::new(),
        clue_ranks: Vec::new(),
        special_rank,
        stack_size: 5,
        switches: switches.collect(),
    };
    if variant.is("sudoku") {
        variant.stack_size = u8::try_from(count).ok()?;
    }
    variant.clue_colors = colors_of(&variant.suits);
    let without = ["numberMute", "synesthesia"];
    variant.clue_ranks = match () {
        () if without.iter().any(|it| variant.is(it)) => Vec::new(),
        () if variant.is("oddsAndEvens") => vec![1, 2],
        () => {
            let other_ranks = [
                "specialRankAllClueRanks",
                "specialRankNoClueRanks",
                "specialRankDeceptive",
            ];
            let removed = other_ranks.iter().any(|it| variant.is(it));
            let kept = |rank: &u8| !removed || *rank != special_rank;
            (1..=variant.stack_size).filter(kept).collect()
        }
    };
    if variant.is("colorMute") {
        variant.clue_colors.clear();
    }
    Some(variant)
}

fn colors_of(suits: &[Suit]) -> Vec<String> {
    let mut colors: Vec<String> = Vec::new();
    for color in suits.iter().flat_map(|suit| &suit.colors) {
        if !colors.contains(color) {
            colors.push(color.clone());
        }
    }
    colors
}

/// The site's own lists, if a folder with them is named: each variant with its number.
pub(super) fn listed() -> Option<Vec<(u32, Variant)>> {
    let folder = std::env::var_os("KAGIYA_HANAB_LIVE_VARIANTS")?;
    let read = |name: &str| -> Vec<Value> {
        let path = Path::new(&folder).join(name);
        let text = std::fs::read_to_string(&path).expect("a file of the site");
        serde_json::from_str(&text).expect("a list")
    };
    let colors = read("colors.json");
    let has_color = |name: &str| colors.iter().any(|it| it["name"] == name);
    let suits: Vec<Suit> = read("suits.json")
        .iter()
        .map(|it| listed_suit(it, &has_color))
        .collect();
    let listed_variant = |it: &Value| {
        let id = it["id"].as_u64().and_then(|id| id.try_into().ok());
        (id.expect("a number"), variant_of(it, &suits))
    };
    Some(read("variants.json").iter().map(listed_variant).collect())
}

fn listed_suit(it: &Value, has_color: &dyn Fn(&str) -> bool) -> Suit {
    let is = |key: &str| it[key] == true;
    let name = it["name"].as_str().expect("a name").to_owned();
    let colors = match it["clueColors"].as_array() {
        Some(colors) => colors
            .iter()
            .filter_map(|it| Some(it.as_str()?.to_owned()))
            .collect(),
        None if is("allClueColors") || is("noClueColors") || is("prism") => Vec::new(),
        None if has_color(&name) => vec![name.clone()],
        None => panic!("{name} has no color"),
    };
    Suit {
        colors,
        all_colors: is("allClueColors"),
        no_colors: is("noClueColors"),
        all_ranks: is("allClueRanks"),
        no_ranks: is("noClueRanks"),
        prism: is("prism"),
        one_of_each: is("oneOfEach"),
        inverted: is("inverted"),
        reversed: false,
        name,
    }
}

fn variant_of(it: &Value, known: &[Suit]) -> Variant {
    let suits: Vec<Suit> = it["suits"]
        .as_array()
        .expect("suits")
        .iter()
        .map(|name| {
            let name = name.as_str().expect("a name");
            let (plain, reversed) = match name.strip_suffix(" Reversed") {
                Some(plain) => (plain, true),
                None => (name, false),
            };
            let suit = known.iter().find(|suit| suit.name == plain);
            Suit {
                reversed,
                ..suit.expect("a suit of the site").clone()
            }
        })
        .collect();
    let mut switches: BTreeMap<String, bool> = it
        .as_object()
        .expect("a variant")
        .iter()
        .filter_map(|(key, value)| Some((key.clone(), value.as_bool()?)))
        .collect();
    switches.insert("criticalFours".to_owned(), it["criticalRank"] == 4);
    let byte = |value: &Value| value.as_u64().and_then(|it| u8::try_from(it).ok());
    let sudoku = it["sudoku"] == true;
    Variant {
        name: it["name"].as_str().expect("a name").to_owned(),
        clue_colors: match it["clueColors"].as_array() {
            Some(colors) => colors
                .iter()
                .filter_map(|it| Some(it.as_str()?.to_owned()))
                .collect(),
            None => colors_of(&suits),
        },
        clue_ranks: match it["clueRanks"].as_array() {
            Some(ranks) => ranks.iter().filter_map(byte).collect(),
            None => (1..=5).collect(),
        },
        special_rank: byte(&it["specialRank"]).unwrap_or(0),
        stack_size: if sudoku {
            u8::try_from(suits.len()).expect("few suits")
        } else {
            5
        },
        suits,
        switches,
    }
}
