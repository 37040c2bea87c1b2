// One instruction set's kernels; ORBIS_ARCH names it. Nothing of the standard library is used here, since the linker
// would keep just one copy of its functions for all instruction sets.
#include "orbis/kernels.hpp"

#include "orbis/lockstep.hpp"
#include "orbis/scoring.hpp"

#define ORBIS_TEXT(name) #name
#define ORBIS_NAME(name) ORBIS_TEXT(name)
#define ORBIS_JOIN(name, suffix) name##suffix
#define ORBIS_SUFFIXED(name, suffix) ORBIS_JOIN(name, suffix)

namespace orbis::inline ORBIS_ARCH {
namespace {

const Tables& as_tables(const void* tables) { return *static_cast<const Tables*>(tables); }

void write_result(const State& state, const Tables& tables, std::int16_t* totals, std::uint8_t& winners) {
    Score scores[kMostPlayers];
    winners = u8(score(state, tables, scores));
    for (int seat = 0; seat < state.players; ++seat) totals[seat] = std::int16_t(scores[seat].total);
}

u64 random_games(int players, u64 seed, u64 first, int count, const void* data, std::int16_t* totals, u8* winners) {
    const Tables& tables = as_tables(data);
    Abreast all;
    u64 decisions = 0;
    for (int done = 0; done < count; done += kAbreast) {
        const int abreast = count - done < kAbreast ? count - done : kAbreast;
        for (int game = 0; game < abreast; ++game) all.games[game].stream = stream_of(seed, first + u64(done + game));
        orbis::ORBIS_ARCH::deal(all, u64(abreast), players, tables);
        decisions += orbis::ORBIS_ARCH::play_out(all, u64(abreast), tables);
        for (int game = 0; game < abreast; ++game)
            write_result(all.games[game].state, tables, totals + (done + game) * players, winners[done + game]);
    }
    return decisions;
}

u64 random_games_by_steps(int players, u64 seed, u64 first, int count, const void* data, std::int16_t* totals,
                          u8* winners) {
    const Tables& tables = as_tables(data);
    u64 decisions = 0;
    for (int game = 0; game < count; ++game) {
        Stream stream = stream_of(seed, first + u64(game));
        State state;
        orbis::ORBIS_ARCH::deal(state, players, stream, tables);
        decisions += orbis::ORBIS_ARCH::play_out(state, stream, tables);
        write_result(state, tables, totals + game * players, winners[game]);
    }
    return decisions;
}

void deal_all(void* states, void* streams, int players, u64 seed, u64 first, int count, const void* data) {
    for (int game = 0; game < count; ++game) {
        Stream& stream = static_cast<Stream*>(streams)[game];
        stream = stream_of(seed, first + u64(game));
        orbis::ORBIS_ARCH::deal(static_cast<State*>(states)[game], players, stream, as_tables(data));
    }
}

u64 play_out_all(void* states, void* streams, int count, const void* data) {
    Abreast all;
    u64 decisions = 0;
    for (int done = 0; done < count; done += kAbreast) {
        const int abreast = count - done < kAbreast ? count - done : kAbreast;
        State* const state = static_cast<State*>(states) + done;
        Stream* const stream = static_cast<Stream*>(streams) + done;
        for (int game = 0; game < abreast; ++game) {
            all.games[game].state = state[game];
            all.games[game].stream = stream[game];
        }
        decisions += orbis::ORBIS_ARCH::play_out(all, u64(abreast), as_tables(data));
        for (int game = 0; game < abreast; ++game) {
            state[game] = all.games[game].state;
            stream[game] = all.games[game].stream;
        }
    }
    return decisions;
}

int find_illegal(const void* options, const std::int16_t* actions, int count) {
    for (int game = 0; game < count; ++game) {
        const Options& offered = static_cast<const Options*>(options)[game];
        const int id = actions[game];
        const bool legal = id >= 0 && id < kActions && offered.has(id);
        if (!legal && (offered.low | offered.high)) return game;
    }
    return count;
}

void step_all(void* states, void* streams, const std::int16_t* actions, int count, const void* data) {
    const Tables& tables = as_tables(data);
    for (int game = 0; game < count; ++game) {
        State& state = static_cast<State*>(states)[game];
        if (state.decision == Decision::kOver) continue;
        apply(state, actions[game], tables);
        if (state.decision == Decision::kRefilling) refill(state, static_cast<Stream*>(streams)[game], tables);
    }
}

// Eight options as eight bytes.
u64 spaced(u64 bits) {
#if defined(ORBIS_BMI2)
    return _pdep_u64(bits, 0x0101'0101'0101'0101ull);
#else
    const u64 copies = (bits & 0xFF) * 0x0101'0101'0101'0101ull & 0x8040'2010'0804'0201ull;
    return (copies + 0x7F7F'7F7F'7F7F'7F7Full) >> 7 & 0x0101'0101'0101'0101ull;
#endif
}

void observe_all(const void* states, int count, const void* data, void* sets, u8* masks, std::int8_t* seats,
                 u8* decisions) {
    const Tables& tables = as_tables(data);
    for (int game = 0; game < count; ++game) {
        const State& state = static_cast<const State*>(states)[game];
        const Options options = legal_actions(state, tables);
        static_cast<Options*>(sets)[game] = options;
        u8* const row = masks + game * kActions;
        for (int byte = 0; byte < 8; ++byte) store(row + 8 * byte, spaced(options.low >> (8 * byte) & 0xFF));
        for (int byte = 0; byte < 6; ++byte) store(row + 64 + 8 * byte, spaced(options.high >> (8 * byte) & 0xFF));
        seats[game] = std::int8_t(state.decision == Decision::kOver ? -1 : state.seat);
        decisions[game] = u8(state.decision);
    }
}

void choose_all(const void* sets, void* streams, int count, std::int16_t* actions) {
    for (int game = 0; game < count; ++game) {
        const Options options = static_cast<const Options*>(sets)[game];
        const int number = options.count();
        actions[game] = std::int16_t(number ? options.nth(static_cast<Stream*>(streams)[game].below(number)) : -1);
    }
}

void score_all(const void* states, int count, const void* data, std::int16_t* scores) {
    for (int game = 0; game < count; ++game) {
        const State& state = static_cast<const State*>(states)[game];
        Score each[kMostPlayers];
        score(state, as_tables(data), each);
        for (int seat = 0; seat < state.players; ++seat) {
            const Score& mine = each[seat];
            const int parts[] = {mine.regions, mine.wildernesses, mine.temple, mine.god, mine.total, mine.worshippers};
            for (const int part : parts) *scores++ = std::int16_t(part);
        }
    }
}

constexpr Kernels kKernels = {
    ORBIS_NAME(ORBIS_ARCH), random_games, random_games_by_steps, deal_all,   play_out_all,
    find_illegal,           step_all,     observe_all,           choose_all, score_all,
};

}  // namespace
}  // namespace orbis::inline ORBIS_ARCH

namespace orbis {

const Kernels& ORBIS_SUFFIXED(ORBIS_ARCH, _kernels)() { return ORBIS_ARCH::kKernels; }

}  // namespace orbis
