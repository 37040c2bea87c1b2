// The display: cells with tiles and the worshippers that lie on them (S3, T3.1).
#pragma once

#include "orbis/state.hpp"

namespace orbis::inline ORBIS_ARCH {

// The cells orthogonally next to each cell; where there are fewer than four, the cell itself fills the gaps.
struct Beside {
    u8 cells[kCells][4];
};

constexpr Beside make_beside() {
    Beside beside{};
    for (int cell = 0; cell < kCells; ++cell) {
        int found = 0;
        for (int other = 0; other < kCells; ++other) {
            const int rows = cell / 3 - other / 3, columns = cell % 3 - other % 3;
            if (rows * rows + columns * columns == 1) beside.cells[cell][found++] = u8(other);
        }
        while (found < 4) beside.cells[cell][found++] = u8(cell);
    }
    return beside;
}

#if defined(__CUDACC__)
__device__ constexpr Beside kDeviceBeside = make_beside();
#endif
constexpr Beside kBeside = make_beside();

#if defined(__AVX2__)
// The neighbours of each cell as masks: for the first eight cells, and for the ninth.
struct BesideMasks {
    u64 eight[kCells][8];
    u64 ninth[kCells];
};

constexpr BesideMasks make_beside_masks() {
    BesideMasks masks{};
    for (int cell = 0; cell < kCells; ++cell)
        for (const u8 other : kBeside.cells[cell])
            if (other != cell) (other < 8 ? masks.eight[cell][other] : masks.ninth[cell]) = ~u64{0};
    return masks;
}

alignas(64) constexpr BesideMasks kBesideMasks = make_beside_masks();
#endif

// Put worshippers on each tile next to a cell, but not on empty cells. The cell itself may get some too: it is being
// emptied.
ORBIS_FN void spread(Cell* cells, int cell, Worshippers one) {
#if defined(__AVX2__)
    const __m256i added = _mm256_set1_epi64x(static_cast<long long>(one));
    for (int group = 0; group < 8; group += 4) {
        __m256i* const four = reinterpret_cast<__m256i*>(cells + group);
        const __m256i beside = _mm256_load_si256(reinterpret_cast<const __m256i*>(kBesideMasks.eight[cell] + group));
        const __m256i before = _mm256_loadu_si256(four);
        // An empty cell has kNoTile in its top byte, which sets the sign bit; no tile does.
        const __m256i empty = _mm256_cmpgt_epi64(_mm256_setzero_si256(), before);
        _mm256_storeu_si256(four,
                            _mm256_add_epi64(before, _mm256_andnot_si256(empty, _mm256_and_si256(added, beside))));
    }
    cells[8] += choose(cells[8] >> 63, 0, one & kBesideMasks.ninth[cell]);
#else
#if defined(__CUDA_ARCH__)
    const u8* const others = kDeviceBeside.cells[cell];
#else
    const u8* const others = kBeside.cells[cell];
#endif
    for (int index = 0; index < 4; ++index) {
        Cell& other = cells[others[index]];
        other += tile_on(other) == kNoTile ? 0 : one;
    }
#endif
}

}  // namespace orbis::inline ORBIS_ARCH
