// Positions in a film and the state at them. A position {c, i} is frame i of chunk c; i = -1 is before the chunk's first.

/** The frames of a test, in time. */
class Reel {
  constructor(test) {
    this.test = test;
  }

  frame({ c, i }) {
    return i < 0 ? null : this.test.chunk(c)?.frames[i] ?? null;
  }

  /** The last position at a time or before it. */
  at(t) {
    const test = this.test;
    let c = Math.max(0, lastAtMost(test.chunkStarts, t, undefined, test.chunkCount));
    for (; ; c--) {
      const i = lastAtMost(test.chunk(c)?.frames ?? [], t, (frame) => frame[0]);
      if (i >= 0 || c <= 0) return { c: Math.max(0, c), i };
    }
  }

  /** The first position at which an entry has happened. */
  ofEntry(e) {
    const test = this.test;
    for (let c = Math.max(0, test.chunkOfEntry(e)); c < test.chunkCount; c++) {
      const frames = test.chunk(c)?.frames ?? [];
      const i = lastAtMost(frames, e, (frame) => frame[1]) + 1;
      if (i < frames.length) return { c, i };
    }
    return this.last();
  }

  last() {
    const c = Math.max(0, this.test.chunkCount - 1);
    return this.normal({ c, i: (this.test.chunk(c)?.frames.length ?? 0) - 1 });
  }

  /** The same moment without an empty chunk. */
  normal(position) {
    let { c, i } = position;
    while (i < 0 && c > 0) {
      c -= 1;
      i = (this.test.chunk(c)?.frames.length ?? 0) - 1;
    }
    return { c, i };
  }

  /** The next position, or null at the end. */
  next({ c, i }) {
    for (i += 1; c < this.test.chunkCount; c++, i = 0) {
      if (i < (this.test.chunk(c)?.frames.length ?? 0)) return { c, i };
    }
    return null;
  }

  /** The position before, or null at the begin. */
  previous({ c, i }) {
    if (i < 0) return null;
    const before = this.normal({ c, i: i - 1 });
    return before;
  }

  /** Where a pointer was in the last `span` µs, the oldest first: `[[x, y, time, pressed]…]`, at most 240. */
  trail(pointer, position, t, span = 700000) {
    const points = [];
    for (let p = position, looked = 0; p && p.i >= 0 && points.length < 240 && looked < 2000; p = this.previous(p), looked++) {
      const [time, , delta] = this.frame(p) ?? [];
      if (time == null || time < t - span) break;
      const point = delta.pointers?.[pointer];
      if (point) points.push([point[0], point[1], time, point[2]]);
    }
    return points.reverse();
  }
}

const MAPS = ["views", "cells", "gaps", "carried", "flights", "pointers", "menus", "springs", "sessions", "progress", "timers"];

/** The maps that the panels show; the others are in the picture above them. */
const PANEL_MAPS = ["views", "cells", "gaps", "progress", "menus"];

/** The state at a position. Going forward it applies frames; going back it begins again at a chunk's key. */
class Cursor {
  constructor(reel) {
    this.reel = reel;
    this.version = 0;
    this.drop();
  }

  drop() {
    this.position = null;
    for (const map of MAPS) this[map] = new Map();
    this.orders = new Map();
    this.glides = new Map();
  }

  /** Brings the state to a position. */
  seek(position) {
    const from = this.position;
    const forward = from && (position.c === from.c ? position.i >= from.i : position.c === from.c + 1);
    if (!forward) this.begin(position);
    while (this.position.c < position.c || this.position.i < position.i) {
      const next = this.reel.next(this.position);
      if (!next || next.c > position.c) break;
      const [time, , delta] = this.reel.frame(next);
      this.apply(delta, time);
      this.position = next;
    }
    return this;
  }

  /** Loads the key of the position's chunk, or of the one before where cells still glide from it. */
  begin(position) {
    const { test } = this.reel;
    const time = this.reel.frame(position)?.[0] ?? 0;
    let c = position.c;
    if (c > 0 && time - test.chunkStarts[c] < test.glide) c -= 1;
    this.drop();
    const key = test.chunk(c)?.key ?? {};
    for (const map of MAPS) this[map] = new Map(Object.entries(key[map] ?? {}));
    this.orders = new Map(Object.entries(key.orders ?? {}).map(([view, sections]) => [view, sections.map((s) => [...s])]));
    this.position = { c, i: -1 };
    this.version += 1;
  }

  apply(delta, time) {
    for (const name in delta) {
      if (name === "orders") {
        for (const view in delta.orders) this.applyOrder(view, delta.orders[view]);
        continue;
      }
      const map = this[name];
      if (!(map instanceof Map)) continue;
      if (PANEL_MAPS.includes(name)) this.version += 1;
      for (const key in delta[name]) {
        const value = delta[name][key];
        if (name === "cells") this.redirect(key, value, time);
        if (value === null) map.delete(key);
        else map.set(key, value);
      }
    }
  }

  applyOrder(view, change) {
    if (change === null) this.orders.delete(view);
    else if (change.all) this.orders.set(view, change.all.map((section) => [...section]));
    else {
      const sections = this.orders.get(view) ?? [];
      for (const [section, index, removed, inserted] of change) {
        (sections[section] ??= []).splice(index, removed, ...inserted);
      }
      this.orders.set(view, sections);
    }
  }

  /** A cell that gets another frame goes there from where it is. */
  redirect(key, value, time) {
    const old = this.cells.get(key);
    if (!old || value === null || !this.reel.test.glide) this.glides.delete(key);
    else if (old[0] !== value[0] || old[1] !== value[1] || old[2] !== value[2] || old[3] !== value[3]) {
      this.glides.set(key, { from: this.rect(key, old, time), start: time });
    }
  }

  /** Where a cell is drawn at a time; where it glides, that is written into an array. */
  rect(key, cell, t, into = []) {
    const glide = this.glides.get(key);
    if (!glide) return cell;
    const share = (t - glide.start) / this.reel.test.glide;
    if (share >= 1 || share < 0) return cell;
    const rest = (1 - share) ** 3, { from } = glide;
    for (let side = 0; side < 4; side++) into[side] = cell[side] + (from[side] - cell[side]) * rest;
    return into;
  }

  /** Whether cells are under way at a time; forgets those that have arrived. */
  isGliding(t) {
    for (const [key, glide] of this.glides) {
      if (t >= glide.start + this.reel.test.glide) this.glides.delete(key);
    }
    return this.glides.size > 0;
  }
}
