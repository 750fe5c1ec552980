# Ce qu’un compagnon dit de ses coups et des indices des autres. « Je » est le compagnon.
# Arguments : $card est une carte d’une main (why-card-*), $cards ce qu’elle peut être, $seat et $to
# sont des joueurs (un nom, why-you ou why-me), $giver un joueur (un nom ou why-from-you), $clue un
# indice, $action un coup (why-do-*). Formes : .to-you si l’indice t’est donné, .to-me s’il l’est à « je »,
# .from-you si c’est toi qui le donnes.

## Pourquoi j’ai joué ainsi

companion-play-sure = D’après les indices et les cartes visibles, { $card } va forcément maintenant.
companion-play-called = Un indice m’a demandé de jouer { $card }. Je pense que c’est { $cards }.
companion-play-finesse = Un indice n’a de sens que si je joue d’abord { $card }. Je pense que c’est { $cards }.
companion-play-good-touch = Une carte touchée par un indice est utile, et personne n’indique deux fois la même. Je pense donc que { $card } est { $cards }, et cela va.
companion-play-read = D’après ma lecture des indices, { $card } est { $cards }, et cela va.
companion-play-untold = J’ai une raison de jouer { $card } que je pourrai te dire après la partie.
companion-play-if = Si { $other } est { $cards }, l’indice qui la touche n’a de sens qu’une fois { $card } jouée.
companion-play-gamble = { $card } ira peut-être, et je n’aurai pas d’autre tour pour l’essayer.
companion-play-likely = Je pense que { $card } est { $cards }, et cela va probablement.
companion-play-try = Je pense que { $card } est { $cards }, et je tente de la jouer.
companion-announced = Sa couleur ne fait aucun doute, je l’annonce donc.
companion-discard-trash = { $card } ne pourra plus être jouée.
companion-discard-read = D’après ma lecture des indices, { $card } ne pourra plus être jouée.
companion-discard-twin = D’après ma lecture des indices, { $card } est inutile, ou quelqu’un d’autre tient la même carte.
companion-discard-chop = { $card } est ma plus ancienne carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-newest = { $card } est ma plus récente carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-untold = J’ai une raison de défausser { $card } que je pourrai te dire après la partie.
companion-discard-least = Toutes mes cartes méritent d’être gardées. { $card } semble être la moindre perte.
companion-choice = Parmi les réponses possibles, celle-ci nous aide le plus.

## Ce que dit mon indice

companion-clue-empty = Mon indice « { $clue } » à { $to } ne touche rien : je passe mon tour.
    .to-you = L’indice « { $clue } » que je te donne ne touche rien : je passe mon tour.
companion-empty-full = Tous les jetons sont là : je n’ai pas le droit de défausser, et aucun autre indice n’en vaut la peine.
companion-empty-keep = Je préfère garder toutes mes cartes, et aucun autre indice n’en vaut la peine.
companion-clue-fill-in = Mon indice « { $clue } » à { $to } précise des cartes déjà indiquées.
    .to-you = L’indice « { $clue } » que je te donne précise des cartes déjà indiquées.
companion-clue-fix = Mon indice « { $clue } » à { $to } demande de retenir une carte sur le point d’être jouée.
    .to-you = L’indice « { $clue } » que je te donne demande de retenir une carte sur le point d’être jouée.
companion-clue-play = Mon indice « { $clue } » à { $to } demande de jouer.
    .to-you = L’indice « { $clue } » que je te donne demande de jouer.
companion-clue-play-later = Mon indice « { $clue } » à { $to } demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que je te donne demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
companion-clue-save = Mon indice « { $clue } » à { $to } demande de garder une carte.
    .to-you = L’indice « { $clue } » que je te donne demande de garder une carte.
companion-clue-play-or-save = Mon indice « { $clue } » à { $to } demande de garder une carte, qui va peut-être déjà.
    .to-you = L’indice « { $clue } » que je te donne demande de garder une carte, qui va peut-être déjà.
companion-clue-finesse = Mon indice « { $clue } » à { $to } n’a de sens qu’une fois une autre carte jouée.
    .to-you = L’indice « { $clue } » que je te donne n’a de sens qu’une fois une autre carte jouée.
companion-clue-trash = Les cartes que mon indice « { $clue } » à { $to } touche pour la première fois sont inutiles : les plus anciennes sont à garder.
    .to-you = Les cartes que l’indice « { $clue } » que je te donne touche pour la première fois sont inutiles : les plus anciennes sont à garder.
companion-clue-plain = Mon indice « { $clue } » à { $to } dit ce qu’il dit et ne demande rien.
    .to-you = L’indice « { $clue } » que je te donne dit ce qu’il dit et ne demande rien.

## Comment j’ai compris un indice

companion-heard-empty = L’indice « { $clue } » de { $giver } à { $to } ne touche rien : c’était passer son tour.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } ne touche rien : c’était passer son tour.
    .to-me = L’indice « { $clue } » reçu de { $giver } ne touche rien : c’était passer son tour.
    .from-you = Ton indice « { $clue } » à { $to } ne touche rien : c’était passer son tour.
companion-heard-fill-in = L’indice « { $clue } » de { $giver } à { $to } précise des cartes déjà indiquées.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } précise des cartes déjà indiquées.
    .to-me = L’indice « { $clue } » reçu de { $giver } précise des cartes déjà indiquées.
    .from-you = Ton indice « { $clue } » à { $to } précise des cartes déjà indiquées.
companion-heard-fix = L’indice « { $clue } » de { $giver } à { $to } demande de retenir une carte sur le point d’être jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de retenir une carte sur le point d’être jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de retenir une carte sur le point d’être jouée.
    .from-you = Ton indice « { $clue } » à { $to } demande de retenir une carte sur le point d’être jouée.
companion-heard-play = L’indice « { $clue } » de { $giver } à { $to } demande de jouer.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de jouer.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de jouer.
    .from-you = Ton indice « { $clue } » à { $to } demande de jouer.
companion-heard-play-later = L’indice « { $clue } » de { $giver } à { $to } demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
    .from-you = Ton indice « { $clue } » à { $to } demande de jouer, tout de suite ou dès qu’une autre carte sera jouée.
companion-heard-save = L’indice « { $clue } » de { $giver } à { $to } demande de garder une carte.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de garder une carte.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de garder une carte.
    .from-you = Ton indice « { $clue } » à { $to } demande de garder une carte.
companion-heard-play-or-save = L’indice « { $clue } » de { $giver } à { $to } demande de garder une carte, qui va peut-être déjà.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de garder une carte, qui va peut-être déjà.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de garder une carte, qui va peut-être déjà.
    .from-you = Ton indice « { $clue } » à { $to } demande de garder une carte, qui va peut-être déjà.
companion-heard-finesse = L’indice « { $clue } » de { $giver } à { $to } n’a de sens qu’une fois une autre carte jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } n’a de sens qu’une fois une autre carte jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } n’a de sens qu’une fois une autre carte jouée.
    .from-you = Ton indice « { $clue } » à { $to } n’a de sens qu’une fois une autre carte jouée.
companion-heard-trash = Les cartes que l’indice « { $clue } » de { $giver } à { $to } touche pour la première fois sont inutiles : les plus anciennes sont à garder.
    .to-you = Les cartes que l’indice « { $clue } » que t’a donné { $giver } touche pour la première fois sont inutiles : les plus anciennes sont à garder.
    .to-me = Les cartes que l’indice « { $clue } » reçu de { $giver } touche pour la première fois sont inutiles : les plus anciennes sont à garder.
    .from-you = Les cartes que ton indice « { $clue } » à { $to } touche pour la première fois sont inutiles : les plus anciennes sont à garder.
companion-heard-plain = Dans l’indice « { $clue } » de { $giver } à { $to }, je ne vois rien d’autre que ce qu’il dit.
    .to-you = Dans l’indice « { $clue } » que t’a donné { $giver }, je ne vois rien d’autre que ce qu’il dit.
    .to-me = Dans l’indice « { $clue } » reçu de { $giver }, je ne vois rien d’autre que ce qu’il dit.
    .from-you = Dans ton indice « { $clue } » à { $to }, je ne vois rien d’autre que ce qu’il dit.

## De quoi parle un indice

companion-focus-chop = L’indice parle de { $card }, la prochaine qui aurait été défaussée.
companion-focus-only = L’indice parle de { $card }, la seule carte touchée.
companion-focus-new = L’indice parle de { $card }, la seule carte touchée qui était sans indice.
companion-focus-newest = L’indice parle de { $card }, la plus récente des cartes touchées qui étaient sans indice.
companion-focus-oldest = L’indice parle de { $card }, la plus ancienne des cartes touchées qui peuvent aller.
companion-focus-told = L’indice parle de { $card }, que l’on connaît maintenant exactement.
companion-focus-again = L’indice parle de { $card }, la plus récente des cartes touchées dont on ne savait pas si elles vont.
companion-means-play = { $card } va maintenant si c’est { $cards }.
companion-means-save = { $card } est à garder si c’est { $cards }.
companion-means-after = { $card } ira après { $first }, si c’est { $cards }.
companion-means-once = { $card } ira dès que { $other } sera jouée comme { $first }, si c’est { $cards }.
companion-means-bluff = { $card } est { $cards } si { $other } est jouée juste après.
companion-asks-prompt = C’est à { $seat } de jouer { $card }, déjà indiquée, qui devrait être { $cards }.
companion-asks-finesse = C’est à { $seat } de jouer { $card }, sans indice, qui devrait être { $cards }.
companion-asks-prompt-else = Ou alors, c’est à { $seat } de jouer { $card }, déjà indiquée, qui devrait être { $cards }.
companion-asks-finesse-else = Ou alors, c’est à { $seat } de jouer { $card }, sans indice, qui devrait être { $cards }.
companion-taken-for = On pense que { $card } est { $cards }.

## À quoi d’autre j’ai pensé, et pourquoi pas

companion-not-misplay = Pourquoi ne pas { $action } ? Quelqu’un jouerait une carte qui ne va pas.
companion-not-misread = Pourquoi ne pas { $action } ? Une carte serait prise pour une autre.
companion-not-trash = Pourquoi ne pas { $action } ? Cela toucherait une carte inutile.
companion-not-known = Pourquoi ne pas { $action } ? Cela n’apprend presque rien.
companion-not-empty = Pourquoi ne pas { $action } ? Cela ne touche rien et coûte un jeton.
companion-not-fewer-plays = Pourquoi ne pas { $action } ? Cela ferait jouer moins de cartes.
companion-not-fewer-cards = Pourquoi ne pas { $action } ? Cela toucherait moins de nouvelles cartes.
companion-not-close = Pourquoi ne pas { $action } ? L’effet serait presque le même, mais les mains me plaisent mieux après cet indice-ci.
companion-not-clue-later = Pourquoi ne pas { $action } ? Une carte qui va passe d’abord ; l’indice peut attendre.
companion-not-token = Pourquoi ne pas { $action } ? Cela ne vaut pas encore un jeton.
companion-not-choice = Pourquoi ne pas { $action } ? Moins de points en dépendent.
companion-not-decline = Pourquoi ne pas { $action } ? Cela n’apporterait rien.
companion-not-play-later = Pourquoi ne pas { $action } ? Cela peut attendre mon prochain tour.
companion-not-last-turn = Pourquoi ne pas { $action } ? Je n’ai plus d’autre tour, et ce coup rapporte plus.
companion-not-counted = Pourquoi ne pas { $action } ? La fin est proche : en comptant jusqu’au dernier tour, cela ne rapporte pas plus de points.
companion-not-play-urgent = Pourquoi ne pas { $action } ? Ceci était plus urgent.
companion-not-play-unsure = Pourquoi ne pas { $action } ? Cette carte ne va peut-être pas.
companion-not-discard-yet = Pourquoi ne pas { $action } ? Cette carte part la prochaine, mais mon coup vaut plus qu’un jeton.
companion-not-discard = Pourquoi ne pas { $action } ? Un jeton indice vaut moins que ce coup.
companion-not-discard-other = Pourquoi ne pas { $action } ? Cette carte peut encore servir.

## Ce que je suppose d’un partenaire

companion-assumes-finesses = Je suppose que { $to } connaît les finesses : je demande de jouer à l’aveugle.
    .to-you = Je suppose que tu connais les finesses : je te demande de jouer à l’aveugle.
companion-assumes-no-finesses = Je suppose que { $to } ne pratique pas les finesses : je ne demande pas de jouer à l’aveugle.
    .to-you = Je suppose que tu ne pratiques pas les finesses : je ne te demande pas de jouer à l’aveugle.
companion-assumes-bluffs = Je suppose que { $to } connaît les bluffs.
    .to-you = Je suppose que tu connais les bluffs.
companion-assumes-no-bluffs = Je suppose que { $to } ne pratique pas les bluffs.
    .to-you = Je suppose que tu ne pratiques pas les bluffs.
companion-assumes-oldest-one = Je suppose que { $to }, de plusieurs 1, joue d’abord le plus ancien.
    .to-you = Je suppose que, de plusieurs 1, tu joues d’abord le plus ancien.
companion-assumes-newest-one = Je suppose que { $to }, de plusieurs 1, joue d’abord le plus récent.
    .to-you = Je suppose que, de plusieurs 1, tu joues d’abord le plus récent.
companion-assumes-color-saves = Je suppose que { $to } sauve aussi des cartes par la couleur.
    .to-you = Je suppose que tu sauves aussi des cartes par la couleur.
companion-assumes-no-color-saves = Je suppose que { $to } ne sauve pas de cartes par la couleur : un indice de couleur veut dire « jouer ».
    .to-you = Je suppose que tu ne sauves pas de cartes par la couleur : ton indice de couleur veut dire « jouer ».
companion-assumes-two-saves = Je suppose que { $to } sauve les 2.
    .to-you = Je suppose que tu sauves les 2.
companion-assumes-no-two-saves = Je suppose que { $to } ne sauve pas les 2 : un indice sur des 2 veut dire « jouer ».
    .to-you = Je suppose que tu ne sauves pas les 2 : ton indice sur des 2 veut dire « jouer ».
companion-assumes-oldest-chop = Je suppose que { $to } défausse d’abord sa plus ancienne carte sans indice.
    .to-you = Je suppose que tu défausses d’abord ta plus ancienne carte sans indice.
companion-assumes-newest-chop = Je suppose que { $to } défausse d’abord sa plus récente carte sans indice.
    .to-you = Je suppose que tu défausses d’abord ta plus récente carte sans indice.
companion-against-table = La table a convenu d’autre chose, mais je me règle sur ce que fait { $to }.
    .to-you = La table a convenu d’autre chose, mais je me règle sur ce que tu fais.

## Ce dont la table a convenu

companion-table-finesses = La table a convenu de pratiquer les finesses : je demande de jouer à l’aveugle, et je m’attends à ce qu’on me le demande.
companion-table-no-finesses = La table a convenu de ne pas pratiquer les finesses : je ne demande pas de jouer à l’aveugle, et je ne m’y attends pas.
companion-table-bluffs = La table a convenu de pratiquer les bluffs.
companion-table-no-bluffs = La table a convenu de ne pas pratiquer les bluffs.
companion-table-oldest-one = La table a convenu que, de plusieurs 1, on joue d’abord le plus ancien.
companion-table-newest-one = La table a convenu que, de plusieurs 1, on joue d’abord le plus récent.
companion-table-color-saves = La table a convenu de sauver des cartes aussi par la couleur.
companion-table-no-color-saves = La table a convenu de ne pas sauver de cartes par la couleur : un indice de couleur veut dire « jouer ».
companion-table-two-saves = La table a convenu de sauver les 2.
companion-table-no-two-saves = La table a convenu de ne pas sauver les 2 : un indice sur des 2 veut dire « jouer ».
companion-table-oldest-chop = La table a convenu de défausser d’abord la plus ancienne carte sans indice.
companion-table-newest-chop = La table a convenu de défausser d’abord la plus récente carte sans indice.

## Ce qui entre dans les phrases

why-card-mine = ma carte { $slot }
why-card-yours = ta carte { $slot }
why-card-theirs = la carte { $slot } de { $name }
why-card-gone = cette carte
why-you = toi
why-me = moi
why-from-you = toi
why-do-play = jouer { $card }
why-do-announce = jouer { $card } en annonçant { $suit }
why-do-discard = défausser { $card }
why-do-clue = indiquer « { $clue } » à { $to }
    .to-you = t’indiquer « { $clue } »
why-do-put = poser { $card } sur son feu
why-do-shuffle = remettre { $card } dans la pioche
why-do-decline = laisser la tuile inutilisée
why-do-firework = poser le joker sur le feu { $suit }

## La page qui demande

why-silent = { $bot } garde ses pensées pour lui. Les compagnons, eux, expliquent ce qu’ils font.
why-silent-for = Le bot qui joue pour { $name } ne donne pas de raisons.
why-not-yet = { $name } en dira plus après la partie : maintenant, cela pourrait trahir des cartes.
