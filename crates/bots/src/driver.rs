//! Runs bots in games: starts them, shows them what happens and asks them for actions.
//!
//! A driver sees the game, and shows its bot the view and the events of the bot's seat. The bot
//! itself receives nothing else.
//!
//! - [`SeatDriver`]: one bot in one seat. A caller that runs the game itself, such as a table with
//!   people, shows every event to it once.
//! - [`Seats`] and [`TeamSeats`] are the [`Players`] of a whole table; some seats may be left to
//!   others.
//! - [`TableDriver`]: a game with its players; [`Games`]: many of them at once.

use core::fmt;

use kagiya_bot_api::{Bot, CodedMessage, Decision, Reasons, Team, action_of, hidden_plays};
use kagiya_rules::{
    Action, Audience, Event, Events, Game, IllegalAction, Outcome, Seat, Seed, SeenEvent, View,
};

use crate::intents;

/// A bot in its seat, with the view of the seat.
#[derive(Clone)]
pub struct SeatDriver<B = Box<dyn Bot>> {
    bot: B,
    seat: Seat,
    view: View,
    shown: u32,
}

/// What a seat saw in one step of a game: the events and the view after them. Lets a driver replay
/// the step later or elsewhere.
#[derive(Clone, Debug)]
pub struct Moment {
    seen: Vec<SeenEvent>,
    view: View,
}

impl Moment {
    /// What `seat` sees of `events`, which led to `game`.
    pub fn of(seat: Seat, events: &[Event], game: &Game) -> Self {
        let audience = Audience::Seat(seat);
        let seen = events.iter().map(|event| event.project(audience));
        Self::new(seen.collect(), game.view(audience))
    }

    /// The events that a seat saw, and its view after them.
    pub const fn new(seen: Vec<SeenEvent>, view: View) -> Self {
        Self { seen, view }
    }

    /// The events, in order.
    pub fn seen(&self) -> &[SeenEvent] {
        &self.seen
    }

    /// The view after the events.
    pub const fn view(&self) -> &View {
        &self.view
    }
}

impl<B: Bot> SeatDriver<B> {
    /// Seats a new `bot` at a game before its first step.
    pub fn new(bot: B, seat: Seat, game: &Game) -> Self {
        Self::from_view(bot, seat, game.view(Audience::Seat(seat)))
    }

    /// The same, with the view of the seat before the first step.
    pub fn from_view(mut bot: B, seat: Seat, view: View) -> Self {
        bot.begin(&intents::view(&view));
        Self {
            bot,
            seat,
            view,
            shown: 0,
        }
    }

    /// Starts another game in the same seat.
    pub fn begin(&mut self, game: &Game) {
        self.view.update(game);
        self.shown = 0;
        self.bot.begin(&intents::view(&self.view));
    }

    /// Shows the bot one step of the game: the `events` that led to `game`.
    pub fn see(&mut self, events: &[Event], game: &Game) {
        self.view.update(game);
        self.shown += 1;
        let audience = Audience::Seat(self.seat);
        let view = intents::view(&self.view);
        for event in events {
            self.bot.observe(&event.project(audience), &view);
        }
    }

    /// Shows the bot one step that its seat saw.
    pub fn recall(&mut self, moment: &Moment) {
        self.view.clone_from(&moment.view);
        self.shown += 1;
        let view = intents::view(&self.view);
        for event in &moment.seen {
            self.bot.observe(event, &view);
        }
    }

    /// The bot's action with its reasons; `None` if its seat is not to act.
    pub fn decide(&mut self) -> Option<Decision> {
        let table = self.view.table();
        let asked = table.outcome().is_none() && table.to_act() == self.seat;
        asked.then(|| {
            let decision = self.bot.act(&intents::view(&self.view));
            intents::carry_out(&self.view, decision)
        })
    }

    /// How the bot understood the last clue of another player, if it can explain itself.
    pub fn understood(&self) -> Option<Reasons> {
        self.bot.understood()
    }

    /// The number of steps that the bot has been shown, and so the number of the step that it needs
    /// next, counted from 0.
    pub const fn shown(&self) -> u32 {
        self.shown
    }

    /// The bot's seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The view of the seat after the last step that was shown.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// The bot.
    pub const fn bot(&self) -> &B {
        &self.bot
    }

    /// Releases the bot.
    pub fn into_bot(self) -> B {
        self.bot
    }
}

impl SeatDriver {
    /// The same driver with a copy of its bot; `None` if the bot can't be copied.
    pub fn copy(&self) -> Option<Self> {
        Some(Self {
            bot: self.bot.copy()?,
            seat: self.seat,
            view: self.view.clone(),
            shown: self.shown,
        })
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

/// The bots at a table.
pub trait Players {
    /// Starts a game. Earlier games are forgotten.
    fn begin(&mut self, game: &Game);

    /// The action of the player to act; `None` if the game is over or that seat is left to others.
    fn decide(&mut self, game: &Game) -> Option<Decision>;

    /// Shows the bots one step of the game: the `events` that led to `game`.
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

/// Independent bots. Seats without a bot are left to others.
#[derive(Clone, Debug)]
pub struct Seats<B = Box<dyn Bot>> {
    drivers: Vec<SeatDriver<B>>,
}

impl<B: Bot> Seats<B> {
    /// Seats bots at a game before its first step. `bot` returns a new bot, or `None` for a seat
    /// that is left to others.
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

    /// The bot in `seat`.
    pub fn driver(&self, seat: Seat) -> Option<&SeatDriver<B>> {
        self.drivers.iter().find(|driver| driver.seat == seat)
    }
}

impl Seats {
    /// The same bots in the same memory, which go on by themselves; `None` if one can't be copied.
    pub fn copy(&self) -> Option<Self> {
        let drivers = self.drivers.iter().map(SeatDriver::copy);
        Some(Self {
            drivers: drivers.collect::<Option<_>>()?,
        })
    }

    /// Seats bots at a game that has gone on: they are shown it from `start` on, action by action.
    /// Returns them with the game after the actions.
    ///
    /// # Errors
    /// [`IllegalAction`] if an action is illegal.
    pub fn after(
        start: &Game,
        actions: &[Action],
        bot: impl FnMut(Seat) -> Option<Box<dyn Bot>>,
    ) -> Result<(Self, Game), IllegalAction> {
        let mut game = start.clone();
        let mut seats = Self::new(&game, bot);
        for action in actions {
            let events = game.apply(*action)?;
            seats.see(&events, &game);
        }
        Ok((seats, game))
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

/// A team in all seats.
///
/// The common knowledge of the team is stored once instead of once per seat. The result is the same
/// as with a [`TeamBot`](crate::TeamBot) in each seat, in a fraction of the time. Every action is
/// decided from the view of the seat to act, and its message is decoded from a view too.
#[derive(Clone, Debug)]
pub struct TeamSeats<T: Team> {
    team: T,
    common: T::Common,
    views: Vec<View>,
    /// The seat whose view is up to date; if players infer, all are.
    to_act: Seat,
}

impl<T: Team> TeamSeats<T> {
    /// Seats `team` at a game before its first step.
    pub fn new(team: T, game: &Game) -> Self {
        let seats = game.rules().seats();
        Self {
            common: team.begin(intents::board(game)),
            team,
            views: seats.map(|seat| game.view(Audience::Seat(seat))).collect(),
            to_act: game.table().to_act(),
        }
    }

    /// The common knowledge of all players.
    pub const fn common(&self) -> &T::Common {
        &self.common
    }

    /// Shows the action to the seats that did not choose it, if players infer.
    fn witness(&mut self, action: Action) {
        if self.team.infers() {
            let actor = self.to_act.index();
            for (_, view) in self.views.iter().enumerate().filter(|it| it.0 != actor) {
                let view = intents::view(view);
                self.team.witness(&self.common, &view, action);
            }
        }
    }

    fn look(&mut self, game: &Game) {
        self.to_act = game.table().to_act();
        if self.team.infers() {
            self.views.iter_mut().for_each(|view| view.update(game));
        } else {
            self.views[self.to_act.index()].update(game);
        }
    }
}

impl<T: Team> Players for TeamSeats<T> {
    fn begin(&mut self, game: &Game) {
        self.common = self.team.begin(intents::board(game));
        self.look(game);
    }

    fn decide(&mut self, game: &Game) -> Option<Decision> {
        if game.outcome().is_some() {
            return None;
        }
        let view = &self.views[self.to_act.index()];
        let intended = intents::view(view);
        let action = if hidden_plays::applies(&intended) {
            hidden_plays::choose(&intended)
        } else {
            self.team.act(&self.common, &intended)
        };
        Some(intents::carry_out(view, action.into()))
    }

    fn see(&mut self, events: &[Event], game: &Game) {
        if game.rules().hides_plays() {
            return self.look(game);
        }
        let before = intents::view(&self.views[self.to_act.index()]);
        let players = self.views.len();
        let mut seen = events.iter().map(|it| it.project(Audience::Common));
        let message = match seen.find_map(|event| action_of(&event, players)) {
            Some(action) => {
                let team = &mut self.team;
                let message = team.decode(&self.common, &before, action, game.table());
                self.witness(action);
                message
            }
            None => CodedMessage::NOTHING,
        };
        self.team
            .learn(&mut self.common, message, intents::board(game));
        self.look(game);
    }
}

/// A game with its players.
#[derive(Clone, Debug)]
pub struct TableDriver<P = Seats> {
    game: Game,
    players: P,
}

impl<P: Players> TableDriver<P> {
    /// A table with `game` before its first step; `players` creates the players.
    pub fn new(game: Game, players: impl FnOnce(&Game) -> P) -> Self {
        Self {
            players: players(&game),
            game,
        }
    }

    /// Starts another game by the same rules, before its first step.
    pub fn begin(&mut self, game: Game) {
        self.game = game;
        self.players.begin(&self.game);
    }

    /// Deals the game of `seed` by the same rules, as [`Game::deal_again`] does.
    pub fn deal_again(&mut self, seed: &Seed) {
        self.game.deal_again(seed);
        self.players.begin(&self.game);
    }

    /// The action of the player to act; `None` if the game is over or waits for a seat that is left
    /// to others. Ask once, then [`apply`](Self::apply) an action.
    pub fn decide(&mut self) -> Option<Decision> {
        self.players.decide(&self.game)
    }

    /// Does `action` for the player to act, and shows all bots what happens.
    ///
    /// # Errors
    /// [`IllegalAction`] if it is not legal; then nothing has changed.
    pub fn apply(&mut self, action: Action) -> Result<Events, IllegalAction> {
        let events = self.game.apply(action)?;
        self.players.see(&events, &self.game);
        Ok(events)
    }

    /// Plays until the game is over, or waits for a seat that is left to others.
    ///
    /// # Errors
    /// [`IllegalAction`] if a bot chooses an illegal action, which is a mistake in the bot.
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

    /// The players.
    pub const fn players(&self) -> &P {
        &self.players
    }
}

/// Many games at once, each with its own players. For programs that play some seats themselves and
/// choose actions for many games at a time.
#[derive(Clone, Debug)]
pub struct Games<P = Seats> {
    tables: Vec<TableDriver<P>>,
}

impl<P: Players> Games<P> {
    /// Plays every game until it is over, or waits for a seat that is left to others. Returns the
    /// indices of the waiting games.
    ///
    /// # Errors
    /// [`IllegalAction`] if a bot chooses an illegal action, which is a mistake in the bot.
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

    /// The tables, to act in the seats that are left to others or to deal again.
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
