// What depends on the compiler and the machine: macros for host and device, and a few bit operations.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__CUDACC__)
#define ORBIS_FN __host__ __device__ __forceinline__
#define ORBIS_CALLED_FN __host__ __device__ inline
#else
#define ORBIS_FN inline __attribute__((always_inline))
#define ORBIS_CALLED_FN inline __attribute__((noinline))  // rarely called; inlined, it would take a loop's registers
#endif

// Code for different instruction sets lives side by side in one program, so each set has a namespace of its own:
// otherwise the linker would keep just one copy of every inline function.
#if !defined(ORBIS_ARCH)
#define ORBIS_ARCH portable
#endif

#if defined(__BMI2__) && !defined(__CUDACC__)
#include <immintrin.h>
#define ORBIS_BMI2 1
#endif

namespace orbis::inline ORBIS_ARCH {

using u8 = std::uint8_t;
using u16 = std::uint16_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

ORBIS_FN int count_bits(u64 bits) {
#if defined(__CUDA_ARCH__)
    return __popcll(bits);
#else
    return __builtin_popcountll(bits);
#endif
}

// The index of the lowest bit; there must be one.
ORBIS_FN int lowest_bit(u64 bits) {
#if defined(__CUDA_ARCH__)
    return __ffsll(static_cast<long long>(bits)) - 1;
#else
    return __builtin_ctzll(bits);
#endif
}

// The index of the k-th set bit, counted from 0; there must be one.
ORBIS_FN int nth_bit(u64 bits, int k) {
#if defined(ORBIS_BMI2)
    return static_cast<int>(_tzcnt_u64(_pdep_u64(u64{1} << k, bits)));
#else
    int index = 0;
    for (int width = 32; width; width >>= 1) {
        const u64 low = bits & ((u64{1} << width) - 1);
        const int inside = count_bits(low);
        const bool above = k >= inside;
        k -= above ? inside : 0;
        index += above ? width : 0;
        bits = above ? bits >> width : low;
    }
    return index;
#endif
}

// The upper half of a product.
ORBIS_FN u64 multiply_high(u64 a, u64 b) {
#if defined(__CUDA_ARCH__)
    return __umul64hi(a, b);
#else
    return static_cast<u64>((static_cast<unsigned __int128>(a) * b) >> 64);
#endif
}

// One of two values, without a branch: for unpredictable choices.
ORBIS_FN constexpr u64 choose(bool first, u64 one, u64 other) { return other ^ ((one ^ other) & (u64{0} - first)); }

// Eight bytes from and to any address.
ORBIS_FN u64 load(const void* from) {
    u64 word;
    memcpy(&word, from, sizeof word);
    return word;
}

ORBIS_FN void store(void* to, u64 word) { memcpy(to, &word, sizeof word); }

}  // namespace orbis::inline ORBIS_ARCH
