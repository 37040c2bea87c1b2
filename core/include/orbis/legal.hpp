// The options of a state (RULES section 10). Only the Python library says why an action is illegal.
#pragma once

#include "orbis/paying.hpp"
#include "orbis/state.hpp"

namespace orbis::inline ORBIS_ARCH {

// How many worshippers of the colours lie on the display. They are added cell by cell: a state that was not
// reached by play can have more of a colour in all than fits into a byte.
ORBIS_FN int strikable(const State& state, u32 colours) {
    const u64 counted = kCounts & ~colour_sets().others[colours];
    int number = 0;
    for (const Cell cell : state.cells) number += int((cell & counted) * kEach >> 32) & 0xFF;
    return number;
}

// Strikes in canonical order are colour by colour, cell by cell: an option comes at or after the last one, and leaves
// enough from it on to complete the amount (E4, N4).
ORBIS_CALLED_FN Options strikes(const State& state, u32 colours) {
    u64 found = 0;  // bit 0 is the first strike
    int left = 0;
    for (int colour = kColours - 1; colour >= 0; --colour) {
        if (!(colours >> colour & 1)) continue;
        for (int cell = kCells - 1; cell >= 0; --cell) {
            const int there = number_of(state.cells[cell], colour);
            left += there;
            const bool late = colour * kCells + cell >= state.last;
            found |= u64((there != 0) & late & (left >= state.due)) << (kColours * cell + colour);
        }
    }
    return {found << kStrike, found >> (64 - kStrike)};
}

// The tiles and gods that can be taken, and the exchanges before that (T1, T2).
ORBIS_FN u64 takings(const State& state, const Universe& universe, Realm realm) {
    const u64 tiles = choose(is_complete(universe), 0, state.filled);
    const u64 gods = choose(god(realm) != 0, 0, u64{state.gods} << kTakeGod);
    return tiles | gods | exchanges(realm);
}

// What settling offers for a tile with this price and these places (N2).
ORBIS_FN u64 settlings(Realm realm, Worshippers price, u32 places_face_up) {
    const bool can_build = covers(realm, price) & (places_face_up != 0);
    return exchanges(realm) | (u64{1} << (kMakeWilderness - kBuild) | can_build) << kBuild;
}

// The actions that lead to places: each slot above row 1 has its own id; a second end in row 1 is the left one.
ORBIS_FN u64 placings(u32 places) {
    const u64 right = (places & 0x1F) != 0, left = (places & 0x1E) != 0;
    return u64{places >> 5} << kPlaceAbove | right << kPlaceRight | left << kPlaceLeft;
}

ORBIS_FN Options legal_actions(const State& state, const Tables& tables) {
    const Realm realm = state.realms[state.seat];
    const Universe& universe = state.universes[state.seat];
    switch (state.decision) {
        case Decision::kTaking: return {takings(state, universe, realm), 0};
        case Decision::kSettling: {
            const TileRow& tile = tables.tiles[state.tile];
            return {settlings(realm, price(tile, realm), places_face_up(universe, tile.colour)), 0};
        }
        case Decision::kPaying: return {u64{spendable(realm, state.due, state.last)} << kSpend, 0};
        case Decision::kPlacingFaceUp: return {placings(places_face_up(universe, tables.tiles[state.tile].colour)), 0};
        case Decision::kPlacingWilderness: return {placings(places_for_wilderness(universe)), 0};
        case Decision::kDiscardingForVillage:
        case Decision::kDiscardingForGod: {  // N5
            const u64 decline = !state.begun;
            return {u64{spendable(realm, state.due, state.last)} << kSpend, decline << (kDecline - 64)};
        }
        case Decision::kGaining: return {u64{0x1Fu >> state.last << state.last} << kGain, 0};
        case Decision::kStriking: {  // N5
            Options options = strikes(state, tables.tiles[universe.tiles[state.slot]].colours);
            if (!state.begun) options.add(kDecline);
            return options;
        }
        case Decision::kTrimming: {  // N6
            const u64 spends = u64{spendable(realm, total(realm) - kMostWorshippers, state.last)} << kSpend;
            return {spends | (state.begun ? 0 : exchanges(realm)), 0};
        }
        case Decision::kEnding: return {0, u64{1} << (kEndTurn - 64)};
        case Decision::kRefilling:
        case Decision::kOver: break;
    }
    return {0, 0};
}

}  // namespace orbis::inline ORBIS_ARCH
