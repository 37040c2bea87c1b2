// One instruction set's searches; ORBIS_ARCH names it. Nothing of the C++ library is used here (see kernels.cpp).
#include "orbis/search_kernels.hpp"

#include "orbis/endgame.hpp"
#include "orbis/search.hpp"

#define ORBIS_JOIN(name, suffix) name##suffix
#define ORBIS_SUFFIXED(name, suffix) ORBIS_JOIN(name, suffix)

namespace orbis::inline ORBIS_ARCH {
namespace {

SearchTree* new_tree(const void* data, const SearchSettings& settings, const LearnedNet* net, u32 most_nodes) {
    const Tables& tables = *static_cast<const Tables*>(data);
    if (!net) return new Search<Playouts>(tables, settings, {tables, settings}, most_nodes);
    return new Search<Learned>(tables, settings, {tables, settings, static_cast<const Net&>(*net)}, most_nodes);
}

LearnedNet* new_net(const void* tables, int players, const u8* weights) {
    return new Net(*static_cast<const Tables*>(tables), players, weights);
}

bool solve(const void* state, const void* tables, u64 most_nodes, const Lookout& lookout, SolvedOptions& solution) {
    return solve_exactly(*static_cast<const State*>(state), *static_cast<const Tables*>(tables), most_nodes, lookout,
                         solution);
}

bool evaluate(const void* state, const void* tables, u64 most_nodes, const Lookout& lookout, SeatResult* results) {
    return evaluate_exactly(*static_cast<const State*>(state), *static_cast<const Tables*>(tables), most_nodes, lookout,
                            results);
}

constexpr SearchKernels kSearchKernels = {new_tree, new_net, solve, evaluate};

}  // namespace
}  // namespace orbis::inline ORBIS_ARCH

namespace orbis {

const SearchKernels& ORBIS_SUFFIXED(ORBIS_ARCH, _search_kernels)() { return ORBIS_ARCH::kSearchKernels; }

}  // namespace orbis
