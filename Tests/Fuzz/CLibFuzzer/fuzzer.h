// The function of libFuzzer that a program with a main of its own starts fuzzing with; no header comes with it.

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));
