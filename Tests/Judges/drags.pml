/* The rules of a drag, read once more and from the contract alone: nothing here is made from our tables.
 *
 * Two fingers drag and a third one taps; there are two collections and a third one inside of the first, which
 * take one drag at a time, and up to four items. Any of it may happen at any time, an item may be deleted, the
 * second collection may be removed, and whoever is asked may give any answer. SPIN searches all of it, without
 * the third collection unless NESTED is defined, and holds it to what stands at the end.
 * With -DWALK=N it walks at random for N milliseconds instead, and prints the walk as a script in parts: the
 * answers, what happens, what comes of it, and the trace that the rules ask for.
 *
 * The numbers are those of the contract. A step takes 100 ms, a lift 30, and an end is animated for 260. */

#define FINGERS 2
#define VIEWS 3
#define MOST 4
#ifndef ITEMS
#define ITEMS MOST
#endif
#define NONE 3

mtype = { cancel, forbidden, copy, move };
mtype = { up, lifted, dragging, ending };
mtype = { unasked, accepts, refuses };
mtype = { items, canMove, willLift, liftCancelled, allowsMove, restricted, fullSize, willBegin, didMove,
  canHandle, enter, update, exit, perform, willEnd, willCancel, willDrop, dropEnd, conclude, didEnd,
  didTransfer, addItems, willAdd, sessionForAdding, undropped };

typedef Drag {
  mtype state = up;
  mtype operation = cancel;          /* the proposal in force, then the end */
  mtype handles[VIEWS] = unasked;    /* 24: what each view has said */
  bit mayMove;
  bit isShutOut[VIEWS];              /* 36: it was over the view while another drag was in it */
  byte item[MOST]; byte count;       /* in the order of joining */
  byte lender[VIEWS]; byte lenders;
  byte visit[VIEWS]; byte visits;
  byte below = NONE;                 /* the view in front below the finger */
  byte inside = NONE;                /* the view that was entered and not left */
  byte performer = NONE;
  bit isLeft[MOST];                  /* what nobody took of what was dropped */
  byte wait;                         /* steps until its end was animated */
}

Drag d[FINGERS];
bit holds[12];                       /* whether view v holds item x, at MOST v + x */
bit gone[MOST];                      /* what was deleted, or was never there */
bit isRemoved;                       /* the second view */

byte f, x, to;                       /* what a step is about */
byte k, l, s, v, w;                    /* of loops and lookups */
bit yes, isLess[VIEWS];
mtype op;

#define OTHER(f) (1 - f)
#define ISTHERE(view) (view != NONE && !(view == 1 && isRemoved))
#define OF(x) (holds[x] -> 0 : (holds[MOST + x] -> 1 : 2))
#define BEHIND(view) (view == 2 -> 0 : NONE)   /* 37: the third one lies in the first */
#define CARRIES(f, x) ((d[f].count > 0 && d[f].item[0] == x) || (d[f].count > 1 && d[f].item[1] == x) \
  || (d[f].count > 2 && d[f].item[2] == x) || (d[f].count > 3 && d[f].item[3] == x))
#define ISFREE(x) (!gone[x] && !CARRIES(0, x) && !CARRIES(1, x) && !(isRemoved && holds[MOST + x]))
#define ISHELD(f) (d[f].state == lifted || d[f].state == dragging)

#ifdef WALK
#define ANIMATED 3
int now, sessions, number[FINGERS];
byte row[192], rows[VIEWS], copies[12];  /* the order of view v at 64 v: item x, and 4 n + x is its nth copy */
byte j; bit isFound;
#define NUMBER(f) number[f]
#define SELDOM (now % 500 == 0)
#define RARELY (now % 900 == 0)
#define ATX(to) ((to == 0 -> 40 : (to == 1 -> 400 : (to == 2 -> 130 : 210))) + now / 100)

inline take(view, x) {
  rows[view]--; isFound = 0;
  for (j : 0 .. rows[view] - 1) {
    if :: row[64 * view + j] == x -> isFound = 1 :: else fi;
    if :: isFound -> row[64 * view + j] = row[64 * view + j + 1] :: else fi
  }
}
inline put(view, x) { row[64 * view + rows[view]] = x; rows[view]++ }
inline putCopy(view, x) { copies[4 * view + x]++; put(view, 4 * copies[4 * view + x] + x) }
inline tell(view) {
  printf("  expect order v%d =", view);
  for (j : 0 .. rows[view] - 1) {
    printf(" i%d", row[64 * view + j] % 4);
    if :: row[64 * view + j] >= 4 -> printf("-copy") :: else fi;
    if :: row[64 * view + j] >= 8 -> printf("-%d", row[64 * view + j] / 4) :: else fi
  }
  printf("\n")
}
inline goOn(time) { now = now + time }
inline either() { if :: yes = 0 :: yes = 1 :: yes = 1 :: yes = 1 fi }
#else
#define now 0
#define ANIMATED 2
#define NUMBER(f) 0
#define SELDOM true
#define RARELY true
#define ATX(to) 0
#define take(view, x) skip
#define put(view, x) skip
#define putCopy(view, x) skip
#define goOn(time) skip
inline either() { if :: yes = 0 :: yes = 1 fi }
#endif

#define DO printf("  @%dms ", now)
#define ON(view, what) printf("on v%d %e when t = %dms => ", view, what, now)
#define SEEN printf("| %d.000 ", now)
#define END(f) if :: NUMBER(f) > 1 -> printf(" session=%d\n", NUMBER(f)) :: else -> printf("\n") fi

inline told(f, view, what) { SEEN; printf("v%d.%e", view, what); END(f) }
inline toldOf(f, view, what, x) { SEEN; printf("v%d.%e item=i%d", view, what, x); END(f) }
inline toldBy(f, view, what, how) { SEEN; printf("v%d.%e op=%e", view, what, how); END(f) }

/* 25, 26, 52: what a destination proposes; a move without the right comes into force as a cancel. */
inline propose(f) {
  if :: op = cancel :: op = forbidden :: op = copy :: op = move fi;
  ON(d[f].inside, update); printf("proposal %e insert-at\n", op);
  if :: op == move && !d[f].mayMove -> op = cancel :: else fi;
  d[f].operation = op;
  toldBy(f, d[f].inside, update, op)
}

/* 27 */
inline leave(f) {
  if :: d[f].inside != NONE ->
    if :: ISTHERE(d[f].inside) -> told(f, d[f].inside, exit) :: else fi;
    d[f].inside = NONE; d[f].operation = cancel
  :: else fi
}

/* 24, 36: whether a view takes the drag, which it is asked once. */
inline ask(f, view) {
  if :: ISTHERE(view) && d[f].inside != view && d[OTHER(f)].inside == view -> d[f].isShutOut[view] = 1 :: else fi;
  if
  :: !ISTHERE(view) || d[f].isShutOut[view]
  :: else ->
    if :: d[f].handles[view] == unasked ->
      either(); told(f, view, canHandle);
      if :: yes -> d[f].handles[view] = accepts
         :: else -> d[f].handles[view] = refuses; ON(view, canHandle); printf("refuse\n") fi
    :: else fi;
    if
    :: d[f].handles[view] == accepts -> w = view
    :: else -> if :: d[f].inside == view -> leave(f) :: else fi
    fi
  fi
}

/* 25, 32, 36: who is over the view as well has to leave it first, unless it is inside of one in front. */
inline comeIn(f, view) {
  if :: d[OTHER(f)].state == dragging && (d[OTHER(f)].below == view
        || (BEHIND(d[OTHER(f)].below) == view && d[OTHER(f)].inside != d[OTHER(f)].below)) ->
    d[OTHER(f)].isShutOut[view] = 1
  :: else fi;
  d[f].inside = view; told(f, view, enter);
  yes = 0;
  for (k : 0 .. VIEWS - 1) { if :: k < d[f].visits && d[f].visit[k] == view -> yes = 1 :: else fi }
  if :: !yes -> d[f].visit[d[f].visits] = view; d[f].visits++ :: else fi
}

/* 24, 25, 27, 37: from the front to the back the first that takes the drag is entered; then it proposes. */
inline look(f) {
  w = NONE;
  if :: d[f].below != NONE -> ask(f, d[f].below) :: else fi;
  if :: w == NONE && BEHIND(d[f].below) != NONE -> ask(f, 0) :: else fi;
  if :: d[f].inside != w -> leave(f) :: else fi;
  if :: w != NONE && d[f].inside != w -> comeIn(f, w) :: else fi;
  if :: w != NONE -> propose(f) :: else fi
}

/* Who is inside of a view is at its end, which is another place when an item goes. */
inline changed(view) {
  for (s : 0 .. FINGERS - 1) {
    if :: d[s].state == dragging && d[s].inside == view -> propose(s) :: else fi
  }
}

inline join(f, x) {
  l = OF(x); yes = 0;
  d[f].item[d[f].count] = x; d[f].count++;
  for (k : 0 .. VIEWS - 1) { if :: k < d[f].lenders && d[f].lender[k] == l -> yes = 1 :: else fi }
  if :: !yes -> d[f].lender[d[f].lenders] = l; d[f].lenders++ :: else fi
}

/* 02: a finger rests on an item; without items nothing comes of it. */
inline lift(f, x) {
  v = OF(x);
  DO; printf("f%d: down v%d#i%d\n", f, v, x);
  SEEN; printf("f%d.down v%d#i%d\n", f, v, x);
  goOn(30);
#ifdef WALK
  sessions++; number[f] = sessions;
#endif
  told(f, v, items);
  either();
  if
  :: yes ->
    toldOf(f, v, canMove, x); told(f, v, willLift);
    join(f, x); d[f].state = lifted; goOn(-30)
  :: else ->
    ON(v, items); printf("none\n");
    goOn(10);
    DO; printf("f%d: up\n", f); SEEN; printf("f%d.up\n", f);
#ifdef WALK
    sessions--;
#endif
    goOn(-40)
  fi
}

/* 08, 09, 10: the first move begins. */
inline carry(f, to) {
  DO; printf("f%d: move %d,%d\n", f, ATX(to), 385 - f);
  SEEN; printf("f%d.move %d,%d\n", f, ATX(to), 385 - f);
  if :: d[f].state == lifted ->
    told(f, d[f].lender[0], allowsMove);
    either(); d[f].mayMove = yes;
    if :: !yes -> ON(d[f].lender[0], allowsMove); printf("value false\n") :: else fi;
    told(f, d[f].lender[0], restricted); told(f, d[f].lender[0], fullSize);
    told(f, d[f].lender[0], willBegin);
    d[f].state = dragging
  :: else fi;
  told(f, d[f].lender[0], didMove);
  for (k : 0 .. VIEWS - 1) { if :: k != to && k != BEHIND(to) -> d[f].isShutOut[k] = 0 :: else fi }
  d[f].below = to;
  look(f)
}

/* 32, 33, 36: everyone who was entered hears the end, and is free from then on. */
inline finish(f) {
  for (k : 0 .. VIEWS - 1) {
    if :: k < d[f].visits && ISTHERE(d[f].visit[k]) -> told(f, d[f].visit[k], dropEnd) :: else fi
  }
  d[f].inside = NONE;
  d[f].state = ending; d[f].wait = ANIMATED;
  d[f].mayMove = 0; d[f].below = NONE; d[f].visits = 0;
  for (k : 0 .. VIEWS - 1) { d[f].handles[k] = unasked; d[f].visit[k] = 0; d[f].isShutOut[k] = 0 }
}

/* 11, 15, 16, 28, 50: it ends, and nothing is dropped. */
inline giveUp(f, how) {
  d[f].operation = how;
  toldBy(f, d[f].lender[0], willEnd, how);
  for (k : 0 .. d[f].count - 1) { toldOf(f, d[f].lender[0], willCancel, d[f].item[k]) }
  finish(f)
}

/* 28, 29, 34, 42, 55: what is left of the items is dropped, behind all that the view holds. */
inline drop(f) {
  v = d[f].inside; d[f].performer = v;
  told(f, v, perform);
  either();
  if :: yes -> printf("| ...\n") :: else -> ON(v, perform); printf("none\n") fi;
  for (k : 0 .. d[f].count - 1) {
    l = d[f].item[k];
    if
    :: !yes || gone[l] -> d[f].isLeft[l] = 1
    :: yes && !gone[l] && d[f].operation == copy -> putCopy(v, l)
    :: else ->
      w = OF(l);
      if :: w != v -> isLess[w] = 1 :: else fi;
      take(w, l); put(v, l);
      holds[MOST * w + l] = 0; holds[MOST * v + l] = 1
    fi
  }
  toldBy(f, d[f].lender[0], willEnd, d[f].operation);
  for (k : 0 .. d[f].count - 1) { toldOf(f, v, willDrop, d[f].item[k]) }
  finish(f);
  /* Another drag hears of the items that went when this one has ended. */
  for (w : 0 .. VIEWS - 1) { if :: isLess[w] -> isLess[w] = 0; changed(w) :: else fi }
}

/* 06 */
inline letDown(f) { told(f, d[f].lender[0], liftCancelled); reset(f) }

inline release(f) {
  DO; printf("f%d: up\n", f); SEEN; printf("f%d.up\n", f);
  yes = 0;
  for (k : 0 .. d[f].count - 1) { if :: !gone[d[f].item[k]] -> yes = 1 :: else fi }
  if
  :: d[f].state == lifted -> letDown(f)
  :: d[f].state == dragging && (d[f].operation == copy || d[f].operation == move) && yes -> drop(f)
  :: d[f].state == dragging && d[f].operation == forbidden -> giveUp(f, forbidden)
  :: else -> giveUp(f, cancel)
  fi
}

inline lose(f) {
  DO; printf("f%d: cancel\n", f); SEEN; printf("f%d.cancel\n", f);
  if :: d[f].state == lifted -> letDown(f) :: else -> giveUp(f, cancel) fi
}

/* 18 to 22: a tap beside one drag asks what it adds, beside two also to which one. */
inline tap(x) {
  v = OF(x);
  DO; printf("h: down v%d#i%d\n", v, x); DO; printf("h: up\n");
  SEEN; printf("h.down v%d#i%d\n", v, x); SEEN; printf("h.up\n");
  if
  :: d[0].state == dragging && d[1].state == dragging ->
    if :: s = 0 :: s = 1 :: s = NONE fi;
    SEEN; printf("v%d.%e", v, sessionForAdding);
    if :: s == NONE -> printf("\n")
       :: else -> END(s); ON(v, sessionForAdding); printf("session %d\n", NUMBER(s)) fi
  :: d[0].state == dragging && d[1].state != dragging -> s = 0
  :: d[0].state != dragging && d[1].state == dragging -> s = 1
  :: else -> s = NONE
  fi;
  if :: s != NONE ->
    toldOf(s, v, addItems, x);
    either();
    if :: yes ->
      ON(v, addItems); printf("items self\n");
      join(s, x);
      for (k : 0 .. VIEWS - 1) {
        if :: k < d[s].lenders -> SEEN; printf("v%d.%e items=i%d", d[s].lender[k], willAdd, x); END(s) :: else fi
      }
      for (k : 0 .. VIEWS - 1) { d[s].handles[k] = unasked }
      look(s)
    :: else fi
  :: else fi
}

inline remove() {
  DO; printf("remove v1\n"); SEEN; printf("v1.remove\n");
  isRemoved = 1;
  for (s : 0 .. FINGERS - 1) { if :: d[s].state == dragging && d[s].inside == 1 -> leave(s) :: else fi }
}

inline delete(x) {
  v = OF(x);
  DO; printf("delete v%d#i%d\n", v, x); SEEN; printf("v%d.delete item=i%d\n", v, x);
  take(v, x);
  holds[MOST * v + x] = 0; gone[x] = 1;
  changed(v)
}

inline reset(f) {
  d[f].state = up; d[f].operation = cancel; d[f].mayMove = 0; d[f].wait = 0;
  d[f].count = 0; d[f].lenders = 0; d[f].visits = 0;
  d[f].below = NONE; d[f].inside = NONE; d[f].performer = NONE;
  for (k : 0 .. MOST - 1) { d[f].item[k] = 0; d[f].isLeft[k] = 0 }
  for (k : 0 .. VIEWS - 1) { 
    d[f].handles[k] = unasked; d[f].lender[k] = 0; d[f].visit[k] = 0; d[f].isShutOut[k] = 0
  }
}

/* 12, 13, 33, 42: what was animated for long enough is over. */
inline pass() {
  goOn(60);
  for (s : 0 .. FINGERS - 1) {
    if :: d[s].state == ending ->
      d[s].wait--;
      if :: d[s].wait == 0 ->
        if :: ISTHERE(d[s].performer) -> told(s, d[s].performer, conclude) :: else fi;
        for (k : 0 .. d[s].count - 1) {
          l = d[s].item[k];
          if :: ISTHERE(d[s].performer) && d[s].isLeft[l] -> toldOf(s, d[s].performer, undropped, l) :: else fi
        }
        toldBy(s, d[s].lender[0], didEnd, d[s].operation);
        if :: d[s].operation == copy || d[s].operation == move -> told(s, d[s].lender[0], didTransfer)
           :: else fi;
        reset(s)
      :: else fi
    :: else fi
  }
  goOn(40)
}

#define ISANY(IS) (IS(0) || IS(1) || IS(2) || IS(3))
#define ISUP(f) (d[f].state == up)
#define ISDONE(f) (ISHELD(f) && (SELDOM || d[f].operation == copy || d[f].operation == move))
#define ISLEFT(x) (!gone[x])
#define FINGER(IS) if :: IS(0) -> f = 0 :: IS(1) -> f = 1 fi
#define ITEM(IS) if :: IS(0) -> x = 0 :: IS(1) -> x = 1 :: IS(2) -> x = 2 :: IS(3) -> x = 3 fi
#ifdef NESTED
#define PLACE if :: to = 0 :: to = 1 :: to = 2 :: to = NONE fi
#else
#define PLACE if :: to = 0 :: to = 1 :: to = NONE fi
#endif

inline check() {
  for (k : 0 .. ITEMS - 1) {
    assert(holds[k] + holds[MOST + k] + holds[2 * MOST + k] + gone[k] == 1);  /* I8 */
    assert(!(CARRIES(0, k) && CARRIES(1, k)))
  }
  for (k : 0 .. FINGERS - 1) {
    if :: d[k].state == dragging ->
      assert(d[k].inside == NONE || d[k].inside == d[k].below || d[k].inside == BEHIND(d[k].below));  /* I4 */
      assert(d[k].operation != move || d[k].mayMove);               /* I6 */
      assert(d[k].inside != 1 || !isRemoved)                        /* I7 */
    :: else fi
  }
  assert(d[0].inside == NONE || d[0].inside != d[1].inside)       /* 36 */
}

init {
  atomic {
    for (k : 0 .. MOST - 1) {
      if
      :: k >= ITEMS -> gone[k] = 1
      :: k < ITEMS && 2 * k < ITEMS -> holds[k] = 1; put(0, k)
      :: k < ITEMS && 2 * k >= ITEMS -> holds[MOST + k] = 1; put(1, k)
      fi
    }
  }
  do
  :: atomic {
#ifdef WALK
    if
    :: now < WALK
    :: now >= WALK && ISHELD(0) -> lose(0); goto after
    :: now >= WALK && !ISHELD(0) && ISHELD(1) -> lose(1); goto after
    :: now >= WALK && ISUP(0) && ISUP(1) -> break
    :: else -> goto after
    fi;
#endif
    if
    :: (ISUP(0) || ISUP(1)) && ISANY(ISFREE) -> FINGER(ISUP); ITEM(ISFREE); lift(f, x)
    :: ISHELD(0) || ISHELD(1) -> FINGER(ISHELD); PLACE; carry(f, to)
    :: ISDONE(0) || ISDONE(1) -> FINGER(ISDONE); release(f)
    :: SELDOM && (ISHELD(0) || ISHELD(1)) -> FINGER(ISHELD); lose(f)
    :: SELDOM && ISANY(ISFREE) -> ITEM(ISFREE); tap(x)
    :: RARELY && !isRemoved -> remove()
    :: RARELY && ISANY(ISLEFT) -> ITEM(ISLEFT); delete(x)
    :: SELDOM || (!ISHELD(0) && !ISHELD(1))
#ifdef WALK
    /* More of what leads somewhere. */
    :: (ISUP(0) || ISUP(1)) && ISANY(ISFREE) -> FINGER(ISUP); ITEM(ISFREE); lift(f, x)
    :: ISHELD(0) || ISHELD(1) -> FINGER(ISHELD); PLACE; carry(f, to)
    :: ISHELD(0) || ISHELD(1) -> FINGER(ISHELD); PLACE; carry(f, to)
#endif
    fi;
#ifdef WALK
after:
#endif
    pass();
    check();
    f = 0; x = 0; to = 0; k = 0; l = 0; s = 0; v = 0; w = 0; yes = 0; op = 0
  }
  od
#ifdef WALK
  ; tell(0); tell(1); tell(2)
#endif
}

/* What is released ends, and every end is animated to its own end (I1, I14). */
ltl ends { [] (d[0].state == ending -> <> (d[0].state == up)) && [] (d[1].state == ending -> <> (d[1].state == up)) }
