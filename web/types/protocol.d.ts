// The messages between the browser and the server. docs/protocol.md explains them.
// Generated from the crate kagiya-protocol; don't edit: `cargo xtask generate` writes it again.

/**
 * A physical card, with no word of what is printed on it: cards are numbered from 0 in the order of drawing.
 */
export type CardId = number;

/**
 * A place at the table, from 0, clockwise.
 */
export type Seat = number;

/**
 * A table, and the game that is played at it: letters and digits that can't be guessed, so that the
 * link to an unlisted table is an invitation.
 */
export type TableId = string;

/**
 * A person, as others know them. It opens nothing: what proves who somebody is, is the secret
 * token of their session.
 */
export type PersonId = string;

/**
 * A challenge to play a deal that others have played: 20 letters and digits that can't be guessed, so
 * that only who has the link finds it.
 */
export type ChallengeId = string;

/**
 * The name that a client gives to a command, 1 to 64 characters: the same person's command
 * with the same id has one effect, however often it is sent.
 */
export type CommandId = string;

/**
 * A suit, as its letter: `r`.
 */
export type Suit = string;

/**
 * The print of a card: the letter of its suit and its rank, `r3`.
 */
export type Card = string;

/**
 * A clue, as one character: the letter of a color, or the digit of a rank.
 */
export type Clue = string;

/**
 * A set of cards: each suit's letter, followed by the ranks of the suit that are in the set.
 * `r135b2` are the red 1, 3 and 5 and the blue 2.
 */
export type CardSet = string;

/**
 * Copies of cards: each suit's letter, followed by the rank of every copy. `r1135b2` are two red 1,
 * a red 3, a red 5 and a blue 2.
 */
export type Copies = string;

/**
 * A set of clues: one character each, colors first. `rb3` are red, blue and three.
 */
export type ClueSet = string;

/**
 * What a player does on a turn, or answers when the game asks.
 *
 * Every action of `LegalActions` is written so; the server refuses others
 * by a reason that follows from what the player sees.
 */
export type Action = { "type": "play",
/**
 * Which card.
 */
id: CardId,
/**
 * The firework that I announce it will join (Timed Display only).
 */
announce?: Suit, } | { "type": "discard",
/**
 * Which card.
 */
id: CardId, } | { "type": "clue",
/**
 * To whom.
 */
to: Seat,
/**
 * What.
 */
clue: Clue, } | { "type": "free_clue",
/**
 * To whom.
 */
to: Seat,
/**
 * What.
 */
clue: Clue, } | { "type": "shuffle_back",
/**
 * The print of the card.
 */
card: Card, } | { "type": "put_into_play",
/**
 * The print of the card.
 */
card: Card, } | { "type": "decline" } | { "type": "firework",
/**
 * The firework.
 */
suit: Suit, };

/**
 * All legal actions at one moment; told only to the player who is to act.
 *
 * Any `id` of `play` goes with any suit of `announce`, or with none.
 */
export type LegalActions = {
/**
 * Cards that may be played (`play`).
 */
play: Array<CardId>,
/**
 * Suits that may be announced with a play (Timed Display); mostly empty.
 */
announce: Array<Suit>,
/**
 * Cards that may be discarded (`discard`); empty while all clue tokens are available.
 */
discard: Array<CardId>,
/**
 * Clues that may be given for a token (`clue`).
 */
clues: Array<LegalClue>,
/**
 * Clues that may be given for free (`free_clue`): the game asks for the answer to bonus tile 3
 * or 4.
 */
free_clues: Array<LegalClue>,
/**
 * Discarded cards that may be shuffled into the deck (`shuffle_back`): bonus tile 5.
 */
shuffle_back: Array<Card>,
/**
 * Discarded cards that may be put on their firework (`put_into_play`): bonus tile 6, or 5.
 */
put_into_play: Array<Card>,
/**
 * Whether the bonus tile may be left unused (`decline`).
 */
decline: boolean,
/**
 * Fireworks for the joker that has been turned up (`firework`).
 */
fireworks: Array<Suit>, };

/**
 * A clue that may be given.
 */
export type LegalClue = {
/**
 * To whom.
 */
to: Seat,
/**
 * What.
 */
clue: Clue,
/**
 * The cards that it would touch, in the order of the hand; empty for an empty clue.
 */
touches: Array<CardId>, };

/**
 * One thing that happened in consequence of an action, in the order in which they did.
 *
 * A card that the audience can't see is drawn by `drew_hidden`, which has no field for its print.
 */
export type Happening = { "type": "clued",
/**
 * By whom.
 */
giver: Seat,
/**
 * To whom.
 */
to: Seat,
/**
 * What was said.
 */
clue: Clue,
/**
 * The cards it touched, in the order of the hand; empty for an empty clue.
 */
touched: Array<CardId>,
/**
 * Whether a bonus tile gave it, so that no token was paid.
 */
free: boolean, } | { "type": "announced",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card.
 */
id: CardId,
/**
 * The suit that was said.
 */
suit: Suit,
/**
 * Whether the card is of that suit.
 */
right: boolean, } | { "type": "played",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card.
 */
id: CardId,
/**
 * What it is.
 */
card: Card,
/**
 * The firework, which differs from the card's suit for a joker.
 */
suit: Suit, } | { "type": "misplayed",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card.
 */
id: CardId,
/**
 * What it is.
 */
card: Card,
/**
 * The strikes there are now.
 */
strikes: number, } | { "type": "discarded",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, } | { "type": "joker_revealed",
/**
 * By whom.
 */
seat: Seat,
/**
 * Which card.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, } | { "type": "token_gained",
/**
 * Clue tokens there are now.
 */
clue_tokens: number, } | { "type": "completed",
/**
 * Which.
 */
suit: Suit, } | { "type": "tile_revealed",
/**
 * Its number, 1 to 6.
 */
tile: number, } | { "type": "tile_lost",
/**
 * Its number, 1 to 6.
 */
tile: number, } | { "type": "strike_back",
/**
 * The strikes there are now.
 */
strikes: number, } | { "type": "shuffled_back",
/**
 * The id it had.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, } | { "type": "declined",
/**
 * Its number, 1 to 6.
 */
tile: number, } | { "type": "final_round",
/**
 * Turns left.
 */
turns_left: number, } | { "type": "turn",
/**
 * Whose.
 */
seat: Seat, } | { "type": "over",
/**
 * How.
 */
outcome: OutcomeKind,
/**
 * Why, if it is lost.
 */
lost?: Lost, } | { "type": "reordered",
/**
 * Who.
 */
seat: Seat,
/**
 * The hand now.
 */
order: Array<CardId>, } | { "type": "drew",
/**
 * By whom.
 */
seat: Seat,
/**
 * The id it has from now on.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, } | { "type": "drew_hidden",
/**
 * By whom.
 */
seat: Seat,
/**
 * The id it has from now on.
 */
id: CardId, };

/**
 * How a game ended.
 */
export type OutcomeKind = "perfect" | "finished" | "lost" | "broken_off";

/**
 * Why a game is lost. The texts `rating-lost-REASON` say it in words.
 */
export type Lost = "strikes" | "critical_discard" | "empty_hand" | "no_legal_action" | "incomplete";

/**
 * The result of a game that has ended.
 */
export type GameResult = {
/**
 * How it ended.
 */
outcome: OutcomeKind,
/**
 * Why, if it is lost.
 */
lost?: Lost,
/**
 * The points to record. Of a game that was broken off: those of its fireworks, which count for
 * nothing.
 */
points: number,
/**
 * Whether the points are shown: an all-or-nothing game is won or lost and has no number.
 */
shown: boolean,
/**
 * Where the points fall on the rating scale: `5-or-less`, `6-10`, `11-15`, `16-20`, `21-24`,
 * `25`, `25-29` or `30`. The text `rating-SCALE-BAND` says it in the edition's words.
 */
rating?: string,
/**
 * In whose voice the result is rated: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
 */
scale: string, };

/**
 * What was hidden until the game ended: it proves that the deal was fixed before.
 */
export type FinalDeal = {
/**
 * The seed of the deal, 64 hexadecimal digits, if the deal followed from one. The SHA-256 of
 * the bytes `kagiya deal 1:` and the 32 bytes of the seed is the commitment that was shown
 * when the game began.
 */
seed?: string,
/**
 * The print of every card that was drawn, by its id from 0, and then those left in the deck,
 * top first.
 */
deck: Array<Card>,
/**
 * How many cards at the end of `deck` were never drawn.
 */
undrawn: number, };

/**
 * What the game waits for.
 */
export type PhaseInfo = { "type": "turn" } | { "type": "tile",
/**
 * Its number, 3 to 6.
 */
tile: number, } | { "type": "joker",
/**
 * The id it had in the hand.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, } | { "type": "over" };

/**
 * How many cards the players have found out about with how many clues.
 */
export type Efficiency = {
/**
 * Cards on fireworks, and touched cards in hands that are not surely trash.
 */
cards: number,
/**
 * Clues given for a token.
 */
clues: number, };

/**
 * One firework.
 */
export type Firework = {
/**
 * Its suit.
 */
suit: Suit,
/**
 * How many cards lie there.
 */
height: number,
/**
 * The rank on top; `null` while nothing lies there.
 */
top: number | null,
/**
 * The rank that comes next; `null` when it is complete.
 */
next: number | null,
/**
 * How high it can still become, as the discard pile shows.
 */
reach: number,
/**
 * Whether it can't grow any more although it is not complete.
 */
dead: boolean, };

/**
 * A card on the discard pile.
 */
export type PileCard = {
/**
 * The id it had in the hand.
 */
id: CardId,
/**
 * What it is.
 */
card: Card, };

/**
 * A card in a hand that the audience sees.
 */
export type FaceUpCard = {
/**
 * Which card.
 */
id: CardId,
/**
 * What it is.
 */
card: Card,
/**
 * The clues that touched it: its holder knows them.
 */
yes: ClueSet,
/**
 * The clues given to the hand that left it out.
 */
no: ClueSet,
/**
 * What it can be by these clues alone: what its holder may know.
 */
possible: CardSet, };

/**
 * A card in a hand that the audience does not see. There is no field for what it is.
 */
export type FaceDownCard = {
/**
 * Which card.
 */
id: CardId,
/**
 * The clues that touched it.
 */
yes: ClueSet,
/**
 * The clues given to the hand that left it out.
 */
no: ClueSet,
/**
 * What it can be by these clues alone.
 */
possible: CardSet, };

/**
 * The cards of a player, in the order of the hand: the oldest first, unless rearranged.
 */
export type Hand = { "face": "up",
/**
 * The cards.
 */
cards: Array<FaceUpCard>, } | { "face": "down",
/**
 * The cards.
 */
cards: Array<FaceDownCard>, };

/**
 * A card that can be less than the clues and a count of copies say together: something else in the
 * hand needs the rest.
 */
export type NarrowedCard = {
/**
 * Which card.
 */
id: CardId,
/**
 * All that it can be.
 */
possible: CardSet, };

/**
 * Everything that one audience sees of a game at one moment.
 */
export type GameState = {
/**
 * How many turns have been taken.
 */
turn: number,
/**
 * Whose turn it is, or who must answer. In a game that has ended, who acted last.
 */
to_act: Seat,
/**
 * What the game waits for.
 */
phase: PhaseInfo,
/**
 * Clue tokens that may be spent.
 */
clue_tokens: number,
/**
 * Strikes so far.
 */
strikes: number,
/**
 * Cards left in the deck.
 */
deck: number,
/**
 * In the final round, how many turns are left, the coming one included.
 */
turns_left: number | null,
/**
 * The value of the fireworks as they stand.
 */
points: number,
/**
 * The best score that can still be reached, as the discard pile shows.
 */
max_points: number,
/**
 * How many turns may be spent on something else than placing a card while the best score stays
 * in reach; `null` in the final round and when there is no last turn.
 */
pace: number | null,
/**
 * Cards found out about, and clues given.
 */
efficiency: Efficiency,
/**
 * The fireworks, in the order of the suits that have one.
 */
fireworks: Array<Firework>,
/**
 * The discard pile, oldest card first.
 */
discard: Array<PileCard>,
/**
 * The cards that would fit their firework now.
 */
playable: CardSet,
/**
 * The cards that are still needed and of which one copy is left.
 */
critical: CardSet,
/**
 * The cards that can never be played any more.
 */
trash: CardSet,
/**
 * The numbers of the bonus tiles that are still face down; which comes next, nobody knows.
 */
tiles: Array<number>,
/**
 * The hands, by seat.
 */
hands: Array<Hand>,
/**
 * The copies that this audience does not see: they are in the deck, or in a hand that it does not
 * see. Who holds a hand does not see these copies and the cards of that hand, as far as this
 * audience knows.
 *
 * A card can be each of its `possible` of which its holder does not see a copy, and each copy is
 * as likely as any other.
 */
unseen: Copies,
/**
 * The cards that can be less than that.
 */
narrowed: Array<NarrowedCard>,
/**
 * What this audience may do now, if it is the player to act.
 */
legal: LegalActions | null,
/**
 * The result, once the game has ended.
 */
result: GameResult | null, };

/**
 * The fields of a [`GameState`] that an event has changed, each with its new value; a field that
 * is absent has not changed. `hands` has only the seats where something is new.
 *
 * A client needs no rule to follow a game: it puts these values in the place of the old ones.
 * Where the value itself can be `null`, the outer `Option` says whether it has changed.
 */
export type GameChange = {
/**
 * See [`GameState::turn`].
 */
turn?: number,
/**
 * See [`GameState::to_act`].
 */
to_act?: Seat,
/**
 * See [`GameState::phase`].
 */
phase?: PhaseInfo,
/**
 * See [`GameState::clue_tokens`].
 */
clue_tokens?: number,
/**
 * See [`GameState::strikes`].
 */
strikes?: number,
/**
 * See [`GameState::deck`].
 */
deck?: number,
/**
 * See [`GameState::turns_left`].
 */
turns_left?: number | null,
/**
 * See [`GameState::points`].
 */
points?: number,
/**
 * See [`GameState::max_points`].
 */
max_points?: number,
/**
 * See [`GameState::pace`].
 */
pace?: number | null,
/**
 * See [`GameState::efficiency`].
 */
efficiency?: Efficiency,
/**
 * See [`GameState::fireworks`].
 */
fireworks?: Array<Firework>,
/**
 * See [`GameState::discard`].
 */
discard?: Array<PileCard>,
/**
 * See [`GameState::playable`].
 */
playable?: CardSet,
/**
 * See [`GameState::critical`].
 */
critical?: CardSet,
/**
 * See [`GameState::trash`].
 */
trash?: CardSet,
/**
 * See [`GameState::tiles`].
 */
tiles?: Array<number>,
/**
 * The hands that have changed, by seat. See [`GameState::hands`].
 */
hands?: { [key in number]: Hand },
/**
 * See [`GameState::unseen`].
 */
unseen?: Copies,
/**
 * See [`GameState::narrowed`].
 */
narrowed?: Array<NarrowedCard>,
/**
 * See [`GameState::legal`].
 */
legal?: LegalActions | null,
/**
 * See [`GameState::result`].
 */
result?: GameResult | null, };

/**
 * A suit of the game.
 */
export type SuitInfo = {
/**
 * The letter that stands for it.
 */
letter: Suit,
/**
 * Its name in English, lower case; other languages translate it by this name.
 */
name: string,
/**
 * Whether its firework is built from the highest rank down.
 */
down: boolean,
/**
 * What its firework is worth: `points` (a point for each card), `penalty` (a point lost for
 * each card that is missing), `joker` (it has none; its cards stand in for others).
 */
score: string,
/**
 * The letter of the color clue that names it, if there is one.
 */
color?: string,
/**
 * How many copies of each rank there are, rank 1 first.
 */
copies: Array<number>, };

/**
 * A color that may be named in a clue.
 */
export type ColorInfo = {
/**
 * The letter that stands for it.
 */
letter: string,
/**
 * Its name in English, lower case.
 */
name: string, };

/**
 * What does not change while a game is played.
 */
export type RulesInfo = {
/**
 * How many play.
 */
players: number,
/**
 * How many cards a hand has after the deal.
 */
hand_size: number,
/**
 * How many ranks a suit has: the height of a complete firework.
 */
ranks: number,
/**
 * The suits, in their order.
 */
suits: Array<SuitInfo>,
/**
 * The colors that may be named in a clue, in their order.
 */
colors: Array<ColorInfo>,
/**
 * For each clue (a color's letter or a rank's digit) the cards that it touches.
 */
touch: { [key in string]: CardSet },
/**
 * How many cards the deck has before the deal.
 */
deck: number,
/**
 * The most clue tokens there can be, which is also how many there are at the start.
 */
clue_tokens: number,
/**
 * The strike that ends the game.
 */
strikes: number,
/**
 * The lowest score.
 */
min_score: number,
/**
 * The highest score.
 */
max_score: number,
/**
 * Whether a clue may touch no card.
 */
empty_clues: boolean,
/**
 * Whether a play may announce its firework (Timed Display).
 */
timed_display: boolean,
/**
 * Whether there are bonus tiles (the Five Flamboyants).
 */
flamboyants: boolean,
/**
 * Whether each has one more turn after the last card is drawn; else play goes on.
 */
final_round: boolean,
/**
 * Whether only a perfect game is won.
 */
all_or_nothing: boolean,
/**
 * Whether losing the last copy of a needed card loses the game.
 */
critical_discard_loses: boolean,
/**
 * Whether players may rearrange their hands.
 */
hand_reorder: boolean,
/**
 * By which criterion the edition lets the table choose who begins: `colourful` or `oldest`.
 */
criterion?: string,
/**
 * In whose voice the result is rated: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
 */
scale: string,
/**
 * Whether a score is called one with black powder.
 */
black_powder_suffix: boolean,
/**
 * All options of the game, by the names and values of the rule matrix.
 */
options: Record<string, unknown>, };

/**
 * Somebody, as others know them.
 */
export type Person = {
/**
 * Who.
 */
id: PersonId,
/**
 * Their name; others may have the same.
 */
name: string, };

/**
 * How far a table has come.
 */
export type TableStatus = "open" | "running" | "finished" | "closed";

/**
 * Where the deal of a table comes from, if it was not shuffled for it.
 */
export type DealOf = { "type": "challenge",
/**
 * Which challenge; absent in lists, since its id is an invitation.
 */
id?: ChallengeId, } | { "type": "day",
/**
 * Of which day, as in `2026-11-22` (UTC).
 */
day: string, };

/**
 * Which deal a new table is to play, if it is not to be shuffled for it.
 */
export type WishedDeal = { "type": "challenge",
/**
 * Which.
 */
id: ChallengeId, } | { "type": "day" };

/**
 * Who begins.
 */
export type Starter = { "type": "edition" } | { "type": "random" } | { "type": "seat",
/**
 * Which.
 */
seat: Seat, };

/**
 * What happens when somebody's time is out.
 */
export type WhenOut = { "type": "tell" } | { "type": "bot",
/**
 * Which one; without it, the one that plays for who leaves.
 */
bot?: string, } | { "type": "end" };

/**
 * How much time the players have. It is agreed before anybody sits down, with what happens when it is
 * out: running out of time is never a loss by the rules.
 */
export type TimeControl = { "type": "none" } | { "type": "gentle",
/**
 * After how many seconds, 10 to 3600.
 */
nudge_seconds: number, } | { "type": "strict",
/**
 * What each clock shows when the game begins, in seconds, 10 to 10,800.
 */
bank_seconds: number,
/**
 * What is added after each action of one's own, in seconds, 0 to 600.
 */
increment_seconds: number,
/**
 * The clock of who has lost the connection stands still. After so many seconds of that on their
 * turn, 10 to 3600, anybody who plays may let a bot play the turn; 60 if it is not said.
 */
grace_seconds?: number,
/**
 * What happens when a clock has run out.
 */
when_out?: WhenOut, } | { "type": "correspondence",
/**
 * How many, 1 to 30.
 */
days: number,
/**
 * What happens after them.
 */
when_out?: WhenOut, };

/**
 * From which end of a hand.
 */
export type FirstOf = "oldest" | "newest";

/**
 * What a table states about ways to play that not everybody shares. Companions play as it says from the
 * first action on, and expect it of everybody at the table; of what it does not say, they find out how
 * each partner plays. Other bots pay no attention to it, and nobody is made to keep to it.
 */
export type Conventions = {
/**
 * Whether finesses are given and answered.
 */
finesses?: boolean,
/**
 * Whether bluffs are given and answered.
 */
bluffs?: boolean,
/**
 * Which of several cards of the lowest rank is played first.
 */
ones?: FirstOf,
/**
 * Whether a clue of a color may save a critical card.
 */
color_saves?: boolean,
/**
 * Whether twos are saved of which no other copy is in sight.
 */
two_saves?: boolean,
/**
 * Which of the cards that no clue has touched is discarded first.
 */
discards?: FirstOf, };

/**
 * What is going to be played at a table.
 */
export type TableSettings = {
/**
 * The name of the preset: an edition or a well-known house rule.
 */
preset: string,
/**
 * Options that differ from the preset, by the names and values of the rule matrix.
 */
options: Record<string, unknown>,
/**
 * Seats at the table, 2 to 5, or 6 where the edition allows it.
 */
seats: number,
/**
 * Who begins.
 */
starter: Starter,
/**
 * Whether the table is in the list that everybody sees; else only who knows its id finds it.
 */
listed: boolean,
/**
 * Who may watch the game; without it, everybody through the eyes of the first seat.
 */
watching?: Watching,
/**
 * How much time the players have; without it, as much as they want.
 */
time?: TimeControl,
/**
 * What the table states about how it is played; without it, nothing.
 */
conventions?: Conventions, };

/**
 * A seat at a table.
 */
export type SeatInfo = {
/**
 * Who sits here.
 */
person?: Person,
/**
 * The bot that plays here: alone, or for the person, who may come back.
 */
bot?: string,
/**
 * For whom the seat is kept: an empty one for who sat here in the game before, and in a running game for
 * whom its person plays.
 */
kept_for?: Person, };

/**
 * A seat of a running game that somebody may take over.
 */
export type SeatOffer = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * To whom it is offered.
 */
person: Person,
/**
 * Where the player sits who offers it.
 */
by: Seat, };

/**
 * Somebody would like to have an action taken back, and the others have not all answered.
 */
export type TakeBackAsked = {
/**
 * Who asks: their last action, and what has been done since, would be taken back.
 */
seat: Seat,
/**
 * Who has agreed so far.
 */
agreed: Array<Seat>, };

/**
 * A bot that plays one turn of a person.
 */
export type BotForTurn = {
/**
 * Which.
 */
bot: string,
/**
 * Who wanted it; absent if the time was out.
 */
by?: Seat, };

/**
 * A pause, or the wish for one.
 */
export type Pause = {
/**
 * Who asked for it.
 */
seat: Seat,
/**
 * Who has agreed so far.
 */
agreed: Array<Seat>,
/**
 * Since when the game stands still, in milliseconds since 1970; absent until all have agreed.
 */
since?: number, };

/**
 * How the time of a running game stands after an event. Absent where no time is agreed, and for those
 * who see the game a round later.
 */
export type TableTime = {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Since when, in milliseconds since 1970.
 */
since: number,
/**
 * What the clock of each seat showed at the last event, in milliseconds; empty without clocks.
 */
left?: Array<number>,
/**
 * Since when the clock of `seat` goes down from that, in milliseconds since 1970; absent while it stands.
 */
runs_since?: number,
/**
 * When the time of `seat` is out, in milliseconds since 1970; absent where it does not go on, or is out.
 */
due?: number,
/**
 * Whether it is out: the others may let a bot play the turn.
 */
late: boolean,
/**
 * The bot that plays this turn for its person.
 */
bot?: BotForTurn,
/**
 * That the game stands still, or that somebody would like it to.
 */
pause?: Pause, };

/**
 * Whose turn it is in a game of correspondence, as lists show it.
 */
export type TurnInfo = {
/**
 * Where the person sits.
 */
seat: Seat,
/**
 * Since when, in milliseconds since 1970.
 */
since: number,
/**
 * When the days are over, in milliseconds since 1970; absent if they are, or the game stands still.
 */
due?: number, };

/**
 * What is known of a table besides its game.
 */
export type TableInfo = {
/**
 * Which table.
 */
id: TableId,
/**
 * How far it has come.
 */
status: TableStatus,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * Who may change the settings and start: the person who opened the table, or who has sat
 * there longest when that person has left.
 */
owner: PersonId,
/**
 * The seats.
 */
seats: Array<SeatInfo>,
/**
 * When the table was opened, in milliseconds since 1970.
 */
created_at: number,
/**
 * When the game began.
 */
started_at?: number,
/**
 * When the game ended.
 */
finished_at?: number,
/**
 * The commitment to the deal, 64 hexadecimal digits, once the game has begun.
 */
commitment?: string,
/**
 * What was hidden, once the game has ended.
 */
deal?: FinalDeal,
/**
 * The seats whose people want to end the running game.
 */
end_wished?: Array<Seat>,
/**
 * What somebody would like to have taken back.
 */
take_back?: TakeBackAsked,
/**
 * Seats that are offered to people who are to play on there.
 */
offers?: Array<SeatOffer>,
/**
 * Seats whose people would like them back from those who play for them.
 */
asked_back?: Array<Seat>,
/**
 * Whom the owner keeps out.
 */
kept_out?: Array<Person>,
/**
 * The table where the same people play again.
 */
rematch?: TableId,
/**
 * The table where they played before.
 */
rematch_of?: TableId,
/**
 * Where its deal comes from, if it was not shuffled for this table.
 */
deal_of?: DealOf, };

/**
 * A table in a list.
 */
export type LobbyTable = {
/**
 * Which table.
 */
id: TableId,
/**
 * How far it has come.
 */
status: TableStatus,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * The seats.
 */
seats: Array<SeatInfo>,
/**
 * When the table was opened, in milliseconds since 1970.
 */
created_at: number,
/**
 * When the game began.
 */
started_at?: number,
/**
 * Whose turn it is in a running game of correspondence, if a person is to act.
 */
turn?: TurnInfo,
/**
 * Where its deal comes from, if it was not shuffled for this table.
 */
deal_of?: DealOf, };

/**
 * Who is there at this moment. It is not numbered and not kept.
 */
export type Presence = {
/**
 * For each seat whether its person is connected; `false` for bots and empty seats.
 */
here: Array<boolean>,
/**
 * How many connected people watch without a seat.
 */
watching: number, };

/**
 * Why a table broke its game off. The texts `event-ended-REASON` say it in words.
 */
export type EndReason = "left" | "timeout" | "agreed" | "operator" | "out_of_time";

/**
 * Why the owner of a table keeps somebody out. The texts `web-event-kept-out-WHY` say it in words.
 */
export type KeptOutFor = "absence" | "conduct" | "others" | "no_reason";

/**
 * What leaving does.
 */
export type Leaving = "seat" | "table" | "bot" | "back" | "game";

/**
 * A seat of a running game that I may sit down at.
 */
export type TakeSeat = {
/**
 * Which.
 */
seat: Seat,
/**
 * What happens.
 */
how: Taking, };

/**
 * What happens when I sit down in a running game.
 */
export type Taking = "offered" | "back" | "ask";

/**
 * What the wish to end a game does.
 */
export type Ending = "now" | "ask";

/**
 * What I may do at a table now besides playing. It changes with events, with who is there, and with
 * time.
 */
export type TableMay = {
/**
 * The seats that I may give to a bot (`seat_bot`): empty ones at my open table; in a running
 * game my own, and those of people who are away.
 */
seat_bot: Array<Seat>,
/**
 * The seats that I may offer to somebody (`offer_seat`): my own, and those of people who are away.
 */
offer_seat?: Array<Seat>,
/**
 * Which seat of the running game I get when I `sit`, and how; absent if none, or if I have one.
 */
take_seat?: TakeSeat,
/**
 * What happens when I `leave`; absent if I have no seat to leave.
 */
leave?: Leaving,
/**
 * What happens when I wish to `end` the game; absent if I can't.
 */
end?: Ending,
/**
 * Whom I may remove from my table (`keep_out`): who sits there, and who has been named as watching.
 */
keep_out?: Array<Person>,
/**
 * What I may `say`; absent if nothing.
 */
talk?: Talking,
/**
 * Whether I may let a bot play the turn that somebody takes too long for (`let_bot_play`).
 */
let_bot_play?: boolean,
/**
 * Whether I may ask for a pause (`pause`).
 */
pause?: boolean, };

/**
 * Something that happened at a table, as one audience sees it.
 */
export type TableEvent = { "type": "created",
/**
 * By whom.
 */
by: Person, } | { "type": "configured",
/**
 * What it is now.
 */
settings: TableSettings, } | { "type": "sat",
/**
 * Where.
 */
seat: Seat,
/**
 * Who.
 */
person: Person, } | { "type": "left",
/**
 * Which.
 */
seat: Seat, } | { "type": "bot_sat",
/**
 * Where.
 */
seat: Seat,
/**
 * Which bot.
 */
bot: string, } | { "type": "renamed",
/**
 * Where they sit.
 */
seat: Seat,
/**
 * The name.
 */
name: string, } | { "type": "started",
/**
 * The commitment to the deal, 64 hexadecimal digits.
 */
commitment: string,
/**
 * Who begins.
 */
first: Seat, } | { "type": "acted",
/**
 * Who.
 */
seat: Seat,
/**
 * Whether a bot did, for itself or for a person.
 */
bot: boolean,
/**
 * The number of this move in the game, from 1: turns and answers count. Commands name the
 * last one in `expect`.
 */
number: number,
/**
 * What they did.
 */
action: Action,
/**
 * What followed, in order.
 */
happened: Array<Happening>, } | { "type": "reordered",
/**
 * Who.
 */
seat: Seat,
/**
 * The hand now.
 */
order: Array<CardId>, } | { "type": "stood_in",
/**
 * Where.
 */
seat: Seat,
/**
 * Which bot.
 */
bot: string, } | { "type": "returned",
/**
 * Where.
 */
seat: Seat, } | { "type": "seat_offered",
/**
 * Which.
 */
seat: Seat,
/**
 * To whom.
 */
person: Person,
/**
 * Where the player sits who offers it.
 */
by: Seat, } | { "type": "offer_dropped",
/**
 * Which seat.
 */
seat: Seat,
/**
 * Whether the person has declined.
 */
declined: boolean, } | { "type": "seat_taken",
/**
 * Which.
 */
seat: Seat,
/**
 * Who.
 */
person: Person,
/**
 * For whom they play; absent if the seat is their own again.
 */
plays_for?: Person, } | { "type": "seat_asked_back",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "end_wished",
/**
 * Who.
 */
seat: Seat,
/**
 * Whether they want to.
 */
wish: boolean, } | { "type": "ended",
/**
 * With whom it ended: who left, or who agreed last.
 */
by?: Seat,
/**
 * Why.
 */
why: EndReason, } | { "type": "take_back_asked",
/**
 * Who.
 */
seat: Seat, } | { "type": "take_back_agreed",
/**
 * Who.
 */
seat: Seat, } | { "type": "take_back_dropped",
/**
 * Who does not want it: who was asked, or who had asked. Absent if not all have answered in time.
 */
by?: Seat, } | { "type": "taken_back",
/**
 * Who wanted it.
 */
seat: Seat,
/**
 * How many actions: those that stood last.
 */
actions: number,
/**
 * The number of this as a move: a command that expects an earlier one is stale.
 */
number: number, } | { "type": "late",
/**
 * Who.
 */
seat: Seat, } | { "type": "bot_asked",
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which bot.
 */
bot: string,
/**
 * Who wanted it; absent if the time was out.
 */
by?: Seat, } | { "type": "clock",
/**
 * Whose.
 */
seat: Seat,
/**
 * What it shows, in milliseconds.
 */
left: number,
/**
 * Whether it goes down.
 */
runs: boolean, } | { "type": "pause_asked",
/**
 * Who.
 */
seat: Seat, } | { "type": "pause_agreed",
/**
 * Who.
 */
seat: Seat, } | { "type": "pause_dropped",
/**
 * Who does not want it: who was asked, or who had asked. Absent if not all have answered in time.
 */
by?: Seat, } | { "type": "paused",
/**
 * Who had asked for it.
 */
seat: Seat, } | { "type": "resumed",
/**
 * Who wanted it.
 */
seat: Seat, } | { "type": "said",
/**
 * Where they sit.
 */
seat: Seat,
/**
 * Who.
 */
person: Person,
/**
 * What.
 */
saying: Saying, } | { "type": "watched",
/**
 * Who.
 */
person: Person,
/**
 * The seats whose people have been seen at the same address as the person who watches.
 */
beside?: Array<Seat>, } | { "type": "kept_out",
/**
 * Who.
 */
person: Person,
/**
 * The seat that they had.
 */
seat?: Seat,
/**
 * Why.
 */
why: KeptOutFor, } | { "type": "rematch",
/**
 * Which.
 */
table: TableId, } | { "type": "closed",
/**
 * Whether whoever runs the server closed it.
 */
operator?: boolean, };

/**
 * A remark of the fixed set: harmless, and read by everybody in their own language. The texts
 * `web-remark-WORD` say it in words.
 */
export type Remark = "hello" | "good_luck" | "know_nothing" | "remember" | "thinking" | "back_soon" | "here_again" | "thanks";

/**
 * Something that is said.
 */
export type Saying = { "type": "remark",
/**
 * Which.
 */
remark: Remark, } | { "type": "text",
/**
 * The words, 1 to [`MAX_SAID`] characters.
 */
text: string, };

/**
 * What I may say at a table now.
 */
export type Talking = "remarks" | "text";

/**
 * Where something was said.
 */
export type TalkPlace = "table" | "watchers";

/**
 * A line of what those who watch say to each other.
 */
export type WatcherLine = {
/**
 * Its number, from 1.
 */
line: number,
/**
 * When it was said, in milliseconds since 1970.
 */
at: number,
/**
 * Who said it.
 */
person: Person,
/**
 * What.
 */
saying: Saying, };

/**
 * An event with its number.
 */
export type LoggedEvent = {
/**
 * Its number at this table, from 1 without gaps.
 */
seq: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number,
/**
 * What happened.
 */
event: TableEvent, };

/**
 * What went wrong, as a word that does not change. The message beside it says it in
 * English; clients translate the code.
 */
export type ErrorCode = "frame/malformed" | "frame/too_large" | "frame/binary" | "hello/first" | "hello/version" | "session/expired" | "session/origin" | "session/blocked" | "session/host" | "rate/limited" | "connection/too_many" | "table/unknown" | "table/not_open" | "table/not_running" | "table/not_finished" | "table/full" | "table/too_few" | "table/too_many" | "table/too_much" | "table/no_watching" | "table/kept_out" | "person/unknown" | "table/not_owner" | "seat/unknown" | "seat/taken" | "seat/not_seated" | "seat/present" | "seat/empty" | "seat/seen_more" | "bot/unknown" | "name/invalid" | "name/taken" | "password/invalid" | "account/wrong" | "account/none" | "account/exists" | "account/at_table" | "command/id" | "command/withdrawn" | "command/stale" | "take_back/nothing" | "take_back/card_seen" | "take_back/pending" | "take_back/not_asked" | "time/settings" | "time/none" | "time/not_out" | "time/paused" | "time/no_pause" | "talk/silent" | "talk/remarks_only" | "talk/not_your_turn" | "talk/text" | "talk/unknown" | "people/unknown" | "people/stranger" | "people/too_many" | "deal/no_challenge" | "deal/seen" | "deal/seen_by" | "deal/unseen" | "deal/fixed" | "deal/seats" | "deal/not_played" | "deal/today" | "deal/no_day" | "options/unknown_preset" | "options/invalid" | "action/not_your_turn" | "action/unknown_word" | "action/game_over" | "action/not_in_hand" | "action/all_tokens" | "action/no_clue_token" | "action/no_such_player" | "action/nothing_to_clue" | "action/no_such_clue" | "action/empty_clue" | "action/no_announcements" | "action/no_such_firework" | "action/tile_first" | "action/joker_first" | "action/nothing_asked" | "action/not_offered" | "reorder/forbidden" | "reorder/not_the_hand" | "record/not_exportable" | "why/no_bot" | "why/nothing" | "branch/step" | "branch/too_long" | "branch/bots" | "review/not_here" | "review/not_leading" | "review/players" | "review/full" | "review/cards" | "http/not_found" | "http/bad_request" | "server/too_slow" | "server/busy" | "server/not_stored" | "server/too_large" | "server/shutting_down" | "server/internal";

/**
 * A refusal, with its reason.
 */
export type Problem = {
/**
 * What went wrong, as a word that does not change.
 */
code: ErrorCode,
/**
 * What went wrong and what would be right, in English.
 */
message: string,
/**
 * The same in no language, where it says more than the code does.
 */
reason?: Reason, };

/**
 * What an error says: a text of `errors.ftl` in every folder of `locales/`, and what is put into it.
 */
export type Reason = {
/**
 * The id of the text.
 */
id: string,
/**
 * What it names as `{ $NAME }`.
 */
args: { [key in string]: ReasonValue }, };

/**
 * What is put into the text of a [`Reason`].
 */
export type ReasonValue = number | string | Array<string> | Reason | {
/**
 * The name of the option.
 */
option: string,
/**
 * The values.
 */
values: Array<string>, } | {
/**
 * The name of the option.
 */
option: string,
/**
 * The value that is meant, if it is not the option as such.
 */
value?: string, };

/**
 * How a connection begins.
 */
export type Hello = {
/**
 * The `PROTOCOL_VERSION` that the client speaks.
 */
protocol: number,
/**
 * The secret token of the session, for clients that do not send it as a cookie or header.
 */
token?: string, };

/**
 * A table to be opened.
 */
export type CreateTable = {
/**
 * What is played.
 */
settings: TableSettings,
/**
 * Where I sit; without it I sit nowhere and watch.
 */
seat?: Seat,
/**
 * Bots for the seats that are still empty, in order.
 */
bots: Array<string>,
/**
 * Whether the game begins at once; at least two seats must be taken.
 */
start: boolean,
/**
 * Which deal is to be played, if it is not to be shuffled for this table. What is played then follows
 * from the deal: of `settings` only `seats` (for that of the day), `listed`, `watching` and `time`
 * count.
 */
deal?: WishedDeal, };

/**
 * How fast bots move.
 */
export type Pace = "quick" | "calm";

/**
 * What can be done at a table.
 */
export type Command = { "type": "sit",
/**
 * Where.
 */
seat?: Seat, } | { "type": "leave" } | { "type": "end",
/**
 * Whether I want to.
 */
wish: boolean, } | { "type": "seat_bot",
/**
 * Where.
 */
seat: Seat,
/**
 * Which bot.
 */
bot: string, } | { "type": "offer_seat",
/**
 * Which seat.
 */
seat: Seat,
/**
 * To whom.
 */
person: PersonId, } | { "type": "drop_offer",
/**
 * Which seat.
 */
seat: Seat, } | { "type": "free_seat",
/**
 * Where.
 */
seat: Seat, } | { "type": "keep_out",
/**
 * Whom.
 */
person: PersonId,
/**
 * Why, as everybody at the table is told.
 */
why: KeptOutFor, } | { "type": "configure",
/**
 * What it is to be.
 */
settings: TableSettings, } | { "type": "start",
/**
 * Who begins, where the people choose.
 */
first?: Seat, } | { "type": "act",
/**
 * What I do.
 */
action: Action, } | { "type": "reorder",
/**
 * The ids of my hand, in their new order.
 */
order: Array<CardId>, } | { "type": "take_back" } | { "type": "answer_take_back",
/**
 * Whether I agree.
 */
agree: boolean, } | { "type": "let_bot_play" } | { "type": "pause" } | { "type": "answer_pause",
/**
 * Whether I agree.
 */
agree: boolean, } | { "type": "resume" } | { "type": "say",
/**
 * What.
 */
saying: Saying, } | { "type": "report",
/**
 * Where it was said.
 */
place: TalkPlace,
/**
 * Its number: that of the event, or that of the line.
 */
line: number, } | { "type": "rematch" } | { "type": "review",
/**
 * What.
 */
deed: ReviewDeed, } | { "type": "close" };

/**
 * One frame from a client.
 */
export type ClientMessage = { "type": "hello" } & Hello | { "type": "subscribe",
/**
 * Which.
 */
table: TableId,
/**
 * The number of the last event I have seen; without it I get a snapshot.
 */
after?: number, } | { "type": "unsubscribe",
/**
 * Which.
 */
table: TableId, } | { "type": "lobby",
/**
 * Whether I want to know.
 */
follow: boolean, } | { "type": "create",
/**
 * My name for this command.
 */
id: CommandId,
/**
 * What is played.
 */
settings: TableSettings,
/**
 * Where I sit; without it I sit nowhere and watch.
 */
seat?: Seat,
/**
 * Bots for the seats that are still empty, in order.
 */
bots: Array<string>,
/**
 * Whether the game begins at once; at least two seats must be taken.
 */
start: boolean,
/**
 * Which deal is to be played, if it is not to be shuffled for this table. What is played then follows
 * from the deal: of `settings` only `seats` (for that of the day), `listed`, `watching` and `time`
 * count.
 */
deal?: WishedDeal, } | { "type": "command",
/**
 * My name for this command: sent again with the same id it has no second effect.
 */
id: CommandId,
/**
 * At which table.
 */
table: TableId,
/**
 * The number of the last move that I have seen, 0 before the first. If it is given and
 * another move has been made since, the command is refused as stale. What is no move (a
 * name, a seat, who is there) makes nothing stale.
 */
expect?: number,
/**
 * What to do.
 */
do: Command, } | { "type": "withdraw",
/**
 * My name for that command.
 */
id: CommandId,
/**
 * At which table.
 */
table: TableId, } | { "type": "pace",
/**
 * Which table.
 */
table: TableId,
/**
 * How fast.
 */
pace: Pace, } | { "type": "rename",
/**
 * My name for this command.
 */
id: CommandId,
/**
 * The new name.
 */
name: string, } | { "type": "ping",
/**
 * Comes back in the answer.
 */
n: number, };

/**
 * A bot that can be seated.
 */
export type BotInfo = {
/**
 * Its name in commands.
 */
name: string,
/**
 * What it is, in English.
 */
about: string,
/**
 * Whether it plays by conventions that people can learn, and says why it acts.
 */
explains: boolean, };

/**
 * What the server takes.
 */
export type Limits = {
/**
 * The largest frame, in bytes.
 */
frame: number,
/**
 * The longest name, in characters.
 */
name: number,
/**
 * The most tables that a connection may be subscribed to.
 */
subscriptions: number, };

/**
 * How both sides find out that the other is gone, in milliseconds.
 */
export type Heartbeat = {
/**
 * A client that has heard nothing for so long says `ping`.
 */
ask_after: number,
/**
 * The same while it waits for something: for a table that it has asked for, or the answer to a command.
 */
ask_waiting: number,
/**
 * A client whose `ping` is not followed by any message for so long has lost the server, and
 * connects again.
 */
lost_after: number,
/**
 * The server closes a connection from which it has heard nothing for so long, not even the
 * answer to a WebSocket ping.
 */
silence: number, };

/**
 * The answer to `hello`.
 */
export type Welcome = {
/**
 * The version that is spoken.
 */
protocol: number,
/**
 * The server's name and version.
 */
server: string,
/**
 * Who I am.
 */
you: Person,
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number,
/**
 * The bots that can be seated, the best first.
 */
bots: Array<BotInfo>,
/**
 * What the server takes.
 */
limits: Limits,
/**
 * How both sides find out that the other is gone.
 */
heartbeat: Heartbeat,
/**
 * Whether there is anybody whom I know here, or who invites me: else nobody needs to ask `GET /api/people`
 * before `people` is said.
 */
people?: boolean, };

/**
 * The whole state of a table for one audience.
 */
export type Snapshot = {
/**
 * Which table.
 */
table: TableId,
/**
 * The number of its last event.
 */
seq: number,
/**
 * What is known of it besides its game.
 */
info: TableInfo,
/**
 * The rules of the game that will be or is played.
 */
rules: RulesInfo,
/**
 * My seat, if I have one.
 */
you?: Seat,
/**
 * The seat through whose eyes I watch, if I watch through those of one.
 */
eyes?: Seat,
/**
 * The game as I see it, once it has begun.
 */
game?: GameState,
/**
 * The events so far, as I saw or would have seen them: all moves, and the newest 300 of the
 * others.
 */
history: Array<LoggedEvent>,
/**
 * Who is there.
 */
presence: Presence,
/**
 * How many moves have been made in the game: what `expect` is compared with.
 */
moves: number,
/**
 * What I may do now besides playing.
 */
may: TableMay,
/**
 * How the time of the running game stands, where time is agreed.
 */
time?: TableTime, };

/**
 * Something that happened at a table, and what it changed.
 */
export type TableUpdate = {
/**
 * At which table.
 */
table: TableId,
/**
 * What is known of the table, if that has changed.
 */
info?: TableInfo,
/**
 * The rules, if they have changed.
 */
rules?: RulesInfo,
/**
 * The game as I see it, when it has just begun.
 */
game?: GameState,
/**
 * What has changed in the game that I see.
 */
change?: GameChange,
/**
 * How the time of the running game stands now, where time is agreed. Of several events that were missed
 * the last one says it.
 */
time?: TableTime,
/**
 * Its number at this table, from 1 without gaps.
 */
seq: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number,
/**
 * What happened.
 */
event: TableEvent, };

/**
 * One frame from the server.
 */
export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "snapshot" } & Snapshot | { "type": "resumed",
/**
 * Which table.
 */
table: TableId,
/**
 * The number of its last event.
 */
seq: number,
/**
 * Who is there.
 */
presence: Presence,
/**
 * What I may do there now besides playing.
 */
may: TableMay, } | { "type": "event" } & TableUpdate | { "type": "presence",
/**
 * At which table.
 */
table: TableId,
/**
 * Who is there now.
 */
presence: Presence, } | { "type": "may",
/**
 * At which table.
 */
table: TableId,
/**
 * What I may do now.
 */
may: TableMay, } | { "type": "watchers_talk",
/**
 * At which table.
 */
table: TableId,
/**
 * The lines, oldest first.
 */
lines: Array<WatcherLine>, } | { "type": "review",
/**
 * At which table.
 */
table: TableId,
/**
 * As it is now; absent when everybody has gone.
 */
review?: Review, } | { "type": "lobby",
/**
 * The tables, newest first.
 */
tables: Array<LobbyTable>,
/**
 * If there are more: `GET /api/tables?before=…` tells them.
 */
before?: string, } | { "type": "lobby_table",
/**
 * The table.
 */
table: LobbyTable, } | { "type": "people" } | { "type": "lobby_gone",
/**
 * Which.
 */
table: TableId, } | { "type": "done",
/**
 * The command.
 */
id: CommandId,
/**
 * The table: for `create` and `rematch` the new one.
 */
table?: TableId,
/**
 * The number of the last event that the command made.
 */
seq?: number, } | { "type": "withdrawn",
/**
 * The command.
 */
id: CommandId,
/**
 * The table.
 */
table: TableId, } | { "type": "error",
/**
 * The command that was refused, if it was one.
 */
id?: CommandId,
/**
 * The table that it was about.
 */
table?: TableId,
/**
 * What went wrong, as a word that does not change.
 */
code: ErrorCode,
/**
 * What went wrong and what would be right, in English.
 */
message: string,
/**
 * The same in no language, where it says more than the code does.
 */
reason?: Reason,
/**
 * For `rate/limited`: after how many milliseconds to try again.
 */
retry_after?: number, } | { "type": "pong",
/**
 * From the `ping`.
 */
n: number,
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, } | { "type": "bye",
/**
 * Why.
 */
code: ErrorCode,
/**
 * The same in English.
 */
message: string, };

/**
 * A wish for a session, or for another name in the one there is.
 */
export type SessionRequest = {
/**
 * The name of a new person; without it the server finds one.
 */
name?: string,
/**
 * Whether the token comes in the body, for programs, and not as a cookie.
 */
token?: boolean, };

/**
 * Who I am.
 */
export type SessionReply = {
/**
 * Who I am.
 */
you: Person,
/**
 * Whether the person has just been made.
 */
new: boolean,
/**
 * The secret token of the session, if it was asked for: 64 hexadecimal digits.
 */
token?: string, };

/**
 * A preset: an edition or a well-known house rule. The texts `preset-NAME` and
 * `preset-NAME.about` say what it is.
 */
export type EditionInfo = {
/**
 * Its name.
 */
name: string,
/**
 * The preset that it changes; without it, the defaults.
 */
builds_on?: string,
/**
 * The first of all presets that makes the same game, where that is another one: they differ in who
 * begins, who rates the result, or what may be said.
 */
plays_like?: string,
/**
 * Where it comes from; the text `source-KEY` says it in words.
 */
source: string,
/**
 * One line in English.
 */
about: string,
/**
 * The numbers of players that it allows.
 */
players: Array<number>,
/**
 * Its options, all of them.
 */
options: Record<string, unknown>,
/**
 * The rules for the fewest players.
 */
rules: RulesInfo, };

/**
 * What values an option has.
 */
export type OptionKind = { "kind": "switch" } | { "kind": "number",
/**
 * The least.
 */
min: number,
/**
 * The greatest.
 */
max: number, } | { "kind": "choice",
/**
 * The words.
 */
values: Array<string>, } | { "kind": "data" };

/**
 * An option of the rules, for a form. The texts `option-NAME` and `option-NAME.about` say what it
 * is, `value-NAME-VALUE` what its values are.
 */
export type OptionField = {
/**
 * Its name.
 */
name: string,
/**
 * Its value where a preset says nothing.
 */
default: unknown, } & ({ "kind": "switch" } | { "kind": "number",
/**
 * The least.
 */
min: number,
/**
 * The greatest.
 */
max: number, } | { "kind": "choice",
/**
 * The words.
 */
values: Array<string>, } | { "kind": "data" });

/**
 * A question what rules some settings make.
 */
export type RulesRequest = {
/**
 * The name of the preset.
 */
preset: string,
/**
 * Options that differ from it.
 */
options: Record<string, unknown>,
/**
 * How many play.
 */
seats: number, };

/**
 * The rules that settings make, or why they make none.
 */
export type RulesReply = {
/**
 * The rules.
 */
rules?: RulesInfo,
/**
 * Why there are none, and what would be right.
 */
problem?: Problem, };

/**
 * A value in a text of the rulebook.
 */
export type RulebookValue = { "number": number } | { "series": Array<number> } | { "either": Array<number> } | { "sum": Array<number> } | { "suit": string } | { "suits": Array<string> } | { "text": string };

/**
 * One rule, to be said in words.
 */
export type RulebookParagraph = {
/**
 * The id of its text.
 */
id: string,
/**
 * The values that the text needs, by their names in it.
 */
args?: { [key in string]: RulebookValue },
/**
 * The documents that say so; the text `source-KEY` names each. None for what follows from other
 * rules or from this table.
 */
sources?: Array<string>,
/**
 * The rulings that decided it where the documents differ or are silent, such as `A-1`. The text
 * `rulebook-ruling-1` tells what was chosen and why.
 */
rulings?: Array<string>, };

/**
 * A part of a rulebook under a title.
 */
export type RulebookSection = {
/**
 * The id of the title's text.
 */
id: string,
/**
 * The options of the rules whose value it tells about: each is in one section.
 */
options?: Array<string>,
/**
 * What it says, in order.
 */
paragraphs: Array<RulebookParagraph>, };

/**
 * The whole rulebook of a game. Its words are in the file `rulebook.ftl` of each language.
 */
export type Rulebook = {
/**
 * Its parts, in the order in which they are explained.
 */
sections: Array<RulebookSection>, };

/**
 * The rulebook of the game that settings make, or why they make none.
 */
export type RulebookReply = {
/**
 * The rulebook.
 */
rulebook?: Rulebook,
/**
 * Why there is none, and what would be right.
 */
problem?: Problem, };

/**
 * One step of a replay.
 */
export type ReplayStep = {
/**
 * What it changed.
 */
change: GameChange,
/**
 * Its number at this table, from 1 without gaps.
 */
seq: number,
/**
 * When it happened, in milliseconds since 1970.
 */
at: number,
/**
 * What happened.
 */
event: TableEvent, };

/**
 * A finished game through somebody's eyes: its first state, and what each event changed.
 */
export type Replay = {
/**
 * The table.
 */
info: TableInfo,
/**
 * The rules of the game.
 */
rules: RulesInfo,
/**
 * The game after the deal.
 */
start: GameState,
/**
 * The events from the deal on: actions and rearranged hands.
 */
steps: Array<ReplayStep>, };

/**
 * A finished game in a list.
 */
export type GameSummary = {
/**
 * The table where it was played.
 */
id: TableId,
/**
 * What was played.
 */
settings: TableSettings,
/**
 * Who played.
 */
seats: Array<SeatInfo>,
/**
 * How it ended.
 */
result: GameResult,
/**
 * The highest score of the rules.
 */
max_score: number,
/**
 * How many turns were taken.
 */
turns: number,
/**
 * When it ended, in milliseconds since 1970.
 */
finished_at: number, };

/**
 * Finished games, newest first.
 */
export type GamesPage = {
/**
 * The games.
 */
games: Array<GameSummary>,
/**
 * If there are more: what to pass as `before` to get them.
 */
before?: string, };

/**
 * Tables that are open or running, newest first.
 */
export type TablesPage = {
/**
 * The tables.
 */
tables: Array<LobbyTable>,
/**
 * If there are more: what to pass as `before` to get them.
 */
before?: string, };

/**
 * A wish for an account, by a guest, who stays the same person.
 */
export type AccountRequest = {
/**
 * By which name they sign in, and others see them.
 */
name: string,
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * A wish to be somebody who has an account.
 */
export type SignInRequest = {
/**
 * The name of the account, in any spelling that looks the same.
 */
name: string,
/**
 * Its password.
 */
password: string,
/**
 * Whether the token comes in the body, for programs, and not as a cookie.
 */
token?: boolean, };

/**
 * The password, to prove who asks.
 */
export type PasswordRequest = {
/**
 * The password of the account.
 */
password: string, };

/**
 * A wish for another password.
 */
export type PasswordChange = {
/**
 * The password until now.
 */
password: string,
/**
 * The password from now on: 8 to 128 characters.
 */
new: string, };

/**
 * Who I am, and what is kept for me.
 */
export type AccountInfo = {
/**
 * Who I am.
 */
you: Person,
/**
 * Since when I have an account, in milliseconds since 1970; a guest has none.
 */
since?: number,
/**
 * What I have set in the client.
 */
settings: { [key in string]: string }, };

/**
 * What my games of one edition with one number of players came to. Games that were broken off don't count.
 */
export type Standing = {
/**
 * The edition.
 */
preset: string,
/**
 * Whether options were changed.
 */
changed: boolean,
/**
 * How many played.
 */
players: number,
/**
 * How many games.
 */
games: number,
/**
 * Their points together.
 */
points: number,
/**
 * The most points in one game.
 */
best: number,
/**
 * How many were perfect.
 */
perfect: number,
/**
 * How many were lost.
 */
lost: number,
/**
 * Strikes in all of them.
 */
strikes: number,
/**
 * Clues in all of them.
 */
clues: number,
/**
 * Cards in all of them that were found out about: divided by the clues, that is the efficiency.
 */
cards: number,
/**
 * How many games in a row were not lost, up to the last one.
 */
streak: number,
/**
 * The longest such row.
 */
longest: number, };

/**
 * A game of the same deal.
 */
export type DealScore = {
/**
 * The table, if it is this one, is listed, or I sat there.
 */
id?: TableId,
/**
 * Who played, on the same condition.
 */
seats?: Array<SeatInfo>,
/**
 * How it ended.
 */
outcome: OutcomeKind,
/**
 * The points.
 */
points: number,
/**
 * Whether it is the game that was asked about.
 */
this: boolean, };

/**
 * What others did with the same cards.
 */
export type DealScores = {
/**
 * The games, best first, at most fifty.
 */
games: Array<DealScore>, };

/**
 * A game among those of one deal.
 */
export type DealGame = {
/**
 * The table where it was played.
 */
id: TableId,
/**
 * Who played.
 */
seats: Array<SeatInfo>,
/**
 * How it ended.
 */
result: GameResult,
/**
 * The highest score of the rules.
 */
max_score: number,
/**
 * How many turns were taken.
 */
turns: number,
/**
 * Strikes.
 */
strikes: number,
/**
 * Clues that were given.
 */
clues: number,
/**
 * When it ended, in milliseconds since 1970.
 */
finished_at: number,
/**
 * Whether I have played it.
 */
mine: boolean,
/**
 * Whether it is the one that the challenge was made of.
 */
first: boolean, };

/**
 * The games of one deal, best first.
 */
export type DealGames = {
/**
 * The games.
 */
games: Array<DealGame>,
/**
 * If there are more: what to pass as `after` to get them.
 */
after?: string, };

/**
 * The answer to a wish for a challenge.
 */
export type ChallengeReply = {
/**
 * Its id: the page `/c/ID` is the link.
 */
id: ChallengeId, };

/**
 * A challenge, with nothing of its deal and of how it was played.
 */
export type ChallengeInfo = {
/**
 * Which.
 */
id: ChallengeId,
/**
 * Who challenges; the name is empty of somebody who is gone.
 */
by: Person,
/**
 * What is played, and by how many.
 */
settings: TableSettings,
/**
 * At how many tables it has been taken up.
 */
taken: number,
/**
 * Whether I know the deal: I have played it, watched it, or opened its replay.
 */
seen: boolean,
/**
 * My table of this challenge that goes on.
 */
table?: TableId, };

/**
 * The deal of a day for one number of players.
 */
export type DayDeal = {
/**
 * What is played, and by how many.
 */
settings: TableSettings,
/**
 * At how many tables it has been or is being played.
 */
taken: number,
/**
 * Whether I know the deal: I have played it, watched it, or opened its replay.
 */
seen: boolean,
/**
 * Whether its games are shown to me.
 */
open: boolean,
/**
 * My table with it that goes on.
 */
table?: TableId, };

/**
 * The deals of a day.
 */
export type DayInfo = {
/**
 * Which day, as in `2026-11-22` (UTC).
 */
day: string,
/**
 * Whether it is today, so that its deals can be played.
 */
today: boolean,
/**
 * Its deals, one for each number of players.
 */
deals: Array<DayDeal>, };

/**
 * A friend of mine.
 */
export type Friend = {
/**
 * Who.
 */
person: Person,
/**
 * Whether they are there now; absent unless they let friends see it. Of another server this is known a few
 * seconds later.
 */
here?: boolean,
/**
 * At which listed table they sit, on the same condition.
 */
table?: TableId, };

/**
 * An invitation to a table.
 */
export type Invitation = {
/**
 * To which table.
 */
table: TableId,
/**
 * What is played there.
 */
settings: TableSettings,
/**
 * By whom.
 */
by: Person,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Which seat I am to take, if the game has begun: `sit` takes it, and `drop_offer` declines.
 */
seat?: Seat,
/**
 * Whose seat it is.
 */
seat_of?: Person, };

/**
 * Everything about the people whom I know here.
 */
export type PeopleInfo = {
/**
 * Whether my friends may see that I am there, and at which listed table.
 */
shown: boolean,
/**
 * My friends.
 */
friends: Array<Friend>,
/**
 * Who asks to be my friend.
 */
asking: Array<Person>,
/**
 * Whom I have asked, and who has not answered.
 */
asked: Array<Person>,
/**
 * Whom I block.
 */
blocked: Array<Person>,
/**
 * To which open tables I am invited, and in which running games I am offered a seat, the newest first.
 */
invitations: Array<Invitation>, };

/**
 * Somebody, by their id, or by the name of their account.
 */
export type PersonRequest = {
/**
 * Who, by id.
 */
person?: PersonId,
/**
 * Who, by the name of their account.
 */
name?: string, };

/**
 * Whether my friends may see that I am there.
 */
export type ShownRequest = {
/**
 * Whether they may.
 */
shown: boolean, };

/**
 * Whom I invite to a table.
 */
export type InviteRequest = {
/**
 * Friends, or people with whom I have played: at most ten.
 */
people: Array<PersonId>, };

/**
 * What a player means to do with a card.
 */
export type NoteMark = "play" | "keep" | "discard";

/**
 * What a player has noted on a card. One without a mark and a text says nothing, and takes away what was there.
 */
export type CardNote = {
/**
 * Which card.
 */
card: CardId,
/**
 * What is to be done with it.
 */
mark?: NoteMark,
/**
 * What is written on it, at most [`MAX_NOTE`] characters.
 */
text: string, };

/**
 * What was noted at a seat of a game that has ended.
 */
export type SeatNotes = {
/**
 * Where its writer sits.
 */
seat: Seat,
/**
 * The notes, by card.
 */
notes: Array<CardNote>, };

/**
 * A question how a finished game would have gone on.
 */
export type BranchRequest = {
/**
 * Where the branch leaves the game: after so many steps of its replay.
 */
step: number,
/**
 * What is done from there on, each action by whoever is on turn; at most [`MAX_BRANCH`].
 */
actions: Array<Action>,
/**
 * Through whose eyes: `open` (without it), `common`, or a seat.
 */
eyes?: string, };

/**
 * How a finished game would have gone on, through somebody's eyes. Cards are drawn from the deck of the game.
 */
export type Branch = {
/**
 * Where the branch leaves the game.
 */
step: number,
/**
 * The game there.
 */
start: GameState,
/**
 * What followed, as in a replay: `seq` goes on from the last event before the branch, whose `at` it has.
 */
steps: Array<ReplayStep>,
/**
 * What whoever is on turn may do now. Only with all hands open, or through the eyes of who is on turn: it
 * tells what others hold.
 */
legal?: LegalActions,
/**
 * The first action that could not be done; what comes after it has been left out.
 */
refused?: BranchRefusal, };

/**
 * Why a branch ends before its last action.
 */
export type BranchRefusal = {
/**
 * Which action, from 0.
 */
index: number,
/**
 * Why it can't be done there.
 */
problem: Problem, };

/**
 * A question what a bot would do in a branch.
 */
export type BranchBotRequest = {
/**
 * Where the branch leaves the game.
 */
step: number,
/**
 * What has been done from there on.
 */
actions: Array<Action>,
/**
 * Who plays at each seat from there on: the name of a bot, or `null` for a person. There must be a bot where
 * it is somebody's turn.
 */
bots: Array<string | null>,
/**
 * Whose eyes hear the reasons: `open` (without it), `common`, which hear none, or a seat.
 */
eyes?: string, };

/**
 * What a bot would do in a branch.
 */
export type BranchMove = {
/**
 * Whose turn it is.
 */
seat: Seat,
/**
 * Which bot plays there.
 */
bot: string,
/**
 * What it does.
 */
action: Action,
/**
 * Why; nothing if it is a bot that does not explain itself.
 */
statements: Array<Statement>, };

/**
 * What can be done in the review of a finished game.
 */
export type ReviewDeed = { "type": "join" } | { "type": "leave" } | { "type": "lead" } | { "type": "give",
/**
 * To whom.
 */
to: PersonId, } | { "type": "show",
/**
 * How many steps of the replay.
 */
step: number,
/**
 * What is done from there on; at most [`MAX_BRANCH`] actions.
 */
actions: Array<Action>, } | { "type": "point",
/**
 * Which; at most [`MAX_POINTED`].
 */
cards: Array<CardId>, };

/**
 * What somebody points at.
 */
export type Pointed = {
/**
 * Who.
 */
by: PersonId,
/**
 * The cards.
 */
cards: Array<CardId>, };

/**
 * The review of a finished game, as long as somebody is there. It is kept nowhere.
 */
export type Review = {
/**
 * Who is there, in the order in which they came.
 */
here: Array<Person>,
/**
 * Who leads; absent when who led has gone.
 */
lead?: PersonId,
/**
 * What is shown: after so many steps of the replay,
 */
step: number,
/**
 * and these actions in the place of those that followed.
 */
actions: Array<Action>,
/**
 * What people point at, in the order in which they began.
 */
pointed: Array<Pointed>, };

/**
 * A lesson in the list. The text `learn-NAME` is its title, `learn-NAME.about` says what it teaches,
 * `learn-NAME.learned` what is to be remembered.
 */
export type LessonInfo = {
/**
 * Its name.
 */
name: string,
/**
 * How many actions it asks for.
 */
asks: number, };

/**
 * What a learner has done in a lesson.
 */
export type LessonRequest = {
/**
 * My actions so far, in order. The last one may be one that is tried now.
 */
done: Array<Action>, };

/**
 * One step of a lesson.
 */
export type LessonBeat = {
/**
 * The id of the text that the coach says. Its argument `name` is the partner's name.
 */
say: string,
/**
 * Whether the learner is asked to act.
 */
asks: boolean,
/**
 * The cards that the coach points at.
 */
cards: Array<CardId>,
/**
 * The places and controls that the coach points at: `tokens`, `strikes`, `deck`, `score`, `sky`,
 * `pile`, `tiles`, `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`,
 * `announce`.
 */
places: Array<string>,
/**
 * The rule that it is about: the id of its text in the rulebook, or of a section.
 */
rule?: string,
/**
 * What was done, and what it changed; absent where there is only something to read, and where the
 * learner has not acted yet.
 */
step?: ReplayStep, };

/**
 * A lesson as far as the learner has come. The learner sits at seat 0.
 */
export type LessonReply = {
/**
 * The table of the lesson.
 */
info: TableInfo,
/**
 * The rules that are played.
 */
rules: RulesInfo,
/**
 * The game as it lies when the lesson begins.
 */
start: GameState,
/**
 * What has been said and done, in order, up to the action that is asked for now.
 */
beats: Array<LessonBeat>,
/**
 * The text that says why the last action was not the one to choose now. It changed nothing.
 */
not_now?: string, };

/**
 * Something that stands in a [`Statement`].
 */
export type Argument = { "type": "held",
/**
 * Which card.
 */
id: CardId, } | { "type": "cards",
/**
 * The prints.
 */
cards: CardSet, } | { "type": "seat",
/**
 * Where the player sits.
 */
seat: Seat, } | { "type": "clue",
/**
 * Which.
 */
clue: Clue, } | { "type": "action",
/**
 * What.
 */
action: Action, };

/**
 * One sentence: the id of a message of `companion.ftl`, and what stands in it.
 */
export type Statement = {
/**
 * The id of the message.
 */
id: string,
/**
 * What stands in it, by the names that the message uses.
 */
arguments: { [key in string]: Argument }, };

/**
 * What an [`Explanation`] explains.
 */
export type ExplanationKind = "did" | "understood";

/**
 * What a bot says about one event of its game.
 */
export type Explanation = {
/**
 * The event.
 */
seq: number,
/**
 * Where the bot sits.
 */
seat: Seat,
/**
 * What is explained.
 */
kind: ExplanationKind,
/**
 * What the bot says, in this order; nothing if it is a bot that does not explain itself.
 */
statements: Array<Statement>, };
