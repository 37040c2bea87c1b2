// The outcomes of turns, kept while they are looked at: those of a turn, within those of the turn before it.
#pragma once

#include "orbis/block.hpp"
#include "orbis/hash.hpp"
#include "orbis/scoring.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr u32 kNone = ~u32{0};

// The decisions of a turn, without those that are forced.
struct Path {
    static constexpr int kLongest = 23;  // those of longer ones are not remembered

    u8 length;
    u8 actions[kLongest];

    bool equals(const Path& other) const { return memcmp(this, &other, 1u + length) == 0; }
};

// A way to play a turn.
struct Outcome {
    Realm realm;  // of the player whose turn it was
    Path path;
    u32 next;  // of the same group
};

// Outcomes that differ only in the worshippers of that player, which the state leaves out.
struct OutcomeGroup {
    State state;
    u64 hash;
    u32 first, last, count;
    u32 next_of_rank, next_of_chain;
};

// The most of each colour that one of two kingdoms has.
ORBIS_FN Realm with_most(Realm one, Realm other) {
    Realm most = one & ~kCountsAndTotal;
    for (int colour = 0; colour < kColours; ++colour) {
        const int mine = number_of(one, colour), theirs = number_of(other, colour);
        most += worshippers(colour, mine > theirs ? mine : theirs);
    }
    return most;
}

class Outcomes {
  public:
    // The outcomes of one turn: their groups by how good they seem, and chained by their hash.
    class Part {
      public:
        static constexpr int kRanks = 256;

        // It may take half of the room that is left, so that there is some for the turns after it.
        explicit Part(Outcomes& all)
            : all_(all),
              first_(all.used_),
              first_group_(all.groups_used_),
              end_(first_ + (kMost - first_) / 2),
              groups_end_(first_group_ + (kMostGroups - first_group_) / 2) {
            forget();
        }
        ~Part() { clear(); }
        Part(const Part&) = delete;
        Part& operator=(const Part&) = delete;

        bool is_full() const { return all_.used_ >= end_ || all_.groups_used_ >= groups_end_; }

        // The groups of a rank; the next is `next_of_rank`.
        u32 of_rank(int rank) const { return ranks_[rank]; }

        void add(const State& state, int seat, const Path& path, const Tables& tables) {
            const u32 at = all_.used_++;
            Outcome& outcome = all_.outcomes_[at];
            outcome = {state.realms[seat], path, kNone};
            if (path.length > Path::kLongest) outcome.path.length = 0;
            OutcomeGroup& group = group_of(state, seat, tables);
            if (group.count++)
                all_.outcomes_[group.last].next = at;
            else
                group.first = at;
            group.last = at;
        }

        void clear() {
            all_.used_ = first_;
            all_.groups_used_ = first_group_;
            forget();
        }

      private:
        static constexpr int kChains = 64;

        void forget() {
            memset(ranks_, 0xFF, sizeof ranks_);
            memset(chains_, 0xFF, sizeof chains_);
        }

        OutcomeGroup& group_of(const State& outcome, int seat, const Tables& tables) {
            State state = outcome;
            state.realms[seat] &= ~kCountsAndTotal;
            const u64 hash = hash_of(state);
            u32& chain = chains_[hash % kChains];
            for (u32 at = chain; at != kNone; at = all_.groups_[at].next_of_chain)
                if (all_.groups_[at].hash == hash) return all_.groups_[at];
            u32& rank = ranks_[rank_of(outcome, seat, tables)];
            OutcomeGroup& group = all_.groups_[all_.groups_used_];
            group = {state, hash, kNone, kNone, 0, rank, chain};
            rank = chain = all_.groups_used_++;
            return group;
        }

        // How good an outcome seems to one of two players: by the points as they are now, then by the worshippers.
        static int rank_of(const State& state, int seat, const Tables& tables) {
            Score scores[kMostPlayers];
            score(state, tables, scores);
            const int margin = scores[seat].total - scores[1 - seat].total;
            const int rank = kRanks / 2 + 4 * margin + scores[seat].worshippers / 2;
            return rank < 0 ? 0 : rank >= kRanks ? kRanks - 1 : rank;
        }

        Outcomes& all_;
        const u32 first_, first_group_, end_, groups_end_;
        u32 ranks_[kRanks], chains_[kChains];
    };

    const Outcome& operator[](u32 at) const { return outcomes_[at]; }
    const OutcomeGroup& group(u32 at) const { return groups_[at]; }

  private:
    static constexpr u32 kMost = 1 << 16, kMostGroups = 1 << 14;

    Block<Outcome> outcomes_{kMost, false};
    Block<OutcomeGroup> groups_{kMostGroups, false};
    u32 used_ = 0, groups_used_ = 0;
};

}  // namespace orbis::inline ORBIS_ARCH
