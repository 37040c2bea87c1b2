// Setting a game up from what was dealt (RULES section 2).
#pragma once

#include "orbis/chance.hpp"

namespace orbis::inline ORBIS_ARCH {

// The first state of a game; `gods` is the set of those revealed, bit number − 1.
ORBIS_FN State set_up(int players, const u8 (&display)[kCells], u32 gods, const Tables& tables) {
    State state;
    memset(&state, 0, sizeof state);
    for (Universe& universe : state.universes) memset(universe.tiles, kNoTile, sizeof universe.tiles);
    for (int level = 0; level < 3; ++level) state.stacks[level] = tables.in_game[players][level];
    for (int cell = 0; cell < kCells; ++cell) {
        const TileRow& tile = tables.tiles[display[cell]];
        state.cells[cell] = cell_with(display[cell]);
        state.stacks[tile.level - 1] &= ~(u32{1} << tile.place);
    }
    state.gods = u16(gods);
    state.filled = (1u << kCells) - 1;
    state.players = u8(players);
    state.cell = kNoCell;
    return state;
}

// A random deal: the display from the lowest levels, and one god more than players (S3, S4, S6).
ORBIS_FN State deal(int players, Stream& stream, const Tables& tables) {
    u8 display[kCells];
    u32 left[3] = {tables.in_game[players][0], tables.in_game[players][1], tables.in_game[players][2]};
    for (u8& tile : display) {
        const int level = left[0] ? 0 : left[1] ? 1 : 2;
        const int place = nth_bit(left[level], stream.below(count_bits(left[level])));
        left[level] &= ~(u32{1} << place);
        tile = tables.tile_at[level][place];
    }
    u32 hidden = (1u << kGods) - 1;
    for (int revealed = 0; revealed <= players; ++revealed)
        hidden &= ~(u32{1} << nth_bit(hidden, stream.below(kGods - revealed)));
    return set_up(players, display, ~hidden & ((1u << kGods) - 1), tables);
}

}  // namespace orbis::inline ORBIS_ARCH
