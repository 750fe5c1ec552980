# アカウントとプレイの記録（ブラウザー）。

## アカウント

account-about-guest = 今はゲストです。あなただとわかるのは、このブラウザーだけです。アカウントがあれば、どの端末でも自分のゲームと設定を使えます。メールアドレスはいりません。
account-open = アカウントを作る
account-open-about = 名前と、これまでにプレイしたものをすべて引き継ぎます。
account-name = 名前
account-password = パスワード
account-password-about = 8〜128文字。忘れたときに役立つのは回復コードだけです。
account-sign-in = サインイン
account-sign-in-about = すでにアカウントがある方はこちら。ここでゲストとしてプレイしたゲームは、ゲストのものとして残ります。
account-since = { $date }にアカウントを作成しました。設定はアカウントに保存されます。
account-change-password = パスワードを変更
account-password-now = 今のパスワード
account-password-new = 新しいパスワード
account-password-changed = パスワードを変更しました。ほかのすべての端末でサインアウトしました。
account-codes = 回復コード
account-codes-about = パスワードを忘れたとき、回復コードで新しいパスワードを設定できます。コードは1つにつき1回だけ使えます。安全な場所に保管してください。
account-codes-none = 回復コードがありません。パスワードを忘れると、アカウントを使えなくなります。
account-codes-left = 使える回復コードはあと{ $count }個です。
account-codes-get = 回復コードを受け取る
account-codes-new = 新しい回復コードです。表示されるのは今だけで、前のコードは使えなくなりました。
account-codes-copy = コピー
account-codes-copied = コピーしました
account-codes-download = ダウンロード
account-forgot = パスワードを忘れた場合
account-forgot-about = 回復コードで新しいパスワードを設定できます。ほかのすべての端末でサインアウトします。
account-code = 回復コード
account-recover = 新しいパスワードを設定
account-sign-out = サインアウト
account-sign-out-everywhere = すべての端末でサインアウト
account-data = 自分のデータをダウンロード
account-data-about = 名前、設定、メモ、ゲームを一つのファイルにまとめます。
account-remove = アカウントを削除
account-remove-about = アカウント、メモ、記録を完全に削除し、すべてのテーブルからあなたの名前とメッセージを消します。ゲームは、一緒にプレイした人のために、名前なしで残ります。
account-remove-sure = 完全に削除する

## Kagiyaを閉じているあいだの通知

push-here = Kagiyaを閉じているときも、この端末に通知する
push-here-about = 通知は暗号化され、ブラウザーのプッシュサービスを通して届きます。
push-kind-turn = 一手に何日か使えるゲームでの自分の手番
push-kind-invitation = テーブルへの招待
push-kind-rematch = 自分のゲームの再戦
push-home-screen = この端末では、Kagiyaをホーム画面から開くと通知を受け取れます。ブラウザーの共有ボタンをタップし、「ホーム画面に追加」を選んでください。
push-dismissed = ブラウザーで通知が許可されていません。もう一度オンにして「許可」を選んでください。
push-failed = 通知を設定できませんでした。あとでもう一度お試しください。
push-turn = あなたの手番です。
push-turn-by = { $by }さんとのゲームで、あなたの手番です。
push-invitation = テーブルに招待されています。
push-invitation-by = { $by }さんがテーブルに招待しています。
push-rematch = 再戦のテーブルができました。あなたの席があります。
push-rematch-by = { $by }さんが再戦のテーブルを開き、あなたの席を取っています。

## プレイの記録

records-title = 自分のゲーム
records-standings = 成績
records-none = まだ終わったゲームがありません。
records-of = { $edition }・{ $players }人
records-changed = オプション変更あり
records-games = ゲーム数
records-games-unscored = { $games }（うち得点なし{ $unscored }）
records-mean = 平均
records-best = 最高
records-perfect = 満点
records-lost = 負け
records-strikes = 1ゲームあたりのミス
records-efficiency = 効率
records-streak = 負けなしの連続記録
records-streak-longest = { $now }（最長{ $longest }）
records-show = これらのゲームを見る
records-about = 効率は、ヒント1回あたりに当てはまったカードの枚数です。打ち切られたゲームは数えません。平均と最高は、得点のあるゲームのものです。ほとんどの版では、ミスで負けたゲームに得点はありません。
records-all = すべて
records-edition = 版
records-players = 人数
records-partner = 相手
records-result = 結果
records-result-perfect = 満点
records-result-finished = 終了
records-result-lost = 負け
records-result-broken_off = 打ち切り
records-found-none = 当てはまるゲームがありません。
records-more = さらに表示
records-plot = 最近の{ $games }ゲームの得点（右が最新）。最低{ $low }、最高{ $high }、平均{ $mean }
records-plot-unscored = { $games }ゲームには得点がありません。図にはありますが、数えていません。

## Games of the same deal

records-plot-share = 最近{ $games }ゲームの、最高点に対する割合：{ $low }から{ $high }、平均{ $mean }。星は満点のゲームです。
firsts-title = はじめての記録
firsts-about = ずっと残ります。見えるのは自分だけです。
firsts-editions = 版
firsts-editions-about = { $all }のうち{ $played }をプレイ、そのうち{ $perfect }で満点。オプションを変えたゲームは数えません。
first-perfect = はじめての満点
    .ask = 版のオプションのままで、すべての花火を完成させる。
first-row = 10連続
    .ask = 同じ版、同じ人数で、10ゲーム続けて負けない。
first-day = はじめての「今日の配札」
    .ask = 「今日の配札」をプレイする。
first-people = はじめてのみんなとのゲーム
    .ask = ほかの人とゲームを最後までプレイする。
first-edition-ask = まだプレイしていません
first-edition-perfect = 満点、{ $day }
records-deal = 同じ配札
records-deal-about = どのゲームも、同じカードを同じ順番で使いました。非公開のテーブルは、名前なしで表示します。
records-deal-unlisted = 非公開のテーブル
records-deal-this = このゲーム
