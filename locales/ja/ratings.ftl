# 各版の審査員が結果に添える言葉。まず文書に印刷された評価、それから私たちの一文。
# ID: rating-SCALE-BAND、rating-body-SCALE、rating-lost-REASON。
# 25の段は25点満点のゲーム用、25-29と30は30点満点のゲーム用。25-29はCocktail GamesとGrands Feuxのルールどおり25と同じ評価を繰り返す。
# AbacusspieleとR&Rは25点を超える評価を印刷していないので、30の言葉は私たちのもの。

## Cocktail Games：連盟と観衆

rating-body-cocktail = 国際花火師連盟
rating-cocktail-5-or-less = ひどい：今夜いちばん大きく響いたのは、ブーイングでした。
rating-cocktail-6-10 = いまひとつ：ちらほら拍手が聞こえますが、手を温めているだけかもしれません。
rating-cocktail-11-15 = まずまず：朝ごはんのころには、町の話題はもう天気に戻っています。
rating-cocktail-16-20 = すばらしい：歓声がやまず、だれも帰ろうとしません。
rating-cocktail-21-24 = 並外れた出来：おじいさんとおばあさんが、身ぶり手ぶりで語り継ぐことでしょう。
rating-cocktail-25 = 伝説的：川岸はしんと静まり、空を見上げる顔だけが光に照らされています。
rating-cocktail-25-29 = 伝説的：川岸はしんと静まり、空を見上げる顔だけが光に照らされています。
rating-cocktail-30 = 神業：星たちも店じまいして、どこで覚えたのかと尋ねに来ます。

## Abacusspiele：嵐の空と協会

rating-body-abacus = 国際花火協会
rating-abacus-5-or-less = なんとまあ：ブーイングが、もうひとつの嵐のように押し寄せます。
rating-abacus-6-10 = いまひとつ：拍手はわずかで、ほとんどの手はポケットの中です。
rating-abacus-11-15 = まあまあ：常連さんはうなずいて、去年の話を始めます。
rating-abacus-16-20 = 上出来：どの顔も満足そうで、焼きソーセージの屋台は売り切れです。
rating-abacus-21-24 = 大変よい：観客は足を踏み鳴らし、歓声を上げ、もっと見せろと叫びます！
rating-abacus-25 = 伝説的：夏の夜があるかぎり、何度でも語られるでしょう。
rating-abacus-25-29 = 伝説的：夏の夜があるかぎり、何度でも語られるでしょう。
rating-abacus-30 = 伝説を超えた：神々が嵐を片づけて、アンコールを求めています。

## Grands Feux：フランスの連盟

rating-body-grands_feux = 国際花火技師連盟
rating-grands_feux-5-or-less = 笑い話：野次が飛び、賢い人はもう暗がりで花火を片づけています。
rating-grands_feux-6-10 = 平凡：前のほうの席が義理で拍手し、後ろでだれかが咳をします。
rating-grands_feux-11-15 = まずまず：水面の煙のように、すぐに消えていきました。
rating-grands_feux-16-20 = すばらしい：最前列から最後列まで笑顔が輝き、帽子もいくつか舞いました。
rating-grands_feux-21-24 = 並外れた出来：あまりの輝きに、人はその前の夏と後の夏を分けて語るようになります。
rating-grands_feux-25 = 伝説的：長い静けさのあと、一万の口からひとつのため息がもれました。
rating-grands_feux-25-29 = 伝説的：長い静けさのあと、一万の口からひとつのため息がもれました。
rating-grands_feux-30 = 神業：雲ひとつないのに雨粒が落ちてきます。空の上でだれかがうれし泣きしているのです。

## R&R Games：職人の組合

rating-body-rr = 花火職人組合
rating-rr-5-or-less = ひどい：いちばん大きな声で野次っているのは、だれかのおばあさんです。
rating-rr-6-10 = 平凡：まばらな拍手は、ほとんどが身内のものでした。
rating-rr-11-15 = まずまず：来た、見た、帰った。
rating-rr-16-20 = すばらしい：ひとつ開くたびに歓声が上がります。
rating-rr-21-24 = 驚くべき出来：これから何年も、だれもが「あの場にいた」と言い張るでしょう。
rating-rr-25 = 伝説的：だれも動かず、だれも話さず、忘れられたアイスクリームだけが溶けていきます。
rating-rr-25-29 = 伝説的：だれも動かず、だれも話さず、忘れられたアイスクリームだけが溶けていきます。
rating-rr-30 = 伝説を超えた：今夜は天の川が少しかすんで見えます。

## 評価なし

rating-lost-strikes = 全員の負けです：火花がひとつ余計で、火薬庫がまるごと吹き飛びました。
rating-lost-strikes-cocktail = 大失敗、全員の負けです：火花がひとつ余計で、火薬庫がまるごと吹き飛びました。
rating-lost-strikes-abacus = 神々の怒りにふれました：嵐が花火大会を終わらせます。
rating-lost-strikes-grands_feux = ゲームはその場で終わり、負けです：火花がひとつ余計で、火薬庫がまるごと吹き飛びました。
rating-lost-critical_discard = 最後の1枚がなくなり、花火のひとつは永遠に未完成のままです。
rating-lost-empty_hand = 手を伸ばしても、カードがありません：花火大会はここまでです。
rating-lost-no_legal_action = プレイするカードも、出せるヒントもありません：今夜打てる手は尽きました。
rating-lost-incomplete = 最後の手番が終わり、空はまだ埋まっていません。今夜は満開の空だけが勝ちでした。
rating-won-all-or-nothing = すべての花火が夜空に上がりました：完璧でなければならず、そして完璧でした。
score-suffix-black = 黒色火薬

## はじめての記録と、ゲームのあとのボットのひとこと

first-news-perfect = はじめての満点！
first-news-perfect_edition = 「{ $edition }」ではじめての満点！
first-news-row = 10ゲーム連続で負けなし！
first-news-day = はじめての「今日の配札」。
first-news-people = はじめてのみんなとのゲーム。
first-news-edition = 「{ $edition }」のはじめてのゲーム。
last-line = { $name }：{ $words }
last-companion-1-perfect = ぼく、まちがえなかったよ！ね？ほんとうにできたの？
last-companion-1-good = 楽しかった！もらったヒント、ほとんどわかったよ。
last-companion-1-middling = たくさん勉強になった。もう1回やる？
last-companion-1-lost = ぼくのせいだったらごめん。次はもっとがんばるね！
last-companion-2-perfect = すべてのカードがあるべき場所に。おつきあいありがとうございました。
last-companion-2-good = よい仕上がりです。すてきなヒントでした。
last-companion-2-middling = 悪くありません。少し遅れたヒントもありました。わたしのもです。
last-companion-2-lost = 申し訳ありません。リプレイで、どこを見落としたか見てみましょう。
last-companion-3-perfect = むだなヒントがひとつもない。このゲームは忘れないよ。
last-companion-3-good = いいゲームだった。あのフィネスは、もう一度見たいな。
last-companion-3-middling = カードはもっと上をめざせた。次はヒントを見つけよう。
last-companion-3-lost = どんな名人の席でもあることだ。次はまた新しい配札。
last-companion-4-perfect = お見事。
last-companion-4-good = よい手、よい頭。
last-companion-4-middling = 気づくのが遅かった。
last-companion-4-lost = 猿も木から落ちる。
last-cautious-perfect = どのカードにも自信がありました。まあ、だいたいは。
last-cautious-good = 危ない橋を渡らずに、この明るさ。満足です。
last-cautious-middling = もっとプレイできたはずですが、確信がなくて。
last-cautious-lost = 二度確かめました。足りませんでした。
last-savant-perfect = 計算が合いました。よく合うのですが、こんなに美しいのはまれです。
last-savant-good = 少しだけ余りが出ました。そこがいいですね。
last-savant-middling = どこかで数字がひとつ迷子に。たぶんわたしの数字です。
last-savant-lost = おもしろい結果です。帰り道で考えてみます。
last-words-crowd-perfect = すべての花火が空に。観客の声が聞こえますか。
last-words-crowd-good = 観客は、まだ空を見上げています。
last-words-crowd-middling = 観客は、もっと明るい花火も知っています。
last-words-crowd-lost = 花火は終わり、観客は帰っていきます。
last-words-abacus-perfect = 嵐は来ず、神々も拍手しています。
last-words-abacus-good = ノートトークンは、よい使い方でした。
last-words-abacus-middling = ノートトークンがあと少しあれば、神々も拍手したでしょう。
last-words-abacus-lost = 神々がお怒りです。嵐になりました。
last-words-black-perfect = 黒色火薬まで、最後の一粒が空に上がりました。
last-words-black-good = 黒色火薬があったことを思えば、よい夜です。
last-words-black-middling = 黒色火薬は甘くありません。
last-words-black-lost = 黒色火薬には、火花ひとつで十分でした。
