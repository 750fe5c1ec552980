# The games that teach. Ids: learn-NAME is a lesson's title (.about: one line, .learned: what to remember), learn-NAME-STEP what
# the coach says; where a step asks for something, .instead answers any other action, .play, .discard and .clue one of that kind.
# .typed, or the ending -typed, says it to somebody who types instead of pointing. # $name is the partner. At most 260 letters each.

## The page

web-learn-title = Learn to play
web-learn-about = Ten minutes, and you know Hanabi. A partner plays with you, and a coach tells you what matters. Nothing can go wrong.
web-learn-first = Your first game
web-learn-more = Then, one extension at a time
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-again = Play it again
web-learn-done = done
web-learn-far = { $done } of { $all }
web-learn-coach = Coach
web-learn-next = Next
web-learn-read = Read on first.
web-learn-your-turn = Your turn
web-learn-not-now = Not this time.
web-learn-restart = Start over
web-learn-lessons = All lessons
web-learn-over = Well done!
web-learn-next-lesson = Next: { $lesson }
web-learn-lost = This lesson doesn’t exist.
web-learn-at-table = Lesson · { $lesson }
web-learn-conventions = Then play as companions do
web-learn-conventions-about = Companions play by conventions. Each lesson teaches one of them.
web-learn-known = You know the main conventions of: { $companions }
web-learn-level = Still to learn for { $companion }: { $lessons }
web-learn-unlocked = You now know the main conventions of { $companion }.
web-learn-next-one = Next
web-learn-all-conventions = All conventions
web-learn-puzzles = Puzzles: { $done } of { $all }

## The first game

learn-first = Your first game
    .about = A whole game with two colors: every rule, step by step.
    .learned = You know the whole game: clues, tokens, discards, strikes, fives and the final round. Five colors are the same, only more of it.
learn-first-goal = Welcome! You and { $name } build fireworks together: one of each color, from 1 up to 5. Today there are two colors; a full game has five.
learn-first-hands = You see { $name }’s cards, and { $name } sees yours. Your own show you only their backs. So you tell each other what you hold, with clues.
learn-first-ones = On your turn you do one thing: give a clue, discard a card or play one. Each firework begins with a 1, and { $name } holds two of them. Choose one of these cards, then the clue 1.
    .play = You know nothing about your cards yet. Tell { $name } about the 1s first.
    .instead = That clue is true, but it doesn’t tell { $name } what to play. Choose a 1, then the clue 1.
learn-first-touched = The clue named both 1s: a clue always names every card that fits it. It cost one of your eight tokens. { $name } plays a 1 and draws a new card.
learn-first-oldest = { $name } can play the other 1 next, so you can regain a token: discard a card. You know nothing about yours, so discard the oldest, the one with the folded corner.
    .discard = You can’t know which card is best to discard, so players have a rule: discard the oldest. It is the one with the folded corner.
    .instead = { $name } knows what to do next. Use this turn to regain the token: discard your oldest card.
    .typed = { $name } can play the other 1 next, so you can regain a token: discard a card. You know nothing about yours, so discard the oldest, card 1.
    .discard-typed = You can’t know which card is best to discard, so players have a rule: discard the oldest. It is card 1.
learn-first-token-back = A blue 1, and there are three of each 1: no harm done. The token is back, and you drew a new card. { $name } plays the blue 1.
learn-first-full = All eight tokens are available, so nobody may discard now. { $name }’s red 2 would fit. Choose it, then the clue red: it touches no other card.
    .play = You still know nothing about your cards. Give { $name } the clue red.
    .instead = Red names the red 2 and nothing else, so { $name } can’t mistake it. Give the clue red.
learn-first-told = Now { $name } gives you a clue. Your first card is a 2, and no other card of yours is one.
learn-first-two = Red 1 and blue 1 are in the sky, so a 2 of either color fits. Play your 2.
    .instead = { $name } told you about your 2 because it fits now. Choose it and play it.
learn-first-points = Blue 2! Each card in the sky is a point. { $name } plays the red 2: four points already.
learn-first-critical = { $name }’s oldest card is the blue 5, and there is only one 5 of each color. With nothing else to do, { $name } would discard it. Save it: give the clue 5.
    .clue = A good clue, but the blue 5 is in danger. Choose { $name }’s oldest card, then the clue 5.
    .instead = First save the blue 5, { $name }’s oldest card: without it the blue firework can never be finished.
learn-first-two-blues = { $name } says that two of your cards are blue. Which is the blue 3 that comes next? You can’t know yet.
learn-first-risk = What if a card doesn’t fit? Try it once, on purpose: play your newest card, the last one on the right. I promise that we can spare it.
    .instead = Just this once we take a risk. Play your newest card: the last one, about which nobody has said anything.
    .typed = What if a card doesn’t fit? Try it once, on purpose: play your newest card, card 5. I promise that we can spare it.
learn-first-strike = A second red 1: it goes to the discard pile, and you have a strike. The third strike would end the game, and all would be lost. { $name } helps with the clue 3.
learn-first-together = Put the clues together. Your third card is blue and a 3: the blue 3. Your first card is a 3 that isn’t blue: the red 3. Both fit. Play one of them.
    .play = Not that one. Two of your cards are 3s, and a 3 fits both fireworks. Play a 3.
    .instead = You know two cards for sure: both 3s fit. Play one of them.
learn-first-your-five = { $name } tells you about your own 5. It isn’t blue, so it is the red 5. Keep it: it comes last.
learn-first-other-three = Your other 3 still fits. Play it.
    .instead = Your other 3 fits for sure. Play it now, and everything after it becomes possible.
learn-first-blue-four = A 4, and it was named blue before: you hold the blue 4, and it fits.
learn-first-last-token = It can wait a turn. { $name } doesn’t know the red 4 yet, and one token is left. Give the clue red: it names that card alone.
    .clue = That would name other cards, too, and it is your last token. Red names the red 4 alone.
    .instead = { $name } needs to know the red 4, or we run out of turns. Choose it, then the clue red.
learn-first-no-token = No token is left: until one comes back, nobody can give a clue. { $name } plays the red 4.
learn-first-last-card = One card is left in the deck. Whoever draws it starts the final round. Play your blue 4.
    .instead = Every turn counts now. Play your blue 4: it is blue, a 4, and fits.
learn-first-bonus = You drew the last card, so each of you has one more turn. { $name } completes blue with the 5. A complete firework brings a token back as a bonus.
learn-first-last-turn = The very last turn is yours, and you know the red 5. Light up the sky!
    .instead = This is the last turn of the game. Your red 5 completes the sky: play it.
learn-first-score = Ten of ten! You count the cards in the sky: with five colors 25 is the most. Up to 5 points is horrible, 16 is excellent, 21 extraordinary, and 25 legendary.

## Multicolor

learn-multicolor = Multicolor
    .about = A sixth suit that every color clue touches.
    .learned = Every color clue touches the multicolor cards, and none names them. In some editions multicolor is a color of its own that you may name: the rules of the table say so.
learn-multicolor-suit = A new suit builds a firework of its own: multicolor. Every color clue touches these cards, but no clue may name multicolor itself.
learn-multicolor-ones = { $name } holds two 1s, a red one and a multicolor one. Both fit. Rank clues work as ever: give the clue 1.
    .instead = Both of { $name }’s 1s fit now. Choose one of them, then the clue 1.
learn-multicolor-played = { $name } plays the red 1. Is the other one a second red 1? { $name } can’t tell, and a second one would be a strike.
learn-multicolor-blue = Give the clue blue: it touches the multicolor 1 as well. Then { $name } knows that it isn’t red.
    .clue = That leaves open whether the 1 is red. Blue doesn’t: a red card is never touched by blue.
    .instead = { $name } needs to know that the 1 isn’t red. Choose it, then the clue blue.
learn-multicolor-sure = Blue or multicolor: either 1 fits. { $name } plays it.
learn-multicolor-end = A card that two colors have touched can only be multicolor. The sixth firework counts like the others: with five colors and this one, 30 points are the most.

## Jokers

learn-jokers = Jokers
    .about = Cards that stand in for any other of their rank.
    .learned = A joker goes to any firework that needs its rank, and whoever plays it chooses. Every color clue touches it, and none names it.
learn-jokers-what = Multicolor cards are jokers here. They have no firework of their own: each stands in for any card of its rank.
learn-jokers-told = { $name } tells you about a 3, and both fireworks wait for one.
learn-jokers-play = Whatever its color, a 3 fits. Play it.
    .instead = Your 3 fits for sure. Choose it and play it.
learn-jokers-where = A joker! You choose its firework. { $name } holds a red 3, so the blue one needs it more.
    .instead = That works, too, but then { $name }’s red 3 would be of no use. Put the joker on blue.
learn-jokers-end = Now both 3s will be in the sky. Keep jokers for cards that are lost or far away.

## Black powder

learn-black-powder = Black powder
    .about = A black firework that goes from 5 down to 1.
    .learned = Black goes from 5 down to 1, only ranks name it, and each black card that is missing at the end costs a point.
learn-black-powder-down = The black firework is built the other way round: from 5 down to 1. Its 5 is there, so the 4 comes next. No color clue touches black cards, only ranks do.
learn-black-powder-three = { $name } tells you about a 3. The red 3 and the blue 3 are already in the sky, so it must be meant for black, later.
learn-black-powder-four = { $name }’s black 4 fits now. Choose it, then the clue 4.
    .instead = The black 4 comes before your 3. Choose { $name }’s black card, then the clue 4.
learn-black-powder-fits = { $name } plays the black 4. And after a 4, black needs a 3.
learn-black-powder-play = Your 3 fits now. Play it.
    .instead = Red and blue have their 3s, so your 3 can only help black. Play it.
learn-black-powder-end = At the end, each black card that is missing costs a point: two are missing now, so two points less. The black 1 completes the firework, and there is only one.

## Bonus tiles

learn-bonus-tiles = Bonus tiles
    .about = Each completed firework turns up a surprise.
    .learned = A firework that is completed with a 5 turns up a bonus tile instead of bringing a token back. Press the tiles at the table to read what each one does.
    .learned-typed = A firework that is completed with a 5 turns up a bonus tile instead of bringing a token back. The rules of the edition tell what each one does.
learn-bonus-tiles-what = Six bonus tiles lie face down. When a 5 completes a firework, one is turned up: it takes the place of the bonus token.
learn-bonus-tiles-told = { $name } tells you about a 5, and both fireworks wait for theirs.
learn-bonus-tiles-play = Either 5 fits. Play it and see which tile comes.
    .instead = Your 5 completes a firework whatever its color. Choose it and play it.
learn-bonus-tiles-clue = Tile 3: a color clue for free, at once. { $name } holds the blue 5. Choose it, then the clue blue.
    .instead = It’s free, so make it count: { $name }’s blue 5 would complete the sky. Give the clue blue.
learn-bonus-tiles-end = No token was spent. Only the 5 is missing in blue, so { $name } plays the card that you named, and the sky is complete.

## Announcements

learn-announcements = Announcements
    .about = Say where a card goes, and earn a token.
    .learned = If you announce the right color before playing, you earn a token. A wrong announcement is a strike, even if the card would fit.
learn-announcements-what = In Timed Display you may announce a card’s color before you play it. If you are right and the card fits, a token comes back.
learn-announcements-told = { $name } tells you about a 2. The blue 2 is in the sky already, so it is the red one that helps.
learn-announcements-say = Choose your 2, then announce, and say red.
    .play = It would fit, but say its color first: choose the 2, then announce, then red.
    .instead = You know your 2 and its color. Choose it, then announce, then red.
    .typed = Play your 2, and announce red.
    .play-typed = It would fit, but say its color: play the 2 and announce red.
    .instead-typed = You know your 2 and its color. Play it, and announce red.
learn-announcements-right = Right! A token came back. Now { $name } tells you about a 3, and both fireworks wait for one.
learn-announcements-choose = The 3 fits whatever its color, but you don’t know the color. A wrong announcement would be a strike. Play it without one.
    .play = Careful: you would be guessing. Play the 3 without announcing anything.
    .instead = Your 3 fits for sure. Play it, without an announcement.
learn-announcements-end = No announcement, no token, no risk. Announce only what you know.

## Grand finale

learn-grand-finale = Grand finale
    .about = No final round: a full sky or nothing.
    .learned = There is no final round and no score: play goes on with fewer cards until the sky is full. Losing the last copy of a card loses the game. In Royal Favor you also lose when a player’s turn begins and they have no card.
learn-grand-finale-what = Here only a full sky wins. When the deck is empty, play goes on, and nobody draws. But if the last copy of a card is lost, so is the game.
learn-grand-finale-told = { $name } tells you about a 4. Red is complete, so it is the blue 4, the last one there is.
learn-grand-finale-save = It can wait. { $name }’s oldest card is the blue 5, and about to be discarded: that would lose the game. Give the clue 5.
    .instead = If { $name } discards the blue 5, all is lost. Choose { $name }’s oldest card, then the clue 5.
learn-grand-finale-empty = { $name } discards another card and draws the last one of the deck. There is no final round: you simply go on.
learn-grand-finale-play = Play your blue 4. You won’t draw a card for it.
    .instead = Your blue 4 comes next. Choose it and play it.
learn-grand-finale-end = { $name } plays the blue 5. The sky is full, and only that counts here: you have won.

## Empty clues

learn-empty-clues = Empty clues
    .about = “You have none” can be a clue, too.
    .learned = In some editions a clue may touch no card. And with only one strike allowed, the first mistake ends the game.
learn-empty-clues-what = In this edition a clue may also touch no card: “you have no blue”. And there are no three strikes: the first mistake ends the game.
learn-empty-clues-two = Red waits for its 2. Choose { $name }’s red 2, then the clue 2.
    .instead = { $name } holds the red 2 that comes next. Choose it, then the clue 2.
learn-empty-clues-waits = { $name } hesitates: it could be a blue 2, which is of no use any more. One mistake would be the end. { $name } gives you a clue instead.
learn-empty-clues-none = All of { $name }’s cards are red. Say so by naming what is not there: press { $name }’s name, then the clue blue.
    .clue = Try the clue that touches no card: press { $name }’s name, then the clue blue.
    .instead = Tell { $name } that there is no blue: press { $name }’s name, then the clue blue.
    .typed = All of { $name }’s cards are red. Say so by naming what is not there: give the clue blue.
    .clue-typed = Try the clue that touches no card: give the clue blue.
    .instead-typed = Tell { $name } that there is no blue: give the clue blue.
learn-empty-clues-end = No blue at all, so it is the red 2: { $name } plays it without fear.

## The chop

learn-chop = The chop
    .about = Which card is discarded next.
    .level = All companions, I to IV, discard this way and expect it of you.
    .learned = Your chop is your oldest card without a clue. You discard it when you have nothing better to do. So everybody knows which card is in danger.
learn-chop-what = Now you learn what companions expect of their partners. First: a player with nothing better to do discards the oldest card without a clue. It is called the chop.
learn-chop-first = No clue token is left, and you don’t know a card that fits. Discard your chop, your oldest card.
    .play = You know nothing about your cards. Discard the oldest one.
    .instead = { $name } expects you to discard your oldest card. Discard that one.
learn-chop-saved = Your next card is a 5, and { $name } saves it with a clue. A card with a clue isn’t the chop any more: your chop is now the card after it.
learn-chop-next = Again no token is left. Discard your chop.
    .play = You don’t know yet what fits. Discard your chop, the second card.
    .instead = Your chop is the oldest card without a clue: the second card, right after your 5. Discard it.
learn-chop-end = { $name } discards the oldest card, just as you expected. You would have saved a card that matters with a clue, as { $name } did.

## The focus

learn-focus = The focus
    .about = A clue is about one of the cards it touches.
    .level = All companions, I to IV, read clues this way.
    .learned = If a clue touches the chop, the chop is its focus. Otherwise the focus is the newest touched card that had no clue before. A play clue says that the focus fits.
learn-focus-what = A clue often touches several cards, but it is about one of them: its focus. That is the chop if it is touched. Otherwise it is the newest card that had no clue before.
learn-focus-chop = { $name }’s chop is the blue 1, which fits. Blue touches another card, too, but the chop is the focus. Choose it, then the clue blue.
    .clue = Start with the blue 1. Choose { $name }’s oldest card, then the clue blue.
    .instead = { $name } holds cards that fit. Choose the blue 1, then the clue blue.
learn-focus-played = { $name } plays the chop and keeps the other blue card for later.
learn-focus-newest = The red 2 fits. Red touches the red 4, too. The chop isn’t touched, so the focus is the newest of them: the red 2. Give the clue red.
    .clue = That works another time. Today we want the focus: give the clue red.
    .instead = { $name } doesn’t know the red 2 yet. Choose it, then the clue red.
learn-focus-other = { $name } plays the red 2. The red 4 stays: the clue wasn’t about it.
learn-focus-discard = Now none of { $name }’s cards fits. Discard your chop.
    .instead = There is no hurry. Discard your chop, your oldest card.
learn-focus-yours = { $name } names two of your cards red. Your chop isn’t one of them.
learn-focus-play = So the clue is about the newest of the two. Play it.
    .play = Not that one. The focus is the newest of your red cards.
    .instead = { $name } asks for a card of yours. Play the newest of your red cards.
learn-focus-end = The red 3! Now the red 4 fits, and { $name } plays it. That clue brought two cards into the sky.

## Saves

learn-saves = Saves
    .about = A clue on the chop may say: keep this card.
    .level = All companions, I to IV, save cards this way.
    .learned = On the chop, a clue saves fives and twos by rank, and last copies by rank or color. If it may also mean “play”, its holder keeps the card and waits.
learn-saves-what = A clue on the chop may also say: keep this card. It saves last copies, fives and twos. One red 3 lies in the discard pile already.
learn-saves-last = { $name }’s chop is the other red 3. Without it, red ends at 2. Choose it, then the clue 3 or red.
    .instead = Save the red 3 first: it is the last one. Choose { $name }’s oldest card, then 3 or red.
learn-saves-yours = { $name } saves your chop with the clue 5. There is only one 5 of each color. Keep it.
learn-saves-five = { $name }’s chop is now the green 5. Fives are saved by rank: give the clue 5.
    .clue = A color on the chop asks to play. Fives are saved by rank: give the clue 5.
    .instead = { $name } is about to discard the green 5. Choose it, then the clue 5.
learn-saves-next = { $name } discards the yellow 4. There is another one, so nothing is lost.
learn-saves-two = The chop is now the white 2. There are only two of it, and it is needed soon. Twos are saved by rank: give the clue 2.
    .clue = A color would ask { $name } to play it. Give the clue 2.
    .instead = { $name } is about to discard the white 2. Choose it, then the clue 2.
learn-saves-kept = Red and green wait for a 2, so the 2 may also fit. { $name } doesn’t know, keeps it and discards the next card.
learn-saves-chop = There is nothing to save now. Discard your chop, but not the 5.
    .discard = Not that one: { $name } expects you to discard the oldest card without a clue.
    .instead = Nothing is in danger. Discard your oldest card without a clue.
learn-saves-end = You saved three cards, and { $name } saved one. None of them will be discarded by accident.

## Good touch

learn-good-touch = Good touch
    .about = Clues touch only cards that will be useful.
    .level = All companions, I to IV, trust that your clues do the same.
    .learned = Clues touch only useful cards, and all of them are different. So play a clued card that fits whatever it can be. Of cards that look alike, play the oldest first.
learn-good-touch-what = Players have an agreement: a clue touches only cards that will be useful, and never a second copy of a clued card. It is called good touch.
learn-good-touch-ones = { $name } gives you the clue 1. It touches two of your cards.
learn-good-touch-first = Every 1 fits, and by good touch yours are different. Both look alike to you: play the oldest of them first.
    .play = Of two cards that look alike, play the oldest first: your second card.
    .instead = Both of your 1s fit. Play the oldest of them.
learn-good-touch-white = The white 1! { $name } discards the chop.
learn-good-touch-second = By good touch your other 1 isn’t white. So it fits, whatever its color. Play it.
    .instead = Your other 1 fits for sure. Play it.
learn-good-touch-fours = The blue 1. { $name } gives you the clue 4. They don’t fit yet, but they are useful and different. Keep them.
learn-good-touch-yellow = { $name } holds two 1s. The white one is in the sky already, and nobody needs it. Touch only the yellow 1: choose it, then the clue yellow.
    .clue = The clue must touch the yellow 1 and not the white 1. Give the clue yellow.
    .instead = { $name }’s yellow 1 fits. Choose it, then the clue yellow.
learn-good-touch-end = { $name } plays the yellow 1. With the clue 1, { $name } would have played the white 1, too: a strike.

## Prompts

learn-prompt = Prompts
    .about = The missing card is one that has a clue.
    .level = Companions from level II on give prompts and answer yours.
    .learned = If a clue is about a card that doesn’t fit yet, the card before it is missing. The player with a clued card that can be the missing one plays it. Of several it is the newest.
learn-prompt-what = Today you have two partners, { $name } and { $other }. A clue may be about a card that doesn’t fit yet, if somebody plays the missing card first.
learn-prompt-twos = { $other }’s chop is the blue 2. Save it with the clue 2, which also touches the red 2.
    .clue = That leaves the blue 2 in danger. Choose one of { $other }’s 2s, then the clue 2.
    .instead = { $other } is about to discard the blue 2. Choose it, then the clue 2.
learn-prompt-red = { $name } names your newest card red. { $other } sees whether it fits.
learn-prompt-other = { $other } sees a red 3, so the red 2 is missing. Of the two clued 2s, it must be the newest. { $other } plays it. That is a prompt.
learn-prompt-three = So your red card is the 3, and now it fits. Play it.
    .instead = { $other } played the red 2 for your red card. Play the red 3.
learn-prompt-yours = { $name } gives you the clue 2. It touches your chop: keep both cards until you know more.
learn-prompt-green = { $other } gives { $name } the clue green. It is about the green 3. The green 2 is missing, and you see it nowhere.
learn-prompt-play = So one of your 2s must be the green 2. Of several, it is the newest. Play it.
    .play = Not that one. You are asked for a 2, the newest of the two: your second card.
    .instead = { $name } waits for the green 2. Play the newest of your 2s.
learn-prompt-end = The green 2! { $name } knows the green 3 now and plays it. One clue, two cards.

## Finesses

learn-finesse = Finesses
    .about = The missing card is somebody’s newest one.
    .level = Companions from level II on give finesses and answer yours.
    .learned = If no clued card can be the missing one, it is somebody’s newest card without a clue. That player plays it blind, before nearly anything else.
learn-finesse-what = What if nobody has a clued card that can be the missing one? Then it is somebody’s newest card without a clue, and it is played blind. That is a finesse.
learn-finesse-red = { $name } gives { $other } the clue red. It is about the red 3. The red 2 is missing, and you see it nowhere.
learn-finesse-waits = { $other } sees your cards, waits for you and discards the chop.
learn-finesse-blind = So you have the red 2: it is your newest card. Play it blind.
    .play = Not that one. The missing card is your newest card, the last one on the right.
    .instead = If you do something else, { $other } takes the red 3 for the red 2. Play your newest card.
learn-finesse-known = The red 2! Now { $other } knows the red 3. { $name } discards the chop.
learn-finesse-three = { $other } plays the red 3. One clue brought two points.
learn-finesse-yellow = Your turn to give one. { $other } holds the yellow 3, and { $name }’s newest card is the yellow 2. Give { $other } the clue yellow.
    .clue = That asks for something else. Choose { $other }’s yellow 3, then the clue yellow.
    .instead = Two cards for one clue: choose { $other }’s yellow 3, then the clue yellow.
learn-finesse-sees = { $name } sees the yellow 3 and no yellow 2, so it must be the newest card. { $name } plays it.
learn-finesse-end = { $other } saw that, too, and plays the yellow 3.

## Bluffs

learn-bluff = Bluffs
    .about = The next player plays another card that fits.
    .level = Companion IV gives bluffs at a table with people and answers yours.
    .learned = If a clue is about a card that needs one other card first, the next player plays the newest card without a clue. It may be another card that fits. Then the clued card waits.
learn-bluff-what = A finesse asks for the missing card. A bluff asks the player right after you for any card that fits. That player can’t tell the difference and plays the newest card.
learn-bluff-red = { $other } holds the red 3, and the red 2 is missing. { $name } is next, and the newest card there is the yellow 2, which fits. Give { $other } the clue red.
    .clue = That isn’t the bluff that we want to try. Choose { $other }’s red 3, then the clue red.
    .instead = Try the bluff: choose { $other }’s red 3, then the clue red.
learn-bluff-yellow = { $name } looks for the red 2 and plays the newest card: the yellow 2. So { $other } knows that the clue is about a red 3, which still waits for the 2.
learn-bluff-white = { $other } gives { $name } the clue white. It is about the white 2. The white 1 is missing, and you see it nowhere.
learn-bluff-yours = You are the next player. Play your newest card: it is the white 1, or it is a bluff and fits elsewhere.
    .play = Not that one. You are asked for your newest card, the last one on the right.
    .instead = You are asked for a card. Play your newest one, the last one on the right.
learn-bluff-told = It was a bluff: the red 2. So { $name } knows the white 2, which waits for the 1, and tells { $other } about a 5.
learn-bluff-end = Now the red 3 fits, and { $other } has known it since your clue.

## The end

learn-the-end = The end
    .about = Count the last turns.
    .level = Companions from level III on play the last turns through in their heads.
    .learned = The player who draws the last card starts the final round: then each player has one turn. Count who must play how many cards. A card that fits may wait.
learn-the-end-what = Three cards are missing: the red 4, the red 5 and the blue 5. One card is left in the deck. After it is drawn, each of you has one more turn.
learn-the-end-fives = { $name } holds both 5s. Choose one of them, then the clue 5.
    .instead = { $name } must know the 5s. Choose one of them, then the clue 5.
learn-the-end-four = { $name } names your oldest card red. The only useful red card that you can hold is the red 4.
learn-the-end-count = If you play it now, you draw the last card, and { $name } has one turn for two 5s. So wait: tell { $name } which 5 is blue.
    .play = Then you draw the last card, and { $name } has one turn left for two 5s. Give the clue blue.
    .instead = { $name } must play the blue 5 and draw the last card. Give the clue blue.
learn-the-end-drawn = { $name } plays the blue 5 and draws the last card. Each of you has one more turn.
learn-the-end-last = Now it is time. Play your red 4.
    .instead = This is your last turn. Play the red 4.
learn-the-end-full = { $name } plays the red 5. All 25 points: legendary!
