// A hash of the public state: equal states have equal bytes, so it is a hash of the bytes.
#pragma once

#include "orbis/state.hpp"

namespace orbis::inline ORBIS_ARCH {

// Of a multiple of 16 bytes.
ORBIS_FN u64 hash_of_bytes(const u8* bytes, unsigned length) {
    u64 hash = 0x9E37'79B9'7F4A'7C15ull;
    for (unsigned at = 0; at < length; at += 16) {
        const u64 first = load(bytes + at) ^ 0xA076'1D64'78BD'642Full ^ at;
        const u64 second = load(bytes + at + 8) ^ hash;
        hash = (first * second) ^ multiply_high(first, second);
        hash += first;
    }
    const u64 mixed = hash ^ 0xE703'7ED1'A0B4'28DBull;
    return (hash * mixed) ^ multiply_high(hash, mixed);
}

ORBIS_FN u64 hash_of(const State& state) { return hash_of_bytes(reinterpret_cast<const u8*>(&state), sizeof(State)); }

ORBIS_FN bool equal(const State& one, const State& other) { return memcmp(&one, &other, sizeof(State)) == 0; }

}  // namespace orbis::inline ORBIS_ARCH
