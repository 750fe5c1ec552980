# ほかの人とのプレイ：挑戦状、今日の配札、人々。

## 挑戦状

together-challenge = 挑戦状
together-challenge-make = 挑戦状を出す
together-challenge-link = このリンクを開いた人は、まだ見たことがなければ、同じ配札をプレイできます：
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
