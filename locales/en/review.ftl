# Looking at a finished game together, and how it would have gone on otherwise.

## Together

review-together = Review together
review-invited = Looking at this game again: { $names }.
review-come = Review with { $names }
review-leave = Leave the review
review-room = Review
review-here = Here: { $names }
review-me = { $name } (you)
review-you-lead = You lead
review-leads = { $name } leads
review-nobody-leads = Nobody leads
review-at = { $text } · step { $step }
review-at-branch = { $text } · hypothesis from step { $step }
review-return = Return to { $name }
review-return-shown = Return to what is shown
review-take-lead = Take the lead
review-give-lead = Give the lead to …
review-point = Point at cards
review-pointed = Pointed at by { $names }.

## Said aloud

review-came = { $name } has come.
review-went = { $name } has gone.
review-leads-now = { $name } leads now.
review-you-lead-now = You lead now.
review-shows = { $name } shows step { $step }.
review-points-at = { $name } points at { $cards }.
review-card = card { $slot } of { $name }

## Hypotheses

branch-here = Branch off here
branch-title = Hypothesis from step { $step }
branch-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
branch-undo = Undo
branch-redo = Redo
branch-back = Back to the game
branch-ask = Ask a companion
branch-advice = What { $name } would do: { $deed }
branch-choose-card = { $name }’s turn: choose one of { $name }’s cards, or a partner’s card to give a clue.
branch-choose-own = { $name }’s turn: choose one of { $name }’s cards. No clue is left.
branch-others = Other seats
branch-nobody = I play them
branch-thinks = { $name } is thinking …
branch-goes-on = Go on
branch-why = Why { $name } does this
branch-eyes-of = Through these eyes you act for { $name }. Choose a bot for the other seats, or open all hands.
branch-eyes-none = Through these eyes nobody sees enough to act. Open all hands.
branch-shown = { $name } shows this hypothesis.
branch-over = Here the hypothesis ends: { $points } / { $most }
branch-over-hidden = Here the hypothesis ends.
