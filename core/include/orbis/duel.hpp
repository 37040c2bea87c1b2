// Solves the end of a game of two players exactly: what one gains the other loses, so whatever cannot change the result
// any more is left out (alpha-beta; at chance nodes, bounds of the sum over all tiles, as in Star2).
#pragma once

#include "orbis/last_round.hpp"
#include "orbis/outcomes.hpp"
#include "orbis/sensible.hpp"

namespace orbis::inline ORBIS_ARCH {

class Duel {
  public:
    Duel(const Tables& tables, u64 most_nodes, const Lookout& lookout)
        : tables_(tables),
          most_nodes_(most_nodes),
          lookout_(lookout),
          known_count_(most_nodes <= kFew ? 2 * kFew : kKnown),
          last_round_(tables, most_nodes, lookout) {}

    // What both seats may expect from any state; false if that takes too many nodes.
    bool evaluate(const State& before, SeatResult* results) {
        State state = before;
        make_forced_decisions(state, tables_);
        Pair pair{};
        look_ahead(state, -kMostWorth, kMostWorth, pair);
        memcpy(results, pair.seats, sizeof pair.seats);
        return !gave_up_;
    }

    // Solve the options of a decision: the best one first, then the others as far as the nodes allow. False if there are
    // too many nodes for the best one.
    bool solve(const State& state, SolvedOptions& solution) {
        const Options options = sensible_actions(state, tables_);
        const int count = options.count();
        Pair pairs[kMostBranches];
        bool exact[kMostBranches];
        const int liked = liked_option(state, options);
        double best = look_after(state, options.nth(liked), -kMostWorth, pairs[liked]);
        for (int index = 0; index < count && !gave_up_; ++index) {
            exact[index] = index == liked;
            if (exact[index]) continue;
            const double low = best - 2 * kSameWorth;  // so that the first of equal options is known
            const double value = look_after(state, options.nth(index), low, pairs[index]);
            exact[index] = value > low + kNoise;
            best = value > best ? value : best;
        }
        if (gave_up_) return false;
        for (int index = 0; index < count && !gave_up_; ++index) {
            if (exact[index]) continue;
            look_after(state, options.nth(index), -kMostWorth, pairs[index]);
            exact[index] = !gave_up_;
        }
        solution.count = 0;
        for (int index = 0; index < count; ++index)
            if (exact[index]) tell(solution, options.nth(index), pairs[index], state.seat);
        const bool too_many = nodes() > most_nodes_;  // the last outcomes may have gone a little beyond
        solution.nodes = gave_up_ == too_many ? nodes() : most_nodes_ + gave_up_;
        return true;
    }

    u64 nodes() const { return nodes_ + last_round_.seen(); }

  private:
    static constexpr u64 kKnown = 1 << 17;
    static constexpr u64 kFew = 1 << 13;     // nodes for which a smaller table will do: new memory takes time
    static constexpr u64 kAtOnce = 1 << 10;  // looks between questions to the lookout

    enum class Kind : u8 { kExact, kAtLeast, kAtMost };

    struct alignas(32) Known {
        u64 hash;
        double value;
        Pair pair;
        Kind kind;
    };

    // An option that is probably good: the others can be compared with it.
    int liked_option(const State& state, const Options& options) {
        Outcomes::Part part(outcomes_);
        Path path{};
        Pair pair{};
        Turn turn{state, {-kMostWorth, kMostWorth}, pair, true};
        collect(turn, state, path, part);
        for (int rank = Outcomes::Part::kRanks - 1; rank >= 0; --rank) {
            const u32 at = part.of_rank(rank);
            if (at == kNone) continue;
            const Path& best = outcomes_[outcomes_.group(at).first].path;
            for (int index = 0; best.length && index < options.count(); ++index)
                if (options.nth(index) == best.actions[0]) return index;
        }
        return 0;
    }

    // What an option is worth to the state's seat, if more than a limit.
    double look_after(const State& state, int action, double low, Pair& pair) {
        State next = state;
        apply(next, action, tables_);
        make_forced_decisions(next, tables_);
        pair = {};
        return value_of(next, state.seat, low, kMostWorth, pair);
    }

    static void tell(SolvedOptions& solution, int action, const Pair& pair, int seat) {
        const int index = solution.count++;
        if (!index) solution.best = 0;
        solution.actions[index] = u8(action);
        memcpy(solution.results[index], pair.seats, sizeof pair.seats);
        const SeatResult& best = solution.results[solution.best][seat];
        if (is_better(solution.results[index][seat], best)) solution.best = u8(index);
    }

    // The limits within which a value matters, and the best so far.
    struct Window {
        double low, high, best = -kMostWorth;

        double least() const { return best > low ? best : low; }
    };

    // All is from the view of the state's seat. A value beyond a limit is a bound, and the pair has no meaning then.
    double look_ahead(const State& state, double low, double high, Pair& pair, bool briefly = false) {
        if (++looks_ % kAtOnce == 0 && lookout_.sees_end(lookout_.of)) gave_up_ = true;
        if (gave_up_ || nodes() > most_nodes_) {
            gave_up_ = true;
            return 0;
        }
        if (state.decision == Decision::kOver) return end(state, pair);
        if (state.decision == Decision::kRefilling) return look_at_reveals(state, low, high, pair);
        if (state.decision != Decision::kTaking) return look_at_outcomes(state, low, high, pair, briefly);
        if (is_final_turn(state)) return last_round_.final_turn(state, pair);
        const u64 hash = hash_of(state);
        Known& known = known_[hash % known_count_];
        if (known.hash == hash) {
            if (known.kind == Kind::kExact) pair = known.pair;
            if (known.kind == Kind::kExact || (known.kind == Kind::kAtLeast && briefly)) return known.value;
            if (known.kind == kind_of(known.value, low, high)) return known.value;
        }
        const double value = state.turn == kRounds * 2 - 2 ? last_round_.last_but_one(state, low, high, pair, briefly)
                                                           : look_at_outcomes(state, low, high, pair, briefly);
        gave_up_ |= last_round_.gave_up();
        if (gave_up_) return 0;
        const Kind kind = briefly ? Kind::kAtLeast : kind_of(value, low, high);
        if (briefly && known.hash == hash) return value;
        known.hash = hash;
        known.value = value;
        known.kind = kind;
        if (kind == Kind::kExact) known.pair = pair;
        return value;
    }

    static Kind kind_of(double value, double low, double high) {
        return value <= low + kNoise ? Kind::kAtMost : value >= high - kNoise ? Kind::kAtLeast : Kind::kExact;
    }

    double end(const State& state, Pair& pair) {
        result_of(state, tables_, pair.seats);
        const SeatResult& mine = pair.seats[state.seat];
        return kWinWorth * (double(mine.parts[kWin]) - 0.5) + double(mine.parts[kMargin]);
    }

    // After a turn: first a good reply to each tile, which is often good enough to show that the turn is not; then all.
    double look_at_reveals(const State& state, double low, double high, Pair& pair) {
        const int level = next_level(state), count = count_bits(state.stacks[level]);
        double most[32], hope = 0, sum = 0;
        for (int index = 0; index < count; ++index) most[index] = kMostWorth;
        hope = kMostWorth * count;
        Pair part{};
        for (int index = 0; index < count; ++index) {
            hope -= most[index];
            most[index] = after(state, level, index, low * count - hope, kMostWorth, part, true);
            hope += most[index];
            if (gave_up_) return 0;
            if (hope <= low * count + kNoise) return hope / count;
        }
        const float chance = 1 / float(count);
        double dread = -kMostWorth * count;
        memset(&pair, 0, sizeof pair);
        for (int index = 0; index < count; ++index) {
            hope -= most[index];
            dread += kMostWorth;
            const double least = low * count - sum - hope, enough = high * count - sum - dread;
            const double value = after(state, level, index, least, enough, part, false);
            if (gave_up_) return 0;
            sum += value;
            if (value <= least + kNoise) return (sum + hope) / count;
            if (value >= enough - kNoise) return (sum + dread) / count;
            add(pair, part, chance);
        }
        return sum / count;
    }

    // What it is worth to the state's seat if the tile of that index in the stack is revealed.
    double after(const State& state, int level, int index, double low, double high, Pair& pair, bool briefly) {
        State next = state;
        const u8 tile = tables_.tile_at[level][nth_bit(state.stacks[level], index)];
        unstack(next, tile, tables_);
        fill(next, tile);
        make_forced_decisions(next, tables_);
        if (next.seat == state.seat) return look_ahead(next, low, high, pair, false);
        return -look_ahead(next, -high, -low, pair, briefly);
    }

    // A turn that is looked at: `start` is any of its decisions.
    struct Turn {
        const State& start;
        Window window;
        Pair& pair;
        bool briefly;       // one good outcome will do
        bool over = false;  // whether enough was seen
        Path tried{};       // what was tried first
    };

    double look_at_outcomes(const State& state, double low, double high, Pair& pair, bool briefly) {
        Turn turn{state, {low, high}, pair, briefly};
        const Path favourite = favourites_[state.turn];
        State outcome = state;
        if (state.decision == Decision::kTaking && favourite.length && follow(outcome, favourite)) {
            turn.tried = favourite;
            try_outcome(turn, outcome, favourite);
        }
        if (turn.over) return turn.window.best;
        Outcomes::Part part(outcomes_);
        Path path{};
        collect(turn, state, path, part);
        search(turn, part);
        return turn.window.best;
    }

    static bool has_ended(const State& state, const State& start) {
        return state.turn != start.turn || state.decision == Decision::kRefilling;
    }

    // Whether a turn can be played like that.
    bool follow(State& state, const Path& path) const {
        const State start = state;
        for (int index = 0; index < path.length; ++index) {
            const int action = path.actions[index];
            if (has_ended(state, start) || !sensible_actions(state, tables_).has(action)) return false;
            apply(state, action, tables_);
            make_forced_decisions(state, tables_);
        }
        return has_ended(state, start);
    }

    void collect(Turn& turn, const State& state, Path& path, Outcomes::Part& part) {
        if (turn.over) return;
        if (has_ended(state, turn.start)) return keep(turn, state, path, part);
        const Options options = sensible_actions(state, tables_);
        const u8 length = path.length;
        for (int index = 0, count = options.count(); index < count; ++index) {
            const int action = options.nth(index);
            State next = state;
            apply(next, action, tables_);
            make_forced_decisions(next, tables_);
            if (length < Path::kLongest) path.actions[length] = u8(action);
            path.length = u8(length + 1);
            collect(turn, next, path, part);
        }
        path.length = length;
    }

    void keep(Turn& turn, const State& state, const Path& path, Outcomes::Part& part) {
        ++nodes_;
        if (part.is_full()) search(turn, part);  // those so far, to make room
        if (part.is_full()) gave_up_ = turn.over = true;
        if (!turn.over) part.add(state, turn.start.seat, path, tables_);
    }

    // Look at the outcomes that were kept, the most promising first.
    void search(Turn& turn, Outcomes::Part& part) {
        for (int rank = Outcomes::Part::kRanks - 1; rank >= 0; --rank)
            for (u32 at = part.of_rank(rank); at != kNone; at = outcomes_.group(at).next_of_rank)
                search(turn, outcomes_.group(at), outcomes_.group(at).first, outcomes_.group(at).count);
        part.clear();
    }

    // Look at some outcomes of a group, if having the most that any of them has of each colour would be good enough: more
    // worshippers never harm their player.
    void search(Turn& turn, const OutcomeGroup& group, u32 first, u32 count) {
        if (turn.over) return;
        State state = group.state;
        Realm& realm = state.realms[turn.start.seat];
        if (count == 1) {
            const Outcome& outcome = outcomes_[first];
            realm = outcome.realm;
            if (!turn.tried.length || !turn.tried.equals(outcome.path)) try_outcome(turn, state, outcome.path);
            return;
        }
        u32 middle = first, at = first;
        for (u32 index = 0; index < count; ++index, at = outcomes_[at].next) {
            realm = with_most(realm, outcomes_[at].realm);
            if (index == count / 2) middle = at;
        }
        const double least = turn.window.least() + kSameWorth;
        if (least > -kMostWorth + 2 * kSameWorth && !turn.briefly) {
            Pair pair{};
            const double bound = value_of(state, turn.start.seat, least, least + kSameWorth, pair);
            if (bound <= least + kNoise) {  // what is known of the group still bounds the turn
                const double kept = bound < turn.window.low ? bound : turn.window.low;
                if (!gave_up_ && kept > turn.window.best) turn.window.best = kept;
                return;
            }
        }
        search(turn, group, first, count / 2);
        search(turn, group, middle, count - count / 2);
    }

    double value_of(const State& outcome, int seat, double low, double high, Pair& pair) {
        return outcome.seat == seat ? look_ahead(outcome, low, high, pair) : -look_ahead(outcome, -high, -low, pair);
    }

    void try_outcome(Turn& turn, const State& outcome, const Path& path) {
        Window& window = turn.window;
        Pair pair{};
        const double low = window.least(), high = window.high;
        const double value = value_of(outcome, turn.start.seat, low, high, pair);
        turn.over = gave_up_ || turn.briefly;
        if (gave_up_ || value <= window.best + kSameWorth) return;
        window.best = value;
        turn.pair = pair;
        turn.over |= value >= high - kNoise;
        if (value > low + kNoise && turn.start.decision == Decision::kTaking) favourites_[turn.start.turn] = path;
    }

    const Tables& tables_;
    const u64 most_nodes_;
    const Lookout lookout_;
    const u64 known_count_;
    u64 nodes_ = 0, looks_ = 0;
    bool gave_up_ = false;
    LastRound last_round_;
    Block<Known> known_{std::size_t(known_count_)};
    Outcomes outcomes_;
    Path favourites_[kRounds * 2]{};
};

}  // namespace orbis::inline ORBIS_ARCH
