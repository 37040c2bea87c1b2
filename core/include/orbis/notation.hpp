// A state as one line of text, letter by letter as the Python library's notation writes it (docs/notation.md).
#pragma once

#include "orbis/checking.hpp"

namespace orbis::inline ORBIS_ARCH {

constexpr int kMostLetters = 1024;

// Writes words one after the other; whoever makes it gives room for kMostLetters.
class Line {
  public:
    explicit Line(char* begin) : at_(begin) {}

    const char* end() const { return at_; }
    void letter(char letter) { *at_++ = letter; }
    void word(const char* letters) {
        while (*letters) *at_++ = *letters++;
    }
    void number(int number) {
        if (number >= 100) letter(char('0' + number / 100));
        if (number >= 10) letter(char('0' + number / 10 % 10));
        letter(char('0' + number % 10));
    }
    void colour(int colour) { letter("WBGRO"[colour]); }
    void cell(int cell) {
        letter("abc"[cell % 3]);
        letter(char('1' + cell / 3));
    }
    void slot(int slot) {
        const int row = (slot >= slot_of_row(1)) + (slot >= slot_of_row(2)) + (slot >= slot_of_row(3));
        letter(char('1' + row));
        letter("abcde"[slot - slot_of_row(row)]);
    }

  private:
    char* at_;
};

// The colours that occur, each with its number; returns whether there are any.
inline bool write_worshippers(Line& line, u64 word) {
    if (!(word & kCounts)) return false;
    for (int colour = 0; colour < kColours; ++colour)
        if (const int number = number_of(word, colour)) {
            line.colour(colour);
            line.number(number);
        }
    return true;
}

inline void write_cells(Line& line, const State& state) {
    for (int cell = 0; cell < kCells; ++cell) {
        if (cell) line.letter(cell % 3 ? ',' : '/');
        const Cell content = state.cells[cell];
        if (tile_on(content) == kNoTile) {
            line.letter('-');
        } else {
            line.number(tile_on(content));
            write_worshippers(line, content);
        }
    }
}

// The tiles left of a level, in runs of consecutive ids.
inline void write_stack(Line& line, u32 left, const u8* tile_at) {
    if (!left) line.letter('-');
    while (left) {
        const int first = tile_at[lowest_bit(left)];
        int last = first;
        left &= left - 1;
        while (left && tile_at[lowest_bit(left)] == last + 1) {
            ++last;
            left &= left - 1;
        }
        line.number(first);
        if (last != first) {
            line.letter('-');
            line.number(last);
        }
        if (left) line.letter(',');
    }
}

inline void write_gods(Line& line, u32 gods) {
    if (!gods) line.letter('-');
    for (; gods; gods &= gods - 1) {
        line.letter('G');
        line.number(lowest_bit(gods) + 1);
    }
}

// The rows from the bottom, each up to its last region.
inline void write_universe(Line& line, const Universe& universe) {
    if (!universe.occupied) line.letter('-');
    for (int row = 0; row < 4; ++row) {
        const int begin = slot_of_row(row);
        u32 occupied = universe.occupied >> begin & ((1u << (5 - row)) - 1);
        if (row && occupied) line.letter('/');
        for (int slot = begin; occupied; ++slot, occupied >>= 1) {
            if (slot != begin) line.letter(',');
            if (!(occupied & 1)) {
                line.letter('.');
            } else if (universe.tiles[slot] == kWilderness) {
                line.letter('~');
            } else {
                line.number(universe.tiles[slot]);
                if (universe.deactivated >> slot & 1) line.letter('x');
            }
        }
    }
}

inline void write_player(Line& line, Realm realm, const Universe& universe) {
    if (!write_worshippers(line, realm)) line.letter('-');
    line.letter(':');
    if (!discounts(realm)) line.letter('-');
    for (int colour = 0; colour < kColours; ++colour)
        if (discounts(realm) >> colour & 1) line.colour(colour);
    line.letter(':');
    if (god(realm)) {
        line.letter('G');
        line.number(god(realm));
        if (realm & kGodInactive) line.letter('x');
    } else {
        line.letter('-');
    }
    line.letter(':');
    write_universe(line, universe);
}

constexpr const char* word_of(Decision decision) {
    switch (decision) {
        case Decision::kTaking: return "take";
        case Decision::kSettling: return "settle";
        case Decision::kPaying: return "pay";
        case Decision::kPlacingFaceUp:
        case Decision::kPlacingWilderness: return "place";
        case Decision::kDiscardingForVillage:
        case Decision::kDiscardingForGod: return "discard";
        case Decision::kGaining: return "gain";
        case Decision::kStriking: return "strike";
        case Decision::kTrimming: return "trim";
        case Decision::kEnding: return "end";
        case Decision::kRefilling: return "reveal";
        case Decision::kOver: return "over";
    }
    return "";
}

inline void write_decision(Line& line, const State& state) {
    const u32 parts = parts_of(state.decision);
    line.word(word_of(state.decision));
    if (state.decision == Decision::kDiscardingForGod) {
        line.word(":-:-");
    } else if (parts & kHasCell || (parts & kMayHaveCell && state.cell != kNoCell)) {
        line.letter(':');
        line.cell(state.cell);
    } else if (parts & kMayHaveCell) {
        line.word(":-");
    }
    if (parts & kHasSlot) {
        line.letter(':');
        line.slot(state.slot);
    }
    if (parts & kHasTile) {
        line.letter(':');
        line.number(state.tile);
    }
    if (parts & kHasDue) {
        line.letter(':');
        line.number(state.due);
    }
    if (state.decision == Decision::kPlacingWilderness) line.word(":~");
    if (!state.begun) return;
    line.letter(':');
    if (state.decision == Decision::kStriking) {
        line.cell(state.last % kCells);
        line.letter('x');
        line.colour(state.last / kCells);
    } else {
        line.colour(state.last);
    }
}

// Write a state; returns how many letters it has.
inline int write_text(const State& state, const Tables& tables, char* begin) {
    Line line(begin);
    line.number(state.turn);
    line.letter(' ');
    write_cells(line, state);
    for (int level = 0; level < 3; ++level) {
        line.letter(level ? '|' : ' ');
        write_stack(line, state.stacks[level], tables.tile_at[level]);
    }
    line.letter(' ');
    write_gods(line, state.gods);
    for (int seat = 0; seat < state.players; ++seat) {
        line.letter(seat ? ';' : ' ');
        write_player(line, state.realms[seat], state.universes[seat]);
    }
    line.letter(' ');
    write_decision(line, state);
    return int(line.end() - begin);
}

}  // namespace orbis::inline ORBIS_ARCH
