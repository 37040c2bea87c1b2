// What the parts of the Python module share.
#pragma once

#include <nanobind/nanobind.h>

#include <array>
#include <stdexcept>
#include <vector>

#include "orbis/catalogue.hpp"
#include "orbis/standard.hpp"

struct InvalidTables : std::invalid_argument {
    using invalid_argument::invalid_argument;
};

// The tables of a tile set, checked, and the rows they were made from: Python's `Tables`.
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

// The core's tables in a Python `Tables`, or a type error.
const orbis::Tables& tables_in(nanobind::handle tables);

void add_batch(nanobind::module_& module);
