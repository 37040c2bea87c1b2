// A fuzz target: any bytes as a tile set, a state, or a stream of actions. Sanitizers must find nothing, and games
// must keep their promises. With clang it is a libFuzzer target; otherwise it feeds itself.
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "orbis/encoding.hpp"
#include "orbis/endgame.hpp"
#include "orbis/hash.hpp"
#include "orbis/lockstep.hpp"
#include "orbis/notation.hpp"
#include "orbis/scoring.hpp"
#include "orbis/search.hpp"
#include "orbis/standard.hpp"

using namespace orbis;

namespace {

// How much of the input was accepted.
long tile_sets = 0, states = 0, games = 0, compared = 0;

void demand(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

// The bytes, read one by one; then zeros.
struct Bytes {
    const u8* data;
    std::size_t left;

    u8 next() {
        if (!left) return 0;
        --left;
        return *data++;
    }
};

// The standard tables, or those of a tile set made from the bytes if they make a sound one.
Tables tables_from(Bytes& bytes) {
    const int count = bytes.next();
    if (count < 28 || count > kMostTiles) return make_standard_tables();
    std::vector<TileFacts> tiles;
    for (int id = 0; id < count; ++id) {
        u8 row[kTileNumbers];
        for (u8& number : row) number = bytes.next();
        tiles.push_back(tile_facts(row));
    }
    GodFacts gods[kGods];
    for (int index = 0; index < kGods; ++index) gods[index] = god_facts(kStandardGods[index]);
    if (fault_in(tiles.data(), count) || fault_in(gods)) return make_standard_tables();
    ++tile_sets;
    return make_tables(tiles.data(), count, gods);
}

bool enough_for(int players, const Tables& tables) {
    int tiles = 0;
    for (const u32 level : tables.in_game[players]) tiles += count_bits(level);
    return tiles >= players * kSlots;
}

// What holds for every state of a game.
void examine(const State& state, const Tables& tables) {
    demand(fault_in(state, tables) == nullptr, "a played state is sound");
    u8 written[kMostBytes];
    write_bytes(state, written);
    char letters[kMostLetters];
    demand(write_text(state, tables, letters) < kMostLetters, "the text has room");
    State again;
    demand(read_bytes(written, std::size_t(length_in_bytes(state.players)), again, tables) == nullptr,
           "a state is read back");
    demand(equal(state, again) && hash_of(state) == hash_of(again), "what is read back is equal");
    Score scores[kMostPlayers];
    demand(score(state, tables, scores) != 0, "somebody leads");
}

// Search a little from a decision: what is found are options, and chances add up to one.
void search(const State& state, u64 seed, const Tables& tables) {
    Search<Playouts> tree(tables, {}, {tables, {}}, 1 << 12);
    tree.begin(&state, true);
    if (tree.branches().count > 1) tree.simulate(seed, 24);
    const Options options = legal_actions(state, tables);
    for (int index = 0; index < tree.branches().count; ++index)
        demand(options.has(tree.branches().items[index].action), "a search considers options");
}

constexpr Lookout kNobody{[](void*) { return false; }, nullptr};

// What any state is worth to the first of two players, by every sensible action and every tile; without a meaning once
// there are no nodes left.
double plain_worth(const State& before, int& nodes, const Tables& tables) {
    State state = before;
    make_forced_decisions(state, tables);
    if (--nodes < 0) return 0;
    if (state.decision == Decision::kOver) {
        Score scores[kMostPlayers];
        const u32 winners = score(state, tables, scores);
        return worth(scores, winners, 0);
    }
    double sum = 0, best = -kMostWorth;
    if (state.decision == Decision::kRefilling) {
        const int level = next_level(state);
        for (u32 left = state.stacks[level]; left; left &= left - 1) {
            State next = state;
            const u8 tile = tables.tile_at[level][lowest_bit(left)];
            unstack(next, tile, tables);
            fill(next, tile);
            sum += plain_worth(next, nodes, tables);
        }
        return sum / count_bits(state.stacks[level]);
    }
    const Options options = sensible_actions(state, tables);
    const int sign = state.seat ? -1 : 1;
    for (int index = 0; index < options.count(); ++index) {
        State next = state;
        apply(next, options.nth(index), tables);
        const double value = sign * plain_worth(next, nodes, tables);
        best = value > best ? value : best;
    }
    return sign * best;
}

// What is solved exactly adds up, and is what every action and every tile lead to.
void solve(const State& state, const Tables& tables) {
    SeatResult results[kMostPlayers];
    if (!evaluate_exactly(state, tables, 2000, kNobody, results)) return;
    float wins = 0;
    for (int seat = 0; seat < state.players; ++seat) wins += results[seat].parts[kWin];
    demand(wins > 0.999f && wins < 1.001f, "somebody wins");
    if (state.players > 2) return;
    int nodes = 20000;
    const double plain = plain_worth(state, nodes, tables);
    if (nodes < 0) return;
    ++compared;
    const double win = double(results[0].parts[kWin]), margin = double(results[0].parts[kMargin]);
    const double rest = plain - kWinWorth * (win - 0.5) - margin;  // what rounding leaves of the chances
    demand(rest > -1000 && rest < 1000, "the exact chance is that of a plain search");
    const bool decided = win < 1e-5 || win > 1 - 1e-5;
    const double difference = plain - (win > 0.5 ? kWinWorth : -kWinWorth) / 2 - margin;
    demand(!decided || (difference > -0.01 && difference < 0.01), "the exact margin is that of a plain search");
}

// Play on by the bytes: any number stands for one of the options.
void play(State& state, Stream stream, Bytes& bytes, const Tables& tables) {
    ++games;
    while (state.decision != Decision::kOver) {
        examine(state, tables);
        if (state.decision == Decision::kRefilling) {
            refill(state, stream, tables);
            continue;
        }
        const Options options = legal_actions(state, tables);
        demand(options.count() > 0, "every decision has an option");
        if (state.decision == Decision::kTaking && state.turn % 8 == 3) search(state, stream.counter, tables);
        if (state.turn + 2 >= kRounds * state.players) solve(state, tables);
        apply(state, options.nth(bytes.next() % options.count()), tables);
    }
    examine(state, tables);
    for (int seat = 0; seat < state.players; ++seat) demand(is_complete(state.universes[seat]), "fourteen regions lie");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
    Bytes bytes{data, size};
    const u8 mode = bytes.next();
    const Tables tables = tables_from(bytes);
    const int players = 2 + mode % 3;
    if (mode & 0x40) {  // the bytes are a state
        State state;
        if (read_bytes(bytes.data, bytes.left, state, tables) != nullptr) return 0;
        ++states;
        play(state, stream_of(1, mode), bytes, tables);
        return 0;
    }
    if (!enough_for(players, tables)) return 0;
    Stream stream = stream_of(bytes.next(), bytes.next());
    State state;
    deal(state, players, stream, tables);
    if (mode & 0x80) {  // a state of the game with some bytes changed
        for (int steps = bytes.next(); steps && state.decision != Decision::kOver; --steps) step(state, stream, tables);
        u8 written[kMostBytes];
        write_bytes(state, written);
        const int length = length_in_bytes(players);
        for (int changes = bytes.next() % 4; changes; --changes) written[bytes.next() % length] = bytes.next();
        if (read_bytes(written, std::size_t(length), state, tables) != nullptr) return 0;
        ++states;
        play(state, stream, bytes, tables);
        return 0;
    }
    if (mode & 0x20) {  // games abreast
        static Abreast all;
        const int count = 1 + bytes.next() % kAbreast;
        for (int game = 0; game < count; ++game) {
            all.games[game].stream = stream_of(mode, u64(game));
            deal(all.games[game].state, players, all.games[game].stream, tables);
        }
        play_out(all, u64(count), tables);
        for (int game = 0; game < count; ++game) {
            Stream own = stream_of(mode, u64(game));
            State alone;
            deal(alone, players, own, tables);
            play_out(alone, own, tables);
            demand(equal(alone, all.games[game].state), "games abreast are the games alone");
        }
        return 0;
    }
    play(state, stream, bytes, tables);
    return 0;
}

#if !defined(ORBIS_LIBFUZZER)
// Without libFuzzer: a number of inputs of random bytes, half of them with a sound tile set in front.
int main(int count, char** arguments) {
    const long inputs = count > 1 ? std::atol(arguments[1]) : 10'000;
    Stream stream = stream_of(count > 2 ? u64(std::atoll(arguments[2])) : 1, 0);
    std::vector<u8> input;
    for (long number = 0; number < inputs; ++number) {
        input.clear();
        input.push_back(u8(stream.next() >> 56));
        const bool custom = stream.below(2);
        const int tiles = custom ? 28 + stream.below(kMostTiles - 27) : 0;
        input.push_back(u8(tiles));
        for (int id = 0; id < tiles; ++id) {
            const int kind = stream.below(9), colour = stream.below(kColours);
            const bool one = kind == 0 || kind == 4 || kind == 5, none = kind == 1 || kind >= 6;
            const int colours = none ? 0 : one ? 1 << stream.below(kColours) : 1 + stream.below(31);
            input.push_back(u8(1 + id % 3));
            input.push_back(u8(colour));
            for (int each = 0; each < kColours; ++each) input.push_back(u8(stream.below(5) == 0));
            input.push_back(u8(stream.below(4) == 0));
            input.push_back(u8(kind));
            input.push_back(u8(colours));
            input.push_back(
                u8(kind == 0 || kind == 4 || kind == 7 ? 0 : 1 + stream.below(kind == 1 || kind == 3 ? 4 : 9)));
            input.push_back(u8(stream.below(100)));
            input.push_back(u8(colour ? 0 : stream.below(100)));
            input.push_back(u8(stream.below(6) ? 0 : 1 + stream.below(2)));
        }
        for (int length = stream.below(400); length; --length) input.push_back(u8(stream.next() >> 56));
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
    std::printf("%ld inputs: %ld tile sets, %ld states read, %ld games played, %ld ends compared; nothing broken\n",
                inputs, tile_sets, states, games, compared);
}
#endif
