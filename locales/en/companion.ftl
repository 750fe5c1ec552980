# What a companion says about its moves and about the clues of others. "I" is the companion.
# Arguments: $card is a card in a hand (the surface says whose and where), $cards what it can be,
# $seat, $to and $giver are players, $clue is a clue, $action is a move.

## Why I did what I did

companion-play-sure = By the clues alone, { $card } must fit now.
companion-play-called = A clue asked me to play { $card }: I take it to be { $cards }.
companion-play-finesse = Somebody's clue fits only if I play { $card } first: I take it to be { $cards }.
companion-play-good-touch = What is clued is useful and nobody clues the same card twice, so { $card } must be { $cards }, and that fits.
companion-play-untold = I have a reason to play { $card } that I can tell you after the game.
companion-announced = Its color is beyond doubt, so I announce it.
companion-discard-trash = { $card } can't be played any more.
companion-discard-twin = { $card } is useless, or somebody else holds the same card.
companion-discard-chop = { $card } is my oldest card without a clue, and nobody asked me to keep it.
companion-discard-untold = Every card I hold is worth keeping; { $card } seems the smallest loss.
companion-choice = Of the answers I may give, this one helps us most.

## What my clue says

companion-clue-empty = My { $clue } clue to { $to } touches nothing: it passes my turn.
companion-clue-fill-in = My { $clue } clue completes what { $to } knows about cards with a clue.
companion-clue-fix = My { $clue } clue stops { $to } from playing a card that does not fit.
companion-clue-play = My { $clue } clue asks { $to } to play.
companion-clue-save = My { $clue } clue asks { $to } to keep a card.
companion-clue-play-or-save = My { $clue } clue tells { $to } to keep a card, which may also fit.
companion-clue-finesse = My { $clue } clue to { $to } fits only once another card is played.
companion-clue-trash = My { $clue } clue shows { $to } useless cards, and asks to keep the older ones.
companion-clue-plain = My { $clue } clue to { $to } says what it says and asks for nothing.

## How I understood a clue

companion-heard-empty = { $giver } passed the time: { $clue } touches nothing at { $to }.
companion-heard-fill-in = { $giver } completed what { $to } knows with { $clue }.
companion-heard-fix = { $giver } stopped { $to } with { $clue }: a card does not fit after all.
companion-heard-play = { $giver } asked { $to } to play with { $clue }.
companion-heard-save = { $giver } asked { $to } to keep a card with { $clue }.
companion-heard-play-or-save = { $giver } told { $to } with { $clue } to keep a card, which may also fit.
companion-heard-finesse = { $giver }'s { $clue } clue to { $to } fits only once another card is played.
companion-heard-trash = { $giver } showed { $to } useless cards with { $clue }, and asked to keep the older ones.
companion-heard-plain = { $giver }'s { $clue } clue to { $to } asks for nothing that I can see.

## What a clue is about

companion-focus-chop = The clue is about { $card }, which was next to be discarded.
companion-focus-newest = The clue is about { $card }, the newest card it touches.
companion-means-play = { $card } fits if it is { $cards }.
companion-means-save = { $card } must be kept if it is { $cards }.
companion-means-later = { $card } fits later, after somebody plays, if it is { $cards }.
companion-asks-prompt = { $seat } is asked to play { $card }, a clued card that should be { $cards }.
companion-asks-finesse = { $seat } is asked to play { $card } without a clue: it should be { $cards }.
companion-taken-for = { $card } is taken to be { $cards }.

## What else I thought of, and why not

companion-not-misplay = Not { $action }: somebody would play a card that does not fit.
companion-not-misread = Not { $action }: a card would be taken for another.
companion-not-trash = Not { $action }: it would touch a useless card.
companion-not-known = Not { $action }: it says little that is new.
companion-not-less = Not { $action }: it would help less.
companion-not-play-later = Not { $action }: that can wait for my next turn.
companion-not-play-urgent = Not { $action }: this was more urgent.
companion-not-discard-chop = Not { $action }: I don't know what that card is, and we may need it.
companion-not-discard = Not { $action }: a token is worth less than this.
