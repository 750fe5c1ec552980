# Accounts and records of play, in the browser.

## Account

account-about-guest = You are a guest here: only this browser knows who you are. With an account you find your games and settings on every device. No mail address is needed.
account-open = Make an account
account-open-about = You stay who you are, with all that you have played.
account-name = Name
account-password = Password
account-password-about = 8 to 128 characters. Nobody can send you a new one: keep it well.
account-sign-in = Sign in
account-sign-in-about = If you have an account already. What you have played here as a guest stays with the guest.
account-since = You have had an account since { $date }. Your settings are kept with it.
account-change-password = Change the password
account-password-now = Password until now
account-password-new = New password
account-password-changed = The new password counts. All other devices are signed out.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out on all devices
account-data = Take my data with me
account-data-about = One file with your name, your settings, your notes and all your games.
account-remove = Remove me
account-remove-about = Your account, your notes and your records go for good, and your name and what you wrote go from all tables. Games stay, without your name, for those who played with you.
account-remove-sure = Remove me for good

## Records of play

records-title = My games
records-standings = What they came to
records-none = You have not finished a game yet.
records-of = { $edition } · { $players ->
    [one] { $players } player
   *[other] { $players } players
}
records-changed = with changed options
records-games = Games
records-mean = Mean
records-best = Best
records-perfect = Perfect
records-lost = Lost
records-strikes = Strikes a game
records-efficiency = Efficiency
records-streak = Not lost in a row
records-streak-longest = { $now }, longest { $longest }
records-show = Show these games
records-about = Efficiency is how many cards each clue told about. Games that were broken off count for nothing.
records-all = all
records-edition = Edition
records-players = Players
records-partner = With
records-result = Result
records-result-perfect = perfect
records-result-finished = finished
records-result-lost = lost
records-result-broken_off = broken off
records-found-none = No game fits.
records-more = More games
records-plot = Points of the last { $games ->
    [one] game
   *[other] { $games } games
}, the newest on the right: lowest { $low }, highest { $high }, mean { $mean }

## Games of the same deal

records-deal = The same cards
records-deal-about = Everybody here had the same cards in the same order. Tables that were not listed have no names.
records-deal-unlisted = a table that was not listed
records-deal-this = this game
