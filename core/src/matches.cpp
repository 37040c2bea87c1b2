// Games of searches against each other, to find out which is better.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "nets.hpp"
#include "on_threads.hpp"
#include "orbis/leaf.hpp"
#include "orbis/searcher.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;

constexpr std::uint32_t kNodes = 1u << 20;  // of a tree

// Who plays in a match: a search by a net or by playouts, with a budget. In so many last turns of the game it first
// attempts to solve the end, with so many nodes.
struct Contender {
    std::optional<LoadedNet> net;
    SearchBudget budget;
    int last_turns;
    std::uint64_t nodes;
};

// A seat at a game, with all that the search agent does: exact ends, kept trees, stopping once decided.
class Seat {
  public:
    Seat(const Tables& tables, const Contender& contender)
        : tables_(tables),
          budget_(contender.budget),
          last_turns_(contender.last_turns),
          nodes_(contender.nodes),
          kernels_(contender.net ? *contender.net->kernels : *search_kernels()) {
        const SearchSettings settings = contender.net ? contender.net->settings : SearchSettings{};
        tree_.reset(kernels_.new_tree(&tables, settings, contender.net ? contender.net->net.get() : nullptr, kNodes));
    }

    // A new game, with its chance.
    void begin(Stream stream) {
        stream_ = stream;
        last_ = 0;
        seconds = 0;
        decisions = simulations = 0;
    }

    int choose(const State& state) {
        const Options options = legal_actions(state, tables_);
        if (options.count() == 1) return options.nth(0);
        const auto begun = SearchClock::now();
        const int action = chosen(state);
        seconds += seconds_since(begun);
        ++decisions;
        return action;
    }

    double seconds = 0;
    std::uint64_t decisions = 0, simulations = 0;

  private:
    int chosen(const State& state) {
        if (state.turn >= kRounds * state.players - last_turns_) {
            const auto solution = std::make_unique<SolvedOptions>();
            const Lookout lookout{[](void*) { return false; }, nullptr};
            if (kernels_.solve(&state, &tables_, nodes_, lookout, *solution)) return solution->actions[solution->best];
        }
        const std::uint32_t kept = tree_->begin(&state, true);
        if (tree_->branches().count > 1) {
            SearchTask task(*tree_, limits_of(budget_, kept, last_, 1), stream_.next(), 0);
            while (task.advance()) {}
            last_ = kept + task.done();
            simulations += task.done();
        }
        const Branches& branches = tree_->branches();
        int best = 0;
        for (int index = 1; index < branches.count; ++index) {
            const TreeBranch &one = branches.items[index], &other = branches.items[best];
            if (one.visits > other.visits || (one.visits == other.visits && one.value > other.value)) best = index;
        }
        return branches.items[best].action;
    }

    const Tables& tables_;
    const SearchBudget budget_;
    const int last_turns_;
    const std::uint64_t nodes_;
    const SearchKernels& kernels_;
    Stream stream_{};
    std::unique_ptr<SearchTree> tree_;
    std::uint64_t last_ = 0;
};

// A deal with the order of its stacks: each game of a pair sees the same tiles.
struct Deal {
    State first;
    u8 order[3][32];
    int count[3] = {};

    Deal(const Tables& tables, int players, Stream stream) {
        deal(first, players, stream, tables);
        for (int level = 0; level < 3; ++level) {
            for (u32 left = first.stacks[level]; left; left &= left - 1)
                order[level][count[level]++] = tables.tile_at[level][lowest_bit(left)];
            for (int last = count[level] - 1; last > 0; --last)
                std::swap(order[level][last], order[level][stream.below(last + 1)]);
        }
    }

    u8 next(const State& state, const Tables& tables) const {
        const int level = next_level(state);
        for (int index = 0; index < count[level]; ++index)
            if (state.stacks[level] >> tables.tiles[order[level][index]].place & 1) return order[level][index];
        throw std::logic_error("the stack is empty");
    }
};

struct MatchSums {
    double seconds[2] = {}, decisions[2] = {}, simulations[2] = {};
};

// One contender plays one seat, the other all others; each deal is played from every seat. By deal that was finished and
// seat: the win and the margin. Then the seconds, decisions and simulations of each.
std::tuple<std::vector<std::vector<std::pair<float, float>>>, std::vector<double>, std::vector<double>,
           std::vector<double>>
play_match(nb::handle_t<SetTables> set, int players, const Contender& one, const Contender& other, int deals,
           std::uint64_t seed, int threads, double seconds) {
    const Tables& tables = tables_in(set);
    for (const Contender* each : {&one, &other}) {
        if (each->net && (each->net->players != players || !each->net->is_for(set)))
            throw std::invalid_argument("a net was loaded for other games");
        if (!each->budget.simulations == !each->budget.milliseconds)
            throw std::invalid_argument("a budget is simulations or milliseconds");
    }
    std::vector<std::vector<std::pair<float, float>>> results(
        std::size_t(deals), std::vector<std::pair<float, float>>(std::size_t(players), {-1.0f, 0.0f}));
    std::atomic<int> next{0};
    std::mutex guard;
    MatchSums sums;
    const auto begun = SearchClock::now();
    on_threads(threads, [&](int) {
        std::vector<std::unique_ptr<Seat>> all;  // the one, and all others
        for (int index = 0; index < players; ++index)
            all.push_back(std::make_unique<Seat>(tables, index ? other : one));
        for (;;) {
            if (seconds > 0 && seconds_since(begun) > seconds) return;
            const int game = next++;
            if (game >= deals * players) return;
            const int number = game / players, mine = game % players;
            const Deal dealt(tables, players, stream_of(seed, std::uint64_t(number)));
            State state = dealt.first;
            std::vector<Seat*> seats;
            for (int seat = 0; seat < players; ++seat) {
                seats.push_back(all[std::size_t((seat - mine + players) % players)].get());
                seats.back()->begin(stream_of(~seed, std::uint64_t(game * kMostPlayers + seat)));
            }
            while (state.decision != Decision::kOver) {
                if (state.decision == Decision::kRefilling) {
                    const u8 tile = dealt.next(state, tables);
                    unstack(state, tile, tables);
                    fill(state, tile);
                } else {
                    orbis::apply(state, seats[state.seat]->choose(state), tables);
                }
            }
            SeatResult found[kMostPlayers];
            result_of(state, tables, found);
            results[std::size_t(number)][std::size_t(mine)] = {found[mine].parts[kWin], found[mine].parts[kMargin]};
            const std::lock_guard lock(guard);
            for (int seat = 0; seat < players; ++seat) {
                const Seat& each = *seats[std::size_t(seat)];
                const int side = seat == mine ? 0 : 1;
                sums.seconds[side] += each.seconds;
                sums.decisions[side] += double(each.decisions);
                sums.simulations[side] += double(each.simulations);
            }
        }
    });
    std::erase_if(results, [](const auto& seats) {
        return std::any_of(seats.begin(), seats.end(), [](const auto& each) { return each.first < 0; });
    });
    const auto both = [](const double* of) { return std::vector<double>{of[0], of[1]}; };
    return {results, both(sums.seconds), both(sums.decisions), both(sums.simulations)};
}

}  // namespace

void add_matches(nb::module_& module) {
    nb::class_<Contender>(module, "Contender", "Who plays in a match: a search by a net, or by playouts.")
        .def(
            "__init__",
            [](Contender* self, std::optional<LoadedNet> net, std::uint64_t simulations, std::uint64_t milliseconds,
               int last_turns, std::uint64_t nodes) {
                new (self) Contender{std::move(net), {simulations, milliseconds, true}, last_turns, nodes};
            },
            "net"_a = nb::none(), "simulations"_a = 0, "milliseconds"_a = 0, "last_turns"_a = 0, "nodes"_a = 0)
        .def_ro("last_turns", &Contender::last_turns, "In how many last turns it attempts to solve the end.")
        .def_ro("nodes", &Contender::nodes, "How many nodes an attempt may take.");
    module.def("play_match", &play_match, "tables"_a, "players"_a, "one"_a, "other"_a, "deals"_a, "seed"_a, "threads"_a,
               "seconds"_a = 0.0,
               "Play deals from every seat: win and margin of each game; seconds, decisions, simulations by side.");
}
