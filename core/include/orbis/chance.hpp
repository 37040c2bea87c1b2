// Chance: a fast generator with one stream a game, and refills drawn from what is left. Deals from a seed come from
// Python (RULES section 11); this generator is for search, learning and random play.
#pragma once

#include "orbis/apply.hpp"

namespace orbis::inline ORBIS_ARCH {

// wyrand: the state is a counter, so a word can be passed over by an addition.
struct Stream {
    u64 counter;

    static constexpr u64 kStep = 0x2D35'8DCC'AA6C'78A5ull;

    ORBIS_FN u64 next() {
        counter += kStep;
        const u64 other = counter ^ 0x8BB8'4B93'962E'ACC9ull;
        return (counter * other) ^ multiply_high(counter, other);
    }

    ORBIS_FN void pass() { counter += kStep; }

    // A number below a limit.
    ORBIS_FN int below(int limit) { return int(multiply_high(next(), u64(limit))); }
};

// The stream of one of many games: far apart for neighbouring games, the same whoever plays them.
ORBIS_FN Stream stream_of(u64 seed, u64 game) {
    u64 mixed = seed + 0x9E37'79B9'7F4A'7C15ull * (game + 1);
    mixed = (mixed ^ mixed >> 30) * 0xBF58'476D'1CE4'E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D0'49BB'1331'11EBull;
    return {mixed ^ mixed >> 31};
}

// The index of one of the bits, each as likely as the others.
ORBIS_FN int pick(u64 bits, Stream& stream) { return nth_bit(bits, stream.below(count_bits(bits))); }

// Draw any tile of the next stack; there must be one.
ORBIS_FN u8 draw(State& state, Stream& stream, const Tables& tables) {
    const int level = next_level(state);
    const u32 left = state.stacks[level];
    const int place = pick(left, stream);
    state.stacks[level] = left & ~(u32{1} << place);
    return tables.tile_at[level][place];
}

// Let chance answer.
ORBIS_FN void refill(State& state, Stream& stream, const Tables& tables) { fill(state, draw(state, stream, tables)); }

}  // namespace orbis::inline ORBIS_ARCH
