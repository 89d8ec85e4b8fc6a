/*
 * dragstage.h: a drag-and-drop stage for hosts in C.
 *
 * VERSION. DS_VERSION is the version of this file, ds_version() that of the library. Every struct starts
 * with `size`, which the caller sets; the library reads the struct up to that size. Later versions only
 * append fields and values. DS_INIT(struct) zeroes a struct and sets its size; settings and view options
 * are initialized with DS_DEFAULT_SETTINGS and DS_DEFAULT_VIEW_OPTIONS. Version 3 has new names and positive
 * booleans: recompile programs that were compiled with an earlier header than that.
 *
 * OWNERSHIP. A stage belongs to its creator, until ds_stage_destroy. Arguments are copied during the
 * call, except the context of a policy, which must stay valid until the policy's `release` is called
 * with it. Results are copied into memory of the caller. Texts are UTF-8, zero-terminated, and at most
 * DS_TEXT_LIMIT bytes long.
 *
 * THREADS. The library has no global state, threads, clocks or locks. Stages are independent of each
 * other; a stage may be used by one thread at a time.
 *
 * TIME. Every event has the host's time in microseconds, which must not decrease. After an event, call
 * ds_tick no later than at the reply's deadline.
 *
 * CALLS FROM A POLICY. A policy may call the stage that calls it: events are queued and return
 * DS_STATUS_QUEUED. A stage cannot be destroyed from within its policies (DS_ERR_BUSY).
 *
 * ERRORS. Passing NULL for a required argument returns DS_ERR_NULL. Passing a pointer to other memory of
 * at least eight bytes as a stage returns DS_ERR_STALE. ds_stage_destroy sets its handle to NULL, so further
 * calls with that handle return DS_ERR_NULL. Passing a *copy* of a freed handle, or a pointer to fewer than
 * eight bytes, is undefined behavior, because it cannot be detected. Ids of another stage return
 * DS_ERR_UNKNOWN_NAME or refer to the object with the same number. A rejected call has changed nothing,
 * except for the trace line of DS_ERR_CONTRACT_VIOLATION.
 */
#ifndef DRAGSTAGE_H
#define DRAGSTAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DS_VERSION 7
/* The maximum number of bytes of a text, and of entries of a list argument: names, items and formats.
 * Use ds_insert to fill a longer collection. */
#define DS_TEXT_LIMIT 65536
#define DS_LIST_LIMIT 4096
/* No view, item or session. */
#define DS_NONE UINT32_MAX

/* A zeroed struct with its size. Use the defaults below for settings and view options. */
#define DS_INIT(type) ((type){.size = (uint32_t)sizeof(type)})
#define DS_DEFAULT_SETTINGS ((ds_settings){.size = (uint32_t)sizeof(ds_settings), .keeps_trace = true})
#define DS_DEFAULT_VIEW_OPTIONS \
  ((ds_view_options){.size = (uint32_t)sizeof(ds_view_options), .allows_dragging = true, .accepts_drops = true})

/* A stage. */
typedef struct ds_stage ds_stage;

/* Numbers of views, pointers (and seats), items and sessions. */
typedef uint32_t ds_view;
typedef uint32_t ds_pointer;
typedef uint32_t ds_item;
typedef uint32_t ds_session;

/* A placeholder: it is in a collection until it is committed or deleted; its number is never reused. */
typedef uint32_t ds_placeholder;

/* The result of a call. */
typedef int32_t ds_status;
enum {
  DS_STATUS_OK = 0,
  DS_STATUS_QUEUED = 1,            /* the event is handled after the current one */
  DS_STATUS_END = 2,               /* no entry is left */
  DS_ERR_NULL = -1,                /* a required argument is NULL */
  DS_ERR_STALE = -2,               /* not a stage, or a freed one */
  DS_ERR_BUSY = -3,                /* not allowed from within a policy */
  DS_ERR_UNKNOWN_NAME = -4,        /* no such view, pointer, item or name */
  DS_ERR_NAME_EXISTS = -5,         /* the name is in use */
  DS_ERR_INVALID_VALUE = -6,       /* an invalid number, size or text */
  DS_ERR_TIME_BACKWARDS = -7,      /* the time is before the stage's time */
  DS_ERR_REJECTED = -8,            /* invalid in this state */
  DS_ERR_CONTRACT_VIOLATION = -9,  /* contract violation; the trace has the rule */
  DS_ERR_BUFFER_TOO_SMALL = -10    /* the required length was written */
};

/* The operation of a drop; sessions end with one of the first four. */
typedef uint32_t ds_operation;
enum {
  DS_OPERATION_CANCEL = 0, DS_OPERATION_FORBIDDEN = 1, DS_OPERATION_COPY = 2,
  DS_OPERATION_MOVE = 3, DS_OPERATION_LINK = 4, DS_OPERATION_ASK = 5
};

/* Sets of operations. */
typedef uint32_t ds_mask;
enum { DS_MASK_COPY = 1, DS_MASK_MOVE = 2, DS_MASK_LINK = 4, DS_MASK_ASK = 8 };

/* Modifier keys. */
typedef uint32_t ds_keys;
enum { DS_KEY_SHIFT = 1, DS_KEY_CONTROL = 2, DS_KEY_ALT = 4, DS_KEY_META = 8 };

/* The intent of a proposal: where items arrive at a destination. */
typedef uint32_t ds_intent;
enum {
  DS_INTENT_UNSPECIFIED = 0, DS_INTENT_INSERT_AT = 1, DS_INTENT_INSERT_INTO = 2,
  DS_INTENT_AUTOMATIC = 3
};

typedef struct { double x, y; } ds_point;
typedef struct { double width, height; } ds_size;
typedef struct { double x, y, width, height; } ds_rect;
typedef struct { ds_operation operation; ds_intent intent; } ds_proposal;
/* A gap between items: before the item with this index in the section. */
typedef struct { uint32_t section, item; } ds_gap;

/* A callback of a source or a destination. */
typedef uint32_t ds_callback;
enum {
  DS_CALLBACK_WILL_LIFT = 1, DS_CALLBACK_LIFT_CANCELLED, DS_CALLBACK_WILL_BEGIN,
  DS_CALLBACK_DID_MOVE, DS_CALLBACK_WILL_ADD, DS_CALLBACK_WILL_END, DS_CALLBACK_WILL_CANCEL,
  DS_CALLBACK_DID_END, DS_CALLBACK_DID_TRANSFER, DS_CALLBACK_ENTER, DS_CALLBACK_EXIT,
  DS_CALLBACK_WILL_DROP, DS_CALLBACK_DROP_END, DS_CALLBACK_CONCLUDE, DS_CALLBACK_DID_LOAD,
  /* since version 2 */
  DS_CALLBACK_SPRING_LOADED, DS_CALLBACK_MENU_SHOWN, DS_CALLBACK_MENU_DISMISSED,
  /* only in notifications, not in on_event */
  DS_CALLBACK_PLACEHOLDER_INSERT, DS_CALLBACK_PLACEHOLDER_COMMIT, DS_CALLBACK_PLACEHOLDER_DELETE,
  DS_CALLBACK_PLACEHOLDER_DISCARD,
  /* since version 6 */
  DS_CALLBACK_MOVE_ROW /* a view that moves its own rows has moved one */
};

/* The context of a policy's call; valid during the call. */
typedef struct {
  uint32_t size;
  ds_session session;
  ds_view view;
  ds_item item;        /* the item that the call is about, or DS_NONE */
  uint32_t item_count; /* of the session */
  bool is_local;       /* lifted in the application of the view */
  bool has_gap;
  uint32_t gap_section, gap_item; /* the gap of an insert */
  ds_point point;
  int64_t time_us;
} ds_call;

/* How the items of a drop arrive. */
typedef uint32_t ds_handling;
enum { DS_PERFORM_ACCEPT = 0, DS_PERFORM_LOCAL = 1, DS_PERFORM_LOAD = 2, DS_PERFORM_NOTHING = 3 };

/* The policy of a view; the answer of a NULL function is the one in its comment. */
typedef struct {
  uint32_t size;
  void *context;
  bool (*can_drag)(void *context, const ds_call *call);      /* yes */
  bool (*can_handle)(void *context, const ds_call *call);    /* yes */
  ds_proposal (*update)(void *context, const ds_call *call); /* cancel */
  ds_handling (*perform)(void *context, const ds_call *call); /* DS_PERFORM_ACCEPT */
  void (*on_event)(void *context, ds_callback callback, ds_operation operation, const ds_call *call);
  void (*release)(void *context); /* called once, when the stage is destroyed or the view was rejected */
  /* since version 2 */
  bool (*may_open)(void *context, const ds_call *call); /* no; in a collection, of call->item */
  bool (*has_menu)(void *context, const ds_call *call); /* yes; of call->item */
  /* since version 6 */
  bool (*may_move_row)(void *context, const ds_call *call); /* yes; of call->item, where `asks_row_moves` is on */
  /* The items that a drag takes, with or without a place in the view: writes at most `capacity` of them and returns
   * how many there are; if there are more, it is called once more with room for them. 0, or more than DS_LIST_LIMIT,
   * begins no drag; unknown items are left out. NULL: the pressed item, or the selection that it belongs to. It is not called where `can_drag` refuses. */
  size_t (*items)(void *context, const ds_call *call, ds_item *items, size_t capacity);
} ds_policy;

/* The settings of a stage: DS_DEFAULT_SETTINGS. Zero durations and distances are replaced by the defaults. */
typedef struct {
  uint32_t size;
  int64_t lift_delay_us;   /* 500000 */
  double lift_slop;        /* 10 points */
  int64_t animation_us;    /* 300000; negative for none */
  int64_t load_deadline_us; /* none */
  bool auto_scroll;        /* near the edges of views that scroll; off */
  bool keeps_trace;        /* on */
  /* since version 2 */
  int64_t spring_delay_us; /* 1000000: the time that a drag rests on a spring-loading target */
  int64_t spring_flash_us; /* 250000: the time that the target flashes before it opens */
  /* since version 5 */
  bool items_are_promises; /* a drag goes on when its items are deleted, and its drop brings them; off */
} ds_settings;

/* The layout of a collection. */
typedef uint32_t ds_layout_kind;
enum {
  DS_LAYOUT_ROWS = 0, DS_LAYOUT_GRID = 1,
  /* since version 6: items may have sizes of their own (ds_set_sizes) */
  DS_LAYOUT_LIST = 2, DS_LAYOUT_FLOW = 3
};
typedef struct {
  uint32_t size;
  ds_layout_kind kind;
  double width, height; /* of a cell, or of an item without a size of its own; rows and lists have no width */
  double spacing;
} ds_layout;

/* The options of a view: DS_DEFAULT_VIEW_OPTIONS. */
typedef struct {
  uint32_t size;
  const char *application; /* NULL for the common one */
  bool allows_dragging, accepts_drops; /* on */
  bool has_outside_mask;
  ds_mask outside; /* the operations allowed in other applications */
  /* since version 2 */
  bool spring_loaded; /* a drag that rests on it, or on its item, may open it: calls `may_open` */
  bool has_menus;     /* a touch that rests on an item may show its menu: calls `has_menu` */
  /* since version 6 */
  bool moves_rows;     /* it moves its own row itself at a drop of one row, without `perform` */
  bool asks_row_moves; /* and asks `may_move_row` before that */
  /* since version 7 */
  bool takes_late_choices; /* items may be placed after `perform`, until the animation of the drop ends */
} ds_view_options;

/* An item of a drag that enters, with its formats; without formats it has those of the drag. */
typedef struct {
  const char *name; /* NULL to give it a number */
  const char *const *formats;
  size_t format_count;
} ds_drag_item;

/* A drag that enters. Without items, a list of addresses as the best format, or a bundle of items, is
 * unpacked at the drop: DS_COMMAND_REQUEST_DATA requests the list first. */
typedef struct {
  uint32_t size;
  const char *const *formats; /* MIME types or other names, best first */
  size_t format_count;
  const char *const *names; /* of the items, if known */
  size_t name_count;
  ds_mask operations;
  int32_t ownership; /* 1 own, -1 foreign, 0 unknown */
  /* since version 2: the items with their formats, instead of the names above */
  const ds_drag_item *items;
  size_t item_count;
} ds_drag;

/* The reply to an event. */
typedef uint32_t ds_answer;
enum { DS_ANSWER_ACCEPTED = 0, DS_ANSWER_OFFERED = 1, DS_ANSWER_DROPPED = 2 };
typedef struct {
  uint32_t size;
  ds_answer answer;
  ds_operation operation; /* of the proposal in force */
  ds_intent intent;
  bool is_accepted;          /* of a prepare or a drop */
  bool has_deadline;
  int64_t deadline_us;
  uint32_t command_count; /* waiting for ds_next_command */
} ds_reply;

/* A command for the host, which ignores DS_COMMAND_OTHER, as any kind that it does not know. */
typedef uint32_t ds_command_kind;
enum {
  DS_COMMAND_SHOW_LIFT = 1, DS_COMMAND_CANCEL_LIFT, DS_COMMAND_OPEN_GAP, DS_COMMAND_CLOSE_GAP,
  DS_COMMAND_HIGHLIGHT, DS_COMMAND_CLEAR_HIGHLIGHT, DS_COMMAND_SHOW_BADGE, DS_COMMAND_SCROLL,
  DS_COMMAND_ANIMATE_END, DS_COMMAND_REQUEST_DATA, DS_COMMAND_COMPLETE_HOST_DROP,
  DS_COMMAND_OTHER,
  /* since version 2; before, they were DS_COMMAND_OTHER */
  DS_COMMAND_HIGHLIGHT_SPRING, DS_COMMAND_FLASH_SPRING, DS_COMMAND_CLEAR_SPRING,
  DS_COMMAND_SHOW_MENU, DS_COMMAND_DISMISS_MENU,
  /* since version 4; before, they were DS_COMMAND_OTHER */
  DS_COMMAND_FEEDBACK, DS_COMMAND_ANIMATE_PREVIEW, DS_COMMAND_BECAME_EMPTY, DS_COMMAND_BECAME_FILLED,
  DS_COMMAND_SAVE
};
/* Where the preview of an item goes. */
typedef uint32_t ds_flight;
enum {
  DS_FLIGHT_NONE = 0,
  DS_FLIGHT_RISES,          /* with the lift */
  DS_FLIGHT_UNSEEN,         /* not shown from the lift on */
  DS_FLIGHT_HOME,           /* to the frame of the item, where it was lifted */
  DS_FLIGHT_STAYS,          /* where it was released */
  DS_FLIGHT_FADES,          /* where it is */
  DS_FLIGHT_TO_POINT,       /* to `point` */
  DS_FLIGHT_ONTO_ITEM,      /* to the frame of `target` in `view` */
  DS_FLIGHT_INTO_ITEM,      /* into `rect` of `target` in `view`, in coordinates of the target */
  DS_FLIGHT_TO_PLACEHOLDER  /* to the placeholder that is put in for it */
};
typedef struct {
  uint32_t size;
  ds_command_kind kind;
  ds_session session;     /* or DS_NONE */
  ds_view view;           /* or DS_NONE */
  ds_item item;           /* or DS_NONE */
  uint32_t section, index; /* of a gap or an item */
  uint32_t count;          /* of items in a gap, or on a badge of DS_OPERATION_COPY */
  ds_operation operation;  /* of an end, a completed drop, or a badge: DS_OPERATION_COPY, DS_OPERATION_FORBIDDEN, or DS_OPERATION_CANCEL for none */
  ds_point point;          /* of a scroll: the new offset; of a flight: where it ends */
  /* since version 4: of DS_COMMAND_ANIMATE_PREVIEW, for `item` */
  ds_flight flight;
  ds_item target;          /* or DS_NONE */
  ds_rect rect;
} ds_command;

/* A notification, as in the trace. */
typedef struct {
  uint32_t size;
  ds_callback callback;
  ds_view view;
  ds_session session; /* or DS_NONE */
  ds_item item;       /* or DS_NONE */
  ds_operation operation;
  int64_t time_us;
} ds_notification;

uint32_t ds_version(void);
/* A short English text for a status; static memory. */
const char *ds_status_text(ds_status status);

/* Creates a stage; NULL settings are the defaults. */
ds_status ds_stage_create(const ds_settings *settings, ds_stage **stage);
/* Destroys a stage and sets the handle to NULL; a NULL handle returns DS_ERR_NULL. */
ds_status ds_stage_destroy(ds_stage **stage);

/* Adds views; NULL options and policies are the defaults. A policy that was read is released even if the
 * view is rejected. */
ds_status ds_add_view(
    ds_stage *stage, const char *name, ds_rect frame, const ds_view_options *options,
    const ds_policy *policy, ds_view *view);
ds_status ds_add_collection(
    ds_stage *stage, const char *name, ds_rect frame, const ds_layout *layout,
    const char *const *items, size_t item_count, const ds_view_options *options,
    const ds_policy *policy, ds_view *view);
/* Adds a source to a view, which is asked after its own and the earlier ones: the first whose `items` offers any begins
 * the drag and is asked about it. Of the policy only the functions of a source are called; it is released as that of a
 * view. Names are shared with views. Since version 7. */
ds_status ds_add_source(
    ds_stage *stage, const char *name, ds_view view, const ds_policy *policy);
/* Adds a pointer with gesture recognition; a mouse drags without the lift delay. */
ds_status ds_add_pointer(ds_stage *stage, const char *name, bool is_mouse, ds_pointer *pointer);
/* Adds a seat: a pointer of a system that owns its drags. */
ds_status ds_add_seat(ds_stage *stage, const char *name, ds_pointer *seat);
/* Registers a representation of an item: bytes, which are copied. */
ds_status ds_provide(
    ds_stage *stage, ds_view view, ds_item item, const char *type, const void *bytes,
    size_t count);

/* Changes of the host's data, at the time of the last event, also during a drag: the drag keeps its items,
 * its destination is resolved again, and the trace has a line for each change. Items are named as in
 * ds_add_collection; a gap refers to the order before the change; scroll offsets are clamped to the content.
 * ds_set_frame does not change the frames of nested views. ds_remove_view also removes the nested views;
 * removing a view again returns DS_ERR_UNKNOWN_NAME. The reply of a ds_tick at the same time has the
 * resulting commands and deadline. */
ds_status ds_insert(
    ds_stage *stage, ds_view view, const char *const *items, size_t item_count, ds_gap gap);
ds_status ds_move_items(
    ds_stage *stage, ds_view view, const ds_item *items, size_t item_count, ds_gap gap);
ds_status ds_delete(ds_stage *stage, ds_view view, ds_item item);
ds_status ds_scroll(ds_stage *stage, ds_view view, ds_point step);
ds_status ds_set_frame(ds_stage *stage, ds_view view, ds_rect frame);
/* Changes the options of a view, of which `application` and `outside` are not read; NULL are the defaults. They
 * count from the next question on. Since version 5. */
ds_status ds_set_options(ds_stage *stage, ds_view view, const ds_view_options *options);
/* Sets sizes of items of a list or a flow, one for each item, with one layout for all of them; a list reads the
 * heights. No size is set if any is invalid. Since version 6. */
ds_status ds_set_sizes(
    ds_stage *stage, ds_view view, const ds_item *items, const ds_size *sizes, size_t item_count);
/* Adds an item that has no place in a view, for `items` of its policy to offer: a second item of a cell, or one of a
 * view that is not the view itself. It takes ds_provide as every item, and is there until it is dropped by a move, or
 * removed. Since version 6. */
ds_status ds_add_unplaced(ds_stage *stage, ds_view view, const char *name, ds_item *item);
ds_status ds_remove_unplaced(ds_stage *stage, ds_view view, ds_item item);
ds_status ds_remove_view(ds_stage *stage, ds_view view);
/* Selects items of a view, in the place of those that were; no items clear the selection. A lift of a selected
 * item lifts all of them as a stack, in the order in which they are shown, unless `can_drag` refuses it. Since
 * version 4. */
ds_status ds_select(ds_stage *stage, ds_view view, const ds_item *items, size_t item_count);

/* Pointer events; the reply may be NULL. */
ds_status ds_down(ds_stage *stage, ds_pointer pointer, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_move(ds_stage *stage, ds_pointer pointer, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_up(ds_stage *stage, ds_pointer pointer, int64_t us, ds_reply *reply);
ds_status ds_cancel(ds_stage *stage, ds_pointer pointer, int64_t us, ds_reply *reply);
ds_status ds_set_keys(ds_stage *stage, ds_keys keys, int64_t us, ds_reply *reply);
ds_status ds_escape(ds_stage *stage, int64_t us, ds_reply *reply);
ds_status ds_tick(ds_stage *stage, int64_t us, ds_reply *reply);

/* Calls a function of the host once, when an amount of time has passed on the stage's clock, among the stage's own
 * timers: it counts for the deadline of a reply, and fires within the ds_tick or the event that reaches its time. The
 * function may call the stage as a policy may. The context must stay valid until then; a stage that is destroyed
 * before does not call it. A negative delay returns DS_ERR_INVALID_VALUE. Since version 5. */
ds_status ds_schedule(
    ds_stage *stage, int64_t delay_us, void (*call)(void *context), void *context);

/* Host events, of a system that owns the drag; the point of an enter or a drop may be NULL. */
ds_status ds_host_prepare(
    ds_stage *stage, ds_pointer seat, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_host_began(ds_stage *stage, ds_pointer seat, int64_t us, ds_reply *reply);
ds_status ds_host_enter(
    ds_stage *stage, ds_pointer seat, const ds_drag *drag, const ds_point *point, int64_t us,
    ds_reply *reply);
ds_status ds_host_identified(
    ds_stage *stage, ds_pointer seat, bool is_own, int64_t us, ds_reply *reply);
/* Late report of the items that the system's drag contains. */
ds_status ds_host_unpacked(
    ds_stage *stage, ds_pointer seat, const ds_drag_item *items, size_t item_count, int64_t us,
    ds_reply *reply);
ds_status ds_host_update(
    ds_stage *stage, ds_pointer seat, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_host_offer(
    ds_stage *stage, ds_pointer seat, ds_mask operations, int64_t us, ds_reply *reply);
ds_status ds_host_leave(ds_stage *stage, ds_pointer seat, int64_t us, ds_reply *reply);
ds_status ds_host_drop(
    ds_stage *stage, ds_pointer seat, const ds_point *point, int64_t us, ds_reply *reply);
ds_status ds_host_ended(
    ds_stage *stage, ds_pointer seat, ds_operation operation, int64_t us, ds_reply *reply);

/* Answers to DS_COMMAND_REQUEST_DATA; the type may be NULL. */
ds_status ds_load_delivered(
    ds_stage *stage, ds_view view, ds_item item, const char *type, const void *bytes, size_t count,
    int64_t us, ds_reply *reply);
ds_status ds_load_rejected(
    ds_stage *stage, ds_view view, ds_item item, const char *reason, int64_t us, ds_reply *reply);
/* Rejects the load of one representation, where several of an item wait; the type may be NULL. Since version 7. */
ds_status ds_load_type_rejected(
    ds_stage *stage, ds_view view, ds_item item, const char *type, const char *reason, int64_t us,
    ds_reply *reply);

/* Placeholders. From within `perform`, ds_placeholder_put inserts a placeholder for the item with this index in
 * the session: at the gap, or at the position of the drop if the gap is NULL. The item counts as taken. Later the
 * application commits the placeholder as an item with a name, at its current position, or deletes it, once; a
 * second time returns DS_ERR_CONTRACT_VIOLATION. So does a placeholder before or after `perform`, unless the view
 * `takes_late_choices`: then it may come until the animation of the drop ends, and the trace notes it.
 * DS_ERR_REJECTED if the session is over. */
ds_status ds_placeholder_put(
    ds_stage *stage, ds_session session, size_t index, const ds_gap *gap,
    ds_placeholder *placeholder);
ds_status ds_placeholder_commit(ds_stage *stage, ds_placeholder placeholder, const char *name);
ds_status ds_placeholder_delete(ds_stage *stage, ds_placeholder placeholder);
/* Its current gap; DS_ERR_REJECTED if it was committed or deleted. */
ds_status ds_placeholder_gap(ds_stage *stage, ds_placeholder placeholder, ds_gap *gap);

/* At the moments of ds_placeholder_put: makes an item that the application has inserted before the dragged one with this
 * index in the session, as an application does that deletes an item and inserts it elsewhere. The item keeps its
 * number and its name, and counts as taken. DS_ERR_NAME_EXISTS if the view has it still. Since version 7. */
ds_status ds_adopt(ds_stage *stage, ds_session session, size_t index, ds_item inserted);

/* Recording. From this call on, the events of pointers and keys are written as lines of a raw profile: a
 * script that `drag replay --scene` plays on the same scene, with the viewport's size in points. A second call
 * starts a new recording. Events that policies send are not recorded. */
ds_status ds_record(ds_stage *stage, double width, double height);
/* The next line, without its line end; a line that does not fit stays (DS_ERR_BUFFER_TOO_SMALL). DS_STATUS_END
 * if no line is left. DS_ERR_REJECTED if no line is left and the recording was cut, because something happened
 * that a raw profile cannot contain: drags of a system, changes of data, changes of several keys at once, and
 * views and pointers that were added later. Nothing is recorded after that. */
ds_status ds_next_recorded_line(
    ds_stage *stage, char *buffer, size_t capacity, size_t *length);

/* Queues, oldest entry first; DS_STATUS_END if no entry is left. Commands that are not read are kept. */
ds_status ds_next_command(ds_stage *stage, ds_command *command);
/* The format of the last DS_COMMAND_REQUEST_DATA that was read. */
ds_status ds_command_text(ds_stage *stage, char *buffer, size_t capacity, size_t *length);
ds_status ds_next_notification(ds_stage *stage, ds_notification *notification);
/* The next line of the trace; a line that does not fit stays (DS_ERR_BUFFER_TOO_SMALL). */
ds_status ds_next_trace_line(ds_stage *stage, char *buffer, size_t capacity, size_t *length);

/* Items of views. */
ds_status ds_item_count(ds_stage *stage, ds_view view, size_t *count);
ds_status ds_item_at(ds_stage *stage, ds_view view, size_t index, ds_item *item);
/* An item of a session that is not over, and the view that it came from. */
ds_status ds_session_item_at(
    ds_stage *stage, ds_session session, size_t index, ds_view *view, ds_item *item);
ds_status ds_item_name(
    ds_stage *stage, ds_item item, char *buffer, size_t capacity, size_t *length);

/* What is where, in the viewport and as it is shown now: with the gap that a drag has opened. DS_STATUS_END where
 * nothing is shown: an item or a view that is gone, a gap that is closed, a session that no pointer carries. */
ds_status ds_view_frame(ds_stage *stage, ds_view view, ds_rect *frame);
ds_status ds_item_frame(ds_stage *stage, ds_view view, ds_item item, ds_rect *frame);
/* The frames that are open in a collection for what a drag brings, from index 0 on. */
ds_status ds_gap_frame_at(ds_stage *stage, ds_view view, size_t index, ds_rect *frame);
ds_status ds_placeholder_frame(ds_stage *stage, ds_placeholder placeholder, ds_rect *frame);
/* The center of what a pointer has lifted or carries; its size is that of the lifted item. At DS_COMMAND_ANIMATE_END
 * it flies from where it was last to the frame of its item: after a drop as ds_arrival_at says, after a cancel
 * where it was lifted. */
ds_status ds_preview_center(ds_stage *stage, ds_session session, ds_point *center);
/* Where a drop has put the item of this index, as ds_session_item_at counts them: the view, the item that it is
 * there (a copy is an item of its own; DS_NONE is a placeholder whose data is on its way), and its frame as shown
 * now. DS_STATUS_END for an item that did not arrive, or is gone, or is not shown; DS_ERR_UNKNOWN_NAME for an index
 * past the last item, and for a session that is over. */
ds_status ds_arrival_at(
    ds_stage *stage, ds_session session, size_t index, ds_view *view, ds_item *item, ds_rect *frame);

/* The operation of a drop, resolved by the same rules for every host. */
ds_operation ds_negotiate(
    ds_mask offered, ds_keys keys, ds_mask supported, ds_operation preferred);

#ifdef __cplusplus
}
#endif
#endif
