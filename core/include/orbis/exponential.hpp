// The exponential function, the same to the last bit on every machine: that of a system's library may round otherwise.
#pragma once

#include "orbis/platform.hpp"

namespace orbis::inline ORBIS_ARCH {

// In double precision and rounded once: a power of two, and a series for the rest, which is between ±ln 2 / 2.
inline float exponential(float exponent) {
    constexpr double kLog2E = 1.4426950408889634, kLn2 = 0.6931471805599453;
    constexpr double kFactors[] = {1.,       1. / 2,    1. / 6,      1. / 24,      1. / 120,
                                   1. / 720, 1. / 5040, 1. / 40'320, 1. / 362'880, 1. / 3'628'800};
    const double twos = double(exponent) * kLog2E;
    if (!(twos > -126)) return 0;  // too small for a normal number
    if (twos > 127) return 0x1p127f;
    const std::int64_t whole = std::int64_t(twos + (twos < 0 ? -0.5 : 0.5));
    const double rest = (twos - double(whole)) * kLn2;
    double sum = 0;
    for (int index = 9; index >= 0; --index) sum = (sum + kFactors[index]) * rest;
    const u64 bits = u64(1023 + whole) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return float((1 + sum) * power);
}

}  // namespace orbis::inline ORBIS_ARCH
