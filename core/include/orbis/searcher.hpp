// A search that keeps its trees from one decision to the next, for whatever asks: the Python module, or a page. Whoever
// asks has checked the state, and does the work of a search that has begun: in threads, or a little at a time.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "orbis/chance.hpp"
#include "orbis/search_kernels.hpp"
#include "orbis/standard.hpp"
#include "orbis/state.hpp"

namespace orbis {

using SearchClock = std::chrono::steady_clock;

// Means are in double precision, unlike a `SeatResult`.
struct MeanResult {
    std::array<double, kResultParts> parts{};

    bool operator==(const MeanResult&) const = default;
};

using Results = std::vector<MeanResult>;  // by seat

inline Results means_of(const SeatResult* seats, int players) {
    auto results = Results(std::size_t(players));
    for (std::size_t seat = 0; seat < results.size(); ++seat)
        std::copy_n(seats[seat].parts, kResultParts, results[seat].parts.begin());
    return results;
}

struct SearchBranch {
    int action;
    std::uint64_t visits;
    double value;
    Results results;

    bool operator==(const SearchBranch&) const = default;
};

struct SearchReport {
    std::vector<SearchBranch> branches;
    std::uint64_t simulations;

    bool operator==(const SearchReport&) const = default;
};

struct Solution {
    std::map<int, Results> results;  // by action
    int best;
    std::uint64_t nodes;
};

struct Evaluation {
    Results results;
    bool exact;
};

// A budget is simulations or milliseconds; the other is 0.
struct SearchBudget {
    std::uint64_t simulations;
    std::uint64_t milliseconds;
    bool thrifty;  // stop when no other branch can come first
};

struct SearchLimits {
    std::uint64_t simulations;  // of each tree; 0 for as many as the time allows
    SearchClock::time_point end;
    bool thrifty;
};

// What is left of a budget for each of some trees. Visits kept from the last search count towards it, up to nine tenths;
// `last` is how many there were at its end.
inline SearchLimits limits_of(const SearchBudget& budget, std::uint64_t kept, std::uint64_t last, std::uint64_t trees) {
    if (budget.simulations) {
        const std::uint64_t missing = budget.simulations > kept ? budget.simulations - kept : 0;
        return {(std::max(missing, budget.simulations / 10 + 1) + trees - 1) / trees, {}, budget.thrifty};
    }
    const double known = last ? std::min(0.9, double(kept) / double(last)) : 0;
    const auto time = std::chrono::duration<double, std::milli>(double(budget.milliseconds) * (1 - known));
    return {0, SearchClock::now() + std::chrono::duration_cast<SearchClock::duration>(time), budget.thrifty};
}

// The work of one tree.
class SearchTask {
  public:
    SearchTask(SearchTree& tree, const SearchLimits& limits, std::uint64_t seed, std::uint64_t index)
        : tree_(&tree), limits_(limits), counter_(stream_of(seed, index).counter) {}

    // Simulate a little; false when there is nothing left to do.
    bool advance() {
        int count = kAtOnce;
        if (limits_.simulations) count = int(std::min<std::uint64_t>(count, limits_.simulations - done_));
        tree_->simulate(counter_, count);
        done_ += std::uint64_t(count);
        if (limits_.simulations && done_ >= limits_.simulations) return false;
        if (!limits_.simulations && SearchClock::now() >= limits_.end) return false;
        return !(limits_.thrifty && done_ % (8 * kAtOnce) == 0 && is_decided());
    }

    std::uint64_t done() const { return done_; }

  private:
    static constexpr int kAtOnce = 32;  // simulations between looks at the clock

    bool is_decided() {
        std::uint64_t first = 0, second = 0;
        const Branches& branches = tree_->branches();
        for (int index = 0; index < branches.count; ++index) {
            const std::uint64_t visits = branches.items[index].visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second > still_to_come();
    }

    std::uint64_t still_to_come() const {
        if (limits_.simulations) return limits_.simulations - done_;
        const double spent = std::chrono::duration<double>(SearchClock::now() - begun_).count();
        const double left = std::chrono::duration<double>(limits_.end - SearchClock::now()).count();
        return left > 0 ? std::uint64_t(double(done_) * left / spent) + 1 : 0;
    }

    SearchTree* tree_;
    SearchLimits limits_;
    SearchClock::time_point begun_ = SearchClock::now();
    std::uint64_t counter_;
    std::uint64_t done_ = 0;
};

using SearchTasks = std::vector<SearchTask>;  // by tree

inline const char* fault_in(const SearchBudget& budget) {
    return !budget.simulations == !budget.milliseconds ? "a budget is simulations or milliseconds" : nullptr;
}

inline const char* fault_in(const SearchSettings& settings) {
    const bool fits = settings.exploration >= 0 && settings.exploration <= 100 && settings.margin >= 0 &&
                      settings.margin <= 1 && settings.widening >= 0 && settings.widening <= 100 &&
                      settings.ahead >= 0 && settings.ahead <= 100 && settings.played_out >= 0 &&
                      settings.played_out <= 1;
    return fits ? nullptr : "exploration, margin, widening, the turns ahead or the games played out are out of range";
}

inline const char* fault_in_nodes(std::uint32_t nodes) {
    return nodes < 1 << 10 || nodes > 1u << 28 ? "the nodes are not 1,024 to 268,435,456" : nullptr;
}

inline const char* fault_in_question(const State& state) {
    return state.decision == Decision::kRefilling || state.decision == Decision::kOver ? "nobody has to decide now"
                                                                                       : nullptr;
}

class Searcher {
  public:
    // With a net of these tables and kernels, or null for playouts.
    Searcher(const Tables& tables, const SearchKernels& kernels, int trees, std::uint32_t nodes, bool uniform,
             SearchSettings settings = {}, const LearnedNet* net = nullptr)
        : tables_(tables), kernels_(kernels) {
        settings.uniform = uniform;
        for (int index = 0; index < trees; ++index)
            trees_.emplace_back(kernels.new_tree(&tables, settings, net, nodes / std::uint32_t(trees)));
    }

    // What there is to do for a search; nothing where there is nothing to choose.
    SearchTasks begin_search(const State& state, std::uint64_t seed, const SearchBudget& budget, bool gods) {
        players_ = state.players;
        kept_ = 0;
        for (auto& tree : trees_) kept_ += tree->begin(&state, gods);
        return trees_[0]->branches().count > 1 ? tasks(limits_of(budget, kept_, last_, trees_.size()), seed)
                                               : SearchTasks();
    }

    SearchReport end_search(const SearchTasks& tasks) {
        const std::uint64_t done = done_in(tasks);
        if (!tasks.empty()) last_ = kept_ + done;
        return {found(), done};
    }

    SearchTasks begin_evaluation(const State& state, std::uint64_t seed, std::uint64_t simulations) {
        players_ = state.players;
        for (auto& tree : trees_) tree->begin_anew(&state);
        return tasks({(simulations + trees_.size() - 1) / trees_.size(), {}, false}, seed);
    }

    Results end_evaluation(const SearchTasks& tasks) {
        auto results = Results(std::size_t(players_));
        for (const auto& tree : trees_) add(results, tree->overall());
        divide(results, done_in(tasks));
        last_ = 0;
        return results;
    }

    std::optional<Results> exact_results(const State& state, std::uint64_t nodes, const Lookout& lookout) const {
        SeatResult seats[kMostPlayers];
        if (!nodes || !kernels_.evaluate(&state, &tables_, nodes, lookout, seats)) return std::nullopt;
        return means_of(seats, state.players);
    }

    std::optional<Solution> solve(const State& state, std::uint64_t nodes, const Lookout& lookout) const {
        const auto solved = std::make_unique<SolvedOptions>();
        if (!kernels_.solve(&state, &tables_, nodes, lookout, *solved)) return std::nullopt;
        Solution solution{{}, solved->actions[solved->best], solved->nodes};
        for (int index = 0; index < solved->count; ++index)
            solution.results.emplace(solved->actions[index], means_of(solved->results[index], state.players));
        return solution;
    }

    std::uint64_t nodes() const {
        std::uint64_t all = 0;
        for (const auto& tree : trees_) all += tree->nodes();
        return all;
    }

    std::uint64_t bytes() const {
        std::uint64_t all = 0;
        for (const auto& tree : trees_) all += tree->bytes();
        return all;
    }

  private:
    SearchTasks tasks(const SearchLimits& limits, std::uint64_t seed) {
        SearchTasks all;
        for (std::size_t index = 0; index < trees_.size(); ++index)
            all.emplace_back(*trees_[index], limits, seed, index);
        return all;
    }

    static std::uint64_t done_in(const SearchTasks& tasks) {
        std::uint64_t done = 0;
        for (const SearchTask& task : tasks) done += task.done();
        return done;
    }

    static void add(Results& results, const TreeBranch& branch) {
        for (std::size_t seat = 0; seat < results.size(); ++seat)
            for (std::size_t part = 0; part < kResultParts; ++part)
                results[seat].parts[part] += branch.sums[seat][part];
    }

    static void divide(Results& results, std::uint64_t count) {
        for (MeanResult& seat : results)
            for (double& part : seat.parts) part /= double(std::max<std::uint64_t>(count, 1));
    }

    std::vector<SearchBranch> found() const {
        std::vector<SearchBranch> all;
        const Branches& first = trees_[0]->branches();
        for (int index = 0; index < first.count; ++index) {
            std::uint64_t visits = 0, counted = 0;
            double value = 0;
            auto results = Results(std::size_t(players_));
            for (const auto& tree : trees_) {
                const TreeBranch& branch = tree->branches().items[index];
                visits += branch.visits;
                counted += branch.counted;
                value += branch.value * branch.visits;
                add(results, branch);
            }
            divide(results, counted);
            if (!counted) results.clear();
            const double mean = visits ? value / double(visits) : 0;
            all.push_back({first.items[index].action, visits, mean, std::move(results)});
        }
        return all;
    }

    const Tables& tables_;
    const SearchKernels& kernels_;
    std::vector<std::unique_ptr<SearchTree>> trees_;
    int players_ = 0;         // of the state searched last
    std::uint64_t kept_ = 0;  // the visits from before, in this search
    std::uint64_t last_ = 0;  // the visits at the end of the last search
};

}  // namespace orbis
