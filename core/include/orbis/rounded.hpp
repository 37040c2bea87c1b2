// Rounded weights of a net: a shift for each row of a matrix, and numbers of one byte; first of all, for the first layer,
// a shift for each unit as well. Files have them, and whoever loads a net makes whole ones of them. The kernels do not
// include this: it uses the C++ library.
#pragma once

#include <algorithm>
#include <vector>

#include "orbis/net.hpp"

namespace orbis {

// What is wrong with the shifts of rounded weights, or null; nothing, if these are none.
inline const char* fault_in_shifts(int players, const u8* bytes, std::size_t length) {
    constexpr int kMostShift = 15;
    if (players < 2 || players > kMostPlayers) return nullptr;
    const NetSizes sizes(players);
    if (length != sizes.rounded()) return nullptr;
    const auto most = [&bytes](std::size_t count) {
        const u8* const first = bytes;
        return int(*std::max_element(first, bytes += count));
    };
    const auto most_of_rows = [&](std::size_t count, std::size_t width, std::size_t bias) {
        const int found = most(count / 2 / width);
        bytes += count / 2 + bias;
        return found;
    };
    const int by_unit = most(kUnits);
    bool fits = by_unit + most_of_rows(sizes.rows, kUnits, sizes.bias) <= kMostShift;
    fits &= most_of_rows(sizes.second, kUnits, sizes.second_bias) <= kMostShift;
    fits &= most_of_rows(sizes.third, kHidden, sizes.third_bias) <= kMostShift;
    fits &= most_of_rows(sizes.query, kUnits, sizes.query_bias) <= kMostShift;
    fits &= most_of_rows(sizes.takes, kHidden, 0) <= kMostShift;
    return fits ? nullptr : "a shift of the rounded weights is larger than 15";
}

// The weights that rounded ones without a fault in their shifts stand for; as they are if they are not rounded, or none if their length is wrong.
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
            const i16 number = i16(u32(i32(std::int8_t(*bytes++))) << shift);
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
