//! The memory of a search, in a process of its own because it counts all allocations.

use std::sync::Arc;

use allocation_counter::measure;
use kagiya_rules::{Deal, Game, Options, Rules, Seed};
use kagiya_solver::{Limits, can_reach};

#[test]
fn a_search_keeps_to_its_memory() {
    for (edition, players, number) in [("original", 2, 1543), ("joker-house", 2, 27)] {
        let options = Options::preset(edition, players).expect("a preset");
        let rules = Arc::new(Rules::new(&options).expect("a preset"));
        let deal = Deal::from_seed(Seed::from_number(number));
        let game = Game::deal(&rules, &deal).expect("a deal");
        for memory in [1 << 20, 8 << 20] {
            let limits = Limits {
                nodes: 20_000,
                time: None,
                memory,
            };
            let used = measure(|| {
                can_reach(&game, None, &limits);
            });
            let used = usize::try_from(used.bytes_max).expect("bytes");
            // The problem itself and the line are small and don't grow with the search.
            assert!(
                used <= memory + (64 << 10),
                "{edition}: {used} of {memory} bytes"
            );
            assert!(used > memory / 50, "{edition}: {used} of {memory} bytes");
        }
    }
}
