# どのテーブルにも合うルールブック。ゲームを説明する人が読み上げる文章。用語はtable.ftlの表のとおり。
# ID: rulebook-SECTION は題、rulebook-SECTION-… は段落、rulebook-ruling-N は文書のあいだの選択。
# 数はいつもオプションから決まる値なので、文の中に数字や、一より大きい数の言葉を書かない。一は漢字かひらがなで書く。

## 目標

rulebook-goal = ゲームの目標
rulebook-goal-team = Hanabiは、競い合うのではなく、力を合わせて遊ぶゲームです。みなさんは花火師です。ところが大きな花火大会の直前に、火薬と導火線と玉がごちゃまぜになってしまいました。ひとつのチームとして、夜空に{ $fireworks ->
    [1] 花火
   *[other] { $fireworks }つの花火
}を打ち上げましょう：{ $suits }。
rulebook-goal-series = 花火とは、同じ色のカードを正しい順に、どの数字も一度ずつ並べたものです（{ $order }）。カードの色の種類をスートと呼びます。
rulebook-goal-series-any = 花火は同じ色のカードの列で、{ $order }がそれぞれ一度ずつ並びます。どの数字からでも始められ、最後の数字のあとは最初の数字に戻ります。
rulebook-goal-series-either = 花火は同じ色のカードの列で、{ $order }の順か、その逆の順に並べます。最初のカードの代わりに「スタート」のカードを置くこともできます。カードの色の種類をスートと呼びます。
rulebook-goal-series-up = 花火とは、同じ色のカードを正しい順に、どの数字も一度ずつ並べたものです。{ $suits }の順番は{ $order }です。カードの色の種類をスートと呼びます。
rulebook-goal-series-down = { $suits }の順番は逆で、{ $order }です。
rulebook-goal-hidden = 難しいのは、自分のカードだけが見えないことです。自分が何を持っているかは、ほかの人が出すヒントでしかわからず、ヒントの数は限られています。
rulebook-goal-hidden-no-tokens = 難しいのは、自分のカードだけが見えないことです。しかもこのテーブルには、ヒントを出すためのトークンがありません。
rulebook-goal-points = 最後に正しい場所に置かれたカードが多いほど、よい花火大会です。みんなで届く最高点は{ $most }点です。
rulebook-goal-perfect = 目指すのは完璧な花火大会です。すべての花火が完成したときだけが勝ちです。どんなに惜しくても、それより少なければ負けです。

## 用意するもの

rulebook-material = 用意するもの
rulebook-material-cards = カードの山が{ $cards }枚。どのカードにもスートと数字がひとつずつあります。
rulebook-material-suits = { $count ->
    [1] 基本の色は{ $suits }です。カードは{ $cards }枚で、数字は{ $ranks }です。
   *[other] 基本の{ $count }色は{ $suits }です。それぞれカードは{ $cards }枚で、数字は{ $ranks }です。
}
rulebook-material-copies = つまり、同じものが何枚かあるカードも、一枚しかないカードもあります。
rulebook-material-start = ほかに、どのスートにも数字の代わりに「スタート」と書かれたカードが一枚ずつあります。
rulebook-material-rest = 箱に入っているほかのものは使いません。
rulebook-material-special = 山のうち{ $cards }枚は特別なカードです：{ $suits }。違うところはこのあと説明します。
rulebook-material-tokens = { $tokens ->
    [0] ヒントトークンはありません。
   *[other] ヒントトークンが{ $tokens }個。ヒントを出すときに使い、取り戻すこともできます。
}
    .abacus = { $tokens ->
        [0] ノートトークンはありません。
       *[other] 片面が白、もう片面が黒のノートトークンが{ $tokens }個。ヒントを出すときに使い、取り戻すこともできます。
    }
rulebook-material-tokens-most = ヒントトークンが最初の数より多くなることはありません。
    .abacus = ノートトークンが最初の数より多くなることはありません。
rulebook-material-strikes = ミスマーカーが{ $strikes }個。ミスを数えます。
    .abacus = 嵐トークンが{ $strikes }個。稲妻でミスを数えます。
rulebook-material-tiles = ボーナスタイルが{ $tiles }枚。効果はそれぞれ違います。

## 特別なスート

rulebook-suits = 特別なスート
rulebook-suits-cards = { $suit }のスート：カードは{ $cards }枚で、数字は{ $ranks }です。
rulebook-suits-up = このカードは、ほかの花火と並べて自分の花火を作ります。順番は{ $order }です。
rulebook-suits-down = このカードは、ほかの花火と並べて自分の花火を作りますが、順番は逆で、{ $order }です。
rulebook-suits-joker = このカードはジョーカーです。自分の花火はありません。次にその数字が必要などの花火にも置け、足りないカードの代わりになります。置ける花火がいくつかあれば、プレイした人が選びます。
rulebook-suits-own = その色は、ほかの色と同じ扱いです。ヒントに使うことができ、ほかの色のヒントはこのカードには当てはまりません。
rulebook-suits-all = ヒントでは、このカードは同時にすべての色として数えます。どの色のヒントも当てはまり、ヒントを出す人はこのカードも必ず指します。このスートの名前をヒントにすることはできません。
rulebook-suits-not-wild = 場では、このカードは何の代わりにもなりません。自分の花火にだけ置けます。
rulebook-suits-no-color = このカードには色がありません。どの色のヒントも当てはまらず、スートの名前をヒントにすることもできません。わかるのは数字のヒントだけです。
rulebook-suits-some-colors = ヒントでは、このカードは次のどの色としても数えます：{ $colors }。
rulebook-suits-color-by-rank = このカードにどの色のヒントが当てはまるかは、数字で決まります。いちばん小さい数字から順に、色が入れ替わります。
rulebook-suits-start-color = 最後の色は、このスートの「スタート」のカードに当てはまります。
rulebook-suits-rank-all = どの数字のヒントも、カードの数字に関係なく当てはまります。
rulebook-suits-inverted = このカードでは、プレイと捨てることが入れ替わります。プレイすると捨て札になり、捨てたときと同じようにヒントトークンが戻ります。捨てるとプレイしたことになり、花火に置かれるか、置けなければミスになります。そのため、捨てることはいつでもできます。
rulebook-suits-rank-none = どの数字のヒントも当てはまりません。

## 準備

rulebook-setup = 準備
rulebook-setup-shuffle = すべてのカードを裏向きにしてよく混ぜ、全員に手札を配ります。
rulebook-setup-hand = { $players }人なら、ひとり{ $cards }枚。
rulebook-setup-here = このテーブルでは、{ $players }人に{ $hand }枚ずつ、合わせて{ $dealt }枚を配ります。{ $left ->
    [0] カードは残らず、引くための山札はありません。
   *[other] 残りの{ $left }枚は、裏向きのまま山札としてテーブルに置きます。
}
rulebook-setup-hold = 大切な注意です。自分のカードを見てはいけません。裏を自分に向けて持ち、ほかの人には表が見え、自分には決して見えないようにします。手札を離れるまで、自分のカードはだれも見られません。
rulebook-setup-honor = 花火師の名誉にかけて守りましょう。
rulebook-setup-tokens = { $tokens ->
    [0] ヒントトークンは置きません。
    [1] ヒントトークンを、みんなの手が届くところに置きます。
   *[other] { $tokens }個のヒントトークンを、みんなの手が届くところに置きます。最初はすべて使えます。
}
    .abacus = { $tokens ->
        [0] ノートトークンは置きません。
        [1] ノートトークンを、白い面を上にして置きます。
       *[other] { $tokens }個のノートトークンを、白い面を上にして置きます。最初はすべて使えます。
    }
rulebook-setup-strikes = { $strikes ->
    [1] ミスマーカーを、みんなに見えるところに置きます。ミスはまだありません。
   *[other] { $strikes }個のミスマーカーを、みんなに見えるところに置きます。ミスはまだありません。
}
    .abacus = { $strikes ->
        [1] 嵐トークンを、稲妻の面を下にして置きます。
       *[other] { $strikes }個の嵐トークンを、稲妻の面を下にして置きます。
    }
rulebook-setup-tiles = { $tiles }枚のボーナスタイルを裏向きにして混ぜ、山札の横に置きます。

## だれから始めるか

rulebook-first = だれから始めるか
rulebook-first-random = 最初の手番の人は、ランダムに決めます。
rulebook-first-colorful = いちばんカラフルな服の人が最初の手番です。だれかはテーブルで決めます。
rulebook-first-oldest = いちばん年上の人がトークンを並べ、最初の手番になります。
rulebook-first-seat = 席{ $seat }の人が最初の手番です。

## 手番

rulebook-turn = 手番
rulebook-turn-order = 手番は時計回りに進みます。
rulebook-turn-one-action = 自分の手番には、ヒントを出す、カードを捨てる、カードをプレイする、のどれかひとつだけをします。パスはできず、ひとつより多くすることもできません。
rulebook-turn-only-play = 自分の手番には、カードをちょうど一枚プレイします。ヒントトークンがないので、ヒントを出すことも捨てることもできません。パスもできません。
rulebook-turn-final = やり直しはできません。手札を離れたカードは戻りません。

## ヒントを出す

rulebook-clue = ヒントを出す
rulebook-clue-cost = ヒントを出すと、ヒントトークンをひとつ使います。使ったトークンは脇に置きます。
    .abacus = ヒントを出すと、ノートトークンをひとつ使います。白い面から黒い面に裏返します。
rulebook-clue-none-left = 使えるトークンがないときはヒントを出せず、ほかのことをしなければなりません。
    .abacus = 白い面のノートトークンがないときはヒントを出せず、ほかのことをしなければなりません。
rulebook-clue-no-tokens = このテーブルではヒントトークンを使わないので、手番にヒントを出すことはできません。
rulebook-clue-content = ほかのプレイヤーをひとり選び、その人の手札について、色か数字のどちらかひとつを伝えます。色と数字を一緒に伝えることはできません。自分にヒントは出せません。
rulebook-clue-colors = { $count ->
    [1] ヒントにできる色は{ $colors }だけです。
   *[other] ヒントにできる色：{ $colors }。
}
rulebook-clue-no-colors = このゲームでは色のヒントは出せません。数字のヒントだけです。
rulebook-clue-no-ranks = このゲームでは数字のヒントは出せません。色のヒントだけです。
rulebook-clue-ranks = { $count ->
    [1] ヒントにできる数字は{ $ranks }だけです。
   *[other] ヒントにできる数字：{ $ranks }。
}
rulebook-clue-never = 決してヒントにできないもの：{ $suits }。
rulebook-clue-never-none = 持っていないと伝えるためでも、その名前は言えません。ゲームにない色もヒントにできません。
rulebook-clue-complete = ヒントは正しく、もれなく伝えます。その手札で当てはまるカードを、すべて指します。一枚でも省いてはいけません。
rulebook-clue-together = 当てはまるカードは一度に指し、どれかを強調してはいけません。
rulebook-clue-example = 例：「このカードとこのカードは{ $color }です」、または「このカードは{ $rank }です」。
rulebook-clue-example-rank = 例：「このカードとこのカードは{ $rank }です」。
rulebook-clue-example-color = 例：「このカードとこのカードは{ $color }です」。
rulebook-clue-empty = 持っていないものを伝えてもかまいません。例：「{ $color }のカードは一枚もありません」、または「{ $rank }のカードは一枚もありません」。このヒントはどのカードも指しません。
rulebook-clue-empty-rank = 持っていないものを伝えてもかまいません。例：「{ $rank }のカードは一枚もありません」。このヒントはどのカードも指しません。
rulebook-clue-empty-color = 持っていないものを伝えてもかまいません。例：「{ $color }のカードは一枚もありません」。このヒントはどのカードも指しません。
rulebook-clue-empty-any = どのカードにも当てはまらないヒントを出してもかまいません。このヒントはどのカードも指しません。
rulebook-clue-empty-cost = 空のヒントも、ほかのヒントと同じようにトークンを使います。
rulebook-clue-not-empty = ヒントは少なくとも一枚に当てはまらなければなりません。指すカードがないので、「{ $rank }のカードは一枚もありません」とは言えません。
rulebook-clue-not-empty-any = このテーブルの特殊ルールがなければ、ヒントは少なくとも一枚に当てはまらなければなりません。
rulebook-clue-all-touched = どの色のヒントも当てはまるカード：{ $suits }。これを持つ手札への色のヒントは、空のヒントになりません。どの色を言っても、そのカードを指さなければなりません。
rulebook-clue-no-cards = 手札がなくなった人には、ヒントを出せません。
rulebook-clue-again = 前と同じヒントをもう一度出してもかまいません。
rulebook-clue-finished = 花火が完成した色をヒントにしてもかまいません。
rulebook-clue-finished-or-dead = 花火が完成した色や、もう伸びない色をヒントにしてもかまいません。

## カードを捨てる

rulebook-discard = カードを捨てる
rulebook-discard-how = 自分の手札から一枚選び、捨て札に置きます。使ったヒントトークンがひとつ戻ります。そのあと山札から一枚引きます。
    .abacus = 自分の手札から一枚選び、捨て札に置きます。ノートトークンをひとつ白い面に戻します。そのあと山札から一枚引きます。
rulebook-discard-face = 捨てたカードは表向きに置きます。捨てる前のカードも、引いたカードも、表を見てはいけません。
rulebook-discard-limit = { $tokens ->
    [1] ヒントトークンが使えるあいだは、取り戻すものがないので捨てられません。ほかのことをしてください。
   *[other] { $tokens }個のヒントトークンがすべて使えるあいだは、取り戻すものがないので捨てられません。ほかのことをしてください。
}
    .abacus = { $tokens ->
        [1] ノートトークンが白い面のあいだは捨てられません。ほかのことをしてください。
       *[other] { $tokens }個のノートトークンがすべて白い面のあいだは捨てられません。ほかのことをしてください。
    }
rulebook-discard-never = ヒントトークンがなければ取り戻すものがないので、手番にカードを捨てることはできません。
rulebook-discard-pile = 捨て札は公開です。だれでも、いつでも確かめられます。
rulebook-discard-out = 捨てたカードは、このゲームではもう使いません。
rulebook-needed-lose = 注意してください。まだ必要なカードの最後の一枚を、捨てたりプレイに失敗したりして失うと、その場でゲームが終わり、負けになります。
rulebook-needed-no-tile = ボーナスタイルでも救えません。そのカードが捨て札に置かれた時点で負けです。
rulebook-needed-joker = カードの最後の一枚を失うと、代わりになれるのは同じ数字のジョーカーだけです。ゲームは続きます。
rulebook-needed-perfect = 必要なカードの最後の一枚を失うと、もう勝てませんが、それだけではゲームは終わりません。
rulebook-needed-score = 必要なカードの最後の一枚を失うと、その花火は手前のカードで終わりです。ゲームは続きます。
rulebook-needed-tile = そのカードを取り戻せるのは、ボーナスタイルだけです。

## カードをプレイする

rulebook-play = カードをプレイする
rulebook-play-how = 自分の手札から一枚取り、表向きにしてテーブルに出します。
rulebook-play-unknown = 何のカードか知らなくてもかまいません。どの花火のつもりかを言う必要もありません。
rulebook-play-fits = その花火の次のカードであれば、花火に置けます。
rulebook-play-up = { $count ->
    [1] この花火は
   *[other] これらの花火は
}{ $order }の順に作ります：{ $suits }。
rulebook-play-down = { $count ->
    [1] この花火は
   *[other] これらの花火は
}逆に、{ $order }の順に作ります：{ $suits }。
rulebook-play-any = 花火は、ほかの花火がまだ始めに使っていない数字ならどれからでも始められます。{ $last }のあとは{ $first }です。
rulebook-play-either = 花火は{ $first }、{ $last }、または「スタート」から始められます。{ $first }からは{ $last }まで上り、{ $last }からは{ $first }まで下ります。「スタート」の次に置いた{ $low }か{ $high }で、どちらに進むかが決まります。
rulebook-play-once = 花火はスートごとにひとつで、どの数字も一枚だけ置きます。置けるカードは花火に加わるか、新しい花火を始めます。
rulebook-play-joker = プレイしたジョーカーは、次にその数字が必要な花火があれば置けます。いくつかあれば、ひとつを選びます。
rulebook-play-misfit = 置けないカードは捨て札になり、チームのミスになります。
    .abacus = 置けないカードは捨て札になります。神々が怒り、空から稲妻を落とします。嵐トークンをひとつ、稲妻の面に裏返します。
rulebook-play-misfit-no-token = こうして捨て札になったカードでは、ヒントトークンは戻りません。
    .abacus = こうして捨て札になったカードでは、ノートトークンは戻りません。
rulebook-play-draw = どちらの場合も、そのあと表を見ないで一枚引きます。山札がなければ引きません。
rulebook-play-deck = 山札が最後の一枚になったら、手札の代わりに、そのカードを見ないでプレイすることもできます。そのときは新しく引きません。

## 予告する

rulebook-announce = 予告してプレイする
rulebook-announce-may = プレイするカードを見せる前に、どの花火のカードかを予告できます。予告するかどうかは毎回決めます。予告には何も使わず、ヒントにもなりません。
rulebook-announce-right = 予告が当たり、置けるカードなら、ふつうに置いて、ヒントトークンがひとつ戻ります。それで花火が完成すれば、完成の報酬ももらえます。使ったトークンがなければ、戻る分はなくなります。
rulebook-announce-right-no-token = 予告が当たり、置けるカードなら、ふつうに置きます。このテーブルには、取り戻すトークンがありません。
rulebook-announce-misfit = スートは当たっていても置けないカードなら、ふつうのミスです。カードを捨て札にして、ミスを数えます。
rulebook-announce-wrong = スートが外れたら、置けるはずのカードでも捨て札にして、ミスを数えます。
rulebook-announce-special = 次のカードは、ヒントにできないスートでも、そのスートの名前で予告します：{ $suits }。

## ミス

rulebook-strike = ミス
rulebook-strike-each = プレイしたカードが置けないたびにミスです。ミスマーカーで数えます。
    .abacus = プレイしたカードが置けないたびに、神々が怒ります。嵐トークンをひとつ、稲妻の面に裏返します。
rulebook-strike-lost = { $strikes ->
    [1] 一度でもミスをすると、すぐにゲームが終わり、負けになります。
   *[other] ミスが{ $strikes }回になると、すぐにゲームが終わり、負けになります。
}
    .abacus = { $strikes ->
        [1] 最初の嵐トークンで嵐が来て、花火は終わります。すぐにゲームが終わり、負けになります。
       *[other] { $strikes }個の嵐トークンが稲妻の面になると嵐が来て、花火は終わります。すぐにゲームが終わり、負けになります。
    }
rulebook-strike-zero = { $strikes ->
    [1] 一度でもミスをすると、すぐにゲームが終わります。場に何があっても得点はありません。
   *[other] ミスが{ $strikes }回になると、すぐにゲームが終わります。場に何があっても得点はありません。
}
    .abacus = { $strikes ->
        [1] 最初の嵐トークンで嵐が来て、花火は終わります。すぐにゲームが終わります。場に何があっても得点はありません。
       *[other] { $strikes }個の嵐トークンが稲妻の面になると嵐が来て、花火は終わります。すぐにゲームが終わります。場に何があっても得点はありません。
    }
rulebook-strike-keep = { $strikes ->
    [1] 一度でもミスをすると、すぐにゲームが終わります。花火はそのまま数えます。
   *[other] ミスが{ $strikes }回になると、すぐにゲームが終わります。花火はそのまま数えます。
}
rulebook-strike-at-once = ゲームを終わらせるミスのあとは、だれも引かず、何もしません。
    .abacus = ゲームを終わらせる稲妻のあとは、だれも引かず、何もしません。

## 花火の完成の報酬

rulebook-bonus = 花火の完成の報酬
rulebook-bonus-token = 花火の最後のカード、つまり{ $last }をプレイして完成させると、チームにヒントトークンがひとつ戻ります。
    .abacus = 花火の最後のカード、つまり{ $last }をプレイして完成させると、チームはノートトークンをひとつ白い面に戻します。
rulebook-bonus-token-any = 花火の最後のカードをプレイして完成させると、チームにヒントトークンがひとつ戻ります。
rulebook-bonus-free = この報酬のためにカードを捨てる必要はありません。
rulebook-bonus-lost = ヒントトークンがすべて使える状態なら、報酬はありません。
    .abacus = ノートトークンがすべて白い面なら、報酬はありません。
rulebook-bonus-tile = 最後のカード、つまり{ $last }で花火を完成させると、ヒントトークンの代わりにボーナスタイルをめくります。
rulebook-bonus-nothing = このテーブルには取り戻すヒントトークンがないので、花火を完成させてもほかに報酬はありません。
rulebook-bonus-hidden = このテーブルでは、花火を完成させてもほかに報酬はありません。完成したことがわかってしまうからです。
rulebook-bonus-down-token = { $suits }の最後のカードは{ $last }です。この花火を完成させると、すべて使える状態でなければ、ヒントトークンがひとつ戻ります。
rulebook-bonus-down-nothing = { $suits }の最後のカードは{ $last }です。このテーブルにはヒントトークンがないので、この花火を完成させても報酬はありません。
rulebook-bonus-down-tile = { $suits }の最後のカードは{ $last }です。この花火を完成させたときも、ボーナスタイルをめくります。
rulebook-bonus-last = { $fireworks ->
    [1] たったひとつの花火が完成すると、その場で勝ちなので、タイルはめくりません。
   *[other] { $fireworks }つの花火の最後のひとつが完成すると、その場で勝ちなので、タイルはめくりません。
}

## ボーナスタイル

rulebook-tile = ボーナスタイル
rulebook-tile-how = 裏向きのタイルから一枚をランダムにめくり、書かれたことをします。使ったタイルは脇に置き、戻しません。新しいカードを引くのはそのあとです。
rulebook-tile-token = タイル{ $tile }「{ $name }」：ヒントトークンがひとつ戻ります。使ったトークンがなければ、何も起きません。
rulebook-tile-token-idle = タイル{ $tile }「{ $name }」：このテーブルにはヒントトークンがないので、効果はありません。
rulebook-tile-strike = タイル{ $tile }「{ $name }」：ミスをひとつ取り消し、ヒントトークンがひとつ戻ります。ミスがなくてもトークンは戻ります。使ったトークンがなければ、ミスだけを取り消します。
rulebook-tile-strike-only = タイル{ $tile }「{ $name }」：ミスをひとつ取り消します。このテーブルには、取り戻すヒントトークンがありません。
rulebook-tile-color = タイル{ $tile }「{ $name }」：トークンを使わずに、ほかのプレイヤーに色のヒントを出します。ヒントのルールはいつもどおりです。色のヒントを出せるなら必ず出し、出せなければタイルの効果はなくなります。
rulebook-tile-rank = タイル{ $tile }「{ $name }」：トークンを使わずに、ほかのプレイヤーに数字のヒントを出します。ヒントのルールはいつもどおりです。数字のヒントを出せるなら必ず出し、出せなければタイルの効果はなくなります。
rulebook-tile-shuffle = タイル{ $tile }「{ $name }」：捨て札からカードを一枚選び、山札に混ぜます。役に立つカードがなくても、必ず選びます。捨て札がなければ、タイルの効果はなくなります。
rulebook-tile-shuffle-instead = 山札がないときのタイル{ $tile }：代わりにタイル{ $other }の効果を使うか、何もしないかを選べます。なくなった山札にカードは戻りません。
rulebook-tile-shuffle-either = 山札がないときのタイル{ $tile }：代わりにタイル{ $other }の効果を使うか、捨て札のカードをただ一枚の山札として戻してすぐに引くか、何もしないかを選べます。すでに始まった最終ラウンドは、そのまま進みます。
rulebook-tile-play = タイル{ $tile }「{ $name }」：捨て札から置けるカードを一枚選び、花火に置きます。置けるカードがあれば必ず選び、なければタイルの効果はなくなります。ミスにはならず、予告もしません。それで花火が完成してタイルがもらえるなら、すぐに次のタイルをめくります。
rulebook-tile-begins-down = 花火を始めるだけの{ $first }は、プレイしても、タイルで置いても、タイルをめくりません：{ $suits }。
rulebook-tile-none-left = タイルをすべて使い切ったあとは、花火を完成させると、代わりにヒントトークンがひとつ戻ります。

## 山札がなくなったら

rulebook-final = 山札がなくなったら
rulebook-final-last-card = 山札の最後のカードを引くと、最終ラウンドが始まります。全員がちょうど一度ずつ手番を行い、そのカードを引いた人が最後です。全部で{ $turns }手番です。
rulebook-final-at-once = 配るだけで山札がなくなるので、すぐに最終ラウンドが始まります。全員がちょうど一度ずつ手番を行います。全部で{ $turns }手番です。
rulebook-final-no-draw = 最終ラウンドでは引くカードがないので、手札は減っていきます。そのあとゲームは終わりです。
rulebook-final-tile = ボーナスタイルは引く前に行い、山札がなくなるのは引いたときだけです。始まった最終ラウンドは延びません。
rulebook-final-endless = 山札がなくなっても、ゲームは終わりません。残った手札で続け、手札は減っていきます。勝つか負けるまで続きます。
rulebook-final-endless-points = 山札がなくなっても、ゲームは終わりません。もう置けるカードがなくなるまで、残った手札で続けます。
rulebook-final-clue-only = 手札がなくなった人は、ヒントを出すことしかできません。
rulebook-final-stuck = 手札がなく、出せるヒントもない人は何もできません。そのときは負けです。
rulebook-final-stuck-no-tokens = ヒントトークンがないので、手札がなくなった人は何もできません。そのときは負けです。
rulebook-final-passed-over = 手札がなく、出せるヒントもない人の手番は飛ばされます。
rulebook-final-passed-over-no-tokens = 手札がなくなった人の手番は飛ばされます。
rulebook-final-no-card = 手札がないまま手番を迎える人がいれば、その場でゲームが終わり、負けになります。
rulebook-final-ever = ゲームがいつまでも続くことはありません。ヒントトークンが戻るのは手札からカードが出たときだけで、カードはいつかなくなります。
rulebook-final-ever-no-tokens = ゲームがいつまでも続くことはありません。手番のたびにカードが減っていきます。

## ゲームの終わり

rulebook-end = ゲームの終わり
rulebook-end-perfect = { $fireworks ->
    [1] 花火が完成すると、
   *[other] { $fireworks }つの花火がすべて完成すると、
}いつであってもその場でゲームが終わり、満点の{ $most }点で勝ちです。
rulebook-end-won = { $fireworks ->
    [1] 花火が完成すると、
   *[other] { $fireworks }つの花火がすべて完成すると、
}いつであってもその場でゲームが終わり、勝ちです。
rulebook-end-too = そのためには、点が減るだけのスートも完成していなければなりません：{ $suits }。どれかが未完成のあいだは、ゲームが続きます。
rulebook-end-strikes = { $strikes ->
    [1] 一度のミスで、その場でゲームが終わります。
   *[other] ミスが{ $strikes }回になると、その場でゲームが終わります。
}
    .abacus = { $strikes ->
        [1] 嵐トークンが稲妻の面になると、その場でゲームが終わります。
       *[other] { $strikes }個の嵐トークンが稲妻の面になると、その場でゲームが終わります。
    }
rulebook-end-scored = そうでなければ、最終ラウンドの最後の手番のあとにゲームが終わり、花火を数えます。
rulebook-end-until-capped = そうでなければ、捨て札から見てもう置けるカードが残っていないとわかったときにゲームが終わり、花火を数えます。
rulebook-end-incomplete = そうでなければ、最終ラウンドの最後の手番のあとにゲームが終わります。そのとき未完成の花火があれば、負けです。
rulebook-end-stuck = 手番を迎えた人に、カードも出せるヒントもなければ、負けです。
rulebook-end-no-card = 手番を迎えた人にカードがなければ、負けです。
rulebook-end-needed = まだ必要なカードの最後の一枚が捨て札になると、負けです。
rulebook-end-capped = 捨て札から見て、もう置けるカードが残っていないとわかったときにも終わります。続けても点は増えません。
rulebook-end-capped-hands = 最終ラウンドでは、まだ手番のある人がだれも置けるカードを持っていないときにも終わります。
rulebook-end-play-on = もう点が増えなくても、このどれかの終わりになるまで続けます。

## 得点

rulebook-score = 得点
rulebook-score-none = 得点は数えません。すべての花火が完成していれば勝ち、そうでなければ負けです。
rulebook-score-sum = どの花火も、いちばん上のカードの数字が得点です。すべて足します。始まらなかった花火に得点はありません。
rulebook-score-any = どの花火も、置かれたカードの枚数が得点です。すべて足します。
rulebook-score-down = { $suits }は違います。逆に作る花火なので、置かれたカードの枚数が得点です。
rulebook-score-example = 例：{ $sum } = { $total }点。
rulebook-score-most = 届く最高点は{ $most }点です。
rulebook-score-penalty = { $suits }は違います。このカードに得点はなく、最後に花火に足りないカードの枚数だけ点が減ります。
rulebook-score-penalty-example = 例：{ $suit }の花火に{ $placed }があり、{ $missing }枚足りません。{ $before }から{ $missing }を引いて{ $total }点です。
rulebook-score-negative = 得点はマイナスになることもあります。最低は−{ $least }点です。
rulebook-score-floor = 何枚足りなくても、得点はマイナスにはなりません。
rulebook-score-floor-idle = 得点はマイナスにはなりません。このテーブルには、マイナスになる理由がありません。
rulebook-score-suffix = 自慢してください。このゲームの得点には「{ $suffix }」という言葉を添えられます。
rulebook-score-lost = ミスで負けたゲームには、得点も評価もありません。
rulebook-score-zero = ミスで負けたゲームは零点です。結果を評価する場合は、零点として評価します。
rulebook-score-keep = ミスで終わったゲームも、ほかと同じように数えます。

## 評価

rulebook-rating = 評価
rulebook-rating-off = 結果はだれも評価しません。得点がすべてを語ります。
rulebook-rating-perfect = 評価の表は使いません。完璧な花火大会か、負けかのどちらかです。
rulebook-rating-no-scale = 最高{ $most }点のゲームに評価の表はありません。得点がすべてを語ります。
rulebook-rating-body = 花火大会の出来ばえは？ 審査員：{ $body }。
rulebook-rating-up-to = { $to }点以下。{ $verdict }
rulebook-rating-range = { $from }点から{ $to }点。{ $verdict }
rulebook-rating-exactly = { $to }点。{ $verdict }

## 会話

rulebook-talk = 話してよいこと
rulebook-talk-strict = カードについて伝え合うのは、ヒントだけです。ひとことも、目配せも、ため息もいけません。
rulebook-talk-influence = だれかが考えているあいだ、ほかの人は口をはさまず、決断に影響を与えようとしてはいけません。
rulebook-talk-house = これは文字どおりのルールです。いちばん好きな遊び方をして、テーブルで何を許すかをゲームの前に決めておきましょう。
rulebook-talk-remarks = カードそのものについては、ヒントだけで伝えます。このテーブルでは、「自分のカードがまだ何もわからない」「もらったヒントを覚えている？」といった無難なひとことは許されます。
rulebook-talk-open = このテーブルでは何を話してもかまいません。どこまで話すかはみんなで決めましょう。話が少ないほど、ヒントの価値が上がります。

## 自分の手札

rulebook-hand = 自分の手札
rulebook-hand-reorder = 自分の手札の中でカードを動かしたり、ずらしたり、向きを変えたりできます。たとえば、ヒントで指されたカードを覚えておくためです。表を見ないように動かしてください。
rulebook-hand-fixed = 手札のカードは、引いた順のままにします。並べ替えることはできません。

## 助言

rulebook-tip = よい助言
rulebook-tip-sure = 置けるというはっきりした理由があるときにプレイしましょう。当てずっぽうはミスのもとです。
    .abacus = 置けるというはっきりした理由があるときにプレイしましょう。当てずっぽうは神々を怒らせます。
rulebook-tip-pile = 捨て札をよく見ましょう。そこにあるカードと、ほかの人の手札に見えるカードから、自分のカードの可能性がわかります。
rulebook-tip-copies = 何もわからないカードを捨てるのは危険ですが、いつも損とは限りません。どのカードが何枚あるかを確かめましょう。一枚しかないカードは手放せません。
rulebook-tip-complete = 完成した花火のカードは、安心して捨ててヒントトークンを取り戻せます。
    .abacus = 完成した花火のカードは、安心して捨ててノートトークンを取り戻せます。
rulebook-tip-dead = もう伸びない花火のカードも同じです。そういう花火には、いちばん上のカードの向きを変えるなどして、目印を付けましょう。
rulebook-credits = 作者とイラスト
rulebook-credits-author = Hanabiはアントワーヌ・ボザ（Antoine Bauza）のゲームです。
rulebook-credits-artist = Cocktail Games版のイラストはAlbertine Ralentiです。
rulebook-credits-graphics = Grands FeuxのグラフィックはCocktail Gamesです。
rulebook-credits-players = 箱の表示は、{ $from }人から{ $to }人、{ $age }歳以上です。
rulebook-credits-time = ゲームの時間は{ $from }分から{ $to }分です。
rulebook-credits-award = { $published }年に発売され、{ $won }年にドイツ年間ゲーム大賞を受賞しました。

## 特殊ルール

rulebook-twist = このテーブルの特殊ルール
rulebook-twist-critical-fours = どのスートにも、数字{ $rank }のカードは一枚しかありません。
rulebook-twist-scarce-ones = 数字{ $rank }のカードは、どのスートにも{ $copies }枚までしかありません。
rulebook-twist-colour-mute = 色を言ってはいけません。数字のヒントだけです。
rulebook-twist-rank-mute = 数字を言ってはいけません。色のヒントだけです。
rulebook-twist-colour-blind = 色のヒントはどのカードにも当てはまりません。それでも出すことはできます。
rulebook-twist-rank-blind = 数字のヒントはどのカードにも当てはまりません。それでも出すことはできます。
rulebook-twist-alternating = ゲームの最初のヒントは自由です。色のヒントのあと、次にヒントを出す人は数字を、数字のヒントのあとは色を言わなければなりません。
rulebook-twist-alternating-tile = ボーナスタイルのヒントはいつでも出せて、次のヒントの種類には影響しません。
rulebook-twist-clue-starved = ヒントが貴重です。トークンがひとつ戻るはずのところで½個しか戻りません。ヒントにはトークンをまるごとひとつ使います。
rulebook-twist-cow-pig = 色も数字も言いません。色のヒントは「モー」、数字のヒントは「ブー」とだけ言います。ほかの人には、どのカードに当てはまるかだけがわかります。
rulebook-twist-duck = 色も数字も言いません。ヒントは「ガー」とだけ言います。ほかの人には、どのカードに当てはまるかだけがわかります。
rulebook-twist-hidden-plays = カードは伏せてプレイします。どのカードだったかも、置けたかどうかも、だれにも知らされません。花火とミスは、ゲームが終わるまでわかりません。花火が完成してもヒントトークンは戻りません。{ $most }回目のミスでは、やはりすぐにゲームが終わります。
rulebook-twist-card-cycle = ヒントを出したプレイヤーは、自分の手札のうちヒントのないいちばん古いカードを、いちばん新しいカードの位置に移します。
rulebook-twist-odds-evens = 数字のヒントは奇数か偶数かだけを伝えます。ヒント{ $odd }はすべての奇数のカードに、ヒント{ $even }はすべての偶数のカードに当てはまります。
rulebook-twist-sudoku = どの色にも同じカードが{ $copies }枚ずつあります。ただし、一枚ずつしかない色は別です。
rulebook-twist-up-or-down = どのスートにも、{ $first }と{ $last }と「スタート」は一枚ずつしかありません。数字のヒントは「スタート」のカードに当てはまりません。ただし、どの数字のヒントにも当てはまるスートは別です。
rulebook-twist-funnels = 数字のヒントは、その数字のカードと、それより小さい数字のすべてのカードに当てはまります。
rulebook-twist-chimneys = 数字のヒントは、その数字のカードと、それより大きい数字のすべてのカードに当てはまります。
rulebook-twist-synesthesia = 数字のヒントはありません。どの色も数字をひとつ表します。色の順番：{ $colors }。最初の色はいちばん小さい数字、次の色は次の数字を表し、最後の色のあとは最初の色に戻ります。色のヒントは、その色のカードと、その色が表す数字のカードに当てはまります。どの色も、またはどの数字も当てはまらないスートは対象外です。
rulebook-twist-special-all-colors = 数字{ $rank }のカードには、どの色のヒントも当てはまります。
rulebook-twist-special-no-color = 数字{ $rank }のカードには、どの色のヒントも当てはまりません。
rulebook-twist-special-all-ranks = 数字{ $rank }のカードには、どの数字のヒントも当てはまります。{ $rank }という数字そのものは言えません。
rulebook-twist-special-no-rank = 数字{ $rank }のカードには、どの数字のヒントも当てはまりません。{ $rank }という数字は言えません。
rulebook-twist-special-deceptive = { $rank }という数字は言えません。代わりに、{ $rank }のカードには別の数字が当てはまります。最初のスートには{ $ranks }の最初の数字、次のスートには次の数字、というように順に繰り返します。スートの順番：{ $suits }。
rulebook-twist-special-suit = ある種類のすべてのヒントが当てはまるスート、またはまったく当てはまらないスートでは、{ $rank }のカードも同じです。

rulebook-chapter-base = 基本のゲーム
rulebook-chapter-extensions = このテーブルの拡張
rulebook-chapter-more = 知っておきたいこと

## 文書の違うところ

rulebook-ruling = 文書によって違うところ、書かれていないところ
rulebook-ruling-1 = 空のヒント：ドイツとフランスの版は許し、アメリカの版とhanab.liveは禁じ、ほかは決めていません。どの版も、その文書のとおりにします。ヒントを出す人がカードを指すとしか書かれていない文書では、空のヒントは許しません。指すカードがないからです。
rulebook-ruling-2 = 虹色のカードの枚数：書いていない文書もあります。短いスートは各数字一枚ずつ、長いスートは、ほかの版のルール用紙にあるとおり、基本の色と同じ枚数です。
rulebook-ruling-3 = 黒のカードの枚数：フランスのルールには書かれていません。花火が逆向きなので、枚数も逆にします。始めるカードがいちばん多く、完成させるカードは一枚だけです。
rulebook-ruling-4 = 虹色のカードは、独立した色の版と、すべての色として数える版があります。場でのジョーカーはハウスルールです。どの版も、それぞれの決まりのままにします。
rulebook-ruling-5 = 最後のミス：多くの文書は負けとし、ドイツの文書は零点とし、ウェブのルール要約は、ある箇所では負け、別の箇所では得点を数えるとしています。オプションで決まり、その版の文書のとおりに設定してあります。
rulebook-ruling-6 = ミスの回数：爆発をいちばん下にしてマーカーを重ねる場合、数え方がいくつか考えられます。ここでは、どの文書も意味しているミスでゲームが終わります。
rulebook-ruling-7 = ヒントトークンがすべて使えるときに捨てること：禁じる文書がいくつかあり、許す文書はないので、禁じます。
rulebook-ruling-8 = 数を超えるトークン：何か書いてある文書では、そのトークンは失われます。ここでは、花火、タイル、予告のどのトークンも同じです。
rulebook-ruling-9 = 最終ラウンドでの完成：山札がなくなる前の勝ちだけを書いた文書もあります。ここではいつでも勝ちで、得点は同じです。
rulebook-ruling-10 = 最終ラウンドの長さ：書き方は違っても、どの文書も同じ意味です。最後のカードを引いた次の手番から数えます。
rulebook-ruling-11 = 最後のミスのあとに引くこと：ゲームはその場で終わるので、だれも引きません。
rulebook-ruling-12 = 色は当たったが置けないカードの予告：文書には、ふつうに置くとありますが、置けないカードはふつう置かれません。だから、トークンのないふつうのミスです。
rulebook-ruling-13 = 色は外れたが置けるはずのカードの予告：文書では、置けるかどうかに関係なく、ミスとして捨て札になります。
rulebook-ruling-14 = 花火を完成させるカードの予告：まず予告のトークン、次に花火の報酬です。使ったトークンがなければ、それぞれ失われます。
rulebook-ruling-15 = 特別なスートの予告：方法を書いた文書はありません。予告はヒントではなく、カードが加わる花火の名前なので、ここではそのスートの名前を言えます。
rulebook-ruling-16 = 逆に作る花火の報酬：フランスのルールは、ほかの色と同じくヒントトークンを約束し、タイルはいちばん大きいカードで花火を完成させたときだけにしています。だからトークンです。テーブルはタイルを選ぶこともできます。
rulebook-ruling-17 = ボーナスタイルの枚数：ルールのタイルの枚数は、説明されている効果の数と同じなので、それぞれ一枚です。
rulebook-ruling-18 = タイルが残っていないとき：印刷された版では起きません。自作のスートでは起きることがあり、そのときはタイルの代わりにヒントトークンが戻ります。
rulebook-ruling-19 = 最後の花火のタイル：その時点でゲームに勝つので、めくりません。
rulebook-ruling-20 = タイルによるヒント：だれが出すのか、必ず出すのかを、ルールは決めていません。花火を完成させた人が、ほかのだれかに出し、出せるなら必ず出します。
rulebook-ruling-21 = なくなった山札にカードを戻すこと：ルールでは、代わりに最後のタイルの効果を使えます。ここでは、何もしないことも選べます。カードを戻してすぐに引く決まりを、テーブルが選ぶこともできます。
rulebook-ruling-22 = それ以外でカードを戻すこと：先にカードを混ぜ、そのあとで手番のカードを引きます。カードがあれば必ず選びます。
rulebook-ruling-23 = 捨て札を花火に置くこと：手札からのプレイではないので、予告はいらず、予告のトークンもなく、その分のカードも引きません。
rulebook-ruling-24 = 黒のカードや複数の拡張を使ったゲームの評価：そのための表がある文書はありません。届く最高点で表を選び、マイナスの得点はいちばん低い段に入ります。
rulebook-ruling-25 = マイナスの得点：フランスのルールは限りなく点を引き、いちばん低い段に下限はありません。だから得点はマイナスになることがあります。テーブルは、マイナスにしないことも選べます。
rulebook-ruling-26 = 黒のカードがあるときの完全な成功：黒い花火も作るべき花火のひとつなので、ゲームが早く終わるには、それも完成していなければなりません。
rulebook-ruling-27 = 必要なカードを失うこと：文書は捨てることについて書いています。プレイに失敗したカードも同じ捨て札に入るので、同じように数えます。
rulebook-ruling-28 = 必要なカードを失ったが、タイルで取り戻せたかもしれないとき：文書に例外はないので、その場で負けです。
rulebook-ruling-29 = 手札のないプレイヤー：グランドフィナーレのある文書には何も書かれておらず、王の恩寵ではゲームが終わります。どちらもそのままにし、何も書かれていない場合は、そのプレイヤーはまだヒントを出せます。
rulebook-ruling-30 = 何もできないプレイヤー：どの文書も考えていません。パスは決して許されないので、負けです。最終ラウンドのない得点制のゲームでだけ、その人の手番は飛ばされます。
rulebook-ruling-31 = 手札のないプレイヤーへのヒント：指すカードも、わかることもないので、許しません。
rulebook-ruling-32 = 王の恩寵で必要なカードを失うこと：その文書に、そういう終わり方はないので、別の終わり方になるまで続けます。
rulebook-ruling-33 = 黒や、ゲームにない色のヒント：フランスのルールは、ないと伝えるためでも黒を禁じています。そのヒントは受け付けられず、何も使いません。
rulebook-ruling-34 = すべての色のカードを持つ手札への「赤はありません」：そのカードを含めるのは義務なので、ヒントは許されますが、そのカードを指します。
rulebook-ruling-35 = 独立した色としての虹色：文書ではまったく新しい色とされているので、ほかの色のヒントは当てはまりません。
rulebook-ruling-36 = ヒントの繰り返し：禁じている文書はありません。
rulebook-ruling-37 = 花火が完成した色や、もう伸びない色のヒント：禁じている文書はありません。
rulebook-ruling-38 = 最初のプレイヤー：服で決める文書、年齢で決める文書、何も書いていない文書があります。その版の決め方を表示し、テーブルで決めます。決め方がなければ、ランダムに決めます。
rulebook-ruling-39 = ヒントトークンの個数を変えたとき：最初の個数が、そのまま最大の個数です。
rulebook-ruling-40 = もう点が増えないときに早く終わること：印刷された版にはなく、hanab.liveにはあります。
rulebook-ruling-42 = カードを取り消すこと：ある文書がはっきりと禁じ、許す文書はありません。
rulebook-ruling-43 = トークンかタイルか：フランスのルールでは、トークンに加えてではなく、トークンの代わりにタイルがもらえます。
rulebook-ruling-44 = タイルの最中に山札がなくなるとき：引くのはタイルのあとで、タイルが何枚続いても、引くのはただ一度です。最終ラウンドが始まるのは、引いたときだけです。
rulebook-ruling-45 = 最終ラウンドのないゲームは終わらないように見えますが、トークンが戻るたびにカードかタイルを使うので、いつかなくなります。
rulebook-ruling-46 = 逆に作る花火の最初のカードを、タイルで置くとき：文書がいちばん大きいカードにもう一枚のタイルを約束するのは、それが花火を完成させるからです。ここでは花火を始めるだけなので、タイルはありません。

## ルールブックのページ

book-for = { $players }人用のルール。
book-changes = このテーブルでの変更：
book-players = 人数
book-print = 印刷
book-contents = 目次
book-rulings = { $count }個の決定を見る
book-picture = { $cards }。ヒントで指すのは{ $touched }です。
book-page = 印刷や共有のためにページで開く
book-from = 出典：
book-everybody = すべての文書
book-chosen = 文書によって違うところ：
book-ruling = 裁定{ $ruling }とそれを示す局面
document-000 = Cocktail Games
document-001 = 百科事典
document-002 = ルールサイト
document-003 = Abacusspiele
document-004 = Grands Feux
document-abacus-booklet = Abacusspieleの小冊子
document-rr = R&R Games
document-bga = BoardGameArena
document-hanab-live = hanab.live
document-research = 研究用プログラム
document-house = ハウスルール
