//! A record: options, deal and actions, from which a game can be played again.
