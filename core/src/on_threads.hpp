// Work on many threads, outside the interpreter's lock.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

inline double seconds_since(std::chrono::steady_clock::time_point begun) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

// Run `work(thread)` on some threads, outside the interpreter's lock; the first error comes back.
template <class Work>
void on_threads(int threads, const Work& work) {
    if (threads < 1 || threads > 256) throw std::invalid_argument("the threads are not 1 to 256");
    std::exception_ptr failure;
    std::mutex guard;
    const nanobind::gil_scoped_release released;
    std::vector<std::thread> all;
    for (int index = 0; index < threads; ++index)
        all.emplace_back([&, index] {
            try {
                work(index);
            } catch (...) {
                const std::lock_guard lock(guard);
                failure = std::current_exception();
            }
        });
    for (std::thread& each : all) each.join();
    if (failure) std::rethrow_exception(failure);
}
