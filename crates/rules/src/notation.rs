//! A compact text for cards, clues and actions that people can read and type.
