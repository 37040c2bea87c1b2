// The Python module: tables and states of the core, checked on the way in.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "module.hpp"
#include "orbis/encoding.hpp"
#include "orbis/notation.hpp"
#include "orbis/scoring.hpp"
#include "orbis/standard.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace orbis;

SetTables standard_tables() {
    std::vector<SetTables::TileNumbers> tiles(std::size(kStandardTiles));
    std::vector<SetTables::GodNumbers> gods(kGods);
    std::memcpy(tiles.data(), kStandardTiles, sizeof kStandardTiles);
    std::memcpy(gods.data(), kStandardGods, sizeof kStandardGods);
    return {tiles, gods, nb::none()};
}

NativeState started(nb::handle_t<SetTables> set, int players, const std::array<u8, kCells>& display, u32 gods) {
    const Tables& tables = tables_in(set);
    if (players < 2 || players > kMostPlayers) throw InvalidState("the players are not 2 to 4");
    u8 dealt[kCells];
    for (int cell = 0; cell < kCells; ++cell) {
        dealt[cell] = display[std::size_t(cell)];
        if (dealt[cell] >= tables.count) throw InvalidState("there is no such tile");
    }
    if (gods >> kGods) throw InvalidState("there is no such god");
    const State state = set_up(players, dealt, gods, tables);
    if (const char* const fault = fault_in(state, tables)) throw InvalidState(fault);
    return {state, set};
}

NativeState from_bytes(nb::handle_t<SetTables> set, nb::bytes data) {
    State state;
    const u8* const bytes = static_cast<const u8*>(data.data());
    if (const char* const fault = read_bytes(bytes, data.size(), state, tables_in(set))) throw InvalidState(fault);
    return {state, set};
}

nb::bytes to_bytes(const NativeState& self) {
    u8 bytes[kMostBytes];
    write_bytes(self.state, bytes);
    return nb::bytes(bytes, std::size_t(length_in_bytes(self.state.players)));
}

nb::str text_of(const NativeState& self) {
    char letters[kMostLetters];
    return nb::str(letters, std::size_t(write_text(self.state, self.tables(), letters)));
}

// The members of a set as a list of numbers; filled in directly, as this is called for every decision.
nb::typed<nb::list, int> listed(const Options& options) {
    PyObject* const list = PyList_New(options.count());
    if (!list) throw nb::python_error();
    Py_ssize_t index = 0;
    for (u64 ids = options.low; ids; ids &= ids - 1) NB_LIST_SET_ITEM(list, index++, PyLong_FromLong(lowest_bit(ids)));
    for (u64 ids = options.high; ids; ids &= ids - 1)
        NB_LIST_SET_ITEM(list, index++, PyLong_FromLong(64 + lowest_bit(ids)));
    return nb::steal<nb::typed<nb::list, int>>(list);
}

using Parts = nb::typed<nb::tuple, int, int, int, int, int, int>;

nb::typed<nb::list, Parts> score_of(const NativeState& self) {
    Score scores[kMostPlayers];
    score(self.state, self.tables(), scores);
    nb::list parts;
    for (int seat = 0; seat < self.state.players; ++seat) {
        const Score& each = scores[seat];
        parts.append(
            nb::make_tuple(each.regions, each.wildernesses, each.temple, each.god, each.total, each.worshippers));
    }
    return nb::steal<nb::typed<nb::list, Parts>>(parts.release());
}

nb::typed<nb::list, nb::typed<nb::tuple, int, int>> points_of(const NativeState& self, int seat) {
    if (seat < 0 || seat >= self.state.players) throw nb::index_error("there is no such seat");
    const Universe& universe = self.state.universes[seat];
    const bool free = self.tables().gods[god(self.state.realms[seat])].favour == Favour::kFreeWildernesses;
    nb::list points;
    for (u32 slots = universe.occupied; slots; slots &= slots - 1) {
        const int slot = lowest_bit(slots);
        points.append(nb::make_tuple(slot, points_in(universe, slot, free, self.tables())));
    }
    return nb::steal<nb::typed<nb::list, nb::typed<nb::tuple, int, int>>>(points.release());
}

nb::typed<nb::list, int> winners_of(const NativeState& self) {
    Score scores[kMostPlayers];
    return listed({score(self.state, self.tables(), scores), 0});
}

void add_decision(nb::module_& module) {
    nb::enum_<Decision>(module, "Decision", nb::is_arithmetic(), "What a state waits for.")
        .value("TAKING", Decision::kTaking)
        .value("SETTLING", Decision::kSettling)
        .value("PAYING", Decision::kPaying)
        .value("PLACING_FACE_UP", Decision::kPlacingFaceUp)
        .value("PLACING_WILDERNESS", Decision::kPlacingWilderness)
        .value("DISCARDING_FOR_VILLAGE", Decision::kDiscardingForVillage)
        .value("DISCARDING_FOR_GOD", Decision::kDiscardingForGod)
        .value("GAINING", Decision::kGaining)
        .value("STRIKING", Decision::kStriking)
        .value("TRIMMING", Decision::kTrimming)
        .value("ENDING", Decision::kEnding)
        .value("REFILLING", Decision::kRefilling)
        .value("OVER", Decision::kOver);
}

// How the bytes of a state are laid out (encoding.hpp).
void add_layout(nb::module_& module) {
    module.attr("GODS_AT") = int(kGodsAt);
    module.attr("STACKS_AT") = int(kStacksAt);
    module.attr("CELLS_AT") = int(kCellsAt);
    module.attr("PLAYERS_AT") = int(kPlayersAt);
    module.attr("BYTES_OF_CELL") = int(kBytesOfCell);
    module.attr("BYTES_OF_PLAYER") = int(kBytesOfPlayer);
    module.attr("NOTHING") = int(kNothing);
    module.attr("FACE_DOWN") = int(kWilderness);
    module.attr("NOT_ACTIVE") = int(kNotActive);
}

Tables checked_tables(const std::vector<SetTables::TileNumbers>& tile_rows,
                      const std::vector<SetTables::GodNumbers>& god_rows) {
    std::vector<TileFacts> tiles;
    std::vector<GodFacts> gods;
    for (const SetTables::TileNumbers& row : tile_rows) tiles.push_back(tile_facts(row.data()));
    for (const SetTables::GodNumbers& row : god_rows) gods.push_back(god_facts(row.data()));
    if (tiles.size() > kMostTiles) throw InvalidTables("there are too many tiles");
    if (gods.size() != kGods) throw InvalidTables("there are not ten gods");
    if (const char* const fault = fault_in(tiles.data(), int(tiles.size()))) throw InvalidTables(fault);
    if (const char* const fault = fault_in(gods.data())) throw InvalidTables(fault);
    return make_tables(tiles.data(), int(tiles.size()), gods.data());
}

}  // namespace

SetTables::SetTables(std::vector<TileNumbers> tiles, std::vector<GodNumbers> gods, nb::object origin)
    : origin(std::move(origin)),
      tile_rows_(std::move(tiles)),
      god_rows_(std::move(gods)),
      tables(checked_tables(tile_rows_, god_rows_)) {}

const orbis::Tables& tables_in(nb::handle tables) {
    const SetTables* found;
    if (!nb::try_cast(tables, found) || !found) throw nb::type_error("these are not SetTables");
    return found->tables;
}

NB_MODULE(_core, module) {
    // The tables of a tile set live as long as the interpreter; that is not a leak.
    nb::set_leak_warnings(false);
    module.attr("__version__") = ORBIS_VERSION;

    nb::exception<IllegalAction>(module, "IllegalAction", PyExc_ValueError);
    nb::exception<InvalidState>(module, "InvalidState", PyExc_ValueError);
    nb::exception<InvalidTables>(module, "InvalidTables", PyExc_ValueError);

    add_decision(module);
    add_layout(module);

    nb::class_<SetTables>(module, "SetTables", "The tables of a tile set, from rows of its facts.")
        .def(nb::init<std::vector<SetTables::TileNumbers>, std::vector<SetTables::GodNumbers>, nb::object>(), "tiles"_a,
             "gods"_a, "origin"_a = nb::none())
        .def(nb::self == nb::self)
        .def_prop_ro(
            "origin", [](const SetTables& self) { return self.origin; },
            "What the tables were made from, kept for the caller.");
    module.def("standard_tables", &standard_tables, "The tables of the standard set, as built into the module.");

    nb::class_<NativeState>(module, "NativeState", "A state of a game, changed by what is applied to it.")
        .def_static("set_up", &started, "tables"_a, "players"_a, "display"_a, "gods"_a,
                    "The first state of a game with the dealt tiles and the set of gods, bit number - 1.")
        .def_static("from_bytes", &from_bytes, "tables"_a, "data"_a, "The state in bytes, or `InvalidState`.")
        .def("to_bytes", &to_bytes, "The state as bytes, without its tables.")
        .def("to_text", &text_of, "The state in notation.")
        .def(
            "copy", [](const NativeState& self) { return self; }, "An independent copy.")
        .def("__copy__", [](const NativeState& self) { return self; })
        .def(
            "options", [](const NativeState& self) { return listed(self.options()); },
            "The ids of the options, ascending.")
        .def(
            "mask",
            [](const NativeState& self) {
                const Options options = self.options();
                return std::pair{options.low, options.high};
            },
            "The options as bits: ids 0 to 63, ids 64 to 108.")
        .def("has", &NativeState::has, "id"_a, "Whether an action is an option.")
        .def("apply", &NativeState::apply, "id"_a, "Apply an option, or raise `IllegalAction` and change nothing.")
        .def("awaits", &NativeState::awaits, "tile"_a, "Whether chance may answer with a tile.")
        .def("reveal", &NativeState::reveal, "tile"_a, "Let chance answer with a tile, or raise `IllegalAction`.")
        .def("score", &score_of, "Regions, wildernesses, temple, god, total and worshippers of each seat.")
        .def("points", &points_of, "seat"_a, "The slots of a seat's regions and the points of each.")
        .def("winners", &winners_of, "The seats that would win now.")
        .def(
            "hash", [](const NativeState& self) { return hash_of(self.state); }, "A hash of the public state.")
        .def("__hash__", [](const NativeState& self) { return hash_of(self.state); })
        .def(nb::self == nb::self)
        .def_prop_ro(
            "tables", [](const NativeState& self) { return nb::handle_t<SetTables>(self.set); },
            "The tables by which the game is played.")
        .def_prop_ro(
            "players", [](const NativeState& self) { return self.state.players; }, "How many play.")
        .def_prop_ro(
            "turn", [](const NativeState& self) { return self.state.turn; }, "How many turns were played.")
        .def_prop_ro(
            "seat", [](const NativeState& self) { return self.state.seat; }, "The seat whose turn it is.")
        .def_prop_ro(
            "decision", [](const NativeState& self) { return self.state.decision; }, "What the state waits for.")
        .def_prop_ro(
            "is_over", [](const NativeState& self) { return self.state.decision == Decision::kOver; },
            "Whether the game has ended.");

    add_batch(module);
    add_searcher(module);
    add_nets(module);
    add_self_play(module);
    add_matches(module);
}
