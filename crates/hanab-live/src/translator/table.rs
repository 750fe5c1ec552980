//! A table where the client sits, or watches.

use std::sync::Arc;

use kagiya_protocol::{
    EndReason, FinalDeal, GameEvent, GameState, Hand, LoggedEvent, Presence, RulesInfo, Seat,
    Snapshot, TableEvent, TableInfo, TableStatus,
};
use kagiya_protocol::{PersonId, TableId};
use kagiya_rules::{Audience, Rules};
use serde_json::{Value, json};

use super::lobby::{is_of, name, names};
use crate::frame::frame;
use crate::numbers::Numbers;
use crate::seen_game::{SeenGame, Step};
use crate::site_events::{Ending, Ends, identities, site_events};
use crate::site_options::{SiteOptions, UnusableOptions, rules_of_game};

/// A table where the client sits, or watches.
#[derive(Debug)]
pub(super) struct Followed {
    pub(super) info: TableInfo,
    pub(super) rules: RulesInfo,
    pub(super) site: SiteOptions,
    /// The client's seat; `None` for a spectator.
    pub(super) me: Option<Seat>,
    /// What the client sees of the game.
    audience: Audience,
    pub(super) presence: Presence,
    /// The number of moves, for `expect`.
    pub(super) moves: u32,
    pub(super) play: Option<Play>,
    /// The number of the table in the protocol.
    pub(super) number: u32,
}

/// A game as the client sees it.
#[derive(Debug)]
pub(super) struct Play {
    seen: SeenGame,
    audience: Audience,
    first: u8,
    ends: Ends,
    /// How many events the client has got.
    sent: usize,
    /// Whether the client has got the list of events. Before it, single ones would come twice.
    is_listed: bool,
    pub(super) is_over: bool,
}

impl Followed {
    /// The table of a snapshot.
    ///
    /// # Errors
    /// [`UnusableOptions`] if the site doesn't have the table's rules.
    pub(super) fn of(
        snapshot: &Snapshot,
        me: &PersonId,
        numbers: &Numbers,
    ) -> Result<Self, UnusableOptions> {
        let seat = seat_of(&snapshot.info, me);
        let mut table = Self {
            site: site_of(&snapshot.info)?,
            info: snapshot.info.clone(),
            rules: snapshot.rules.clone(),
            me: seat,
            audience: audience(snapshot, seat),
            presence: snapshot.presence.clone(),
            moves: snapshot.moves,
            play: None,
            number: numbers.of_table(&snapshot.table),
        };
        if let Some(game) = &snapshot.game {
            table.begin(game, &snapshot.history)?;
        }
        Ok(table)
    }

    /// Whether the client plays, and another player has this seat.
    pub(super) fn plays_with(&self, seat: Seat) -> bool {
        self.me.is_some_and(|me| me != seat)
    }

    /// The id of the table.
    pub(super) fn id(&self) -> &TableId {
        &self.info.id
    }

    /// The table's description has changed. Returns whether the client still sits there, or watches.
    ///
    /// # Errors
    /// [`UnusableOptions`] if the site doesn't have the table's rules.
    pub(super) fn update(
        &mut self,
        info: &TableInfo,
        rules: Option<&RulesInfo>,
        me: &PersonId,
    ) -> Result<bool, UnusableOptions> {
        self.info = info.clone();
        if let Some(rules) = rules {
            self.rules = rules.clone();
        }
        self.site = site_of(info)?;
        let had_seat = self.me.is_some();
        let seat = seat_of(info, me);
        if let Some(seat) = seat {
            self.me = Some(seat);
            self.audience = of_seat(seat);
        }
        Ok(seat.is_some() || !had_seat)
    }

    /// The game begins, or comes whole: `history` has what happened before.
    ///
    /// # Errors
    /// [`UnusableOptions`] if its rules or its actions are not ours.
    pub(super) fn begin(
        &mut self,
        game: &GameState,
        history: &[LoggedEvent],
    ) -> Result<(), UnusableOptions> {
        let mut actions: Vec<&TableEvent> = Vec::new();
        let mut stopped = None;
        for logged in history {
            match &logged.event {
                acted @ TableEvent::Acted { .. } => actions.push(acted),
                TableEvent::TakenBack { actions: count, .. } => {
                    let count = usize::try_from(*count).unwrap_or(usize::MAX);
                    actions.truncate(actions.len().saturating_sub(count));
                }
                TableEvent::Ended { by, why } => stopped = Some(ending(*by, *why)),
                _ => {}
            }
        }
        let first = match actions.first() {
            Some(TableEvent::Acted { seat, .. }) => *seat,
            _ => game.to_act,
        };
        let rules: Arc<Rules> = Arc::new(rules_of_game(&self.rules, first.0)?);
        let mut play = Play {
            seen: SeenGame::new(rules),
            audience: self.audience,
            first: first.0,
            ends: Ends {
                stopped,
                ..Ends::default()
            },
            sent: 0,
            is_listed: false,
            is_over: game.result.is_some(),
        };
        for hand in &game.hands {
            if let Hand::Up { cards } = hand {
                for card in cards {
                    play.reveal(card.id.0, card.card)?;
                }
            }
        }
        for pile in &game.discard {
            play.reveal(pile.id.0, pile.card)?;
        }
        for acted in actions {
            play.act(acted)?;
        }
        play.sent = play.events(self.info.deal.as_ref())?.len();
        self.play = Some(play);
        Ok(())
    }

    /// An action happens. Returns the events for the client.
    ///
    /// # Errors
    /// [`UnusableOptions`] if the action is not of our rules.
    pub(super) fn act(&mut self, event: &TableEvent) -> Result<Vec<String>, UnusableOptions> {
        if let TableEvent::Acted { number, .. } = event {
            self.moves = *number;
        }
        let Some(play) = &mut self.play else {
            return Ok(Vec::new());
        };
        play.act(event)?;
        self.new_events()
    }

    /// The last actions are taken back. The client must ask for the whole list.
    pub(super) fn take_back(&mut self, actions: u32, number: u32) {
        self.moves = number;
        if let Some(play) = &mut self.play {
            let actions = usize::try_from(actions).unwrap_or(usize::MAX);
            play.seen.take_back(actions);
            play.is_listed = false;
        }
    }

    /// The table ends the game. Returns the events for the client.
    ///
    /// # Errors
    /// [`UnusableOptions`] as in [`act`](Self::act).
    pub(super) fn end(
        &mut self,
        by: Option<Seat>,
        why: EndReason,
    ) -> Result<Vec<String>, UnusableOptions> {
        if let Some(play) = &mut self.play {
            play.ends.stopped = Some(ending(by, why));
            play.is_over = true;
        }
        self.new_events()
    }

    fn new_events(&mut self) -> Result<Vec<String>, UnusableOptions> {
        let Some(play) = &mut self.play else {
            return Ok(Vec::new());
        };
        let events = play.events(self.info.deal.as_ref())?;
        let from = play.sent.min(events.len());
        play.sent = events.len();
        let is_over = |event: &Value| event["type"] == "gameOver";
        play.is_over |= events[from..].iter().any(is_over);
        if !play.is_listed {
            return Ok(Vec::new());
        }
        let one = |event: &Value| {
            let body = json!({"tableID": self.number, "action": event});
            frame("gameAction", &body)
        };
        let mut frames: Vec<String> = events[from..].iter().map(one).collect();
        // Some clients wait for the clock of a turn before they act.
        let next = events[from..].last().filter(|it| it["type"] == "turn");
        let next = next.map(|it| &it["currentPlayerIndex"]);
        frames.extend(
            next.filter(|seat| **seat != -1)
                .map(|seat| self.clock(seat)),
        );
        Ok(frames)
    }

    /// `clock`: nobody has used any time, and the turn of a player begins.
    fn clock(&self, to_act: &Value) -> String {
        let body = json!({
            "tableID": self.number,
            "times": vec![0; self.info.seats.len()],
            "activePlayerIndex": to_act,
            "timeTaken": 0,
        });
        frame("clock", &body)
    }

    /// Whether a game is running.
    pub(super) fn is_running(&self) -> bool {
        self.play.as_ref().is_some_and(|play| !play.is_over)
    }

    /// `init`: the players and the options of the game. A seed would tell the deck, so it is empty.
    pub(super) fn init(&self, me: &PersonId) -> String {
        let players = u8::try_from(self.info.seats.len()).unwrap_or_default();
        let first = self.play.as_ref().map_or(0, |play| play.first);
        let hides_plays = self
            .play
            .as_ref()
            .is_some_and(|play| play.seen.rules().hides_plays());
        // A client shows the table from the first seat unless it has one. Only as a player, or by the eyes of
        // one, it understands a play of which nobody is told the card.
        let (index, is_shadowing) = match (self.me, self.audience) {
            (Some(seat), _) => (seat.index(), false),
            (None, Audience::Seat(seat)) => (seat.index(), true),
            (None, Audience::Common | Audience::Spectator) => (0, hides_plays),
        };
        let body = json!({
            "tableID": self.number,
            "playerNames": names(&self.info.seats, me),
            "ourPlayerIndex": index,
            "spectating": self.me.is_none(),
            "shadowing": is_shadowing,
            "replay": false,
            "databaseID": -1,
            "hasCustomSeed": false,
            "seed": "",
            "datetimeStarted": datetime(self.info.started_at.unwrap_or_default()),
            "datetimeFinished": "0001-01-01T00:00:00Z",
            "options": self.site.json(players, first, &self.info.settings),
            "characterAssignments": [],
            "characterMetadata": [],
            "sharedReplay": false,
            "sharedReplayLeader": "",
            "sharedReplaySegment": 0,
            "sharedReplayEffMod": 0,
            "paused": false,
            "pausePlayerIndex": -1,
            "pauseQueued": false,
        });
        frame("init", &body)
    }

    /// The game so far, and who is there.
    ///
    /// # Errors
    /// [`UnusableOptions`] as in [`act`](Self::act).
    pub(super) fn so_far(&mut self) -> Result<Vec<String>, UnusableOptions> {
        let Some(play) = &mut self.play else {
            return Ok(Vec::new());
        };
        let deal = self.info.deal.as_ref();
        play.is_listed = true;
        play.sent = play.events(deal)?.len();
        let events = play.list(deal)?;
        let number = self.number;
        let notes = play.seen.rules().deck_size() + play.seen.rules().suits().len();
        let first = play.first;
        let to_act = events.iter().rev().find(|event| event["type"] == "turn");
        let to_act = to_act.map_or(json!(first), |event| event["currentPlayerIndex"].clone());
        let notes = if self.me.is_some() {
            let body = json!({"tableID": number, "notes": vec![""; notes]});
            frame("noteListPlayer", &body)
        } else {
            frame("noteList", &json!({"tableID": number, "notes": []}))
        };
        Ok(vec![
            frame(
                "gameActionList",
                &json!({"tableID": number, "list": events}),
            ),
            self.connected(),
            self.clock(&to_act),
            notes,
            frame("voteChange", &json!({"tableID": number, "vote": false})),
            frame("spectators", &json!({"tableID": number, "spectators": []})),
            no_chat(),
        ])
    }

    /// `connected`: the players who are there. Bots always are, and so is the client.
    pub(super) fn connected(&self) -> String {
        let here = |(seat, info): (usize, &kagiya_protocol::SeatInfo)| {
            let is_connected = self.presence.here.get(seat).copied().unwrap_or(true);
            let is_me = self.me.is_some_and(|me| me.index() == seat);
            is_connected || info.bot.is_some() || is_me
        };
        let list: Vec<bool> = self.info.seats.iter().enumerate().map(here).collect();
        frame("connected", &json!({"tableID": self.number, "list": list}))
    }

    /// `game`: the table before its game.
    pub(super) fn game(&self, me: &PersonId, numbers: &Numbers) -> String {
        let names = names(&self.info.seats, me);
        let seats = self.info.seats.iter().enumerate();
        let taken = seats.filter(|(_, seat)| !seat.is_empty());
        let player = |(index, ((seat, info), name)): (usize, ((usize, &_), String))| {
            let is_connected = self.presence.here.get(seat).copied().unwrap_or(true);
            let info: &kagiya_protocol::SeatInfo = info;
            json!({
                "index": index,
                "name": name,
                "you": is_of(info, me),
                "present": is_connected || info.bot.is_some() || is_of(info, me),
                "stats": {"numGames": 0},
            })
        };
        let players: Vec<Value> = taken.zip(names).enumerate().map(player).collect();
        frame(
            "game",
            &json!({
                "tableID": self.number,
                "name": name(self.id(), &self.info.seats, numbers),
                "owner": numbers.of_person(&self.info.owner),
                "players": players,
                "options": self.site.json(0, 0, &self.info.settings),
                "passwordProtected": false,
                "maxPlayers": self.info.settings.seats,
            }),
        )
    }

    /// What follows the last event of a game.
    ///
    /// # Errors
    /// [`UnusableOptions`] as in [`act`](Self::act).
    pub(super) fn after_the_end(&self) -> Result<Vec<String>, UnusableOptions> {
        let number = self.number;
        let mut frames = vec![frame("tableGone", &json!({"tableID": number}))];
        if let (Some(play), Some(deal)) = (&self.play, &self.info.deal) {
            if let Some(events) = play.shown(deal)? {
                // A client makes a replay of the events. From the plays that it has got it would make fitting
                // ones.
                frames.push(frame(
                    "gameActionList",
                    &json!({"tableID": number, "list": events}),
                ));
            }
            let cards = identities(play.seen.rules(), &deal.deck);
            frames.push(frame(
                "cardIdentities",
                &json!({"tableID": number, "cardIdentities": cards}),
            ));
        }
        frames.push(frame(
            "finishOngoingGame",
            &json!({"tableID": number, "databaseID": number, "sharedReplayLeader": ""}),
        ));
        Ok(frames)
    }

    /// Whether people still can sit down.
    pub(super) fn is_open(&self) -> bool {
        self.info.status == TableStatus::Open
    }
}

impl Play {
    /// The events that the client gets one by one. Once `deal` shows the cards of a game with hidden plays, its
    /// last status has the real points.
    fn events(&self, deal: Option<&FinalDeal>) -> Result<Vec<Value>, UnusableOptions> {
        let mut events = self.told(&self.seen)?;
        let last = |events: &[Value]| events.iter().rposition(|it| it["type"] == "status");
        if let Some(shown) = deal.map_or(Ok(None), |deal| self.shown(deal))?
            && let (Some(here), Some(there)) = (last(&events), last(&shown))
        {
            events[here].clone_from(&shown[there]);
        }
        Ok(events)
    }

    /// The list of events for a client that asks for it.
    fn list(&self, deal: Option<&FinalDeal>) -> Result<Vec<Value>, UnusableOptions> {
        match deal.map_or(Ok(None), |deal| self.shown(deal))? {
            Some(events) => Ok(events),
            None => self.events(deal),
        }
    }

    /// The events with what was played, once a game with hidden plays has ended.
    fn shown(&self, deal: &FinalDeal) -> Result<Option<Vec<Value>>, UnusableOptions> {
        let rules = self.seen.rules();
        let deck = deal.deck.iter().map(|card| card.find(rules)).collect();
        let opened = self.seen.opened(deck);
        opened.map(|seen| self.told(&seen)).transpose()
    }

    fn told(&self, seen: &SeenGame) -> Result<Vec<Value>, UnusableOptions> {
        site_events(seen, self.audience, self.ends)
            .map_err(|error| UnusableOptions(error.to_string()))
    }

    fn reveal(&mut self, number: u8, card: kagiya_protocol::Card) -> Result<(), UnusableOptions> {
        let print = card.find(self.seen.rules());
        let print =
            print.ok_or_else(|| UnusableOptions(format!("there is no card {card} here")))?;
        self.seen
            .reveal(usize::from(number), print)
            .map_err(|error| UnusableOptions(error.to_string()))
    }

    fn act(&mut self, event: &TableEvent) -> Result<(), UnusableOptions> {
        let TableEvent::Acted {
            seat,
            action,
            happened,
            ..
        } = event
        else {
            return Ok(());
        };
        let mut touched = Vec::new();
        for event in happened {
            match event {
                GameEvent::Clued { touched: ids, .. } => {
                    touched = ids.iter().map(|id| id.0).collect();
                }
                GameEvent::Played { id, card, .. }
                | GameEvent::Misplayed { id, card, .. }
                | GameEvent::Discarded { id, card, .. }
                | GameEvent::Drew { id, card, .. } => self.reveal(id.0, *card)?,
                GameEvent::Over { lost, .. } => {
                    let goal = self.seen.rules().options().goal;
                    self.ends.finished = Some(Ending::of(*lost, goal));
                    self.ends.without_draw = !happened.iter().any(is_draw);
                }
                _ => {}
            }
        }
        let actor = kagiya_rules::Seat::new(seat.0);
        let actor = actor.ok_or_else(|| UnusableOptions(format!("no seat {}", seat.0)))?;
        let action = action
            .find(self.seen.rules(), actor)
            .map_err(|error| UnusableOptions(error.to_string()))?;
        self.seen.push(Step {
            touched,
            ..Step::of_card(action)
        });
        Ok(())
    }
}

const fn is_draw(event: &GameEvent) -> bool {
    matches!(event, GameEvent::Drew { .. } | GameEvent::DrewHidden { .. })
}

fn site_of(info: &TableInfo) -> Result<SiteOptions, UnusableOptions> {
    SiteOptions::of_settings(&info.settings).ok_or_else(|| {
        UnusableOptions("hanab.live has no variant with the rules of this table".to_owned())
    })
}

fn of_seat(seat: Seat) -> Audience {
    kagiya_rules::Seat::new(seat.0).map_or(Audience::Common, Audience::Seat)
}

/// What a client sees at a table: as a player, or as the table lets spectators see.
fn audience(snapshot: &Snapshot, seat: Option<Seat>) -> Audience {
    if let Some(seat) = seat.or(snapshot.eyes) {
        return of_seat(seat);
    }
    let hands = snapshot.game.iter().flat_map(|game| &game.hands);
    let mut open = hands.filter(|hand| matches!(hand, Hand::Up { .. }));
    if open.next().is_some() {
        Audience::Spectator
    } else {
        Audience::Common
    }
}

/// The seat of a person.
pub(super) fn seat_of(info: &TableInfo, person: &PersonId) -> Option<Seat> {
    let place = info.seats.iter().position(|seat| is_of(seat, person))?;
    u8::try_from(place).ok().map(Seat)
}

fn ending(by: Option<Seat>, why: EndReason) -> Ending {
    let condition = match why {
        EndReason::Left | EndReason::Agreed | EndReason::Operator | EndReason::Unknown => {
            Ending::TERMINATED
        }
        EndReason::Timeout => Ending::IDLE,
        EndReason::OutOfTime => Ending::TIME,
    };
    Ending {
        condition,
        seat: by.map_or(-1, |seat| i64::from(seat.0)),
    }
}

/// `chatList` of a room without messages.
pub(super) fn no_chat() -> String {
    frame("chatList", &json!({"list": [], "unread": 0}))
}

/// A time in the protocol's form.
pub(super) fn datetime(milliseconds: i64) -> String {
    jiff::Timestamp::from_millisecond(milliseconds)
        .unwrap_or(jiff::Timestamp::UNIX_EPOCH)
        .to_string()
}
