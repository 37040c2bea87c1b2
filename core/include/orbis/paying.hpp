// Paying: what a tile costs a player, and which worshippers may go (RULES section 4, X1, N4).
#pragma once

#include "orbis/actions.hpp"
#include "orbis/catalogue.hpp"

namespace orbis::inline ORBIS_ARCH {

// Byte masks by a set of colours: the colours that are not in it, which a discount leaves to be paid (M2).
ORBIS_FN u64 bytes_outside(u32 colours) {
#if defined(ORBIS_BMI2)
    return _pdep_u64(~colours & 0x1F, kEach) * 0xFF;
#else
    u64 bytes = 0;
    for (int colour = 0; colour < kColours; ++colour) bytes |= (colours >> colour & 1 ? u64{0} : u64{0xFF}) << (8 * colour);
    return bytes;
#endif
}

// The coloured symbols that a player has to pay for a tile, with their total (M1, M2).
ORBIS_FN Worshippers price(const TileRow& tile, Realm realm) {
    const u64 counts = tile.cost & bytes_outside(discounts(realm));
    return counts | ((counts * kEach >> 32 & 0xFF) << 40);
}

// Whether a kingdom covers a tile as it is now (N2).
ORBIS_FN bool covers(Realm realm, const TileRow& tile) {
    const Worshippers due = price(tile, realm);
    const u64 left = (kingdom(realm) | kSigns) - (due & kCounts);
    return ((left & kSigns) == kSigns) & (total(realm) >= total(due) + tile.any_colour);
}

// The exchanges of colours of which there are at least three (X1), as ids 19 to 38.
ORBIS_FN u64 exchanges(Realm realm) {
    const u32 enough = signs(realm + 125 * kEach);
#if defined(ORBIS_BMI2)
    return _pdep_u64(enough, 0x11111) * 0xF << kExchange;
#else
    const u64 spaced = (enough & 1) | (enough & 2) << 3 | (enough & 4) << 6 | (enough & 8) << 9 | (enough & 16) << 12;
    return spaced * 0xF << kExchange;
#endif
}

// The colours that may be spent next so that `due` can still be spent: present, not below the last, and few enough
// before them (N4), as a set of colours.
ORBIS_FN u32 spendable(Realm realm, int due, int last) {
    const u64 counts = kingdom(realm);
    const u64 before = counts * kEach << 8 & kCounts;
    const u64 enough = (u64(total(realm) - due) * kEach | kSigns) - before;
    const u64 present = counts + 127 * kEach;
    return signs(enough & present) >> last << last;
}

ORBIS_FN Realm exchanged(Realm realm, int id) {
    return realm - worshippers(given_by(id), 3) + worshippers(gained_by(id));
}

}  // namespace orbis::inline ORBIS_ARCH
