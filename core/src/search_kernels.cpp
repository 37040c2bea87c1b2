// One instruction set's searches; ORBIS_ARCH names it. Nothing of the C++ library is used here (see kernels.cpp).
#include "orbis/search_kernels.hpp"

#include "orbis/endgame.hpp"
#include "orbis/search.hpp"

#define ORBIS_JOIN(name, suffix) name##suffix
#define ORBIS_SUFFIXED(name, suffix) ORBIS_JOIN(name, suffix)

namespace orbis::inline ORBIS_ARCH {
namespace {

SearchTree* new_tree(const void* tables, const SearchSettings& settings, u32 most_nodes) {
    return new Search(*static_cast<const Tables*>(tables), settings, most_nodes);
}

bool solve(const void* state, const void* tables, u64 most_nodes, SolvedOptions& solution) {
    Endgame endgame(*static_cast<const Tables*>(tables), most_nodes);
    return endgame.solve(*static_cast<const State*>(state), solution);
}

bool evaluate(const void* state, const void* tables, u64 most_nodes, SeatResult* results) {
    Endgame endgame(*static_cast<const Tables*>(tables), most_nodes);
    return endgame.evaluate(*static_cast<const State*>(state), results);
}

constexpr SearchKernels kSearchKernels = {new_tree, solve, evaluate};

}  // namespace
}  // namespace orbis::inline ORBIS_ARCH

namespace orbis {

const SearchKernels& ORBIS_SUFFIXED(ORBIS_ARCH, _search_kernels)() { return ORBIS_ARCH::kSearchKernels; }

}  // namespace orbis
