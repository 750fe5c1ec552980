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
companion-play-gamble = { $card }はプレイできるかもしれません。試せるのは、私の最後の手番の今だけです。
companion-play-likely = { $card }は{ $cards }だと考えていて、おそらくプレイできます。
companion-play-try = { $card }は{ $cards }だと考えていて、置けるかどうか試します。
companion-announced = 色は間違いないので、予告します。
companion-discard-trash = { $card }はもうプレイできないカードです。
companion-discard-read = 出たヒントを読むと、{ $card }はもうプレイできないカードです。
companion-discard-twin = 出たヒントを読むと、{ $card }は不要か、同じカードをほかの人が持っています。
companion-discard-chop = { $card }はヒントのない中でいちばん古いカードで、残すようにとはだれにも頼まれていません。
companion-discard-newest = { $card }はヒントのない中でいちばん新しいカードで、残すようにとはだれにも頼まれていません。
companion-discard-untold = { $card }を捨てる理由はありますが、お話しできるのはゲームのあとです。
companion-discard-least = どのカードも残したいものばかりです。{ $card }なら損がいちばん小さいと思います。
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
companion-clue-finesse = { $to }への「{ $clue }」は、別のカードがプレイされて初めて意味が通ります。
companion-clue-trash = 「{ $clue }」が初めて当てはまったカードは不要です。それより古いカードを残すよう{ $to }に頼みます。
companion-clue-plain = 「{ $clue }」は{ $to }に言葉どおりのことを伝えるだけで、何も頼みません。

## ヒントの受け取り方

companion-heard-empty = { $giver }は手番を飛ばしました。{ $to }への「{ $clue }」は何にも当てはまりません。
companion-heard-fill-in = { $giver }は「{ $clue }」で、すでにヒントが出ていたカードについて、{ $to }にさらに伝えました。
companion-heard-fix = { $giver }は「{ $clue }」で、プレイするところだったカードをプレイしないよう{ $to }に頼みました。
companion-heard-play = { $giver }は「{ $clue }」で、{ $to }にプレイを頼みました。
companion-heard-play-later = { $giver }は「{ $clue }」で、今すぐか、別のカードがプレイされたあとのプレイを{ $to }に頼みました。
companion-heard-save = { $giver }は「{ $clue }」で、カードを残すよう{ $to }に頼みました。
companion-heard-play-or-save = { $giver }は「{ $clue }」で、カードを残すよう{ $to }に頼みました。今プレイできるカードかもしれません。
companion-heard-finesse = { $giver }から{ $to }への「{ $clue }」は、別のカードがプレイされて初めて意味が通ります。
companion-heard-trash = { $giver }の「{ $clue }」が初めて当てはまったカードは不要です。それより古いカードを残すよう{ $to }に頼みました。
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
companion-means-save = { $cards }なら、{ $card }は捨てないでください。
companion-means-after = { $cards }なら、{ $card }は{ $first }のあとでプレイできます。
companion-means-once = { $cards }なら、{ $other }が{ $first }としてプレイされたあと、{ $card }をプレイできます。
companion-means-bluff = 次に{ $other }がプレイされれば、{ $card }は{ $cards }です。
companion-asks-prompt = { $seat }に{ $card }のプレイを頼んでいます。ヒントが出ていて、{ $cards }のはずです。
companion-asks-finesse = { $seat }に{ $card }のプレイを頼んでいます。ヒントはまだなく、{ $cards }のはずです。
companion-asks-prompt-else = そうでなければ、{ $seat }に{ $card }のプレイを頼んでいます。ヒントが出ていて、{ $cards }のはずです。
companion-asks-finesse-else = そうでなければ、{ $seat }に{ $card }のプレイを頼んでいます。ヒントはまだなく、{ $cards }のはずです。
companion-taken-for = { $card }は{ $cards }だと考えています。

## ほかに考えた手と、選ばなかった理由（$actionは「…する」の形）

companion-not-misplay = { $action }手もありますが、だれかが、置けないカードをプレイしてしまいます。
companion-not-misread = { $action }手もありますが、だれかが、カードを別のものと間違えてしまいます。
companion-not-trash = { $action }手もありますが、不要なカードに当てはまってしまいます。
companion-not-known = { $action }手もありますが、新しいことがほとんど伝わりません。
companion-not-empty = { $action }手もありますが、何にも当てはまらず、ヒントトークンを使うだけです。
companion-not-fewer-plays = { $action }手もありますが、プレイされるカードが少なくなります。
companion-not-fewer-cards = { $action }手もありますが、新しく当てはまるカードが少なくなります。
companion-not-close = { $action }手もあり、効果は同じくらいですが、そのあとの手札はこちらのほうがよくなります。
companion-not-clue-later = { $action }手もありますが、プレイできるカードが先です。ヒントはあとでも出せます。
companion-not-token = { $action }手もありますが、ヒントトークンを使うほどの価値はまだありません。
companion-not-choice = { $action }手もありますが、それにかかっている得点はもっと少ないです。
companion-not-decline = { $action }手もありますが、何も得られません。
companion-not-play-later = { $action }手もありますが、次の手番でも間に合います。
companion-not-last-turn = { $action }手もありますが、私の手番はこれが最後で、こちらのほうが得るものが多いです。
companion-not-counted = { $action }手もありますが、終わりが近いので最後の手番まで数えると、得点は増えません。
companion-not-play-urgent = { $action }手もありますが、こちらのほうが急ぎでした。
companion-not-play-unsure = { $action }手もありますが、置けないカードかもしれません。
companion-not-discard-yet = { $action }手もあります。次に捨てるのはそのカードですが、今の手にはヒントトークン1個より価値があります。
companion-not-discard = { $action }手もありますが、ヒントトークン1個より、こちらのほうが価値があります。
companion-not-discard-other = { $action }手もありますが、まだ役に立つかもしれないカードです。

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
