// Scores by part, as if the game ended now, and the winners (RULES sections 7, 8; V2).
#pragma once

#include "orbis/state.hpp"

namespace orbis::inline ORBIS_ARCH {

struct Score {
    int regions, wildernesses, temple, god, total, worshippers;
};

ORBIS_FN int tallied(u64 tally, int shift) { return int(tally >> shift) & 0xFF; }

// Whether a forest has enough neighbours of its colours (E3).
ORBIS_FN bool is_grown(const Universe& universe, int slot, const TileRow& forest) {
    u32 matching = 0;
    for (int colour = 0; colour < kColours; ++colour)
        matching |= forest.colours >> colour & 1 ? universe.coloured[colour] : 0u;
    return count_bits(matching & neighbours(slot)) >= forest.number;
}

// The sum of what the active regions of a universe count for, and how many forests are active.
ORBIS_FN u64 tally(const Universe& universe, const Tables& tables, int& forests) {
    u64 sum = 0;
    const u32 plain = universe.occupied & ~(u32{universe.deactivated} | universe.forests);
    for (int slot = 0; slot < kSlots; ++slot)  // all of them, so that there is no branch to predict
        sum += tables.tallies[choose(plain >> slot & 1, universe.tiles[slot], kNoRegion)];
    forests = 0;
    for (u32 slots = universe.forests; slots; slots &= slots - 1) {
        const int slot = lowest_bit(slots);
        const u8 tile = universe.tiles[slot];
        const bool grown = is_grown(universe, slot, tables.tiles[tile]);
        sum += choose(grown, tables.tallies[tile], 0);
        forests += grown;
    }
    // A deactivated temple does not exist: temples have no condition (E9).
    return sum;
}

// The points of the region in an occupied slot (V2).
inline int points_in(const Universe& universe, int slot, bool wildernesses_are_free, const Tables& tables) {
    const u8 tile = universe.tiles[slot];
    if (tile == kWilderness) return wildernesses_are_free ? 0 : -1;
    const bool active = universe.forests >> slot & 1 ? is_grown(universe, slot, tables.tiles[tile])
                                                     : !(universe.deactivated >> slot & 1);
    return active ? int(tables.tallies[tile] & 0xFFFF) : 0;
}

// The highest mystic value below a limit, on face-up white tiles, as value × 16 + how many have it; 0 if there is none.
ORBIS_CALLED_FN int highest_mystic(const Universe& universe, int limit, const Tables& tables) {
    int value = -1, count = 0;
    for (u32 slots = universe.coloured[0]; slots; slots &= slots - 1) {
        const u8 tile = universe.tiles[lowest_bit(slots)];
        const int mystic = tile == kWilderness ? -1 : tables.tiles[tile].mystic;
        if (mystic >= limit || mystic < value) continue;
        count = mystic == value ? count + 1 : 1;
        value = mystic;
    }
    return value < 0 ? 0 : value * 16 + count;
}

// Whether the mystic values of one universe beat another's: the highest, then the next, then having one more (Q4).
ORBIS_CALLED_FN bool more_mystic(const Universe& one, const Universe& other, const Tables& tables) {
    for (int limit = 100;;) {
        const int mine = highest_mystic(one, limit, tables), theirs = highest_mystic(other, limit, tables);
        if (mine != theirs) return mine > theirs;
        if (mine == 0) return false;
        limit = mine / 16;
    }
}

ORBIS_FN int temple_token(int players, int rank) {
    constexpr u8 kTokens[3][4] = {{7, 2, 0, 0}, {9, 4, 2, 0}, {11, 7, 4, 2}};  // S2
    return kTokens[players - 2][rank];
}

// The points of wildernesses, by the tally of their universe.
ORBIS_FN int wilderness_points(u64 tally, Realm realm, const Tables& tables) {
    return tables.gods[god(realm)].favour == Favour::kFreeWildernesses ? 0 : -tallied(tally, kWildernessShift);
}

// The points that are the same whatever the others have.
ORBIS_FN int points_without_rank(u64 tally, Realm realm, const Tables& tables) {
    return int(tally & 0xFFFF) + wilderness_points(tally, realm, tables);
}

// What counts at the end of what a player has.
struct Side {
    u64 tally;
    int forests;
    const Universe* universe;  // for its mystic values
    Realm realm;
};

ORBIS_FN Side side_of(const Universe& universe, Realm realm, const Tables& tables) {
    Side side{0, 0, &universe, realm};
    side.tally = tally(universe, tables, side.forests);
    return side;
}

// Fill in the score of each player; the result is the set of winners (D1–D4).
ORBIS_FN u32 rate(const Side* sides, int players, const Tables& tables, Score* scores) {
    int best = -1 << 30;
    u32 winners = 0;
    for (int seat = 0; seat < players; ++seat) {
        const u64 mine = sides[seat].tally;
        const int symbols = tallied(mine, kTempleShift);
        int rank = 0;
        // By favour, whether its condition is met; a favour without a condition is.
        u32 met = ~0u;
        const auto demand = [&met](Favour favour, bool holds) { met &= ~(u32{!holds} << int(favour)); };
        demand(Favour::kBalance, tallied(mine, kVillageShift));
        demand(Favour::kBalance, symbols);
        demand(Favour::kBalance, tallied(mine, kVolcanoShift));
        for (int other = 0; other < players; ++other) {
            if (other == seat) continue;
            const u64 theirs = sides[other].tally;
            const int others = tallied(theirs, kTempleShift);
            rank += others > symbols;
            if (symbols && others == symbols)  // then mystic values, then the seat order (D3, Q4)
                rank += more_mystic(*sides[other].universe, *sides[seat].universe, tables) ||
                        (other < seat && !more_mystic(*sides[seat].universe, *sides[other].universe, tables));
            demand(Favour::kMostIrrigations, tallied(theirs, kIrrigationShift) <= tallied(mine, kIrrigationShift));
            demand(Favour::kMostVolcanoes, tallied(theirs, kVolcanoShift) <= tallied(mine, kVolcanoShift));
            demand(Favour::kMostVillages, tallied(theirs, kVillageShift) <= tallied(mine, kVillageShift));
            demand(Favour::kMostForests, sides[other].forests <= sides[seat].forests);
            demand(Favour::kFewestWildernesses, tallied(theirs, kWildernessShift) >= tallied(mine, kWildernessShift));
        }
        const Realm realm = sides[seat].realm;
        const GodFacts& patron = tables.gods[god(realm)];
        const u32 active = !(realm & kGodInactive);
        Score& score = scores[seat];
        score.regions = int(mine & 0xFFFF);
        score.wildernesses = wilderness_points(mine, realm, tables);
        score.temple = int(choose(symbols != 0, u64(temple_token(players, rank)), 0));
        score.god = int(choose(active & met >> int(patron.favour), patron.points, 0));
        score.total = score.regions + score.wildernesses + score.temple + score.god;
        score.worshippers = total(realm);
        const int standing = score.total * 256 + score.worshippers;  // D4
        if (standing > best) {
            best = standing;
            winners = 0;
        }
        winners |= standing == best ? u32{1} << seat : 0;
    }
    return winners;
}

ORBIS_FN u32 score(const State& state, const Tables& tables, Score* scores) {
    Side sides[kMostPlayers];
    for (int seat = 0; seat < state.players; ++seat)
        sides[seat] = side_of(state.universes[seat], state.realms[seat], tables);
    return rate(sides, state.players, tables, scores);
}

}  // namespace orbis::inline ORBIS_ARCH
