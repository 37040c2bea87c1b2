// The core for a page, as WebAssembly: one function that takes a request as bytes and answers with bytes, so that it does
// not matter who passes them on. core.py writes the requests and reads the answers; both files say what is in them.
//
// A request: what is asked (1 byte), the rows of the tile set (number of tiles in 1 byte, the tiles, the gods), and what
// follows by its kind. An answer: its length (4 bytes), how it went (1 byte), and what follows. Numbers have their
// lowest byte first, and are floats, doubles or integers of 1, 4 or 8 bytes.
#include <cstdint>
#include <cstdlib>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bytes.hpp"
#include "orbis/encoding.hpp"
#include "orbis/hash.hpp"
#include "orbis/notation.hpp"
#include "orbis/rounded.hpp"
#include "orbis/scoring.hpp"
#include "orbis/searcher.hpp"

#define ORBIS_EXPORT(name) extern "C" __attribute__((export_name(#name)))

using namespace orbis;

namespace {

enum class Ask : u8 {
    kTables,
    kSetUp,
    kRead,
    kOptions,
    kApply,
    kReveal,
    kScore,
    kPoints,
    kWinners,
    kHash,
    kText,
    kSearch,
    kSolve,
    kEvaluate,
    kForget,
    kLoad,
};

constexpr std::size_t kMostSets = 4;  // whose tables are kept
constexpr std::size_t kMostNets = 2;  // that are kept though nobody searches with them

// A tile set, by the rows that it was made from.
struct Set {
    std::string rows;
    alignas(64) Tables tables;
};

// A net for a tile set, by the number that it was given.
struct KnownNet {
    u64 id;
    int players;
    std::shared_ptr<Set> set;
    std::shared_ptr<const LearnedNet> net;
};

// A searcher, and what it is in the middle of.
struct Thinker {
    std::shared_ptr<Set> set;
    KnownNet net;  // none for playouts
    Searcher searcher;
    std::string asked;  // the request that has begun
    SearchTasks tasks;
};

std::list<std::shared_ptr<Set>> sets;  // used last first
std::list<KnownNet> nets;              // used last first
std::map<u32, Thinker> thinkers;
Answer answer;

const Lookout kNobody{[](void*) { return false; }, nullptr};

std::shared_ptr<Set> made_set(const std::string& rows, int count) {
    const u8* const bytes = reinterpret_cast<const u8*>(rows.data());
    std::vector<TileFacts> tiles;
    GodFacts gods[kGods];
    for (int id = 0; id < count; ++id) tiles.push_back(tile_facts(bytes + id * kTileNumbers));
    for (int index = 0; index < kGods; ++index)
        gods[index] = god_facts(bytes + count * kTileNumbers + index * kGodNumbers);
    const char* fault = fault_in(tiles.data(), count);
    if (!fault) fault = fault_in(gods);
    if (fault) {
        answer.fail(fault);
        return nullptr;
    }
    return std::make_shared<Set>(Set{rows, make_tables(tiles.data(), count, gods)});
}

// The tile set of a request; null, with the answer, if something is wrong with it.
std::shared_ptr<Set> read_set(Request& request) {
    const int count = request.byte();
    const std::size_t length = std::size_t(count * kTileNumbers + kGods * kGodNumbers);
    const u8* const bytes = request.take(length);
    if (!bytes) {
        answer.fail("the rows are not whole");
        return nullptr;
    }
    const std::string rows(reinterpret_cast<const char*>(bytes), length);
    for (auto each = sets.begin(); each != sets.end(); ++each)
        if ((*each)->rows == rows) {
            sets.splice(sets.begin(), sets, each);
            return sets.front();
        }
    if (std::shared_ptr<Set> made = made_set(rows, count)) {
        sets.push_front(made);
        if (sets.size() > kMostSets) sets.pop_back();
        return made;
    }
    return nullptr;
}

bool read_state(Request& request, const Tables& tables, State& state) {
    const std::size_t length = request.byte();
    const u8* const bytes = request.take(length);
    const char* const fault = bytes ? read_bytes(bytes, length, state, tables) : "the state is not whole";
    if (fault) answer.fail(fault);
    return !fault;
}

void put_state(const State& state) {
    u8 bytes[kMostBytes];
    write_bytes(state, bytes);
    answer.add(bytes, std::size_t(length_in_bytes(state.players)));
}

void put_seats(u64 seats) {
    for (; seats; seats &= seats - 1) answer.put(u8(lowest_bit(seats)));
}

void set_up_game(Request& request, const Tables& tables) {
    const u8 players = request.byte();
    u8 dealt[kCells];
    bool known = true;
    for (u8& tile : dealt) known &= (tile = request.byte()) < tables.count;
    const u32 gods = request.number<u32>();
    if (players < 2 || players > kMostPlayers) return answer.fail("the players are not 2 to 4");
    if (!known) return answer.fail("there is no such tile");
    if (gods >> kGods) return answer.fail("there is no such god");
    const State state = set_up(players, dealt, gods, tables);
    if (const char* const fault = fault_in(state, tables)) return answer.fail(fault);
    put_state(state);
}

void put_options(const State& state, const Tables& tables) {
    const Options options = legal_actions(state, tables);
    answer.put(options.low);
    answer.put(options.high);
}

void apply_to(State& state, u8 id, const Tables& tables) {
    if (id >= kActions || !legal_actions(state, tables).has(id)) return answer.fail("");
    apply(state, id, tables);
    put_state(state);
}

bool awaits(const State& state, u8 tile, const Tables& tables) {
    if (state.decision != Decision::kRefilling || tile >= tables.count) return false;
    const TileRow& row = tables.tiles[tile];
    return row.level - 1 == next_level(state) && state.stacks[row.level - 1] >> row.place & 1;
}

void reveal_in(State& state, u8 tile, const Tables& tables) {
    if (!awaits(state, tile, tables)) return answer.fail("");
    unstack(state, tile, tables);
    fill(state, tile);
    put_state(state);
}

void put_score(const State& state, const Tables& tables) {
    Score scores[kMostPlayers];
    score(state, tables, scores);
    for (int seat = 0; seat < state.players; ++seat) {
        const Score& each = scores[seat];
        for (const int part : {each.regions, each.wildernesses, each.temple, each.god, each.total, each.worshippers})
            answer.put(std::int32_t(part));
    }
}

void put_points(const State& state, u8 seat, const Tables& tables) {
    if (seat >= state.players) return answer.fail("there is no such seat");
    const Universe& universe = state.universes[seat];
    const bool free = tables.gods[god(state.realms[seat])].favour == Favour::kFreeWildernesses;
    for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
        const int slot = lowest_bit(slots);
        answer.put(std::int32_t(slot));
        answer.put(std::int32_t(points_in(universe, slot, free, tables)));
    }
}

void put_winners(const State& state, const Tables& tables) {
    Score scores[kMostPlayers];
    put_seats(score(state, tables, scores));
}

void put_text(const State& state, const Tables& tables) {
    char letters[kMostLetters];
    answer.add(letters, std::size_t(write_text(state, tables, letters)));
}

void answer_about(Ask ask, Request& request, const Tables& tables) {
    if (ask == Ask::kSetUp) return set_up_game(request, tables);
    State state;
    if (!read_state(request, tables, state)) return;
    switch (ask) {
        case Ask::kOptions: return put_options(state, tables);
        case Ask::kApply: return apply_to(state, request.byte(), tables);
        case Ask::kReveal: return reveal_in(state, request.byte(), tables);
        case Ask::kScore: return put_score(state, tables);
        case Ask::kPoints: return put_points(state, request.byte(), tables);
        case Ask::kWinners: return put_winners(state, tables);
        case Ask::kHash: return answer.put(hash_of(state));
        case Ask::kText: return put_text(state, tables);
        default: return;
    }
}

void put_results(const Results& results) {
    answer.put(u8(results.size()));
    for (const MeanResult& seat : results) answer.add(seat.parts.data(), sizeof seat.parts);
}

void put_size(const Searcher& searcher) {
    answer.put(searcher.nodes());
    answer.put(searcher.bytes());
}

// Go on with what has begun for so many milliseconds, or to its end if there are none; whether it has ended.
bool work_on(SearchTasks& tasks, u32 milliseconds) {
    const auto end = SearchClock::now() + std::chrono::milliseconds(milliseconds);
    while (!tasks.empty() && tasks[0].advance())
        if (milliseconds && SearchClock::now() >= end) return false;
    return true;
}

void search(Thinker& thinker, Request& request, const State& state, bool goes_on, u32 slice) {
    const u64 seed = request.number<u64>();
    const u64 simulations = request.number<u64>(), milliseconds = request.number<u64>();
    const bool thrifty = request.byte(), gods = request.byte();
    const SearchBudget budget{simulations, milliseconds, thrifty};
    if (const char* const fault = fault_in(budget)) return answer.fail(fault);
    if (!goes_on) thinker.tasks = thinker.searcher.begin_search(state, seed, budget, gods);
    if (!work_on(thinker.tasks, slice)) return answer.begin(Went::kOn);
    const SearchReport report = thinker.searcher.end_search(thinker.tasks);
    put_size(thinker.searcher);
    answer.put(report.simulations);
    for (const SearchBranch& branch : report.branches) {
        answer.put(u8(branch.action));
        answer.put(branch.visits);
        answer.put(branch.value);
        put_results(branch.results);
    }
}

void solve(const Thinker& thinker, Request& request, const State& state) {
    const std::optional<Solution> solution = thinker.searcher.solve(state, request.number<u64>(), kNobody);
    put_size(thinker.searcher);
    if (!solution) return;
    answer.put(u8(solution->best));
    answer.put(solution->nodes);
    for (const auto& [action, results] : solution->results) {
        answer.put(u8(action));
        put_results(results);
    }
}

void evaluate(Thinker& thinker, Request& request, const State& state, bool goes_on, u32 slice) {
    const u64 seed = request.number<u64>(), simulations = request.number<u64>(), nodes = request.number<u64>();
    if (!simulations) return answer.fail("there is nothing to simulate");
    std::optional<Results> exact;
    if (!goes_on) exact = thinker.searcher.exact_results(state, nodes, kNobody);
    if (!exact) {
        if (!goes_on) thinker.tasks = thinker.searcher.begin_evaluation(state, seed, simulations);
        if (!work_on(thinker.tasks, slice)) return answer.begin(Went::kOn);
    }
    const Results results = exact ? *exact : thinker.searcher.end_evaluation(thinker.tasks);
    put_size(thinker.searcher);
    answer.put(u8(exact.has_value()));
    put_results(results);
}

const KnownNet* known_net(u64 id, const std::shared_ptr<Set>& set) {
    for (auto each = nets.begin(); each != nets.end(); ++each)
        if (each->id == id && each->set == set) {
            nets.splice(nets.begin(), nets, each);
            return &nets.front();
        }
    return nullptr;
}

void load_net(Request& request, const std::shared_ptr<Set>& set) {
    const int features = request.byte(), players = request.byte();
    const u64 id = request.number<u64>();
    const std::size_t length = request.left();
    if (features != kFeatureVersion) return answer.fail("the net sees other features");
    if (known_net(id, set)) return;
    const u8* const bytes = request.take(length);
    if (const char* const fault = fault_in_shifts(players, bytes, length)) return answer.fail(fault);
    const std::vector<u8> weights = whole_weights(players, bytes, length);
    if (const char* const fault = fault_in_net(players, weights.data(), weights.size())) return answer.fail(fault);
    const SearchKernels& kernels = portable_search_kernels();
    const std::shared_ptr<const LearnedNet> net(kernels.new_net(&set->tables, players, weights.data()));
    nets.push_front({id, players, set, net});
    if (nets.size() > kMostNets) nets.pop_back();
}

// How somebody thinks, as a request says it: whoever answers may be new.
struct Manner {
    u32 number, nodes;
    bool uniform;
    u32 slice;
    u64 net;  // 0 for playouts
    SearchSettings settings;

    explicit Manner(Request& request)
        : number(request.number<u32>()),
          nodes(request.number<u32>()),
          uniform(request.byte()),
          slice(request.number<u32>()),
          net(request.number<u64>()) {
        if (!net) return;
        settings.exploration = request.number<float>();
        settings.margin = request.number<float>();
        settings.widening = request.number<float>();
        settings.ahead = request.number<std::int32_t>();
        settings.played_out = request.number<float>();
    }

    const char* fault() const {
        const char* const fault = fault_in_nodes(nodes);
        return fault ? fault : fault_in(settings);
    }
};

// Who thinks in a manner, made if they are new; null, with the answer, if their net has to come first.
Thinker* thinker_for(const Manner& manner, const std::shared_ptr<Set>& set) {
    auto found = thinkers.find(manner.number);
    if (found == thinkers.end()) {
        const KnownNet* const known = manner.net ? known_net(manner.net, set) : nullptr;
        if (manner.net && !known) {
            answer.begin(Went::kNetless);
            return nullptr;
        }
        const KnownNet net = known ? *known : KnownNet{};
        Searcher searcher(set->tables, portable_search_kernels(), 1, manner.nodes, manner.uniform, manner.settings,
                          net.net.get());
        found = thinkers.emplace(manner.number, Thinker{set, net, std::move(searcher), {}, {}}).first;
    }
    return &found->second;
}

void think(Ask ask, Request& request, const std::shared_ptr<Set>& set, const std::string& asked) {
    const Manner manner(request);
    if (const char* const fault = manner.fault()) return answer.fail(fault);
    State state;
    if (!read_state(request, set->tables, state)) return;
    if (ask != Ask::kEvaluate)
        if (const char* const fault = fault_in_question(state)) return answer.fail(fault);
    Thinker* const thinker = thinker_for(manner, set);
    if (!thinker) return;
    if (thinker->net.net && thinker->net.players != state.players)
        return answer.fail("the net was learnt for another number of players");
    const bool goes_on = thinker->asked == asked;
    thinker->asked.clear();
    if (ask == Ask::kSearch) search(*thinker, request, state, goes_on, manner.slice);
    if (ask == Ask::kSolve) solve(*thinker, request, state);
    if (ask == Ask::kEvaluate) evaluate(*thinker, request, state, goes_on, manner.slice);
    if (answer.end()[4] == u8(Went::kOn)) thinker->asked = asked;
}

void forget(Request& request) {
    while (request.left() >= 4) thinkers.erase(request.number<u32>());
}

}  // namespace

// Room for a request; that of a net is not kept.
ORBIS_EXPORT(room) void* room(std::size_t length) {
    constexpr std::size_t kMostKept = 1 << 16;
    static std::vector<u8> bytes;
    if (bytes.size() < length || bytes.size() > kMostKept) std::vector<u8>(length).swap(bytes);
    return bytes.data();
}

// The answer to the request that lies in the room, until the next one.
ORBIS_EXPORT(answer_to) const u8* answer_to(const u8* bytes, std::size_t length) {
    Request request(bytes, length);
    answer.begin(Went::kWell);
    const Ask ask = Ask(request.byte());
    if (ask == Ask::kForget) {
        forget(request);
    } else if (const std::shared_ptr<Set> set = read_set(request)) {
        if (ask == Ask::kLoad)
            load_net(request, set);
        else if (ask >= Ask::kSearch)
            think(ask, request, set, std::string(reinterpret_cast<const char*>(bytes), length));
        else if (ask != Ask::kTables)
            answer_about(ask, request, set->tables);
    }
    return answer.end();
}
