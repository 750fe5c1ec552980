# テーブルで使う言葉。ターミナルとブラウザーの両方で使う。
# カード、ヒント、出来事、できない理由、結果。`.you` は行動した本人に、`.to-you` は相手になった人に向けた文。
#
# 用語（ひとつのものはひとつの言葉で書く）:
#   clue ヒント（出す）         clue token ヒントトークン    strike ミス
#   play プレイする             discard 捨てる               announce 予告する
#   hand 手札                   deck 山札                    discards 捨て札
#   firework 花火               rank 数字                    suit スート、color 色
#   turn 手番                   final round 最終ラウンド     pace ペース
#   fits プレイできる、置ける   last copy 最後の1枚          no longer needed 不要
#   dud 不発                    deal 配札                    abandoned 打ち切り
#   edition 版                  ruling 裁定                  convention 定石
#   partner 仲間                bot ボット                   companion 相棒
#   host ホスト                 spectator 観戦者             administrator 管理者
#   remove 外す                 ban 参加禁止（テーブル）、利用停止（サーバー）
#   create 作る                 take over 引き継ぐ           take back 取り消す
#   queue 予約する              pause 休憩                   reminder リマインダー
#   chat チャット               message メッセージ           quick chat クイックチャット
#   public 公開                 private 非公開               time limits 制限時間
#   replay リプレイ             review 検討                  view 視点
#   variation 分岐              challenge 挑戦状             deal of the day 今日の配札
#   data directory データフォルダー    home page ホーム      version バージョン
# 文は「です・ます」で書き、2つの文をコロンでつながない。コロンは見出しと、その中身や一覧のあいだだけ。
# 数字と英字は半角、約物は全角、和文と英数字のあいだに空白は入れない。テーブルのプレイヤーの名前に敬称は付けず、
# 招待や知り合いの文では「さん」を付ける。

## スートとカード。ID: suit-NAME（英語名）。.card はそのスートのカード。

# スートの文字。カードとキーに使う。ここにないスートは、記録の文字か、名前のうち空いている最初の文字になる。
# かな漢字変換なしで打てるように、英語の文字を使う。
suit-letters = white w, red r, blue b, yellow y, green g, purple p, teal t, black k, multicolor m, black-powder k

suit-white = 白
    .card = 白{ $rank }
suit-red = 赤
    .card = 赤{ $rank }
suit-blue = 青
    .card = 青{ $rank }
suit-yellow = 黄
    .card = 黄{ $rank }
suit-green = 緑
    .card = 緑{ $rank }
suit-purple = 紫
    .card = 紫{ $rank }
suit-teal = 青緑
    .card = 青緑{ $rank }
suit-black = 黒
    .card = 黒{ $rank }
suit-multicolor = 虹色
    .card = 虹色{ $rank }
suit-black-powder = 黒
    .card = 黒{ $rank }
suit-colorless = 無色
    .card = 無色{ $rank }
suit-rainbow = レインボー
    .card = レインボー{ $rank }
suit-pink = ピンク
    .card = ピンク{ $rank }
suit-light-pink = 薄ピンク
    .card = 薄ピンク{ $rank }
suit-brown = 茶
    .card = 茶{ $rank }
suit-omni = オムニ
    .card = オムニ{ $rank }
suit-null = ヌル
    .card = ヌル{ $rank }
suit-muddy-rainbow = 濁りレインボー
    .card = 濁りレインボー{ $rank }
suit-prism = プリズム
    .card = プリズム{ $rank }
suit-gray = 灰
    .card = 灰{ $rank }
suit-orange = オレンジ
suit-dark-orange = 濃いオレンジ
    .card = オレンジ{ $rank }
suit-dark-rainbow = 暗いレインボー
    .card = 暗いレインボー{ $rank }
suit-dark-pink = 暗いピンク
    .card = 暗いピンク{ $rank }
suit-dark-brown = こげ茶
    .card = こげ茶{ $rank }
suit-dark-omni = 暗いオムニ
    .card = 暗いオムニ{ $rank }
suit-dark-null = 暗いヌル
    .card = 暗いヌル{ $rank }
suit-dark-prism = 暗いプリズム
    .card = 暗いプリズム{ $rank }
suit-gray-pink = 灰ピンク
    .card = 灰ピンク{ $rank }
suit-cocoa-rainbow = ココアレインボー
    .card = ココアレインボー{ $rank }
suit-white-reversed = 逆順の白
    .card = 逆順の白{ $rank }
suit-colorless-reversed = 逆順の無色
    .card = 逆順の無色{ $rank }
card-other = { $suit }{ $rank }
card-group = { $suit }の{ $ranks }
rank-start = スタート
clue-rank = { $rank }
clue-untold-color = モー
clue-untold-rank = ブー
clue-untold = ガー
clue-odd = 奇数
clue-even = 偶数
list-more = { $first }、{ $next }
list-and = { $items }、{ $last }
list-or = { $items }か{ $last }
sentence = { $text }。
sentences-more = { $first }{ $next }
with-note = { $text }（{ $note }）
touched = { $count ->
    [0] 該当するカードなし
   *[other] カード{ $list }
}

## 人

you = あなた

## カードの価値

card-trash = もう不要
card-critical = 最後の1枚
card-playable = 今プレイできる
card-playable-critical = 今プレイできる、最後の1枚
card-mine = あなたのカード{ $slot }。
card-mine-open = あなたのカード{ $slot }：{ $card }
card-theirs = { $name }のカード{ $slot }：{ $card }
card-oldest = 手札でいちばん古いカード。
card-clued = 出たヒント：{ $clues }。
card-unclued = まだヒントの対象になっていません。
card-can-be = 可能性：{ $cards }。
card-they-know = { $name }から見た可能性：{ $cards }。

## 出来事

which-card = カード{ $slot }
which-deck = 山札の最後の1枚

event-clued = { $name }が{ $to }に「{ $clue }」のヒントを出しました：{ $cards }。
    .you = あなたは{ $to }に「{ $clue }」のヒントを出しました：{ $cards }。
    .to-you = { $name }があなたに「{ $clue }」のヒントを出しました：{ $cards }。
event-free = ボーナスタイルの効果なのでトークンは使いません。
event-announced-right = { $name }が{ $suit }を予告して、的中しました。
    .you = あなたは{ $suit }を予告して、的中しました。
event-announced-wrong = { $name }が{ $suit }を予告しましたが、カードは別のスートでした。
    .you = あなたは{ $suit }を予告しましたが、カードは別のスートでした。
event-played = { $name }が{ $which }をプレイしました：{ $card }。
    .you = あなたは{ $which }をプレイしました：{ $card }。
event-played-on = { $name }が{ $card }を{ $suit }の花火にプレイしました。
    .you = あなたは{ $card }を{ $suit }の花火にプレイしました。
event-placed = { $name }が{ $card }を{ $suit }の花火に置きました。
    .you = あなたは{ $card }を{ $suit }の花火に置きました。
event-misplayed = { $name }が{ $which }の{ $card }をプレイしましたが、不発でした。ミス{ $strikes }回目です（{ $most }回で終わり）。
    .you = あなたは{ $which }の{ $card }をプレイしましたが、不発でした。ミス{ $strikes }回目です（{ $most }回で終わり）。
    .abacus = { $name }が{ $which }の{ $card }をプレイしました。神々が怒り、空から稲妻が落ちます。嵐トークン{ $strikes }個目です（{ $most }個で終わり）。
    .abacus-you = あなたは{ $which }の{ $card }をプレイしました。神々が怒り、空から稲妻が落ちます。嵐トークン{ $strikes }個目です（{ $most }個で終わり）。
event-thrown = { $name }が{ $which }を伏せてプレイしました。
    .you = あなたは{ $which }を伏せてプレイしました。
hole-label = 伏せた札
hole-count = { $count ->
    [0] 伏せてプレイされたカードはまだありません。
   *[other] 伏せてプレイされたカードは{ $count }枚です。
}
hole-about = 花火、ミス、得点は、ゲームが終わるまでわかりません。
event-discarded = { $name }が{ $which }を捨てました：{ $card }。
    .you = あなたは{ $which }を捨てました：{ $card }。
event-joker = { $name }が{ $which }のジョーカーをプレイしました：{ $card }。どの花火に使うでしょうか。
    .you = あなたは{ $which }のジョーカーをプレイしました：{ $card }。どの花火に使いますか？
event-token = ヒントトークンが1個戻りました（今{ $tokens }個）。
    .abacus = ノートトークンが1個白い面に戻りました（今{ $tokens }個）。
event-half-token = ヒントトークンが半分戻りました（今{ $tokens }個）。
event-token-lost = ヒントトークンがすべて使えるので、ボーナスはなくなります。
    .abacus = ノートトークンがすべて白い面なので、ボーナスはなくなります。
event-completed = { $suit }の花火が完成しました！
event-tile = ボーナスタイル{ $number }：{ $name }。
event-tile-lost = タイル{ $number }は、ここでは効果がありません。
event-strike-back = ミスが1回取り消されました。{ $strikes ->
    [0] ミスはなくなりました
   *[other] 残りは{ $strikes }回です
}。
event-shuffled-back = { $card }が1枚、山札に混ぜられました。
event-declined = タイル{ $number }は使われませんでした。
event-tile-instead = 山札がないので、タイル5はタイル6の効果になります。
event-final-round = 山札がなくなりました。{ $turns ->
    [1] 残りは1手番です
   *[other] 1人1回ずつ、残り{ $turns }手番です
}。
event-turn = { $name }の手番です。
    .you = あなたの手番です。
event-drew = { $name }が{ $card }を引きました。
    .you = あなたは{ $card }を引きました。
event-drew-hidden = { $name }がカードを1枚引きました。
    .you = あなたはカードを1枚引きました。
event-ended-left = 最後のプレイヤーが離れたので、ゲームは打ち切られました。
event-ended-timeout = だれも戻ってこなかったので、ゲームは打ち切られました。
event-ended-agreed = プレイヤー全員の合意でゲームを終えました。
event-ended-operator = 管理者がゲームを終わらせました。
event-ended-out_of_time = 時間切れのプレイヤーがいたので、ゲームは打ち切られました。
event-ended-unknown = ゲームは打ち切られました。
event-take-back-asked = { $name }が最後の行動の取り消しを申し出ました。
    .you = あなたは最後の行動の取り消しを申し出ました。
event-take-back-agreed = { $name }が賛成しました。
    .you = あなたは賛成しました。
event-take-back-dropped = { $name }の意向で、取り消しはなくなりました。
    .you = あなたの意向で、取り消しはなくなりました。
event-take-back-late = 全員の返事がそろわなかったので、何も取り消されません。
event-late = 全員が{ $name }を待っています。
    .you = 全員があなたを待っています。
event-hinted = { $name }が助言を求めました。
    .you = 助言を求めました。
event-bot-asked = この手番は、{ $name }の代わりにボットがプレイします。
    .you = この手番は、ボットが代わりにプレイします。先に行動すれば、あなたの行動になります。
event-bot-asked-by = { $by }が、この手番を{ $name }の代わりにボットに任せました。
    .you = { $by }が、この手番をボットに任せました。先に行動すれば、あなたの行動になります。
event-pause-asked = { $name }が休憩を申し出ました。
    .you = あなたは休憩を申し出ました。
event-pause-dropped = { $name }は今の休憩を断りました。
    .you = あなたは今の休憩を断りました。
event-pause-late = 全員の返事がそろわなかったので、休憩はありません。
event-paused = ゲームは休憩中です。
event-resumed = { $name }がゲームを再開しました。
    .you = あなたがゲームを再開しました。
event-taken-back = { $name }が最後の行動{ $count }回を取り消しました。
    .you = あなたは最後の行動{ $count }回を取り消しました。
event-end-wished = { $name }がゲームの終了を提案しました。
    .you = あなたはゲームの終了を提案しました。
event-end-unwished = { $name }はゲームを続けたいそうです。
    .you = あなたはゲームを続けることにしました。
event-reordered = { $name }が手札を並べ替えました。
    .you = あなたは手札を並べ替えました。
score-penalty = { $suit }の花火に足りないカードは1枚につき1点減るので、得点がマイナスになることもあります。
score-parts = { $gained } − { $penalty }（足りないカード：{ $suit }）
score-floor = 得点は0点より下がりません。
score-begins-below-zero = 得点はマイナスから始まります。{ $suit }の花火に足りないカード1枚につき1点減ります。
over-perfect = すべての花火が完成しました。完璧な花火大会です！
over-broken-off = ゲームは打ち切られました。
over-finished = 花火大会はおしまいです。
over-lost = ゲームは負けです。

## ルールで断られる行動。コロンの後か、`sentence` で一文として使われます。

wrong-action-game-over = ゲームは終わっています
wrong-action-not-in-hand = そのカードは手札にありません
wrong-action-all-tokens = ヒントトークンがすべてそろっているので捨てられません。プレイするか、ヒントを出してください
    .abacus = ノートトークンがすべて白い面なので捨てられません。プレイするか、ヒントを出してください
wrong-action-no-clue-token = ヒントトークンがありません。プレイするか、カードを捨ててください
    .abacus = ノートトークンがありません。プレイするか、カードを捨ててください
wrong-action-no-such-player = その席にプレイヤーはいません
wrong-action-nothing-to-clue = そのプレイヤーには、ヒントを出せるカードがありません
wrong-action-no-such-clue = このゲームでは、そのヒントは出せません
wrong-action-empty-clue = 当てはまるカードが1枚もありません。このゲームのヒントは1枚以上に当てはまる必要があります
wrong-action-same-kind-of-clue = このゲームでは色と数字のヒントを交互に出します。前のヒントも同じ種類でした
wrong-action-no-announcements = スートの予告は「予告花火」だけのものです。そのままプレイしてください
wrong-action-no-such-firework = このゲームにその花火はありません
wrong-action-tile-first = 先にボーナスタイルを決めてください
wrong-action-joker-first = 先にジョーカーを置く花火を選んでください
wrong-action-nothing-asked = 今、答える質問はありません
wrong-action-not-offered = それは選べる答えにありません
wrong-action-tile-asks-color = このボーナスタイルで出すのは色のヒントです
wrong-action-tile-asks-rank = このボーナスタイルで出すのは数字のヒントです
wrong-reorder-forbidden = このゲームでは手札を並べ替えられません
wrong-reorder-not-the-hand = 並び順が手札と合いません。手札のカードを1回ずつ書いてください

## 質問

answer-shuffle-back = { $card }を1枚、山札に混ぜますか？
answer-put-into-play = { $card }を花火に置きますか？
answer-decline = タイルを使わないでおきますか？
answer-decline-short = 使わない
tile-5-empty-deck = 山札がないので、タイル6の効果を使えます。
answer-firework = ジョーカーを{ $suit }の花火に置きますか？
tile-title = ボーナスタイル{ $number }：{ $name }
joker-title = ジョーカー
joker-about = プレイしたのは{ $card }でした。置ける花火が2つ以上あります。

## 結果

result-title = ゲーム終了
result-points = { $most }点中{ $points }点
result-placed = { $placed ->
    [0] 花火に置けたカードはありませんでした。
   *[other] { $most }枚中{ $placed }枚を花火に置けました。
}
result-rating = { $body }：「{ $rating }」
proof-commitment = 配る前に公開されたハッシュ：{ $hash }
proof-seed = 配札のシード：{ $seed }

## 見出し

label-clues = ヒント
    .abacus = ノート
label-strikes = ミス
    .abacus = 嵐
label-deck = 山札
label-score = 得点
label-placed = 枚数
label-pace = ペース
label-tiles = タイル
label-discards = 捨て札
label-log = ログ
label-fireworks = 花火
title-turn = { $name }の手番
    .you = あなたの手番
title-begin = 最初の手番の前
title-over = 花火大会はおしまい
title-lesson-over = レッスン終了
title-number = { $number }手目
title-final-round = { $turns ->
    [1] 最後の手番
   *[other] 残り{ $turns }手番
}
