// What the whole trace has, in columns of numbers, so that a million entries are filtered at once.

/** Reads a test chunk by chunk, a slice of time each, and keeps numbers alone. */
class Survey {
  constructor(test) {
    this.test = test;
    this.count = test.entryCount;
    this.time = new Float64Array(this.count);
    this.kind = new Uint8Array(this.count);
    this.view = new Int32Array(this.count);
    this.session = new Int32Array(this.count);
    this.source = new Int16Array(this.count);
    this.line = new Int32Array(this.count);
    this.frameTimes = [];
    this.dragged = new Set();
    this.next = 0;
  }

  get isDone() {
    return this.next >= this.test.chunkCount;
  }

  /** Reads on for about so many milliseconds; true when all is read. */
  read(budget = 12) {
    const end = performance.now() + budget;
    while (!this.isDone) {
      const chunk = this.test.chunk(this.next, this.test.chunkCount <= KEPT_CHUNKS);
      if (!chunk) break;
      for (const [time, , { sessions }] of chunk.frames) {
        this.frameTimes.push(time);
        for (const id in sessions) for (const [, item] of sessions[id]?.items ?? []) this.dragged.add(item);
      }
      for (let i = 0, e = chunk.entry; i < chunk.trace.length && e < this.count; i++, e++) {
        const entry = chunk.trace[i];
        this.time[e] = entry[0];
        this.kind[e] = entry[1];
        this.view[e] = entry[3];
        this.session[e] = entry[5];
        this.source[e] = entry[6];
        this.line[e] = entry[7];
      }
      this.next += 1;
      if (performance.now() > end) break;
    }
    return this.isDone;
  }

  /** The entries that a filter lets through, or null where it lets all through. */
  filtered({ kinds, view = -2, session = -1 }) {
    if (!kinds?.size && view === -2 && session === -1) return null;
    const found = [];
    for (let e = 0; e < this.count; e++) {
      if (kinds?.size && kinds.has(this.kind[e])) continue;
      if (view !== -2 && this.view[e] !== view) continue;
      if (session !== -1 && this.session[e] !== session) continue;
      found.push(e);
    }
    return found;
  }

  /** The entry of a script line that comes next after another, or the first one, or -1. */
  entryOfLine(source, line, after) {
    let first = -1;
    for (let e = 0; e < this.count; e++) {
      if (this.line[e] !== line || this.source[e] !== source) continue;
      if (e > after) return e;
      if (first < 0) first = e;
    }
    return first;
  }
}
