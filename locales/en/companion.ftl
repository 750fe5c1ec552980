# What a companion says about its moves and about the clues of others. "I" is the companion.
# Arguments: $card is a card in a hand (the surface says whose and where), $cards what it can be,
# $seat, $to and $giver are players, $clue is a clue, $action is a move. A player stands after “from”
# or “to”, so that “you” and “me” fit as well; the surface begins each sentence with a capital.

## Why I did what I did

companion-play-sure = By the clues alone, { $card } must fit now.
companion-play-called = A clue asked me to play { $card }: I take it to be { $cards }.
companion-play-finesse = Somebody’s clue fits only if I play { $card } first: I take it to be { $cards }.
companion-play-good-touch = What is clued is useful and nobody clues the same card twice, so { $card } must be { $cards }, and that fits.
companion-play-untold = I have a reason to play { $card } that I can tell you after the game.
companion-announced = Its color is beyond doubt, so I announce it.
companion-discard-trash = { $card } can’t be played any more.
companion-discard-twin = { $card } is useless, or somebody else holds the same card.
companion-discard-chop = { $card } is my oldest card without a clue, and nobody asked me to keep it.
companion-discard-untold = Every card I hold is worth keeping; { $card } seems the smallest loss.
companion-choice = Of the answers I may give, this one helps us most.

## What my clue says

companion-clue-empty = With { $clue } to { $to } I touch nothing: it passes my turn.
companion-clue-fill-in = My clue { $clue } to { $to } completes what was known about cards with a clue.
companion-clue-fix = My clue { $clue } to { $to } stops a card from being played that does not fit.
companion-clue-play = My clue { $clue } to { $to } is a play clue: it asks to play.
companion-clue-save = My clue { $clue } to { $to } is a save clue: it asks to keep a card.
companion-clue-play-or-save = My clue { $clue } to { $to } asks to keep a card, which may also fit.
companion-clue-finesse = My clue { $clue } to { $to } fits only once another card is played.
companion-clue-trash = My clue { $clue } to { $to } shows useless cards, and asks to keep the older ones.
companion-clue-plain = My clue { $clue } to { $to } says what it says and asks for nothing.

## How I understood a clue

companion-heard-empty = I take { $clue } from { $giver } to { $to } as passing the time: it touches nothing.
companion-heard-fill-in = I take { $clue } from { $giver } to { $to } as completing what was known.
companion-heard-fix = I take { $clue } from { $giver } to { $to } as a stop: a card does not fit after all.
companion-heard-play = I take { $clue } from { $giver } to { $to } for a play clue.
companion-heard-save = I take { $clue } from { $giver } to { $to } for a save clue: keep that card.
companion-heard-play-or-save = I take { $clue } from { $giver } to { $to } for a save clue whose card may also fit.
companion-heard-finesse = I take { $clue } from { $giver } to { $to } for a clue that fits only once another card is played.
companion-heard-trash = I take { $clue } from { $giver } to { $to } for a pointer at useless cards: keep the older ones.
companion-heard-plain = I see nothing that { $clue } from { $giver } to { $to } asks for.

## What a clue is about

companion-focus-chop = The clue is about { $card }, which was next to be discarded.
companion-focus-newest = The clue is about { $card }, the newest card it touches.
companion-means-play = { $card } fits if it is { $cards }.
companion-means-save = { $card } must be kept if it is { $cards }.
companion-means-later = { $card } fits later, after somebody plays, if it is { $cards }.
companion-asks-prompt = First it asks for { $card } to be played, a clued card that should be { $cards }.
companion-asks-finesse = First it asks for { $card } to be played without a clue: it should be { $cards }.
companion-taken-for = { $card } is taken to be { $cards }.

## What else I thought of, and why not

companion-not-misplay = Not { $action }: somebody would play a card that does not fit.
companion-not-misread = Not { $action }: a card would be taken for another.
companion-not-trash = Not { $action }: it would touch a useless card.
companion-not-known = Not { $action }: it says little that is new.
companion-not-less = Not { $action }: it would help less.
companion-not-play-later = Not { $action }: that can wait for my next turn.
companion-not-play-urgent = Not { $action }: this was more urgent.
companion-not-discard-chop = Not { $action }: I don’t know what that card is, and we may need it.
companion-not-discard = Not { $action }: a token is worth less than this.
