// The pieces of the game: colours, worshippers, and what a player holds (RULES sections 1, 3, 4).
#pragma once

#include "orbis/platform.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kColours = 5;
constexpr int kCells = 9;
constexpr int kSlots = 14;
constexpr int kGods = 10;
constexpr int kRounds = 15;
constexpr int kMostPlayers = 4;
constexpr int kMostWorshippers = 10;
constexpr int kMostTiles = 96;

constexpr u8 kNoTile = 0xFF;
constexpr u8 kWilderness = kMostTiles;    // the row of the tables for a tile face down (W1)
constexpr u8 kNoRegion = kMostTiles + 1;  // a region that scores nothing

// Worshippers: byte c counts colour c, byte 5 all of them, so gathering and paying are one addition.
// No count reaches 128 (a tile gets at most one worshipper per turn), so bit 7 of each byte is free for comparing.
using Worshippers = u64;

constexpr u64 kCounts = 0x0000'00FF'FFFF'FFFFull;
constexpr u64 kTotal = 0x0000'FF00'0000'0000ull;
constexpr u64 kCountsAndTotal = 0x0000'FFFF'FFFF'FFFFull;
constexpr u64 kEach = 0x0000'0001'0101'0101ull;   // 1 in the byte of every colour
constexpr u64 kSigns = 0x0000'0080'8080'8080ull;  // bit 7 in the byte of every colour

ORBIS_FN constexpr Worshippers worshippers(int colour, int number = 1) {
    return (u64(number) << (8 * colour)) + (u64(number) << 40);
}

ORBIS_FN constexpr int number_of(u64 word, int colour) { return int(word >> (8 * colour)) & 0xFF; }
ORBIS_FN constexpr int total(u64 word) { return int(word >> 40) & 0xFF; }

// Bit 7 of the bytes of the five colours, as five bits.
ORBIS_FN u64 signs(u64 word) {
#if defined(ORBIS_BMI2)
    return _pext_u64(word, kSigns);
#else
    const u64 bits = (word & kSigns) >> 7;
    return bits * 0x1020'4081ull >> 28 & 0x1F;
#endif
}

// A realm is what a player holds apart from the universe: the kingdom's worshippers in bytes 0 to 5, the discount
// tokens as a set of colours in byte 6, the god's number in byte 7, with bit 7 set while the god is not active.
using Realm = u64;

constexpr Realm kGodInactive = u64{0x80} << 56;

ORBIS_FN constexpr Worshippers kingdom(Realm realm) { return realm & kCounts; }
ORBIS_FN constexpr u32 discounts(Realm realm) { return u32(realm >> 48) & 0x1F; }
ORBIS_FN constexpr int god(Realm realm) { return int(realm >> 56) & 0x7F; }
ORBIS_FN constexpr Realm discount(u32 colours) { return u64(colours) << 48; }

}  // namespace orbis::inline ORBIS_ARCH
