// What a region or god does when it comes to a player (T3.5, T4, RULES sections 6 and 7).
#pragma once

#include "orbis/legal.hpp"

namespace orbis::inline ORBIS_ARCH {

ORBIS_FN void await(State& state, Decision decision, int due = 0, int slot = 0) {
    state.decision = decision;
    state.due = u8(due);
    state.last = 0;
    state.begun = 0;
    state.slot = u8(slot);
}

// What follows the effect: trimming a kingdom that is too large, or the end of the turn (T3.6, Q7).
ORBIS_FN void limit(State& state) {
    const bool crowded = total(state.realms[state.seat]) > kMostWorshippers;
    await(state, crowded ? Decision::kTrimming : Decision::kEnding);
}

// The effect of a tile just laid face up in a slot.
ORBIS_FN void do_effect(State& state, const TileRow& tile, int slot) {
    Realm& realm = state.realms[state.seat];
    Universe& universe = state.universes[state.seat];
    const u16 here = u16(1u << slot);
    switch (tile.kind) {
        case Effect::kFarm: realm |= tile.tokens; break;
        case Effect::kConversion: realm += tile.brings; break;
        case Effect::kIrrigation:  // E5
            if (!(universe.coloured[tile.wanted] & below(slot))) universe.deactivated |= here;
            break;
        case Effect::kVillage:
            universe.deactivated |= here;  // until its amount is complete (N5)
            if (total(realm) >= tile.number) return await(state, Decision::kDiscardingForVillage, tile.number, slot);
            break;
        case Effect::kVolcano:
            universe.deactivated |= here;
            if (strikable(state, tile.colours) >= tile.number)
                return await(state, Decision::kStriking, tile.number, slot);
            break;
        case Effect::kAnyConversion: return await(state, Decision::kGaining, tile.number);
        case Effect::kForest:
        case Effect::kStone:
        case Effect::kTemple: break;
    }
    limit(state);
}

ORBIS_FN void take_god(State& state, int number, const GodFacts& god) {
    Realm& realm = state.realms[state.seat];
    state.gods = u16(state.gods & ~(1u << (number - 1)));
    state.cell = kNoCell;
    realm |= u64(number) << 56;
    if (god.discard) realm |= kGodInactive;  // until its amount is complete (N5)
    if (god.gain) return await(state, Decision::kGaining, god.gain);
    if (god.discard && total(realm) >= god.discard) return await(state, Decision::kDiscardingForGod, god.discard);
    limit(state);
}

}  // namespace orbis::inline ORBIS_ARCH
