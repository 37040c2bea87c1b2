// Checks tables and states that come from outside. From a sound state every sequence of options leads to the end of
// the game, and nothing on the way reads or writes out of bounds. The Python library's notation makes the same demands
// on a state's text, in the same order.
#pragma once

#include "orbis/legal.hpp"

namespace orbis::inline ORBIS_ARCH {

// What is wrong with a tile set (RULES section 12); null if nothing is.
inline const char* fault_in(const TileFacts* tiles, int count) {
    if (count < 1 || count > kMostTiles) return "there are no tiles, or too many";
    int levels[3] = {};
    for (int id = 0; id < count; ++id) {
        const TileFacts& tile = tiles[id];
        if (tile.level < 1 || tile.level > 3) return "a level is not 1 to 3";
        if (++levels[tile.level - 1] > 32) return "a level has more than 32 tiles";
        if (tile.colour >= kColours) return "there is no such colour";
        int symbols = tile.any_colour;
        for (const u8 number : tile.cost) symbols += number;
        if (symbols > 9) return "a cost has more than 9 symbols";
        if (int(tile.kind) >= kEffects || int(tile.star) >= kStars) return "there is no such effect or star";
        if (tile.colours >> kColours) return "there is no such colour of an effect";
        const bool numbered =
            tile.kind != Effect::kFarm && tile.kind != Effect::kIrrigation && tile.kind != Effect::kStone;
        if (numbered ? tile.number < 1 || tile.number > 9 : tile.number) return "the number of an effect is not 1 to 9";
        const int colours = count_bits(tile.colours);
        switch (tile.kind) {
            case Effect::kFarm:
            case Effect::kIrrigation:
            case Effect::kConversion:
                if (colours != 1) return "an effect wants one colour";
                break;
            case Effect::kForest:
            case Effect::kVolcano:
                if (colours < 1) return "an effect wants colours";
                break;
            case Effect::kVillage:
            case Effect::kAnyConversion:
            case Effect::kStone:
            case Effect::kTemple:
                if (colours) return "an effect wants no colour";
                break;
        }
        if (tile.points > 99 || tile.mystic > 99) return "points are not 0 to 99";
        if (tile.mystic && tile.colour != 0) return "only white tiles have a mystic value";
    }
    return nullptr;
}

inline const char* fault_in(const GodFacts* gods) {
    for (int index = 0; index < kGods; ++index) {
        const GodFacts& god = gods[index];
        if (god.gain > 9 || god.discard > 9 || god.points > 99 || int(god.favour) >= kFavours)
            return "a god cannot be so";
        if (god.gain && god.discard) return "a god brings or asks, not both";
    }
    return nullptr;
}

// What a decision has besides its kind.
enum : u32 { kHasCell = 1, kMayHaveCell = 2, kHasDue = 4, kMayHaveLast = 8, kHasSlot = 16, kHasTile = 32 };

constexpr u32 parts_of(Decision decision) {
    switch (decision) {
        case Decision::kSettling:
        case Decision::kPlacingFaceUp:
        case Decision::kPlacingWilderness: return kHasCell | kHasTile;
        case Decision::kPaying: return kHasCell | kHasTile | kHasDue | kMayHaveLast;
        case Decision::kDiscardingForVillage:
        case Decision::kStriking: return kHasCell | kHasSlot | kHasDue | kMayHaveLast;
        case Decision::kDiscardingForGod: return kHasDue | kMayHaveLast;
        case Decision::kGaining: return kMayHaveCell | kHasDue | kMayHaveLast;
        case Decision::kTrimming: return kMayHaveCell | kMayHaveLast;
        case Decision::kEnding: return kMayHaveCell;
        case Decision::kRefilling: return kHasCell;
        case Decision::kTaking:
        case Decision::kOver: break;
    }
    return 0;
}

// A state under examination. Each check relies on the ones before it.
struct Examination {
    const State& state;
    const Tables& tables;
    const Realm realm = state.realms[state.seat];
    const Universe& universe = state.universes[state.seat];
    const u32 parts = parts_of(state.decision);

    bool is(Decision decision) const { return state.decision == decision; }
    bool on_display(int cell) const { return tile_on(state.cells[cell]) != kNoTile; }
    const u32* in_game() const { return tables.in_game[state.players]; }
    int regions(int seat) const { return count_bits(state.universes[seat].occupied); }

    int all_regions() const {
        int sum = 0;
        for (int seat = 0; seat < state.players; ++seat) sum += regions(seat);
        return sum;
    }

    // How many tiles have been taken.
    int taken() const { return all_regions() + bool(parts & kHasTile); }

    // The worshippers of a kingdom, counted from a colour on.
    int from(int colour) const {
        int sum = 0;
        for (; colour < kColours; ++colour) sum += number_of(realm, colour);
        return sum;
    }

    const char* turn() const {
        const int turns = kRounds * state.players;
        int tiles = 0;
        for (int level = 0; level < 3; ++level) tiles += count_bits(in_game()[level]);
        if (tiles < kSlots * state.players) return "the tile set has too few tiles for the players (S6)";
        if (state.turn > turns) return "there are not so many turns (T1)";
        if ((state.turn == turns) != is(Decision::kOver)) return "the game is over after its last turn (D1)";
        return nullptr;
    }

    // The decision has the parts it needs, each within its range.
    const char* decision() const {
        const bool has_cell = state.cell != kNoCell;
        if (has_cell ? state.cell >= kCells || !(parts & (kHasCell | kMayHaveCell)) : parts & kHasCell)
            return "the cell does not suit the decision";
        if (has_cell && on_display(state.cell)) return "the emptied cell has a tile (T3)";
        if (bool(state.due) != bool(parts & kHasDue)) return "what is due does not suit the decision";
        if (state.begun && !(parts & kMayHaveLast)) return "the last choice does not suit the decision";
        if (state.last >= (is(Decision::kStriking) ? kColours * kCells : kColours))
            return "there is no such last choice";
        if (state.slot >= kSlots) return "there is no such slot";
        if (state.tile >= tables.count) return "there is no such tile";
        return nullptr;
    }

    const char* universes() const {
        for (int seat = 0; seat < state.players; ++seat) {
            const Universe& universe = state.universes[seat];
            if (universe.deactivated & ~universe.occupied) return "nothing lies under a deactivation token";
            u32 discounted = 0;
            for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
                const int slot = lowest_bit(slots);
                const TileRow& tile = tables.tiles[universe.tiles[slot]];
                const u32 under = below(slot);
                if ((universe.occupied & under) != under) return "a region does not stand on two (P2)";
                const bool deactivated = universe.deactivated >> slot & 1;
                if (universe.tiles[slot] == kWilderness) {
                    if (deactivated) return "a wilderness is deactivated";
                    continue;
                }
                if (under && !(universe.coloured[tile.colour] & under)) return "a tile lacks its colour below (P3)";
                discounted |= discounts(tile.tokens);
                if (tile.kind == Effect::kVillage || tile.kind == Effect::kVolcano) continue;
                const bool dry =
                    tile.kind == Effect::kIrrigation && !(universe.coloured[lowest_bit(tile.colours)] & under);
                if (deactivated != dry) return "a region is active or not by its effect and what is below it (E5)";
            }
            if (discounts(state.realms[seat]) != discounted) return "the discounts are not those of the farms (E1)";
        }
        return nullptr;
    }

    const char* tiles() const {
        u32 seen[3] = {state.stacks[0], state.stacks[1], state.stacks[2]};
        bool twice = false;
        const auto see = [&](u8 tile) {
            const TileRow& row = tables.tiles[tile];
            u32& level = seen[row.level - 1];
            twice |= level >> row.place & 1;
            level |= u32{1} << row.place;
        };
        int displayed = 0;
        for (int cell = 0; cell < kCells; ++cell)
            if (on_display(cell)) {
                see(tile_on(state.cells[cell]));
                ++displayed;
            }
        for (int seat = 0; seat < state.players; ++seat)
            for (const u8 tile : state.universes[seat].tiles)
                if (tile < kWilderness) see(tile);
        if (parts & kHasTile) see(state.tile);
        if (twice) return "a tile is in two places";
        int left = -displayed - taken(), stacked = 0;
        bool drawn_from = true;
        for (int level = 0; level < 3; ++level) {
            if (seen[level] & ~in_game()[level]) return "a tile is not in the game (S2)";
            if (!drawn_from && state.stacks[level] != in_game()[level])
                return "a stack lacks a tile before its time (T3)";
            drawn_from &= !state.stacks[level];
            left += count_bits(in_game()[level]);
            stacked += count_bits(state.stacks[level]);
        }
        return stacked == left ? nullptr : "a tile got lost (S6)";
    }

    const char* display() const {
        for (int cell = 0; cell < kCells; ++cell) {
            if (!on_display(cell) && stacked(state) && cell != state.cell) return "a cell was not refilled (T3)";
            if (total(state.cells[cell]) > taken()) return "a cell has more worshippers than tiles were taken (T3)";
        }
        return nullptr;
    }

    const char* gods() const {
        u32 seen = state.gods;
        int number = count_bits(state.gods);
        for (int seat = 0; seat < state.players; ++seat) {
            const Realm realm = state.realms[seat];
            if (!god(realm)) {
                if (realm & kGodInactive) return "a god that is not there is not active";
                continue;
            }
            if (realm & kGodInactive && !tables.gods[god(realm)].discard) return "nothing deactivates this god (G10)";
            seen |= 1u << (god(realm) - 1);
            ++number;
        }
        if (seen >> kGods || count_bits(seen) != number) return "a god is in two places";
        return number == state.players + 1 ? nullptr : "the gods are not one more than the players (S2)";
    }

    const char* players() const {
        const bool come_to_lie = state.decision >= Decision::kDiscardingForVillage && !is(Decision::kOver);
        const bool resting = is(Decision::kTaking) || state.decision >= Decision::kEnding;
        for (int seat = 0; seat < state.players; ++seat) {
            const bool at_turn = seat == state.seat;
            const int turns = state.turn / state.players + (seat < state.seat) + (at_turn && come_to_lie);
            if (regions(seat) + bool(god(state.realms[seat])) != turns)
                return "each turn brings a region or a god (T1)";
            const int most = kMostWorshippers + (at_turn && !resting ? taken() + 9 : 0);
            if (total(state.realms[seat]) > most) return "a kingdom has too many worshippers (K1)";
        }
        return nullptr;
    }

    // A taken tile has spread its worshippers and has a slot to go to (T2, T3.1).
    const char* pending() const {
        const TileRow& tile = tables.tiles[state.tile];
        if (is_complete(universe)) return "a complete universe takes no tile (T2)";
        for (int cell = 0; cell < kCells; ++cell) {
            const int rows = cell / 3 - state.cell / 3, columns = cell % 3 - state.cell % 3;
            if (rows * rows + columns * columns == 1 && on_display(cell) && !number_of(state.cells[cell], tile.colour))
                return "the taken tile has not spread its worshippers (T3)";
        }
        const bool face_up = is(Decision::kPaying) || is(Decision::kPlacingFaceUp);
        return face_up && !places_face_up(universe, tile.colour) ? "the tile finds no slot (N2)" : nullptr;
    }

    // The whole amount is due at first, less once something was chosen (N4).
    bool amounts_to(int number) const { return state.begun ? state.due < number : state.due == number; }

    bool affordable(int due) const { return from(state.last) >= due; }

    // Whether the region in a slot can be the newest: nothing lies on it, and in row 1 it is at an end.
    bool may_be_newest(int slot) const {
        for (u32 slots = universe.occupied; slots; slots &= slots - 1)
            if (below(lowest_bit(slots)) >> slot & 1) return false;
        return slot == 0 || slot >= width(universe) - 1;
    }

    // Whether a region that is not active yet waits in the slot of the decision.
    bool waits(Effect kind) const {
        const u32 waiting = u32{universe.deactivated} >> state.slot & 1;
        return waiting && tables.tiles[universe.tiles[state.slot]].kind == kind && may_be_newest(state.slot);
    }

    int due_at_first() const { return tables.tiles[universe.tiles[state.slot]].number; }

    bool gives() const {
        if (state.cell == kNoCell) return amounts_to(tables.gods[god(realm)].gain);
        for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
            const int slot = lowest_bit(slots);
            const TileRow& tile = tables.tiles[universe.tiles[slot]];
            if (tile.kind == Effect::kAnyConversion && may_be_newest(slot) && amounts_to(tile.number)) return true;
        }
        return false;
    }

    const char* strikes() const {
        if (!waits(Effect::kVolcano) || !amounts_to(due_at_first())) return "no volcano waits for so many (E4)";
        const u32 colours = tables.tiles[universe.tiles[state.slot]].colours;
        const int last_colour = state.last / kCells, last_cell = state.last % kCells;
        if (state.begun && (!(colours >> last_colour & 1) || !on_display(last_cell)))
            return "the last strike was not possible (E4)";
        int left = 0;
        for (int colour = 0; colour < kColours; ++colour)
            for (int cell = 0; cell < kCells; ++cell)
                if (colours >> colour & 1 && colour * kCells + cell >= state.last)
                    left += number_of(state.cells[cell], colour);
        return left < state.due ? "more is due than can be struck (N4)" : nullptr;
    }

    const char* running_turn() const {
        if (parts & kHasTile)
            if (const char* const fault = pending()) return fault;
        if (state.cell == kNoCell && parts & kMayHaveCell && !god(realm))
            return "neither a cell nor a god was taken (T4)";
        if (state.cell != kNoCell && !(parts & kHasTile) && !width(universe)) return "there is no region (T4)";
        switch (state.decision) {
            case Decision::kPaying:
                if (!amounts_to(tables.tiles[state.tile].any_colour)) return "the tile does not cost so much (N3)";
                return affordable(state.due) ? nullptr : "more is due than the kingdom has (N4)";
            case Decision::kDiscardingForVillage:
                if (!waits(Effect::kVillage) || !amounts_to(due_at_first())) return "no village waits for so many (E2)";
                return affordable(state.due) ? nullptr : "more is due than the kingdom has (N4)";
            case Decision::kDiscardingForGod:
                if (!(realm & kGodInactive) || !amounts_to(tables.gods[god(realm)].discard))
                    return "no god waits for so many (G10)";
                return affordable(state.due) ? nullptr : "more is due than the kingdom has (N4)";
            case Decision::kGaining: return gives() ? nullptr : "nothing gives so many (E7)";
            case Decision::kStriking: return strikes();
            case Decision::kTrimming: {
                const int due = total(realm) - kMostWorshippers;
                return due > 0 && affordable(due) ? nullptr : "there is nothing to trim (N6)";
            }
            case Decision::kRefilling: return stacked(state) ? nullptr : "the stacks are empty (N7)";
            case Decision::kTaking:
            case Decision::kSettling:
            case Decision::kPlacingFaceUp:
            case Decision::kPlacingWilderness:
            case Decision::kEnding:
            case Decision::kOver: return nullptr;
        }
        return nullptr;
    }
};

// What is wrong with a state whose parts are each within their range; null if nothing is.
inline const char* fault_in(const State& state, const Tables& tables) {
    const Examination examination{state, tables};
    using Check = const char* (Examination::*)() const;
    constexpr Check kChecks[] = {&Examination::turn,    &Examination::decision,    &Examination::universes,
                                 &Examination::tiles,   &Examination::display,     &Examination::gods,
                                 &Examination::players, &Examination::running_turn};
    for (const Check check : kChecks)
        if (const char* const fault = (examination.*check)()) return fault;
    return nullptr;
}

}  // namespace orbis::inline ORBIS_ARCH
