// Nets for Python: loaded from weights for a tile set, and what they are made of.
#include "nets.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "orbis/rounded.hpp"
#include "orbis/searcher.hpp"

namespace nb = nanobind;
using namespace nb::literals;

const orbis::SearchKernels& search_kernels_named(const std::string& name) {
    const orbis::SearchKernels* const found = orbis::search_kernels(name.empty() ? nullptr : name.c_str());
    if (!found) throw std::invalid_argument("there are no kernels '" + name + "' for this machine");
    return *found;
}

namespace {

using namespace orbis;

struct InvalidNet : std::invalid_argument {
    using invalid_argument::invalid_argument;
};

LoadedNet load_net(nb::handle_t<SetTables> tables, int players, nb::bytes weights, const std::string& kernels) {
    const u8* const bytes = static_cast<const u8*>(weights.data());
    if (const char* const fault = fault_in_shifts(players, bytes, weights.size())) throw InvalidNet(fault);
    const std::vector<u8> whole = whole_weights(players, bytes, weights.size());
    if (const char* const fault = fault_in_net(players, whole.data(), whole.size())) throw InvalidNet(fault);
    const SearchKernels& chosen = search_kernels_named(kernels);
    const std::shared_ptr<const LearnedNet> net(chosen.new_net(&tables_in(tables), players, whole.data()));
    return {nb::borrow(tables), players, &chosen, net, {}};
}

LoadedNet tuned(const LoadedNet& self, float exploration, float margin, float widening, int ahead, float played_out) {
    LoadedNet copy = self;
    copy.settings.exploration = exploration;
    copy.settings.margin = margin;
    copy.settings.widening = widening;
    copy.settings.ahead = ahead;
    copy.settings.played_out = played_out;
    if (const char* const fault = fault_in(copy.settings)) throw InvalidNet(fault);
    return copy;
}

void check_seen(const NativeState& state) {
    const Decision decision = state.state.decision;
    if (decision == Decision::kTaking) return;
    if (decision != Decision::kRefilling || turn_ahead(state.state) >= kRounds * state.state.players)
        throw std::invalid_argument("a net knows only the start and the end of a turn");
}

std::pair<Results, std::vector<float>> evaluate(const LoadedNet& self, const NativeState& state) {
    check_seen(state);
    if (!self.is_for(state.set)) throw std::invalid_argument("the state is played with another tile set");
    if (self.players != state.state.players)
        throw std::invalid_argument("the net was learnt for another number of players");
    SeatResult results[kMostPlayers];
    std::vector<float> likings(kMostTakes);
    self.net->evaluate(&state.state, results, likings.data());
    return {means_of(results, self.players), likings};
}

std::vector<int> features_of(const NativeState& state) {
    check_seen(state);
    const Features features(state.state, state.tables());
    return {features.indices(), features.indices() + features.count()};
}

std::vector<std::vector<int>> feature_traits(nb::handle_t<SetTables> tables, int players) {
    const Tables& of = tables_in(tables);
    std::vector<std::vector<int>> all;
    u16 traits[kMostTraits];
    for (int feature = 0; feature < count_features(players); ++feature)
        all.emplace_back(traits, traits + traits_of(feature, players, of, traits));
    return all;
}

std::vector<std::vector<int>> take_traits(nb::handle_t<SetTables> tables) {
    const Tables& of = tables_in(tables);
    std::vector<std::vector<int>> all;
    u16 traits[kMostTraits];
    for (int feature = 0; feature < kTakeFeatures; ++feature)
        all.emplace_back(traits, traits + traits_of_take(feature, of, traits));
    return all;
}

}  // namespace

void add_nets(nb::module_& module) {
    nb::exception<InvalidNet>(module, "InvalidNet", PyExc_ValueError);
    module.attr("FEATURE_VERSION") = kFeatureVersion;
    module.attr("NET_UNITS") = kUnits;
    module.attr("NET_HIDDEN") = kHidden;
    module.attr("NET_PHASES") = kPhases;
    module.attr("NET_HEADS") = kHeads;
    nb::class_<LoadedNet>(module, "Net", "A net for one number of players, loaded for a tile set.")
        .def(
            "__init__",
            [](LoadedNet* self, nb::handle_t<SetTables> tables, int players, nb::bytes weights,
               const std::string& kernels) { new (self) LoadedNet(load_net(tables, players, weights, kernels)); },
            "tables"_a, "players"_a, "weights"_a, "kernels"_a = "")
        .def("tuned", &tuned, "exploration"_a, "margin"_a, "widening"_a, "ahead"_a = 0, "played_out"_a = 0.0f,
             "The same net with other settings for searches by it.")
        .def("evaluate", &evaluate, "state"_a,
             "What the start or the end of a turn is worth by seat, and how much each take is liked.")
        .def_ro("players", &LoadedNet::players, "How many play.")
        .def_prop_ro(
            "tables", [](const LoadedNet& self) { return nb::handle_t<SetTables>(self.set); },
            "The tables for which it was loaded.")
        .def_prop_ro("bytes", [](const LoadedNet& self) { return self.net->bytes(); }, "How much memory it takes.");
    module.def(
        "net_counts",
        [](int players) {
            return std::tuple{count_features(players), count_traits(players), kTakeFeatures, kTakeTraits};
        },
        "players"_a, "The numbers of features, their traits, the features of takes, and their traits.");
    module.def(
        "net_bytes", [](int players) { return NetSizes(players).all(); }, "players"_a,
        "The length of a net's weights before they are rounded.");
    module.def("features", &features_of, "state"_a, "What a net sees of the start or the end of a turn.");
    module.def("feature_traits", &feature_traits, "tables"_a, "players"_a, "By feature, its traits in a tile set.");
    module.def("take_traits", &take_traits, "tables"_a, "By feature of an option of taking, its traits.");
}
