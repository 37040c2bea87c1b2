// Applies a legal action, or chance's answer (T3, T4, X1, N1–N8).
#pragma once

#include "orbis/display.hpp"
#include "orbis/effects.hpp"

namespace orbis::inline ORBIS_ARCH {

// Take a tile: spread its colour, gather what lies on it (T3.1, T3.2).
ORBIS_FN void take_tile(State& state, int cell, const Tables& tables) {
    const Cell taken = state.cells[cell];
    spread(state.cells, cell, tables.tiles[tile_on(taken)].spreads);
    state.cells[cell] = kEmptyCell;
    state.filled = u16(state.filled & ~(1u << cell));
    state.realms[state.seat] += lying_on(taken);
    state.cell = u8(cell);
    state.tile = tile_on(taken);
    state.decision = Decision::kSettling;
}

ORBIS_FN void build(State& state, const Tables& tables) {
    const TileRow& tile = tables.tiles[state.tile];
    Realm& realm = state.realms[state.seat];
    realm = with_unpaid(realm - price(tile, realm), tile.any_colour);
    if (tile.any_colour)
        await(state, Decision::kPaying, tile.any_colour);
    else
        state.decision = Decision::kPlacingFaceUp;
}

ORBIS_FN void place(State& state, int id, const Tables& tables) {
    const bool face_up = state.decision == Decision::kPlacingFaceUp;
    const u8 tile = face_up ? state.tile : kWilderness;
    const TileRow& row = tables.tiles[tile];
    Universe& universe = state.universes[state.seat];
    const int slot = id == kPlaceLeft ? 0 : id == kPlaceRight ? width(universe) : slot_of_row(1) + id - kPlaceAbove;
    lay(universe, slot, tile, row);
    state.tile = 0;
    if (face_up)
        do_effect(state, row, slot);
    else
        limit(state);
}

// Count one towards an amount; true when the amount is complete.
ORBIS_FN bool counted(State& state, int chosen) {
    state.due = u8(state.due - 1);
    state.last = u8(chosen);
    state.begun = 1;
    return state.due == 0;
}

ORBIS_FN void spend(State& state, int colour) {
    Realm& realm = state.realms[state.seat];
    realm -= worshippers(colour);
    switch (state.decision) {
        case Decision::kPaying:
            if (counted(state, colour)) await(state, Decision::kPlacingFaceUp);
            return;
        case Decision::kDiscardingForVillage: {
            const u16 here = u16(1u << state.slot);
            if (counted(state, colour)) {
                state.universes[state.seat].deactivated &= u16(~here);
                limit(state);
            }
            return;
        }
        case Decision::kDiscardingForGod:
            if (counted(state, colour)) {
                realm &= ~kGodInactive;
                limit(state);
            }
            return;
        default:  // trimming
            state.last = u8(colour);
            state.begun = 1;
            if (total(realm) <= kMostWorshippers) await(state, Decision::kEnding);
    }
}

ORBIS_FN void strike(State& state, int id) {
    const int cell = (id - kStrike) / kColours, colour = (id - kStrike) % kColours;
    state.cells[cell] -= worshippers(colour);
    const u16 here = u16(1u << state.slot);
    if (counted(state, colour * kCells + cell)) {
        state.universes[state.seat].deactivated &= u16(~here);
        limit(state);
    }
}

ORBIS_FN void next_turn(State& state) {
    state.turn = u8(state.turn + 1);
    state.seat = u8(state.seat + 1 == state.players ? 0 : state.seat + 1);
    state.cell = kNoCell;
    state.decision = state.turn == kRounds * state.players ? Decision::kOver : Decision::kTaking;
}

ORBIS_FN void apply(State& state, int id, const Tables& tables) {
    if (id < kTakeGod) {
        take_tile(state, id, tables);
    } else if (id < kExchange) {
        take_god(state, id - kTakeGod + 1, tables.gods[id - kTakeGod + 1]);
    } else if (id < kBuild) {
        Realm& realm = state.realms[state.seat];
        realm = exchanged(realm, id);
        if (state.decision == Decision::kTrimming) limit(state);
    } else if (id == kBuild) {
        build(state, tables);
    } else if (id == kMakeWilderness) {
        state.decision = Decision::kPlacingWilderness;
    } else if (id < kSpend) {
        place(state, id, tables);
    } else if (id < kGain) {
        spend(state, id - kSpend);
    } else if (id < kStrike) {
        state.realms[state.seat] += worshippers(id - kGain);
        if (counted(state, id - kGain)) limit(state);
    } else if (id < kDecline) {
        strike(state, id);
    } else if (id == kDecline) {
        limit(state);
    } else if (state.cell != kNoCell && stacked(state)) {
        state.decision = Decision::kRefilling;
    } else {
        next_turn(state);
    }
}

// Take a tile out of its stack.
ORBIS_FN void unstack(State& state, u8 tile, const Tables& tables) {
    const TileRow& row = tables.tiles[tile];
    state.stacks[row.level - 1] &= ~(u32{1} << row.place);
}

// A tile from the next stack fills the empty cell (T3.7); then the next turn begins.
ORBIS_FN void fill(State& state, u8 tile) {
    state.cells[state.cell] = cell_with(tile);
    state.filled = u16(state.filled | 1u << state.cell);
    next_turn(state);
}

}  // namespace orbis::inline ORBIS_ARCH
