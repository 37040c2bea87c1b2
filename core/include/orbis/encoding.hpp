// A state as bytes, for files and other languages: what the players see, and nothing that follows from it. Reading
// computes the rest, so whatever the bytes are, the state is sound (checking.hpp) or refused.
#pragma once

#include <cstddef>

#include "orbis/checking.hpp"
#include "orbis/setup.hpp"

namespace orbis::inline ORBIS_ARCH {

// The order of the bytes; numbers of more than one byte have their lowest byte first.
//
//      0  players, turn, decision, due, last, cell, slot, tile; kNothing for any of the last four that is absent
//      8  the gods left (2 bytes), the tiles left by level (3 × 4 bytes)
//     22  the cells: tile or kNothing, worshippers by colour (9 × 6 bytes)
//     76  the players: worshippers by colour, discounts, god (bit 7 while not active), deactivated slots (2 bytes),
//         tiles by slot, kWilderness or kNothing (23 bytes each)
constexpr int kGodsAt = 8, kStacksAt = 10, kCellsAt = 22, kPlayersAt = 76;
constexpr int kBytesOfCell = 6, kBytesOfPlayer = 23;
constexpr int kMostBytes = kPlayersAt + kMostPlayers * kBytesOfPlayer;
constexpr u8 kNothing = 0xFF;
constexpr u8 kNotActive = kGodInactive >> 56;  // the bit of a god that is not active
static_assert(kNothing == kNoTile && kNothing == kNoCell);

constexpr int length_in_bytes(int players) { return kPlayersAt + players * kBytesOfPlayer; }

inline void write_number(u8* bytes, int length, u32 number) {
    for (int index = 0; index < length; ++index) bytes[index] = u8(number >> (8 * index));
}

inline u32 read_number(const u8* bytes, int length) {
    u32 number = 0;
    for (int index = 0; index < length; ++index) number |= u32{bytes[index]} << (8 * index);
    return number;
}

// Write a state; how many bytes depends on its players.
inline void write_bytes(const State& state, u8* bytes) {
    const u32 parts = parts_of(state.decision);
    const u8 head[] = {state.players,
                       state.turn,
                       u8(state.decision),
                       state.due,
                       state.begun ? state.last : kNothing,
                       state.cell,
                       parts & kHasSlot ? state.slot : kNothing,
                       parts & kHasTile ? state.tile : kNothing};
    memcpy(bytes, head, sizeof head);
    write_number(bytes + kGodsAt, 2, state.gods);
    for (int level = 0; level < 3; ++level) write_number(bytes + kStacksAt + 4 * level, 4, state.stacks[level]);
    for (int cell = 0; cell < kCells; ++cell) {
        u8* const at = bytes + kCellsAt + kBytesOfCell * cell;
        at[0] = tile_on(state.cells[cell]);
        for (int colour = 0; colour < kColours; ++colour) at[1 + colour] = u8(number_of(state.cells[cell], colour));
    }
    for (int seat = 0; seat < state.players; ++seat) {
        u8* const at = bytes + kPlayersAt + kBytesOfPlayer * seat;
        const Realm realm = state.realms[seat];
        for (int colour = 0; colour < kColours; ++colour) at[colour] = u8(number_of(realm, colour));
        at[5] = u8(discounts(realm));
        at[6] = u8(realm >> 56);
        write_number(at + 7, 2, state.universes[seat].deactivated);
        memcpy(at + 9, state.universes[seat].tiles, kSlots);
    }
}

// Five counts with their total; false if there are more than any game has.
inline bool read_worshippers(const u8* bytes, Worshippers& read) {
    int sum = 0;
    read = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        sum += bytes[colour];
        read += worshippers(colour, bytes[colour]);
    }
    return sum < 128;
}

inline bool read_cell(const u8* bytes, State& state, int cell, const Tables& tables) {
    Worshippers lying;
    if (!read_worshippers(bytes + 1, lying)) return false;
    if (bytes[0] == kNothing) {
        state.cells[cell] = kEmptyCell;
        return !lying;
    }
    state.cells[cell] = cell_with(bytes[0]) + lying;
    state.filled = u16(state.filled | 1u << cell);
    return bytes[0] < tables.count;
}

inline bool read_player(const u8* bytes, Realm& realm, Universe& universe, const Tables& tables) {
    if (!read_worshippers(bytes, realm)) return false;
    const u8 tokens = bytes[5], number = bytes[6];
    if (tokens >> kColours || (number & 0x7F) > kGods) return false;
    realm |= discount(tokens) | u64{number} << 56;
    for (int slot = 0; slot < kSlots; ++slot) {
        const u8 tile = bytes[9 + slot];
        if (tile == kNothing) continue;
        if (tile >= tables.count && tile != kWilderness) return false;
        if (slot < slot_of_row(1) && slot != width(universe)) return false;  // a gap (P1)
        lay(universe, slot, tile, tables.tiles[tile]);
    }
    universe.deactivated = u16(read_number(bytes + 7, 2));
    return true;
}

// Read a state; returns what is wrong with the bytes, or null.
inline const char* read_bytes(const u8* bytes, std::size_t length, State& state, const Tables& tables) {
    memset(&state, 0, sizeof state);
    for (Universe& universe : state.universes) memset(universe.tiles, kNoTile, sizeof universe.tiles);
    if (length == 0 || bytes[0] < 2 || bytes[0] > kMostPlayers) return "the players are not 2 to 4";
    state.players = bytes[0];
    if (length != std::size_t(length_in_bytes(state.players))) return "the length does not suit the players";
    state.turn = bytes[1];
    state.seat = u8(state.turn % state.players);
    if (bytes[2] > u8(Decision::kOver)) return "there is no such decision";
    state.decision = Decision(bytes[2]);
    const u32 parts = parts_of(state.decision);
    state.due = bytes[3];
    state.begun = bytes[4] != kNothing;
    state.last = state.begun ? bytes[4] : 0;
    state.cell = bytes[5];
    if (bool(parts & kHasSlot) == (bytes[6] == kNothing)) return "the slot does not suit the decision";
    if (bool(parts & kHasTile) == (bytes[7] == kNothing)) return "the taken tile does not suit the decision";
    state.slot = parts & kHasSlot ? bytes[6] : 0;
    state.tile = parts & kHasTile ? bytes[7] : 0;
    state.gods = u16(read_number(bytes + kGodsAt, 2));
    for (int level = 0; level < 3; ++level) state.stacks[level] = read_number(bytes + kStacksAt + 4 * level, 4);
    for (int cell = 0; cell < kCells; ++cell)
        if (!read_cell(bytes + kCellsAt + kBytesOfCell * cell, state, cell, tables)) return "a cell cannot be so";
    for (int seat = 0; seat < state.players; ++seat)
        if (!read_player(bytes + kPlayersAt + kBytesOfPlayer * seat, state.realms[seat], state.universes[seat], tables))
            return "a player cannot be so";
    return fault_in(state, tables);
}

}  // namespace orbis::inline ORBIS_ARCH
