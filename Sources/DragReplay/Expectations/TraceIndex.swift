import DragGeometry
import DragScript
import DragSessions
import DragStage
import Machines

/// An index of a trace by name and word, so that a query reads only the entries that are new since
/// the last one.
///
/// A class, since the entries that it has read stay read for all checks of a test.
final class TraceIndex {
  /// The name and the word of a line; nil matches any.
  private struct Head: Hashable {
    let name: String?
    let word: String?
  }

  /// The intervals from calls of one pattern to calls of another one.
  private struct Interval {
    var readCount = 0
    /// The longest interval from the preceding call; nil if there is none yet.
    var longest: Microseconds?
    /// Indicates whether a call has no preceding call.
    var hasFirst = true
  }

  private struct Pair: Hashable {
    let first: CallPattern
    let second: CallPattern
  }

  private let stage: Stage
  private var readCount = 0
  private var indices: [Head: [Int]] = [:]
  /// The lines of one name and word by the value of a key, as far as they were read.
  private struct Said {
    var readCount = 0
    var indices: [CallPattern.Key: [Int]] = [:]
  }

  /// The results for patterns with keys.
  private var said: [Head: Said] = [:]
  /// The indices for patterns with several keys, with the number of trace lines read for them.
  private var found: [CallPattern: (readCount: Int, indices: [Int])] = [:]
  private var intervals: [Pair: Interval] = [:]

  init(of stage: Stage) {
    self.stage = stage
  }

  /// The indices of the lines that match a pattern, ascending.
  func indices(of pattern: CallPattern) -> [Int] {
    read()
    let head = Head(name: pattern.name, word: pattern.word)
    guard let key = pattern.keys.first else { return indices[head] ?? [] }
    readKeys(of: head)
    var lines = said[head]?.indices[key] ?? []
    guard pattern.keys.count > 1 else { return lines }
    for key in pattern.keys.dropFirst() {
      let others = said[head]?.indices[key] ?? []
      if others.count < lines.count { lines = others }
    }
    var known = found.removeValue(forKey: pattern) ?? (0, [])
    for index in lines[lines.indices.partition { lines[$0] < known.readCount }...]
    where pattern.matchesKeys(of: stage.line(of: stage.trace[index])) {
      known.indices.append(index)
    }
    known.readCount = readCount
    found[pattern] = known
    return known.indices
  }

  /// Reads the key values of a name's and word's lines, once each.
  private func readKeys(of head: Head) {
    let lines = indices[head] ?? []
    // Taken out of the dictionary, so that it is changed in place.
    var known = said.removeValue(forKey: head) ?? Said()
    while known.readCount < lines.count {
      let index = lines[known.readCount]
      for key in CallPattern.Key.all(of: stage.line(of: stage.trace[index])) {
        if known.indices[key]?.last != index { known.indices[key, default: []].append(index) }
      }
      known.readCount += 1
    }
    said[head] = known
  }

  /// Returns whether every line of the second pattern follows the last one of the first within a
  /// duration.
  func holds(_ span: Microseconds, from first: CallPattern, to second: CallPattern) -> Bool {
    let firsts = indices(of: first)
    let seconds = indices(of: second)
    let pair = Pair(first: first, second: second)
    var interval = intervals.removeValue(forKey: pair) ?? Interval()
    while interval.readCount < seconds.count {
      let index = seconds[interval.readCount]
      interval.readCount += 1
      if let last = Self.last(of: firsts, before: index) {
        let time = stage.trace[index].time - stage.trace[last].time
        interval.longest = max(interval.longest ?? time, time)
      } else {
        interval.hasFirst = false
      }
    }
    intervals[pair] = interval
    return interval.hasFirst && interval.longest.map { $0 <= span } ?? true
  }

  /// The greatest of ascending indices below one, or nil.
  static func last(of indices: [Int], before index: Int) -> Int? {
    let count = indices.indices.partition { indices[$0] < index }
    return count > 0 ? indices[count - 1] : nil
  }

  /// The least of ascending indices from one on, or nil.
  static func first(of indices: [Int], from index: Int) -> Int? {
    let count = indices.indices.partition { indices[$0] < index }
    return count < indices.count ? indices[count] : nil
  }

  private func read() {
    if readCount > stage.trace.count {
      readCount = 0
      indices = [:]
      said = [:]
      found = [:]
      intervals = [:]
    }
    while readCount < stage.trace.count {
      let (name, word) = stage.inspection.head(of: stage.trace[readCount])
      for head in [
        Head(name: name, word: word), Head(name: nil, word: word), Head(name: name, word: nil),
        Head(name: nil, word: nil),
      ] { indices[head, default: []].append(readCount) }
      readCount += 1
    }
  }
}
