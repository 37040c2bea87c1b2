// The loops over many games, compiled once for each instruction set and chosen when the program starts.
#pragma once

#include <cstdint>

namespace orbis {

// States, streams and tables are passed by address: their layout is the same for every instruction set.
struct Kernels {
    const char* name;

    // Deal games from `first` on by their streams, play them out side by side, and write the totals of every seat and
    // the winners as a set. Returns the number of decisions.
    std::uint64_t (*random_games)(int players, std::uint64_t seed, std::uint64_t first, int count, const void* tables,
                                  std::int16_t* totals, std::uint8_t* winners);

    // The same games one by one, decision by decision.
    std::uint64_t (*random_games_by_steps)(int players, std::uint64_t seed, std::uint64_t first, int count,
                                           const void* tables, std::int16_t* totals, std::uint8_t* winners);

    // Deal games by their streams.
    void (*deal)(void* states, void* streams, int players, std::uint64_t seed, std::uint64_t first, int count,
                 const void* tables);

    // Play games to their end from wherever they are. Returns the number of decisions.
    std::uint64_t (*play_out)(void* states, void* streams, int count, const void* tables);

    // The index of the first action that is illegal in its game, or `count`. A game that is over accepts any action.
    int (*find_illegal)(const void* options, const std::int16_t* actions, int count);

    // Apply a legal action in each game, and let chance answer; a game that is over stays as it is.
    void (*step)(void* states, void* streams, const std::int16_t* actions, int count, const void* tables);

    // Write the options, as sets and as 109 bytes per game (and up to three bytes beyond the last), the seat to decide,
    // and the decision.
    void (*observe)(const void* states, int count, const void* tables, void* options, std::uint8_t* masks,
                    std::int8_t* seats, std::uint8_t* decisions);

    // Choose one of the options of each game uniformly; −1 where a game has none.
    void (*choose)(const void* options, void* streams, int count, std::int16_t* actions);

    // Write the score of every seat by part, six numbers each, as if the games ended now.
    void (*score)(const void* states, int count, const void* tables, std::int16_t* scores);
};

const Kernels& portable_kernels();
#if defined(__x86_64__)
const Kernels& v3_kernels();
#endif

// The fastest kernels that this machine can run, or those of a name; null if it cannot run those.
const Kernels* kernels(const char* name = nullptr);

}  // namespace orbis
