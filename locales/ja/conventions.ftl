# テーブルがどの定石でプレイするかの取り決め。

## 選ぶ

conventions-title = 定石の取り決め
conventions-about = 相棒は、この取り決めを自分のレベルの範囲で最初の手番から守り、全員がそうすると考えます。ほかのことは、プレイしながら見きわめます。ほかのボットは取り決めを気にしません。
conventions-learn = 定石を学ぶ
conventions-open = プレイしながら見きわめる
conventions-yes = する
conventions-no = しない

## 決められることと、一行での言い方

conventions-finesses = フィネス
    .about = ヒントで、まだヒントのないカードのプレイを頼むことがあります。
    .yes = フィネスあり
    .no = フィネスなし
conventions-bluffs = ブラフ
    .about = ヒントで、次の人にカードをプレイさせることがあります。置けるカードですが、ヒントが待っているカードではありません。
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
    .about = 同じ2がほかに見えていなければ、2も残させます。
    .yes = 2をセーブする
    .no = 2はセーブしない
conventions-discards = 捨て方
    .about = ヒントのないカードのうち、どれから捨てるか。
    .pick-oldest = いちばん古いものから
    .pick-newest = いちばん新しいものから
    .oldest = ヒントのないいちばん古いカードから捨てる
    .newest = ヒントのないいちばん新しいカードから捨てる

## 決まっていること

conventions-line = 定石の取り決め：{ $stated }
conventions-count = 定石の取り決め：{ $count }件
conventions-here = このテーブルの定石の取り決め
