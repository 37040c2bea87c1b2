// Proof that the headers are device code: random games on the GPU, one per thread, equal to those on the host.
// nvcc -std=c++20 -O3 -arch=native -I core/include -I GENERATED core/cuda/playout.cu -o playout && ./playout [games]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "orbis/hash.hpp"
#include "orbis/playout.hpp"
#include "orbis/scoring.hpp"
#include "orbis/standard.hpp"

using namespace orbis;

struct Outcome {
    u64 hash, decisions;
    int totals[kMostPlayers];
    u32 winners;
};

ORBIS_FN Outcome played(int players, u64 seed, u64 game, const Tables& tables) {
    Outcome outcome{};
    Stream stream = stream_of(seed, game);
    State state;
    deal(state, players, stream, tables);
    for (; state.decision != Decision::kOver; ++outcome.decisions) step(state, stream, tables);
    Score scores[kMostPlayers];
    outcome.winners = score(state, tables, scores);
    for (int seat = 0; seat < players; ++seat) outcome.totals[seat] = scores[seat].total;
    outcome.hash = hash_of(state);
    return outcome;
}

__global__ void play(int players, u64 seed, int games, const Tables* tables, Outcome* outcomes) {
    const int game = int(blockIdx.x * blockDim.x + threadIdx.x);
    if (game < games) outcomes[game] = played(players, seed, u64(game), *tables);
}

static void check(cudaError_t error) {
    if (error != cudaSuccess) {
        std::fprintf(stderr, "CUDA: %s\n", cudaGetErrorString(error));
        std::exit(1);
    }
}

int main(int count, char** arguments) {
    const int games = count > 1 ? std::atoi(arguments[1]) : 1 << 20;
    const int compared = games < 20'000 ? games : 20'000;
    const Tables host = make_standard_tables();
    Tables* tables;
    Outcome* outcomes;
    check(cudaMalloc(&tables, sizeof(Tables)));
    check(cudaMalloc(&outcomes, sizeof(Outcome) * std::size_t(games)));
    check(cudaMemcpy(tables, &host, sizeof(Tables), cudaMemcpyHostToDevice));
    int different = 0;
    for (int players = 2; players <= kMostPlayers; ++players) {
        play<<<(games + 127) / 128, 128>>>(players, 1, games, tables, outcomes);  // warm up
        check(cudaDeviceSynchronize());
        const auto began = std::chrono::steady_clock::now();
        play<<<(games + 127) / 128, 128>>>(players, 1, games, tables, outcomes);
        check(cudaDeviceSynchronize());
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
        std::vector<Outcome> found(static_cast<std::size_t>(games));
        check(cudaMemcpy(found.data(), outcomes, sizeof(Outcome) * found.size(), cudaMemcpyDeviceToHost));
        u64 decisions = 0;
        for (const Outcome& each : found) decisions += each.decisions;
        for (int game = 0; game < compared; ++game) {
            const Outcome expected = played(players, 1, u64(game), host);
            const Outcome& each = found[std::size_t(game)];
            bool same =
                each.hash == expected.hash && each.winners == expected.winners && each.decisions == expected.decisions;
            for (int seat = 0; seat < players; ++seat) same = same && each.totals[seat] == expected.totals[seat];
            different += !same;
        }
        std::printf(
            "%d players: %d games, %.2f G decisions/s, %.1f M games/s; %d compared with the host, %d different\n",
            players, games, double(decisions) / seconds / 1e9, games / seconds / 1e6, compared, different);
    }
    return different != 0;
}
