# オプション、ファイル、記法の誤り。コロンのあとに続くので、句点を付けない。用語はtable.ftlの表のとおり。

## JSONとその形

wrong-json = JSONが正しくありません。{ $line }行目の{ $column }文字目を見てください
wrong-json-unfinished = JSONが正しくありません。途中で終わっています
wrong-key-twice = キー「{ $key }」が重複しています
wrong-value = { $path }：必要なのは{ $expected }ですが、{ $found }があります
wrong-file-value = 必要なのは{ $expected }ですが、{ $found }があります
wrong-missing = { $path }がありません
wrong-key = キー「{ $path }」はありません。使えるキーは{ $known }です
wrong-expected-switch = trueかfalse
wrong-expected-number = { $min }から{ $max }の数
wrong-expected-whole = 整数
wrong-expected-text = テキスト
wrong-expected-name = 1〜{ $longest }文字の名前（文字、数字、空白、`-`、`_`。両端に空白なし）
wrong-expected-list = リスト
wrong-expected-object = オブジェクト
wrong-expected-word = 次のどれか（{ $words }）
wrong-expected-like = { $examples }のようなもの
wrong-found-null = null
wrong-found-list = リスト
wrong-found-object = オブジェクト
wrong-found-text = 「{ $text }」
wrong-found-value = { $text }

## オプションの呼び方：打つときの形と、言葉

option-typed = 「{ $option }」
option-said = 「{ $option }」
option-said-value = 「{ $option }：{ $value }」

## 版とオプション

wrong-preset = 「{ $name }」という版はありません。「kagiya rules」ですべての一覧が出ます
wrong-preset-near = 「{ $name }」という版はありません。「{ $near }」ですか？
wrong-option-name = 「{ $name }」というオプションはありません。「kagiya rules」ですべての一覧が出ます
wrong-option-near = 「{ $name }」というオプションはありません。「{ $near }」ですか？
wrong-option-switch = { $option }はtrueかfalseです。{ $found }は使えません
wrong-option-number = { $option }は{ $min }から{ $max }の数です。{ $found }は使えません
wrong-option-choice = { $option }は次のどれかです（{ $words }）。{ $found }は使えません
wrong-option-form = { $option }は{ $examples }のような値です。{ $found }は使えません
wrong-option-part = オプション{ $option }：{ $why }
wrong-options = オプション：{ $why }
wrong-options-players = { $count }人では遊べません。2人から5人、{ $hands }に6人の枚数があれば6人までです
wrong-options-no-hand-size = { $hands }に{ $count }人の枚数がありません。1枚から8枚で加えてください
wrong-options-hand-size-for = { $hands }に{ $count }人の枚数がありますが、プレイできるのは2人から6人です
wrong-options-hand-size = 手札{ $count }枚は使えません。{ $hands }は1枚から8枚です
wrong-options-colors = { $count }色は使えません。1色から5色、{ $suits }があれば0色にもできます
wrong-options-ranks = 数字{ $count }個は使えません。1個から5個です
wrong-options-palette = { $palette }には、w、r、b、y、g、p、t、kから違う文字を5つ選んでください。{ $multi }と{ $black }があるゲームでは、mとkは使えません
wrong-options-clue-tokens = ヒントトークン{ $count }個は使えません。0個から20個です
wrong-options-strikes = { $strikes }は使えません。ゲームが終わるのは1回目から5回目のミスです
wrong-options-too-many-suits = スートが{ $count }個あります。最大8個です
wrong-options-too-many-colors = スートとその色の集まりに、8色より多くの色があります
wrong-options-same-letter = 2つのスートの文字が同じ「{ $letter }」です
wrong-options-same-name = 2つのスートの名前が同じ「{ $name }」です
wrong-options-suit-letter = スート「{ $name }」には、aからzのうち、ほかのスートにない文字が必要です
wrong-options-suit-copies = スート「{ $name }」には、ゲームの数字ごとに1枚から3枚が必要です。ほかの数字は使えません
wrong-options-unknown-color = スート「{ $name }」に色「{ $letter }」が当てはまることになっていますが、このゲームにその色はありません
wrong-options-joker-suit = スート「{ $name }」はジョーカーにできません。ジョーカーのスートは1つだけで、小さい順に作るものに限ります
wrong-options-no-firework = 花火を作るスートがありません。得点になるスートが少なくとも1つ必要です
wrong-options-deck-too-small = 手札に{ $needed }枚必要ですが、カードは{ $cards }枚しかありません
wrong-options-first-player = { $first }という席はありません。席は0から数えます
wrong-options-black-completion = { $reward }は、{ $tiles }と{ $black }の両方があるときだけ使えます
wrong-options-orders = { $twist }では花火を小さい数字から作る設定にしてください（{ $distinct }では花火の数は数字の種類以下）。ジョーカーや{ $tiles }とは一緒に使えません
wrong-options-tile5 = { $tile }は、{ $tiles }があるときだけ使えます
wrong-options-score-suffix = { $suffix }は、{ $black }があるときだけ使えます
wrong-options-joker-critical = ジョーカーは失ったどのカードの代わりにもなるので、{ $lost }とは一緒に使えません
wrong-options-joker-timed = ジョーカーには予告できる自分の花火がないので、{ $announced }とは一緒に使えません
wrong-options-inverted-suit = スート「{ $name }」はプレイと捨てることが入れ替わります。ジョーカーにはできず、{ $announced }、{ $twist }、{ $tokens }とは一緒に使えません
wrong-options-mods-clash = { $twist }と{ $other }は一緒に使えません。どちらも、あるヒントや当てはまるカード、伝わることを変えるからです
wrong-options-shown-plays = { $twist }は、プレイしたカードがわかるジョーカー、{ $tiles }、{ $announced }とは一緒に使えません
wrong-options-mod-needs-rank = { $twist }には数字{ $rank }のカードが必要です（{ $ranks }を参照）

## 記法

wrong-notation-empty = 行動がありません。たとえばp2で、位置2のカードをプレイします
wrong-notation-action = 「{ $text }」は行動ではありません。p2やplay 2、d1やdiscard 1、Brやclue B red、B3やclue B 3のように書いてください
wrong-notation-form = 「{ $text }」：必要なのは{ $expected }です
wrong-notation-place = 「{ $text }」は手札のカードではありません。1から数えた位置か、#17のようなIDを書いてください
wrong-notation-seat = 「{ $text }」という席はこのテーブルにありません。席はAから{ $last }です
wrong-notation-suit = 「{ $text }」というスートはこのゲームにありません。スートは{ $known }です
wrong-notation-color = 「{ $text }」という色のヒントは出せません。色は{ $known }です
wrong-notation-no-colors = 「{ $text }」のヒントは出せません。このゲームに色のヒントはありません
wrong-notation-rank = 「{ $text }」という数字はこのゲームにありません。数字は1から{ $highest }です
wrong-form-play = プレイするカード（p2、p#17、play 2。予告つきならp2=gかplay 2 as green）
wrong-form-discard = 捨てるカード（d1、d#5、discard 1）
wrong-form-clue = 席と、色か数字（Br、B3、clue B red、clue B 3）
wrong-form-shuffle = 捨て札のカード（s:r2、shuffle r2）
wrong-form-put = 捨て札のカード（f:r5、put r5）
wrong-form-joker = 花火（j:r、joker red）
wrong-form-decline = -かdeclineだけ
wrong-form-card = カード（r3のように、スートの文字と数字）
wrong-form-order = 新しい順に並べた手札（A=#4,#1,#2のように）
wrong-form-end = ゲームが終わった理由（left、timeout、agreed）
wrong-slot = 位置{ $slot }はありません。この手札の位置は1から{ $cards }です
wrong-slot-empty-hand = 位置{ $slot }はありません。手札が空です
wrong-clue-to-oneself = 席{ $seat }は自分にヒントを出せません。ほかの席を書いてください

## 配札と局面

wrong-seed = シードは16進数で64桁です
wrong-deal-cards = 山札の{ $card }は{ $listed }枚ですが、このゲームでは{ $expected }枚です
wrong-deal-tiles = ボーナスタイルはそれぞれ違うもので、「輝きの5」のゲームでだけ使います
wrong-deal-first = 席{ $seat }からは始められません。オプションが別の席を指定しているか、その席にだれもいません
wrong-setup-hands = 手札が{ $hands }人分ありますが、プレイヤーは{ $players }人です
wrong-setup-hand-size = 席{ $seat }の手札が8枚より多くあります
wrong-setup-marks = 席{ $seat }の手札に出たヒントが、カードと合いません
wrong-setup-to-act = 席{ $seat }の手番ですが、その席にはだれもいません
wrong-setup-clue-tokens = ヒントトークンが{ $given }個ありますが、このゲームでは{ $most }個までです
wrong-setup-strikes = ミスが{ $count }回なら、ゲームはすでに終わっています
wrong-setup-no-firework = 花火のないスートが書かれています
wrong-setup-height = { $suit }の花火が、完成した花火より高くなっています
wrong-setup-orders = いくつかの順番で作れる花火には、はじめからカードを置けません。高さだけではどのカードかわからないからです
wrong-setup-complete = すべての花火がすでに完成しています
wrong-setup-count = { $card }が{ $placed }枚あります（手札、山札、捨て札、花火）。このゲームでは{ $expected }枚です
wrong-setup-turns-left = turns_left { $count }：最終ラウンドには、空の山札と、最後まで続けるのではないゲームが必要です。残りは1手番からプレイヤーの数までです
wrong-setup-half-token = ヒントトークンの半分は、トークンが半分ずつ戻るゲームで、トークンが足りないときだけ置けます
wrong-setup-next-clues = 次のヒントを色だけまたは数字だけに限れるのは、両者を交互に出すゲームだけです
wrong-setup-hidden-plays = { $twist }のゲームは配った状態から始まります。途中の局面からは始められません

## 記録

wrong-record = Kagiyaの記録ではありません：{ $why }
wrong-record-none = Kagiyaの記録ではありません。バージョン番号の付いたキー「kagiya_record」がありません
wrong-record-version = 記録のバージョンは{ $version }ですが、このプログラムが読めるのはバージョン{ $known }です
wrong-record-preset = preset：オプションが「{ $name }」のものではありません。presetを消すか、オプションを直してください
wrong-record-no-preset = preset：「{ $name }」という版はありません
wrong-record-deal = deal：{ $why }
wrong-record-no-deal = deal：シードか山札が必要です
wrong-record-tiles = deal：タイルを書けるのは、山札と一緒のときだけです
wrong-record-card = deal：山札のカード{ $place }：{ $why }
wrong-record-deck-size = deal：山札に{ $listed }枚が書かれていますが、このゲームは{ $expected }枚です
wrong-record-tile = deal：ボーナスタイル{ $tile }はありません。番号は1から6です
wrong-record-first = first：{ $why }
wrong-record-names = players：{ $players }人のプレイヤーに{ $names }人分の名前があります。全員の名前を書くか、だれの名前も書かないでください
wrong-record-notes = notes：このゲームはプレイヤーが{ $players }人、カードが{ $cards }枚です。席ごとに、カード1枚につき1つのメモを書いてください
wrong-record-entry = 項目{ $number }（「{ $text }」）：{ $why }
wrong-record-entry-number = 項目{ $number }：{ $why }
wrong-record-result = result：記録では{ $given }ですが、再生すると{ $played }です
wrong-record-no-end = result：記録では{ $given }ですが、ゲームは終わっていません
wrong-entry-after-the-end = ゲームはその前に打ち切られています
wrong-entry-already-over = ゲームはすでに終わっているので、打ち切れません
wrong-entry-no-seat = 席{ $seat }にはだれもいません

## ゲームファイルを開く

wrong-file-empty = 文章が空です
wrong-file-too-large = ファイルが大きすぎます。1ゲームは{ $most }KBまでです
wrong-file-json = ゲームファイルではありません：{ $why }
wrong-file-none = Kagiyaの記録、hanab.liveのゲーム、または「replay-json」のあるhanab.liveのリンクが必要です
wrong-file-several = このファイルは{ $count }ゲームのリストです。1つずつ開いてください
wrong-file-too-long = このゲームの項目は{ $count }個です。最大{ $most }個です
wrong-file-number = このリンクにはゲームの番号しかありません。「https://hanab.live/export/{ $number }」を開き、表示された内容を貼り付けてください
wrong-file-damaged = リンクが途中で切れているか、「replay-json/」の後の{ $place }文字目が壊れています
wrong-file-variant = このリンクのゲームはhanab.liveのバリアント{ $id }で、ここでは遊べません

## hanab.liveのゲーム

wrong-site = hanab.liveのゲームではありません：{ $why }
wrong-site-none = hanab.liveのゲームではありません。players、deck、actionsのあるゲームか、ゲームのリストが必要です
wrong-site-option = オプション「{ $name }」によるルールの変更には対応していません
wrong-site-characters = 不利なキャラクター（「{ $name }」）を使ったゲームには対応していません
wrong-site-no-players = players：名前のリストか、playerCountが必要です
wrong-site-player-count = players：名前は{ $named }個ですが、playerCountは{ $count }です
wrong-site-players = players：{ $count }人では遊べません。2人から6人です
wrong-site-starting-player = players：startingPlayer { $seat }の席にはだれもいません
wrong-site-card = deck：このバリアントに、スート{ $suit }の数字{ $rank }のカードはありません（{ $place }番目）
wrong-site-deck-size = deck：{ $listed }枚が書かれていますが、このバリアントは{ $expected }枚です
wrong-site-action = action { $number }：{ $why }
wrong-site-seed = seed：`{ $seed }`からはこのゲームは配られません。シードはp3v0s1のように人数とバリアントを表します
wrong-site-action-type = 行動の種類{ $type }はありません。種類は0から5です
wrong-site-no-card = 山札にカード{ $card }はありません。カードは0から数えます
wrong-site-no-seat = 席{ $seat }にはだれもいません。席は0から数えます
wrong-site-oneself = プレイヤー{ $seat }は自分にヒントを出せません
wrong-site-no-color = このバリアントに色{ $color }はありません。色は0から数えます
wrong-site-no-rank = 数字{ $rank }はありません。数字は1から5です
wrong-variant = バリアント「{ $name }」はここではプレイできません。hanab.liveにこの名前のバリアントはありません
wrong-variant-near = バリアント「{ $name }」はここではプレイできません。知らないバリアントです。「{ $near }」ですか？
wrong-export-option = hanab.liveにそのゲームはありません。{ $option }にはできません（できるのは{ $only }）
wrong-export-hands = hanab.liveにそのゲームはありません。{ $players }人の手札は{ $usual }枚か、それより1枚多いか少ない枚数です
wrong-export-all-or-nothing = hanab.liveにそのゲームはありません。{ $goal }、{ $end }、{ $lost }は、3つ一緒のときだけ使えます
wrong-export-suits = hanab.liveにそのゲームはありません。このスートのバリアントがありません（{ $multi }、{ $black }、{ $extra }、{ $colors }を見てください）

## シナリオファイル

wrong-scenarios = シナリオファイルではありません：{ $why }
wrong-scenarios-list = シナリオファイルではありません。必要なのはシナリオのリストですが、{ $found }があります
wrong-scenarios-empty = シナリオのリストが空なので、何も検査しません
wrong-scenarios-entry = シナリオファイルではありません。項目{ $place }は{ $found }ですが、必要なのはシナリオ（preset、setup、actions、expectのあるオブジェクト）です
wrong-scenario-at = { $path }：{ $why }
wrong-scenario-top = setup.fireworks：{ $suit }が{ $top }になっています。このゲームの数字は1から{ $highest }で、0は空の花火です
wrong-scenario-tile = setup.tiles：ボーナスタイル{ $tile }はありません。番号は1から6です
wrong-scenario-seat = { $path }：席{ $seat }にはだれもいません
wrong-scenario-setup = setup：{ $why }
wrong-scenario-no-seat = 席{ $seat }にはだれもいません
wrong-scenario-no-rank = 数字{ $rank }はありません
wrong-scenario-value = { $key }：必要なのは{ $expected }ですが、{ $found }があります
wrong-scenario-refused = legal：行動が認められません：{ $why }
wrong-scenario-action = { $all }個のうち{ $number }個目の行動はルール違反です：{ $why }
wrong-scenario-legal = legal：ルール違反のはずの行動が、ルールどおりです
wrong-scenario-no-action = legal：検査する行動がありません
