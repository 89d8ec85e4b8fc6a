#ifndef PLANTED_H
#define PLANTED_H

#include <stdbool.h>
#include <stdint.h>

/// The mistake that is made, by the variable PLANTED; 0 for none, and -1 where it is noted who reaches which place.
extern int32_t planted_chosen;

/// Notes that the test that runs reaches a place.
void planted_note(int32_t number);

/// Whether a mistake is made here.
static inline bool planted_is(int32_t number) {
  if (planted_chosen < 0) planted_note(number);
  return planted_chosen == number;
}

#endif
