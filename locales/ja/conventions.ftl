# テーブルがどの定石でプレイするかの取り決め。

## 選ぶ

conventions-title = 定石の取り決め
conventions-about = ここで決めたことは、相棒がレベルの知っている範囲で最初のカードから守り、全員にも期待します。決めていないことは、プレイしながら見きわめます。ほかのボットは気にしません。
conventions-learn = 定石を学ぶ
conventions-open = 決めない
conventions-yes = する
conventions-no = しない

## 決められることと、一行での言い方

conventions-finesses = フィネス
    .about = ヒントで、まだヒントのないカードのプレイをだれかに頼むことがあります。
    .yes = フィネスあり
    .no = フィネスなし
conventions-bluffs = ブラフ
    .about = ヒントが待っているカードではなくても、置けるカードのプレイを次の人に頼むことがあります。
    .yes = ブラフあり
    .no = ブラフなし
conventions-ones = 何枚かの1
    .about = ヒントのある1が何枚かあるとき、どれから出すか。
    .pick-oldest = いちばん古いものから
    .pick-newest = いちばん新しいものから
    .oldest = 1はいちばん古いものから出す
    .newest = 1はいちばん新しいものから出す
conventions-color_saves = 色のヒントでのセーブ
    .about = 色のヒントでも「このカードを残して」と伝えることがあります。
    .yes = 色のヒントでもセーブする
    .no = 色のヒントではセーブしない
conventions-two_saves = 2のセーブ
    .about = もう1枚がどこにも見えなければ、2も残させます。
    .yes = 2をセーブする
    .no = 2はセーブしない
conventions-discards = 捨て方
    .about = ヒントのないカードのうち、どれから捨てるか。
    .pick-oldest = いちばん古いカードから
    .pick-newest = いちばん新しいカードから
    .oldest = いちばん古いカードから捨てる
    .newest = いちばん新しいカードから捨てる

## 決まっていること

conventions-line = 定石の取り決め：{ $stated }
conventions-count = 定石の取り決め：{ $count }件
conventions-here = このテーブルの定石の取り決め
