// Requests and answers of the core for a page, as bytes.
#pragma once

#include <cstring>
#include <vector>

#include "orbis/platform.hpp"

namespace orbis {

// With a text that says why; as asked; ask the same again to go on; give me the net first, then ask the same again.
enum class Went : u8 { kWrong, kWell, kOn, kNetless };

// What is left to read of a request. Whoever writes requests writes whole ones: what is missing is zero.
class Request {
  public:
    Request(const u8* bytes, std::size_t length) : at_(bytes), left_(length) {}

    template <typename Number>
    Number number() {
        Number read{};
        const u8* const bytes = take(sizeof read);
        if (bytes) memcpy(&read, bytes, sizeof read);
        return read;
    }

    u8 byte() { return number<u8>(); }

    // The next bytes, or null if there are fewer.
    const u8* take(std::size_t length) {
        if (length > left_) return nullptr;
        const u8* const taken = at_;
        at_ += length;
        left_ -= length;
        return taken;
    }

    std::size_t left() const { return left_; }

  private:
    const u8* at_;
    std::size_t left_;
};

class Answer {
  public:
    void begin(Went went) {
        bytes_.assign(4, 0);
        put(went);
    }

    template <typename Number>
    void put(const Number& number) {
        add(&number, sizeof number);
    }

    void add(const void* bytes, std::size_t length) {
        const u8* const from = static_cast<const u8*>(bytes);
        bytes_.insert(bytes_.end(), from, from + length);
    }

    void fail(const char* fault) {
        begin(Went::kWrong);
        add(fault, strlen(fault));
    }

    const u8* end() {
        const u32 length = u32(bytes_.size() - 4);
        memcpy(bytes_.data(), &length, sizeof length);
        return bytes_.data();
    }

  private:
    std::vector<u8> bytes_;
};

}  // namespace orbis
