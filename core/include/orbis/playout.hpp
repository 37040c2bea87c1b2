// Uniform random play, step by step. Each decision and each refill takes one word of the game's stream, and so does
// the end of a turn, where there is nothing to choose: so every way to play a game out gives the same game.
#pragma once

#include "orbis/setup.hpp"

namespace orbis::inline ORBIS_ARCH {

// Make one decision, and let chance answer.
ORBIS_FN int step(State& state, Stream& stream, const Tables& tables) {
    if (state.decision == Decision::kEnding) {
        stream.pass();
        apply(state, kEndTurn, tables);
        if (state.decision == Decision::kRefilling) refill(state, stream, tables);
        return kEndTurn;
    }
    const Options options = legal_actions(state, tables);
    const int id = options.nth(stream.below(options.count()));
    apply(state, id, tables);
    return id;
}

// Play to the end. Returns the number of decisions.
ORBIS_CALLED_FN u64 play_out(State& state, Stream& stream, const Tables& tables) {
    u64 decisions = 0;
    for (; state.decision != Decision::kOver; ++decisions) step(state, stream, tables);
    return decisions;
}

}  // namespace orbis::inline ORBIS_ARCH
