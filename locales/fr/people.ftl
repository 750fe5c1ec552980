# Comptes et parties jouées, dans le navigateur.

## Le compte

account-about-guest = Tu joues en invité : seul ce navigateur sait qui tu es. Avec un compte, tu retrouves tes parties et tes réglages sur tous tes appareils. Aucune adresse e-mail n’est demandée.
account-open = Créer un compte
account-open-about = Tu gardes ton nom et tout ce que tu as joué.
account-name = Nom
account-password = Mot de passe
account-password-about = De 8 à 128 caractères. Si tu l’oublies, seul un code de secours t’aidera.
account-sign-in = Se connecter
account-sign-in-about = Si tu as déjà un compte. Les parties jouées ici en invité restent à l’invité.
account-since = Compte créé le { $date }. Tes réglages y sont enregistrés.
account-change-password = Changer le mot de passe
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Mot de passe changé. Tous tes autres appareils sont déconnectés.
account-codes = Codes de secours
account-codes-about = Un code de secours te permet de choisir un nouveau mot de passe si tu oublies le tien. Chaque code ne sert qu’une fois. Garde-les en lieu sûr.
account-codes-none = Tu n’as pas de codes de secours. Si tu oublies ton mot de passe, tu perds ton compte.
account-codes-left = { $count ->
    [one] Il te reste 1 code de secours.
   *[other] Il te reste { $count } codes de secours.
}
account-codes-get = Obtenir des codes de secours
account-codes-new = Voici tes nouveaux codes de secours. Ils ne s’affichent que maintenant, et les anciens ne sont plus valables.
account-codes-copy = Copier
account-codes-copied = Copié
account-codes-download = Télécharger
account-forgot = Mot de passe oublié ?
account-forgot-about = Avec un code de secours, tu choisis un nouveau mot de passe. Tous tes autres appareils sont déconnectés.
account-code = Code de secours
account-recover = Changer le mot de passe
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-data = Télécharger mes données
account-data-about = Un fichier avec ton nom, tes réglages, tes notes et tes parties.
account-remove = Supprimer mon compte
account-remove-about = Ton compte, tes notes et tes résultats sont supprimés définitivement, et ton nom et tes messages disparaissent de toutes les tables. Les parties restent, sans ton nom, pour les joueurs qui étaient avec toi.
account-remove-sure = Supprimer définitivement

## Les notifications quand Kagiya est fermé

push-here = Prévenir cet appareil quand Kagiya est fermé
push-here-about = Les notifications sont chiffrées et passent par le service de notifications de ton navigateur.
push-kind-turn = Mon tour dans une partie en jours par tour
push-kind-invitation = Les invitations à une table
push-kind-rematch = Une revanche de ma partie
push-home-screen = Sur cet appareil, il faut ouvrir Kagiya depuis l’écran d’accueil pour recevoir des notifications. Touche le bouton de partage du navigateur, puis « Sur l’écran d’accueil ».
push-dismissed = Ton navigateur n’a pas autorisé les notifications. Active à nouveau ce réglage et choisis « Autoriser ».
push-failed = Impossible d’activer les notifications. Réessaie plus tard.
push-turn = C’est ton tour.
push-turn-by = C’est ton tour dans la partie avec { $by }.
push-invitation = On t’invite à une table.
push-invitation-by = { $by } t’invite à une table.
push-rematch = La revanche de ta partie est ouverte. Une place t’est réservée.
push-rematch-by = { $by } veut rejouer et te réserve une place.

## Les parties jouées

records-title = Mes parties
records-standings = Statistiques
records-none = Tu n’as encore fini aucune partie.
records-of = { $edition } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
records-changed = avec des options modifiées
records-games = Parties
records-games-unscored = { $games }, dont { $unscored } sans score
records-mean = Moyenne
records-best = Record
records-perfect = Parfaites
records-lost = Perdues
records-strikes = Erreurs par partie
records-efficiency = Efficacité
records-streak = Série sans défaite
records-streak-longest = { $now }, la plus longue { $longest }
records-show = Voir ces parties
records-about = L’efficacité est le nombre de cartes touchées par indice. Les parties abandonnées ne comptent pas. La moyenne et le record sont ceux des parties qui ont un score. Dans la plupart des éditions, une partie perdue par erreurs n’en a pas.
records-all = peu importe
records-edition = Édition
records-players = Joueurs
records-partner = Avec
records-result = Résultat
records-result-perfect = parfaite
records-result-finished = finie
records-result-lost = perdue
records-result-broken_off = abandonnée
records-found-none = Aucune partie ne correspond.
records-more = Plus de parties
records-plot = { $games ->
    [one] Points de la dernière partie
   *[other] Points des { $games } dernières parties
}, la plus récente à droite : minimum { $low }, maximum { $high }, moyenne { $mean }
records-plot-unscored = { $games ->
    [one] Une partie n’a pas de score. Elle est dessinée, mais pas comptée.
   *[other] { $games } parties n’ont pas de score. Elles sont dessinées, mais pas comptées.
}

## Les parties de la même donne

records-plot-share = Part du meilleur score sur { $games ->
    [one] la dernière partie
   *[other] les { $games } dernières parties
} : de { $low } à { $high }, { $mean } en moyenne. Une étoile marque une partie parfaite.
firsts-title = Premières fois
firsts-about = Elles sont conservées, et tu es seul à les voir.
firsts-editions = Éditions
firsts-editions-about = { $played } jouées sur { $all }, dont { $perfect } parfaitement. Les parties avec des options modifiées ne comptent pas ici.
first-perfect = Première partie parfaite
    .ask = Tous les feux complets, avec les options de l’édition.
first-row = Dix à la suite
    .ask = Dix parties à la suite sans défaite, dans une édition avec le même nombre de joueurs.
first-day = Première donne du jour
    .ask = Joue la donne du jour.
first-people = Première partie à plusieurs
    .ask = Termine une partie avec une autre personne.
first-edition-ask = Pas encore jouée
first-edition-perfect = parfaite, { $day }
records-deal = La même donne
records-deal-about = Ici, tout le monde a eu les mêmes cartes dans le même ordre. Les tables privées sont affichées sans noms.
records-deal-unlisted = une table privée
records-deal-this = cette partie
