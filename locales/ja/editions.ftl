# 版、ルールのオプションと値、出典、ボーナスタイル。用語はtable.ftlの表のとおり。
# ID: preset-NAME、option-NAME、value-OPTION-VALUE、criterion-NAME、source-KEY、tile-N。
# オプションの値は見出しのあとに続く断片なので、句点を付けない。

## 版：Cocktail Gamesと、ほかの初期の文書

preset-original = オリジナル
    .about = 基本のゲームです。5色で、ヒントトークンは8個、3回目のミスで終わります。山札がなくなったら、全員に最後の手番が1回ずつあります。
preset-original-avalanche = 色彩のなだれ
    .about = オリジナルに、6つ目の花火になる虹色のカードを各数字1枚ずつ、5枚加えます。虹色は独立した色で、ヒントに使えます。
preset-grand-finale = グランドフィナーレ
    .about = 上級者向けです。すべての花火を完成させなければ負けです。山札がなくなっても続きますが、まだ必要なカードの最後の1枚を失うと、すぐにゲームが終わります。
preset-timed-display = 予告花火
    .about = カードをプレイする前に、その色を予告できます。当たっていて置けるカードなら、ヒントトークンが1個戻ります。外れると、どんなカードでもミスです。
preset-encyclopedia = 百科事典
    .about = 百科事典の記事にある、オリジナルのルールです。得点を数えるだけで、評価はありません。
preset-rainbow-plain = ふつうのレインボー
    .about = 6つ目のスートはレインボーで、ほかと同じように扱う色です。記事に枚数はないので、10枚としました。最高30点です。
preset-rainbow-all = 全色のレインボー
    .about = 6つ目のスートはレインボーで、どの色のヒントも当てはまり、レインボーというヒントは出せません。記事に枚数はないので、10枚としました。最高30点です。
preset-easier = やさしい
    .about = ヒントトークンが8個ではなく10個です。初めてのゲームや、のんびりした夜に。
preset-harder = 難しい
    .about = ヒントトークンは6個だけで、2回目のミスでゲームが終わります。
preset-royal-favor = 王の恩寵
    .about = すべての花火を完成させるか、負けるかです。山札がなくなっても続きます。手札がないまま手番を迎える人が出ると、負けです。
preset-rules-site = ルール要約
    .about = あるウェブサイトがまとめたルールです。オリジナルとまったく同じように遊びます。
preset-rules-site-multicolour = ルール要約（虹色つき）
    .about = 同じルールに、ヒントに使える6つ目の花火として、虹色のカードを各数字1枚ずつ、5枚加えます。
preset-rules-site-scored = ルール要約（必ず得点）
    .about = 3回目のミスでゲームは終わりますが、花火はそのまま数えて評価します。

## 版：Abacusspiele

preset-abacus = Abacusspiele
    .about = ドイツの版です。相手が持っていないものをヒントにしてもよく、3枚目の嵐トークンで0点になります。いちばん年上の人から始めます。
preset-abacus-2-storms = Abacusspiele：嵐2回
    .about = 難しい設定です。2枚目の嵐トークンでゲームが終わります。
preset-abacus-1-storm = Abacusspiele：嵐1回
    .about = 最も難しい設定です。1回のミスでゲームが終わります。
preset-abacus-easy = Abacusspiele：予備のトークン
    .about = やさしい設定です。箱の予備のトークンも加え、9回分のヒントで始めます。
preset-abacus-6 = Abacusspiele：6色
    .about = 虹色のカード10枚が6つ目の色になり、ヒントに使えます。最高30点です。
preset-abacus-6-short = Abacusspiele：短い6色目
    .about = 6つ目の色は各数字1枚ずつの5枚だけで、どれも大切です。
preset-abacus-false-colour = Abacusspiele：偽の色
    .about = 虹色のカード10枚は、ヒントではすべての色として数え、虹色というヒントは出せません。自分の花火を6つ目として作ります。

## 版：Grands Feux

preset-grands-feux = Grands Feux
    .about = フランスの豪華版の基本ゲームです。相手が持っていないものをヒントにしてもかまいません。
preset-bouquet-final = Grands Feux：グランドフィナーレ
    .about = すべての花火を完成させなければ負けです。山札がなくなっても続きますが、まだ必要なカードの最後の1枚を失うと、すぐにゲームが終わります。
preset-gf-avalanche = Grands Feux：色彩のなだれ
    .about = 虹色のカード10枚の花火が6つ目に加わります。どの色のヒントも当てはまり、虹色というヒントは出せません。最高30点です。
preset-gf-black = Grands Feux：黒色火薬
    .about = 6つ目の黒い花火は5から1へ作り、数字のヒントだけが当てはまります。最後に足りない黒のカードは、1枚につき1点減ります。
preset-gf-flamboyants = Grands Feux：輝きの5
    .about = 5で花火を完成させると、ヒントトークンが戻る代わりにボーナスタイルをめくります。タイルは6枚で、効果はそれぞれ違います。
preset-gf-flamboyants-black = Grands Feux：輝きの5と黒色火薬
    .about = 色の花火にはボーナスタイル、そして5から1へ作る黒い花火。黒を完成させるとヒントトークンが1個戻ります。
preset-gf-flamboyants-avalanche = Grands Feux：輝きの5と色彩のなだれ
    .about = ボーナスタイルと、6つ目の花火になる虹色のカード10枚。虹色にはどの色のヒントも当てはまります。
preset-gf-everything = Grands Feux：全部入り
    .about = 虹色、黒色火薬、ボーナスタイルの3つの拡張を一度に使います。まだまだ遊び足りない人のための、7つの花火です。

## 版：R&R Games

preset-rr-deluxe = R&R Deluxe
    .about = カードの代わりに牌で遊ぶ、アメリカの版の基本ゲームです。ヒントは1枚以上に当てはまらなければなりません。
preset-rr-v1 = R&R Deluxe 1：6スート
    .about = 虹色の牌10枚が6つ目のスートになり、ヒントに使えます。最高30点です。
preset-rr-v2 = R&R Deluxe 2：短い6つ目のスート
    .about = 6つ目のスートは各数字1枚ずつの5枚だけなので、どれも貴重です。
preset-rr-v3 = R&R Deluxe 3：すべての色
    .about = 虹色の牌10枚にはどの色のヒントも当てはまり、虹色というヒントは出せません。自分の花火を作り、何かの代わりにはなりません。
preset-rr-v4 = R&R Deluxe 4：完璧なゲーム
    .about = 最終ラウンドはありません。すべての花火を完成させなければ負けです。必要な牌の最後の1枚を失うと、すぐにゲームが終わります。
preset-rr-black-powder = R&R：黒色火薬
    .about = R&Rの基本ゲームに、5から1へ作る黒い花火を加えます。数字のヒントだけが当てはまり、足りない黒のカードは1枚につき1点減ります。

## 版：BoardGameArena

preset-bga-normal = BoardGameArena
    .about = BoardGameArenaの基本ゲームです。相手が持っていないものをヒントにしてもよく、3回目のミスで0点になります。
preset-bga-tricky = BoardGameArena：やや難しい
    .about = 専用のヒントがある、10枚の6色目を加えます。
preset-bga-difficult = BoardGameArena：難しい
    .about = 専用のヒントがある、各数字1枚ずつ5枚だけの6色目を加えます。
preset-bga-avalanche = BoardGameArena：なだれ
    .about = どの色のヒントも当てはまり、虹色というヒントは出せない、虹色のカード10枚を加えます。
preset-bga-black = BoardGameArena：黒色火薬
    .about = 5から1へ作り、数字のヒントだけが当てはまる黒い花火を加えます。足りない黒のカードは1枚につき1点減ります。
preset-bga-flamboyants = BoardGameArena：輝きの5
    .about = 5で花火を完成させるとめくる、ボーナスタイルを加えます。
preset-bga-hands = BoardGameArena：手札の枚数違い
    .about = 手札は2人なら6枚、3人なら5枚、4人なら4枚、5人なら3枚です。ほかはBoardGameArenaと同じです。

## 版：hanab.live、研究、ハウスルール

preset-hanab-live = hanab.live
    .about = 上級者が使うオンラインのルールです。6人まで遊べます。ヒントは1枚以上に当てはまり、もう点が増えなくなるとゲームが終わります。
preset-hanab-live-all-or-nothing = hanab.live：完成か負けか
    .about = 最終ラウンドはありません。すべての花火を完成させなければ負けです。必要なカードの最後の1枚を失うと、すぐにゲームが終わります。
preset-hl-6-suits = hanab.live：6スート
    .about = 専用の色のヒントがある、10枚の6つ目のスート。
preset-hl-rainbow6 = hanab.live：レインボー（6スート）
    .about = 6つ目のスートはレインボー10枚で、どの色のヒントも当てはまり、レインボーというヒントは出せません。
preset-hl-black6 = hanab.live：ブラック（6スート）
    .about = 6つ目のスートには専用の色のヒントがありますが、各数字1枚しかありません。黒色火薬とは別のものです。
preset-hl-dark-rainbow6 = hanab.live：暗いレインボー（6スート）
    .about = 6つ目のスートにはどの色のヒントも当てはまり、各数字1枚しかありません。
preset-hl-white-reversed6 = hanab.live：逆順の白（6スート）
    .about = 6つ目のスートは無色で、5から1へ作り、数字のヒントだけが当てはまります。10枚のカードの得点はほかと同じです。
preset-hle = Hanabi Learning Environment
    .about = 有名な研究用プログラムのルールです。ヒントは1枚以上に当てはまり、3回目のミスで0点になり、最初の席から始めます。
preset-joker-house = ジョーカー
    .about = ハウスルールです。虹色のカード10枚にはどの色のヒントも当てはまり、同じ数字のどのカードの代わりにもなります。自分の花火はなく、最高は25点のままです。
preset-original-6-players = オリジナル（6人まで）
    .about = ハウスルールです。基本のゲームを6人でも遊べます。6人のときの手札は、hanab.liveと同じく3枚ずつです。

## オプション

option-players = 人数
    .about = テーブルに着く人とボットの数。2人から5人、6人の手札の枚数を決めれば6人までです。
option-colors = 色の数
    .about = 5つの基本の色のうち、いくつ使うか。減らすと小さなゲームになります。
option-ranks = 数字の数
    .about = 花火に必要なカードの枚数。最後の数字は、どの色にも1枚しかありません。
option-hand_sizes = 手札の枚数
    .about = 人数ごとに、それぞれが持つカードの枚数。
option-palette = 配色
    .about = 5つの基本の色の名前と印。見た目が変わるだけで、遊び方は変わりません。
option-multicolour = 虹色のスート
    .about = 虹色のカードを加えます。枚数、当てはまるヒント、自分の花火を作るかどうかを決めます。
option-black_powder = 黒色火薬
    .about = 5から1へ作り、数字のヒントだけが当てはまる黒のカードを10枚加えます。最後に足りないカードは1枚につき1点減ります。
option-extra_suits = 追加のスート
    .about = 自分で作ったスートを加えます。枚数、当てはまるヒント、向き、得点を決めます。
option-flamboyants = 輝きの5
    .about = 5で花火を完成させると、ヒントトークンが戻る代わりにボーナスタイルをめくります。
option-black_completion = 黒の完成の報酬
    .about = ボーナスタイルがあるゲームで、黒い花火を完成させたときにもらえるもの。
option-tile5_empty_deck = 山札がないときのタイル5
    .about = カードを山札に混ぜるタイルで、山札がなくなったあとにできること。
option-timed_display = 予告花火
    .about = プレイするカードの色を予告できます。当たっていて置けるカードなら、ヒントトークンが1個戻ります。色が外れるとミスです。
option-clue_tokens = ヒントトークン
    .about = 最初のヒントトークンの個数。それより多くはなりません。
option-strikes = ミス
    .about = 何回目のミスでゲームが終わるか。
option-empty_clues = 空のヒント
    .about = 「手札に青はない」のように、どのカードにも当てはまらないヒントを許します。
option-end_mode = 山札がなくなったら
    .about = 全員に最後の手番が1回あるか、決着がつくまで続けるか。
option-goal = 目標
    .about = 得点を目指すか、完成だけを勝ちとするか。
option-critical_discard = 必要なカードを失ったら
    .about = まだ必要なカードの最後の1枚を捨てたり、プレイに失敗したりしたときにどうなるか。
option-empty_hand = 手札がないとき
    .about = 手札がないまま手番を迎えたときにどうなるか。山札がなくなっても続けるゲームでだけ関係します。
option-strikeout = 最後のミス
    .about = 最後のミスでゲームが終わったとき、花火が何点になるか。
option-score_floor = 最低点
    .about = 足りない黒のカードで、得点がマイナスになるかどうか。
option-stop_when_capped = 決まったら終わる
    .about = 残りをプレイし切る代わりに、もう点が増えなくなったらすぐにゲームを終えます。
option-first_player = 最初のプレイヤー
    .about = だれが最初の手番か。
option-hand_reorder = 手札の並べ替え
    .about = ヒントを覚えておくためなどに、自分の手札の中でカードを動かせるようにします。
option-scale_text = 評価
    .about = どの版の審査員が結果を評価するか。得点は変わりません。
option-score_suffix = 得点に黒色火薬
    .about = 黒のスートを使った得点に「黒色火薬」という言葉を添えます。
option-talk = 会話
    .about = ヒントのほかに、テーブルで話してよいこと。プレイヤーどうしの約束です。
option-variant_mods = 特殊ルール
    .about = hanab.liveで知られる、ヒントやカードや花火の働きを変える特殊なルール。

## 値

value-true = はい
value-false = いいえ

value-multicolour-off = なし
value-multicolour-own_5 = 5枚、独立した色
value-multicolour-own_10 = 10枚、独立した色
value-multicolour-all_5 = 5枚、どの色のヒントも当てはまる
value-multicolour-all_10 = 10枚、どの色のヒントも当てはまる
value-multicolour-joker_5 = ジョーカー5枚
value-multicolour-joker_10 = ジョーカー10枚

value-black_completion-token = ヒントトークン
value-black_completion-tile = ボーナスタイル

value-tile5_empty_deck-play_instead = 代わりにタイル6を使える
value-tile5_empty_deck-either = タイル6か、カードを戻してすぐに引く

value-end_mode-final_round = 全員に最後の手番が1回
value-end_mode-endless = 手札を減らしながら続ける

value-goal-score = できるだけ高い得点
value-goal-all_or_nothing = すべての花火か、負けか

value-critical_discard-ignore = ゲームは続く
value-critical_discard-lose = 負け

value-empty_hand-clue_only = ヒントだけ出せる
value-empty_hand-lose = 負け

value-strikeout-lost = 負け、評価なし
value-strikeout-zero = 負け、0点として評価
value-strikeout-keep_score = 花火はそのまま数える

value-score_floor-none = マイナスもある
value-score_floor-zero = マイナスにはならない

value-first_player-random = ランダムに決める
value-first_player-table_choice = テーブルで決める
value-first_player-seat = 決まった席

criterion-colourful = いちばんカラフルな服の人
criterion-oldest = いちばん年上の人

value-scale_text-cocktail = Cocktail Games
value-scale_text-abacus = Abacusspiele
value-scale_text-grands_feux = Grands Feux
value-scale_text-rr = R&R Games
value-scale_text-none = 評価なし

value-talk-strict = ヒントだけ
value-talk-remarks = 無難なひとことも
value-talk-open = 何でも

value-variant_mods-critical_fours = 貴重な4
    .about = どのスートにも4が1枚しかありません。
value-variant_mods-scarce_ones = 少ない1
    .about = どのスートにも1が2枚しかありません。
value-variant_mods-clue_starved = ヒント不足
    .about = カードを捨てるか花火を完成させても、ヒントトークンは半分しか戻りません。
value-variant_mods-colour_mute = 色の沈黙
    .about = 色のヒントは出せません。
value-variant_mods-rank_mute = 数字の沈黙
    .about = 数字のヒントは出せません。
value-variant_mods-colour_blind = 色の素通り
    .about = 色のヒントは出せますが、どのカードにも当てはまりません。
value-variant_mods-rank_blind = 数字の素通り
    .about = 数字のヒントは出せますが、どのカードにも当てはまりません。
value-variant_mods-alternating = 交互のヒント
    .about = 色のヒントと数字のヒントを交互に出します。
value-variant_mods-odds_evens = 奇数と偶数
    .about = 数字のヒントは「奇数」か「偶数」だけです。
value-variant_mods-funnels = じょうご
    .about = 数字のヒントは、それより小さい数字にも当てはまります。
value-variant_mods-chimneys = 煙突
    .about = 数字のヒントは、それより大きい数字にも当てはまります。
value-variant_mods-synesthesia = 共感覚
    .about = ヒントは色だけで、どの色もひとつの数字にも当てはまります。
value-variant_mods-cow_pig = 牛と豚
    .about = どのカードに当てはまるか、色か数字かだけがわかり、何かはわかりません。プレイヤーは「モー」か「ブー」としか言いません。
value-variant_mods-duck = アヒル
    .about = どのカードに当てはまるかだけがわかります。プレイヤーは「ガー」としか言いません。
value-variant_mods-hidden_plays = 穴に投げる
    .about = カードは裏向きでプレイし、得点は最後までだれにもわかりません。
value-variant_mods-up_or_down = 上りか下り
    .about = 花火は小さい順でも大きい順でも作れ、どのスートにもスタートカードがあります。
value-variant_mods-sudoku = 数独
    .about = 花火ごとに違う数字から始まり、5の次は1に戻ります。
value-variant_mods-rainbow_ones = 虹の1
    .about = 1にはどの色のヒントも当てはまります。
value-variant_mods-pink_ones = ピンクの1
    .about = 1にはどの数字のヒントも当てはまり、「1」というヒントはありません。
value-variant_mods-white_ones = 白の1
    .about = 1にはどの色のヒントも当てはまりません。
value-variant_mods-brown_ones = 茶色の1
    .about = 1にはどの数字のヒントも当てはまりません。
value-variant_mods-omni_ones = オムニの1
    .about = 1にはどのヒントも当てはまり、「1」というヒントはありません。
value-variant_mods-null_ones = ヌルの1
    .about = 1にはどのヒントも当てはまりません。
value-variant_mods-muddy_rainbow_ones = 泥虹の1
    .about = 1にはどの色のヒントも当てはまり、数字のヒントは当てはまりません。
value-variant_mods-light_pink_ones = 薄ピンクの1
    .about = 1にはどの数字のヒントも当てはまり、色のヒントは当てはまりません。
value-variant_mods-deceptive_ones = 偽りの1
    .about = 1には、スートごとに決まった別の数字のヒントが当てはまります。
value-variant_mods-rainbow_fives = 虹の5
    .about = 5にはどの色のヒントも当てはまります。
value-variant_mods-pink_fives = ピンクの5
    .about = 5にはどの数字のヒントも当てはまり、「5」というヒントはありません。
value-variant_mods-white_fives = 白の5
    .about = 5にはどの色のヒントも当てはまりません。
value-variant_mods-brown_fives = 茶色の5
    .about = 5にはどの数字のヒントも当てはまりません。
value-variant_mods-omni_fives = オムニの5
    .about = 5にはどのヒントも当てはまり、「5」というヒントはありません。
value-variant_mods-null_fives = ヌルの5
    .about = 5にはどのヒントも当てはまりません。
value-variant_mods-muddy_rainbow_fives = 泥虹の5
    .about = 5にはどの色のヒントも当てはまり、数字のヒントは当てはまりません。
value-variant_mods-light_pink_fives = 薄ピンクの5
    .about = 5にはどの数字のヒントも当てはまり、色のヒントは当てはまりません。
value-variant_mods-deceptive_fives = 偽りの5
    .about = 5には、スートごとに決まった別の数字のヒントが当てはまります。
value-variant_mods-deck_play = 山札からのプレイ
    .about = 山札の最後の1枚を、見ずにプレイできます。
value-variant_mods-card_cycle = カード回し
    .about = ヒントを出すと、ヒントのないいちばん古いカードが、いちばん新しい位置に移ります。

## 出典

source-000 = Cocktail Gamesのルール（英語）
source-001 = 百科事典の記事
source-002 = ルール要約サイト
source-003 = Abacusspieleのルール（英訳）
source-004 = Grands Feuxのルール（フランス語）
source-abacus-booklet = Abacusspieleの小冊子（ドイツ語）
source-rr = R&R Games、Hanabi Deluxeのルール用紙
source-bga = BoardGameArenaのヘルプ
source-hanab-live = hanab.liveのマニュアル
source-research = 研究用プログラム（Hanabi Learning Environment）
source-house = ハウスルール

## 輝きの5のボーナスタイル

tile-1 = 新しいヒント
    .about = ヒントトークンが1個戻ります。使ったトークンがなければ、何も起きません。
tile-2 = 導火線の修理
    .about = ミスが1回取り消され、ヒントトークンが1個戻ります。ミスがなくても、トークンは戻ります。
tile-3 = 色のひとこと
    .about = トークンを使わずに、ほかのプレイヤーに色のヒントを出します。
tile-4 = 数字のひとこと
    .about = トークンを使わずに、ほかのプレイヤーに数字のヒントを出します。
tile-5 = 箱に戻す
    .about = 捨て札を1枚選んで山札に混ぜます。山札がなければ、代わりにタイル6を使えます。
tile-6 = 敗者復活
    .about = 捨て札から置けるカードを1枚選び、花火に置きます。置けるカードがなければ、何も起きません。花火を完成させる5なら、すぐに次のタイルをめくります。
