// Rounded weights of a net: a shift for each row of a matrix, and numbers of one byte; first of all, for the first layer,
// a shift for each unit as well. Files have them, and whoever loads a net makes whole ones of them. The kernels do not
// include this: it uses the C++ library.
#pragma once

#include <vector>

#include "orbis/net.hpp"

namespace orbis {

// The weights that rounded ones stand for; as they are if they are not rounded, or none if their length is wrong.
inline std::vector<u8> whole_weights(int players, const u8* bytes, std::size_t length) {
    if (players < 2 || players > kMostPlayers) return {};
    const NetSizes sizes(players);
    if (length == sizes.all()) return {bytes, bytes + length};
    if (length != sizes.rounded()) return {};
    std::vector<u8> all(sizes.all());
    u8* to = all.data();
    const auto copy = [&](std::size_t count) {
        memcpy(to, bytes, count);
        to += count;
        bytes += count;
    };
    const auto widen = [&](std::size_t count, std::size_t width, const u8* by_column = nullptr) {
        const u8* const by_row = bytes;
        bytes += count / 2 / width;
        for (std::size_t index = 0; index < count / 2; ++index, to += 2) {
            const int shift = by_row[index / width] + (by_column ? by_column[index % width] : 0);
            const i16 number = i16(u32(i32(std::int8_t(*bytes++))) << (shift & 15));
            memcpy(to, &number, sizeof number);
        }
    };
    const u8* const by_unit = bytes;
    bytes += kUnits;
    widen(sizes.rows, kUnits, by_unit);
    copy(sizes.bias);
    widen(sizes.second, kUnits);
    copy(sizes.second_bias);
    widen(sizes.third, kHidden);
    copy(sizes.third_bias);
    widen(sizes.query, kUnits);
    copy(sizes.query_bias);
    widen(sizes.takes, kHidden);
    return all;
}

}  // namespace orbis
