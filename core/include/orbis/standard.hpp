// The tables of the standard set, made at compile time from rows that the build generates from the Python library.
#pragma once

#include "orbis/catalogue.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kTileNumbers = 14, kGodNumbers = 4;  // the numbers in a row of each table

constexpr TileFacts tile_facts(const u8* row) {
    return {row[0],       row[1],         {row[2], row[3], row[4], row[5], row[6]},
            row[7],       Effect(row[8]), row[9],
            row[10],      row[11],        row[12],
            Star(row[13])};
}

constexpr GodFacts god_facts(const u8* row) { return {row[0], row[1], row[2], Favour(row[3])}; }

constexpr Tables make_standard_tables() {
    constexpr int count = int(sizeof kStandardTiles / sizeof *kStandardTiles);
    TileFacts tiles[count]{};
    GodFacts gods[kGods]{};
    for (int id = 0; id < count; ++id) tiles[id] = tile_facts(kStandardTiles[id]);
    for (int index = 0; index < kGods; ++index) gods[index] = god_facts(kStandardGods[index]);
    return make_tables(tiles, count, gods);
}

inline constexpr Tables kStandard = make_standard_tables();

}  // namespace orbis::inline ORBIS_ARCH
