// The options worth considering: the legal ones, without exchanges that can just as well wait (Q12).
#pragma once

#include "orbis/apply.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr u64 kExchanges = ((u64{1} << kBuild) - 1) ^ ((u64{1} << kExchange) - 1);

// The exchanges that help to build the taken tile: three to spare for a colour that is missing. All others can wait for
// a later turn, which offers them again.
ORBIS_CALLED_FN u64 useful_exchanges(const State& state, u64 exchanges, const Tables& tables) {
    const TileRow& tile = tables.tiles[state.tile];
    if (!places_face_up(state.universes[state.seat], tile.colour)) return 0;
    const Realm realm = state.realms[state.seat];
    const Worshippers cost = price(tile, realm);
    u64 useful = 0;
    for (; exchanges; exchanges &= exchanges - 1) {
        const int id = lowest_bit(exchanges), given = given_by(id), gained = gained_by(id);
        const bool spare = number_of(realm, given) >= number_of(cost, given) + 3;
        const bool lacking = number_of(realm, gained) < number_of(cost, gained);
        useful |= u64(spare && lacking) << id;
    }
    return useful;
}

// Whether this is the player's last turn.
ORBIS_FN bool is_last_turn(const State& state) { return state.turn >= (kRounds - 1) * state.players; }

// Whether this is the last turn of the game.
ORBIS_FN bool is_final_turn(const State& state) { return state.turn + 1 == kRounds * state.players; }

// In a player's last turn only the number of worshippers matters, so one option stands for all.
ORBIS_FN u64 any_of(u64 options, bool last) { return last ? options & (~options + 1) : options; }

ORBIS_CALLED_FN Options sensible_actions(const State& state, const Tables& tables) {
    Options options = legal_actions(state, tables);
    const u64 exchanges = options.low & kExchanges;
    switch (state.decision) {
        case Decision::kTaking: options.low ^= exchanges; break;
        case Decision::kSettling: {
            const bool can_build = options.low >> kBuild & 1;
            options.low ^= exchanges;
            if (exchanges && !can_build) options.low |= useful_exchanges(state, exchanges, tables);
            break;
        }
        case Decision::kTrimming:
            if (is_last_turn(state)) options.low = any_of(options.low ^ exchanges, true);
            break;
        case Decision::kPaying:
        case Decision::kDiscardingForVillage:
        case Decision::kDiscardingForGod:
        case Decision::kGaining: options.low = any_of(options.low, is_last_turn(state)); break;
        case Decision::kStriking:
            if (is_final_turn(state)) {
                const Options first{options.low & (~options.low + 1),
                                    options.low ? 0 : options.high & (~options.high + 1)};
                const u64 decline = options.high & u64{1} << (kDecline - 64);
                options = {first.low, first.high | decline};
            }
            break;
        default: break;
    }
    return options;
}

// Make forced decisions until there is a choice, chance answers, or the game is over. The final refill is left out:
// nobody will see it.
ORBIS_CALLED_FN void make_forced_decisions(State& state, const Tables& tables) {
    while (state.decision != Decision::kRefilling && state.decision != Decision::kOver) {
        if (state.decision == Decision::kEnding && is_final_turn(state)) return next_turn(state);
        const Options options = sensible_actions(state, tables);
        if (options.count() != 1) return;
        apply(state, options.nth(0), tables);
    }
}

}  // namespace orbis::inline ORBIS_ARCH
