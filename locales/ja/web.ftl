# ブラウザだけの言葉：ページ、ボタン、スクリーンリーダーが読み上げる名前。用語はtable.ftlの表のとおり。

## テーブル

web-seat-empty = 空席
web-hand-mine = あなたの手札
web-hand-of = { $name }の手札
web-clue-someone = { $name }に出せるすべてのヒント
web-bot-is = 操作：{ $bot }
web-away = 離席中
web-on-turn = 手番
web-empathy = この手札を{ $name }の視点で見る
web-empathy-mine = 自分のカードにまだありうるもの
web-no-cards = 手札なし
web-card-hidden = { $name }のカード{ $slot }。
web-event-stood-in = 今は{ $name }の代わりにボットがプレイしています。
web-event-returned = { $name }が戻りました。
web-event-seat-offered = { $name }が{ $person }に、自分の席でのプレイを頼みました。
    .you = { $person }に、あなたの代わりのプレイを頼みました。
web-event-seat-offered-of = { $name }が{ $person }に、{ $of }の代わりのプレイを頼みました。
    .you = { $person }に、{ $of }の代わりのプレイを頼みました。
web-event-offer-declined = 席の申し出は断られました。
web-event-offer-dropped = 席の申し出は取り下げられました。
web-event-seat-taken = { $name }が{ $of }の代わりにプレイします。
web-event-seat-own = { $name }が自分の席でプレイします。
web-event-seat-asked = { $name }が席を返してほしいそうです。
web-plays-for = { $name }の代わり
web-event-watched = { $name }が観戦しています。
web-event-watched-beside = { $name }が観戦しています。{ $players }と同じインターネット回線からの接続です。
web-event-kept-out-absence = { $name }はプレイを続けなかったので、テーブルから外されました。
web-event-kept-out-conduct = { $name }はふるまいを理由に、テーブルから外されました。
web-event-kept-out-others = { $name }はテーブルから外されました：ほかの人のためのテーブルです。
web-event-kept-out-no_reason = { $name }はテーブルから外されました。
web-event-started = カードが配られました。{ $name }から始めます。
    .you = カードが配られました。あなたから始めます。
web-tokens-left = { $tokens ->
    [0] 出せるヒントはもうありません。
   *[other] ヒントはあと{ $tokens }回出せます。
}
web-firework = { $suit }：いちばん上は{ $top }、次は{ $next }
web-firework-unlit = { $suit }：まだありません、最初は{ $next }
web-firework-complete = { $suit }：完成
web-firework-dead = { $suit }：{ $reach }枚、これ以上は伸びません
web-counters = トークンと得点
web-tokens = ヒントトークン：{ $most }個中{ $tokens }個
web-tokens-about = ヒントを出すとトークンを1個使い、カードを捨てると1個戻ります。
web-strikes = ミス：{ $strikes }回（{ $most }回で終わり）
web-strikes-about = { $most ->
    [1] プレイしたカードが置けないとミスです。1回目のミスでゲームが終わります。
   *[other] プレイしたカードが置けないとミスです。{ $most }回目のミスでゲームが終わります。
}
web-deck = { $deck ->
    [0] 山札はありません
   *[other] 山札は{ $deck }枚
}
web-score = { $points }点。{ $best }点満点で、今から届くのは最高{ $most }点
web-score-about = 花火に置いたカード1枚が1点です。
web-last-turns = 残り手番
web-pace = ペース：{ $pace }
web-pace-about = 最高点を狙えるまま、カードを置かずに過ごせる手番の数
web-tile-gone = めくられたタイル
web-tiles-about = 花火を完成させた人が、このタイルを1枚めくります。次に何が出るかは、だれにもわかりません。
web-tiles = { $count ->
    [0] ボーナスタイルは残っていません
   *[other] 裏向きのボーナスタイルは{ $count }枚：{ $tiles }
}
web-discards = { $count ->
    [0] 捨て札：なし
   *[other] 捨て札：{ $count }枚
}
web-pile-cell = { $card }：{ $copies }枚中{ $gone }枚が捨て札{ $state ->
    [critical] 、必要な最後の1枚
    [trash] 、もう不要
   *[needed] {""}
}
web-pile-and-log = 捨て札とログ
web-news = 前の手番のあとの出来事
web-why = なぜ？
web-why-of = なぜ？ { $event }
web-why-did = { $name }の考え
web-why-understood = { $name }の受け取り方
web-actions = できること
web-waiting = { $name }を待っています
web-was-turn = { $name }の手番でした。
    .you = あなたの手番でした。
web-sending = 送信中：{ $deed } …
web-unconfirmed = まだ確認できていません：{ $deed }
web-withdraw = 取り下げる
web-deed-play = カード{ $slot }をプレイ
web-deed-discard = カード{ $slot }を捨てる
web-deed-clue = { $to }に「{ $clue }」のヒント
web-waiting-line = 接続が切れています。つながったら続けられます。
web-ahead = 自分の手番に：
web-ahead-clue = 自分の手番に{ $name }に出すヒント：
web-prepared = 手番に備えて用意：{ $deed }
web-prepared-drop = 取りやめる
web-prepared-dropped = テーブルの様子が変わったので取りやめました：{ $deed }
web-no-log = ログはゲームのあとで見られます。何も覚えておかない設定です。
web-title-turn = あなたの手番
web-note = メモ
web-note-mine = 自分のカード{ $slot }のメモ
web-note-theirs = { $name }のカード{ $slot }のメモ
web-note-mark = どうするか
web-note-play = プレイする
web-note-keep = 残す
web-note-discard = 捨ててよい
web-note-text = 思ったこと
web-note-about = メモは、ゲームが終わるまでほかの人には見えません。終わると、リプレイに表示されます。
web-note-save = メモを残す
web-note-by = { $name }：{ $note }
web-note-against = メモには「{ $note }」とあります。
web-notes = メモ
web-choose-card = あなたの手番です：自分のカードを選ぶか、仲間のカードを選んでヒントを出してください。
web-choose-own = あなたの手番です：自分のカードを選んでください。ヒントはもう出せません。
web-choose-partner = 仲間のカードを選んでください：このヒントにトークンはいりません。
web-key-own-first = まず自分のカードを選んでください。
web-key-partner-first = まず仲間のカードを選んでください。
web-clue-to = { $name }へのヒント：
web-other-clues = ほかのヒント
web-play = プレイ
web-discard = 捨てる
web-announce = 予告…
web-announce-about = カード{ $slot }を置く花火を予告してからプレイします。予告が当たり、置けるカードなら、ヒントトークンが1個戻ります。予告が外れると、置けるはずのカードでもミスになります。
web-clue-label = { $to }に「{ $clue }」のヒント：{ $cards }
web-yes = はい
web-back = 戻る
web-sure-play = カード{ $slot }をプレイしますか？
web-sure-announce = { $suit }を予告して、カード{ $slot }をプレイしますか？
web-sure-discard = カード{ $slot }を捨てますか？
web-sure-deck = 山札の最後の1枚を、見ずにプレイしますか？
web-deck-play = 見ずにプレイ
web-put = { $card }を花火に置く
web-shuffle = { $card }を山札に混ぜる
web-joker-on = ジョーカーを{ $suit }の花火に置く

## ブラウザだけで起きる拒否。ID: error-CODE（プロトコルのコードの / と _ を - にしたもの）

error-action-not-your-turn = まだあなたの手番ではありません。
error-command-withdrawn = 取り下げたので、行われませんでした。
error-table-unknown = そのテーブルはありません。リンクが途中で切れているのかもしれません。
error-table-full = 席がすべて埋まっています。
error-table-not-open = ゲームが始まる前にしかできません。
error-table-not-running = ゲーム中にしかできません。
error-table-too-few = プレイには2人以上が必要です：リンクを送るか、ボットを加えてください。
error-table-too-many = 座っているテーブルが多すぎます。先にどれかを離れてください。
error-table-too-much = このテーブルでの回数が多すぎます。ゲームは最後までプレイできます。
error-session-host = サーバーの名前が違います。本来のアドレスで開いてください。
error-table-kept-out = このテーブルの主催者が、あなたの参加を断っています。
error-person-unknown = このテーブルに座っている人や観戦している人の中に、その人はいません。
error-session-blocked = 入れません：{ $reason }。
kept-out = サーバーの管理者が{ $until }まで利用を断っています
kept-out-because = サーバーの管理者が{ $until }まで利用を断っています：{ $why }
error-name-taken = 見た目が同じ名前の人がいます。先に別の名前にしてください。
error-table-no-watching = このゲームは観戦できないか、観戦した人がもう多すぎます。
error-table-not-owner = テーブルを開いた人だけができます。
error-seat-taken = その席にはもう人がいます。
error-name-invalid = 名前は目に見える文字で1字から24字までです。
error-password-invalid = パスワードは8〜128文字です。
error-account-wrong = この名前とパスワードのアカウントはありません。
error-account-none = それにはアカウントが必要です。
error-account-exists = すでにアカウントをお持ちです。
error-account-at-table = テーブルに座っています。席を立つか、ゲームを終えてから、もう一度どうぞ。
error-connection-too-many = 開いているウィンドウが多すぎます。どれかを閉じてください。
error-rate-limited = 少し速すぎました。少し待ってからもう一度どうぞ。
error-session-expired = セッションが終わりました。ページを読み込み直してください。
error-server-busy = サーバーが混み合っています。少し待ってからもう一度どうぞ。
error-server-too-large = 大きすぎて送れません。
error-server-not-stored = 保存できなかったので、行われませんでした。少し待ってからもう一度どうぞ。
error-server-internal = こちらで不具合が起き、記録しました。もう一度どうぞ。
error-http-not-found = このアドレスには何もありません。
error-record-not-exportable = { $reason }。
error-why-no-bot = その時点では、そこでボットはプレイしていませんでした。
error-why-nothing = 説明できることがありません：ボットは自分の行動と、ほかの人のヒントの読み方を説明します。
error-branch-step = このゲームにその手数はありません。まず、ある手数へ移ってください。
error-branch-too-long = 分岐で続けられるのは150手までです。少し戻るか、新しい分岐を始めてください。
error-branch-bots = 手番の席にボットがいません。ボットを選ぶか、自分でプレイしてください。
error-review-not-here = まず検討に参加してください。
error-review-not-leading = ほかの人が検討を進めています。進行役を譲ってもらってください。
error-review-players = 進行役になれるのは、このゲームをプレイした人だけです。譲ってもらってください。
error-review-full = この検討にはもう空きがありません。
error-review-cards = 指せるのは、手札にあるカード10枚までです。
error-command-stale = 先に別の行動がありました。見直してから選んでください。
error-frame-malformed = このページの送信をサーバーが理解できませんでした。ページを読み込み直してください。
error-frame-too-large = 長すぎて送れません。
error-frame-binary = サーバーはテキストしか受け取りません。
error-hello-first = このページの最初の送信をサーバーが理解できませんでした。ページを読み込み直してください。
error-hello-version = ページとサーバーの版が違います。ページを読み込み直してください。
error-session-origin = ほかのサイトのページからはできません。
error-table-not-finished = ゲームはまだ終わっていません。それまでは、隠れているものは隠れたままです。
error-seat-unknown = このテーブルにその席はありません。
error-seat-not-seated = テーブルに座っている人だけができます。
error-seat-present = そのプレイヤーはいるか、ついさっきまでいました。1分ほど待ってください。
error-seat-seen-more = このゲームを観戦した人や別の席でプレイした人は、この席からは見えないカードを見ています。
error-seat-empty = その席にはだれもいません。
error-bot-unknown = そのボットはここにいません。
error-command-id = このページの依頼をサーバーが理解できませんでした。ページを読み込み直してください。
error-take-back-nothing = 取り消せる行動がありません。
error-take-back-card-seen = そのあとでカードが見えました。賛成できる人がほかにいません。
error-take-back-pending = ほかの人が取り消しを求めています。先に答えてください。
error-take-back-not-asked = 取り消しを求めている人は、もういません。
error-time-settings = その時間は選べません。声をかけるまでは10秒～60分、持ち時間は10秒～3時間で一手ごとに0～600秒、一手の日数は1～30日です。
error-time-none = このテーブルでは時間を決めていません。
error-time-not-out = 手番の人にはまだ時間があるか、ボットの手番です。
error-time-paused = 休憩中です。先に再開してください。
error-time-no-pause = 休憩を求めている人は、もういません。
error-talk-silent = このテーブルでは、ゲーム中はヒントだけで伝えます。
error-talk-remarks-only = このテーブルでは、ゲーム中は用意されたひとことだけを話せます。
error-talk-not-your-turn = ほかの人が考えています。あなたの番になったら話してください。
error-talk-text = それは話せません。空か、長すぎるか、表示できない文字があります。
error-talk-unknown = それは知らせられません。ここでほかの人が言ったことではありません。
error-people-unknown = その名前のアカウントを持つ人は、ほかにいません。
error-people-stranger = まず一緒に最後までプレイするか、アカウントの名前で申し込んでください。
error-people-too-many = 多すぎます。だれかを外すか、リンクを送ってください。
error-deal-no-challenge = この挑戦状はありません。リンクが途中で切れていないか、元のゲームがまだ残っているか確かめてください。
error-deal-seen = この配札はすでに知られています。プレイした人、観戦した人、リプレイを開いた人は、もうプレイできません。
error-deal-seen-by = { $reason }
deal-seen-by = { $names }さんはこの配札をすでに知っています（プレイ、観戦、またはリプレイ）。
error-deal-unseen = まずこの配札を最後までプレイしてください。ほかの人の結果はそのあとで見られます。
error-deal-fixed = このテーブルの配札は決まっています。変えられるのは、一覧に載せるかと観戦の設定だけです。
error-deal-seats = この配札には全員が必要です。すべての席を埋め、そのうち一つには人が座ってください。
error-deal-not-played = 最後までプレイした人だけが、その配札でほかの人に挑戦状を出せます。
error-deal-today = 今日はみんながこの配札をプレイします。挑戦状は明日から出せます。
error-deal-no-day = その日の配札はありません。
error-options-unknown-preset = その版はここにありません。
error-options-invalid = このオプションではゲームになりません：{ $reason }。
error-action-unknown-word = このゲームに、そのカードや色や席はありません。
error-http-bad-request = サーバーが質問を理解できませんでした。ページを読み込み直してください。
error-server-too-slow = 接続が遅すぎます。つなぎ直します。
error-server-shutting-down = サーバーを再起動しています。少しお待ちください。
error-web-unanswered = 答えが届く前に接続が切れました。行われたかどうかを確かめて、もう一度どうぞ。
error-web-not-done = 接続が切れたので、行われませんでした。もう一度選んでください。
error-web-withdrawn = 取り下げました。もし先に届いていたら、ログに出ます。
web-error-lost = サーバーにつながりません。少し待ってからもう一度どうぞ。

## ページ

web-title = 今年いちばんの花火を、みんなで打ち上げよう
web-tagline = Hanabi（花火）は、自分の手札だけが見えない、2人から5人のゲームです。すべての版がそろっています。リンクを送って友だちと、または、いつでも起きている仲間と。
web-play-now = 今すぐプレイ
web-learn = 遊び方
web-open-table = テーブルを開く
web-deal-challenge = 挑戦状
web-deal-day = 今日の配札（{ $day }）
web-deal-waits = このテーブルの配札はすでに決まっています。すべての席が埋まったら始められます。
web-people = 知り合い
web-invited = { $name }さんから招待：{ $table }
web-invited-seat = { $name }さんから、{ $of }さんの代わりのプレイの依頼：{ $table }
web-invited-seat-own = { $name }さんから、代わりのプレイの依頼：{ $table }
web-invited-go = テーブルへ
web-invited-decline = 断る
web-today = 今日の配札
web-first-time = 初めてですか？ ルールを読む
web-how-many = あなたを入れた人数：
web-partners = 仲間
web-my-tables = あなたのテーブル
web-back-to-table = テーブルに戻る：{ $table }
web-open-tables = 募集中のテーブル
web-more-tables = もっと見る
web-no-tables = 今、プレイヤーを待っているテーブルはありません。テーブルを開いて、リンクを送りましょう。
web-my-games = あなたの終わったゲーム
web-finished-games = 終わったゲーム
web-other-games = ほかの終わったゲーム
web-no-games = 終わったゲームはまだありません。
web-seats-taken = 席：{ $seats }席中{ $taken }席
web-running = プレイ中
web-broken-off = 中断
web-won = 勝ち
web-lost = 負け
web-your-name = あなたの名前
web-save-name = 決定
web-name-about = ほかの人に見える名前です。アカウントがなければ、あなたが誰かを知っているのはこのブラウザーだけです。
web-account = アカウント
web-account-or-sign-in = アカウント・サインイン
web-all-my-games = 自分のゲームすべて
web-someone = 誰か
web-table = テーブル
web-replay = リプレイ
web-home = Kagiya、ホーム
web-language = 言語
web-go-dark = 暗く
web-go-light = 明るく
web-help = ヘルプとキー操作
web-settings = 設定
web-card-any = どれかの{ $ranks }
web-close = 閉じる
web-loading = お待ちください…
web-offline = 接続が切れました。つなぎ直しています…
web-renewing = 新しいKagiyaがあるので、ページを読み込み直します。テーブルの席はそのままです。
web-to-the-start = ホーム
web-lost-page = ここには夜空しかありません。
web-option-is = { $option }：{ $value }
web-rules = ルール
web-rules-here = このテーブルのルール
web-rules-of = 「{ $edition }」のルール
web-rule = ルール
web-rule-of = ルール：{ $option }
web-rulings = ルールの違い
web-conventions = 定石
web-conventions-of = { $bot }の定石
web-conventions-foreign = このページは英語です。

## ボット。ID: bot-NAME、.about は説明。

bot-companion-4 = 相棒Ⅳ
    .about = 経験を積んだグループのようにヒントを読み、人のいるテーブルでは、人がいちばんよく選ぶ手を選びます。
bot-companion-3 = 相棒Ⅲ
    .about = 経験者の定石をすべて知り、なぜその手なのかを話してくれます。
bot-companion-2 = 相棒Ⅱ
    .about = プレイヒント、セーブヒント、プロンプト、フィネスを知り、なぜその手なのかを話してくれます。
bot-companion-1 = 相棒Ⅰ
    .about = 5分で覚えられるプレイヒントとセーブヒントを知り、なぜその手なのかを話してくれます。
bot-cautious = 慎重派
    .about = ヒントで確実なカードだけをプレイし、危険は冒しません。
bot-savant = 賢者
    .about = 同じ賢者だけがわかる暗号で話します。ほかの席もすべて賢者のときに最も強くなります。

## 設定

web-theme = 明るさ
web-theme-auto = システムに合わせる
web-theme-dark = 夜
web-theme-light = 和紙
web-aid = カードに表示するもの
web-aid-full = 残っている可能性
web-aid-clues = 出たヒントだけ
web-aid-table = 何も表示しない、本物のテーブルのように
web-newest = 手札のいちばん新しいカード
web-newest-right = 右
web-newest-left = 左
web-handed = 操作する手
web-handed-right = 右手
web-handed-left = 左手
web-speed = 仲間の速さ
web-speed-calm = ゆっくり
web-speed-quick = できるだけ速く
web-motion = 動き
web-motion-auto = システムに合わせる
web-motion-off = なし
web-confirm = 行動の前に確認する
web-confirm-about = もう一度押すと確定します。
web-sound = 音
web-sounds = 聞いてみる：
web-sound-turn = 自分の手番
web-sound-clue = ヒント
web-sound-play = プレイ
web-sound-strike = ミス
web-sound-five = 花火の完成
web-sound-end = 終わり
web-notice = 自分の手番になったら知らせる
web-notice-about = ほかのものを見ているあいだ、ブラウザが通知を表示します。
web-notice-denied = ブラウザが許可していません。このページについてのブラウザの設定で変えられます。
web-notice-turn = テーブルであなたの手番です。
web-newer = 新しいKagiyaがあります。
web-newer-load = 今すぐ読み込む

## テーブルを開く

web-edition = 版
web-all-editions = 全{ $count }種類の版
web-extensions = 拡張
web-advanced = 詳しいオプション
web-seats = 席
web-seat = 席{ $seat }
web-a-friend = リンクで招く友だち
web-starter-edition = 版のとおり
web-starter-random = くじで決める
web-starter-draw = くじを引く
web-criterion = ルールでは：{ $who }。
web-voice = 語り口
web-plays-like = 同じルールの版：{ $names }
web-a-friend-about = リンクを開いた人が座れるように、席を空けておきます。
web-seats-count = { $count }人
web-listed = 公開する
web-listed-about = 最初のページでだれでも見つけられます。公開しなければ、リンクを知る人だけです。
web-watch-who = 観戦できる人
web-watch-nobody = なし
web-watch-mine = だれでも、私の視点で
web-watch-seat = だれでも、席{ $seat }の視点で
web-watch-delayed = だれでも：全員の手札を1周遅れで
web-watch-about = 観戦する人の名前は、プレイヤー全員に知らされます。
web-watch-here-nobody = このゲームは観戦できません。
web-watch-here-seat = 観戦する人は{ $name }の視点で見て、名前が知らされます。
web-watch-here-delayed = 観戦する人は全員の手札を1周遅れで見て、名前が知らされます。
web-watch-eyes = { $name }の視点で観戦しています
web-watch-later = 1周遅れで観戦しています
web-watch-soon = ゲームが始まりました。1周遅れで見られます。
web-rules-line = ヒントトークン{ $tokens }個。{ $strikes }回目のミスでゲームが終わります。カード{ $deck }枚、手札{ $hand }枚。{ $goal ->
    [score] 最高{ $best }点。
   *[other] 完璧な花火大会だけが勝ちです。
}
web-open-this = このテーブルを開く

## ゲームの前

web-invite = このリンクで招待
web-copy-link = コピー
web-copied = コピーしました
web-share-link = 共有
web-kept-for = { $name }の席
web-sit = ここに座る
web-add-bot = { $bot }を加える
web-which-bot = ボット
web-free-seat = { $name }の席を空ける
web-get-up = 席を立つ
web-start = 始める
web-start-alone = 2人以上でプレイします：リンクを送るか、ボットを加えてください。
web-start-fewer = 今いる{ $taken }人で始める：空席はなくなります。
web-sit-or-watch = 空席に座るか、このまま観戦できます。
web-full-watch = 席はすべて埋まっています。このまま観戦できます。
web-owner-starts = { $name }がゲームを始めます。
web-closed = このテーブルは、ゲームが始まる前に閉じられました。
web-closed-operator = サーバーの管理者がこのテーブルを閉じました。
web-keep-out = 人を外して、入れないようにする
web-keep-out-whom = だれを
web-keep-out-why = 理由
web-keep-out-absence = プレイを続けない
web-keep-out-conduct = ふるまい
web-keep-out-others = ほかの人のためのテーブル
web-keep-out-no_reason = 言わない
web-keep-out-about = その人は、ここに座ることも観戦することもできなくなります。だれがなぜ外されたかは全員に知らされます。ゲーム中なら、ボットが代わりにプレイします。
web-keep-out-do = 外す
web-kept-out-here = 入れない人：{ $names }
web-watching = { $count }人が観戦中

## 会話

web-talk = 会話
web-talk-new = 会話：新しい発言が{ $count }件
web-talk-empty = まだだれも話していません。
web-talk-silent = このテーブルでは、ゲーム中はヒントだけで伝えます。
web-talk-turn = ほかの人が考えています。あなたの番になったら話せます。
web-talk-to-table = テーブルのみんなへ
web-talk-to-watchers = 観戦しているみんなへ
web-talk-watchers-about = プレイヤーがこれを読むのは、ゲームが終わってからです。
web-talk-say = 話す
web-talk-remarks = ひとこと
web-talk-watching = 観戦
web-talk-more = { $name }の発言について
web-talk-mute = { $name }の発言を表示しない
web-talk-report = サーバーの管理者に知らせる
web-talk-reported = 知らせました。
web-talk-muted = { $name }の発言は表示されません。
web-talk-unmute = もう一度表示する
web-event-said = { $name }：{ $words }
web-remark-hello = こんにちは！
web-remark-good_luck = みんな、がんばりましょう！
web-remark-know_nothing = 自分の手札のことは、まだ何もわかりません。
web-remark-remember = もらったヒントを覚えていますか？
web-remark-thinking = 少し考えさせてください。
web-remark-back_soon = すぐに戻ります。
web-remark-here_again = 戻りました。
web-remark-thanks = 楽しいゲームをありがとうございました！

## ゲームの後とリプレイ

web-again = もう一度
web-watch-replay = リプレイ
web-keep-picture = 画像を保存
web-rematch-open = 次のゲームが待っています。
web-join-again = 加わる
web-watch-again = 観戦する
web-proof = 配札の証明
web-proof-holds = 配札の証明：正しい配札です
web-proof-fails = 配札の証明：正しくありません
web-proof-about = 最初のカードが配られる前に、サーバーはこの配札をハッシュで約束しました。今、シードを公開します。そのハッシュが約束と同じになります。
web-stand-up = ボットに任せる
web-stand-up-about = あなたが戻るまで、ボットが代わりにプレイします
web-come-back = 戻る
web-seat-ask = 席を返してもらう
web-table-menu = テーブル
web-bot-for = { $name }の代わりをボットに任せる
web-bot-for-about = その人が戻るまで、{ $bot }がプレイします。
web-end-now = ゲームを終える
web-end-now-about = 結果なしで、ここで終わります。ほかのプレイヤーはボットだけです。
web-end-ask = ゲームの終了を提案する
web-end-ask-about = 今いるプレイヤー全員が賛成すると終わります。
web-take-back = 取り消す
web-take-back-about = 自分の最後の行動と、そのあとのことです。ヒントのあとにだれも行動していなければすぐに取り消され、そうでなければほかの人に聞きます。
web-taken-back = （取り消し）
web-take-back-waits = 取り消してよいか、ほかの人に聞いています。
web-take-back-wished = { $name }が最後の行動と、そのあとのことを取り消したいそうです。
web-take-back-refuse = そのままにする
web-take-back-drop = やはりそのままにする
web-end-wished = { $name }がゲームを終えたいと言っています。
web-end-agree = 賛成する
web-end-not = やはり続ける
web-end-waits = ゲームの終了を提案しました。ほかの人の賛成を待っています。
web-leave-game = テーブルを離れる
web-odds = カード{ $slot }：可能性{ $count }通り
web-back-to-now = 今に戻る
web-eyes = 視点
web-eyes-open = すべてのカードを表向きに
web-eyes-common = 全員が知っていること
web-step = 手数
web-step-of = { $end }手中{ $step }手目
web-first = 最初へ
web-previous = 1手戻る
web-next = 1手進む
web-last = 最後へ
web-copy-turn = この場面へのリンク
web-record = 記録
web-same-cards = 同じカード：{ $games }ゲーム

## ヘルプ

web-help-short = 自分の手札以外の全員のカードが見えます。手番には、カードを1枚プレイするか、1枚捨てる（ヒントトークンが1個戻る）か、トークンを1個使って、仲間のカードのうち1つの色か1つの数字をすべて教えます。どの花火も1から5の順に作ります。
web-help-marks = 印
web-help-marks-about = 帯はヒントが出たカードの印です。新しいヒントは筆の線で、前にもヒントが出ていたカードは細い線で示します。カードの下には残っている可能性が並びます。捨て札の表では、塗りつぶした点が捨てられたカード、輪がまだ必要な最後の1枚です。角を折ったカードは、手札のどこにあっても、いちばん古いカードです。カードを長押しすると、そのあいだ、その手札を持ち主の視点で見られます。
web-help-keys = キー操作
web-key-tab = Tab
    .about = テーブルの次の部分へ
web-key-arrows = ← →
    .about = 隣のカードへ
web-key-p = P
    .about = 自分のカードをプレイする。手番の前なら用意しておく
web-key-d = D
    .about = 自分のカードを捨てる。手番の前なら用意しておく
web-key-c = C
    .about = 仲間のカードの色のヒントを出す
web-key-v = V
    .about = その数字のヒントを出す
web-key-clue = 1–5、文字
    .about = 選んでいる手札に、その数字か色のヒントを出す
web-key-shift = Shift ← →
    .about = 手札の中で自分のカードを動かす
web-key-e = E
    .about = 手札を持ち主の視点で見る、もう一度で戻る。押しているあいだだけでもよい
web-key-n = N
    .about = 自分だけのメモをカードに書く
web-key-q = Q
    .about = 最後の行動か、ログで選んだ行動の理由をボットに聞く
web-key-a = A
    .about = 検討中にカードを指す
web-key-u = U
    .about = 自分の最後の行動を取り消す
web-key-l = L
    .about = ログへ
web-key-escape = Esc
    .about = ひとつ戻る
web-key-help = ?
    .about = このヘルプ

## 時間

web-time = 考える時間
web-time-about = 席に着く前に全員に表示されます。時間切れは、ルール上の負けにはなりません。
web-time-none = 制限なし
web-time-gentle = 長く考えている人に声をかける
web-time-strict = 一人ずつ持ち時間を決める
web-time-correspondence = 一手に何日かかけられる
web-time-nudge = 声をかけるまでの分数
web-time-bank = 持ち時間（分）
web-time-increment = 一手ごとに増える秒数
web-time-grace = 接続が切れてからボットに任せられるまでの秒数
web-time-days = 一手にかけられる日数
web-time-when-out = 時間が切れたら
web-time-out-tell = 全員に知らせる
web-time-out-bot = その手番をボットがプレイする
web-time-out-end = ゲームを打ち切る
web-time-bot = プレイするボット
web-time-bot-usual = いつものボット
web-time-span = { $unit ->
    [d] { $n }日
    [h] { $n }時間
    [min] { $n }分
   *[s] { $n }秒
}
web-time-line-gentle = { $nudge }を超えて考えている人には声をかけます。そのあとは、ほかの人がその手番をボットに任せられます。
web-time-line-strict = 持ち時間は{ $bank }{ $more ->
    [0] です
   *[other] で、一手ごとに{ $increment }増えます
}。時間が切れたら、{ $out ->
    [tell] 全員に知らされ、その手番をボットに任せられます
    [bot] その手番をボットがプレイします
   *[end] ゲームを打ち切ります
}。接続が切れているあいだは時計が止まり、{ $grace }たつと、ほかの人がその手番をボットに任せられます。
web-time-line-correspondence = 一手に{ $days }かけられ、そのあいだテーブルにいる必要はありません。過ぎたら、{ $out ->
    [tell] 全員に知らされ、その手番をボットに任せられます
    [bot] その手番をボットがプレイします
   *[end] ゲームを打ち切ります
}。
web-time-line-bot = ボットは{ $bot }です。
web-time-clocks = 時計
web-time-until = { $name }の期限：{ $when }
    .you = あなたの期限：{ $when }
web-time-held = { $name }の接続が切れたので、時計が止まっています。
    .you = あなたの時計は止まっています。
web-time-let-bot = この手番をボットに任せる
web-time-minute = 残り1分です。
web-time-ten = 残り10秒です。
web-pause = 休憩する
web-pause-about = 今いるプレイヤー全員が賛成すると、ゲームと時計が止まります。
web-pause-waits = 休憩してよいか、ほかの人に聞いています。
web-pause-refuse = 休憩しない
web-pause-drop = やはり休憩しない
web-resume = 再開する
web-my-turn = あなたの手番
web-turn-left = 残り{ $left }
web-turn-late = 時間切れ
