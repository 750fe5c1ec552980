# Ce que seul le navigateur dit : pages, boutons, noms des commandes pour les lecteurs d’écran.

## La table

web-seat-empty = place libre
web-hand-mine = Ta main
web-hand-of = La main de { $name }
web-clue-someone = Tous les indices pour { $name }
web-bot-is = Joué par { $bot }
web-away = absent
web-on-turn = à son tour
web-empathy = Voir cette main comme { $name } la voit
web-empathy-mine = Ce que mes cartes peuvent encore être
web-no-cards = plus de cartes
web-card-hidden = Carte { $slot } de { $name }.
web-event-stood-in = Un bot joue maintenant pour { $name }.
web-event-returned = { $name } est de retour.
web-event-seat-offered = { $name } demande à { $person } de jouer à sa place.
    .you = Tu demandes à { $person } de jouer à ta place.
web-event-seat-offered-of = { $name } demande à { $person } de jouer à la place de { $of }.
    .you = Tu demandes à { $person } de jouer à la place de { $of }.
web-event-offer-declined = La place a été refusée.
web-event-offer-dropped = La place n’est plus proposée.
web-event-seat-taken = { $name } joue maintenant pour { $of }.
web-event-seat-own = { $name } joue maintenant à sa propre place.
web-event-seat-asked = { $name } voudrait récupérer sa place.
web-plays-for = pour { $name }
web-event-watched = { $name } regarde la partie.
web-event-watched-beside = { $name } regarde la partie, depuis la même connexion à Internet que { $players }.
web-event-kept-out-absence = { $name } a été retiré de la table : la partie l’attendait.
web-event-kept-out-conduct = { $name } a été retiré de la table pour son comportement.
web-event-kept-out-others = { $name } a été retiré de la table : elle est prévue pour d’autres.
web-event-kept-out-no_reason = { $name } a été retiré de la table.
web-event-started = Les cartes sont distribuées. { $name } commence.
    .you = Les cartes sont distribuées. Tu commences.
web-tokens-left = { $tokens ->
    [0] Il ne reste aucun indice.
    [one] Il reste un indice.
   *[other] Il reste { $tokens } indices.
}
web-firework = { $suit } : { $top } au sommet, la suite est { $next }
web-firework-unlit = { $suit } : rien encore, il commence par { $next }
web-firework-complete = { $suit } : complet
web-firework-dead = { $suit } : { $reach ->
    [one] { $reach } carte, et il ne peut plus grandir
   *[other] { $reach } cartes, et il ne peut plus grandir
}
web-counters = Jetons et score
web-tokens = { $most ->
    [one] { $tokens } jeton indice sur { $most }
   *[other] { $tokens } sur { $most } jetons indice
}
web-tokens-about = Chaque indice coûte un jeton, et chaque carte défaussée en rend un.
web-strikes = Erreurs : { $strikes } sur { $most }
web-strikes-about = { $most ->
    [one] Une carte jouée qui ne va pas est une erreur. La première met fin à la partie.
   *[other] Une carte jouée qui ne va pas est une erreur. La { $most }e met fin à la partie.
}
web-deck = { $deck ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
web-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; au mieux { $most } encore possibles sur { $best }
web-score-about = Chaque carte posée sur un feu d’artifice vaut un point.
web-last-turns = Tours restants
web-pace = Marge : { $pace }
web-pace-about = Tours que l’on peut passer sans poser de carte tant que le meilleur score reste possible
web-tile-gone = déjà retournée
web-tiles-about = Qui achève un feu d’artifice retourne une de ces tuiles. Personne ne sait laquelle sera la prochaine.
web-tiles = { $count ->
    [0] Plus aucune tuile bonus
    [one] Une tuile bonus face cachée : { $tiles }
   *[other] { $count } tuiles bonus face cachée : { $tiles }
}
web-discards = { $count ->
    [0] Défausse : aucune carte
    [one] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
web-pile-cell = { $card } : { $gone } sur { $copies } dans la défausse{ $state ->
    [critical] , dernier exemplaire encore utile
    [trash] , ne sert plus
   *[needed] {""}
}
web-pile-and-log = Défausse et journal
web-news = Ce qui s’est passé depuis ton tour
web-why = Pourquoi ?
web-why-of = Pourquoi ? { $event }
web-why-did = { $name } dit pourquoi
web-why-understood = Ce que { $name } a compris
web-actions = Ce que tu peux faire
web-waiting = On attend { $name }
web-was-turn = C’était à { $name }.
    .you = C’était à toi.
web-sending = Envoi : { $deed } …
web-unconfirmed = Pas encore confirmé : { $deed }
web-withdraw = Annuler
web-deed-play = jouer la carte { $slot }
web-deed-discard = défausser la carte { $slot }
web-deed-clue = indice { $clue } à { $to }
web-waiting-line = La connexion est perdue. Tu pourras continuer quand elle sera revenue.
web-ahead = À ton tour :
web-ahead-clue = Indice pour { $name }, à ton tour :
web-prepared = Préparé pour ton tour : { $deed }
web-prepared-drop = Y renoncer
web-prepared-dropped = Pas fait, car la table a changé : { $deed }
web-no-log = Le journal viendra à la fin de la partie : tu ne veux pas que l’on retienne quoi que ce soit pour toi.
web-title-turn = À toi
web-note = Note
web-note-mine = Note sur ta carte { $slot }
web-note-theirs = Note sur la carte { $slot } de { $name }
web-note-mark = Ce qu’il faut en faire
web-note-play = la jouer
web-note-keep = la garder
web-note-discard = elle peut partir
web-note-text = Ce que tu en penses
web-note-about = Personne d’autre ne voit tes notes avant la fin de la partie. Ensuite, on les retrouve en la revoyant.
web-note-save = Garder la note
web-note-by = { $name } : { $note }
web-note-against = Ta note dit : { $note }.
web-notes = Notes
web-choose-card = À toi : choisis une de tes cartes, ou celle d’un partenaire pour donner un indice.
web-choose-own = À toi : choisis une de tes cartes. Il ne reste aucun indice.
web-choose-partner = Choisis la carte d’un partenaire : cet indice est gratuit.
web-key-own-first = Choisis d’abord une de tes cartes.
web-key-partner-first = Choisis d’abord la carte d’un partenaire.
web-clue-to = Indice pour { $name } :
web-other-clues = Autres indices
web-play = Jouer
web-discard = Défausser
web-announce = Annoncer …
web-announce-about = Nomme le feu d’artifice de la carte { $slot } : elle est jouée aussitôt. Si c’est juste et qu’elle convient, un jeton indice revient. Si tu en nommes un autre, c’est une erreur, même si la carte convenait.
web-clue-label = Indice à { $to }, { $clue } : { $cards }
web-yes = Oui
web-back = Retour
web-sure-play = Jouer ta carte { $slot } ?
web-sure-announce = Jouer ta carte { $slot } en annonçant { $suit } ?
web-sure-discard = Défausser ta carte { $slot } ?
web-sure-deck = Jouer la dernière carte de la pioche sans la voir ?
web-deck-play = La jouer sans la voir
web-put = Poser { $card } sur son feu
web-shuffle = Remélanger { $card } dans la pioche
web-joker-on = Poser le joker sur le feu { $suit }

## Refus que seul le navigateur rencontre. Ids : error-CODE du protocole, avec - pour / et _.

error-action-not-your-turn = Ce n’est pas encore ton tour.
error-command-withdrawn = Ce coup a été retiré et n’a pas été joué.
error-table-unknown = Cette table n’existe pas. Le lien est peut-être incomplet.
error-table-full = Toutes les places sont prises.
error-table-not-open = C’est possible seulement avant la partie.
error-table-not-running = C’est possible seulement pendant la partie.
error-table-too-few = Il faut être au moins deux : partage le lien ou ajoute un bot.
error-table-too-many = Tu es assis à trop de tables. Quittes-en une d’abord.
error-table-too-much = On l’a fait trop souvent à cette table. La partie peut encore être jouée jusqu’au bout.
error-session-host = Ce serveur ne s’appelle pas ainsi. Ouvre-le sous sa propre adresse.
error-table-kept-out = L’hôte de cette table te tient à l’écart.
error-person-unknown = Personne d’autre n’est assis à cette table ou ne la regarde sous ce nom.
error-session-blocked = Tu ne peux pas entrer : { $reason }.
kept-out = l’hébergeur de ce serveur te tient à l’écart jusqu’au { $until }
kept-out-because = l’hébergeur de ce serveur te tient à l’écart jusqu’au { $until } : { $why }
error-name-taken = Quelqu’un a un nom qui se lit pareil. Choisis-en d’abord un autre.
error-table-no-watching = Personne ne peut regarder cette partie, ou trop de monde l’a déjà regardée.
error-table-not-owner = Seule la personne qui a ouvert la table peut le faire.
error-seat-taken = Cette place est déjà prise.
error-name-invalid = Un nom a de un à 24 caractères visibles.
error-password-invalid = Un mot de passe a de 8 à 128 caractères.
error-account-wrong = Aucun compte n’a ce nom et ce mot de passe.
error-account-none = Il faut un compte pour cela.
error-account-exists = Tu as déjà un compte.
error-account-at-table = Tu as une place à une table. Quitte-la, ou finis la partie, puis réessaie.
error-connection-too-many = Trop de fenêtres sont ouvertes ici à la fois. Fermes-en une.
error-rate-limited = C’était un peu rapide. Réessaie dans un instant.
error-session-expired = Ta session a expiré. Recharge la page.
error-server-busy = Le serveur est occupé. Réessaie dans un instant.
error-server-too-large = C’est trop grand pour être envoyé.
error-server-not-stored = Cela n’a pas pu être enregistré et n’a pas eu lieu. Réessaie dans un instant.
error-server-internal = Quelque chose a cassé de notre côté, et c’est noté. Réessaie.
error-http-not-found = Il n’y a rien à cette adresse.
error-record-not-exportable = { $reason }.
error-why-no-bot = Aucun bot ne jouait à cette place à ce moment-là.
error-why-nothing = Il n’y a rien à expliquer ici : un bot explique ses propres coups et comment il a compris les indices des autres.
error-branch-step = La partie n’a pas cette étape. Va d’abord à l’une de ses étapes.
error-branch-too-long = Une variante compte 150 coups au plus. Reviens un peu en arrière ou commences-en une autre.
error-branch-bots = Aucun robot ne joue à la place dont c’est le tour. Choisis un robot, ou joue toi-même.
error-review-not-here = Rejoins d’abord l’analyse commune.
error-review-not-leading = Quelqu’un d’autre mène l’analyse. Demande-lui de te laisser la mener.
error-review-players = Seuls ceux qui ont joué cette partie peuvent se mettre à mener l’analyse. Demande à l’un d’eux de te laisser la mener.
error-review-full = Il n’y a plus de place dans cette analyse.
error-review-cards = Montre jusqu’à 10 cartes qui se trouvent dans les mains.
error-command-stale = Un autre coup a été joué entre-temps. Regarde de nouveau, puis choisis.
error-frame-malformed = Le serveur n’a pas compris ce que disait cette page. Recharge-la.
error-frame-too-large = C’est trop long pour être envoyé.
error-frame-binary = Le serveur n’accepte que du texte.
error-hello-first = Le serveur n’a pas compris comment cette page a commencé. Recharge-la.
error-hello-version = Cette page est plus ancienne ou plus récente que le serveur. Recharge-la.
error-session-origin = Une page d’un autre site ne peut pas faire cela ici.
error-table-not-finished = La partie n’est pas finie. Ce qui est caché le reste jusque-là.
error-seat-unknown = La table n’a pas cette place.
error-seat-not-seated = Seuls ceux qui sont assis à la table peuvent le faire.
error-seat-present = Cette personne est là, ou l’était à l’instant. Attends une minute.
error-seat-seen-more = Qui a regardé cette partie, ou joué à une autre place, a vu des cartes que cette place ne voit pas.
error-seat-empty = Personne n’est assis là.
error-bot-unknown = Ce bot n’existe pas ici.
error-command-id = Le serveur n’a pas compris ce que cette page demandait. Recharge-la.
error-take-back-nothing = Tu n’as rien fait qui puisse être repris.
error-take-back-card-seen = Une carte a été vue depuis, et personne d’autre n’est là pour donner son accord.
error-take-back-pending = Quelqu’un d’autre a demandé à reprendre une action. Réponds d’abord à cela.
error-take-back-not-asked = Plus personne ne demande à reprendre quoi que ce soit.
error-time-settings = Ce temps n’est pas possible. Un rappel vient après 10 s à 60 min ; une pendule commence avec 10 s à 3 h, et gagne 0 à 600 s par action ; un coup prend 1 à 30 jours.
error-time-none = Cette table joue sans limite de temps.
error-time-not-out = La personne dont c’est le tour a encore du temps, ou c’est un robot.
error-time-paused = La partie est en pause. Fais-la d’abord reprendre.
error-time-no-pause = Plus personne ne demande de pause.
error-talk-silent = Pendant la partie, on ne parle à cette table que par indices.
error-talk-remarks-only = Pendant la partie, cette table ne connaît que les remarques proposées.
error-talk-not-your-turn = Quelqu’un d’autre réfléchit. Parle quand ce sera ton tour.
error-talk-text = Cela ne peut pas être dit : c’est vide, trop long, ou il y a des signes qu’on ne peut pas montrer.
error-talk-unknown = Cela ne peut pas être signalé : personne d’autre ne l’a dit ici.
error-people-unknown = Personne d’autre n’a ici de compte à ce nom.
error-people-stranger = Jouez d’abord une partie ensemble jusqu’au bout, ou demande par le nom du compte.
error-people-too-many = Cela ferait trop. Retire d’abord quelqu’un, ou envoie le lien.
error-deal-no-challenge = Ce défi n’existe pas. Le lien doit être complet et la partie encore conservée.
error-deal-seen = Cette donne est déjà connue : qui l’a jouée, regardée ou revue ne peut plus la jouer.
error-deal-seen-by = { $reason }
deal-seen-by = Cette donne est déjà connue de { $names } (jouée, regardée ou revue).
error-deal-unseen = Joue d’abord cette donne jusqu’au bout : tu verras ensuite ce que d’autres en ont fait.
error-deal-fixed = Les cartes de cette table sont fixées : on ne peut changer que qui peut la trouver et la regarder.
error-deal-seats = Cette donne demande tous ses joueurs : chaque place doit être prise, dont une par une personne.
error-deal-not-played = Seul qui a joué une partie jusqu’au bout peut défier d’autres avec ses cartes.
error-deal-today = Aujourd’hui, tout le monde joue cette donne. À partir de demain, tu pourras en faire un défi.
error-deal-no-day = Il n’y a pas de donne pour ce jour.
error-options-unknown-preset = Cette édition n’existe pas ici.
error-options-invalid = Ces options ne font pas de partie : { $reason }.
error-action-unknown-word = Cette partie n’a pas cette carte, cette couleur ou cette place.
error-http-bad-request = Le serveur n’a pas compris la demande. Recharge la page.
error-server-too-slow = La connexion est trop lente. Elle est rétablie.
error-server-shutting-down = Le serveur redémarre. Attends un instant.
error-web-unanswered = La connexion s’est perdue avant la réponse. Vérifie si c’est fait, sinon réessaie.
error-web-not-done = L’action n’a pas eu lieu : la connexion était perdue. Choisis à nouveau.
error-web-withdrawn = Annulé. Si l’action était déjà arrivée, elle apparaîtra dans le journal.
web-error-lost = Le serveur est injoignable. Réessaie dans un instant.

## Pages

web-title = Composez ensemble le plus beau feu d’artifice de l’année
web-tagline = Hanabi se joue de deux à cinq, et chacun voit toutes les cartes sauf les siennes. Toutes les éditions sont là : avec des amis par un lien, ou avec des partenaires toujours éveillés.
web-play-now = Jouer maintenant
web-learn = Apprendre
web-open-table = Ouvrir une table
web-deal-challenge = un défi
web-deal-day = donne du jour, { $day }
web-deal-waits = Cette table joue une donne déjà fixée : on commence quand toutes les places sont prises.
web-people = Joueurs et amis
web-invited = { $name } t’invite : { $table }
web-invited-seat = { $name } te demande de jouer pour { $of } : { $table }
web-invited-seat-own = { $name } te demande de jouer à sa place : { $table }
web-invited-go = Vers la table
web-invited-decline = Décliner
web-today = La donne du jour
web-first-time = Nouveau à Hanabi ? Lis les règles
web-how-many = Joueurs, toi compris :
web-partners = Partenaires
web-my-tables = Tes tables
web-back-to-table = Retour à ta table : { $table }
web-open-tables = Tables ouvertes
web-more-tables = D’autres tables
web-no-tables = Aucune table n’attend de joueurs en ce moment. Ouvres-en une et partage son lien.
web-my-games = Tes parties finies
web-finished-games = Parties finies
web-other-games = Autres parties finies
web-no-games = Aucune partie n’est encore finie.
web-seats-taken = Places prises : { $taken } sur { $seats }
web-running = en cours
web-broken-off = interrompue
web-won = gagnée
web-lost = perdue
web-your-name = Ton nom
web-save-name = Garder
web-name-about = C’est ainsi que les autres te voient. Sans compte, seul ce navigateur sait qui tu es.
web-account = Compte
web-account-or-sign-in = Compte, ou connexion
web-all-my-games = Toutes mes parties
web-someone = quelqu’un
web-table = Table
web-replay = Revoir
web-home = Kagiya, accueil
web-language = Langue
web-go-dark = Sombre
web-go-light = Clair
web-help = Aide et touches
web-settings = Réglages
web-card-any = n’importe quel { $ranks }
web-close = Fermer
web-loading = Un instant …
web-offline = La connexion est perdue. Nouvel essai …
web-renewing = Kagiya a été mis à jour : cette page se recharge. Ta place à la table reste la tienne.
web-to-the-start = Accueil
web-lost-page = Ici, il n’y a que la nuit.
web-option-is = { $option } : { $value }
web-rules = Règles
web-rules-here = Les règles de cette table
web-rules-of = Les règles de { $edition }
web-rule = La règle
web-rule-of = La règle : { $option }
web-rulings = Là où les règles diffèrent
web-conventions = Conventions
web-conventions-of = Ce que suit { $bot }
web-conventions-foreign = Cette page n’existe encore qu’en anglais.

## Bots. Ids : bot-NOM ; .about dit ce que c’est.

bot-companion-4 = Compagnon IV
    .about = Lit les indices comme les groupes aguerris et, avec des personnes, fait ce que font le plus souvent les gens.
bot-companion-3 = Compagnon III
    .about = Connaît toutes les conventions des joueurs expérimentés et t’explique ses coups.
bot-companion-2 = Compagnon II
    .about = Connaît les indices pour jouer et pour garder, les relances et les finesses, et t’explique ses coups.
bot-companion-1 = Compagnon I
    .about = Connaît les indices pour jouer et pour garder : cela s’apprend en cinq minutes. Il t’explique ses coups.
bot-cautious = Prudent
    .about = Ne joue que ce que les indices prouvent et ne risque rien.
bot-savant = Savant
    .about = Parle une langue secrète avec ses semblables : à asseoir à toutes les autres places.

## Réglages

web-theme = Thème
web-theme-auto = comme le système
web-theme-dark = nuit
web-theme-light = papier
web-aid = Ce que montrent les cartes
web-aid-full = ce qu’elles peuvent encore être
web-aid-clues = seulement ce qui a été dit
web-aid-table = rien, comme autour d’une vraie table
web-newest = Dernière carte piochée
web-newest-right = à droite de la main
web-newest-left = à gauche de la main
web-handed = Je joue
web-handed-right = de la main droite
web-handed-left = de la main gauche
web-speed = Rythme des partenaires
web-speed-calm = calme
web-speed-quick = aussi vite qu’ils peuvent
web-motion = Mouvement
web-motion-auto = comme le système
web-motion-off = aucun
web-confirm = Demander avant chaque action
web-confirm-about = Une seconde pression confirme ce que tu fais.
web-sound = Son
web-sounds = Écouter :
web-sound-turn = mon tour
web-sound-clue = indice
web-sound-play = carte jouée
web-sound-strike = erreur
web-sound-five = feu complet
web-sound-end = fin
web-notice = Me prévenir quand c’est mon tour
web-notice-about = Ton navigateur affiche un message quand tu regardes autre chose.
web-notice-denied = Ton navigateur ne le permet pas. Tu peux le changer dans ses réglages pour cette page.
web-notice-turn = C’est à toi de jouer.
web-newer = Il y a un Kagiya plus récent.
web-newer-load = Le charger

## Ouvrir une table

web-edition = Édition
web-all-editions = Les { $count } éditions
web-extensions = Extensions
web-advanced = Options avancées
web-seats = Places
web-seat = Place { $seat }
web-a-friend = un ami, par le lien
web-starter-edition = Selon l’édition
web-starter-random = Tirage au sort
web-starter-draw = Tirer au sort
web-criterion = Selon les règles : { $who }.
web-voice = À la manière de
web-plays-like = Se joue de même : { $names }
web-a-friend-about = La place attend qui ouvrira le lien.
web-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-listed = Publique
web-listed-about = Tout le monde trouve la table sur l’accueil. Sinon, seuls ceux qui ont le lien.
web-watch-who = Qui peut regarder
web-watch-nobody = Personne
web-watch-mine = Tout le monde, par mes yeux
web-watch-seat = Tout le monde, par les yeux de la place { $seat }
web-watch-delayed = Tout le monde : toutes les mains, un tour plus tard
web-watch-about = Qui regarde est nommé à tous les joueurs.
web-watch-here-nobody = Personne ne peut regarder la partie.
web-watch-here-seat = Qui regarde la partie voit ce que voit { $name }, et est nommé.
web-watch-here-delayed = Qui regarde la partie voit toutes les mains un tour plus tard, et est nommé.
web-watch-eyes = Tu regardes par les yeux de { $name }
web-watch-later = Tu regardes un tour plus tard
web-watch-soon = La partie a commencé. Tu la verras un tour plus tard.
web-rules-line = { $tokens ->
    [one] { $tokens } jeton indice
   *[other] { $tokens } jetons indice
} ; la partie finit à la { $strikes ->
        [one] première
       *[other] { $strikes }ᵉ
    } erreur. Cartes : { $deck }, par main : { $hand }. { $goal ->
    [score] Meilleur score : { $best }.
   *[other] Seul un spectacle complet gagne.
}
web-open-this = Ouvrir cette table

## Avant la partie

web-invite = Invite par ce lien
web-copy-link = Copier
web-copied = Copié
web-share-link = Partager
web-kept-for = gardée pour { $name }
web-sit = S’asseoir ici
web-add-bot = Ajouter { $bot }
web-which-bot = Robots
web-free-seat = Libérer la place de { $name }
web-get-up = Quitter la place
web-start = Commencer
web-start-alone = Il faut être au moins deux : partage le lien ou ajoute un robot.
web-start-fewer = On commence avec les { $taken } qui sont assis ; les places vides disparaissent.
web-sit-or-watch = Prends une place libre, ou regarde la partie.
web-full-watch = Toutes les places sont prises. Tu peux rester et regarder.
web-owner-starts = { $name } lancera la partie.
web-closed = Cette table a été fermée avant la partie.
web-closed-operator = L’hébergeur de ce serveur a fermé cette table.
web-keep-out = Retirer quelqu’un et le tenir à l’écart
web-keep-out-whom = Qui
web-keep-out-why = Pourquoi
web-keep-out-absence = Ne joue plus
web-keep-out-conduct = Son comportement
web-keep-out-others = La table est prévue pour d’autres
web-keep-out-no_reason = Sans raison donnée
web-keep-out-about = Cette personne ne peut plus ni s’asseoir ni regarder ici. Tous apprennent qui c’était et pourquoi. Pendant une partie, un bot continue à sa place.
web-keep-out-do = Retirer
web-kept-out-here = À l’écart : { $names }
web-watching = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}

## La conversation

web-talk = Parler
web-talk-new = { $count ->
    [one] Parler : une nouvelle ligne
   *[other] Parler : { $count } nouvelles lignes
}
web-talk-empty = Personne n’a encore rien dit.
web-talk-silent = Pendant la partie, on ne parle à cette table que par indices.
web-talk-turn = Quelqu’un d’autre réfléchit. Tu pourras parler quand ce sera ton tour.
web-talk-to-table = À la table
web-talk-to-watchers = Aux autres qui regardent
web-talk-watchers-about = Les joueurs ne lisent cela qu’après la fin.
web-talk-say = Dire
web-talk-remarks = Remarques
web-talk-watching = regarde
web-talk-more = Ce que tu peux faire contre les mots de { $name }
web-talk-mute = Ne plus montrer ce que dit { $name }
web-talk-report = Signaler à qui gère ce serveur
web-talk-reported = C’est signalé.
web-talk-muted = Tu ne vois pas ce que dit { $name }.
web-talk-unmute = Montrer de nouveau
web-event-said = { $name } : { $words }
web-remark-hello = Bonjour !
web-remark-good_luck = Bonne chance à nous tous !
web-remark-know_nothing = Je ne sais encore rien de mes cartes.
web-remark-remember = Te souviens-tu de ce qu’on t’a dit ?
web-remark-thinking = J’ai besoin d’un moment pour réfléchir.
web-remark-back_soon = Je reviens tout de suite.
web-remark-here_again = Me revoilà.
web-remark-thanks = Merci pour la partie !

## Après la partie

web-again = Encore une
web-watch-replay = Revoir
web-keep-picture = Garder une image
web-rematch-open = La donne suivante attend.
web-join-again = Rejoindre
web-watch-again = Regarder
web-proof = Preuve de la donne
web-proof-holds = Preuve de la donne : elle tient
web-proof-fails = Preuve de la donne : elle ne tient PAS
web-proof-about = Avant la première carte, le serveur a promis cette donne par une empreinte. Maintenant il montre la graine : son empreinte est la promesse.
web-stand-up = Laisser jouer un robot
web-stand-up-about = Un bot joue pour toi jusqu’à ton retour
web-come-back = Revenir
web-seat-ask = Demander ta place
web-table-menu = Table
web-bot-for = Laisser un robot jouer pour { $name }
web-bot-for-about = { $bot } joue jusqu’à son retour.
web-end-now = Arrêter la partie
web-end-now-about = La partie s’arrête là, sans résultat. À part toi, seuls des robots jouent.
web-end-ask = Proposer d’arrêter la partie
web-end-ask-about = Elle s’arrête quand tous ceux qui jouent et sont là sont d’accord.
web-take-back = Reprendre mon action
web-take-back-about = Ma dernière action, et ce qui a suivi. Un indice est repris tout de suite si personne n’a agi depuis ; sinon, on demande aux autres.
web-taken-back = (action reprise)
web-take-back-waits = Les autres disent si ton action est reprise.
web-take-back-wished = { $name } voudrait reprendre sa dernière action, et ce qui a suivi.
web-take-back-refuse = Non, elle compte
web-take-back-drop = Finalement, elle compte
web-end-wished = { $name } voudrait arrêter la partie.
web-end-agree = D’accord
web-end-not = Continuer quand même
web-end-waits = Tu as proposé d’arrêter la partie. Les autres doivent être d’accord.
web-leave-game = Quitter la table
web-odds = Carte { $slot } : { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
web-back-to-now = Revenir au présent
web-eyes = Regard
web-eyes-open = cartes ouvertes
web-eyes-common = ce que tous savent
web-step = Étape
web-step-of = Étape { $step } sur { $end }
web-first = Au début
web-previous = Un pas en arrière
web-next = Un pas en avant
web-last = À la fin
web-copy-turn = Lien vers ce tour
web-record = Partie enregistrée
web-same-cards = Les mêmes cartes : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Aide

web-help-short = Tu vois toutes les cartes sauf les tiennes. À ton tour, joue une carte, défausses-en une (un jeton indice revient), ou dépense un jeton et montre à un partenaire toutes ses cartes d’une couleur ou d’une valeur. Chaque feu se construit de 1 à 5.
web-help-marks = Marques
web-help-marks-about = Un ruban marque une carte touchée par un indice ; un indice récent trace un coup de pinceau, fin si la carte était déjà touchée. Sous chaque carte se lit ce qu’elle peut encore être. Dans la défausse, un point plein est un exemplaire défaussé, et un cercle marque le dernier exemplaire d’une carte encore utile. Un coin plié marque la carte la plus ancienne d’une main, où qu’elle soit. Garde le doigt sur une carte, et tu vois sa main comme la voit qui la tient.
web-help-keys = Touches
web-key-tab = Tab
    .about = d’une partie de la table à l’autre
web-key-arrows = ← →
    .about = de carte en carte
web-key-p = P
    .about = jouer ma carte ; avant mon tour, le préparer
web-key-d = D
    .about = défausser ma carte ; avant mon tour, le préparer
web-key-c = C
    .about = indice sur la couleur de la carte d’un partenaire
web-key-v = V
    .about = indice sur sa valeur
web-key-clue = 1–5, lettres
    .about = indice de cette valeur ou couleur à la main choisie
web-key-shift = Maj ← →
    .about = déplacer ma carte dans ma main
web-key-e = E
    .about = voir une main comme on la voit en la tenant, et retour ; ou tant que la touche est tenue
web-key-n = N
    .about = noter quelque chose sur la carte, pour moi
web-key-q = Q
    .about = demander à un bot pourquoi, pour le dernier coup ou celui du journal
web-key-a = A
    .about = montrer la carte, dans une analyse commune
web-key-u = U
    .about = reprendre ma dernière action
web-key-l = L
    .about = vers le journal
web-key-escape = Échap
    .about = un pas en arrière
web-key-help = ?
    .about = cette aide

## Le temps

web-time = Temps de réflexion
web-time-about = Tout le monde le voit avant de s’asseoir. Manquer de temps n’est jamais une défaite selon les règles.
web-time-none = Autant qu’on veut
web-time-gentle = Un rappel pour qui réfléchit longtemps
web-time-strict = Une pendule par personne
web-time-correspondence = Des jours pour chaque coup
web-time-nudge = Minutes avant le rappel
web-time-bank = Minutes sur chaque pendule
web-time-increment = Secondes de plus par action
web-time-grace = Secondes sans connexion, puis les autres peuvent laisser jouer un robot
web-time-days = Jours pour un coup
web-time-when-out = Quand le temps est écoulé
web-time-out-tell = Tout le monde le voit
web-time-out-bot = Un robot joue le tour
web-time-out-end = La partie est interrompue
web-time-bot = Quel robot joue
web-time-bot-usual = Le robot habituel
web-time-span = { $unit ->
    [d] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
    [h] { $n } h
    [min] { $n } min
   *[s] { $n } s
}
web-time-line-gentle = Qui réfléchit plus de { $nudge } reçoit un rappel ; les autres peuvent alors laisser un robot jouer le tour.
web-time-line-strict = Chacun a { $bank }{ $more ->
    [0] { "" }
   *[other] , et { $increment } de plus par action
}. Quand le temps est écoulé, { $out ->
    [tell] tout le monde le voit, et on peut demander à un robot de jouer le tour
    [bot] un robot joue le tour
   *[end] la partie est interrompue
}. Sans connexion, une pendule s’arrête ; après { $grace }, les autres peuvent laisser un robot jouer le tour.
web-time-line-correspondence = Chacun a { $days } pour un coup, et personne n’a besoin d’être là entre-temps. Ensuite, { $out ->
    [tell] tout le monde le voit, et on peut demander à un robot de jouer le tour
    [bot] un robot joue le tour
   *[end] la partie est interrompue
}.
web-time-line-bot = C’est le robot { $bot }.
web-time-clocks = Pendules
web-time-until = { $name } a jusqu’à : { $when }.
    .you = Tu as jusqu’à : { $when }.
web-time-held = { $name } a perdu la connexion : sa pendule est arrêtée.
    .you = Ta pendule est arrêtée.
web-time-let-bot = Laisser un robot jouer ce tour
web-time-minute = Il te reste une minute.
web-time-ten = Il te reste dix secondes.
web-pause = Pause
web-pause-about = La partie et toutes les pendules s’arrêtent quand tous ceux qui jouent et sont là sont d’accord.
web-pause-waits = On demande aux autres s’ils veulent une pause.
web-pause-refuse = Pas de pause
web-pause-drop = Finalement, pas de pause
web-resume = Reprendre
web-my-turn = À toi de jouer
web-turn-left = encore { $left }
web-turn-late = temps écoulé
