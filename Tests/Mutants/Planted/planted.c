// What stands behind the conditions of planted mistakes: which one is made, and which test reaches which place.

#include "planted.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/// The number of the test that runs, and its name, in Swift. A command has none; PLANTED_TEST often has the one that started it.
__attribute__((weak)) int64_t planted_test_number(void);
__attribute__((weak)) void planted_test_name(char *text, int32_t size);

enum { places = 4096, tests = 65536, interval = 20000, length = 1024 };

int32_t planted_chosen;

/// When it was last asked which test reaches a place, in nanoseconds.
static long long asked[places];
static unsigned char seen[places][tests / 8];
/// Two tests of one remainder are one, which costs no more than one that is not run.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int file = -1;

__attribute__((constructor)) static void choose(void) {
  const char *text = getenv("PLANTED"), *path = getenv("PLANTED_LOG");
  planted_chosen = text ? atoi(text) : 0;
  if (planted_chosen < 0) file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT, 0644) : -1;
}

// A loop over a million seeds is asked once in a while. Between two tests there is more time than that.
void planted_note(int32_t number) {
  if (file < 0 || number < 0 || number >= places) return;
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  long long now = time.tv_sec * 1000000000LL + time.tv_nsec;
  if (now - asked[number] < interval) return;
  asked[number] = now;
  unsigned hash = planted_test_number ? (uint64_t)planted_test_number() % tests : 0;
  pthread_mutex_lock(&lock);
  if (!(seen[number][hash / 8] >> hash % 8 & 1)) {
    seen[number][hash / 8] |= 1 << hash % 8;
    char name[length] = "?", line[length + 16];
    const char *starter = getenv("PLANTED_TEST");
    if (planted_test_name) planted_test_name(name, length);
    else if (starter) snprintf(name, length, "%s", starter);
    int count = snprintf(line, sizeof line, "%d\t%s\n", number, name);
    if (write(file, line, count) != count) file = -1;
  }
  pthread_mutex_unlock(&lock);
}
