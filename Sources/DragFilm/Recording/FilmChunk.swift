import DragReplay

/// A part of a film that can be shown by itself: a whole state, and what changes from there on.
struct FilmChunk: Sendable {
  /// The time of its begin, in microseconds.
  let start: Int64
  /// The number of its first entry of the trace.
  let entry: Int
  /// The chunk as JSON.
  let json: JSONBytes
}

/// The chunk that is being recorded.
struct OpenChunk {
  let start: Int64
  let entry: Int
  private let key: JSONBytes
  private var frames = JSONBytes()
  private var entries = JSONBytes()
  private var answers = JSONBytes()
  private var steps = JSONBytes()
  private(set) var frameCount = 0

  init(start: Int64, entry: Int, key: JSONBytes) {
    self.start = start
    self.entry = entry
    self.key = key
  }

  /// True where the next frame belongs into a chunk of its own: the key is to be a small part of it.
  var isFull: Bool {
    frames.bytes.count + entries.bytes.count > max(128 << 10, 3 * key.bytes.count)
  }

  /// Adds a frame: how many entries have happened, and what has changed.
  mutating func addFrame(at time: Int64, entries count: Int, _ delta: JSONBytes?) {
    frames.comma(unless: frameCount == 0)
    frameCount += 1
    frames.raw("[")
    frames.integer(time)
    frames.raw(",")
    frames.integer(count)
    frames.raw(",")
    if let delta { frames.raw(delta) } else { frames.raw("{}") }
    frames.raw("]")
  }

  mutating func add(_ entry: FilmEntry) {
    entries.comma(unless: entries.bytes.isEmpty)
    entries.raw("[")
    entries.integer(entry.time)
    entries.raw(",")
    entries.integer(entry.kind)
    entries.raw(",")
    entries.text(entry.text)
    entries.raw(",")
    entries.integers(
      entry.view ?? -1, entry.pointer ?? -1, entry.session, entry.source ?? -1, entry.line)
    entries.raw("]")
  }

  /// Adds what a policy answered at an entry.
  mutating func addAnswer(_ text: String, at entry: Int) {
    answers.comma(unless: answers.bytes.isEmpty)
    answers.raw("[\(entry),")
    answers.text(text)
    answers.raw("]")
  }

  /// Adds a line of a script that dispatches what was dispatched.
  mutating func addStep(_ text: String, at time: Int64) {
    steps.comma(unless: steps.bytes.isEmpty)
    steps.raw("[\(time),")
    steps.text(text)
    steps.raw("]")
  }

  /// The chunk as it is now.
  var closed: FilmChunk {
    var object = JSONObject()
    object.add("start", start)
    object.add("entry", entry)
    object.add("key") { $0.raw(key) }
    func add(_ name: String, _ list: JSONBytes) {
      object.add(name) { json in
        json.raw("[")
        json.raw(list)
        json.raw("]")
      }
    }
    add("frames", frames)
    add("trace", entries)
    if !answers.bytes.isEmpty { add("answers", answers) }
    if !steps.bytes.isEmpty { add("steps", steps) }
    return FilmChunk(start: start, entry: entry, json: object.closed)
  }
}
