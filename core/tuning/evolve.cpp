// Finds the weights of the informed policy by evolution: pairs of opposite variations play each other on the same deals
// from all seats, and the weights move towards the winners. Run by core/tuning/run; it prints weights.inc as it goes.
#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <vector>

#include "orbis/policy.hpp"
#include "orbis/standard.hpp"

using namespace orbis;

namespace {

using Point = std::vector<double>;

constexpr int kNumbers = sizeof(Weights) / sizeof(float);
constexpr int kNoises = 2;      // the last two say how much chance decides, and are not for evolution
constexpr int kPairs = 8;       // of opposite variations in a step
constexpr double kReach = 0.4;  // of a variation, in scales

Weights weights_at(const Point& point) {
    float numbers[kNumbers];
    for (int index = 0; index < kNumbers; ++index) numbers[index] = float(point[std::size_t(index)]);
    Weights weights;
    memcpy(&weights, numbers, sizeof weights);
    return weights;
}

Point point_of(const Weights& weights) {
    float numbers[kNumbers];
    memcpy(numbers, &weights, sizeof weights);
    return {numbers, numbers + kNumbers};
}

struct Outcome {
    double wins, margin;
};

// How a player with other weights than the rest fares, over deals, from every seat.
Outcome play(const Weights& mine, const Weights& theirs, int players, int deals, u64 seed) {
    Outcome outcome{};
    for (int game = 0; game < deals * players; ++game) {
        const int seat = game % players;
        Stream stream = stream_of(seed, u64(game / players));
        State state;
        deal(state, players, stream, kStandard);
        while (state.decision != Decision::kOver)
            if (state.decision == Decision::kRefilling)
                refill(state, stream, kStandard);
            else
                apply(state, informed_action(state, stream, kStandard, state.seat == seat ? mine : theirs), kStandard);
        Score scores[kMostPlayers];
        const u32 winners = score(state, kStandard, scores);
        int best = -1000;
        for (int other = 0; other < players; ++other)
            if (other != seat && scores[other].total > best) best = scores[other].total;
        outcome.wins += winners >> seat & 1 ? 1.0 / count_bits(winners) : 0;
        outcome.margin += scores[seat].total - best;
    }
    return {outcome.wins / (deals * players), outcome.margin / (deals * players)};
}

void print(const Weights& weights) {
    const Point point = point_of(weights);
    for (int index = 0; index < kNumbers; ++index) std::printf("%.2ff, ", point[std::size_t(index)]);
    std::puts("");
    std::fflush(stdout);
}

// Where the weights are and how they move, as Adam does it.
class Evolution {
  public:
    Evolution(const Weights& start, u64 seed) : point_(point_of(start)), random_(seed) {
        for (int index = 0; index < kNumbers; ++index)
            scales_.push_back(index < kNumbers - kNoises ? 0.1 + 0.25 * std::fabs(point_[std::size_t(index)]) : 0);
        momentum_.resize(kNumbers);
        variance_.resize(kNumbers);
    }

    void step(int players, int deals, int threads) {
        std::vector<Point> directions(kPairs, Point(kNumbers));
        for (Point& direction : directions)
            for (double& part : direction) part = normal_(random_);
        std::vector<double> gains(kPairs);
        std::vector<std::thread> helpers;
        for (int thread = 0; thread < threads; ++thread)
            helpers.emplace_back([&, thread] {
                for (std::size_t pair = std::size_t(thread); pair < kPairs; pair += std::size_t(threads)) {
                    const u64 seed = u64(steps_ * kPairs) + pair;
                    const Outcome found =
                        play(varied(directions[pair], 1), varied(directions[pair], -1), players, deals, seed);
                    gains[pair] = found.wins - 1.0 / players + 0.03 * found.margin;
                }
            });
        for (std::thread& helper : helpers) helper.join();
        move(directions, gains);
    }

    Weights weights() const { return weights_at(point_); }

  private:
    Weights varied(const Point& direction, double sign) const {
        Point point = point_;
        for (std::size_t index = 0; index < kNumbers; ++index)
            point[index] += sign * kReach * scales_[index] * direction[index];
        return weights_at(point);
    }

    void move(const std::vector<Point>& directions, const std::vector<double>& gains) {
        ++steps_;
        const double pace = 0.12 / (1 + steps_ / 300.0);
        for (std::size_t index = 0; index < kNumbers; ++index) {
            double slope = 0;
            for (std::size_t pair = 0; pair < kPairs; ++pair) slope += gains[pair] * directions[pair][index] / kPairs;
            momentum_[index] += 0.1 * (slope - momentum_[index]);
            variance_[index] += 0.03 * (slope * slope - variance_[index]);
            const double mean = momentum_[index] / (1 - std::pow(0.9, steps_));
            const double spread = std::sqrt(variance_[index] / (1 - std::pow(0.97, steps_))) + 1e-4;
            point_[index] += pace * scales_[index] * mean / spread;
        }
    }

    Point point_, scales_, momentum_, variance_;
    std::mt19937_64 random_;
    std::normal_distribution<double> normal_;
    int steps_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
    const double minutes = count > 1 ? std::atof(arguments[1]) : 1;
    const int players = count > 2 ? std::atoi(arguments[2]) : 2;
    const int threads = int(std::thread::hardware_concurrency());
    if (minutes <= 0 || players < 2 || players > kMostPlayers) {
        std::fputs("usage: run [MINUTES [PLAYERS]]\n", stderr);
        return 2;
    }
    Evolution evolution(kWeights, 1);
    const auto begun = std::chrono::steady_clock::now();
    const auto spent = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count() / 60;
    };
    for (int step = 1; spent() < minutes; ++step) {
        evolution.step(players, 2000, threads);
        if (step % 25) continue;
        const Outcome found = play(evolution.weights(), kWeights, players, 10000, ~u64{0});
        std::printf("step %d, %.1f minutes: wins %.3f against the weights of now, margin %+.2f\n", step, spent(),
                    found.wins, found.margin);
        print(evolution.weights());
    }
    print(evolution.weights());
    return 0;
}
