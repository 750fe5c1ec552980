# 問題。$targetは点数、$keptと$dealsは見えないカードの配り方の数。

puzzle-title = 問題
puzzle-about = 残せるものを残す手は1つだけ。探索で証明済みです。見つけてください。
puzzle-number = 問題{ $number }
puzzle-today = 今日の問題
puzzle-all = すべての問題
puzzle-lost = この問題はありません。
puzzle-solve = 解く
puzzle-again = もう一度見る
puzzle-endless = 好きなだけ
puzzle-next = 次の問題
puzzle-history = あなたの問題
puzzle-none-yet = この端末ではまだ問題に答えていません。
puzzle-streak = 今日の問題を{ $days }日続けて解いています。
puzzle-solved = { $answered }問中{ $right }問正解
puzzle-mark-right = 正解
puzzle-mark-wrong = 不正解

puzzle-difficulty-any = すべて
puzzle-difficulty-easy = やさしい
puzzle-difficulty-medium = ふつう
puzzle-difficulty-hard = むずかしい
puzzle-difficulty = 難しさ

## 種類：名前、最初のヒント

puzzle-kind-play-or-wait = 出すか待つか
    .hint = 自分のカードごとに、何でありうるかを数えましょう。それから残りの手番を数えましょう。
puzzle-kind-which-clue = どのヒント
    .hint = ヒントごとに考えましょう。受け取った人は、確実に出せるカードが分かりますか。
puzzle-kind-my-card = 自分のカードは何
    .hint = ヒントに合うカードを挙げ、見えている枚数を数えましょう。
puzzle-kind-save-it = 守る
    .hint = あなたの手のあと、仲間は何をしますか。必要なカードを捨てるのは誰でしょう。
puzzle-kind-end-counted = 終盤を数える
    .hint = 残りの手番と、足りないカードを数えましょう。誰がどのカードを出しますか。
puzzle-kind-open-deck = 山札公開：勝つ
    .hint = 遅く来るカードを探しましょう。引いた人には、そのあとの手番が必要です。

## 問い

puzzle-ask-open = あなたの手のあと、すべての手札と山札が全員に公開されます。最も多くの配り方で{ $target }点の可能性を残すのは、どの手ですか。
puzzle-ask-partners = 仲間は危険を冒さず、約束事も知りません。最も多くの配り方で{ $target }点の可能性を残すのは、どの手ですか。
puzzle-ask-deck = 山札も含めて、全員がすべてのカードを知っています。{ $target }点の可能性を残すのは、どの手ですか。
puzzle-ask-card = あなたのカード{ $slot }は何ですか。
puzzle-partners = 仲間の動き
    .about = 仲間は、確実に出せるカードを、数字の小さい順に出します。なければ、ヒントトークンがあり、そういうカードを持たない人が1枚得るヒントがあるとき、それを出します。それもなければ、確実に不要なカードか、ヒントのない最も古いカードを捨てます。あなたの手番に戻ると、すべての手札と山札が全員に公開されます。
puzzle-deck = 山札（次のカードから）
puzzle-choose-card = カードを選ぶ

## ヒント

puzzle-hint = ヒント
puzzle-hint-second = 2つ目のヒント
puzzle-hint-play = 答えは、カードを出すことです。
puzzle-hint-discard = 答えは、カードを捨てることです。
puzzle-hint-clue = 答えは、ヒントです。
puzzle-hint-clue-to = 答えは、{ $name }へのヒントです。
puzzle-hint-rank = あなたのカードは{ $rank }です。

## 解答

puzzle-right = 正解！
puzzle-wrong = 違います。
puzzle-show = 解答を見る
puzzle-answer = 答え
puzzle-act-play = カード{ $slot }を出す
puzzle-act-discard = カード{ $slot }を捨てる
puzzle-act-clue = { $name }に「{ $clue }」のヒント
puzzle-act-any-clue = どれでもヒントを出す
puzzle-kept-all = 見えないカードが何であっても、{ $target }点の可能性が残ります。
puzzle-kept-open = { $target }点の可能性が残ります。
puzzle-kept = 見えているものに合う配り方{ $deals }通りのうち{ $kept }通りで、{ $target }点の可能性が残ります。
puzzle-others = ほかの手
puzzle-other-none = どの配り方でも届きません。
puzzle-other-some = { $deals }通りのうち{ $kept }通り。
puzzle-reason-game_over = もっと低い点で終わります。
puzzle-reason-lost_copies = カードの最後の1枚がなくなります。
puzzle-reason-pace = 足りないカードに対して、手番が足りません。
puzzle-reason-too_few_draws = 最後の1周の手番が、足りないカードより少なくなります。
puzzle-reason-too_deep = カードが来るのが遅すぎるか、別の人に渡ります。
puzzle-reason-hand_space = 残すべきカードが手札に入りきりません。
puzzle-reason-search = どの順で出しても届きません。
puzzle-line = この先の一例
puzzle-step-play = { $name }が{ $card }を出します。
    .you = あなたは{ $card }を出します。
puzzle-step-misplay = { $name }が{ $card }を出しますが、合いません。
    .you = あなたは{ $card }を出しますが、合いません。
puzzle-step-discard = { $name }が{ $card }を捨てます。
    .you = あなたは{ $card }を捨てます。
puzzle-step-clue = { $name }が{ $to }に「{ $clue }」のヒントを出します。
    .you = あなたは{ $to }に「{ $clue }」のヒントを出します。
puzzle-to-you = あなた
puzzle-card-is = { $card }です。
puzzle-seen = { $cards }はすべて見えています。
puzzle-elsewhere = { $cards }は、ほかの手札に必要です。
puzzle-found-by = { $count ->
    [0] どの相棒も見つけません。
   *[other] 相棒{ $levels }が見つけます。
}
puzzle-people = 習慣のモデルによると、経験者1000人のうち{ $share }人がこの手を選びます。
puzzle-share = 共有
puzzle-copied = リンクをコピーしました
puzzle-share-text = Kagiya 問題{ $number }：{ $kind }

## 定石

puzzle-kind-convention = 定石
    .hint = レッスンの定石を思い出しましょう。だれに何が頼まれていて、次にだれが何をしますか？
puzzle-ask-convention = 仲間は{ $companion }と同じようにプレイします。定石が求めるのはどの行動ですか？
puzzle-before = あなたの手番の前：
puzzle-in-conventions = 定石の問題
    .about = レッスンの問題で、仲間は相棒です。
puzzle-mean = 相棒がこのとおりに行動する配り方{ $deals }通りで、平均{ $points }点になります。
puzzle-less = 平均で{ $points }点少なくなります（±{ $error }）。
puzzle-lesson-chop = チョップ
puzzle-lesson-focus = 焦点
puzzle-lesson-saves = セーブ
puzzle-lesson-good-touch = グッドタッチ
puzzle-lesson-prompt = プロンプト
puzzle-lesson-finesse = フィネス
puzzle-lesson-bluff = ブラフ
puzzle-lesson-the-end = 終盤
puzzle-why-chop = チョップ：ほかによい手がなければ、ヒントのないいちばん古いカードを捨てます。仲間にはそれが見えていて、残しませんでした。
puzzle-why-focus = 焦点：ヒントは、チョップに当てはまればチョップ、そうでなければヒントのなかったいちばん新しいカードについてのものです。そのカードは置けます。
puzzle-why-saves = セーブ：次の人が、失ってはいけないカードを捨てるところです。ヒントは「残して」という意味です。
puzzle-why-good-touch = グッドタッチ：ヒントのあるカードは役に立ち、すべて違うカードです。だから、何であっても置けます。
puzzle-why-prompt = プロンプト：まだ置けないカードへのヒントです。ヒントのあるあなたのカードが、足りないカードかもしれません。
puzzle-why-finesse = フィネス：まだ置けないカードへのヒントで、足りないカードかもしれないヒントのあるカードはありません。あなたのヒントのないいちばん新しいカードです。
puzzle-why-bluff = ブラフ：あなたはヒントを出した人のすぐ次です。ヒントのないいちばん新しいカードは、足りないカードか、ほかの置けるカードです。
puzzle-why-the-end = 終盤：残りの手番はわずかです。この行動が、いちばん多くの得点を残します。
