// The last two turns of two players, solved without a tree: of a last turn little can come (last_turn.hpp), and what the
// other player can do after it hardly depends on it.
#pragma once

#include "orbis/apply.hpp"
#include "orbis/expectation.hpp"
#include "orbis/last_turn.hpp"

namespace orbis::inline ORBIS_ARCH {

// What is maximised, as one number: the chance to win counts first, then the margin. What one player gains the other
// loses. In the last two rounds at most four of the standard tiles are still to come, so chances are multiples of 1/48
// and margins of 1/24: a difference in chances outweighs all margins, and none is as small as `kSameWorth`. Earlier, or
// with larger stacks, margins may differ by less, and then count as equal.
constexpr double kWinWorth = 1e8;
constexpr double kMostWorth = kWinWorth;  // more than any real one
constexpr double kSameWorth = 1e-4;
constexpr double kNoise = 1e-5;  // more than what rounding adds up to

struct Pair {
    SeatResult seats[2];
};

ORBIS_FN double worth(const Score* scores, u32 winners, int seat) {
    const int won = int(winners >> seat & 1) - int(winners >> (1 - seat) & 1);
    return kWinWorth / 2 * won + (scores[seat].total - scores[1 - seat].total);
}

ORBIS_FN void add(Pair& sum, const Pair& part, float weight) {
    for (int seat = 0; seat < 2; ++seat)
        for (int index = 0; index < kAllParts; ++index)
            sum.seats[seat].parts[index] += weight * part.seats[seat].parts[index];
}

class LastRound {
  public:
    LastRound(const Tables& tables, u64 most_seen, const Lookout& lookout)
        : tables_(tables), most_seen_(most_seen), lookout_(lookout) {}

    // What the last turn of the game is worth to its player.
    double final_turn(const State& state, Pair& pair) {
        const int seat = state.seat;
        const Side other = side_of(state.universes[1 - seat], state.realms[1 - seat], tables_);
        return reply(state, seat, other, kMostWorth, pair, nullptr);
    }

    // What the last turn but one is worth to its player, or a bound of it beyond one of the limits.
    // `Briefly`, one good way to play it will do: then it is at least so good.
    double last_but_one(const State& state, double low, double high, Pair& pair, bool briefly) {
        const int seat = state.seat;
        const Universe& universe = state.universes[seat];
        Turn turn{state, seat, briefly, low, high, -kMostWorth, pair};
        if (is_complete(universe)) {
            take_gods(turn);
        } else {
            completions_[seat].begin(universe);
            take_tiles(turn);
        }
        return turn.best;
    }

    u64 seen() const { return seen_; }         // how many outcomes were looked at
    bool gave_up() const { return gave_up_; }  // whether they were too many: then nothing it said has a meaning

  private:
    struct Turn {
        const State& state;
        int seat;
        bool briefly;
        double low, high, best;
        Pair& pair;

        ORBIS_FN bool is_over() const { return best >= high - kNoise || (briefly && best > -kMostWorth); }

        ORBIS_FN double least() const { return best > low ? best : low; }

        ORBIS_FN void learn(double value, const Pair& found) {
            if (value <= best + kSameWorth) return;
            best = value;
            pair = found;
        }
    };

    // The best way to play the final turn so far.
    struct Best {
        double value = -kMostWorth;
        Score scores[2];
        u32 winners;
        int cell = kNoSource;
        u32 struck = 0;
    };

    // By cell, the colours of the worshippers on which a reply depends.
    struct Concerns {
        u8 colours[kCells];

        ORBIS_FN void add(const Best& best) {
            if (best.cell != kNoSource) colours[best.cell] = 0x1F;
            for (u8& each : colours) each |= u8(best.struck);
        }

        ORBIS_FN bool has(int cell, int colour) const { return colours[cell] >> colour & 1; }
        ORBIS_FN void add(int cell, int colour) { colours[cell] |= u8(1 << colour); }
    };

    LastTurn turn_of(const State& state, int seat) {
        return {state.cells, state.filled, state.gods, state.realms[seat], completions_[seat], tables_};
    }

    void take_gods(Turn& turn) {
        const Side before = side_of(turn.state.universes[turn.seat], 0, tables_);
        turn_of(turn.state, turn.seat).see_gods(before, [&](const LastPlay& play, int number) {
            if (turn.is_over()) return;
            State next = turn.state;
            next.gods = u16(next.gods & ~(1u << (number - 1)));
            Pair pair{};
            turn.learn(-reply(next, 1 - turn.seat, play.side, -turn.least(), pair, nullptr), pair);
        });
    }

    // Seen is whatever may be the best: first what was the best the last time, then the others, the richest first.
    void take_tiles(Turn& turn) {
        constexpr int kMostPlays = 3 * kCells;
        const State& state = turn.state;
        const LastTurn last = turn_of(state, turn.seat);
        const int liked = favourites_[turn.seat];
        const bool again = state.filled >> (liked >> 1) & 1;
        const auto attempt = [&](const LastPlay& play) {
            if (!turn.is_over()) try_play(turn, play);
        };
        if (again) see_plays(last, liked, attempt);
        if (turn.is_over()) return;
        LastPlay plays[kMostPlays];
        int order[kMostPlays], values[kMostPlays], count = 0;
        const auto sort_in = [&](const LastPlay& play) {
            const int value = promise(play.side);
            int at = count;
            for (; at && values[at - 1] < value; --at) {
                values[at] = values[at - 1];
                order[at] = order[at - 1];
            }
            values[at] = value;
            order[at] = count;
            plays[count++] = play;
        };
        for (u32 cells = state.filled; cells; cells &= cells - 1)
            for (int building = 0; building < 2; ++building)
                if (const int which = 2 * lowest_bit(cells) + building; !again || which != liked)
                    see_plays(last, which, sort_in);
        for (int index = 0; index < count && !turn.is_over(); ++index) try_play(turn, plays[order[index]]);
    }

    // The ways to build the tile of a cell, or to make it a wilderness: twice the cell's number, and 1 for building.
    template <typename See>
    static void see_plays(const LastTurn& last, int which, const See& see) {
        const int cell = which >> 1;
        if (which & 1) return last.see_building(cell, last.cells[cell], see);
        last.see_wilderness(cell, lying_on(last.cells[cell]), see);
    }

    static int promise(const Side& side) {
        const int points = int(side.tally & 0xFFFF) - tallied(side.tally, kWildernessShift);
        return 16 * (points + 2 * tallied(side.tally, kTempleShift)) + total(side.realm);
    }

    void try_play(Turn& turn, const LastPlay& play) {
        const double before = turn.least();
        look_at(turn, play);
        if (turn.best > before + kNoise) favourites_[turn.seat] = 2 * play.cell + play.built;
    }

    void look_at(Turn& turn, const LastPlay& play) {
        State next = turn.state;
        take_tile(next, play.cell, tables_);
        next.decision = stacked(next) ? Decision::kRefilling : Decision::kTaking;
        Pair pair{};
        if (!play.strikes)
            return turn.learn(-reply(next, 1 - turn.seat, play.side, -turn.least(), pair, nullptr), pair);
        State bare = next;  // no strikes do more harm than all
        for (Cell& cell : bare.cells) cell = without(cell, play.struck);
        const double most = -reply(bare, 1 - turn.seat, play.side, -turn.least(), pair, nullptr);
        if (most <= turn.least() + kNoise) return turn.learn(most, pair);
        strike(turn, next, play, play.strikes, most < turn.high ? most : turn.high, {});
    }

    static Cell without(Cell cell, u32 colours) {
        for (int colour = 0; colour < kColours; ++colour)
            if (colours >> colour & 1) cell -= worshippers(colour, number_of(cell, colour));
        return cell;
    }

    // Strike worshippers on which the best reply depends: while no others are struck, it stays as good. Whatever begins
    // with those that were tried before has been looked at, in any order.
    void strike(Turn& turn, const State& state, const LastPlay& play, int due, double most, Concerns tried) {
        if (seen_ > most_seen_ || (++strikes_ % kAtOnce == 0 && lookout_.sees_end(lookout_.of))) gave_up_ = true;
        if (gave_up_) return;
        Pair pair{};
        Concerns concerns{};
        turn.learn(-reply(state, 1 - turn.seat, play.side, kMostWorth, pair, &concerns), pair);
        if (!due) return;
        for (int cell = 0; cell < kCells; ++cell)
            for (u32 colours = concerns.colours[cell] & play.struck; colours; colours &= colours - 1) {
                if (gave_up_ || turn.best >= most - kSameWorth) return;
                const int colour = lowest_bit(colours);
                if (!(state.filled >> cell & 1) || !number_of(state.cells[cell], colour)) continue;
                if (tried.has(cell, colour)) continue;
                State next = state;
                next.cells[cell] -= worshippers(colour);
                strike(turn, next, play, due - 1, most, tried);
                tried.add(cell, colour);
            }
    }

    // What the final turn is worth to a seat when the other has played; once it is worth `enough`, at least that.
    double reply(const State& state, int seat, const Side& other, double enough, Pair& pair, Concerns* concerns) {
        const bool refills = state.decision == Decision::kRefilling;
        LastTurn last = turn_of(state, seat);
        if (refills) last.filled |= 1u << state.cell;
        Best best;
        const auto see = [&](const LastPlay& play, int = 0) { try_reply(best, play, seat, other); };
        if (is_complete(state.universes[seat])) {
            last.see_gods(side_of(state.universes[seat], 0, tables_), see);
            return end(best, pair);
        }
        completions_[seat].begin(state.universes[seat]);
        const u32 liked = state.filled & 1u << liked_[seat];  // it is often the best again
        if (liked) last.see_building(liked_[seat], state.cells[liked_[seat]], see);
        if (best.value >= enough - kNoise) return best.value;
        int richest = kNoSource, most = -1;
        for (u32 cells = state.filled; cells; cells &= cells - 1) {
            const int cell = lowest_bit(cells), number = total(state.cells[cell]);
            richest = number > most ? cell : richest;
            most = number > most ? number : most;
            if (liked >> cell & 1) continue;
            last.see_building(cell, state.cells[cell], see);
            if (best.value >= enough - kNoise) return best.value;
        }
        last.see_wilderness(richest, richest < 0 ? 0 : lying_on(state.cells[richest]), see);
        if (best.cell >= 0) liked_[seat] = best.cell;
        if (best.value >= enough - kNoise) return best.value;
        if (!refills) {
            if (concerns) concerns->add(best);
            return end(best, pair);
        }
        return reveal(state, last, best, seat, other, pair, concerns);
    }

    // Any of the tiles left may come to lie on the display, and may be better.
    double reveal(const State& state, const LastTurn& last, const Best& best, int seat, const Side& other, Pair& pair,
                  Concerns* concerns) {
        const int level = next_level(state);
        u32 left = state.stacks[level];
        const int count = count_bits(left);
        const float chance = 1 / float(count);
        double sum = 0;
        memset(&pair, 0, sizeof pair);
        for (; left; left &= left - 1) {
            Best better = best;
            last.see_building(state.cell, cell_with(tables_.tile_at[level][lowest_bit(left)]),
                              [&](const LastPlay& play) { try_reply(better, play, seat, other); });
            if (concerns) concerns->add(better);
            Pair part;
            sum += end(better, part);
            add(pair, part, chance);
        }
        return sum / count;
    }

    ORBIS_FN void try_reply(Best& best, const LastPlay& play, int seat, const Side& other) {
        ++seen_;
        Side sides[2];
        sides[seat] = play.side;
        sides[1 - seat] = other;
        Score scores[2];
        const u32 winners = rate(sides, 2, tables_, scores);
        const double value = worth(scores, winners, seat);
        if (value <= best.value) return;
        best = {value, {scores[0], scores[1]}, winners, play.cell, play.struck};
    }

    ORBIS_FN static double end(const Best& best, Pair& pair) {
        result_of(best.scores, best.winners, 2, pair.seats);
        return best.value;
    }

    static constexpr u64 kAtOnce = 1 << 6;  // strikes between questions to the lookout

    const Tables& tables_;
    const u64 most_seen_;
    const Lookout lookout_;
    Completions completions_[2];
    int liked_[2]{};       // by seat, the cell that was the best in the final turn the last time
    int favourites_[2]{};  // and the way to play the last turn but one
    u64 seen_ = 0, strikes_ = 0;
    bool gave_up_ = false;
};

}  // namespace orbis::inline ORBIS_ARCH
