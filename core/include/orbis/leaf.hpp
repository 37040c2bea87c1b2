// What a search thinks of the states where its tree ends: by playing them out, or by asking a net.
#pragma once

#include "orbis/hash.hpp"
#include "orbis/net.hpp"
#include "orbis/sensible.hpp"

namespace orbis::inline ORBIS_ARCH {

// The result of a finished game, with the margin squashed.
inline void judge_end(const State& state, const Tables& tables, float margin_scale, SeatResult* results) {
    result_of(state, tables, results);
    for (int seat = 0; seat < state.players; ++seat)
        results[seat].parts[kSquashed] = squashed(results[seat].parts[kMargin], margin_scale);
}

class Playouts {
  public:
    Playouts(const Tables& tables, const SearchSettings& settings) : tables_(tables), settings_(settings) {}

    // What each seat may expect of a state, which is changed.
    void judge(State& state, Stream& stream, SeatResult* results) const {
        if (settings_.uniform) {
            if (state.decision == Decision::kRefilling) refill(state, stream, tables_);
            play_out(state, stream, tables_);
        } else {
            play_out_informed(state, stream, tables_, kWeights);
        }
        judge_end(state, tables_, settings_.margin_scale, results);
    }

    // Change the values of takes to what the leaves know better; the result is how little to trust them.
    float revise(const State&, Valued<kMostTakes>&, float temperature) const { return temperature; }

    u64 bytes() const { return 0; }

  private:
    const Tables& tables_;
    const SearchSettings settings_;
};

// Turns are finished by the informed policy, since a net knows only their starts and ends.
class Learned {
  public:
    Learned(const Tables& tables, const SearchSettings& settings, const Net& net)
        : tables_(tables), margin_scale_(settings.margin_scale), net_(net), known_(kKnown) {}
    Learned(const Learned& other)
        : tables_(other.tables_), margin_scale_(other.margin_scale_), net_(other.net_), known_(kKnown) {}

    void judge(State& state, Stream& stream, SeatResult* results) {
        if (state.decision != Decision::kTaking) {
            const int turn = state.turn;
            while (state.turn == turn && state.decision != Decision::kRefilling && state.decision != Decision::kOver)
                apply(state, informed_action(state, stream, tables_, kWeights), tables_);
            if (state.decision == Decision::kRefilling && is_final_turn(state)) state.decision = Decision::kOver;
        }
        if (state.decision == Decision::kOver) return judge_end(state, tables_, margin_scale_, results);
        const Opinion& opinion = opinion_on(state);
        memcpy(results, opinion.results, sizeof opinion.results);
    }

    float revise(const State& state, Valued<kMostTakes>& options, float) {
        const Opinion& opinion = opinion_on(state);
        for (int index = 0; index < options.count; ++index) {
            const int feature = take_feature(state, opinion.build, options.ids[index]);
            const float liking = net_.liking(opinion.query, feature);
            options.values[index] = 0.5f * options.values[index] + liking;
        }
        return 1;
    }

    u64 bytes() const { return kKnown * sizeof(Opinion); }

  private:
    struct Opinion {
        u64 hash;
        SeatResult results[kMostPlayers];
        Net::Query query;
        BuildStates build;
    };
    static constexpr u64 kKnown = 1 << 13;

    const Opinion& opinion_on(const State& state) {
        const u64 hash = hash_of(state);
        Opinion& known = known_[hash % kKnown];
        if (known.hash == hash) return known;
        const Features features(state, tables_, false);
        net_.evaluate(features, state, near_, known.results, known.query);
        known.build = features.build_states();
        known.hash = hash;
        return known;
    }

    const Tables& tables_;
    const float margin_scale_;
    const Net& net_;
    Block<Opinion> known_;
    Net::StackSums near_{};
};

}  // namespace orbis::inline ORBIS_ARCH
