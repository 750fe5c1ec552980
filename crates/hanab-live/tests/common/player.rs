//! A client of the protocol that knows no conventions: it acts as its style says, and tries something else
//! when it is refused.

use std::collections::HashMap;

use kagiya_random::Dice;
use serde_json::{Value, json};

/// What a player tends to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Anything.
    Random,
    /// Discards or clues, and never plays a card.
    Discards,
    /// Plays its oldest card.
    Plays,
}

/// A client in a game.
pub(crate) struct Player {
    style: Style,
    dice: Dice,
    pub(crate) table: i64,
    pub(crate) me: usize,
    pub(crate) names: Vec<String>,
    pub(crate) variant: String,
    hands: Vec<Vec<u64>>,
    ranks: HashMap<u64, u64>,
    clues: i64,
    to_act: i64,
    /// All events so far, as they came.
    pub(crate) events: Vec<Value>,
    pub(crate) warnings: Vec<String>,
    /// The events of the game as they came one by one, if a list of the finished game has replaced them.
    pub(crate) told: Vec<Value>,
    /// The cards as shown at the end.
    pub(crate) cards: Vec<Value>,
    pub(crate) is_finished: bool,
}

type Commands = Vec<(&'static str, Value)>;

impl Player {
    pub(crate) fn new(style: Style, seed: u64) -> Self {
        Self {
            style,
            dice: Dice::from_number(seed),
            table: 0,
            me: 0,
            names: Vec::new(),
            variant: String::new(),
            hands: Vec::new(),
            ranks: HashMap::new(),
            clues: 8,
            to_act: 0,
            events: Vec::new(),
            told: Vec::new(),
            warnings: Vec::new(),
            cards: Vec::new(),
            is_finished: false,
        }
    }

    /// How the game ended: `endCondition`.
    pub(crate) fn end_condition(&self) -> Option<u64> {
        let over = self.events.iter().find(|it| it["type"] == "gameOver")?;
        over["endCondition"].as_u64()
    }

    /// Hears a message, and returns the commands that follow.
    pub(crate) fn hear(&mut self, command: &str, body: &Value) -> Commands {
        let table = json!({"tableID": self.table});
        match command {
            "tableStart" => {
                self.table = body["tableID"].as_i64().unwrap();
                vec![("getGameInfo1", json!({"tableID": self.table}))]
            }
            "init" => {
                let names = body["playerNames"].as_array().unwrap();
                self.names = names
                    .iter()
                    .map(|it| it.as_str().unwrap().to_owned())
                    .collect();
                self.me = usize::try_from(body["ourPlayerIndex"].as_u64().unwrap()).unwrap();
                body["options"]["variantName"]
                    .as_str()
                    .unwrap()
                    .clone_into(&mut self.variant);
                assert_eq!(body["seed"], "", "a seed tells the deck");
                self.to_act = body["options"]["startingPlayer"].as_i64().unwrap();
                self.hands = vec![Vec::new(); self.names.len()];
                self.clues = self.most_clues();
                self.events.clear();
                vec![("getGameInfo2", table)]
            }
            "gameActionList" => {
                if self.end_condition().is_some() {
                    self.told.clone_from(&self.events);
                }
                self.events.clear();
                self.hands = vec![Vec::new(); self.names.len()];
                for event in body["list"].as_array().unwrap() {
                    self.learn(event);
                }
                let mut commands = vec![("loaded", table)];
                commands.extend(self.act());
                commands
            }
            "gameAction" => {
                self.learn(&body["action"]);
                if body["action"]["type"] == "turn" {
                    self.act()
                } else {
                    Vec::new()
                }
            }
            "warning" => {
                self.warnings
                    .push(body["warning"].as_str().unwrap().to_owned());
                self.act()
            }
            "cardIdentities" => {
                let cards = body["cardIdentities"].as_array().unwrap();
                self.cards.clone_from(cards);
                Vec::new()
            }
            "table" if body["sharedReplay"] == true && body["id"] == self.table => {
                self.is_finished = true;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// All clue tokens, as the protocol counts them.
    fn most_clues(&self) -> i64 {
        if self.variant.starts_with("Clue Starved") {
            16
        } else {
            8
        }
    }

    fn learn(&mut self, event: &Value) {
        self.events.push(event.clone());
        let order = event["order"].as_u64();
        let seat = event["playerIndex"]
            .as_i64()
            .and_then(|it| usize::try_from(it).ok());
        match event["type"].as_str().unwrap() {
            "draw" => {
                let (seat, order) = (seat.unwrap(), order.unwrap());
                let is_hidden = event["suitIndex"] == -1 && event["rank"] == -1;
                assert_eq!(is_hidden, seat == self.me, "{event}");
                self.hands[seat].push(order);
                if let Some(rank) = event["rank"].as_u64() {
                    self.ranks.insert(order, rank);
                }
            }
            "play" | "discard" => {
                let order = order.unwrap();
                self.hands[seat.unwrap()].retain(|it| *it != order);
            }
            "status" => self.clues = event["clues"].as_i64().unwrap(),
            "turn" => self.to_act = event["currentPlayerIndex"].as_i64().unwrap(),
            _ => {}
        }
    }

    fn act(&mut self) -> Commands {
        if self.to_act != i64::try_from(self.me).unwrap() || self.end_condition().is_some() {
            return Vec::new();
        }
        let mine = &self.hands[self.me];
        let wish = match self.style {
            Style::Random => self.dice.below(4),
            Style::Plays => 0,
            Style::Discards if self.clues < self.most_clues() => 1,
            Style::Discards => 2,
        };
        let mut body = match wish {
            0 => json!({"type": 0, "target": mine[self.dice.below(mine.len())]}),
            1 => json!({"type": 1, "target": mine[self.dice.below(mine.len())]}),
            kind => {
                let others: Vec<usize> = (0..self.hands.len())
                    .filter(|seat| *seat != self.me && !self.hands[*seat].is_empty())
                    .collect();
                let to = *self.dice.pick(&others);
                let card = *self.dice.pick(&self.hands[to]);
                match kind {
                    2 => json!({"type": 3, "target": to, "value": self.ranks[&card]}),
                    _ => json!({"type": 2, "target": to, "value": self.dice.below(6)}),
                }
            }
        };
        body["tableID"] = json!(self.table);
        vec![("action", body)]
    }
}
