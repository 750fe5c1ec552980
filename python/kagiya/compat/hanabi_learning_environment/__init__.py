"""The Hanabi Learning Environment with another engine: the same names, dicts, texts, numbers of moves,
bits and deals. Errors that end the process there raise an exception here."""
