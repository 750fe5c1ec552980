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
web-bot-of = Le bot de { $name }
    .you = Ton bot
web-event-stood-in = Un bot joue maintenant pour { $name }.
web-event-returned = { $name } est de retour.
web-event-seat-offered = { $name } demande à { $person } de jouer à sa place.
    .you = Tu demandes à { $person } de jouer à ta place.
web-event-seat-offered-of = { $name } demande à { $person } de jouer à la place de { $of }.
    .you = Tu demandes à { $person } de jouer à la place de { $of }.
web-event-offer-declined = L’offre de la place a été refusée.
web-event-offer-dropped = L’offre de la place a été retirée.
web-event-seat-taken = { $name } joue maintenant pour { $of }.
web-event-seat-own = { $name } a récupéré sa place.
web-event-seat-asked = { $name } voudrait récupérer sa place.
web-plays-for = pour { $name }
web-event-watched = { $name } regarde la partie.
web-event-watched-beside = { $name } regarde la partie et partage une connexion Internet avec { $players }, comme sous un même toit.
web-event-kept-out-absence = { $name } a été retiré de la table pour inactivité.
web-event-kept-out-conduct = { $name } a été retiré de la table à cause de son comportement.
web-event-kept-out-others = { $name } a été retiré de la table, car elle est réservée à d’autres.
web-event-kept-out-no_reason = { $name } a été retiré de la table.
web-event-started = Les cartes sont distribuées. { $name } commence.
    .you = Les cartes sont distribuées. Tu commences.
web-tokens-left = { $tokens ->
    [0] Il ne reste aucun jeton indice.
    [one] Il reste un jeton indice.
   *[other] Il reste { $tokens } jetons indice.
}
    .abacus = { $tokens ->
        [0] Il ne reste aucun jeton Note.
        [one] Il reste un jeton Note.
       *[other] Il reste { $tokens } jetons Note.
    }
web-firework = { $suit } : { $top } au sommet, puis { $next }
web-firework-unlit = { $suit } : vide, commence par { $next }
web-firework-any = { $suit } : vide, peut commencer par { $ranks }
web-firework-complete = { $suit } : complet
web-firework-dead = { $suit } : { $reach ->
    [one] { $reach } carte, et il ne peut plus être terminé
   *[other] { $reach } cartes, et il ne peut plus être terminé
}
web-counters = Jetons et score
web-tokens-left-half = Jetons indice restants : { $tokens }.
web-tokens = { $most ->
    [one] { $tokens } jeton indice sur { $most }
   *[other] { $tokens } sur { $most } jetons indice
}
    .abacus = { $most ->
        [one] { $tokens } jeton Note sur { $most }
       *[other] { $tokens } sur { $most } jetons Note
    }
web-tokens-about = Chaque indice coûte un jeton. Chaque carte défaussée en rend un.
    .abacus = Chaque indice retourne un jeton Note sur sa face noire. Chaque carte défaussée en remet un sur sa face blanche.
web-tokens-about-half = Chaque indice coûte un jeton. Chaque carte défaussée en rend la moitié d’un.
web-strikes = Erreurs : { $strikes } sur { $most }
    .abacus = Jetons Orage : { $strikes } sur { $most }
web-strikes-hidden = Erreurs : cachées jusqu’à la fin de la partie
web-strikes-about = { $most ->
    [one] Jouer une carte qui ne convient pas est une erreur. La première erreur met fin à la partie.
   *[other] Jouer une carte qui ne convient pas est une erreur. À la { $most }e erreur, la partie est finie.
}
    .abacus = { $most ->
        [one] Une carte qui ne convient pas met les dieux en colère. Le premier jeton Orage met fin à la partie.
       *[other] Une carte qui ne convient pas met les dieux en colère et retourne un jeton Orage. Au { $most }e jeton Orage, la partie est finie.
    }
web-deck = { $deck ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
web-score-hidden = Score : caché jusqu’à la fin de la partie ; d’après la défausse, { $most } sur { $best } restent possibles
web-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $most } sur { $best } encore possibles
web-score-about = Chaque carte posée sur un feu d’artifice vaut un point.
web-last-turns = Tours restants
web-pace = Marge : { $pace }
web-pace-about = Nombre de tours qui peuvent encore passer sans carte posée avant que le meilleur score possible ne baisse
web-tile-gone = déjà révélée
web-tiles-about = Ces tuiles récompensent les feux complets. La règle dit quels feux en rapportent une. Leur ordre est secret.
web-tiles = { $count ->
    [0] Il ne reste aucune tuile bonus
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
web-why-did = { $name } explique
web-why-understood = Comment { $name } l’a compris
web-why-general = Ce que j’ai déjà dit de cette table
web-hint = Conseil
web-hint-of = Conseil : { $action }
web-hint-says = Ce que { $bot } dit à ta place
web-hints-taken = { $count ->
    [one] Avec un conseil.
   *[other] Avec { $count } conseils.
}
web-actions = Ce que tu peux faire
web-waiting = On attend { $name }
web-was-turn = C’était à { $name } de jouer.
    .you = C’était à toi de jouer.
web-sending = Envoi : { $action } …
web-unconfirmed = Pas encore confirmé : { $action }
web-withdraw = Annuler
web-action-play = jouer la carte { $slot }
web-action-discard = défausser la carte { $slot }
web-action-clue = indice { $clue } à { $to }
web-waiting-line = Connexion perdue. Tu pourras continuer à son retour.
web-ahead = À ton tour :
web-ahead-clue = Indice pour { $name }, à ton tour :
web-prepared = Prévu pour ton tour : { $action }
web-prepared-drop = Annuler
web-prepared-dropped = Coup prévu annulé, car la table a changé : { $action }
web-no-log = Les aide-mémoire sont désactivés : le journal reste caché jusqu’à la fin de la partie.
web-title-turn = À toi de jouer
web-note = Note
web-note-mine = Note sur ta carte { $slot }
web-note-theirs = Note sur la carte { $slot } de { $name }
web-note-mark = Ce qu’il faut en faire
web-note-play = jouer
web-note-keep = garder
web-note-discard = peut être défaussée
web-note-text = Ta note
web-note-about = Personne d’autre ne voit tes notes pendant la partie. Ensuite, elles apparaissent quand on la revoit.
web-note-save = Enregistrer la note
web-note-by = { $name } : { $note }
web-note-against = Ta note dit : { $note }.
web-notes = Notes
web-choose-card = À toi : choisis une de tes cartes, ou celle d’un partenaire pour donner un indice.
web-choose-own = À toi : choisis une de tes cartes. Il ne reste aucun jeton indice.
    .abacus = À toi : choisis une de tes cartes. Il ne reste aucun jeton Note.
web-choose-partner = Choisis la carte d’un partenaire : cet indice est gratuit.
web-key-own-first = Choisis d’abord une de tes cartes.
web-key-partner-first = Choisis d’abord la carte d’un partenaire.
web-clue-to = Indice pour { $name } :
web-other-clues = Autres indices
web-play = Jouer
web-discard = Défausser
web-announce = Annoncer …
web-announce-about = Annonce le feu d’artifice de la carte { $slot }, puis joue la carte. Si l’annonce est juste et que la carte convient, tu récupères un jeton indice. Si tu annonces le mauvais feu, c’est une erreur, même si la carte convenait.
web-clue-label = Indice à { $to }, { $clue } : { $cards }
web-yes = Oui
web-back = Retour
web-sure-play = Jouer ta carte { $slot } ?
web-sure-announce = Jouer ta carte { $slot } et annoncer { $suit } ?
web-sure-discard = Défausser ta carte { $slot } ?
web-sure-deck = Jouer la dernière carte de la pioche sans la voir ?
web-deck-play = La jouer sans la voir
web-put = Poser { $card } sur son feu
web-shuffle = Remélanger { $card } dans la pioche
web-joker-on = Poser le joker sur le feu { $suit }

## Refus que seul le navigateur rencontre. Ids : error-CODE du protocole, avec - pour / et _.

error-action-not-your-turn = Ce n’est pas encore ton tour.
error-command-withdrawn = Tu as annulé ce coup : il n’a pas été joué.
error-table-unknown = Cette table n’existe pas. Le lien est peut-être incomplet.
error-table-full = Toutes les places sont prises.
error-table-not-open = C’est possible seulement avant le début de la partie.
error-table-not-running = C’est possible seulement pendant la partie.
error-table-too-few = Il faut au moins deux joueurs : partage le lien ou ajoute un bot.
error-table-too-many = Tu es à trop de tables. Quittes-en une d’abord.
error-table-too-much = Tu as atteint la limite pour cela à cette table. Tu peux quand même finir la partie.
error-session-host = Mauvaise adresse pour ce serveur. Ouvre-le à son adresse publique.
error-table-kept-out = L’hôte t’a retiré de cette table.
error-person-unknown = Il n’y a ni joueur ni spectateur de ce nom à cette table.
error-session-blocked = Tu ne peux pas te connecter : { $reason }.
kept-out = tu es banni de ce serveur jusqu’au { $until }
kept-out-because = tu es banni de ce serveur jusqu’au { $until } ({ $why })
error-name-taken = Quelqu’un a ici un nom qui a l’air identique. Choisis un autre nom.
error-table-no-watching = Cette partie n’admet pas de spectateurs, ou en a déjà eu trop.
error-table-not-owner = Seul l’hôte peut faire cela.
error-seat-taken = Cette place est déjà prise.
error-name-invalid = Un nom doit avoir de 1 à 24 caractères visibles.
error-name-scripts = Un nom ne peut pas mêler des lettres de différentes écritures : elles peuvent se ressembler.
error-password-invalid = Un mot de passe doit avoir de 8 à 128 caractères.
error-account-wrong = Nom ou mot de passe incorrect.
error-account-wrong-code = Nom ou code de secours incorrect, ou code déjà utilisé.
error-account-none = Il te faut un compte pour cela.
error-account-exists = Tu as déjà un compte.
error-account-at-table = Tu as une place à une table. Finis la partie ou quitte la table, puis réessaie.
error-connection-too-many = Tu as trop de fenêtres ouvertes ici. Fermes-en une.
error-rate-limited = Tu vas trop vite. Réessaie dans un instant.
error-session-expired = Ta session a expiré. Recharge la page.
error-server-busy = Le serveur est occupé. Réessaie dans un instant.
error-server-too-large = C’est trop gros pour être envoyé.
error-server-not-stored = Le serveur n’a pas pu l’enregistrer : rien n’a changé. Réessaie dans un instant.
error-server-internal = Une erreur s’est produite de notre côté, et nous l’avons notée. Réessaie.
error-http-not-found = Il n’y a rien à cette adresse.
error-record-not-exportable = { $reason }.
error-file-invalid = Impossible à ouvrir : { $reason }.
error-file-too-many = Tu as ouvert autant de parties que le serveur en garde par personne. Supprimes-en une d’abord.
error-why-no-bot = Aucun bot ne jouait à cette place à ce moment-là.
error-why-nothing = Il n’y a rien à expliquer ici. Les bots expliquent leurs propres coups et comment ils ont compris les indices des autres.
error-hint-not-alone = Les conseils sont réservés aux parties dont tous les autres joueurs sont des bots.
error-hint-fixed-deal = Il n’y a pas de conseil pour une donne que d’autres jouent aussi.
error-hint-not-taken = Prends d’abord le conseil à la table, quand c’est ton tour.
error-branch-step = La partie n’a pas cette étape. Va d’abord à l’une de ses étapes.
error-branch-too-long = Une variante peut avoir au plus 150 coups. Reviens un peu en arrière, ou commences-en une autre.
error-branch-bots = C’est le tour d’un joueur dont la place n’a pas de bot. Choisis un bot, ou joue toi-même à cette place.
error-review-not-here = Rejoins d’abord l’analyse.
error-review-not-leading = Quelqu’un d’autre mène l’analyse. Demande-lui de te la laisser.
error-review-players = Seuls les joueurs de cette partie peuvent mener l’analyse. Demande à l’un d’eux de te la laisser.
error-review-full = L’analyse est complète.
error-review-cards = Tu peux montrer jusqu’à 10 cartes des mains affichées.
error-review-off = Ce serveur n’analyse pas les parties.
error-review-no-turns = Cette partie n’a aucun tour à analyser.
error-review-hidden-plays = Dans cette partie, on jouait face cachée : une analyse ne peut pas dire ce que savaient les joueurs.
error-command-stale = Un autre coup a été joué avant. Regarde de nouveau, puis choisis.
error-frame-malformed = La page et le serveur ne sont plus synchronisés. Recharge la page.
error-frame-too-large = C’est trop long pour être envoyé.
error-frame-binary = Le serveur n’accepte que du texte.
error-hello-first = La page et le serveur ne sont plus synchronisés. Recharge la page.
error-hello-version = Cette page et le serveur n’ont pas la même version. Recharge la page.
error-session-origin = Une page d’un autre site ne peut pas faire cela ici.
error-table-not-finished = La partie n’est pas finie. Les cartes cachées le restent jusqu’à la fin.
error-seat-unknown = La table n’a pas cette place.
error-seat-not-seated = Seuls les joueurs assis à la table peuvent faire cela.
error-seat-present = Ce joueur est là, ou l’était à l’instant. Réessaie dans une minute.
error-seat-too-often = Les places de cette table ont été prises et quittées trop souvent. Demande à l’hôte d’ouvrir une autre table.
error-seat-seen-more = Tu as déjà vu des cartes que cette place ne voit pas : tu ne peux donc pas la prendre.
error-seat-empty = Cette place est vide.
error-bot-unknown = Ce serveur n’a pas ce bot.
error-bot-language = Les Savants parlent une langue secrète que les autres bots ne comprennent pas. Installe seulement des Savants, ou aucun.
error-command-id = La page et le serveur ne sont plus synchronisés. Recharge la page.
error-take-back-nothing = Tu n’as aucun coup à reprendre.
error-take-back-card-seen = Une carte a été vue depuis, et aucun autre joueur n’est là pour donner son accord.
error-take-back-pending = Quelqu’un d’autre a demandé à reprendre un coup. Réponds d’abord.
error-take-back-not-asked = La demande de reprise n’est plus en cours.
error-time-settings = Limite de temps impossible. Un rappel peut venir après 10 s à 60 min. Une pendule peut commencer avec 10 s à 3 h et gagner 0 à 600 s par coup. Par correspondance, un tour peut durer 1 à 30 jours.
error-time-none = Cette table n’a pas de limite de temps.
error-time-not-out = Le joueur dont c’est le tour a encore du temps, ou c’est un bot.
error-time-paused = La partie est en pause. Reprends-la d’abord.
error-time-no-pause = La demande de pause n’est plus en cours.
error-talk-silent = À cette table, il n’y a pas de discussion pendant la partie.
error-talk-remarks-only = À cette table, seuls les messages rapides sont permis pendant la partie.
error-talk-not-your-turn = Quelqu’un d’autre réfléchit. Tu pourras écrire à ton tour.
error-talk-text = Message non envoyé : il est vide, trop long, ou contient des caractères impossibles à afficher.
error-talk-unknown = Tu ne peux pas le signaler : ce n’est pas un message de quelqu’un d’autre à cette table.
error-talk-no-reaction = Tu peux réagir une seule fois, et seulement au dernier coup d’un autre joueur.
error-people-unknown = Il n’y a ici ni personne ni compte de ce nom.
error-people-stranger = Finissez d’abord une partie ensemble, ou indique le nom de son compte.
error-people-too-many = Ta liste est pleine. Retire d’abord quelqu’un, ou envoie plutôt le lien.
error-people-many-ask = Trop de demandes d’amis attendent cette personne. Terminez une partie ensemble, ou redemande plus tard.
error-push-off = Ce serveur n’envoie pas de notifications.
error-push-subscription = Ton navigateur utilise un service de notifications que ce serveur ne connaît pas, ou son abonnement n’est pas valable.
error-deal-no-challenge = Ce défi n’existe pas. Le lien est peut-être incomplet, ou la partie a été supprimée.
error-deal-seen = Tu connais déjà cette donne. Tu ne peux pas jouer une donne que tu as jouée, regardée ou revue.
error-deal-seen-by = { $reason }
deal-seen-by = Cette donne est impossible avec { $names } : déjà jouée, regardée ou revue.
error-deal-unseen = Finis d’abord cette donne. Tu pourras ensuite voir comment les autres l’ont jouée.
error-deal-partner = Un seul bot joue les donnes du jour, pour que les résultats soient comparables.
error-deal-training = Une partie d’entraînement commence aussitôt, avec un bot à chaque autre place.
error-deal-seed = Saisis un nombre entier, ou une graine de hanab.live comme p3v0s1 dont la variante se joue ici.
error-deal-fixed = Les cartes de cette table sont fixées. Tu peux seulement choisir qui peut la trouver et la regarder.
error-deal-seats = Remplis d’abord toutes les places, avec au moins une personne.
error-deal-not-played = Il faut avoir fini une partie pour défier d’autres joueurs avec sa donne.
error-deal-today = C’est la donne du jour. À partir de demain, tu pourras en faire un défi.
error-deal-no-day = Il n’y a pas de donne pour ce jour.
error-options-unknown-variant = Il n’y a pas ici de variante de ce nom.
error-options-unknown-preset = Ce serveur n’a pas cette édition.
error-options-invalid = Ces options ne sont pas compatibles : { $reason }.
error-action-unknown-word = Cette partie n’a pas cette carte, cette couleur ou cette place.
error-http-bad-request = Le serveur n’a pas compris la demande. Recharge la page.
error-server-too-slow = La connexion est trop lente. Reconnexion …
error-server-shutting-down = Le serveur redémarre. Attends un instant.
error-web-unanswered = La connexion a été perdue avant la réponse. Vérifie si cela a marché, sinon réessaie.
error-web-not-done = Ce coup n’a pas été joué, car la connexion était perdue. Choisis à nouveau.
error-web-withdrawn = Annulé. Si le serveur l’avait déjà reçu, le coup apparaîtra dans le journal.
web-error-lost = Le serveur est injoignable. Réessaie dans un instant.

## Pages

web-title = Compose en équipe le plus beau feu d’artifice de l’année
web-tagline = Un jeu de cartes coopératif de deux à cinq : tu vois toutes les cartes sauf les tiennes. Joue à toutes les éditions avec des amis – il suffit d’un lien – ou des partenaires qui ne dorment jamais.
web-credits = Hanabi est un jeu d’Antoine Bauza, illustré par Albertine Ralenti. De 2 à 5 joueurs, à partir de 8 ans ; de 20 à 30 minutes.
web-play-now = Jouer maintenant
web-level-ask = Tu connais bien Hanabi ?
web-level-new = Je débute
web-level-rules = Je connais les règles
web-level-conventions = Je connais les conventions
web-level-about = Tes partenaires auront ton niveau. Tu peux en choisir d’autres à tout moment.
web-level-next = Tu t’en sors bien avec { $bot }. On passe à { $next } ?
web-level-go = Jouer avec { $next }
web-level-stay = Pas encore
web-learn = Apprendre
web-open-table = Créer une table
web-deal-challenge = un défi
web-deal-training = donne connue
web-deal-seed = donne par numéro
web-deal-seed-number = Donne { $seed }
web-deal-imported = d’un fichier
web-training-about = Tu connaissais cette donne : le résultat ne compte pas.
web-seed-about = Les cartes de cette donne peuvent être connues : le résultat ne compte pas.
web-train = Rejouer cette donne
web-train-here = Continuer à partir d’ici
web-deal-day = donne du jour, { $day }
web-deal-waits = Les cartes de cette table sont fixées. La partie commence quand toutes les places sont prises.
web-people = Joueurs et amis
web-invited = { $name } t’invite : { $table }
web-invited-seat = { $name } te demande de jouer pour { $of } : { $table }
web-invited-seat-own = { $name } te demande de jouer à sa place : { $table }
web-invited-go = Rejoindre la table
web-invited-decline = Refuser
web-puzzles = Problèmes
web-today = Donne du jour
web-first-time = Tu découvres Hanabi ? Lis les règles
web-how-many = Joueurs (toi compris) :
web-partners = Partenaires
web-my-tables = Tes tables
web-back-to-table = Retour à ta table : { $table }
web-open-tables = Tables ouvertes
web-more-tables = D’autres tables
web-no-tables = Aucune table n’attend de joueurs en ce moment. Crées-en une et partage son lien.
web-my-games = Tes parties finies
web-finished-games = Parties finies
web-other-games = Autres parties finies
web-no-games = Aucune partie n’a encore été finie.
web-seats-taken = Places prises : { $taken } sur { $seats }
web-running = en cours
web-broken-off = abandonnée
web-won = gagnée
web-lost = perdue
web-your-name = Ton nom
web-save-name = Enregistrer
web-name-about = Les autres te voient sous ce nom. Sans compte, seul ce navigateur sait qui tu es.
web-account = Compte
web-account-or-sign-in = Se connecter ou créer un compte
web-all-my-games = Toutes mes parties
web-open-file = Ouvrir une partie
web-review-mine = Faire analyser une de mes parties
web-drop-file = Relâche pour ouvrir cette partie
web-someone = quelqu’un
web-player-number = Joueur { $number }
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
web-loading = Chargement …
web-home-offline = Tu es hors ligne. Les leçons fonctionnent sans connexion, et les problèmes aussi si tu as déjà ouvert leur page. Les parties en demandent une et reviendront avec elle.
web-offline = Connexion perdue. Reconnexion …
web-renewing = Kagiya a été mis à jour : cette page va se recharger. Tu gardes ta place.
web-to-the-start = Accueil
web-lost-page = Ici, il n’y a que la nuit. Page introuvable.
web-option-is = { $option } : { $value }
web-rules = Règles
web-rules-here = Les règles de cette table
web-rules-of = Les règles de { $edition }
web-rule = La règle
web-rule-of = La règle : { $option }
web-rulings = Là où les règles diffèrent
web-conventions = Conventions
web-conventions-of = Comment joue { $bot }
web-conventions-foreign = Cette page est en anglais.

## Bots. Ids : bot-NOM ; .about dit ce que c’est.

bot-companion-4 = Compagnon IV
    .about = Expert. Lit les indices comme les groupes expérimentés et s’adapte à ses partenaires humains.
    .manner = Parle peu et remarque tout.
bot-companion-3 = Compagnon III
    .about = Avancé. Utilise toutes les conventions des joueurs expérimentés et explique ses coups.
    .manner = Calme, et un peu fier d’une belle finesse.
bot-companion-2 = Compagnon II
    .about = Intermédiaire. Utilise les indices de jeu et de sauvetage, les rappels et les finesses, et explique ses coups.
    .manner = Attentif et poli. Aime les plans où deux indices suffisent.
bot-companion-1 = Compagnon I
    .about = Débutant. Utilise les indices de jeu et de sauvetage – cinq minutes pour apprendre – et explique ses coups.
    .manner = Plein d’entrain. Remercie pour chaque indice.
bot-cautious = Prudent
    .about = Ne joue que ce que les indices prouvent et ne prend aucun risque.
    .manner = Regarde deux fois, puis encore une.
bot-savant = Savant
    .about = Parle une langue secrète avec ses semblables : il joue au mieux quand tous les partenaires sont des Savants.
    .manner = Distrait et aimable. Raisonne en restes de divisions.

## Réglages

web-theme = Thème
web-theme-auto = comme le système
web-theme-dark = nuit
web-theme-light = papier
web-aid = Ce que montrent les cartes
web-aid-full = ce qu’elles peuvent encore être
web-aid-clues = seulement les indices donnés
web-aid-table = rien, comme autour d’une vraie table
web-newest = Carte la plus récente d’une main
web-newest-right = à droite
web-newest-left = à gauche
web-handed = Je joue
web-handed-right = de la main droite
web-handed-left = de la main gauche
web-speed = Vitesse des bots
web-speed-calm = tranquille
web-speed-quick = immédiate
web-reactions = Réactions
web-reactions-shown = affichées
web-reactions-hidden = masquées
web-motion = Animations
web-motion-auto = comme le système
web-motion-off = aucune
web-confirm = Demander avant chaque coup
web-confirm-about = Tu appuies une seconde fois pour confirmer.
web-sound = Son
web-sounds = Écouter :
web-sound-turn = mon tour
web-sound-clue = indice
web-sound-play = carte jouée
web-sound-strike = erreur
web-sound-five = feu d’artifice complet
web-sound-end = fin
web-notice = Me prévenir quand c’est mon tour
web-notice-about = Ton navigateur affiche une notification quand tu es dans une autre fenêtre.
web-notice-denied = Ton navigateur bloque les notifications. Tu peux les autoriser pour ce site dans ses réglages.
web-notice-turn = C’est ton tour à la table.
web-newer = Une nouvelle version de Kagiya est disponible.
web-newer-load = Mettre à jour

## Ouvrir une table

web-edition = Édition
web-all-editions = Les { $count } éditions
web-variants = Variantes de hanab.live
web-variants-about = D’autres couleurs, et des indices qui touchent d’autres cartes, sous les noms de ce site.
web-seed-deal = Donne par numéro
web-seed-field = Numéro ou graine
web-seed-say = Tous ceux qui saisissent le même numéro jouent les mêmes cartes. Une graine de hanab.live comme p3v0s1 fixe aussi la variante et les places. Le résultat ne compte pas.
web-variant-search = Chercher une variante
web-variant-random = Choisir au hasard
web-variant-family = Famille
web-variant-family-any = toutes
web-variant-family-suits = Couleurs spéciales
web-variant-family-rules = Règles spéciales
web-variant-share = Donnes gagnables
web-variant-share-any = peu importe
web-variant-share-nearly = 99 sur 100 ou plus
web-variant-share-most = de 90 à 99 sur 100
web-variant-share-fewer = moins de 90 sur 100
web-variant-share-unknown = inconnue
web-variant-share-about = Le nombre de donnes que peut gagner une équipe qui connaît toutes les cartes, compté pour les variantes aux mêmes cartes et pour ce nombre de joueurs. Il ne dit rien de la difficulté des indices.
web-variant-winnable = { $name } : une équipe qui connaît toutes les cartes peut en gagner { $won } sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}.
web-variant-undecided = { $count ->
    [one] Une donne reste indécise.
   *[other] { $count } donnes restent indécises.
}
web-variants-found = { $count ->
    [0] Aucune variante ne correspond.
    [one] Une variante.
   *[other] { $count } variantes.
}
web-variants-more = Les { $count } premières sont affichées ; précise ta recherche pour en trouver d’autres.
web-extensions = Extensions
web-advanced = Options avancées
web-option-search = Chercher une option
web-option-none = Aucune option ne correspond.
web-option-range = De { $min } à { $max }
web-seats = Places
web-seat = Place { $seat }
web-a-friend = un ami avec le lien
web-starter-edition = Selon l’édition
web-starter-random = Tirage au sort
web-starter-draw = Tirer au sort
web-criterion = Selon les règles : { $who }.
web-voice = D’après
web-plays-like = Se joue comme : { $names }
web-a-friend-about = Toute personne qui ouvre le lien peut prendre cette place.
web-seats-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-listed = Publique
web-listed-about = La table est affichée sur l’accueil. Sinon, il faut le lien pour la trouver.
web-watch-who = Spectateurs
web-watch-public = Admis : aucune main
web-watch-nobody = Pas admis
web-watch-mine = Admis : ma vue
web-watch-seat = Admis : vue de la place { $seat }
web-watch-delayed = Admis : toutes les mains, un tour de table après
web-watch-about-public = Jusqu’à la fin de la partie, les spectateurs voient les feux d’artifice, les indices, la défausse et le journal, mais aucune main. Les joueurs voient qui regarde.
web-watch-about-alone = Tu joues seul avec des bots : les spectateurs voient ce que tu vois.
web-watch-about-seat = Un autre joueur pourrait tricher : dans un second navigateur, il regarde cette vue et y voit ses propres cartes. Les joueurs voient qui regarde.
web-watch-about-delayed = Un joueur pourrait tricher : dans un second navigateur, il voit ses propres cartes un tour de table plus tard, et beaucoup de cartes restent en main plus longtemps. Les joueurs voient qui regarde.
web-watch-about-nobody = Personne ne peut regarder avant la fin de la partie.
web-watch-here-nobody = Les spectateurs ne sont pas admis.
web-watch-here-public = Les spectateurs ne voient aucune main avant la fin de la partie. Si une seule personne joue, ils voient ce qu’elle voit.
web-watch-here-seat = Les spectateurs voient ce que voit { $name }. Un autre joueur pourrait tricher avec un second navigateur qui montre ses propres cartes. Les joueurs voient qui regarde.
web-watch-here-delayed = Les spectateurs voient toutes les mains un tour de table plus tard. Un joueur pourrait tricher avec un second navigateur qui montre ses propres cartes. Les joueurs voient qui regarde.
web-watch-eyes = Tu vois ce que voit { $name }
web-watch-no-hands = Tu ne vois aucune main
web-watch-later = Tu vois la partie un tour de table plus tard
web-watch-soon = La partie a commencé. Tu la verras un tour de table plus tard.
web-rules-line = { $tokens ->
    [one] Un jeton indice
   *[other] { $tokens } jetons indice
} ; la { $strikes ->
        [one] première
       *[other] { $strikes }ᵉ
    } erreur met fin à la partie. Cartes : { $deck }, dont { $hand } par main. { $goal ->
    [score] Meilleur score : { $best }.
   *[other] Seul un spectacle complet gagne.
}
web-open-this = Créer cette table

## Avant la partie

web-invite = Invite d’autres joueurs avec ce lien
web-copy-link = Copier
web-copied = Copié
web-share-link = Partager
web-qr = QR code
web-qr-alt = QR code du lien vers cette table
web-qr-about = Scanne-le avec l’appareil photo d’un téléphone pour y ouvrir la table.
web-kept-for = réservée à { $name }
web-sit = S’asseoir ici
web-add-bot = Ajouter { $bot }
web-which-bot = Bots
web-free-seat = Retirer { $name } de cette place
web-get-up = Quitter la place
web-start = Commencer
web-start-alone = Il faut au moins deux joueurs. Partage le lien ou ajoute un bot.
web-start-fewer = Commence avec les joueurs assis ({ $taken }). Les places vides sont supprimées.
web-sit-or-watch = Prends une place libre, ou reste et regarde.
web-full-watch = Toutes les places sont prises. Tu peux rester et regarder.
web-owner-starts = On attend que { $name } lance la partie.
web-closed = Cette table a été fermée avant le début d’une partie.
web-closed-operator = Un administrateur a fermé cette table.
web-keep-out = Retirer et bannir un joueur
web-keep-out-whom = Joueur
web-keep-out-why = Raison
web-keep-out-absence = Ne joue plus
web-keep-out-conduct = Son comportement
web-keep-out-others = La table est réservée à d’autres
web-keep-out-no_reason = Pas de raison donnée
web-keep-out-about = Cette personne ne peut plus jouer ni regarder ici. Toute la table voit qui a été retiré et pourquoi. Pendant une partie, un bot joue à sa place.
web-keep-out-do = Retirer
web-kept-out-here = Bannis : { $names }
web-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## La conversation

web-talk = Discussion
web-talk-new = { $count ->
    [one] Discussion : un nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
web-talk-empty = Aucun message pour l’instant.
web-talk-silent = À cette table, il n’y a pas de discussion pendant la partie.
web-talk-turn = Quelqu’un d’autre réfléchit. Tu pourras écrire à ton tour.
web-talk-to-table = À la table
web-talk-to-watchers = Aux autres spectateurs
web-talk-watchers-about = Les joueurs ne peuvent pas lire ce message avant la fin de la partie.
web-talk-say = Envoyer
reaction-to = Réagir au coup de { $name }
reaction-thanks = Merci
reaction-well_played = Bien joué
reaction-surprise = Surprise
reaction-thinking = Réflexion
reaction-sorry = Désolé
reaction-laugh = Rire
web-talk-remarks = Messages rapides
web-talk-watching = spectateur
web-talk-more = Options pour les messages de { $name }
web-talk-mute = Masquer les messages de { $name }
web-talk-report = Signaler aux administrateurs
web-talk-reported = Message signalé. Merci.
web-talk-muted = Tu as masqué les messages de { $name }.
web-talk-unmute = Afficher
web-event-said = { $name } : { $words }
web-remark-hello = Bonjour !
web-remark-good_luck = Bonne chance à tous !
web-remark-know_nothing = Je ne sais encore rien de mes cartes.
web-remark-remember = Te souviens-tu de tes indices ?
web-remark-thinking = J’ai besoin d’un moment pour réfléchir.
web-remark-back_soon = Je reviens tout de suite.
web-remark-here_again = Me revoilà.
web-remark-thanks = Merci pour la partie !

## Après la partie

web-again = Rejouer
web-watch-replay = Revoir
web-keep-picture = Enregistrer l’image
web-finale = Bouquet final
web-finale-skip = Voir le résultat
web-rematch-open = La nouvelle partie attend.
web-join-again = Rejoindre
web-watch-again = Regarder
web-proof = Preuve de la donne
web-proof-holds = Preuve de la donne : valable
web-proof-fails = Preuve de la donne : PAS valable
web-proof-about = Avant la donne, le serveur a publié une empreinte de la graine. Tu peux maintenant vérifier que la graine révélée lui correspond.
web-stand-up = Laisser jouer un bot
web-stand-up-about = Un bot joue pour toi jusqu’à ton retour
web-come-back = Revenir
web-seat-ask = Redemander ta place
web-table-menu = Table
web-bot-for = Laisser un bot jouer pour { $name }
web-bot-for-about = { $bot } joue jusqu’à son retour.
web-end-now = Arrêter la partie
web-end-now-about = La partie s’arrête maintenant, sans score. Il ne reste que toi et des bots.
web-end-ask = Proposer d’arrêter la partie
web-end-ask-about = La partie s’arrête quand tous les joueurs connectés sont d’accord.
web-take-back = Reprendre mon coup
web-take-back-about = Reprend ton dernier coup et tout ce qui a suivi. Un indice est repris tout de suite si personne n’a joué depuis. Sinon, les autres doivent être d’accord.
web-taken-back = (coup repris)
web-take-back-waits = On attend que les autres acceptent la reprise.
web-take-back-wished = { $name } voudrait reprendre son dernier coup et tout ce qui a suivi.
web-take-back-refuse = Refuser
web-take-back-drop = Retirer la demande
web-end-wished = { $name } voudrait arrêter la partie.
web-end-agree = Accepter
web-end-not = Continuer à jouer
web-end-waits = Tu as proposé d’arrêter la partie. Les autres doivent être d’accord.
web-leave-game = Quitter la table
web-odds = { $count ->
    [one] La carte { $slot } ne peut être que d’une sorte
   *[other] La carte { $slot } est de l’une de { $count } sortes
}
web-back-to-now = Revenir au présent
web-eyes = Vue
web-eyes-open = toutes les mains
web-eyes-common = ce que tout le monde sait
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

web-help-short = Tu vois toutes les cartes sauf les tiennes. À ton tour, joue une carte, défausses-en une pour récupérer un jeton indice, ou dépense un jeton pour donner un indice à un partenaire. Un indice montre toutes ses cartes d’une couleur ou d’une valeur. Chaque feu d’artifice se construit de 1 à 5.
web-help-marks = Marques
web-help-marks-about = Un ruban marque une carte touchée par un indice. Un nouvel indice trace un coup de pinceau, fin si la carte avait déjà un indice. Sous chaque carte, tu vois ce qu’elle peut encore être. Dans la grille de la défausse, un point plein est un exemplaire défaussé, et un cercle marque le dernier exemplaire d’une carte encore utile. Un coin plié marque la carte la plus ancienne d’une main. Appuie longuement sur une carte pour voir sa main comme son joueur la voit.
web-help-keys = Touches
web-key-tab = Tab
    .about = d’une partie de la table à l’autre
web-key-arrows = ← →
    .about = de carte en carte
web-key-p = P
    .about = jouer ma carte (ou prévoir ce coup, si ce n’est pas mon tour)
web-key-d = D
    .about = défausser ma carte (ou prévoir ce coup, si ce n’est pas mon tour)
web-key-c = C
    .about = donner la couleur de la carte d’un partenaire comme indice
web-key-v = V
    .about = donner sa valeur comme indice
web-key-clue = 1–5, lettres
    .about = donner cette valeur ou cette couleur comme indice à la main choisie
web-key-shift = Maj ← →
    .about = déplacer ma carte dans ma main
web-key-e = E
    .about = voir une main comme son joueur la voit, et revenir ; garder la touche enfoncée pour un coup d’œil
web-key-n = N
    .about = écrire une note privée sur la carte
web-key-q = Q
    .about = demander à un bot d’expliquer son dernier coup, ou celui choisi dans le journal
web-key-a = A
    .about = montrer la carte, pendant une analyse
web-key-u = U
    .about = reprendre mon dernier coup
web-key-l = L
    .about = aller au journal
web-key-escape = Échap
    .about = revenir en arrière
web-key-help = ?
    .about = cette aide

## Le temps

web-time = Limite de temps
web-time-about = Chacun la voit avant de s’asseoir. Selon les règles, manquer de temps n’est jamais une défaite.
web-time-none = Aucune
web-time-gentle = Un rappel pour les tours trop longs
web-time-strict = Une pendule par joueur
web-time-correspondence = Un nombre de jours par tour
web-time-nudge = Minutes avant le rappel
web-time-bank = Minutes sur chaque pendule
web-time-increment = Secondes en plus par coup
web-time-grace = Secondes hors ligne par partie, avant que la pendule reparte et que les autres puissent confier le tour à un bot
web-time-days = Jours par tour
web-time-when-out = Quand le temps est écoulé
web-time-out-tell = Chacun reçoit un message
web-time-out-bot = Un bot joue le tour
web-time-out-end = La partie est abandonnée
web-time-bot = Quel bot joue
web-time-bot-usual = Le bot habituel
web-time-span = { $unit ->
    [d] { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
    [h] { $n } h
    [min] { $n } min
   *[s] { $n } s
}
web-time-line-gentle = Après { $nudge }, le joueur reçoit un rappel, et les autres peuvent laisser un bot jouer le tour.
web-time-line-strict = Chaque joueur a { $bank }{ $more ->
    [0] { "" }
   *[other] , plus { $increment } par coup
}. Quand le temps est écoulé, { $out ->
    [tell] chacun reçoit un message, et les autres peuvent laisser un bot jouer le tour
    [bot] un bot joue le tour
   *[end] la partie est abandonnée
}. La pendule d’un joueur s’arrête quand il est hors ligne, pendant { $grace } au total dans la partie. Ensuite elle repart, et les autres peuvent laisser un bot jouer le tour.
web-time-line-correspondence = Chaque joueur a { $days } par tour et n’a pas besoin de rester en ligne. Ensuite, { $out ->
    [tell] chacun reçoit un message, et les autres peuvent laisser un bot jouer le tour
    [bot] un bot joue le tour
   *[end] la partie est abandonnée
}.
web-time-line-bot = Ce bot est { $bot }.
web-time-clocks = Pendules
web-time-until = { $name } a jusqu’à : { $when }.
    .you = Tu as jusqu’à : { $when }.
web-time-held = { $name } a perdu la connexion : sa pendule est arrêtée.
    .you = Ta pendule est arrêtée.
web-time-let-bot = Laisser un bot jouer ce tour
web-time-minute = Il te reste une minute.
web-time-ten = Il te reste dix secondes.
web-pause = Pause
web-pause-about = La partie et toutes les pendules s’arrêtent quand tous les joueurs connectés sont d’accord.
web-pause-waits = On attend que les autres acceptent la pause.
web-pause-refuse = Pas de pause
web-pause-drop = Annuler la demande de pause
web-resume = Reprendre la partie
web-my-turn = À toi de jouer
web-turn-left = encore { $left }
web-turn-late = temps écoulé
