#ifndef LINKD_CRE2_H
#define LINKD_CRE2_H
// C face of RE2. Only C types cross, and no exception does.

#ifdef __cplusplus
extern "C" {
#endif

#include <stddef.h>
#include <stdint.h>

typedef struct linkd_re2_pattern linkd_re2_pattern;

/// Compiles `length` bytes of UTF-8. Null when the pattern is refused; then the reason, cut to `reason_size` bytes
/// and ended by a zero byte, is in `reason`.
linkd_re2_pattern *linkd_re2_compile(const uint8_t *pattern, size_t length, char *reason, size_t reason_size);

/// 1 when the pattern is found anywhere in the text, 0 when it is not, -1 when the search could not be completed.
int linkd_re2_search(const linkd_re2_pattern *pattern, const uint8_t *text, size_t length);

void linkd_re2_free(linkd_re2_pattern *pattern);

#ifdef __cplusplus
}
#endif
#endif
