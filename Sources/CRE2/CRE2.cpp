#include "CRE2.h"

#include <re2/re2.h>

#include <cstring>
#include <memory>
#include <string>

namespace {

// 1 MiB bounds what one hostile pattern may take for its program and its automaton; over it RE2 refuses the pattern
// or, while searching, falls back to the slower linear engine.
constexpr int64_t kMaxMemory = 1 << 20;

// The slower engine takes about 3 ns for each step of the program and each byte of the text, so that this many steps
// take up to two seconds for the longest URL. A list of 300 hosts has 5 000; a `?` that is repeated a thousand times
// has 4 000.
constexpr int kMaxProgramSize = 10000;

// In bytes. RE2 reads a pattern before it looks at any limit of its own: a megabyte of `\pL` takes gigabytes, one of
// `[[:` half a minute. A list of 300 hosts has 7 000.
constexpr size_t kMaxLength = 16384;

void copyReason(const std::string &text, char *reason, size_t size) {
  if (reason == nullptr || size == 0) return;
  const size_t length = text.size() < size - 1 ? text.size() : size - 1;
  std::memcpy(reason, text.data(), length);
  reason[length] = '\0';
}

}  // namespace

struct linkd_re2_pattern {
  RE2 expression;
  linkd_re2_pattern(re2::StringPiece text, const RE2::Options &options) : expression(text, options) {}
};

extern "C" linkd_re2_pattern *linkd_re2_compile(
    const uint8_t *pattern, size_t length, char *reason, size_t reason_size) {
  try {
    if (length > kMaxLength) {
      copyReason(
          "pattern too long: " + std::to_string(length) + " bytes, at most " + std::to_string(kMaxLength), reason,
          reason_size);
      return nullptr;
    }
    RE2::Options options;
    options.set_log_errors(false);
    options.set_max_mem(kMaxMemory);
    auto compiled = std::make_unique<linkd_re2_pattern>(
        re2::StringPiece(reinterpret_cast<const char *>(pattern), length), options);
    if (!compiled->expression.ok()) {
      copyReason(compiled->expression.error(), reason, reason_size);
      return nullptr;
    }
    const int size = compiled->expression.ProgramSize();
    if (size > kMaxProgramSize) {
      copyReason(
          "pattern too large: " + std::to_string(size) + " steps, at most " + std::to_string(kMaxProgramSize), reason,
          reason_size);
      return nullptr;
    }
    return compiled.release();
  } catch (...) {
    copyReason("out of memory", reason, reason_size);
    return nullptr;
  }
}

extern "C" int linkd_re2_search(const linkd_re2_pattern *pattern, const uint8_t *text, size_t length) {
  try {
    const re2::StringPiece piece(reinterpret_cast<const char *>(text), length);
    return pattern->expression.Match(piece, 0, length, RE2::UNANCHORED, nullptr, 0) ? 1 : 0;
  } catch (...) {
    return -1;
  }
}

extern "C" void linkd_re2_free(linkd_re2_pattern *pattern) { delete pattern; }
