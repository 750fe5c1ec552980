# Ce que seul le terminal dit : touches, aide, ligne de commande.

## La table

table-welcome = Bienvenue à la table. La touche ? affiche l’aide.
table-partners = Partenaires : { $partners }.
table-your-turn = À toi de jouer : choisis une carte.
table-waiting = { $name } réfléchit …
table-who-begins = Qui commence ? { $name }.
table-criterion = L’édition dit : { $who }.
table-over = Le spectacle est terminé ; toutes les cartes sont visibles.
table-own-card = Touche p pour jouer cette carte, d pour la défausser.
table-choose-own = C’est pour tes propres cartes : va les chercher avec les flèches.
table-choose-partner = Pour donner un indice, choisis avec ↑ et ↓ la carte d’un partenaire.
table-no-card = Tu n’as pas de carte ici.
table-no-cards-left = Il n’y a pas de carte dans cette main.
table-not-your-turn = Ce n’est pas encore à toi de jouer.
table-play = Jouer ta carte { $slot } ?
table-your-turn-deck = À toi : choisis une carte, ou u joue sans la voir la dernière carte de la pioche.
table-play-deck = Jouer sans la voir la dernière carte de la pioche ?
table-play-quiet = Jouer ta carte { $slot } sans annonce ?
table-play-announced = Jouer ta carte { $slot } en annonçant « { $suit } » ?
table-discard = Défausser ta carte { $slot } ?
table-clue = Donner à { $to } l’indice « { $clue } » ({ $cards }) ?
table-too-small = Kagiya demande une fenêtre de { $width } × { $height } caractères ; celle-ci en a { $has_width } × { $has_height }. Agrandis-la, ou joue avec --plain.

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
help-keys-more = e explique ce qu’ont fait les partenaires et comment ils ont compris ton indice. l journal, q quitter, Espace fait agir tout de suite le partenaire suivant.
help-signs-sky = Feux : R 12·×× a 1 et 2 ; · peut encore venir, × jamais.
help-signs-hands = Sous une carte : les indices reçus, • récent. Tes cartes montrent ce que tu en sais : R?, ?3, ??.
help-signs-discards = Défausse : les chiffres y sont ; ! est le dernier exemplaire utile, - ne sert plus.
help-signs-pace = Marge : tours que l’on peut passer sans poser de carte en gardant le meilleur score possible.
help-signs-announce = Annonce : choisis un feu avec ← et → avant de jouer.
help-signs-tiles = Tuiles : numéros des tuiles bonus encore cachées.
help-signs-letters = Lettres : { $letters }.
help-close = N’importe quelle touche ferme l’aide.

quit-title = Partir ?
quit-question = La partie ne sera pas enregistrée. Quitter la table ?
quit-keys = o ou Entrée quitte, toute autre touche continue
label-since = Depuis ton tour
label-since-more = Depuis ton tour (l montre tout)
log-keys = ↑↓ défiler, toute autre touche ferme
result-keys = n nouvelle partie   l journal   q quitter   autre touche : voir les cartes
record-written = La partie est enregistrée dans { $file }.

## Erreurs

error = Erreur : { $text }
error-lang = Kagiya ne parle pas « { $lang } ». Il parle { $all }.
error-terminal = Le terminal ne peut pas être utilisé : { $reason }. Essaie --plain.
error-random = Le système ne donne pas de nombres aléatoires : { $reason }. Donne une graine avec --seed.
error-edition = Il n’y a pas d’édition « { $name } ». « kagiya rules » en donne la liste.
error-edition-near = Il n’y a pas d’édition « { $name } ». Veux-tu dire « { $near } » ? « kagiya rules » en donne la liste.
error-lesson = Il n’y a pas de leçon « { $name } » ; il y a { $all }.
error-lesson-near = Il n’y a pas de leçon « { $name } » ; voulais-tu dire « { $near } » ? Il y a { $all }.
error-players = « { $text } » n’est pas un nombre de joueurs : 2 à 5, ou 6 si l’édition le permet.
error-option-form = « { $text } » n’est pas une option : écris NOM=VALEUR, par exemple strikes=2. « kagiya rules » donne la liste des options.
error-options = Ces options ne donnent pas une partie : { $reason }.
error-bot = Il n’y a pas de bot « { $name } ». Il y a { $all }.
error-bot-near = Il n’y a pas de bot « { $name } ». Veux-tu dire « { $near } » ? Il y a { $all }.
error-convention = Il n’y a pas de convention « { $name } ». Il y a { $all }.
error-convention-twice = Quelque chose est déjà dit de « { $name } » : nomme chaque convention une seule fois.
error-seed-empty = La graine est vide : n’importe quels mots conviennent.
error-seed-digits = Une graine écrite en chiffres a 64 chiffres hexadécimaux ; celle-ci en a { $count }. N’importe quels mots conviennent aussi.
error-seat = Il n’y a pas de place « { $text } » : les places vont de 1 à { $players }, ou leurs lettres à partir de A.
error-first-fixed = Dans cette édition, c’est toujours la place { $seat } qui commence.
error-input-ended = l’entrée s’est terminée avant la partie.

## Par lignes de texte

plain-you = toi
plain-welcome = Kagiya : { $edition }. À la table : { $names }.
plain-first = L’édition fait commencer { $who } ; ici c’est toi, sauf si --first dit autre chose.
plain-help-hint = Écris aide pour les commandes. Les cartes se comptent à partir de la plus ancienne, la carte 1.
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
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $most } au mieux.
plain-final-round = { $turns ->
    [one] C’est le dernier tour.
   *[other] Il reste { $turns } tours, celui-ci compris.
}
plain-firework = Le feu { $suit } en est à { $rank }.
plain-firework-empty = Le feu { $suit } n’a pas commencé.
plain-firework-complete = Le feu { $suit } est complet.
plain-firework-dead = Il ne peut plus grandir.
plain-tiles = { $count ->
    [0] Il ne reste pas de tuile bonus.
   *[other] Tuiles bonus encore cachées : { $tiles }.
}
plain-holds = { $name } a, de la plus ancienne à la plus récente : { $cards }.
plain-no-cards = { $name } n’a pas de carte.
plain-card-clued = { $card } (désigné par { $clues })
plain-hand-empty = Tu n’as pas de carte.
plain-hand = { $count ->
    [one] Tu as une carte.
   *[other] Tu as { $count } cartes, la plus ancienne d’abord.
}
plain-hand-moved = Ta main, dans l’ordre que tu lui as donné. La plus ancienne est la carte { $oldest }.
card-groups = { $first } ; { $rest }
plain-own-clued = Carte { $slot }, désignée par { $clues } ; { $left ->
    [one] c’est { $cards }
   *[other] elle peut être { $cards }
}.
plain-own-unclued = Carte { $slot }, sans indice ; { $left ->
    [one] c’est { $cards }
   *[other] elle peut être { $cards }
}.
plain-own-unknown = Carte { $slot } : on ne sait rien.
plain-discards = Défaussé { $suit } : { $ranks }.
plain-discards-empty = La défausse est vide.
plain-critical = Derniers exemplaires de cartes utiles : { $cards }.
plain-log-empty = Il ne s’est encore rien passé.
plain-ask-deck = Tu peux aussi écrire jouer deck : cela joue sans la voir la dernière carte de la pioche.
plain-ask-clue = Donne l’indice comme d’habitude ; il ne coûte pas de jeton.
plain-ask-back = Écris remettre et une carte : { $items }.
plain-ask-put = Écris poser et une carte : { $items }.
plain-ask-firework = Écris feu et une couleur : { $items }.
plain-ask-decline = Ou écris laisser pour ne pas utiliser la tuile.
plain-input-ended = L’entrée est terminée, la partie s’arrête donc ici.
plain-goodbye = Tu quittes la table. Au revoir.
plain-after = Tu peux encore demander : pourquoi, table, journal. Une ligne vide ou quitter termine.
lesson-how = Écris ce que tu fais : « indice Kaze 1 », « jouer 2 », « défausser 1 ». La carte 1 est toujours la plus ancienne. « règle » dit la règle dont il est question, « aide » toutes les commandes.
lesson-next = Ensuite : { $lesson }. Une ligne vide la commence, quitter s’arrête là.
lesson-no-rule = Aucune règle particulière ne correspond à cette étape.
lesson-rule-close = N’importe quelle touche ferme la règle.
plain-not-understood = Je n’ai pas compris. Écris aide pour les commandes.
plain-no-such-card = Tu n’as pas de carte « { $text } » : tes cartes vont de 1 à { $count }.
plain-no-such-partner = Il n’y a pas de partenaire « { $text } » : donne un indice à { $names }.
plain-no-such-clue = Il n’y a pas d’indice « { $text } » : nomme { $colors }, ou un nombre de 1 à { $most }.
plain-no-such-suit = Il n’y a pas de couleur « { $text } » dans cette partie.
plain-no-such-print = Il n’y a pas de carte « { $text } » dans cette partie : nomme valeur et couleur, par exemple « 3 rouge » ou « r3 ».

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
command-rule = règle regle
command-help = aide
command-quit = quitter q

plain-help-play = jouer 2, ou p2 : joue ta carte 2.
plain-help-announce = jouer 2 rouge, ou p2=r : annonce rouge et joue ta carte 2.
plain-help-discard = défausser 1, ou d1 : défausse ta carte 1.
plain-help-clue = indice { $name } { $color }, ou { $seat }{ $letter } ; indice { $name } { $rank }, ou { $seat }{ $rank } : donne un indice.
    .ranks = indice { $name } { $rank }, ou { $seat }{ $rank } : donne un indice.
plain-help-put = poser 3 rouge : réponse à une tuile bonus qui met en jeu une carte défaussée.
plain-help-back = remettre 3 rouge : réponse à une tuile bonus qui remet une carte dans la pioche.
plain-help-firework = feu rouge : choisit le feu d’un joker.
plain-help-decline = laisser : n’utilise pas une tuile bonus, quand c’est permis.
plain-help-order = ordre 2 1 3 4 5 : range ta main autrement.
plain-help-hand = main : ce que l’on sait de tes cartes.
plain-help-table = table : feux, mains, jetons.
plain-help-discards = pile : la défausse.
plain-help-log = journal : tout ce qui s’est passé.
plain-help-why = pourquoi : pourquoi le dernier partenaire a joué ainsi, et comment ton dernier indice a été compris ; pourquoi 2 : l’action d’avant, et ainsi de suite.
plain-help-rule = règle : la règle dont il est question à cette étape de la leçon.
plain-help-help = aide : cette liste.
plain-help-quit = quitter : quitte la partie.

## Pourquoi les partenaires ont joué ainsi

why-title = Pourquoi ?
why-keys = ← avant  → après  ↑↓ défiler, toute autre touche ferme
why-nothing = Aucun partenaire n’a encore fait quelque chose qui puisse être expliqué.
why-no-such = { $count ->
    [one] On ne peut demander que pour une action : pourquoi 1.
   *[other] On ne peut demander que pour { $count } actions : pourquoi 1 est la dernière.
}
why-none = { $name } ne donne pas de raisons.
why-understood = Comment { $name } l’a compris :
why-same = { $count ->
    [one] { $names } l’a compris de la même façon.
   *[other] { $names } l’ont compris de la même façon.
}

## kagiya rules

rules-editions = Éditions, par source. Choisis-en une avec --edition NOM.
rules-options = Options. Change-les avec --option NOM=VALEUR.
rules-hint = « kagiya rules show NOM » explique une édition ou une option.
rules-source = Source : { $source }.
rules-sources = Sources : { $sources }.
rules-sources-more = { $first } ; { $next }
rules-rulings = Décisions : { $rulings }.
rules-builds-on = À partir de : { $base }.
rules-builds-on-defaults = À partir des valeurs par défaut.
rules-differences = Options qui diffèrent des valeurs par défaut :
rules-difference = { $title } ({ $option }) : { $value }
rules-value-more = { $value } : { $more }
rules-no-differences = Toutes les options ont leur valeur par défaut.
rules-players-default = Par défaut : { $play } dans kagiya play et dans le navigateur ; { $file } dans un fichier qui n’en dit rien.
rules-default = Par défaut : { $value }.
rules-suffix-default = oui quand le noir est en jeu
rules-none = aucune
rules-values = Valeurs :
rules-used-by = Éditions qui la changent, et leurs sources :
rules-suits = Couleurs, avec leurs cartes :
rules-suit-cards = { $letter } { $suit } : { $cards }
rules-suit-up = se monte de bas en haut
rules-suit-down = se monte de haut en bas
rules-suit-own-color = a son propre indice de couleur
rules-suit-no-color = aucun indice de couleur ne la touche
rules-suit-all-colors = touchée par chaque indice de couleur, jamais nommée
rules-suit-other-colors = touchée par les indices d’autres couleurs
rules-suit-penalty = chaque carte manquante coûte un point
rules-suit-joker = remplace des cartes d’autres couleurs
rules-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à { $players }
rules-numbers = Cartes : { $cards }. Jetons indice : { $tokens }. La partie finit à la { $strikes ->
        [one] première
       *[other] { $strikes }ᵉ
    } erreur. { $goal ->
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
       *[other] Le scénario n’a pas réussi.
    }
   *[other] { $failed ->
        [0] Les { $all } scénarios ont réussi.
        [one] Un scénario sur { $all } n’a pas réussi.
       *[other] { $failed } scénarios sur { $all } n’ont pas réussi.
    }
}

## kagiya bench

bench-head = joueurs     parties/s       coups/s   contrôle
bench-perft = profondeur { $depth } : { $nodes } suites, { $speed } par seconde

error-name = Il n’y a ni édition ni option « { $name } ». « kagiya rules » en donne la liste.
error-name-near = Il n’y a ni édition ni option « { $name } ». Veux-tu dire « { $near } » ? « kagiya rules » en donne la liste.
error-file-read = Impossible de lire { $file } : { $reason }.
error-file-write = Impossible d’écrire { $file } : { $reason }.
error-file-content = { $file } : { $reason }.
error-seconds = « { $text } » n’est pas une durée en secondes : donne un nombre au-dessus de zéro, un jour au plus.

## La ligne de commande

help = Hanabi pour les gens, les robots et la recherche. Sans commande, il ouvre une table pour les navigateurs.
help-usage = Usage :
usage-unknown = il n’y a pas d’option { $argument } ici
usage-command = il n’y a pas de commande « { $name } »
usage-moved = « { $name } » a changé de place : lance kagiya-loadtest { $name }
usage-no-command = il manque une commande : { $known }
usage-no-value = { $argument } demande une valeur
usage-value = « { $value } » ne convient pas à { $argument }
usage-value-of = « { $value } » ne convient pas à { $argument } : { $known } conviendraient
usage-missing = il manque { $argument }
usage-twice = { $argument } est là deux fois
usage-conflict = { $argument } et { $other } s’excluent
usage-equals = { $argument } demande un signe égal devant sa valeur
usage-many-values = « { $value } » est une valeur de trop pour { $argument }
usage-no-text = un argument n’est pas un texte : certains octets ne sont pas de l’UTF-8
usage-near = Veux-tu dire { $near } ?
usage-help = Pour en savoir plus : kagiya --help
help-commands = Commandes
help-arguments = Arguments
help-options = Options
help-lang = Langue de tous les textes : { $all } (par défaut : celle de l’environnement)
help-no_color = Sans couleurs ; la variable NO_COLOR fait de même
help-help = Affiche l’aide
help-version = Affiche la version
help-exit-codes = Codes de sortie : 0 tout va bien ; 1 une vérification a échoué ; 2 mauvais usage, édition inconnue ou options impossibles ; 3 un fichier ou le terminal est inutilisable, ou un fichier n’est pas une partie valide ; 4 l’entrée s’est terminée avant la partie.
help-play = Jouer avec des partenaires dans le terminal
help-play-edition = Édition, par son nom dans « kagiya rules » (par défaut : original)
help-play-players = Combien jouent, toi compris (par défaut : 3)
help-play-option = Change une option de l’édition, par exemple strikes=2 ; peut se répéter
help-play-seed = Graine de la donne : 64 chiffres hexadécimaux, ou n’importe quels mots (par défaut : au hasard)
help-play-seat = Ta place, à partir de 1, ou random (par défaut : 1)
help-play-first = La place qui commence, quand l’édition laisse choisir la table
help-play-bots = Les partenaires, séparés par des virgules et répétés autour de la table : { $partners } (par défaut : { $default_partner }, dont les conventions s’apprennent en cinq minutes)
help-play-conventions = Ce dont la table convient sur sa façon de jouer, séparé par des virgules : { $conventions } (par défaut : rien ; les compagnons le découvrent)
help-play-plain = Jouer par lignes de texte, pour les lecteurs d’écran, les pipes et les scripts
help-play-record = Enregistrer la partie dans ce fichier quand elle finit
help-learn = Apprendre le jeu dans le terminal, avec un partenaire et un guide
help-learn-lesson = Quelle leçon : { $lessons } (par défaut first, puis les autres)
help-learn-plain = Apprendre en lignes de texte, pour lecteurs d’écran, tubes et scripts
help-rules = Liste des éditions et des options
help-rules-json = Lister éditions et options en JSON
help-rules-show = Afficher toute la règle d’une édition, ou expliquer une option
help-rules-show-name = Nom d’une édition ou d’une option
help-rules-show-players = Pour ce nombre de joueurs (par défaut : 3)
help-rules-check = Joue les scénarios d’un fichier et compare ; code de sortie 1 si l’un échoue
help-rules-check-file = Fichier de scénarios (JSON), ou - pour l’entrée standard
help-replay = Montre une partie enregistrée, tour par tour
help-replay-file = Une partie enregistrée ou une partie de hanab.live (JSON), ou - pour l’entrée standard
help-replay-turn = Montre la table après tant de tours (0 : après la donne) au lieu de la liste
help-replay-json = En JSON
help-bench = Mesure la vitesse du moteur
help-bench-rules = Coups permis au hasard, sur un cœur
help-bench-rules-json = En JSON
help-bench-rules-players = Seulement ce nombre de joueurs (par défaut : 2 à 5)
help-bench-rules-seconds = Secondes par nombre de joueurs (par défaut : 2)
help-bench-perft = Compte toutes les suites d’actions
help-bench-perft-edition = Édition (par défaut : original)
help-bench-perft-players = Combien jouent (par défaut : 3)
help-bench-perft-option = Change une option de l’édition ; peut se répéter
help-bench-perft-seed = Graine de la donne
help-bench-perft-depth = Profondeur en actions (par défaut : 4)
help-bench-perft-json = En JSON

## kagiya replay

replay-title = { $edition }, avec { $names }.
replay-title-own = Règles particulières
replay-state = Après { $turn ->
    [0] la donne
    [one] un tour
   *[other] { $turn } tours
}
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.
replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’ici.
error-turn = Il n’y a pas de tour { $turn } : la partie en a { $most }.
help-replay-game = Laquelle des parties, si le fichier en contient plusieurs, à partir de 1
error-many-games = { $count ->
    [one] Ce fichier contient une seule partie.
   *[other] Ce fichier contient { $count } parties : choisis-en une avec --game, de 1 à { $count }
}
error-game = Il n’y a pas de partie { $game } : le fichier en contient { $count }
error-no-record = ce n’est ni une partie notée par Kagiya ni une partie de hanab.live : il fallait un objet JSON
replay-broken-off = La table a interrompu la partie.
replay-broken-off-left = Partie interrompue : quelqu’un a quitté la table.
replay-broken-off-timeout = Partie interrompue : le temps est écoulé.
replay-broken-off-agreed = Partie interrompue d’un commun accord.

## kagiya serve

serve-open = Kagiya est ouvert : { $url }
serve-kept = Les tables et les parties sont gardées dans { $folder }
serve-loopback = Seule cette machine peut se connecter ; --listen 0.0.0.0:{ $port } ouvre à tout ton réseau.
serve-stop = Ctrl-C ferme ; rien ne se perd.
serve-cant-listen = impossible d’écouter à { $address } : { $reason }. --listen nomme une autre adresse
serve-cant-keep = impossible de garder quoi que ce soit dans { $folder } : { $reason }. --data nomme un autre dossier
serve-cant-use = les données de { $folder } sont inutilisables : { $reason }
serve-newer-data = elles sont au format { $found }, et cette version connaît les formats jusqu’à { $known } : prends la version qui les a écrites, ou une plus récente ; rien n’a été changé
serve-in-use = un autre serveur l’utilise : arrête-le d’abord, ou indique un autre dossier avec --data
serve-read-only = impossible d’écrire dans le dossier ({ $reason }) : il doit appartenir, avec tout ce qu’il contient, à l’utilisateur du serveur, sur un disque où l’on peut écrire
serve-gone = il appartient à une maison dont la base de données a disparu ou est vide : remets kagiya.db d’une sauvegarde, ou supprime kagiya.id pour commencer une maison vide
serve-other-house = kagiya.db appartient à une autre maison : remets le bon fichier, ou supprime kagiya.id si c’est bien celui-ci
serve-keys-gone = kagiya.keys a disparu : remets ce fichier, sans lui aucune partie de la base de données ne peut être ouverte
serve-log-gone = le serveur ne s’est pas arrêté normalement, et kagiya.db-wal, qui contient ce qui a été enregistré en dernier, n’est plus là : remets les deux fichiers, ou une sauvegarde
serve-damaged = kagiya.db est endommagé : remets une sauvegarde ({ $reason })
serve-not-ours = kagiya.db est une base de données d’un autre programme ; rien n’a été changé
serve-cant-use-database = la base de données est inutilisable : { $reason }
nats-address = une adresse de NATS s’écrit nats://MACHINE:4222
nats-no-answer = impossible de joindre les autres serveurs par NATS : { $reason }. Vérifie --bus, et que NATS est en marche
postgres-address = l’adresse d’une base de données s’écrit postgres://NOM@MACHINE/BASE
postgres-no-answer = aucun PostgreSQL ne répond à { $place } ({ $reason }). Est-il lancé, et cette machine a-t-elle le droit de s’y connecter ?
postgres-login = PostgreSQL refuse l’utilisateur « { $user } ». Vérifie le nom, le mot de passe et pg_hba.conf
postgres-no-database = il n’y a pas de base « { $name } » : crée-la avec createdb
postgres-too-old = PostgreSQL { $found } est trop ancien : il faut la version 15 ou une plus récente
postgres-foreign = elle contient les tables d’un autre programme : crée une base pour Kagiya seul
postgres-no-right = il manque un droit à l’utilisateur ({ $reason }) : la base devrait lui appartenir
postgres-tls = les connexions à PostgreSQL ne sont pas chiffrées ici : utilise un socket Unix, une adresse locale ou un tunnel, et retire sslmode
postgres-read-only = elle n’est qu’en lecture : indique le serveur principal, pas une copie
serve-cant-log = « { $levels } » n’est pas un niveau de journal : --log prend un niveau, ou des parties comme warn,kagiya_server=debug
help-serve = Ouvre des tables pour navigateurs et bots (ce que fait kagiya sans commande)
help-serve-listen = Où écouter ; avec 0.0.0.0:PORT, tout le réseau peut se connecter
help-serve-data = Le dossier où sont gardées tables, personnes et parties finies ; il est créé s’il manque
help-serve-store = La base PostgreSQL où tout est gardé à la place, comme postgres://NOM@MACHINE/BASE ; plusieurs serveurs peuvent la partager. Mets un mot de passe dans la variable KAGIYA_STORE, où les autres utilisateurs de la machine ne le voient pas
help-serve-bus = Le serveur NATS par lequel se parlent les serveurs qui ont la même base de données, comme nats://MACHINE:4222 ; on joue alors ensemble, quel que soit le serveur auquel on est connecté. Mets un mot de passe dans la variable KAGIYA_BUS
help-serve-node = Le nom de ce serveur parmi plusieurs, dans leurs journaux
help-serve-public_url = L’adresse publique du serveur, comme https://hanabi.example ; les pages d’autres sites ne peuvent pas se connecter
help-serve-trust_proxy = Prend l’adresse du client dans l’en-tête X-Forwarded-For, que doit mettre un proxy placé devant
help-serve-metrics = Où les programmes qui surveillent le serveur lisent ce qu’il compte, à /metrics
help-serve-admin = Le socket où le serveur en marche reçoit ce que demande kagiya admin ; sans cela, kagiya.sock dans le dossier des données. Seul l’utilisateur du serveur peut s’en servir
help-serve-bot_pause = Combien de temps un bot attend avant d’agir quand quelqu’un regarde, en millisecondes
help-serve-bot_deadline = Combien de temps un bot peut réfléchir, en millisecondes
help-serve-web = Lit le client du navigateur dans ce dossier à chaque requête : pour le développer
help-serve-log = Quoi écrire au journal : error, warn, info, debug ou trace, aussi par partie, comme warn,kagiya_server=debug
help-serve-log_format = Comment écrire le journal : des lignes pour les gens, ou des objets JSON

## kagiya admin

help-data = Le dossier des données du serveur (par défaut : kagiya-data)
help-store = La base PostgreSQL, si le serveur y garde ses données : postgres://NOM@MACHINE/BASE, ou dans la variable KAGIYA_STORE
help-socket = Le socket du serveur en marche, s’il n’est pas kagiya.sock dans son dossier ; ou dans la variable KAGIYA_ADMIN
help-json = Répondre en JSON
help-admin = Entretenir un serveur, en marche ou arrêté
help-admin-status = Dire comment va le serveur : ce qu’il contient, qui est connecté, ce qui attend, quelles limites ont été atteintes
help-admin-people = Lister les personnes connectées, avec leurs adresses
help-admin-tables = Lister des tables : sans --stage, celles qui sont ouvertes ou en cours
help-admin-tables-stage = Seulement les tables à cette étape : open, running, finished ou closed
help-admin-tables-person = Seulement les tables où cette personne est assise
help-admin-tables-older_than = Seulement les tables ouvertes, ou terminées, depuis au moins ce temps, par exemple 30d ou 12h
help-admin-tables-limit = Au plus ce nombre (par défaut : 200)
help-admin-close = Mettre fin à ce qui se passe à une table ; tous y apprennent que c’est l’hébergeur du serveur qui l’a fait
help-admin-close-table = L’identifiant de la table
help-admin-remove = Retirer des tables avec tout ce qui leur appartient ; ce qui s’y passe est d’abord arrêté
help-admin-remove-tables = Les identifiants des tables
help-admin-block = Écarter un invité ou une adresse pour un temps, et couper ses connexions
help-admin-block-kind = Ce que désigne le nom : guest (invité) ou address (adresse)
help-admin-block-name = Le nom ou l’identifiant d’un invité, ou une adresse ; d’une adresse IPv6, les 64 premiers bits comptent
help-admin-block-for = Pour combien de temps, par exemple 2d ou 12h
help-admin-block-why = Pourquoi, dans des mots qui lui sont montrés
help-admin-unblock = Laisser revenir quelqu’un
help-admin-unblock-kind = Ce que désigne le nom : guest (invité) ou address (adresse)
help-admin-unblock-name = Le nom ou l’identifiant d’un invité, ou une adresse
help-admin-blocks = Lister qui est écarté, jusqu’à quand et pourquoi
help-admin-backup = Écrire une copie de tout dans un nouveau fichier et la vérifier ; le serveur continue pendant ce temps
help-admin-backup-file = Le fichier ; c’est le serveur qui l’écrit
help-admin-restore = Mettre une copie à la place des données ; arrête d’abord le serveur
help-admin-restore-file = La copie
help-admin-restore-keys = Le fichier de clés qui va avec la copie, si le dossier en a un autre
help-admin-restore-replace = Aussi là où il y a déjà des tables : leurs fichiers sont gardés à côté sous un autre nom
help-admin-purge = Retirer les vieilles tables : les parties terminées, et les tables où aucune n’a commencé
help-admin-purge-older_than = Depuis combien de temps rien ne s’y est passé, par exemple 90d ou 12h
help-admin-purge-finished = Seulement les parties terminées
help-admin-purge-abandoned = Seulement les tables où aucune partie n’a commencé
help-admin-purge-dry_run = Dire seulement ce qui serait retiré
help-admin-rotate-keys = Sceller les donnes des nouvelles parties avec une nouvelle clé ; les anciennes restent pour les parties en cours
help-admin-rotate-keys-sessions = Terminer plutôt toutes les sessions : chacun devient un nouvel invité
help-admin-copy = Copier tout le contenu du dossier dans la base PostgreSQL vide de --store, tout ou rien ; arrête d’abord le serveur
admin-socket = le socket { $socket } est inutilisable ({ $reason }) : seuls l’utilisateur du serveur et root peuvent s’en servir
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
admin-closed = Ce qui s’y passait est terminé, et tous ceux qui y étaient l’ont appris.
admin-closed-already = Il ne s’y passe plus rien.
admin-blocked = { $who } est à l’écart jusqu’au { $until }.
admin-unblocked = { $who } peut revenir.
admin-blocks =
    { $count ->
        [0] Personne n’est à l’écart.
        [one] Un seul nom est à l’écart.
       *[other] { $count } noms sont à l’écart.
    }
admin-backup = { $file } est écrit et vérifié : { $size }.
admin-counts = Tables : { $open } ouvertes, { $running } en cours, { $finished } terminées, { $closed } fermées. Personnes : { $people }.
admin-rotated =
    { $keys ->
        [one] La clé « { $key } » scelle désormais ; c’est la seule.
       *[other] La clé « { $key } » scelle désormais ; il y en a { $keys }, et toutes sont nécessaires pour ouvrir les parties.
    }
admin-sessions-ended =
    { $count ->
        [0] Il n’y avait aucune session.
        [one] Une session est terminée.
       *[other] { $count } sessions sont terminées.
    }
admin-runs = Le serveur est en marche : kagiya { $version }, processus { $process }, depuis le { $since }.
admin-stands-still = Aucun serveur n’est en marche ici.
admin-not-writable = Rien ne peut être écrit en ce moment : regarde le journal et le disque.
admin-here = Personnes connectées : { $people }. WebSockets : { $sockets }, connexions de toute sorte : { $connections }, tables en mémoire : { $tables }.
admin-queues = En attente : { $bots } bots qui veulent réfléchir, { $bytes } à envoyer.
admin-limits = Depuis le démarrage, refus pour excès de débit : { $limited }, connexions refusées : { $refused }, lecteurs trop lents : { $slow }, erreurs de la base : { $errors }.
admin-person = { $id } · { $name } · depuis { $addresses } · connexions : { $connections } · tables : { $tables }
admin-people =
    { $count ->
        [0] Personne n’est connecté.
        [one] Une personne est connectée.
       *[other] { $count } personnes sont connectées.
    }
admin-no-table = il n’y a pas de table « { $table } »
admin-no-person = personne ne s’appelle « { $name } » ; kagiya admin people liste les personnes connectées
admin-several-people = plusieurs personnes s’appellent « { $name } » : désignes-en une par son identifiant ({ $ids })
admin-no-address = « { $text } » n’est pas une adresse : écris par exemple 192.0.2.7 ou 2001:db8::1
admin-not-blocked = cette personne ou adresse n’est pas à l’écart ; kagiya admin blocks liste celles qui le sont
admin-file-there = { $file } existe déjà : choisis un nouveau fichier
admin-own-tools = PostgreSQL a ses propres outils pour copier et rétablir, pg_dump et pg_restore
admin-shared-keys = les clés ne sont pas à ce serveur seul, ou il n’en a pas : ajoute une ligne à kagiya.keys sur tous les serveurs et redémarre-les
admin-keys = impossible d’écrire le fichier de clés : { $reason }
admin-store = le serveur n’a pas pu le faire : { $reason }
admin-no-order = le serveur ne connaît pas cet ordre ({ $reason }) : lui et ce programme sont de versions différentes
restore-done = La copie est à sa place et y a été vérifiée.
restore-kept = Ce qui s’y trouvait avant est gardé dans { $file }.
restore-copy = impossible de rétablir { $file } : { $reason }
restore-not-empty =
    { $count ->
        [one] { $folder } contient déjà une table ; rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
       *[other] { $folder } contient déjà { $count } tables ; rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
    }
restore-unknown = { $folder } contient des données illisibles ; rien n’a été changé. Avec --replace, ses fichiers sont gardés sous un autre nom
restore-no-keys = il manque des clés sans lesquelles des parties de la copie ne peuvent être ouvertes : { $keys }. Indique leur fichier avec --keys ; rien n’a été changé
restore-differs = ce qui se trouve maintenant dans le dossier n’est pas ce que contenait la copie : regarde le disque et recommence
copy-no-store = indique la destination : --store postgres://NOM@MACHINE/BASE
purge-removed =
    { $count ->
        [0] Aucune table n’a été retirée.
        [one] Une table a été retirée.
       *[other] { $count } tables ont été retirées.
    }
purge-would-remove =
    { $count ->
        [0] Aucune table ne serait retirée.
        [one] Une table serait retirée.
       *[other] { $count } tables seraient retirées.
    }
copy-done = Tout est arrivé : chaque ligne a été relue, et les deux côtés ont la même empreinte.
copy-from = le dossier est illisible : { $reason } ; rien n’a été copié
copy-to = impossible d’écrire dans la base : { $reason } ; rien n’a été copié
copy-not-empty = la base n’est pas vide : crées-en une nouvelle avec createdb ; rien n’a été copié
copy-differs = la table « { $table } » n’est pas arrivée telle qu’elle a été envoyée ; rien n’a été copié
error-age = « { $text } » n’est pas une durée : écris un nombre et son unité, par exemple 30d ou 12h.
error-why-long = La raison compte { $most } caractères au plus : écris-la plus courte.
error-no-data = { $folder } ne contient pas de données d’un serveur.
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
lab-zeroed = {"  "}0 si perdue         { $mean } ± { $stderr } ; perdues par les erreurs : { $strikeouts }
lab-perfect = {"  "}parfaites           { $perfect } ± { $stderr } %
lab-course = {"  "}une partie          { $turns } tours, { $strikes } erreurs
lab-speed = {"  "}un coup             { $half } (la moitié), { $most } (99 sur 100) ; { $games } parties par seconde et par cœur
lab-compare-head = { $first } et { $second } sur les mêmes { $games } donnes
lab-compare-means = {"  "}points gardés       { $first } et { $second }
lab-compare-difference = {"  "}différence          { $difference } ± { $stderr }, intervalle à 95 % de { $low } à { $high }
lab-compare-perfect = {"  "}parfaite seul       { $first } et { $second } donnes ; différence { $difference } ± { $stderr } %
lab-compare-better-first = { $first } est meilleur : l’intervalle valable à tout moment va de { $low } à { $high }.
lab-compare-better-second = { $second } est meilleur : l’intervalle valable à tout moment va de { $low } à { $high }.
lab-compare-open = Les donnes ne suffisent pas pour trancher : l’intervalle valable à tout moment va de { $low } à { $high }.
lab-agree-head = { $bot } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $turns } actions ; interrompues : { $unfinished }, perdues par les erreurs : { $lost }
lab-agree-part-tuning = Seulement les parties qui servent au réglage.
lab-agree-part-held-out = Seulement les parties tenues à l’écart du réglage.
lab-agree-stopped = Arrêté avant la fin : { $games } parties sur { $wanted }.
lab-agree-exact = ferait la même chose
lab-agree-kind = jouerait, défausserait ou indiquerait comme eux
lab-agree-plays = quand ils posent une carte
lab-agree-discards = quand ils défaussent
lab-agree-clues = quand ils donnent un indice
lab-agree-strikes = {"  "}poses qui seraient des erreurs : { $strikes } sur { $plays } ({ $share }) ; les leurs : { $theirs } sur { $made } ({ $other })
lab-agree-last = {"  "}derniers exemplaires jetés : { $last } en { $discards } défausses ; par eux : { $theirs } en { $made }
lab-agree-known = {"  "}cartes sûrement jouables laissées en main : { $left } tours sur { $turns } ; par eux : { $theirs }
lab-agree-by-deed = Ce qui a été fait, combien de fois, et combien de fois le bot ferait de même
lab-agree-by-phase = De même selon les cartes qui restent à piocher
lab-agree-by-reading = De même selon la lecture, par le bot, du dernier indice qui demandait quelque chose au joueur
lab-agree-by-players = De même selon le nombre de joueurs
lab-agree-disagreements = Ce qui a été fait → ce que le bot ferait à la place, du plus fréquent au plus rare
lab-agree-instead = { $did } → { $would }
lab-deed-play-known = poser une carte sûrement jouable
lab-deed-play-clued = poser une carte indiquée, par lecture
lab-deed-play-newest = poser la plus récente sans indice
lab-deed-play-other = poser une autre carte sans indice
lab-deed-discard-oldest = défausser la plus ancienne sans indice
lab-deed-discard-clued = défausser une carte indiquée
lab-deed-discard-other = défausser une autre carte sans indice
lab-deed-color-playable = couleur, une nouvelle carte est jouable
lab-deed-color-other = couleur, aucune nouvelle n’est jouable
lab-deed-rank-playable = valeur, une nouvelle carte est jouable
lab-deed-rank-other = valeur, aucune nouvelle n’est jouable
lab-deed-clue-again = indice sans nouvelle carte
lab-deed-answer = réponse à une tuile ou à un joker
lab-deed-strikes = { $deed } (erreur)
lab-deed-last = { $deed } (dernier exemplaire)
lab-phase-opening = plus des deux tiers
lab-phase-middle = entre les deux
lab-phase-end = moins d’un tiers
lab-reading-none = aucun indice
lab-reading-untold = le bot ne le dit pas
lab-reading-empty = il ne touche rien
lab-reading-fill-in = des cartes indiquées sont jouables
lab-reading-fix = ne pas jouer ce qui était demandé
lab-reading-play = la jouer
lab-reading-play-later = la jouer après d’autres
lab-reading-save = la garder
lab-reading-play-or-save = la jouer ou la garder
lab-reading-finesse = la jouer après une finesse
lab-reading-trash = inutile, garder les plus anciennes
lab-reading-plain = rien de plus que ce qu’il dit
lab-reading-asks-prompt = poser une carte indiquée pour un autre
lab-reading-asks-finesse = poser une carte sans indice pour un autre
lab-scene-title = { $file }, partie { $game }, tour { $turn } : c’est à { $name }.
lab-scene-did = Fait : { $told }
lab-scene-would = { $bot } ferait : { $told }
lab-scene-understood = Sa lecture du dernier indice :
error-recorded = { $file }, partie { $place } : { $reason }
error-no-game = le fichier n’en contient aucune
error-agree-illegal = { $name } veut jouer un coup interdit dans { $file }, partie { $game }, action { $action } : { $reason }
lab-exam-head = { $bot } : { $right } questions justes sur { $asked }
lab-exam-part = { $asked } : juste { $expected } ; réponse { $answer }
lab-exam-silent = aucune : il ne dit pas pour quoi il prend les cartes
lab-exam-stopped = Arrêté avant la fin : { $asked } questions sur { $wanted }.
lab-fit-here = Sur les parties dont viennent les habitudes :
lab-fit-across = Sur des parts mises de côté à tour de rôle :
lab-fit-elsewhere = Sur les parties de l’autre moitié :
lab-fit-row = { $turns } tours · perte logarithmique { $loss } · la même action dans { $exact } % (poses { $plays }, défausses { $discards }, indices { $clues })
lab-fit-strikes = cartes qu’il jouerait : { $plays }, dont erreurs : { $strikes } ; derniers exemplaires qu’il défausserait : { $last }
error-fit-trees = --trees { $value } ne convient pas : donnez un nombre de 1 à { $most }, par exemple 150
error-fit-no-game = aucune des parties n’appartient à cette part : essayez --part all
error-habits-bot = --habits ne sert qu’à companion-4 ; { $bot } choisit sans habitudes
error-habits = { $file } ne contient pas d’habitudes comme kagiya lab fit les écrit ; cette ligne n’est pas juste : { $line }
error-without-bot = { $bot } n’a pas de convention qu’on puisse laisser de côté ; companion-2, companion-3 et companion-4 en ont
error-without = { $bot } ne connaît pas de convention « { $name } » ; ses conventions sont { $names }
lab-table-legend = Dans chaque case : le nombre de donnes ; la moyenne des points posés à la fin, avec son erreur type ; la part des parties parfaites ; la moyenne où une partie finie par la dernière faute compte 0 ; la part de ces parties ; le temps moyen d’un tour. Une ligne se rejoue par `kagiya lab run --bot BOT --players N --games DONNES --seed GRAINE`.
lab-short-legend = Dans chaque case : la moyenne des points, la part des parties parfaites, le temps moyen d’un tour.
lab-editions-legend = Dans chaque case : points moyens sur la table à la fin à { $players } joueurs, dans cet ordre.
error-games = Aucune donne : --games demande au moins 1.
error-bot-mixed = « { $name } » occupe toutes les places d’une table : donne son nom seul.
error-bot-illegal = { $name } a joué un coup interdit dans la donne { $deal } : { $reason }
error-deal = La donne { $deal } ne convient pas à cette partie : { $reason }.
error-deals = { $file }, donne { $place } : { $reason }.
error-no-deal = Il n’y a aucune donne dans { $file }.
error-deals-mixed = Les parties de { $file } n’ont pas toutes les mêmes règles : indique avec --edition et --players le jeu où jouer ces donnes.
error-add = Ces parties ne peuvent pas être ajoutées : { $reason }.
error-threads = Les fils d’exécution n’ont pas pu démarrer : { $reason }
error-report = { $file } n’est pas un rapport du laboratoire : { $reason }
error-table-stopped = Arrêté : le tableau n’a pas été écrit. Avec --reports, ce qui a été joué est gardé et n’est pas rejoué.
error-editions-stopped = Arrêté : le tableau n’a pas été écrit. Avec --scores, ce qui a été joué est gardé et n’est pas rejoué.
error-scores = La ligne { $line } de { $file } n’est pas un résultat du laboratoire : { $reason }
error-table-place = { $file } n’a pas de place pour le tableau : il y faut les lignes « { $begin } » et « { $end } ».
help-lab = Mesure la force des bots
help-lab-run = Fait jouer une série de donnes à un bot et en rend compte
help-lab-run-bot = Qui joue (par défaut : savant) ; plusieurs noms prennent les places à tour de rôle, comme companion-1,companion-3
help-lab-run-json = Écrit le rapport dans ce fichier en JSON (- : la sortie standard)
help-lab-run-csv = Écrit le rapport dans ce fichier en valeurs séparées par des virgules
help-lab-run-svg = Écrit un graphique des scores dans ce fichier
help-lab-run-deals = Joue les donnes de ce fichier au lieu de celles des graines : fichiers de partie, parties de hanab.live ou listes de cartes
help-lab-run-add = Joue les donnes qui suivent celles du rapport du fichier --json, et les y ajoute
help-lab-run-keep_games = Écrit chaque partie : dans ce dossier, ou une par ligne dans ce fichier
help-lab-compare-deals = Joue les donnes de ce fichier au lieu de celles des graines, comme « lab run --deals »
help-lab-run-keep_losses = Écrit dans ce dossier chaque partie qui n’était pas parfaite
help-lab-agree = Fait regarder des parties à un bot et dit jusqu’où il aurait fait de même
help-lab-agree-bot = Qui regarde (par défaut : companion)
help-lab-agree-files = Des enregistrements ou des parties de hanab.live ; un fichier en contient une, une liste, ou une par ligne
help-lab-agree-part = Quelles parties : all, tuning ou held-out, des moitiés qui découlent de la donne (par défaut : all)
help-lab-agree-threads = Combien de fils travaillent (par défaut : autant que de cœurs)
help-lab-agree-json = Écrit les chiffres dans ce fichier en JSON (- : la sortie standard)
help-lab-agree-habits = Laisser companion-4 choisir selon les habitudes de ce fichier, écrit par kagiya lab fit
help-lab-agree-without = Laisser de côté cette convention, pour voir ce qu’elle apporte ; peut être répété
help-lab-agree-examples = Écrit des exemples des désaccords les plus fréquents dans ce dossier, en toutes lettres
help-lab-exam = Pose à un bot des questions de gens qui enseignent Hanabi et compare ses réponses aux leurs
help-lab-exam-bot = Qui répond (par défaut : companion)
help-lab-exam-json = Écrit questions et réponses dans ce fichier en JSON (- : la sortie standard)
help-lab-fit = Règle les habitudes des compagnons sur ce que font les gens dans des parties enregistrées
help-lab-fit-files = Des enregistrements ou des parties de hanab.live ; un fichier en contient une, une liste, ou une par ligne
help-lab-fit-part = Sur quelles parties : all, tuning ou held-out ; les autres servent ensuite de contrôle (par défaut : all)
help-lab-fit-trees = Combien d’arbres disent ce que font les gens (par défaut : 150)
help-lab-fit-folds = En combien de parts on divise pour contrôler sur des parts mises de côté ; 0 ne contrôle rien (par défaut : 5)
help-lab-fit-threads = Combien de fils travaillent (par défaut : autant que de cœurs)
help-lab-fit-into = Écrit les habitudes dans ce fichier (- : la sortie standard)
help-lab-fit-json = Écrit les chiffres dans ce fichier en JSON (- : la sortie standard)
help-lab-compare = Fait jouer les mêmes donnes à deux bots jusqu’à ce que l’un soit meilleur
help-lab-compare-first = Le premier bot, comme pour « lab run --bot »
help-lab-compare-second = Le second bot
help-lab-compare-json = Écrit la comparaison dans ce fichier en JSON (- : la sortie standard)
help-lab-table = Écrit le tableau des forces
help-lab-table-bot = Quels bots ; peut se répéter (par défaut : tous)
help-lab-table-players = Quels nombres de joueurs (par défaut : 2,3,4,5)
help-lab-table-games = Combien de donnes par case (par défaut : 1000)
help-lab-table-seed = Graine de la première donne (par défaut : 0)
help-lab-table-threads = Combien de fils jouent (par défaut : autant que de cœurs)
help-lab-table-reports = Garde le rapport de chaque case dans ce dossier ; ceux qui y sont ne sont pas rejoués
help-lab-table-into = Met le tableau dans ce fichier Markdown, entre ses marques, au lieu de l’afficher
help-lab-table-short = Écrit aussi le tableau abrégé dans ce fichier, entre les lignes qui marquent sa place
help-lab-editions = Écrit le tableau de toutes les éditions
help-lab-editions-bot = Quels bots ; peut se répéter (par défaut : tous)
help-lab-editions-players = Quels nombres de joueurs (par défaut : 2,3,4,5)
help-lab-editions-games = Combien de donnes par édition et par nombre de joueurs (par défaut : 1000)
help-lab-editions-seed = Graine de la première donne (par défaut : 0)
help-lab-editions-threads = Combien de fils jouent (par défaut : autant que de cœurs)
help-lab-editions-scores = Garde les résultats dans ce fichier, un par ligne ; ceux qui y sont ne sont pas rejoués
help-lab-editions-into = Met le tableau dans ce fichier Markdown, entre ses marques, au lieu de l’afficher
help-lab-run-edition = Édition (par défaut : celle des parties de --deals, sinon original)
help-lab-run-players = Combien jouent (par défaut : autant que dans les parties de --deals, sinon 3)
help-lab-run-option = Change une option de l’édition ; peut se répéter
help-lab-run-games = Combien de donnes (par défaut : 1000)
help-lab-run-seed = Graine de la première donne, un nombre ; les suivantes la suivent (par défaut : 0)
help-lab-run-threads = Combien de fils jouent (par défaut : autant que de cœurs)
help-lab-compare-edition = Édition (par défaut : celle des parties de --deals, sinon original)
help-lab-compare-players = Combien jouent (par défaut : autant que dans les parties de --deals, sinon 3)
help-lab-compare-option = Change une option de l’édition ; peut se répéter
help-lab-compare-games = Combien de donnes (par défaut : 1000)
help-lab-compare-seed = Graine de la première donne, un nombre ; les suivantes la suivent (par défaut : 0)
help-lab-compare-threads = Combien de fils jouent (par défaut : autant que de cœurs)
bench-play-head = bot          joueurs   contrôle
help-bench-play = Une somme de contrôle des coups de chaque bot dans des donnes fixes
help-bench-play-json = En JSON
help-bench-play-games = Combien de donnes par bot et nombre de joueurs (par défaut : 10)

## Fichiers, complétion et manuel

error-file-large = { $file } dépasse { $most } Mio, la plus grande taille lue.
error-file-text = { $file } n’est pas un texte : certains octets ne sont pas de l’UTF-8.
error-command = Il n’y a pas de commande « { $name } ». Il y a : { $known }.
reason-not-found = il n’existe ni fichier ni dossier de ce nom
reason-not-allowed = l’accès est refusé
reason-is-folder = c’est un dossier
reason-no-folder = une partie du chemin n’est pas un dossier
reason-full = le disque est plein
reason-read-only = le disque est en lecture seule
plain-no-text = Cette ligne n’est pas un texte : certains octets ne sont pas de l’UTF-8. Écris-la encore une fois.
help-completions = Écrire la complétion pour un shell
help-completions-shell = Pour quel shell
help-man = Écrire la page de manuel, pour man
help-man-command = Sur quelle commande, par exemple lab run ; sans elle, sur l’ensemble
