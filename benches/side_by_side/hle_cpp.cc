// Random legal play in the Hanabi Learning Environment, from C++: steps a second of processor time.
//
//   hle_cpp PLAYERS SECONDS apply|ints|bytes
//
// `apply` lists legal moves, draws one, applies it and deals. `ints` also tells the score and encodes the
// observation of every player, as the encoder returns it. `bytes` also turns it into bytes, in an array of
// 1,024 games.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>
#include <string>
#include <vector>

#include "canonical_encoders.h"
#include "hanabi_game.h"
#include "hanabi_observation.h"
#include "hanabi_state.h"

namespace hle = hanabi_learning_env;

constexpr int kGames = 1024;

static double processor_time() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

// The compiler must not leave out what was computed.
static void use(const void* data) { asm volatile("" : : "g"(data) : "memory"); }

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: hle_cpp PLAYERS SECONDS apply|ints|bytes\n");
    return 2;
  }
  const int players = std::atoi(argv[1]);
  const double seconds = std::atof(argv[2]);
  const bool bytes = std::strcmp(argv[3], "bytes") == 0;
  const bool all = bytes || std::strcmp(argv[3], "ints") == 0;
  hle::HanabiGame game({{"players", std::to_string(players)}, {"seed", "1"}});
  hle::CanonicalObservationEncoder encoder(&game);
  const int length = encoder.Shape()[0];
  std::vector<std::uint8_t> array(bytes ? std::size_t(kGames) * players * length : 0);
  std::mt19937 random(1);
  long steps = 0;
  int place = 0;
  const double start = processor_time();
  double now = start;
  while (now - start < seconds) {
    hle::HanabiState state(&game);
    while (true) {
      while (state.CurPlayer() == hle::kChancePlayerId) state.ApplyRandomChance();
      if (all) {
        for (int player = 0; player < players; ++player) {
          hle::HanabiObservation seen(state, player);
          const std::vector<int> bits = encoder.Encode(seen);
          use(bits.data());
          if (bytes) {
            std::uint8_t* row = &array[(std::size_t(place) * players + player) * length];
            for (int i = 0; i < length; ++i) row[i] = std::uint8_t(bits[i]);
            use(row);
          }
        }
        place = (place + 1) % kGames;
        const int score = state.Score();
        use(&score);
      }
      if (state.IsTerminal()) break;
      const auto moves = state.LegalMoves(state.CurPlayer());
      state.ApplyMove(moves[random() % moves.size()]);
      ++steps;
    }
    now = processor_time();
  }
  std::printf("%.0f\n", steps / (now - start));
  return 0;
}
