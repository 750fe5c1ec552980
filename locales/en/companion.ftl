# How a companion explains its actions and the clues of others. "I" is the companion.
# Arguments: $card is a card in a hand (why-card-*), $cards what it can be, $seat and $to are players
# (a name, why-you or why-me), $giver is a player (a name or why-from-you), $clue is a clue, $action
# is an action (why-do-*). Where a language needs it, a message has forms: .to-you for a clue to you,
# .to-me for one to "I", .from-you for one that you gave. .seen is about a $card that the reader sees
# and $holder doesn't.

## Why I did what I did

companion-play-sure = From the clues and the cards in sight, { $card } must fit now.
companion-play-called = A clue asked me to play { $card }. I take it to be { $cards }.
companion-play-finesse = A clue makes sense only if I play { $card } first. I take it to be { $cards }.
companion-play-good-touch = Clued cards are useful, and nobody clues the same card twice. So I take { $card } to be { $cards }, and that fits.
companion-play-read = As I read the clues on it, { $card } is { $cards }, and that fits.
companion-play-untold = I have a reason to play { $card } that I can tell you after the game.
companion-play-if = If { $other } is { $cards }, the clue on it makes sense only once I play { $card }.
companion-play-for = The clue on { $other } makes sense only once I play { $card }.
companion-play-gamble = { $card } may fit, and this is my last turn to try it.
companion-play-likely = I take { $card } to be { $cards }: it probably fits.
companion-play-try = I take { $card } to be { $cards }, and I’ll see if it fits.
companion-play-guess = { $card } can still be many cards. I’ll see if it fits.
companion-announced = I’m sure of its color, so I announce it.
companion-discard-trash = { $card } can no longer be played.
companion-discard-read = As I read the clues on it, { $card } can no longer be played.
companion-discard-twin = As I read the clues on it, { $card } is useless, or someone else holds the same card.
companion-discard-chop = { $card } is my oldest card without a clue, and nobody asked me to keep it.
companion-discard-newest = { $card } is my newest card without a clue, and nobody asked me to keep it.
companion-discard-untold = I have a reason to discard { $card } that I can tell you after the game.
companion-discard-least = Every card I hold is worth keeping, and { $card } seems to be the smallest loss.
companion-discard-clued = { $card } has a clue, so a partner may count on it.
companion-discard-other = { $card } isn’t the card that I would discard first.
companion-choice = Of the possible answers, this one helps us most.

## What my clue says

companion-clue-empty = “{ $clue }” to { $to } touches nothing. It lets me skip my turn.
companion-empty-full = All clue tokens are available, so I may not discard, and no other clue is worth giving now.
companion-empty-keep = I would rather keep every card, and no other clue is worth giving now.
companion-clue-fill-in = “{ $clue }” tells { $to } more about cards that already have a clue.
companion-clue-fix = With “{ $clue }” I ask { $to } not to play a card that was about to be played.
companion-clue-play = With “{ $clue }” I ask { $to } to play.
companion-clue-play-later = With “{ $clue }” I ask { $to } to play, now or once another card is played.
companion-clue-save = With “{ $clue }” I ask { $to } to keep a card.
companion-clue-play-or-save = With “{ $clue }” I ask { $to } to keep a card, which may also fit now.
companion-clue-play-or-save-later = With “{ $clue }” I ask { $to } to keep a card, which may also fit once another card is played.
companion-clue-finesse = My clue “{ $clue }” to { $to } makes sense only once another card is played.
companion-clue-trash = The cards that “{ $clue }” touches for the first time are useless. I ask { $to } to keep the older ones.
companion-clue-identifies = “{ $clue }” makes { $card } fully known: { $cards }.
companion-clue-plain = “{ $clue }” tells { $to } just what it says and asks for nothing.

## How I understood a clue

companion-heard-empty = { $giver } skipped the turn: “{ $clue }” to { $to } touches nothing.
companion-heard-fill-in = With “{ $clue }” { $giver } told { $to } more about cards that already had a clue.
companion-heard-fix = With “{ $clue }” { $giver } asked { $to } not to play a card that was about to be played.
companion-heard-play = With “{ $clue }” { $giver } asked { $to } to play.
companion-heard-play-later = With “{ $clue }” { $giver } asked { $to } to play, now or once another card is played.
companion-heard-save = With “{ $clue }” { $giver } asked { $to } to keep a card.
companion-heard-play-or-save = With “{ $clue }” { $giver } asked { $to } to keep a card, which may also fit now.
companion-heard-play-or-save-later = With “{ $clue }” { $giver } asked { $to } to keep a card, which may also fit once another card is played.
companion-heard-finesse = The clue “{ $clue }” from { $giver } to { $to } makes sense only once another card is played.
companion-heard-trash = The cards that “{ $clue }” from { $giver } touched for the first time are useless. It asked { $to } to keep the older ones.
companion-heard-identifies = “{ $clue }” from { $giver } makes { $card } fully known: { $cards }.
companion-heard-plain = “{ $clue }” from { $giver } to { $to } means just what it says.

## What a clue is about

companion-focus-chop = The clue is about { $card }, which was next to be discarded.
companion-focus-only = The clue is about { $card }, the only card it touches.
companion-focus-new = The clue is about { $card }, the only card it touches that had no clue.
companion-focus-newest = The clue is about { $card }, the newest card it touches that had no clue.
companion-focus-oldest = The clue is about { $card }, the oldest card it touches that may fit.
companion-focus-told = The clue is about { $card }, which is now fully known.
companion-focus-again = The clue is about { $card }, the newest card it touches that wasn’t yet known to fit.
companion-means-play = { $card } fits now if it is { $cards }.
    .seen = To { $holder }, it may be { $cards }: then it fits now.
companion-means-play-known = So it should be read as { $cards }, which fits now.
companion-means-save = Don’t discard { $card } if it is { $cards }.
    .seen = To { $holder }, it may be { $cards }: then it should be kept.
companion-means-save-known = So it should be read as { $cards }. Don’t discard it.
companion-means-after = { $card } fits after { $first }, if it is { $cards }.
    .seen = To { $holder }, it may be { $cards }: then it fits after { $first }.
companion-means-once = { $card } fits once { $other } is played as { $first }, if it is { $cards }.
    .seen = To { $holder }, it may be { $cards }: then it fits once { $other } is played as { $first }.
companion-means-bluff = { $card } is { $cards } if { $other } is played next.
    .seen = To { $holder }, it is { $cards } if { $other } is played next.
companion-asks-prompt = It asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse = It asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-asks-prompt-else = Or else it asks { $seat } to play { $card }, which has a clue and should be { $cards }.
companion-asks-finesse-else = Or else it asks { $seat } to play { $card }, which has no clue and should be { $cards }.
companion-taken-for = { $card } should now be read as { $cards }.

## What else I thought of, and why not

companion-not-points = Why not { $action }? { companion-because-points }
companion-not-open-points = Why not { $action }? { companion-because-open-points }
companion-not-round-points = Why not { $action }? { companion-because-round-points }
companion-not-lost = Why not { $action }? { companion-because-lost }
companion-not-worse = Why not { $action }? { companion-because-worse }
companion-not-simulated = Why not { $action }? { companion-because-simulated }
companion-not-care = Why not { $action }? { companion-because-care }
companion-not-people = Why not { $action }? { companion-because-people }
companion-not-people-hardly = Why not { $action }? { companion-because-people-hardly }
companion-not-people-also = Why not { $action }? { companion-because-people-also }
companion-not-people-also-hardly = Why not { $action }? { companion-because-people-also-hardly }
companion-not-people-rarely = Why not { $action }? { companion-because-people-rarely }
companion-not-play-order = Why not { $action }? { companion-because-play-order }
companion-not-ahead = Why not { $action }? { companion-because-ahead }
companion-not-play-first = Why not { $action }? { companion-because-play-first }
companion-not-plays = Why not { $action }? { companion-because-plays }
companion-not-stops = Why not { $action }? { companion-because-stops }
companion-not-fewer-plays = Why not { $action }? { companion-because-fewer-plays }
companion-not-later-plays = Why not { $action }? { companion-because-later-plays }
companion-not-awaited = Why not { $action }? { companion-because-awaited }
companion-not-unlock = Why not { $action }? { companion-because-unlock }
companion-not-stake = Why not { $action }? { companion-because-stake }
companion-not-height = Why not { $action }? { companion-because-height }
companion-not-age = Why not { $action }? { companion-because-age }
companion-not-strike = Why not { $action }? { companion-because-strike }
companion-not-unfit = Why not { $action }? { companion-because-unfit }
companion-not-unfit-read = Why not { $action }? { companion-because-unfit-read }
companion-not-unsure = Why not { $action }? { companion-because-unsure }
companion-not-unsure-read = Why not { $action }? { companion-because-unsure-read }
companion-not-fewer-cards = Why not { $action }? { companion-because-fewer-cards }
companion-not-tell = Why not { $action }? { companion-because-tell }
companion-not-useless = Why not { $action }? { companion-because-useless }
companion-not-trash = Why not { $action }? { companion-because-trash }
companion-not-twin = Why not { $action }? { companion-because-twin }
companion-not-twin-mine = Why not { $action }? { companion-because-twin-mine }
companion-not-misplay = Why not { $action }? { companion-because-misplay }
companion-not-misplay-some = Why not { $action }? { companion-because-misplay-some }
companion-not-misread = Why not { $action }? { companion-because-misread }
companion-not-misread-still = Why not { $action }? { companion-because-misread-still }
companion-not-misread-some = Why not { $action }? { companion-because-misread-some }
companion-not-danger = Why not { $action }? { companion-because-danger }
companion-not-danger-last = Why not { $action }? { companion-because-danger-last }
companion-not-danger-some = Why not { $action }? { companion-because-danger-some }
companion-not-loss = Why not { $action }? { companion-because-loss }
companion-not-loss-some = Why not { $action }? { companion-because-loss-some }
companion-not-costs-nothing = Why not { $action }? { companion-because-costs-nothing }
companion-not-token = Why not { $action }? { companion-because-token }
companion-not-token-gain = Why not { $action }? { companion-because-token-gain }
companion-not-pace = Why not { $action }? { companion-because-pace }
companion-not-known = Why not { $action }? { companion-because-known }
companion-not-busy = Why not { $action }? { companion-because-busy }
companion-not-more = Why not { $action }? { companion-because-more }
companion-not-color = Why not { $action }? { companion-because-color }
companion-not-next = Why not { $action }? { companion-because-next }
companion-not-asks-less = Why not { $action }? { companion-because-asks-less }
companion-not-stomp = Why not { $action }? { companion-because-stomp }
companion-not-warning = Why not { $action }? { companion-because-warning }
companion-not-empty = Why not { $action }? { companion-because-empty }
companion-not-choice = Why not { $action }? { companion-because-choice }
companion-not-decline = Why not { $action }? { companion-because-decline }
companion-not-counted = Why not { $action }? The end is near, so I counted to the last turn. I can give the numbers after the game.
companion-not-same = Why not { $action }? Same answer.
companion-rather = I would rather { $action }.

# Each reason is a sentence of its own, and follows the question about an action.

companion-because-points =
    In { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    } I expect { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with this and { $less } with that.
companion-because-open-points =
    As I see the cards, this leads to { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and that to { $less }.
companion-because-round-points =
    In { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    }, the next turns bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on average with this and { $less } with that.
companion-because-lost =
    In { $lost } of { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    } that loses the game.
companion-because-worse =
    In { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    }, that leaves us worse off on average.
companion-because-simulated = With the cards that I expect, that leaves us worse off.
companion-because-care =
    In { $games ->
        [one] { $games } imagined game
       *[other] { $games } imagined games
    } that did a little better, but it may be chance.
companion-because-people = { $often } of 100 experienced players would do this, and { $rarely } would do that.
companion-because-people-hardly = { $often } of 100 experienced players would do this, and hardly anyone would do that.
companion-because-people-also = Of those 100 players, { $rarely } would do that.
companion-because-people-also-hardly = Hardly any of those players would do that.
companion-because-people-rarely = Experienced players would do that less often.
companion-because-play-order = My partners expect me to play this card first.
companion-because-ahead = After that, the next player is more likely to lose a card that we need.
companion-because-play-first = Playing a card that fits is worth more.
companion-because-plays = That does less to get cards played.
companion-because-stops = A card that is about to be played would no longer be played.
companion-because-fewer-plays = Fewer cards would get played: { $plays } instead of { $more }.
companion-because-later-plays = Its cards would be played later.
companion-because-awaited = Others count on me to play this card first.
companion-because-unlock = After this card, a partner should be able to play too.
companion-because-stake = More points depend on this card.
companion-because-height = Of my cards that fit, I play lower ones first.
companion-because-age = Between such cards I go by their age.
companion-because-strike = A strike is more likely.
companion-because-unfit = It can’t fit now.
companion-because-unfit-read = As I read the clues, it doesn’t fit now.
companion-because-unsure = By its clues alone it fits in { $percent } of 100 cases.
companion-because-unsure-read = As I read the clues, it fits in { $percent } of 100 cases.
companion-because-fewer-cards = That says less about useful cards.
companion-because-tell = That tells nobody about their cards.
companion-because-useless = More clues would be on useless cards.
companion-because-trash = That touches { $card }, which is useless.
companion-because-twin = That touches { $card }, and { $other } is the same card.
companion-because-twin-mine = That touches { $card }, and { $other } may be the same card.
companion-because-misplay = Then { $card } may be played, and it doesn’t fit.
companion-because-misplay-some = Partners would be more likely to play a card that doesn’t fit.
companion-because-misread = Then { $card } would be taken for { $cards }.
companion-because-misread-still = With that, { $card } is still taken for another card.
companion-because-misread-some = More cards would be taken for others.
companion-because-danger = Then { $card } may be discarded, and it is still useful.
companion-because-danger-last = Then { $card } may be discarded, and it is the last copy.
companion-because-danger-some = Useful cards of partners would be in more danger.
companion-because-loss = That card may still be useful.
companion-because-loss-some = That may cost more.
companion-because-costs-nothing = Discarding a useless card costs nothing.
companion-because-token = It isn’t worth a clue token now. Tokens left: { $tokens }.
companion-because-token-gain = A clue token is worth more now.
companion-because-pace = Too few turns are left to spend one on a discard.
companion-because-known = That says little that is new.
companion-because-busy = It’s better to clue a player who has no card to play yet.
companion-because-more = That touches more new cards than it needs to.
companion-because-color = That’s about as good, but I prefer color clues.
companion-because-next = That’s about as good, but I prefer to clue a player who acts later.
companion-because-asks-less = That’s about as good, but asks for less.
companion-because-stomp = That touches a card that gets played without a clue.
companion-because-warning = The player before me warned me not to discard.
companion-because-empty = That touches nothing and costs a clue token.
companion-because-choice = Fewer points are at stake.
companion-because-decline = That gains nothing.

## What I assume of a partner

companion-assumes-finesses = I’m assuming { $to } plays finesses, so I ask for blind plays.
    .to-you = I’m assuming you play finesses, so I ask you for blind plays.
companion-assumes-no-finesses = I’m assuming { $to } doesn’t play finesses, so I ask for no blind plays.
    .to-you = I’m assuming you don’t play finesses, so I ask you for no blind plays.
companion-assumes-bluffs = I’m assuming { $to } plays bluffs.
    .to-you = I’m assuming you play bluffs.
companion-assumes-no-bluffs = I’m assuming { $to } doesn’t play bluffs.
    .to-you = I’m assuming you don’t play bluffs.
companion-assumes-oldest-one = I’m assuming { $to } plays the oldest of several 1s first.
    .to-you = I’m assuming you play the oldest of several 1s first.
companion-assumes-newest-one = I’m assuming { $to } plays the newest of several 1s first.
    .to-you = I’m assuming you play the newest of several 1s first.
companion-assumes-color-saves = I’m assuming { $to } also saves with color clues.
    .to-you = I’m assuming you also save with color clues.
companion-assumes-no-color-saves = I’m assuming { $to } doesn’t save with color clues, so I read them as play clues.
    .to-you = I’m assuming you don’t save with color clues, so I read yours as play clues.
companion-assumes-two-saves = I’m assuming { $to } saves 2s.
    .to-you = I’m assuming you save 2s.
companion-assumes-no-two-saves = I’m assuming { $to } doesn’t save 2s, so I read a clue of 2s as a play clue.
    .to-you = I’m assuming you don’t save 2s, so I read your clue of 2s as a play clue.
companion-assumes-oldest-chop = I’m assuming { $to } discards their oldest unclued card first.
    .to-you = I’m assuming you discard your oldest unclued card first.
companion-assumes-newest-chop = I’m assuming { $to } discards their newest unclued card first.
    .to-you = I’m assuming you discard your newest unclued card first.
companion-against-table = The table agreed otherwise, but I go by what { $to } does.
    .to-you = The table agreed otherwise, but I go by what you do.

## What the table agreed

companion-table-finesses = This table plays finesses, so I ask for blind plays and look out for them.
companion-table-no-finesses = This table doesn’t play finesses, so I neither ask for blind plays nor look for them.
companion-table-bluffs = This table plays bluffs.
companion-table-no-bluffs = This table doesn’t play bluffs.
companion-table-oldest-one = This table plays the oldest of several 1s first.
companion-table-newest-one = This table plays the newest of several 1s first.
companion-table-color-saves = This table also saves with color clues.
companion-table-no-color-saves = This table doesn’t save with color clues. They ask for plays.
companion-table-two-saves = This table saves 2s.
companion-table-no-two-saves = This table doesn’t save 2s. A clue of 2s asks for plays.
companion-table-oldest-chop = This table discards the oldest unclued card first.
companion-table-newest-chop = This table discards the newest unclued card first.

## Parts of the sentences

why-card-mine = my card { $slot }
why-card-yours = your card { $slot }
why-card-theirs = { $name }’s card { $slot }
why-card-gone = that card
why-you = you
why-me = me
why-from-you = you
why-points = { $whole }.{ $tenths }
why-do-play = play { $card }
why-do-announce = play { $card } and announce { $suit }
why-do-discard = discard { $card }
why-do-clue = clue { $to } { $clue }
why-do-put = put { $card } on its firework
why-do-shuffle = shuffle { $card } back into the deck
why-do-decline = leave the tile unused
why-do-firework = put the joker on the { $suit } firework

## The page that asks

why-silent = { $bot } doesn’t explain its actions. The companions do.
why-silent-for = The bot that plays for { $name } doesn’t explain its actions.
why-not-yet = { $name } will say more after the game. For now it could give away cards.
