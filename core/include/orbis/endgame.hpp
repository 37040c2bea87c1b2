// The end of a game, exactly: every decision and every tile that may be revealed (expectimax; with more than two players
// each maximises their own result). Win chances come first, then the expected margin; of equals the first option.
#pragma once

#include <cstdlib>

#include "orbis/expectation.hpp"
#include "orbis/hash.hpp"
#include "orbis/sensible.hpp"

namespace orbis::inline ORBIS_ARCH {

// What every seat may expect.
struct alignas(32) Prospect {
    SeatResult seats[kMostPlayers];
};

ORBIS_FN bool is_better(const SeatResult& one, const SeatResult& other) {
    constexpr float kSame = 1e-5f;  // below any difference of chances that so few tiles can make
    if (one.win > other.win + kSame) return true;
    return one.win >= other.win - kSame && one.margin > other.margin + 100 * kSame;
}

ORBIS_FN void add(Prospect& sum, const Prospect& part, float weight, int players) {
    for (int seat = 0; seat < players; ++seat) {
        float* const to = &sum.seats[seat].win;
        const float* const from = &part.seats[seat].win;
        for (int index = 0; index < 8; ++index) to[index] += weight * from[index];
    }
}

class Endgame {
  public:
    Endgame(const Tables& tables, u64 most_nodes) : tables_(tables), most_nodes_(most_nodes) {
        known_ = static_cast<Known*>(aligned_alloc(alignof(Known), kKnown * sizeof(Known)));
        memset(static_cast<void*>(known_), 0, kKnown * sizeof(Known));
    }
    ~Endgame() { free(known_); }
    Endgame(const Endgame&) = delete;
    Endgame& operator=(const Endgame&) = delete;

    // Solve all options of a decision; false if that would take too many nodes.
    bool solve(const State& state, Solution& solution) {
        const Options options = sensible_actions(state, tables_);
        solution.count = options.count();
        int best = 0;
        for (int index = 0; index < solution.count; ++index) {
            State next = state;
            solution.actions[index] = u8(options.nth(index));
            apply(next, solution.actions[index], tables_);
            Prospect prospect{};
            look_ahead(next, prospect);
            if (nodes_ > most_nodes_) return false;
            memcpy(solution.results[index], prospect.seats, sizeof prospect.seats);
            if (is_better(solution.results[index][state.seat], solution.results[best][state.seat])) best = index;
        }
        solution.best = u8(best);
        solution.nodes = nodes_;
        return true;
    }

    // What each seat may expect of any state; false if that would take too many nodes.
    bool evaluate(const State& state, SeatResult* results) {
        Prospect prospect{};
        look_ahead(state, prospect);
        memcpy(results, prospect.seats, sizeof prospect.seats);
        return nodes_ <= most_nodes_;
    }

  private:
    struct alignas(32) Known {
        u64 hash;
        Prospect prospect;
    };
    static constexpr u64 kKnown = 1 << 15;

    void look_ahead(State state, Prospect& prospect) {
        make_forced_decisions(state, tables_);
        if (++nodes_ > most_nodes_) return;
        if (state.decision == Decision::kOver) return result_of(state, tables_, prospect.seats);
        if (state.decision == Decision::kRefilling) return look_at_reveals(state, prospect);
        if (state.decision != Decision::kTaking) return look_at_options(state, prospect);
        const u64 hash = hash_of(state);
        Known& known = known_[hash % kKnown];
        if (known.hash == hash) {
            prospect = known.prospect;
            return;
        }
        look_at_options(state, prospect);
        known = {hash, prospect};
    }

    void look_at_reveals(const State& state, Prospect& prospect) {
        const int level = next_level(state);
        u32 left = state.stacks[level];
        if (is_final_turn(state)) left &= ~left + 1;  // nobody will see it
        const float chance = 1 / float(count_bits(left));
        memset(static_cast<void*>(&prospect), 0, sizeof prospect);
        for (; left; left &= left - 1) {
            State next = state;
            const u8 tile = tables_.tile_at[level][lowest_bit(left)];
            unstack(next, tile, tables_);
            fill(next, tile);
            Prospect part;
            look_ahead(next, part);
            add(prospect, part, chance, state.players);
        }
    }

    void look_at_options(const State& state, Prospect& prospect) {
        const Options options = sensible_actions(state, tables_);
        bool first = true;
        Options rest = options;
        while (rest.low | rest.high) {
            const int id = rest.low ? lowest_bit(rest.low) : 64 + lowest_bit(rest.high);
            (rest.low ? rest.low : rest.high) &= (rest.low ? rest.low : rest.high) - 1;
            State next = state;
            apply(next, id, tables_);
            Prospect part;
            look_ahead(next, part);
            if (first || is_better(part.seats[state.seat], prospect.seats[state.seat])) prospect = part;
            first = false;
        }
    }

    const Tables& tables_;
    const u64 most_nodes_;
    u64 nodes_ = 0;
    Known* known_;
};

}  // namespace orbis::inline ORBIS_ARCH
