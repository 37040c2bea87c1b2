// Informed play: what a player would do who looks only at the current turn. A search plays games out with it, since a
// few good playouts are worth more than many random ones, and asks it which options to look at first.
#pragma once

#include "orbis/playout.hpp"
#include "orbis/scoring.hpp"

namespace orbis::inline ORBIS_ARCH {

// What things are worth, in creation points. The numbers were found by evolution: each step played variations against
// each other (docs/adr/0005).
struct Weights {
    float worshipper[4];                 // in the last round, the last but one, the one before that, and earlier
    float discounted;                    // a worshipper of a colour that is free by now, as a share
    float crowded;                       // the share lost of a worshipper beyond ten
    float wilderness;                    // what making one costs
    float building;                      // what building is worth apart from the effect
    float farm, farm_late;               // at the beginning, and at the end
    float temple, temple_decided;        // a symbol in a close race, and in one that is not
    float forest[4];                     // a point of a forest, by the neighbours it lacks
    float irrigation, village, volcano;  // a point of one that will be active
    float spread;                        // what each worshipper put on the display costs
    float god, god_late;                 // taking a god at the beginning, and how much more at the end
    float god_in_doubt;                  // a point of a god with a condition
    float row[4], row_of_wilderness[4];  // laying a tile, or a wilderness, in a row
    float beside_forest;                 // laying next to a forest what it wants
    float wrong_beside_forest;           // laying next to it what it does not want
    float forest_beside;                 // laying a forest next to what it wants
    float noise, place_noise;            // how far chance decides between tiles, and between places
};

constexpr Weights kWeights = {
#include "orbis/weights.inc"
};

// What holds for all options of a turn.
struct Outlook {
    float worshipper;  // the value of one
    float left;        // the share of the rounds that is left
    u64 lying;         // the worshippers on the display
    u32 places[kColours];
};

constexpr int kMostTakes = kCells + kGods;
constexpr int kMostPlaces = 11;

// Options and their values.
template <int kMost>
struct Valued {
    int count = 0;
    float values[kMost];
    u8 ids[kMost];

    ORBIS_FN void add(int id, float value) {
        values[count] = value;
        ids[count++] = u8(id);
    }

    // The best after adding up to `noise` to each.
    ORBIS_FN int noisy_best(float noise, Stream& stream) const {
        int best = 0;
        float most = -1e30f;
        u64 word = 0;
        for (int index = 0; index < count; ++index) {
            if (index % 4 == 0) word = stream.next();
            const float value = values[index] + noise * float(u32(word & 0xFFFF)) * 0x1p-16f;
            word >>= 16;
            best = value > most ? index : best;
            most = value > most ? value : most;
        }
        return ids[best];
    }
};

ORBIS_FN float worshipper_value(const State& state, const Weights& weights) {
    const int rounds_left = kRounds - state.turn / state.players;
    return weights.worshipper[rounds_left > 4 ? 3 : rounds_left - 1];
}

ORBIS_FN Outlook look(const State& state, const Weights& weights) {
    Outlook outlook;
    outlook.worshipper = worshipper_value(state, weights);
    outlook.left = float(kRounds * state.players - state.turn) / float(kRounds * state.players);
    outlook.lying = 0;
    for (const Cell cell : state.cells) outlook.lying += cell & kCounts;
    const Universe& universe = state.universes[state.seat];
    for (int colour = 0; colour < kColours; ++colour) outlook.places[colour] = places_face_up(universe, colour);
    return outlook;
}

ORBIS_FN int points_of(u8 tile, const Tables& tables) { return int(tables.tallies[tile] & 0xFFFF); }

ORBIS_FN u32 slots_with(const Universe& universe, u32 colours) {
    u32 slots = 0;
    for (int colour = 0; colour < kColours; ++colour)
        slots |= universe.coloured[colour] & (0u - (colours >> colour & 1));
    return slots;
}

// The slots next to the one where a tile would lie, numbered as before it is laid.
ORBIS_FN u32 slots_beside(const Universe& universe, int slot) {
    if (slot >= slot_of_row(1)) return neighbours(slot);
    const u32 row = universe.occupied & 0x1F;
    return slot == 0 ? row & 1 : row & ~(row >> 1);
}

// How many neighbours a forest would have in the best of its places.
ORBIS_CALLED_FN int most_neighbours(const Universe& universe, u32 places, u32 colours) {
    const u32 wanted = slots_with(universe, colours);
    int most = 0;
    for (; places; places &= places - 1) {
        const int found = count_bits(wanted & slots_beside(universe, lowest_bit(places)));
        most = found > most ? found : most;
    }
    return most;
}

ORBIS_CALLED_FN int temple_symbols(const Universe& universe, const Tables& tables) {
    int symbols = 0;
    for (u32 slots = universe.coloured[0]; slots; slots &= slots - 1)
        symbols += tallied(tables.tallies[universe.tiles[lowest_bit(slots)]], kTempleShift);
    return symbols;
}

// Whether one more temple may change who has the most.
ORBIS_CALLED_FN bool is_close_race(const State& state, const Tables& tables) {
    const int mine = temple_symbols(state.universes[state.seat], tables);
    int others = 0;
    for (int seat = 0; seat < state.players; ++seat) {
        const int symbols = seat == state.seat ? 0 : temple_symbols(state.universes[seat], tables);
        others = symbols > others ? symbols : others;
    }
    return mine - others <= 2 && others - mine <= 3;
}

// What the effect and the points of a tile are worth if it is built, leaving `kept` worshippers.
ORBIS_FN float effect_value(const State& state, u8 id, const Outlook& outlook, u64 lying, int kept,
                            const Tables& tables, const Weights& weights) {
    const Universe& universe = state.universes[state.seat];
    const TileRow& tile = tables.tiles[id];
    const float points = float(points_of(id, tables));
    switch (tile.kind) {
        case Effect::kFarm: {
            const bool had = state.realms[state.seat] & tile.tokens;
            return points + (had ? 0 : weights.farm_late + (weights.farm - weights.farm_late) * outlook.left);
        }
        case Effect::kVillage: {
            const float gain = weights.village * points - outlook.worshipper * float(tile.number);
            return kept >= tile.number && gain > 0 ? gain : 0;
        }
        case Effect::kForest: {
            const int lacking = tile.number - most_neighbours(universe, outlook.places[tile.colour], tile.colours);
            return points * weights.forest[lacking < 0 ? 0 : lacking > 3 ? 3 : lacking];
        }
        case Effect::kVolcano: {
            const u64 counted = kCounts & ~colour_sets().others[tile.colours];
            const int there = int((lying & counted) * kEach >> 32) & 0xFF;
            return there >= tile.number ? weights.volcano * points : 0;
        }
        case Effect::kIrrigation: {
            const u32 wanted = universe.coloured[tile.wanted];
            const u32 pairs = universe.occupied & universe.occupied >> 1 & (wanted | wanted >> 1);
            return outlook.places[tile.colour] & slots_above(pairs) ? weights.irrigation * points : 0;
        }
        case Effect::kConversion:
        case Effect::kAnyConversion: return points + outlook.worshipper * float(tile.number);
        case Effect::kTemple:
            return points +
                   float(tile.number) * (is_close_race(state, tables) ? weights.temple : weights.temple_decided);
        case Effect::kStone: break;
    }
    return points;
}

ORBIS_FN float tile_value(const State& state, int place, const Outlook& outlook, const Tables& tables,
                          const Weights& weights) {
    const Cell cell = state.cells[place];
    const u8 id = tile_on(cell);
    const TileRow& tile = tables.tiles[id];
    const Realm before = state.realms[state.seat], realm = before + lying_on(cell);
    const Worshippers cost = price(tile, realm);
    const int gathered = total(cell);
    const int useful = int((cell & kCounts & colour_sets().others[discounts(before)]) * kEach >> 32) & 0xFF;
    int kept = total(realm);
    float value = -weights.wilderness;
    if (outlook.places[tile.colour] && covers(realm, cost)) {
        kept -= total(cost);
        value = weights.building - outlook.worshipper * float(total(cost));
        value += effect_value(state, id, outlook, outlook.lying - (cell & kCounts), kept, tables, weights);
    }
    const int beyond = kept > kMostWorshippers ? kept - kMostWorshippers : 0;
    const float gain = float(useful) + weights.discounted * float(gathered - useful) - weights.crowded * float(beyond);
    value += outlook.worshipper * gain;
    const int beside = place == 4 ? 4 : place % 2 ? 3 : 2;
    return value - weights.spread * float(beside);
}

ORBIS_CALLED_FN float god_value(const State& state, int number, const Outlook& outlook, const Tables& tables,
                                const Weights& weights) {
    const GodFacts& god = tables.gods[number];
    const int have = total(state.realms[state.seat]), room = kMostWorshippers - have;
    const float value = weights.god + weights.god_late * (1 - outlook.left);
    if (god.gain) return value + float(god.points) + outlook.worshipper * float(god.gain < room ? god.gain : room);
    if (god.discard)
        return have < god.discard ? value : value + float(god.points) - outlook.worshipper * float(god.discard);
    if (god.favour == Favour::kPoints) return value + float(god.points);
    if (god.favour != Favour::kFreeWildernesses) return value + weights.god_in_doubt * float(god.points);
    const Universe& universe = state.universes[state.seat];
    u32 wildernesses = universe.occupied;
    for (const u16 slots : universe.coloured) wildernesses &= slots;
    return value + float(god.points + count_bits(wildernesses));
}

// What a player may take (T1, T2), exchanges left out (Q12).
inline void value_takes(const State& state, const Tables& tables, const Weights& weights, Valued<kMostTakes>& takes) {
    const Outlook outlook = look(state, weights);
    if (!is_complete(state.universes[state.seat]))
        for (u32 cells = state.filled; cells; cells &= cells - 1) {
            const int place = lowest_bit(cells);
            takes.add(kTakeTile + place, tile_value(state, place, outlook, tables, weights));
        }
    if (!god(state.realms[state.seat]))
        for (u32 gods = state.gods; gods; gods &= gods - 1) {
            const int index = lowest_bit(gods);
            takes.add(kTakeGod + index, god_value(state, index + 1, outlook, tables, weights));
        }
}

ORBIS_FN float place_value(const Universe& universe, int slot, u8 id, const Tables& tables, const Weights& weights) {
    const bool face_up = id != kWilderness;
    const TileRow& tile = tables.tiles[id];
    const int row = slot < slot_of_row(1) ? 0 : slot < slot_of_row(2) ? 1 : slot < slot_of_row(3) ? 2 : 3;
    const u32 beside = slots_beside(universe, slot);
    float value = face_up ? weights.row[row] : weights.row_of_wilderness[row];
    for (u32 forests = universe.forests & beside; forests; forests &= forests - 1) {
        const int other = lowest_bit(forests);
        const TileRow& forest = tables.tiles[universe.tiles[other]];
        if (face_up && !(forest.colours >> tile.colour & 1))
            value -= weights.wrong_beside_forest;
        else if (!is_grown(universe, other, forest))
            value += weights.beside_forest;
    }
    if (face_up && tile.kind == Effect::kForest)
        value += weights.forest_beside * float(count_bits(slots_with(universe, tile.colours) & beside));
    if (face_up && tile.kind == Effect::kIrrigation && row && universe.coloured[tile.wanted] & below(slot))
        value += float(points_of(id, tables));
    return value;
}

// The action that lays a tile in a slot.
ORBIS_FN int place_id(const Universe& universe, int slot) {
    if (slot >= slot_of_row(1)) return kPlaceAbove + slot - slot_of_row(1);
    return slot == 0 && universe.occupied ? kPlaceLeft : kPlaceRight;
}

// Where the taken tile, or a wilderness, may lie.
inline void value_places(const State& state, const Tables& tables, const Weights& weights,
                         Valued<kMostPlaces>& options) {
    const Universe& universe = state.universes[state.seat];
    const bool face_up = state.decision == Decision::kPlacingFaceUp;
    const u8 tile = face_up ? state.tile : kWilderness;
    u32 places = face_up ? places_face_up(universe, tables.tiles[tile].colour) : places_for_wilderness(universe);
    for (; places; places &= places - 1) {
        const int slot = lowest_bit(places);
        options.add(place_id(universe, slot), place_value(universe, slot, tile, tables, weights));
    }
}

// The colour of a set of which a kingdom has most.
ORBIS_FN int most_plentiful(Realm realm, u32 colours) {
    int best = 0, most = -1;
    for (; colours; colours &= colours - 1) {
        const int colour = lowest_bit(colours), number = number_of(realm, colour);
        best = number > most ? colour : best;
        most = number > most ? number : most;
    }
    return best;
}

// The colour, from the last one on, of which a kingdom has least; a colour that is free by now counts as plenty.
ORBIS_FN int scarcest(Realm realm, int last, Stream& stream) {
    int best = last, least = 1 << 20;
    u64 word = stream.next();
    for (int colour = last; colour < kColours; ++colour, word >>= 2) {
        const int number = 4 * number_of(realm, colour) + 6 * int(discounts(realm) >> colour & 1) + int(word & 3);
        best = number < least ? colour : best;
        least = number < least ? number : least;
    }
    return best;
}

ORBIS_FN int points_at_stake(const State& state, const Tables& tables) {
    if (state.decision == Decision::kDiscardingForGod) return tables.gods[god(state.realms[state.seat])].points;
    return points_of(state.universes[state.seat].tiles[state.slot], tables);
}

// What an informed player does; the state waits for a decision.
inline int informed_action(const State& state, Stream& stream, const Tables& tables, const Weights& weights) {
    const Realm realm = state.realms[state.seat];
    switch (state.decision) {
        case Decision::kTaking: {
            Valued<kMostTakes> takes;
            value_takes(state, tables, weights, takes);
            return takes.noisy_best(weights.noise, stream);
        }
        case Decision::kSettling: {
            const TileRow& tile = tables.tiles[state.tile];
            const bool can_pay = covers(realm, price(tile, realm));
            return can_pay && places_face_up(state.universes[state.seat], tile.colour) ? kBuild : kMakeWilderness;
        }
        case Decision::kPlacingFaceUp:
        case Decision::kPlacingWilderness: {
            Valued<kMostPlaces> options;
            value_places(state, tables, weights, options);
            return options.noisy_best(weights.place_noise, stream);
        }
        case Decision::kDiscardingForVillage:
        case Decision::kDiscardingForGod:
            if (!state.begun &&
                worshipper_value(state, weights) * float(state.due) > float(points_at_stake(state, tables)))
                return kDecline;
            [[fallthrough]];
        case Decision::kPaying: return kSpend + most_plentiful(realm, spendable(realm, state.due, state.last));
        case Decision::kTrimming:
            return kSpend + most_plentiful(realm, spendable(realm, total(realm) - kMostWorshippers, state.last));
        case Decision::kGaining: return kGain + scarcest(realm, state.last, stream);
        case Decision::kStriking: {
            const Options options = strikes(state, tables.tiles[state.universes[state.seat].tiles[state.slot]].colours);
            return options.nth(stream.below(options.count()));
        }
        default: return kEndTurn;
    }
}

// Play to the end as informed players do.
ORBIS_CALLED_FN void play_out_informed(State& state, Stream& stream, const Tables& tables, const Weights& weights) {
    while (state.decision != Decision::kOver)
        if (state.decision == Decision::kRefilling)
            refill(state, stream, tables);
        else
            apply(state, informed_action(state, stream, tables, weights), tables);
}

}  // namespace orbis::inline ORBIS_ARCH
