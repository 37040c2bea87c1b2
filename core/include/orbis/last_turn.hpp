// What can come of a player's last turn. Each turn brings a region or a god (T1), so then either the god is missing or
// one region, for which there is one slot: the other of row 4. Of the worshippers only the number still counts.
#pragma once

#include "orbis/display.hpp"
#include "orbis/paying.hpp"
#include "orbis/scoring.hpp"

namespace orbis::inline ORBIS_ARCH {

// A universe with its last region; the tile may not fit there.
struct Completed {
    Universe universe;
    u64 tally;
    int forests;
    bool fits;
};

ORBIS_FN Side side_of(const Completed& completed, Realm realm) {
    return {completed.tally, completed.forests, &completed.universe, realm};
}

// What tiles make of a universe that lacks one region, found when first asked for.
class Completions {
  public:
    void begin(const Universe& universe) {
        if (memcmp(&universe_, &universe, sizeof universe) == 0) return;
        memcpy(&universe_, &universe, sizeof universe);
        memset(known_, 0, sizeof known_);
    }

    // With a tile, its effect done as far as it needs no decision, or done at all; or with `kWilderness`.
    const Completed& with(u8 tile, const Tables& tables) {
        Completed& completed = completed_[tile];
        if (!known_[tile]) {
            known_[tile] = true;
            complete(completed, tile, tables);
        }
        return completed;
    }

  private:
    void complete(Completed& completed, u8 tile, const Tables& tables) const {
        const TileRow& row = tables.tiles[tile];
        const u32 places =
            tile == kWilderness ? places_for_wilderness(universe_) : places_face_up(universe_, row.colour);
        completed.fits = places != 0;
        if (!places) return;
        const int slot = lowest_bit(places);
        completed.universe = universe_;
        lay(completed.universe, slot, tile, row);
        if (row.kind == Effect::kIrrigation && !(universe_.coloured[row.wanted] & below(slot)))
            completed.universe.deactivated |= u16(1u << slot);
        completed.tally = tally(completed.universe, tables, completed.forests);
    }

    Universe universe_{};
    bool known_[kWilderness + 1]{};
    Completed completed_[kWilderness + 1];
};

constexpr int kNoSource = -1;  // of a play that takes no tile

// A way to play a last turn: what the player has then, and what happens to the display.
struct LastPlay {
    Side side;
    int cell;     // from which a tile is taken
    bool built;   // whether it lies face up
    u32 struck;   // the colours that its volcano strikes, 0 if it strikes none
    int strikes;  // how many
};

ORBIS_FN Realm with_total(Realm realm, int number) {
    const int kept = number < kMostWorshippers ? number : kMostWorshippers;  // K1
    return (realm & ~kCountsAndTotal) | u64(kept) << 40;
}

// How many worshippers are left after a tile was paid, with exchanges if need be; negative if it cannot be paid.
ORBIS_FN int left_after_paying(const TileRow& tile, Realm realm) {
    const Worshippers cost = price(tile, realm);
    const int left = total(realm) - total(cost);
    if (covers(realm, cost) || left < 0) return left;
    int lacking = 0, exchangeable = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        const int spare = number_of(realm, colour) - number_of(cost, colour);
        lacking -= spare < 0 ? spare : 0;
        exchangeable += spare < 0 ? 0 : spare / 3;
    }
    return exchangeable < lacking ? -1 : left - 2 * lacking;
}

// The worshippers that a volcano can strike once its tile has been taken: its colour spreads first (T3.1, E4).
ORBIS_FN int strikable_without(const Cell* cells, u32 filled, int cell, const TileRow& tile) {
    const u64 counted = kCounts & ~colour_sets().others[tile.colours];
    int number = 0;
    for (int other = 0; other < kCells; ++other)
        number += other == cell ? 0 : int((cells[other] & counted) * kEach >> 32) & 0xFF;
    if (tile.colours >> tile.colour & 1)
        for (const u8 other : kBeside.cells[cell]) number += other != cell && filled >> other & 1;
    return number;
}

// A display, and a player whose last turn it is.
struct LastTurn {
    const Cell* cells;
    u32 filled;
    u32 gods;  // those left
    Realm realm;
    Completions& completions;
    const Tables& tables;

    // The ways to build the tile of a cell, with what lies on it. A volcano strikes if it can: that harms nobody but
    // others. See each as a `LastPlay`.
    template <typename See>
    ORBIS_FN void see_building(int cell, Cell content, See&& see) const {
        const u8 id = tile_on(content);
        const TileRow& tile = tables.tiles[id];
        const Completed& completed = completions.with(id, tables);
        if (!completed.fits) return;
        const int left = left_after_paying(tile, realm + lying_on(content));
        if (left < 0) return;
        const u64 active = completed.tally, inactive = active - tables.tallies[id];
        const auto show = [&](u64 tally, int number, bool strikes = false) {
            Side side = side_of(completed, with_total(realm, number));
            side.tally = tally;
            see(LastPlay{side, cell, true, strikes ? tile.colours : 0u, strikes ? tile.number : 0});
        };
        switch (tile.kind) {
            case Effect::kConversion: return show(active, left + total(tile.brings));
            case Effect::kAnyConversion: return show(active, left + tile.number);
            case Effect::kVillage:
                if (left >= tile.number) show(active, left - tile.number);
                return show(inactive, left);
            case Effect::kVolcano: {
                const bool strikes = strikable_without(cells, filled, cell, tile) >= tile.number;
                return show(strikes ? active : inactive, left, strikes);
            }
            default: return show(active, left);
        }
    }

    template <typename See>
    ORBIS_FN void see_wilderness(int cell, Worshippers gathered, See&& see) const {
        see(LastPlay{side_of(completions.with(kWilderness, tables), with_total(realm, total(realm + gathered))), cell,
                     false, 0, 0});
    }

    // The ways to take a god, for a universe that is complete.
    template <typename See>
    ORBIS_FN void see_gods(const Side& before, See&& see) const {
        for (u32 left = gods; left; left &= left - 1) {
            const int number = lowest_bit(left) + 1, worshippers = total(realm);
            const GodFacts& facts = tables.gods[number];
            const auto show = [&](int kept, Realm inactive) {
                Side side = before;
                side.realm = with_total(realm, kept) | u64(u32(number)) << 56 | inactive;
                see(LastPlay{side, kNoSource, false, 0, 0}, number);
            };
            if (!facts.discard)
                show(worshippers + facts.gain, 0);
            else if (worshippers >= facts.discard)
                show(worshippers - facts.discard, 0);
            if (facts.discard) show(worshippers, kGodInactive);
        }
    }
};

}  // namespace orbis::inline ORBIS_ARCH
