# A finished game, judged: kagiya review. Points and chances are texts with their signs.

judge-title = { $title } · { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
judge-unfinished = This game was not finished.
judge-stopped = Stopped early. The values below are less exact.
judge-course = Expected at first: { $start }. Decisions: { $decisions }. Luck: { $luck }. Result: { $result }.
judge-course-unfinished = Expected at first: { $start }. Decisions: { $decisions }. Luck: { $luck }. Expected after the last turn: { $result }.
judge-player = { $name }: decisions { $decisions }
judge-player-labels = excellent { $excellent }, fine { $fine }, inaccuracies { $inaccuracy }, mistakes { $mistake }, blunders { $blunder }
judge-player-figures = plays { $plays }, strikes { $strikes }, discards { $discards }, clues { $clues }, last copies lost { $last }, turns with a known play not made { $left } (with a discard instead { $discarded })
judge-figures = The game
judge-efficiency = Efficiency: cards { $cards }, clues { $clues }, cards a clue { $done }
judge-efficiency-needed = A perfect game: cards { $needed }, clues at most { $clues }, cards a clue at least { $rate }
judge-pace = Pace: { $first } at first, { $least } at its lowest
judge-lost-cards = Strikes: { $strikes }. Last copies lost: { $last }.
judge-misread = Turn { $turn }: { $giver } clued { $to }. { $to } took { $card } for another card and lost it in turn { $lost }.
judge-bound = With all cards known
judge-bound-never = A score of { $score } was never possible: { $why }.
judge-bound-turn = A score of { $score } was possible until turn { $turn } ({ $name }). Then { $why }.
judge-bound-between = A score of { $score } was possible after turn { $first }, and impossible after turn { $turn }: { $why }.
judge-bound-until = A score of { $score } was possible after turn { $turn }. Later is undecided.
judge-bound-after = A score of { $score } was impossible after turn { $turn }: { $why }. Before is undecided.
judge-bound-undecided = Whether a score of { $score } was possible is undecided.
judge-why-maximum = it is more than the game has
judge-why-game-over = the game was over
judge-why-lost-copies = all copies of a needed card were lost
judge-why-pace = too few turns were left for the missing cards
judge-why-too-few-draws = the last turns were fewer than the missing cards
judge-why-too-deep = needed cards lay too deep in the deck
judge-why-hand-space = the hands had too little room for cards to keep
judge-why-search = no order of actions reaches it
judge-missing = { $card } is missing: { $copies }.
judge-copy-discarded = card { $depth } of the deck, discarded in turn { $turn }
judge-copy-held = card { $depth } of the deck, in the hand of { $name }
judge-copy-undrawn = card { $depth } of the deck, never drawn
judge-moments = The moments that decided
judge-no-moments = No single moment decided this game.
judge-moment-decision = Turn { $turn }, { $name }: { $label }, points { $points }, chance of a perfect game { $perfect } %
judge-moment-decision-points = Turn { $turn }, { $name }: { $label }, points { $points }
judge-moment-excellent = Turn { $turn }, { $name }: excellent, every other action is a mistake
judge-moment-out-of-reach = Turn { $turn }, { $name }: a perfect game is out of reach from here, points { $points }
judge-moment-luck = Turn { $turn }, { $name }: luck, points { $points }
judge-done = Done: { $told }
judge-better = Better: { $told }
judge-better-play = { $name } plays card { $slot }.
judge-better-discard = { $name } discards card { $slot }.
judge-better-in = Better in { $share } % of { $worlds } worlds. It gains most with such hands: { $hands }.
judge-why = Why:
judge-labelled = All inaccuracies, mistakes and blunders
judge-labelled-none = No decision was worse than another beyond doubt.
judge-line = { $turn }. { $name }: { $told }
judge-line-better = { $label }, points { $points }. Better: { $told }
judge-label-excellent = excellent
judge-label-fine = fine
judge-label-inaccuracy = inaccuracy
judge-label-mistake = mistake
judge-label-blunder = blunder
judge-progress = Reviewing, step { $step } of { $steps }
judge-graph-title = The course of the game
judge-graph-points = expected points
judge-graph-possible = possible points
judge-graph-perfect = chance of a perfect game
judge-graph-pace = pace
judge-graph-turn = turn

## On the replay page

judge-open = Review of this turn
judge-turn = Turn { $turn }, { $name }: { $label }
judge-turn-plain = Turn { $turn }, { $name }
judge-kind-luck = luck
judge-kind-out_of_reach = a perfect game is out of reach from here
judge-asks = Asking for the review …
judge-waits = The review waits for others. Its place in the queue: { $place }
judge-runs = Reviewing: { $share } %
judge-ready = The review is ready.
judge-lost = The review was not finished.
judge-again = Try again
judge-all = All moments
judge-further =
    { $count ->
        [one] 1 other turn
       *[other] { $count } other turns
    }
judge-legend-perfect = chance of a perfect game: { $value } %
judge-legend-possible = possible points: { $value }
judge-legend-pace = pace: { $value }
judge-points = points { $points }
judge-worth = expected points { $points }, chance of a perfect game { $perfect } %
judge-was-done = Done
judge-was-better = Better
judge-share = Better in { $share } % of { $worlds } possible worlds.
judge-hands = Hands with which it gains most
judge-reasons = Why
judge-luck = Luck: points { $points }
judge-others = Other moves
judge-why-done = Why this move
judge-would = What would you have done?
judge-would-say = { $name } would do this: { $told }
judge-no-reasons = A companion knows no reason for this move.
judge-about = Every decision is judged from what its player could know. A companion plays on in possible worlds. It may not know your conventions.
judge-find = Find the move
judge-find-ask = A better move was possible here. What would you do?
judge-find-now = Find a better move than yours.
judge-show = Show it
judge-answer-best = Your answer: { $told }. This is the best move: points { $points }.
judge-answer-better = Your answer: { $told }. This is better than your move in the game: points { $points }.
judge-answer-same = Your answer: { $told }. This was your move in the game.
judge-answer-worse = Your answer: { $told }. This is no better than your move in the game: points { $points }.
judge-answer-unlisted = Your answer: { $told }. It is not among the best moves.
