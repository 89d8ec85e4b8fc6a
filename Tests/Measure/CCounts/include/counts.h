/* What a piece of work costs beside its time: blocks of memory asked for, and instructions.
 *
 * Linked into `drag` by the trait Counts alone. Where the C library is not glibc, or valgrind's headers
 * were not there when it was built, what cannot be counted says so. */
#ifndef DRAGSTAGE_COUNTS_H
#define DRAGSTAGE_COUNTS_H

#include <stdbool.h>
#include <stdint.h>

/* The blocks of memory that this thread has asked for so far; -1 where nobody counts them. */
int64_t counts_allocations(void);

/* Whether this process runs under valgrind, so that instructions can be counted. */
bool counts_under_valgrind(void);

/* Counts instructions from here to the next `counts_end`. */
void counts_begin(void);

/* Ends the count, and has valgrind write it to its next file. */
void counts_end(void);

/* Runs a command of the shell and waits for it; whether it ended well. */
bool counts_run(const char *command);

#endif
