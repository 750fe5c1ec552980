# The words in the pictures of docs/conventions.md. They must be short: a picture is 404 wide.

picture-fireworks = fireworks
picture-tokens = clue tokens
picture-discarded = discarded
picture-deck = deck
picture-oldest = oldest
picture-newest = newest
picture-chop = chop
picture-focus = focus
picture-plays = plays
picture-discards = discards
picture-clue = { $giver } tells { $to }: { $clue }
picture-play = { $name } plays card { $slot }
picture-discard = { $name } discards card { $slot }
picture-taken = { $name }’s card { $slot } is
picture-holds = { $name } holds, oldest first: { $cards }.
picture-or = { $one } or { $other }

## How a clue is read.
picture-read-play = play clue
picture-read-save = save clue
picture-read-play-or-save = play or save
picture-read-fix = fix clue
picture-read-trash = trash clue
picture-read-prompt = prompt
picture-read-finesse = finesse
picture-read-fill-in = tells more
