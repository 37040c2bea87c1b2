// Many games played out side by side, turn by turn: every game has 15 rounds, so all are at the same seat. Each stage
// of a turn goes over all games before the next begins, so the processor can overlap them. Only the lasting parts of a
// state are kept up to date; the few games with a god or a volcano get the rest and go on by `step`, as a single game
// would. A game uses the words of its own stream in the order of its decisions, so the games are those that `play_out`
// plays one by one.
#pragma once

#include "orbis/playout.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kAbreast = 64;  // games side by side: with the tables they fit into the first-level cache

struct Game {
    State state;
    Stream stream;
    // Of the taken tile, face up and as a wilderness: indexed by face, without a branch.
    Worshippers price[2];
    u16 places[2];
    u8 tile[2];
    u8 cell, slot;  // where it was taken and laid
    u8 choice;      // what was chosen last

    ORBIS_FN int face() const { return choice - kBuild; }  // once it is settled
};

struct Abreast {
    int turn, seat;
    Game games[kAbreast];
    Game* acting[kAbreast];  // the games that have taken a tile
    Game* aside[kAbreast];   // the games that left the common path
};

// Deal games abreast by their streams: tile by tile and god by god, since each draw of a deal waits for the one before.
inline void deal(Abreast& all, u64 count, int players, const Tables& tables) {
    for (u64 index = 0; index < count; ++index) lay_out(all.games[index].state, players, tables);
    for (int cell = 0; cell < kCells; ++cell)
        for (u64 index = 0; index < count; ++index) {
            Game& game = all.games[index];
            game.state.cells[cell] = cell_with(draw(game.state, game.stream, tables));
        }
    for (int revealed = 0; revealed <= players; ++revealed)
        for (u64 index = 0; index < count; ++index) reveal_god(all.games[index].state, all.games[index].stream);
}

// Put a game on a list if it belongs there, without a branch.
ORBIS_FN void note(Game** list, u64& length, Game& game, bool belongs) {
    list[length] = &game;
    length += belongs;
}

// Bring a state up to date before it takes something.
ORBIS_FN void begin_turn(State& state, const Abreast& all, Decision decision = Decision::kTaking) {
    state.turn = u8(all.turn);
    state.seat = u8(all.seat);
    state.decision = decision;
    state.cell = kNoCell;
}

// T4: take the god that was chosen, and end the turn: no cell is to be refilled.
inline u64 take_god(Game& game, const Abreast& all, const Tables& tables) {
    State& state = game.state;
    u64 decisions = 1;
    begin_turn(state, all);
    apply(state, game.choice, tables);
    for (; state.decision != Decision::kEnding; ++decisions) step(state, game.stream, tables);
    game.stream.pass();
    return decisions;
}

// T1, T2: most take a tile; exchanges and gods are put aside. Returns the number of games that have taken a tile.
inline u64 take(Abreast& all, u64 count, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    u64 acting = 0, aside = 0;
    const auto choose_in = [seat](Game& game) {
        const State& state = game.state;
        const int id = pick(takings(state, state.universes[seat], state.realms[seat]), game.stream);
        game.choice = u8(id);
        return id;
    };
    for (u64 index = 0; index < count; ++index) {
        Game& game = all.games[index];
        const int id = choose_in(game);
        note(all.acting, acting, game, id < kTakeGod);
        note(all.aside, aside, game, id >= kTakeGod);
    }
    decisions += count;
    for (u64 index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        Realm& realm = game.state.realms[seat];
        for (; game.choice >= kExchange; ++decisions) {
            realm = exchanged(realm, game.choice);
            choose_in(game);
        }
        if (game.choice < kTakeGod)
            all.acting[acting++] = &game;
        else
            decisions += take_god(game, all, tables);
    }
    return acting;
}

// The games put aside exchange and settle again. Returns how many of them exchange once more.
inline u64 exchange(Abreast& all, u64 aside) {
    const int seat = all.seat;
    u64 still = 0;
    for (u64 index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        const Realm realm = exchanged(game.state.realms[seat], game.choice);
        game.state.realms[seat] = realm;
        const int id = pick(settlings(realm, game.price[0], game.places[0]), game.stream);
        game.choice = u8(id);
        note(all.aside, still, game, id < kBuild);
    }
    return still;
}

// T3.1, T3.2, N2: spread, gather, then exchange any number of times, then build or not.
inline void settle(Abreast& all, u64 acting, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    u64 aside = 0;
    for (u64 index = 0; index < acting; ++index) {
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
        game.tile[0] = tile_on(taken);
        game.price[0] = cost;
        game.places[0] = u16(face_up);
        game.places[1] = u16(places_for_wilderness(universe));
        const int id = pick(settlings(realm, cost, face_up), game.stream);
        game.choice = u8(id);
        note(all.aside, aside, game, id < kBuild);
    }
    decisions += acting;
    for (; aside; aside = exchange(all, aside)) decisions += aside;
}

// Spend what is due in the order of colours, from the last one on (N4).
ORBIS_CALLED_FN Realm spent(Realm realm, int due, int last, Stream& stream) {
    for (; due; --due) {
        last = pick(spendable(realm, due, last), stream);
        realm -= worshippers(last);
    }
    return realm;
}

// T3.3 to T3.5: pay, place, and do what an effect does by itself. Returns the number of games with more to decide.
inline u64 place(Abreast& all, u64 acting, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    u64 aside = 0;
    for (u64 index = 0; index < acting; ++index) {
        Game& game = *all.acting[index];
        Universe& universe = game.state.universes[seat];
        const int face = game.face();
        const u8 tile = game.tile[face];
        const TileRow& row = tables.tiles[tile];
        Realm realm = game.state.realms[seat] - game.price[face];
        if (row.any_colour) {
            realm = spent(with_unpaid(realm, row.any_colour), row.any_colour, 0, game.stream);
            decisions += row.any_colour;
        }
        const int slot = pick(game.places[face], game.stream);
        lay(universe, slot, tile, row);
        const bool active = (universe.coloured[row.wanted] & below(slot)) | row.unasked;
        universe.deactivated |= u16(u32(!active) << slot);
        realm = (realm + row.brings) | row.tokens;
        game.state.realms[seat] = realm;
        game.slot = u8(slot);
        note(all.aside, aside, game, row.asks | (total(realm) > kMostWorshippers));
    }
    decisions += acting;
    return aside;
}

// Gain worshippers of any colour (E7).
ORBIS_FN u64 gain(Realm& realm, int number, Stream& stream) {
    int last = 0;
    for (int due = number; due; --due) {
        last += stream.below(kColours - last);
        realm += worshippers(last);
    }
    return u64(number);
}

// A village was laid: where its amount is missing or declined, it stays deactivated (E2, N5).
ORBIS_FN u64 discard_for_village(Realm& realm, Universe& universe, int slot, int number, Stream& stream) {
    constexpr int kDeclined = kColours;  // the option after all colours
    const u16 here = u16(1u << slot);
    universe.deactivated |= here;
    if (total(realm) < number) return 0;
    const int colour = pick(spendable(realm, number, 0) | 1u << kDeclined, stream);
    if (colour == kDeclined) return 1;
    realm = spent(realm - worshippers(colour), number - 1, colour, stream);
    universe.deactivated ^= here;
    return u64(number);
}

// A volcano was laid, and strikes by single steps (E4).
inline u64 strike(Game& game, const Abreast& all, const Tables& tables) {
    State& state = game.state;
    u64 decisions = 0;
    begin_turn(state, all);
    state.cells[game.cell] = kEmptyCell;
    do_effect(state, tables.tiles[game.tile[0]], game.slot);
    for (; state.decision == Decision::kStriking; ++decisions) step(state, game.stream, tables);
    return decisions;
}

// Trim a kingdom that is too large: exchanges, and from the first discard on only discards (T3.6, N6).
ORBIS_FN u64 trim(Realm& realm, Stream& stream) {
    u64 decisions = 0;
    while (total(realm) > kMostWorshippers) {
        const int due = total(realm) - kMostWorshippers;
        const int id = pick(exchanges(realm) | u64{spendable(realm, due, 0)} << kSpend, stream);
        if (id >= kSpend) {
            realm = spent(realm - worshippers(id - kSpend), due - 1, id - kSpend, stream);
            return decisions + u64(due);
        }
        realm = exchanged(realm, id);
        ++decisions;
    }
    return decisions;
}

// T3.5, T3.6: the games put aside decide what an effect asks, and trim.
inline void decide(Abreast& all, u64 aside, const Tables& tables, u64& decisions) {
    const int seat = all.seat;
    for (u64 index = 0; index < aside; ++index) {
        Game& game = *all.aside[index];
        const TileRow& row = tables.tiles[game.tile[game.face()]];
        Realm& realm = game.state.realms[seat];
        if (row.kind == Effect::kAnyConversion)
            decisions += gain(realm, row.number, game.stream);
        else if (row.kind == Effect::kVillage)
            decisions += discard_for_village(realm, game.state.universes[seat], game.slot, row.number, game.stream);
        else if (row.kind == Effect::kVolcano)
            decisions += strike(game, all, tables);
        decisions += trim(realm, game.stream);
    }
}

// T3.7: the end of the turn, and the refill.
inline void end(Abreast& all, u64 acting, const Tables& tables, u64& decisions) {
    for (u64 index = 0; index < acting; ++index) {
        Game& game = *all.acting[index];
        State& state = game.state;
        game.stream.pass();
        if (stacked(state)) {
            state.cells[game.cell] = cell_with(draw(state, game.stream, tables));
        } else {
            state.cells[game.cell] = kEmptyCell;
            state.filled = u16(state.filled & ~(1u << game.cell));
        }
    }
    decisions += acting;
}

// Bring games by single steps to the start of the same turn, the first that none of them has begun.
inline u64 fall_in(Abreast& all, u64 count, const Tables& tables) {
    u64 decisions = 0;
    all.turn = 0;
    for (u64 index = 0; index < count; ++index) {
        const State& state = all.games[index].state;
        const bool acting = state.decision != Decision::kTaking && state.decision != Decision::kOver;
        if (all.turn < state.turn + acting) all.turn = state.turn + acting;
    }
    for (u64 index = 0; index < count; ++index) {
        Game& game = all.games[index];
        for (; game.state.turn < all.turn; ++decisions) step(game.state, game.stream, tables);
    }
    return decisions;
}

// Play games with the same number of players to their end from wherever they are. Returns the number of decisions.
inline u64 play_out(Abreast& all, u64 count, const Tables& tables) {
    const int players = all.games[0].state.players;
    u64 decisions = fall_in(all, count, tables);
    for (u64 index = 0; index < count; ++index) {
        all.games[index].price[1] = 0;
        all.games[index].tile[1] = kWilderness;
    }
    all.seat = all.turn % players;
    for (; all.turn < kRounds * players; ++all.turn) {
        const u64 acting = take(all, count, tables, decisions);
        settle(all, acting, tables, decisions);
        const u64 aside = place(all, acting, tables, decisions);
        decide(all, aside, tables, decisions);
        end(all, acting, tables, decisions);
        all.seat = all.seat + 1 == players ? 0 : all.seat + 1;
    }
    for (u64 index = 0; index < count; ++index) begin_turn(all.games[index].state, all, Decision::kOver);
    return decisions;
}

}  // namespace orbis::inline ORBIS_ARCH
