"""Plays a whole game over the Model Context Protocol, with the official Python SDK and no language model.

    pip install mcp
    kagiya serve &
    python play.py kagiya mcp                       # starts the program itself
    python play.py http://127.0.0.1:4850/mcp        # after kagiya mcp --listen 127.0.0.1:4850
"""

import asyncio
import sys

from mcp import Client, StdioServerParameters


def choose(game):
    """Plays what surely fits, else gives a clue about a card that fits, else discards the oldest card."""
    own = next(hand for hand in game["hands"] if hand["you"])
    for card in own["cards"]:
        if all(print in game["playable"] for print in card["can_be"]):
            return {"action": "play", "card": card["slot"]}
    for hand in game["hands"]:
        for card in hand["cards"]:
            rank = card.get("card", "  ")[1:]
            clue = {"action": "clue", "to": hand["name"], "clue": rank}
            if card.get("card") in game["playable"] and rank not in card["clued"] and clue in game["legal"]:
                return clue
    discards = [action for action in game["legal"] if action["action"] == "discard"]
    return (discards or game["legal"])[0]


async def call(client, tool, **arguments):
    """The data of a tool's answer."""
    result = await client.call_tool(tool, arguments)
    if result.is_error:
        raise RuntimeError(result.content[0].text)
    return result.structured_content


async def main(words):
    """Opens a table with a companion and plays until the game is over."""
    target = words[0]
    if not target.startswith("http"):
        target = StdioServerParameters(command=words[0], args=words[1:])
    async with Client(target) as client:
        tools = await client.list_tools()
        print("tools:", ", ".join(tool.name for tool in tools.tools))
        table = await call(client, "open_table", companions=1)
        print("table:", table["link"])
        acted = 0
        while table["status"] == "running":
            if table["your_turn"]:
                table = await call(client, "act", **choose(table["game"]))
                acted += 1
            else:
                table = await call(client, "wait_for_turn", seconds=30)
        game = table["game"]
        print(f"{acted} actions, {game['points']} points, {game['strikes']} strikes")


asyncio.run(main(sys.argv[1:]))
