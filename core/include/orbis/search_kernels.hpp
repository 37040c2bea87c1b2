// The searches, compiled once for each instruction set like the kernels: what they are asked and what they answer.
#pragma once

#include <cstdint>

#include "orbis/pieces.hpp"

namespace orbis {

constexpr int kMostBranches = 64;  // of a decision: at most 45 strikes and declining

enum ResultPart {
    kWin,
    kMargin,
    kRegions,
    kWildernesses,
    kTemple,
    kGod,
    kWorshippers,
    kResultParts,
    kSquashed = kResultParts,  // the margin as a number from 0 to 1, for searches alone
    kAllParts
};

// A result, or the mean of many, for one seat.
struct SeatResult {
    float parts[kAllParts];
};

struct SearchSettings {
    float exploration = 1.5f;  // how much little-visited options attract
    float margin = 0.7f;       // the margin's share in what is maximised; the rest is the win
    float margin_scale = 8;    // the margin, in points, that is worth half of the largest
    float temperature = 2;     // how little the policy's values are trusted, in points
    float widening = 0;        // how many tiles a chance node tries, times the root of its visits; 0 for any number
    float openness = 0;        // the share of the priors at the root that all options have alike
    bool uniform = false;      // whether playouts are uniform, not informed
    int ahead = 0;             // how many turns the informed policy plays before the net is asked
    float played_out = 0;      // the share of games that it plays to their end instead, without asking the net
};

// What was learnt, for one number of players and one tile set.
class LearnedNet {
  public:
    virtual ~LearnedNet() = default;

    // What a state is worth to each seat, and how much the policy likes each option of taking. It waits for a take or
    // for chance, and its game goes on.
    virtual void evaluate(const void* state, SeatResult* results, float* likings) const = 0;
    virtual std::uint64_t bytes() const = 0;  // of the memory that it takes
};

// An option of the decision at the root.
struct TreeBranch {
    std::uint8_t action;
    std::uint32_t visits;   // including those of earlier searches
    std::uint32_t counted;  // the visits of this search, over which the results are added up
    double value;           // the mean of what its player maximises
    double sums[kMostPlayers][kAllParts];
};

struct Branches {
    int count;
    TreeBranch items[kMostBranches];
};

class SearchTree {
  public:
    virtual ~SearchTree() = default;

    // Start at a state, keeping what is known of it. Without `gods`, none is taken at once where there is a tile to
    // take. Returns the number of visits kept.
    virtual std::uint32_t begin(const void* state, bool gods) = 0;

    // Start afresh at any state, even one that waits for chance, to find what it is worth; there are no branches then.
    virtual void begin_anew(const void* state) = 0;

    virtual void simulate(std::uint64_t& counter, int count) = 0;
    virtual const Branches& branches() = 0;
    virtual const TreeBranch& overall() const = 0;  // the results of this search
    virtual std::uint32_t nodes() const = 0;
    virtual std::uint64_t bytes() const = 0;  // of the memory that it takes
};

// Asked now and then during a long calculation whether to give it up.
struct Lookout {
    bool (*sees_end)(void* of);
    void* of;
};

// The exact values of options of a decision: of all, or with two players at least of the best.
struct SolvedOptions {
    int count;
    std::uint8_t best;
    std::uint8_t actions[kMostBranches];
    SeatResult results[kMostBranches][kMostPlayers];
    std::uint64_t nodes;  // more than were allowed if options are missing, and only then
};

// The searches of one instruction set; states and tables are passed by address.
struct SearchKernels {
    // With a net for the leaves, of these tables, or null for playouts.
    SearchTree* (*new_tree)(const void* tables, const SearchSettings& settings, const LearnedNet* net,
                            std::uint32_t most_nodes);

    // From weights without a fault.
    LearnedNet* (*new_net)(const void* tables, int players, const std::uint8_t* weights);

    // Whether a decision could be solved within that many nodes, and before the lookout saw an end.
    bool (*solve)(const void* state, const void* tables, std::uint64_t most_nodes, const Lookout& lookout,
                  SolvedOptions& solution);

    // Whether the results of any state could be found likewise.
    bool (*evaluate)(const void* state, const void* tables, std::uint64_t most_nodes, const Lookout& lookout,
                     SeatResult* results);
};

const SearchKernels& portable_search_kernels();
#if defined(__x86_64__)
const SearchKernels& v3_search_kernels();
const SearchKernels& v4_search_kernels();
#endif

// The names of the searches that this machine can run, the fastest first, and null at the end.
const char* const* search_kernel_names();

// The searches of that name, or the fastest that this machine can run; null if it cannot.
const SearchKernels* search_kernels(const char* name = nullptr);

}  // namespace orbis
