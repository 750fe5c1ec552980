# Les erreurs dans les options, les fichiers et la notation. Les textes, sans majuscule au début ni point final,
# suivent un deux-points.

## JSON et sa forme

wrong-json = JSON non valide : voir ligne { $line }, colonne { $column }
wrong-json-unfinished = JSON non valide : le texte s’arrête trop tôt
wrong-key-twice = la clé « { $key } » est en double
wrong-value = { $path } : attendu { $expected }, trouvé { $found }
wrong-file-value = attendu { $expected }, trouvé { $found }
wrong-missing = { $path } manque
wrong-key = clé inconnue « { $path } » ; les clés connues sont { $known }
wrong-expected-switch = true ou false
wrong-expected-number = un nombre de { $min } à { $max }
wrong-expected-whole = un nombre entier
wrong-expected-text = un texte
wrong-expected-name = un nom de 1 à { $longest } lettres, chiffres, espaces, `-` et `_`, sans espace au début ni à la fin
wrong-expected-list = une liste
wrong-expected-object = un objet
wrong-expected-word = un mot parmi { $words }
wrong-expected-like = quelque chose comme { $examples }
wrong-found-null = null
wrong-found-list = une liste
wrong-found-object = un objet
wrong-found-text = « { $text } »
wrong-found-value = { $text }

## Comment une option est nommée : comme on la tape, et en mots

option-typed = « { $option } »
option-said = « { $option } »
option-said-value = « { $option } : { $value } »

## Éditions et options

wrong-preset = il n’y a pas d’édition « { $name } » ; « kagiya rules » en donne la liste
wrong-preset-near = il n’y a pas d’édition « { $name } » ; voulais-tu dire « { $near } » ?
wrong-option-name = il n’y a pas d’option « { $name } » ; « kagiya rules » en donne la liste
wrong-option-near = il n’y a pas d’option « { $name } » ; voulais-tu dire « { $near } » ?
wrong-option-switch = { $option } doit être true ou false, et non { $found }
wrong-option-number = { $option } doit être un nombre de { $min } à { $max }, et non { $found }
wrong-option-choice = { $option } doit être un mot parmi { $words }, et non { $found }
wrong-option-form = { $option } doit être une valeur comme { $examples }, et non { $found }
wrong-option-part = option { $option } : { $why }
wrong-options = options : { $why }
wrong-options-players = { $count ->
    [one] { $count } joueur : il en faut de 2 à 5, ou 6 si { $hands } a une entrée pour 6
   *[other] { $count } joueurs : il en faut de 2 à 5, ou 6 si { $hands } a une entrée pour 6
}
wrong-options-no-hand-size = { $hands } n’a pas d’entrée pour une table de { $count } ; ajoutes-en une de 1 à 8 cartes
wrong-options-hand-size-for = { $hands } a une entrée pour { $count } { $count ->
    [one] joueur
   *[other] joueurs
} ; on ne joue que de 2 à 6
wrong-options-hand-size = mains de { $count } { $count ->
    [one] carte
   *[other] cartes
} : { $hands } doit aller de 1 à 8
wrong-options-colors = { $count } { $count ->
    [one] couleur
   *[other] couleurs
} : il en faut de 1 à 5, ou 0 avec { $suits }
wrong-options-ranks = { $count } { $count ->
    [one] valeur
   *[other] valeurs
} : il en faut de 1 à 5
wrong-options-palette = { $palette } : attendu cinq lettres différentes parmi w, r, b, y, g, p, t, k ; m et k sont prises quand { $multi } et { $black } sont en jeu
wrong-options-clue-tokens = jetons indice : { $count } ; il en faut de 0 à 20
wrong-options-strikes = { $strikes } : la partie doit se terminer à l’erreur 1 à 5
wrong-options-too-many-suits = { $count } suites : il peut y en avoir 8 au plus
wrong-options-too-many-colors = les suites et leurs listes nomment plus de 8 couleurs différentes
wrong-options-same-letter = deux suites ont la lettre « { $letter } »
wrong-options-same-name = deux suites ont le nom « { $name } »
wrong-options-suit-letter = la suite « { $name } » a besoin d’une lettre de a à z qu’aucune autre suite n’a
wrong-options-suit-copies = la suite « { $name } » a besoin de 1 à 3 exemplaires de chaque valeur du jeu, et d’aucune autre valeur
wrong-options-unknown-color = la suite « { $name } » est touchée par la couleur « { $letter } », que ce jeu n’a pas
wrong-options-joker-suit = la suite « { $name } » ne peut pas être un joker : une seule suite de jokers est possible, construite vers le haut
wrong-options-no-firework = aucune suite n’a de feu : au moins une doit rapporter des points
wrong-options-deck-too-small = le nombre de cartes est de { $cards }, mais les mains en demandent { $needed }
wrong-options-first-player = { $first } : cette place n’existe pas (les places se comptent à partir de 0)
wrong-options-black-completion = { $reward } n’est possible qu’avec { $tiles } et { $black } à la fois
wrong-options-orders = { $twist } demande des feux montés dans l’ordre croissant, avec { $distinct } au plus un par valeur, et ne va ni avec des jokers ni avec { $tiles }
wrong-options-tile5 = { $tile } n’est possible qu’avec { $tiles }
wrong-options-score-suffix = { $suffix } n’est possible qu’avec { $black }
wrong-options-joker-critical = un joker peut remplacer n’importe quelle carte perdue : il est incompatible avec { $lost }
wrong-options-joker-timed = un joker n’a pas de feu à lui que l’on puisse annoncer : il est incompatible avec { $announced }
wrong-options-inverted-suit = la suite « { $name } » échange jouer et défausser : elle ne peut pas être un joker et ne va pas avec { $announced }, { $twist } ou { $tokens }
wrong-options-mods-clash = { $twist } et { $other } sont incompatibles : chacune change les indices qui existent, ce qu’ils touchent ou ce qu’on en apprend
wrong-options-shown-plays = { $twist } est incompatible avec un joker, { $tiles } ou { $announced }, qui montrent ce qui a été joué
wrong-options-mod-needs-rank = { $twist } demande des cartes de valeur { $rank } : voir { $ranks }

## Notation

wrong-notation-empty = il manque l’action ; p2, par exemple, joue la carte 2
wrong-notation-action = « { $text } » n’est pas une action ; écris p2 ou play 2, d1 ou discard 1, Br ou clue B red, B3 ou clue B 3
wrong-notation-form = « { $text } » : attendu { $expected }
wrong-notation-place = « { $text } » n’est pas une carte d’une main ; écris sa position, à partir de 1, ou son numéro, comme #17
wrong-notation-seat = « { $text } » n’est pas une place de cette table ; les places vont de A à { $last }
wrong-notation-suit = « { $text } » n’est pas une couleur de ce jeu ; les couleurs sont { $known }
wrong-notation-color = « { $text } » n’est pas une couleur que l’on peut donner comme indice ; les couleurs sont { $known }
wrong-notation-no-colors = « { $text } » ne peut pas être donné comme indice ; ce jeu n’a pas d’indice de couleur
wrong-notation-rank = « { $text } » n’est pas une valeur de ce jeu ; les valeurs vont de 1 à { $highest }
wrong-form-play = une carte à jouer : p2, p#17 ou play 2 ; avec une annonce p2=g ou play 2 as green
wrong-form-discard = une carte à défausser : d1, d#5 ou discard 1
wrong-form-clue = une place et une couleur ou une valeur : Br, B3, clue B red ou clue B 3
wrong-form-shuffle = une carte défaussée : s:r2 ou shuffle r2
wrong-form-put = une carte défaussée : f:r5 ou put r5
wrong-form-joker = un feu : j:r ou joker red
wrong-form-decline = - ou decline, seul
wrong-form-card = une carte : la lettre de sa couleur et sa valeur, comme r3
wrong-form-order = une main dans son nouvel ordre, comme A=#4,#1,#2
wrong-form-end = la raison de la fin : left, timeout ou agreed
wrong-slot = il n’y a pas de carte { $slot } ; la main a les cartes 1 à { $cards }
wrong-slot-empty-hand = il n’y a pas de carte { $slot } : la main est vide
wrong-clue-to-oneself = la place { $seat } ne peut pas se donner d’indice ; indique une autre place

## Donnes et situations

wrong-seed = une graine se compose de 64 chiffres hexadécimaux
wrong-deal-cards = la pioche contient { $listed } fois { $card } ; ce jeu en a { $expected }
wrong-deal-tiles = les tuiles bonus doivent être différentes, et n’existent que dans une partie avec flamboyants
wrong-deal-first = la place { $seat } ne peut pas commencer : les options en indiquent une autre, ou personne n’y est assis
wrong-setup-hands = nombre de mains : { $hands } ; nombre de joueurs : { $players }
wrong-setup-hand-size = la main de la place { $seat } a plus de 8 cartes
wrong-setup-marks = les indices sur la main de la place { $seat } ne correspondent pas à ses cartes
wrong-setup-to-act = c’est à la place { $seat } de jouer, mais personne n’y est assis
wrong-setup-clue-tokens = jetons indice disponibles : { $given }, mais le jeu en a { $most }
wrong-setup-strikes = la partie serait déjà finie après { $count } { $count ->
    [one] erreur
   *[other] erreurs
}
wrong-setup-no-firework = la liste contient une suite qui n’a pas de feu
wrong-setup-height = le feu { $suit } est plus haut qu’un feu complet
wrong-setup-orders = un feu qui peut être monté dans plusieurs ordres ne peut pas avoir de cartes au départ : sa hauteur ne dit pas lesquelles
wrong-setup-complete = tous les feux sont déjà complets
wrong-setup-count = { $card } figure { $placed } fois (mains, pioche, défausse, feux) ; le jeu en a { $expected }
wrong-setup-turns-left = turns_left { $count } : un dernier tour de table demande une pioche vide et une partie qui n’est pas sans fin ; il compte de 1 tour à un tour par joueur
wrong-setup-half-token = un demi-jeton indice demande une partie où les jetons reviennent par moitiés, et un jeton manquant
wrong-setup-next-clues = les indices suivants peuvent se limiter à toutes les couleurs ou à toutes les valeurs, dans une partie où elles alternent
wrong-setup-hidden-plays = une partie avec { $twist } commence par une donne, pas par une position

## Enregistrements

wrong-record = ce n’est pas une partie enregistrée par Kagiya : { $why }
wrong-record-none = ce n’est pas une partie enregistrée par Kagiya : il manque la clé « kagiya_record » avec un numéro de version
wrong-record-version = l’enregistrement est de la version { $version } ; ce programme lit la version { $known }
wrong-record-preset = preset : les options ne sont pas celles de « { $name } » ; supprime « preset » ou corrige les options
wrong-record-no-preset = preset : il n’y a pas d’édition « { $name } »
wrong-record-deal = deal : { $why }
wrong-record-no-deal = deal : attendu une graine, ou une pioche
wrong-record-tiles = deal : des tuiles ne peuvent être indiquées qu’avec une pioche
wrong-record-card = deal : carte { $place } de la pioche : { $why }
wrong-record-deck-size = deal : la pioche a { $listed } { $listed ->
    [one] carte
   *[other] cartes
} ; ce jeu en a { $expected }
wrong-record-tile = deal : il n’y a pas de tuile bonus { $tile } ; elles ont les numéros 1 à 6
wrong-record-first = first : { $why }
wrong-record-names = players : nombre de noms { $names }, nombre de joueurs { $players } ; indique tous les noms ou aucun
wrong-record-notes = notes : nombre de joueurs { $players }, nombre de cartes { $cards } ; indique pour chaque place un texte par carte
wrong-record-entry = entrée { $number } (« { $text } ») : { $why }
wrong-record-entry-number = entrée { $number } : { $why }
wrong-record-result = result : l’enregistrement dit { $given }, mais la partie rejouée donne { $played }
wrong-record-no-end = result : l’enregistrement dit { $given }, mais la partie n’est pas terminée
wrong-entry-after-the-end = la partie avait déjà été abandonnée
wrong-entry-already-over = la partie était déjà terminée et ne peut donc pas être abandonnée
wrong-entry-no-seat = personne n’est assis à la place { $seat }

## Ouvrir un fichier de partie

wrong-file-empty = le texte est vide
wrong-file-too-large = le fichier est trop grand ; une partie fait au plus { $most } Ko
wrong-file-json = ce n’est pas un fichier de partie : { $why }
wrong-file-none = attendu un enregistrement Kagiya, une partie de hanab.live ou un lien hanab.live avec « replay-json »
wrong-file-several = le fichier est une liste de parties ({ $count }) ; ouvre-les une par une
wrong-file-too-long = la partie a { $count } entrées ; le maximum est { $most }
wrong-file-number = ce lien ne contient que le numéro de la partie ; ouvre https://hanab.live/export/{ $number } et colle ici ce qui s’affiche
wrong-file-damaged = le lien est incomplet ou abîmé au caractère { $place } après « replay-json/ »
wrong-file-variant = la partie de ce lien a la variante { $id } de hanab.live, qui ne peut pas être jouée ici

## Parties de hanab.live

wrong-site = ce n’est pas une partie de hanab.live : { $why }
wrong-site-none = ce n’est pas une partie de hanab.live : attendu une partie avec players, deck et actions, ou une liste de parties
wrong-site-option = l’option « { $name } » change les règles d’une façon qui n’est pas prise en charge
wrong-site-characters = la partie a été jouée avec des personnages handicapants (« { $name } »), qui ne sont pas pris en charge
wrong-site-no-players = players : attendu une liste de noms, ou un playerCount
wrong-site-player-count = players : { $named } { $named ->
    [one] nom
   *[other] noms
}, mais playerCount vaut { $count }
wrong-site-players = players : { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
} ; il en faut de 2 à 6
wrong-site-starting-player = players : startingPlayer { $seat } : personne n’est assis à cette place
wrong-site-card = deck : la variante n’a pas de carte de couleur { $suit } et de valeur { $rank } (position { $place })
wrong-site-deck-size = deck : { $listed } { $listed ->
    [one] carte
   *[other] cartes
} dans le fichier ; la variante en a { $expected }
wrong-site-action = action { $number } : { $why }
wrong-site-seed = seed : `{ $seed }` ne distribue pas une telle partie ; une graine nomme le nombre de joueurs et la variante, comme dans p3v0s1
wrong-site-action-type = il n’y a pas de type d’action { $type } ; les types vont de 0 à 5
wrong-site-no-card = la pioche n’a pas de carte { $card } ; les cartes se comptent à partir de 0
wrong-site-no-seat = personne n’est assis à la place { $seat } ; les places se comptent à partir de 0
wrong-site-oneself = le joueur { $seat } ne peut pas se donner d’indice à lui-même
wrong-site-no-color = la variante n’a pas de couleur { $color } ; les couleurs se comptent à partir de 0
wrong-site-no-rank = il n’y a pas de valeur { $rank } ; les valeurs vont de 1 à 5
wrong-variant = la variante « { $name } » ne peut pas être jouée ici : hanab.live n’a pas de variante de ce nom
wrong-variant-near = la variante « { $name } » ne peut pas être jouée ici : elle est inconnue ; voulais-tu dire « { $near } » ?
wrong-export-option = hanab.live n’a pas de telle partie : { $option } n’y est pas possible (mais : { $only })
wrong-export-hands = hanab.live n’a pas de telle partie : pour une table de { $players }, la taille des mains y est de { $usual }, à une carte près
wrong-export-all-or-nothing = hanab.live n’a pas de telle partie : { $goal }, { $end } et { $lost } n’y existent qu’ensemble
wrong-export-suits = hanab.live n’a pas de telle partie : aucune variante n’y a ces suites (voir { $multi }, { $black }, { $extra } et { $colors })

## Fichiers de scénarios

wrong-scenarios = ce n’est pas un fichier de scénarios : { $why }
wrong-scenarios-list = ce n’est pas un fichier de scénarios : attendu une liste de scénarios, trouvé { $found }
wrong-scenarios-empty = la liste de scénarios est vide : il n’y a rien à vérifier
wrong-scenarios-entry = ce n’est pas un fichier de scénarios : l’entrée { $place } est { $found }, attendu un scénario : un objet avec preset, setup, actions et expect
wrong-scenario-at = { $path } : { $why }
wrong-scenario-top = setup.fireworks : { $suit } montre { $top } ; les valeurs de ce jeu vont de 1 à { $highest }, et 0 veut dire un feu vide
wrong-scenario-tile = setup.tiles : il n’y a pas de tuile bonus { $tile } ; elles ont les numéros 1 à 6
wrong-scenario-seat = { $path } : personne n’est assis à la place { $seat }
wrong-scenario-setup = setup : { $why }
wrong-scenario-no-seat = personne n’est assis à la place { $seat }
wrong-scenario-no-rank = il n’y a pas de valeur { $rank }
wrong-scenario-value = { $key } : attendu { $expected }, trouvé { $found }
wrong-scenario-refused = legal : l’action est refusée : { $why }
wrong-scenario-action = l’action { $number } sur { $all } est interdite : { $why }
wrong-scenario-legal = legal : attendu une action interdite, mais elle est permise
wrong-scenario-no-action = legal : il n’y a pas d’action à vérifier
