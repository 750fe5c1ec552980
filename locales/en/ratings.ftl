# What the jury of each edition says about a result.
# Ids: rating-SCALE-BAND, rating-body-SCALE, rating-lost-REASON.
# The band 25 is for games of 25 points; 25-29 and 30 are for games of 30.

## Cocktail Games: a federation and its crowd

rating-body-cocktail = Federation of Master Pyrotechnicians
rating-cocktail-5-or-less = A dreadful night: the boos are the loudest bang of the whole display.
rating-cocktail-6-10 = A poor show: here and there somebody claps, perhaps only to keep warm.
rating-cocktail-11-15 = An honourable show, and by breakfast the town will be talking about the weather again.
rating-cocktail-16-20 = An excellent show: the crowd cheers, and nobody thinks of going home.
rating-cocktail-21-24 = An extraordinary show that grandparents will still be telling with both hands.
rating-cocktail-25 = A legendary show: not a word along the whole river bank, only upturned faces full of light.
rating-cocktail-25-29 = A legendary show: the crowd forgets to clap, and then forgets to stop.
rating-cocktail-30 = A divine show: the stars pack up and ask where you learnt to do that.

## Abacusspiele: an association under a stormy sky

rating-body-abacus = Association of Pyrotechnicians
rating-abacus-5-or-less = Ouch, the boos roll in like a second thunderstorm!
rating-abacus-6-10 = Not much of a show: a few hands clap, and most stay in their pockets.
rating-abacus-11-15 = Quite all right, say the regulars, and tell each other about last year.
rating-abacus-16-20 = Well done: contented faces everywhere, and the sausage stand has sold out.
rating-abacus-21-24 = Very good: the audience stamps, cheers and shouts for more!
rating-abacus-25 = Legendary, and it will be told and told again for as long as there are summer nights.
rating-abacus-25-29 = Legendary: even the thunder waited politely until you had finished.
rating-abacus-30 = Divine: the gods put the storm away and demand an encore.

## Grands Feux: the French federation

rating-body-grands_feux = Federation of Firework Artisans
rating-grands_feux-5-or-less = A farce: the crowd jeers, and the wisest among you are already packing up the rockets in the dark.
rating-grands_feux-6-10 = Middling: two rows clap out of courtesy, and somebody coughs at the back.
rating-grands_feux-11-15 = Honourable, and gone as quickly as smoke over the water.
rating-grands_feux-16-20 = Excellent: beaming faces from the first row to the last, and a few hats in the air.
rating-grands_feux-21-24 = Extraordinary: so bright that people will speak of the summer before it and the summer after.
rating-grands_feux-25 = Legendary: a long silence, and then one sigh from ten thousand throats.
rating-grands_feux-25-29 = Legendary: the audience has no words, and the night is in no hurry to be dark again.
rating-grands_feux-30 = Divine: there is not a cloud, and yet a few drops fall, for up there somebody weeps with joy.

## R&R Games: a guild of showmen

rating-body-rr = Guild of Master Pyrotechnicians
rating-rr-5-or-less = The crowd boos, and it is somebody’s grandmother who boos the loudest.
rating-rr-6-10 = Thin applause, most of it from your own families.
rating-rr-11-15 = A decent show: they came, they saw, they went home.
rating-rr-16-20 = A splendid show: the crowd whoops at every burst.
rating-rr-21-24 = A sensational show: for years to come, everyone will swear that they were there.
rating-rr-25 = The stuff of legend: nobody moves, nobody speaks, and somewhere a forgotten ice cream melts.
rating-rr-25-29 = The stuff of legend: the smoke has long blown away, and the crowd still stands there.
rating-rr-30 = Beyond compare: the Milky Way looks a little pale tonight.

## Without a rating

rating-lost-strikes = One spark too many: the whole store goes up at once, and the show is over.
rating-lost-critical_discard = The last card of its kind is gone, and one firework will stay unfinished for ever.
rating-lost-empty_hand = A hand reaches for a card and finds none: the show ends here.
rating-lost-no_legal_action = Not a card left to play, not a token left for a clue: the night has run out of moves.
rating-lost-incomplete = The last turn is over and the sky is not full, and tonight only a full sky would do.
rating-won-all-or-nothing = Every firework is in the sky: it had to be perfect, and it is.
score-suffix-black = black powder
