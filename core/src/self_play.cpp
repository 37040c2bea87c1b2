// Games of a search against itself, as rows to learn from.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "nets.hpp"
#include "on_threads.hpp"
#include "orbis/leaf.hpp"
#include "orbis/searcher.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;

constexpr std::uint32_t kNodes = 1 << 15;  // of a tree

// What each seat got, or may expect, by head.
struct Prospects {
    std::array<std::array<float, kHeads>, kMostPlayers> seats;
};

constexpr ResultPart kPartOfHead[kHeads] = {kWin,          kSquashed, kMargin, kRegions,
                                            kWildernesses, kTemple,   kGod,    kWorshippers};

template <class Number>
void fill_in(std::array<float, kHeads>& heads, const Number* parts, double share) {
    for (int head = 0; head < kHeads; ++head)
        heads[std::size_t(head)] =
            float(double(parts[kPartOfHead[head]]) * share) / (head < kMarginHead ? 1 : kPointsUnit);
}

Prospects prospects_at_end(const State& state, const Tables& tables) {
    SeatResult results[kMostPlayers];
    judge_end(state, tables, SearchSettings{}.margin_scale, results);
    Prospects all{};
    for (int seat = 0; seat < state.players; ++seat) fill_in(all.seats[std::size_t(seat)], results[seat].parts, 1);
    return all;
}

struct SelfPlaySettings {
    std::uint64_t simulations;
    float exploring;  // how often a take is drawn by its visits
    int drawn_turns;  // in so many turns from the start it always is
    int informed;     // up to so many turns at the start are played by the informed policy
    float trust;  // the share that what came later has in what is learnt of a turn; the rest is what the search said
};

// Rows to learn from, in one array for each of their parts.
class Rows {
  public:
    Rows(int players, std::size_t most)
        : players_(players),
          width_(std::size_t(64 + 80 * players)),
          most_(most),
          features_(new u16[most * width_]),
          phases_(new u8[most]),
          turns_(new u8[most]),
          sets_(new u8[most]),
          targets_(new float[most * std::size_t(players) * kHeads]),
          wins_(new float[most * std::size_t(players)]),
          takes_(new std::int16_t[most * kMostTakes]),
          values_(new float[most * kMostTakes]),
          visits_(new float[most * kMostTakes]) {}

    std::size_t width() const { return width_; }
    bool is_full() const { return used_ >= most_; }

    // Room for the rows of a game, from the one that is returned on; nothing if there is not enough.
    std::optional<std::size_t> claim(std::size_t count) {
        const std::size_t first = used_.fetch_add(count);
        if (first + count <= most_) return first;
        used_ -= count;
        full_ = true;
        return std::nullopt;
    }
    bool was_full() const { return full_; }

    void write_state(std::size_t row, const State& state, const Tables& tables, std::size_t set) {
        const Features features(state, tables);
        const std::size_t count = std::size_t(features.count());
        if (count > width_) throw std::length_error("a row has more features than there is room for");
        u16* const to = features_.get() + row * width_;
        std::copy_n(features.indices(), count, to);
        std::fill(to + count, to + width_, u16(count_features(players_)));
        phases_[row] = u8(turn_ahead(state) * kPhases / (kRounds * players_));
        turns_[row] = u8(state.turn);
        sets_[row] = u8(set);
        std::fill_n(takes_.get() + row * kMostTakes, kMostTakes, std::int16_t(-1));
        std::fill_n(values_.get() + row * kMostTakes, kMostTakes, -1e9f);
        std::fill_n(visits_.get() + row * kMostTakes, kMostTakes, 0.0f);
        if (state.decision != Decision::kTaking) return;
        Valued<kMostTakes> options;
        value_takes(state, tables, kWeights, options);
        for (int index = 0; index < options.count; ++index) {
            const std::size_t at = row * kMostTakes + options.ids[index];
            takes_[at] = std::int16_t(take_feature(state, features.build_states(), options.ids[index]));
            values_[at] = options.values[index];
        }
    }

    void write_targets(std::size_t row, int me, const Prospects& target, const Prospects& end) {
        for (int index = 0; index < players_; ++index) {
            const std::size_t seat = std::size_t((me + index) % players_);
            const std::size_t at = row * std::size_t(players_) + std::size_t(index);
            std::copy_n(target.seats[seat].data(), kHeads, targets_.get() + at * kHeads);
            wins_[at] = end.seats[seat][kWinHead];
        }
    }

    void write_visits(std::size_t row, const std::array<float, kMostTakes>& shares) {
        std::copy_n(shares.data(), kMostTakes, visits_.get() + row * kMostTakes);
    }

    nb::dict arrays() {
        const std::size_t count = std::min(used_.load(), most_), seats = std::size_t(players_);
        nb::dict all;
        all["features"] = array(features_, {count, width_});
        all["phases"] = array(phases_, {count});
        all["turns"] = array(turns_, {count});
        all["sets"] = array(sets_, {count});
        all["targets"] = array(targets_, {count, seats, std::size_t(kHeads)});
        all["wins"] = array(wins_, {count, seats});
        all["takes"] = array(takes_, {count, std::size_t(kMostTakes)});
        all["values"] = array(values_, {count, std::size_t(kMostTakes)});
        all["visits"] = array(visits_, {count, std::size_t(kMostTakes)});
        return all;
    }

  private:
    template <class Item>
    static nb::object array(std::unique_ptr<Item[]>& items, const std::vector<std::size_t>& shape) {
        Item* const data = items.release();
        const nb::capsule owner(data, [](void* of) noexcept { delete[] static_cast<Item*>(of); });
        return nb::cast(nb::ndarray<nb::numpy, Item>(data, shape.size(), shape.data(), owner));
    }

    const int players_;
    const std::size_t width_, most_;
    std::atomic<std::size_t> used_ = 0;
    std::atomic<bool> full_ = false;
    std::unique_ptr<u16[]> features_;
    std::unique_ptr<u8[]> phases_, turns_, sets_;
    std::unique_ptr<float[]> targets_, wins_;
    std::unique_ptr<std::int16_t[]> takes_;
    std::unique_ptr<float[]> values_, visits_;
};

// One game of a search against itself.
class LearningGame {
  public:
    LearningGame(const Tables& tables, SearchTree* tree, int players, const SelfPlaySettings& settings, Stream stream)
        : tables_(tables), tree_(tree), players_(players), settings_(settings), stream_(stream) {
        deal(state_, players, stream_, tables);
        const int informed = stream_.below(settings.informed + 1);
        while (state_.decision != Decision::kOver) {
            if (state_.decision == Decision::kRefilling) {
                if (is_final_turn(state_)) {
                    state_.decision = Decision::kOver;
                    break;
                }
                if (state_.turn >= informed) note();
                refill(state_, stream_, tables);
                continue;
            }
            const bool learnt = state_.turn >= informed;
            if (learnt && state_.decision == Decision::kTaking) note();
            const int action = learnt && tree ? searched() : informed_action(state_, stream_, tables, kWeights);
            orbis::apply(state_, action, tables);
        }
    }

    // Write all rows, from the last back to the first: what is learnt of each depends on those after it.
    void write(Rows& rows, std::size_t set) const {
        const std::optional<std::size_t> first = rows.claim(notes_.size());
        if (!first) return;
        const Prospects end = prospects_at_end(state_, tables_);
        Prospects target = end;
        for (std::size_t index = notes_.size(); index-- > 0;) {
            const Note& note = notes_[index];
            if (note.searched) {
                const float trust = note.strayed ? 0 : settings_.trust;
                for (std::size_t seat = 0; seat < std::size_t(players_); ++seat)
                    for (std::size_t head = 0; head < kHeads; ++head) {
                        const float said = note.said.seats[seat][head];
                        target.seats[seat][head] = said + trust * (target.seats[seat][head] - said);
                    }
            }
            rows.write_state(*first + index, note.state, tables_, set);
            rows.write_targets(*first + index, turn_ahead(note.state) % players_, target, end);
            if (note.searched) rows.write_visits(*first + index, note.shares);
        }
    }

  private:
    // The start or the end of a turn.
    struct Note {
        State state;
        bool searched = false, strayed = false;
        Prospects said;
        std::array<float, kMostTakes> shares{};  // of the visits
    };

    void note() {
        Note& note = notes_.emplace_back();
        note.state = state_;
    }

    int searched() {
        const Options options = legal_actions(state_, tables_);
        if (options.count() == 1) return options.nth(0);
        const std::uint32_t kept = tree_->begin(&state_, true);
        if (tree_->branches().count == 1) return tree_->branches().items[0].action;
        SearchTask task(*tree_, limits_of({settings_.simulations, 0, false}, kept, 0, 1), stream_.next(), 0);
        while (task.advance()) {}
        const Branches& branches = tree_->branches();
        int best = 0;
        std::uint64_t sum = 0;
        for (int index = 0; index < branches.count; ++index) {
            sum += branches.items[index].visits;
            if (branches.items[index].visits > branches.items[best].visits) best = index;
        }
        if (state_.decision != Decision::kTaking) return branches.items[best].action;
        Note& note = notes_.back();
        note.searched = true;
        const TreeBranch& overall = tree_->overall();
        for (int seat = 0; seat < players_; ++seat)
            fill_in(note.said.seats[std::size_t(seat)], overall.sums[seat], 1.0 / overall.counted);
        for (int index = 0; index < branches.count; ++index)
            note.shares[branches.items[index].action] = float(branches.items[index].visits) / float(sum);
        const bool drawn =
            state_.turn < settings_.drawn_turns || float(stream_.next() >> 40) * 0x1p-24f < settings_.exploring;
        if (!drawn) return branches.items[best].action;
        std::uint64_t at = std::uint64_t(stream_.below(int(sum)));
        int chosen = 0;
        while (at >= branches.items[chosen].visits) at -= branches.items[chosen++].visits;
        note.strayed = branches.items[chosen].visits * 2 < branches.items[best].visits;
        return branches.items[chosen].action;
    }

    const Tables& tables_;
    SearchTree* const tree_;
    const int players_;
    const SelfPlaySettings& settings_;
    Stream stream_;
    State state_;
    std::vector<Note> notes_;
};

std::tuple<nb::dict, std::uint64_t> self_play(const std::vector<nb::handle_t<SetTables>>& sets,
                                              const std::vector<LoadedNet>& nets, int players, std::size_t rows,
                                              double seconds, std::uint64_t seed, int threads,
                                              std::uint64_t simulations, float exploring, int drawn_turns, int informed,
                                              float trust, float openness) {
    if (sets.empty() || sets.size() > 256) throw std::invalid_argument("the tile sets are not 1 to 256");
    if (!nets.empty() && nets.size() != sets.size()) throw std::invalid_argument("every tile set needs its net");
    if (!simulations && !nets.empty()) throw std::invalid_argument("there is nothing to simulate");
    std::vector<const Tables*> tables;
    for (const auto& set : sets) tables.push_back(&tables_in(set));
    for (std::size_t index = 0; index < nets.size(); ++index)
        if (nets[index].players != players || !nets[index].is_for(sets[index]))
            throw std::invalid_argument("a net was loaded for other games");
    const SelfPlaySettings settings{simulations, exploring, drawn_turns, informed, trust};
    Rows all(players, rows);
    std::atomic<std::uint64_t> next{0};
    const auto begun = SearchClock::now();
    on_threads(threads, [&](int) {
        std::map<const LearnedNet*, std::unique_ptr<SearchTree>> trees;
        while (!all.is_full() && !all.was_full() && seconds_since(begun) < seconds) {
            Stream stream = stream_of(seed, next++);
            const std::size_t set = std::size_t(stream.below(int(sets.size())));
            SearchTree* tree = nullptr;
            if (!nets.empty()) {
                const LearnedNet* const net = nets[set].net.get();
                std::unique_ptr<SearchTree>& kept = trees[net];
                SearchSettings search = nets[set].settings;
                search.openness = openness;
                if (!kept) kept.reset(nets[set].kernels->new_tree(tables[set], search, net, kNodes));
                tree = kept.get();
            }
            const LearningGame game(*tables[set], tree, players, settings, stream);
            game.write(all, set);
        }
    });
    return {all.arrays(), next.load()};
}

}  // namespace

void add_self_play(nb::module_& module) {
    module.def("self_play", &self_play, "sets"_a, "nets"_a, "players"_a, "rows"_a, "seconds"_a, "seed"_a, "threads"_a,
               "simulations"_a = 0, "exploring"_a = 0.0f, "drawn_turns"_a = 0, "informed"_a = 0, "trust"_a = 1.0f,
               "openness"_a = 0.0f,
               "Rows to learn from, in arrays by name, and how many games were begun; without nets, informed ones.");
}
