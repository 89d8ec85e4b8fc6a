/* A host in C: one drag of its own by a pointer, one that comes in by a seat, and what is refused; then
 * what opens, what has menus, placeholders, several files at once, and a recording. */
#include <dragstage.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static int mistakes = 0;
static int released = 0;

static void expect(const char *what, ds_status found, ds_status wanted) {
  if (found == wanted) return;
  mistakes++;
  printf("mistake: %s: %s\n", what, ds_status_text(found));
}

static ds_proposal move_here(void *context, const ds_call *call) {
  (void)context;
  ds_proposal answer = {call->has_gap ? DS_OPERATION_MOVE : DS_OPERATION_CANCEL, DS_INTENT_INSERT_AT};
  return answer;
}

/* Into a row where its middle is seen: what opens is what is there, and a gap would move it away. */
static ds_proposal move_into(void *context, const ds_call *call) {
  ds_proposal answer = move_here(context, call);
  answer.intent = DS_INTENT_AUTOMATIC;
  return answer;
}

/* What a policy tries while it is told something. */
static ds_stage *telling = NULL;
static ds_session carried = DS_NONE;
static void told(void *context, ds_callback callback, ds_operation operation, const ds_call *call) {
  carried = call->session;
  (void)operation;
  if (callback == DS_CALLBACK_WILL_BEGIN) {
    ds_stage *copy = telling;
    expect("destroy from within", ds_stage_destroy(&copy), DS_ERR_BUSY);
    expect("keys from within", ds_set_keys(telling, 0, call->time_us, NULL), DS_STATUS_QUEUED);
  }
  ++*(int *)context;
}

static void release(void *context) {
  (void)context;
  released++;
}

static void print_trace(ds_stage *stage) {
  char line[256];
  size_t length;
  while (ds_next_trace_line(stage, line, sizeof line, &length) == DS_STATUS_OK) printf("%s\n", line);
}

static void print_commands(ds_stage *stage) {
  ds_command command = DS_INIT(ds_command);
  while (ds_next_command(stage, &command) == DS_STATUS_OK) {
    printf("command %u", command.kind);
    if (command.kind == DS_COMMAND_OPEN_GAP) printf(" gap %u for %u", command.index, command.count);
    if (command.kind == DS_COMMAND_COMPLETE_HOST_DROP) printf(" operation %u", command.operation);
    if (command.kind == DS_COMMAND_REQUEST_DATA) {
      char format[64];
      size_t length;
      expect("format", ds_command_text(stage, format, sizeof format, &length), DS_STATUS_OK);
      printf(" %s", format);
    }
    printf("\n");
  }
}

static void print_items(ds_stage *stage, ds_view view) {
  size_t count = 0;
  expect("count", ds_item_count(stage, view, &count), DS_STATUS_OK);
  for (size_t index = 0; index < count; index++) {
    ds_item item;
    char name[32];
    size_t length;
    expect("item", ds_item_at(stage, view, index, &item), DS_STATUS_OK);
    expect("name", ds_item_name(stage, item, name, sizeof name, &length), DS_STATUS_OK);
    printf(index ? " %s" : "%s", name);
  }
  printf("\n");
}

#include "places.h"

static int64_t settle(ds_stage *stage, ds_reply reply) {
  int64_t now = 0;
  while (reply.has_deadline) {
    now = reply.deadline_us;
    expect("tick", ds_tick(stage, now, &reply), DS_STATUS_OK);
  }
  return now;
}

static void print_recording(ds_stage *stage) {
  char line[128];
  size_t length;
  while (ds_next_recorded_line(stage, line, sizeof line, &length) == DS_STATUS_OK) printf("%s\n", line);
}

static bool yes(void *context, const ds_call *call) {
  (void)context;
  (void)call;
  return true;
}

/* Puts placeholders in for what is dropped, in the order of the items. */
static ds_placeholder places[3];
static ds_handling wait_for_data(void *context, const ds_call *call) {
  (void)context;
  for (size_t index = 0; index < call->item_count && index < 3; index++) {
    ds_gap gap = {call->gap_section, call->gap_item + (uint32_t)index};
    expect("placeholder",
           ds_placeholder_put(telling, call->session, index, &gap, &places[index]), DS_STATUS_OK);
    expect("placeholder twice",
           ds_placeholder_put(telling, call->session, index, &gap, &places[index]), DS_ERR_CONTRACT_VIOLATION);
  }
  return DS_PERFORM_NOTHING;
}

/* What rests opens, what is touched has a menu, and what is dropped waits: all of it recorded. */
static void play_more(void) {
  ds_stage *stage = NULL;
  ds_settings settings = DS_DEFAULT_SETTINGS;
  settings.spring_delay_us = 400000;
  settings.spring_flash_us = 100000;
  expect("create", ds_stage_create(&settings, &stage), DS_STATUS_OK);
  telling = stage;
  int notices = 0;
  ds_policy policy = DS_INIT(ds_policy);
  policy.context = &notices;
  policy.update = move_here;
  policy.perform = wait_for_data;
  policy.may_open = yes;
  policy.has_menu = yes;
  ds_policy opening = policy;
  opening.update = move_into;
  ds_view_options options = DS_DEFAULT_VIEW_OPTIONS;
  options.spring_loaded = true;
  options.has_menus = true;
  ds_layout rows = DS_INIT(ds_layout);
  rows.height = 40;
  const char *names[] = {"a", "b", "c"};
  ds_view list, shelf;
  ds_rect left = {0, 0, 200, 200}, right = {200, 0, 200, 200};
  expect("list", ds_add_collection(stage, "list", left, &rows, names, 3, &options, &opening, &list),
         DS_STATUS_OK);
  expect("shelf", ds_add_collection(stage, "shelf", right, &rows, NULL, 0, NULL, &policy, &shelf),
         DS_STATUS_OK);
  ds_pointer finger, seat;
  expect("finger", ds_add_pointer(stage, "finger", false, &finger), DS_STATUS_OK);
  expect("seat", ds_add_seat(stage, "desk", &seat), DS_STATUS_OK);
  expect("no recording", ds_next_recorded_line(stage, NULL, 0, NULL), DS_STATUS_END);
  expect("record nothing", ds_record(stage, 0, 200), DS_ERR_INVALID_VALUE);
  expect("record", ds_record(stage, 400, 200), DS_STATUS_OK);

  /* A finger rests: a menu. It goes on to another row, and rests: that opens. */
  ds_reply reply = DS_INIT(ds_reply);
  ds_point row = {20, 20}, next = {20, 60}, over = {220, 5};
  expect("down", ds_down(stage, finger, row, 0, &reply), DS_STATUS_OK);
  expect("lift", ds_tick(stage, 500000, &reply), DS_STATUS_OK);
  expect("away", ds_move(stage, finger, next, 600000, &reply), DS_STATUS_OK);
  expect("rest", ds_tick(stage, 1200000, &reply), DS_STATUS_OK);
  expect("shelf", ds_move(stage, finger, over, 1300000, &reply), DS_STATUS_OK);
  ds_view origin;
  ds_item carried;
  expect("item", ds_session_item_at(stage, 1, 0, &origin, &carried), DS_STATUS_OK);
  expect("no item", ds_session_item_at(stage, 1, 1, &origin, &carried), DS_ERR_UNKNOWN_NAME);
  expect("late", ds_placeholder_put(stage, 1, 0, NULL, &places[0]), DS_ERR_CONTRACT_VIOLATION);
  expect("up", ds_up(stage, finger, 1400000, &reply), DS_STATUS_OK);
  int64_t now = settle(stage, reply);
  print_commands(stage);
  ds_notification notice = DS_INIT(ds_notification);
  int opened = 0, shown = 0, dismissed = 0, inserted = 0;
  while (ds_next_notification(stage, &notice) == DS_STATUS_OK) {
    opened += notice.callback == DS_CALLBACK_SPRING_LOADED;
    shown += notice.callback == DS_CALLBACK_MENU_SHOWN;
    dismissed += notice.callback == DS_CALLBACK_MENU_DISMISSED;
    inserted += notice.callback == DS_CALLBACK_PLACEHOLDER_INSERT;
  }
  printf("opened %d, menus %d and %d, placeholders %d\n", opened, shown, dismissed, inserted);

  /* The placeholder becomes an item where it stands, once. */
  ds_gap gap;
  expect("gap", ds_placeholder_gap(stage, places[0], &gap), DS_STATUS_OK);
  printf("placeholder at %" PRIu32 "\n", gap.item);
  expect("commit", ds_placeholder_commit(stage, places[0], "late"), DS_STATUS_OK);
  expect("gap of none", ds_placeholder_gap(stage, places[0], &gap), DS_ERR_REJECTED);
  expect("commit twice", ds_placeholder_commit(stage, places[0], "later"), DS_ERR_CONTRACT_VIOLATION);
  expect("delete", ds_placeholder_delete(stage, places[0]), DS_ERR_CONTRACT_VIOLATION);
  expect("unknown placeholder", ds_placeholder_delete(stage, 99), DS_ERR_UNKNOWN_NAME);
  print_items(stage, shelf);
  print_recording(stage);

  /* Three files come in as one list. */
  const char *formats[] = {"text/uri-list"};
  ds_drag drag = DS_INIT(ds_drag);
  drag.formats = formats;
  drag.format_count = 1;
  drag.operations = DS_MASK_COPY | DS_MASK_MOVE;
  expect("enter", ds_host_enter(stage, seat, &drag, &over, now, &reply), DS_STATUS_OK);
  expect("drop", ds_host_drop(stage, seat, NULL, now, &reply), DS_STATUS_OK);
  ds_command command = DS_INIT(ds_command);
  while (command.kind != DS_COMMAND_REQUEST_DATA && ds_next_command(stage, &command) == DS_STATUS_OK) continue;
  const char *files = "file:///a\nfile:///b\nfile:///c\n";
  expect("files",
         ds_load_delivered(stage, command.view, command.item, NULL, files, strlen(files), now, &reply),
         DS_STATUS_OK);
  const char *titles[] = {"file-a", "file-b", "file-c"};
  for (int index = 0; index < 3; index++) {
    expect("commit", ds_placeholder_commit(stage, places[index], titles[index]), DS_STATUS_OK);
  }
  settle(stage, reply);
  print_items(stage, shelf);
  expect("cut", ds_next_recorded_line(stage, NULL, 0, NULL), DS_ERR_REJECTED);

  /* Items that are told apart, at once and late. */
  const char *image[] = {"image/png"};
  ds_drag_item items[] = {{"photo", image, 1}, {NULL, NULL, 0}};
  drag.items = items;
  drag.item_count = 2;
  drag.names = names;
  drag.name_count = 1;
  expect("named twice", ds_host_enter(stage, seat, &drag, &over, now + 9000000, &reply), DS_ERR_INVALID_VALUE);
  drag.name_count = 0;
  expect("enter", ds_host_enter(stage, seat, &drag, &over, now + 9000000, &reply), DS_STATUS_OK);
  expect("unpacked", ds_host_unpacked(stage, seat, items, 1, now + 9000000, &reply), DS_STATUS_OK);
  expect("no items", ds_host_unpacked(stage, seat, NULL, 1, now + 9000000, &reply), DS_ERR_NULL);
  expect("leave", ds_host_leave(stage, seat, now + 9000000, &reply), DS_STATUS_OK);
  expect("destroy", ds_stage_destroy(&stage), DS_STATUS_OK);
}

/* Data that changes under a drag, which keeps what it carries. */
static void play_data(void) {
  ds_stage *stage = NULL;
  expect("create", ds_stage_create(NULL, &stage), DS_STATUS_OK);
  ds_policy policy = DS_INIT(ds_policy);
  policy.update = move_here;
  ds_layout rows = DS_INIT(ds_layout);
  rows.height = 40;
  const char *names[] = {"a", "b", "c", "d", "e", "f", "g"};
  const char *more[] = {"new", "newer"};
  ds_rect frame = {0, 0, 200, 200};
  ds_view list;
  ds_pointer mouse;
  ds_item first, second;
  expect("list", ds_add_collection(stage, "list", frame, &rows, names, 7, NULL, &policy, &list),
         DS_STATUS_OK);
  expect("mouse", ds_add_pointer(stage, "mouse", true, &mouse), DS_STATUS_OK);
  expect("first", ds_item_at(stage, list, 0, &first), DS_STATUS_OK);
  expect("second", ds_item_at(stage, list, 1, &second), DS_STATUS_OK);
  ds_reply reply = DS_INIT(ds_reply);
  ds_point row = {20, 60}, over = {20, 161}, step = {0, 40}, nowhere = {0, 0.0 / 0.0};
  expect("down", ds_down(stage, mouse, row, 0, &reply), DS_STATUS_OK);
  expect("move", ds_move(stage, mouse, over, 16000, &reply), DS_STATUS_OK);
  ds_gap front = {0, 0}, end = {0, 8}, beyond = {0, 99}, section = {7, 0};
  char line[64];
  expect("record", ds_record(stage, 200, 200), DS_STATUS_OK);
  expect("insert beyond", ds_insert(stage, list, names, 0, beyond), DS_ERR_INVALID_VALUE);
  while (ds_next_recorded_line(stage, line, sizeof line, NULL) == DS_STATUS_OK) continue;
  expect("not cut", ds_next_recorded_line(stage, line, sizeof line, NULL), DS_STATUS_END);
  expect("insert", ds_insert(stage, list, more, 2, front), DS_STATUS_OK);
  expect("cut by data", ds_next_recorded_line(stage, line, sizeof line, NULL), DS_ERR_REJECTED);
  ds_rect corner = {900, 900, 1, 1};
  ds_view late;
  expect("record again", ds_record(stage, 200, 200), DS_STATUS_OK);
  expect("late view", ds_add_view(stage, "late", corner, NULL, NULL, &late), DS_STATUS_OK);
  while (ds_next_recorded_line(stage, line, sizeof line, NULL) == DS_STATUS_OK) continue;
  expect("cut by a view", ds_next_recorded_line(stage, line, sizeof line, NULL), DS_ERR_REJECTED);
  expect("insert twice", ds_insert(stage, list, more, 1, front), DS_ERR_NAME_EXISTS);
  expect("insert beyond", ds_insert(stage, list, names, 0, beyond), DS_ERR_INVALID_VALUE);
  expect("insert elsewhere", ds_insert(stage, list, names, 0, section), DS_ERR_INVALID_VALUE);
  expect("insert nothing", ds_insert(stage, list, NULL, 1, front), DS_ERR_NULL);
  expect("move items", ds_move_items(stage, list, &first, 1, end), DS_STATUS_OK);
  expect("move none", ds_move_items(stage, list, NULL, 1, end), DS_ERR_NULL);
  expect("scroll", ds_scroll(stage, list, step), DS_STATUS_OK);
  expect("scroll nowhere", ds_scroll(stage, list, nowhere), DS_ERR_INVALID_VALUE);
  ds_rect wider = {0, 0, 300, 200}, none = {0, 0, -1, 200};
  expect("resize", ds_set_frame(stage, list, wider), DS_STATUS_OK);
  expect("resize to nothing", ds_set_frame(stage, list, none), DS_ERR_INVALID_VALUE);
  expect("delete", ds_delete(stage, list, first), DS_STATUS_OK);
  expect("delete twice", ds_delete(stage, list, first), DS_ERR_UNKNOWN_NAME);
  expect("up", ds_up(stage, mouse, 48000, &reply), DS_STATUS_OK);
  settle(stage, reply);
  print_trace(stage);
  print_items(stage, list);
  expect("remove", ds_remove_view(stage, list), DS_STATUS_OK);
  expect("remove twice", ds_remove_view(stage, list), DS_ERR_UNKNOWN_NAME);
  expect("resize none", ds_set_frame(stage, 9, wider), DS_ERR_UNKNOWN_NAME);
  expect("delete in none", ds_delete(stage, 9, second), DS_ERR_UNKNOWN_NAME);
  expect("destroy", ds_stage_destroy(&stage), DS_STATUS_OK);
}

/* Two selected rows are lifted by one of them. */
static void play_stack(void) {
  ds_stage *stage = NULL;
  expect("create", ds_stage_create(NULL, &stage), DS_STATUS_OK);
  ds_layout rows = DS_INIT(ds_layout);
  rows.height = 40;
  const char *names[] = {"a", "b", "c"};
  ds_rect frame = {0, 0, 200, 200};
  ds_view list;
  expect("list", ds_add_collection(stage, "list", frame, &rows, names, 3, NULL, NULL, &list), DS_STATUS_OK);
  ds_pointer finger;
  expect("finger", ds_add_pointer(stage, "finger", false, &finger), DS_STATUS_OK);
  ds_item selected[2];
  expect("c", ds_item_at(stage, list, 2, &selected[0]), DS_STATUS_OK);
  expect("a", ds_item_at(stage, list, 0, &selected[1]), DS_STATUS_OK);
  expect("select", ds_select(stage, list, selected, 2), DS_STATUS_OK);
  ds_item unknown = 99999;
  expect("select none", ds_select(stage, list, &unknown, 1), DS_ERR_UNKNOWN_NAME);
  expect("select null", ds_select(stage, list, NULL, 1), DS_ERR_NULL);
  ds_reply reply = DS_INIT(ds_reply);
  ds_point row = {20, 20}, away = {60, 150};
  expect("down", ds_down(stage, finger, row, 0, &reply), DS_STATUS_OK);
  expect("lift", ds_tick(stage, 600000, &reply), DS_STATUS_OK);
  expect("move", ds_move(stage, finger, away, 700000, &reply), DS_STATUS_OK);
  draw_stack(stage, 1);
  expect("destroy", ds_stage_destroy(&stage), DS_STATUS_OK);
}

int main(void) {
  ds_stage *stage = NULL;
  ds_settings settings = DS_DEFAULT_SETTINGS;
  expect("create", ds_stage_create(&settings, &stage), DS_STATUS_OK);
  telling = stage;
  printf("version %" PRIu32 "\n", ds_version());

  int notices = 0;
  ds_policy policy = DS_INIT(ds_policy);
  policy.context = &notices;
  policy.update = move_here;
  policy.on_event = told;
  policy.release = release;
  ds_layout rows = DS_INIT(ds_layout);
  rows.height = 40;
  const char *names[] = {"a", "b", "c"};
  ds_view list, shelf;
  ds_rect left = {0, 0, 200, 200}, right = {200, 0, 200, 200};
  expect("list", ds_add_collection(stage, "list", left, &rows, names, 3, NULL, &policy, &list),
         DS_STATUS_OK);
  expect("shelf", ds_add_collection(stage, "shelf", right, &rows, NULL, 0, NULL, &policy, &shelf),
         DS_STATUS_OK);
  ds_pointer mouse, seat;
  expect("mouse", ds_add_pointer(stage, "mouse", true, &mouse), DS_STATUS_OK);
  expect("seat", ds_add_seat(stage, "desk", &seat), DS_STATUS_OK);

  /* A drag of our own. */
  ds_reply reply = DS_INIT(ds_reply);
  ds_point row = {20, 20}, over = {220, 5}, further = {220, 10};
  expect("down", ds_down(stage, mouse, row, 0, &reply), DS_STATUS_OK);
  expect("move", ds_move(stage, mouse, over, 16000, &reply), DS_STATUS_OK);
  expect("move", ds_move(stage, mouse, further, 32000, &reply), DS_STATUS_OK);
  printf("operation %u intent %u\n", reply.operation, reply.intent);
  print_places(stage, list, shelf);
  expect("up", ds_up(stage, mouse, 48000, &reply), DS_STATUS_OK);
  fly_home(stage, carried);
  int64_t now = settle(stage, reply);
  print_trace(stage);
  print_commands(stage);
  print_items(stage, list);
  print_items(stage, shelf);
  ds_notification notice = DS_INIT(ds_notification);
  int drained = 0;
  while (ds_next_notification(stage, &notice) == DS_STATUS_OK) drained++;
  printf("%d notices, %d drained\n", notices, drained);

  /* One that comes in. */
  const char *formats[] = {"text/plain"};
  ds_drag drag = DS_INIT(ds_drag);
  drag.formats = formats;
  drag.format_count = 1;
  drag.operations = DS_MASK_COPY | DS_MASK_MOVE;
  expect("enter", ds_host_enter(stage, seat, &drag, NULL, now, &reply), DS_STATUS_OK);
  ds_point under = {220, 39};
  expect("update", ds_host_update(stage, seat, under, now + 1000, &reply), DS_STATUS_OK);
  expect("keys", ds_set_keys(stage, DS_KEY_CONTROL, now + 1500, &reply), DS_STATUS_OK);
  expect("offer", ds_host_offer(stage, seat, DS_MASK_COPY, now + 1500, &reply), DS_STATUS_OK);
  expect("drop", ds_host_drop(stage, seat, NULL, now + 2000, &reply), DS_STATUS_OK);
  printf("taken %d\n", reply.is_accepted);
  expect("keys", ds_set_keys(stage, 0, now + 2000, NULL), DS_STATUS_OK);
  expect("second drop", ds_host_drop(stage, seat, NULL, now + 2000, &reply), DS_ERR_REJECTED);
  expect("leave behind the drop", ds_host_leave(stage, seat, now + 2000, &reply), DS_STATUS_OK);
  ds_command command = DS_INIT(ds_command);
  while (command.kind != DS_COMMAND_REQUEST_DATA && ds_next_command(stage, &command) == DS_STATUS_OK) continue;
  expect("data",
         ds_load_delivered(stage, command.view, command.item, NULL, "late", 4, now + 9000, &reply),
         DS_STATUS_OK);
  settle(stage, reply);
  print_trace(stage);
  print_commands(stage);
  print_items(stage, shelf);

  /* What is refused. */
  ds_stage *none = NULL;
  uint64_t other[2] = {0, 0};
  ds_point nowhere = {0.0 / 0.0, 0};
  now += 1000000;
  expect("null", ds_tick(none, now, NULL), DS_ERR_NULL);
  expect("other memory", ds_tick((ds_stage *)other, now, NULL), DS_ERR_STALE);
  expect("unknown pointer", ds_up(stage, 99, now, NULL), DS_ERR_UNKNOWN_NAME);
  expect("unknown view", ds_item_count(stage, 99, &(size_t){0}), DS_ERR_UNKNOWN_NAME);
  expect("nowhere", ds_down(stage, mouse, nowhere, now, NULL), DS_ERR_INVALID_VALUE);
  expect("backwards", ds_tick(stage, 0, NULL), DS_ERR_TIME_BACKWARDS);
  expect("up without down", ds_up(stage, mouse, now, NULL), DS_ERR_REJECTED);
  expect("no pointer", ds_down(stage, seat, row, now, NULL), DS_ERR_REJECTED);
  expect("no seat", ds_host_leave(stage, mouse, now, NULL), DS_ERR_REJECTED);
  expect("leave before enter", ds_host_leave(stage, seat, now, NULL), DS_STATUS_OK);
  expect("taken", ds_add_seat(stage, "list", &seat), DS_ERR_NAME_EXISTS);
  expect("no size", ds_stage_create(&(ds_settings){0}, &none), DS_ERR_INVALID_VALUE);
  expect("bits", ds_host_offer(stage, seat, 16, now, NULL), DS_ERR_INVALID_VALUE);
  expect("too many", ds_add_collection(stage, "x", left, &rows, names, DS_LIST_LIMIT + 1, NULL,
                                       &policy, &list), DS_ERR_INVALID_VALUE);
  char small[4];
  size_t length = 0;
  expect("small", ds_item_name(stage, 0, small, 1, &length), DS_ERR_BUFFER_TOO_SMALL);
  expect("no length", ds_item_name(stage, 0, small, SIZE_MAX, &length), DS_ERR_INVALID_VALUE);
  expect("no item", ds_item_name(stage, 99999, small, 4, &length), DS_ERR_UNKNOWN_NAME);
  expect("no count", ds_provide(stage, shelf, 0, "public.png", small, SIZE_MAX), DS_ERR_INVALID_VALUE);
  expect("end", ds_next_command(stage, &command), DS_STATUS_END);
  if (ds_negotiate(DS_MASK_MOVE, 0, DS_MASK_COPY | DS_MASK_MOVE, DS_OPERATION_COPY) != DS_OPERATION_CANCEL) mistakes++;
  if (ds_negotiate(DS_MASK_COPY, 0, DS_MASK_COPY | DS_MASK_MOVE, DS_OPERATION_MOVE) != DS_OPERATION_COPY) mistakes++;
  int before = released;
  expect("destroy", ds_stage_destroy(&stage), DS_STATUS_OK);
  expect("destroyed once", ds_stage_destroy(&stage), DS_ERR_NULL);
  printf("released %d and %d\n", before, released - before);
  play_more();
  play_data();
  play_stack();
  printf("%d mistakes\n", mistakes);
  return mistakes ? 1 : 0;
}
