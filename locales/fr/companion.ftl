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
companion-play-for = L’indice qui touche { $other } n’a de sens qu’une fois que j’ai joué { $card }.
companion-play-gamble = { $card } convient peut-être, et c’est mon dernier tour pour l’essayer.
companion-play-likely = Je pense que { $card } est { $cards } : elle convient probablement.
companion-play-try = Je pense que { $card } est { $cards }, et je verrai si elle convient.
companion-play-guess = { $card } peut encore être beaucoup de cartes. Je verrai si elle convient.
companion-announced = Je suis sûr de sa couleur, donc je l’annonce.
companion-discard-trash = { $card } ne peut plus être jouée.
companion-discard-read = D’après ma lecture de ses indices, { $card } ne peut plus être jouée.
companion-discard-twin = D’après ma lecture de ses indices, { $card } est inutile, ou quelqu’un d’autre a la même carte.
companion-discard-chop = { $card } est ma plus ancienne carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-newest = { $card } est ma plus récente carte sans indice, et personne ne m’a demandé de la garder.
companion-discard-untold = J’ai une raison de défausser { $card } que je pourrai te dire après la partie.
companion-discard-least = Toutes mes cartes méritent d’être gardées, et { $card } semble être la moindre perte.
companion-discard-clued = { $card } a un indice : quelqu’un compte peut-être dessus.
companion-discard-other = { $card } n’est pas la carte que je défausserais en premier.
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
companion-clue-play-or-save-later = Mon indice « { $clue } » demande à { $to } de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
    .to-you = L’indice « { $clue } » que je te donne te demande de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
companion-clue-finesse = Mon indice « { $clue } » à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que je te donne n’a de sens que lorsqu’une autre carte sera jouée.
companion-clue-trash = Les cartes que mon indice « { $clue } » touche pour la première fois sont inutiles. Je demande à { $to } de garder les plus anciennes.
    .to-you = Les cartes que l’indice « { $clue } » que je te donne touche pour la première fois sont inutiles. Je te demande de garder les plus anciennes.
companion-clue-identifies = Mon indice « { $clue } » fait entièrement connaître { $card } : { $cards }.
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
companion-heard-play-or-save-later = L’indice « { $clue } » de { $giver } à { $to } demande de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } demande de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } demande de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
    .from-you = Ton indice « { $clue } » à { $to } demande de garder une carte, qui conviendra peut-être dès qu’une autre sera jouée.
companion-heard-finesse = L’indice « { $clue } » de { $giver } à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-you = L’indice « { $clue } » que t’a donné { $giver } n’a de sens que lorsqu’une autre carte sera jouée.
    .to-me = L’indice « { $clue } » reçu de { $giver } n’a de sens que lorsqu’une autre carte sera jouée.
    .from-you = Ton indice « { $clue } » à { $to } n’a de sens que lorsqu’une autre carte sera jouée.
companion-heard-trash = Les cartes que l’indice « { $clue } » de { $giver } à { $to } touche pour la première fois sont inutiles : il demande de garder les plus anciennes.
    .to-you = Les cartes que l’indice « { $clue } » de { $giver } touche pour la première fois dans ta main sont inutiles : il te demande de garder les plus anciennes.
    .to-me = Les cartes que l’indice « { $clue } » de { $giver } touche pour la première fois dans ma main sont inutiles : il me demande de garder les plus anciennes.
    .from-you = Les cartes que ton indice « { $clue } » à { $to } touche pour la première fois sont inutiles : il demande de garder les plus anciennes.
companion-heard-identifies = L’indice « { $clue } » de { $giver } fait entièrement connaître { $card } : { $cards }.
    .from-you = Ton indice « { $clue } » fait entièrement connaître { $card } : { $cards }.
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
    .seen = Pour { $holder }, c’est peut-être { $cards } ; dans ce cas, elle convient maintenant.
companion-means-play-known = Elle passe donc pour { $cards }, qui convient maintenant.
companion-means-save = Il ne faut pas défausser { $card } si c’est { $cards }.
    .seen = Pour { $holder }, c’est peut-être { $cards } ; dans ce cas, il ne faut pas la défausser.
companion-means-save-known = Elle passe donc pour { $cards } : il ne faut pas la défausser.
companion-means-after = { $card } convient après { $first }, si c’est { $cards }.
    .seen = Pour { $holder }, c’est peut-être { $cards } ; dans ce cas, elle convient après { $first }.
companion-means-once = { $card } convient dès que { $other } est jouée comme { $first }, si c’est { $cards }.
    .seen = Pour { $holder }, c’est peut-être { $cards } ; dans ce cas, elle convient dès que { $other } est jouée comme { $first }.
companion-means-bluff = { $card } est { $cards } si { $other } est jouée juste après.
    .seen = Pour { $holder }, c’est { $cards } si { $other } est jouée juste après.
companion-asks-prompt = C’est à { $seat } de jouer { $card }, qui a déjà un indice et devrait être { $cards }.
companion-asks-finesse = C’est à { $seat } de jouer { $card }, qui n’a pas d’indice et devrait être { $cards }.
companion-asks-prompt-else = Sinon, c’est à { $seat } de jouer { $card }, qui a déjà un indice et devrait être { $cards }.
companion-asks-finesse-else = Sinon, c’est à { $seat } de jouer { $card }, qui n’a pas d’indice et devrait être { $cards }.
companion-taken-for = { $card } passe maintenant pour { $cards }.

## À quoi d’autre j’ai pensé, et pourquoi pas

companion-not-points = Pourquoi ne pas { $action } ? { companion-because-points }
companion-not-open-points = Pourquoi ne pas { $action } ? { companion-because-open-points }
companion-not-round-points = Pourquoi ne pas { $action } ? { companion-because-round-points }
companion-not-lost = Pourquoi ne pas { $action } ? { companion-because-lost }
companion-not-worse = Pourquoi ne pas { $action } ? { companion-because-worse }
companion-not-simulated = Pourquoi ne pas { $action } ? { companion-because-simulated }
companion-not-care = Pourquoi ne pas { $action } ? { companion-because-care }
companion-not-people = Pourquoi ne pas { $action } ? { companion-because-people }
companion-not-people-hardly = Pourquoi ne pas { $action } ? { companion-because-people-hardly }
companion-not-people-also = Pourquoi ne pas { $action } ? { companion-because-people-also }
companion-not-people-also-hardly = Pourquoi ne pas { $action } ? { companion-because-people-also-hardly }
companion-not-people-rarely = Pourquoi ne pas { $action } ? { companion-because-people-rarely }
companion-not-play-order = Pourquoi ne pas { $action } ? { companion-because-play-order }
companion-not-ahead = Pourquoi ne pas { $action } ? { companion-because-ahead }
companion-not-play-first = Pourquoi ne pas { $action } ? { companion-because-play-first }
companion-not-plays = Pourquoi ne pas { $action } ? { companion-because-plays }
companion-not-stops = Pourquoi ne pas { $action } ? { companion-because-stops }
companion-not-fewer-plays = Pourquoi ne pas { $action } ? { companion-because-fewer-plays }
companion-not-later-plays = Pourquoi ne pas { $action } ? { companion-because-later-plays }
companion-not-awaited = Pourquoi ne pas { $action } ? { companion-because-awaited }
companion-not-unlock = Pourquoi ne pas { $action } ? { companion-because-unlock }
companion-not-stake = Pourquoi ne pas { $action } ? { companion-because-stake }
companion-not-height = Pourquoi ne pas { $action } ? { companion-because-height }
companion-not-age = Pourquoi ne pas { $action } ? { companion-because-age }
companion-not-strike = Pourquoi ne pas { $action } ? { companion-because-strike }
companion-not-unfit = Pourquoi ne pas { $action } ? { companion-because-unfit }
companion-not-unfit-read = Pourquoi ne pas { $action } ? { companion-because-unfit-read }
companion-not-unsure = Pourquoi ne pas { $action } ? { companion-because-unsure }
companion-not-unsure-read = Pourquoi ne pas { $action } ? { companion-because-unsure-read }
companion-not-fewer-cards = Pourquoi ne pas { $action } ? { companion-because-fewer-cards }
companion-not-tell = Pourquoi ne pas { $action } ? { companion-because-tell }
companion-not-useless = Pourquoi ne pas { $action } ? { companion-because-useless }
companion-not-trash = Pourquoi ne pas { $action } ? { companion-because-trash }
companion-not-twin = Pourquoi ne pas { $action } ? { companion-because-twin }
companion-not-twin-mine = Pourquoi ne pas { $action } ? { companion-because-twin-mine }
companion-not-misplay = Pourquoi ne pas { $action } ? { companion-because-misplay }
companion-not-misplay-some = Pourquoi ne pas { $action } ? { companion-because-misplay-some }
companion-not-misread = Pourquoi ne pas { $action } ? { companion-because-misread }
companion-not-misread-still = Pourquoi ne pas { $action } ? { companion-because-misread-still }
companion-not-misread-some = Pourquoi ne pas { $action } ? { companion-because-misread-some }
companion-not-danger = Pourquoi ne pas { $action } ? { companion-because-danger }
companion-not-danger-last = Pourquoi ne pas { $action } ? { companion-because-danger-last }
companion-not-danger-some = Pourquoi ne pas { $action } ? { companion-because-danger-some }
companion-not-loss = Pourquoi ne pas { $action } ? { companion-because-loss }
companion-not-loss-some = Pourquoi ne pas { $action } ? { companion-because-loss-some }
companion-not-costs-nothing = Pourquoi ne pas { $action } ? { companion-because-costs-nothing }
companion-not-token = Pourquoi ne pas { $action } ? { companion-because-token }
companion-not-token-gain = Pourquoi ne pas { $action } ? { companion-because-token-gain }
companion-not-pace = Pourquoi ne pas { $action } ? { companion-because-pace }
companion-not-known = Pourquoi ne pas { $action } ? { companion-because-known }
companion-not-busy = Pourquoi ne pas { $action } ? { companion-because-busy }
companion-not-more = Pourquoi ne pas { $action } ? { companion-because-more }
companion-not-color = Pourquoi ne pas { $action } ? { companion-because-color }
companion-not-next = Pourquoi ne pas { $action } ? { companion-because-next }
companion-not-asks-less = Pourquoi ne pas { $action } ? { companion-because-asks-less }
companion-not-stomp = Pourquoi ne pas { $action } ? { companion-because-stomp }
companion-not-warning = Pourquoi ne pas { $action } ? { companion-because-warning }
companion-not-empty = Pourquoi ne pas { $action } ? { companion-because-empty }
companion-not-choice = Pourquoi ne pas { $action } ? { companion-because-choice }
companion-not-decline = Pourquoi ne pas { $action } ? { companion-because-decline }
companion-not-counted = Pourquoi ne pas { $action } ? La fin est proche, donc j’ai compté jusqu’au dernier tour. Je dirai les chiffres après la partie.
companion-not-same = Pourquoi ne pas { $action } ? Même réponse.
companion-rather = Je préférerais { $action }.

# Chaque raison est une phrase à part, qui suit la question sur un coup.

companion-because-points =
    Sur { $games ->
        [one] { $games } partie imaginée
       *[other] { $games } parties imaginées
    }, j’attends { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ainsi, contre { $less } avec ce coup.
companion-because-open-points =
    D’après ce que je sais des cartes, mon coup mène à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et celui-là à { $less }.
companion-because-round-points =
    En jouant la suite de { $games ->
        [one] { $games } partie imaginée
       *[other] { $games } parties imaginées
    }, mon coup rapporte en moyenne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et celui-là { $less }.
companion-because-lost =
    Dans { $lost ->
        [one] { $lost } partie imaginée
       *[other] { $lost } parties imaginées
    } sur { $games }, ce coup fait perdre la partie.
companion-because-worse =
    En jouant la suite de { $games ->
        [one] { $games } partie imaginée
       *[other] { $games } parties imaginées
    }, nous sommes ensuite moins bien placés.
companion-because-simulated = En jouant la suite avec les cartes que j’attends, nous sommes ensuite moins bien placés.
companion-because-care =
    Sur { $games ->
        [one] { $games } partie imaginée
       *[other] { $games } parties imaginées
    }, ce coup a fait un peu mieux, mais c’est peut-être un hasard.
companion-because-people = Sur 100 joueurs expérimentés, { $often } joueraient mon coup et { $rarely } celui-là.
companion-because-people-hardly = Sur 100 joueurs expérimentés, { $often } joueraient mon coup et presque personne celui-là.
companion-because-people-also = Pour celui-là, ils sont { $rarely } sur 100.
companion-because-people-also-hardly = Celui-là, presque personne ne le jouerait.
companion-because-people-rarely = Les joueurs expérimentés font cela moins souvent.
companion-because-play-order = Mes partenaires s’attendent à ce que je joue cette carte d’abord.
companion-because-ahead = Ensuite, la personne suivante risque davantage de perdre une carte dont nous avons besoin.
companion-because-play-first = Jouer une carte qui convient vaut plus.
companion-because-plays = Cela aide moins à faire jouer des cartes.
companion-because-stops = Une carte qui va être jouée ne le serait plus.
companion-because-fewer-plays = Cela ferait jouer moins de cartes : { $plays } au lieu de { $more }.
companion-because-later-plays = Les cartes seraient jouées plus tard.
companion-because-awaited = D’autres comptent sur moi pour jouer d’abord cette carte.
companion-because-unlock = Après cette carte, un partenaire devrait pouvoir jouer aussi.
companion-because-stake = Plus de points dépendent de cette carte.
companion-because-height = Parmi mes cartes qui conviennent, je joue d’abord les plus basses.
companion-because-age = Entre de telles cartes, c’est l’ancienneté qui décide.
companion-because-strike = Le risque d’une faute est plus grand.
companion-because-unfit = Cette carte ne peut pas convenir maintenant.
companion-because-unfit-read = D’après ma lecture des indices, elle ne convient pas maintenant.
companion-because-unsure = D’après ses seuls indices, elle convient dans { $percent } cas sur 100.
companion-because-unsure-read = D’après ma lecture des indices, elle convient dans { $percent } cas sur 100.
companion-because-fewer-cards = Cela en dit moins sur des cartes utiles.
companion-because-tell = Cela n’apprend à personne ce que sont ses cartes.
companion-because-useless = Plus de cartes inutiles auraient un indice.
companion-because-trash = Cela touche { $card }, qui est inutile.
companion-because-twin = Cela touche { $card }, et { $other } est la même.
companion-because-twin-mine = Cela touche { $card }, et { $other } est peut-être la même.
companion-because-misplay = Alors { $card } risque d’être jouée, et elle ne convient pas.
companion-because-misplay-some = Un partenaire risquerait davantage de jouer une carte qui ne convient pas.
companion-because-misread = Alors { $card } serait prise pour { $cards }.
companion-because-misread-still = Ainsi, { $card } reste prise pour une autre.
companion-because-misread-some = Plus de cartes seraient prises pour d’autres.
companion-because-danger = Alors { $card } risque d’être défaussée, et elle sert encore.
companion-because-danger-last = Alors { $card } risque d’être défaussée, et c’est le dernier exemplaire.
companion-because-danger-some = Des cartes utiles de partenaires seraient plus en danger.
companion-because-loss = Cette carte peut encore servir.
companion-because-loss-some = Cela peut coûter plus.
companion-because-costs-nothing = Défausser une carte inutile ne coûte rien.
companion-because-token = Cela ne vaut pas un jeton indice maintenant. Jetons restants : { $tokens }.
companion-because-token-gain = Un jeton indice vaut plus maintenant.
companion-because-pace = Il reste trop peu de tours pour en passer un à défausser.
companion-because-known = Cela n’apprend presque rien de nouveau.
companion-because-busy = Mieux vaut donner un indice à qui n’a pas encore de carte à jouer.
companion-because-more = Cela touche plus de nouvelles cartes que nécessaire.
companion-because-color = C’est à peu près aussi bien, mais je préfère les indices de couleur.
companion-because-next = C’est à peu près aussi bien, mais je préfère donner un indice à qui joue plus tard.
companion-because-asks-less = C’est à peu près aussi bien, mais cela demande moins.
companion-because-stomp = Cela touche une carte qui sera jouée même sans indice.
companion-because-warning = La personne avant moi m’a prévenu de ne pas défausser.
companion-because-empty = Cela ne touche rien et coûte un jeton indice.
companion-because-choice = Moins de points sont en jeu.
companion-because-decline = Cela n’apporte rien.

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
why-points = { $whole },{ $tenths }
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
