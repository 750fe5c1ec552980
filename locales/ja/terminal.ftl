# ターミナルだけの言葉：キー、ヘルプ、コマンドライン。用語はtable.ftlの表のとおり。

## テーブル

decimal-mark = .
table-welcome = テーブルへようこそ。?でヘルプが出ます。
table-partners = 仲間：{ $partners }。
table-your-turn = あなたの手番です。カードを選んでください。
table-waiting = { $name }が考えています…
table-who-begins = だれから始めますか？ { $name }。
table-criterion = この版では：{ $who }。
table-over = 花火大会はおしまいです。すべてのカードが表になりました。
table-own-card = pでこのカードをプレイ、dで捨てます。
table-choose-own = それは自分のカードにだけ使えます。矢印キーで自分のカードに移ってください。
table-choose-partner = ヒントを出すには、上下キーで仲間のカードを選んでください。
table-no-card = そこに自分のカードはありません。
table-no-cards-left = この手札にカードはもうありません。
table-not-your-turn = まだあなたの手番ではありません。
table-play = カード{ $slot }をプレイしますか？
table-your-turn-deck = あなたの手番です。カードを選ぶか、uで山札の最後の1枚を見ずにプレイしてください。
table-play-deck = 山札の最後の1枚を、見ずにプレイしますか？
table-play-quiet = 予告なしでカード{ $slot }をプレイしますか？
table-play-announced = { $suit }を予告して、カード{ $slot }をプレイしますか？
table-discard = カード{ $slot }を捨てますか？
table-clue = { $to }に「{ $clue }」のヒントを出しますか？ 当てはまるのは{ $cards }です。
table-too-small = Kagiyaには{ $width }×{ $height }文字の画面が必要ですが、この画面は{ $has_width }×{ $has_height }です。大きくするか、--plainでプレイしてください。

keys-own = ←→ カード  ↑↓ 手札  p プレイ  d 捨てる  ⇧←→ 移動  e なぜ  ? ヘルプ  q 終了
keys-partner = ←→ カード  ↑↓ 手札  1–5 数字  文字 色  Enter ヒント  e なぜ  ? ヘルプ
keys-free-clue = ←→ カード  ↑↓ 手札  1–5 数字  文字 色  Enter ヒント  ? ヘルプ  q 終了
keys-clue = Enter 出す  ←→ ほかのヒント  1–5 数字  文字 色  Esc 戻る
keys-confirm = Enter はい  Esc 戻る
keys-announce = Enter プレイ  ←→ 予告  Esc 戻る
keys-answer = ←→ 選ぶ  Enter 決定  l ログ  ? ヘルプ
keys-begin = ←→ 席  Enter 始める
keys-wait = Space 急ぐ  ←→ カード  ↑↓ 手札  e なぜ  l ログ  ? ヘルプ  q 終了
keys-lesson = Space 次へ  F2 ルール  ←→ カード  ↑↓ 手札  l ログ  ? ヘルプ  q 終了
keys-lesson-own = ←→ カード  ↑↓ 手札  p プレイ  d 捨てる  F2 ルール  ? ヘルプ  q 終了
keys-lesson-partner = ←→ カード  ↑↓ 手札  1–5 数字  文字 色  Enter ヒント  F2 ルール
keys-lesson-over = n 次のレッスン  F2 ルール  ←→ カード  ↑↓ 手札  l ログ  q 終了
keys-lesson-last = F2 ルール  ←→ カード  ↑↓ 手札  l ログ  q 終了
keys-over = n 新しいゲーム  ←→ カード  ↑↓ 手札  e なぜ  l ログ  ? ヘルプ  q 終了

help-title = ヘルプ
help-keys-move = 矢印キーかTab：手札とカードを選ぶ。
help-keys-own = 自分のカード：pでプレイ、dで捨てる、Enterで決定。1–8でカードを選ぶ。
help-keys-partner = 仲間のカード：1–5か色の文字でヒントを表示。cはカードの色、vは数字。Enterで出し、Escで戻る。
help-keys-order = Shiftと←→、または<と>で、手札の中でカードを動かす。
help-keys-more = eは仲間の行動の理由と、あなたのヒントの受け取り方。F3はcompanion-4があなたの席にいたら何をするか。lはログ、qは終了、Spaceで次の仲間がすぐに動く。
help-signs-sky = 花火：R 12·××には1と2がある。·はこれから置け、×はもう置けない。
help-signs-hands = カードの下：出たヒント、•は新しい。自分のカードはわかっていることだけ：R?、?3、??。
help-signs-discards = 捨て札：捨てられた数字。!は必要な最後の1枚、-はもう不要。
help-signs-pace = ペース：最高点を狙えるまま、カードを置かずに過ごせる手番の数。
help-signs-announce = 予告：プレイする前に、←と→で花火を選ぶ。
help-signs-tiles = タイル：まだ裏向きのボーナスタイルの番号。
help-signs-letters = 文字：{ $letters }。
help-close = 何かキーを押すと閉じます。

quit-title = やめますか？
quit-question = ゲームは保存されません。テーブルを離れますか？
quit-keys = yかEnterで離れる、ほかのキーで続ける
label-since = 前の手番のあと
label-since-more = 前の手番のあと（lですべて表示）
log-keys = ↑↓ 移動、ほかのキーで閉じる
result-keys = n 新しいゲーム   l ログ   q 終了   ほかのキー：カードを見る
record-written = 記録は{ $file }にあります。

## エラー

error = エラー：{ $text }
error-lang = 「{ $lang }」という言語はありません。使えるのは{ $all }です。
error-terminal = ターミナルを使えません：{ $reason }。--plainを試してください。
error-random = OSから乱数を得られません：{ $reason }。--seedを使ってください。
error-edition = 「{ $name }」という版はありません。「kagiya rules」で一覧が出ます。
error-edition-near = 「{ $name }」という版はありません。「{ $near }」ですか？ 「kagiya rules」で一覧が出ます。
error-lesson = 「{ $name }」というレッスンはありません。使えるのは{ $all }です。
error-lesson-near = 「{ $name }」というレッスンはありません。「{ $near }」ですか？ 使えるのは{ $all }です。
error-players = 人数「{ $text }」は使えません。2から5、版によっては6までです。
error-option-form = 「{ $text }」はオプションではありません。strikes=2のように、NAME=VALUEの形で書いてください。「kagiya rules」で一覧が出ます。
error-options = これらのオプションは使えません：{ $reason }。
error-bot = 「{ $name }」というボットはいません。使えるのは{ $all }です。
error-bot-near = 「{ $name }」というボットはいません。「{ $near }」ですか？ 使えるのは{ $all }です。
error-convention = 「{ $name }」という取り決めはありません。使えるのは{ $all }です。
error-convention-twice = 取り決め「{ $name }」が2回書かれています。
error-seed-empty = シードが空です。どんな言葉でもかまいません。
error-seed-digits = 数字のシードは16進数で64桁ですが、これは{ $count }桁です。どんな言葉でもかまいません。
error-seed-decides = hanab.live のシードはバリアントと人数を決めます。版、人数、オプションは指定しないでください。
error-seed-variant = このシードは、ここでは遊べない hanab.live のバリアントのものです。
error-seat = 席「{ $text }」はありません。席は1から{ $players }か、Aからの文字です。
error-first-fixed = この版では、いつも席{ $seat }から始めます。
error-input-ended = ゲームが終わる前に入力が終わりました。

## 文字だけの画面

plain-you = あなた
plain-welcome = Kagiya：{ $edition }。テーブルにいるのは{ $names }です。
plain-first = この版の決まりでは、{ $who }から始めます。--firstを使わなければ、ここではあなたからです。
plain-how = helpと打つとコマンドが出ます。カードは古い順に数え、いちばん古いのがカード1です。
plain-half-token = ほかに半分のヒントトークンがあります。
plain-counters = { $tokens ->
    [0] ヒントトークンなし
   *[other] ヒントトークン{ $tokens }個
}、{ $strikes ->
    [0] ミスなし
   *[other] ミス{ $strikes }回
}（{ $most }回で終わり）、{ $deck ->
    [0] 山札なし
   *[other] 山札{ $deck }枚
}。
plain-final-round = { $turns ->
    [1] これが最後の手番です。
   *[other] この手番を入れて、残り{ $turns }手番です。
}
plain-firework = { $suit }の花火は{ $rank }まで。
plain-firework-empty = { $suit }の花火はまだありません。
plain-firework-complete = { $suit }の花火は完成。
plain-firework-dead = これ以上は伸びません。
plain-tiles = { $count ->
    [0] ボーナスタイルは残っていません。
   *[other] まだ裏向きのボーナスタイル：{ $tiles }。
}
plain-holds = { $name }の手札（古い順）：{ $cards }。
plain-no-cards = { $name }の手札はありません。
plain-card-clued = { $card }（ヒント：{ $clues }）
plain-hand-empty = あなたの手札はありません。
plain-hand = { $count ->
    [1] あなたの手札は1枚です。
   *[other] あなたの手札は{ $count }枚です（古い順）。
}
plain-hand-moved = あなたが並べた順の手札です。いちばん古いのはカード{ $oldest }です。
card-groups = { $first }、または{ $rest }
plain-own-clued = カード{ $slot }：ヒントは{ $clues }、{ $left ->
    [1] { $cards }に決まり
   *[other] 可能性は{ $cards }
}。
plain-own-unclued = カード{ $slot }：ヒントなし、{ $left ->
    [1] { $cards }に決まり
   *[other] 可能性は{ $cards }
}。
plain-own-unknown = カード{ $slot }：何もわかりません。
plain-discards = { $suit }の捨て札：{ $ranks }。
plain-discards-empty = 捨て札はありません。
plain-critical = 必要なカードの最後の1枚：{ $cards }。
plain-log-action = { $number }. { $text }
plain-log-empty = まだ何も起きていません。
plain-ask-deck = play deckと打って、山札の最後の1枚を見ずにプレイすることもできます。
plain-ask-clue = いつものようにヒントを出してください。
plain-ask-back = backとカードを打ってください：{ $items }。
plain-ask-put = putとカードを打ってください：{ $items }。
plain-ask-firework = fireworkとスートを打ってください：{ $items }。
plain-ask-decline = declineと打つと、タイルを使わないでおけます。
plain-input-ended = 入力が終わったので、ゲームはここまでです。
plain-goodbye = テーブルを離れました。またどうぞ。
plain-after = why、table、logはまだ使えます。空行かquitで離れます。
lesson-how = 行動を打ってください。たとえば「clue Kaze 1」「play 2」「discard 1」です。カードは古い順に数え、いちばん古いのがカード1です。「rule」でこの段階のルール、「help」ですべてのコマンドが出ます。
lesson-next = 次：{ $lesson }。空行で始まり、quitで離れます。
lesson-no-rule = この段階だけのルールはありません。
lesson-rule-close = 何かキーを押すとルールを閉じます。
plain-not-understood = そのコマンドはありません。helpと打つと一覧が出ます。
plain-no-such-card = カード「{ $text }」はありません。あなたのカードは1から{ $count }までです。
plain-no-such-partner = 「{ $text }」という仲間はいません。ヒントを出せる相手は{ $names }です。
plain-no-such-clue = 「{ $text }」というヒントはありません。{ $colors }、または1から{ $most }の数字を書いてください。
plain-forbidden-clue = 「{ $suit }」はヒントにできません。持っていないと伝えることもできません。
plain-no-such-suit = このゲームに「{ $text }」というスートはありません。
plain-no-such-print = このゲームに「{ $text }」というカードはありません。「赤 3」や「r3」のように、スートと数字を書いてください。

# 英語のほかに使えるコマンドの言葉。空白で区切る。
command-play = プレイ 出す p
command-discard = 捨てる すてる d
command-clue = ヒント ひんと c
command-put = 置く おく
command-back = 戻す もどす
command-firework = 花火 はなび
command-decline = 使わない つかわない
command-order = 並べ替え ならべかえ
command-hand = 手札 てふだ h
command-table = テーブル t
command-discards = 捨て札 すてふだ pile
command-log = ログ l
command-why = なぜ w
command-hint = 助言
command-rule = ルール
command-help = ヘルプ
command-quit = 終了 やめる q exit

plain-help-play = play 2、またはp2：カード2をプレイする。
plain-help-announce = play 2 赤、またはp2=r：赤を予告して、カード2をプレイする。
plain-help-discard = discard 1、またはd1：カード1を捨てる。
plain-help-clue = clue { $name } { $color }、または{ $seat }{ $letter }／clue { $name } { $rank }、または{ $seat }{ $rank }：ヒントを出す。
    .ranks = clue { $name } { $rank }、または{ $seat }{ $rank }：ヒントを出す。
plain-help-put = put 赤 3：捨て札を花火に置くボーナスタイルに答える。
plain-help-back = back 赤 3：捨て札を山札に混ぜるボーナスタイルに答える。
plain-help-firework = firework 赤：ジョーカーを置く花火を選ぶ。
plain-help-decline = decline：ルールで許されていれば、ボーナスタイルを使わないでおく。
plain-help-order = order 2 1 3 4 5：手札を並べ替える。
plain-help-hand = hand：自分のカードについてわかっていること。
plain-help-table = table：花火、全員の手札、トークン。
plain-help-discards = discards：捨て札。
plain-help-log = log：これまでの出来事すべて。
plain-help-why = why：最後に行動した仲間の理由と、あなたの最後のヒントの受け取り方。why 7はlogの7番目の行動。
plain-help-hint = hint：companion-4があなたの席にいたら何をするか、その理由。
plain-help-rule = rule：レッスンのこの段階のルール。
plain-help-help = help：この一覧。
plain-help-quit = quit：ゲームを離れる。

## 仲間がそう動いた理由

why-title = なぜ？
why-keys = ← 前  → 後  ↑↓ 移動、ほかのキーで閉じる
why-nothing = 説明できる行動をした仲間は、まだいません。
hint-none = 助言はあなたの番のときだけ出ます。
hint-keys = ↑↓ 移動、ほかのキーで閉じる
why-no-such = 「{ $text }」には説明がありません。仲間が説明するのは自分の行動と、あなたのヒントの受け取り方です。番号はlogに出ます。
why-none = { $name }は自分の行動を説明しません。
why-understood = { $name }の受け取り方：
why-same = { $count ->
    [1] { $names }も同じように受け取りました。
   *[other] { $names }も、それぞれ同じように受け取りました。
}

## kagiya rules

rules-editions = 出典ごとの版。--edition NAMEで選びます。
rules-options = オプション。--option NAME=VALUEで変えます。
rules-hint = 「kagiya rules show NAME」で、版やオプションの説明が出ます。
rules-source = 出典：{ $source }。
rules-sources = 出典：{ $sources }。
rules-sources-hint = 「--sources」を付けると、各節のもとになった文書と、文書が違うところの決定も表示します。
rules-sources-more = { $first }、{ $next }
rules-rulings = 裁定：{ $rulings }。
rules-builds-on = 元の版：{ $base }。
rules-builds-on-defaults = 既定の設定をもとにしています。
rules-differences = 既定と違うオプション：
rules-difference = { $title }（{ $option }）：{ $value }
rules-value-more = { $value }：{ $more }
rules-no-differences = オプションはすべて既定どおりです。
rules-players-default = 既定：kagiya playとブラウザーでは{ $play }、何も書いていないファイルでは{ $file }。
rules-default = 既定：{ $value }。
rules-suffix-default = 黒があるゲームでは「はい」
rules-none = なし
rules-values = 値：
rules-used-by = このオプションを変えている版と、その出典：
rules-suits = スートとそのカード：
rules-suit-cards = { $letter } { $suit }：{ $cards }
rules-suit-up = 小さい順に作る
rules-suit-down = 大きい順に作る
rules-suit-own-color = 専用の色のヒントがある
rules-suit-no-color = どの色のヒントも当てはまらない
rules-suit-all-colors = どの色のヒントも当てはまり、自分の色のヒントはない
rules-suit-other-colors = ほかの色のヒントが当てはまる
rules-suit-penalty = 足りないカード1枚につき1点減る
rules-suit-joker = ほかのスートのカードの代わりになる
rules-hand-size = { $players }人なら{ $cards }枚
rules-numbers = カード：{ $cards }枚。ヒントトークン：{ $tokens }個。{ $strikes }回目のミスでゲームが終わります。{ $goal ->
    [score] 最高点：{ $most }点。
   *[other] 完璧な花火大会だけが勝ちです。
}人数ごとの手札：{ $hands }。
rules-play-hint = プレイするには：kagiya play --edition { $name }
check-passed = { $id } 合格：{ $name }
check-failed = { $id } 不合格：{ $name }
check-broken = { $id } プレイできません：{ $name }
check-summary = { $all ->
    [1] { $failed ->
        [0] シナリオは合格しました。
       *[other] シナリオは不合格でした。
    }
   *[other] { $failed ->
        [0] シナリオ{ $all }件がすべて合格しました。
       *[other] シナリオ{ $all }件のうち{ $failed }件が不合格でした。
    }
}

## kagiya bench

bench-head = {"   "}人数      ゲーム/秒          手/秒   チェックサム
bench-perft = 深さ{ $depth }：行動の並び{ $nodes }通り、毎秒{ $speed }

error-name = 「{ $name }」という版もオプションもありません。「kagiya rules」で一覧が出ます。
error-name-near = 「{ $name }」という版もオプションもありません。「{ $near }」ですか？ 「kagiya rules」で一覧が出ます。
error-file-read = { $file }を読めません：{ $reason }。
error-file-write = { $file }に書けません：{ $reason }。
error-file-content = { $file }：{ $reason }。
error-seconds = 「{ $text }」は秒数ではありません。0より大きく、1日までの数を書いてください。

## コマンドライン

help = 人とボットと研究者のためのHanabi。コマンドがなければ、ブラウザー用のサーバーを起動する。HanabiはAntoine Bauza作、2〜5人用、8歳以上、20〜30分のゲーム。
help-usage = 使い方：
usage-unknown = { $argument }というオプションはありません
usage-command = 「{ $name }」というコマンドはありません
usage-moved = 「{ $name }」は移動しました。kagiya-loadtest { $name }を実行してください
usage-no-command = コマンドがありません：{ $known }
usage-no-value = { $argument }には値が必要です
usage-value = { $argument }に「{ $value }」は使えません
usage-value-of = { $argument }に「{ $value }」は使えません。使えるのは{ $known }です
usage-missing = 必要な引数がありません：{ $argument }
usage-twice = { $argument }は2回以上使えません
usage-conflict = { $argument }と{ $other }は一緒に使えません
usage-equals = { $argument }の値の前には等号が必要です
usage-many-values = { $argument }に余分な値「{ $value }」があります
usage-no-text = UTF-8として正しくない引数があります
usage-near = { $near }ですか？
usage-help = 詳しくは：kagiya --help
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-lang = すべての文の言語：{ $all }（既定：環境の言語）
help-no_color = 色を使わない。変数NO_COLORでも同じ
help-help = ヘルプを表示する
help-version = バージョンを表示する
help-exit-codes = 終了コード：0 成功。1 検査が不合格。2 使い方の誤り、知らない版、使えないオプション。3 ファイルかターミナルを使えない、またはファイルが正しい記録でない。4 ゲームが終わる前に入力が終わった。
help-play = ターミナルで仲間とプレイする
help-play-edition = 版。「kagiya rules」の名前、または hanab.live のバリアント名で（既定：original）
help-play-players = 人数（あなたを含む、既定：3）
help-play-option = 版のオプションを変える。strikes=2のように。何度でも書ける
help-play-seed = 配札のシード：16進数64桁、「kagiya lab run」の配札の番号、p3v0s1 のような hanab.live のシード、または好きな言葉（既定：ランダム）
help-play-seat = あなたの席。1からの数か、random（既定：1）
help-play-first = 最初の手番の席。版がテーブルに任せている場合
help-play-bots = 仲間。コンマで区切り、席の順に繰り返す：{ $partners }（既定：{ $default_partner }、定石を5分で覚えられる）
help-play-mixed = 暗号で話すボット（savant）をほかのボットと組み合わせる
help-play-conventions = テーブルの定石の取り決め。コンマで区切る：{ $conventions }（既定：なし。相棒がプレイしながら見きわめる）
help-play-plain = 文字の行だけでプレイする。スクリーンリーダー、パイプ、スクリプト向け
help-play-record = ゲームが終わったら、記録をこのファイルに書く
help-learn = 仲間とコーチと一緒に、ターミナルで遊び方を覚える
help-learn-lesson = どのレッスンか：{ $lessons }（既定：first、そのあと順に）
help-learn-plain = 文字の行だけで覚える。スクリーンリーダー、パイプ、スクリプト向け
help-rules = 版とオプションの一覧
help-rules-json = 版とオプションの一覧をJSONで
help-rules-show = 版のルールをすべて表示する、またはオプションを説明する
help-rules-show-name = 版かオプションの名前
help-rules-show-players = この人数の場合（既定：3）
help-rules-show-option = 版のオプションを変える（例：strikes=2）。何度でも使える
help-rules-show-sources = 各節のもとになった文書と、文書が違うところの決定も表示する
help-rules-check = ファイルのシナリオをプレイして比べる。不合格があれば終了コード1
help-rules-check-file = シナリオファイル（JSON）。-は標準入力
help-replay = 記録されたゲームを1手ずつ表示する
help-replay-file = 記録、hanab.liveのゲーム（JSON）、-（標準入力）、またはreplay-jsonを含むhanab.liveのリンク
help-replay-turn = 一覧の代わりに、この手数のあとのテーブルを表示する（0：配ったあと）
help-replay-json = JSONで
help-solve = すべてのカードが分かっているときの最高点を求める
help-solve-file = 記録、hanab.liveのゲーム（JSON）、-（標準入力）、またはreplay-jsonを含むhanab.liveのリンク
help-solve-edition = 版（既定：original）
help-solve-players = 人数（既定：3）
help-solve-option = 版のオプションを変える（例：strikes=2）。何度でも書ける
help-solve-seed = 配札のシード：16進数64桁、「kagiya lab run」の配札の番号、p3v0s1 のような hanab.live のシード、または好きな言葉
help-solve-game = 複数のゲームが入ったファイルの何番目か。1から数える
help-solve-turn = この手数のあとの局面から（既定：0、配ったあと）
help-solve-nodes = 1つの点数について調べる局面の上限（既定：1,000,000）
help-solve-seconds = 時間の上限（秒）
help-solve-json = JSONで
help-puzzle = 問題を解く。今日の問題か、ほかの問題
help-puzzle-number = 何番の問題か。1から数える（既定：今日の問題）
help-puzzle-answer = 答え。p2やBrのような行動か、r3のようなカード
help-puzzle-hint = 2つのヒントを表示する
help-puzzle-solution = 解答を表示する
help-review = 終わったゲームを検討する。何が勝負を分け、何がより良かったか
help-review-source = 記録、hanab.liveのゲーム（JSON）、-（標準入力）、またはreplay-jsonを含むhanab.liveのリンク
help-review-game = 複数のゲームが入ったファイルの何番目か。1から数える
help-review-depth = 先を読む量。quick、normal、deepのどれか（既定はnormal）
help-review-deep = --depth deepと同じ
help-review-json = JSONで（docs/review.schema.json）
help-review-svg = ゲームの流れを画像（SVG）に書く。-は標準出力
help-review-threads = スレッド数（既定はコアごとに1つ）
help-bench = エンジンの速さを測る
help-bench-rules = 1コアでランダムな合法手をプレイする
help-bench-rules-json = JSONで
help-bench-rules-players = この人数だけ（既定：2から5）
help-bench-rules-seconds = 人数ごとの秒数（既定：2）
help-bench-perft = 行動の並びをすべて数える
help-bench-perft-edition = 版（既定：original）
help-bench-perft-players = 人数（既定：3）
help-bench-perft-option = 版のオプションを変える。何度でも書ける
help-bench-perft-seed = 配札のシード
help-bench-perft-depth = 行動の並びの深さ（既定：4）
help-bench-perft-json = JSONで

## kagiya solve

error-solve-nothing = ファイルか、--seedで配札を指定してください。
solve-best = 到達できる最高点は{ $points }点です。
solve-between = 下の手順の点数は{ $points }です。{ $bound }に到達できるかは、探索では決まりませんでした。それより上は不可能です。
solve-won = すべての花火を完成できます。
solve-lost = すべての花火を完成することは、もうできません。
solve-open = すべての花火を完成できるかは、探索では決まりませんでした。
solve-reason-maximum = これが満点です。
solve-reason-game-over = ゲームは終わっています。
solve-reason-lost-copies = 必要なカードの最後の1枚が失われています。
solve-reason-pace = 残りの手番が、足りないカードの枚数より少なくなっています。
solve-reason-too-few-draws = 山札がなく、残りの手番が、足りないカードの枚数より少なくなっています。
solve-reason-too-deep = 必要なカードが山札の深くにあり、そのあとの手番が足りません。
solve-reason-hand-space = 取っておくべきカードが、手札に入りきりません。
solve-reason-search = すべての手順を調べました。

## kagiya replay

replay-title = { $edition }、プレイヤーは{ $names }。
replay-title-own = 独自のルール
replay-state = { $turn ->
    [0] 配ったあと
   *[other] { $turn }手のあと
}
replay-notes = カードのメモ：
replay-note = #{ $id } { $card }、{ $name }：{ $note }
replay-unfinished = 記録はここで終わりですが、ゲームは終わっていません。
replay-points = 今は{ $points }点。
error-turn = { $turn }手目はありません。手は0から{ $most }までです。
help-replay-game = 複数のゲームが入ったファイルの何番目か。1から数える
error-many-games = { $count ->
    [1] このファイルのゲームは1つです。
   *[other] このファイルにはゲームが{ $count }個あります。--gameで1から{ $count }の番号を選んでください
}
error-review-empty = このゲームには検討できる手がありません。
error-review-hidden = このゲームではカードを伏せてプレイしたため、プレイヤーが何を知っていたか判断できず、検討できません。
error-game = ゲーム{ $game }はありません。このファイルのゲームは{ $count }個です
error-no-record = Kagiyaの記録かhanab.liveのゲームの、JSONのオブジェクトが必要です
replay-broken-off = ゲームは打ち切られました。
replay-broken-off-left = プレイヤーが離れたので、ゲームは打ち切られました。
replay-broken-off-timeout = 時間切れで、ゲームは打ち切られました。
replay-broken-off-agreed = プレイヤー全員の合意でゲームを終えました。

## kagiya serve

serve-open = Kagiyaが動いています：{ $url }
serve-kept = データフォルダー：{ $folder }
serve-loopback = 接続できるのはこのコンピューターだけです。--listen 0.0.0.0:{ $port }を使うと、ネットワーク全体から接続できます。
serve-stop = Ctrl-Cで止まります。何も失われません。
serve-cant-listen = { $address }で待ち受けられません：{ $reason }。--listenで別のアドレスを指定してください
serve-cant-keep = { $folder }にデータを保存できません：{ $reason }。--dataで別のフォルダーを指定してください
serve-cant-use = { $folder }のデータを使えません：{ $reason }
serve-newer-data = データの形式は{ $found }ですが、このリリースが対応しているのは{ $known }までです。そのデータを書いたリリースか、それより新しいものを使ってください。何も変更していません
serve-in-use = 別のサーバーが使っています。先にそのサーバーを止めるか、--dataで別のフォルダーを指定してください
serve-read-only = フォルダーに書き込めません（{ $reason }）。フォルダーと中身をすべて、サーバーのユーザーの所有にしてください
serve-gone = このデータフォルダーは使用中のものですが、kagiya.dbがないか空です。kagiya.dbをバックアップから復元するか、kagiya.idを削除して空のサーバーから始めてください
serve-other-house = kagiya.dbは別のデータフォルダーのものです。正しいファイルを復元するか、これを使うならkagiya.idを削除してください
serve-keys-gone = kagiya.keysがありません。復元してください。これがないと、データベースのゲームを開けません
serve-log-gone = サーバーが正しく終了しておらず、kagiya.db-wal（最後の書き込み）がありません。両方のファイルを復元するか、バックアップから復元してください
serve-damaged = kagiya.dbが壊れています（{ $reason }）。バックアップから復元してください
serve-not-ours = kagiya.dbは別のプログラムのものです。何も変更していません
serve-cant-use-database = データベースを使えません：{ $reason }
nats-address = NATSのアドレスはnats://HOST:4222のような形です
nats-no-answer = NATSでほかのサーバーにつながりません：{ $reason }。--busと、NATSが動いているかを確かめてください
postgres-address = データベースのアドレスはpostgres://USER@HOST/DATABASEのような形です
postgres-no-answer = { $place }のPostgreSQLが応答しません（{ $reason }）。動いているか、このコンピューターからの接続が許されているかを確かめてください
postgres-login = PostgreSQLがユーザー「{ $user }」を拒否しました。名前、パスワード、pg_hba.confを確かめてください
postgres-no-database = データベース「{ $name }」がありません。createdbで作ってください
postgres-too-old = PostgreSQL { $found }は古すぎます。バージョン15以降が必要です
postgres-foreign = データベースに、別のプログラムの表があります。Kagiya専用のデータベースを作ってください
postgres-no-right = ユーザーに権限がありません（{ $reason }）。データベースの所有者にしてください
postgres-tls = KagiyaはPostgreSQLへの接続を暗号化しません。Unixソケット、ループバックアドレス、またはトンネルを使い、sslmodeを外してください
postgres-read-only = データベースが読み取り専用です。レプリカではなく、プライマリサーバーのアドレスを使ってください
serve-cant-log = ログレベル「{ $levels }」は使えません。--logには、レベルか、warn,kagiya_server=debugのような部分ごとの指定を書きます
help-serve = ブラウザーとボットのためのサーバーを起動する（コマンドがないときの既定）
help-serve-listen = 待ち受けるアドレス。0.0.0.0:PORTならネットワーク全体から接続できる
help-serve-data = テーブル、ユーザー、終わったゲームを保存するデータフォルダー。なければ作る
help-serve-store = データフォルダーの代わりに使うPostgreSQLデータベース。postgres://USER@HOST/DATABASEのように書く。複数のサーバーで共有できる。パスワードは、このコンピューターのほかのユーザーに見えないように、変数KAGIYA_STOREに置く
help-serve-bus = 同じデータベースを使う複数のサーバーをつなぐNATSサーバー。nats://HOST:4222のように書く。別々のサーバーにいる人どうしが一緒にプレイできる。パスワードは変数KAGIYA_BUSに置く
help-serve-node = サーバーが複数あるときの、ログでのこのサーバーの名前
help-serve-public_url = サーバーの公開アドレス。https://hanabi.exampleのように書く。ほかのサイトのページからは接続できない
help-serve-trust_proxy = クライアントのアドレスをX-Forwarded-Forから取る。ただし、要求がこれらのネットワークのプロキシから来た場合に限る（コンマ区切り）。NETWORKを省くと、このマシンまたはプライベートネットワークのプロキシ
help-serve-metrics = 監視プログラムがメトリクスを読むアドレス。パスは/metrics
help-serve-admin = kagiya admin用のソケット（既定：データフォルダーのkagiya.sock）。サーバーのユーザーだけが使える
help-serve-bot_pause = だれかが見ているとき、ボットが行動の前に待つ時間（ミリ秒）
help-serve-bot_deadline = ボットが考えてよい時間（ミリ秒）
help-serve-reviews = 同時に検討するゲームの数。1コアにつき1つまで。0なら検討しない。指定しなければ、コアの半分まで使う
help-serve-no_push = Web Pushの通知を送らない。指定しなければ、ブラウザーは通知を求めることができる。通知は暗号化され、ブラウザーのプッシュサービスに送られる
help-serve-push_host = Apple、Google、Microsoft、Mozilla以外のプッシュサービス（例：push.example:8443）。この機械以外ではhttpsが必要。繰り返し指定できる。変数KAGIYA_PUSH_HOSTではコンマで区切る
help-serve-web = ブラウザーのクライアントを、要求のたびにこのフォルダーから読む（開発用）
help-serve-log = ログに書くもの：error、warn、info、debug、trace。warn,kagiya_server=debugのように部分ごとにも書ける
help-serve-log_format = ログの形式。人が読む行か、JSONのオブジェクト
help-hanab-live = hanab.liveのボットやクライアントをKagiyaのサーバーで遊ばせる
help-hanab-live-listen = 待ち受けるアドレス（既定：127.0.0.1:4849）。0.0.0.0:PORTでネットワーク全体から接続できる
help-hanab-live-server = 遊ぶ先のKagiyaサーバー（既定：http://127.0.0.1:4848）
help-join = hanab.liveや同じ種類のサーバーで、ボットにプレイさせる
help-join-server = サーバー。https://hanab.live や 127.0.0.1:4849 のように
help-join-name = ボットのアカウント名。パスワードは変数KAGIYA_PASSWORDに入れる。httpsでないサーバーでは省略でき、そのときはゲストになる
help-join-bot = プレイするボット（既定：companion-4）
help-join-table = テーブルの番号。--tableも--createもないと、ボットはプレイヤーの個人メッセージ /join で招かれるのを待つ
help-join-create = テーブルを開く。バリアント名、players=N、オプションをコンマで区切る。例：「Rainbow (5 Suits),players=3,emptyClues」。全員がそろうとゲームが始まる
hanab-live-open = hanab.liveのクライアントは http://{ $address } でログインできます。{ $server } でプレイします
hanab-live-stop = Ctrl-Cで止まります。
hanab-live-server = 「{ $server }」はサーバーのアドレスではありません。http://HOST:PORT か https://HOST と書いてください
hanab-live-random = OSから乱数を得られません
join-password = アカウントのパスワードを変数KAGIYA_PASSWORDに入れてください
join-logged-in = { $name }がログインしました。
join-waits = テーブルにいるプレイヤーの個人メッセージ /join を待っています。
join-sits = テーブル{ $table }に着きました。
join-starts = { $variant }：{ $players }
join-over = { $max }点中{ $score }点。
join-warned = サーバーに断られました：{ $reason }
join-lost = 接続が切れました：{ $reason }。つなぎ直しています…
join-unreachable = { $server }につながりません：{ $reason }
join-not-the-site = { $server }はhanab.liveと同じ種類のサーバーではありません。ログインしてもクッキーがもらえません
join-refused = サーバーに断られました：{ $reason }
join-closed = { $server }が接続を閉じました：{ $reason }
join-no-table = 開いているテーブル{ $table }はありません
join-removed = ボットの席がなくなりました
join-missed = 接続が切れている間にゲームが終わりました
join-game = ボットはこのゲームをプレイできません：{ $reason }

## kagiya admin

help-data = サーバーのデータフォルダー（既定：kagiya-data）
help-store = サーバーがPostgreSQLデータベースを使う場合は、そのアドレス：postgres://USER@HOST/DATABASE、または変数KAGIYA_STORE
help-socket = 動いているサーバーのソケット。データフォルダーのkagiya.sockでない場合に指定する。または変数KAGIYA_ADMIN
help-json = JSONで出力する
help-admin = サーバーを管理する。動いていても止まっていてもよい
help-admin-status = サーバーの状態を表示する：テーブル、接続、待ち行列、制限
help-admin-doctor = 制限、時計、ディスク、プロキシ、鍵、バックアップを検査し、直すべき点を示す
help-admin-people = 接続中のユーザーとアドレスの一覧
help-admin-tables = テーブルの一覧。--stageがなければ、募集中とプレイ中のもの
help-admin-tables-stage = この段階のテーブルだけ：open、running、finished、closed
help-admin-tables-person = このユーザーが座っているテーブルだけ
help-admin-tables-older_than = 作られてから、または終わってから、これ以上たったテーブルだけ。30dや12hのように
help-admin-tables-limit = テーブルの最大数（既定：200）
help-admin-close = テーブルを閉じる。そこにいる全員に、管理者が閉じたことが伝えられる
help-admin-close-table = テーブルのID
help-admin-remove = テーブルと、それに属するものをすべて削除する。プレイ中のゲームは先に終わらせる
help-admin-remove-tables = テーブルのID
help-admin-block = ゲストかアドレスの利用をしばらく停止し、接続を切る
help-admin-block-kind = 停止する対象：guestかaddress
help-admin-block-name = ゲストの名前かID、またはアドレス。IPv6では最初の64ビットを使う
help-admin-block-for = 期間。2dや12hのように
help-admin-block-why = 理由。利用を停止されたユーザーに表示される
help-admin-unblock = 利用停止を解除する
help-admin-unblock-kind = 解除する対象：guestかaddress
help-admin-unblock-name = ゲストの名前かID、またはアドレス
help-admin-blocks = 利用停止の一覧。期限と理由も表示する
help-admin-backup = すべてのバックアップを新しいファイルに書いて検査する。サーバーは動き続ける
help-admin-backup-file = ファイル。サーバー自身が書く
help-admin-restore = データをバックアップで置き換える。先にサーバーを止めること
help-admin-restore-file = バックアップ
help-admin-restore-keys = バックアップの鍵のファイル。データフォルダーの鍵が別のものの場合に指定する
help-admin-restore-replace = すでにあるテーブルも置き換える。元のファイルは別の名前で残る
help-admin-purge = 古いテーブルを削除する。終わったゲームと、ゲームが始まらなかったテーブルが対象
help-admin-purge-older_than = 最後の活動からの期間。90dや12hのように
help-admin-purge-finished = 終わったゲームだけ
help-admin-purge-abandoned = ゲームが始まらなかったテーブルだけ
help-admin-purge-dry_run = 何が削除されるかを表示するだけ
help-admin-rotate-keys = 新しいゲームの配札を新しい鍵で暗号化する。プレイ中のゲームは古い鍵を使い続ける
help-admin-rotate-keys-sessions = 代わりに、すべてのセッションを終わらせる。全員が新しいゲストになる
help-admin-copy = データフォルダーを、--storeの空のPostgreSQLデータベースにコピーする。すべてコピーするか、何もコピーしないかのどちらか。先にサーバーを止めること
admin-socket = ソケット{ $socket }を使えません（{ $reason }）。使えるのはサーバーのユーザーとrootだけです
admin-tables =
    { $count ->
        [0] テーブルはありません。
       *[other] テーブルは{ $count }個です。
    }
admin-table = { $table } · { $opened } · { $stage } · { $preset } · 人：{ $people } · ボット：{ $bots } · イベント：{ $events }
admin-stage-open = 募集中
admin-stage-running = プレイ中
admin-stage-finished = 終了
admin-stage-closed = 閉鎖
admin-closed = テーブルを閉じ、そこにいた全員に通知しました。
admin-closed-already = このテーブルはすでに閉じられています。
admin-blocked = { $who }の利用を{ $until }まで停止しました。
admin-unblocked = { $who }の利用停止を解除しました。
admin-blocks =
    { $count ->
        [0] 利用停止はありません。
       *[other] 利用停止は{ $count }件です。
    }
admin-backup = バックアップを書き、検査しました：{ $file }（{ $size }）。
admin-counts = テーブル：募集中{ $open }、プレイ中{ $running }、終了{ $finished }、閉鎖{ $closed }。人：{ $people }。
admin-rotated =
    { $keys ->
        [1] 新しいゲームはこれから鍵「{ $key }」を使います。鍵はこれだけです。
       *[other] 新しいゲームはこれから鍵「{ $key }」を使います。これまでのゲームに必要なので、{ $keys }個の鍵をすべて残してください。
    }
admin-sessions-ended =
    { $count ->
        [0] セッションはありませんでした。
       *[other] セッションを{ $count }個終わらせました。
    }
doctor-grade-ok = 良好
doctor-grade-warning = 注意
doctor-grade-problem = 異常
doctor-server = サーバー：プロセス{ $process }
doctor-server-none = サーバー：動いていないので、データだけを検査します
doctor-store = データベース：正常
doctor-store-errors = データベース：動いていますが、開始から{ $errors }回失敗しました。理由はログにあります
doctor-store-fails = データベース：{ $error }
doctor-bus = ほかのサーバー：接続しています
doctor-bus-away = ほかのサーバー：NATSに接続できません。NATSサーバーが動いているかと、--busを確かめてください
doctor-files = 開けるファイル：{ $limit }個まで。{ $connections }接続に足ります
doctor-files-few = 開けるファイル：{ $limit }個しかなく、{ $connections }接続までです。ユニットにLimitNOFILE=65536、またはulimit -n 65536を設定してください
doctor-disk = ディスク：{ $total }のうち{ $free }が空き
doctor-disk-low = ディスク：{ $total }のうち{ $free }しか空いていません。空きを作るか、kagiya admin purgeで古いゲームを削除してください
doctor-disk-remote = ディスク：データのフォルダーがネットワークドライブにあり、SQLiteがデータを失うことがあります。ローカルのディスクかPostgreSQLを使ってください
doctor-future = 時計：{ $seconds }秒先の時刻に開かれたテーブルがあります。時計が戻っています。時刻同期（NTP）を確かめてください
doctor-database-clock = 時計：データベースと合っています
doctor-database-clock-differs = 時計：データベースと{ $seconds }秒ずれています。両方のマシンで時刻同期（NTP）を動かしてください
doctor-readable = 権限：データを読めるのはサーバーのユーザーだけです
doctor-readable-by-all = 権限：ほかのユーザーが{ $files }を読めます。サーバーのユーザーだけに許してください：chmod 600
doctor-keys = 鍵：配り札を{ $keys }個の鍵で暗号化しています
doctor-keys-none = 鍵：データベースの配り札が暗号化されていません。同じkagiya.keysを各サーバーのデータのフォルダーに置いてください
doctor-backup = バックアップ：{ $hours }時間前
doctor-backup-old = バックアップ：{ $hours }時間前。kagiya admin backupを毎日実行し、ファイルを別のディスクに置いてください
doctor-backup-none = バックアップ：まだありません。kagiya admin backupを毎日実行し、ファイルを別のディスクに置いてください
doctor-backup-own = バックアップ：PostgreSQLにはpg_dumpなどの道具があります
doctor-url = アドレス：{ $url }
doctor-url-none = アドレス：このマシンからだけ接続できます
doctor-url-insecure = アドレス：httpsなしで接続するので、通信を読まれるおそれがあります。httpsのプロキシを前に置き、--public-urlでそのアドレスを指定してください
doctor-proxy-open = プロキシ：誰からのX-Forwarded-Forでも信じ、{ $listen }で待ち受けています。誰でもアドレスを偽れます。--trust-proxyでプロキシのネットワークを指定するか、127.0.0.1で待ち受けてください
doctor-proxy-none = プロキシ：--trust-proxyがないと、全員がプロキシのアドレスになり、制限を分け合います。指定して、プロキシにX-Forwarded-Forを書かせてください
doctor-metrics = 計測値：{ $metrics }に届く人は誰でも読めます。--metricsをローカルのアドレスにするか、ファイアウォールを使ってください
doctor-well = 異常は見つかりませんでした。
doctor-found = 異常が{ $count }件あります
admin-runs = サーバーは動いています：kagiya { $version }、プロセス{ $process }、{ $since }から。
admin-stands-still = 動いているサーバーはありません。
admin-not-writable = サーバーは今、何も保存できません。ログとディスクを確かめてください。
admin-here = 接続中のユーザー：{ $people }。WebSocket：{ $sockets }、すべての接続：{ $connections }、メモリ上のテーブル：{ $tables }。
admin-queues = 待ち：ボットの判断{ $bots }件、送信データ{ $bytes }。
admin-limits = 開始から：制限した要求{ $limited }件、拒否した接続{ $refused }件、受信の遅い相手{ $slow }件、保存のエラー{ $errors }件。
admin-person = { $id } · { $name } · 接続元：{ $addresses } · 接続：{ $connections } · テーブル：{ $tables }
admin-people =
    { $count ->
        [0] 接続中のユーザーはいません。
       *[other] 接続中のユーザーは{ $count }人です。
    }
admin-no-table = テーブル「{ $table }」はありません
admin-no-person = 「{ $name }」というユーザーはいません。接続中のユーザーの一覧はkagiya admin peopleで出ます
admin-several-people = 「{ $name }」というユーザーが複数います。どれかのIDを使ってください（{ $ids }）
admin-no-address = 「{ $text }」はアドレスではありません。192.0.2.7や2001:db8::1のように書いてください
admin-not-blocked = 利用停止の対象ではありません。一覧はkagiya admin blocksで出ます
admin-backup-elsewhere = サーバーは自分から見た{ $file }にバックアップを書きましたが、ここにそのファイルはありません。サービスの/tmpは別のものです。データフォルダーの中のファイルを指定してください
admin-file-there = { $file }はすでにあります。新しいファイルを指定してください
admin-own-tools = PostgreSQLのバックアップと復元には、付属のpg_dumpとpg_restoreを使ってください
admin-shared-keys = このサーバーには鍵がないか、ほかのサーバーと共有しています。すべてのサーバーのkagiya.keysに行を加えて、再起動してください
admin-keys = 鍵のファイルに書けません：{ $reason }
admin-store = サーバーにはできませんでした：{ $reason }
admin-no-order = サーバーはこのコマンドを知りません（{ $reason }）。サーバーとこのプログラムのリリースが違います
restore-done = バックアップを復元し、検査しました。
restore-kept = 前のデータは{ $file }にあります。
restore-copy = { $file }を復元できません：{ $reason }
restore-not-empty = { $folder }にはすでにテーブルが{ $count }個あります。何も変更していません。--replaceを付けると、元のファイルは別の名前で残ります
restore-unknown = { $folder }に読めないデータがあります。何も変更していません。--replaceを付けると、元のファイルは別の名前で残ります
restore-no-keys = バックアップのゲームに必要な鍵がありません：{ $keys }。鍵のファイルを--keysで指定してください。何も変更していません
restore-differs = 復元したデータがバックアップと違います。ディスクを確かめて、もう一度復元してください
copy-no-store = コピー先がありません。--store postgres://USER@HOST/DATABASEを使ってください
purge-removed =
    { $count ->
        [0] 削除したテーブルはありません。
       *[other] テーブルを{ $count }個削除しました。
    }
purge-would-remove =
    { $count ->
        [0] 削除されるテーブルはありません。
       *[other] テーブルが{ $count }個削除されます。
    }
copy-done = コピーが終わりました。すべての行を読み直し、両方のハッシュが同じになりました。
copy-from = データフォルダーを読めません：{ $reason }。何もコピーしていません
copy-to = データベースに書けません：{ $reason }。何もコピーしていません
copy-not-empty = データベースが空ではありません。createdbで新しく作ってください。何もコピーしていません
copy-differs = コピーした表「{ $table }」が元のものと違います。何もコピーしていません
error-age = 「{ $text }」は期間ではありません。30dや12hのように、数と単位を書いてください。
error-why-long = 理由が長すぎます。{ $most }文字までです。
error-no-data = { $folder }はサーバーのデータフォルダーではありません。

## kagiya lab

lab-head-given = { $bot } · { $edition }、{ $players }人 · 指定の配札{ $games }個
lab-head = { $bot } · { $edition }、{ $players }人 · { $games ->
    [1] 配札1個、シード{ $first }
   *[other] 配札{ $games }個、シード{ $first }から{ $last }
}
lab-stopped = 途中で終了：配札{ $wanted }個のうち{ $games }個。
lab-points = {"  "}得点                { $mean } ± { $stderr }（満点{ $most }）
lab-zeroed = {"  "}ミス負けを0点として { $mean } ± { $stderr }、ミス負け：{ $strikeouts }ゲーム
lab-scored = {"  "}{ $scored ->
    [0] 得点のあるゲームはありません。得点なし：{ $unscored }ゲーム
   *[other] 得点のある{ $scored }ゲーム { $mean } ± { $stderr }、得点なし：{ $unscored }ゲーム
}
lab-perfect = {"  "}満点                { $perfect } ± { $stderr } %
lab-course = {"  "}1ゲーム             { $turns }手、ミス{ $strikes }回
lab-speed = {"  "}1手                 { $half }（中央値）、{ $most }（99パーセンタイル）、1コア毎秒{ $games }ゲーム
lab-compare-head = { $first }と{ $second }、同じ配札{ $games }個
lab-compare-means = {"  "}得点                { $first }と{ $second }
lab-compare-difference = {"  "}差                  { $difference } ± { $stderr }、95 %区間 { $low }から{ $high }
lab-compare-perfect = {"  "}片方だけ満点        配札{ $first }個と{ $second }個、差{ $difference } ± { $stderr } %
lab-compare-better-first = { $first }のほうが強いです。常に成り立つ区間は{ $low }から{ $high }です。
lab-compare-better-second = { $second }のほうが強いです。常に成り立つ区間は{ $low }から{ $high }です。
lab-compare-open = 配札が少なくて判断できません。常に成り立つ区間は{ $low }から{ $high }です。
lab-agree-head = { $bot } · { $games }ゲーム、{ $turns }手、打ち切り{ $unfinished }、ミス負け{ $lost }
lab-agree-part-tuning = 調整用のゲームだけ。
lab-agree-part-held-out = 調整に使わないゲームだけ。
lab-agree-stopped = 途中で終了：{ $wanted }ゲームのうち{ $games }ゲーム。
lab-agree-exact = 同じ行動
lab-agree-kind = 同じ種類（プレイ、捨てる、ヒント）
lab-agree-plays = プレイのうち
lab-agree-discards = 捨てたもののうち
lab-agree-clues = ヒントのうち
lab-agree-strikes = {"  "}ミスになるプレイ：{ $plays }回中{ $strikes }回（{ $share }）、人は{ $made }回中{ $theirs }回（{ $other }）
lab-agree-last = {"  "}捨てた最後の1枚：{ $discards }回中{ $last }回、人は{ $made }回中{ $theirs }回
lab-agree-known = {"  "}プレイできるとわかっているカードを残した：{ $turns }手中{ $left }手、人は{ $theirs }手
lab-agree-worse = {"  "}1ゲームあたりの明らかに悪い行動：{ $worse }回、人は{ $theirs }回
lab-agree-forgiven = {"  "}プレイのうち、順番の違いを許した一致：{ $plays }回中{ $share }
lab-agree-kept = {"  "}ヒントのあるカードのうち、本当のカードをいつも候補に残していたもの：{ $cards }枚中{ $share }
lab-agree-measures-by-fifth = 5つに分けたゲームごと：ゲーム数、1ゲームあたりの明らかに悪い行動、順番の違いを許したプレイの一致、ミスになるプレイ、本当のカードを候補に残していたヒントのあるカード
lab-agree-puzzling = {"  "}1ゲームあたりの不可解な行動：{ $puzzling }回、人は{ $theirs }回
lab-agree-puzzling-by-fifth = 5つに分けたゲームごと：ゲーム数、1ゲームあたりの不可解な行動、人のもの
lab-agree-by-action = 行動の種類、その回数、ボットが同じ行動をする割合
lab-agree-by-phase = 残りの山札ごとの一致
lab-agree-by-reading = 手番の人に何かを頼む最後のヒントを、ボットがどう読んだかごとの一致
lab-agree-by-fifth = 一致の割合（カードで5つに分けたゲームごと）
lab-agree-by-players = 人数ごとの一致
lab-agree-disagreements = 行動 → ボットなら代わりにすること、多い順
lab-agree-instead = { $did } → { $would }
lab-action-play-known = プレイできるとわかっているカードをプレイ
lab-action-play-clued = ヒントのあるカードを読みでプレイ
lab-action-play-newest = ヒントのないいちばん新しいカードをプレイ
lab-action-play-other = ヒントのない別のカードをプレイ
lab-action-discard-oldest = ヒントのないいちばん古いカードを捨てる
lab-action-discard-clued = ヒントのあるカードを捨てる
lab-action-discard-other = ヒントのない別のカードを捨てる
lab-action-color-playable = 色のヒント、新しいカードがプレイできる
lab-action-color-other = 色のヒント、新しくプレイできるカードなし
lab-action-rank-playable = 数字のヒント、新しいカードがプレイできる
lab-action-rank-other = 数字のヒント、新しくプレイできるカードなし
lab-action-clue-again = 新しいカードのないヒント
lab-action-answer = ボーナスタイルかジョーカーへの答え
lab-action-strikes = { $action }（ミス）
lab-action-last = { $action }（最後の1枚）
lab-phase-opening = 3分の2より多い
lab-phase-middle = その間
lab-phase-end = 3分の1より少ない
lab-reading-none = ヒントなし
lab-reading-untold = ボットが読み方を話さない
lab-reading-empty = 何にも当てはまらない
lab-reading-fill-in = ヒントのあるカードがプレイできるとわかった
lab-reading-fix = プレイを止める
lab-reading-play = プレイする
lab-reading-play-later = ほかのカードのあとでプレイする
lab-reading-save = 残す
lab-reading-play-or-save = プレイするか残す
lab-reading-play-or-save-later = あとでプレイするか残す
lab-reading-finesse = フィネスかプロンプトのあとでプレイする
lab-reading-trash = 不要、それより古いものを残す
lab-reading-identifies = カード1枚を完全に明かすヒント
lab-reading-plain = 言葉どおりで、それ以上はない
lab-reading-asks-prompt = ほかの人のために、ヒントありをプレイする
lab-reading-asks-finesse = ほかの人のために、ヒントなしをプレイする
lab-scene-title = { $file }、ゲーム{ $game }、{ $turn }手目：{ $name }の手番。
lab-scene-did = 行われたこと：{ $told }
lab-scene-would = { $bot }ならすること：{ $told }
lab-scene-understood = 最後のヒントの読み方：
error-recorded = { $file }、ゲーム{ $place }：{ $reason }
error-no-game = このファイルにゲームはありません
error-agree-illegal = { $file }のゲーム{ $game }、{ $action }手目で、{ $name }がルール違反の行動を選びました：{ $reason }
lab-exam-head = { $bot }：{ $asked }問中{ $right }問正解
lab-exam-part = { $asked }：正解は{ $expected }、答えは{ $answer }
lab-exam-silent = なし（ボットが、カードを何と考えているかを話さない）
lab-exam-stopped = 途中で終了：{ $wanted }問のうち{ $asked }問。
lab-fit-here = 習慣の調整に使ったゲームで：
lab-fit-across = そのゲームでの交差検証で：
lab-fit-elsewhere = もう半分のゲームで：
lab-fit-row = { $turns }手 · 対数損失{ $loss } · 同じ行動{ $exact } %（プレイ{ $plays }、捨てる{ $discards }、ヒント{ $clues }）
lab-fit-strikes = プレイする回数：{ $plays }、うちミス：{ $strikes }、捨てる最後の1枚：{ $last }
error-fit-trees = --trees { $value }は使えません。1から{ $most }までの数を書いてください。たとえば150です
error-fit-no-game = その部分に入るゲームがありません。--part allを試してください
error-habits-bot = --habitsはcompanion-4だけで使えます。{ $bot }は習慣を使いません
error-habits = { $file }はkagiya lab fitの習慣のファイルではありません。正しくない行：{ $line }
error-without-bot = { $bot }には外せる定石がありません。companion-2、companion-3、companion-4にはあります
error-without = { $bot }に「{ $name }」という定石はありません。あるのは{ $names }です
lab-table-legend = 各欄：配札の数、終了時の場の平均点と標準誤差、満点のゲームの割合とそのウィルソンの95 %区間、ミスで終わったゲームを0点としたときの平均点、そのゲームの割合、1手の平均時間。行を再現するには`kagiya lab run --bot BOT --players N --games DEALS --seed SEED`を実行する。
lab-short-legend = 各欄：平均点、満点のゲームの割合、1手の平均時間。配札が1000未満のときは、95 %区間の下限を≥で示す。
lab-editions-legend = 各欄：{ $players }人での、終了時の場の平均点、この順に。
lab-deals-legend = 各行：満点への手順がある配札、ないことが証明された配札とその理由、決まらなかった配札、勝てる配札の割合とそのウィルソンの95 %区間。決まらなかった配札は、下限では不可能、上限では勝ちと数える。
lab-puzzles-bar = ゲーム
lab-puzzles-made = 証明済みの問題：{ $count }問
lab-puzzles-kind = { $kind }：やさしい{ $easy }、ふつう{ $medium }、むずかしい{ $hard }
puzzle-discarded = 捨て札：{ $cards }。
puzzle-deck-row = 山札（次のカードから）：{ $cards }。
puzzle-how-to-answer = kagiya puzzle -n { $number } のあとに、p2、d1、Brのような行動を書いて答えてください。
puzzle-how-to-name = kagiya puzzle -n { $number } のあとに、r3のようなカードを書いて答えてください。
error-puzzle-number = 問題は1番から{ $most }番までです。
error-puzzle-answer = 「{ $text }」はこの問題の答えになりません：{ $reason }
error-puzzle-card = カードは、r3のように色と数字で書きます
error-games = 配札がありません。--gamesは1以上にしてください。
error-bot-mixed = 「{ $name }」はテーブルのすべての席をプレイするので、ほかのボットとは一緒に使えません。
error-bots-language = 「{ $name }」は、ほかのボットにはわからない暗号で話すので、一緒ではほとんどの対局がミスで負けになります。それでも組み合わせるなら--mixedを付けてください。
error-bot-illegal = { $name }が配札{ $deal }でルール違反の行動を選びました：{ $reason }
error-bot-process = { $name }、配札{ $deal }：{ $reason }
error-process-start = プログラムを開始できません（{ $reason }）
error-process-late = { $seconds }秒以内に応答がありません（それまでの応答：{ $answers }）
error-process-ended = プロセスが終了しました（それまでの応答：{ $answers }）
error-process-garbled = 応答を理解できません：{ $line }（それまでの応答：{ $answers }）
error-process-illegal = 応答はルールで許された行動ではありません：{ $line }（それまでの応答：{ $answers }）
error-deal = 配札{ $deal }はゲームに合いません：{ $reason }。
error-deals = { $file }、配札{ $place }：{ $reason }。
error-no-deal = { $file }に配札がありません。
error-deals-mixed = { $file }のゲームはルールがそろっていません。どのゲームの配札かを--editionと--playersで指定してください。
error-add = これらのゲームは加えられません：{ $reason }。
error-threads = スレッドを開始できません：{ $reason }
error-report = { $file }はkagiya labのレポートではありません：{ $reason }
error-table-stopped = 途中で終了したので、表は書いていません。--reportsを使うと、終わった部分は残り、もう一度プレイされることはありません。
error-editions-stopped = 途中で終了したので、表は書いていません。--scoresを使うと、終わった部分は残り、もう一度プレイされることはありません。
error-scores = { $file }の{ $line }行目はkagiya labの得点ではありません：{ $reason }
error-table-place = { $file }に表の場所がありません。「{ $begin }」と「{ $end }」の行が必要です。
help-lab = ボットの強さを測る
help-lab-run = ボットに続けて配札をプレイさせ、報告する
help-lab-run-bot = プレイするボット（既定：savant）。companion-1,companion-3のように複数書くと、席の順に繰り返す
help-lab-run-mixed = 暗号で話すボット（savant）をほかのボットと組み合わせる
help-lab-run-json = レポートをJSONでこのファイルに書く（-：標準出力）
help-lab-run-csv = レポートをコンマ区切りでこのファイルに書く
help-lab-run-svg = 得点のグラフをこのファイルに書く
help-lab-run-deals = シードの配札の代わりに、このファイルの配札をプレイする。記録、hanab.liveのゲーム、カードの並びを使える
help-lab-run-add = --jsonのファイルのレポートに続く配札をプレイして、それに加える
help-lab-run-keep_games = すべてのゲームの記録を、このフォルダーに書く。ファイルなら1行に1つずつ書く
help-lab-compare-deals = 「lab run --deals」と同じく、シードの配札の代わりにこのファイルの配札をプレイする
help-lab-run-keep_losses = 満点でなかったすべてのゲームの記録をこのフォルダーに書く
help-lab-agree = ボットの選択を、記録されたゲームの選択と比べる
help-lab-agree-bot = 比べるボット（既定：companion）
help-lab-agree-files = 記録かhanab.liveのゲーム。1つでも、リストでも、1行に1つずつでもよい
help-lab-agree-part = 使うゲーム：all、tuning、held-out。半分ずつへの分け方は配札で決まる（既定：all）
help-lab-agree-threads = スレッドの数（既定：コアの数）
help-lab-agree-json = 数値をJSONでこのファイルに書く（-：標準出力）
help-lab-agree-habits = companion-4が使う、kagiya lab fitが書いた習慣のファイル
help-lab-agree-without = 効果を測るために、この定石を外す。何度でも書ける
help-lab-agree-puzzling = もう半分のゲームに合わせた人のモデルで、確率が2%未満になる行動を数える
help-lab-agree-examples = よくある食い違いの例を、言葉でこのフォルダーに書く
help-lab-exam = Hanabiを教える人たちの問題をボットに出し、答えを比べる
help-lab-exam-bot = 答えるボット（既定：companion）
help-lab-exam-json = 問題と答えをJSONでこのファイルに書く（-：標準出力）
help-lab-fit = 記録された人のゲームに、相棒の習慣を合わせる
help-lab-fit-files = 記録かhanab.liveのゲーム。1つでも、リストでも、1行に1つずつでもよい
help-lab-fit-part = 調整に使うゲーム：all、tuning、held-out。残りはテストに使う（既定：all）
help-lab-fit-trees = モデルの木の数（既定：150）
help-lab-fit-folds = 交差検証の分割数。0なら行わない（既定：5）
help-lab-fit-threads = スレッドの数（既定：コアの数）
help-lab-fit-into = 習慣をこのファイルに書く（-：標準出力）
help-lab-fit-json = 数値をJSONでこのファイルに書く（-：標準出力）
help-lab-compare = どちらが強いかはっきりするまで、2つのボットに同じ配札をプレイさせる
help-lab-compare-first = 1つ目のボット。「lab run --bot」と同じ書き方
help-lab-compare-second = 2つ目のボット
help-lab-compare-json = 比較をJSONでこのファイルに書く（-：標準出力）
help-lab-table = 強さの表を書く
help-lab-table-bot = どのボットか。何度でも書ける（既定：すべて）
help-lab-table-players = 人数（既定：2,3,4,5）
help-lab-table-games = 欄ごとの配札の数（既定：1000）
help-lab-table-seed = 最初の配札のシード（既定：0）
help-lab-table-threads = スレッドの数（既定：コアの数）
help-lab-table-reports = 欄ごとのレポートをこのフォルダーに残す。すでにあるものはもう一度プレイしない
help-lab-table-into = 表示する代わりに、このMarkdownファイルの印の間に表を入れる
help-lab-table-short = 短い表も、このファイルの印の間に書く
help-lab-editions = すべての版の表を書く
help-lab-editions-bot = どのボットか。何度でも書ける（既定：すべて）
help-lab-editions-players = 人数（既定：2,3,4,5）
help-lab-editions-games = 版と人数ごとの配札の数（既定：1000）
help-lab-editions-seed = 最初の配札のシード（既定：0）
help-lab-editions-threads = スレッドの数（既定：コアの数）
help-lab-editions-scores = 得点を1行に1つずつこのファイルに残す。すでにあるものはもう一度プレイしない
help-lab-editions-into = 表示する代わりに、このMarkdownファイルの印の間に表を入れる
help-lab-deals = すべてのカードが分かっていれば勝てる配札の表を書く
help-lab-deals-edition = どの版か。何度でも書ける（既定：すべて）
help-lab-deals-variants = 版の代わりにhanab.liveのバリアント：カードが同じものからひとつずつ
help-lab-deals-players = 人数（既定：2,3,4,5,6）
help-lab-deals-games = 版と人数ごとの配札の数（既定：1000）
help-lab-deals-seed = 最初の配札のシード（既定：0）
help-lab-deals-threads = スレッドの数（既定：コアの数）
help-lab-deals-nodes = 1つの配札について調べる局面の上限（既定：1,000,000）
help-lab-deals-scores = 結果を1行に1つずつこのファイルに残す。すでにあるものはもう一度解かない
help-lab-deals-into = 表示する代わりに、このMarkdownファイルの印の間に表を入れる
help-lab-puzzles = ボットのゲームから、証明つきの問題を作る
help-lab-puzzles-puzzles = 解く人に見せる部分のファイル。1行に1問。-は標準出力
help-lab-puzzles-solutions = 解答のファイル
help-lab-puzzles-per_kind = 種類ごとの問題の数（既定：55）
help-lab-puzzles-conventions = 代わりに定石の問題を、レッスンごとにこの数だけ作る
help-lab-puzzles-again = 問題集のうち今も証明できる問題を残し、ほかはゲームから探す
help-lab-puzzles-games = 調べるゲームの最大数（既定：1000）
help-lab-puzzles-seed = 最初の配札のシード（既定：0）
help-lab-puzzles-threads = スレッドの数（既定：コアの数）
help-lab-run-edition = 版（既定：--dealsのゲームの版、なければoriginal）
help-lab-run-players = 人数（既定：--dealsのゲームの人数、なければ3）
help-lab-run-option = 版のオプションを変える。何度でも書ける
help-lab-run-games = 配札の数（既定：1000）
help-lab-run-seed = 最初の配札のシード（数）。そのあとは順に続く（既定：0）
help-lab-run-threads = スレッドの数（既定：コアの数）
help-lab-compare-edition = 版（既定：--dealsのゲームの版、なければoriginal）
help-lab-compare-players = 人数（既定：--dealsのゲームの人数、なければ3）
help-lab-compare-option = 版のオプションを変える。何度でも書ける
help-lab-compare-games = 配札の数（既定：1000）
help-lab-compare-seed = 最初の配札のシード（数）。そのあとは順に続く（既定：0）
help-lab-compare-threads = スレッドの数（既定：コアの数）
bench-play-head = ボット          人数   チェックサム
help-bench-play = 決まった配札での、すべてのボットの行動のチェックサム
help-bench-play-json = JSONで
help-bench-play-games = ボットと人数ごとの配札の数（既定：10）

## ファイル、補完、マニュアル

error-file-large = { $file }は上限の{ $most } MiBより大きいので読めません。
error-file-text = { $file }はUTF-8のテキストではありません。
error-command = 「{ $name }」というコマンドはありません。使えるのは{ $known }です。
reason-not-found = そのファイルかフォルダーはありません
reason-not-allowed = アクセスが許可されていません
reason-is-folder = フォルダーです
reason-no-folder = パスの途中にフォルダーでないものがあります
reason-full = ディスクがいっぱいです
reason-read-only = ディスクは読み取り専用です
plain-no-text = その行はUTF-8のテキストではありません。もう一度書いてください。
help-completions = シェルの補完を書く
help-completions-shell = どのシェルか
help-man = man用のマニュアルのページを書く
help-man-command = コマンド。たとえばlab run。省略するとすべてのコマンド

# kagiya mcp

mcp-open = 言語モデルの接続先：{ $url }
mcp-waiting = 標準入力でModel Context Protocolのクライアントを待っています。クライアントにコマンドとして登録するか、--listenを使ってください。
mcp-server = { $address }はサーバーのアドレスではありません。http://127.0.0.1:4848のように書いてください
mcp-client = クライアントがModel Context Protocolを話していません：{ $reason }
mcp-not-loopback = { $address }にはほかのマシンから接続できます。クライアントがこのマシンを呼ぶ名前を--hostで指定して許可してください
help-mcp = Model Context Protocolで、言語モデルをサーバーのテーブルでプレイさせる
help-mcp-server = サーバーのアドレス（既定：http://127.0.0.1:4848）
help-mcp-name = プレイヤーの名前（既定：サーバーが選ぶ）
help-mcp-listen = 標準入出力の代わりに、このアドレスでHTTPを使う（例：127.0.0.1:4850）
help-mcp-host = クライアントがこのマシンを呼ぶ名前。ほかのマシンから接続できるアドレスに必要。繰り返し指定できる

# kagiya lab bench-agent

lab-agent-head = { $command }と{ $partners }、{ $players }人、シード{ $first }から{ $games }ゲーム、推論あり
lab-agent-head-bare = { $command }と{ $partners }、{ $players }人、シード{ $first }から{ $games }ゲーム、推論なし
lab-agent-head-self = { $command }どうし、{ $players }人、シード{ $first }から{ $games }ゲーム、推論あり
lab-agent-head-self-bare = { $command }どうし、{ $players }人、シード{ $first }から{ $games }ゲーム、推論なし
lab-agent-strikes = {"  "}1ゲームのミス       { $mean } ± { $stderr }
lab-agent-illegal = {"  "}1ゲームの違反       { $mean } ± { $stderr }、{ $answers }回の答えのうち{ $illegal }回、{ $share } ± { $share_stderr } %
lab-agent-fallbacks = {"  "}代わりに選んだ手    1ゲームに{ $mean } ± { $stderr }手、{ $tries }回断られたあと
lab-agent-tokens = {"  "}1ゲームのトークン   { $mean } ± { $stderr }、入力{ $input }、出力{ $output }
help-lab-bench-agent = JSONの行で答えるプログラム（言語モデルなど）を、相棒とのゲームと自分どうしのゲームで測る。違反の答えは数えて、もう一度たずねる
help-lab-bench-agent-edition = 版（既定：original）
help-lab-bench-agent-players = プレイヤーの人数（既定：3）
help-lab-bench-agent-option = 版のオプションを変える（例：strikes=2）。繰り返し指定できる
help-lab-bench-agent-deals = このファイルの配札をプレイする：記録かhanab.liveのゲーム
help-lab-bench-agent-games = 配札の数（既定：10）
help-lab-bench-agent-seed = 最初の配札の番号（既定：0）
help-lab-bench-agent-threads = スレッドの数。0は全コア（既定：1）
help-lab-bench-agent-with = ほかの席のボット。selfは全席ともそのプログラム。繰り返し指定できる（既定：companionとself）
help-lab-bench-agent-deductions = カードが何でありうるかを行に含めるか：onかoff（既定：on）
help-lab-bench-agent-retries = 違反の答えのあとに、代わりの手を選ぶ前にたずね直す回数（既定：2）
help-lab-bench-agent-seconds = 答えまでの秒数（既定：300）
help-lab-bench-agent-json = 結果をJSONでこのファイルに書く（-：標準出力）
help-lab-bench-agent-command = プログラムとその引数（--のあと）
