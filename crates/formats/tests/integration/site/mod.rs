//! hanab.live as a slow program of its own, which works from the site's definitions alone, and games of
//! random legal play in which it is compared with the engine.

mod definition;
mod game;
mod games;
