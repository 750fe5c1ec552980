# 相棒が、自分の手とほかの人のヒントについて話す言葉。「私」は相棒。用語はtable.ftlの表のとおり。
# 引数: $card は手札のカード（why-card-*）、$cards はその可能性、$seat と $to はプレイヤー（名前、why-you、why-me）、
# $giver はプレイヤー（名前か why-from-you）、$clue はヒント、$action は行動（why-do-*）。

## なぜその手を選んだか

companion-play-sure = ヒントと見えているカードから、{ $card }は今必ずプレイできます。
companion-play-called = ヒントで{ $card }のプレイを頼まれました。{ $cards }だと考えています。
companion-play-finesse = 私が先に{ $card }をプレイしないと、あるヒントの意味が通りません。{ $cards }だと考えています。
companion-play-good-touch = ヒントが出たカードは役に立つもので、同じカードに二度ヒントを出す人はいません。だから{ $card }は{ $cards }だと考え、それならプレイできます。
companion-play-read = 出たヒントを読むと{ $card }は{ $cards }で、それならプレイできます。
companion-play-untold = { $card }をプレイする理由はありますが、お話しできるのはゲームのあとです。
companion-play-if = { $other }が{ $cards }なら、私が先に{ $card }をプレイしないと、そのヒントの意味が通りません。
companion-play-for = 私が先に{ $card }をプレイしないと、{ $other }へのヒントの意味が通りません。
companion-play-gamble = { $card }はプレイできるかもしれません。試せるのは、私の最後の手番の今だけです。
companion-play-likely = { $card }は{ $cards }だと考えていて、おそらくプレイできます。
companion-play-try = { $card }は{ $cards }だと考えていて、置けるかどうか試します。
companion-play-guess = { $card }の候補はまだ多いですが、置けるかどうか試します。
companion-announced = 色は間違いないので、予告します。
companion-discard-trash = { $card }はもうプレイできないカードです。
companion-discard-read = 出たヒントを読むと、{ $card }はもうプレイできないカードです。
companion-discard-twin = 出たヒントを読むと、{ $card }は不要か、同じカードをほかの人が持っています。
companion-discard-chop = { $card }はヒントのない中でいちばん古いカードで、残すようにとはだれにも頼まれていません。
companion-discard-newest = { $card }はヒントのない中でいちばん新しいカードで、残すようにとはだれにも頼まれていません。
companion-discard-untold = { $card }を捨てる理由はありますが、お話しできるのはゲームのあとです。
companion-discard-least = どのカードも残したいものばかりですが、{ $card }なら損がいちばん小さいと思います。
companion-discard-clued = { $card }にはヒントが出ているので、当てにしている人がいるかもしれません。
companion-discard-other = { $card }は、私が最初に捨てるカードではありません。
companion-choice = 選べる答えの中で、これがいちばん役に立ちます。

## 私のヒントの意味

companion-clue-empty = { $to }への「{ $clue }」は何にも当てはまりません。手番を飛ばすためのヒントです。
companion-empty-full = ヒントトークンがすべてそろっていて捨てられず、今出す価値のあるヒントもほかにありません。
companion-empty-keep = どのカードも残しておきたく、今出す価値のあるヒントもほかにありません。
companion-clue-fill-in = 「{ $clue }」で、すでにヒントが出ているカードについて、{ $to }にさらに伝えます。
companion-clue-fix = 「{ $clue }」で、プレイするところだったカードをプレイしないよう{ $to }に頼みます。
companion-clue-play = 「{ $clue }」で、{ $to }にプレイを頼みます。
companion-clue-play-later = 「{ $clue }」で、今すぐか、別のカードがプレイされたあとのプレイを{ $to }に頼みます。
companion-clue-save = 「{ $clue }」で、カードを残すよう{ $to }に頼みます。
companion-clue-play-or-save = 「{ $clue }」で、カードを残すよう{ $to }に頼みます。今プレイできるカードかもしれません。
companion-clue-play-or-save-later = 「{ $clue }」で、カードを残すよう{ $to }に頼みます。別のカードのあとでプレイできるカードかもしれません。
companion-clue-finesse = { $to }への「{ $clue }」は、別のカードがプレイされて初めて意味が通ります。
companion-clue-trash = 「{ $clue }」が初めて当てはまったカードは不要です。それより古いカードを残すよう{ $to }に頼みます。
companion-clue-identifies = 「{ $clue }」で、{ $card }が{ $cards }だとわかります。
companion-clue-plain = 「{ $clue }」は{ $to }に言葉どおりのことを伝えるだけで、何も頼みません。

## ヒントの受け取り方

companion-heard-empty = { $giver }は手番を飛ばしました。{ $to }への「{ $clue }」は何にも当てはまりません。
companion-heard-fill-in = { $giver }は「{ $clue }」で、すでにヒントが出ていたカードについて、{ $to }にさらに伝えました。
companion-heard-fix = { $giver }は「{ $clue }」で、プレイするところだったカードをプレイしないよう{ $to }に頼みました。
companion-heard-play = { $giver }は「{ $clue }」で、{ $to }にプレイを頼みました。
companion-heard-play-later = { $giver }は「{ $clue }」で、今すぐか、別のカードがプレイされたあとのプレイを{ $to }に頼みました。
companion-heard-save = { $giver }は「{ $clue }」で、カードを残すよう{ $to }に頼みました。
companion-heard-play-or-save = { $giver }は「{ $clue }」で、カードを残すよう{ $to }に頼みました。今プレイできるカードかもしれません。
companion-heard-play-or-save-later = { $giver }は「{ $clue }」で、カードを残すよう{ $to }に頼みました。別のカードのあとでプレイできるカードかもしれません。
companion-heard-finesse = { $giver }から{ $to }への「{ $clue }」は、別のカードがプレイされて初めて意味が通ります。
companion-heard-trash = { $giver }の「{ $clue }」が初めて当てはまったカードは不要です。それより古いカードを残すよう{ $to }に頼みました。
companion-heard-identifies = { $giver }の「{ $clue }」で、{ $card }が{ $cards }だとわかります。
companion-heard-plain = { $giver }から{ $to }への「{ $clue }」は、言葉どおりの意味です。

## 何についてのヒントか

companion-focus-chop = 次に捨てられるはずだった{ $card }についてのヒントです。
companion-focus-only = ヒントが当てはまるただ1枚のカード、{ $card }についてのヒントです。
companion-focus-new = 当てはまるカードの中で、ただ1枚ヒントのなかった{ $card }についてのヒントです。
companion-focus-newest = 当てはまる、ヒントのなかったカードの中でいちばん新しい、{ $card }についてのヒントです。
companion-focus-oldest = 当てはまる、プレイできるかもしれないカードの中でいちばん古い、{ $card }についてのヒントです。
companion-focus-told = これで何のカードかはっきりした{ $card }についてのヒントです。
companion-focus-again = 当てはまる、プレイできるとわかっていなかったカードの中でいちばん新しい、{ $card }についてのヒントです。
companion-means-play = { $cards }なら、{ $card }は今プレイできます。
    .seen = { $holder }にとっては{ $cards }かもしれず、それなら今プレイできます。
companion-means-play-known = つまり{ $cards }と読めて、今プレイできます。
companion-means-save = { $cards }なら、{ $card }は捨てないでください。
    .seen = { $holder }にとっては{ $cards }かもしれず、それなら捨ててはいけません。
companion-means-save-known = つまり{ $cards }と読めるので、捨てないでください。
companion-means-after = { $cards }なら、{ $card }は{ $first }のあとでプレイできます。
    .seen = { $holder }にとっては{ $cards }かもしれず、それなら{ $first }のあとでプレイできます。
companion-means-once = { $cards }なら、{ $other }が{ $first }としてプレイされたあと、{ $card }をプレイできます。
    .seen = { $holder }にとっては{ $cards }かもしれず、それなら{ $other }が{ $first }としてプレイされたあとでプレイできます。
companion-means-bluff = 次に{ $other }がプレイされれば、{ $card }は{ $cards }です。
    .seen = 次に{ $other }がプレイされれば、{ $holder }にとっては{ $cards }です。
companion-asks-prompt = { $seat }に{ $card }のプレイを頼んでいます。ヒントが出ていて、{ $cards }のはずです。
companion-asks-finesse = { $seat }に{ $card }のプレイを頼んでいます。ヒントはまだなく、{ $cards }のはずです。
companion-asks-prompt-else = そうでなければ、{ $seat }に{ $card }のプレイを頼んでいます。ヒントが出ていて、{ $cards }のはずです。
companion-asks-finesse-else = そうでなければ、{ $seat }に{ $card }のプレイを頼んでいます。ヒントはまだなく、{ $cards }のはずです。
companion-taken-for = { $card }は{ $cards }と読めます。

## ほかに考えた手と、選ばなかった理由（$actionは「…する」の形）

companion-not-points = { $action }手もありますが、{ companion-because-points }
companion-not-open-points = { $action }手もありますが、{ companion-because-open-points }
companion-not-round-points = { $action }手もありますが、{ companion-because-round-points }
companion-not-lost = { $action }手もありますが、{ companion-because-lost }
companion-not-worse = { $action }手もありますが、{ companion-because-worse }
companion-not-simulated = { $action }手もありますが、{ companion-because-simulated }
companion-not-care = { $action }手もありますが、{ companion-because-care }
companion-not-people = { $action }手もありますが、{ companion-because-people }
companion-not-people-hardly = { $action }手もありますが、{ companion-because-people-hardly }
companion-not-people-also = { $action }手もありますが、{ companion-because-people-also }
companion-not-people-also-hardly = { $action }手もありますが、{ companion-because-people-also-hardly }
companion-not-people-rarely = { $action }手もありますが、{ companion-because-people-rarely }
companion-not-play-order = { $action }手もありますが、{ companion-because-play-order }
companion-not-ahead = { $action }手もありますが、{ companion-because-ahead }
companion-not-play-first = { $action }手もありますが、{ companion-because-play-first }
companion-not-plays = { $action }手もありますが、{ companion-because-plays }
companion-not-stops = { $action }手もありますが、{ companion-because-stops }
companion-not-fewer-plays = { $action }手もありますが、{ companion-because-fewer-plays }
companion-not-later-plays = { $action }手もありますが、{ companion-because-later-plays }
companion-not-awaited = { $action }手もありますが、{ companion-because-awaited }
companion-not-unlock = { $action }手もありますが、{ companion-because-unlock }
companion-not-stake = { $action }手もありますが、{ companion-because-stake }
companion-not-height = { $action }手もありますが、{ companion-because-height }
companion-not-age = { $action }手もありますが、{ companion-because-age }
companion-not-strike = { $action }手もありますが、{ companion-because-strike }
companion-not-unfit = { $action }手もありますが、{ companion-because-unfit }
companion-not-unfit-read = { $action }手もありますが、{ companion-because-unfit-read }
companion-not-unsure = { $action }手もありますが、{ companion-because-unsure }
companion-not-unsure-read = { $action }手もありますが、{ companion-because-unsure-read }
companion-not-fewer-cards = { $action }手もありますが、{ companion-because-fewer-cards }
companion-not-tell = { $action }手もありますが、{ companion-because-tell }
companion-not-useless = { $action }手もありますが、{ companion-because-useless }
companion-not-trash = { $action }手もありますが、{ companion-because-trash }
companion-not-twin = { $action }手もありますが、{ companion-because-twin }
companion-not-twin-mine = { $action }手もありますが、{ companion-because-twin-mine }
companion-not-misplay = { $action }手もありますが、{ companion-because-misplay }
companion-not-misplay-some = { $action }手もありますが、{ companion-because-misplay-some }
companion-not-misread = { $action }手もありますが、{ companion-because-misread }
companion-not-misread-still = { $action }手もありますが、{ companion-because-misread-still }
companion-not-misread-some = { $action }手もありますが、{ companion-because-misread-some }
companion-not-danger = { $action }手もありますが、{ companion-because-danger }
companion-not-danger-last = { $action }手もありますが、{ companion-because-danger-last }
companion-not-danger-some = { $action }手もありますが、{ companion-because-danger-some }
companion-not-loss = { $action }手もありますが、{ companion-because-loss }
companion-not-loss-some = { $action }手もありますが、{ companion-because-loss-some }
companion-not-costs-nothing = { $action }手もありますが、{ companion-because-costs-nothing }
companion-not-token = { $action }手もありますが、{ companion-because-token }
companion-not-token-gain = { $action }手もありますが、{ companion-because-token-gain }
companion-not-pace = { $action }手もありますが、{ companion-because-pace }
companion-not-known = { $action }手もありますが、{ companion-because-known }
companion-not-busy = { $action }手もありますが、{ companion-because-busy }
companion-not-more = { $action }手もありますが、{ companion-because-more }
companion-not-color = { $action }手もありますが、{ companion-because-color }
companion-not-next = { $action }手もありますが、{ companion-because-next }
companion-not-asks-less = { $action }手もありますが、{ companion-because-asks-less }
companion-not-stomp = { $action }手もありますが、{ companion-because-stomp }
companion-not-warning = { $action }手もありますが、{ companion-because-warning }
companion-not-empty = { $action }手もありますが、{ companion-because-empty }
companion-not-choice = { $action }手もありますが、{ companion-because-choice }
companion-not-decline = { $action }手もありますが、{ companion-because-decline }
companion-not-counted = { $action }手もありますが、終わりが近いので最後の手番まで数えました。数字は、ゲームのあとで言えます。
companion-not-same = { $action }手も、同じ理由で選びませんでした。
companion-rather = 私なら、{ $action }手を選びます。

# 理由は、行動についての文のあとに続きます。

companion-because-points = { $games }回ぶん想定した結果、見込みはこちらが{ $points }点、その手が{ $less }点です。
companion-because-open-points = 私の見たところ、こちらは{ $points }点、その手は{ $less }点になります。
companion-because-round-points = { $games }回ぶん先を想定すると、平均でこちらは{ $points }点、その手は{ $less }点増えます。
companion-because-lost = 想定した{ $games }回のうち{ $lost }回は、負けになります。
companion-because-worse = { $games }回ぶん先を想定すると、その手のあとのほうが悪くなります。
companion-because-simulated = 予想どおりのカードで先を考えると、その手のあとのほうが悪くなります。
companion-because-care = { $games }回ぶんの想定では少し上でも、偶然かもしれません。
companion-because-people = 経験者100人のうち、こちらを選ぶのは{ $often }人、その手を選ぶのは{ $rarely }人です。
companion-because-people-hardly = 経験者100人のうち{ $often }人がこちらを選び、その手を選ぶ人はほとんどいません。
companion-because-people-also = 100人のうち、その手を選ぶのは{ $rarely }人です。
companion-because-people-also-hardly = その手を選ぶ人は、ほとんどいません。
companion-because-people-rarely = 経験者がその手を選ぶことは、もっと少ないです。
companion-because-play-order = 仲間は、このカードが先にプレイされると思っています。
companion-because-ahead = そのあと、次のプレイヤーが必要なカードを失いやすくなります。
companion-because-play-first = プレイできるカードを置くほうが、価値があります。
companion-because-plays = カードをプレイさせる効果が小さくなります。
companion-because-stops = プレイされるはずのカードが、プレイされなくなります。
companion-because-fewer-plays = プレイされるカードが、{ $more }枚から{ $plays }枚に減ります。
companion-because-later-plays = カードがプレイされるのが、あとになります。
companion-because-awaited = ほかのプレイヤーが、このカードが先にプレイされるのを待っています。
companion-because-unlock = このカードのあとなら、仲間もプレイできるはずです。
companion-because-stake = このカードのほうが、かかっている得点が多いです。
companion-because-height = プレイできるカードの中では、小さい数字を先に置きます。
companion-because-age = こうしたカードの中では、引いた順で決めます。
companion-because-strike = ミスになるおそれが大きくなります。
companion-because-unfit = 今は置けないカードです。
companion-because-unfit-read = ヒントの読みでは、今は置けません。
companion-because-unsure = ヒントだけで見ると、置けるのは100回のうち{ $percent }回です。
companion-because-unsure-read = ヒントの読みでは、置けるのは100回のうち{ $percent }回です。
companion-because-fewer-cards = 役に立つカードについて伝わることが少なくなります。
companion-because-tell = だれも自分のカードについて知ることができません。
companion-because-useless = 不要なカードに当てはまるヒントが増えます。
companion-because-trash = 不要な{ $card }に当てはまります。
companion-because-twin = { $other }と同じ{ $card }に当てはまります。
companion-because-twin-mine = { $other }と同じかもしれない{ $card }に当てはまります。
companion-because-misplay = 今は置けない{ $card }がプレイされるかもしれません。
companion-because-misplay-some = 仲間が、置けないカードをプレイしやすくなります。
companion-because-misread = { $card }が{ $cards }だと思われてしまいます。
companion-because-misread-still = { $card }が別のカードだと思われたままになります。
companion-because-misread-some = 別のカードだと思われるカードが増えます。
companion-because-danger = まだ役に立つ{ $card }が捨てられるかもしれません。
companion-because-danger-last = 最後の1枚である{ $card }が捨てられるかもしれません。
companion-because-danger-some = 仲間の役に立つカードが、捨てられやすくなります。
companion-because-loss = まだ役に立つかもしれないカードです。
companion-because-loss-some = 失うものが多いかもしれません。
companion-because-costs-nothing = 不要なカードを捨てても、失うものはありません。
companion-because-token = 今は、ヒントトークンを使うほどの価値がありません。残りは{ $tokens }個です。
companion-because-token-gain = 今は、ヒントトークンのほうが価値があります。
companion-because-pace = 残りの手番が少なく、捨てるのに使う余裕がありません。
companion-because-known = 新しいことがほとんど伝わりません。
companion-because-busy = まだプレイするカードのないプレイヤーにヒントを出すほうがよいです。
companion-because-more = 新しく当てはまるカードが、必要以上に多くなります。
companion-because-color = 効果が同じくらいなら、色のヒントを選びます。
companion-because-next = 効果が同じくらいなら、手番があとのプレイヤーに出します。
companion-because-asks-less = 効果は同じくらいでも、頼めることが少なくなります。
companion-because-stomp = ヒントがなくてもプレイされるカードに当てはまります。
companion-because-warning = 前のプレイヤーが、捨てないように知らせてくれました。
companion-because-empty = 何にも当てはまらず、ヒントトークンを使うだけです。
companion-because-choice = かかっている得点が少ないです。
companion-because-decline = 何も得られません。

## 相手について考えていること

companion-assumes-finesses = { $to }はフィネスを使うと考えています。だから、ヒントなしのプレイを頼みます。
    .to-you = あなたはフィネスを使うと考えています。だから、ヒントなしのプレイを頼みます。
companion-assumes-no-finesses = { $to }はフィネスを使わないと考えています。だから、ヒントなしのプレイは頼みません。
    .to-you = あなたはフィネスを使わないと考えています。だから、ヒントなしのプレイは頼みません。
companion-assumes-bluffs = { $to }はブラフを使うと考えています。
    .to-you = あなたはブラフを使うと考えています。
companion-assumes-no-bluffs = { $to }はブラフを使わないと考えています。
    .to-you = あなたはブラフを使わないと考えています。
companion-assumes-oldest-one = { $to }は、1が何枚かあれば、いちばん古いものからプレイすると考えています。
    .to-you = あなたは、1が何枚かあれば、いちばん古いものからプレイすると考えています。
companion-assumes-newest-one = { $to }は、1が何枚かあれば、いちばん新しいものからプレイすると考えています。
    .to-you = あなたは、1が何枚かあれば、いちばん新しいものからプレイすると考えています。
companion-assumes-color-saves = { $to }は色のヒントでもセーブすると考えています。
    .to-you = あなたは色のヒントでもセーブすると考えています。
companion-assumes-no-color-saves = { $to }は色のヒントではセーブしないと考えています。だから、色のヒントはプレイヒントと読みます。
    .to-you = あなたは色のヒントではセーブしないと考えています。だから、あなたの色のヒントはプレイヒントと読みます。
companion-assumes-two-saves = { $to }は2をセーブすると考えています。
    .to-you = あなたは2をセーブすると考えています。
companion-assumes-no-two-saves = { $to }は2をセーブしないと考えています。だから、2のヒントはプレイヒントと読みます。
    .to-you = あなたは2をセーブしないと考えています。だから、あなたの2のヒントはプレイヒントと読みます。
companion-assumes-oldest-chop = { $to }は、ヒントのないいちばん古いカードから捨てると考えています。
    .to-you = あなたは、ヒントのないいちばん古いカードから捨てると考えています。
companion-assumes-newest-chop = { $to }は、ヒントのないいちばん新しいカードから捨てると考えています。
    .to-you = あなたは、ヒントのないいちばん新しいカードから捨てると考えています。
companion-against-table = テーブルの取り決めとは違いますが、{ $to }の実際のプレイに合わせます。
    .to-you = テーブルの取り決めとは違いますが、あなたの実際のプレイに合わせます。

## テーブルの取り決め

companion-table-finesses = このテーブルではフィネスを使う取り決めです。だから、ヒントなしのプレイを頼みますし、頼まれることにも気をつけます。
companion-table-no-finesses = このテーブルではフィネスを使わない取り決めです。だから、ヒントなしのプレイは頼みませんし、頼まれるとも考えません。
companion-table-bluffs = このテーブルではブラフを使う取り決めです。
companion-table-no-bluffs = このテーブルではブラフを使わない取り決めです。
companion-table-oldest-one = このテーブルでは、1が何枚かあれば、いちばん古いものからプレイする取り決めです。
companion-table-newest-one = このテーブルでは、1が何枚かあれば、いちばん新しいものからプレイする取り決めです。
companion-table-color-saves = このテーブルでは、色のヒントでもセーブする取り決めです。
companion-table-no-color-saves = このテーブルでは、色のヒントではセーブしない取り決めです。色のヒントはプレイを頼みます。
companion-table-two-saves = このテーブルでは2をセーブする取り決めです。
companion-table-no-two-saves = このテーブルでは2をセーブしない取り決めです。2のヒントはプレイを頼みます。
companion-table-oldest-chop = このテーブルでは、ヒントのないいちばん古いカードから捨てる取り決めです。
companion-table-newest-chop = このテーブルでは、ヒントのないいちばん新しいカードから捨てる取り決めです。

## 文の中に入るもの

why-card-mine = 私のカード{ $slot }
why-card-yours = あなたのカード{ $slot }
why-card-theirs = { $name }のカード{ $slot }
why-card-gone = そのカード
why-you = あなた
why-me = 私
why-from-you = あなた
why-points = { $whole }.{ $tenths }
why-do-play = { $card }をプレイする
why-do-announce = { $suit }を予告して{ $card }をプレイする
why-do-discard = { $card }を捨てる
why-do-clue = { $to }に「{ $clue }」のヒントを出す
why-do-put = { $card }を花火に置く
why-do-shuffle = { $card }を山札に混ぜる
why-do-decline = タイルを使わない
why-do-firework = ジョーカーを{ $suit }の花火に置く

## 質問のページ

why-silent = { $bot }は自分の行動を説明しません。説明するのは相棒です。
why-silent-for = { $name }の代わりにプレイしているボットは、自分の行動を説明しません。
why-not-yet = { $name }がもっと話すのはゲームのあとです。今話すと、カードがわかってしまうかもしれません。
