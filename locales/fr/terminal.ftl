# Ce que seul le terminal dit : touches, aide, ligne de commande.

## La table

decimal-mark = ,
table-welcome = Bienvenue à la table. Appuie sur ? pour l’aide.
table-partners = Partenaires : { $partners }.
table-your-turn = À toi de jouer : choisis une carte.
table-waiting = { $name } réfléchit …
table-who-begins = Qui commence ? { $name }.
table-criterion = Selon l’édition : { $who }.
table-over = Le spectacle est terminé. Toutes les cartes sont maintenant visibles.
table-own-card = Appuie sur p pour jouer cette carte ou sur d pour la défausser.
table-choose-own = C’est possible seulement avec tes propres cartes. Va sur l’une d’elles avec les flèches.
table-choose-partner = Pour donner un indice, choisis la carte d’un partenaire avec ↑ et ↓.
table-no-card = Tu n’as pas de carte ici.
table-no-cards-left = Il ne reste aucune carte dans cette main.
table-not-your-turn = Ce n’est pas encore à toi de jouer.
table-play = Jouer ta carte { $slot } ?
table-your-turn-deck = À toi : choisis une carte, ou appuie sur u pour jouer la dernière carte de la pioche sans la voir.
table-play-deck = Jouer la dernière carte de la pioche sans la voir ?
table-play-quiet = Jouer ta carte { $slot } sans annonce ?
table-play-announced = Jouer ta carte { $slot } et annoncer « { $suit } » ?
table-discard = Défausser ta carte { $slot } ?
table-clue = Donner à { $to } l’indice « { $clue } » ? Il touche : { $cards }.
table-too-small = Kagiya a besoin d’une fenêtre de { $width } × { $height } caractères, mais celle-ci en a { $has_width } × { $has_height }. Agrandis-la, ou utilise --plain.

keys-own = ←→ carte  ↑↓ main  p jouer  d défausser  e pourquoi  ? aide  q quitter
keys-partner = ←→ carte  1–5 valeur  lettre couleur  Entrée indice  e pourquoi  ? aide
keys-free-clue = ←→ carte  ↑↓ main  1–5 valeur  lettre couleur  Entrée indice  ? aide
keys-clue = Entrée donner  ←→ autre indice  1–5 valeur  lettre couleur  Échap retour
keys-confirm = Entrée oui  Échap retour
keys-announce = Entrée jouer  ←→ annonce  Échap retour
keys-answer = ←→ choisir  Entrée prendre  l journal  ? aide
keys-begin = ←→ place  Entrée commencer
keys-wait = Espace accélérer  ←→ carte  ↑↓ main  e pourquoi  ? aide  q quitter
keys-lesson = Espace suite  F2 la règle  ←→ carte  ↑↓ main  l journal  ? aide  q quitter
keys-lesson-own = ←→ carte  ↑↓ main  p jouer  d défausser  F2 la règle  ? aide  q quitter
keys-lesson-partner = ←→ carte  ↑↓ main  1–5 valeur  lettre couleur  Entrée indice  F2 règle
keys-lesson-over = n leçon suivante  F2 la règle  ←→ carte  ↑↓ main  l journal  q quitter
keys-lesson-last = F2 la règle  ←→ carte  ↑↓ main  l journal  q quitter
keys-over = n nouvelle partie  ←→ carte  ↑↓ main  e pourquoi  ? aide  q quitter

help-title = Aide
help-keys-move = Flèches ou Tab : choisir une main et une carte.
help-keys-own = Ta carte : p jouer, d défausser, puis Entrée. 1–8 choisit une carte.
help-keys-partner = Carte d’un partenaire : 1–5 ou la lettre d’une couleur montre un indice, c la couleur de la carte, v sa valeur ; Entrée le donne, Échap revient.
help-keys-order = Maj avec ← ou →, ou < et >, déplace ta carte dans la main.
help-keys-more = e explique les coups des partenaires et comment ils ont compris ton indice. F3 dit ce que companion-4 ferait à ta place. l journal, q quitter, Espace fait jouer tout de suite le partenaire suivant.
help-signs-sky = Feux : R 12·×× a 1 et 2 ; · peut encore être posé, × jamais.
help-signs-hands = Sous une carte : les indices qui l’ont touchée, • récent. Tes cartes montrent ce que tu en sais : R?, ?3, ??.
help-signs-discards = Défausse : ! marque le dernier exemplaire d’une carte utile, - une carte qui ne sert plus.
help-signs-pace = Marge : tours qui peuvent passer sans carte posée avant que le meilleur score ne baisse.
help-signs-announce = Annonce : choisis un feu avec ← et → avant de jouer.
help-signs-tiles = Tuiles : les numéros des tuiles bonus encore face cachée.
help-signs-letters = Lettres : { $letters }.
help-close = Appuie sur une touche pour fermer.

quit-title = Quitter ?
quit-question = La partie ne sera pas enregistrée. Quitter la table ?
quit-keys = o ou Entrée : quitter ; toute autre touche : continuer
label-since = Depuis ton tour
label-since-more = Depuis ton tour (l montre tout)
log-keys = ↑↓ défiler, toute autre touche ferme
result-keys = n nouvelle partie   l journal   q quitter   autre touche : voir les cartes
record-written = La partie est enregistrée dans { $file }.

## Erreurs

error = Erreur : { $text }
error-lang = Langue inconnue « { $lang } ». Langues disponibles : { $all }.
error-terminal = Le terminal ne peut pas être utilisé : { $reason }. Essaie --plain.
error-random = Le système d’exploitation ne fournit pas de nombres aléatoires : { $reason }. Utilise --seed.
error-edition = Édition inconnue « { $name } ». « kagiya rules » en donne la liste.
error-edition-near = Édition inconnue « { $name } ». Voulais-tu dire « { $near } » ? « kagiya rules » en donne la liste.
error-lesson = Leçon inconnue « { $name } ». Leçons disponibles : { $all }.
error-lesson-near = Leçon inconnue « { $name } ». Voulais-tu dire « { $near } » ? Leçons disponibles : { $all }.
error-players = « { $text } » n’est pas un nombre de joueurs possible. Il en faut de 2 à 5, ou 6 si l’édition le permet.
error-option-form = « { $text } » n’est pas une option. Écris NOM=VALEUR, par exemple strikes=2. « kagiya rules » donne la liste des options.
error-options = Ces options ne sont pas possibles : { $reason }.
error-bot = Bot inconnu « { $name } ». Bots disponibles : { $all }.
error-bot-near = Bot inconnu « { $name } ». Voulais-tu dire « { $near } » ? Bots disponibles : { $all }.
error-convention = Convention inconnue « { $name } ». Conventions disponibles : { $all }.
error-convention-twice = La convention « { $name } » est donnée deux fois.
error-seed-empty = La graine est vide. N’importe quels mots conviennent.
error-seed-digits = Une graine en chiffres doit avoir 64 chiffres hexadécimaux ; celle-ci en a { $count }. N’importe quels mots conviennent aussi.
error-seed-decides = Une graine de hanab.live décide de la variante et du nombre de joueurs. Ne donne ni édition, ni joueurs, ni options.
error-seed-variant = Cette graine est celle d’une variante de hanab.live qu’on ne peut pas jouer ici.
error-seat = Il n’y a pas de place « { $text } ». Les places vont de 1 à { $players }, ou sont désignées par leurs lettres à partir de A.
error-first-fixed = Dans cette édition, c’est toujours la place { $seat } qui commence.
error-input-ended = l’entrée s’est terminée avant la partie.

## Par lignes de texte

plain-you = toi
plain-welcome = Kagiya : { $edition }. À la table : { $names }.
plain-first = Selon l’édition, { $who } commence. Ici, tu commences, sauf si tu utilises --first.
plain-how = Écris aide pour voir les commandes. Les cartes se comptent à partir de la plus ancienne, la carte 1.
plain-half-token = S’y ajoute un demi-jeton indice.
plain-counters = { $tokens ->
    [0] Aucun jeton indice
    [one] Un jeton indice
   *[other] { $tokens } jetons indice
}, { $strikes ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $strikes } erreurs
} sur { $most }, { $deck ->
    [0] aucune carte
    [one] une carte
   *[other] { $deck } cartes
} dans la pioche.
plain-final-round = { $turns ->
    [one] C’est le dernier tour.
   *[other] Il reste { $turns } tours, celui-ci compris.
}
plain-firework = Le feu { $suit } en est à { $rank }.
plain-firework-empty = Le feu { $suit } est vide.
plain-firework-complete = Le feu { $suit } est complet.
plain-firework-dead = Il ne peut plus être terminé.
plain-tiles = { $count ->
    [0] Il ne reste aucune tuile bonus.
   *[other] Tuiles bonus encore face cachée : { $tiles }.
}
plain-holds = { $name } a, de la plus ancienne à la plus récente : { $cards }.
plain-no-cards = { $name } n’a aucune carte.
plain-card-clued = { $card } (touché par { $clues })
plain-hand-empty = Tu n’as aucune carte.
plain-hand = { $count ->
    [one] Tu as une carte.
   *[other] Tu as { $count } cartes, la plus ancienne d’abord.
}
plain-hand-moved = Ta main, dans l’ordre que tu lui as donné. La plus ancienne est la carte { $oldest }.
card-groups = { $first } ; { $rest }
plain-own-clued = Carte { $slot }, touchée par { $clues } ; { $left ->
    [one] c’est { $cards }
   *[other] elle peut être { $cards }
}.
plain-own-unclued = Carte { $slot }, sans indice ; { $left ->
    [one] c’est { $cards }
   *[other] elle peut être { $cards }
}.
plain-own-unknown = Carte { $slot } : tu n’en sais rien.
plain-discards = Défaussé { $suit } : { $ranks }.
plain-discards-empty = La défausse est vide.
plain-critical = Derniers exemplaires de cartes utiles : { $cards }.
plain-log-action = { $number }. { $text }
plain-log-empty = Il ne s’est encore rien passé.
plain-ask-deck = Tu peux aussi écrire jouer deck pour jouer la dernière carte de la pioche sans la voir.
plain-ask-clue = Donne l’indice comme d’habitude.
plain-ask-back = Écris remettre et une carte : { $items }.
plain-ask-put = Écris poser et une carte : { $items }.
plain-ask-firework = Écris feu et une couleur : { $items }.
plain-ask-decline = Ou écris laisser pour ne pas utiliser la tuile.
plain-input-ended = L’entrée est terminée, la partie s’arrête donc ici.
plain-goodbye = Tu quittes la table. Au revoir.
plain-after = Tu peux encore utiliser pourquoi, table et journal. Une ligne vide ou quitter termine la partie.
lesson-how = Écris ton coup : « indice Kaze 1 », « jouer 2 », « défausser 1 ». Les cartes se comptent à partir de la plus ancienne, la carte 1. « règle » montre la règle de cette étape, « aide » toutes les commandes.
lesson-next = Ensuite : { $lesson }. Une ligne vide lance la leçon, quitter termine.
lesson-no-rule = Cette étape n’a pas de règle particulière.
lesson-rule-close = Appuie sur une touche pour fermer la règle.
plain-not-understood = Commande inconnue. Écris aide pour en voir la liste.
plain-no-such-card = Tu n’as pas de carte « { $text } ». Tes cartes sont numérotées de 1 à { $count }.
plain-no-such-partner = Il n’y a pas de partenaire « { $text } ». Tu peux donner un indice à { $names }.
plain-no-such-clue = Il n’y a pas d’indice « { $text } ». Nomme { $colors }, ou un nombre de 1 à { $most }.
plain-forbidden-clue = Il est interdit de nommer « { $suit } » dans un indice, même pour dire qu’il n’y en a pas.
plain-no-such-suit = Il n’y a pas de couleur « { $text } » dans cette partie.
plain-no-such-print = Il n’y a pas de carte « { $text } » dans cette partie. Nomme valeur et couleur, par exemple « 3 rouge » ou « r3 ».

# Mots des commandes en plus des mots anglais, séparés par des espaces.
command-play = jouer joue p
command-discard = défausser défausse d
command-clue = indice i
command-put = poser pose
command-back = remettre
command-firework = feu
command-decline = laisser
command-order = ordre
command-hand = main m
command-table = table t
command-discards = défausses pile
command-log = journal l
command-why = pourquoi
command-hint = conseil
command-rule = règle regle
command-help = aide
command-quit = quitter q

plain-help-play = jouer 2, ou p2 : joue ta carte 2.
plain-help-announce = jouer 2 rouge, ou p2=r : annonce rouge et joue ta carte 2.
plain-help-discard = défausser 1, ou d1 : défausse ta carte 1.
plain-help-clue = indice { $name } { $color }, ou { $seat }{ $letter } ; indice { $name } { $rank }, ou { $seat }{ $rank } : donne un indice.
    .ranks = indice { $name } { $rank }, ou { $seat }{ $rank } : donne un indice.
plain-help-put = poser 3 rouge : réponse à une tuile bonus qui met en jeu une carte défaussée.
plain-help-back = remettre 3 rouge : réponse à une tuile bonus qui remélange une carte défaussée dans la pioche.
plain-help-firework = feu rouge : choisit le feu d’un joker.
plain-help-decline = laisser : n’utilise pas une tuile bonus, si les règles le permettent.
plain-help-order = ordre 2 1 3 4 5 : change l’ordre de ta main.
plain-help-hand = main : ce que tu sais de tes cartes.
plain-help-table = table : les feux, toutes les mains, les jetons.
plain-help-discards = pile : la défausse.
plain-help-log = journal : tout ce qui s’est passé.
plain-help-why = pourquoi : pourquoi le dernier partenaire a joué ainsi, et comment les autres ont compris ton dernier indice ; pourquoi 7 : le coup 7 du journal.
plain-help-hint = conseil : ce que companion-4 ferait à ta place, et pourquoi.
plain-help-rule = règle : la règle de cette étape de la leçon.
plain-help-help = aide : cette liste.
plain-help-quit = quitter : quitte la partie.

## Pourquoi les partenaires ont joué ainsi

why-title = Pourquoi ?
why-keys = ← avant  → après  ↑↓ défiler, toute autre touche ferme
why-nothing = Aucun partenaire n’a encore joué un coup que l’on puisse expliquer.
hint-none = Il n’y a de conseils qu’à ton tour.
hint-keys = ↑↓ défiler, toute autre touche ferme
why-no-such = Il n’y a rien à expliquer pour « { $text } ». Les partenaires expliquent leurs propres coups, et comment ils ont compris tes indices ; le journal les numérote.
why-none = { $name } n’explique pas ses coups.
why-understood = Comment { $name } l’a compris :
why-same = { $count ->
    [one] { $names } l’a compris de la même façon.
   *[other] { $names } l’ont compris de la même façon.
}

## kagiya rules

rules-editions = Éditions, par source. Choisis-en une avec --edition NOM.
rules-options = Options. Changes-en une avec --option NOM=VALEUR.
rules-hint = « kagiya rules show NOM » explique une édition ou une option.
rules-source = Source : { $source }.
rules-sources = Sources : { $sources }.
rules-sources-hint = « --sources » ajoute les documents de chaque partie, et les décisions là où ils diffèrent.
rules-sources-more = { $first } ; { $next }
rules-rulings = Décisions : { $rulings }.
rules-builds-on = Dérive de : { $base }.
rules-builds-on-defaults = Dérive des valeurs par défaut.
rules-differences = Options qui diffèrent des valeurs par défaut :
rules-difference = { $title } ({ $option }) : { $value }
rules-value-more = { $value } : { $more }
rules-no-differences = Toutes les options ont leur valeur par défaut.
rules-players-default = Par défaut : { $play } dans kagiya play et dans le navigateur ; { $file } dans un fichier qui ne le précise pas.
rules-default = Par défaut : { $value }.
rules-suffix-default = oui quand le noir est en jeu
rules-none = aucune
rules-values = Valeurs :
rules-used-by = Éditions qui la changent, et leurs sources :
rules-suits = Suites, avec leurs cartes :
rules-suit-cards = { $letter } { $suit } : { $cards }
rules-suit-up = se monte de bas en haut
rules-suit-down = se monte de haut en bas
rules-suit-own-color = a son propre indice de couleur
rules-suit-no-color = aucun indice de couleur ne la touche
rules-suit-all-colors = touchée par chaque indice de couleur, jamais nommée
rules-suit-other-colors = touchée par les indices d’autres couleurs
rules-suit-penalty = chaque carte manquante coûte un point
rules-suit-joker = remplace des cartes d’autres suites
rules-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $players }
rules-numbers = Cartes : { $cards }. Jetons indice : { $tokens }. La { $strikes ->
        [one] première
       *[other] { $strikes }ᵉ
    } erreur met fin à la partie. { $goal ->
    [score] Meilleur score : { $most }.
   *[other] Seul un spectacle complet gagne.
} Mains, selon le nombre de joueurs : { $hands }.
rules-play-hint = Pour jouer : kagiya play --edition { $name }
check-passed = { $id } réussi : { $name }
check-failed = { $id } échoué : { $name }
check-broken = { $id } ne peut pas être joué : { $name }
check-summary = { $all ->
    [one] { $failed ->
        [0] Le scénario a réussi.
       *[other] Le scénario a échoué.
    }
   *[other] { $failed ->
        [0] Les { $all } scénarios ont tous réussi.
        [one] Un scénario sur { $all } a échoué.
       *[other] { $failed } scénarios sur { $all } ont échoué.
    }
}

## kagiya bench

bench-head = joueurs     parties/s     actions/s   contrôle
bench-perft = profondeur { $depth } : { $nodes } suites, { $speed } par seconde

error-name = Édition ou option inconnue « { $name } ». « kagiya rules » en donne la liste.
error-name-near = Édition ou option inconnue « { $name } ». Voulais-tu dire « { $near } » ? « kagiya rules » en donne la liste.
error-file-read = Impossible de lire { $file } : { $reason }.
error-file-write = Impossible d’écrire { $file } : { $reason }.
error-file-content = { $file } : { $reason }.
error-seconds = « { $text } » n’est pas une durée valable en secondes. Donne un nombre au-dessus de zéro, d’un jour au plus.

## La ligne de commande

help = Hanabi pour les joueurs, les bots et la recherche. Sans commande, démarre un serveur pour les navigateurs. Hanabi est un jeu d’Antoine Bauza pour 2 à 5 joueurs à partir de 8 ans ; une partie dure de 20 à 30 minutes.
help-usage = Usage :
usage-unknown = option inconnue { $argument }
usage-command = commande inconnue « { $name } »
usage-moved = « { $name } » a été déplacée : lance kagiya-loadtest { $name }
usage-no-command = il manque une commande : { $known }
usage-no-value = { $argument } a besoin d’une valeur
usage-value = valeur « { $value } » non valable pour { $argument }
usage-value-of = valeur « { $value } » non valable pour { $argument } ; valeurs possibles : { $known }
usage-missing = argument obligatoire manquant : { $argument }
usage-twice = { $argument } ne peut pas être utilisé plus d’une fois
usage-conflict = { $argument } ne peut pas être utilisé avec { $other }
usage-equals = { $argument } a besoin d’un signe égal avant sa valeur
usage-many-values = valeur « { $value } » inattendue pour { $argument }
usage-no-text = un argument n’est pas de l’UTF-8 valable
usage-near = Voulais-tu dire { $near } ?
usage-help = Pour en savoir plus : kagiya --help
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-lang = Langue de tous les textes : { $all } (par défaut : selon l’environnement)
help-no_color = Pas de couleurs ; la variable NO_COLOR a le même effet
help-help = Afficher l’aide
help-version = Afficher la version
help-exit-codes = Codes de sortie : 0 succès ; 1 une vérification a échoué ; 2 erreur d’utilisation, édition inconnue ou options non valables ; 3 un fichier ou le terminal est inutilisable, ou un fichier n’est pas une partie enregistrée valable ; 4 l’entrée s’est terminée avant la partie.
help-play = Jouer avec des partenaires dans le terminal
help-play-edition = Édition, par son nom dans « kagiya rules », ou variante de hanab.live, par son nom sur ce site (par défaut : original)
help-play-players = Nombre de joueurs, toi compris (par défaut : 3)
help-play-option = Changer une option de l’édition, par exemple strikes=2 ; peut être répétée
help-play-seed = Graine de la donne : 64 chiffres hexadécimaux, le numéro d’une donne de « kagiya lab run », une graine de hanab.live comme p3v0s1, ou des mots quelconques (par défaut : au hasard)
help-play-seat = Ta place, à partir de 1, ou random (par défaut : 1)
help-play-first = La place qui commence, si l’édition laisse choisir la table
help-play-bots = Partenaires, séparés par des virgules et répétés autour de la table : { $partners } (par défaut : { $default_partner }, dont les conventions s’apprennent en cinq minutes)
help-play-mixed = Combiner des bots à langue secrète (savant) avec d’autres
help-play-conventions = Conventions de la table, séparées par des virgules : { $conventions } (par défaut : aucune ; les compagnons les découvrent)
help-play-plain = Jouer par lignes de texte, pour lecteurs d’écran, tubes et scripts
help-play-record = Enregistrer la partie dans ce fichier à la fin
help-learn = Apprendre le jeu dans le terminal, avec un partenaire et un guide
help-learn-lesson = Leçon choisie : { $lessons } (par défaut : first, puis les autres)
help-learn-plain = Apprendre par lignes de texte, pour lecteurs d’écran, tubes et scripts
help-rules = Lister les éditions et les options
help-rules-json = Lister les éditions et les options en JSON
help-rules-show = Afficher toutes les règles d’une édition, ou expliquer une option
help-rules-show-name = Nom d’une édition ou d’une option
help-rules-show-players = Pour ce nombre de joueurs (par défaut : 3)
help-rules-show-option = Changer une option de l’édition, comme strikes=2 ; peut être répété
help-rules-show-sources = Afficher les documents de chaque partie, et les décisions là où ils diffèrent
help-rules-check = Jouer les scénarios d’un fichier et comparer ; code de sortie 1 si l’un échoue
help-rules-check-file = Fichier de scénarios (JSON), ou - pour l’entrée standard
help-replay = Montrer une partie enregistrée, tour par tour
help-replay-file = Une partie enregistrée, une partie de hanab.live (JSON), - pour l’entrée standard, ou un lien de hanab.live avec replay-json
help-replay-turn = Montrer la table après ce nombre de tours (0 : après la donne) au lieu de la liste
help-replay-json = En JSON
help-solve = Trouver le meilleur score d’une partie dont toutes les cartes sont connues
help-solve-file = Une partie enregistrée, une partie de hanab.live (JSON), - pour l’entrée standard, ou un lien de hanab.live avec replay-json
help-solve-edition = Édition (par défaut : original)
help-solve-players = Nombre de joueurs (par défaut : 3)
help-solve-option = Changer une option de l’édition, par exemple strikes=2 ; peut être répétée
help-solve-seed = Graine de la donne : 64 chiffres hexadécimaux, le numéro d’une donne de « kagiya lab run », une graine de hanab.live comme p3v0s1, ou des mots quelconques
help-solve-game = Partie à résoudre, si le fichier en contient plusieurs, à partir de 1
help-solve-turn = À partir de la position après ce nombre de tours (par défaut : 0, après la donne)
help-solve-nodes = Limite du nombre de positions pour chaque score (par défaut : 1 000 000)
help-solve-seconds = Limite de temps en secondes
help-solve-json = En JSON
help-puzzle = Résoudre un problème : celui du jour, ou un autre
help-puzzle-number = Numéro du problème, à partir de 1 (par défaut : celui du jour)
help-puzzle-answer = Ta réponse : une action, comme p2 ou Br, ou une carte, comme r3
help-puzzle-hint = Afficher les deux indices
help-puzzle-solution = Afficher la solution
help-review = Juger une partie terminée : ce qui l’a décidée et ce qui aurait été mieux
help-review-source = Une partie enregistrée, une partie de hanab.live (JSON), - pour l’entrée standard, ou un lien de hanab.live avec replay-json
help-review-game = Partie à juger, si le fichier en contient plusieurs, à partir de 1
help-review-depth = Profondeur de l’analyse : quick, normal ou deep (par défaut : normal)
help-review-deep = Équivaut à --depth deep
help-review-json = En JSON (docs/review.schema.json)
help-review-svg = Écrire le cours de la partie en image (SVG) ; - est la sortie standard
help-review-threads = Nombre de fils d’exécution (par défaut : un par cœur)
help-bench = Mesurer la vitesse du moteur
help-bench-rules = Parties au hasard selon les règles, sur un cœur
help-bench-rules-json = En JSON
help-bench-rules-players = Seulement ce nombre de joueurs (par défaut : 2 à 5)
help-bench-rules-seconds = Secondes par nombre de joueurs (par défaut : 2)
help-bench-perft = Compter toutes les suites d’actions
help-bench-perft-edition = Édition (par défaut : original)
help-bench-perft-players = Nombre de joueurs (par défaut : 3)
help-bench-perft-option = Changer une option de l’édition ; peut être répétée
help-bench-perft-seed = Graine de la donne
help-bench-perft-depth = Profondeur des suites, en actions (par défaut : 4)
help-bench-perft-json = En JSON

## kagiya solve

error-solve-nothing = Indiquez un fichier, ou une donne avec --seed.
solve-best = Le meilleur score possible est { $points }.
solve-between = Score de la suite ci-dessous : { $points }. La recherche n’a pas décidé si le score { $bound } est possible ; plus est impossible.
solve-won = Tous les feux d’artifice peuvent être terminés.
solve-lost = Les feux d’artifice ne peuvent plus tous être terminés.
solve-open = La recherche n’a pas décidé si tous les feux d’artifice peuvent être terminés.
solve-reason-maximum = C’est le maximum.
solve-reason-game-over = La partie est finie.
solve-reason-lost-copies = Tous les exemplaires d’une carte nécessaire sont perdus.
solve-reason-pace = Il reste moins de tours qu’il ne manque de cartes.
solve-reason-too-few-draws = La pioche est vide, et il reste moins de tours qu’il ne manque de cartes.
solve-reason-too-deep = Des cartes nécessaires sont si profondes dans la pioche qu’il reste trop peu de tours après elles.
solve-reason-hand-space = Les mains ne peuvent pas contenir toutes les cartes à garder.
solve-reason-search = La recherche a essayé toutes les suites.

## kagiya replay

replay-title = { $edition }, avec { $names }.
replay-title-own = Règles propres
replay-state = Après { $turn ->
    [0] la donne
    [one] un tour
   *[other] { $turn } tours
}
replay-notes = Notes sur les cartes :
replay-note = #{ $id } { $card }, { $name } : { $note }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’ici.
error-turn = Il n’y a pas de tour { $turn }. Les tours vont de 0 à { $most }.
help-replay-game = Partie à montrer, si le fichier en contient plusieurs, à partir de 1
error-many-games = { $count ->
    [one] Ce fichier contient une seule partie.
   *[other] Ce fichier contient { $count } parties : choisis-en une avec --game, de 1 à { $count }
}
error-review-empty = La partie n’a aucun tour à juger.
error-review-hidden = Dans cette partie, on jouait face cachée : une analyse ne peut pas dire ce que savaient les joueurs.
error-game = Il n’y a pas de partie { $game } : le fichier en contient { $count }
error-no-record = il faut un objet JSON qui soit une partie enregistrée par Kagiya ou une partie de hanab.live
replay-broken-off = La partie a été abandonnée.
replay-broken-off-left = La partie a été abandonnée : un joueur est parti.
replay-broken-off-timeout = La partie a été abandonnée : le temps est écoulé.
replay-broken-off-agreed = Les joueurs se sont mis d’accord pour arrêter la partie.

## kagiya serve

serve-open = Kagiya est en marche : { $url }
serve-kept = Dossier des données : { $folder }
serve-loopback = Seule cette machine peut se connecter. Utilise --listen 0.0.0.0:{ $port } pour ouvrir à tout ton réseau.
serve-stop = Appuie sur Ctrl-C pour arrêter. Rien ne sera perdu.
serve-cant-listen = impossible d’écouter à { $address } : { $reason }. Choisis une autre adresse avec --listen
serve-cant-keep = impossible d’enregistrer des données dans { $folder } : { $reason }. Choisis un autre dossier avec --data
serve-cant-use = impossible d’utiliser les données de { $folder } : { $reason }
serve-newer-data = les données sont au format { $found }, mais cette version connaît les formats jusqu’à { $known }. Utilise la version qui les a écrites, ou une plus récente. Rien n’a été changé
serve-in-use = un autre serveur l’utilise. Arrête d’abord ce serveur, ou choisis un autre dossier avec --data
serve-read-only = impossible d’écrire dans le dossier ({ $reason }). L’utilisateur du serveur doit en être le propriétaire, avec tout ce qu’il contient
serve-gone = kagiya.db manque ou est vide, bien que ce dossier de données soit utilisé. Restaure kagiya.db depuis une sauvegarde, ou supprime kagiya.id pour commencer avec un serveur vide
serve-other-house = kagiya.db appartient à un autre dossier de données. Restaure le bon fichier, ou supprime kagiya.id pour utiliser celui-ci
serve-keys-gone = kagiya.keys manque. Restaure ce fichier : sans lui, les parties de la base de données ne peuvent pas être ouvertes
serve-log-gone = le serveur ne s’est pas arrêté proprement, et kagiya.db-wal (les dernières écritures) manque. Restaure les deux fichiers, ou une sauvegarde
serve-damaged = kagiya.db est endommagé ({ $reason }). Restaure une sauvegarde
serve-not-ours = kagiya.db appartient à un autre programme. Rien n’a été changé
serve-cant-use-database = impossible d’utiliser la base de données : { $reason }
nats-address = une adresse NATS s’écrit nats://MACHINE:4222
nats-no-answer = impossible de joindre les autres serveurs par NATS : { $reason }. Vérifie --bus, et que NATS est en marche
postgres-address = une adresse de base de données s’écrit postgres://UTILISATEUR@MACHINE/BASE
postgres-no-answer = PostgreSQL ne répond pas à { $place } ({ $reason }). Vérifie qu’il est en marche et que cette machine a le droit de s’y connecter
postgres-login = PostgreSQL refuse l’utilisateur « { $user } ». Vérifie le nom, le mot de passe et pg_hba.conf
postgres-no-database = la base de données « { $name } » n’existe pas. Crée-la avec createdb
postgres-too-old = PostgreSQL { $found } est trop ancien. Il faut la version 15 ou une plus récente
postgres-foreign = la base de données contient les tables d’un autre programme. Crée une base pour Kagiya seul
postgres-no-right = il manque un droit à l’utilisateur ({ $reason }). Fais-en le propriétaire de la base de données
postgres-tls = Kagiya ne chiffre pas les connexions à PostgreSQL. Utilise un socket Unix, une adresse locale ou un tunnel, et retire sslmode
postgres-read-only = la base de données est en lecture seule. Utilise l’adresse du serveur principal, pas celle d’une réplique
serve-cant-log = niveaux de journal « { $levels } » non valables. --log prend un niveau, ou des parties comme warn,kagiya_server=debug
help-serve = Démarrer un serveur pour navigateurs et bots (par défaut, sans commande)
help-serve-listen = Adresse d’écoute ; 0.0.0.0:PORT permet à tout le réseau de se connecter
help-serve-data = Dossier des données : tables, utilisateurs et parties finies ; créé s’il manque
help-serve-store = Base PostgreSQL à utiliser au lieu du dossier des données, par exemple postgres://UTILISATEUR@MACHINE/BASE. Plusieurs serveurs peuvent la partager. Mets un mot de passe dans la variable KAGIYA_STORE, où les autres utilisateurs de la machine ne le voient pas
help-serve-bus = Serveur NATS qui relie plusieurs serveurs ayant la même base de données, par exemple nats://MACHINE:4222. On peut alors jouer ensemble d’un serveur à l’autre. Mets un mot de passe dans la variable KAGIYA_BUS
help-serve-node = Nom de ce serveur dans les journaux, s’il y en a plusieurs
help-serve-public_url = Adresse publique du serveur, par exemple https://hanabi.example ; les pages d’autres sites ne peuvent pas se connecter
help-serve-trust_proxy = Prendre l’adresse des clients dans X-Forwarded-For si la requête vient d’un proxy de l’un de ces réseaux, séparés par des virgules ; sans NETWORK, de cette machine ou d’un réseau privé
help-serve-metrics = Adresse où les programmes de surveillance lisent les métriques, à /metrics
help-serve-admin = Socket pour kagiya admin (par défaut : kagiya.sock dans le dossier des données). Seul l’utilisateur du serveur peut s’en servir
help-serve-bot_pause = Combien de temps un bot attend avant de jouer quand quelqu’un regarde, en millisecondes
help-serve-bot_deadline = Combien de temps un bot peut réfléchir, en millisecondes
help-serve-reviews = Combien de parties analyser à la fois, au plus une par cœur ; 0 désactive les analyses. Sans cette option, la moitié des cœurs peut servir
help-serve-no_push = Ne pas envoyer de notifications push. Sinon, les navigateurs peuvent les demander ; elles sont chiffrées et passent par le service de notifications du navigateur
help-serve-push_host = Service de notifications en plus de ceux d’Apple, de Google, de Microsoft et de Mozilla, p. ex. push.example:8443. Il doit utiliser https, sauf sur cette machine. L’option peut être répétée ; dans la variable KAGIYA_PUSH_HOST, des virgules séparent les hôtes
help-serve-web = Lire le client du navigateur dans ce dossier à chaque requête, pour le développer
help-serve-log = Quoi écrire au journal : error, warn, info, debug ou trace, aussi par partie, par exemple warn,kagiya_server=debug
help-serve-log_format = Format du journal : des lignes à lire, ou des objets JSON
help-hanab-live = Laisser jouer des bots et des clients de hanab.live sur un serveur Kagiya
help-hanab-live-listen = Adresse d’écoute (par défaut : 127.0.0.1:4849) ; 0.0.0.0:PORT permet à tout le réseau de se connecter
help-hanab-live-server = Serveur Kagiya sur lequel ils jouent (par défaut : http://127.0.0.1:4848)
help-join = Jouer avec un bot sur hanab.live, ou sur un autre serveur du même type
help-join-server = Serveur, par exemple https://hanab.live ou 127.0.0.1:4849
help-join-name = Nom du compte du bot. Son mot de passe est dans la variable KAGIYA_PASSWORD ; pour un serveur sans https, il peut manquer, et le bot est un invité
help-join-bot = Qui joue (par défaut : companion-4)
help-join-table = Numéro de la table. Sans --table ni --create, le bot attend qu’un joueur l’invite par le message privé /join
help-join-create = Ouvrir une table : le nom d’une variante, players=N et des options, séparés par des virgules, par exemple « Rainbow (5 Suits),players=3,emptyClues ». La partie commence quand tous les joueurs sont là
hanab-live-open = Les clients de hanab.live peuvent se connecter à http://{ $address }. Ils jouent sur { $server }
hanab-live-stop = Appuie sur Ctrl-C pour arrêter.
hanab-live-server = « { $server } » n’est pas l’adresse d’un serveur. Écris http://HÔTE:PORT ou https://HÔTE
hanab-live-random = le système ne donne pas de nombres aléatoires
join-password = mets le mot de passe du compte dans la variable KAGIYA_PASSWORD
join-logged-in = { $name } est connecté.
join-waits = En attente du message privé /join d’un joueur assis à une table.
join-sits = Assis à la table { $table }.
join-starts = { $variant } : { $players }
join-over = { $score ->
    [one] { $score } point
   *[other] { $score } points
} sur { $max }.
join-warned = Le serveur refuse : { $reason }
join-lost = La connexion est perdue : { $reason }. Nouvelle tentative…
join-unreachable = impossible de joindre { $server } : { $reason }
join-not-the-site = { $server } n’est pas un serveur du type de hanab.live : une connexion n’y donne pas de cookie
join-refused = le serveur refuse : { $reason }
join-closed = { $server } a fermé la connexion : { $reason }
join-no-table = il n’y a pas de table ouverte { $table }
join-removed = le bot n’a plus de place à la table
join-missed = la partie s’est terminée pendant que la connexion était perdue
join-game = le bot ne peut pas jouer cette partie : { $reason }

## kagiya admin

help-data = Dossier des données du serveur (par défaut : kagiya-data)
help-store = Base PostgreSQL du serveur, s’il en utilise une : postgres://UTILISATEUR@MACHINE/BASE, ou dans la variable KAGIYA_STORE
help-socket = Socket du serveur en marche, si ce n’est pas kagiya.sock dans le dossier des données ; ou dans la variable KAGIYA_ADMIN
help-json = Écrire en JSON
help-admin = Administrer un serveur, en marche ou arrêté
help-admin-status = Montrer l’état du serveur : tables, connexions, files d’attente et limites
help-admin-doctor = Vérifier les limites, l’horloge, le disque, le proxy, les clés et les sauvegardes, et dire ce qu’il faut changer
help-admin-people = Lister les utilisateurs connectés, avec leurs adresses
help-admin-tables = Lister les tables ; sans --stage, seulement celles qui sont ouvertes ou en cours
help-admin-tables-stage = Seulement les tables à ce stade : open, running, finished ou closed
help-admin-tables-person = Seulement les tables où cet utilisateur est assis
help-admin-tables-older_than = Seulement les tables créées, ou terminées, depuis au moins ce temps, par exemple 30d ou 12h
help-admin-tables-limit = Nombre maximal de tables (par défaut : 200)
help-admin-close = Fermer une table ; tous ses joueurs apprennent qu’un administrateur l’a fermée
help-admin-close-table = Identifiant de la table
help-admin-remove = Supprimer des tables et tout ce qui leur appartient ; les parties en cours sont d’abord arrêtées
help-admin-remove-tables = Identifiants des tables
help-admin-block = Bannir un invité ou une adresse pour un temps, et fermer ses connexions
help-admin-block-kind = Ce qui est banni : guest (invité) ou address (adresse)
help-admin-block-name = Nom ou identifiant d’un invité, ou une adresse ; en IPv6, les 64 premiers bits comptent
help-admin-block-for = Durée, par exemple 2d ou 12h
help-admin-block-why = Raison, montrée à l’utilisateur banni
help-admin-unblock = Lever un bannissement
help-admin-unblock-kind = Ce qui n’est plus banni : guest (invité) ou address (adresse)
help-admin-unblock-name = Nom ou identifiant d’un invité, ou une adresse
help-admin-blocks = Lister les bannissements, avec leur fin et leur raison
help-admin-backup = Écrire une sauvegarde de tout dans un nouveau fichier et la vérifier ; le serveur reste en marche
help-admin-backup-file = Le fichier ; le serveur lui-même l’écrit
help-admin-restore = Remplacer les données par une sauvegarde ; arrête d’abord le serveur
help-admin-restore-file = La sauvegarde
help-admin-restore-keys = Fichier des clés de la sauvegarde, si le dossier des données en a d’autres
help-admin-restore-replace = Remplacer aussi les tables existantes ; leurs fichiers sont gardés sous un autre nom
help-admin-purge = Supprimer les vieilles tables : les parties finies, et les tables où aucune partie n’a commencé
help-admin-purge-older_than = Temps écoulé depuis la dernière activité, par exemple 90d ou 12h
help-admin-purge-finished = Seulement les parties finies
help-admin-purge-abandoned = Seulement les tables où aucune partie n’a commencé
help-admin-purge-dry_run = Montrer seulement ce qui serait supprimé
help-admin-rotate-keys = Chiffrer les donnes des nouvelles parties avec une nouvelle clé ; les parties en cours gardent les anciennes
help-admin-rotate-keys-sessions = Terminer plutôt toutes les sessions ; chacun devient un nouvel invité
help-admin-copy = Copier le dossier des données dans la base PostgreSQL vide de --store, tout ou rien ; arrête d’abord le serveur
admin-socket = impossible d’utiliser le socket { $socket } ({ $reason }). Seuls l’utilisateur du serveur et root peuvent s’en servir
admin-tables =
    { $count ->
        [0] Aucune table.
        [one] Une table.
       *[other] { $count } tables.
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · personnes : { $people } · bots : { $bots } · événements : { $events }
admin-stage-open = ouverte
admin-stage-running = en cours
admin-stage-finished = terminée
admin-stage-closed = fermée
admin-closed = Table fermée. Tous ses joueurs en ont été avertis.
admin-closed-already = Cette table est déjà fermée.
admin-blocked = { $who } est banni jusqu’au { $until }.
admin-unblocked = { $who } n’est plus banni.
admin-blocks =
    { $count ->
        [0] Aucun bannissement.
        [one] Un bannissement.
       *[other] { $count } bannissements.
    }
admin-backup = Sauvegarde écrite et vérifiée : { $file } ({ $size }).
admin-counts = Tables : { $open } ouvertes, { $running } en cours, { $finished } terminées, { $closed } fermées. Personnes : { $people }.
admin-rotated =
    { $keys ->
        [one] Les nouvelles parties utilisent maintenant la clé « { $key } ». C’est la seule.
       *[other] Les nouvelles parties utilisent maintenant la clé « { $key } ». Garde les { $keys } clés : les parties existantes en ont besoin.
    }
admin-sessions-ended =
    { $count ->
        [0] Il n’y avait aucune session.
        [one] Une session est terminée.
       *[other] { $count } sessions sont terminées.
    }
doctor-grade-ok = bon
doctor-grade-warning = attention
doctor-grade-problem = erreur
doctor-server = Serveur : processus { $process }
doctor-server-none = Serveur : aucun n’est en marche, seules ses données sont vérifiées
doctor-store = Base de données : fonctionne
doctor-store-errors = Base de données : fonctionne, mais a échoué { $errors } fois depuis le démarrage. Le journal dit pourquoi
doctor-store-fails = Base de données : { $error }
doctor-bus = Autres serveurs : joignables
doctor-bus-away = Autres serveurs : injoignables par NATS. Vérifie que le serveur NATS est en marche, et --bus
doctor-files = Fichiers ouverts : { $limit } au plus, assez pour { $connections } connexions
doctor-files-few = Fichiers ouverts : { $limit } seulement, assez pour { $connections } connexions. Mets LimitNOFILE=65536 dans l’unité, ou ulimit -n 65536
doctor-disk = Disque : { $free } libres sur { $total }
doctor-disk-low = Disque : { $free } libres seulement sur { $total }. Fais de la place, ou supprime d’anciennes parties avec kagiya admin purge
doctor-disk-remote = Disque : le dossier des données est sur un lecteur réseau, où SQLite peut perdre des données. Prends un disque local, ou PostgreSQL
doctor-future = Horloge : une table a été ouverte { $seconds } secondes dans le futur, l’horloge a donc reculé. Vérifie son service de temps (NTP)
doctor-database-clock = Horloge : comme celle de la base de données
doctor-database-clock-differs = Horloge : { $seconds } secondes d’écart avec la base de données. Fais tourner un service de temps (NTP) sur les deux machines
doctor-readable = Droits : seul l’utilisateur du serveur peut lire les données
doctor-readable-by-all = Droits : d’autres utilisateurs peuvent lire { $files }. Ne l’autorise qu’à l’utilisateur du serveur : chmod 600
doctor-keys =
    { $keys ->
        [one] Clés : les donnes sont chiffrées avec une clé
       *[other] Clés : les donnes sont chiffrées, avec { $keys } clés
    }
doctor-keys-none = Clés : les donnes ne sont pas chiffrées dans la base de données. Mets le même kagiya.keys dans le dossier des données de chaque serveur
doctor-backup = Sauvegarde : vieille de { $hours } heures
doctor-backup-old = Sauvegarde : vieille de { $hours } heures. Lance kagiya admin backup chaque jour, et garde les fichiers sur un autre disque
doctor-backup-none = Sauvegarde : aucune encore. Lance kagiya admin backup chaque jour, et garde les fichiers sur un autre disque
doctor-backup-own = Sauvegarde : PostgreSQL a ses propres outils, comme pg_dump
doctor-url = Adresse : { $url }
doctor-url-none = Adresse : seule cette machine peut se connecter
doctor-url-insecure = Adresse : le serveur est joint sans https, d’autres peuvent donc lire. Place devant lui un proxy avec https, et nomme son adresse avec --public-url
doctor-proxy-open = Proxy : le serveur croit X-Forwarded-For de tous et écoute sur { $listen }. N’importe qui peut feindre une adresse : nomme le réseau du proxy avec --trust-proxy, ou écoute sur 127.0.0.1
doctor-proxy-none = Proxy : sans --trust-proxy, tous les visiteurs ont l’adresse du proxy et partagent ses limites. Mets l’option, et fais écrire X-Forwarded-For par le proxy
doctor-metrics = Mesures : toute personne qui atteint { $metrics } peut les lire. Prends une adresse locale avec --metrics, ou un pare-feu
doctor-well = Aucune erreur trouvée.
doctor-found =
    { $count ->
        [one] 1 erreur trouvée
       *[other] { $count } erreurs trouvées
    }
admin-runs = Le serveur est en marche : kagiya { $version }, processus { $process }, depuis le { $since }.
admin-stands-still = Aucun serveur n’est en marche.
admin-not-writable = Le serveur ne peut rien enregistrer en ce moment. Vérifie le journal et le disque.
admin-here = Utilisateurs en ligne : { $people }. WebSockets : { $sockets }, connexions de toute sorte : { $connections }, tables en mémoire : { $tables }.
admin-queues = En attente : { $bots } décisions de bots, { $bytes } à envoyer.
admin-limits = Depuis le démarrage : requêtes limitées { $limited }, connexions refusées { $refused }, lecteurs lents { $slow }, erreurs de stockage { $errors }.
admin-person = { $id } · { $name } · depuis { $addresses } · connexions : { $connections } · tables : { $tables }
admin-people =
    { $count ->
        [0] Aucun utilisateur n’est en ligne.
        [one] Un utilisateur est en ligne.
       *[other] { $count } utilisateurs sont en ligne.
    }
admin-no-table = la table « { $table } » n’existe pas
admin-no-person = aucun utilisateur ne s’appelle « { $name } » ; kagiya admin people liste les utilisateurs en ligne
admin-several-people = plusieurs utilisateurs s’appellent « { $name } » ; utilise l’un de leurs identifiants ({ $ids })
admin-no-address = « { $text } » n’est pas une adresse valable ; écris par exemple 192.0.2.7 ou 2001:db8::1
admin-not-blocked = pas de bannissement ; kagiya admin blocks liste tous les bannissements
admin-backup-elsewhere = Le serveur a écrit la sauvegarde dans { $file }, tel qu’il voit le disque, mais ce fichier n’existe pas ici. Un service a son propre /tmp : choisis un fichier dans le dossier des données
admin-file-there = { $file } existe déjà ; choisis un nouveau fichier
admin-own-tools = utilise les outils de PostgreSQL pour sauvegarder et restaurer : pg_dump et pg_restore
admin-shared-keys = ce serveur n’a pas de clés, ou les partage avec d’autres ; ajoute une ligne à kagiya.keys sur tous les serveurs et redémarre-les
admin-keys = impossible d’écrire le fichier de clés : { $reason }
admin-store = le serveur n’a pas pu le faire : { $reason }
admin-no-order = le serveur ne connaît pas cette commande ({ $reason }) ; lui et ce programme n’ont pas la même version
restore-done = Sauvegarde restaurée et vérifiée.
restore-kept = Les données précédentes sont dans { $file }.
restore-copy = impossible de restaurer { $file } : { $reason }
restore-not-empty =
    { $count ->
        [one] { $folder } contient déjà une table. Rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
       *[other] { $folder } contient déjà { $count } tables. Rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
    }
restore-unknown = { $folder } contient des données illisibles. Rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
restore-no-keys = les parties de la sauvegarde ont besoin de clés qui manquent : { $keys }. Indique leur fichier avec --keys. Rien n’a été changé
restore-differs = les données restaurées diffèrent de la sauvegarde. Vérifie le disque et recommence
copy-no-store = il manque la destination : utilise --store postgres://UTILISATEUR@MACHINE/BASE
purge-removed =
    { $count ->
        [0] Aucune table n’a été supprimée.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
purge-would-remove =
    { $count ->
        [0] Aucune table ne serait supprimée.
        [one] Une table serait supprimée.
       *[other] { $count } tables seraient supprimées.
    }
copy-done = Copie terminée. Chaque ligne a été relue, et les deux côtés ont la même empreinte.
copy-from = impossible de lire le dossier des données : { $reason }. Rien n’a été copié
copy-to = impossible d’écrire dans la base de données : { $reason }. Rien n’a été copié
copy-not-empty = la base de données n’est pas vide. Crées-en une nouvelle avec createdb. Rien n’a été copié
copy-differs = la table « { $table } » est différente après la copie. Rien n’a été copié
error-age = « { $text } » n’est pas une durée valable. Écris un nombre et une unité, par exemple 30d ou 12h.
error-why-long = La raison est trop longue. Elle peut avoir au plus { $most } caractères.
error-no-data = { $folder } n’est pas le dossier des données d’un serveur.
## kagiya lab

lab-head-given = { $bot } · { $edition }, { $players } joueurs · { $games ->
    [one] { $games } donne du fichier
   *[other] { $games } donnes du fichier
}
lab-head = { $bot } · { $edition }, { $players } joueurs · { $games ->
    [one] { $games } donne, graine { $first }
   *[other] { $games } donnes, graines { $first } à { $last }
}
lab-stopped = Arrêté avant la fin : { $games } donnes sur { $wanted }.
lab-points = {"  "}points gardés       { $mean } ± { $stderr } sur { $most }
lab-zeroed = {"  "}0 si perdue         { $mean } ± { $stderr } ; perdues par erreurs : { $strikeouts }
lab-scored = {"  "}{ $scored ->
    [0] aucune partie n’a de score ; sans score : { $unscored }
   *[other] avec un score       { $mean } ± { $stderr } en { $scored } parties ; sans score : { $unscored }
}
lab-perfect = {"  "}parfaites           { $perfect } ± { $stderr } %
lab-course = {"  "}par partie          { $turns } tours, { $strikes } erreurs
lab-speed = {"  "}par coup            { $half } (médiane), { $most } (99e centile) ; { $games } parties par seconde et par cœur
lab-compare-head = { $first } et { $second } sur les mêmes { $games } donnes
lab-compare-means = {"  "}points gardés       { $first } et { $second }
lab-compare-difference = {"  "}différence          { $difference } ± { $stderr }, intervalle à 95 % de { $low } à { $high }
lab-compare-perfect = {"  "}seul parfait        { $first } et { $second } donnes ; différence { $difference } ± { $stderr } %
lab-compare-better-first = { $first } est meilleur : l’intervalle toujours valable va de { $low } à { $high }.
lab-compare-better-second = { $second } est meilleur : l’intervalle toujours valable va de { $low } à { $high }.
lab-compare-open = Trop peu de donnes pour trancher : l’intervalle toujours valable va de { $low } à { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $turns } actions ; abandonnées : { $unfinished }, perdues par erreurs : { $lost }
lab-agree-part-tuning = Seulement les parties de réglage.
lab-agree-part-held-out = Seulement les parties mises de côté.
lab-agree-stopped = Arrêté avant la fin : { $games } parties sur { $wanted }.
lab-agree-exact = même action
lab-agree-kind = même sorte : jeu, défausse ou indice
lab-agree-plays = dans leurs cartes jouées
lab-agree-discards = dans leurs défausses
lab-agree-clues = dans leurs indices
lab-agree-strikes = {"  "}cartes jouées par erreur : { $strikes } sur { $plays } ({ $share }) ; les leurs : { $theirs } sur { $made } ({ $other })
lab-agree-last = {"  "}derniers exemplaires défaussés : { $last } en { $discards } défausses ; les leurs : { $theirs } en { $made }
lab-agree-known = {"  "}cartes connues qui conviennent, laissées en main : { $left } tours sur { $turns } ; les leurs : { $theirs }
lab-agree-worse = {"  "}actions nettement pires par partie : { $worse } ; les leurs : { $theirs }
lab-agree-forgiven = {"  "}dans leurs cartes jouées, dans n’importe quel ordre : { $share } sur { $plays }
lab-agree-kept = {"  "}cartes indiquées qui peuvent toujours être ce qu’elles sont : { $share } sur { $cards }
lab-agree-measures-by-fifth = Par cinquième : parties ; actions nettement pires par partie ; cartes jouées, dans n’importe quel ordre ; cartes jouées par erreur ; cartes indiquées qui peuvent être ce qu’elles sont
lab-agree-puzzling = {"  "}actions déroutantes par partie : { $puzzling } ; les leurs : { $theirs }
lab-agree-puzzling-by-fifth = Par cinquième : parties ; actions déroutantes par partie ; les leurs
lab-agree-by-action = Sorte d’action, fréquence, et accord du bot
lab-agree-by-phase = Accord selon les cartes qui restent à piocher
lab-agree-by-reading = Accord selon la lecture, par le bot, du dernier indice qui demandait quelque chose au joueur
lab-agree-by-fifth = Accord par cinquième des parties, réparties selon leurs cartes
lab-agree-by-players = Accord selon le nombre de joueurs
lab-agree-disagreements = Action → ce que le bot ferait à la place, de la plus fréquente à la plus rare
lab-agree-instead = { $did } → { $would }
lab-action-play-known = jouer une carte connue qui convient
lab-action-play-clued = jouer une carte avec indice, par lecture
lab-action-play-newest = jouer la plus récente sans indice
lab-action-play-other = jouer une autre carte sans indice
lab-action-discard-oldest = défausser la plus ancienne sans indice
lab-action-discard-clued = défausser une carte avec indice
lab-action-discard-other = défausser une autre carte sans indice
lab-action-color-playable = couleur, une nouvelle carte convient
lab-action-color-other = couleur, aucune nouvelle ne convient
lab-action-rank-playable = valeur, une nouvelle carte convient
lab-action-rank-other = valeur, aucune nouvelle ne convient
lab-action-clue-again = indice sans nouvelle carte
lab-action-answer = réponse à une tuile ou à un joker
lab-action-strikes = { $action } (erreur)
lab-action-last = { $action } (dernier exemplaire)
lab-phase-opening = plus des deux tiers
lab-phase-middle = entre les deux
lab-phase-end = moins d’un tiers
lab-reading-none = aucun indice
lab-reading-untold = le bot ne donne pas de lecture
lab-reading-empty = il ne touche rien
lab-reading-fill-in = des cartes avec indice conviennent
lab-reading-fix = ne pas la jouer
lab-reading-play = la jouer
lab-reading-play-later = la jouer après d’autres
lab-reading-save = la garder
lab-reading-play-or-save = la jouer ou la garder
lab-reading-play-or-save-later = la jouer plus tard ou la garder
lab-reading-finesse = la jouer après finesse ou rappel
lab-reading-trash = inutile, garder les plus anciennes
lab-reading-identifies = un indice qui fait entièrement connaître une carte
lab-reading-plain = rien de plus que ce qu’il dit
lab-reading-asks-prompt = jouer une carte avec indice pour un autre
lab-reading-asks-finesse = jouer une carte sans indice pour un autre
lab-scene-title = { $file }, partie { $game }, tour { $turn } : c’est à { $name }.
lab-scene-did = Fait : { $told }
lab-scene-would = { $bot } ferait : { $told }
lab-scene-understood = Sa lecture du dernier indice :
error-recorded = { $file }, partie { $place } : { $reason }
error-no-game = le fichier ne contient aucune partie
error-agree-illegal = { $name } a choisi une action interdite dans { $file }, partie { $game }, action { $action } : { $reason }
lab-exam-head = { $bot } : { $right } questions justes sur { $asked }
lab-exam-part = { $asked } : attendu { $expected } ; réponse { $answer }
lab-exam-silent = aucune : le bot ne dit pas ce qu’il pense des cartes
lab-exam-stopped = Arrêté avant la fin : { $asked } questions sur { $wanted }.
lab-fit-here = Sur les parties qui ont servi au réglage des habitudes :
lab-fit-across = En validation croisée sur ces parties :
lab-fit-elsewhere = Sur les parties de l’autre moitié :
lab-fit-row = { $turns } tours · perte logarithmique { $loss } · la même action dans { $exact } % (cartes jouées { $plays }, défausses { $discards }, indices { $clues })
lab-fit-strikes = cartes qu’il jouerait : { $plays }, dont erreurs : { $strikes } ; derniers exemplaires qu’il défausserait : { $last }
error-fit-trees = --trees { $value } est hors limites : utilise un nombre de 1 à { $most }, par exemple 150
error-fit-no-game = aucune des parties n’appartient à cette part : essaie --part all
error-habits-bot = --habits n’est possible qu’avec companion-4 ; { $bot } n’utilise pas d’habitudes
error-habits = { $file } n’est pas un fichier d’habitudes de kagiya lab fit ; cette ligne n’est pas valable : { $line }
error-without-bot = { $bot } n’a pas de conventions à laisser de côté ; companion-2, companion-3 et companion-4 en ont
error-without = { $bot } n’a pas de convention « { $name } » ; ses conventions sont { $names }
lab-table-legend = Dans chaque case : le nombre de donnes ; la moyenne des points sur la table à la fin, avec son erreur type ; la part des parties parfaites, avec son intervalle de Wilson à 95 % ; la moyenne si une partie terminée par les erreurs compte 0 ; la part de ces parties ; le temps moyen par tour. Pour reproduire une ligne, lance `kagiya lab run --bot BOT --players N --games DONNES --seed GRAINE`.
lab-short-legend = Dans chaque case : la moyenne des points, la part des parties parfaites, le temps moyen par tour. ≥ précède la borne inférieure de l’intervalle à 95 % de cette part, si moins de 1 000 donnes ont été jouées.
lab-editions-legend = Dans chaque case : la moyenne des points sur la table à la fin à { $players } joueurs, dans cet ordre.
lab-deals-legend = Dans chaque ligne : les donnes avec une suite qui mène au score maximal ; les donnes qui n’en ont pas, avec la raison de la preuve ; les donnes indécises ; la part des donnes gagnables, et son intervalle de Wilson à 95 %, qui compte une donne indécise comme impossible à sa borne inférieure et comme gagnée à sa borne supérieure.
lab-puzzles-bar = parties
lab-puzzles-made = { $count ->
    [one] { $count } problème, prouvé.
   *[other] { $count } problèmes, prouvés.
}
lab-puzzles-kind = { $kind } : { $easy } faciles, { $medium } moyens, { $hard } difficiles
puzzle-discarded = La défausse : { $cards }.
puzzle-deck-row = La pioche, prochaine carte d’abord : { $cards }.
puzzle-how-to-answer = Réponds avec kagiya puzzle -n { $number } et une action, comme p2, d1 ou Br.
puzzle-how-to-name = Réponds avec kagiya puzzle -n { $number } et une carte, comme r3.
error-puzzle-number = Les problèmes vont de 1 à { $most }.
error-puzzle-answer = « { $text } » n’est pas une réponse à ce problème : { $reason }
error-puzzle-card = une carte est une couleur et un rang, comme r3
error-games = Il n’y a aucune donne : --games doit être au moins 1.
error-bot-mixed = « { $name } » joue à toutes les places d’une table : on ne peut pas le combiner avec d’autres bots.
error-bots-language = « { $name } » parle une langue secrète que les autres bots ne comprennent pas ; ensemble, ils perdent presque toujours par des erreurs. Ajoute --mixed pour les combiner quand même.
error-bot-illegal = { $name } a choisi une action interdite dans la donne { $deal } : { $reason }
error-bot-process = { $name }, donne { $deal } : { $reason }
error-process-start = impossible de lancer le programme ({ $reason })
error-process-late = pas de réponse en { $seconds } s (réponses avant : { $answers })
error-process-ended = le processus s’est arrêté (réponses avant : { $answers })
error-process-garbled = réponse incompréhensible : { $line } (réponses avant : { $answers })
error-process-illegal = la réponse n’est pas une action permise : { $line } (réponses avant : { $answers })
error-deal = La donne { $deal } n’est pas possible dans cette partie : { $reason }.
error-deals = { $file }, donne { $place } : { $reason }.
error-no-deal = { $file } ne contient aucune donne.
error-deals-mixed = Les parties de { $file } n’ont pas toutes les mêmes règles. Choisis la partie pour ces donnes avec --edition et --players.
error-add = Ces parties ne peuvent pas être ajoutées : { $reason }.
error-threads = Impossible de démarrer les fils d’exécution : { $reason }
error-report = { $file } n’est pas un rapport de kagiya lab : { $reason }
error-table-stopped = Arrêté : le tableau n’a pas été écrit. Avec --reports, les parts finies sont gardées et ne sont pas rejouées.
error-editions-stopped = Arrêté : le tableau n’a pas été écrit. Avec --scores, les parts finies sont gardées et ne sont pas rejouées.
error-scores = La ligne { $line } de { $file } n’est pas un score de kagiya lab : { $reason }
error-table-place = { $file } n’a pas de place pour le tableau. Il lui faut les lignes « { $begin } » et « { $end } ».
help-lab = Mesurer la force des bots
help-lab-run = Faire jouer une série de donnes à un bot et en rendre compte
help-lab-run-bot = Bots qui jouent (par défaut : savant) ; plusieurs noms prennent les places à tour de rôle, par exemple companion-1,companion-3
help-lab-run-mixed = Combiner des bots à langue secrète (savant) avec d’autres
help-lab-run-json = Écrire le rapport dans ce fichier en JSON (- : la sortie standard)
help-lab-run-csv = Écrire le rapport dans ce fichier en valeurs séparées par des virgules
help-lab-run-svg = Écrire un graphique des scores dans ce fichier
help-lab-run-deals = Jouer les donnes de ce fichier au lieu de celles des graines : parties enregistrées, parties de hanab.live ou listes de cartes
help-lab-run-add = Jouer les donnes qui suivent celles du rapport du fichier --json, et les y ajouter
help-lab-run-keep_games = Enregistrer chaque partie dans ce dossier, ou une par ligne dans ce fichier
help-lab-compare-deals = Jouer les donnes de ce fichier au lieu de celles des graines, comme « lab run --deals »
help-lab-run-keep_losses = Enregistrer dans ce dossier chaque partie qui n’est pas parfaite
help-lab-agree = Comparer les choix d’un bot avec ceux de parties enregistrées
help-lab-agree-bot = Bot à comparer (par défaut : companion)
help-lab-agree-files = Parties enregistrées ou parties de hanab.live ; un fichier peut en contenir une, une liste, ou une par ligne
help-lab-agree-part = Parties à utiliser : all, tuning ou held-out ; les deux moitiés dépendent de la donne (par défaut : all)
help-lab-agree-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-agree-json = Écrire les chiffres dans ce fichier en JSON (- : la sortie standard)
help-lab-agree-habits = Fichier d’habitudes pour companion-4, écrit par kagiya lab fit
help-lab-agree-without = Laisser de côté cette convention, pour mesurer son effet ; peut être répétée
help-lab-agree-puzzling = Compter les actions auxquelles un modèle des joueurs, ajusté sur l’autre moitié des parties, donne moins de 2 %
help-lab-agree-examples = Écrire des exemples des désaccords les plus fréquents dans ce dossier, en toutes lettres
help-lab-exam = Poser à un bot les questions de professeurs de Hanabi et comparer ses réponses aux leurs
help-lab-exam-bot = Bot à interroger (par défaut : companion)
help-lab-exam-json = Écrire questions et réponses dans ce fichier en JSON (- : la sortie standard)
help-lab-fit = Régler les habitudes des compagnons sur des parties humaines enregistrées
help-lab-fit-files = Parties enregistrées ou parties de hanab.live ; un fichier peut en contenir une, une liste, ou une par ligne
help-lab-fit-part = Parties pour le réglage : all, tuning ou held-out ; les autres servent de test (par défaut : all)
help-lab-fit-trees = Nombre d’arbres du modèle (par défaut : 150)
help-lab-fit-folds = Nombre de parts pour la validation croisée ; 0 : aucune (par défaut : 5)
help-lab-fit-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-fit-into = Écrire les habitudes dans ce fichier (- : la sortie standard)
help-lab-fit-json = Écrire les chiffres dans ce fichier en JSON (- : la sortie standard)
help-lab-compare = Faire jouer les mêmes donnes à deux bots jusqu’à savoir lequel est le meilleur
help-lab-compare-first = Le premier bot, comme dans « lab run --bot »
help-lab-compare-second = Le second bot
help-lab-compare-json = Écrire la comparaison dans ce fichier en JSON (- : la sortie standard)
help-lab-table = Écrire le tableau des forces
help-lab-table-bot = Quels bots ; peut être répétée (par défaut : tous)
help-lab-table-players = Nombres de joueurs (par défaut : 2,3,4,5)
help-lab-table-games = Nombre de donnes par case (par défaut : 1000)
help-lab-table-seed = Graine de la première donne (par défaut : 0)
help-lab-table-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-table-reports = Garder le rapport de chaque case dans ce dossier, et ne pas rejouer celles qui y sont
help-lab-table-into = Mettre le tableau dans ce fichier Markdown, entre ses marques, au lieu de l’afficher
help-lab-table-short = Écrire aussi un tableau abrégé dans ce fichier, entre ses marques
help-lab-editions = Écrire le tableau de toutes les éditions
help-lab-editions-bot = Quels bots ; peut être répétée (par défaut : tous)
help-lab-editions-players = Nombres de joueurs (par défaut : 2,3,4,5)
help-lab-editions-games = Nombre de donnes par édition et nombre de joueurs (par défaut : 1000)
help-lab-editions-seed = Graine de la première donne (par défaut : 0)
help-lab-editions-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-editions-scores = Garder les scores dans ce fichier, un par ligne, et ne pas rejouer ceux qui y sont
help-lab-editions-into = Mettre le tableau dans ce fichier Markdown, entre ses marques, au lieu de l’afficher
help-lab-deals = Écrire le tableau des donnes gagnables, toutes cartes connues
help-lab-deals-edition = Quelles éditions ; peut être répétée (par défaut : toutes)
help-lab-deals-variants = Les variantes de hanab.live au lieu des éditions : une par ensemble de cartes
help-lab-deals-players = Nombres de joueurs (par défaut : 2,3,4,5,6)
help-lab-deals-games = Nombre de donnes par édition et nombre de joueurs (par défaut : 1000)
help-lab-deals-seed = Graine de la première donne (par défaut : 0)
help-lab-deals-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-deals-nodes = Limite du nombre de positions pour chaque donne (par défaut : 1 000 000)
help-lab-deals-scores = Garder les résultats dans ce fichier, un par ligne, et ne pas résoudre à nouveau les donnes qui y sont
help-lab-deals-into = Mettre le tableau dans ce fichier Markdown, entre ses marques, au lieu de l’afficher
help-lab-puzzles = Faire des problèmes à partir de parties de robots, avec leurs preuves
help-lab-puzzles-puzzles = Le fichier de ce que peut voir celui qui cherche, un problème par ligne, ou - pour la sortie standard
help-lab-puzzles-solutions = Le fichier des solutions
help-lab-puzzles-per_kind = Nombre de problèmes de chaque genre (par défaut : 55)
help-lab-puzzles-conventions = Plutôt des problèmes de conventions, autant pour chaque leçon
help-lab-puzzles-again = Garder les problèmes de la collection qui sont encore prouvés, et chercher les autres dans des parties
help-lab-puzzles-games = Nombre maximal de parties examinées (par défaut : 1000)
help-lab-puzzles-seed = Graine de la première donne (par défaut : 0)
help-lab-puzzles-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-run-edition = Édition (par défaut : celle des parties de --deals, sinon original)
help-lab-run-players = Nombre de joueurs (par défaut : comme dans les parties de --deals, sinon 3)
help-lab-run-option = Changer une option de l’édition ; peut être répétée
help-lab-run-games = Nombre de donnes (par défaut : 1000)
help-lab-run-seed = Graine de la première donne, un nombre ; les suivantes la suivent (par défaut : 0)
help-lab-run-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
help-lab-compare-edition = Édition (par défaut : celle des parties de --deals, sinon original)
help-lab-compare-players = Nombre de joueurs (par défaut : comme dans les parties de --deals, sinon 3)
help-lab-compare-option = Changer une option de l’édition ; peut être répétée
help-lab-compare-games = Nombre de donnes (par défaut : 1000)
help-lab-compare-seed = Graine de la première donne, un nombre ; les suivantes la suivent (par défaut : 0)
help-lab-compare-threads = Nombre de fils d’exécution (par défaut : nombre de cœurs)
bench-play-head = bot          joueurs   contrôle
help-bench-play = Sommes de contrôle des actions de chaque bot dans des donnes fixes
help-bench-play-json = En JSON
help-bench-play-games = Nombre de donnes par bot et nombre de joueurs (par défaut : 10)

## Fichiers, complétion et manuel

error-file-large = { $file } dépasse la limite de { $most } Mio.
error-file-text = { $file } n’est pas un texte UTF-8 valable.
error-command = Commande inconnue « { $name } ». Commandes disponibles : { $known }.
reason-not-found = aucun fichier ni dossier de ce nom
reason-not-allowed = accès refusé
reason-is-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = le disque est en lecture seule
plain-no-text = Cette ligne n’est pas un texte UTF-8 valable. Écris-la de nouveau.
help-completions = Écrire les complétions pour un shell
help-completions-shell = Quel shell
help-man = Écrire une page de manuel pour man
help-man-command = La commande, par exemple lab run ; toutes les commandes si elle manque

# kagiya mcp

mcp-open = Les modèles de langage se connectent à { $url }
mcp-waiting = Ce programme attend un client du Model Context Protocol sur son entrée standard. Indique-le au client comme commande, ou utilise --listen.
mcp-server = { $address } n’est pas l’adresse d’un serveur. Écris-en une comme http://127.0.0.1:4848
mcp-client = le client ne parle pas le Model Context Protocol : { $reason }
mcp-not-loopback = d’autres machines peuvent atteindre { $address }. Autorise-le avec --host et le nom par lequel les clients appellent cette machine
help-mcp = Faire jouer un modèle de langage aux tables d’un serveur, par le Model Context Protocol
help-mcp-server = Adresse du serveur (par défaut : http://127.0.0.1:4848)
help-mcp-name = Nom du joueur (par défaut : le serveur en choisit un)
help-mcp-listen = Servir par HTTP à cette adresse, par exemple 127.0.0.1:4850, au lieu de l’entrée et de la sortie standard
help-mcp-host = Un nom par lequel les clients appellent cette machine. Nécessaire si d’autres machines atteignent l’adresse ; l’option peut être répétée

# kagiya lab bench-agent

lab-agent-head = { $command } avec { $partners }, { $players } joueurs, { $games } parties à partir de la graine { $first }, déductions fournies
lab-agent-head-bare = { $command } avec { $partners }, { $players } joueurs, { $games } parties à partir de la graine { $first }, sans déductions
lab-agent-head-self = { $command } avec lui-même, { $players } joueurs, { $games } parties à partir de la graine { $first }, déductions fournies
lab-agent-head-self-bare = { $command } avec lui-même, { $players } joueurs, { $games } parties à partir de la graine { $first }, sans déductions
lab-agent-strikes = {"  "}erreurs par partie  { $mean } ± { $stderr }
lab-agent-illegal = {"  "}illégales par partie { $mean } ± { $stderr } ; { $illegal } réponses sur { $answers }, { $share } ± { $share_stderr } %
lab-agent-fallbacks = {"  "}choisis à sa place  { $mean } ± { $stderr } coups par partie, après { $tries } réponses refusées
lab-agent-tokens = {"  "}jetons par partie   { $mean } ± { $stderr } ; entrée { $input }, sortie { $output }
help-lab-bench-agent = Mesurer un programme, par exemple un modèle de langage, qui répond par des lignes de JSON : avec des compagnons et avec lui-même. Les réponses illégales sont comptées et redemandées
help-lab-bench-agent-edition = Édition (par défaut : original)
help-lab-bench-agent-players = Nombre de joueurs (par défaut : 3)
help-lab-bench-agent-option = Changer une option de l’édition, par exemple strikes=2 ; peut être répété
help-lab-bench-agent-deals = Jouer les donnes de ce fichier : parties enregistrées ou de hanab.live
help-lab-bench-agent-games = Nombre de donnes (par défaut : 10)
help-lab-bench-agent-seed = Numéro de la première donne (par défaut : 0)
help-lab-bench-agent-threads = Nombre de fils d’exécution, 0 pour tous les cœurs (par défaut : 1)
help-lab-bench-agent-with = Bot aux autres places, ou self pour le programme à toutes les places ; peut être répété (par défaut : companion et self)
help-lab-bench-agent-deductions = Si les lignes disent ce que chaque carte peut être : on ou off (par défaut : on)
help-lab-bench-agent-retries = Réponses possibles après une réponse illégale, avant qu’un coup soit choisi pour le programme (par défaut : 2)
help-lab-bench-agent-seconds = Temps pour une réponse, en secondes (par défaut : 300)
help-lab-bench-agent-json = Écrire les résultats dans ce fichier en JSON (- : la sortie standard)
help-lab-bench-agent-command = Le programme et ses arguments, après --
