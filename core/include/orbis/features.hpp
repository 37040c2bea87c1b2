// What a net sees of a state, as features that are there or not. It looks from the seat that plays next, at the start of
// a turn or at its end, before the refill. Nothing in it depends on left and right, neither in a universe nor in the
// display: a mirrored position has the same features.
//
// Features name tiles by number, and traits say what a tile is like: a net has weights for traits, and adds up those of
// each feature when it is loaded for a tile set. So it knows tiles that it has never seen.
#pragma once

#include "orbis/policy.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kFeatureVersion = 1;
constexpr int kFaces = kWilderness + 1;  // the tiles, and the wilderness, which also stands for an empty cell

// The traits of a tile: those that matter once it is placed, then those of its price.
constexpr int kNoFace = 0, kColourTrait = 1, kKindTrait = kColourTrait + kColours,
              kKindColourTrait = kKindTrait + kEffects, kKindNumberTrait = kKindColourTrait + kEffects * kColours,
              kPointsTrait = kKindNumberTrait + kEffects * 6, kMysticTrait = kPointsTrait + 8,
              kPlacedTraits = kMysticTrait + 6, kCostTrait = kPlacedTraits, kAnyTrait = kCostTrait + 2 * kColours,
              kSumTrait = kAnyTrait + 2, kLevelTrait = kSumTrait + 6, kTraits = kLevelTrait + 3;
constexpr int kMostTraits = 40;  // of one feature

// Whether a player could build a tile of the display: no place, three or more worshippers missing, two, one, its effect
// would not work, all is well.
constexpr int kBuildStates = 6;

// Tiles appear in contexts: a player's rows, deactivated, and by how they could be built; in the display by their kind of
// cell and by what lies on them, and in the stacks.
constexpr int kPlacedContexts = 5, kOwnContexts = kPlacedContexts + kBuildStates;
constexpr int kCellKinds = 3, kMostLying = 6, kSharedContexts = kCellKinds + kMostLying + 1 + 1;

// A player's other features, after those of tiles.
constexpr int kPairsOfColours = 21;  // of five colours and the wilderness, in any order
constexpr int kRowsAt = 0, kHeldAt = kRowsAt + 18, kHoldsAt = kHeldAt + kColours * 11, kTokensAt = kHoldsAt + 12,
              kGodAt = kTokensAt + kColours, kTempleAt = kGodAt + kGods + 2, kIrrigationAt = kTempleAt + 10,
              kVolcanoAt = kIrrigationAt + 6, kVillageAt = kVolcanoAt + 6, kForestAt = kVillageAt + 6,
              kWildernessAt = kForestAt + 6, kPlaceAt = kWildernessAt + 10, kRegionsAt = kPlaceAt + kColours * 3 * 2,
              kPairAt = kRegionsAt + 41, kLackAt = kPairAt + 3 * kPairsOfColours, kOwnOthers = kLackAt + 5;

// What all share.
constexpr int kLyingAt = 0, kBesideAt = kLyingAt + kCellKinds * kColours * 6, kGodLeftAt = kBesideAt + 15,
              kTurnAt = kGodLeftAt + kGods, kRaceAt = kTurnAt + kRounds * kMostPlayers, kLeadAt = kRaceAt + 11,
              kHeldLeadAt = kLeadAt + 41, kKindLeadAt = kHeldLeadAt + 21, kSharedOthers = kKindLeadAt + 4 * 7 + 9;

constexpr int kOwnFeatures = kOwnContexts * kFaces + kOwnOthers;
constexpr int kSharedFeatures = kSharedContexts * kFaces + kSharedOthers;
constexpr int kOwnTraits = kPlacedContexts * kPlacedTraits + kBuildStates * kTraits + kOwnOthers;
constexpr int kSharedTraits = kSharedContexts * kTraits + kSharedOthers;

constexpr int count_features(int players) { return players * kOwnFeatures + kSharedFeatures; }
constexpr int count_traits(int players) { return players * kOwnTraits + kSharedTraits; }
constexpr int most_features(int players) { return players * 99 + 181; }  // if all were there at once
constexpr int kMostFeatures = most_features(kMostPlayers);

// The options of taking, as a policy knows them: a tile by how it could be built, or a god.
constexpr int kTakeFeatures = kBuildStates * kFaces + kGods;
constexpr int kTakeTraits = kBuildStates * kTraits + kGods;

ORBIS_FN int clamped(int value, int least, int most) { return value < least ? least : value > most ? most : value; }
ORBIS_FN int at_most(int value, int most) { return value < most ? value : most; }

// The turn that comes next.
ORBIS_FN int turn_ahead(const State& state) { return state.turn + (state.decision == Decision::kRefilling); }

// A pair of numbers below `kinds` in any order, as one number.
ORBIS_FN int unordered(int one, int other, int kinds) {
    const int low = one < other ? one : other, high = one < other ? other : one;
    return low * (2 * kinds - low - 1) / 2 + high;
}

// Writes the indices of what is there.
class FeatureWriter {
  public:
    FeatureWriter(u16* to) : begin_(to), to_(to) {}

    ORBIS_FN void tile(int base, int context, int face) { *to_++ = u16(base + context * kFaces + face); }
    ORBIS_FN void other(int base, int index) { *to_++ = u16(base + index); }
    int count() const { return int(to_ - begin_); }

  private:
    u16* const begin_;
    u16* to_;
};

// How a player could build the tile of a cell, with what lies on it.
ORBIS_CALLED_FN int build_state(const Universe& universe, Realm realm, Cell cell, u64 lying, u32 places,
                                const Tables& tables) {
    const TileRow& tile = tables.tiles[tile_on(cell)];
    if (!places) return 0;
    const Realm have = realm + lying_on(cell);
    const Worshippers cost = price(tile, have);
    const int kept = total(have) - total(cost);
    if (!covers(have, cost)) {
        int lacking = 0;
        for (int colour = 0; colour < kColours; ++colour) {
            const int missing = number_of(cost, colour) - number_of(have, colour);
            lacking += missing > 0 ? missing : 0;
        }
        lacking = lacking > -kept ? lacking : -kept;
        return lacking >= 3 ? 1 : lacking == 2 ? 2 : 3;
    }
    bool works = true;
    switch (tile.kind) {
        case Effect::kVillage: works = kept >= tile.number; break;
        case Effect::kForest: works = most_neighbours(universe, places, tile.colours) >= tile.number; break;
        case Effect::kVolcano: {
            const u64 counted = kCounts & ~colour_sets().others[tile.colours];
            works = (int(((lying - (cell & kCounts)) & counted) * kEach >> 32) & 0xFF) >= tile.number;
            break;
        }
        case Effect::kIrrigation: {
            const u32 wanted = universe.coloured[tile.wanted];
            const u32 pairs = universe.occupied & universe.occupied >> 1 & (wanted | wanted >> 1);
            works = places & slots_above(pairs);
            break;
        }
        default: break;
    }
    return works ? 5 : 4;
}

// By cell, how who is next could build its tile.
struct BuildStates {
    u8 cells[kCells];
};

// The feature of an option of taking, for a policy.
ORBIS_FN int take_feature(const State& state, const BuildStates& build, int id) {
    if (id >= kTakeGod) return kBuildStates * kFaces + id - kTakeGod;
    return build.cells[id - kTakeTile] * kFaces + tile_on(state.cells[id - kTakeTile]);
}

// The feature of a tile that is left in a stack.
ORBIS_FN int stack_feature(int level, int bit, int players, const Tables& tables) {
    return players * kOwnFeatures + (kSharedContexts - 1) * kFaces + tables.tile_at[level][bit];
}

// The features of a state; those of the stacks come last, and only if wanted.
class Features {
  public:
    Features(const State& state, const Tables& tables, bool stacks = true) : state_(state), tables_(tables) {
        players_ = state.players;
        me_ = turn_ahead(state) % players_;
        score(state, tables, scores_);
        for (const Cell cell : state.cells) lying_ += cell & kCounts;
        FeatureWriter writer(indices_);
        for (int index = 0; index < players_; ++index) add_player(writer, index);
        add_display(writer, players_ * kOwnFeatures);
        add_rest(writer, players_ * kOwnFeatures + kSharedContexts * kFaces);
        if (stacks) add_stacks(writer);
        count_ = writer.count();
    }

    int count() const { return count_; }
    const u16* indices() const { return indices_; }
    int me() const { return me_; }

    const BuildStates& build_states() const { return build_; }

  private:
    static int row_of(int slot) { return slot < 5 ? 0 : slot < 9 ? 1 : slot < 12 ? 2 : 3; }

    int shade(const Universe& universe, int slot) const {
        const u8 tile = universe.tiles[slot];
        return tile == kWilderness ? kColours : tables_.tiles[tile].colour;
    }

    void add_player(FeatureWriter& writer, int index) {
        const int seat = (me_ + index) % players_, base = index * kOwnFeatures;
        const int others = base + kOwnContexts * kFaces;
        const Universe& universe = state_.universes[seat];
        const Realm realm = state_.realms[seat];
        int filled[4] = {};
        for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
            const int slot = lowest_bit(slots), row = row_of(slot);
            const u8 tile = universe.tiles[slot];
            writer.tile(base, row, tile);
            if (universe.deactivated >> slot & 1) writer.tile(base, 4, tile);
            if (universe.forests >> slot & 1) {
                const TileRow& forest = tables_.tiles[tile];
                const int found = count_bits(slots_with(universe, forest.colours) & neighbours(slot));
                writer.other(others, kLackAt + clamped(forest.number - found, 0, 4));
            }
            ++filled[row];
        }
        constexpr int kFilledAt[4] = {0, 6, 11, 15};
        for (int row = 0; row < 4; ++row) writer.other(others, kRowsAt + kFilledAt[row] + filled[row]);
        for (u32 pairs = universe.occupied & universe.occupied >> 1 & 0x6EF; pairs; pairs &= pairs - 1) {
            const int slot = lowest_bit(pairs);
            const int pair = unordered(shade(universe, slot), shade(universe, slot + 1), kColours + 1);
            writer.other(others, kPairAt + row_of(slot) * kPairsOfColours + pair);
        }
        for (int colour = 0; colour < kColours; ++colour)
            writer.other(others, kHeldAt + colour * 11 + at_most(number_of(realm, colour), 10));
        writer.other(others, kHoldsAt + at_most(total(realm), 11));
        for (u32 tokens = discounts(realm); tokens; tokens &= tokens - 1)
            writer.other(others, kTokensAt + lowest_bit(tokens));
        writer.other(others, kGodAt + god(realm));
        if (realm & kGodInactive) writer.other(others, kGodAt + kGods + 1);
        int forests;
        const u64 all = tallies_[index] = tally(universe, tables_, forests);
        forests_[index] = forests;
        writer.other(others, kTempleAt + at_most(tallied(all, kTempleShift), 9));
        writer.other(others, kIrrigationAt + at_most(tallied(all, kIrrigationShift), 5));
        writer.other(others, kVolcanoAt + at_most(tallied(all, kVolcanoShift), 5));
        writer.other(others, kVillageAt + at_most(tallied(all, kVillageShift), 5));
        writer.other(others, kForestAt + at_most(forests, 5));
        writer.other(others, kWildernessAt + at_most(tallied(all, kWildernessShift), 9));
        u32 places[kColours];
        for (int colour = 0; colour < kColours; ++colour) {
            places[colour] = places_face_up(universe, colour);
            for (int row = 1; row < 4; ++row) {
                const int found = count_bits(places[colour] >> slot_of_row(row) & ((1u << (5 - row)) - 1));
                if (found) writer.other(others, kPlaceAt + (colour * 3 + row - 1) * 2 + (found > 1));
            }
        }
        const Score& points = scores_[seat];
        writer.other(others, kRegionsAt + clamped(points.regions + points.wildernesses + 5, 0, 40));
        for (u32 cells = state_.filled; cells; cells &= cells - 1) {
            const int place = lowest_bit(cells);
            const Cell cell = state_.cells[place];
            const u32 open = places[tables_.tiles[tile_on(cell)].colour];
            const int how = build_state(universe, realm, cell, lying_, open, tables_);
            if (index == 0) build_.cells[place] = u8(how);
            writer.tile(base, kPlacedContexts + how, tile_on(cell));
        }
    }

    void add_display(FeatureWriter& writer, int base) const {
        const int others = base + kSharedContexts * kFaces;
        for (int place = 0; place < kCells; ++place) {
            const Cell cell = state_.cells[place];
            const int kind = place == 4 ? 2 : place % 2;  // corner, side, middle
            if (tile_on(cell) == kNoTile) {
                writer.tile(base, kind, kWilderness);
                continue;
            }
            writer.tile(base, kind, tile_on(cell));
            writer.tile(base, kCellKinds + at_most(total(cell), kMostLying), tile_on(cell));
            for (int colour = 0; colour < kColours; ++colour)
                if (const int number = number_of(cell, colour))
                    writer.other(others, kLyingAt + (kind * kColours + colour) * 6 + at_most(number, 6) - 1);
            if (place % 3 < 2) add_neighbours(writer, others, cell, state_.cells[place + 1]);
            if (place < 6) add_neighbours(writer, others, cell, state_.cells[place + 3]);
        }
    }

    void add_stacks(FeatureWriter& writer) const {
        for (int level = 0; level < 3; ++level)
            for (u32 left = state_.stacks[level]; left; left &= left - 1)
                writer.other(0, stack_feature(level, lowest_bit(left), players_, tables_));
    }

    void add_neighbours(FeatureWriter& writer, int others, Cell one, Cell other) const {
        if (tile_on(other) == kNoTile) return;
        const int first = tables_.tiles[tile_on(one)].colour, second = tables_.tiles[tile_on(other)].colour;
        writer.other(others, kBesideAt + unordered(first, second, kColours));
    }

    // Gods, the turn, and how the player stands against the best of the others by each measure.
    void add_rest(FeatureWriter& writer, int base) const {
        for (u32 gods = state_.gods; gods; gods &= gods - 1) writer.other(base, kGodLeftAt + lowest_bit(gods));
        writer.other(base, kTurnAt + turn_ahead(state_));
        int best = -1 << 20, held = 0, temples = -1, holder = 0, most[4] = {}, wildernesses = 99;
        const auto kinds = [this](int index, int* numbers) {
            numbers[0] = tallied(tallies_[index], kIrrigationShift);
            numbers[1] = tallied(tallies_[index], kVolcanoShift);
            numbers[2] = tallied(tallies_[index], kVillageShift);
            numbers[3] = forests_[index];
        };
        for (int index = 1; index < players_; ++index) {
            const int seat = (me_ + index) % players_, symbols = tallied(tallies_[index], kTempleShift);
            best = scores_[seat].total > best ? scores_[seat].total : best;
            held = scores_[seat].worshippers > held ? scores_[seat].worshippers : held;
            holder = symbols > temples ? seat : holder;
            temples = symbols > temples ? symbols : temples;
            int theirs[4];
            kinds(index, theirs);
            for (int kind = 0; kind < 4; ++kind) most[kind] = theirs[kind] > most[kind] ? theirs[kind] : most[kind];
            wildernesses = at_most(tallied(tallies_[index], kWildernessShift), wildernesses);
        }
        const int lead = tallied(tallies_[0], kTempleShift) - temples;
        int race = clamped(lead, -4, 4) + 4;
        if (lead == 0) {
            const Universe &mine = state_.universes[me_], &theirs = state_.universes[holder];
            race = more_mystic(mine, theirs, tables_) ? 9 : more_mystic(theirs, mine, tables_) ? 10 : 4;
        }
        writer.other(base, kRaceAt + race);
        writer.other(base, kLeadAt + clamped(scores_[me_].total - best, -20, 20) + 20);
        writer.other(base, kHeldLeadAt + clamped(scores_[me_].worshippers - held, -10, 10) + 10);
        int mine[4];
        kinds(0, mine);
        for (int kind = 0; kind < 4; ++kind)
            writer.other(base, kKindLeadAt + 7 * kind + clamped(mine[kind] - most[kind], -3, 3) + 3);
        const int fewer = clamped(tallied(tallies_[0], kWildernessShift) - wildernesses, -4, 4);
        writer.other(base, kKindLeadAt + 28 + fewer + 4);
    }

    const State& state_;
    const Tables& tables_;
    int players_, me_, count_;
    Score scores_[kMostPlayers];
    u64 lying_ = 0;
    u64 tallies_[kMostPlayers];
    int forests_[kMostPlayers];
    BuildStates build_ = {};
    u16 indices_[kMostFeatures];
};

// The traits of a tile, or of the wilderness, written after `base`; with or without those of its price.
inline int write_traits(int face, bool priced, int base, const Tables& tables, u16* to) {
    u16* const begin = to;
    const auto put = [&to, base](int trait) { *to++ = u16(base + trait); };
    if (face == kWilderness || face >= tables.count) {
        put(kNoFace);
        return int(to - begin);
    }
    const TileRow& tile = tables.tiles[face];
    const int kind = int(tile.kind), points = points_of(u8(face), tables);
    put(kColourTrait + tile.colour);
    put(kKindTrait + kind);
    for (int colour = 0; colour < kColours; ++colour)
        if (tile.colours >> colour & 1) put(kKindColourTrait + kind * kColours + colour);
    if (tile.number) put(kKindNumberTrait + kind * 6 + at_most(tile.number, 6) - 1);
    for (int more = 1; more <= at_most(points, 8); ++more) put(kPointsTrait + more - 1);
    for (int step = 0; step < 6; ++step)
        if (tile.mystic > 2 * step + 1) put(kMysticTrait + step);
    if (!priced) return int(to - begin);
    int sum = tile.any_colour;
    for (int colour = 0; colour < kColours; ++colour) {
        const int number = number_of(tile.cost, colour);
        sum += number;
        for (int more = 0; more < at_most(number, 2); ++more) put(kCostTrait + 2 * colour + more);
    }
    for (int more = 0; more < at_most(tile.any_colour, 2); ++more) put(kAnyTrait + more);
    put(kSumTrait + at_most(sum, 5));
    put(kLevelTrait + tile.level - 1);
    return int(to - begin);
}

// The traits of a feature: their number.
inline int traits_of(int feature, int players, const Tables& tables, u16* to) {
    const int block = feature / kOwnFeatures;
    if (block < players) {
        const int inside = feature % kOwnFeatures, context = inside / kFaces, base = block * kOwnTraits;
        if (context < kPlacedContexts)
            return write_traits(inside % kFaces, false, base + context * kPlacedTraits, tables, to);
        const int placed = base + kPlacedContexts * kPlacedTraits;
        if (context < kOwnContexts)
            return write_traits(inside % kFaces, true, placed + (context - kPlacedContexts) * kTraits, tables, to);
        *to = u16(placed + kBuildStates * kTraits + inside - kOwnContexts * kFaces);
        return 1;
    }
    const int inside = feature - players * kOwnFeatures, context = inside / kFaces, base = players * kOwnTraits;
    if (context < kSharedContexts) return write_traits(inside % kFaces, true, base + context * kTraits, tables, to);
    *to = u16(base + kSharedContexts * kTraits + inside - kSharedContexts * kFaces);
    return 1;
}

// The traits of an option of taking.
inline int traits_of_take(int feature, const Tables& tables, u16* to) {
    if (feature < kBuildStates * kFaces)
        return write_traits(feature % kFaces, true, feature / kFaces * kTraits, tables, to);
    *to = u16(kBuildStates * kTraits + feature - kBuildStates * kFaces);
    return 1;
}

}  // namespace orbis::inline ORBIS_ARCH
