// Searching for Python: one tree per thread, grown outside the interpreter's lock.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "module.hpp"
#include "orbis/chance.hpp"
#include "orbis/search_kernels.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;
using Clock = std::chrono::steady_clock;

constexpr int kAtOnce = 32;  // simulations between looks at the clock
constexpr int kMostThreads = 256;
constexpr auto kPatience = std::chrono::milliseconds(50);  // between looks for Ctrl-C

// What a search answers to Python. Means are in double precision, unlike a `SeatResult`.
struct MeanResult {
    std::array<double, kResultParts> parts{};

    bool operator==(const MeanResult&) const = default;
};

template <ResultPart part>
double part_of(const MeanResult& result) {
    return result.parts[part];
}

using Results = std::vector<MeanResult>;  // by seat

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

struct Limits {
    std::uint64_t simulations;  // of each tree; 0 for as many as the time allows
    Clock::time_point end;
    bool thrifty;  // stop when no other branch can come first
};

// The work of one tree.
class Task {
  public:
    Task(SearchTree& tree, const Limits& limits, std::uint64_t seed, std::uint64_t index)
        : tree_(tree), limits_(limits), counter_(stream_of(seed, index).counter) {}

    // Simulate a little; false when there is nothing left to do.
    bool advance() {
        int count = kAtOnce;
        if (limits_.simulations) count = int(std::min<std::uint64_t>(count, limits_.simulations - done_));
        tree_.simulate(counter_, count);
        done_ += std::uint64_t(count);
        if (limits_.simulations && done_ >= limits_.simulations) return false;
        if (!limits_.simulations && Clock::now() >= limits_.end) return false;
        return !(limits_.thrifty && done_ % (8 * kAtOnce) == 0 && is_decided());
    }

    std::uint64_t done() const { return done_; }

  private:
    bool is_decided() {
        std::uint64_t first = 0, second = 0;
        const Branches& branches = tree_.branches();
        for (int index = 0; index < branches.count; ++index) {
            const std::uint64_t visits = branches.items[index].visits;
            second = std::max(second, std::min(first, visits));
            first = std::max(first, visits);
        }
        return first - second > still_to_come();
    }

    std::uint64_t still_to_come() const {
        if (limits_.simulations) return limits_.simulations - done_;
        const double spent = std::chrono::duration<double>(Clock::now() - begun_).count();
        const double left = std::chrono::duration<double>(limits_.end - Clock::now()).count();
        return left > 0 ? std::uint64_t(double(done_) * left / spent) + 1 : 0;
    }

    SearchTree& tree_;
    const Limits limits_;
    const Clock::time_point begun_ = Clock::now();
    std::uint64_t counter_;
    std::uint64_t done_ = 0;
};

class Searcher {
  public:
    Searcher(nb::handle_t<SetTables> tables, int threads, std::uint32_t nodes, bool uniform)
        : set_(nb::borrow(tables)), tables_(tables_in(set_)) {
        if (threads < 1 || threads > kMostThreads) throw std::invalid_argument("the threads are not 1 to 256");
        if (nodes < 1 << 10 || nodes > 1u << 28) throw std::invalid_argument("the nodes are not 1,024 to 268,435,456");
        SearchSettings settings;
        settings.uniform = uniform;
        for (int index = 0; index < threads; ++index)
            trees_.emplace_back(search_kernels().new_tree(&tables_, settings, nodes / std::uint32_t(threads)));
    }

    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    SearchReport search(const NativeState& state, std::uint64_t seed, std::uint64_t simulations,
                        std::uint64_t milliseconds, bool thrifty) {
        check(state);
        if (!simulations == !milliseconds) throw std::invalid_argument("a budget is simulations or milliseconds");
        std::uint64_t kept = 0;
        for (auto& tree : trees_) kept += tree->begin(&state.state);
        std::uint64_t done = 0;
        if (trees_[0]->branches().count > 1) {
            done = run(limits(simulations, milliseconds, kept, thrifty), seed);
            last_ = kept + done;
        }
        return {found(state.state.players), done};
    }

    std::optional<Solution> solve(const NativeState& state, std::uint64_t nodes) const {
        check(state);
        const auto solution = std::make_unique<SolvedOptions>();
        bool solved;
        {
            const nb::gil_scoped_release released;
            solved = search_kernels().solve(&state.state, &tables_, nodes, *solution);
        }
        if (!solved) return std::nullopt;
        Solution found{{}, solution->actions[solution->best], solution->nodes};
        for (int index = 0; index < solution->count; ++index)
            found.results.emplace(solution->actions[index], means_of(solution->results[index], state.state.players));
        return found;
    }

    Evaluation evaluate(const NativeState& state, std::uint64_t seed, std::uint64_t simulations, std::uint64_t nodes) {
        check_tables(state);
        if (!simulations) throw std::invalid_argument("there is nothing to simulate");
        const int players = state.state.players;
        if (std::optional<Results> exact = exact_results(state, nodes)) return {*exact, true};
        auto results = Results(std::size_t(players));
        for (auto& tree : trees_) tree->begin_anew(&state.state);
        const std::uint64_t done = run({(simulations + trees_.size() - 1) / trees_.size(), {}, false}, seed);
        for (const auto& tree : trees_) add(results, tree->overall());
        divide(results, done);
        last_ = 0;
        return {results, false};
    }

    std::uint64_t nodes() const {
        std::uint64_t all = 0;
        for (const auto& tree : trees_) all += tree->nodes();
        return all;
    }

  private:
    void check_tables(const NativeState& state) const {
        if (&state.tables() != &tables_ && !(nb::cast<const SetTables&>(state.set) == nb::cast<const SetTables&>(set_)))
            throw std::invalid_argument("the state is played with another tile set");
    }

    void check(const NativeState& state) const {
        check_tables(state);
        if (state.state.decision == Decision::kRefilling || state.state.decision == Decision::kOver)
            throw std::invalid_argument("nobody has to decide now");
    }

    // Visits kept from the last search count towards the budget, up to nine tenths of it.
    Limits limits(std::uint64_t simulations, std::uint64_t milliseconds, std::uint64_t kept, bool thrifty) const {
        const std::uint64_t trees = trees_.size();
        if (simulations) {
            const std::uint64_t missing = simulations > kept ? simulations - kept : 0;
            return {(std::max(missing, simulations / 10 + 1) + trees - 1) / trees, {}, thrifty};
        }
        const double known = last_ ? std::min(0.9, double(kept) / double(last_)) : 0;
        const auto time = std::chrono::duration<double, std::milli>(double(milliseconds) * (1 - known));
        return {0, Clock::now() + std::chrono::duration_cast<Clock::duration>(time), thrifty};
    }

    std::uint64_t run(const Limits& limits, std::uint64_t seed) {
        std::vector<Task> tasks;
        for (std::size_t index = 0; index < trees_.size(); ++index)
            tasks.emplace_back(*trees_[index], limits, seed, index);
        std::atomic<bool> stopped{false};
        bool interrupted = false;
        {
            const nb::gil_scoped_release released;
            std::vector<std::thread> helpers;
            for (std::size_t index = 1; index < tasks.size(); ++index)
                helpers.emplace_back([&, index] {
                    while (!stopped && tasks[index].advance()) {}
                });
            auto looked = Clock::now();
            while (!stopped && tasks[0].advance())
                if (Clock::now() - looked > kPatience) {
                    looked = Clock::now();
                    stopped = interrupted = is_interrupted();
                }
            for (std::thread& helper : helpers) helper.join();
        }
        if (interrupted) throw nb::python_error();
        std::uint64_t done = 0;
        for (const Task& task : tasks) done += task.done();
        return done;
    }

    // Whether a signal such as Ctrl-C has raised an exception.
    static bool is_interrupted() {
        const nb::gil_scoped_acquire acquired;
        return PyErr_CheckSignals() != 0;
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

    static Results means_of(const SeatResult* seats, int players) {
        auto results = Results(std::size_t(players));
        for (std::size_t seat = 0; seat < results.size(); ++seat)
            std::copy_n(seats[seat].parts, kResultParts, results[seat].parts.begin());
        return results;
    }

    std::optional<Results> exact_results(const NativeState& state, std::uint64_t nodes) const {
        SeatResult seats[kMostPlayers];
        const nb::gil_scoped_release released;
        if (!nodes || !search_kernels().evaluate(&state.state, &tables_, nodes, seats)) return std::nullopt;
        return means_of(seats, state.state.players);
    }

    std::vector<SearchBranch> found(int players) {
        std::vector<SearchBranch> all;
        const Branches& first = trees_[0]->branches();
        for (int index = 0; index < first.count; ++index) {
            std::uint64_t visits = 0, counted = 0;
            double value = 0;
            auto results = Results(std::size_t(players));
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

    const nb::object set_;
    const Tables& tables_;
    std::vector<std::unique_ptr<SearchTree>> trees_;
    std::uint64_t last_ = 0;  // the visits at the end of the last search
};

}  // namespace

void add_searcher(nb::module_& module) {
    nb::class_<MeanResult>(module, "MeanResult", "What a seat may expect: a mean over simulations, or exact.")
        .def(nb::self == nb::self)
        .def_prop_ro("win", &part_of<kWin>, "The chance to win; a shared victory counts by its share.")
        .def_prop_ro("margin", &part_of<kMargin>, "The points ahead of the best other.")
        .def_prop_ro("regions", &part_of<kRegions>)
        .def_prop_ro("wildernesses", &part_of<kWildernesses>)
        .def_prop_ro("temple", &part_of<kTemple>)
        .def_prop_ro("god", &part_of<kGod>)
        .def_prop_ro("worshippers", &part_of<kWorshippers>);
    nb::class_<SearchBranch>(module, "SearchBranch", "An option of the decision that was searched.")
        .def(nb::self == nb::self)
        .def_ro("action", &SearchBranch::action)
        .def_ro("visits", &SearchBranch::visits, "How often it was simulated, including earlier searches.")
        .def_ro("value", &SearchBranch::value, "The mean of what its player maximises.")
        .def_ro("results", &SearchBranch::results, "By seat; empty if this search did not simulate it.");
    nb::class_<SearchReport>(module, "SearchReport", "What a search found.")
        .def(nb::self == nb::self)
        .def_ro("branches", &SearchReport::branches, "In the order of their actions.")
        .def_ro("simulations", &SearchReport::simulations, "How many this search made.");
    nb::class_<Solution>(module, "Solution", "The exact results of a decision.")
        .def_ro("results", &Solution::results, "By action and seat.")
        .def_ro("best", &Solution::best, "The best action.")
        .def_ro("nodes", &Solution::nodes, "How many nodes it took.");
    nb::class_<Evaluation>(module, "Evaluation", "The results that a state leads to.")
        .def_ro("results", &Evaluation::results, "By seat.")
        .def_ro("exact", &Evaluation::exact, "Whether they are exact, not simulated.");
    nb::class_<Searcher>(module, "Searcher", "A search that keeps its tree from one decision to the next.")
        .def(nb::init<nb::handle_t<SetTables>, int, std::uint32_t, bool>(), "tables"_a, "threads"_a = 1,
             "nodes"_a = 1 << 21, "uniform"_a = false)
        .def("search", &Searcher::search, "state"_a, "seed"_a, "simulations"_a = 0, "milliseconds"_a = 0,
             "thrifty"_a = true, "Search within a budget of simulations or milliseconds.")
        .def("solve", &Searcher::solve, "state"_a, "nodes"_a,
             "Solve a decision exactly, or return None if that takes more nodes.")
        .def("evaluate", &Searcher::evaluate, "state"_a, "seed"_a, "simulations"_a, "nodes"_a = 0,
             "Find the results of any state: exact ones if that takes no more nodes, or else simulated ones.")
        .def_prop_ro("nodes", &Searcher::nodes, "How many nodes the trees have.");
}
