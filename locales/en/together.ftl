# Playing with others: challenges, the deal of the day, and people.

## Challenges

together-challenge = A challenge
together-challenge-make = Challenge others
together-challenge-link = Whoever opens this link can play the same cards without having seen them:
together-challenge-by = { $name } challenges you: play the same cards and see who gets further.
together-challenge-mine = This is your own challenge. Send the link to whoever should play your cards.
together-challenge-gone = Somebody who is gone
together-for = { $edition } for { $players }
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
together-players = For { $players }
together-day-before = The day before
together-day-after = The day after
together-day-today = To today
together-results-later = The results are shown when you have played.
together-results = Results
together-results-none = No game has ended yet.
together-more = More games
together-mine = yours
together-first = the challenge
together-figures = Turns { $turns }, strikes { $strikes }, clues { $clues }

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

## People

together-people = People
together-invitations = You are invited
together-friends = Friends
together-friend = friend
together-friends-none = Nobody yet. Ask after a game, or by the name of an account.
together-asks = asks to be your friend
together-asked = asked, has not answered
together-asked-now = { $name } has been asked.
together-agree = Agree
together-refuse = Refuse
together-end = End
together-take-back = Take back
together-block = Block
together-unblock = Unblock
together-befriend = Ask to be friends
together-ask-name = Name of an account
together-ask-about = With people who have no account, play a game first: then you can ask them.
together-ask = Ask
together-shown = Friends may see that I am here
together-shown-about = And at which listed table I sit.
together-here = here
together-away = not here
together-at-table = To their table
together-blocked = Blocked
together-is-blocked = blocked
together-blocked-now = { $name } is blocked.
together-blocked-about = They can’t sit at your tables, invite you or ask to be your friend, and you don’t see what they say. They are not told.
together-blocked-none = Nobody.
together-blocked-here = You block somebody who sits here: { $names }.
together-invite-friends = Invite friends
together-invite = Invite
together-invited = invited
together-again-with = Play again with { $names }
together-company = The people of this game

## A seat changes hands

together-seat-offered = { $name } asks you to play on at the seat of { $of }.
together-seat-offered-own = { $name } asks you to play on in their place.
together-seat-take = Take the seat
together-seat-wanted = { $name } would like the seat back.
together-seat-give = Give it back
together-seat-waits = { $name } has been asked to play on.
together-seat-of = to play on for { $name }, in a game that has begun
together-hand-over = Let a friend play for you
together-hand-over-of = Let a friend play for { $name }
together-hand-over-about = They see what this seat sees. Everybody at the table hears of it, and the seat can be taken back.
together-hand-over-none = None of your friends can be asked now.
