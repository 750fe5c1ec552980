//! Bots in a game: the only place where one is begun, shown what happens, and asked.
//!
//! A driver looks at the game to show its bot what the bot's seat sees of it. The bot itself gets
//! views and seen events, and nothing else.
//!
//! - [`SeatDriver`]: one bot on one seat. Who keeps the game itself, as a table of people does,
//!   shows every event to it once.
//! - [`Seats`] and [`TeamSeats`] are the [`Players`] of a whole table; seats may be left to others.
//! - [`TableDriver`]: a game with its players; [`Games`]: many of them at once.

use core::fmt;

use kagiya_rules::{
    Action, Audience, Event, Events, Game, IllegalAction, Outcome, Seat, Seed, SeenEvent, View,
};

use crate::bot::{Bot, Decision};
use crate::reasons::Reasons;
use crate::team::{Said, Team, action_of};

/// A bot on its seat, with what the seat sees.
#[derive(Clone)]
pub struct SeatDriver<B = Box<dyn Bot>> {
    bot: B,
    seat: Seat,
    view: View,
    shown: u32,
}

/// What a seat saw at one step of a game: the events, and the table after them. For a driver that is
/// shown them later, or elsewhere.
#[derive(Clone, Debug)]
pub struct Moment {
    seen: Vec<SeenEvent>,
    view: View,
}

impl Moment {
    /// What `seat` sees of `events`, after which the game is `game`.
    pub fn of(seat: Seat, events: &[Event], game: &Game) -> Self {
        let audience = Audience::Seat(seat);
        Self {
            seen: events.iter().map(|event| event.project(audience)).collect(),
            view: game.view(audience),
        }
    }

    /// What happened, in order.
    pub fn seen(&self) -> &[SeenEvent] {
        &self.seen
    }

    /// What the seat saw after it.
    pub const fn view(&self) -> &View {
        &self.view
    }
}

impl<B: Bot> SeatDriver<B> {
    /// Seats `bot`, which has seen nothing yet, at a game before its first step.
    pub fn new(bot: B, seat: Seat, game: &Game) -> Self {
        Self::from_view(bot, seat, game.view(Audience::Seat(seat)))
    }

    /// The same, with what the seat saw before the first step.
    pub fn from_view(mut bot: B, seat: Seat, view: View) -> Self {
        bot.begin(&view);
        Self {
            bot,
            seat,
            view,
            shown: 0,
        }
    }

    /// Another game begins, on the same seat. The bot forgets the last one.
    pub fn begin(&mut self, game: &Game) {
        self.view.update(game);
        self.shown = 0;
        self.bot.begin(&self.view);
    }

    /// Shows the bot one step of the game: `events`, after which the game is `game`.
    pub fn see(&mut self, events: &[Event], game: &Game) {
        self.view.update(game);
        self.shown += 1;
        let audience = Audience::Seat(self.seat);
        for event in events {
            self.bot.observe(&event.project(audience), &self.view);
        }
    }

    /// Shows the bot one step that its seat saw.
    pub fn recall(&mut self, moment: &Moment) {
        self.view.clone_from(&moment.view);
        self.shown += 1;
        for event in &moment.seen {
            self.bot.observe(event, &self.view);
        }
    }

    /// What the bot does now, and why if it explains itself; `None` if its seat is not to act.
    pub fn decide(&mut self) -> Option<Decision> {
        let table = self.view.table();
        let asked = table.outcome().is_none() && table.to_act() == self.seat;
        asked.then(|| self.bot.act(&self.view))
    }

    /// How the bot understood the last clue that somebody else gave, if it can say so.
    pub fn understood(&self) -> Option<Reasons> {
        self.bot.understood()
    }

    /// How many steps of the game the bot has been shown; the next one that it needs has this
    /// number, counted from 0.
    pub const fn shown(&self) -> u32 {
        self.shown
    }

    /// Where it sits.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// What its seat sees, as of the last step that was shown.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The bot.
    pub const fn bot(&self) -> &B {
        &self.bot
    }

    /// The bot, which gets up from the table.
    pub fn into_bot(self) -> B {
        self.bot
    }
}

impl<B> fmt::Debug for SeatDriver<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatDriver")
            .field("seat", &self.seat)
            .field("shown", &self.shown)
            .finish_non_exhaustive()
    }
}

/// Bots on the seats of a table.
pub trait Players {
    /// A game begins; what was of an earlier one is forgotten.
    fn begin(&mut self, game: &Game);

    /// What the player to act does; `None` if the game waits for nobody of these.
    fn decide(&mut self, game: &Game) -> Option<Decision>;

    /// One step of the game has happened: `events`, after which the game is `game`.
    fn see(&mut self, events: &[Event], game: &Game);
}

impl<P: Players + ?Sized> Players for Box<P> {
    fn begin(&mut self, game: &Game) {
        (**self).begin(game);
    }

    fn decide(&mut self, game: &Game) -> Option<Decision> {
        (**self).decide(game)
    }

    fn see(&mut self, events: &[Event], game: &Game) {
        (**self).see(events, game);
    }
}

/// Bots that each think for themselves. Seats without one are left to others.
#[derive(Clone, Debug)]
pub struct Seats<B = Box<dyn Bot>> {
    drivers: Vec<SeatDriver<B>>,
}

impl<B: Bot> Seats<B> {
    /// Seats bots at a game before its first step; `bot` makes one that has seen nothing yet, or
    /// none for a seat that is left to somebody else.
    pub fn new(game: &Game, mut bot: impl FnMut(Seat) -> Option<B>) -> Self {
        let seats = game.rules().seats();
        Self {
            drivers: seats
                .filter_map(|seat| Some(SeatDriver::new(bot(seat)?, seat, game)))
                .collect(),
        }
    }

    /// The bots in the order of their seats.
    pub fn drivers(&self) -> &[SeatDriver<B>] {
        &self.drivers
    }

    /// The bot on `seat`.
    pub fn driver(&self, seat: Seat) -> Option<&SeatDriver<B>> {
        self.drivers.iter().find(|driver| driver.seat == seat)
    }
}

impl<B: Bot> Players for Seats<B> {
    fn begin(&mut self, game: &Game) {
        for driver in &mut self.drivers {
            driver.begin(game);
        }
    }

    fn decide(&mut self, game: &Game) -> Option<Decision> {
        let seat = game.table().to_act();
        let mut drivers = self.drivers.iter_mut();
        drivers.find(|driver| driver.seat == seat)?.decide()
    }

    fn see(&mut self, events: &[Event], game: &Game) {
        for driver in &mut self.drivers {
            driver.see(events, game);
        }
    }
}

/// A team on all seats.
///
/// What all players know is kept once for the table, which plays as a [`TeamBot`](crate::TeamBot) on
/// each seat does, in a fraction of the time. Every move is decided from the view of the seat to act,
/// and what it said is decoded from a view as well.
#[derive(Clone, Debug)]
pub struct TeamSeats<T: Team> {
    team: T,
    common: T::Common,
    views: Vec<View>,
    /// Whose view is of now.
    to_act: Seat,
}

impl<T: Team> TeamSeats<T> {
    /// Seats `team` at a game before its first step.
    pub fn new(team: T, game: &Game) -> Self {
        let seats = game.rules().seats();
        Self {
            common: team.begin(game.board()),
            team,
            views: seats.map(|seat| game.view(Audience::Seat(seat))).collect(),
            to_act: game.table().to_act(),
        }
    }

    /// What all players know.
    pub const fn common(&self) -> &T::Common {
        &self.common
    }

    fn look(&mut self, game: &Game) {
        self.to_act = game.table().to_act();
        self.views[self.to_act.index()].update(game);
    }
}

impl<T: Team> Players for TeamSeats<T> {
    fn begin(&mut self, game: &Game) {
        self.common = self.team.begin(game.board());
        self.look(game);
    }

    fn decide(&mut self, game: &Game) -> Option<Decision> {
        if game.outcome().is_some() {
            return None;
        }
        let view = &self.views[self.to_act.index()];
        Some(self.team.act(&self.common, view).into())
    }

    fn see(&mut self, events: &[Event], game: &Game) {
        let before = &self.views[self.to_act.index()];
        let players = self.views.len();
        let mut seen = events.iter().map(|it| it.project(Audience::Common));
        let said = match seen.find_map(|event| action_of(&event, players)) {
            Some(action) => self.team.decode(&self.common, before, action, game.table()),
            None => Said::NOTHING,
        };
        self.team.learn(&mut self.common, said, game.board());
        self.look(game);
    }
}

/// A game and those who play it.
#[derive(Clone, Debug)]
pub struct TableDriver<P = Seats> {
    game: Game,
    players: P,
}

impl<P: Players> TableDriver<P> {
    /// A table at which `game` is played, before its first step; `players` seats who plays it.
    pub fn new(game: Game, players: impl FnOnce(&Game) -> P) -> Self {
        Self {
            players: players(&game),
            game,
        }
    }

    /// Puts another game by the same rules on the table, before its first step.
    pub fn begin(&mut self, game: Game) {
        self.game = game;
        self.players.begin(&self.game);
    }

    /// Deals the game of `seed`, by the same rules, as [`Game::deal_again`] does.
    pub fn deal_again(&mut self, seed: &Seed) {
        self.game.deal_again(seed);
        self.players.begin(&self.game);
    }

    /// What the player to act does; `None` if the game is over or waits for a seat that was left to
    /// others. Ask once, then [`apply`](Self::apply) what is done.
    pub fn decide(&mut self) -> Option<Decision> {
        self.players.decide(&self.game)
    }

    /// Does `action` for the player to act, and shows everybody what happens.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is not legal; nothing has happened then.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let events = self.game.apply(action)?;
        self.players.see(&events, &self.game);
        Ok(events)
    }

    /// Lets the players act until the game is over, or waits for a seat that was left to others.
    ///
    /// # Errors
    /// [`IllegalAction`] if a bot does something illegal: a mistake of the bot.
    pub fn play(&mut self) -> Result<Option<Outcome>, IllegalAction> {
        while let Some(decision) = self.decide() {
            self.apply(decision.action)?;
        }
        Ok(self.game.outcome())
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays it.
    pub const fn players(&self) -> &P {
        &self.players
    }
}

/// Many games at once, each with its own players: for a program that plays some of the seats itself
/// and wants to answer for many games at a time.
#[derive(Clone, Debug)]
pub struct Games<P = Seats> {
    tables: Vec<TableDriver<P>>,
}

impl<P: Players> Games<P> {
    /// Lets the players act in every game until it is over, or waits for a seat that was left to
    /// others: those games by number, counted from 0.
    ///
    /// # Errors
    /// [`IllegalAction`] if a bot does something illegal: a mistake of the bot.
    pub fn advance(&mut self) -> Result<Vec<usize>, IllegalAction> {
        let mut waiting = Vec::new();
        for (number, table) in self.tables.iter_mut().enumerate() {
            if table.play()?.is_none() {
                waiting.push(number);
            }
        }
        Ok(waiting)
    }

    /// The tables.
    pub fn tables(&self) -> &[TableDriver<P>] {
        &self.tables
    }

    /// The tables, to do what the seats do that were left to others, or to deal again.
    pub fn tables_mut(&mut self) -> &mut [TableDriver<P>] {
        &mut self.tables
    }
}

impl<P: Players> FromIterator<TableDriver<P>> for Games<P> {
    fn from_iter<I: IntoIterator<Item = TableDriver<P>>>(tables: I) -> Self {
        Self {
            tables: tables.into_iter().collect(),
        }
    }
}
