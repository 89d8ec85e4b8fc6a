/*
 * Counts what is allocated for moves and for the updates of a system's drag, when nothing new happens but
 * that the pointer is elsewhere: nothing may be. The program's own malloc stands before libc's, for the
 * library as well; it needs glibc, and the dynamic library in release.
 */
#include <dragstage.h>
#include <errno.h>
#include <stdio.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long allocations = 0;
void *malloc(size_t size) { return allocations++, __libc_malloc(size); }
void *calloc(size_t count, size_t size) { return allocations++, __libc_calloc(count, size); }
void *realloc(void *place, size_t size) { return allocations++, __libc_realloc(place, size); }
void *memalign(size_t edge, size_t size) { return allocations++, __libc_memalign(edge, size); }
void *aligned_alloc(size_t edge, size_t size) { return memalign(edge, size); }
int posix_memalign(void **place, size_t edge, size_t size) {
  *place = memalign(edge, size);
  return *place ? 0 : ENOMEM;
}

static ds_proposal copy_here(void *context, const ds_call *call) {
  (void)context;
  (void)call;
  return (ds_proposal){DS_OPERATION_COPY, DS_INTENT_INSERT_AT};
}

static void drain(ds_stage *stage) {
  ds_command order = DS_INIT(ds_command);
  while (ds_next_command(stage, &order) == DS_STATUS_OK) continue;
}

int main(void) {
  ds_stage *stage = NULL;
  ds_settings settings = DS_DEFAULT_SETTINGS;
  settings.keeps_trace = false;
  if (ds_stage_create(&settings, &stage)) return 2;
  ds_policy policy = DS_INIT(ds_policy);
  policy.update = copy_here;
  ds_layout rows = DS_INIT(ds_layout);
  rows.height = 40;
  ds_pointer mouse, seat;
  if (ds_add_pointer(stage, "mouse", true, &mouse)) return 2;
  if (ds_add_seat(stage, "desk", &seat)) return 2;
  const char *names[] = {"a", "b", "c", "d", "e", "f", "g", "h"};
  const char *titles[] = {"first", "second"};
  for (int view = 0; view < 2; view++) {
    ds_rect frame = {view * 200, 0, 200, 400};
    ds_view made;
    if (ds_add_collection(stage, titles[view], frame, &rows, view ? NULL : names, view ? 0 : 8, NULL,
                          &policy, &made)) return 2;
  }
  int64_t now = 0;
  ds_reply reply = DS_INIT(ds_reply);
  int failed = 0;
  for (int isOfHost = 0; isOfHost < 2; isOfHost++) {
    ds_point start = {20, 20};
    if (isOfHost) {
      const char *formats[] = {"text/plain"};
      ds_drag drag = DS_INIT(ds_drag);
      drag.formats = formats;
      drag.format_count = 1;
      drag.operations = DS_MASK_COPY;
      if (ds_host_enter(stage, seat, &drag, &start, now, &reply)) return 2;
    } else if (ds_down(stage, mouse, start, now, &reply)) {
      return 2;
    }
    long before = 0;
    /* The first hundred make room for what comes again and again. */
    for (int step = 0; step < 10100; step++) {
      if (step == 100) before = allocations;
      now += 1000;
      ds_point point = {20 + (step % 7) * 50, 20 + (step % 11) * 30};
      ds_status told = isOfHost ? ds_host_update(stage, seat, point, now, &reply)
                                : ds_move(stage, mouse, point, now, &reply);
      if (told) return 2;
      drain(stage);
    }
    long found = allocations - before;
    printf("%s: %ld allocations\n", isOfHost ? "10000 updates of a host" : "10000 moves", found);
    failed |= found != 0;
    if (isOfHost ? ds_host_leave(stage, seat, now, &reply) : ds_up(stage, mouse, now, &reply)) {
      return 2;
    }
    while (reply.has_deadline) {
      now = reply.deadline_us;
      if (ds_tick(stage, now, &reply)) return 2;
    }
  }
  ds_stage_destroy(&stage);
  return failed;
}
