// Searching for Python.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "module.hpp"
#include "nets.hpp"
#include "orbis/searcher.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;
using Clock = SearchClock;

constexpr int kMostThreads = 256;
constexpr auto kPatience = std::chrono::milliseconds(50);  // between looks for Ctrl-C, and calls of `check`

template <ResultPart part>
double part_of(const MeanResult& result) {
    return result.parts[part];
}

// Looks for a reason to give up while a calculation runs without the interpreter's lock: a signal such as Ctrl-C, or
// whatever `check` raises.
class Watch {
  public:
    explicit Watch(const nb::object& check) : check_(check) {}

    bool sees_end() {
        if (seen_ || Clock::now() - looked_ < kPatience) return seen_;
        const nb::gil_scoped_acquire acquired;
        seen_ = PyErr_CheckSignals() != 0 || !is_fine();
        looked_ = Clock::now();
        return seen_;
    }

    Lookout lookout() {
        return {[](void* of) { return static_cast<Watch*>(of)->sees_end(); }, this};
    }

    // With the lock held again.
    void raise_if_seen() const {
        if (seen_) throw nb::python_error();
    }

  private:
    bool is_fine() const {
        if (check_.is_none()) return true;
        PyObject* const answer = PyObject_CallNoArgs(check_.ptr());
        Py_XDECREF(answer);
        return answer != nullptr;
    }

    const nb::object& check_;
    Clock::time_point looked_ = Clock::now();
    bool seen_ = false;
};

void refuse(const char* fault) {
    if (fault) throw std::invalid_argument(fault);
}

// What comes of a calculation without the interpreter's lock.
template <typename Calculate>
auto watched(const nb::object& check, const Calculate& calculate) {
    Watch watch(check);
    auto found = [&] {
        const nb::gil_scoped_release released;
        return calculate(watch.lookout());
    }();
    watch.raise_if_seen();
    return found;
}

// One tree per thread, grown outside the interpreter's lock.
class NativeSearcher {
  public:
    NativeSearcher(nb::handle_t<SetTables> tables, int threads, std::uint32_t nodes, bool uniform, nb::object check,
                   const std::string& kernels, std::optional<LoadedNet> net)
        : set_(nb::borrow(tables)),
          check_(std::move(check)),
          net_(checked_net(std::move(net), tables, kernels)),
          searcher_(tables_in(set_), search_kernels_named(kernels), checked_threads(threads), checked_nodes(nodes),
                    uniform, net_ ? net_->settings : SearchSettings{}, net_ ? net_->net.get() : nullptr) {}

    NativeSearcher(const NativeSearcher&) = delete;
    NativeSearcher& operator=(const NativeSearcher&) = delete;

    SearchReport search(const NativeState& state, std::uint64_t seed, std::uint64_t simulations,
                        std::uint64_t milliseconds, bool thrifty, bool gods) {
        const SearchBudget budget{simulations, milliseconds, thrifty};
        check(state);
        refuse(fault_in(budget));
        SearchTasks tasks = searcher_.begin_search(state.state, seed, budget, gods);
        run(tasks);
        return searcher_.end_search(tasks);
    }

    std::optional<Solution> solve(const NativeState& state, std::uint64_t nodes) const {
        check(state);
        return watched(check_, [&](const Lookout& lookout) { return searcher_.solve(state.state, nodes, lookout); });
    }

    Evaluation evaluate(const NativeState& state, std::uint64_t seed, std::uint64_t simulations, std::uint64_t nodes) {
        check_tables(state);
        if (!simulations) throw std::invalid_argument("there is nothing to simulate");
        const auto exactly = [&](const Lookout& lookout) {
            return searcher_.exact_results(state.state, nodes, lookout);
        };
        if (const std::optional<Results> exact = watched(check_, exactly)) return {*exact, true};
        SearchTasks tasks = searcher_.begin_evaluation(state.state, seed, simulations);
        run(tasks);
        return {searcher_.end_evaluation(tasks), false};
    }

    std::uint64_t nodes() const { return searcher_.nodes(); }
    std::uint64_t bytes() const { return searcher_.bytes(); }

  private:
    static std::optional<LoadedNet> checked_net(std::optional<LoadedNet> net, nb::handle tables,
                                                const std::string& kernels) {
        if (net && !net->is_for(tables)) throw std::invalid_argument("the net was loaded for another tile set");
        if (net && net->kernels != &search_kernels_named(kernels))
            throw std::invalid_argument("the net was loaded for other kernels");
        return net;
    }

    static int checked_threads(int threads) {
        if (threads < 1 || threads > kMostThreads) throw std::invalid_argument("the threads are not 1 to 256");
        return threads;
    }

    static std::uint32_t checked_nodes(std::uint32_t nodes) {
        refuse(fault_in_nodes(nodes));
        return nodes;
    }

    void check_tables(const NativeState& state) const {
        if (&state.tables() != &tables_in(set_) &&
            !(nb::cast<const SetTables&>(state.set) == nb::cast<const SetTables&>(set_)))
            throw std::invalid_argument("the state is played with another tile set");
        if (net_ && net_->players != state.state.players)
            throw std::invalid_argument("the net was learnt for another number of players");
    }

    void check(const NativeState& state) const {
        check_tables(state);
        refuse(fault_in_question(state.state));
    }

    void run(SearchTasks& tasks) const {
        if (tasks.empty()) return;
        std::atomic<bool> stopped{false};
        Watch watch(check_);
        {
            const nb::gil_scoped_release released;
            std::vector<std::thread> helpers;
            for (std::size_t index = 1; index < tasks.size(); ++index)
                helpers.emplace_back([&, index] {
                    while (!stopped && tasks[index].advance()) {}
                });
            while (!stopped && tasks[0].advance()) stopped = watch.sees_end();
            for (std::thread& helper : helpers) helper.join();
        }
        watch.raise_if_seen();
    }

    const nb::object set_;
    const nb::object check_;
    const std::optional<LoadedNet> net_;
    Searcher searcher_;
};

}  // namespace

void add_searcher(nb::module_& module) {
    module.def(
        "search_kernels",
        [] {
            std::vector<std::string> names;
            for (const char* const* name = search_kernel_names(); *name; ++name) names.emplace_back(*name);
            return names;
        },
        "The instruction sets that searches can use on this machine, the fastest first.");
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
        .def_ro("results", &Solution::results, "By action and seat; with two players, as far as the nodes allowed.")
        .def_ro("best", &Solution::best, "The best action.")
        .def_ro("nodes", &Solution::nodes, "How many nodes it took; more than were allowed if results are missing.");
    nb::class_<Evaluation>(module, "Evaluation", "The results that a state leads to.")
        .def_ro("results", &Evaluation::results, "By seat.")
        .def_ro("exact", &Evaluation::exact, "Whether they are exact, not simulated.");
    nb::class_<NativeSearcher>(module, "Searcher", "A search that keeps its tree from one decision to the next.")
        .def(nb::init<nb::handle_t<SetTables>, int, std::uint32_t, bool, nb::object, const std::string&,
                      std::optional<LoadedNet>>(),
             "tables"_a, "threads"_a = 1, "nodes"_a = 1 << 21, "uniform"_a = false, "check"_a = nb::none(),
             "kernels"_a = "", "net"_a = nb::none(),
             "Whatever `check` raises, when called every 50 ms, ends what is being searched or solved.")
        .def("search", &NativeSearcher::search, "state"_a, "seed"_a, "simulations"_a = 0, "milliseconds"_a = 0,
             "thrifty"_a = true, "gods"_a = true,
             "Search within a budget of simulations or milliseconds, if wanted for a tile rather than a god.")
        .def("solve", &NativeSearcher::solve, "state"_a, "nodes"_a,
             "Solve a decision exactly, or return None if finding the best action takes more nodes.")
        .def("evaluate", &NativeSearcher::evaluate, "state"_a, "seed"_a, "simulations"_a, "nodes"_a = 0,
             "Find the results of any state: exact ones if that takes no more nodes, or else simulated ones.")
        .def_prop_ro("nodes", &NativeSearcher::nodes, "How many nodes the trees have.")
        .def_prop_ro("bytes", &NativeSearcher::bytes, "How much memory the trees take.");
}
