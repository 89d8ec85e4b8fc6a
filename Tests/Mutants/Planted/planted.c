// What stands behind the conditions of planted mistakes: which one is made, and which test reaches which place.

#include "planted.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The number of the test that runs, and its name, in Swift. A command has none; PLANTED_TEST often has the one that started it.
__attribute__((weak)) int64_t planted_test_number(void);
__attribute__((weak)) void planted_test_name(char *text, int32_t size);

enum { places = 4096, tests = 65536, patience = 100000, length = 1024 };

int32_t planted_chosen;

/// How often a place was reached, and when the test is asked for next.
static long long passed[places], next[places];
static unsigned char seen[places][tests / 8];
/// Two tests of one remainder are one, which costs no more than one that is not run.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int file = -1;

__attribute__((constructor)) static void choose(void) {
  const char *text = getenv("PLANTED"), *path = getenv("PLANTED_LOG");
  planted_chosen = text ? atoi(text) : 0;
  if (planted_chosen < 0) file = path ? open(path, O_WRONLY | O_APPEND | O_CREAT, 0644) : -1;
}

// A loop over a million seeds is asked less and less often.
void planted_note(int32_t number) {
  if (file < 0 || number < 0 || number >= places) return;
  if (++passed[number] < next[number]) return;
  unsigned hash = planted_test_number ? (uint64_t)planted_test_number() % tests : 0;
  pthread_mutex_lock(&lock);
  if (seen[number][hash / 8] >> hash % 8 & 1) {
    next[number] = passed[number] > patience ? passed[number] + passed[number] / 16 : 0;
  } else {
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
