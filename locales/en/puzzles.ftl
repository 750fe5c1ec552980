# Puzzles. $target is a number of points, $kept and $deals count deals of the hidden cards.

puzzle-title = Puzzles
puzzle-about = One action keeps what can be kept, and a search has proven it. Find it.
puzzle-number = Puzzle { $number }
puzzle-today = Today’s puzzle
puzzle-all = All puzzles
puzzle-lost = This puzzle doesn’t exist.
puzzle-solve = Solve it
puzzle-again = Look at it again
puzzle-endless = As many as you like
puzzle-next = Next puzzle
puzzle-history = Your puzzles
puzzle-none-yet = You haven’t answered any puzzle on this device yet.
puzzle-streak = { $days ->
    [one] You have solved the puzzle of the day 1 day in a row.
   *[other] You have solved the puzzle of the day { $days } days in a row.
}
puzzle-solved = { $right } of { $answered } solved
puzzle-mark-right = solved
puzzle-mark-wrong = not solved

puzzle-difficulty-any = Any
puzzle-difficulty-easy = Easy
puzzle-difficulty-medium = Medium
puzzle-difficulty-hard = Hard
puzzle-difficulty = Difficulty

## The kinds: the name, the first hint

puzzle-kind-play-or-wait = Play or wait
    .hint = Count for each card of yours which cards it can be. Then count the turns that are left.
puzzle-kind-which-clue = Which clue
    .hint = Ask for each clue: does its receiver then know a card that surely fits?
puzzle-kind-my-card = What is my card
    .hint = List the cards that the clues allow, and count the copies that you can see.
puzzle-kind-save-it = Save it
    .hint = Ask what each partner does after your action. Who discards a card that is needed?
puzzle-kind-end-counted = The end, counted
    .hint = Count the turns that are left, and the cards that are missing. Who must play which card?
puzzle-kind-open-deck = Open deck: win it
    .hint = Look for the cards that come late. Their players need a turn after they draw them.

## The question

puzzle-ask-open = After your action all hands and the deck are shown to everybody. Which action keeps a score of { $target } in reach in the most deals?
puzzle-ask-partners = Your partners take no risks and know no conventions. Which action keeps a score of { $target } in reach in the most deals?
puzzle-ask-deck = Everybody knows all cards, also those in the deck. Which action keeps a score of { $target } in reach?
puzzle-ask-card = Which card is your card { $slot }?
puzzle-partners = What partners do
    .about = A partner plays a card that surely fits, the lowest rank first. A partner without such a card gives a clue, if a token is left and a player who has no such card gets one by it. Otherwise the partner discards a card that is surely useless, or else the oldest card without a clue. When it is your turn again, all hands and the deck are shown to everybody.
puzzle-deck = The deck, next card first
puzzle-choose-card = Choose the card

## Hints

puzzle-hint = Hint
puzzle-hint-second = Second hint
puzzle-hint-play = The answer is to play a card.
puzzle-hint-discard = The answer is to discard a card.
puzzle-hint-clue = The answer is a clue.
puzzle-hint-clue-to = The answer is a clue to { $name }.
puzzle-hint-rank = Your card is a { $rank }.

## The solution

puzzle-right = Right!
puzzle-wrong = That isn’t it.
puzzle-show = Show the solution
puzzle-answer = The answer
puzzle-act-play = Play card { $slot }
puzzle-act-discard = Discard card { $slot }
puzzle-act-clue = Clue { $name } { $clue }
puzzle-act-any-clue = Give any clue
puzzle-kept-all = A score of { $target } stays in reach, whatever the hidden cards are.
puzzle-kept-open = A score of { $target } stays in reach.
puzzle-kept = Deals that agree with what you see: { $deals }. A score of { $target } stays in reach in { $kept } of them.
puzzle-others = The other actions
puzzle-other-none = Out of reach in every deal.
puzzle-other-some = Deals in which it stays in reach: { $kept } of { $deals }.
puzzle-reason-game_over = The round ends with fewer points.
puzzle-reason-lost_copies = The last copy of a card is lost.
puzzle-reason-pace = Too few turns are left for the missing cards.
puzzle-reason-too_few_draws = The last round has too few turns for the missing cards.
puzzle-reason-too_deep = A card comes too late, or to the wrong player.
puzzle-reason-hand_space = The hands can’t hold all cards that must be kept.
puzzle-reason-search = No order of play reaches it.
puzzle-line = How it can go on
puzzle-step-play = { $name } plays { $card }.
    .you = You play { $card }.
puzzle-step-misplay = { $name } plays { $card }, which doesn’t fit.
    .you = You play { $card }, which doesn’t fit.
puzzle-step-discard = { $name } discards { $card }.
    .you = You discard { $card }.
puzzle-step-clue = { $name } clues { $to } { $clue }.
    .you = You clue { $to } { $clue }.
puzzle-to-you = you
puzzle-card-is = It is { $card }.
puzzle-seen = You see all copies of { $cards }.
puzzle-elsewhere = Your other cards need the copies of { $cards }.
puzzle-found-by = { $count ->
    [0] No companion finds it.
    [one] Companion { $levels } finds it.
   *[other] Companions { $levels } find it.
}
puzzle-people = Of 1000 experienced players, { $share } would choose it, by the model of their habits.
puzzle-share = Share
puzzle-copied = Link copied
puzzle-share-text = Kagiya, puzzle { $number }: { $kind }

## Conventions

puzzle-kind-convention = Convention
    .hint = Think of the convention of the lesson: what has been asked of whom, and who does what next?
puzzle-ask-convention = Your partners play as { $companion } does. Which action does the convention ask for?
puzzle-before = Before your turn:
puzzle-in-conventions = Puzzles in conventions
    .about = They belong to lessons, and the partners are companions.
puzzle-mean = In { $deals ->
    [one] one deal
   *[other] { $deals } deals
} in which companions act as shown, you get { $points ->
    [one] 1 point
   *[other] { $points } points
} on average.
puzzle-less = { $points ->
    [one] 1 point less
   *[other] { $points } points less
} on average (± { $error }).
puzzle-lesson-chop = Chop
puzzle-lesson-focus = Focus
puzzle-lesson-saves = Saves
puzzle-lesson-good-touch = Good touch
puzzle-lesson-prompt = Prompt
puzzle-lesson-finesse = Finesse
puzzle-lesson-bluff = Bluff
puzzle-lesson-the-end = The end
puzzle-why-chop = The chop: with nothing better to do, discard the oldest card without a clue. Your partners saw it and didn’t save it.
puzzle-why-focus = The focus: a clue is about the chop if it touches it, or else about the newest card that had no clue. That card fits.
puzzle-why-saves = A save: the next player would discard a card that must not be lost. The clue says: keep it.
puzzle-why-good-touch = Good touch: clued cards are useful and all different. Whatever this card can be then, it fits.
puzzle-why-prompt = A prompt: the clue is about a card that doesn’t fit yet. Your clued card can be the missing one.
puzzle-why-finesse = A finesse: the clue is about a card that doesn’t fit yet, and no clued card can be the missing one. It is your newest card without a clue.
puzzle-why-bluff = A bluff: you are the player right after the giver. Your newest card without a clue is the missing one, or another that fits.
puzzle-why-the-end = The end, counted: few turns are left, and this action leaves the most points in reach.
