# Ce qu’un compagnon dit de ses coups et des indices des autres. « Je » est le compagnon.
# Arguments : $card est une carte d’une main (why-card-*), $cards ce qu’elle peut être, $seat et $to
# sont des joueurs (un nom, why-you ou why-me), $giver un joueur (un nom ou why-from-you), $clue un
# indice, $action un coup (why-do-*). Formes : .to-you si l’indice t’est donné, .to-me s’il l’est à « je »,
# .from-you si c’est toi qui le donnes.

## Pourquoi j’ai joué ainsi

companion-play-sure = D’après les indices et les cartes visibles, { $card } convient forcément maintenant.
companion-play-called = Un indice m’a demandé de jouer { $card }. Je pense que c’est { $cards }.
companion-play-finesse = Un indice n’a de sens que si je joue d’abord { $card }. Je pense que c’est { $cards }.
companion-play-good-touch = Les cartes avec indice sont utiles, et personne ne donne deux fois un indice sur la même carte. Je pense donc que { $card } est { $cards }, et elle convient.
companion-play-read = D’après ma lecture de ses indices, { $card } est { $cards }, et elle convient.
companion-play-untold = J’ai une raison de jouer { $card } que je pourrai te dire après la partie.
companion-play-if = Si { $other } est { $cards }, l’indice qui la touche n’a de sens qu’une fois que j’ai joué { $card }.
companion-play-gamble = { $card } convient peut-être, et c’est mon dernier tour pour l’essayer.
companion-play-likely = Je pense que { $card } est { $cards } : elle convient probablement.
companion-play-try = Je pense que { $card } est { $cards }, et je verrai si elle convient.
companion-announced = Je suis sûr de sa couleur, donc je l’annonce.
companion-discard-trash = { $card } ne peut plus être jouée.
companion-discard-read = D’après ma lecture de ses indices, { $card } ne peut plus être jouée.
companion-discard-twin = D’après ma lecture de ses indices, { $card } est inutile, ou quelqu’un d’autre a la même carte.
companion-discard-chop = { $card } est ma plus ancienne carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-newest = { $card } est ma plus récente carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-untold = J’ai une raison de défausser { $card } que je pourrai te dire après la partie.
companion-discard-least = Toutes mes cartes méritent d’être gardées. { $card } semble être la moindre perte.
companion-choice = Parmi les réponses possibles, celle-ci nous aide le plus.

## Ce que dit mon indice

companion-clue-empty = Mon indice « { $clue } » à { $to } ne touche rien. Il me permet de passer mon tour.
    .to-you = L’indice « { $clue } » que je te donne ne touche rien. Il me permet de passer mon tour.
companion-empty-full = Tous les jetons indice sont disponibles, donc je ne peux pas défausser, et aucun autre indice n’est utile maintenant.
companion-empty-keep = Je préfère garder toutes mes cartes, et aucun autre indice n’est utile maintenant.
companion-clue-fill-in = Mon indice « { $clue } » en dit plus à { $to } sur des cartes qui ont déjà un indice.
    .to-you = L’indice « { $clue } » que je te donne t’en dit plus sur des cartes qui ont déjà un indice.
companion-clue-fix = Mon indice « { $clue } » demande à { $to } de ne pas jouer une carte qui allait être jouée.
    .to-you = L’indice « { $clue } » que je te donne te demande de ne pas jouer une carte qui allait être jouée.
companion-clue-play = Mon indice « { $clue } » demande à { $to } de jouer.
    .to-you = L’indice « { $clue } » que je te donne te demande de jouer.
companion-clue-play-later = Mon indice « { $clue } » demande à { $to } de jouer, maintenant ou quand une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que je te donne te demande de jouer, maintenant ou quand une autre carte sera jouée.
companion-clue-save = Mon indice « { $clue } » demande à { $to } de garder une carte.
    .to-you = L’indice « { $clue } » que je te donne te demande de garder une carte.
companion-clue-play-or-save = Mon indice « { $clue } » demande à { $to } de garder une carte, qui convient peut-être déjà.
    .to-you = L’indice « { $clue } » que je te donne te demande de garder une carte, qui convient peut-être déjà.
companion-clue-finesse = Mon indice « { $clue } » à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que je te donne n’a de sens que lorsqu’une autre carte sera jouée.
companion-clue-trash = Les cartes que mon indice « { $clue } » touche pour la première fois sont inutiles. Je demande à { $to } de garder les plus anciennes.
    .to-you = Les cartes que l’indice « { $clue } » que je te donne touche pour la première fois sont inutiles. Je te demande de garder les plus anciennes.
companion-clue-plain = Mon indice « { $clue } » à { $to } ne dit rien de plus et ne demande rien.
    .to-you = L’indice « { $clue } » que je te donne ne dit rien de plus et ne demande rien.

## Comment j’ai compris un indice

companion-heard-empty = L’indice « { $clue } » de { $giver } à { $to } ne touche rien : c’était pour passer son tour.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } ne touche rien : c’était pour passer son tour.
    .to-me = L’indice « { $clue } » reçu de { $giver } ne touche rien : c’était pour passer son tour.
    .from-you = Ton indice « { $clue } » à { $to } ne touche rien : c’était pour passer ton tour.
companion-heard-fill-in = L’indice « { $clue } » de { $giver } à { $to } en dit plus sur des cartes qui avaient déjà un indice.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } en dit plus sur des cartes qui avaient déjà un indice.
    .to-me = L’indice « { $clue } » reçu de { $giver } en dit plus sur des cartes qui avaient déjà un indice.
    .from-you = Ton indice « { $clue } » à { $to } en dit plus sur des cartes qui avaient déjà un indice.
companion-heard-fix = L’indice « { $clue } » de { $giver } à { $to } demande de ne pas jouer une carte qui allait être jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de ne pas jouer une carte qui allait être jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de ne pas jouer une carte qui allait être jouée.
    .from-you = Ton indice « { $clue } » à { $to } demande de ne pas jouer une carte qui allait être jouée.
companion-heard-play = L’indice « { $clue } » de { $giver } à { $to } demande de jouer.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de jouer.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de jouer.
    .from-you = Ton indice « { $clue } » à { $to } demande de jouer.
companion-heard-play-later = L’indice « { $clue } » de { $giver } à { $to } demande de jouer, maintenant ou quand une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de jouer, maintenant ou quand une autre carte sera jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de jouer, maintenant ou quand une autre carte sera jouée.
    .from-you = Ton indice « { $clue } » à { $to } demande de jouer, maintenant ou quand une autre carte sera jouée.
companion-heard-save = L’indice « { $clue } » de { $giver } à { $to } demande de garder une carte.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de garder une carte.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de garder une carte.
    .from-you = Ton indice « { $clue } » à { $to } demande de garder une carte.
companion-heard-play-or-save = L’indice « { $clue } » de { $giver } à { $to } demande de garder une carte, qui convient peut-être déjà.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de garder une carte, qui convient peut-être déjà.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de garder une carte, qui convient peut-être déjà.
    .from-you = Ton indice « { $clue } » à { $to } demande de garder une carte, qui convient peut-être déjà.
companion-heard-finesse = L’indice « { $clue } » de { $giver } à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } n’a de sens que lorsqu’une autre carte sera jouée.
    .from-you = Ton indice « { $clue } » à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
companion-heard-trash = Les cartes que l’indice « { $clue } » de { $giver } à { $to } touche pour la première fois sont inutiles : il demande de garder les plus anciennes.
    .to-you = Les cartes que l’indice « { $clue } » de { $giver } touche pour la première fois dans ta main sont inutiles : il te demande de garder les plus anciennes.
    .to-me = Les cartes que l’indice « { $clue } » de { $giver } touche pour la première fois dans ma main sont inutiles : il me demande de garder les plus anciennes.
    .from-you = Les cartes que ton indice « { $clue } » à { $to } touche pour la première fois sont inutiles : il demande de garder les plus anciennes.
companion-heard-plain = L’indice « { $clue } » de { $giver } à { $to } ne dit rien de plus.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } ne dit rien de plus.
    .to-me = L’indice « { $clue } » reçu de { $giver } ne dit rien de plus.
    .from-you = Ton indice « { $clue } » à { $to } ne dit rien de plus.

## De quoi parle un indice

companion-focus-chop = L’indice parle de { $card }, qui allait être défaussée la première.
companion-focus-only = L’indice parle de { $card }, la seule carte touchée.
companion-focus-new = L’indice parle de { $card }, la seule carte touchée qui n’avait pas d’indice.
companion-focus-newest = L’indice parle de { $card }, la plus récente des cartes touchées qui n’avaient pas d’indice.
companion-focus-oldest = L’indice parle de { $card }, la plus ancienne des cartes touchées qui conviennent peut-être.
companion-focus-told = L’indice parle de { $card }, qui est maintenant entièrement connue.
companion-focus-again = L’indice parle de { $card }, la plus récente des cartes touchées dont on ne savait pas encore qu’elles conviennent.
companion-means-play = { $card } convient maintenant si c’est { $cards }.
companion-means-save = Il ne faut pas défausser { $card } si c’est { $cards }.
companion-means-after = { $card } convient après { $first }, si c’est { $cards }.
companion-means-once = { $card } convient dès que { $other } est jouée comme { $first }, si c’est { $cards }.
companion-means-bluff = { $card } est { $cards } si { $other } est jouée juste après.
companion-asks-prompt = C’est à { $seat } de jouer { $card }, qui a déjà un indice et devrait être { $cards }.
companion-asks-finesse = C’est à { $seat } de jouer { $card }, qui n’a pas d’indice et devrait être { $cards }.
companion-asks-prompt-else = Sinon, c’est à { $seat } de jouer { $card }, qui a déjà un indice et devrait être { $cards }.
companion-asks-finesse-else = Sinon, c’est à { $seat } de jouer { $card }, qui n’a pas d’indice et devrait être { $cards }.
companion-taken-for = Je pense que { $card } est { $cards }.

## À quoi d’autre j’ai pensé, et pourquoi pas

companion-not-misplay = Pourquoi ne pas { $action } ? Quelqu’un jouerait une carte qui ne convient pas.
companion-not-misread = Pourquoi ne pas { $action } ? Quelqu’un prendrait une carte pour une autre.
companion-not-trash = Pourquoi ne pas { $action } ? Cela toucherait une carte inutile.
companion-not-known = Pourquoi ne pas { $action } ? Cela n’apprend presque rien de nouveau.
companion-not-empty = Pourquoi ne pas { $action } ? Cela ne touche rien et coûte un jeton indice.
companion-not-fewer-plays = Pourquoi ne pas { $action } ? Cela ferait jouer moins de cartes.
companion-not-fewer-cards = Pourquoi ne pas { $action } ? Cela toucherait moins de nouvelles cartes.
companion-not-close = Pourquoi ne pas { $action } ? L’effet serait presque le même, mais je préfère l’état des mains après cet indice-ci.
companion-not-clue-later = Pourquoi ne pas { $action } ? Une carte qui convient passe d’abord ; l’indice peut être donné plus tard.
companion-not-token = Pourquoi ne pas { $action } ? Cela ne vaut pas encore un jeton indice.
companion-not-choice = Pourquoi ne pas { $action } ? Moins de points sont en jeu.
companion-not-decline = Pourquoi ne pas { $action } ? Cela n’apporterait rien.
companion-not-play-later = Pourquoi ne pas { $action } ? Cela peut attendre mon prochain tour.
companion-not-last-turn = Pourquoi ne pas { $action } ? C’est mon dernier tour, et ce coup rapporte plus.
companion-not-counted = Pourquoi ne pas { $action } ? La fin est proche : compté jusqu’au dernier tour, cela ne rapporte pas plus de points.
companion-not-play-urgent = Pourquoi ne pas { $action } ? Ceci était plus urgent.
companion-not-play-unsure = Pourquoi ne pas { $action } ? Cette carte ne convient peut-être pas.
companion-not-discard-yet = Pourquoi ne pas { $action } ? C’est la prochaine carte à défausser, mais ce coup vaut plus qu’un jeton indice.
companion-not-discard = Pourquoi ne pas { $action } ? Un jeton indice vaut moins que ce coup.
companion-not-discard-other = Pourquoi ne pas { $action } ? Cette carte peut encore servir.

## Ce que je suppose d’un partenaire

companion-assumes-finesses = Je suppose que { $to } joue avec des finesses : je demande donc de jouer à l’aveugle.
    .to-you = Je suppose que tu joues avec des finesses : je te demande donc de jouer à l’aveugle.
companion-assumes-no-finesses = Je suppose que { $to } ne joue pas avec des finesses : je ne demande donc pas de jouer à l’aveugle.
    .to-you = Je suppose que tu ne joues pas avec des finesses : je ne te demande donc pas de jouer à l’aveugle.
companion-assumes-bluffs = Je suppose que { $to } joue avec des bluffs.
    .to-you = Je suppose que tu joues avec des bluffs.
companion-assumes-no-bluffs = Je suppose que { $to } ne joue pas avec des bluffs.
    .to-you = Je suppose que tu ne joues pas avec des bluffs.
companion-assumes-oldest-one = Je suppose que { $to } joue d’abord le plus ancien de plusieurs 1.
    .to-you = Je suppose que tu joues d’abord le plus ancien de plusieurs 1.
companion-assumes-newest-one = Je suppose que { $to } joue d’abord le plus récent de plusieurs 1.
    .to-you = Je suppose que tu joues d’abord le plus récent de plusieurs 1.
companion-assumes-color-saves = Je suppose que { $to } sauve aussi des cartes par la couleur.
    .to-you = Je suppose que tu sauves aussi des cartes par la couleur.
companion-assumes-no-color-saves = Je suppose que { $to } ne sauve pas de cartes par la couleur : ses indices de couleur sont pour moi des indices de jeu.
    .to-you = Je suppose que tu ne sauves pas de cartes par la couleur : tes indices de couleur sont pour moi des indices de jeu.
companion-assumes-two-saves = Je suppose que { $to } sauve les 2.
    .to-you = Je suppose que tu sauves les 2.
companion-assumes-no-two-saves = Je suppose que { $to } ne sauve pas les 2 : son indice 2 est pour moi un indice de jeu.
    .to-you = Je suppose que tu ne sauves pas les 2 : ton indice 2 est pour moi un indice de jeu.
companion-assumes-oldest-chop = Je suppose que { $to } défausse d’abord sa plus ancienne carte sans indice.
    .to-you = Je suppose que tu défausses d’abord ta plus ancienne carte sans indice.
companion-assumes-newest-chop = Je suppose que { $to } défausse d’abord sa plus récente carte sans indice.
    .to-you = Je suppose que tu défausses d’abord ta plus récente carte sans indice.
companion-against-table = La table a convenu d’autre chose, mais je tiens compte de ce que fait { $to }.
    .to-you = La table a convenu d’autre chose, mais je tiens compte de ce que tu fais.

## Ce dont la table a convenu

companion-table-finesses = Cette table joue avec des finesses : je demande donc de jouer à l’aveugle, et je m’attends à ce qu’on me le demande.
companion-table-no-finesses = Cette table joue sans finesses : je ne demande donc pas de jouer à l’aveugle, et je ne m’attends pas à ce qu’on me le demande.
companion-table-bluffs = Cette table joue avec des bluffs.
companion-table-no-bluffs = Cette table joue sans bluffs.
companion-table-oldest-one = Cette table joue d’abord le plus ancien de plusieurs 1.
companion-table-newest-one = Cette table joue d’abord le plus récent de plusieurs 1.
companion-table-color-saves = Cette table sauve aussi des cartes par la couleur.
companion-table-no-color-saves = Cette table ne sauve pas de cartes par la couleur. Un indice de couleur demande de jouer.
companion-table-two-saves = Cette table sauve les 2.
companion-table-no-two-saves = Cette table ne sauve pas les 2. Un indice 2 demande de jouer.
companion-table-oldest-chop = Cette table défausse d’abord la plus ancienne carte sans indice.
companion-table-newest-chop = Cette table défausse d’abord la plus récente carte sans indice.

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
why-do-clue = donner à { $to } l’indice « { $clue } »
    .to-you = te donner l’indice « { $clue } »
why-do-put = poser { $card } sur son feu
why-do-shuffle = remélanger { $card } dans la pioche
why-do-decline = ne pas utiliser la tuile
why-do-firework = poser le joker sur le feu { $suit }

## La page qui demande

why-silent = { $bot } n’explique pas ses coups. Les compagnons le font.
why-silent-for = Le bot qui joue pour { $name } n’explique pas ses coups.
why-not-yet = { $name } en dira plus après la partie. Pour l’instant, cela pourrait révéler des cartes.
