// A small net that says what a state is worth to each seat and which tiles are worth taking. From the first layer to the
// outputs there are only integers, so every machine finds the same.
//
// The first layer adds up the rows of the features that are there; a second one, chosen by how far the game is, and a
// third one follow. Units: rows count 1024ths, activations, hidden numbers and the weights of the second layer 512ths, the
// weights of the third and of options 1024ths.
#pragma once

#include <cmath>

#include "orbis/block.hpp"
#include "orbis/expectation.hpp"
#include "orbis/exponential.hpp"
#include "orbis/features.hpp"

namespace orbis::inline ORBIS_ARCH {

using i16 = std::int16_t;
using i32 = std::int32_t;

constexpr int kUnits = 256, kHidden = 32, kPhases = 8, kHeads = 8;
constexpr int kOne = 1024, kSquareShift = 11, kShift = 9, kMostHidden = 8191, kMostWeight = 4096;
constexpr float kPointsUnit = 8;  // the heads of points count in these

// What the heads of a seat say: logits of the win and of the squashed margin, then points by part.
enum Head { kWinHead, kSquashedHead, kMarginHead, kRegionsHead, kWildernessesHead, kTempleHead, kGodHead, kHeldHead };

// A share of the points ahead, as a number from 0 to 1: `scale` points are worth half of the largest margin.
ORBIS_FN float squashed(float points, float scale) { return 0.5f + 0.5f * points / (fabsf(points) + scale); }

// The weights as a file has them, in this order; numbers of two and four bytes, the lowest first.
struct NetSizes {
    std::size_t rows, bias, second, second_bias, third, third_bias, query, query_bias, takes;

    constexpr explicit NetSizes(int players)
        : rows(2ull * std::size_t(count_traits(players)) * kUnits),
          bias(2 * kUnits),
          second(2 * kPhases * kHidden * kUnits),
          second_bias(4 * kPhases * kHidden),
          third(2ull * kPhases * kHeads * std::size_t(players) * kHidden),
          third_bias(4ull * kPhases * kHeads * std::size_t(players)),
          query(2 * kHidden * kUnits),
          query_bias(4 * kHidden),
          takes(2 * kTakeTraits * kHidden) {}

    constexpr std::size_t all() const {
        return rows + bias + second + second_bias + third + third_bias + query + query_bias + takes;
    }
};

// Whether numbers of a file are all within a limit.
template <typename Number>
bool are_within(const u8* bytes, std::size_t length, int limit) {
    for (std::size_t at = 0; at < length; at += sizeof(Number)) {
        Number number;
        memcpy(&number, bytes + at, sizeof number);
        if (number > limit || number < -limit) return false;
    }
    return true;
}

// What is wrong with the weights of a net; null if nothing is. Within these limits no sum overflows.
inline const char* fault_in_net(int players, const u8* bytes, std::size_t length) {
    constexpr int kMostBias = 1 << 29;
    if (players < 2 || players > kMostPlayers) return "the players are not 2 to 4";
    const NetSizes sizes(players);
    if (length != sizes.all()) return "the weights have another length";
    bytes += sizes.rows + sizes.bias;
    bool fits = are_within<i16>(bytes, sizes.second, kMostWeight);
    fits &= are_within<i32>(bytes += sizes.second, sizes.second_bias, kMostBias);
    fits &= are_within<i16>(bytes += sizes.second_bias, sizes.third, kMostWeight);
    fits &= are_within<i32>(bytes += sizes.third, sizes.third_bias, kMostBias);
    fits &= are_within<i16>(bytes += sizes.third_bias, sizes.query, kMostWeight);
    fits &= are_within<i32>(bytes += sizes.query, sizes.query_bias, kMostBias);
    return fits ? nullptr : "a weight is too large";
}

class Net final : public LearnedNet {
  public:
    // There is no `fault_in_net` in the weights.
    Net(const Tables& tables, int players, const u8* weights)
        : tables_(tables), players_(players), rows_(std::size_t(count_features(players))), inner_(1) {
        const NetSizes sizes(players);
        sum_rows(weights);
        const auto take = [&weights](void* to, std::size_t bytes) {
            memcpy(to, weights, bytes);
            weights += bytes;
        };
        weights += sizes.rows;
        Inner& inner = inner_[0];
        take(inner.bias, sizes.bias);
        take(inner.second, sizes.second);
        take(inner.second_bias, sizes.second_bias);
        take(inner.third, sizes.third);
        take(inner.third_bias, sizes.third_bias);
        take(inner.query, sizes.query);
        take(inner.query_bias, sizes.query_bias);
        sum_takes(weights);
    }

    int players() const { return players_; }
    u64 bytes() const override { return rows_.count() * sizeof(Row) + sizeof(Inner); }

    // What a policy asks of the options: a vector to multiply theirs with.
    struct alignas(64) Query {
        i16 numbers[kHidden];
    };

    // The sums of the rows of some stacks, and the bias: stacks that are nearly the same need only what differs.
    struct alignas(64) StackSums {
        u16 sums[kUnits];
        u32 stacks[3];
        bool known;
    };

    // What a state is worth to each seat; it waits for a take or for chance, and its game goes on. The features are those
    // without the stacks.
    void evaluate(const Features& features, const State& state, StackSums& near, SeatResult* results,
                  Query& query) const {
        alignas(64) i16 active[kUnits];
        add_up(features, state, near, active);
        const Inner& inner = inner_[0];
        const int phase = turn_ahead(state) * kPhases / (kRounds * players_);
        alignas(64) i16 hidden[kHidden];
        for (int index = 0; index < kHidden; ++index)
            hidden[index] = i16(clamped(
                (product<kUnits>(inner.second[phase][index], active) + inner.second_bias[phase][index]) >> kShift, 0,
                kMostHidden));
        float heads[kMostPlayers * kHeads];
        const int count = players_ * kHeads;
        for (int index = 0; index < count; ++index) {
            const i16* const weights = inner.third + (phase * count + index) * kHidden;
            const i32 sum = product<kHidden>(weights, hidden) + inner.third_bias[phase * count + index];
            heads[index] = float(double(sum) * 0x1p-19);
        }
        interpret(heads, features.me(), results);
        for (int index = 0; index < kHidden; ++index)
            query.numbers[index] =
                i16(clamped((product<kUnits>(inner.query[index], active) + inner.query_bias[index]) >> kShift,
                            -kMostHidden, kMostHidden));
    }

    // How much a policy likes an option, as a logit.
    float liking(const Query& query, int feature) const {
        return float(double(product<kHidden>(inner_[0].takes[feature], query.numbers)) * 0x1p-19);
    }

    void evaluate(const void* data, SeatResult* results, float* likings) const override {
        State state;
        memcpy(&state, data, sizeof state);
        const Features features(state, tables_, false);
        Query query;
        StackSums near{};
        evaluate(features, state, near, results, query);
        for (int id = 0; id < kMostTakes; ++id) {
            const bool there = id >= kTakeGod ? state.gods >> (id - kTakeGod) & 1 : state.filled >> id & 1;
            likings[id] = there ? liking(query, take_feature(state, features.build_states(), id)) : 0;
        }
    }

  private:
    struct alignas(64) Row {
        i16 numbers[kUnits];
    };

    struct alignas(64) Inner {
        i16 bias[kUnits];
        i16 second[kPhases][kHidden][kUnits];
        i32 second_bias[kPhases][kHidden];
        i16 third[kPhases * kMostPlayers * kHeads * kHidden];
        i32 third_bias[kPhases * kMostPlayers * kHeads];
        i16 query[kHidden][kUnits];
        i32 query_bias[kHidden];
        i16 takes[kTakeFeatures][kHidden];
    };

    template <int kCount>
    ORBIS_FN static i32 product(const i16* one, const i16* other) {
        i32 sum = 0;
        for (int index = 0; index < kCount; ++index) sum += i32(one[index]) * other[index];
        return sum;
    }

    // As many numbers as the machine adds at once: GCC makes slow code of more. Sums wrap around; those of a trained net
    // are far from it.
#if defined(__AVX2__)
    static constexpr int kWide = 16, kSums = 8;
#else
    static constexpr int kWide = 8, kSums = 8;
#endif
    typedef u16 Wide __attribute__((vector_size(2 * kWide), may_alias));

    ORBIS_FN const i16* row_of(int feature) const { return rows_[std::size_t(feature)].numbers; }

    // Add up the rows of all features of a list, and take those of another off; in parts so that the sums stay in
    // registers.
    void add_up(const u16* start, const u16* added, int more, const u16* dropped, int less, u16* sums) const {
        for (int at = 0; at < kUnits; at += kWide * kSums) {
            Wide parts[kSums];
            memcpy(parts, start + at, sizeof parts);
            for (int feature = 0; feature < more; ++feature) {
                const Wide* const row = reinterpret_cast<const Wide*>(row_of(added[feature]) + at);
                for (int index = 0; index < kSums; ++index) parts[index] += row[index];
            }
            for (int feature = 0; feature < less; ++feature) {
                const Wide* const row = reinterpret_cast<const Wide*>(row_of(dropped[feature]) + at);
                for (int index = 0; index < kSums; ++index) parts[index] -= row[index];
            }
            memcpy(sums + at, parts, sizeof parts);
        }
    }

    // The activations: each sum is cut to 0 to 1 and squared.
    void add_up(const Features& features, const State& state, StackSums& near, i16* active) const {
        u16 all[kMostFeatures], dropped[kMostTiles];
        int more = features.count(), less = 0;
        memcpy(all, features.indices(), sizeof(u16) * std::size_t(more));
        u32 differing = 0;
        for (int level = 0; level < 3; ++level) differing += u32(count_bits(near.stacks[level] ^ state.stacks[level]));
        if (!near.known || differing > kFar) remember(state, near);
        for (int level = 0; level < 3; ++level) {
            for (u32 left = state.stacks[level] & ~near.stacks[level]; left; left &= left - 1)
                all[more++] = u16(stack_feature(level, lowest_bit(left), players_, tables_));
            for (u32 gone = near.stacks[level] & ~state.stacks[level]; gone; gone &= gone - 1)
                dropped[less++] = u16(stack_feature(level, lowest_bit(gone), players_, tables_));
        }
        alignas(64) u16 sums[kUnits];
        add_up(near.sums, all, more, dropped, less, sums);
        for (int index = 0; index < kUnits; ++index) {
            const int found = i16(sums[index]), sum = found < 0 ? 0 : found > kOne ? kOne : found;
            active[index] = i16((sum * sum) >> kSquareShift);
        }
    }

    static constexpr u32 kFar = 16;  // tiles that differ: beyond that the sums begin again

    void remember(const State& state, StackSums& near) const {
        u16 all[kMostTiles];
        int count = 0;
        for (int level = 0; level < 3; ++level)
            for (u32 left = near.stacks[level] = state.stacks[level]; left; left &= left - 1)
                all[count++] = u16(stack_feature(level, lowest_bit(left), players_, tables_));
        add_up(reinterpret_cast<const u16*>(inner_[0].bias), all, count, nullptr, 0, near.sums);
        near.known = true;
    }

    void interpret(const float* heads, int me, SeatResult* results) const {
        float most = heads[0], sum = 0;
        for (int index = 1; index < players_; ++index) {
            const float logit = heads[index * kHeads];
            most = logit > most ? logit : most;
        }
        for (int index = 0; index < players_; ++index) {
            const float* const mine = heads + index * kHeads;
            SeatResult& result = results[(me + index) % players_];
            result.parts[kWin] = exponential(mine[kWinHead] - most);
            sum += result.parts[kWin];
            result.parts[kSquashed] = 1 / (1 + exponential(-mine[kSquashedHead]));
            result.parts[kMargin] = kPointsUnit * mine[kMarginHead];
            result.parts[kRegions] = kPointsUnit * mine[kRegionsHead];
            result.parts[kWildernesses] = kPointsUnit * mine[kWildernessesHead];
            result.parts[kTemple] = kPointsUnit * mine[kTempleHead];
            result.parts[kGod] = kPointsUnit * mine[kGodHead];
            result.parts[kWorshippers] = kPointsUnit * mine[kHeldHead];
        }
        for (int seat = 0; seat < players_; ++seat) results[seat].parts[kWin] /= sum;
        if (players_ != 2) return;
        const float ahead = points(results[0]) - points(results[1]);  // of two, each other is the best other
        results[0].parts[kMargin] = ahead;
        results[1].parts[kMargin] = -ahead;
        const float share = 0.5f * (results[0].parts[kSquashed] + 1 - results[1].parts[kSquashed]);
        results[0].parts[kSquashed] = share;
        results[1].parts[kSquashed] = 1 - share;
    }

    static float points(const SeatResult& result) {
        return result.parts[kRegions] + result.parts[kWildernesses] + result.parts[kTemple] + result.parts[kGod];
    }

    void sum_rows(const u8* weights) {
        u16 traits[kMostTraits], trait[kUnits];
        const int count = count_features(players_);
        for (int feature = 0; feature < count; ++feature) {
            i16* const row = rows_[std::size_t(feature)].numbers;
            const int found = traits_of(feature, players_, tables_, traits);
            for (int index = 0; index < found; ++index) {
                memcpy(trait, weights + std::size_t(traits[index]) * sizeof trait, sizeof trait);
                for (int at = 0; at < kUnits; ++at) row[at] = i16(u16(row[at]) + trait[at]);
            }
        }
    }

    void sum_takes(const u8* weights) {
        i16 trait[kHidden];
        u16 traits[kMostTraits];
        for (int feature = 0; feature < kTakeFeatures; ++feature) {
            const int found = traits_of_take(feature, tables_, traits);
            i32 sums[kHidden] = {};
            for (int index = 0; index < found; ++index) {
                memcpy(trait, weights + std::size_t(traits[index]) * sizeof trait, sizeof trait);
                for (int at = 0; at < kHidden; ++at) sums[at] += trait[at];
            }
            for (int at = 0; at < kHidden; ++at)
                inner_[0].takes[feature][at] = i16(clamped(sums[at], -kMostWeight, kMostWeight));
        }
    }

    const Tables& tables_;
    const int players_;
    Block<Row> rows_;  // by feature
    Block<Inner> inner_;
};

}  // namespace orbis::inline ORBIS_ARCH
