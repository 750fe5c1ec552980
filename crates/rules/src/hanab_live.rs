//! Games of hanab.live: import and export of its JSON.
