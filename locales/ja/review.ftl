# 終わったゲームをいっしょに見直す。そして、別の進め方を試す。

## いっしょに

review-judge = 検討する
review-together = いっしょに検討する
review-invited = 検討中：{ $names }さん
review-come = { $names }さんと検討する
review-leave = 検討から抜ける
review-room = 検討
review-here = 参加者：{ $names }
review-me = { $name }（あなた）
review-you-lead = あなたが進行役です
review-leads = 進行役：{ $name }
review-nobody-leads = 進行役はいません
review-at = { $text } · { $step }手目
review-at-branch = { $text } · { $step }手目からの分岐
review-return = { $name }さんの手に戻る
review-return-shown = 表示中の手に戻る
review-take-lead = 進行役になる
review-give-lead = 進行役を譲る…
review-point = カードを指す
review-pointed = { $names }さんが指しています。

## 読み上げ

review-came = { $name }さんが参加しました。
review-went = { $name }さんが抜けました。
review-leads-now = { $name }さんが進行役になりました。
review-you-lead-now = あなたが進行役になりました。
review-shows = { $name }さんが{ $step }手目を見せています。
review-points-at = { $name }さんが{ $cards }を指しています。
review-card = { $name }のカード{ $slot }

## 分岐

branch-here = 分岐を始める
branch-title = { $step }手目からの分岐
branch-actions = { $count }手
branch-undo = 1手戻す
branch-redo = やり直す
branch-back = ゲームに戻る
branch-ask = 相棒に聞く
branch-advice = { $name }なら：{ $action }
branch-choose-card = { $name }の手番です。{ $name }のカードを選ぶか、仲間のカードを選んでヒントを出してください。
branch-choose-own = { $name }の手番です。{ $name }のカードを選んでください。ヒントトークンはもうありません。
branch-others = ほかの席
branch-nobody = 自分で動かす
branch-thinks = { $name }が考えています…
branch-goes-on = 続ける
branch-why = { $name }がこうする理由
branch-eyes-of = この視点では{ $name }の手番だけ動かせます。ほかの席にボットを選ぶか、全員の手札を表示してください。
branch-eyes-none = この視点ではだれも動かせません。全員の手札を表示してください。
branch-shown = { $name }さんがこの分岐を見せています。
branch-over = 分岐はここで終わりです：{ $points } / { $most }
branch-over-hidden = 分岐はここで終わりです。
branch-over-lost = 分岐はここで終わりです：負け

## ファイルのゲーム

review-file-title = ゲームを開く
review-file-about = ほかの場所で遊んだゲームをリプレイで見て、みんなで検討し、どの手番からでも続きを遊べます。
review-file-drop = ここにファイルをドロップ
review-file-choose = ファイルを選ぶ
review-file-text = または、ゲームやリンクを貼り付け
review-file-kinds = Kagiyaの記録、hanab.liveのゲーム（エクスポートのJSON）、または「replay-json」のあるhanab.liveのリンク。番号だけのリンクにはゲームが入っていません。
review-file-open = 開く
review-file-opening = 開いています…
review-file-too-large = ゲームファイルは{ $most }KBまでです。
review-file-one = ファイルは1つずつ開いてください。
review-file-unreadable = このファイルは読み取れません。
review-file-list = 開いたゲーム
review-file-list-about = この一覧はあなたにしか見えません。これらのゲームはだれの成績にもなりません。開いてから{ $days }日後に削除されます。
review-file-by = { $origin }・{ $date }に開いたもの
review-file-delete = 削除
review-file-delete-of = { $date }に開いたゲームを削除
review-file-from = { $origin }のゲーム
review-file-kagiya = Kagiyaの記録
review-file-hanab_live = hanab.live
