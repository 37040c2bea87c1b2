// Sets a game up from what was dealt (RULES section 2).
#pragma once

#include "orbis/chance.hpp"

namespace orbis::inline ORBIS_ARCH {

// A first state, without its display and gods.
ORBIS_FN void lay_out(State& state, int players, const Tables& tables) {
    memset(&state, 0, sizeof state);
    for (Universe& universe : state.universes) memset(universe.tiles, kNoTile, sizeof universe.tiles);
    for (int level = 0; level < 3; ++level) state.stacks[level] = tables.in_game[players][level];
    state.filled = (1u << kCells) - 1;
    state.players = u8(players);
    state.cell = kNoCell;
}

// The first state of a game; `gods` is the set of those revealed, bit number − 1.
ORBIS_FN State set_up(int players, const u8 (&display)[kCells], u32 gods, const Tables& tables) {
    State state;
    lay_out(state, players, tables);
    for (int cell = 0; cell < kCells; ++cell) {
        state.cells[cell] = cell_with(display[cell]);
        unstack(state, display[cell], tables);
    }
    state.gods = u16(gods);
    return state;
}

ORBIS_FN void reveal_god(State& state, Stream& stream) {
    const u32 hidden = state.gods ^ ((1u << kGods) - 1);
    state.gods = u16(state.gods | 1u << pick(hidden, stream));
}

// A random deal: the display from the lowest levels, and one more god than players (S3, S4, S6).
ORBIS_FN void deal(State& state, int players, Stream& stream, const Tables& tables) {
    lay_out(state, players, tables);
    for (Cell& cell : state.cells) cell = cell_with(draw(state, stream, tables));
    for (int revealed = 0; revealed <= players; ++revealed) reveal_god(state, stream);
}

}  // namespace orbis::inline ORBIS_ARCH
