// What the parts of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "orbis/apply.hpp"
#include "orbis/hash.hpp"
#include "orbis/standard.hpp"

struct IllegalAction : std::invalid_argument {
    using invalid_argument::invalid_argument;
};
struct InvalidState : std::invalid_argument {
    using invalid_argument::invalid_argument;
};
struct InvalidTables : std::invalid_argument {
    using invalid_argument::invalid_argument;
};

// The tables of a tile set, checked, and the rows they were made from.
class SetTables {
  public:
    using TileNumbers = std::array<orbis::u8, orbis::kTileNumbers>;
    using GodNumbers = std::array<orbis::u8, orbis::kGodNumbers>;

    SetTables(std::vector<TileNumbers> tiles, std::vector<GodNumbers> gods, nanobind::object origin);

    friend bool operator==(const SetTables& one, const SetTables& other) {
        return one.tile_rows_ == other.tile_rows_ && one.god_rows_ == other.god_rows_;
    }

    const nanobind::object origin;  // what the tables were made from, kept for the caller

  private:
    std::vector<TileNumbers> tile_rows_;
    std::vector<GodNumbers> god_rows_;

  public:
    const orbis::Tables tables;
};

// The core's tables in Python's `SetTables`, or a type error.
const orbis::Tables& tables_in(nanobind::handle tables);

// A state with the tables it is played by, which it keeps alive.
class NativeState {
  public:
    orbis::State state;
    nanobind::object set;

    NativeState(const orbis::State& state, nanobind::handle set)
        : state(state), set(nanobind::borrow(set)), tables_(&tables_in(set)) {}

    const orbis::Tables& tables() const { return *tables_; }

    orbis::Options options() const { return orbis::legal_actions(state, tables()); }

    bool has(int id) const { return id >= 0 && id < orbis::kActions && options().has(id); }

    void apply(int id) {
        if (!has(id)) throw IllegalAction("action " + std::to_string(id) + " is not an option of this decision");
        orbis::apply(state, id, tables());
    }

    bool awaits(int tile) const {
        if (state.decision != orbis::Decision::kRefilling || tile < 0 || tile >= tables().count) return false;
        const orbis::TileRow& row = tables().tiles[tile];
        return row.level - 1 == orbis::next_level(state) && state.stacks[row.level - 1] >> row.place & 1;
    }

    void reveal(int tile) {
        if (!awaits(tile)) throw IllegalAction("tile " + std::to_string(tile) + " cannot be revealed now");
        orbis::unstack(state, orbis::u8(tile), tables());
        orbis::fill(state, orbis::u8(tile));
    }

    friend bool operator==(const NativeState& one, const NativeState& other) {
        return orbis::equal(one.state, other.state) &&
               (one.tables_ == other.tables_ ||
                nanobind::cast<const SetTables&>(one.set) == nanobind::cast<const SetTables&>(other.set));
    }

  private:
    const orbis::Tables* tables_;
};

void add_batch(nanobind::module_& module);
void add_searcher(nanobind::module_& module);
void add_nets(nanobind::module_& module);
void add_self_play(nanobind::module_& module);
void add_matches(nanobind::module_& module);
