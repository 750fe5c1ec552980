# What the jury of each edition says about a result: the word that its document prints, then a sentence of ours.
# Ids: rating-SCALE-BAND, rating-body-SCALE, rating-lost-REASON, rating-lost-REASON-SCALE.
# The band 25 is for games of 25 points; 25-29 and 30 are for games of 30. The band 25-29 repeats the verdict of 25, as the
# Cocktail Games and Grands Feux rules do. Abacusspiele and R&R print no verdict above 25; there the words for 30 are ours.

## Cocktail Games: a federation and its crowd

rating-body-cocktail = International Federation of Master Pyrotechnicians
rating-cocktail-5-or-less = Horrible: the boos are the loudest bang of the whole night.
rating-cocktail-6-10 = Poor: here and there somebody claps, perhaps only to keep warm.
rating-cocktail-11-15 = Honorable: and by breakfast the town is talking about the weather again.
rating-cocktail-16-20 = Excellent: the crowd cheers, and nobody thinks of going home.
rating-cocktail-21-24 = Extraordinary: grandparents will still be telling of it with both hands.
rating-cocktail-25 = Legendary: not a word along the whole river bank, only upturned faces full of light.
rating-cocktail-25-29 = Legendary: not a word along the whole river bank, only upturned faces full of light.
rating-cocktail-30 = Divine: the stars pack up and ask where you learned to do that.

## Abacusspiele: an association under a stormy sky

rating-body-abacus = International Association of Pyrotechnics
rating-abacus-5-or-less = Oh dear: the boos roll in like a second thunderstorm.
rating-abacus-6-10 = Poor: a few hands clap, and most stay in their pockets.
rating-abacus-11-15 = OK: the regulars nod, and tell each other about last year.
rating-abacus-16-20 = Good: contented faces everywhere, and the sausage stand has sold out.
rating-abacus-21-24 = Very good: the audience stamps, cheers and shouts for more!
rating-abacus-25 = Legendary: it will be told and told again for as long as there are summer nights.
rating-abacus-25-29 = Legendary: it will be told and told again for as long as there are summer nights.
rating-abacus-30 = More than legendary: the gods put the storm away and demand an encore.

## Grands Feux: the French federation

rating-body-grands_feux = International Federation of Pyrotechnicians
rating-grands_feux-5-or-less = Laughable: the crowd jeers, and the wisest among you are already packing up the rockets in the dark.
rating-grands_feux-6-10 = Mediocre: two rows clap out of courtesy, and somebody coughs at the back.
rating-grands_feux-11-15 = Honorable: and gone as quickly as smoke over the water.
rating-grands_feux-16-20 = Excellent: beaming faces from the first row to the last, and a few hats in the air.
rating-grands_feux-21-24 = Extraordinary: so bright that people will speak of the summer before it and the summer after.
rating-grands_feux-25 = Legendary: a long silence, and then one sigh from ten thousand throats.
rating-grands_feux-25-29 = Legendary: a long silence, and then one sigh from ten thousand throats.
rating-grands_feux-30 = Divine: there is not a cloud, and yet a few drops fall, for up there somebody weeps with joy.

## R&R Games: a league of artisans

rating-body-rr = Artisan League of Fireworks Technicians
rating-rr-5-or-less = Horrible: and it is somebody’s grandmother who boos the loudest.
rating-rr-6-10 = Mediocre: thin applause, most of it from your own families.
rating-rr-11-15 = Honorable: they came, they saw, they went home.
rating-rr-16-20 = Excellent: the crowd whoops at every burst.
rating-rr-21-24 = Amazing: for years to come, everyone will swear that they were there.
rating-rr-25 = Legendary: nobody moves, nobody speaks, and somewhere a forgotten ice cream melts.
rating-rr-25-29 = Legendary: nobody moves, nobody speaks, and somewhere a forgotten ice cream melts.
rating-rr-30 = More than legendary: the Milky Way looks a little pale tonight.

## Without a rating

rating-lost-strikes = Everyone loses: one spark too many, and the whole store goes up at once.
rating-lost-strikes-cocktail = A catastrophe, and everyone loses: one spark too many, and the whole store goes up at once.
rating-lost-strikes-abacus = The gods have had enough: a storm puts an end to the fireworks.
rating-lost-strikes-grands_feux = The game ends at once, and it is lost: one spark too many, and the whole store goes up.
rating-lost-critical_discard = The last card of its kind is gone, and one firework will stay unfinished for ever.
rating-lost-empty_hand = A hand reaches for a card and finds none: the show ends here.
rating-lost-no_legal_action = Not a card left to play, not a clue left to give: the night has run out of moves.
rating-lost-incomplete = The last turn is over and the sky is not full, and tonight only a full sky would do.
rating-won-all-or-nothing = Every firework is in the sky: it had to be perfect, and it is.
score-suffix-black = black powder

## The first games of a kind, and what the bots say after a game

first-news-perfect = Your first perfect game!
first-news-perfect_edition = Your first perfect game of { $edition }!
first-news-row = Ten games in a row without a loss!
first-news-day = Your first deal of the day.
first-news-people = Your first game with others.
first-news-edition = Your first game of { $edition }.
last-line = { $name }: { $words }
last-companion-1-perfect = I did nothing wrong! Did I? Did we really do that?
last-companion-1-good = That was fun! I understood almost all of your clues.
last-companion-1-middling = I learned a lot. Another game?
last-companion-1-lost = Sorry if that was me. I’ll do better next time!
last-companion-2-perfect = Every card where it belongs. Thank you for your patience.
last-companion-2-good = A good evening’s work. I enjoyed your clues.
last-companion-2-middling = Not bad at all. A clue or two came late, mine among them.
last-companion-2-lost = I’m sorry. Let’s look at the replay and see what we missed.
last-companion-3-perfect = Not one clue too many. I’ll remember this game.
last-companion-3-good = Well played. There was one finesse in it that I’d like to see again.
last-companion-3-middling = We had the cards for more. Next time we’ll find the clues.
last-companion-3-lost = It happens to the best tables. The next deal is new.
last-companion-4-perfect = Perfect.
last-companion-4-good = Good hands, good heads.
last-companion-4-middling = We saw it too late.
last-companion-4-lost = Even monkeys fall from trees.
last-cautious-perfect = I was sure of every card. Well, of most.
last-cautious-good = No risk, and still so many lights. I’m content.
last-cautious-middling = I could have played more. I wasn’t certain.
last-cautious-lost = I checked twice. It wasn’t enough.
last-savant-perfect = The sum works out. It usually does, but rarely so beautifully.
last-savant-good = A small remainder is left. I find that charming.
last-savant-middling = Somewhere a digit went astray. Mine, probably.
last-savant-lost = An interesting result. I’ll think about it on the way home.
last-words-crowd-perfect = Every firework is in the sky. Listen to the crowd!
last-words-crowd-good = The crowd is still looking up at our fireworks.
last-words-crowd-middling = The crowd has seen brighter fireworks.
last-words-crowd-lost = The fireworks are over, and the crowd goes home.
last-words-abacus-perfect = The storm stays away, and the gods applaud.
last-words-abacus-good = Our Note tokens were well spent.
last-words-abacus-middling = A few Note tokens more, and the gods would have clapped.
last-words-abacus-lost = The gods are angry, and the storm is theirs.
last-words-black-perfect = Even the black powder is in the sky, to the last grain.
last-words-black-good = With black powder on board, that is a fine evening.
last-words-black-middling = Black powder forgives little.
last-words-black-lost = One spark in the black powder was enough.
