// Solves the end of a game exactly. The chance to win counts first, then the expected margin, then the lower id.
#pragma once

#include "orbis/duel.hpp"
#include "orbis/expectimax.hpp"

namespace orbis::inline ORBIS_ARCH {

// What each seat may expect from any state; false if that takes too many nodes.
inline bool evaluate_exactly(const State& state, const Tables& tables, u64 most_nodes, const Lookout& lookout,
                             SeatResult* results) {
    if (state.players == 2) return Duel(tables, most_nodes, lookout).evaluate(state, results);
    return Expectimax(tables, most_nodes, lookout).evaluate(state, results);
}

// Solve the options of a decision: all of them, or with two players at least the best; false if that takes too many
// nodes.
inline bool solve_exactly(const State& state, const Tables& tables, u64 most_nodes, const Lookout& lookout,
                          SolvedOptions& solution) {
    if (state.players == 2) return Duel(tables, most_nodes, lookout).solve(state, solution);
    return Expectimax(tables, most_nodes, lookout).solve(state, solution);
}

}  // namespace orbis::inline ORBIS_ARCH
