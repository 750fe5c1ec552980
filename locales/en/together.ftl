# Playing with others: challenges, the deal of the day, and people.

## Challenges

together-challenge = A challenge
together-challenge-make = Challenge others
together-challenge-link = Whoever opens this link can play the same cards without having seen them:
together-challenge-by = { $name } challenges you: play the same cards and see who gets further.
together-challenge-mine = This is your own challenge. Send the link to whoever should play your cards.
together-challenge-gone = Somebody who is gone
together-for = { $edition }, { $players } players
together-taken = { $count ->
    [0] Nobody has taken it up yet.
    [one] One table has taken it up.
   *[other] { $count } tables have taken it up.
}
together-taken-day = { $count ->
    [0] Nobody has played it yet.
    [one] One table has played it.
   *[other] { $count } tables have played it.
}
together-once = You can play these cards once: not if you have played, watched or replayed them. What others did is shown when you are through.
together-known = You know these cards: you have played them, watched them, or opened a replay.
together-with-bots = Play with bots
together-with-people = Open a table
together-listed = Everybody may find the table
together-to-table = Back to your table

## The deal of the day

together-today = Deal of the day
together-today-about = Every day one deal for each number of players, the same for everybody. You have one try.
together-day = The deals of { $day }
together-players = { $players } players
together-day-before = The day before
together-day-after = The day after
together-day-today = To today
together-results-later = The results are shown when you have played.
together-results = Results
together-results-none = No game has ended yet.
together-more = More games
together-mine = yours
together-first = the challenge
together-figures = { $turns } turns, { $strikes } strikes, { $clues } clues

## Two courses side by side

together-compare-title = Turn by turn
together-compare-with = Compare with
together-measure = What is compared
together-points = Points
together-strikes = Strikes
together-clues = Clue tokens
together-pace = Pace
together-turn = Turn
together-table = As a table
together-plot = { $measure } turn by turn: { $one } ends with { $first }, { $two } with { $second }
together-replay-of = Replay: { $names }
