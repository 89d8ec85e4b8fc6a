#define _GNU_SOURCE
#include "counts.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__

/* The C library's own functions behind the names that are taken here. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t blocks;

void *malloc(size_t size) {
  blocks += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  blocks += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  blocks += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  blocks += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  blocks += 1;
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = block;
  return 0;
}

int64_t counts_allocations(void) { return blocks; }

#else

int64_t counts_allocations(void) { return -1; }

#endif

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool counts_under_valgrind(void) { return RUNNING_ON_VALGRIND != 0; }

void counts_begin(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void counts_end(void) {
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
}

#else

bool counts_under_valgrind(void) { return false; }
void counts_begin(void) {}
void counts_end(void) {}

#endif

bool counts_run(const char *command) { return system(command) == 0; }
