"""A bot in a process of its own: it reads lines of JSON, and answers each `act` by one.

    kagiya lab run --bot 'cmd:python3 python/examples/line_bot.py' --games 20

It needs nothing but Python. docs/research.md describes the lines.
"""

import json
import sys


def possible(held, suits, ranks):
    """The cards that the clues about a card leave, by letter and number, where each suit has its color."""
    return [
        letter + str(rank)
        for letter in suits
        for rank in range(1, ranks + 1)
        if all(clue in (letter, str(rank)) for clue in held["yes"])
        and not any(clue in (letter, str(rank)) for clue in held["no"])
    ]


def choose(rules, view, legal):
    """Plays what is surely playable, clues what is playable, else discards the oldest card."""
    heights = view["fireworks"]

    def playable(card):
        return heights[card[0]] + 1 == int(card[1:])

    for slot, held in enumerate(view["hands"][rules["seat"]], start=1):
        if all(playable(card) for card in possible(held, rules["suits"], rules["ranks"])):
            return f"p{slot}"
    for seat, hand in enumerate(view["hands"]):
        for held in hand:
            if seat != rules["seat"] and playable(held["card"]):
                for clue in (held["card"][1:], held["card"][0]):
                    action = "ABCDE"[seat] + clue
                    if clue not in held["yes"] and action in legal:
                        return action
    return "d1" if "d1" in legal else legal[0]


def main():
    """Reads and answers until nothing follows."""
    rules = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "begin":
            rules = message
        elif message["type"] == "act":
            action = choose(rules, message["view"], message["legal"])
            print(json.dumps({"action": action}), flush=True)


if __name__ == "__main__":
    main()
