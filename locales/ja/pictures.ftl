# docs/conventions.ja.md の図に入る言葉。図の幅は404なので短く。

picture-fireworks = 花火
picture-tokens = ヒントトークン
picture-discarded = 捨て札
picture-deck = 山札
picture-oldest = 古い
picture-newest = 新しい
picture-chop = チョップ
picture-focus = 焦点
picture-plays = プレイ
picture-discards = 捨てる
picture-clue = { $giver }が{ $to }に「{ $clue }」
picture-play = { $name }がカード{ $slot }をプレイ
picture-discard = { $name }がカード{ $slot }を捨てる
picture-taken = { $name }のカード{ $slot }：
picture-holds = { $name }の手札（古い順）：{ $cards }。
picture-or = { $one }か{ $other }

## ヒントの読み方
picture-read-play = プレイヒント
picture-read-save = セーブヒント
picture-read-play-or-save = プレイかセーブ
picture-read-fix = 修正ヒント
picture-read-trash = 不要札ヒント
picture-read-prompt = プロンプト
picture-read-finesse = フィネス
picture-read-fill-in = 情報の追加
