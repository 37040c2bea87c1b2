// What a search thinks of the states where its tree ends: by playing them out, or by asking a net.
#pragma once

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

// Turns are finished by the informed policy, since a net knows only their starts and ends. With more than two players it
// also plays some turns ahead: what the others take is easier played than foreseen. Some games it can play to their end:
// a net is wrong about other things than a policy.
class Learned {
  public:
    Learned(const Tables& tables, const SearchSettings& settings, const Net& net)
        : tables_(tables),
          margin_scale_(settings.margin_scale),
          ahead_(settings.ahead),
          played_out_(settings.played_out),
          net_(net),
          hashes_(kKnown),
          results_(kKnown * std::size_t(net.players())),
          wishes_(kKnown) {}
    Learned(const Learned& other)
        : tables_(other.tables_),
          margin_scale_(other.margin_scale_),
          ahead_(other.ahead_),
          played_out_(other.played_out_),
          net_(other.net_),
          hashes_(kKnown),
          results_(kKnown * std::size_t(other.net_.players())),
          wishes_(kKnown) {}

    void judge(State& state, Stream& stream, SeatResult* results) {
        if (state.decision != Decision::kTaking) finish_turn(state, stream);
        const bool to_end = is_played_out(stream);
        for (int more = 0; (to_end || more < ahead_) && state.decision != Decision::kOver; ++more) {
            if (state.decision == Decision::kRefilling) refill(state, stream, tables_);
            if (state.decision != Decision::kOver) finish_turn(state, stream);
        }
        if (state.decision == Decision::kOver) return judge_end(state, tables_, margin_scale_, results);
        const std::size_t place = opinion_on(state);
        for (int seat = 0; seat < state.players; ++seat) results[seat] = (&results_of(place))[seat];
    }

    float revise(const State& state, Valued<kMostTakes>& options, float) {
        const Wish& wish = wishes_[opinion_on(state)];
        for (int index = 0; index < options.count; ++index) {
            const int feature = take_feature(state, wish.build, options.ids[index]);
            const float liking = net_.liking(wish.query, feature);
            options.values[index] = 0.5f * options.values[index] + liking;
        }
        return 1;
    }

    u64 bytes() const {
        const u64 opinion = sizeof(u64) + u64(net_.players()) * sizeof(SeatResult) + sizeof(Wish);
        return kKnown * opinion + memory_.bytes();
    }

  private:
    // What the policy asks of the options.
    struct Wish {
        Net::Query query;
        BuildStates build;
    };
    static constexpr u64 kKnown = 1 << 13;

    bool is_played_out(Stream& stream) const {
        constexpr int kFine = 1 << 20;
        if (played_out_ <= 0 || played_out_ >= 1) return played_out_ > 0;
        return float(stream.below(kFine)) < played_out_ * kFine;
    }

    void finish_turn(State& state, Stream& stream) const {
        const int turn = state.turn;
        while (state.turn == turn && state.decision != Decision::kRefilling && state.decision != Decision::kOver)
            apply(state, informed_action(state, stream, tables_, kWeights), tables_);
        if (state.decision == Decision::kRefilling && is_final_turn(state)) state.decision = Decision::kOver;
    }

    SeatResult& results_of(std::size_t place) { return results_[place * std::size_t(net_.players())]; }

    // The place of an opinion among those in memory.
    std::size_t opinion_on(const State& state) {
        const u64 hash = hash_of(state);
        const std::size_t place = hash % kKnown;
        u64& remembered = hashes_[place];
        if (remembered == hash) return place;
        Wish& wish = wishes_[place];
        net_.evaluate(state, memory_, &results_of(place), wish.build, wish.query);
        remembered = hash;
        return place;
    }

    const Tables& tables_;
    const float margin_scale_;
    const int ahead_;
    const float played_out_;
    const Net& net_;
    Block<u64> hashes_;  // of the states of opinions, apart from them: most are only looked for, and not there
    Block<SeatResult> results_;
    Block<Wish> wishes_;
    Net::Memory memory_{net_.players()};
};

}  // namespace orbis::inline ORBIS_ARCH
