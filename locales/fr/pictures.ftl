# Les mots des images de docs/conventions.fr.md. Ils doivent être courts : une image a 404 de large.

picture-fireworks = feux
picture-tokens = jetons indice
picture-discarded = défausse
picture-deck = pioche
picture-oldest = la plus ancienne
picture-newest = la plus récente
picture-chop = exposée
picture-focus = foyer
picture-plays = joue
picture-discards = défausse
picture-clue = { $giver } indique à { $to } : { $clue }
picture-play = { $name } joue la carte { $slot }
picture-discard = { $name } défausse la carte { $slot }
picture-taken = { $name }, carte { $slot } :
picture-holds = { $name } tient, de la plus ancienne à la plus récente : { $cards }.
picture-or = { $one } ou { $other }

## Comment un indice est lu.
picture-read-play = indice de jeu
picture-read-save = indice de sauvetage
picture-read-play-or-save = jeu ou sauvetage
picture-read-fix = correction
picture-read-trash = indice sur l’inutile
picture-read-prompt = rappel
picture-read-finesse = finesse
picture-read-fill-in = en dit plus
