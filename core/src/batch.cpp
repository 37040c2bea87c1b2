// Many games at once for Python: arrays that NumPy sees without copying, loops that run outside the interpreter's lock.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "module.hpp"
#include "orbis/actions.hpp"
#include "orbis/chance.hpp"
#include "orbis/kernels.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;

constexpr int kMostGames = 1 << 24;
constexpr int kScoreParts = 6;
constexpr int kFewestAThread = 256;  // fewer are not worth a thread

const Kernels& chosen_kernels(const std::string& name) {
    const Kernels* const found = kernels(name.empty() ? nullptr : name.c_str());
    if (!found) throw std::invalid_argument("there are no kernels '" + name + "' for this machine");
    return *found;
}

void check_counts(std::int64_t games, int players) {
    if (games < 1 || games > kMostGames)
        throw std::invalid_argument("the games are not 1 to " + std::to_string(kMostGames));
    if (players < 2 || players > kMostPlayers) throw std::invalid_argument("the players are not 2 to 4");
}

void check_tables(const Tables& tables, int players) {
    int tiles = 0;
    for (const u32 level : tables.in_game[players]) tiles += count_bits(level);
    if (tiles < players * kSlots)
        throw std::invalid_argument("the set leaves too few tiles for that many players (S6)");
}

// Call `work(first, count)` for parts of all games, in parallel; which part a game is in does not matter to it.
template <class Work>
void in_parts(int games, int threads, const Work& work) {
    const int parts = std::clamp(std::min(threads, games / kFewestAThread), 1, 256);
    std::vector<std::thread> helpers;
    const auto part = [&](int index) {
        const int first = int(std::int64_t{games} * index / parts),
                  end = int(std::int64_t{games} * (index + 1) / parts);
        work(first, end - first);
    };
    for (int index = 1; index < parts; ++index) helpers.emplace_back(part, index);
    part(0);
    for (std::thread& helper : helpers) helper.join();
}

template <class Item, std::size_t Dimensions>
using Seen = nb::ndarray<nb::numpy, const Item, nb::ndim<Dimensions>>;
using Actions = nb::ndarray<const std::int16_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

class Batch {
  public:
    Batch(std::int64_t games, int players, std::uint64_t seed, nb::handle_t<SetTables> tables, int threads,
          const std::string& kernels)
        : set_(nb::borrow(tables)), tables_(tables_in(set_)), kernels_(chosen_kernels(kernels)) {
        check_counts(games, players);
        check_tables(tables_, players);
        if (threads < 1) throw std::invalid_argument("there is no thread to work");
        games_ = int(games);
        players_ = players;
        threads_ = threads;
        states_.resize(std::size_t(games_));
        streams_.resize(std::size_t(games_));
        options_.resize(std::size_t(games_));
        masks_.resize(std::size_t(games_) * kActions + 8);
        seats_.resize(std::size_t(games_));
        decisions_.resize(std::size_t(games_));
        phases_.resize(std::size_t(games_));
        chosen_.resize(std::size_t(games_));
        scores_.resize(std::size_t(games_) * std::size_t(players_ * kScoreParts));
        const nb::gil_scoped_release released;
        in_parts(games_, threads_, [&](int first, int count) {
            kernels_.deal(&states_[std::size_t(first)], &streams_[std::size_t(first)], players_, seed, u64(first),
                          count, &tables_);
        });
        observe_all();
    }

    void step(const Actions& actions) {
        if (actions.shape(0) != std::size_t(games_))
            throw std::invalid_argument("there must be one action for each game");
        const std::int16_t* const ids = actions.data();
        int illegal = 0;
        {
            const nb::gil_scoped_release released;
            illegal = kernels_.find_illegal(options_.data(), ids, games_);
            if (illegal == games_) {
                in_parts(games_, threads_, [&](int first, int count) {
                    const std::size_t at = std::size_t(first);
                    kernels_.step(&states_[at], &streams_[at], ids + first, count, &tables_);
                    observe(first, count);
                });
            }
        }
        if (illegal != games_)
            throw std::invalid_argument("action " + std::to_string(ids[illegal]) + " is not an option of game " +
                                        std::to_string(illegal) + "; nothing was done");
    }

    void choose() {
        const nb::gil_scoped_release released;
        in_parts(games_, threads_, [&](int first, int count) {
            const std::size_t at = std::size_t(first);
            kernels_.choose(&options_[at], &streams_[at], count, &chosen_[at]);
        });
    }

    std::uint64_t playout() {
        std::vector<std::uint64_t> decisions(std::size_t(games_), 0);
        const nb::gil_scoped_release released;
        in_parts(games_, threads_, [&](int first, int count) {
            const std::size_t at = std::size_t(first);
            decisions[at] = kernels_.play_out(&states_[at], &streams_[at], count, &tables_);
            observe(first, count);
        });
        std::uint64_t all = 0;
        for (const std::uint64_t each : decisions) all += each;
        return all;
    }

    void score() {
        const nb::gil_scoped_release released;
        in_parts(games_, threads_, [&](int first, int count) {
            kernels_.score(&states_[std::size_t(first)], count, &tables_,
                           &scores_[std::size_t(first) * std::size_t(players_ * kScoreParts)]);
        });
    }

    std::size_t games() const { return std::size_t(games_); }
    std::size_t players() const { return std::size_t(players_); }
    const std::uint8_t* masks() const { return masks_.data(); }
    const std::int8_t* seats() const { return seats_.data(); }
    const std::uint8_t* phases() const { return phases_.data(); }
    const std::int16_t* chosen() const { return chosen_.data(); }
    const std::int16_t* scores() const { return scores_.data(); }
    const char* kernels_name() const { return kernels_.name; }
    bool is_over() const {
        return std::all_of(seats_.begin(), seats_.end(), [](std::int8_t seat) { return seat < 0; });
    }

  private:
    nb::object set_;
    const Tables& tables_;
    const Kernels& kernels_;
    int games_ = 0, players_ = 0, threads_ = 1;
    std::vector<State> states_;
    std::vector<Stream> streams_;
    std::vector<Options> options_;
    std::vector<std::uint8_t> masks_;
    std::vector<std::int8_t> seats_;
    std::vector<std::uint8_t> decisions_, phases_;
    std::vector<std::int16_t> chosen_, scores_;

    void observe_all() {
        in_parts(games_, threads_, [&](int first, int count) { observe(first, count); });
    }

    // Writing a row of masks spills over into the next one, which may belong to another thread: so the last row of a
    // part is written elsewhere, and copied.
    void observe(int first, int count) {
        constexpr std::uint8_t kPhases[] = {0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 6, 7, 8};
        const std::size_t at = std::size_t(first);
        if (count > 1)
            kernels_.observe(&states_[at], count - 1, &tables_, &options_[at], &masks_[at * kActions], &seats_[at],
                             &decisions_[at]);
        const std::size_t last = at + std::size_t(count) - 1;
        std::uint8_t row[kActions + 8];
        kernels_.observe(&states_[last], 1, &tables_, &options_[last], row, &seats_[last], &decisions_[last]);
        std::copy(row, row + kActions, &masks_[last * kActions]);
        for (std::size_t game = at; game <= last; ++game) phases_[game] = kPhases[decisions_[game]];
    }
};

using Games = std::tuple<nb::ndarray<nb::numpy, std::int16_t, nb::ndim<2>>,
                         nb::ndarray<nb::numpy, std::uint8_t, nb::ndim<1>>, std::uint64_t>;

// Whole random games; the arrays returned own their memory.
Games random_games(std::int64_t games, int players, std::uint64_t seed, nb::handle_t<SetTables> set, int threads,
                   bool abreast, const std::string& name) {
    check_counts(games, players);
    const Tables& tables = tables_in(set);
    check_tables(tables, players);
    const Kernels& kernels = chosen_kernels(name);
    const auto play = abreast ? kernels.random_games : kernels.random_games_by_steps;
    auto* const totals = new std::int16_t[std::size_t(games) * std::size_t(players)];
    auto* const winners = new std::uint8_t[std::size_t(games)];
    nb::capsule totals_owner(totals, [](void* data) noexcept { delete[] static_cast<std::int16_t*>(data); });
    nb::capsule winners_owner(winners, [](void* data) noexcept { delete[] static_cast<std::uint8_t*>(data); });
    std::vector<std::uint64_t> decisions(std::size_t(games), 0);
    {
        const nb::gil_scoped_release released;
        in_parts(int(games), threads, [&](int first, int count) {
            decisions[std::size_t(first)] =
                play(players, seed, u64(first), count, &tables, totals + first * players, winners + first);
        });
    }
    std::uint64_t all = 0;
    for (const std::uint64_t each : decisions) all += each;
    return {{totals, {std::size_t(games), std::size_t(players)}, totals_owner},
            {winners, {std::size_t(games)}, winners_owner},
            all};
}

template <class Item, std::size_t Dimensions>
auto seen(const Item* (Batch::*data)() const, std::size_t (*columns)(const Batch&)) {
    return [data, columns](nb::handle_t<Batch> self) {
        const Batch& batch = nb::cast<const Batch&>(self);
        std::size_t shape[Dimensions] = {batch.games()};
        if (Dimensions > 1) shape[Dimensions - 1] = columns(batch);
        return Seen<Item, Dimensions>((batch.*data)(), Dimensions, shape, self);
    };
}

}  // namespace

void add_batch(nb::module_& module) {
    nb::class_<Batch>(module, "Batch", "Many games that advance together; chance answers by a stream of each game.")
        .def(nb::init<std::int64_t, int, std::uint64_t, nb::handle_t<SetTables>, int, const std::string&>(), "games"_a,
             "players"_a, "seed"_a, "tables"_a, "threads"_a = 1, "kernels"_a = "")
        .def("step", &Batch::step, "actions"_a.noconvert(),
             "Make one decision in each game, or raise ValueError and do nothing.")
        .def(
            "choose",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                batch.choose();
                return seen<std::int16_t, 1>(&Batch::chosen, nullptr)(self);
            },
            "Choose an option in each game uniformly; -1 where a game is over.")
        .def("playout", &Batch::playout, "Play all games to their end uniformly; the number of decisions.")
        .def(
            "scores",
            [](nb::handle_t<Batch> self) {
                Batch& batch = nb::cast<Batch&>(self);
                batch.score();
                const std::size_t shape[] = {batch.games(), batch.players(), std::size_t(kScoreParts)};
                return Seen<std::int16_t, 3>(batch.scores(), 3, shape, self);
            },
            "By game and seat: regions, wildernesses, temple, god, total, worshippers, as if it ended now.")
        .def_prop_ro("masks", seen<std::uint8_t, 2>(&Batch::masks, [](const Batch&) { return std::size_t(kActions); }),
                     "By game and action: 1 for an option.")
        .def_prop_ro("seats", seen<std::int8_t, 1>(&Batch::seats, nullptr),
                     "The seat to decide in each game, -1 after its end.")
        .def_prop_ro("phases", seen<std::uint8_t, 1>(&Batch::phases, nullptr),
                     "The phase of each game, in the order of RULES N8.")
        .def_prop_ro("games", &Batch::games, "How many games there are.")
        .def_prop_ro("players", &Batch::players, "How many play in each.")
        .def_prop_ro("kernels", &Batch::kernels_name, "The instruction set in use.")
        .def_prop_ro("is_over", &Batch::is_over, "Whether all games have ended.");
    module.def("kernels", [] { return kernels()->name; }, "The instruction set that batches use on this machine.");
    module.def("random_games", &random_games, "games"_a, "players"_a, "seed"_a, "tables"_a, "threads"_a = 1,
               "abreast"_a = true, "kernels"_a = "",
               "Whole random games: the totals by game and seat, the winners as sets, and the number of decisions.");
}
