// A block of memory for many things of one kind, all zero unless its owner clears them. It goes back to the system as soon as it is freed: an
// allocator would keep blocks of this size for later, in each thread.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>
#include <utility>

#if (defined(__unix__) || defined(__APPLE__)) && !defined(__EMSCRIPTEN__)
#define ORBIS_HAS_PAGES 1
#include <sys/mman.h>
#endif

#include "orbis/platform.hpp"

namespace orbis::inline ORBIS_ARCH {

template <typename Item>
class Block {
  public:
    explicit Block(std::size_t count, bool cleared = true)
        : items_(static_cast<Item*>(obtain(count * sizeof(Item), cleared))), count_(count) {}
    ~Block() { give_back(items_, count_ * sizeof(Item)); }
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    Item& operator[](std::size_t index) { return items_[index]; }
    const Item& operator[](std::size_t index) const { return items_[index]; }
    std::size_t count() const { return count_; }

    void swap(Block& other) {
        std::swap(items_, other.items_);
        std::swap(count_, other.count_);
    }

  private:
    [[noreturn]] static void fail() {
#ifdef __cpp_exceptions
        throw std::bad_alloc();
#else
        abort();
#endif
    }
#ifdef ORBIS_HAS_PAGES
    static void* obtain(std::size_t bytes, bool) {
        void* const found = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (found == MAP_FAILED) fail();
        return found;
    }
    static void give_back(void* items, std::size_t bytes) { munmap(items, bytes); }
#else
    static void* obtain(std::size_t bytes, bool cleared) {
        void* const found = aligned_alloc(alignof(Item), bytes);
        if (!found) fail();
        return cleared ? memset(found, 0, bytes) : found;
    }
    static void give_back(void* items, std::size_t) { free(items); }
#endif

    Item* items_;
    std::size_t count_;
};

}  // namespace orbis::inline ORBIS_ARCH
