package import DragScript

/// From each imported event to the location in the recording that it comes from.
package struct SourceMap: Hashable, Sendable {
  /// A location in the recording, kept small because there is one for every event.
  struct Entry: Hashable, Sendable {
    /// The line and the column, both from 1.
    var line: Int32
    var column: Int32
    /// In JSON, the indices of the source, event or command, and of the source's action.
    var source: Int32 = 0
    var item: Int32 = 0

    init(_ location: InputPosition, source: Int = 0, item: Int = 0) {
      line = Int32(clamping: location.line)
      column = Int32(clamping: location.column)
      self.source = Int32(clamping: source)
      self.item = Int32(clamping: item)
    }
  }

  /// The recording's file name.
  package let file: String
  /// The rules by which an entry becomes a JSON pointer.
  enum Scheme: Hashable, Sendable {
    /// The recording is not JSON.
    case none
    /// Below the pointer of a list of sources, each with a list of actions.
    case actions(below: String)
    /// Below the pointer of a list of events.
    case list(below: String)
    /// Below the pointer of a list of lists of actions.
    case lists(below: String)
    /// Below the pointer of a list of tests, each with a list of commands.
    case commands(below: String)
  }

  let scheme: Scheme
  /// The number of events.
  package let count: Int
  /// The locations, in the order of the events.
  private var entries: [Entry] = []
  /// The index of the first event of each location; empty if each has one.
  private var starts: [Int] = []

  /// Makes the map of events, of which each was made of something that has an entry.
  init(file: String, scheme: Scheme, entries: [Entry], of events: ImportedEvents) {
    (self.file, self.scheme, count) = (file, scheme, events.count)
    guard !events.isInHeldOrder else {
      self.entries = entries
      return
    }
    var positions = ImportedEvents.Positions(events)
    var (last, next) = (-1, 0)
    func begin(_ index: Int) {
      guard index != last else { return }
      last = index
      self.entries.append(entries[index])
      starts.append(next)
    }
    while true {
      if let (index, count) = positions.passWay() {
        begin(index)
        next += count
      } else if let (index, _) = positions.next() {
        begin(index)
        next += 1
      } else {
        return
      }
    }
  }

  private func entry(ofEvent index: Int) -> Entry? {
    guard (0..<count).contains(index) else { return nil }
    guard !starts.isEmpty else { return entries[index] }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return entries[low - 1]
  }

  /// The source of an event; nil for an invalid index.
  package func location(ofEvent index: Int) -> SourceLocation? {
    guard let entry = entry(ofEvent: index) else { return nil }
    return SourceLocation(file: file, line: Int(entry.line), column: Int(entry.column))
  }

  /// The JSON pointer (RFC 6901) of the action, event or command that an event comes from.
  ///
  /// It is nil if the recording is not JSON or has no event with that index.
  package func jsonPointer(ofEvent index: Int) -> String? {
    guard let entry = entry(ofEvent: index) else { return nil }
    switch scheme {
    case .none: return nil
    case .actions(let root): return "\(root)/\(entry.source)/actions/\(entry.item)"
    case .list(let root): return "\(root)/\(entry.source)"
    case .lists(let root): return "\(root)/\(entry.source)/\(entry.item)"
    case .commands(let root): return "\(root)/\(entry.source)/commands/\(entry.item)"
    }
  }
}
