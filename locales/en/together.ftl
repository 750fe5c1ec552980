# Playing with others: challenges, the deal of the day, and people.

## Challenges

together-challenge = A challenge
together-challenge-make = Challenge others
together-challenge-link = Anyone who opens this link can play the same deal, unless they have already seen it:
together-challenge-secret = For 30 days, only people who have played this deal or already know it can open its replay.
together-challenge-by = { $name } challenges you to play the same deal. Who will get further?
together-challenge-mine = This is your own challenge. Send the link to anyone who should play this deal.
together-challenge-gone = Deleted user
together-for = { $edition } for { $players }
together-taken = { $count ->
    [0] No one has accepted it yet.
    [one] One table has accepted it.
   *[other] { $count } tables have accepted it.
}
together-taken-day = { $count ->
    [0] No one has played it yet.
    [one] One table has played it.
   *[other] { $count } tables have played it.
}
together-once = You can play this deal only once, and only if you haven’t seen it. You’ll see everyone’s results when you finish.
together-known = You already know this deal. You have played it, watched it or opened a replay.
together-with-bots = Play with bots
together-with-people = Create a table
together-listed = List this table publicly
together-to-table = Back to your table

## The deal of the day

together-today = Deal of the day
together-today-about = One deal a day for each player count, the same for everyone. You get one try.
together-day = The deals of { $day }
together-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
together-day-before = The day before
together-day-after = The day after
together-day-today = Today
together-results-later = Play to see the results.
together-results = Results
together-results-none = No games have been finished yet.
together-apart = Not ranked
together-apart-about = A player at these tables was new that day, or the deal had already been seen on a player’s device.
together-apart-mine = Your result won’t be ranked: you are new today, or the deal has already been seen on this device.
together-partner = Everyone plays with { $bot }, so results can be compared.
together-next-deals = New deals in { $hours } h { $minutes } min.
together-my-days = My days
together-streak = { $count ->
    [0] No streak yet. Play today to start one.
    [one] One day in a row
   *[other] { $count } days in a row
}
together-histogram = Scores of all games
together-histogram-bar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $games ->
    [one] one game
   *[other] { $games } games
}
together-histogram-lost = { $games ->
    [one] One game was lost and has no score.
   *[other] { $games } games were lost and have no score.
}
together-best-yesterday = { $points ->
    [one] Yesterday’s best game: { $names }, { $points } point
   *[other] Yesterday’s best game: { $names }, { $points } points
}
together-share = Share my result
together-to-beat = Score to beat: { $points }
together-more = More games
together-mine = yours
together-first = the challenge
together-figures = Turns { $turns }, strikes { $strikes }, clues { $clues }

## Two games side by side

together-compare-title = Turn by turn
together-compare-with = Compare with
together-measure = Compare by
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
together-friends-none = No friends yet. Add someone after a game, or by their account name.
together-asks = wants to be your friend
together-asked = request sent
together-asked-now = Friend request sent to { $name }.
together-agree = Accept
together-refuse = Decline
together-end = Unfriend
together-take-back = Cancel request
together-block = Block
together-unblock = Unblock
together-befriend = Add friend
together-ask-name = Add a friend by account name
together-ask-about = To add someone without an account, play a game with them first.
together-ask = Ask
together-shown = Let friends see when I’m online
together-shown-about = Also shows which public table I’m at.
together-shown-ask = May your friends see when you’re online?
together-shown-ask-about = They also see which public table you’re at. You can change this on the People page.
together-shown-yes = Yes
together-shown-no = No
together-here = online
together-away = offline
together-at-table = Go to their table
together-blocked = Blocked
together-is-blocked = blocked
together-blocked-now = You have blocked { $name }.
together-blocked-about = They can’t join your tables, invite you or send you friend requests, and you don’t see their messages. They won’t be notified.
together-blocked-none = No one.
together-blocked-here = You have blocked someone at this table: { $names }.
together-invite-friends = Invite friends
together-invite = Invite
together-invited = invited
together-again-with = Play again with { $names }
together-new-with = New table with { $names }
together-company = Players in this game

## A seat changes hands

together-seat-offered = { $name } asks you to take over { $of }’s seat.
together-seat-offered-own = { $name } asks you to take over their seat.
together-seat-take = Take the seat
together-seat-wanted = { $name } would like their seat back.
together-seat-give = Give it back
together-seat-waits = Waiting for { $name } to take the seat.
together-seat-of = to play for { $name } in a running game
together-hand-over = Let a friend play for you
together-hand-over-of = Let a friend play for { $name }
together-hand-over-about = They see what this seat sees. Everyone at the table is notified, and the seat can be taken back.
together-hand-over-none = None of your friends can take the seat now.

## What messengers and other programs show of a link

preview-table = { $edition } with { $host }
preview-table-free = { $table }: { $free ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $free } free seats
}
preview-table-about = { $free ->
    [0] Hanabi for { $players }. All seats are taken.
   *[other] Hanabi for { $players }. Open the link and take a seat. You don’t need an account.
}
preview-table-running = This game is in progress.
preview-table-over = This game is over.
preview-score-to-beat = { $game }. Score to beat: { $points } of { $best }.
preview-replay = Replay: { $edition } with { $names }
preview-replay-of-bots = Replay: { $edition }
preview-replay-about = See this game move by move.
preview-points = Score: { $points } of { $best }. See the game move by move.
preview-lost = The game was lost. See it move by move.
