# Comptes et parties jouées, dans le navigateur.

## Le compte

account-about-guest = Ici, tu es de passage : seul ce navigateur sait qui tu es. Avec un compte, tu retrouves tes parties et tes réglages sur tous tes appareils. Aucune adresse électronique n’est demandée.
account-open = Créer un compte
account-open-about = Tu restes la même personne, avec tout ce que tu as joué.
account-name = Nom
account-password = Mot de passe
account-password-about = De 8 à 128 caractères. Personne ne peut t’en envoyer un nouveau : garde-le bien.
account-sign-in = Se connecter
account-sign-in-about = Si tu as déjà un compte. Ce que tu as joué ici sans compte n’y est pas ajouté.
account-since = Tu as un compte depuis le { $date }. Tes réglages y sont gardés.
account-change-password = Changer le mot de passe
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Le nouveau mot de passe est valable. Tous les autres appareils sont déconnectés.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter de tous les appareils
account-data = Emporter mes données
account-data-about = Un fichier avec ton nom, tes réglages, tes notes et toutes tes parties.
account-remove = Me supprimer
account-remove-about = Ton compte, tes notes et tes résultats disparaissent pour toujours, et ton nom et ce que tu as écrit disparaissent de toutes les tables. Les parties restent, sans ton nom, pour ceux qui ont joué avec toi.
account-remove-sure = Me supprimer pour toujours

## Les parties jouées

records-title = Mes parties
records-standings = Ce qu’elles ont donné
records-none = Tu n’as encore fini aucune partie.
records-of = { $edition } · { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
records-changed = avec des options modifiées
records-games = Parties
records-mean = Moyenne
records-best = Record
records-perfect = Parfaites
records-lost = Perdues
records-strikes = Erreurs par partie
records-efficiency = Efficacité
records-streak = Sans perdre, de suite
records-streak-longest = { $now }, au plus { $longest }
records-show = Voir ces parties
records-about = L’efficacité dit combien de cartes ont été trouvées par indice. Les parties interrompues ne comptent pas.
records-all = peu importe
records-edition = Édition
records-players = Joueurs
records-partner = Avec
records-result = Résultat
records-result-perfect = parfaite
records-result-finished = finie
records-result-lost = perdue
records-result-broken_off = interrompue
records-found-none = Aucune partie ne correspond.
records-more = Plus de parties
records-plot = { $games ->
    [one] Points de la dernière partie
   *[other] Points des { $games } dernières parties
}, la plus récente à droite : au moins { $low }, au plus { $high }, { $mean } en moyenne

## Games of the same deal

records-deal = Les mêmes cartes
records-deal-about = Ici, tout le monde a eu les mêmes cartes dans le même ordre. Les tables qui n’étaient pas dans la liste n’ont pas de noms.
records-deal-unlisted = une table hors de la liste
records-deal-this = cette partie
