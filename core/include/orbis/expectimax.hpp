// Solves the end of a game exactly, over every decision and every tile that may be revealed: each player maximises their
// own result, and takes the first of equal options.
#pragma once

#include "orbis/block.hpp"
#include "orbis/expectation.hpp"
#include "orbis/hash.hpp"
#include "orbis/last_turn.hpp"
#include "orbis/sensible.hpp"

namespace orbis::inline ORBIS_ARCH {

// What every seat may expect.
struct alignas(32) Prospect {
    SeatResult seats[kMostPlayers];
};

ORBIS_FN void add(Prospect& sum, const Prospect& part, float weight, int players) {
    for (int seat = 0; seat < players; ++seat)
        for (int index = 0; index < 8; ++index) sum.seats[seat].parts[index] += weight * part.seats[seat].parts[index];
}

class Expectimax {
  public:
    Expectimax(const Tables& tables, u64 most_nodes, const Lookout& lookout)
        : tables_(tables),
          most_nodes_(most_nodes),
          lookout_(lookout),
          known_count_(most_nodes <= kFew ? 2 * kFew : kKnown) {}

    // Solve all options of a decision; false if that takes too many nodes.
    bool solve(const State& state, SolvedOptions& solution) {
        const Options options = sensible_actions(state, tables_);
        solution.count = options.count();
        solution.best = 0;
        for (int index = 0; index < solution.count; ++index) {
            State next = state;
            solution.actions[index] = u8(options.nth(index));
            apply(next, solution.actions[index], tables_);
            if (!evaluate(next, solution.results[index])) return false;
            const SeatResult& best = solution.results[solution.best][state.seat];
            if (is_better(solution.results[index][state.seat], best)) solution.best = u8(index);
        }
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
    static constexpr u64 kAtOnce = 1 << 12;  // looks between questions to the lookout

    void look_ahead(const State& before, Prospect& prospect) {
        State state = before;
        make_forced_decisions(state, tables_);
        ++nodes_;
        if (++looks_ % kAtOnce == 0 && lookout_.sees_end(lookout_.of)) most_nodes_ = 0;
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
    // it: the one that brings most stands for all. Where exchanges are possible, the tile itself comes first.
    void look_at_final_turn(const State& state, Prospect& prospect) {
        const Universe& universe = state.universes[state.seat];
        const Realm realm = state.realms[state.seat];
        const LastTurn last{state.cells, state.filled, state.gods, realm, completions_, tables_};
        Side sides[kMostPlayers];
        for (int seat = 0; seat < state.players; ++seat)
            sides[seat] = side_of(state.universes[seat], state.realms[seat], tables_);
        const Side before = sides[state.seat];
        Choice choice{prospect, state.seat};
        const auto see = [&](const LastPlay& play, int = 0) {
            ++nodes_;
            sides[state.seat] = play.side;
            Score scores[kMostPlayers];
            const u32 winners = rate(sides, state.players, tables_, scores);
            Prospect found{};
            result_of(scores, winners, state.players, found.seats);
            choice.see(found);
        };
        if (is_complete(universe)) return last.see_gods(before, see);
        completions_.begin(universe);
        int richest = kNoSource, most = -1;
        for (u32 cells = state.filled; cells; cells &= cells - 1) {
            const int cell = lowest_bit(cells);
            const Worshippers gathered = lying_on(state.cells[cell]);
            richest = total(gathered) > most ? cell : richest;
            most = total(gathered) > most ? total(gathered) : most;
            const TileRow& tile = tables_.tiles[tile_on(state.cells[cell])];
            if (!places_face_up(universe, tile.colour)) continue;
            last.see_building(cell, state.cells[cell], see);
            if (!covers(realm + gathered, price(tile, realm)) && exchanges(realm + gathered))
                last.see_wilderness(cell, gathered, see);
        }
        last.see_wilderness(richest, lying_on(state.cells[richest]), see);
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

    void try_action(const State& before, Choice& choice, int action) {
        State state = before;
        apply(state, action, tables_);
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
        for (u64 ids = options.low; ids; ids &= ids - 1) try_action(state, choice, lowest_bit(ids));
        for (u64 ids = options.high; ids; ids &= ids - 1) try_action(state, choice, 64 + lowest_bit(ids));
    }

    const Tables& tables_;
    u64 most_nodes_;
    const Lookout lookout_;
    u64 nodes_ = 0, looks_ = 0;
    const u64 known_count_;
    Completions completions_;
    Block<Known> known_{std::size_t(known_count_)};
};

}  // namespace orbis::inline ORBIS_ARCH
