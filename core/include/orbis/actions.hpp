// The ids of RULES section 10, and sets of them.
#pragma once

#include "orbis/pieces.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kActions = 109;
constexpr int kTakeTile = 0, kTakeGod = 9, kExchange = 19, kBuild = 39, kMakeWilderness = 40, kPlaceLeft = 41,
              kPlaceRight = 42, kPlaceAbove = 43, kSpend = 52, kGain = 57, kStrike = 62, kDecline = 107, kEndTurn = 108;

// A set of actions.
struct Options {
    u64 low, high;  // ids 0–63, 64–108

    ORBIS_FN bool has(int id) const { return (id < 64 ? low >> id : high >> (id - 64)) & 1; }
    ORBIS_FN int count() const { return count_bits(low) + count_bits(high); }

    // The k-th action in the order of ids, counted from 0.
    ORBIS_FN int nth(int k) const {
        const int in_low = count_bits(low);
        return k < in_low ? nth_bit(low, k) : 64 + nth_bit(high, k - in_low);
    }

    ORBIS_FN void add(int id) {
        low |= id < 64 ? u64{1} << id : 0;
        high |= id < 64 ? 0 : u64{1} << (id - 64);
    }
};

ORBIS_FN constexpr int exchange_id(int given, int gained) {
    return kExchange + 4 * given + (gained < given ? gained : gained - 1);
}
ORBIS_FN constexpr int given_by(int id) { return (id - kExchange) / 4; }
ORBIS_FN constexpr int gained_by(int id) {
    const int other = (id - kExchange) % 4;
    return other < given_by(id) ? other : other + 1;
}

}  // namespace orbis::inline ORBIS_ARCH
