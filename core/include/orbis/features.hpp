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
constexpr int kMostOwn = 90, kMostShared = kMostPlayers * kCells + 115;  // if all were there at once
constexpr int kMostFeatures = kMostPlayers * kMostOwn + kMostShared + kMostTiles;

// The options of taking, as a policy knows them: a tile by how it could be built, or a god.
constexpr int kTakeFeatures = kBuildStates * kFaces + kGods;
constexpr int kTakeTraits = kBuildStates * kTraits + kGods;

ORBIS_FN int clamped(int value, int least, int most) { return value < least ? least : value > most ? most : value; }
ORBIS_FN int at_most(int value, int most) { return value < most ? value : most; }

// The turn that comes next.
ORBIS_FN int turn_ahead(const State& state) { return state.turn + (state.decision == Decision::kRefilling); }

// Who plays it.
ORBIS_FN int next_seat(const State& state) { return turn_ahead(state) % state.players; }

// A pair of numbers below `kinds` in any order, as one number.
ORBIS_FN int unordered(int one, int other, int kinds) {
    const int low = one < other ? one : other, high = one < other ? other : one;
    return low * (2 * kinds - low - 1) / 2 + high;
}

constexpr int kNoFeature = 0xFFFF;

// Writes the indices of what is there; there is room for one more.
class FeatureWriter {
  public:
    FeatureWriter(u16* to) : begin_(to), to_(to) {}

    ORBIS_FN void tile(int base, int context, int face) { *to_++ = u16(base + context * kFaces + face); }
    ORBIS_FN void other(int base, int index) { *to_++ = u16(base + index); }
    ORBIS_FN void add(int feature) { add_if(true, feature); }  // or none

    // Without a branch: nobody can predict which features change.
    ORBIS_FN void add_if(bool wanted, int feature) {
        *to_ = u16(feature);
        to_ += wanted & (feature != kNoFeature);
    }

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

// By cell, how a player could build its tile: four bits each, so that many are compared at once.
struct BuildStates {
    u64 bits = 0;

    ORBIS_FN int of(int cell) const { return int(bits >> (4 * cell)) & 0xF; }
    ORBIS_FN void set(int cell, int how) { bits |= u64(how) << (4 * cell); }
};

// The lowest bit of each cell in which build states differ.
ORBIS_FN u64 differing(BuildStates one, BuildStates other) {
    const u64 bits = one.bits ^ other.bits;
    return (bits | bits >> 1 | bits >> 2) & 0x1'1111'1111ull;
}

// The feature of an option of taking, for a policy.
ORBIS_FN int take_feature(const State& state, const BuildStates& build, int id) {
    if (id >= kTakeGod) return kBuildStates * kFaces + id - kTakeGod;
    return build.of(id - kTakeTile) * kFaces + tile_on(state.cells[id - kTakeTile]);
}

// The feature of a tile that is left in a stack.
ORBIS_FN int stack_feature(int level, int bit, int players, const Tables& tables) {
    return players * kOwnFeatures + (kSharedContexts - 1) * kFaces + tables.tile_at[level][bit];
}

// What else depends on a player's universe alone.
struct OwnStanding {
    u64 tally;
    u16 places[kColours];  // where a tile of each colour may lie
    u8 forests;
};

// What a net sees of one player's universe and realm, whatever there is on the display: the same for any seat but for
// where it begins.
class OwnFeatures {
  public:
    OwnFeatures(const Universe& universe, Realm realm, const Tables& tables) {
        constexpr int kOthers = kOwnContexts * kFaces;
        const auto shade = [&](int slot) {
            const u8 tile = universe.tiles[slot];
            return tile == kWilderness ? kColours : tables.tiles[tile].colour;
        };
        FeatureWriter writer(indices_);
        int filled[4] = {};
        for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
            const int slot = lowest_bit(slots), row = row_of(slot);
            const u8 tile = universe.tiles[slot];
            writer.tile(0, row, tile);
            if (universe.deactivated >> slot & 1) writer.tile(0, 4, tile);
            if (universe.forests >> slot & 1) {
                const TileRow& forest = tables.tiles[tile];
                const int found = count_bits(slots_with(universe, forest.colours) & neighbours(slot));
                writer.other(kOthers, kLackAt + clamped(forest.number - found, 0, 4));
            }
            ++filled[row];
        }
        constexpr int kFilledAt[4] = {0, 6, 11, 15};
        for (int row = 0; row < 4; ++row) writer.other(kOthers, kRowsAt + kFilledAt[row] + filled[row]);
        for (u32 pairs = universe.occupied & universe.occupied >> 1 & 0x6EF; pairs; pairs &= pairs - 1) {
            const int slot = lowest_bit(pairs);
            const int pair = unordered(shade(slot), shade(slot + 1), kColours + 1);
            writer.other(kOthers, kPairAt + row_of(slot) * kPairsOfColours + pair);
        }
        for (int colour = 0; colour < kColours; ++colour)
            writer.other(kOthers, kHeldAt + colour * 11 + at_most(number_of(realm, colour), 10));
        writer.other(kOthers, kHoldsAt + at_most(total(realm), 11));
        for (u32 tokens = discounts(realm); tokens; tokens &= tokens - 1)
            writer.other(kOthers, kTokensAt + lowest_bit(tokens));
        writer.other(kOthers, kGodAt + god(realm));
        if (realm & kGodInactive) writer.other(kOthers, kGodAt + kGods + 1);
        int forests;
        standing.tally = tally(universe, tables, forests);
        standing.forests = u8(forests);
        const auto count = [&](int at, int shift, int most) {
            writer.other(kOthers, at + at_most(tallied(standing.tally, shift), most));
        };
        count(kTempleAt, kTempleShift, 9);
        count(kIrrigationAt, kIrrigationShift, 5);
        count(kVolcanoAt, kVolcanoShift, 5);
        count(kVillageAt, kVillageShift, 5);
        writer.other(kOthers, kForestAt + at_most(forests, 5));
        count(kWildernessAt, kWildernessShift, 9);
        for (int colour = 0; colour < kColours; ++colour) {
            standing.places[colour] = u16(places_face_up(universe, colour));
            for (int row = 1; row < 4; ++row) {
                const int found = count_bits(standing.places[colour] >> slot_of_row(row) & ((1u << (5 - row)) - 1));
                if (found) writer.other(kOthers, kPlaceAt + (colour * 3 + row - 1) * 2 + (found > 1));
            }
        }
        const int points = points_without_rank(standing.tally, realm, tables);
        writer.other(kOthers, kRegionsAt + clamped(points + 5, 0, 40));
        count_ = writer.count();
    }

    int count() const { return count_; }
    const u16* indices() const { return indices_; }  // as if the player were the first

    OwnStanding standing;

  private:
    static int row_of(int slot) { return slot < 5 ? 0 : slot < 9 ? 1 : slot < 12 ? 2 : 3; }

    int count_;
    u16 indices_[kMostOwn];
};

constexpr int kMeasures = 9;  // the turn, and by what a player is compared with the others
// Cells side by side, and by cell, the pairs that it belongs to.
struct CellPairs {
    u8 first[12], second[12];
    u16 of[kCells];
};

constexpr CellPairs make_cell_pairs() {
    CellPairs pairs{};
    int count = 0;
    const auto add = [&](int one, int other) {
        pairs.first[count] = u8(one);
        pairs.second[count] = u8(other);
        pairs.of[one] |= u16(1 << count);
        pairs.of[other] |= u16(1 << count++);
    };
    for (int place = 0; place < kCells; ++place) {
        if (place % 3 < 2) add(place, place + 1);
        if (place < 6) add(place, place + 3);
    }
    return pairs;
}

constexpr CellPairs kCellPairs = make_cell_pairs();

// What a net sees beside what is each player's own: what depends on the display or on all players. Two views can be
// compared, so that a net needs only the features in which they differ.
class SharedView {
  public:
    // A view of nothing, to begin with.
    explicit SharedView(int players) : players_(players), shared_(players * kOwnFeatures) {
        for (Cell& cell : cells_) cell = kEmptyCell;
        for (u16& measure : measures_) measure = u16(shared_ + kSharedContexts * kFaces + kTurnAt);
    }

    // The standings are those of the players from the one who is next on.
    SharedView(const State& state, const Tables& tables, const OwnStanding* const* standings)
        : players_(state.players), shared_(players_ * kOwnFeatures), gods_(state.gods) {
        memcpy(cells_, state.cells, sizeof cells_);
        memcpy(stacks_, state.stacks, sizeof stacks_);
        u64 lying = 0;
        for (const Cell cell : cells_) lying += cell & kCounts;
        for (int index = 0; index < players_; ++index) {
            const int seat = (next_seat(state) + index) % players_;
            for (u32 cells = state.filled; cells; cells &= cells - 1) {
                const int place = lowest_bit(cells);
                const u32 open = standings[index]->places[tables.tiles[tile_on(cells_[place])].colour];
                const Realm realm = state.realms[seat];
                build_[index].set(place, build_state(state.universes[seat], realm, cells_[place], lying, open, tables));
            }
        }
        measure(state, tables, standings);
    }

    // How who is next could build the tiles.
    BuildStates build_states() const { return build_[0]; }

    u32 hash_of_tiles() const {
        u32 hash = 0;
        for (const Cell cell : cells_) hash = (hash + tile_on(cell)) * 0x9E37'79B1u;
        return hash >> 16;
    }

    // Roughly how many features differ.
    ORBIS_FN int distance(const SharedView& other) const {
        int distance = 0;
        for (int place = 0; place < kCells; ++place) distance += 2 * (cells_[place] != other.cells_[place]);
        for (int index = 0; index < players_; ++index)
            distance += count_bits(differing(build_[index], other.build_[index]));
        return distance;
    }

    // All features; those of the stacks come last.
    void list(const Tables& tables, FeatureWriter& to) const {
        for (int index = 0; index < players_; ++index)
            for (int place = 0; place < kCells; ++place) to.add(build_feature(index, place));
        for (int place = 0; place < kCells; ++place) {
            to.add(kind_feature(place));
            to.add(crowd_feature(place));
            for (int colour = 0; colour < kColours; ++colour) to.add(lying_feature(place, colour));
        }
        for (int pair = 0; pair < 12; ++pair) to.add(pair_feature(pair, tables));
        for (u32 gods = gods_; gods; gods &= gods - 1) to.add(god_feature(lowest_bit(gods)));
        for (const u16 measure : measures_) to.add(measure);
        for (int level = 0; level < 3; ++level)
            for (u32 left = stacks_[level]; left; left &= left - 1)
                to.add(stack_feature(level, lowest_bit(left), players_, tables));
    }

    // The features that this view has and another lacks, and the other way round.
    void list_changes(const SharedView& from, const Tables& tables, FeatureWriter& more, FeatureWriter& less) const {
        const auto change = [&](int before, int now) {
            less.add_if(before != now, before);
            more.add_if(before != now, now);
        };
        u64 replaced = 0;  // the cells with another tile, as of build states
        u32 pairs = 0;
        for (u32 cells = changed_cells(from); cells; cells &= cells - 1) {
            const int place = lowest_bit(cells);
            const u64 changed = cells_[place] ^ from.cells_[place];
            change(from.kind_feature(place), kind_feature(place));
            change(from.crowd_feature(place), crowd_feature(place));
            for (u64 bytes = changed & kCounts; bytes;) {
                const int colour = lowest_bit(bytes) / 8;
                change(from.lying_feature(place, colour), lying_feature(place, colour));
                bytes &= ~(u64{0xFF} << (8 * colour));
            }
            const bool other = changed >> 56;
            replaced |= u64(other) << (4 * place);
            pairs |= other ? kCellPairs.of[place] : 0u;
        }
        for (; pairs; pairs &= pairs - 1) {
            const int pair = lowest_bit(pairs);
            change(from.pair_feature(pair, tables), pair_feature(pair, tables));
        }
        for (int index = 0; index < players_; ++index)
            for (u64 cells = differing(build_[index], from.build_[index]) | replaced; cells; cells &= cells - 1) {
                const int place = lowest_bit(cells) / 4;
                change(from.build_feature(index, place), build_feature(index, place));
            }
        for (int index = 0; index < kMeasures; ++index) change(from.measures_[index], measures_[index]);
        for (u32 gods = gods_ & ~from.gods_; gods; gods &= gods - 1) more.add(god_feature(lowest_bit(gods)));
        for (u32 gods = from.gods_ & ~gods_; gods; gods &= gods - 1) less.add(god_feature(lowest_bit(gods)));
        for (int level = 0; level < 3; ++level) {
            for (u32 left = stacks_[level] & ~from.stacks_[level]; left; left &= left - 1)
                more.add(stack_feature(level, lowest_bit(left), players_, tables));
            for (u32 left = from.stacks_[level] & ~stacks_[level]; left; left &= left - 1)
                less.add(stack_feature(level, lowest_bit(left), players_, tables));
        }
    }

  private:
    ORBIS_FN u32 changed_cells(const SharedView& from) const {
        u32 changed = 0;
        for (int place = 0; place < kCells; ++place) changed |= u32(cells_[place] != from.cells_[place]) << place;
        return changed;
    }

    ORBIS_FN bool is_empty(int place) const { return tile_on(cells_[place]) == kNoTile; }
    ORBIS_FN static int kind_of(int place) { return place == 4 ? 2 : place % 2; }  // corner, side, middle

    // How a player could build the tile of a cell.
    ORBIS_FN int build_feature(int index, int place) const {
        const int context = kPlacedContexts + build_[index].of(place);
        return is_empty(place) ? kNoFeature : index * kOwnFeatures + context * kFaces + tile_on(cells_[place]);
    }

    // The tile in its kind of cell.
    ORBIS_FN int kind_feature(int place) const {
        return shared_ + kind_of(place) * kFaces + (is_empty(place) ? int(kWilderness) : tile_on(cells_[place]));
    }

    // The tile with as many worshippers as lie on it.
    ORBIS_FN int crowd_feature(int place) const {
        const int context = kCellKinds + at_most(total(cells_[place]), kMostLying);
        return is_empty(place) ? kNoFeature : shared_ + context * kFaces + tile_on(cells_[place]);
    }

    // The worshippers of a colour in a kind of cell.
    ORBIS_FN int lying_feature(int place, int colour) const {
        const int number = at_most(number_of(cells_[place], colour), 6);
        const int index = kLyingAt + (kind_of(place) * kColours + colour) * 6 + number - 1;
        return number ? shared_ + kSharedContexts * kFaces + index : kNoFeature;
    }

    // The colours of two tiles side by side.
    ORBIS_FN int pair_feature(int pair, const Tables& tables) const {
        const int one = kCellPairs.first[pair], other = kCellPairs.second[pair];
        if (is_empty(one) || is_empty(other)) return kNoFeature;
        const int first = tables.tiles[tile_on(cells_[one])].colour,
                  second = tables.tiles[tile_on(cells_[other])].colour;
        return shared_ + kSharedContexts * kFaces + kBesideAt + unordered(first, second, kColours);
    }

    ORBIS_FN int god_feature(int index) const { return shared_ + kSharedContexts * kFaces + kGodLeftAt + index; }

    // The turn, and how the player stands against the best of the others by each measure.
    void measure(const State& state, const Tables& tables, const OwnStanding* const* standings) {
        const int me = next_seat(state), base = shared_ + kSharedContexts * kFaces;
        Side sides[kMostPlayers];
        for (int index = 0; index < players_; ++index) {
            const int seat = (me + index) % players_;
            const OwnStanding& standing = *standings[index];
            sides[seat] = {standing.tally, standing.forests, &state.universes[seat], state.realms[seat]};
        }
        Score scores[kMostPlayers];
        rate(sides, players_, tables, scores);
        FeatureWriter writer(measures_);
        writer.other(base, kTurnAt + turn_ahead(state));
        int best = -1 << 20, held = 0, temples = -1, holder = 0, most[4] = {}, wildernesses = 99;
        const auto kinds = [standings](int index, int* numbers) {
            numbers[0] = tallied(standings[index]->tally, kIrrigationShift);
            numbers[1] = tallied(standings[index]->tally, kVolcanoShift);
            numbers[2] = tallied(standings[index]->tally, kVillageShift);
            numbers[3] = standings[index]->forests;
        };
        for (int index = 1; index < players_; ++index) {
            const int seat = (me + index) % players_, symbols = tallied(standings[index]->tally, kTempleShift);
            best = scores[seat].total > best ? scores[seat].total : best;
            held = scores[seat].worshippers > held ? scores[seat].worshippers : held;
            holder = symbols > temples ? seat : holder;
            temples = symbols > temples ? symbols : temples;
            int theirs[4];
            kinds(index, theirs);
            for (int kind = 0; kind < 4; ++kind) most[kind] = theirs[kind] > most[kind] ? theirs[kind] : most[kind];
            wildernesses = at_most(tallied(standings[index]->tally, kWildernessShift), wildernesses);
        }
        const int lead = tallied(standings[0]->tally, kTempleShift) - temples;
        int race = clamped(lead, -4, 4) + 4;
        if (lead == 0) {
            const Universe &mine = state.universes[me], &theirs = state.universes[holder];
            race = more_mystic(mine, theirs, tables) ? 9 : more_mystic(theirs, mine, tables) ? 10 : 4;
        }
        writer.other(base, kRaceAt + race);
        writer.other(base, kLeadAt + clamped(scores[me].total - best, -20, 20) + 20);
        writer.other(base, kHeldLeadAt + clamped(scores[me].worshippers - held, -10, 10) + 10);
        int mine[4];
        kinds(0, mine);
        for (int kind = 0; kind < 4; ++kind)
            writer.other(base, kKindLeadAt + 7 * kind + clamped(mine[kind] - most[kind], -3, 3) + 3);
        const int fewer = clamped(tallied(standings[0]->tally, kWildernessShift) - wildernesses, -4, 4);
        writer.other(base, kKindLeadAt + 28 + fewer + 4);
    }

    int players_, shared_;  // the first feature that is no player's own
    Cell cells_[kCells];
    BuildStates build_[kMostPlayers];  // by player, from the one who is next on
    u32 stacks_[3] = {};
    u16 gods_ = 0;
    u16 measures_[kMeasures];  // their features
};

// All features of a state, those of the stacks last.
class Features {
  public:
    Features(const State& state, const Tables& tables) {
        FeatureWriter writer(indices_);
        OwnStanding standings[kMostPlayers];
        const OwnStanding* all[kMostPlayers];
        for (int index = 0; index < state.players; ++index) {
            const int seat = (next_seat(state) + index) % state.players;
            const OwnFeatures own(state.universes[seat], state.realms[seat], tables);
            standings[index] = own.standing;
            all[index] = &standings[index];
            for (int at = 0; at < own.count(); ++at) writer.other(index * kOwnFeatures, own.indices()[at]);
        }
        const SharedView shared(state, tables, all);
        shared.list(tables, writer);
        count_ = writer.count();
        build_ = shared.build_states();
    }

    int count() const { return count_; }
    const u16* indices() const { return indices_; }
    const BuildStates& build_states() const { return build_; }

  private:
    int count_;
    BuildStates build_;
    u16 indices_[kMostFeatures + 1];
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
