# ほかの人とのプレイ：挑戦状、今日の配札、人々。

## 挑戦状

together-challenge = 挑戦状
together-challenge-make = 挑戦状を出す
together-challenge-link = このリンクを開いた人は、同じ配札を見ないままプレイできます：
together-challenge-by = { $name }さんからの挑戦状です。同じ配札をプレイして、結果を比べましょう。
together-challenge-mine = あなたが出した挑戦状です。プレイしてほしい人にリンクを送ってください。
together-challenge-gone = 退会した人
together-for = { $edition }、{ $players }人
together-taken = { $count ->
    [0] まだだれも受けていません。
   *[other] { $count }のテーブルが受けました。
}
together-taken-day = { $count ->
    [0] まだだれもプレイしていません。
   *[other] { $count }のテーブルがプレイしました。
}
together-once = この配札をプレイできるのは一度だけ、まだ知らない間だけです。ほかの人の結果は、終わってから見られます。
together-known = この配札はもう知っています（プレイ、観戦、またはリプレイ）。
together-with-bots = ボットとプレイ
together-with-people = テーブルを開く
together-listed = テーブルを一覧に載せる
together-to-table = 自分のテーブルへ

## 今日の配札

together-today = 今日の配札
together-today-about = 毎日、人数ごとに一つの配札を、みんながプレイします。挑戦は一度だけです。
together-day = { $day }の配札
together-players = { $players }人
together-day-before = 前の日
together-day-after = 次の日
together-day-today = 今日へ
together-results-later = 結果はプレイしたあとで見られます。
together-results = 結果
together-results-none = まだ終わったゲームはありません。
together-more = もっと見る
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
together-friends-none = まだだれもいません。ゲームのあとか、アカウントの名前で申し込めます。
together-asks = フレンドになりたいそうです
together-asked = 返事待ち
together-asked-now = { $name }さんに申し込みました。
together-agree = 承認する
together-refuse = 断る
together-end = 解消する
together-take-back = 取り消す
together-block = ブロックする
together-unblock = ブロック解除
together-befriend = フレンドに申し込む
together-ask-name = アカウントの名前
together-ask-about = アカウントのない人とは、一度プレイしたあとで申し込めます。
together-ask = 申し込む
together-shown = オンラインかどうかをフレンドに見せる
together-shown-about = 一覧にあるどのテーブルにいるかも見えます。
together-here = オンライン
together-away = オフライン
together-at-table = テーブルへ
together-blocked = ブロック中
together-is-blocked = ブロック中
together-blocked-now = { $name }さんをブロックしました。
together-blocked-about = ブロックした人は、あなたのテーブルに座ることも、招待もフレンド申請もできず、発言も見えません。相手には知らされません。
together-blocked-none = いません。
together-blocked-here = ブロック中の人がこのテーブルにいます：{ $names }
together-invite-friends = フレンドを招待
together-invite = 招待する
together-invited = 招待済み
together-again-with = { $names }さんともう一度
together-company = このゲームの人たち

## 席の交代

together-seat-offered = { $name }さんが、{ $of }さんの席でプレイしてほしいそうです。
together-seat-offered-own = { $name }さんが、代わりにプレイしてほしいそうです。
together-seat-take = 席に着く
together-seat-wanted = { $name }さんが席を返してほしいそうです。
together-seat-give = 席を返す
together-seat-waits = { $name }さんにプレイを頼みました。
together-seat-of = 進行中のゲームで{ $name }さんの代わりにプレイ
together-hand-over = フレンドに代わってもらう
together-hand-over-of = { $name }の代わりをフレンドに頼む
together-hand-over-about = 代わる人には、この席から見えるものが見えます。テーブルの全員に知らされ、席は取り戻せます。
together-hand-over-none = 今頼めるフレンドはいません。
