# Éditions, options de règles et leurs valeurs, sources, tuiles bonus.
# Identifiants : preset-NOM, option-NOM, value-OPTION-VALEUR, criterion-NOM, source-CLÉ, tile-N.
# Les valeurs sont des fragments placés après un libellé ; elles commencent par une minuscule, sauf les noms propres.

## Éditions : Cocktail Games et les autres premiers documents

preset-original = Édition d’origine
    .about = Le jeu classique : cinq couleurs, huit jetons indice et trois erreurs. Quand la pioche est vide, chacun joue un dernier tour.
preset-original-avalanche = Avalanche de couleurs
    .about = L’édition d’origine avec un sixième feu de cinq cartes multicolores, une par valeur. Le multicolore est une couleur à part entière, qu’un indice peut nommer.
preset-grand-finale = Bouquet final
    .about = Pour les experts : il faut terminer tous les feux, sinon c’est perdu. On continue une fois la pioche vide, mais perdre le dernier exemplaire d’une carte encore utile met aussitôt fin à la partie.
preset-timed-display = Spectacle minuté
    .about = Avant de jouer une carte, tu peux annoncer sa couleur. Si tu as raison et que la carte convient, tu récupères un jeton indice ; si tu te trompes, c’est une erreur, quelle que soit la carte.
preset-encyclopedia = Encyclopédie
    .about = Les règles d’origine telles que les raconte un article d’encyclopédie. On compte les points, et personne ne les commente.
preset-rainbow-plain = Arc-en-ciel simple
    .about = Une sixième couleur de cartes arc-en-ciel, qui se comporte comme les autres. L’article ne dit pas combien il y en a ; nous en avons choisi dix. On peut marquer jusqu’à 30 points.
preset-rainbow-all = Arc-en-ciel de toutes les couleurs
    .about = Une sixième suite de cartes arc-en-ciel, touchées par chaque indice de couleur et qu’on ne nomme jamais. L’article ne dit pas combien il y en a ; nous en avons choisi dix. On peut marquer jusqu’à 30 points.
preset-easier = Plus facile
    .about = Dix jetons indice au lieu de huit, pour les premières parties et les soirées tranquilles.
preset-harder = Plus difficile
    .about = Six jetons indice seulement, et la deuxième erreur met fin à la partie.
preset-royal-favor = Faveur royale
    .about = Tous les feux ou rien, et l’on continue une fois la pioche vide. Dès qu’un joueur commence son tour sans carte, la partie est perdue.
preset-rules-site = Résumé des règles
    .about = Les règles telles qu’un site web les résume. On joue exactement comme dans l’édition d’origine.
preset-rules-site-multicolour = Résumé des règles, avec multicolore
    .about = La même chose avec cinq cartes multicolores, une par valeur, pour un sixième feu qu’un indice peut nommer.
preset-rules-site-scored = Résumé des règles, toujours noté
    .about = La troisième erreur met toujours fin à la partie, mais les feux comptent tels quels et reçoivent une note.

## Éditions : Abacusspiele

preset-abacus = Abacusspiele
    .about = L’édition allemande : on peut aussi indiquer ce qu’un partenaire n’a pas, et le troisième jeton orage ramène le score à zéro. La personne la plus âgée commence.
preset-abacus-2-storms = Abacusspiele : deux orages
    .about = Plus difficile : le deuxième jeton orage met déjà fin à la partie.
preset-abacus-1-storm = Abacusspiele : un seul orage
    .about = Le plus difficile : une seule erreur, et la partie est finie.
preset-abacus-easy = Abacusspiele : jeton de réserve
    .about = Plus facile : le jeton de réserve de la boîte rejoint les autres, ce qui fait neuf indices au départ.
preset-abacus-6 = Abacusspiele : six couleurs
    .about = Les dix cartes multicolores forment une sixième couleur, qu’un indice peut nommer. On peut marquer jusqu’à 30 points.
preset-abacus-6-short = Abacusspiele : sixième couleur courte
    .about = La sixième couleur n’a que cinq cartes, une par valeur : chacune est précieuse.
preset-abacus-false-colour = Abacusspiele : fausse couleur
    .about = Dix cartes multicolores comptent pour toutes les couleurs dans un indice, et on ne les nomme jamais. Elles forment leur propre sixième feu.

## Éditions : Grands Feux

preset-grands-feux = Grands Feux
    .about = Le jeu de base de la grande édition française. On peut aussi indiquer ce qu’un partenaire n’a pas.
preset-bouquet-final = Grands Feux : Bouquet final
    .about = Il faut terminer tous les feux, sinon c’est perdu. On continue une fois la pioche vide, et perdre le dernier exemplaire d’une carte encore utile met fin à la partie.
preset-gf-avalanche = Grands Feux : Avalanche de couleurs
    .about = Un sixième feu de dix cartes multicolores, touchées par chaque indice de couleur et qu’on ne nomme jamais. On peut marquer jusqu’à 30 points.
preset-gf-black = Grands Feux : Poudre noire
    .about = Un sixième feu, noir, se monte de 5 à 1, et seuls les indices de valeur le touchent. Chaque carte noire qui manque à la fin coûte un point.
preset-gf-flamboyants = Grands Feux : 5 Flamboyants
    .about = Terminer un feu avec un 5 révèle une tuile bonus au lieu de rendre un jeton indice. Il y a six tuiles, et chacune réserve sa surprise.
preset-gf-flamboyants-black = Grands Feux : Flamboyants et Poudre noire
    .about = Des tuiles bonus pour les couleurs, et un feu noir qui va de 5 à 1. Terminer le feu noir rend un jeton indice.
preset-gf-flamboyants-avalanche = Grands Feux : Flamboyants et Avalanche
    .about = Des tuiles bonus, et un sixième feu de dix cartes multicolores touchées par chaque indice de couleur.
preset-gf-everything = Grands Feux : la totale
    .about = Les trois extensions à la fois : multicolore, poudre noire et tuiles bonus. Sept feux pour celles et ceux qui n’en ont jamais assez.

## Éditions : R&R Games

preset-rr-deluxe = R&R Deluxe
    .about = L’édition américaine, avec des pièces au lieu de cartes : le jeu de base, où chaque indice doit en toucher au moins une.
preset-rr-v1 = R&R Deluxe 1 : six couleurs
    .about = Les dix pièces multicolores forment une sixième couleur, qu’un indice peut nommer. On peut marquer jusqu’à 30 points.
preset-rr-v2 = R&R Deluxe 2 : sixième couleur courte
    .about = La sixième couleur n’a que cinq pièces, une par valeur : chacune est précieuse.
preset-rr-v3 = R&R Deluxe 3 : toutes les couleurs
    .about = Dix pièces multicolores, touchées par chaque indice de couleur et qu’on ne nomme jamais. Elles forment leur propre feu et ne remplacent rien.
preset-rr-v4 = R&R Deluxe 4 : la partie parfaite
    .about = Pas de dernier tour de table : il faut terminer tous les feux, sinon c’est perdu. Perdre le dernier exemplaire d’une pièce encore utile met fin à la partie.
preset-rr-black-powder = R&R : Poudre noire
    .about = Le jeu de base de R&R avec un feu noir de 5 à 1. Seuls les indices de valeur le touchent, et chaque carte noire manquante coûte un point.

## Éditions : BoardGameArena

preset-bga-normal = BoardGameArena
    .about = Le jeu de base comme on y joue là-bas : on peut aussi indiquer ce qu’un partenaire n’a pas, et la troisième erreur ramène le score à zéro.
preset-bga-tricky = BoardGameArena : corsé
    .about = Avec une sixième couleur de dix cartes, qui a son propre indice.
preset-bga-difficult = BoardGameArena : difficile
    .about = Avec une sixième couleur de cinq cartes seulement, une par valeur, qui a son propre indice.
preset-bga-avalanche = BoardGameArena : Avalanche
    .about = Avec dix cartes multicolores, touchées par chaque indice de couleur et qu’on ne nomme jamais.
preset-bga-black = BoardGameArena : Poudre noire
    .about = Avec un feu noir de 5 à 1, que seuls les indices de valeur touchent. Chaque carte noire manquante coûte un point.
preset-bga-flamboyants = BoardGameArena : 5 Flamboyants
    .about = Avec des tuiles bonus pour les feux terminés par un 5.
preset-bga-hands = BoardGameArena : autres mains
    .about = À deux, chacun tient six cartes ; à trois, cinq ; à quatre, quatre ; à cinq, trois. Le reste est comme sur BoardGameArena.

## Éditions : hanab.live, recherche, règles maison

preset-hanab-live = hanab.live
    .about = Les règles en ligne des experts : jusqu’à six à table, chaque indice touche au moins une carte, et la partie s’arrête dès qu’il n’y a plus de point à gagner.
preset-hanab-live-all-or-nothing = hanab.live : tout ou rien
    .about = Pas de dernier tour de table : il faut terminer tous les feux, sinon c’est perdu. Perdre le dernier exemplaire d’une carte encore utile met fin à la partie.
preset-hl-6-suits = hanab.live : 6 couleurs
    .about = Une sixième couleur de dix cartes, avec son propre indice.
preset-hl-rainbow6 = hanab.live : arc-en-ciel, 6 couleurs
    .about = La sixième suite compte dix cartes arc-en-ciel, touchées par chaque indice de couleur et qu’on ne nomme jamais.
preset-hl-black6 = hanab.live : noir, 6 couleurs
    .about = La sixième couleur a son propre indice, mais une seule carte par valeur. Ce n’est pas la Poudre noire.
preset-hl-dark-rainbow6 = hanab.live : arc-en-ciel sombre, 6 couleurs
    .about = Chaque indice de couleur touche la sixième suite, et il n’y a qu’une carte par valeur.
preset-hl-white-reversed6 = hanab.live : blanc inversé, 6 couleurs
    .about = La sixième suite n’a pas de couleur et se monte de 5 à 1 ; seuls les indices de valeur la touchent. Ses dix cartes rapportent des points comme les autres.
preset-hle = Hanabi Learning Environment
    .about = Les règles du logiciel de recherche bien connu : chaque indice touche au moins une carte, la troisième erreur ramène le score à zéro et la première place commence.
preset-joker-house = Jokers
    .about = Une règle maison : dix cartes multicolores, touchées par chaque indice de couleur, qui tiennent lieu de n’importe quelle carte de leur valeur. Elles n’ont pas de feu à elles, et l’on ne dépasse pas 25 points.
preset-original-6-players = Édition d’origine jusqu’à six
    .about = Une règle maison : le jeu classique avec une sixième place. À six, chacun a trois cartes en main, comme sur hanab.live.

## Options

option-players = Joueurs
    .about = Combien de personnes ou de bots sont à table : de deux à cinq, ou six si la taille des mains est prévue pour six.
option-colors = Couleurs
    .about = Combien des cinq couleurs de base sont utilisées. Avec moins de couleurs, le jeu est plus petit.
option-ranks = Valeurs
    .about = Combien de cartes il faut pour un feu. La dernière valeur n’existe qu’en un exemplaire par couleur.
option-hand_sizes = Taille des mains
    .about = Combien de cartes chacun tient, selon le nombre de joueurs.
option-palette = Palette
    .about = Noms et signes des cinq couleurs de base. Cela change l’aspect des cartes, pas le jeu.
option-multicolour = Multicolore
    .about = Ajoute des cartes multicolores : combien il y en a, quels indices les touchent et si elles forment leur propre feu.
option-black_powder = Poudre noire
    .about = Ajoute dix cartes noires qui se posent de 5 à 1 et que seuls les indices de valeur touchent. Chaque carte qui manque à la fin coûte un point.
option-extra_suits = Suites supplémentaires
    .about = Ajoute des suites de ton invention : leurs exemplaires, les indices qui les touchent, leur sens et ce qu’elles rapportent.
option-flamboyants = 5 Flamboyants
    .about = Terminer un feu avec un 5 révèle une tuile bonus au lieu de rendre un jeton indice.
option-black_completion = Récompense du noir
    .about = Ce que l’on gagne en terminant le feu noir quand les tuiles bonus sont en jeu.
option-tile5_empty_deck = Tuile 5 sans pioche
    .about = Ce que permet la tuile qui remet une carte dans la pioche quand celle-ci est vide.
option-timed_display = Spectacle minuté
    .about = On peut annoncer la couleur de la carte que l’on joue. Si elle est juste et que la carte convient, on récupère un jeton indice ; une couleur fausse est une erreur.
option-clue_tokens = Jetons indice
    .about = Combien il y a de jetons indice au départ. Il ne peut jamais y en avoir davantage.
option-strikes = Erreurs
    .about = À quelle erreur la partie prend fin.
option-empty_clues = Indices vides
    .about = Permet un indice qui ne touche aucune carte, comme « pas de bleu dans ta main ».
option-end_mode = Quand la pioche est vide
    .about = Soit chacun joue un dernier tour, soit on continue jusqu’à ce que tout soit décidé.
option-goal = But
    .about = Soit on joue pour les points, soit seul un spectacle complet compte.
option-critical_discard = Carte utile perdue
    .about = Ce qui se passe quand le dernier exemplaire d’une carte encore utile est défaussé ou mal joué.
option-empty_hand = Main vide
    .about = Ce qui se passe quand quelqu’un commence son tour sans carte. Cela ne compte que si l’on continue une fois la pioche vide.
option-strikeout = Dernière erreur
    .about = Ce que valent les feux quand la dernière erreur met fin à la partie.
option-score_floor = Score minimal
    .about = Détermine si les cartes noires manquantes peuvent faire passer le score sous zéro.
option-stop_when_capped = Arrêt quand tout est joué
    .about = La partie s’arrête dès qu’il n’y a plus de point à gagner, sans jouer les dernières cartes.
option-first_player = Qui commence
    .about = À qui revient le premier tour.
option-hand_reorder = Ranger sa main
    .about = Permet de déplacer les cartes de sa propre main, par exemple pour se souvenir d’un indice.
option-scale_text = Note
    .about = Le jury de quelle édition commente le résultat. Les points restent les mêmes.
option-score_suffix = Mention poudre noire
    .about = Ajoute les mots « poudre noire » à un score obtenu avec la suite noire.
option-talk = Conversation
    .about = Ce que l’on peut dire à table en dehors des indices. C’est une convention entre les joueurs.
option-variant_mods = Règles spéciales
    .about = Des règles connues de hanab.live, qui changent les indices, les cartes ou les feux.

## Valeurs

value-true = oui
value-false = non

value-multicolour-off = sans
value-multicolour-own_5 = cinq cartes, une couleur à part
value-multicolour-own_10 = dix cartes, une couleur à part
value-multicolour-all_5 = cinq cartes, touchées par toutes les couleurs
value-multicolour-all_10 = dix cartes, touchées par toutes les couleurs
value-multicolour-joker_5 = cinq jokers
value-multicolour-joker_10 = dix jokers

value-black_completion-token = un jeton indice
value-black_completion-tile = une tuile bonus

value-tile5_empty_deck-play_instead = la tuile 6 peut la remplacer
value-tile5_empty_deck-either = la tuile 6, ou remettre une carte et la piocher aussitôt

value-end_mode-final_round = un dernier tour pour chacun
value-end_mode-endless = on continue avec des mains qui rétrécissent

value-goal-score = le plus de points possible
value-goal-all_or_nothing = tous les feux ou rien

value-critical_discard-ignore = on continue
value-critical_discard-lose = la partie est perdue

value-empty_hand-clue_only = peut seulement donner des indices
value-empty_hand-lose = la partie est perdue

value-strikeout-lost = perdu, sans note
value-strikeout-zero = perdu, et noté zéro point
value-strikeout-keep_score = les feux comptent quand même

value-score_floor-none = peut passer sous zéro
value-score_floor-zero = jamais sous zéro

value-first_player-random = tirage au sort
value-first_player-table_choice = au choix de la table
value-first_player-seat = une place fixe

criterion-colourful = la personne aux habits les plus colorés
criterion-oldest = la personne la plus âgée

value-scale_text-cocktail = Cocktail Games
value-scale_text-abacus = Abacusspiele
value-scale_text-grands_feux = Grands Feux
value-scale_text-rr = R&R Games
value-scale_text-none = sans note

value-talk-strict = seulement des indices
value-talk-remarks = aussi des remarques anodines
value-talk-open = tout est permis

value-variant_mods-critical_fours = 4 critiques
    .about = Il n’y a qu’un seul 4 par couleur.
value-variant_mods-scarce_ones = 1 rares
    .about = Il n’y a que deux 1 par couleur.
value-variant_mods-clue_starved = disette d’indices
    .about = Une défausse ou un feu terminé ne rend qu’un demi-jeton indice.
value-variant_mods-colour_mute = couleurs muettes
    .about = On ne peut pas donner d’indice de couleur.
value-variant_mods-rank_mute = valeurs muettes
    .about = On ne peut pas donner d’indice de valeur.
value-variant_mods-colour_blind = couleurs aveugles
    .about = On peut donner des indices de couleur, mais ils ne touchent rien.
value-variant_mods-rank_blind = valeurs aveugles
    .about = On peut donner des indices de valeur, mais ils ne touchent rien.
value-variant_mods-alternating = indices alternés
    .about = Indices de couleur et indices de valeur se succèdent à tour de rôle.
value-variant_mods-odds_evens = pairs et impairs
    .about = Un indice de valeur dit seulement « pair » ou « impair ».
value-variant_mods-funnels = entonnoirs
    .about = Un indice de valeur touche aussi les valeurs inférieures.
value-variant_mods-chimneys = cheminées
    .about = Un indice de valeur touche aussi les valeurs supérieures.
value-variant_mods-synesthesia = synesthésie
    .about = Il n’y a que des indices de couleur, et chacun touche aussi une valeur.
value-variant_mods-cow_pig = vache et cochon
    .about = On apprend quelles cartes sont touchées, et si c’est par une couleur ou une valeur, mais pas laquelle : on dit seulement « meuh » ou « groin ».
value-variant_mods-duck = canard
    .about = On apprend quelles cartes sont touchées et rien d’autre : on dit seulement « coin-coin ».
value-variant_mods-hidden_plays = dans le trou
    .about = Les cartes se jouent face cachée, et personne ne connaît le score avant la fin.
value-variant_mods-up_or_down = montée ou descente
    .about = Un feu peut se construire en montant ou en descendant, et chaque couleur a une carte de départ.
value-variant_mods-sudoku = sudoku
    .about = Chaque feu part d’une valeur différente, et après le 5 vient le 1.
value-variant_mods-rainbow_ones = 1 arc-en-ciel
    .about = Chaque indice de couleur touche tous les 1.
value-variant_mods-pink_ones = 1 roses
    .about = Chaque indice de valeur touche tous les 1, et l’indice « 1 » n’existe pas.
value-variant_mods-white_ones = 1 blancs
    .about = Aucun indice de couleur ne touche un 1.
value-variant_mods-brown_ones = 1 bruns
    .about = Aucun indice de valeur ne touche un 1.
value-variant_mods-omni_ones = 1 omni
    .about = Chaque indice touche tous les 1, et l’indice « 1 » n’existe pas.
value-variant_mods-null_ones = 1 nuls
    .about = Aucun indice ne touche un 1.
value-variant_mods-muddy_rainbow_ones = 1 arc-en-ciel boueux
    .about = Chaque indice de couleur touche tous les 1, mais aucun indice de valeur.
value-variant_mods-light_pink_ones = 1 rose clair
    .about = Chaque indice de valeur touche tous les 1, mais aucun indice de couleur.
value-variant_mods-deceptive_ones = 1 trompeurs
    .about = Chaque 1 est touché par une autre valeur, qui dépend de sa couleur.
value-variant_mods-rainbow_fives = 5 arc-en-ciel
    .about = Chaque indice de couleur touche tous les 5.
value-variant_mods-pink_fives = 5 roses
    .about = Chaque indice de valeur touche tous les 5, et l’indice « 5 » n’existe pas.
value-variant_mods-white_fives = 5 blancs
    .about = Aucun indice de couleur ne touche un 5.
value-variant_mods-brown_fives = 5 bruns
    .about = Aucun indice de valeur ne touche un 5.
value-variant_mods-omni_fives = 5 omni
    .about = Chaque indice touche tous les 5, et l’indice « 5 » n’existe pas.
value-variant_mods-null_fives = 5 nuls
    .about = Aucun indice ne touche un 5.
value-variant_mods-muddy_rainbow_fives = 5 arc-en-ciel boueux
    .about = Chaque indice de couleur touche tous les 5, mais aucun indice de valeur.
value-variant_mods-light_pink_fives = 5 rose clair
    .about = Chaque indice de valeur touche tous les 5, mais aucun indice de couleur.
value-variant_mods-deceptive_fives = 5 trompeurs
    .about = Chaque 5 est touché par une autre valeur, qui dépend de sa couleur.
value-variant_mods-deck_play = jouer la pioche
    .about = Quand il ne reste qu’une carte à piocher, on peut la jouer sans la voir.
value-variant_mods-card_cycle = rotation des cartes
    .about = Quand tu donnes un indice, ta plus ancienne carte sans indice passe à la place la plus récente.

## Sources

source-000 = règles Cocktail Games (anglais)
source-001 = article d’encyclopédie
source-002 = site de résumés de règles
source-003 = règles Abacusspiele (traduction anglaise)
source-004 = règles Grands Feux (français)
source-abacus-booklet = livret Abacusspiele (allemand)
source-rr = notice Hanabi Deluxe de R&R Games
source-bga = aide de BoardGameArena
source-hanab-live = manuel de hanab.live
source-research = logiciel de recherche (Hanabi Learning Environment)
source-house = règle maison

## Tuiles bonus des 5 Flamboyants

tile-1 = Un indice tout frais
    .about = Tu récupères un jeton indice. S’il n’en manque aucun, il ne se passe rien.
tile-2 = Mèche réparée
    .about = Une erreur est effacée, et tu récupères un jeton indice. Tu récupères le jeton même s’il n’y avait pas d’erreur.
tile-3 = Un mot de couleur
    .about = Donne à un autre joueur un indice de couleur sans dépenser de jeton.
tile-4 = Un mot de valeur
    .about = Donne à un autre joueur un indice de valeur sans dépenser de jeton.
tile-5 = Retour dans la boîte
    .about = Choisis une carte de la défausse et mélange-la à la pioche. Sans pioche, tu peux utiliser la tuile 6 à la place.
tile-6 = Seconde chance
    .about = Choisis dans la défausse une carte qui convient et pose-la sur son feu. Si aucune ne convient, il ne se passe rien ; si c’est un 5 qui termine un feu, une autre tuile suit aussitôt.
