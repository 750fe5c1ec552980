# ほかの人とのプレイ：挑戦状、今日の配札、人々。

## 挑戦状

together-challenge = 挑戦状
together-challenge-make = 挑戦状を出す
together-challenge-link = このリンクを開いた人は、まだ見たことがなければ、同じ配札をプレイできます：
together-challenge-secret = 30日間は、この配札をプレイした人か、すでに知っている人だけがリプレイを開けます。
together-challenge-by = { $name }さんからの挑戦状です。同じ配札をプレイして、どちらが先へ進めるか比べましょう。
together-challenge-mine = これはあなたの挑戦状です。この配札をプレイしてほしい人にリンクを送ってください。
together-challenge-gone = 退会したユーザー
together-for = { $edition }、{ $players }人
together-taken = { $count ->
    [0] まだだれも受けていません。
   *[other] { $count }個のテーブルが受けました。
}
together-taken-day = { $count ->
    [0] まだだれもプレイしていません。
   *[other] { $count }個のテーブルがプレイしました。
}
together-once = この配札をプレイできるのは一度だけで、まだ見たことがないときに限ります。全員の結果は、終わったあとに見られます。
together-known = この配札はもう知っています。プレイ、観戦、またはリプレイで見たことがあります。
together-with-bots = ボットとプレイ
together-with-people = テーブルを作る
together-listed = テーブルを公開する
together-to-table = 自分のテーブルへ

## 今日の配札

together-today = 今日の配札
together-today-about = 毎日、人数ごとに配札が一つずつあり、全員が同じ配札をプレイします。挑戦できるのは一度だけです。
together-day = { $day }の配札
together-players = { $players }人
together-day-before = 前の日
together-day-after = 次の日
together-day-today = 今日
together-results-later = 結果は、プレイすると見られます。
together-results = 結果
together-results-none = 終わったゲームはまだありません。
together-apart = ランキング対象外
together-apart-about = その日に初めて来た人がいたか、だれかの端末で配札がすでに見られていたテーブルです。
together-apart-mine = 今日初めて来たか、この端末で配札がすでに見られているため、結果はランキングの対象になりません。
together-partner = 結果を比べられるように、全員が{ $bot }とプレイします。
together-next-deals = 次の配札まで{ $hours }時間{ $minutes }分
together-my-days = プレイした日
together-streak = { $count ->
    [0] 連続記録はまだありません。今日プレイすると始まります。
   *[other] { $count }日連続
}
together-histogram = 全ゲームの得点
together-histogram-bar = { $points }点：{ $games ->
   *[other] { $games }ゲーム
}
together-histogram-lost = { $games }ゲームは負けで、得点がありません。
together-best-yesterday = 昨日の最高のゲーム：{ $names }、{ $points }点
together-share = 結果を共有
together-to-beat = 目標：{ $points }点を超える
together-more = さらに表示
together-mine = 自分
together-first = 挑戦状の元
together-figures = 手数{ $turns }、ミス{ $strikes }、ヒント{ $clues }

## 二つの経過を並べて

together-compare-title = 一手ずつ
together-compare-with = 比べる相手
together-measure = 比べるもの
together-points = 得点
together-strikes = ミス
together-clues = ヒントトークン
together-pace = ペース
together-turn = 手
together-table = 表で見る
together-plot = { $measure }の推移：{ $one }は最後に{ $first }、{ $two }は{ $second }
together-replay-of = リプレイ：{ $names }

## 知り合い

together-people = 知り合い
together-invitations = 招待
together-friends = フレンド
together-friend = フレンド
together-friends-none = フレンドはまだいません。ゲームのあとか、アカウント名で追加できます。
together-asks = フレンド申請が届いています
together-asked = 申請中
together-asked-now = { $name }さんにフレンド申請を送りました。
together-agree = 承認する
together-refuse = 断る
together-end = フレンドを解除する
together-take-back = 申請を取り下げる
together-block = ブロックする
together-unblock = ブロックを解除する
together-befriend = フレンドに追加
together-ask-name = アカウント名でフレンドを追加
together-ask-about = アカウントのない人を追加するには、先に一緒にゲームをプレイしてください。
together-ask = 申請する
together-shown = オンラインかどうかをフレンドに見せる
together-shown-about = どの公開テーブルにいるかも見えます。
together-shown-ask = オンラインかどうかをフレンドに見せますか？
together-shown-ask-about = どの公開テーブルにいるかも見えます。あとで「知り合い」ページで変更できます。
together-shown-yes = 見せる
together-shown-no = 見せない
together-here = オンライン
together-away = オフライン
together-at-table = テーブルへ行く
together-blocked = ブロック中
together-is-blocked = ブロック中
together-blocked-now = { $name }さんをブロックしました。
together-blocked-about = ブロックした人は、あなたのテーブルへの参加、あなたへの招待、フレンド申請ができません。その人のメッセージは表示されません。相手に通知は届きません。
together-blocked-none = いません。
together-blocked-here = このテーブルに、ブロック中の人がいます：{ $names }
together-invite-friends = フレンドを招待
together-invite = 招待する
together-invited = 招待済み
together-again-with = { $names }さんともう一度プレイ
together-new-with = { $names }さんと新しいテーブル
together-company = このゲームのプレイヤー

## 席の交代

together-seat-offered = { $name }さんが、{ $of }さんの席を引き継いでほしいそうです。
together-seat-offered-own = { $name }さんが、自分の席を引き継いでほしいそうです。
together-seat-take = 席を引き継ぐ
together-seat-wanted = { $name }さんが席を返してほしいそうです。
together-seat-give = 席を返す
together-seat-waits = { $name }さんが席を引き継ぐのを待っています。
together-seat-of = 進行中のゲームで{ $name }さんの代わりにプレイ
together-hand-over = フレンドに代わってもらう
together-hand-over-of = { $name }の代わりをフレンドに頼む
together-hand-over-about = 引き継いだ人には、この席から見えるものが見えます。テーブルの全員に通知され、席はあとで取り戻せます。
together-hand-over-none = 今、席を引き継げるフレンドはいません。

## メッセンジャーなどのアプリがリンクについて表示する文

preview-table = { $edition }（{ $host }さんのテーブル）
preview-table-free = { $table }：{ $free ->
    [0] 満席
   *[other] 空席{ $free }
}
preview-table-about = { $free ->
    [0] { $players }人でプレイするHanabiです。席はすべて埋まっています。
   *[other] { $players }人でプレイするHanabiです。リンクを開いて席に着いてください。アカウントは要りません。
}
preview-table-running = このゲームは進行中です。
preview-table-over = このゲームは終わりました。
preview-score-to-beat = { $game }。目標は{ $best }点中{ $points }点です。
preview-replay = リプレイ：{ $edition }（{ $names }）
preview-replay-of-bots = リプレイ：{ $edition }
preview-replay-about = このゲームを1手ずつ見られます。
preview-points = { $best }点中{ $points }点。このゲームを1手ずつ見られます。
preview-lost = このゲームは負けでした。1手ずつ見られます。
