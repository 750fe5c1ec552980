// Random legal play in the Hanabi Learning Environment, from C++: steps a second of processor time.
//
//   hle_cpp PLAYERS SECONDS apply|all
//
// `apply` lists legal moves, draws one, applies it and deals; `all` also makes and encodes the observation
// of every player.

#include <ctime>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "canonical_encoders.h"
#include "hanabi_game.h"
#include "hanabi_observation.h"
#include "hanabi_state.h"

namespace hle = hanabi_learning_env;

static double processor_time() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: hle_cpp PLAYERS SECONDS apply|all\n");
    return 2;
  }
  const int players = std::atoi(argv[1]);
  const double seconds = std::atof(argv[2]);
  const bool all = std::strcmp(argv[3], "all") == 0;
  hle::HanabiGame game({{"players", std::to_string(players)}, {"seed", "1"}});
  hle::CanonicalObservationEncoder encoder(&game);
  std::mt19937 random(1);
  long steps = 0;
  long ones = 0;
  const double start = processor_time();
  double now = start;
  while (now - start < seconds) {
    hle::HanabiState state(&game);
    while (true) {
      while (state.CurPlayer() == hle::kChancePlayerId) state.ApplyRandomChance();
      if (all) {
        for (int player = 0; player < players; ++player) {
          hle::HanabiObservation seen(state, player);
          for (int bit : encoder.Encode(seen)) ones += bit;
        }
      }
      if (state.IsTerminal()) break;
      const auto moves = state.LegalMoves(state.CurPlayer());
      state.ApplyMove(moves[random() % moves.size()]);
      ++steps;
    }
    now = processor_time();
  }
  std::printf("%.0f %ld\n", steps / (now - start), ones);
  return 0;
}
