/*
 * dragstage.h: a drag-and-drop stage for hosts in C.
 *
 * VERSION. DS_VERSION is the version of this file, ds_version() that of the library; a library reads
 * every struct up to the `size` that its caller has put in front, and later versions only add fields
 * behind and values at the end. DS_INIT(struct) sets a struct to zero with its size; settings and view options
 * begin with DS_DEFAULT_SETTINGS and DS_DEFAULT_VIEW_OPTIONS. Version 3 has other names and positive booleans:
 * a program that was compiled with an earlier header must be compiled again.
 *
 * OWNERSHIP. A stage belongs to whoever created it, until ds_stage_destroy. Everything handed in is
 * read during the call and copied, but for the context of a policy, which is the caller's until the
 * policy's `release` is called with it. Everything handed out is copied into memory of the caller's.
 * Texts are UTF-8, end with a zero, and are at most DS_TEXT_LIMIT bytes long.
 *
 * THREADS. No global state, no thread, no clock and no lock is in here. Two stages know nothing of
 * each other; one stage is used by one thread at a time.
 *
 * TIME. Every event comes with the host's time in microseconds, which never runs backwards. After an
 * event, call ds_tick no later than at the reply's deadline.
 *
 * CALLS FROM A POLICY. A policy may call the stage that calls it: events are queued, and answered
 * DS_STATUS_QUEUED; a stage is not destroyed from within its policies (DS_ERR_BUSY).
 *
 * ERRORS. Passing NULL for a required argument returns DS_ERR_NULL. A pointer to other memory of at least
 * eight bytes in the place of a stage returns DS_ERR_STALE. ds_stage_destroy sets its handle to null, so that a handle that
 * was freed once is DS_ERR_NULL ever after; a *copy* of a freed handle, and a pointer to fewer than eight
 * bytes, cannot be told from a stage by anybody, and are undefined behaviour. Ids of another stage are
 * DS_ERR_UNKNOWN_NAME or mean what has the number here. A refused call has changed nothing, but for the line of the
 * trace that DS_ERR_CONTRACT_VIOLATION tells of.
 */
#ifndef DRAGSTAGE_H
#define DRAGSTAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DS_VERSION 3
/* The greatest number of bytes of a text, and of entries of a list that is handed in: names, items and
 * formats. A longer collection is filled by ds_insert. */
#define DS_TEXT_LIMIT 65536
#define DS_LIST_LIMIT 4096
/* No view, item or session. */
#define DS_NONE UINT32_MAX

/* A struct that is zero but for its size. Settings and view options begin with their defaults instead. */
#define DS_INIT(type) ((type){.size = (uint32_t)sizeof(type)})
#define DS_DEFAULT_SETTINGS ((ds_settings){.size = (uint32_t)sizeof(ds_settings), .keeps_trace = true})
#define DS_DEFAULT_VIEW_OPTIONS \
  ((ds_view_options){.size = (uint32_t)sizeof(ds_view_options), .allows_dragging = true, .accepts_drops = true})

/* A stage; 16 bytes of its own, and what its views need. */
typedef struct ds_stage ds_stage;

/* Numbers of views, pointers (and seats), items and sessions. */
typedef uint32_t ds_view;
typedef uint32_t ds_pointer;
typedef uint32_t ds_item;
typedef uint32_t ds_session;

/* A placeholder: it stands in a collection until it is committed or deleted; its number means no other
 * one afterwards. */
typedef uint32_t ds_placeholder;

/* What became of a call. */
typedef int32_t ds_status;
enum {
  DS_STATUS_OK = 0,
  DS_STATUS_QUEUED = 1,            /* the event is taken after the one that is being taken */
  DS_STATUS_END = 2,               /* nothing is left to be drained */
  DS_ERR_NULL = -1,                /* a required argument is NULL */
  DS_ERR_STALE = -2,               /* no stage, or one that was freed */
  DS_ERR_BUSY = -3,                /* not from within a policy */
  DS_ERR_UNKNOWN_NAME = -4,        /* no such view, pointer, item or name */
  DS_ERR_NAME_EXISTS = -5,         /* the name is in use */
  DS_ERR_INVALID_VALUE = -6,       /* an invalid number, size or text */
  DS_ERR_TIME_BACKWARDS = -7,      /* the time lies before the stage's */
  DS_ERR_REJECTED = -8,            /* not possible in this state */
  DS_ERR_CONTRACT_VIOLATION = -9,  /* an application may not do this; the trace has the rule */
  DS_ERR_BUFFER_TOO_SMALL = -10    /* the required length was written */
};

/* What a drop does; the first four are also what sessions end with. */
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

/* Where at a destination items arrive. */
typedef uint32_t ds_intent;
enum {
  DS_INTENT_UNSPECIFIED = 0, DS_INTENT_INSERT_AT = 1, DS_INTENT_INSERT_INTO = 2,
  DS_INTENT_AUTOMATIC = 3
};

typedef struct { double x, y; } ds_point;
typedef struct { double x, y, width, height; } ds_rect;
typedef struct { ds_operation operation; ds_intent intent; } ds_proposal;
/* A place between items: before the item of this number in the section. */
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
  /* of notices alone, as policies put placeholders in and end them */
  DS_CALLBACK_PLACEHOLDER_INSERT, DS_CALLBACK_PLACEHOLDER_COMMIT, DS_CALLBACK_PLACEHOLDER_DELETE,
  DS_CALLBACK_PLACEHOLDER_DISCARD
};

/* What a policy is given; valid during the call. */
typedef struct {
  uint32_t size;
  ds_session session;
  ds_view view;
  ds_item item;        /* the item that the call is about, or DS_NONE */
  uint32_t item_count; /* of the session */
  bool is_local;       /* lifted in the application of the view */
  bool has_gap;
  uint32_t gap_section, gap_item; /* where an insert would go */
  ds_point point;
  int64_t time_us;
} ds_call;

/* How the items of a drop arrive. */
typedef uint32_t ds_handling;
enum { DS_PERFORM_ACCEPT = 0, DS_PERFORM_LOCAL = 1, DS_PERFORM_LOAD = 2, DS_PERFORM_NOTHING = 3 };

/* What a view answers; a function that is null answers as said here. */
typedef struct {
  uint32_t size;
  void *context;
  bool (*can_drag)(void *context, const ds_call *call);      /* yes */
  bool (*can_handle)(void *context, const ds_call *call);    /* yes */
  ds_proposal (*update)(void *context, const ds_call *call); /* cancel */
  ds_handling (*perform)(void *context, const ds_call *call); /* DS_PERFORM_ACCEPT */
  void (*on_event)(void *context, ds_callback callback, ds_operation operation, const ds_call *call);
  void (*release)(void *context); /* once, when the stage is destroyed or the view was refused */
  /* since version 2 */
  bool (*may_open)(void *context, const ds_call *call); /* no; in a collection, of call->item */
  bool (*has_menu)(void *context, const ds_call *call); /* yes; of call->item */
} ds_policy;

/* How a stage behaves: DS_DEFAULT_SETTINGS. A duration or distance of zero is the default. */
typedef struct {
  uint32_t size;
  int64_t lift_delay_us;   /* 500000 */
  double lift_slop;        /* 10 points */
  int64_t animation_us;    /* 300000; negative for none */
  int64_t load_deadline_us; /* none */
  bool auto_scroll;        /* near the edges of what scrolls; off */
  bool keeps_trace;        /* on */
  /* since version 2 */
  int64_t spring_delay_us; /* 1000000: how long a drag rests on what opens then */
  int64_t spring_flash_us; /* 250000: how long it flashes before */
} ds_settings;

/* How items are laid out. */
typedef uint32_t ds_layout_kind;
enum { DS_LAYOUT_ROWS = 0, DS_LAYOUT_GRID = 1 };
typedef struct {
  uint32_t size;
  ds_layout_kind kind;
  double width, height; /* of a cell; rows have no width */
  double spacing;
} ds_layout;

/* What a view allows: DS_DEFAULT_VIEW_OPTIONS. */
typedef struct {
  uint32_t size;
  const char *application; /* null is the common one */
  bool allows_dragging, accepts_drops; /* on */
  bool has_outside_mask;
  ds_mask outside; /* what its items allow in other applications */
  /* since version 2 */
  bool spring_loaded; /* opens under a drag that rests on it, or on its item: `may_open` is asked */
  bool has_menus;     /* a touch that rests on an item is asked for its menu: `has_menu` */
} ds_view_options;

/* An item of a drag that comes in, with its formats; without any, it has those of the drag. */
typedef struct {
  const char *name; /* null for one that gets a number */
  const char *const *formats;
  size_t format_count;
} ds_drag_item;

/* A drag that comes in. A list of addresses as the best format, and a bundle of items, are unpacked at
 * the drop where no items are told: DS_COMMAND_REQUEST_DATA asks for the list first. */
typedef struct {
  uint32_t size;
  const char *const *formats; /* MIME types or other names, best first */
  size_t format_count;
  const char *const *names; /* of the items, where known */
  size_t name_count;
  ds_mask operations;
  int32_t ownership; /* 1 own, -1 foreign, 0 not known */
  /* since version 2: the items apart; then there are no names above */
  const ds_drag_item *items;
  size_t item_count;
} ds_drag;

/* What became of an event. */
typedef uint32_t ds_answer;
enum { DS_ANSWER_ACCEPTED = 0, DS_ANSWER_OFFERED = 1, DS_ANSWER_DROPPED = 2 };
typedef struct {
  uint32_t size;
  ds_answer answer;
  ds_operation operation; /* in force now */
  ds_intent intent;
  bool is_accepted;          /* of a prepare or a drop: yes or no */
  bool has_deadline;
  int64_t deadline_us;
  uint32_t command_count; /* waiting for ds_next_command */
} ds_reply;

/* What the host must show or do. DS_COMMAND_OTHER is what has no kind of its own here yet: feedback that is felt,
 * flights, collections that become empty or filled, saves. A host passes over it, as over any kind that it does
 * not know. */
typedef uint32_t ds_command_kind;
enum {
  DS_COMMAND_SHOW_LIFT = 1, DS_COMMAND_CANCEL_LIFT, DS_COMMAND_OPEN_GAP, DS_COMMAND_CLOSE_GAP,
  DS_COMMAND_HIGHLIGHT, DS_COMMAND_CLEAR_HIGHLIGHT, DS_COMMAND_SHOW_BADGE, DS_COMMAND_SCROLL,
  DS_COMMAND_ANIMATE_END, DS_COMMAND_REQUEST_DATA, DS_COMMAND_COMPLETE_HOST_DROP,
  DS_COMMAND_OTHER,
  /* since version 2; before, they were DS_COMMAND_OTHER */
  DS_COMMAND_HIGHLIGHT_SPRING, DS_COMMAND_FLASH_SPRING, DS_COMMAND_CLEAR_SPRING,
  DS_COMMAND_SHOW_MENU, DS_COMMAND_DISMISS_MENU
};
typedef struct {
  uint32_t size;
  ds_command_kind kind;
  ds_session session;     /* or DS_NONE */
  ds_view view;           /* or DS_NONE */
  ds_item item;           /* or DS_NONE */
  uint32_t section, index; /* of a gap or a place */
  uint32_t count;          /* of items in a gap, or on a badge of DS_OPERATION_COPY */
  ds_operation operation;  /* of an end, a finish, or a badge: DS_OPERATION_COPY, DS_OPERATION_FORBIDDEN, or DS_OPERATION_CANCEL for none */
  ds_point point;          /* of a scroll: the new offset */
} ds_command;

/* A notice, as the trace has it. */
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
/* A few words in English for a status; static memory. */
const char *ds_status_text(ds_status status);

/* Creates a stage; null settings are the defaults. */
ds_status ds_stage_create(const ds_settings *settings, ds_stage **stage);
/* Destroys a stage and sets the handle to null; a null handle is DS_ERR_NULL. */
ds_status ds_stage_destroy(ds_stage **stage);

/* Adds views; null options and policies are the defaults. A policy that a known stage has read is
 * released also where the view is refused. */
ds_status ds_add_view(
    ds_stage *stage, const char *name, ds_rect frame, const ds_view_options *options,
    const ds_policy *policy, ds_view *view);
ds_status ds_add_collection(
    ds_stage *stage, const char *name, ds_rect frame, const ds_layout *layout,
    const char *const *items, size_t item_count, const ds_view_options *options,
    const ds_policy *policy, ds_view *view);
/* A pointer with a gesture of ours; is_mouse drags at once. */
ds_status ds_add_pointer(ds_stage *stage, const char *name, bool is_mouse, ds_pointer *pointer);
/* A seat of a system that owns its drags. */
ds_status ds_add_seat(ds_stage *stage, const char *name, ds_pointer *seat);
/* Registers what an item may bring: bytes, copied. */
ds_status ds_provide(
    ds_stage *stage, ds_view view, ds_item item, const char *type, const void *bytes,
    size_t count);

/* What the host does to its data, at the time of the last event, also while a drag is over it: the drag
 * keeps its items, its destination is found anew, and the trace tells of each. Items are named as when a
 * collection is added; a gap counts before the change; scrolling stays inside the content. A frame is that
 * of the view alone: what is nested in it is told of its own. A view that is removed takes with it what is
 * nested in it, and is DS_ERR_UNKNOWN_NAME to be removed again. The reply of a ds_tick at the same time tells what
 * orders and which deadline came of it. */
ds_status ds_insert(
    ds_stage *stage, ds_view view, const char *const *items, size_t item_count, ds_gap gap);
ds_status ds_move_items(
    ds_stage *stage, ds_view view, const ds_item *items, size_t item_count, ds_gap gap);
ds_status ds_delete(ds_stage *stage, ds_view view, ds_item item);
ds_status ds_scroll(ds_stage *stage, ds_view view, ds_point step);
ds_status ds_set_frame(ds_stage *stage, ds_view view, ds_rect frame);
ds_status ds_remove_view(ds_stage *stage, ds_view view);

/* Pointer events; the reply may be null. */
ds_status ds_down(ds_stage *stage, ds_pointer pointer, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_move(ds_stage *stage, ds_pointer pointer, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_up(ds_stage *stage, ds_pointer pointer, int64_t us, ds_reply *reply);
ds_status ds_cancel(ds_stage *stage, ds_pointer pointer, int64_t us, ds_reply *reply);
ds_status ds_set_keys(ds_stage *stage, ds_keys keys, int64_t us, ds_reply *reply);
ds_status ds_escape(ds_stage *stage, int64_t us, ds_reply *reply);
ds_status ds_tick(ds_stage *stage, int64_t us, ds_reply *reply);

/* Host events, of a system that owns the drag; the point of an enter or a drop may be null. */
ds_status ds_host_prepare(
    ds_stage *stage, ds_pointer seat, ds_point point, int64_t us, ds_reply *reply);
ds_status ds_host_began(ds_stage *stage, ds_pointer seat, int64_t us, ds_reply *reply);
ds_status ds_host_enter(
    ds_stage *stage, ds_pointer seat, const ds_drag *drag, const ds_point *point, int64_t us,
    ds_reply *reply);
ds_status ds_host_identified(
    ds_stage *stage, ds_pointer seat, bool is_own, int64_t us, ds_reply *reply);
/* The system tells only now which items it carries. */
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

/* Answers to DS_COMMAND_REQUEST_DATA; the type may be null. */
ds_status ds_load_delivered(
    ds_stage *stage, ds_view view, ds_item item, const char *type, const void *bytes, size_t count,
    int64_t us, ds_reply *reply);
ds_status ds_load_rejected(
    ds_stage *stage, ds_view view, ds_item item, const char *reason, int64_t us, ds_reply *reply);

/* Placeholders. From within `perform` alone, a placeholder is put in for the item of this index in the
 * session: at the gap, or at the place of the drop where that is null. It is the application's: the
 * item counts as taken. Later it becomes an item of this name where it stands then, or goes again;
 * once, a second end of it is DS_ERR_CONTRACT_VIOLATION. */
ds_status ds_placeholder_put(
    ds_stage *stage, ds_session session, size_t index, const ds_gap *gap,
    ds_placeholder *placeholder);
ds_status ds_placeholder_commit(ds_stage *stage, ds_placeholder placeholder, const char *name);
ds_status ds_placeholder_delete(ds_stage *stage, ds_placeholder placeholder);
/* Where it stands now; DS_ERR_REJECTED where it is over. */
ds_status ds_placeholder_gap(ds_stage *stage, ds_placeholder placeholder, ds_gap *gap);

/* Recording. From here on what pointers and keys do is written as lines of a raw profile: a script that
 * `drag replay --scene` plays on the same scene, with the viewport's size in points. Recording again
 * begins anew. What policies tell from within is theirs, and has no line. */
ds_status ds_record(ds_stage *stage, double width, double height);
/* The next line, without its end; a line that does not fit stays (DS_ERR_BUFFER_TOO_SMALL). DS_STATUS_END where nothing is
 * left; DS_ERR_REJECTED where nothing is left because something came that has no line, as drags of a
 * system, data, what the host does to its own, several keys at once, and views and pointers that were added
 * later: nothing is written behind it. */
ds_status ds_next_recorded_line(
    ds_stage *stage, char *buffer, size_t capacity, size_t *length);

/* Draining, oldest first; DS_STATUS_END where nothing is left. Orders that are not drained are kept. */
ds_status ds_next_command(ds_stage *stage, ds_command *order);
/* The format of the DS_COMMAND_REQUEST_DATA that was drained last. */
ds_status ds_command_text(ds_stage *stage, char *buffer, size_t capacity, size_t *length);
ds_status ds_next_notification(ds_stage *stage, ds_notification *notice);
/* The next line of the trace; a line that does not fit stays (DS_ERR_BUFFER_TOO_SMALL). */
ds_status ds_next_trace_line(ds_stage *stage, char *buffer, size_t capacity, size_t *length);

/* What is where. */
ds_status ds_item_count(ds_stage *stage, ds_view view, size_t *count);
ds_status ds_item_at(ds_stage *stage, ds_view view, size_t index, ds_item *item);
/* An item of a session that is not over, and the view that it came from. */
ds_status ds_session_item_at(
    ds_stage *stage, ds_session session, size_t index, ds_view *view, ds_item *item);
ds_status ds_item_name(
    ds_stage *stage, ds_item item, char *buffer, size_t capacity, size_t *length);

/* What a drop does, settled as every host has it. */
ds_operation ds_negotiate(
    ds_mask offered, ds_keys keys, ds_mask supported, ds_operation preferred);

#ifdef __cplusplus
}
#endif
#endif
