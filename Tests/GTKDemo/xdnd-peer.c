// Another program to drag to and from: XDND version 5 on bare Xlib, and nothing of GTK.
//
//   xdnd-peer target FORMAT            waits for one drop, and prints what came by that format
//   xdnd-peer source X Y FORMAT TEXT   drags a text from itself to a point of the screen, and drops
//                                      it there; `@PATH` stands for the bytes of a file
//
// A target lies at the right of the screen, below 700. What it prints is one line an event.
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static Display *display;
static Window own;

static Atom atom(const char *name) { return XInternAtom(display, name, False); }

static void say(const char *text) {
  puts(text);
  fflush(stdout);
}

static void post(Window to, const char *type, long b, long c, long d, long e) {
  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.window = to;
  event.xclient.message_type = atom(type);
  event.xclient.format = 32;
  event.xclient.data.l[0] = (long)own;
  event.xclient.data.l[1] = b;
  event.xclient.data.l[2] = c;
  event.xclient.data.l[3] = d;
  event.xclient.data.l[4] = e;
  XSendEvent(display, to, False, NoEventMask, &event);
  XFlush(display);
}

// Waits for the next event; gives up after ten seconds.
static XEvent next(void) {
  XEvent event;
  if (!XPending(display)) {
    struct pollfd wait = {ConnectionNumber(display), POLLIN, 0};
    if (poll(&wait, 1, 10000) <= 0) {
      say("nothing happens");
      exit(1);
    }
  }
  XNextEvent(display, &event);
  return event;
}

static int is(const XEvent *event, const char *type) {
  return event->type == ClientMessage && event->xclient.message_type == atom(type);
}

static const char *name(Atom action) {
  if (action == atom("XdndActionCopy")) return "copy";
  if (action == atom("XdndActionMove")) return "move";
  return action == None ? "none" : "other";
}

static int target(const char *format) {
  Window source = None;
  Atom action = None;
  int told = 0;
  for (;;) {
    XEvent event = next();
    if (is(&event, "XdndEnter")) {
      source = (Window)event.xclient.data.l[0];
      say("enter");
    } else if (is(&event, "XdndPosition")) {
      action = (Atom)event.xclient.data.l[4];
      if (!told) printf("over, asked for %s\n", name(action));
      told = 1;
      post(source, "XdndStatus", 1, 0, 0, (long)action);
    } else if (is(&event, "XdndLeave")) {
      say("leave");
      told = 0;
    } else if (is(&event, "XdndDrop")) {
      say("drop");
      XConvertSelection(display, atom("XdndSelection"), atom(format), atom("PEER_DATA"), own,
                        (Time)event.xclient.data.l[2]);
    } else if (event.type == SelectionNotify) {
      Atom type;
      int bits, taken = 0;
      unsigned long count, rest;
      unsigned char *bytes = NULL;
      if (event.xselection.property != None)
        XGetWindowProperty(display, own, event.xselection.property, 0, 65536, True,
                           AnyPropertyType, &type, &bits, &count, &rest, &bytes);
      if (bytes) {
        taken = 1;
        printf("got %s\n", bytes);
        XFree(bytes);
      } else {
        say("got nothing");
      }
      post(source, "XdndFinished", taken, taken ? (long)action : (long)None, 0, 0);
      XSync(display, False);
      return taken ? 0 : 1;
    }
  }
}

// The window at a point of the screen that knows XDND.
static Window aware(Window root, int x, int y) {
  Window child = root, from = root;
  for (;;) {
    int at, up;
    Window inner;
    if (!XTranslateCoordinates(display, root, from, x, y, &at, &up, &inner)) return None;
    if (inner == None) return None;
    child = from = inner;
    Atom type;
    int bits;
    unsigned long count, rest;
    unsigned char *bytes = NULL;
    XGetWindowProperty(display, child, atom("XdndAware"), 0, 1, False, AnyPropertyType, &type,
                       &bits, &count, &rest, &bytes);
    if (bytes) XFree(bytes);
    if (count) return child;
  }
}

static unsigned char bytes_of_drag[65536];
static int count_of_drag;

static void keep(const char *text) {
  if (text[0] == '@') {
    FILE *file = fopen(text + 1, "rb");
    if (!file) exit(2);
    count_of_drag = (int)fread(bytes_of_drag, 1, sizeof bytes_of_drag, file);
    fclose(file);
  } else {
    count_of_drag = (int)strlen(text);
    if (count_of_drag > (int)sizeof bytes_of_drag) exit(2);
    memcpy(bytes_of_drag, text, (size_t)count_of_drag);
  }
}

static void serve(const XSelectionRequestEvent *request, const char *format) {
  XEvent answer = {0};
  answer.xselection.type = SelectionNotify;
  answer.xselection.requestor = request->requestor;
  answer.xselection.selection = request->selection;
  answer.xselection.target = request->target;
  answer.xselection.time = request->time;
  if (request->target == atom(format)) {
    XChangeProperty(display, request->requestor, request->property, request->target, 8,
                    PropModeReplace, bytes_of_drag, count_of_drag);
    answer.xselection.property = request->property;
  }
  XSendEvent(display, request->requestor, False, NoEventMask, &answer);
  XFlush(display);
}

static int source(int x, int y, const char *format) {
  Window root = DefaultRootWindow(display);
  Window over = aware(root, x, y);
  if (over == None) {
    say("nobody is there");
    return 1;
  }
  XSetSelectionOwner(display, atom("XdndSelection"), own, CurrentTime);
  post(over, "XdndEnter", 5L << 24, (long)atom(format), None, None);
  // The pointer comes nearer, one answer after the other.
  int accepted = 0;
  Atom action = None;
  for (int step = 4; step >= 0; step--) {
    post(over, "XdndPosition", 0, ((long)(x - step * 6) << 16) | y, CurrentTime,
         (long)atom("XdndActionCopy"));
    XEvent event;
    do {
      event = next();
      if (event.type == SelectionRequest) serve(&event.xselectionrequest, format);
    } while (!is(&event, "XdndStatus"));
    accepted = (int)(event.xclient.data.l[1] & 1);
    action = (Atom)event.xclient.data.l[4];
    // The answer to one point may come with the next one.
    nanosleep(&(struct timespec){0, 60000000}, NULL);
  }
  printf("status %s\n", accepted ? name(action) : "none");
  if (!accepted) {
    post(over, "XdndLeave", 0, 0, 0, 0);
    XSync(display, False);
    return 0;
  }
  post(over, "XdndDrop", 0, CurrentTime, 0, 0);
  for (;;) {
    XEvent event = next();
    if (event.type == SelectionRequest) {
      char *wanted = XGetAtomName(display, event.xselectionrequest.target);
      printf("asked for %s\n", wanted);
      XFree(wanted);
      serve(&event.xselectionrequest, format);
    } else if (is(&event, "XdndFinished")) {
      printf("finished %s\n", event.xclient.data.l[1] & 1
                                  ? name((Atom)event.xclient.data.l[2]) : "none");
      return 0;
    }
  }
}

int main(int count, char **words) {
  display = XOpenDisplay(NULL);
  if (!display || count < 3) return 2;
  own = XCreateSimpleWindow(display, DefaultRootWindow(display), 960, 0, 240, 628, 0, 0, 0xFFFFFF);
  XSelectInput(display, own, PropertyChangeMask);
  if (strcmp(words[1], "target") == 0) {
    Atom version = 5;
    XChangeProperty(display, own, atom("XdndAware"), XA_ATOM, 32, PropModeReplace,
                    (unsigned char *)&version, 1);
    XStoreName(display, own, "peer");
    XMapWindow(display, own);
    XSync(display, False);
    say("ready");
    return target(words[2]);
  }
  if (count < 6) return 2;
  keep(words[5]);
  return source(atoi(words[2]), atoi(words[3]), words[4]);
}
