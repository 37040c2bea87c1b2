// Paying: what a tile costs a player, and which worshippers may go (RULES section 4, X1, N4).
#pragma once

#include "orbis/actions.hpp"
#include "orbis/catalogue.hpp"

namespace orbis::inline ORBIS_ARCH {

// By set of colours: the bytes of all other colours and of the total in a word of worshippers, and the exchanges that
// give a colour of the set, as ids 19 to 38. By exchange: what it adds to a realm.
struct ColourSets {
    u64 others[1 << kColours];
    u64 exchanges[1 << kColours];
    u64 exchanged[kBuild - kExchange];
};

constexpr ColourSets make_colour_sets() {
    ColourSets sets{};
    for (int id = kExchange; id < kBuild; ++id)
        sets.exchanged[id - kExchange] = worshippers(gained_by(id)) - worshippers(given_by(id), 3);
    for (int set = 0; set < 1 << kColours; ++set) {
        sets.others[set] = kTotal;
        for (int colour = 0; colour < kColours; ++colour)
            if (set >> colour & 1)
                sets.exchanges[set] |= u64{0xF} << exchange_id(colour, colour ? 0 : 1);
            else
                sets.others[set] |= u64{0xFF} << (8 * colour);
    }
    return sets;
}

#if defined(__CUDACC__)
__device__ constexpr ColourSets kDeviceColourSets = make_colour_sets();
#endif
constexpr ColourSets kColourSets = make_colour_sets();

ORBIS_FN const ColourSets& colour_sets() {
#if defined(__CUDA_ARCH__)
    return kDeviceColourSets;
#else
    return kColourSets;
#endif
}

// The coloured symbols that a player has to pay for a tile, and the total of all symbols (M1, M2).
ORBIS_FN Worshippers price(const TileRow& tile, Realm realm) {
    const u64 counts = tile.cost & colour_sets().others[discounts(realm)];
    return counts + (counts * (kEach << 8) & kTotal);
}

// Whether a kingdom covers a price as it is now (N2).
ORBIS_FN bool covers(Realm realm, Worshippers price) {
    constexpr u64 signs = kSigns | u64{0x80} << 40;  // including the total's
    const u64 left = (realm | signs) - price;
    return (left & signs) == signs;  // higher bytes cannot change these
}

// A kingdom that has paid a price except for the symbols of any colour.
ORBIS_FN Realm with_unpaid(Realm realm, int any_colour) { return realm + (u64(any_colour) << 40); }

// The exchanges that give a colour with at least three worshippers (X1).
ORBIS_FN u64 exchanges(Realm realm) { return colour_sets().exchanges[signs(realm + 125 * kEach)]; }

// The colours that may be spent next so that `due` can still be spent: present, not below the last, and with
// enough worshippers from there on (N4).
ORBIS_FN u32 spendable(Realm realm, int due, int last) {
    const u64 counts = kingdom(realm);
    const u64 before = counts * kEach << 8 & kCounts;
    const u64 enough = (u64(total(realm) - due) * kEach | kSigns) - before;
    const u64 present = counts + 127 * kEach;
    return u32(signs(enough & present)) >> last << last;
}

ORBIS_FN Realm exchanged(Realm realm, int id) { return realm + colour_sets().exchanged[id - kExchange]; }

}  // namespace orbis::inline ORBIS_ARCH
