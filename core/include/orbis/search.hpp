// Monte-Carlo tree search. A turn is a chain of decisions, each a node; a refill is a chance node with a child for each
// tile that came up. Every player maximises their own result. Decisions that leave no choice have no nodes. What the
// leaves are worth and which takes are promising is said by a `Leaf`: playouts, or a net.
#pragma once

#include <cmath>

#include "orbis/block.hpp"
#include "orbis/exponential.hpp"
#include "orbis/leaf.hpp"

namespace orbis::inline ORBIS_ARCH {

struct Node {
    double value;  // the sum of the results of the player who chose it
    float mean;    // the value by the visits, since many are compared for each that changes
    u32 visits;
    u32 children;  // the first of them, 0 if there is none yet
    union {
        float prior;  // how promising the policy finds it
        u32 sibling;  // if chance chose it, the next child of its chance node, 0 after the last
    };
    float own;      // the sum of the results of the player who decides in it
    u8 action;      // or the revealed tile
    u8 count;       // of children
    u8 seat;        // who chose it
    bool revealed;  // whether chance chose it
};
static_assert(sizeof(Node) == 32);

// Nodes in one block, cleared as they are added; when it is full, the tree stops growing but is still searched.
class NodePool {
  public:
    explicit NodePool(u32 capacity) : nodes_(capacity, false) {}

    Node& operator[](u32 index) { return nodes_[index]; }
    u32 used() const { return used_; }
    u64 bytes() const { return sizeof(Node) * u64(most_used_); }  // the pages beyond were never touched
    u32 capacity() const { return u32(nodes_.count()); }
    bool has_room(u32 count) const { return capacity() - used_ >= count; }
    void clear() { used_ = 0; }

    u32 add(int count = 1) {
        memset(&nodes_[used_], 0, sizeof(Node) * u32(count));
        const u32 first = used_;
        used_ += u32(count);
        most_used_ = used_ > most_used_ ? used_ : most_used_;
        return first;
    }

    // Become a copy of another pool, for which there is room.
    void take_all(NodePool& other) {
        clear();
        add(int(other.used()));
        memcpy(&nodes_[0], &other[0], sizeof(Node) * other.used());
    }

    void swap(NodePool& other) {
        nodes_.swap(other.nodes_);
        std::swap(used_, other.used_);
        std::swap(most_used_, other.most_used_);
    }

  private:
    Block<Node> nodes_;
    u32 used_ = 0;
    u32 most_used_ = 0;
};

template <class Leaf>
class Search final : public SearchTree {
  public:
    Search(const Tables& tables, const SearchSettings& settings, const Leaf& leaf, u32 capacity)
        : tables_(tables), settings_(settings), leaf_(leaf), nodes_(capacity) {}

    u32 begin(const void* data, bool gods) override {
        State state;
        memcpy(&state, data, sizeof state);
        memset(&branches_, 0, sizeof branches_);
        memset(&overall_, 0, sizeof overall_);
        const Options options = sensible_actions(state, tables_);
        if (options.count() == 1) {  // nothing to search: the tree waits for the next choice
            branches_.count = 1;
            branches_.items[0].action = u8(options.nth(0));
            return 0;
        }
        const u32 known = nodes_.used() ? find(state) : kUnknown;
        if (known == kUnknown) {
            nodes_.clear();
            nodes_.add();
        } else if (known) {
            keep(known);
        }
        root_ = state;
        if (!nodes_[0].children) expand(0, root_);
        if (settings_.openness > 0) open_up();
        if (!gods && root_.decision == Decision::kTaking) drop_gods();
        branches_.count = nodes_[0].count;
        branches_.items[0].action = nodes_[nodes_[0].children].action;
        return nodes_[0].visits;
    }

    void begin_anew(const void* data) override {
        memcpy(&root_, data, sizeof root_);
        make_forced_decisions(root_, tables_);
        memset(&branches_, 0, sizeof branches_);
        memset(&overall_, 0, sizeof overall_);
        nodes_.clear();
        nodes_.add();
    }

    void simulate(u64& counter, int count) override {
        Stream stream{counter};
        for (int index = 0; index < count; ++index) simulate(stream);
        counter = stream.counter;
    }

    const Branches& branches() override {
        if (branches_.count == 1) return branches_;
        for (int index = 0; index < branches_.count; ++index) {
            const Node& node = nodes_[nodes_[0].children + u32(index)];
            TreeBranch& branch = branches_.items[index];
            branch.action = node.action;
            branch.visits = node.visits;
            branch.value = node.visits ? node.value / node.visits : 0;
        }
        return branches_;
    }

    const TreeBranch& overall() const override { return overall_; }

    u32 nodes() const override { return nodes_.used(); }
    u64 bytes() const override { return nodes_.bytes() + spare_.bytes() + leaf_.bytes(); }

  private:
    static constexpr u32 kUnknown = ~u32{0};
    static constexpr int kLongestPath = kRounds * kMostPlayers * 16;

    // Where a state is in the tree, if it is there and at most a round after the root.
    u32 find(const State& state) {
        const int turns = state.turn - root_.turn;
        if (state.players != root_.players || turns < 0 || turns > state.players) return kUnknown;
        if (turns == state.players && state.decision != Decision::kTaking) return kUnknown;
        return find(0, root_, state);
    }

    u32 find(u32 at, const State& here, const State& wanted) {
        if (equal(here, wanted)) return at;
        const Node& node = nodes_[at];
        if (here.turn > wanted.turn || !node.children) return kUnknown;
        u32 child = node.children;
        for (int index = 0; index < node.count; ++index) {
            State next = here;
            const u8 action = nodes_[child].action;
            if (here.decision == Decision::kRefilling)
                show(next, action);
            else
                apply(next, action, tables_);
            make_forced_decisions(next, tables_);
            if (may_lead_to(here, next, wanted)) {
                const u32 found = find(child, next, wanted);
                if (found != kUnknown) return found;
            }
            child = nodes_[child].revealed ? nodes_[child].sibling : child + 1;
        }
        return kUnknown;
    }

    void show(State& state, u8 tile) const {
        unstack(state, tile, tables_);
        fill(state, tile);
    }

    // A player who ended a turn must already have what they have in the wanted state: it was not their turn since.
    static bool may_lead_to(const State& before, const State& after, const State& wanted) {
        const bool turn_ended = after.turn != before.turn || after.decision == Decision::kRefilling;
        if (!turn_ended || before.decision == Decision::kRefilling) return true;
        const int seat = before.seat;
        return after.realms[seat] == wanted.realms[seat] &&
               memcmp(&after.universes[seat], &wanted.universes[seat], sizeof(Universe)) == 0;
    }

    // Leave only a subtree. A small one goes through a pool that stays, since new memory takes longer than copying.
    void keep(u32 root) {
        if (nodes_.used() <= spare_.capacity()) {
            spare_.clear();
            copy_tree(root, spare_);
            nodes_.take_all(spare_);
        } else {
            NodePool part(nodes_.capacity());
            copy_tree(root, part);
            nodes_.swap(part);
        }
    }

    // Copy a subtree into another pool, breadth first: a copied node still points to its old children.
    void copy_tree(u32 root, NodePool& part) {
        part.add();
        part[0] = nodes_[root];
        for (u32 at = 0; at < part.used(); ++at) {
            u32 old = part[at].children;
            if (!old) continue;
            const int count = part[at].count;
            const u32 first = part.add(count);
            for (int index = 0; index < count; ++index) {
                Node& copy = part[first + u32(index)];
                copy = nodes_[old];
                old = copy.revealed ? copy.sibling : old + 1;
                if (copy.revealed) copy.sibling = index + 1 < count ? first + u32(index) + 1 : 0;
            }
            part[at].children = first;
        }
        part[0].sibling = 0;
        part[0].revealed = false;
    }

    template <int kMost>
    void add_children(u32 at, const Valued<kMost>& options, int seat, float temperature) {
        if (!nodes_.has_room(u32(options.count))) return;
        const u32 first = nodes_.add(options.count);
        float most = options.values[0], sum = 0;
        for (int index = 1; index < options.count; ++index)
            most = options.values[index] > most ? options.values[index] : most;
        for (int index = 0; index < options.count; ++index) {
            Node& child = nodes_[first + u32(index)];
            child.prior = exponential((options.values[index] - most) / temperature);
            child.action = options.ids[index];
            child.seat = u8(seat);
            sum += child.prior;
        }
        for (int index = 0; index < options.count; ++index) nodes_[first + u32(index)].prior /= sum;
        nodes_[at].children = first;
        nodes_[at].count = u8(options.count);
    }

    void expand(u32 at, const State& state) {
        switch (state.decision) {
            case Decision::kTaking: {
                Valued<kMostTakes> options;
                value_takes(state, tables_, kWeights, options);
                const float temperature = leaf_.revise(state, options, settings_.temperature);
                return add_children(at, options, state.seat, temperature);
            }
            case Decision::kPlacingFaceUp:
            case Decision::kPlacingWilderness: {
                Valued<kMostPlaces> options;
                value_places(state, tables_, kWeights, options);
                return add_children(at, options, state.seat, settings_.temperature);
            }
            default: {
                Valued<kMostBranches> options;
                const Options found = sensible_actions(state, tables_);
                for (int index = 0; index < found.count(); ++index) {
                    const int id = found.nth(index);
                    options.add(id, id == kMakeWilderness ? -4.0f : id == kDecline ? -2.0f : 0.0f);
                }
                return add_children(at, options, state.seat, settings_.temperature);
            }
        }
    }

    // Leave only tiles among the children of the root, where there are any; gods come after them.
    void drop_gods() {
        Node& root = nodes_[0];
        if (nodes_[root.children].action >= kTakeGod) return;
        for (; nodes_[root.children + root.count - 1u].action >= kTakeGod; --root.count) {
            const Node& god = nodes_[root.children + root.count - 1u];
            root.visits -= god.visits;
            root.own -= float(god.value);
        }
    }

    void open_up() {
        const Node& root = nodes_[0];
        const float alike = settings_.openness / float(root.count);
        for (u32 index = root.children; index < root.children + root.count; ++index)
            nodes_[index].prior = (1 - settings_.openness) * nodes_[index].prior + alike;
    }

    // The most promising child: good so far, or little known.
    u32 select(const Node& node) {
        const float mean = node.visits ? node.own / float(node.visits) : 0.5f;
        const float attraction = settings_.exploration * sqrtf(float(node.visits + 1));
        u32 best = node.children;
        float most = -1e30f;
        for (u32 index = node.children; index < node.children + node.count; ++index) {
            const Node& child = nodes_[index];
            const float found = child.visits ? child.mean : mean;
            const float promise = found + attraction * child.prior / float(1 + child.visits);
            best = promise > most ? index : best;
            most = promise > most ? promise : most;
        }
        return best;
    }

    // The child for a tile that chance revealed, made if it is new; 0 if there is no room.
    u32 child_for(u32 at, u8 tile) {
        for (u32 child = nodes_[at].children; child; child = nodes_[child].sibling)
            if (nodes_[child].action == tile) return child;
        if (!nodes_.has_room(1)) return 0;
        const u32 child = nodes_.add();
        Node& node = nodes_[child];
        node.action = tile;
        node.revealed = true;
        node.sibling = nodes_[at].children;
        nodes_[at].children = child;
        ++nodes_[at].count;
        return child;
    }

    // Whether a chance node goes on with the tiles that it has, so that each is looked at more closely.
    bool has_enough_reveals(const Node& node) const {
        return settings_.widening > 0 && node.count &&
               float(node.count) >= settings_.widening * sqrtf(float(node.visits));
    }

    u32 one_of_the_reveals(const Node& node, Stream& stream) {
        u32 child = node.children;
        for (int skipped = stream.below(node.count); skipped; --skipped) child = nodes_[child].sibling;
        return child;
    }

    // One step down the tree, 0 at its edge.
    u32 descend(u32 at, State& state, Stream& stream) {
        if (state.decision == Decision::kRefilling) {
            if (has_enough_reveals(nodes_[at])) {
                at = one_of_the_reveals(nodes_[at], stream);
                show(state, nodes_[at].action);
            } else {
                const u8 tile = draw(state, stream, tables_);
                at = child_for(at, tile);
                fill(state, tile);
            }
        } else {
            if (!nodes_[at].children) expand(at, state);
            if (!nodes_[at].children) return 0;
            at = select(nodes_[at]);
            apply(state, nodes_[at].action, tables_);
        }
        make_forced_decisions(state, tables_);
        return at;
    }

    struct Visit {
        u32 node;
        u8 decider;
    };

    void simulate(Stream& stream) {
        State state = root_;
        Visit path[kLongestPath];
        int length = 0;
        for (u32 at = 0; state.decision != Decision::kOver;) {
            at = descend(at, state, stream);
            if (!at) break;
            path[length++] = {at, state.seat};
            if (nodes_[at].visits == 0 || length == kLongestPath) break;
        }
        SeatResult results[kMostPlayers];
        leaf_.judge(state, stream, results);
        learn(results, state.players, path, length);
    }

    float worth(const SeatResult& result) const {
        const float win = result.parts[kWin], margin = result.parts[kSquashed];
        return win + settings_.margin * (margin - win);
    }

    void learn(const SeatResult* results, int players, const Visit* path, int length) {
        float worths[kMostPlayers];
        for (int seat = 0; seat < players; ++seat) worths[seat] = worth(results[seat]);
        ++nodes_[0].visits;
        nodes_[0].own += worths[root_.seat];
        for (int index = 0; index < length; ++index) {
            Node& node = nodes_[path[index].node];
            ++node.visits;
            node.value += worths[node.seat];
            node.mean = float(node.value) / float(node.visits);
            node.own += worths[path[index].decider];
        }
        count(overall_, results, players);
        if (branches_.count) count(branches_.items[path[0].node - nodes_[0].children], results, players);
    }

    static void count(TreeBranch& branch, const SeatResult* results, int players) {
        ++branch.counted;
        for (int seat = 0; seat < players; ++seat)
            for (int part = 0; part < kAllParts; ++part) branch.sums[seat][part] += double(results[seat].parts[part]);
    }

    const Tables& tables_;
    const SearchSettings settings_;
    Leaf leaf_;
    NodePool nodes_;
    NodePool spare_{1 << 16};
    State root_;
    Branches branches_;
    TreeBranch overall_;  // of all branches together
};

}  // namespace orbis::inline ORBIS_ARCH
