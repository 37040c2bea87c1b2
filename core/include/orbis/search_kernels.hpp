// What a search is asked and answers, the same for every instruction set.
#pragma once

#include <cstdint>

#include "orbis/pieces.hpp"

namespace orbis {

constexpr int kMostBranches = 64;  // of a decision: at most 45 strikes and declining

// A result, or the mean of many, for one seat.
struct SeatResult {
    float win, margin, regions, wildernesses, temple, god, worshippers, unused;
};
constexpr int kResultParts = 7;

struct SearchSettings {
    float exploration = 1.5f;  // how much what is little known attracts
    float margin = 0.7f;       // the share of the margin in what is maximised, the rest being the win
    float margin_scale = 8;    // the margin, in points, that is worth half of the largest
    float temperature = 2;     // how little the values of the policy are trusted, in points
    bool uniform = false;      // whether playouts are uniform, not informed
};

// An option of the decision at the root.
struct Branch {
    std::uint8_t action;
    std::uint32_t visits;   // those of earlier searches included
    std::uint32_t counted;  // the visits of this search, over which the results are added up
    double value;           // the mean of what its player maximises
    double sums[kMostPlayers][kResultParts];
};

struct Branches {
    int count;
    Branch items[kMostBranches];
};

class SearchTree {
  public:
    virtual ~SearchTree() = default;

    // Search from a state on, keeping what is known of it; the number of visits that were kept.
    virtual std::uint32_t begin(const void* state) = 0;

    // Search from any state on, one that waits for chance as well, to see what it is worth; there are no branches then.
    virtual void begin_anew(const void* state) = 0;

    virtual void simulate(std::uint64_t& counter, int count) = 0;
    virtual const Branches& branches() = 0;
    virtual const Branch& overall() const = 0;  // the results of this search
    virtual std::uint32_t nodes() const = 0;
};

// The exact values of all options of a decision.
struct Solution {
    int count;
    std::uint8_t best;
    std::uint8_t actions[kMostBranches];
    SeatResult results[kMostBranches][kMostPlayers];
    std::uint64_t nodes;
};

// The searches of one instruction set; states and tables are passed as they lie in memory.
struct SearchKernels {
    SearchTree* (*new_tree)(const void* tables, const SearchSettings& settings, std::uint32_t most_nodes);

    // Whether a decision could be solved within so many nodes.
    bool (*solve)(const void* state, const void* tables, std::uint64_t most_nodes, Solution& solution);

    // Whether the results that any state leads to could be found within so many nodes.
    bool (*evaluate)(const void* state, const void* tables, std::uint64_t most_nodes, SeatResult* results);
};

const SearchKernels& portable_search_kernels();
#if defined(__x86_64__)
const SearchKernels& v3_search_kernels();
#endif

// The fastest searches that this machine can run.
const SearchKernels& search_kernels();

}  // namespace orbis
