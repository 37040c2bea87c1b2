// Tile sets as plain data: the facts of each tile and god, and the tables made from them (RULES 6, 7, 12).
#pragma once

#include "orbis/generated.hpp"
#include "orbis/pieces.hpp"

namespace orbis::inline ORBIS_ARCH {

// A tile as its file describes it. `colours` and `number` are those of its effect.
struct TileFacts {
    u8 level, colour;
    u8 cost[kColours], any_colour;
    Effect kind;
    u8 colours, number, points, mystic;
    Star star;
};

struct GodFacts {
    u8 gain, discard, points;
    Favour favour;
};

// What an active region adds to a player's tally: points in bits 0 to 15, then a byte each for temple symbols, active
// irrigations, volcanoes and villages, and wildernesses.
constexpr int kTempleShift = 16, kIrrigationShift = 24, kVolcanoShift = 32, kVillageShift = 40, kWildernessShift = 48;

// The sets of slots that a universe keeps, in the order of its fields.
constexpr int kOccupiedLane = 0, kColouredLane = 1, kDeactivatedLane = 6, kForestsLane = 7;

// A tile in the form that the engine uses; the wilderness follows the tiles.
struct alignas(64) TileRow {
    u64 cost;      // a byte for the symbols of each colour, then one for those of any colour
    u64 spreads;   // the worshipper it puts on each neighbouring tile (T3.1)
    u64 brings;    // the worshippers the effect adds without a decision (E6)
    u64 tokens;    // the discount tokens it gives (E1)
    u64 lanes[2];  // the sets in the universe that the region belongs to (universe.hpp)
    u8 colour, any_colour;
    Effect kind;
    u8 colours, number, mystic, level, place;  // `place` is the tile's bit in the stack of its level
    u8 wanted;                                 // the colour an irrigation needs below it
    u16 unasked;  // the slots where the region is active whatever lies below: all of them, or none
    bool asks;    // whether its effect needs decisions
};

struct Tables {
    TileRow tiles[kWilderness + 1];
    u64 tallies[kNoRegion + 1];
    GodFacts gods[kGods + 1];          // by number; 0 means no god
    u32 in_game[kMostPlayers + 1][3];  // the tiles that stay in the game, by players and level (S2)
    u8 tile_at[3][32];                 // the tile at a bit of a stack
    u8 count;
};

constexpr void add_lane(u64 (&lanes)[2], int lane) { lanes[lane / 4] |= u64{0xFFFF} << (16 * (lane % 4)); }

constexpr Tables make_tables(const TileFacts* tiles, int count, const GodFacts* gods) {
    Tables tables{};
    tables.count = u8(count);
    u8 places[3] = {};
    for (int id = 0; id < count; ++id) {
        const TileFacts& facts = tiles[id];
        TileRow& row = tables.tiles[id];
        for (int colour = 0; colour < kColours; ++colour) row.cost |= u64(facts.cost[colour]) << (8 * colour);
        row.cost |= u64(facts.any_colour) << 40;
        row.colour = facts.colour;
        row.spreads = worshippers(facts.colour);
        row.any_colour = facts.any_colour;
        row.kind = facts.kind;
        row.colours = facts.colours;
        row.number = facts.number;
        row.mystic = facts.mystic;
        row.level = facts.level;
        row.place = places[facts.level - 1]++;
        add_lane(row.lanes, kOccupiedLane);
        add_lane(row.lanes, kColouredLane + facts.colour);
        if (facts.kind == Effect::kForest) add_lane(row.lanes, kForestsLane);
        u64& tally = tables.tallies[id];
        tally = facts.points;
        row.unasked = 0xFFFF;
        switch (facts.kind) {
            case Effect::kFarm: row.tokens = discount(facts.colours); break;
            case Effect::kConversion:
                for (int colour = 0; colour < kColours; ++colour)
                    if (facts.colours >> colour & 1) row.brings = worshippers(colour, facts.number);
                break;
            case Effect::kTemple: tally += u64(facts.number) << kTempleShift; break;
            case Effect::kIrrigation:
                tally += u64{1} << kIrrigationShift;
                row.unasked = 0;
                for (int colour = 0; colour < kColours; ++colour)
                    if (facts.colours >> colour & 1) row.wanted = u8(colour);
                break;
            case Effect::kVolcano:
                tally += u64{1} << kVolcanoShift;
                row.asks = true;
                break;
            case Effect::kVillage:
                tally += u64{1} << kVillageShift;
                row.asks = true;
                break;
            case Effect::kAnyConversion: row.asks = true; break;
            case Effect::kForest:
            case Effect::kStone: break;
        }
        tables.tile_at[facts.level - 1][row.place] = u8(id);
        for (int players = 2; players <= kMostPlayers; ++players) {
            const bool removed =
                (facts.star == Star::kWhite && players < 4) || (facts.star == Star::kPurple && players < 3);
            if (!removed) tables.in_game[players][facts.level - 1] |= u32{1} << row.place;
        }
    }
    TileRow& wilderness = tables.tiles[kWilderness];
    add_lane(wilderness.lanes, kOccupiedLane);
    for (int colour = 0; colour < kColours; ++colour) add_lane(wilderness.lanes, kColouredLane + colour);
    wilderness.kind = Effect::kStone;
    wilderness.unasked = 0xFFFF;
    tables.tallies[kWilderness] = u64{1} << kWildernessShift;
    for (int number = 1; number <= kGods; ++number) tables.gods[number] = gods[number - 1];
    return tables;
}

}  // namespace orbis::inline ORBIS_ARCH
