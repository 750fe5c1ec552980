# Looking at a finished game together, and variations.

## Together

review-judge = Review
review-together = Review together
review-invited = In review now: { $names }.
review-come = Review with { $names }
review-leave = Leave review
review-room = Review
review-here = Here: { $names }
review-me = { $name } (you)
review-you-lead = You lead
review-leads = { $name } leads
review-nobody-leads = No one leads
review-at = { $text } · step { $step }
review-at-branch = { $text } · variation from step { $step }
review-return = Return to { $name }
review-return-shown = Return to the step shown
review-take-lead = Take the lead
review-give-lead = Hand the lead to …
review-point = Point at cards
review-pointed = Pointed at by { $names }.

## Said aloud

review-came = { $name } joined.
review-went = { $name } left.
review-leads-now = { $name } leads now.
review-you-lead-now = You lead now.
review-shows = { $name } shows step { $step }.
review-points-at = { $name } points at { $cards }.
review-card = { $name }’s card { $slot }

## Variations

branch-here = Start a variation
branch-title = Variation from step { $step }
branch-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
branch-undo = Undo
branch-redo = Redo
branch-back = Back to the game
branch-ask = Ask a companion
branch-advice = What { $name } would do: { $action }
branch-choose-card = { $name }’s turn: choose one of { $name }’s cards, or a partner’s card to give a clue.
branch-choose-own = { $name }’s turn: choose one of { $name }’s cards. No clue tokens are left.
branch-others = Other seats
branch-nobody = I’ll play them
branch-thinks = { $name } is thinking …
branch-goes-on = Continue
branch-why = Why { $name } does this
branch-eyes-of = In this view you act for { $name }. Choose a bot for the other seats, or show all hands.
branch-eyes-none = No one can act in this view. Show all hands.
branch-shown = { $name } shows this variation.
branch-over = The variation ends here: { $points } / { $most }
branch-over-hidden = The variation ends here.
branch-over-lost = The variation ends here: lost

## Games from files

review-file-title = Open a game
review-file-about = Replay a game from another table, review it with others, and play on from any of its turns.
review-file-drop = Drop a file here
review-file-choose = Choose a file
review-file-text = Or paste a game or a link
review-file-kinds = A Kagiya record, a game of hanab.live (the JSON of its export), or a hanab.live link with “replay-json”. A link with only a number doesn’t contain the game.
review-file-open = Open
review-file-opening = Opening …
review-file-too-large = A game file has at most { $most } KB.
review-file-one = Open one file at a time.
review-file-unreadable = This file can’t be read.
review-file-list = Games you have opened
review-file-list-about = Only you see this list, and these games count for nobody. Each is deleted { $days } days after you opened it.
review-file-by = { $origin } · opened on { $date }
review-file-delete = Delete
review-file-delete-of = Delete the game opened on { $date }
review-file-from = Game from { $origin }
review-file-kagiya = a Kagiya record
review-file-hanab_live = hanab.live
