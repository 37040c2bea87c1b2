// Chance: a fast generator with one stream per game, and refills drawn from the tiles left. Deals from a seed come from
// Python (RULES section 11); this generator is for search, learning and random play.
#pragma once

#include "orbis/apply.hpp"

namespace orbis::inline ORBIS_ARCH {

// wyrand: the state is a counter, so skipping a word is one addition.
struct Stream {
    u64 counter;

    static constexpr u64 kStep = 0x2D35'8DCC'AA6C'78A5ull;

    ORBIS_FN u64 next() {
        counter += kStep;
        const u64 other = counter ^ 0x8BB8'4B93'962E'ACC9ull;
        return (counter * other) ^ multiply_high(counter, other);
    }

    ORBIS_FN void pass() { counter += kStep; }

    // A random number below a limit.
    ORBIS_FN int below(int limit) { return int(multiply_high(next(), u64(limit))); }
};

// The stream of one of many games: far from those of neighbouring games, and the same on any thread.
ORBIS_FN Stream stream_of(u64 seed, u64 game) {
    u64 mixed = seed + 0x9E37'79B9'7F4A'7C15ull * (game + 1);
    mixed = (mixed ^ mixed >> 30) * 0xBF58'476D'1CE4'E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D0'49BB'1331'11EBull;
    return {mixed ^ mixed >> 31};
}

// The index of a random bit, all equally likely.
ORBIS_FN int pick(u64 bits, Stream& stream) { return nth_bit(bits, stream.below(count_bits(bits))); }

// Draw a random tile from the next stack, which must not be empty.
ORBIS_FN u8 draw(State& state, Stream& stream, const Tables& tables) {
    const int level = next_level(state);
    const u32 left = state.stacks[level];
    const int place = pick(left, stream);
    state.stacks[level] = left & ~(u32{1} << place);
    return tables.tile_at[level][place];
}

ORBIS_FN void refill(State& state, Stream& stream, const Tables& tables) { fill(state, draw(state, stream, tables)); }

}  // namespace orbis::inline ORBIS_ARCH
