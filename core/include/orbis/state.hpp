// The state of a game, public in full (N9): trivially copyable, 256 bytes, equal states have equal bytes.
#pragma once

#include <type_traits>

#include "orbis/universe.hpp"

namespace orbis::inline ORBIS_ARCH {

// What the state waits for: the Python library's decisions, with placing and discarding split in two.
enum class Decision : u8 {
    kTaking,
    kSettling,
    kPaying,
    kPlacingFaceUp,
    kPlacingWilderness,
    kDiscardingForVillage,
    kDiscardingForGod,
    kGaining,
    kStriking,
    kTrimming,
    kEnding,
    kRefilling,
    kOver,
};

constexpr u8 kNoCell = 0xFF;

// A cell of the display: the worshippers on it in bytes 0 to 5, the tile in byte 7.
using Cell = u64;

constexpr Cell kEmptyCell = u64{kNoTile} << 56;

ORBIS_FN constexpr u8 tile_on(Cell cell) { return u8(cell >> 56); }
ORBIS_FN constexpr Cell cell_with(u8 tile) { return u64{tile} << 56; }
ORBIS_FN constexpr Worshippers lying_on(Cell cell) { return cell & kCountsAndTotal; }

struct alignas(64) State {
    Cell cells[kCells];
    Realm realms[kMostPlayers];
    Universe universes[kMostPlayers];
    u32 stacks[3];  // the tiles left, by level; bits as in Tables::tile_at
    u16 gods;       // the gods left, bit number − 1
    u16 filled;     // the cells with a tile
    u8 players;
    u8 turn;
    u8 seat;
    Decision decision;
    // Of the current decision; zero where it has no such part, so that equal states have equal bytes.
    u8 due;        // how many are still to be chosen (N4)
    u8 last;       // what was chosen last: a colour, or colour × 9 + cell of a strike
    u8 begun;      // whether something was chosen already
    u8 cell;       // the cell to refill, kNoCell if there is none
    u8 slot;       // of the village or volcano that waits for its amount
    u8 tile;       // the taken tile, until it is placed
    u8 unused[6];  // zero; named so that copies keep it and hashing may read it
};

static_assert(sizeof(State) == 256 && std::is_trivially_copyable_v<State>);

ORBIS_FN u32 stacked(const State& state) { return state.stacks[0] | state.stacks[1] | state.stacks[2]; }

// The level, from 0, of the stack from which the next tile comes (T3.7).
ORBIS_FN int next_level(const State& state) {
    return (state.stacks[0] == 0) + ((state.stacks[0] | state.stacks[1]) == 0);
}

}  // namespace orbis::inline ORBIS_ARCH
