"use strict";
// A recording and what is written of it: lines of the raw profile, or W3C Actions.

/** The keys that a drag listens to, by the browser's names. */
const RECORDED_KEYS = { Shift: "shift", Control: "control", Alt: "alt", Meta: "meta", Escape: "escape" };

/** What pointers and keys did: events `{t, who, kind, verb, x, y}`, with times in µs from the first. */
class Recording {
  constructor() {
    this.events = [];
    this.pointers = new Map();
    this.pressed = new Map();
    this.begin = null;
    this.last = 0;
  }

  /** A time of the browser in whole microseconds from the begin; it never runs backward. */
  timeAt(stamp) {
    return Math.max(this.last, Math.round((stamp - (this.begin ?? stamp)) * 1000));
  }

  /** The time of an event. */
  time(stamp) {
    this.begin ??= stamp;
    this.last = this.timeAt(stamp);
    return this.last;
  }

  /** The name of a pointer: a finger gets the lowest number that is free. */
  name(kind) {
    if (kind !== "touch") return kind;
    const taken = new Set([...this.pressed.values()].map((pointer) => pointer.name));
    let number = 1;
    while (taken.has(`finger${number}`)) number += 1;
    return `finger${number}`;
  }

  down(id, kind, stamp, x, y) {
    const name = this.name(kind);
    if (this.pressed.has(id) || [...this.pressed.values()].some((pointer) => pointer.name === name)) return;
    this.pointers.set(name, kind);
    this.pressed.set(id, { name, x, y });
    this.events.push({ t: this.time(stamp), who: name, verb: "down", x, y });
  }

  move(id, stamp, x, y) {
    const pointer = this.pressed.get(id);
    if (!pointer || (pointer.x === x && pointer.y === y)) return;
    Object.assign(pointer, { x, y });
    this.events.push({ t: this.time(stamp), who: pointer.name, verb: "move", x, y });
  }

  /** A pointer is released (`up`) or lost (`cancel`). */
  end(id, verb, stamp, x, y) {
    const pointer = this.pressed.get(id);
    if (!pointer) return;
    if (verb === "up") this.move(id, stamp, x, y);
    this.pressed.delete(id);
    this.events.push({ t: this.time(stamp), who: pointer.name, verb, x: pointer.x, y: pointer.y });
  }

  /** A key that matters goes down or up while something was recorded. */
  key(key, verb, stamp) {
    const name = RECORDED_KEYS[key];
    if (name && this.begin !== null) this.events.push({ t: this.time(stamp), key: name, verb });
  }

  /** Ends what is still pressed. */
  finish(stamp) {
    for (const id of [...this.pressed.keys()]) this.end(id, "cancel", stamp);
  }
}

function decimal(number) {
  return String(Math.round(number * 1000) / 1000);
}

function duration(t) {
  return t % 1000 ? `${t}us` : `${t / 1000}ms`;
}

/** The recording as lines of the raw profile, its pointers by other names. */
function rawLines({ events }, names) {
  return events.map((event) => {
    const what = event.key ? `key ${event.verb} ${event.key}` : `${names.get(event.who)}: ${event.verb} ${decimal(event.x)},${decimal(event.y)}`;
    return `@${duration(event.t)} ${what}`;
  });
}

/** WebDriver's values of keys. */
const W3C_KEYS = { shift: "\uE008", control: "\uE009", alt: "\uE00A", meta: "\uE03D", escape: "\uE00C" };

/** The recording as W3C Actions; a tick takes as long as its pause, and all sources have the same ticks. */
function w3cActions(recording) {
  const sources = new Map();
  for (const [name, kind] of recording.pointers) sources.set(name, { type: "pointer", id: name, parameters: { pointerType: kind }, actions: [] });
  if (recording.events.some((event) => event.key)) sources.set("keyboard", { type: "key", id: "keyboard", actions: [] });
  const tick = (who, action) => {
    for (const [name, source] of sources) source.actions.push(name === who ? action : { type: "pause", duration: 0 });
  };
  let now = 0;
  for (const event of recording.events) {
    const at = Math.round(event.t / 1000);
    if (at > now) for (const source of sources.values()) source.actions.push({ type: "pause", duration: at - now });
    now = at;
    const move = { type: "pointerMove", duration: 0, origin: "viewport", x: Math.round(event.x), y: Math.round(event.y) };
    if (event.key) tick("keyboard", { type: event.verb === "down" ? "keyDown" : "keyUp", value: W3C_KEYS[event.key] });
    else if (event.verb === "move") tick(event.who, move);
    else if (event.verb === "down") tick(event.who, move), tick(event.who, { type: "pointerDown", button: 0 });
    else tick(event.who, event.verb === "up" ? { type: "pointerUp", button: 0 } : { type: "pointerCancel" });
  }
  return JSON.stringify({ actions: [...sources.values()] }, null, 1) + "\n";
}
