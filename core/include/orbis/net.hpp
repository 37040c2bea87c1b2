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
#include "orbis/hash.hpp"
#include "orbis/layer.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kUnits = 256, kHidden = 32, kPhases = 8, kHeads = 8;
constexpr int kOne = 1024, kSquareShift = 11, kShift = 9, kMostHidden = 8191, kMostWeight = 4096;
constexpr float kPointsUnit = 8;  // the heads of points count in these

// What the heads of a seat say: logits of the win and of the squashed margin, then points by part.
enum Head { kWinHead, kSquashedHead, kMarginHead, kRegionsHead, kWildernessesHead, kTempleHead, kGodHead, kHeldHead };

// A share of the points ahead, as a number from 0 to 1: `scale` points are worth half of the largest margin.
ORBIS_FN float squashed(float points, float scale) { return 0.5f + 0.5f * points / (fabsf(points) + scale); }

// The weights in this order; numbers of two and four bytes, the lowest first. Rounded, as a file has them, each row of a
// matrix is a shift and numbers of one byte; the biases stay as they are.
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

    constexpr std::size_t rounded() const {
        return kUnits + rounded(rows, kUnits) + bias + rounded(second, kUnits) + second_bias + rounded(third, kHidden) +
               third_bias + rounded(query, kUnits) + query_bias + rounded(takes, kHidden);
    }

    static constexpr std::size_t rounded(std::size_t bytes, std::size_t width) { return bytes / 2 + bytes / 2 / width; }
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
        read(inner.second, kHidden, sizes.second, weights);
        take(inner.second_bias, sizes.second_bias);
        read(inner.third, players * kHeads, sizes.third, weights);
        for (auto& biases : inner.third_bias) take(biases, sizes.third_bias / kPhases);
        inner.query.read(weights, kHidden);
        weights += sizes.query;
        take(inner.query_bias, sizes.query_bias);
        sum_takes(weights);
    }

    int players() const { return players_; }
    u64 bytes() const override { return rows_.count() * sizeof(Row) + sizeof(Inner); }

    // What a policy asks of the options: a vector to multiply theirs with.
    struct alignas(64) Query {
        i16 numbers[kHidden];
    };

    // Sums of rows that were added up before: positions of one search have much in common.
    class Memory {
      public:
        explicit Memory(int players) : owns_(std::size_t(players) * kOwns), near_(kTables * kNears) {}
        u64 bytes() const { return owns_.count() * sizeof(OwnSums) + near_.count() * sizeof(SharedSums); }

      private:
        friend class Net;

        // The rows of what is not a player's own, and the bias.
        struct alignas(64) SharedSums {
            u16 sums[kUnits];
            SharedView view;
            bool known;
        };

        // The rows of a player's universe and realm.
        struct alignas(64) OwnSums {
            u16 sums[kUnits];
            OwnStanding standing;
            Realm realm;
            Universe universe;
            bool known;
        };
        static_assert(sizeof(OwnSums) == 2 * kUnits + 64);
        static constexpr std::size_t kOwns = 1 << 9;  // of each place, so that those of one state are never in the way
        static constexpr std::size_t kTables = 2, kNears = 1 << 8;

        Block<OwnSums> owns_;
        Block<SharedSums> near_;  // by the tiles of the display, then by what the last player has
    };

    // What a state is worth to each seat; it waits for a take or for chance, and its game goes on. The query is for takes.
    void evaluate(const State& state, Memory& memory, SeatResult* results, BuildStates& build, Query& query) const {
        alignas(64) i16 active[kUnits];
        build = add_up(state, memory, active);
        const Inner& inner = inner_[0];
        const int phase = turn_ahead(state) * kPhases / (kRounds * players_);
        alignas(64) i32 sums[kHidden];
        alignas(64) i16 hidden[kHidden];
        inner.second[phase].multiply(active, inner.second_bias[phase], kHidden, sums);
        for (int index = 0; index < kHidden; ++index)
            hidden[index] = i16(clamped(sums[index] >> kShift, 0, kMostHidden));
        alignas(64) i32 last[kMostPlayers * kHeads];
        inner.third[phase].multiply(hidden, inner.third_bias[phase], players_ * kHeads, last);
        float heads[kMostPlayers * kHeads];
        for (int index = 0; index < players_ * kHeads; ++index) heads[index] = float(double(last[index]) * 0x1p-19);
        interpret(heads, next_seat(state), results);
        if (state.decision != Decision::kTaking) return;
        inner.query.multiply(active, inner.query_bias, kHidden, sums);
        for (int index = 0; index < kHidden; ++index)
            query.numbers[index] = i16(clamped(sums[index] >> kShift, -kMostHidden, kMostHidden));
    }

    // How much a policy likes an option, as a logit.
    float liking(const Query& query, int feature) const {
        return float(double(product<kHidden>(inner_[0].takes[feature], query.numbers)) * 0x1p-19);
    }

    void evaluate(const void* data, SeatResult* results, float* likings) const override {
        State state;
        memcpy(&state, data, sizeof state);
        Query query;
        BuildStates build;
        Memory memory(players_);
        evaluate(state, memory, results, build, query);
        for (int id = 0; id < kMostTakes; ++id) {
            const bool there = id >= kTakeGod ? state.gods >> (id - kTakeGod) & 1 : state.filled >> id & 1;
            const bool liked = there && state.decision == Decision::kTaking;
            likings[id] = liked ? liking(query, take_feature(state, build, id)) : 0;
        }
    }

  private:
    struct alignas(64) Row {
        i16 numbers[kUnits];
    };

    struct alignas(64) Inner {
        i16 bias[kUnits];
        Layer<kUnits, kHidden, kHidden> second[kPhases];
        i32 second_bias[kPhases][kHidden];
        Layer<kHidden, kMostPlayers * kHeads, 2 * kHeads> third[kPhases];
        i32 third_bias[kPhases][kMostPlayers * kHeads];
        Layer<kUnits, kHidden, kHidden> query;
        i32 query_bias[kHidden];
        i16 takes[kTakeFeatures][kHidden];
    };

    // Layers by phase.
    template <class Each>
    static void read(Each (&layers)[kPhases], int outputs, std::size_t bytes, const u8*& weights) {
        for (Each& layer : layers) {
            layer.read(weights, outputs);
            weights += bytes / kPhases;
        }
    }

    // As many numbers as the machine adds at once: GCC makes slow code of more. Sums wrap around; those of a trained net
    // are far from it.
#if defined(__AVX512BW__)
    static constexpr int kWide = 32, kSums = 8;
#elif defined(__AVX2__)
    static constexpr int kWide = 16, kSums = 8;
#else
    static constexpr int kWide = 8, kSums = 8;
#endif
    typedef u16 Wide __attribute__((vector_size(2 * kWide), may_alias));

    ORBIS_FN const u16* row_of(int feature) const {
        return reinterpret_cast<const u16*>(rows_[std::size_t(feature)].numbers);
    }

    // Some of the sums, as many as stay in registers.
    struct Part {
        Wide numbers[kSums];

        ORBIS_FN void load(const u16* from) { memcpy(numbers, from, sizeof numbers); }
        ORBIS_FN void store(u16* to) const { memcpy(to, numbers, sizeof numbers); }
        ORBIS_FN void add(const u16* row) {
            for (int index = 0; index < kSums; ++index) numbers[index] += reinterpret_cast<const Wide*>(row)[index];
        }
        ORBIS_FN void subtract(const u16* row) {
            for (int index = 0; index < kSums; ++index) numbers[index] -= reinterpret_cast<const Wide*>(row)[index];
        }
    };
    static constexpr int kPart = kWide * kSums;

    // The activations: each sum is cut to 0 to 1 and squared.
    BuildStates add_up(const State& state, Memory& memory, i16* active) const {
        const Memory::OwnSums* owns[kMostPlayers];
        const OwnStanding* standings[kMostPlayers];
        const int me = next_seat(state);
        for (int index = 0; index < players_; ++index) {
            const int seat = (me + index) % players_;
            owns[index] = &own_sums(state.universes[seat], state.realms[seat], index, memory);
            standings[index] = &owns[index]->standing;
        }
        const SharedView view(state, tables_, standings);
        const std::size_t last = std::size_t(owns[players_ - 1] - &memory.owns_[0]);
        const u16* const shared = shared_sums(view, last, memory);
        for (int at = 0; at < kUnits; at += kPart) {
            Part part;
            part.load(shared + at);
            for (int index = 0; index < players_; ++index) part.add(owns[index]->sums + at);
            alignas(64) u16 sums[kPart];
            part.store(sums);
            for (int index = 0; index < kPart; ++index) {
                const i16 found = i16(sums[index]), positive = found < 0 ? i16(0) : found;
                const u16 sum = u16(positive > kOne ? i16(kOne) : positive);
                // The upper half of a product of two bytes each: one instruction finds many.
                active[at + index] = i16(u32(u16(sum << 2)) * u32(u16(sum << (14 - kSquareShift))) >> 16);
            }
        }
        return view.build_states();
    }

    // The sums of a view. Of two views in memory with something in common, the nearer one is changed to it, and takes the
    // place of the other: so each time the two that are likely to help again remain.
    const u16* shared_sums(const SharedView& view, std::size_t last, Memory& memory) const {
        Memory::SharedSums* near = &memory.near_[view.hash_of_tiles() % Memory::kNears];
        Memory::SharedSums* far = &memory.near_[Memory::kNears + last % Memory::kNears];
        if (!near->known) begin(*near);
        if (!far->known) begin(*far);
        if (view.distance(far->view) < view.distance(near->view)) std::swap(near, far);
        u16 more[kMostShared + kMostTiles + 1], less[kMostShared + kMostTiles + 1];
        FeatureWriter added(more), dropped(less);
        view.list_changes(near->view, tables_, added, dropped);
        for (int at = 0; at < kUnits; at += kPart) {
            Part part;
            part.load(near->sums + at);
            for (int index = 0; index < added.count(); ++index) part.add(row_of(more[index]) + at);
            for (int index = 0; index < dropped.count(); ++index) part.subtract(row_of(less[index]) + at);
            part.store(far->sums + at);
        }
        far->view = view;
        return far->sums;
    }

    void begin(Memory::SharedSums& sums) const {
        sums.view = SharedView(players_);
        u16 features[kMostShared + 1];
        FeatureWriter writer(features);
        sums.view.list(tables_, writer);
        add_up(reinterpret_cast<const u16*>(inner_[0].bias), features, writer.count(), 0, sums.sums);
        sums.known = true;
    }

    // Add the rows of features, which begin at `base`.
    void add_up(const u16* start, const u16* features, int count, int base, u16* sums) const {
        for (int at = 0; at < kUnits; at += kPart) {
            Part part;
            part.load(start + at);
            for (int index = 0; index < count; ++index) part.add(row_of(base + features[index]) + at);
            part.store(sums + at);
        }
    }

    // The sums of a player's own rows, from memory if they are there.
    const Memory::OwnSums& own_sums(const Universe& universe, Realm realm, int index, Memory& memory) const {
        u8 bytes[48] = {};
        memcpy(bytes, &universe, sizeof universe);
        memcpy(bytes + 32, &realm, sizeof realm);
        const std::size_t place = hash_of_bytes(bytes, sizeof bytes) % Memory::kOwns;
        Memory::OwnSums& own = memory.owns_[std::size_t(index) * Memory::kOwns + place];
        if (own.known && own.realm == realm && !memcmp(&own.universe, &universe, sizeof universe)) return own;
        const OwnFeatures features(universe, realm, tables_);
        alignas(64) constexpr u16 kNothing[kUnits] = {};
        add_up(kNothing, features.indices(), features.count(), index * kOwnFeatures, own.sums);
        own.standing = features.standing;
        own.realm = realm;
        own.universe = universe;
        own.known = true;
        return own;
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
