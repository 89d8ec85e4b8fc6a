// The data of a film: heads are read at once, chunks when they are shown.

/** The text of a chunk in a page: base64 of "deflate", which browsers undo by themselves. */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** How many chunks of a test stay parsed. */
const KEPT_CHUNKS = 16;

/** A film in a page or in a JSON file; `faults` says in words what of it is missing. */
class Film {
  /** `packed(id)` gives the text of an element of the page, which is compressed, or undefined where it is not there. */
  constructor(head, packed) {
    if (head.film !== 1) throw new Error(`expected film 1, found ${JSON.stringify(head.film)}`);
    this.title = head.title || "Film";
    this.generator = head.generator || "";
    this.faults = [];
    this.tests = head.tests.map((test, index) => new FilmTest(this, test, index, packed));
  }

  /** The film of a page; throws where not even its head is whole. */
  static ofPage(page) {
    const holder = page.getElementById("film");
    if (!holder) throw new Error("expected the film's data, found none");
    if (typeof DecompressionStream === "undefined") throw new Error("the browser has no DecompressionStream");
    const film = new Film(JSON.parse(holder.textContent), (id) => page.getElementById(id)?.textContent);
    if (!page.getElementById("film-end")) film.faults.push("The file ends before its last element.");
    return film;
  }

  /** The tests, failed ones first, then as the film has them. */
  get sorted() {
    const rank = { failed: 0, skipped: 2 };
    return [...this.tests].sort((a, b) => (rank[a.outcome] ?? 1) - (rank[b.outcome] ?? 1) || a.index - b.index);
  }

  /** What names a test in a link: its name, its file and name, or its number. */
  key(test) {
    const same = (read) => this.tests.filter((other) => read(other) === read(test)).length;
    const whole = (other) => `${other.file}: ${other.name}`;
    if (same((other) => other.name) === 1) return test.name;
    return same(whole) === 1 ? whole(test) : `#${test.index}`;
  }

  /** The test that a link names, or undefined. */
  named(key) {
    return this.tests.find((test) => this.key(test) === key) ?? this.tests.find((test) => `${test.file}: ${test.name}` === key || test.name === key);
  }
}

/** One test of a film. */
class FilmTest {
  /** `head` is the whole of a test, or in a page what an index shows of it until it is unpacked. */
  constructor(film, head, index, packed) {
    Object.assign(this, { name: "", file: "", sources: [], failures: [], views: [], items: [], pointers: [], kinds: [], lanes: [], loads: [], bounds: [0, 0, 390, 844], glide: 0, opens: 0, duration: 0, setup: "", chunkCount: 0, chunkStarts: [], chunkEntries: [] }, head);
    this.film = film;
    this.index = index;
    this.packed = packed;
    this.texts = [];
    this.kept = new Map();
    this.fault = null;
    this.count = null;
    if (!head.chunks) return;
    this.chunkCount = head.chunks.length;
    this.chunkStarts = head.chunks.map((chunk) => chunk.start);
    this.chunkEntries = head.chunks.map((chunk) => chunk.entry);
  }

  /** Unpacks what a page has of a test, once, up to an element that is not whole. */
  unpack() {
    return (this.unpacking ??= this.unpackAll());
  }

  async unpackAll() {
    if (this.chunks) return;
    try {
      Object.assign(this, JSON.parse(await unpacked(this.packed(`film-${this.index}`))));
      for (let k = 0; k < this.chunkCount; k++) this.texts.push(await unpacked(this.packed(`film-${this.index}-${k}`)));
    } catch {
      // A chunk that is missing is noticed where it is read.
      if (!this.chunkCount) this.fault = "The film is cut off: its data ends before this test.";
    }
  }

  /** Chunk k, parsed; null where the film is cut off before its end. */
  chunk(k, keeps = true) {
    const kept = this.kept.get(k);
    if (kept) return kept;
    if (k < 0 || k >= this.chunkCount) return null;
    let chunk;
    try {
      chunk = this.chunks?.[k] ?? JSON.parse(this.texts[k]);
    } catch {
      this.cutOff(k);
      return null;
    }
    if (keeps) {
      this.kept.set(k, chunk);
      if (this.kept.size > KEPT_CHUNKS) this.kept.delete(this.kept.keys().next().value);
    }
    return chunk;
  }

  /** Notes that the film has no chunk k and ends before it. */
  cutOff(k) {
    this.chunkCount = k;
    this.count = null;
    this.fault = `The film is cut off: its data ends at ${spokenTime(this.chunkStarts[k] ?? 0)} of ${spokenTime(this.duration)}.`;
  }

  /** Looks for the end of the data, so that a cut is known before it is reached. */
  findEnd() {
    while (this.chunkCount > 0 && !this.chunk(this.chunkCount - 1)) continue;
    if (this.truncated && !this.fault) this.fault = `The film is cut off at ${spokenTime(this.truncated.at)}: ${this.truncated.why}`;
    return this.fault;
  }

  /** How many entries the trace has. */
  get entryCount() {
    if (this.count === null) {
      this.findEnd();
      const last = this.chunk(this.chunkCount - 1);
      this.count = last ? last.entry + last.trace.length : 0;
    }
    return this.count;
  }

  /** The chunk that holds an entry. */
  chunkOfEntry(e) {
    return lastAtMost(this.chunkEntries, e, undefined, this.chunkCount);
  }

  /** An entry of the trace: `[time, kind, text, view, pointer, session, source, line]`, or undefined. */
  entry(e) {
    const chunk = e < 0 ? null : this.chunk(this.chunkOfEntry(e));
    return chunk?.trace[e - chunk.entry];
  }

  /** What a policy answered at an entry, in words, or undefined. */
  answer(e) {
    const chunk = this.chunk(this.chunkOfEntry(e));
    if (!chunk?.answers) return undefined;
    chunk.answerOf ??= new Map(chunk.answers);
    return chunk.answerOf.get(e);
  }

  /** What an item is called where it is drawn. */
  title(item) {
    return this.items[item]?.title || this.itemName(item);
  }

  /** The name of an item. */
  itemName(item) {
    return this.items[item]?.name ?? `item ${item}`;
  }

  /** The number of an item's color. */
  tint(item) {
    return (this.items[item]?.tint ?? 0) % 8;
  }

  /** The name of a view. */
  viewName(view) {
    return this.views[view]?.name ?? `view ${view}`;
  }

  /** The number of a kind of trace entries. */
  kind(name) {
    return this.kinds.indexOf(name);
  }
}
