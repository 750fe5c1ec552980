# The conventions that a table agrees on.

## The choice

conventions-title = Conventions
conventions-about = Companions use these conventions from the first turn, within their level, and assume that everyone does. They learn the rest as they play. Other bots ignore them.
conventions-learn = Learn the conventions
conventions-open = Find out as we play
conventions-yes = Yes
conventions-no = No

## The conventions, and how one line lists them

conventions-finesses = Finesses
    .about = A clue may ask a player to play a card that has no clue.
    .yes = finesses
    .no = no finesses
conventions-bluffs = Bluffs
    .about = A clue may make the next player play a card that fits but isn’t the one the clue is waiting for.
    .yes = bluffs
    .no = no bluffs
conventions-ones = Several ones
    .about = Which of several clued ones is played first.
    .pick-oldest = The oldest first
    .pick-newest = The newest first
    .oldest = the oldest of several ones first
    .newest = the newest of several ones first
conventions-color_saves = Color saves
    .about = A color clue may also mean “keep this card”.
    .yes = color saves
    .no = no color saves
conventions-two_saves = Saving twos
    .about = Twos are also saved if no other copy is visible.
    .yes = twos are saved
    .no = twos are not saved
conventions-discards = Discards
    .about = Which of the unclued cards is discarded first.
    .pick-oldest = The oldest first
    .pick-newest = The newest first
    .oldest = the oldest unclued card is discarded first
    .newest = the newest unclued card is discarded first

## The agreed conventions

conventions-line = Conventions: { $stated }
conventions-count = { $count ->
    [one] Conventions: 1 agreed
   *[other] Conventions: { $count } agreed
}
conventions-here = The conventions of this table
