// Copies states for a number of seconds; prints how many were copied and the seconds it took.
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "orbis/state.hpp"

int main(int, char** arguments) {
    using Clock = std::chrono::steady_clock;
    constexpr int kStates = 32, kRounds = 1000;  // both arrays fit into the first cache
    static orbis::State from[kStates], to[kStates];
    const double wanted = arguments[1] ? std::atof(arguments[1]) : 1;
    const auto began = Clock::now();
    double copied = 0, spent = 0;
    do {
        for (int round = 0; round < kRounds; ++round) {
            for (int index = 0; index < kStates; ++index) {
                to[index] = from[index];
                asm volatile("" : : "r"(&to[index]) : "memory");  // keep the copy
            }
        }
        copied += double(kRounds) * kStates;
        spent = std::chrono::duration<double>(Clock::now() - began).count();
    } while (spent < wanted);
    std::printf("%.0f %.9f\n", copied, spent);
}
