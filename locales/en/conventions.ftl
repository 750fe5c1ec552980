# What a table states about the conventions by which it plays.

## The choice

conventions-title = Conventions
conventions-about = Companions play by what is stated here from the first card on, as far as their level knows it, and expect it of everybody. The rest they find out as they play. Other bots pay no attention to it.
conventions-learn = Learn the conventions
conventions-open = As we find out
conventions-yes = Yes
conventions-no = No

## What can be stated, and how it is said in a line

conventions-finesses = Finesses
    .about = A clue may ask somebody to play a card that no clue has touched.
    .yes = finesses
    .no = no finesses
conventions-bluffs = Bluffs
    .about = The next player may be asked to play a card that fits, although it is not the one the clue waits for.
    .yes = bluffs
    .no = no bluffs
conventions-ones = Several ones
    .about = Which of several ones with a clue is played first.
    .pick-oldest = The oldest first
    .pick-newest = The newest first
    .oldest = the oldest of several ones first
    .newest = the newest of several ones first
conventions-color_saves = Saves by color
    .about = A color clue may say “keep this card”, too.
    .yes = saves by color
    .no = no saves by color
conventions-two_saves = Saves of twos
    .about = Twos are to be kept, too, if no other copy is in sight.
    .yes = saves of twos
    .no = no saves of twos
conventions-discards = Discards
    .about = Which of the cards without a clue goes first.
    .pick-oldest = The oldest first
    .pick-newest = The newest first
    .oldest = the oldest card is discarded first
    .newest = the newest card is discarded first

## What is stated

conventions-line = Conventions: { $stated }
conventions-count = { $count ->
    [one] Conventions: 1 stated
   *[other] Conventions: { $count } stated
}
conventions-here = The conventions of this table
