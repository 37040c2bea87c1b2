// The choice of kernels for this machine.
#include <cstring>

#include "orbis/kernels.hpp"
#include "orbis/searching.hpp"

namespace orbis {

const Kernels* kernels(const char* name) {
#if defined(__x86_64__)
    const bool v3 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
    if (v3 && (!name || !std::strcmp(name, v3_kernels().name))) return &v3_kernels();
#endif
    if (!name || !std::strcmp(name, portable_kernels().name)) return &portable_kernels();
    return nullptr;
}

const Searches& searches() {
#if defined(__x86_64__)
    if (kernels() == &v3_kernels()) return v3_searches();
#endif
    return portable_searches();
}

}  // namespace orbis
