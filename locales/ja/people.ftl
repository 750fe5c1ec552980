# アカウントとプレイの記録（ブラウザー）。

## アカウント

account-about-guest = 今はゲストです。あなたが誰かを知っているのは、このブラウザーだけです。アカウントがあれば、どの端末でも自分のゲームと設定を使えます。メールアドレスはいりません。
account-open = アカウントを作る
account-open-about = これまでのプレイをそのまま引き継ぎます。
account-name = 名前
account-password = パスワード
account-password-about = 8〜128文字。再発行はできないので、大切に保管してください。
account-sign-in = サインイン
account-sign-in-about = アカウントをお持ちの方はこちら。ここでゲストとしてプレイした分は引き継がれません。
account-since = { $date }からアカウントをお持ちです。設定もアカウントに保存されます。
account-change-password = パスワードを変える
account-password-now = 今のパスワード
account-password-new = 新しいパスワード
account-password-changed = パスワードを変えました。ほかの端末はすべてサインアウトしました。
account-sign-out = サインアウト
account-sign-out-everywhere = すべての端末でサインアウト
account-data = 自分のデータを持ち出す
account-data-about = 名前、設定、メモ、すべてのゲームを一つのファイルにまとめます。
account-remove = アカウントを削除する
account-remove-about = アカウント、メモ、記録は完全に消え、あなたの名前と書いた言葉もすべてのテーブルから消えます。ゲームは、一緒にプレイした人のために名前なしで残ります。
account-remove-sure = 完全に削除する

## プレイの記録

records-title = 自分のゲーム
records-standings = これまでの成績
records-none = まだ終わったゲームがありません。
records-of = { $edition }・{ $players }人
records-changed = オプション変更あり
records-games = ゲーム数
records-mean = 平均
records-best = 最高
records-perfect = 満点
records-lost = 負け
records-strikes = 1ゲームあたりのミス
records-efficiency = 効率
records-streak = 連続で負けなし
records-streak-longest = { $now }（最長{ $longest }）
records-show = これらのゲームを見る
records-about = 効率は、ヒント1回あたりに分かったカードの枚数です。中断したゲームは数えません。
records-all = すべて
records-edition = 版
records-players = 人数
records-partner = 相手
records-result = 結果
records-result-perfect = 満点
records-result-finished = 終了
records-result-lost = 負け
records-result-broken_off = 中断
records-found-none = 当てはまるゲームがありません。
records-more = さらに表示
records-plot = 最近の{ $games }ゲームの得点（右が最新）。最低{ $low }、最高{ $high }、平均{ $mean }

## Games of the same deal

records-deal = 同じカード
records-deal-about = ここに並ぶのは、同じカードを同じ順に引いたゲームです。一覧に出さなかったテーブルの名前は出ません。
records-deal-unlisted = 一覧に出していないテーブル
records-deal-this = このゲーム
