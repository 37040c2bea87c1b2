// Many games played out side by side, turn by turn: every game has 15 rounds, so all are at the same seat. Each stage
// of a turn goes over all games before the next one begins, so that no game waits for itself. On the common path only
// the lasting parts of a state are kept up to date; the few games that leave it get the rest and go on by `step`, as a
// single game would. A game takes the words of its own stream in the order of its decisions, so the games are those
// that `play_out` gives one by one.
#pragma once

#include "orbis/playout.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kAbreast = 64;  // games side by side: they and the tables fit the first-level cache

struct Game {
    State state;
    Stream stream;
    Worshippers price;   // of the taken tile
    u16 places[2];       // of the taken tile: for a wilderness, and face up
    u8 choice;           // what was chosen last
    u8 cell, tile;       // what was taken from where
    u8 laid, slot;       // what was laid where: the tile or a wilderness
};

struct Abreast {
    int turn, seat;
    Game games[kAbreast];
    Game* acting[kAbreast];  // the games that have taken a tile
    Game* aside[kAbreast];   // the games that left the common path
};

// Put a game on a list if it belongs there, without a branch.
ORBIS_FN void note(Game** list, int& length, Game& game, bool belongs) {
    list[length] = &game;
    length += belongs;
}

// Bring a state up to date that is about to take.
ORBIS_FN void begin_turn(State& state, const Abreast& all, Decision decision = Decision::kTaking) {
    state.turn = u8(all.turn);
    state.seat = u8(all.seat);
    state.decision = decision;
    state.cell = kNoCell;
}

// Play a game on by single steps until its turn has ended.
inline u64 finish_turn(State& state, Stream& stream, const Tables& tables) {
    u64 decisions = 0;
    for (const u8 turn = state.turn; state.turn == turn; ++decisions) step(state, stream, tables);
    return decisions;
}

ORBIS_FN int pick(u64 options, Stream& stream) { return nth_bit(options, stream.below(count_bits(options))); }

// T1, T2: most take a tile; exchanges and gods are put aside. The number of games that have taken a tile.
inline int take(Abreast& all, int count, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    int acting = 0, aside = 0;
    for (int index = 0; index < count; ++index) {
        Game& game = all.games[index];
        const int id = pick(takings(game.state, game.state.universes[seat], game.state.realms[seat]), game.stream);
        game.choice = u8(id);
        note(all.acting, acting, game, id < kTakeGod);
        note(all.aside, aside, game, id >= kTakeGod);
    }
    decisions += u64(count);
    for (int index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        begin_turn(game.state, all);
        int id = game.choice;
        for (; id >= kExchange; ++decisions) {
            apply(game.state, id, tables);
            const Options options = legal_actions(game.state, tables);
            id = options.nth(game.stream.below(options.count()));
        }
        game.choice = u8(id);
        if (id < kTakeGod) {
            all.acting[acting++] = &game;
        } else {
            apply(game.state, id, tables);
            decisions += finish_turn(game.state, game.stream, tables);
        }
    }
    return acting;
}

// The games put aside exchange, and settle again; the number of those that exchange once more.
inline int exchange(Abreast& all, int aside, const Tables& tables) {
    const int seat = all.seat;
    int still = 0;
    for (int index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        const Realm realm = exchanged(game.state.realms[seat], game.choice);
        game.state.realms[seat] = realm;
        const int any_colour = tables.tiles[game.tile].any_colour;
        const int id = pick(settlings(realm, game.price, any_colour, game.places[1]), game.stream);
        game.choice = u8(id);
        note(all.aside, still, game, id < kBuild);
    }
    return still;
}

// T3.1, T3.2, N2: spread, gather, and build or not, with as many exchanges before as are chosen.
inline void settle(Abreast& all, int acting, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    int aside = 0;
    for (int index = 0; index < acting; ++index) {
        Game& game = *all.acting[index];
        State& state = game.state;
        const int cell = game.choice;
        const Cell taken = state.cells[cell];
        const TileRow& tile = tables.tiles[tile_on(taken)];
        const Universe& universe = state.universes[seat];
        const Realm realm = state.realms[seat] + lying_on(taken);
        spread(state.cells, cell, tile.spreads);
        state.realms[seat] = realm;
        const u32 face_up = places_face_up(universe, tile.colour);
        const Worshippers cost = price(tile, realm);
        game.cell = u8(cell);
        game.tile = tile_on(taken);
        game.price = cost;
        game.places[0] = u16(places_for_wilderness(universe));
        game.places[1] = u16(face_up);
        const int id = pick(settlings(realm, cost, tile.any_colour, face_up), game.stream);
        game.choice = u8(id);
        note(all.aside, aside, game, id < kBuild);
    }
    decisions += u64(acting);
    for (; aside; aside = exchange(all, aside, tables)) decisions += u64(aside);
}

inline u64 pay(Realm& realm, Stream& stream, int any_colour) {
    int last = 0;
    for (int due = any_colour; due; --due) {
        last = pick(spendable(realm, due, last), stream);
        realm -= worshippers(last);
    }
    return u64(any_colour);
}

// The most frequent of the effects that ask: worshippers of one's choice (E7). Whether that was all, and no trim follows.
ORBIS_FN bool gained(Realm& realm, const TileRow& row, Stream& stream, u64& decisions) {
    if (row.kind != Kind::kAnyConversion) return false;
    int last = 0;
    for (int due = row.number; due; --due, ++decisions) {
        last += stream.below(kColours - last);
        realm += worshippers(last);
    }
    return total(realm) <= kMostWorshippers;
}

// The end of the turn and the refill, as far as it leaves a trace (T3.7).
ORBIS_FN void end_turn(State& state, int cell, Stream& stream, const Tables& tables) {
    stream.pass();
    const int level = next_level(state);
    const u32 left = state.stacks[level];
    if (left) {
        const int place = nth_bit(left, stream.below(count_bits(left)));
        state.stacks[level] = left & ~(u32{1} << place);
        state.cells[cell] = cell_with(tables.tile_at[level][place]);
    } else {
        state.cells[cell] = kEmptyCell;
        state.filled = u16(state.filled & ~(1u << cell));
    }
}

// T3.3 to T3.7: pay, place, effect, end and refill; whatever waits for more decisions is put aside.
inline void place(Abreast& all, int acting, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    int aside = 0;
    u64 paid = 0;
    for (int index = 0; index < acting; ++index) {
        Game& game = *all.acting[index];
        State& state = game.state;
        Universe& universe = state.universes[seat];
        const bool face_up = game.choice == kBuild;
        const u8 tile = u8(choose(face_up, game.tile, kWilderness));
        const TileRow& row = tables.tiles[tile];
        Realm realm = state.realms[seat] - choose(face_up, game.price, 0);
        if (row.any_colour) paid += pay(realm, game.stream, row.any_colour);
        const int slot = pick(game.places[face_up], game.stream);
        lay(universe, slot, tile, row);
        const bool active = (universe.coloured[row.wanted] & below(slot)) | row.unasked;
        universe.deactivated |= u16(u32(!active) << slot);
        realm = (realm + row.brings) | discount(row.discount);
        state.realms[seat] = realm;
        game.laid = tile;
        game.slot = u8(slot);
        const bool asked = row.asks | (total(realm) > kMostWorshippers);
        note(all.aside, aside, game, asked);
        if (!asked) end_turn(state, game.cell, game.stream, tables);
    }
    decisions += paid + 2 * u64(acting) - u64(aside);  // the places, and the ends of those not put aside
    for (int index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        State& state = game.state;
        if (gained(state.realms[seat], tables.tiles[game.laid], game.stream, decisions)) {
            end_turn(state, game.cell, game.stream, tables);
            ++decisions;
            continue;
        }
        begin_turn(state, all);
        state.cell = game.cell;
        state.cells[game.cell] = kEmptyCell;
        state.filled = u16(state.filled & ~(1u << game.cell));
        const TileRow& row = tables.tiles[game.laid];
        if (row.asks && row.kind != Kind::kAnyConversion)
            do_effect(state, row, game.slot);
        else
            limit(state);
        decisions += finish_turn(state, game.stream, tables);
    }
}

// Play games to their end from the beginning of a game; the number of decisions.
inline u64 play_out(Abreast& all, int count, const Tables& tables) {
    const int players = all.games[0].state.players;
    u64 decisions = 0;
    all.seat = 0;
    for (all.turn = 0; all.turn < kRounds * players; ++all.turn) {
        const int acting = take(all, count, tables, decisions);
        settle(all, acting, tables, decisions);
        place(all, acting, tables, decisions);
        all.seat = all.seat + 1 == players ? 0 : all.seat + 1;
    }
    for (int index = 0; index < count; ++index) begin_turn(all.games[index].state, all, Decision::kOver);
    return decisions;
}

}  // namespace orbis::inline ORBIS_ARCH
