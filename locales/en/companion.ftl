# What a companion says about its moves and about the clues of others. "I" is the companion.
# Arguments: $card is a card in a hand (why-card-*), $cards what it can be, $seat and $to are players
# (a name, why-you or why-me), $giver is a player (a name or why-from-you), $clue is a clue, $action
# is a move (why-do-*). Where a language needs it, a message has forms: .to-you for a clue to you,
# .to-me for one to "I", .from-you for one that you gave.

## Why I did what I did

companion-play-sure = By the clues and the cards in sight, { $card } must fit now.
companion-play-called = A clue asked me to play { $card }. I take it to be { $cards }.
companion-play-finesse = A clue makes sense only if I play { $card } first. I take it to be { $cards }.
companion-play-good-touch = Clued cards are useful, and nobody clues the same card twice. So I take { $card } to be { $cards }, and that fits.
companion-play-read = As I read its clues, { $card } is { $cards }, and that fits.
companion-play-untold = I have a reason to play { $card }, which I can tell you after the game.
companion-play-if = If { $other } is { $cards }, the clue on it makes sense only once I play { $card }.
companion-play-gamble = { $card } may fit, and I have no other turn to try it.
companion-play-likely = I take { $card } to be { $cards }: it probably fits.
companion-play-try = I take { $card } to be { $cards }, and try whether it fits.
companion-announced = Its color is beyond doubt, so I announce it.
companion-discard-trash = { $card } can’t be played any more.
companion-discard-read = As I read its clues, { $card } can’t be played any more.
companion-discard-twin = As I read its clues, { $card } is useless, or somebody else holds the same card.
companion-discard-chop = { $card } is my oldest card without a clue, and nobody asked me to keep it.
companion-discard-newest = { $card } is my newest card without a clue, and nobody asked me to keep it.
companion-discard-untold = I have a reason to discard { $card }, which I can tell you after the game.
companion-discard-least = Every card I hold is worth keeping. { $card } seems to be the smallest loss.
companion-choice = Of the answers I may give, this one helps us most.

## What my clue says

companion-clue-empty = “{ $clue }” to { $to } touches nothing: I let my turn pass.
companion-empty-full = All tokens are here, so I may not discard, and no other clue is worth giving now.
companion-empty-keep = I would rather keep every card, and no other clue is worth giving now.
companion-clue-fill-in = “{ $clue }” tells { $to } more about cards that have a clue already.
companion-clue-fix = With “{ $clue }” I ask { $to } to hold back a card that was about to be played.
companion-clue-play = With “{ $clue }” I ask { $to } to play.
companion-clue-play-later = With “{ $clue }” I ask { $to } to play, now or once another card is played.
companion-clue-save = With “{ $clue }” I ask { $to } to keep a card.
companion-clue-play-or-save = With “{ $clue }” I ask { $to } to keep a card, which may also fit now.
companion-clue-finesse = My clue “{ $clue }” to { $to } makes sense only once another card is played.
companion-clue-trash = The cards that “{ $clue }” touches for the first time are useless: I ask { $to } to keep the older ones.
companion-clue-plain = “{ $clue }” tells { $to } what it says, and asks for nothing.

## How I understood a clue

companion-heard-empty = { $giver } let the turn pass: “{ $clue }” to { $to } touches nothing.
companion-heard-fill-in = With “{ $clue }” { $giver } told { $to } more about cards that had a clue already.
companion-heard-fix = With “{ $clue }” { $giver } asked { $to } to hold back a card that was about to be played.
companion-heard-play = With “{ $clue }” { $giver } asked { $to } to play.
companion-heard-play-later = With “{ $clue }” { $giver } asked { $to } to play, now or once another card is played.
companion-heard-save = With “{ $clue }” { $giver } asked { $to } to keep a card.
companion-heard-play-or-save = With “{ $clue }” { $giver } asked { $to } to keep a card, which may also fit now.
companion-heard-finesse = The clue “{ $clue }” from { $giver } to { $to } makes sense only once another card is played.
companion-heard-trash = The cards that “{ $clue }” from { $giver } touched for the first time are useless: { $to } was asked to keep the older ones.
companion-heard-plain = I see nothing in “{ $clue }” from { $giver } to { $to } but what it says.

## What a clue is about

companion-focus-chop = The clue is about { $card }, which was next to be discarded.
companion-focus-only = The clue is about { $card }, the only card it touches.
companion-focus-new = The clue is about { $card }, the only card it touches that had no clue.
companion-focus-newest = The clue is about { $card }, the newest card it touches that had no clue.
companion-focus-oldest = The clue is about { $card }, the oldest card it touches that may fit.
companion-focus-told = The clue is about { $card }, which is now known exactly.
companion-focus-again = The clue is about { $card }, the newest card it touches that was not known to fit.
companion-means-play = { $card } fits now if it is { $cards }.
companion-means-save = { $card } is to be kept if it is { $cards }.
companion-means-after = { $card } fits after { $first }, if it is { $cards }.
companion-means-once = { $card } fits once { $other } is played as { $first }, if it is { $cards }.
companion-means-bluff = { $card } is { $cards } if { $other } is played next.
companion-asks-prompt = It asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse = It asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-asks-prompt-else = Or else it asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse-else = Or else it asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-taken-for = { $card } is taken to be { $cards }.

## What else I thought of, and why not

companion-not-misplay = Why not { $action }? Somebody would play a card that does not fit.
companion-not-misread = Why not { $action }? A card would be taken for another.
companion-not-trash = Why not { $action }? It would touch a useless card.
companion-not-known = Why not { $action }? It says little that is new.
companion-not-empty = Why not { $action }? It touches nothing, and costs a token.
companion-not-fewer-plays = Why not { $action }? It would get fewer cards played.
companion-not-fewer-cards = Why not { $action }? It would touch fewer new cards.
companion-not-close = Why not { $action }? It would do nearly as much, and I prefer how this clue leaves the hands.
companion-not-clue-later = Why not { $action }? A card that fits comes first; the clue can be given later.
companion-not-token = Why not { $action }? That is not worth a token yet.
companion-not-choice = Why not { $action }? Fewer points hang on it.
companion-not-decline = Why not { $action }? It would bring nothing.
companion-not-play-later = Why not { $action }? That can wait for my next turn.
companion-not-last-turn = Why not { $action }? I have no other turn, and this brings more.
companion-not-counted = Why not { $action }? The end is near, and counted to the last turn it brings no more points.
companion-not-play-urgent = Why not { $action }? This was more urgent.
companion-not-play-unsure = Why not { $action }? It may not fit.
companion-not-discard-yet = Why not { $action }? That card goes next, but what I do now is worth more than a token.
companion-not-discard = Why not { $action }? A clue token is worth less than this.
companion-not-discard-other = Why not { $action }? That card may still be of use.

## What I assume of a partner

companion-assumes-finesses = I think { $to } knows finesses: I ask for blind plays.
    .to-you = I think you know finesses: I ask you for blind plays.
companion-assumes-no-finesses = I think { $to } does not play finesses: I ask for no blind plays.
    .to-you = I think you do not play finesses: I ask you for no blind plays.
companion-assumes-bluffs = I think { $to } knows bluffs.
    .to-you = I think you know bluffs.
companion-assumes-no-bluffs = I think { $to } does not play bluffs.
    .to-you = I think you do not play bluffs.
companion-assumes-oldest-one = I think { $to } plays the oldest of several ones first.
    .to-you = I think you play the oldest of several ones first.
companion-assumes-newest-one = I think { $to } plays the newest of several ones first.
    .to-you = I think you play the newest of several ones first.
companion-assumes-color-saves = I think { $to } saves by color, too.
    .to-you = I think you save by color, too.
companion-assumes-no-color-saves = I think { $to } does not save by color: I take color clues for plays.
    .to-you = I think you do not save by color: I take your color clues for plays.
companion-assumes-two-saves = I think { $to } saves twos.
    .to-you = I think you save twos.
companion-assumes-no-two-saves = I think { $to } does not save twos: I take a clue of twos for a play.
    .to-you = I think you do not save twos: I take your clue of twos for a play.
companion-assumes-oldest-chop = I think { $to } discards the oldest unclued card first.
    .to-you = I think you discard your oldest unclued card first.
companion-assumes-newest-chop = I think { $to } discards the newest unclued card first.
    .to-you = I think you discard your newest unclued card first.
companion-against-table = The table says otherwise, but I go by what { $to } does.
    .to-you = The table says otherwise, but I go by what you do.

## What the table states

companion-table-finesses = The table says that finesses are played: I ask for blind plays, and look out for them.
companion-table-no-finesses = The table says that no finesses are played: I ask for no blind plays, and look for none.
companion-table-bluffs = The table says that bluffs are played.
companion-table-no-bluffs = The table says that no bluffs are played.
companion-table-oldest-one = The table says that the oldest of several ones is played first.
companion-table-newest-one = The table says that the newest of several ones is played first.
companion-table-color-saves = The table says that color clues save cards, too.
companion-table-no-color-saves = The table says that color clues do not save cards: they ask for plays.
companion-table-two-saves = The table says that twos are saved.
companion-table-no-two-saves = The table says that twos are not saved: a clue of twos asks for plays.
companion-table-oldest-chop = The table says that the oldest unclued card is discarded first.
companion-table-newest-chop = The table says that the newest unclued card is discarded first.

## What stands in the sentences

why-card-mine = my card { $slot }
why-card-yours = your card { $slot }
why-card-theirs = { $name }’s card { $slot }
why-card-gone = that card
why-you = you
why-me = me
why-from-you = you
why-do-play = play { $card }
why-do-announce = play { $card } and announce { $suit }
why-do-discard = discard { $card }
why-do-clue = clue { $to } { $clue }
why-do-put = put { $card } on its firework
why-do-shuffle = shuffle { $card } back into the deck
why-do-decline = leave the tile unused
why-do-firework = put the joker on the { $suit } firework

## The page that asks

why-silent = { $bot } keeps its thoughts to itself. The companions explain what they do.
why-silent-for = The bot that plays for { $name } gives no reasons.
why-not-yet = { $name } will say more after the game: now it could give away cards.
