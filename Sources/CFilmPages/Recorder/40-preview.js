// A preview of a replay: recorded events are played by the rules that the page knows.

/** A cell of a gap, in the order that a view shows. */
const GAP = null;

/** The order with a gap for one item; its index counts in the order before that, and the item that moves leaves. */
function withGap(sections, [section, index], leaving) {
  return sections.map((names, s) => (s === section ? names.toSpliced(index, 0, GAP) : names).filter((name) => name === GAP || name !== leaving));
}

/** A copy of `a` is `a-copy`, then `a-copy-2`. */
function copyName(name, sections) {
  const taken = new Set(sections.flat());
  let copy = `${name}-copy`;
  for (let number = 2; taken.has(copy); number += 1) copy = `${name}-copy-${number}`;
  return copy;
}

/** What the drags of a recording do to the orders of a scene. */
class DragPreview {
  constructor(scene) {
    this.scene = scene;
    this.orders = new Map(scene.views.map(({ name, sections }) => [name, sections]));
    this.presses = new Map();
    /** The presses that carry an item, in the order of their begin. */
    this.drags = [];
    this.keys = new Set();
    this.position = 0;
    /** Why a replay may do otherwise. */
    this.doubts = new Set();
  }

  /** Plays what was recorded since the last call. */
  follow({ events, pointers }) {
    for (; this.position < events.length; this.position += 1) this.take(events[this.position], pointers);
  }

  take(event, pointers) {
    this.rest(event.t);
    if (event.key) this.takeKey(event.key, event.verb);
    else if (event.verb === "down") this.presses.set(event.who, { kind: pointers.get(event.who), state: "pressed", since: event.t, pressedAt: [event.x, event.y], origin: [event.x, event.y], at: [event.x, event.y] });
    else if (event.verb === "move") this.move(this.presses.get(event.who), [event.x, event.y]);
    else this.end(event.who, event.verb);
  }

  /** Presses that have rested for the lift delay lift their items. */
  rest(now) {
    for (const press of this.presses.values()) {
      if (press.state === "pressed" && now > press.since + this.scene.liftDelay) this.lift(press, "lifted");
    }
  }

  takeKey(key, verb) {
    if (key === "escape" && verb === "down" && this.drags.length) this.drags.pop().state = "panned";
    if (verb === "down") this.keys.add(key);
    else this.keys.delete(key);
  }

  move(press, point) {
    const { liftSlop, mouseLiftsAtSlop } = this.scene;
    const strays = squaredDistance([...press.origin, 0, 0], point) > liftSlop ** 2;
    press.at = point;
    if (!strays) return;
    if (press.state === "pressed" && press.kind === "mouse" && mouseLiftsAtSlop) this.lift(press, "carrying");
    else if (press.state === "pressed") press.state = "panned";
    else if (press.state === "lifted") this.begin(press);
  }

  /** Lifts the item under the press; without one the pointer does something else. */
  lift(press, state) {
    press.item = this.itemAt(press.pressedAt);
    press.origin = press.at;
    press.state = press.item ? state : "panned";
    if (press.item) press.grip = press.pressedAt.map((value, axis) => value - press.item.frame[axis]);
    if (press.state === "carrying") this.begin(press);
  }

  begin(press) {
    press.state = "carrying";
    if (this.drags.length) this.doubts.add("several drags at once");
    this.drags.push(press);
  }

  end(who, verb) {
    const press = this.presses.get(who);
    this.presses.delete(who);
    if (press.state !== "carrying") return;
    const target = this.target(press);
    this.drags = this.drags.filter((other) => other !== press);
    if (verb === "up" && target?.gap) this.drop(press.item, target);
  }

  /** The item moves, or a copy of it comes; a name that is taken is a fault of the application, and changes nothing. */
  drop({ view, name }, { view: destination, operation, gap }) {
    if (this.answer(destination, "perform") === "none") return;
    const order = this.orders.get(destination.name), isOwn = view === destination;
    const arriving = operation === "copy" ? copyName(name, order) : name;
    if (operation === "move" && !isOwn && order.flat().includes(name)) return void this.doubts.add(`${destination.name} has an item ${name} already`);
    const leave = (sections) => sections.map((names) => names.filter((other) => other !== name));
    if (operation === "move" && !isOwn) this.orders.set(view.name, leave(this.orders.get(view.name)));
    this.orders.set(destination.name, withGap(order, gap, operation === "move" ? name : undefined).map((names) => names.map((other) => (other === GAP ? arriving : other))));
  }

  answer({ name }, callback) {
    return this.scene.answers.get(`${name}.${callback}`);
  }

  /** The front view at a point that meets a condition. */
  viewAt(point, condition = () => true) {
    return this.scene.views.findLast((view) => contains(view.frame, point) && condition(view));
  }

  /** The item that is shown at a point and may be dragged, with its frame. */
  itemAt(point) {
    const view = this.viewAt(point);
    if (!view || this.answer(view, "items") === "none" || this.answer(view, "canMove") === "refuse") return undefined;
    const shown = this.shown(view), cell = new Arrangement(view, shown).cells().find(({ frame }) => contains(frame, point));
    const name = cell && shown[cell.section][cell.index];
    return name ? { view, name, frame: cell.frame } : undefined;
  }

  /** The order that a view shows: with the gap of a drag, if one is open in it. */
  shown(view) {
    const order = this.orders.get(view.name);
    for (const press of this.drags) {
      const target = this.target(press), { item } = press;
      if (target?.view === view && target.gap) return withGap(order, target.gap, target.operation === "move" && item.view === view ? item.name : undefined);
    }
    return order;
  }

  /** Where a drag is, what a drop would do there, and the gap for it; the front view that handles it decides. */
  target({ item, at }) {
    const view = this.viewAt(at, (other) => this.answer(other, "canHandle") !== "refuse");
    if (!view) return undefined;
    const [, proposed, intent] = (this.answer(view, "update") ?? "proposal cancel").split(" ");
    const operation = this.allowed(proposed, this.answer(item.view, "allowsMove") !== "value false");
    const takes = view.isCollection && intent === "insert-at" && /copy|move/.test(operation);
    return { view, operation, gap: takes ? new Arrangement(view, this.orders.get(view.name)).gapAt(at) : undefined };
  }

  /** What a drop would do now; nothing before the drag has begun, and outside of all views. */
  operation(press) {
    return press.state === "carrying" ? this.target(press)?.operation : undefined;
  }

  /** The operation after the keys, and what the source allows. */
  allowed(proposed, mayMove) {
    const asked = this.keys.has("control") || this.keys.has("alt") ? "copy" : this.keys.has("shift") ? "move" : undefined;
    const isTurned = asked && /copy|move/.test(proposed) && (asked === "copy" || mayMove), operation = isTurned ? asked : proposed;
    return operation === "move" && !mayMove ? "cancel" : operation;
  }
}
