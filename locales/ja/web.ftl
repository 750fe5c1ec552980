# ブラウザーだけの言葉：ページ、ボタン、スクリーンリーダーが読み上げる名前。用語はtable.ftlの表のとおり。

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
web-bot-of = { $name }のボット
    .you = あなたのボット
web-event-stood-in = これからは{ $name }の代わりにボットがプレイします。
web-event-returned = { $name }が戻りました。
web-event-seat-offered = { $name }が{ $person }に、自分の席の引き継ぎを頼みました。
    .you = { $person }に、あなたの席の引き継ぎを頼みました。
web-event-seat-offered-of = { $name }が{ $person }に、{ $of }の席の引き継ぎを頼みました。
    .you = { $person }に、{ $of }の席の引き継ぎを頼みました。
web-event-offer-declined = 席の引き継ぎは断られました。
web-event-offer-dropped = 席の引き継ぎの申し出は取り下げられました。
web-event-seat-taken = これからは{ $name }が{ $of }の代わりにプレイします。
web-event-seat-own = { $name }が自分の席に戻りました。
web-event-seat-asked = { $name }が席を返してほしいそうです。
web-plays-for = { $name }の代わり
web-event-watched = { $name }が観戦しています。
web-event-watched-beside = { $name }が観戦しています。同じ家にいるときなどのように、{ $players }とインターネット回線が同じです。
web-event-kept-out-absence = { $name }はプレイをやめたので、テーブルから外されました。
web-event-kept-out-conduct = { $name }はふるまいを理由に、テーブルから外されました。
web-event-kept-out-others = { $name }はテーブルから外されました。ほかの人のためのテーブルです。
web-event-kept-out-no_reason = { $name }はテーブルから外されました。
web-event-started = カードが配られました。{ $name }から始めます。
    .you = カードが配られました。あなたから始めます。
web-tokens-left = { $tokens ->
    [0] ヒントトークンはもうありません。
   *[other] ヒントトークンはあと{ $tokens }個です。
}
    .abacus = { $tokens ->
        [0] ノートトークンはもうありません。
       *[other] ノートトークンはあと{ $tokens }個です。
    }
web-firework = { $suit }：いちばん上は{ $top }、次は{ $next }
web-firework-unlit = { $suit }：まだカードなし、最初は{ $next }
web-firework-any = { $suit }：まだありません（始められる数字は{ $ranks }）
web-firework-complete = { $suit }：完成
web-firework-dead = { $suit }：{ $reach }枚、これ以上は伸びません
web-counters = トークンと得点
web-tokens-left-half = 残りのヒントトークンは{ $tokens }個です。
web-tokens = ヒントトークン：{ $most }個中{ $tokens }個
    .abacus = ノートトークン：{ $most }個中{ $tokens }個
web-tokens-about = ヒントを出すとトークンを1個使い、カードを捨てると1個戻ります。
    .abacus = ヒントを出すとノートトークンを1個黒い面にし、カードを捨てると1個白い面に戻します。
web-tokens-about-half = ヒントを出すとトークンを1個使い、カードを捨てると半分戻ります。
web-strikes = ミス：{ $strikes }回（{ $most }回で終わり）
    .abacus = 嵐トークン：{ $strikes }個（{ $most }個で終わり）
web-strikes-hidden = ミス：ゲームが終わるまでわかりません
web-strikes-about = { $most ->
    [1] プレイしたカードが置けないとミスです。1回目のミスでゲームが終わります。
   *[other] プレイしたカードが置けないとミスです。{ $most }回目のミスでゲームが終わります。
}
    .abacus = { $most ->
        [1] 置けないカードは神々を怒らせます。最初の嵐トークンでゲームが終わります。
       *[other] 置けないカードは神々を怒らせ、嵐トークンを1個裏返します。{ $most }個目の嵐トークンでゲームが終わります。
    }
web-deck = { $deck ->
    [0] 山札はありません
   *[other] 山札は{ $deck }枚
}
web-score-hidden = 得点：ゲームが終わるまでわかりません。捨て札から見て、{ $best }点満点中{ $most }点まで届きます
web-score = { $points }点。{ $best }点満点で、今から届くのは最高{ $most }点
web-score-about = 花火に置いたカード1枚が1点です。
web-last-turns = 残り手番
web-pace = ペース：{ $pace }
web-pace-about = 最高点を狙えるまま、カードを置かずに過ごせる手番の数
web-tile-gone = めくり済み
web-tiles-about = このタイルは花火の完成の報酬です。どの花火でもらえるかはルールにあります。めくる順番は秘密です。
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
web-why-did = { $name }の説明
web-why-understood = { $name }の受け取り方
web-why-general = このテーブルについて前に話したこと
web-hint = 助言
web-hint-of = 助言：{ $action }
web-hint-says = { $bot }があなたの席にいたら
web-hints-taken = { $count ->
   *[other] 助言{ $count }回。
}
web-actions = できること
web-waiting = { $name }を待っています
web-was-turn = { $name }の手番でした。
    .you = あなたの手番でした。
web-sending = 送信中：{ $action } …
web-unconfirmed = まだ確認できていません：{ $action }
web-withdraw = 取り下げる
web-action-play = カード{ $slot }をプレイ
web-action-discard = カード{ $slot }を捨てる
web-action-clue = { $to }に「{ $clue }」のヒント
web-waiting-line = 接続が切れました。つながったら続けられます。
web-ahead = 手番が来たら：
web-ahead-clue = 手番が来たら{ $name }に出すヒント：
web-prepared = 予約中：{ $action }
web-prepared-drop = キャンセル
web-prepared-dropped = テーブルの状況が変わったので、予約をキャンセルしました：{ $action }
web-no-log = カードに何も表示しない設定なので、ログはゲームが終わるまで見られません。
web-title-turn = あなたの手番
web-note = メモ
web-note-mine = 自分のカード{ $slot }のメモ
web-note-theirs = { $name }のカード{ $slot }のメモ
web-note-mark = どうするか
web-note-play = プレイする
web-note-keep = 残す
web-note-discard = 捨ててよい
web-note-text = あなたのメモ
web-note-about = ゲーム中、メモはあなたにしか見えません。終わると、リプレイに表示されます。
web-note-save = メモを保存
web-note-by = { $name }：{ $note }
web-note-against = メモには「{ $note }」とあります。
web-notes = メモ
web-choose-card = あなたの手番です。自分のカードを選ぶか、仲間のカードを選んでヒントを出してください。
web-choose-own = あなたの手番です。自分のカードを選んでください。ヒントトークンはもうありません。
    .abacus = あなたの手番です。自分のカードを選んでください。ノートトークンはもうありません。
web-choose-partner = 仲間のカードを選んでください。このヒントにトークンはいりません。
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

## ブラウザーだけで起きる拒否。ID: error-CODE（プロトコルのコードの / と _ を - にしたもの）

error-action-not-your-turn = まだあなたの手番ではありません。
error-command-withdrawn = 取り下げたので、実行されませんでした。
error-table-unknown = そのテーブルはありません。リンクが途中で切れているのかもしれません。
error-table-full = 席がすべて埋まっています。
error-table-not-open = ゲームが始まる前にしかできません。
error-table-not-running = ゲーム中にしかできません。
error-table-too-few = 2人以上のプレイヤーが必要です。リンクを送るか、ボットを加えてください。
error-table-too-many = 参加しているテーブルが多すぎます。先にどれかを離れてください。
error-table-too-much = このテーブルでできる回数の上限に達しました。ゲームは最後までプレイできます。
error-session-host = このサーバーのアドレスではありません。公開アドレスで開いてください。
error-table-kept-out = ホストがあなたをこのテーブルから外しました。
error-person-unknown = このテーブルに、そのプレイヤーや観戦者はいません。
error-session-blocked = 接続できません：{ $reason }。
kept-out = { $until }まで、このサーバーの利用を停止されています
kept-out-because = { $until }まで、このサーバーの利用を停止されています（{ $why }）
error-name-taken = 見た目が同じ名前の人がここにいます。別の名前にしてください。
error-table-no-watching = このゲームは観戦できないか、観戦した人の数が上限に達しています。
error-table-not-owner = これができるのはホストだけです。
error-seat-taken = この席はもう埋まっています。
error-name-invalid = 名前は、目に見える文字で1〜24文字にしてください。
error-name-scripts = 違う種類の文字は見分けにくいことがあるので、名前に混ぜて使えません。
error-password-invalid = パスワードは8〜128文字にしてください。
error-account-wrong = 名前かパスワードが違います。
error-account-wrong-code = 名前か回復コードが違います。または、コードは使用済みです。
error-account-none = これにはアカウントが必要です。
error-account-exists = すでにアカウントがあります。
error-account-at-table = テーブルの席に着いています。ゲームを終えるかテーブルを離れてから、もう一度お試しください。
error-connection-too-many = 開いているウィンドウが多すぎます。どれかを閉じてください。
error-rate-limited = 操作が速すぎます。少し待ってからもう一度お試しください。
error-session-expired = セッションの期限が切れました。ページを読み込み直してください。
error-server-busy = サーバーが混み合っています。少し待ってからもう一度お試しください。
error-server-too-large = 大きすぎて送れません。
error-server-not-stored = サーバーに保存できなかったので、何も変わっていません。少し待ってからもう一度お試しください。
error-server-internal = サーバーで問題が起き、記録されました。もう一度お試しください。
error-http-not-found = このアドレスには何もありません。
error-record-not-exportable = { $reason }。
error-file-invalid = 開けませんでした：{ $reason }。
error-file-too-many = 開いたゲームが、サーバーが1人分として保存できる数に達しています。先にどれかを削除してください。
error-why-no-bot = その時点で、その席のプレイヤーはボットではありませんでした。
error-why-nothing = 説明できることがありません。ボットが説明するのは、自分の行動と、ほかの人のヒントの読み方です。
error-hint-not-alone = 助言を求められるのは、仲間が全員ボットのゲームだけです。
error-hint-fixed-deal = ほかの人もプレイする配札では、助言は求められません。
error-hint-not-taken = 自分の手番に、先にテーブルで助言を求めてください。
error-branch-step = このゲームにその手はありません。先に、ゲームのどれかの手へ移ってください。
error-branch-too-long = 分岐は150手までです。少し戻るか、新しい分岐を始めてください。
error-branch-bots = 手番の席にボットがいません。ボットを選ぶか、自分で動かしてください。
error-review-not-here = まず検討に参加してください。
error-review-not-leading = ほかの人が進行役です。進行役を譲ってもらってください。
error-review-players = 進行役になれるのは、このゲームをプレイした人だけです。プレイした人に譲ってもらってください。
error-review-full = この検討は満員です。
error-review-cards = 指せるのは、見えている手札のカード10枚までです。
error-review-off = このサーバーでは検討を行っていません。
error-review-no-turns = このゲームには検討する手がありません。
error-review-hidden-plays = このゲームではカードを伏せてプレイしたため、プレイヤーが何を知っていたか判断できず、検討できません。
error-command-stale = 先に別の行動がありました。もう一度見てから選んでください。
error-frame-malformed = ページとサーバーの状態が合わなくなりました。ページを読み込み直してください。
error-frame-too-large = 長すぎて送れません。
error-frame-binary = サーバーが受け付けるのはテキストだけです。
error-hello-first = ページとサーバーの状態が合わなくなりました。ページを読み込み直してください。
error-hello-version = ページとサーバーのバージョンが違います。ページを読み込み直してください。
error-session-origin = ほかのサイトのページからは、ここでこの操作はできません。
error-table-not-finished = ゲームはまだ終わっていません。隠れているカードは、終わるまで見られません。
error-seat-unknown = このテーブルにその席はありません。
error-seat-not-seated = これができるのは、席に着いているプレイヤーだけです。
error-seat-present = そのプレイヤーは接続しているか、ついさっきまで接続していました。1分ほど待ってからもう一度お試しください。
error-seat-too-often = このテーブルでは、席の着席と退席が多すぎます。別のテーブルを開くようホストに頼んでください。
error-seat-seen-more = この席からは見えないカードをすでに見たので、この席には着けません。
error-seat-empty = この席にはだれもいません。
error-bot-unknown = このサーバーにそのボットはいません。
error-bot-language = 賢者は、ほかのボットにはわからない暗号で話します。賢者だけにするか、賢者なしにしてください。
error-command-id = ページとサーバーの状態が合わなくなりました。ページを読み込み直してください。
error-take-back-nothing = 取り消せる行動がありません。
error-take-back-card-seen = そのあとでカードが見えました。取り消しに賛成できるプレイヤーが、ほかにいません。
error-take-back-pending = ほかの人が取り消しを申し出ています。先に答えてください。
error-take-back-not-asked = 取り消しの申し出は、もう終わっています。
error-time-settings = その制限時間は使えません。リマインダーは10秒〜60分、持ち時間は10秒〜3時間で一手ごとの追加は0〜600秒、日数制は一手1〜30日です。
error-time-none = このテーブルに制限時間はありません。
error-time-not-out = 手番のプレイヤーにまだ時間があるか、ボットの手番です。
error-time-paused = 休憩中です。先に再開してください。
error-time-no-pause = 休憩の申し出は、もう終わっています。
error-talk-silent = このテーブルでは、ゲーム中はチャットを使えません。
error-talk-remarks-only = このテーブルでは、ゲーム中はクイックチャットだけを使えます。
error-talk-not-your-turn = ほかの人が考えています。チャットは自分の手番に使えます。
error-talk-text = メッセージを送れませんでした。空か、長すぎるか、使えない文字があります。
error-talk-unknown = 報告できません。このテーブルのほかの人のメッセージではありません。
error-talk-no-reaction = リアクションは、ほかのプレイヤーの最後のプレイに一度だけできます。
error-people-unknown = そのような人やアカウントは、ここにはありません。
error-people-stranger = まず一緒にゲームを最後までプレイするか、アカウント名を使ってください。
error-people-too-many = リストがいっぱいです。先にだれかを外すか、代わりにリンクを送ってください。
error-people-many-ask = この人には、答えを待つフレンド申請が多すぎます。いっしょにゲームを最後までプレイするか、あとでもう一度申請してください。
error-push-off = このサーバーは通知を送りません。
error-push-subscription = ブラウザーのプッシュサービスをこのサーバーが知らないか、登録が正しくありません。
error-deal-no-challenge = この挑戦状はありません。リンクが途中で切れているか、ゲームが削除されたのかもしれません。
error-deal-seen = この配札はもう知っています。プレイ、観戦、またはリプレイで見た配札は、プレイできません。
error-deal-seen-by = { $reason }
deal-seen-by = { $names }さんはこの配札をプレイ、観戦、またはリプレイですでに見ているので、プレイできません。
error-deal-unseen = まずこの配札を最後までプレイしてください。そのあとで、ほかの人のプレイを見られます。
error-deal-partner = 今日の配札をプレイするボットは、結果を比べられるように1つだけです。
error-deal-training = 練習のゲームは、ほかの席をすべてボットにして、すぐに始めます。
error-deal-seed = 整数か、ここで遊べるバリアントのhanab.liveのシード（例：p3v0s1）を入力してください。
error-deal-fixed = このテーブルの配札は決まっています。変えられるのは、公開と観戦の設定だけです。
error-deal-seats = 先にすべての席を埋めてください。少なくとも1席には人が必要です。
error-deal-not-played = 挑戦状を出すには、先にその配札のゲームを最後までプレイしてください。
error-deal-today = これは今日の配札です。挑戦状は明日から出せます。
error-deal-no-day = その日の配札はありません。
error-options-unknown-variant = この名前のバリアントはここにはありません。
error-options-unknown-preset = このサーバーにその版はありません。
error-options-invalid = これらのオプションは一緒に使えません：{ $reason }。
error-action-unknown-word = このゲームに、そのカードや色や席はありません。
error-http-bad-request = サーバーが要求を理解できませんでした。ページを読み込み直してください。
error-server-too-slow = 接続が遅すぎます。つなぎ直しています…
error-server-shutting-down = サーバーを再起動しています。少しお待ちください。
error-web-unanswered = 返事が届く前に接続が切れました。実行されたかどうかを確かめてから、もう一度お試しください。
error-web-not-done = 接続が切れたので、実行されませんでした。もう一度選んでください。
error-web-withdrawn = 取り下げました。先にサーバーに届いていた場合は、ログに出ます。
web-error-lost = サーバーにつながりません。少し待ってからもう一度お試しください。

## ページ

web-title = 今年いちばんの花火を、みんなで打ち上げよう
web-tagline = 2人から5人で力を合わせるカードゲームです。見えないのは、自分の手札だけ。リンクを送って友だちと、または、いつでも起きている仲間と、どの版でも遊べます。
web-credits = HanabiはAntoine Bauza作、Albertine Ralenti画のゲームです。2〜5人用、8歳以上、20〜30分。
web-play-now = 今すぐプレイ
web-level-ask = Hanabiをどのくらい知っていますか
web-level-new = はじめて
web-level-rules = ルールは知っている
web-level-conventions = 定石も知っている
web-level-about = レベルに合う仲間が付きます。仲間はいつでも選び直せます。
web-level-next = { $bot }とはうまくいっています。{ $next }に進みますか？
web-level-go = { $next }とプレイ
web-level-stay = まだ
web-learn = 遊び方
web-open-table = テーブルを作る
web-deal-challenge = 挑戦状
web-deal-training = 既知の配札
web-deal-seed = 番号の配札
web-deal-seed-number = 配札{ $seed }
web-deal-imported = ファイルから
web-training-about = 知っている配札なので、結果は成績に入りません。
web-seed-about = カードを知ることができる配札なので、結果は成績に入りません。
web-train = この配札をもう一度プレイ
web-train-here = ここから続ける
web-deal-day = 今日の配札（{ $day }）
web-deal-waits = このテーブルの配札は決まっています。すべての席が埋まると、ゲームが始まります。
web-people = 知り合い
web-invited = { $name }さんから招待：{ $table }
web-invited-seat = { $name }さんから、{ $of }さんの席の引き継ぎのお願い：{ $table }
web-invited-seat-own = { $name }さんから、席の引き継ぎのお願い：{ $table }
web-invited-go = 参加する
web-invited-decline = 断る
web-puzzles = 問題
web-today = 今日の配札
web-first-time = 初めてですか？ ルールを読む
web-how-many = 人数（あなたを含む）：
web-partners = 仲間
web-my-tables = あなたのテーブル
web-back-to-table = テーブルに戻る：{ $table }
web-open-tables = 募集中のテーブル
web-more-tables = さらに表示
web-no-tables = 今、プレイヤーを募集中のテーブルはありません。テーブルを作って、リンクを送りましょう。
web-my-games = 終わった自分のゲーム
web-finished-games = 終わったゲーム
web-other-games = ほかの終わったゲーム
web-no-games = 終わったゲームはまだありません。
web-seats-taken = 席：{ $seats }席中{ $taken }席
web-running = プレイ中
web-broken-off = 打ち切り
web-won = 勝ち
web-lost = 負け
web-your-name = あなたの名前
web-save-name = 保存
web-name-about = ほかの人には、この名前で表示されます。アカウントがなければ、あなただとわかるのはこのブラウザーだけです。
web-account = アカウント
web-account-or-sign-in = サインイン・アカウント作成
web-all-my-games = 自分のゲームすべて
web-open-file = ゲームを開く
web-review-mine = 自分のゲームを検討する
web-drop-file = ここで放すと、このゲームを開きます
web-someone = だれか
web-player-number = プレイヤー{ $number }
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
web-loading = 読み込み中…
web-home-offline = オフラインです。レッスンは接続がなくてもできます。問題も、一度ページを開いていればできます。ゲームは、接続が戻るとまた遊べます。
web-offline = 接続が切れました。つなぎ直しています…
web-renewing = Kagiyaが更新されたので、ページを読み込み直します。席はそのままです。
web-to-the-start = ホーム
web-lost-page = ここには夜空しかありません。ページが見つかりません。
web-option-is = { $option }：{ $value }
web-rules = ルール
web-rules-here = このテーブルのルール
web-rules-of = 「{ $edition }」のルール
web-rule = ルール
web-rule-of = ルール：{ $option }
web-rulings = ルールの違い
web-conventions = 定石
web-conventions-of = { $bot }のプレイのしかた
web-conventions-foreign = このページは英語です。

## ボット。ID: bot-NAME、.about は説明。

bot-companion-4 = 相棒Ⅳ
    .about = エキスパート。経験を積んだグループのようにヒントを読み、人間の仲間に合わせます。
    .manner = 口数は少ないが、何も見のがさない。
bot-companion-3 = 相棒Ⅲ
    .about = 上級。経験者の定石をすべて使い、自分の行動を説明します。
    .manner = 落ち着いている。フィネスが決まると、少し得意になる。
bot-companion-2 = 相棒Ⅱ
    .about = 中級。プレイヒント、セーブヒント、プロンプト、フィネスを使い、自分の行動を説明します。
    .manner = ていねいで気がきく。ヒント2回で済む作戦が好き。
bot-companion-1 = 相棒Ⅰ
    .about = 初級。5分で覚えられるプレイヒントとセーブヒントを使い、自分の行動を説明します。
    .manner = 元気で明るい。ヒントをもらうたびにお礼を言う。
bot-cautious = 慎重派
    .about = ヒントで確実なカードだけをプレイし、危険は冒しません。
    .manner = 二度見て、もう一度見る。
bot-savant = 賢者
    .about = 賢者どうしだけがわかる暗号で話します。仲間が全員賢者のとき、いちばん強くなります。
    .manner = うっかり者だが親切。余りの計算で考える。

## 設定

web-theme = 明るさ
web-theme-auto = システムに合わせる
web-theme-dark = 夜
web-theme-light = 和紙
web-aid = カードに表示するもの
web-aid-full = 残っている可能性
web-aid-clues = 出たヒントだけ
web-aid-table = 本物のテーブルのように、何も表示しない
web-newest = 手札のいちばん新しいカード
web-newest-right = 右
web-newest-left = 左
web-handed = 操作する手
web-handed-right = 右手
web-handed-left = 左手
web-speed = ボットの速さ
web-speed-calm = ゆっくり
web-speed-quick = すぐに
web-reactions = リアクション
web-reactions-shown = 表示する
web-reactions-hidden = 表示しない
web-motion = アニメーション
web-motion-auto = システムに合わせる
web-motion-off = オフ
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
web-notice-about = 別のウィンドウを見ているあいだ、ブラウザーが通知を表示します。
web-notice-denied = ブラウザーが通知をブロックしています。ブラウザーの、このサイトの設定で許可できます。
web-notice-turn = テーブルであなたの手番です。
web-newer = Kagiyaの新しいバージョンがあります。
web-newer-load = 今すぐ更新

## テーブルを作る

web-edition = 版
web-all-editions = 全{ $count }種類の版
web-variants = hanab.liveのバリアント
web-variants-about = 色や、ヒントの当てはまるカードが異なるバリアントです。名前はサイトのものです。
web-seed-deal = 番号で配る
web-seed-field = 番号またはシード
web-seed-say = 同じ番号を入力した人は、同じカードで遊びます。p3v0s1のようなhanab.liveのシードを入れると、バリアントと席の数も決まります。結果は成績に入りません。
web-variant-search = バリアントを検索
web-variant-random = ランダムに選ぶ
web-variant-family = 種類
web-variant-family-any = すべて
web-variant-family-suits = 特別なスート
web-variant-family-rules = 特別なルール
web-variant-share = 勝てる配札
web-variant-share-any = 問わない
web-variant-share-nearly = 100のうち99以上
web-variant-share-most = 100のうち90から99
web-variant-share-fewer = 100のうち90未満
web-variant-share-unknown = 不明
web-variant-share-about = すべてのカードを知るチームが勝てる配札の数です。同じカードのバリアントと、この人数で数えました。ヒントの難しさは含みません。
web-variant-winnable = { $name }：すべてのカードを知るチームなら、{ $deals }の配札のうち{ $won }に勝てます。
web-variant-undecided = { $count }の配札はまだ決まっていません。
web-variants-found = { $count ->
    [0] 当てはまるバリアントはありません。
   *[other] { $count }種類のバリアント
}
web-variants-more = 最初の{ $count }種類を表示しています。ほかのものは、続けて入力すると見つかります。
web-extensions = 拡張
web-advanced = 詳しいオプション
web-option-search = オプションを検索
web-option-none = 当てはまるオプションはありません。
web-option-range = { $min }から{ $max }まで
web-seats = 席
web-seat = 席{ $seat }
web-a-friend = リンクで招く友だち
web-starter-edition = 版のとおり
web-starter-random = ランダムに決める
web-starter-draw = ランダムに選ぶ
web-criterion = ルールでは：{ $who }。
web-voice = 語り口
web-plays-like = 同じルールの版：{ $names }
web-a-friend-about = リンクを開いた人が、この席に着けます。
web-seats-count = { $count }人
web-listed = 公開する
web-listed-about = ホームに表示します。公開しなければ、見つけられるのはリンクを知っている人だけです。
web-watch-who = 観戦
web-watch-public = 可（手札は見えません）
web-watch-nobody = 不可
web-watch-mine = 可（自分の視点）
web-watch-seat = 可（席{ $seat }の視点）
web-watch-delayed = 可（全員の手札を1周遅れで）
web-watch-about-public = ゲームが終わるまで、観戦者には花火、ヒント、捨て札、記録だけが見え、手札は見えません。だれが観戦しているかは、プレイヤーにわかります。
web-watch-about-alone = ボット以外にプレイするのはあなただけなので、観戦者にはあなたに見えるものが見えます。
web-watch-about-seat = ほかのプレイヤーが不正をすることもできます。別のブラウザーでこの視点を観戦すれば、自分の手札が見えてしまいます。だれが観戦しているかは、プレイヤーにわかります。
web-watch-about-delayed = プレイヤーが不正をすることもできます。別のブラウザーで観戦すれば、自分の手札が1周遅れで見えてしまい、多くのカードはそれより長く手札に残ります。だれが観戦しているかは、プレイヤーにわかります。
web-watch-about-nobody = ゲームが終わるまで、だれも観戦できません。
web-watch-here-nobody = 観戦はできません。
web-watch-here-public = ゲームが終わるまで、観戦者に手札は見えません。プレイする人が1人だけなら、その人に見えるものが見えます。
web-watch-here-seat = 観戦者には、{ $name }に見えるものが見えます。ほかのプレイヤーが別のブラウザーで観戦すれば、自分の手札を見る不正もできます。だれが観戦しているかは、プレイヤーにわかります。
web-watch-here-delayed = 観戦者には、全員の手札が1周遅れで見えます。プレイヤーが別のブラウザーで観戦すれば、自分の手札を見る不正もできます。だれが観戦しているかは、プレイヤーにわかります。
web-watch-eyes = { $name }の視点で観戦しています
web-watch-no-hands = 手札は見えません
web-watch-later = 1周遅れで観戦しています
web-watch-soon = ゲームが始まりました。1周遅れで見られます。
web-rules-line = ヒントトークン{ $tokens }個。{ $strikes }回目のミスでゲームが終わります。カード{ $deck }枚、手札{ $hand }枚。{ $goal ->
    [score] 最高{ $best }点。
   *[other] すべての花火を完成させたときだけ勝ちです。
}
web-open-this = このテーブルを作る

## ゲームの前

web-invite = このリンクで招待
web-copy-link = コピー
web-copied = コピーしました
web-share-link = 共有
web-qr = QRコード
web-qr-alt = このテーブルへのリンクのQRコード
web-qr-about = スマートフォンのカメラで読み取ると、テーブルが開きます。
web-kept-for = { $name }の予約席
web-sit = ここに座る
web-add-bot = { $bot }を加える
web-which-bot = ボット
web-free-seat = { $name }をこの席から外す
web-get-up = 席を立つ
web-start = 始める
web-start-alone = 2人以上のプレイヤーが必要です。リンクを送るか、ボットを加えてください。
web-start-fewer = 今いる{ $taken }人で始める（空席はなくなります）
web-sit-or-watch = 空席に座るか、このまま観戦できます。
web-full-watch = 席はすべて埋まっています。このまま観戦できます。
web-owner-starts = { $name }がゲームを始めるのを待っています。
web-closed = このテーブルは、ゲームが始まる前に閉じられました。
web-closed-operator = 管理者がこのテーブルを閉じました。
web-keep-out = プレイヤーを外して、参加禁止にする
web-keep-out-whom = プレイヤー
web-keep-out-why = 理由
web-keep-out-absence = プレイをやめた
web-keep-out-conduct = ふるまい
web-keep-out-others = ほかの人のためのテーブル
web-keep-out-no_reason = 理由なし
web-keep-out-about = その人は、ここでプレイも観戦もできなくなります。だれがなぜ外されたかは、テーブルの全員に表示されます。ゲーム中なら、ボットが代わりにプレイします。
web-keep-out-do = 外す
web-kept-out-here = 参加禁止：{ $names }
web-watching = 観戦者{ $count }人

## チャット

web-talk = チャット
web-talk-new = チャット：新しいメッセージ{ $count }件
web-talk-empty = メッセージはまだありません。
web-talk-silent = このテーブルでは、ゲーム中はチャットを使えません。
web-talk-turn = ほかの人が考えています。チャットは自分の手番に使えます。
web-talk-to-table = テーブルのみんなへ
web-talk-to-watchers = ほかの観戦者へ
web-talk-watchers-about = プレイヤーは、ゲームが終わるまでこれを読めません。
web-talk-say = 送信
reaction-to = { $name }のプレイにリアクション
reaction-thanks = ありがとう
reaction-well_played = ナイスプレイ
reaction-surprise = びっくり
reaction-thinking = 考え中
reaction-sorry = ごめん
reaction-laugh = 笑い
web-talk-remarks = クイックチャット
web-talk-watching = 観戦者
web-talk-more = { $name }のメッセージの操作
web-talk-mute = { $name }をミュートする
web-talk-report = 管理者に報告する
web-talk-reported = 報告しました。ありがとうございます。
web-talk-muted = { $name }をミュートしました。
web-talk-unmute = ミュートを解除する
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

web-again = もう一度プレイ
web-watch-replay = リプレイ
web-keep-picture = 画像として保存
web-finale = フィナーレ
web-finale-skip = 結果を見る
web-rematch-open = もう一度プレイするテーブルができています。
web-join-again = 参加する
web-watch-again = 観戦する
web-proof = 配札の証明
web-proof-holds = 配札の証明：有効です
web-proof-fails = 配札の証明：有効ではありません
web-proof-about = 配る前に、サーバーはシードのハッシュを公開しました。今、公開されたシードがそのハッシュと合うことを確かめられます。
web-stand-up = ボットに任せる
web-stand-up-about = あなたが戻るまで、ボットが代わりにプレイします
web-come-back = 戻る
web-seat-ask = 席を返してもらう
web-table-menu = テーブル
web-bot-for = { $name }の代わりをボットに任せる
web-bot-for-about = 本人が戻るまで、{ $bot }がプレイします。
web-end-now = ゲームを終える
web-end-now-about = 得点なしで、今すぐゲームを終えます。残っている人はあなただけです。
web-end-ask = ゲームの終了を提案する
web-end-ask-about = 接続しているプレイヤー全員が賛成すると、ゲームが終わります。
web-take-back = 取り消す
web-take-back-about = 自分の最後の行動と、そのあとの行動をすべて取り消します。ヒントは、そのあとだれも行動していなければすぐに取り消されます。それ以外は、ほかの人の賛成が必要です。
web-taken-back = （取り消し）
web-take-back-waits = 取り消しへの、ほかの人の賛成を待っています。
web-take-back-wished = { $name }が、最後の行動とそのあとの行動をすべて取り消したいそうです。
web-take-back-refuse = 断る
web-take-back-drop = 申し出を取り下げる
web-end-wished = { $name }がゲームを終えたいそうです。
web-end-agree = 賛成する
web-end-not = 続ける
web-end-waits = ゲームの終了を提案しました。ほかの人の賛成が必要です。
web-leave-game = テーブルを離れる
web-odds = { $count ->
    [1] カード{ $slot }は1種類に決まりました
   *[other] カード{ $slot }は{ $count }種類のどれかです
}
web-back-to-now = 今に戻る
web-eyes = 視点
web-eyes-open = 全員の手札
web-eyes-common = 全員が知っていること
web-step = 手数
web-step-of = { $end }手中{ $step }手目
web-first = 最初へ
web-previous = 1手戻る
web-next = 1手進む
web-last = 最後へ
web-copy-turn = この場面へのリンク
web-record = 記録
web-same-cards = 同じ配札：{ $games }ゲーム

## ヘルプ

web-help-short = 自分の手札以外の、全員のカードが見えます。手番には、カードを1枚プレイするか、1枚捨ててヒントトークンを1個取り戻すか、トークンを1個使って仲間にヒントを出します。ヒントは、その人のカードのうち、1つの色か1つの数字をすべて教えます。どの花火も1から5の順に作ります。
web-help-marks = 印
web-help-marks-about = 帯は、ヒントが出たカードの印です。新しいヒントは筆の線で示し、前にもヒントが出ていたカードでは細い線になります。カードの下には、残っている可能性が並びます。捨て札の表では、塗りつぶした点が捨てられたカード、輪がまだ必要な最後の1枚です。角が折れたカードは、手札でいちばん古いカードです。カードを長押しすると、その手札を持ち主の視点で見られます。
web-help-keys = キー操作
web-key-tab = Tab
    .about = テーブルの次の部分へ
web-key-arrows = ← →
    .about = 隣のカードへ
web-key-p = P
    .about = 自分のカードをプレイする（手番でなければ予約する）
web-key-d = D
    .about = 自分のカードを捨てる（手番でなければ予約する）
web-key-c = C
    .about = 仲間のカードの色のヒントを出す
web-key-v = V
    .about = その数字のヒントを出す
web-key-clue = 1–5、文字
    .about = 選んでいる手札に、その数字か色のヒントを出す
web-key-shift = Shift ← →
    .about = 手札の中で自分のカードを動かす
web-key-e = E
    .about = 手札を持ち主の視点で見る（もう一度押すと戻る、押し続けると離すまで）
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
    .about = 戻る
web-key-help = ?
    .about = このヘルプ

## 時間

web-time = 制限時間
web-time-about = 席に着く前に全員に表示されます。時間切れは、ルール上の負けにはなりません。
web-time-none = なし
web-time-gentle = 長く考えている人にリマインダー
web-time-strict = 一人ずつ持ち時間を決める
web-time-correspondence = 一手に何日か
web-time-nudge = リマインダーまでの分数
web-time-bank = 持ち時間（分）
web-time-increment = 一手ごとに増える秒数
web-time-grace = 1ゲームで時計が止まるオフラインの合計秒数（過ぎると時計が動き、ボットに任せられます）
web-time-days = 一手の日数
web-time-when-out = 時間切れになったら
web-time-out-tell = 全員にメッセージを出す
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
web-time-line-gentle = { $nudge }たつとそのプレイヤーにリマインダーが出て、ほかの人がその手番をボットに任せられます。
web-time-line-strict = 持ち時間は一人{ $bank }{ $more ->
    [0] です
   *[other] で、一手ごとに{ $increment }増えます
}。時間切れになると、{ $out ->
    [tell] 全員にメッセージが出て、ほかの人がその手番をボットに任せられます
    [bot] その手番をボットがプレイします
   *[end] ゲームは打ち切られます
}。オフラインのあいだ、そのプレイヤーの時計は止まります（1ゲームで合計{ $grace }まで）。そのあとは時計が動き、ほかの人がその手番をボットに任せられます。
web-time-line-correspondence = 一手に{ $days }かけられ、オンラインでいる必要はありません。時間切れになると、{ $out ->
    [tell] 全員にメッセージが出て、ほかの人がその手番をボットに任せられます
    [bot] その手番をボットがプレイします
   *[end] ゲームは打ち切られます
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
web-pause-about = 接続しているプレイヤー全員が賛成すると、ゲームとすべての時計が止まります。
web-pause-waits = 休憩への、ほかの人の賛成を待っています。
web-pause-refuse = 休憩しない
web-pause-drop = 休憩の申し出を取り下げる
web-resume = 再開する
web-my-turn = あなたの手番
web-turn-left = 残り{ $left }
web-turn-late = 時間切れ
