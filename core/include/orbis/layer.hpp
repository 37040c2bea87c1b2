// A layer of a net: sums of inputs times weights, of numbers of two bytes. Whatever the order in which they are added up,
// the sums are the same.
#pragma once

#include "orbis/platform.hpp"

#if defined(__AVX2__) && !defined(__CUDACC__)
#include <immintrin.h>
#define ORBIS_PAIRS 1
#endif

namespace orbis::inline ORBIS_ARCH {

using i16 = std::int16_t;
using i32 = std::int32_t;

template <int kCount>
ORBIS_FN i32 product(const i16* one, const i16* other) {
    i32 sum = 0;
    for (int index = 0; index < kCount; ++index) sum += i32(one[index]) * other[index];
    return sum;
}

#if defined(ORBIS_PAIRS)
#if defined(__AVX512VNNI__)
using Lanes = __m512i;

// Add to each sum the products of two inputs with its two weights.
ORBIS_FN Lanes with_products(Lanes sums, i32 inputs, const i16* weights) {
    return _mm512_dpwssd_epi32(sums, _mm512_set1_epi32(inputs), _mm512_load_si512(weights));
}
ORBIS_FN Lanes added(Lanes one, Lanes other) { return _mm512_add_epi32(one, other); }
ORBIS_FN Lanes lanes_from(const i32* from) { return _mm512_loadu_si512(from); }
ORBIS_FN void write_lanes(Lanes lanes, i32* to) { _mm512_storeu_si512(to, lanes); }
#else
using Lanes = __m256i;

ORBIS_FN Lanes with_products(Lanes sums, i32 inputs, const i16* weights) {
    const __m256i two = _mm256_load_si256(reinterpret_cast<const __m256i*>(weights));
    return _mm256_add_epi32(sums, _mm256_madd_epi16(_mm256_set1_epi32(inputs), two));
}
ORBIS_FN Lanes added(Lanes one, Lanes other) { return _mm256_add_epi32(one, other); }
ORBIS_FN Lanes lanes_from(const i32* from) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)); }
ORBIS_FN void write_lanes(Lanes lanes, i32* to) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), lanes); }
#endif
#endif

// Weights by output; where one instruction adds the products of two inputs to many sums, by two inputs and then by output.
template <int kInputs, int kOutputs, int kBlock>
class Layer {
  public:
    // From rows by output; those that are missing stay zero.
    void read(const u8* rows, int outputs) {
        for (int output = 0; output < outputs; ++output)
            for (int input = 0; input < kInputs; ++input, rows += sizeof(i16))
                memcpy(&weights_[place(output, input)], rows, sizeof(i16));
    }

    // As many sums as outputs are wanted, rounded up to a block.
    ORBIS_FN void multiply(const i16* inputs, const i32* biases, int outputs, i32* sums) const {
#if defined(ORBIS_PAIRS)
        constexpr int kLanes = sizeof(Lanes) / sizeof(i32), kWidth = kBlock / kLanes;
        constexpr int kChains = 8 / kWidth;  // side by side: in one chain, each product would wait for the last
        for (int first = 0; first < outputs; first += kBlock) {
            Lanes lanes[kChains][kWidth];
            for (int index = 0; index < kWidth; ++index) {
                lanes[0][index] = lanes_from(biases + first + kLanes * index);
                for (int chain = 1; chain < kChains; ++chain) lanes[chain][index] = Lanes{};
            }
            for (int pair = 0; pair < kInputs / 2; pair += kChains)
                for (int chain = 0; chain < kChains; ++chain) {
                    i32 both;
                    memcpy(&both, inputs + 2 * (pair + chain), sizeof both);
                    const i16* const weights = weights_ + place(first, 2 * (pair + chain));
                    for (int index = 0; index < kWidth; ++index)
                        lanes[chain][index] = with_products(lanes[chain][index], both, weights + 2 * kLanes * index);
                }
            for (int index = 0; index < kWidth; ++index) {
                for (int chain = 1; chain < kChains; ++chain)
                    lanes[0][index] = added(lanes[0][index], lanes[chain][index]);
                write_lanes(lanes[0][index], sums + first + kLanes * index);
            }
        }
#else
        for (int output = 0; output < outputs; ++output)
            sums[output] = product<kInputs>(weights_ + place(output, 0), inputs) + biases[output];
#endif
    }

  private:
    static constexpr std::size_t place(int output, int input) {
#if defined(ORBIS_PAIRS)
        return std::size_t((input / 2 * kOutputs + output) * 2 + input % 2);
#else
        return std::size_t(output * kInputs + input);
#endif
    }

    alignas(64) i16 weights_[kInputs * kOutputs];
};

}  // namespace orbis::inline ORBIS_ARCH
