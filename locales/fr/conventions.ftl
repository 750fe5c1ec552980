# Les conventions dont une table convient.

## Le choix

conventions-title = Conventions
conventions-about = Les compagnons utilisent ces conventions dès le premier tour, selon leur niveau, et supposent que tout le monde le fait. Ils apprennent le reste en jouant. Les autres bots les ignorent.
conventions-learn = Apprendre les conventions
conventions-open = On découvre en jouant
conventions-yes = Oui
conventions-no = Non

## Les conventions, et comment une ligne les énumère

conventions-finesses = Finesses
    .about = Un indice peut demander à un joueur de jouer une carte sans indice.
    .yes = finesses
    .no = pas de finesses
conventions-bluffs = Bluffs
    .about = Un indice peut faire jouer au joueur suivant une carte qui convient, mais qui n’est pas celle que l’indice attend.
    .yes = bluffs
    .no = pas de bluffs
conventions-ones = Plusieurs 1
    .about = Lequel de plusieurs 1 touchés par un indice est joué d’abord.
    .pick-oldest = Le plus ancien d’abord
    .pick-newest = Le plus récent d’abord
    .oldest = de plusieurs 1, le plus ancien d’abord
    .newest = de plusieurs 1, le plus récent d’abord
conventions-color_saves = Sauvetage par la couleur
    .about = Un indice de couleur peut aussi dire « garde cette carte ».
    .yes = sauvetage par la couleur
    .no = pas de sauvetage par la couleur
conventions-two_saves = Sauvetage des 2
    .about = Les 2 aussi sont sauvés, si aucun autre exemplaire n’est visible.
    .yes = sauvetage des 2
    .no = pas de sauvetage des 2
conventions-discards = Défausse
    .about = Laquelle des cartes sans indice est défaussée d’abord.
    .pick-oldest = La plus ancienne d’abord
    .pick-newest = La plus récente d’abord
    .oldest = la plus ancienne carte sans indice est défaussée d’abord
    .newest = la plus récente carte sans indice est défaussée d’abord

## Les conventions convenues

conventions-line = Conventions : { $stated }
conventions-count = { $count ->
    [one] Conventions : { $count } convenue
   *[other] Conventions : { $count } convenues
}
conventions-here = Les conventions de cette table
