// The choice of kernels for this machine.
#include <cstring>

#include "orbis/kernels.hpp"
#include "orbis/search_kernels.hpp"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace orbis {

#if defined(__x86_64__)
namespace {

// Whether the processor has all of x86-64-v3, and the system keeps its registers. The processor is asked directly,
// as the runtime of zig lacks __builtin_cpu_supports.
bool asked_for_v3() {
    constexpr unsigned kFirst = bit_FMA | bit_MOVBE | bit_OSXSAVE | bit_AVX | bit_F16C;
    constexpr unsigned kSeventh = bit_AVX2 | bit_BMI | bit_BMI2;
    constexpr unsigned kWideRegisters = 6;  // XMM and YMM
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (c & kFirst) != kFirst) return false;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (b & kSeventh) != kSeventh) return false;
    if (!__get_cpuid(0x80000001, &a, &b, &c, &d) || !(c & bit_LZCNT)) return false;
    asm volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    return (a & kWideRegisters) == kWideRegisters;
}

// Whether it also has x86-64-v4 (AVX-512) and the sums of products that a net needs, and the system keeps its registers.
bool asked_for_v4() {
    constexpr unsigned kSeventh = bit_AVX512F | bit_AVX512BW | bit_AVX512CD | bit_AVX512DQ | bit_AVX512VL;
    constexpr unsigned kWidestRegisters = 0xE6;  // XMM, YMM, ZMM and masks
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (!asked_for_v3()) return false;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (b & kSeventh) != kSeventh || !(c & bit_AVX512VNNI)) return false;
    asm volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));
    return (a & kWidestRegisters) == kWidestRegisters;
}

bool has_v4() {
    static const bool has = asked_for_v4();
    return has;
}

bool has_v3() {
    static const bool has = asked_for_v3();
    return has;
}

}  // namespace
#endif

const Kernels* kernels(const char* name) {
#if defined(__x86_64__)
    if (has_v3() && (!name || !std::strcmp(name, v3_kernels().name))) return &v3_kernels();
#endif
    if (!name || !std::strcmp(name, portable_kernels().name)) return &portable_kernels();
    return nullptr;
}

const char* const* search_kernel_names() {
    static const char* const kNames[] = {"v4", "v3", "portable", nullptr};
#if defined(__x86_64__)
    return kNames + (has_v4() ? 0 : has_v3() ? 1 : 2);
#else
    return kNames + 2;
#endif
}

const SearchKernels* search_kernels(const char* name) {
#if defined(__x86_64__)
    if (has_v4() && (!name || !std::strcmp(name, "v4"))) return &v4_search_kernels();
#endif
    const Kernels* const found = kernels(name);
#if defined(__x86_64__)
    if (found == &v3_kernels()) return &v3_search_kernels();
#endif
    return found ? &portable_search_kernels() : nullptr;
}

}  // namespace orbis
