// A player's universe: where regions lie, and where a tile may lie (RULES section 5).
#pragma once

#include "orbis/catalogue.hpp"

namespace orbis::inline ORBIS_ARCH {

// Slots are numbered row by row from below: 0–4, 5–8, 9–11, 12–13. A row never fills before the one below, so
// growing row 1 at its left end shifts everything by one slot (N1).
struct Universe {
    u16 occupied;
    u16 coloured[kColours];  // the slots that count as having a colour, wildernesses included (W1)
    u16 deactivated;
    u16 forests;
    u8 tiles[kSlots];  // kWilderness, or kNoTile where nothing lies
};
static_assert(sizeof(Universe) == 30);

ORBIS_FN constexpr int slot_of_row(int row) { return row == 0 ? 0 : row == 1 ? 5 : row == 2 ? 9 : 12; }

// Sets of slots: the two below each slot, its neighbours (E3), and by the occupied slots of row 1, the ends of the row:
// the next slot at the right, and slot 0, which becomes the left end. An empty row has one end (P1, N1).
struct Geometry {
    u16 below[kSlots];
    u16 neighbours[kSlots];
    u8 ends[1 << 5];
};

constexpr Geometry make_geometry() {
    Geometry geometry{};
    for (int row = 0; row < 4; ++row)
        for (int position = 0; position < 5 - row; ++position) {
            const int slot = slot_of_row(row) + position;
            const int around[6][2] = {{row, position - 1},     {row, position + 1},     {row - 1, position},
                                      {row - 1, position + 1}, {row + 1, position - 1}, {row + 1, position}};
            for (const auto& other : around)
                if (other[0] >= 0 && other[0] < 4 && other[1] >= 0 && other[1] < 5 - other[0])
                    geometry.neighbours[slot] |= u16(1 << (slot_of_row(other[0]) + other[1]));
            if (row > 0) geometry.below[slot] = u16(3 << (slot_of_row(row - 1) + position));
        }
    for (int width = 0; width < 5; ++width) geometry.ends[(1 << width) - 1] = u8(1 | 1 << width);
    return geometry;
}

#if defined(__CUDACC__)
__device__ constexpr Geometry kDeviceGeometry = make_geometry();
#endif
constexpr Geometry kGeometry = make_geometry();

ORBIS_FN const Geometry& geometry() {
#if defined(__CUDA_ARCH__)
    return kDeviceGeometry;
#else
    return kGeometry;
#endif
}

ORBIS_FN u32 below(int slot) { return geometry().below[slot]; }
ORBIS_FN u32 neighbours(int slot) { return geometry().neighbours[slot]; }

// The slots of rows 2 to 4 that stand on neighbouring pairs; a pair is named by its left slot (P2).
ORBIS_FN u32 slots_above(u32 pairs) {
#if defined(ORBIS_BMI2)
    return _pext_u32(pairs, 0x6EF) << 5;
#else
    return (pairs & 0x00F) << 5 | (pairs & 0x0E0) << 4 | (pairs & 0x600) << 3;
#endif
}

ORBIS_FN int width(const Universe& universe) { return count_bits(universe.occupied & 0x1F); }
ORBIS_FN bool is_complete(const Universe& universe) { return universe.occupied == 0x3FFF; }

// Where a tile or wilderness may lie, as the slots it will have (P1, P2, P3, N1).
ORBIS_FN u32 places(u32 occupied, u32 matching) {
    const u32 pairs = occupied & occupied >> 1 & (matching | matching >> 1);
    return (slots_above(pairs) & ~occupied) | geometry().ends[occupied & 0x1F];
}

ORBIS_FN u32 places_face_up(const Universe& universe, int colour) {
    return places(universe.occupied, universe.coloured[colour]);
}

ORBIS_FN u32 places_for_wilderness(const Universe& universe) { return places(universe.occupied, 0xFFFF); }

// Lay a tile face up, or a wilderness, at one of its `places`. At the left end of row 1 everything moves by one slot
// first (N1); nothing lies in the last slot of any row then, so nothing is lost.
ORBIS_FN void lay(Universe& universe, int slot, u8 tile, const TileRow& row) {
    const bool left = slot == 0;
    const u64 bit = 0x0001'0001'0001'0001ull << slot;
    u8* const sets = reinterpret_cast<u8*>(&universe);
    store(sets, load(sets) << left | (bit & row.lanes[0]));
    store(sets + 8, load(sets + 8) << left | (bit & row.lanes[1]));
    const u64 first = load(universe.tiles), last = load(universe.tiles + 5);
    store(universe.tiles + left, first);
    store(universe.tiles + 5 + left, last);
    universe.tiles[slot] = tile;
}

}  // namespace orbis::inline ORBIS_ARCH
