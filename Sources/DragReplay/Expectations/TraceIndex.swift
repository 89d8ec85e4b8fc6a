import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

/// Where the lines of a trace stand by what they say, so that a question about them reads only what has
/// come since the one before.
///
/// A class, as what it has read stays read for all checks of a test.
final class TraceIndex {
  /// The name and the word of a line; nil is any.
  private struct Head: Hashable {
    let name: String?
    let word: String?
  }

  /// How long calls of one pattern came after those of another one.
  private struct Interval {
    var readCount = 0
    /// The longest time from the last call before; nil where there has been none yet.
    var longest: Microseconds?
    /// Whether nothing came before one of them.
    var hasFirst = true
  }

  private struct Pair: Hashable {
    let first: CallPattern
    let second: CallPattern
  }

  private let stage: Stage
  private var readCount = 0
  private var places: [Head: [Int]] = [:]
  /// The lines of one head by what they say in a key, as far as they were looked at.
  private struct Said {
    var readCount = 0
    var places: [CallPattern.Key: [Int]] = [:]
  }

  /// What was asked of patterns with keys.
  private var said: [Head: Said] = [:]
  /// The places of patterns with several keys, with how many lines of the trace were looked at for them.
  private var found: [CallPattern: (readCount: Int, places: [Int])] = [:]
  private var intervals: [Pair: Interval] = [:]

  init(of stage: Stage) {
    self.stage = stage
  }

  /// The places of the lines that a pattern means, ascending.
  func places(of pattern: CallPattern) -> [Int] {
    read()
    let head = Head(name: pattern.name, word: pattern.word)
    guard let key = pattern.keys.first else { return places[head] ?? [] }
    readKeys(of: head)
    var lines = said[head]?.places[key] ?? []
    guard pattern.keys.count > 1 else { return lines }
    for key in pattern.keys.dropFirst() {
      let others = said[head]?.places[key] ?? []
      if others.count < lines.count { lines = others }
    }
    var known = found.removeValue(forKey: pattern) ?? (0, [])
    for place in lines[lines.indices.partition { lines[$0] < known.readCount }...]
    where pattern.matchesKeys(of: stage.line(of: stage.trace[place])) {
      known.places.append(place)
    }
    known.readCount = readCount
    found[pattern] = known
    return known.places
  }

  /// Reads what the lines of a head say in their keys, once each.
  private func readKeys(of head: Head) {
    let lines = places[head] ?? []
    // Taken out, so that it is changed in place.
    var known = said.removeValue(forKey: head) ?? Said()
    while known.readCount < lines.count {
      let place = lines[known.readCount]
      for key in CallPattern.Key.all(of: stage.line(of: stage.trace[place])) {
        if known.places[key]?.last != place { known.places[key, default: []].append(place) }
      }
      known.readCount += 1
    }
    said[head] = known
  }

  /// Whether every line of the second pattern comes at most so long after the last one of the first.
  func holds(_ span: Microseconds, from first: CallPattern, to second: CallPattern) -> Bool {
    let firsts = places(of: first)
    let seconds = places(of: second)
    let pair = Pair(first: first, second: second)
    var interval = intervals.removeValue(forKey: pair) ?? Interval()
    while interval.readCount < seconds.count {
      let place = seconds[interval.readCount]
      interval.readCount += 1
      if let last = Self.last(of: firsts, before: place) {
        let time = stage.trace[place].time - stage.trace[last].time
        interval.longest = max(interval.longest ?? time, time)
      } else {
        interval.hasFirst = false
      }
    }
    intervals[pair] = interval
    return interval.hasFirst && interval.longest.map { $0 <= span } ?? true
  }

  /// The greatest of ascending places below one, or nil.
  static func last(of places: [Int], before place: Int) -> Int? {
    let count = places.indices.partition { places[$0] < place }
    return count > 0 ? places[count - 1] : nil
  }

  /// The least of ascending places from one on, or nil.
  static func first(of places: [Int], from place: Int) -> Int? {
    let count = places.indices.partition { places[$0] < place }
    return count < places.count ? places[count] : nil
  }

  private func read() {
    if readCount > stage.trace.count {
      readCount = 0
      places = [:]
      said = [:]
      found = [:]
      intervals = [:]
    }
    while readCount < stage.trace.count {
      let (name, word) = stage.head(of: stage.trace[readCount])
      for head in [
        Head(name: name, word: word), Head(name: nil, word: word), Head(name: name, word: nil),
        Head(name: nil, word: nil),
      ] { places[head, default: []].append(readCount) }
      readCount += 1
    }
  }
}
