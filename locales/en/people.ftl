# Accounts and records of play, in the browser.

## Account

account-about-guest = You are a guest: only this browser knows who you are. With an account you have your games and settings on every device. No email needed.
account-open = Create an account
account-open-about = You keep your name and everything you have played.
account-name = Name
account-password = Password
account-password-about = 8 to 128 characters. If you forget it, only a recovery code helps.
account-sign-in = Sign in
account-sign-in-about = For people who already have an account. Games you played here as a guest stay with the guest.
account-since = Account created { $date }. Your settings are saved with it.
account-change-password = Change password
account-password-now = Current password
account-password-new = New password
account-password-changed = Password changed. You are signed out on all other devices.
account-codes = Recovery codes
account-codes-about = A recovery code lets you choose a new password if you forget yours. Each code works once. Keep them in a safe place.
account-codes-none = You have no recovery codes. If you forget your password, you lose your account.
account-codes-left = { $count ->
    [one] You have 1 unused recovery code.
   *[other] You have { $count } unused recovery codes.
}
account-codes-get = Get recovery codes
account-codes-new = Your new recovery codes. They are shown only now, and older codes no longer work.
account-codes-copy = Copy
account-codes-copied = Copied
account-codes-download = Download
account-forgot = Forgot your password?
account-forgot-about = With a recovery code you can choose a new password. You are signed out on all other devices.
account-code = Recovery code
account-recover = Set the new password
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-data = Download my data
account-data-about = One file with your name, settings, notes and games.
account-remove = Delete my account
account-remove-about = This permanently deletes your account, notes and records, and removes your name and messages from every table. The games stay, without your name, for the people you played with.
account-remove-sure = Delete permanently

## Notifications while Kagiya is closed

push-here = Notify this device when Kagiya is closed
push-here-about = The notifications are encrypted and come through the push service of your browser.
push-kind-turn = My turn in a game with days per turn
push-kind-invitation = Invitations to a table
push-kind-rematch = A rematch of my game
push-home-screen = On this device, notifications work when you open Kagiya from the home screen. Tap the share button of your browser, then “Add to Home Screen”.
push-dismissed = Your browser has not allowed notifications. Turn this on again and choose “Allow”.
push-failed = Notifications could not be set up. Try again later.
push-turn = It is your turn.
push-turn-by = It is your turn in the game with { $by }.
push-invitation = You are invited to a table.
push-invitation-by = { $by } invites you to a table.
push-rematch = A rematch of your game is open. A seat is kept for you.
push-rematch-by = { $by } wants a rematch and keeps a seat for you.

## Records of play

records-title = My games
records-standings = Statistics
records-none = You have not finished a game yet.
records-of = { $edition } · { $players ->
    [one] { $players } player
   *[other] { $players } players
}
records-changed = with changed options
records-games = Games
records-games-unscored = { $games } ({ $unscored } without a score)
records-mean = Mean
records-best = Best
records-perfect = Perfect
records-lost = Lost
records-strikes = Strikes per game
records-efficiency = Efficiency
records-streak = Streak without a loss
records-streak-longest = { $now }, longest { $longest }
records-show = Show these games
records-about = Efficiency is the number of cards touched per clue. Abandoned games don’t count. Mean and best are those of the games with a score. In most editions a game lost by strikes has none.
records-all = all
records-edition = Edition
records-players = Players
records-partner = With
records-result = Result
records-result-perfect = perfect
records-result-finished = finished
records-result-lost = lost
records-result-broken_off = abandoned
records-found-none = No games match.
records-more = More games
records-plot = Points of the last { $games ->
    [one] game
   *[other] { $games } games
}, the newest on the right: lowest { $low }, highest { $high }, mean { $mean }
records-plot-unscored = { $games ->
    [one] One game has no score. It is drawn, but not counted.
   *[other] { $games } games have no score. They are drawn, but not counted.
}

## Games of the same deal

records-plot-share = Share of the best score in the last { $games ->
    [one] game
   *[other] { $games } games
}: from { $low } to { $high }, { $mean } on average. A star marks a perfect game.
firsts-title = Firsts
firsts-about = Kept for ever, and only you see them.
firsts-editions = Editions
firsts-editions-about = Played { $played } of { $all }, { $perfect } of them perfectly. Games with changed options don’t count here.
first-perfect = First perfect game
    .ask = All fireworks complete, with the edition’s own options.
first-row = Ten in a row
    .ask = Ten games in a row without a loss, in one edition with one number of players.
first-day = First deal of the day
    .ask = Play the deal of the day.
first-people = First game with others
    .ask = Finish a game with another person.
first-edition-ask = Not played yet
first-edition-perfect = perfect, { $day }
records-deal = The same deal
records-deal-about = Everyone here had the same cards in the same order. Private tables are shown without names.
records-deal-unlisted = a private table
records-deal-this = this game
