// The searches, compiled once for each instruction set like the kernels: what they are asked and what they answer.
#pragma once

#include <cstdint>

#include "orbis/pieces.hpp"

namespace orbis {

constexpr int kMostBranches = 64;  // of a decision: at most 45 strikes and declining

enum ResultPart { kWin, kMargin, kRegions, kWildernesses, kTemple, kGod, kWorshippers, kResultParts };

// A result, or the mean of many, for one seat; the last number is unused.
struct SeatResult {
    float parts[8];
};

struct SearchSettings {
    float exploration = 1.5f;  // how much little-visited options attract
    float margin = 0.7f;       // the margin's share in what is maximised; the rest is the win
    float margin_scale = 8;    // the margin, in points, that is worth half of the largest
    float temperature = 2;     // how little the policy's values are trusted, in points
    bool uniform = false;      // whether playouts are uniform, not informed
};

// An option of the decision at the root.
struct TreeBranch {
    std::uint8_t action;
    std::uint32_t visits;   // including those of earlier searches
    std::uint32_t counted;  // the visits of this search, over which the results are added up
    double value;           // the mean of what its player maximises
    double sums[kMostPlayers][kResultParts];
};

struct Branches {
    int count;
    TreeBranch items[kMostBranches];
};

class SearchTree {
  public:
    virtual ~SearchTree() = default;

    // Start at a state, keeping what is known of it. Returns the number of visits kept.
    virtual std::uint32_t begin(const void* state) = 0;

    // Start afresh at any state, even one that waits for chance, to find what it is worth; there are no branches then.
    virtual void begin_anew(const void* state) = 0;

    virtual void simulate(std::uint64_t& counter, int count) = 0;
    virtual const Branches& branches() = 0;
    virtual const TreeBranch& overall() const = 0;  // the results of this search
    virtual std::uint32_t nodes() const = 0;
};

// The exact values of all options of a decision.
struct SolvedOptions {
    int count;
    std::uint8_t best;
    std::uint8_t actions[kMostBranches];
    SeatResult results[kMostBranches][kMostPlayers];
    std::uint64_t nodes;
};

// The searches of one instruction set; states and tables are passed by address.
struct SearchKernels {
    SearchTree* (*new_tree)(const void* tables, const SearchSettings& settings, std::uint32_t most_nodes);

    // Whether a decision could be solved within that many nodes.
    bool (*solve)(const void* state, const void* tables, std::uint64_t most_nodes, SolvedOptions& solution);

    // Whether the results of any state could be found within that many nodes.
    bool (*evaluate)(const void* state, const void* tables, std::uint64_t most_nodes, SeatResult* results);
};

const SearchKernels& portable_search_kernels();
#if defined(__x86_64__)
const SearchKernels& v3_search_kernels();
#endif

// The fastest searches that this machine can run.
const SearchKernels& search_kernels();

}  // namespace orbis
