// The result of a finished game for each seat, part by part, so that results can be added up and averaged.
#pragma once

#include "orbis/scoring.hpp"
#include "orbis/search_kernels.hpp"

namespace orbis::inline ORBIS_ARCH {

// Win (shared victories by their share), points ahead of the best other, then the score by part.
ORBIS_FN void result_of(const Score* scores, u32 winners, int players, SeatResult* results) {
    const float share = 1 / float(count_bits(winners));
    for (int seat = 0; seat < players; ++seat) {
        int best = -1 << 30;
        for (int other = 0; other < players; ++other)
            if (other != seat && scores[other].total > best) best = scores[other].total;
        const Score& mine = scores[seat];
        results[seat] = {{winners >> seat & 1 ? share : 0, float(mine.total - best), float(mine.regions),
                          float(mine.wildernesses), float(mine.temple), float(mine.god), float(mine.worshippers), 0}};
    }
}

ORBIS_CALLED_FN void result_of(const State& state, const Tables& tables, SeatResult* results) {
    Score scores[kMostPlayers];
    const u32 winners = score(state, tables, scores);
    result_of(scores, winners, state.players, results);
}

// Whether one exact result is better than another for its seat.
ORBIS_FN bool is_better(const SeatResult& one, const SeatResult& other) {
    constexpr float kSame = 1e-5f;  // a smaller difference counts as none
    if (one.parts[kWin] > other.parts[kWin] + kSame) return true;
    return one.parts[kWin] >= other.parts[kWin] - kSame && one.parts[kMargin] > other.parts[kMargin] + 100 * kSame;
}

}  // namespace orbis::inline ORBIS_ARCH
