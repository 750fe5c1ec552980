// The messages between the browser and the server. docs/protocol.md explains them.
// Generated from the crate kagiya-protocol; don't edit: `cargo xtask generate` writes it again.

/**
 * A physical card, numbered from 0 in the order of drawing. It says nothing about the card's print.
 */
export type CardId = number;

/**
 * A seat at the table, clockwise from 0.
 */
export type Seat = number;

/**
 * A table and its game: random letters and digits, so that the link to an unlisted table is an
 * invitation.
 */
export type TableId = string;

/**
 * A person, as others see them. It gives no access; the session token does.
 */
export type PersonId = string;

/**
 * A challenge to play an existing deal: 20 random letters and digits, so that only people with the link
 * can find it.
 */
export type ChallengeId = string;

/**
 * A client's name for a command, 1 to 64 characters. Repeated commands of a person with the same id have
 * one effect.
 */
export type CommandId = string;

/**
 * The letter of a suit, such as `r`.
 */
export type Suit = string;

/**
 * The print of a card: the letter of its suit and its rank, such as `r3`.
 */
export type Card = string;

/**
 * A clue: the letter of a color, or the digit of a rank. What everyone hears of a clue whose content the
 * game doesn't tell is `*` (one of color), `#` (one of rank) or `?`.
 */
export type Clue = string;

/**
 * A set of cards: the letter of each suit with the ranks in the set. `r135b2` are the red 1, 3 and 5 and the
 * blue 2.
 */
export type CardSet = string;

/**
 * Copies of cards: the letter of each suit with the rank of each copy. `r1135b2` are two red 1, a red 3, a
 * red 5 and a blue 2.
 */
export type Copies = string;

/**
 * A set of clues, one character each, colors first. `rb3` are red, blue and three.
 */
export type ClueSet = string;

/**
 * A player's action on a turn, or the answer to a question of the game.
 *
 * All actions of `LegalActions` have this form. The server refuses others, for a
 * reason that follows from the player's view.
 */
export type Action = { "type": "play", id: CardId,
/**
 * The announced firework (Timed Display only).
 */
announce?: Suit, } | { "type": "discard", id: CardId, } | { "type": "clue", to: Seat, clue: Clue, } | { "type": "free_clue", to: Seat, clue: Clue, } | { "type": "shuffle_back", card: Card, } | { "type": "put_into_play", card: Card, } | { "type": "decline" } | { "type": "firework", suit: Suit, };

/**
 * All legal actions at one moment, sent only to the player to act.
 *
 * Each `id` in `play` is legal with each suit in `announce`, and without an announcement.
 */
export type LegalActions = {
/**
 * Cards to play (`play`).
 */
play: Array<CardId>,
/**
 * Suits to announce with a play (Timed Display only).
 */
announce: Array<Suit>,
/**
 * Cards to discard (`discard`); empty while all clue tokens are available.
 */
discard: Array<CardId>,
/**
 * Clues for a token (`clue`).
 */
clues: Array<LegalClue>,
/**
 * Clues without a token (`free_clue`), as answers to bonus tile 3 or 4.
 */
free_clues: Array<LegalClue>,
/**
 * Discarded cards to shuffle into the deck (`shuffle_back`), as answers to bonus tile 5.
 */
shuffle_back: Array<Card>,
/**
 * Discarded cards to place on their firework (`put_into_play`), as answers to bonus tile 6 or 5.
 */
put_into_play: Array<Card>,
/**
 * Whether the player may leave the bonus tile unused (`decline`).
 */
decline: boolean,
/**
 * Fireworks for the revealed joker (`firework`).
 */
fireworks: Array<Suit>, };

/**
 * A legal clue.
 */
export type LegalClue = { to: Seat, clue: Clue,
/**
 * The cards that it would touch, in the order of the hand; empty for an empty clue.
 */
touches: Array<CardId>, };

/**
 * A consequence of an action.
 *
 * A card hidden from the audience is drawn by `drew_hidden`, which has no field for its print.
 */
export type GameEvent = { "type": "clued", giver: Seat, to: Seat, clue: Clue,
/**
 * The touched cards in the order of the hand; empty for an empty clue.
 */
touched: Array<CardId>,
/**
 * Whether a bonus tile gave the clue, so it cost no token.
 */
free: boolean, } | { "type": "announced", seat: Seat, id: CardId,
/**
 * The announced suit.
 */
suit: Suit,
/**
 * Whether the card has that suit.
 */
right: boolean, } | { "type": "played", seat: Seat, id: CardId, card: Card,
/**
 * The firework. It differs from the card's suit for a joker.
 */
suit: Suit, } | { "type": "misplayed", seat: Seat, id: CardId, card: Card,
/**
 * The new number of strikes.
 */
strikes: number, } | { "type": "thrown", seat: Seat, id: CardId, } | { "type": "discarded", seat: Seat, id: CardId, card: Card, } | { "type": "joker_revealed", seat: Seat, id: CardId, card: Card, } | { "type": "token_gained",
/**
 * The new number of clue tokens.
 */
clue_tokens: number,
/**
 * Whether half a token has come back besides (`clue_starved`). Two halves are a token.
 */
half?: boolean, } | { "type": "token_lost" } | { "type": "completed", suit: Suit, } | { "type": "tile_revealed",
/**
 * 1 to 6.
 */
tile: number, } | { "type": "tile_lost",
/**
 * 1 to 6.
 */
tile: number, } | { "type": "strike_back",
/**
 * The new number of strikes.
 */
strikes: number, } | { "type": "shuffled_back", id: CardId, card: Card, } | { "type": "declined",
/**
 * 1 to 6.
 */
tile: number, } | { "type": "final_round", turns_left: number, } | { "type": "turn", seat: Seat, } | { "type": "over", outcome: OutcomeKind,
/**
 * The reason for a loss.
 */
lost?: LossReason, } | { "type": "reordered", seat: Seat,
/**
 * The new order.
 */
order: Array<CardId>, } | { "type": "drew", seat: Seat,
/**
 * The id of the card from now on.
 */
id: CardId, card: Card, } | { "type": "drew_hidden", seat: Seat,
/**
 * The id of the card from now on.
 */
id: CardId, };

export type OutcomeKind = "perfect" | "finished" | "lost" | "broken_off";

/**
 * Why a game was lost. The text is `rating-lost-REASON`.
 */
export type LossReason = "strikes" | "critical_discard" | "empty_hand" | "no_legal_action" | "incomplete";

/**
 * The two parts of a score. Their difference is the score, unless the score can't be below zero.
 */
export type ScoreParts = {
/**
 * The points for placed cards.
 */
gained: number,
/**
 * The points that missing cards cost.
 */
penalty: number, };

/**
 * The result of a finished game.
 */
export type GameResult = { outcome: OutcomeKind,
/**
 * The reason for a loss.
 */
lost?: LossReason,
/**
 * The score, or a number that doesn't count if `shown` is false: 0 for a lost game, and the value of the
 * fireworks for an abandoned one.
 */
points: number,
/**
 * What the points are made of, if missing cards cost points.
 */
parts?: ScoreParts,
/**
 * Whether the game has a score. An all-or-nothing game is only won or lost, and in most editions a game
 * that was lost by strikes is lost without a score.
 */
shown: boolean,
/**
 * The band of the rating scale: `5-or-less`, `6-10`, `11-15`, `16-20`, `21-24`, `25`, `25-29` or `30`.
 * The text is `rating-SCALE-BAND`.
 */
rating?: string,
/**
 * Which edition's words rate the result: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
 */
scale: string, };

/**
 * The hidden information of a finished game, which proves that the deal was fixed in advance.
 */
export type FinalDeal = {
/**
 * The seed of the deal as 64 hexadecimal digits, if the deal follows from one. The SHA-256 of the bytes
 * `kagiya deal 1:` and the 32 bytes of the seed is the commitment that was published when the game
 * started.
 */
seed?: string,
/**
 * The print of each drawn card by its id, then the rest of the deck, top first.
 */
deck: Array<Card>,
/**
 * The number of cards at the end of `deck` that nobody has drawn.
 */
undrawn: number, };

export type PhaseInfo = { "type": "turn" } | { "type": "tile",
/**
 * 3 to 6.
 */
tile: number, } | { "type": "joker",
/**
 * The id in the hand.
 */
id: CardId, card: Card, } | { "type": "over" };

/**
 * The cards that players learned about, and the clues that this took.
 */
export type Efficiency = {
/**
 * Cards on fireworks, and clued cards in hands that may still be useful.
 */
cards: number,
/**
 * Clues given for a token.
 */
clues: number, };

export type Firework = { suit: Suit,
/**
 * The number of cards.
 */
height: number,
/**
 * The rank on top; `null` if it is empty.
 */
top: number | null,
/**
 * The next rank; `null` if it is complete, or can begin with several.
 */
next: number | null,
/**
 * The maximum height that it can still reach, by the discard pile.
 */
reach: number,
/**
 * Whether it is incomplete and can't grow any further.
 */
dead: boolean, };

/**
 * A card in the discard pile.
 */
export type PileCard = {
/**
 * The id in the hand.
 */
id: CardId, card: Card, };

/**
 * A card in a visible hand.
 */
export type FaceUpCard = { id: CardId, card: Card,
/**
 * The clues that touched it, which its holder knows.
 */
yes: ClueSet,
/**
 * The clues to this hand that didn't touch it.
 */
no: ClueSet,
/**
 * The possible prints by these clues.
 */
possible: CardSet, };

/**
 * A card in a hidden hand. It has no field for its print.
 */
export type FaceDownCard = { id: CardId,
/**
 * The clues that touched it.
 */
yes: ClueSet,
/**
 * The clues to this hand that didn't touch it.
 */
no: ClueSet,
/**
 * The possible prints by these clues.
 */
possible: CardSet, };

/**
 * A player's cards in the order of the hand: oldest first, unless rearranged.
 */
export type Hand = { "face": "up", cards: Array<FaceUpCard>, } | { "face": "down", cards: Array<FaceDownCard>, };

/**
 * A card with fewer possibilities than its clues and the unseen copies allow: the others are needed
 * elsewhere in the hand.
 */
export type NarrowedCard = { id: CardId,
/**
 * All possible prints.
 */
possible: CardSet, };

export type GameState = {
/**
 * The number of completed turns.
 */
turn: number,
/**
 * The player whose turn it is, or who must answer. After the game, the player who acted last.
 */
to_act: Seat, phase: PhaseInfo,
/**
 * The number of available clue tokens.
 */
clue_tokens: number,
/**
 * Whether half a clue token has come back besides (`clue_starved`).
 */
half_token?: boolean,
/**
 * `null` while plays are hidden.
 */
strikes: number | null,
/**
 * The number of cards in the deck.
 */
deck: number,
/**
 * The remaining turns in the final round, including the next one.
 */
turns_left: number | null,
/**
 * The present value of the fireworks. `null` while plays are hidden.
 */
points: number | null,
/**
 * The best score that is still possible, by the discard pile and the remaining turns. While plays are
 * hidden, by the face-up discards alone.
 */
max_points: number,
/**
 * The number of turns that players can spend without placing a card while the best score remains
 * possible. `null` in the final round, without a last turn, and while plays are hidden.
 */
pace: number | null,
/**
 * `null` while plays are hidden.
 */
efficiency: Efficiency | null,
/**
 * In the order of the suits. None while plays are hidden.
 */
fireworks: Array<Firework>,
/**
 * The number of cards that were played face down. Absent where plays are open, and after the game.
 */
hole?: number,
/**
 * Oldest card first.
 */
discard: Array<PileCard>,
/**
 * The cards that fit their firework now. None while plays are hidden.
 */
playable: CardSet,
/**
 * The cards that are needed and have one copy left. None while plays are hidden.
 */
critical: CardSet,
/**
 * The cards that can never be played again.
 */
trash: CardSet,
/**
 * The numbers of the bonus tiles that are face down. Their order is hidden.
 */
tiles: Array<number>,
/**
 * The hands by seat.
 */
hands: Array<Hand>,
/**
 * The copies that this audience does not see: they are in the deck, or in a hand that it does
 * not see, or were played face down. Who holds a hand does not see these copies and the cards of that hand, as far as
 * this audience knows.
 *
 * A card can be each of its `possible` of which its holder does not see a copy, and each copy
 * is as likely as any other.
 */
unseen: Copies,
/**
 * The cards with fewer possibilities than that.
 */
narrowed: Array<NarrowedCard>,
/**
 * The legal actions, if this audience is the player to act.
 */
legal: LegalActions | null, result: GameResult | null, };

/**
 * The changed fields of a [`GameState`] with their new values. An absent field is unchanged. `hands` has
 * only the changed hands.
 *
 * A client doesn't need the rules to follow a game: it replaces the old values. If a value can be `null`,
 * the outer `Option` says whether it has changed.
 */
export type GamePatch = {
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
 * See [`GameState::half_token`].
 */
half_token?: boolean,
/**
 * See [`GameState::strikes`].
 */
strikes?: number | null,
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
points?: number | null,
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
efficiency?: Efficiency | null,
/**
 * See [`GameState::fireworks`].
 */
fireworks?: Array<Firework>,
/**
 * See [`GameState::hole`].
 */
hole?: number | null,
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
 * The changed hands by seat. See [`GameState::hands`].
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

export type SuitInfo = { letter: Suit,
/**
 * The name in English, lower case. Other languages translate it by this name.
 */
name: string,
/**
 * Whether the firework is built from the highest rank down.
 */
down: boolean,
/**
 * The value of the firework: `points` (a point for each card), `penalty` (minus a point for each missing
 * card), `joker` (no firework; its cards can replace others).
 */
score: string,
/**
 * The letter of its own color for clues, if any.
 */
color?: string,
/**
 * The number of copies of each rank, from rank 1; START (6) is last, where there is one.
 */
copies: Array<number>, };

/**
 * A color for clues.
 */
export type ColorInfo = { letter: string,
/**
 * The name in English, lower case.
 */
name: string, };

/**
 * The rules of a game.
 */
export type RulesInfo = { players: number,
/**
 * The number of cards in a hand after the deal.
 */
hand_size: number,
/**
 * The number of ranks without START, which is the height of a complete firework.
 */
ranks: number, suits: Array<SuitInfo>,
/**
 * The colors for clues.
 */
colors: Array<ColorInfo>,
/**
 * For each clue (a color's letter or a rank's digit), the cards that it touches.
 */
touch: { [key in string]: CardSet },
/**
 * The number of cards in the deck before the deal.
 */
deck: number,
/**
 * The number of clue tokens at the start, which is also the maximum.
 */
clue_tokens: number,
/**
 * Whether what brings back a clue token brings back half of one (`clue_starved`).
 */
half_tokens?: boolean,
/**
 * The number of the strike that ends the game.
 */
strikes: number,
/**
 * The lowest possible score.
 */
min_score: number,
/**
 * The highest possible score.
 */
max_score: number,
/**
 * Whether a clue may touch no card.
 */
empty_clues: boolean,
/**
 * Whether the rank clues are 1 for odd and 2 for even (`odds_evens`).
 */
odds_evens?: boolean,
/**
 * Whether a play may announce its firework (Timed Display).
 */
timed_display: boolean,
/**
 * Whether there are bonus tiles (the Five Flamboyants).
 */
flamboyants: boolean,
/**
 * Whether each player has one more turn after the last card is drawn. Otherwise play continues.
 */
final_round: boolean,
/**
 * Whether only a perfect game is won.
 */
all_or_nothing: boolean,
/**
 * Whether losing the last copy of a needed card loses the game.
 */
critical_discard_loses: boolean, hand_reorder: boolean,
/**
 * The criterion by which the table chooses the first player: `colourful` or `oldest`.
 */
criterion?: string,
/**
 * Which edition's words rate the result: `cocktail`, `abacus`, `grands_feux`, `rr` or `none`.
 */
scale: string,
/**
 * Whether a score is called one with black powder.
 */
black_powder_suffix: boolean,
/**
 * All options of the game, by the names and values of `GET /api/options`.
 */
options: Record<string, unknown>, };

/**
 * A person as others see them.
 */
export type Person = { id: PersonId,
/**
 * Not unique.
 */
name: string, };

/**
 * The stage of a table.
 */
export type TableStatus = "open" | "running" | "finished" | "closed";

/**
 * The format of a file with a game.
 */
export type FileOrigin = "kagiya" | "hanab_live";

/**
 * The source of a table's deal, if it wasn't shuffled for the table.
 */
export type DealSourceInfo = { "type": "challenge",
/**
 * Absent in lists, since the id is an invitation.
 */
id?: ChallengeId, } | { "type": "day",
/**
 * The date, such as `2026-11-22` (UTC).
 */
day: string, } | { "type": "training",
/**
 * The table of that game; absent in lists.
 */
table?: TableId, } | { "type": "seed",
/**
 * The seed; absent in lists.
 */
seed?: string, } | { "type": "imported", origin: FileOrigin,
/**
 * The names by seat, as the file gives them; absent in lists, and if the file gives none.
 */
names?: Array<string>, };

/**
 * An existing deal for a new table.
 */
export type RequestedDeal = { "type": "challenge", id: ChallengeId, } | { "type": "day" } | { "type": "training", table: TableId,
/**
 * The number of entries of that game's record that have already been played.
 */
step?: number, } | { "type": "seed",
/**
 * A number below 2^64, for the rules in `settings`. Or a seed of hanab.live such as `p3v0s1`, which
 * decides the number of players, the variant and the deck.
 */
seed: string, };

/**
 * The first player.
 */
export type Starter = { "type": "edition" } | { "type": "random" } | { "type": "seat", seat: Seat, };

/**
 * Who can watch a running game, and what they see. The table's events name all spectators. Everyone can
 * watch a finished game, and a game of bots only.
 */
export type Watching = { "type": "nobody" } | { "type": "public" } | { "type": "seat", seat: Seat, } | { "type": "delayed" };

/**
 * The effect of a timeout.
 */
export type OnTimeout = { "type": "tell" } | { "type": "bot",
/**
 * The name of the bot; without it, the bot that replaces players who leave.
 */
bot?: string, } | { "type": "end" };

/**
 * The time control of a game, which includes the effect of a timeout. A timeout is never a loss by the
 * rules.
 */
export type TimeControl = { "type": "none" } | { "type": "gentle",
/**
 * The time until the reminder, 10 to 3600.
 */
nudge_seconds: number, } | { "type": "strict",
/**
 * The clocks at the start, 10 to 10,800.
 */
bank_seconds: number,
/**
 * The time added after each own action, 0 to 600.
 */
increment_seconds: number,
/**
 * The clock of a disconnected player is stopped, for this time in the whole game, 10 to 3600. After
 * that it runs, and any player may let a bot take the turn. 60 by default.
 */
grace_seconds?: number,
/**
 * The effect of a timeout.
 */
when_out?: OnTimeout, } | { "type": "correspondence",
/**
 * 1 to 30.
 */
days: number,
/**
 * The effect of a timeout.
 */
when_out?: OnTimeout, };

/**
 * An end of a hand.
 */
export type HandEnd = "oldest" | "newest";

/**
 * Agreed conventions, where groups differ. Companions follow them from the first action and expect that
 * everyone does. Where nothing is agreed, they learn how each partner plays. Other bots ignore them, and
 * players don't have to follow them.
 */
export type Conventions = {
/**
 * Whether players give and answer finesses.
 */
finesses?: boolean,
/**
 * Whether players give and answer bluffs.
 */
bluffs?: boolean,
/**
 * Which of several cards of the lowest rank is played first.
 */
ones?: HandEnd,
/**
 * Whether a color clue can save a critical card.
 */
color_saves?: boolean,
/**
 * Whether players save a two if no other copy is visible.
 */
two_saves?: boolean,
/**
 * Which of the unclued cards is discarded first.
 */
discards?: HandEnd, };

/**
 * The settings of a table.
 */
export type TableSettings = {
/**
 * The name of the preset: an edition or a well-known house rule.
 */
preset: string,
/**
 * Options that differ from the preset, by the names and values of `GET /api/options`.
 */
options: Record<string, unknown>,
/**
 * The number of seats, 2 to 5, or 6 if the edition allows it.
 */
seats: number, starter: Starter,
/**
 * Whether the table is in the public list. Otherwise only people with its id find it.
 */
listed: boolean,
/**
 * The default is everyone, without any hand.
 */
watching?: Watching,
/**
 * The default is no time control.
 */
time?: TimeControl,
/**
 * The agreed conventions; none by default.
 */
conventions?: Conventions, };

export type SeatInfo = {
/**
 * The person with this seat.
 */
person?: Person,
/**
 * The bot with this seat: on its own, or for the person, who can return.
 */
bot?: string,
/**
 * The person for whom the seat is reserved. An empty seat: the player of the previous game. In a running
 * game: the player whom the person replaces.
 */
kept_for?: Person, };

/**
 * A seat of a running game that is offered to a person.
 */
export type SeatOffer = { seat: Seat,
/**
 * The person who can accept it.
 */
person: Person,
/**
 * The seat of the offering player.
 */
by: Seat, };

/**
 * A request to undo actions that other players haven't all answered.
 */
export type TakeBackAsked = {
/**
 * The requesting player, whose last action and all actions since would be undone.
 */
seat: Seat,
/**
 * The players who have agreed so far.
 */
agreed: Array<Seat>, };

/**
 * A bot that takes one turn of a player.
 */
export type BotForTurn = {
/**
 * The name of the bot.
 */
bot: string,
/**
 * The player who requested it; absent after a timeout.
 */
by?: Seat, };

/**
 * A pause, or a request for one.
 */
export type Pause = {
/**
 * The player who requested it.
 */
seat: Seat,
/**
 * The players who have agreed so far.
 */
agreed: Array<Seat>,
/**
 * The start of the pause, in milliseconds since 1970; absent until all have agreed.
 */
since?: number, };

/**
 * The clocks of a running game after an event. Absent without a time control, and for spectators with a
 * delay.
 */
export type TableTime = {
/**
 * The seat whose turn it is.
 */
seat: Seat,
/**
 * The start of the turn, in milliseconds since 1970.
 */
since: number,
/**
 * The clock of each seat at the last event, in milliseconds; empty without clocks.
 */
left?: Array<number>,
/**
 * When the clock of `seat` started to run, in milliseconds since 1970; absent while it is stopped.
 */
runs_since?: number,
/**
 * When the time of `seat` runs out, in milliseconds since 1970; absent if it is stopped or has run out.
 */
due?: number,
/**
 * Whether the time has run out, so that other players may let a bot take the turn.
 */
late: boolean,
/**
 * The bot that takes this turn for its player.
 */
bot?: BotForTurn,
/**
 * A pause, or a request for one.
 */
pause?: Pause, };

/**
 * The turn in a correspondence game, for lists.
 */
export type TurnInfo = {
/**
 * The player's seat.
 */
seat: Seat,
/**
 * The start of the turn, in milliseconds since 1970.
 */
since: number,
/**
 * When the time runs out, in milliseconds since 1970; absent if it has, or the game is paused.
 */
due?: number, };

/**
 * Public information about a table, without its game.
 */
export type TableInfo = { id: TableId, status: TableStatus, settings: TableSettings,
/**
 * The person who can change settings and start the game: the one who opened the table, or after they
 * left the one who joined first.
 */
owner: PersonId, seats: Array<SeatInfo>,
/**
 * In milliseconds since 1970.
 */
created_at: number, started_at?: number, finished_at?: number,
/**
 * The commitment to the deal, 64 hexadecimal digits, once the game has started.
 */
commitment?: string,
/**
 * The hidden information, once the game has ended.
 */
deal?: FinalDeal,
/**
 * The seats that request the end of the running game.
 */
end_wished?: Array<Seat>,
/**
 * A request to undo actions.
 */
take_back?: TakeBackAsked,
/**
 * Offered seats.
 */
offers?: Array<SeatOffer>,
/**
 * Seats whose players have asked their substitutes for them.
 */
asked_back?: Array<Seat>,
/**
 * People whom the owner has banned.
 */
kept_out?: Array<Person>,
/**
 * The table of the next game with the same players.
 */
rematch?: TableId,
/**
 * The table of the previous game with the same players.
 */
rematch_of?: TableId,
/**
 * The source of the deal, if it wasn't shuffled for this table.
 */
deal_of?: DealSourceInfo, };

/**
 * A table in a list.
 */
export type LobbyTable = { id: TableId, status: TableStatus, settings: TableSettings, seats: Array<SeatInfo>,
/**
 * In milliseconds since 1970.
 */
created_at: number, started_at?: number,
/**
 * The turn in a running correspondence game, if a person is to act.
 */
turn?: TurnInfo,
/**
 * The source of the deal, if it wasn't shuffled for this table.
 */
deal_of?: DealSourceInfo, };

/**
 * The people who are connected now. Neither numbered nor stored.
 */
export type Presence = {
/**
 * Whether the person at each seat is connected; `false` for bots and empty seats.
 */
here: Array<boolean>,
/**
 * The number of connected spectators.
 */
watching: number, };

/**
 * Why a table broke its game off. The texts `event-ended-REASON` say it in words.
 */
export type EndReason = "left" | "timeout" | "agreed" | "operator" | "out_of_time" | "unknown";

/**
 * Why the owner of a table keeps somebody out. The texts `web-event-kept-out-WHY` say it in words.
 */
export type KickReason = "absence" | "conduct" | "others" | "no_reason";

/**
 * The effect of leaving a table.
 */
export type LeaveEffect = "seat" | "table" | "bot" | "back" | "game";

/**
 * A seat of a running game that you can take.
 */
export type TakeSeat = { seat: Seat, how: SitEffect, };

/**
 * The effect of taking a seat in a running game.
 */
export type SitEffect = "offered" | "back" | "ask";

/**
 * The effect of a request to end a game.
 */
export type EndEffect = "now" | "ask";

/**
 * What you may do at a table now, apart from moves. It changes with events, connections and time.
 */
export type TablePermissions = {
/**
 * The seats that you can give to a bot (`seat_bot`): empty seats of your open table. In a running game:
 * your own, and those of absent players.
 */
seat_bot: Array<Seat>,
/**
 * The seats that you can offer to someone (`offer_seat`): your own, and those of absent players.
 */
offer_seat?: Array<Seat>,
/**
 * The seat of the running game that you get by `sit`, and how; absent if there is none, or you have one.
 */
take_seat?: TakeSeat,
/**
 * The effect of `leave`; absent without a seat.
 */
leave?: LeaveEffect,
/**
 * The effect of a request to `end` the game; absent if you can't request it.
 */
end?: EndEffect,
/**
 * The people whom you can remove from your table (`keep_out`): players, and named spectators.
 */
keep_out?: Array<Person>,
/**
 * The messages that you can send (`say`); absent if none.
 */
talk?: ChatPermission,
/**
 * Whether you can let a bot take the turn of a slow player (`let_bot_play`).
 */
let_bot_play?: boolean,
/**
 * Whether you can request a pause (`pause`).
 */
pause?: boolean,
/**
 * Whether you can take hints on your turns (`hint`).
 */
hint?: boolean, };

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
settings: TableSettings, } | { "type": "started",
/**
 * The commitment to the deal, 64 hexadecimal digits.
 */
commitment: string,
/**
 * Who begins.
 */
first: Seat, } | { "type": "acted",
/**
 * The seat that acted.
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
happened: Array<GameEvent>, } | { "type": "taken_back",
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
number: number, } | { "type": "said",
/**
 * Where they sit.
 */
seat: Seat,
/**
 * The person, whose name may change later.
 */
person: Person,
/**
 * A text, or a message of the fixed set.
 */
saying: ChatMessage, } | { "type": "closed",
/**
 * Whether whoever runs the server closed it.
 */
operator?: boolean, } | { "type": "sat",
/**
 * The seat they took.
 */
seat: Seat,
/**
 * The person in it.
 */
person: Person, } | { "type": "left",
/**
 * The seat that is free now.
 */
seat: Seat, } | { "type": "bot_sat",
/**
 * The seat of the bot.
 */
seat: Seat,
/**
 * The bot's name in the list of bots.
 */
bot: string, } | { "type": "renamed",
/**
 * The seat of that person.
 */
seat: Seat,
/**
 * The new name.
 */
name: string, } | { "type": "reordered",
/**
 * The seat of that player.
 */
seat: Seat,
/**
 * The new order of the hand.
 */
order: Array<CardId>, } | { "type": "stood_in",
/**
 * The seat of that person.
 */
seat: Seat,
/**
 * The bot's name in the list of bots.
 */
bot: string, } | { "type": "returned",
/**
 * The seat of that person.
 */
seat: Seat, } | { "type": "seat_offered",
/**
 * The offered seat.
 */
seat: Seat,
/**
 * The person who may accept it.
 */
person: Person,
/**
 * The seat of the player who offers it.
 */
by: Seat, } | { "type": "offer_dropped",
/**
 * The seat that was offered.
 */
seat: Seat,
/**
 * Whether the person has declined.
 */
declined: boolean, } | { "type": "seat_taken",
/**
 * The seat that changes hands.
 */
seat: Seat,
/**
 * The new player.
 */
person: Person,
/**
 * The person they play for; `None` if the seat is their own again.
 */
plays_for?: Person, } | { "type": "seat_asked_back",
/**
 * The seat that the substitute plays.
 */
seat: Seat, } | { "type": "end_wished",
/**
 * The seat of that player.
 */
seat: Seat,
/**
 * Whether they want the game to end.
 */
wish: boolean, } | { "type": "ended",
/**
 * The seat whose request ended it, if any.
 */
by?: Seat,
/**
 * The reason.
 */
why: EndReason, } | { "type": "take_back_asked",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "take_back_agreed",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "take_back_dropped",
/**
 * The seat that declined it; `None` if it wasn't answered in time.
 */
by?: Seat, } | { "type": "late",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "bot_asked",
/**
 * The seat on turn.
 */
seat: Seat,
/**
 * The bot's name in the list of bots.
 */
bot: string,
/**
 * The seat that asked for it; `None` if the time had run out.
 */
by?: Seat, } | { "type": "clock",
/**
 * The seat on turn.
 */
seat: Seat,
/**
 * The remaining time, in milliseconds.
 */
left: number,
/**
 * Whether the clock runs from now on.
 */
runs: boolean, } | { "type": "hinted",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "pause_asked",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "pause_agreed",
/**
 * The seat of that player.
 */
seat: Seat, } | { "type": "pause_dropped",
/**
 * The seat that declined it; `None` if it wasn't answered in time.
 */
by?: Seat, } | { "type": "paused",
/**
 * The seat that asked for it.
 */
seat: Seat, } | { "type": "resumed",
/**
 * The seat that ended it.
 */
seat: Seat, } | { "type": "watched",
/**
 * The spectator.
 */
person: Person,
/**
 * The seats whose people have used the same network address.
 */
beside?: Array<Seat>, } | { "type": "kept_out",
/**
 * The banned person.
 */
person: Person,
/**
 * Their seat, if they had one.
 */
seat?: Seat,
/**
 * The reason.
 */
why: KickReason, } | { "type": "rematch",
/**
 * The other table.
 */
table: TableId, };

/**
 * A message of the fixed set, which everyone reads in their own language. Its text is `web-remark-WORD`.
 */
export type QuickChat = "hello" | "good_luck" | "know_nothing" | "remember" | "thinking" | "back_soon" | "here_again" | "thanks";

export type ChatMessage = { "type": "remark", remark: QuickChat, } | { "type": "text",
/**
 * 1 to [`MAX_CHAT_LENGTH`] characters.
 */
text: string, };

/**
 * A reaction to another player's action, which everyone at the table sees for a moment. It isn't stored.
 */
export type Reaction = "thanks" | "well_played" | "surprise" | "thinking" | "sorry" | "laugh";

/**
 * The messages that you may send at a table now.
 */
export type ChatPermission = "remarks" | "text";

/**
 * The chat of a message.
 */
export type ChatChannel = "table" | "watchers";

/**
 * A message in the spectators' chat.
 */
export type SpectatorMessage = {
/**
 * The number of the message, from 1.
 */
line: number,
/**
 * In milliseconds since 1970.
 */
at: number, person: Person, saying: ChatMessage, };

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
 * A stable code, which clients translate. The message next to it is in English.
 */
export type ErrorCode = "frame/malformed" | "frame/too_large" | "frame/binary" | "hello/first" | "hello/version" | "session/expired" | "session/origin" | "session/blocked" | "session/host" | "rate/limited" | "connection/too_many" | "table/unknown" | "table/not_open" | "table/not_running" | "table/not_finished" | "table/full" | "table/too_few" | "table/too_many" | "table/too_much" | "table/no_watching" | "table/kept_out" | "person/unknown" | "table/not_owner" | "seat/unknown" | "seat/taken" | "seat/not_seated" | "seat/present" | "seat/empty" | "seat/too_often" | "seat/seen_more" | "bot/unknown" | "bot/language" | "name/invalid" | "name/scripts" | "name/taken" | "password/invalid" | "account/wrong" | "account/wrong_code" | "account/none" | "account/exists" | "account/at_table" | "command/id" | "command/withdrawn" | "command/stale" | "take_back/nothing" | "take_back/card_seen" | "take_back/pending" | "take_back/not_asked" | "time/settings" | "time/none" | "time/not_out" | "time/paused" | "time/no_pause" | "talk/silent" | "talk/remarks_only" | "talk/not_your_turn" | "talk/text" | "talk/unknown" | "talk/no_reaction" | "people/unknown" | "people/stranger" | "people/too_many" | "people/many_ask" | "push/off" | "push/subscription" | "deal/no_challenge" | "deal/seen" | "deal/seen_by" | "deal/unseen" | "deal/fixed" | "deal/seats" | "deal/partner" | "deal/training" | "deal/seed" | "deal/not_played" | "deal/today" | "deal/no_day" | "options/unknown_variant" | "options/unknown_preset" | "options/invalid" | "action/not_your_turn" | "action/unknown_word" | "action/game_over" | "action/not_in_hand" | "action/all_tokens" | "action/no_clue_token" | "action/no_such_player" | "action/nothing_to_clue" | "action/no_such_clue" | "action/empty_clue" | "action/same_kind_of_clue" | "action/no_announcements" | "action/no_such_firework" | "action/tile_first" | "action/joker_first" | "action/nothing_asked" | "action/not_offered" | "reorder/forbidden" | "reorder/not_the_hand" | "record/not_exportable" | "file/invalid" | "file/too_many" | "why/no_bot" | "why/nothing" | "hint/not_alone" | "hint/fixed_deal" | "hint/not_taken" | "branch/step" | "branch/too_long" | "branch/bots" | "review/not_here" | "review/not_leading" | "review/players" | "review/full" | "review/cards" | "review/off" | "review/no_turns" | "review/hidden_plays" | "http/not_found" | "http/bad_request" | "server/too_slow" | "server/busy" | "server/not_stored" | "server/too_large" | "server/shutting_down" | "server/internal";

/**
 * A refusal with its reason.
 */
export type Problem = {
/**
 * A stable code.
 */
code: ErrorCode,
/**
 * What is wrong and what would be right, in English.
 */
message: string,
/**
 * The translatable form, if it says more than the code.
 */
reason?: Reason, };

/**
 * What an error says: a text of `errors.ftl` in every folder of `locales/`, and what is put into
 * it.
 */
export type Reason = { id: string,
/**
 * The values of `{ $NAME }` in the text.
 */
args: { [key in string]: ReasonValue }, };

/**
 * A value in the text of a [`Reason`].
 */
export type ReasonValue = number | string | Array<string> | Reason | { option: string, values: Array<string>, } | { option: string,
/**
 * The value; without it, the option itself is meant.
 */
value?: string, };

/**
 * The start of a connection.
 */
export type Hello = {
/**
 * The client's `PROTOCOL_VERSION`.
 */
protocol: number,
/**
 * The session token, for clients that don't send it as a cookie or header.
 */
token?: string, };

/**
 * A new table.
 */
export type CreateTable = { settings: TableSettings,
/**
 * Your seat; without it, you watch.
 */
seat?: Seat,
/**
 * Bots for the remaining seats, in order.
 */
bots: Array<string>,
/**
 * Whether to start the game at once, which needs at least two players.
 */
start: boolean,
/**
 * An existing deal, instead of a new one. It decides the rules: of `settings`, only `seats` (for the
 * deal of the day), the rules (for a number as the seed), `listed`, `watching` and `time` apply.
 */
deal?: RequestedDeal, };

export type BotSpeed = "quick" | "calm";

/**
 * An action at a table.
 */
export type Command = { "type": "sit", seat?: Seat, } | { "type": "leave" } | { "type": "end",
/**
 * Whether to request the end.
 */
wish: boolean, } | { "type": "seat_bot", seat: Seat,
/**
 * The name of the bot.
 */
bot: string, } | { "type": "offer_seat", seat: Seat, person: PersonId, } | { "type": "drop_offer", seat: Seat, } | { "type": "free_seat", seat: Seat, } | { "type": "keep_out", person: PersonId,
/**
 * The reason, which everyone at the table sees.
 */
why: KickReason, } | { "type": "configure", settings: TableSettings, } | { "type": "start",
/**
 * The first player, if the table chooses.
 */
first?: Seat, } | { "type": "act", action: Action, } | { "type": "reorder",
/**
 * The ids of the cards in their new order.
 */
order: Array<CardId>, } | { "type": "take_back" } | { "type": "answer_take_back", agree: boolean, } | { "type": "let_bot_play" } | { "type": "hint" } | { "type": "pause" } | { "type": "answer_pause", agree: boolean, } | { "type": "resume" } | { "type": "say", saying: ChatMessage, } | { "type": "react",
/**
 * The number of the action's event.
 */
seq: number, reaction: Reaction, } | { "type": "report", place: ChatChannel,
/**
 * The number of the event, or of the spectators' message.
 */
line: number, } | { "type": "rematch" } | { "type": "review", action: ReviewAction, } | { "type": "close" };

/**
 * One frame from a client.
 */
export type ClientMessage = { "type": "hello" } & Hello | { "type": "subscribe", table: TableId,
/**
 * The number of the last event that the client has. Without it, the server sends a snapshot.
 */
after?: number, } | { "type": "unsubscribe", table: TableId, } | { "type": "lobby", follow: boolean, } | { "type": "create",
/**
 * The client's name for this command.
 */
id: CommandId, settings: TableSettings,
/**
 * Your seat; without it, you watch.
 */
seat?: Seat,
/**
 * Bots for the remaining seats, in order.
 */
bots: Array<string>,
/**
 * Whether to start the game at once, which needs at least two players.
 */
start: boolean,
/**
 * An existing deal, instead of a new one. It decides the rules: of `settings`, only `seats` (for the
 * deal of the day), the rules (for a number as the seed), `listed`, `watching` and `time` apply.
 */
deal?: RequestedDeal, } | { "type": "command",
/**
 * The client's name for this command. A repeated command with the same id has no second effect.
 */
id: CommandId, table: TableId,
/**
 * The number of the last move that the client has, 0 before the first. If there is a later move, the
 * command is refused as stale. Events other than moves don't make a command stale.
 */
expect?: number, do: Command, } | { "type": "withdraw",
/**
 * The client's name for that command.
 */
id: CommandId, table: TableId, } | { "type": "pace", table: TableId, pace: BotSpeed, } | { "type": "rename",
/**
 * The client's name for this command.
 */
id: CommandId, name: string, } | { "type": "ping",
/**
 * Repeated in the answer.
 */
n: number, };

/**
 * A bot that can have a seat.
 */
export type BotInfo = {
/**
 * The name in commands.
 */
name: string,
/**
 * A description in English.
 */
about: string,
/**
 * Whether it plays by conventions that people can learn, and explains its actions.
 */
explains: boolean,
/**
 * Whether it is the bot that plays for people who leave, and in the deals of the day.
 */
substitute?: boolean, };

/**
 * Limits of the server.
 */
export type Limits = {
/**
 * The maximum size of a frame, in bytes.
 */
frame: number,
/**
 * The maximum length of a name, in characters.
 */
name: number,
/**
 * The maximum number of tables that a connection can follow.
 */
subscriptions: number, };

/**
 * How client and server detect a lost connection, in milliseconds.
 */
export type Heartbeat = {
/**
 * A client without messages for this time sends `ping`.
 */
ask_after: number,
/**
 * The same for a client that waits for a table or the answer to a command.
 */
ask_waiting: number,
/**
 * A client without messages for this time after its `ping` has lost the server, and reconnects.
 */
lost_after: number,
/**
 * The server closes a connection without messages for this time, including answers to WebSocket pings.
 */
silence: number, };

/**
 * The answer to `hello`.
 */
export type Welcome = {
/**
 * The version of the protocol for this connection.
 */
protocol: number,
/**
 * The name and version of the server.
 */
server: string, you: Person,
/**
 * The server's time, in milliseconds since 1970.
 */
now: number,
/**
 * The bots that can have a seat, best first.
 */
bots: Array<BotInfo>, limits: Limits, heartbeat: Heartbeat,
/**
 * Whether you have contacts or invitations. If not, `GET /api/people` isn't needed before a message
 * `people`.
 */
people?: boolean, };

/**
 * The complete state of a table for one audience.
 */
export type Snapshot = { table: TableId,
/**
 * The number of the table's last event.
 */
seq: number, info: TableInfo,
/**
 * The rules of the present or next game.
 */
rules: RulesInfo,
/**
 * Your seat, if you have one.
 */
you?: Seat,
/**
 * The seat whose view you have as a spectator, if any.
 */
eyes?: Seat,
/**
 * The game as you see it, once it has started.
 */
game?: GameState,
/**
 * The events so far, as you see them: all moves, and the newest 300 of the others.
 */
history: Array<LoggedEvent>, presence: Presence,
/**
 * The number of moves, to compare with `expect`.
 */
moves: number, may: TablePermissions,
/**
 * The clocks of the running game, if it has a time control.
 */
time?: TableTime, };

/**
 * An event at a table, with its changes.
 */
export type TableUpdate = { table: TableId,
/**
 * The table's information, if it has changed.
 */
info?: TableInfo,
/**
 * The rules, if they have changed.
 */
rules?: RulesInfo,
/**
 * The game as you see it, if it has just started.
 */
game?: GameState,
/**
 * The changes to the game as you see it.
 */
change?: GamePatch,
/**
 * The clocks of the running game, if it has a time control. After several missed events, only the last
 * one has them.
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

export type ServerMessage = { "type": "welcome" } & Welcome | { "type": "snapshot" } & Snapshot | { "type": "resumed", table: TableId,
/**
 * The number of the table's last event.
 */
seq: number, presence: Presence, may: TablePermissions, } | { "type": "event" } & TableUpdate | { "type": "presence", table: TableId, presence: Presence, } | { "type": "may", table: TableId, may: TablePermissions, } | { "type": "watchers_talk", table: TableId,
/**
 * The messages, oldest first.
 */
lines: Array<SpectatorMessage>, } | { "type": "reaction", table: TableId,
/**
 * The number of the action's event.
 */
seq: number,
/**
 * The seat of the player who reacts.
 */
seat: Seat, reaction: Reaction, } | { "type": "review", table: TableId,
/**
 * Absent when all participants have left.
 */
review?: Review, } | { "type": "lobby",
/**
 * Newest first.
 */
tables: Array<LobbyTable>,
/**
 * The value of `before` for more tables: `GET /api/tables?before=…`.
 */
before?: string, } | { "type": "lobby_table", table: LobbyTable, } | { "type": "people" } | { "type": "lobby_gone", table: TableId, } | { "type": "done", id: CommandId,
/**
 * The table; for `create` and `rematch`, the new one.
 */
table?: TableId,
/**
 * The number of the command's last event.
 */
seq?: number, } | { "type": "withdrawn", id: CommandId, table: TableId, } | { "type": "error",
/**
 * The refused command, if it was one.
 */
id?: CommandId, table?: TableId,
/**
 * A stable code.
 */
code: ErrorCode,
/**
 * What is wrong and what would be right, in English.
 */
message: string,
/**
 * The translatable form, if it says more than the code.
 */
reason?: Reason,
/**
 * For `rate/limited`: the milliseconds until the next attempt.
 */
retry_after?: number, } | { "type": "pong",
/**
 * The number of the `ping`.
 */
n: number,
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, } | { "type": "bye", code: ErrorCode,
/**
 * The reason in English.
 */
message: string, };

/**
 * Starts a session, or changes the name of its person.
 */
export type SessionRequest = {
/**
 * The name of a new person; without it, the server chooses one.
 */
name?: string,
/**
 * Whether the reply contains the token, for programs, instead of a cookie.
 */
token?: boolean, };

/**
 * The person of the session.
 */
export type SessionReply = { you: Person,
/**
 * Whether the person is new.
 */
new: boolean,
/**
 * The session token, if it was requested: 64 hexadecimal digits.
 */
token?: string, };

/**
 * A preset: an edition or a well-known house rule. Its texts are `preset-NAME` and `preset-NAME.about`.
 */
export type EditionInfo = { name: string,
/**
 * The preset that this one changes; without it, the defaults.
 */
builds_on?: string,
/**
 * The first preset with the same game, if it is another one. They may differ in the first player, the
 * rating and the allowed talk.
 */
plays_like?: string,
/**
 * The document that it comes from, with the text `source-KEY`.
 */
source: string,
/**
 * A description of one line in English.
 */
about: string,
/**
 * The possible numbers of players.
 */
players: Array<number>,
/**
 * All options.
 */
options: Record<string, unknown>,
/**
 * The rules for the smallest number of players.
 */
rules: RulesInfo, };

/**
 * The possible values of an option.
 */
export type OptionKind = { "kind": "switch" } | { "kind": "number", min: number, max: number, } | { "kind": "choice", values: Array<string>, } | { "kind": "data" };

/**
 * An option of the rules, for a form. Its texts are `option-NAME` and `option-NAME.about`, and those of its
 * values are `value-NAME-VALUE`.
 */
export type OptionField = { name: string,
/**
 * The value if the preset doesn't set it.
 */
default: unknown, } & ({ "kind": "switch" } | { "kind": "number", min: number, max: number, } | { "kind": "choice", values: Array<string>, } | { "kind": "data" });

/**
 * A variant of hanab.live, as a preset and the options that differ from it.
 */
export type VariantInfo = {
/**
 * The name on that site.
 */
name: string, preset: string, options: Record<string, unknown>, };

/**
 * What variants of hanab.live have in common. A variant is its place in the list of names.
 */
export type VariantFamilies = {
/**
 * In the site's order.
 */
families: Array<VariantFamily>,
/**
 * The cards of each variant, as a place in `cards`.
 */
cards_of: Array<number>, cards: Array<VariantCards>, };

/**
 * Variants with the same special suit, or with the same modifiers.
 */
export type VariantFamily = {
/**
 * The name on that site.
 */
name: string, kind: FamilyKind, variants: Array<number>, };

export type FamilyKind = "suits" | "rules";

/**
 * How many deals of these cards can be won by players who know all of them, as `kagiya lab deals` has counted.
 */
export type VariantCards = {
/**
 * One for each counted number of players.
 */
winnable: Array<WinnableDeals>, };

export type WinnableDeals = { players: number, deals: number,
/**
 * Those with a line to the maximum score.
 */
won: number,
/**
 * Those that are proven to have none.
 */
impossible: number, };

/**
 * What a seed of hanab.live decides besides the deck.
 */
export type SeedInfo = {
/**
 * The number of players.
 */
seats: number, variant: VariantInfo, };

/**
 * Asks for the rules that follow from settings.
 */
export type RulesRequest = { preset: string,
/**
 * Options that differ from the preset.
 */
options: Record<string, unknown>,
/**
 * The number of players.
 */
seats: number, };

/**
 * The rules, or the reason why the settings are invalid.
 */
export type RulesReply = { rules?: RulesInfo,
/**
 * The name of the variant of hanab.live with these suits and modifiers, if there is one.
 */
variant?: string,
/**
 * The options that have no effect with these rules.
 */
idle?: Array<string>, problem?: Problem, };

/**
 * A picture, which each program draws in its own way.
 */
export type Picture = { "cards": Array<PictureCard> } | { "tokens": number } | { "strikes": number } | { "tiles": number };

/**
 * A card that lies face up in a picture.
 */
export type PictureCard = {
/**
 * The letter of the suit in records.
 */
letter: string,
/**
 * The suit, by its English name.
 */
suit: string,
/**
 * The rank, from 1.
 */
rank: number,
/**
 * Whether the clue in the picture touches it.
 */
touched: boolean, };

/**
 * A value in a text of the rulebook.
 */
export type RulebookValue = { "number": number } | { "series": Array<number> } | { "either": Array<number> } | { "sum": Array<number> } | { "suit": string } | { "suits": Array<string> } | { "text": string };

/**
 * One rule, as a text.
 */
export type RulebookParagraph = { id: string,
/**
 * The arguments of the text by name.
 */
args?: { [key in string]: RulebookValue }, pictures?: Array<Picture>,
/**
 * The documents with this rule, with the texts `source-KEY`. Empty for a consequence of other rules.
 */
sources?: Array<string>,
/**
 * The rulings, such as `A-1`, where documents differ or are silent. The text `rulebook-ruling-1`
 * explains the decision.
 */
rulings?: Array<string>, };

export type RulebookSection = {
/**
 * The id of the title's text.
 */
id: string,
/**
 * The id of the text of its chapter's title.
 */
chapter: string,
/**
 * The options of the rules that it explains. Each option is in one section.
 */
options?: Array<string>, paragraphs: Array<RulebookParagraph>, };

/**
 * The complete rulebook of a game. Its texts are in `rulebook.ftl` of each language.
 */
export type Rulebook = { sections: Array<RulebookSection>, };

/**
 * The rulebook of the game, or the reason why the settings are invalid.
 */
export type RulebookReply = { rulebook?: Rulebook, problem?: Problem, };

/**
 * One step of a replay.
 */
export type ReplayStep = {
/**
 * The changes to the state.
 */
change: GamePatch,
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
 * A finished game for one audience: its first state, and what each event changed.
 */
export type Replay = { info: TableInfo, rules: RulesInfo,
/**
 * The game after the deal.
 */
start: GameState,
/**
 * The events since the deal: actions and rearranged hands.
 */
steps: Array<ReplayStep>, };

/**
 * A finished game in a list.
 */
export type GameSummary = { id: TableId, settings: TableSettings, seats: Array<SeatInfo>, result: GameResult,
/**
 * The highest score by the rules.
 */
max_score: number,
/**
 * The number of turns.
 */
turns: number,
/**
 * In milliseconds since 1970.
 */
finished_at: number,
/**
 * The source of the deal, if it wasn't shuffled for this table.
 */
deal_of?: DealSourceInfo, };

/**
 * Finished games, newest first.
 */
export type GamesPage = { games: Array<GameSummary>,
/**
 * The value of `before` for the next page; absent on the last page.
 */
before?: string, };

/**
 * Open or running tables, newest first.
 */
export type TablesPage = { tables: Array<LobbyTable>,
/**
 * The value of `before` for the next page; absent on the last page.
 */
before?: string, };

/**
 * Creates an account for a guest, who remains the same person.
 */
export type AccountRequest = {
/**
 * The name for signing in, which others see too.
 */
name: string,
/**
 * 8 to 128 characters.
 */
password: string, };

/**
 * Signs in with an account.
 */
export type SignInRequest = {
/**
 * The account name, in any spelling that looks the same.
 */
name: string, password: string,
/**
 * Whether the reply contains the token, for programs, instead of a cookie.
 */
token?: boolean, };

/**
 * The password of the present account, as a confirmation.
 */
export type PasswordRequest = { password: string, };

/**
 * Changes the password of an account.
 */
export type PasswordChange = {
/**
 * The current password.
 */
password: string,
/**
 * The new password: 8 to 128 characters.
 */
new: string, };

/**
 * New recovery codes. Each replaces a forgotten password once.
 */
export type RecoveryCodes = { codes: Array<string>, };

/**
 * Signs in with a recovery code and changes the password.
 */
export type RecoveryRequest = {
/**
 * The account name, in any spelling that looks the same.
 */
name: string,
/**
 * An unused recovery code, in capital or small letters, with or without hyphens.
 */
code: string,
/**
 * The new password: 8 to 128 characters.
 */
new: string,
/**
 * Whether the reply contains the token, for programs, instead of a cookie.
 */
token?: boolean, };

/**
 * The person of the session, with their settings.
 */
export type AccountInfo = { you: Person,
/**
 * When the account was created, in milliseconds since 1970; absent for guests.
 */
since?: number,
/**
 * The number of unused recovery codes; absent for guests.
 */
recovery_codes?: number,
/**
 * The settings of the client.
 */
settings: { [key in string]: string }, };

/**
 * Your first game of a kind. The firsts are kept for ever, and only you see them.
 */
export type FirstGame = { what: FirstKind,
/**
 * The name of the preset, for `edition` and `perfect_edition`.
 */
preset?: string,
/**
 * The table where it was played.
 */
table: TableId,
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, };

/**
 * Abandoned games count for none of these, and games with changed options only for `row`, `day` and `people`.
 */
export type FirstKind = "edition" | "perfect_edition" | "perfect" | "row" | "day" | "people";

/**
 * Your statistics for one edition and number of players. Abandoned games don't count.
 */
export type PlayerStats = {
/**
 * The name of the preset.
 */
preset: string,
/**
 * Whether options differ from the preset.
 */
changed: boolean,
/**
 * The number of players.
 */
players: number,
/**
 * The number of games.
 */
games: number,
/**
 * The number of games with a score. In most editions, a game that was lost has none.
 */
scored: number,
/**
 * The total points of the games with a score.
 */
points: number,
/**
 * The most points in a game with a score.
 */
best?: number,
/**
 * The number of perfect games.
 */
perfect: number,
/**
 * The number of lost games.
 */
lost: number,
/**
 * The total of all strikes.
 */
strikes: number,
/**
 * The total of all clues.
 */
clues: number,
/**
 * The total of the cards that players learned about. Divided by the clues, it is the efficiency.
 */
cards: number,
/**
 * The number of games since the last loss.
 */
streak: number,
/**
 * The maximum of `streak`.
 */
longest: number, };

/**
 * A game of the same deal.
 */
export type DealScore = {
/**
 * The table, if it is this one, is listed, or you played there.
 */
id?: TableId,
/**
 * The players, under the same condition.
 */
seats?: Array<SeatInfo>, outcome: OutcomeKind,
/**
 * See `GameResult::points`.
 */
points: number,
/**
 * Whether the game has a score.
 */
shown: boolean,
/**
 * Whether it is the game of the request.
 */
this: boolean, };

/**
 * Other people's results with the same deal.
 */
export type DealScores = {
/**
 * At most fifty games, best first.
 */
games: Array<DealScore>, };

/**
 * A game among those of one deal.
 */
export type DealGame = { id: TableId, seats: Array<SeatInfo>, result: GameResult,
/**
 * The highest score by the rules.
 */
max_score: number,
/**
 * The number of turns.
 */
turns: number, strikes: number, clues: number,
/**
 * In milliseconds since 1970.
 */
finished_at: number,
/**
 * Whether you played in it.
 */
mine: boolean,
/**
 * Whether the challenge was made from it.
 */
first: boolean,
/**
 * Whether it is not ranked: one of its players may have seen the deal of the day before. They, or their
 * devices, were new that day, or somebody else had seen the deal on the same device.
 */
apart: boolean, };

/**
 * The games of one deal, best first; those that are not ranked come last.
 */
export type DealGames = { games: Array<DealGame>,
/**
 * The value of `after` for the next page; absent on the last page.
 */
after?: string, };

/**
 * A game to open: a Kagiya record, a game of hanab.live as JSON, or a link that contains one.
 */
export type OpenFileRequest = {
/**
 * At most 256 KiB.
 */
text: string, };

/**
 * A game that was opened from a file.
 */
export type OpenedFile = {
/**
 * Its replay is at `/api/games/{id}/replay`, like that of any finished game.
 */
table: TableId,
/**
 * The step of the replay that the link points at; 0 without one.
 */
step: number, };

/**
 * The games that the person opened from files, newest first.
 */
export type OpenedFiles = {
/**
 * `finished_at` is when the file was opened.
 */
games: Array<GameSummary>,
/**
 * The largest number of games that one person can have.
 */
most: number,
/**
 * The number of days after which a game is deleted.
 */
days: number, };

/**
 * The id of a new challenge.
 */
export type ChallengeReply = {
/**
 * `/c/ID` is the link of the challenge.
 */
id: ChallengeId, };

/**
 * A challenge, without its deal.
 */
export type ChallengeInfo = { id: ChallengeId,
/**
 * The person who made the challenge. The name is empty if the person was deleted.
 */
by: Person,
/**
 * The rules and the number of players.
 */
settings: TableSettings,
/**
 * The number of tables with this challenge.
 */
taken: number,
/**
 * The result to beat.
 */
score?: GameResult,
/**
 * Whether you know the deal: you have played, watched or replayed it.
 */
seen: boolean,
/**
 * Your open or running table with this challenge.
 */
table?: TableId, };

/**
 * The deal of a day for one number of players.
 */
export type DayDeal = {
/**
 * The rules and the number of players.
 */
settings: TableSettings,
/**
 * The number of tables with this deal.
 */
taken: number,
/**
 * Whether you know the deal: you have played, watched or replayed it.
 */
seen: boolean,
/**
 * Whether you may see its games.
 */
open: boolean,
/**
 * Whether your game would not be ranked: you and this device are new today, or somebody else has seen the
 * deal on it.
 */
apart: boolean,
/**
 * The number of ranked games with each score, lowest first; empty unless you may see the games.
 */
scores: Array<ScoreCount>,
/**
 * The number of ranked games without a score; 0 unless you may see the games.
 */
unscored: number,
/**
 * Your open or running table with this deal.
 */
table?: TableId, };

/**
 * The number of games with a score.
 */
export type ScoreCount = { points: number, games: number, };

/**
 * The deals of a day.
 */
export type DayInfo = {
/**
 * The date, such as `2026-11-22` (UTC).
 */
day: string,
/**
 * Whether it is today, so that its deals can be played.
 */
today: boolean,
/**
 * The only bot that plays the deals of the day, so that results can be compared.
 */
partner: string,
/**
 * One deal for each number of players.
 */
deals: Array<DayDeal>, };

export type Friend = { person: Person,
/**
 * Whether they are online; absent unless they share it. From other servers this arrives a few seconds
 * later.
 */
here?: boolean,
/**
 * The listed table where they play, under the same condition.
 */
table?: TableId, };

export type Invitation = { table: TableId, settings: TableSettings,
/**
 * The inviting person.
 */
by: Person,
/**
 * In milliseconds since 1970.
 */
at: number,
/**
 * The offered seat in a running game: `sit` accepts it, and `drop_offer` declines.
 */
seat?: Seat,
/**
 * The person of that seat.
 */
seat_of?: Person, };

/**
 * Your contacts and invitations.
 */
export type SocialInfo = {
/**
 * Whether friends can see that you are online, and at which listed table.
 */
shown: boolean,
/**
 * Whether the client should ask that: you have a friend and have not answered yet.
 */
ask_shown: boolean, friends: Array<Friend>,
/**
 * People who ask to be your friends.
 */
asking: Array<Person>,
/**
 * People whom you have asked, without an answer yet.
 */
asked: Array<Person>, blocked: Array<Person>,
/**
 * Invitations to open tables, and offered seats in running games, newest first.
 */
invitations: Array<Invitation>, };

/**
 * A person, by id or by account name.
 */
export type PersonRequest = { person?: PersonId,
/**
 * The name of the account.
 */
name?: string, };

/**
 * Sets whether friends can see that you are online.
 */
export type ShownRequest = { shown: boolean, };

/**
 * Invites people to a table.
 */
export type InviteRequest = {
/**
 * At most ten friends or people you have played with.
 */
people: Array<PersonId>, };

/**
 * The reason of a notification. Each can be switched off.
 */
export type PushKind = "turn" | "invitation" | "rematch";

/**
 * What a browser needs to subscribe.
 */
export type PushInfo = {
/**
 * The server's public key (VAPID): an uncompressed point of P-256 in unpadded base64url. Absent if the
 * server sends no notifications.
 */
key?: string,
/**
 * The kinds that a browser can choose from.
 */
kinds: Array<PushKind>, };

/**
 * A subscription of the browser's `PushManager`, and the kinds of notifications that it wants.
 */
export type PushSubscription = {
/**
 * An address at a push service, at most 1024 bytes.
 */
endpoint: string,
/**
 * The browser's public key: an uncompressed point of P-256 in base64url.
 */
p256dh: string,
/**
 * The 16 bytes of the authentication secret in base64url.
 */
auth: string, kinds: Array<PushKind>,
/**
 * The endpoint of the subscription that this one replaces.
 */
replaces?: string, };

/**
 * Names a subscription to end.
 */
export type PushEndpoint = { endpoint: string, };

/**
 * The decrypted text of a notification. It says nothing about cards; the page shows the game.
 */
export type PushMessage = {
/**
 * The text is `push-KIND-by` with the name, or `push-KIND` without one.
 */
kind: PushKind, table: TableId,
/**
 * The name of another person at the table: the one who invites, or with whom you play.
 */
by?: string, };

/**
 * The player's plan for a card.
 */
export type NoteMark = "play" | "keep" | "discard";

/**
 * A player's note on a card. Without a mark and a text, it removes the note.
 */
export type CardNote = { card: CardId, mark?: NoteMark,
/**
 * At most [`MAX_NOTE`] characters.
 */
text: string, };

/**
 * The notes at a seat of a finished game.
 */
export type SeatNotes = { seat: Seat, notes: Array<CardNote>, };

/**
 * Asks how a finished game would have continued.
 */
export type VariationRequest = {
/**
 * The number of replay steps before the variation.
 */
step: number,
/**
 * The actions of the variation, at most [`MAX_VARIATION`].
 */
actions: Array<Action>,
/**
 * The audience: `open` (default), `common`, or a seat.
 */
eyes?: string, };

/**
 * How a finished game would have continued, for one audience. Cards come from the deck of the game.
 */
export type Variation = {
/**
 * The number of replay steps before the variation.
 */
step: number,
/**
 * The game before the variation.
 */
start: GameState,
/**
 * The steps of the variation. `seq` continues from the last event before it, and `at` is that event's.
 */
steps: Array<ReplayStep>,
/**
 * The legal actions of the player to act, if the audience is that player or sees all hands, since they
 * depend on other hands.
 */
legal?: LegalActions,
/**
 * The first impossible action. The following ones are left out.
 */
refused?: VariationRefusal, };

/**
 * Why a variation ends before its last action.
 */
export type VariationRefusal = {
/**
 * The index of the action.
 */
index: number, problem: Problem, };

/**
 * Asks what a bot would do in a variation.
 */
export type VariationBotRequest = {
/**
 * The number of replay steps before the variation.
 */
step: number,
/**
 * The actions of the variation.
 */
actions: Array<Action>,
/**
 * The name of the bot at each seat, or `null` for a person. The player to act must be a bot.
 */
bots: Array<string | null>,
/**
 * The audience for the reasons: `open` (default), `common` (no reasons), or a seat.
 */
eyes?: string, };

/**
 * A bot's action in a variation.
 */
export type VariationMove = { seat: Seat, bot: string, action: Action,
/**
 * The reasons; empty for a bot without explanations.
 */
statements: Array<Statement>, };

/**
 * An action in the review of a finished game.
 */
export type ReviewAction = { "type": "join" } | { "type": "leave" } | { "type": "lead" } | { "type": "give", to: PersonId, } | { "type": "show",
/**
 * The number of replay steps.
 */
step: number,
/**
 * The actions of the variation, at most [`MAX_VARIATION`].
 */
actions: Array<Action>, } | { "type": "point",
/**
 * At most [`MAX_POINTED`].
 */
cards: Array<CardId>, };

/**
 * The cards that a person points at.
 */
export type PointedCards = { by: PersonId, cards: Array<CardId>, };

/**
 * The review of a finished game. It isn't stored, and ends with its last participant.
 */
export type Review = {
/**
 * The participants, in the order in which they joined.
 */
here: Array<Person>,
/**
 * The leader; absent if the leader has left.
 */
lead?: PersonId,
/**
 * The number of replay steps that are shown.
 */
step: number,
/**
 * The actions of the variation that is shown.
 */
actions: Array<Action>,
/**
 * In the order in which people began to point.
 */
pointed: Array<PointedCards>, };

/**
 * A lesson in the list. Its texts are `learn-NAME` (title), `learn-NAME.about` (content) and
 * `learn-NAME.learned` (summary).
 */
export type LessonInfo = { name: string,
/**
 * The number of actions that it asks for.
 */
asks: number,
/**
 * The lowest level of companions that plays the convention of the lesson, 1 to 4; absent if the
 * lesson is about rules. The text `learn-NAME.level` says it in words.
 */
level?: number,
/**
 * The numbers of the puzzles at its end.
 */
puzzles: Array<number>, };

/**
 * A learner's actions in a lesson.
 */
export type LessonRequest = {
/**
 * The actions so far, in order. The last one may be a new attempt.
 */
done: Array<Action>, };

/**
 * One step of a lesson.
 */
export type LessonBeat = {
/**
 * The id of the coach's text. Its arguments `name` and `other` are the names of the partners.
 */
say: string,
/**
 * Whether the learner must act.
 */
asks: boolean,
/**
 * The cards that the coach points at.
 */
cards: Array<CardId>,
/**
 * The parts of the screen that the coach points at: `tokens`, `strikes`, `deck`, `score`, `sky`, `pile`,
 * `tiles`, `hand-0`, `hand-1`, `clue-r` (the button of the red clue), `play`, `discard`, `announce`.
 */
places: Array<string>,
/**
 * The related rule: the id of its text in the rulebook, or of a section.
 */
rule?: string,
/**
 * The action with its changes; absent if there is none, or the learner hasn't acted yet.
 */
step?: ReplayStep, };

/**
 * The present state of a lesson. The learner has seat 0.
 */
export type LessonReply = { info: TableInfo, rules: RulesInfo,
/**
 * The game at the start of the lesson.
 */
start: GameState,
/**
 * The steps so far, up to the next action of the learner.
 */
beats: Array<LessonBeat>,
/**
 * The text that explains why the last action isn't the right one now. The action had no effect.
 */
not_now?: string, };

/**
 * A lesson after some right actions of the learner. All of them together make the lesson playable
 * without the server, so they contain cards that the learner sees only later.
 */
export type LessonMoment = {
/**
 * The actions.
 */
done: Array<Action>,
/**
 * The reply to them.
 */
reply: LessonReply,
/**
 * The text that answers another action, by the type of that action; `other` for those that are
 * not listed. Empty at the end.
 */
not_now: { [key in string]: string }, };

export type PuzzleInfo = {
/**
 * `play-or-wait`, `which-clue`, `my-card`, `save-it`, `end-counted`, `open-deck` or `convention`.
 */
kind: string,
/**
 * `easy`, `medium` or `hard`.
 */
difficulty: string,
/**
 * The lesson at whose end a puzzle in a convention stands.
 */
lesson?: string, };

/**
 * All puzzles.
 */
export type PuzzleList = {
/**
 * Today in UTC, as in 2026-11-22.
 */
day: string,
/**
 * The number of today's puzzle.
 */
today: number,
/**
 * In the order of their numbers, from 1.
 */
puzzles: Array<PuzzleInfo>, };

/**
 * A puzzle. Its solver has seat 0 and is to act. Hidden cards have no representation.
 */
export type PuzzleReply = { number: number, kind: string, difficulty: string,
/**
 * The points that must stay in reach; absent for a question about a card.
 */
target?: number,
/**
 * The card that the puzzle asks for.
 */
asked?: CardId,
/**
 * The lesson at whose end a puzzle in a convention stands.
 */
lesson?: string,
/**
 * The level of the companions who are the partners, in a puzzle in a convention.
 */
level?: number,
/**
 * What the partners have done just before, in a puzzle in a convention.
 */
before: Array<PuzzleStep>, info: TableInfo, rules: RulesInfo, game: GameState,
/**
 * The deck, top card first, if the puzzle shows it.
 */
deck?: Array<Card>, };

/**
 * The second hint: the form of the answer.
 */
export type PuzzleHint = {
/**
 * `play`, `discard`, `clue`, or `rank` for a question about a card.
 */
form: string,
/**
 * The receiver of the clue, unless any clue is right.
 */
to?: Seat,
/**
 * The rank of the card.
 */
rank?: number, };

/**
 * An answer: an action, or a card. Without either, the solution is wanted.
 */
export type PuzzleAnswer = { action?: Action, card?: Card, };

/**
 * An action in words.
 */
export type PuzzleAct = { "type": "play",
/**
 * From 1.
 */
slot: number, } | { "type": "discard",
/**
 * From 1.
 */
slot: number, } | { "type": "clue", to: Seat, clue: Clue, } | { "type": "any_clue" };

/**
 * An action that follows, with the card that it shows.
 */
export type PuzzleStep = { seat: Seat, act: PuzzleAct,
/**
 * The card that is played or discarded.
 */
card: Card | null,
/**
 * Whether it doesn't fit.
 */
strike: boolean, };

/**
 * Actions that are worse than the answer, and equally good for the same reason.
 */
export type PuzzleOther = { acts: Array<PuzzleAct>, kept: number,
/**
 * Why the target is out of reach in the first of the other deals: a reason of `kagiya solve`. Empty in
 * a convention.
 */
reason: string,
/**
 * In a convention: the standard error of the mean loss in points against the answer, in thousandths.
 */
error?: number,
/**
 * What the partners do in that deal.
 */
line: Array<PuzzleStep>, };

/**
 * The solution of a puzzle.
 */
export type PuzzleSolution = {
/**
 * Whether the answer is right; false without an answer.
 */
right: boolean,
/**
 * The right actions, which are equally good.
 */
acts: Array<PuzzleAct>,
/**
 * The card, for a question about a card.
 */
card: Card | null,
/**
 * The equally likely deals that agree with the view, divided by a common factor. In a convention:
 * the sampled deals in which companions act as the partners did.
 */
deals: number,
/**
 * The deals in which the target stays in reach after the answer. In a convention: the points of all
 * these games together.
 */
kept: number,
/**
 * What follows in the first deal that keeps the target.
 */
line: Array<PuzzleStep>,
/**
 * The other actions, best first.
 */
others: Array<PuzzleOther>,
/**
 * Cards that the clues allow but of which all copies are visible.
 */
seen: Array<Card>,
/**
 * Cards that are impossible because the other cards of the hand need their copies.
 */
needed_elsewhere: Array<Card>,
/**
 * The levels of the companions that find the answer.
 */
companions: Array<number>,
/**
 * Of a thousand experienced people, how many would choose the answer by the model of their habits.
 */
people: number | null, };

/**
 * A puzzle with what the server answers about it, so that it can be solved without the server.
 */
export type PuzzleMoment = { puzzle: PuzzleReply, hint: PuzzleHint,
/**
 * The right answers.
 */
right: Array<PuzzleAnswer>,
/**
 * The solution, as after a wrong answer.
 */
solution: PuzzleSolution, };

/**
 * An argument of a [`Statement`].
 */
export type Argument = { "type": "held", id: CardId, } | { "type": "cards", cards: CardSet, } | { "type": "seat", seat: Seat, } | { "type": "clue", clue: Clue, } | { "type": "action", action: Action, } | { "type": "number", number: number, } | { "type": "points", points: number, };

/**
 * A sentence: a message of `companion.ftl` with its arguments.
 */
export type Statement = { id: string,
/**
 * The arguments by name.
 */
arguments: { [key in string]: Argument }, };

export type ExplanationKind = "did" | "understood";

/**
 * A bot's explanation of one event.
 */
export type Explanation = {
/**
 * The number of the event.
 */
seq: number,
/**
 * The bot's seat.
 */
seat: Seat, kind: ExplanationKind,
/**
 * The sentences, in order; empty for a bot without explanations.
 */
statements: Array<Statement>, };

/**
 * How far the review of a finished game is.
 */
export type ReviewProgress = { "type": "none" } | { "type": "queued",
/**
 * Its place, from 1.
 */
place: number, } | { "type": "running",
/**
 * The share that is done, in thousandths.
 */
done: number,
/**
 * The review so far.
 */
review?: GameReview, } | { "type": "done", review: GameReview, };

/**
 * A finished game, judged.
 */
export type GameReview = {
/**
 * Whether everything is computed.
 */
finished: boolean,
/**
 * The score of a perfect game.
 */
full_points: number,
/**
 * The expected score before the first turn.
 */
start: number, result: number,
/**
 * By seat.
 */
players: Array<PlayerReview>,
/**
 * The pace before the first turn and after each turn; `null` in the final round.
 */
pace: Array<number | null>, turns: Array<ReviewedTurn>,
/**
 * What decided the game, in order.
 */
moments: Array<ReviewMoment>, };

/**
 * What a player changed. All players, what the next player saw, and the start add up to the result.
 */
export type PlayerReview = {
/**
 * By decisions; at most 0.
 */
decisions: number,
/**
 * By the luck of the cards.
 */
cards: number, };

/**
 * One turn of a reviewed game.
 */
export type ReviewedTurn = {
/**
 * The number of replay steps before it.
 */
step: number, seat: Seat, done: Action,
/**
 * Absent as long as it isn't computed.
 */
value?: ReviewValue,
/**
 * What luck changed.
 */
luck: number,
/**
 * The best score that the discard pile leaves possible after it, in points.
 */
max_points: number, strikes: number, };

/**
 * What a decision was worth, from what its player could know.
 */
export type ReviewValue = { label: ReviewLabel,
/**
 * The expected score of the game.
 */
points: number,
/**
 * The chance of a perfect game.
 */
perfect: number,
/**
 * The best action, if another one than was done.
 */
best?: ReviewedAction,
/**
 * What the best action gains in points.
 */
cost: number,
/**
 * What it gains in the chance of a perfect game.
 */
perfect_cost: number,
/**
 * The number of sampled worlds in which the actions were played on.
 */
worlds: number,
/**
 * The share of them in which the best action has the better result.
 */
better_in: number,
/**
 * The best other actions, the best first.
 */
others: Array<ReviewedAction>, };

/**
 * An action with its expected result.
 */
export type ReviewedAction = { action: Action, points: number, perfect: number, };

export type ReviewLabel = "excellent" | "fine" | "inaccuracy" | "mistake" | "blunder";

/**
 * A moment that decided a game.
 */
export type ReviewMoment = {
/**
 * The index of its turn, from 0.
 */
turn: number, kind: ReviewMomentKind,
/**
 * What it changed.
 */
change: number,
/**
 * Why the better action is good, and the one that was done is not.
 */
reasons: Array<Statement>,
/**
 * Hands that the player could hold, with which the better action gains most.
 */
worlds: Array<ReviewWorld>, };

export type ReviewMomentKind = "decision" | "excellent" | "out_of_reach" | "luck";

/**
 * A hand that a player could hold, in its order.
 */
export type ReviewWorld = { hand: Array<Card>,
/**
 * What the better action gains with it.
 */
gain: number, };

/**
 * Why an action of a finished game was good, in the words of a companion.
 */
export type ActionReasons = { seat: Seat, action: Action,
/**
 * The sentences, in order; empty if the companion knows no reason.
 */
statements: Array<Statement>, };
