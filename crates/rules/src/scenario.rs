//! Worked situations: a setup, actions, and what must hold after them.
