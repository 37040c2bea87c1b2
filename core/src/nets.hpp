// Nets for Python, and for what searches with them.
#pragma once

#include <nanobind/nanobind.h>

#include <memory>
#include <string>

#include "module.hpp"
#include "orbis/search_kernels.hpp"

// The searches of that name, or the fastest of this machine; an error if there are none.
const orbis::SearchKernels& search_kernels_named(const std::string& name);

// A net with the settings of a search by it.
struct LoadedNet {
    nanobind::object set;
    int players;
    const orbis::SearchKernels* kernels;
    std::shared_ptr<const orbis::LearnedNet> net;
    orbis::SearchSettings settings;

    bool is_for(nanobind::handle tables) const {
        return set.is(tables) || nanobind::cast<const SetTables&>(set) == nanobind::cast<const SetTables&>(tables);
    }
};
