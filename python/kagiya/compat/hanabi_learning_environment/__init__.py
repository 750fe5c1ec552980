"""The Hanabi Learning Environment by another engine: the same names, dicts, texts, numbers of moves,
bits and deals. What ends the process there raises an exception here."""
