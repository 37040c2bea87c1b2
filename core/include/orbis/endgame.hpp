// Solves the end of a game exactly, over every decision and every tile that may be revealed (expectimax; with more than
// two players each maximises their own result). The chance to win counts first, then the expected margin, then the
// lower id.
#pragma once

#include "orbis/block.hpp"
#include "orbis/expectation.hpp"
#include "orbis/hash.hpp"
#include "orbis/sensible.hpp"

namespace orbis::inline ORBIS_ARCH {

// What every seat may expect.
struct alignas(32) Prospect {
    SeatResult seats[kMostPlayers];
};

ORBIS_FN bool is_better(const SeatResult& one, const SeatResult& other) {
    constexpr float kSame = 1e-5f;  // smaller than any real difference in chances between so few tiles
    if (one.parts[kWin] > other.parts[kWin] + kSame) return true;
    return one.parts[kWin] >= other.parts[kWin] - kSame && one.parts[kMargin] > other.parts[kMargin] + 100 * kSame;
}

ORBIS_FN void add(Prospect& sum, const Prospect& part, float weight, int players) {
    for (int seat = 0; seat < players; ++seat)
        for (int index = 0; index < 8; ++index) sum.seats[seat].parts[index] += weight * part.seats[seat].parts[index];
}

class Endgame {
  public:
    Endgame(const Tables& tables, u64 most_nodes, const Lookout& lookout)
        : tables_(tables),
          most_nodes_(most_nodes),
          lookout_(lookout),
          known_count_(most_nodes <= kFew ? 2 * kFew : kKnown) {}

    // Solve all options of a decision; false if that takes too many nodes.
    bool solve(const State& state, SolvedOptions& solution) {
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

    // What each seat may expect from any state; false if that takes too many nodes.
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
    static constexpr u64 kKnown = 1 << 17;
    static constexpr u64 kFew = 1 << 13;     // nodes for which a smaller table will do: new memory takes time
    static constexpr u64 kAtOnce = 1 << 12;  // nodes between questions to the lookout

    void look_ahead(const State& before, Prospect& prospect) {
        State state = before;
        make_forced_decisions(state, tables_);
        if (++nodes_ % kAtOnce == 0 && lookout_.sees_end(lookout_.of)) most_nodes_ = 0;
        if (nodes_ > most_nodes_) return;
        if (state.decision == Decision::kOver) return result_of(state, tables_, prospect.seats);
        if (state.decision == Decision::kRefilling) return look_at_reveals(state, prospect);
        if (state.decision != Decision::kTaking) return look_at_options(state, prospect);
        const u64 hash = hash_of(state);
        Known& known = known_[hash % known_count_];
        if (known.hash == hash) {
            prospect = known.prospect;
            return;
        }
        if (is_final_turn(state))
            look_at_final_turn(state, prospect);
        else
            look_at_options(state, prospect);
        known = {hash, prospect};
    }

    // In the final turn it does not matter which tile becomes a wilderness, except for the worshippers gathered with
    // it: the one that brings most stands for all. Other tiles are taken only to build them.
    void look_at_final_turn(const State& state, Prospect& prospect) {
        const Universe& universe = state.universes[state.seat];
        if (is_complete(universe)) return look_at_options(state, prospect);
        Choice choice{prospect, state.seat};
        int richest = -1, most = -1;
        for (u32 cells = state.filled; cells; cells &= cells - 1) {
            const int place = lowest_bit(cells);
            const TileRow& tile = tables_.tiles[tile_on(state.cells[place])];
            const Realm realm = state.realms[state.seat] + lying_on(state.cells[place]);
            richest = total(realm) > most ? place : richest;
            most = total(realm) > most ? total(realm) : most;
            if (!places_face_up(universe, tile.colour)) continue;
            if (covers(realm, price(tile, realm)))
                try_actions(state, choice, {place, kBuild});
            else if (exchanges(realm))
                try_actions(state, choice, {place});
        }
        try_actions(state, choice, {richest, kMakeWilderness});
    }

    // The best prospect so far, for a seat.
    struct Choice {
        Prospect& best;
        int seat;
        bool any = false;

        void see(const Prospect& other) {
            if (!any || is_better(other.seats[seat], best.seats[seat])) best = other;
            any = true;
        }
    };

    struct Actions {
        int first, second = -1;
    };

    void try_actions(const State& before, Choice& choice, Actions actions) {
        State state = before;
        apply(state, actions.first, tables_);
        if (actions.second >= 0) apply(state, actions.second, tables_);
        Prospect prospect;
        look_ahead(state, prospect);
        choice.see(prospect);
    }

    void look_at_reveals(const State& state, Prospect& prospect) {
        const int level = next_level(state);
        u32 left = state.stacks[level];
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
        Choice choice{prospect, state.seat};
        for (u64 ids = options.low; ids; ids &= ids - 1) try_actions(state, choice, {lowest_bit(ids)});
        for (u64 ids = options.high; ids; ids &= ids - 1) try_actions(state, choice, {64 + lowest_bit(ids)});
    }

    const Tables& tables_;
    u64 most_nodes_;
    const Lookout lookout_;
    u64 nodes_ = 0;
    const u64 known_count_;
    Block<Known> known_{std::size_t(known_count_)};
};

}  // namespace orbis::inline ORBIS_ARCH
