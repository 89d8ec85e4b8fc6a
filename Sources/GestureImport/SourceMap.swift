public import DragScript

/// From each imported event to the place in the recording that it comes from.
public struct SourceMap: Hashable, Sendable {
  /// A place in the recording, kept small because there is one for every event.
  struct Entry: Hashable, Sendable {
    /// The line and the column, both from 1.
    var line: Int32
    var column: Int32
    /// In JSON, the indices of the source, event or command, and of the source's action.
    var source: Int32 = 0
    var item: Int32 = 0

    init(_ place: SourcePlace, source: Int = 0, item: Int = 0) {
      line = Int32(clamping: place.line)
      column = Int32(clamping: place.column)
      self.source = Int32(clamping: source)
      self.item = Int32(clamping: item)
    }
  }

  /// The recording's file name.
  public let file: String
  /// How a JSON pointer is made of an entry.
  enum Scheme: Hashable, Sendable {
    /// The recording is not JSON.
    case none
    /// Below the pointer of a list of sources, each with a list of actions.
    case actions(below: String)
    /// Below the pointer of a list of events.
    case list(below: String)
  }

  let scheme: Scheme
  let entries: [Entry]

  /// How many events there are.
  public var count: Int { entries.count }

  /// Where an event comes from; nil where there is no event of that index.
  public func location(ofEvent index: Int) -> SourceLocation? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return SourceLocation(file: file, line: Int(entry.line), column: Int(entry.column))
  }

  /// The JSON pointer (RFC 6901) of the action, event or command that an event comes from.
  ///
  /// It is nil where the recording is not JSON or has no event of that index.
  public func jsonPointer(ofEvent index: Int) -> String? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    switch scheme {
    case .none: return nil
    case .actions(let root): return "\(root)/\(entry.source)/actions/\(entry.item)"
    case .list(let root): return "\(root)/\(entry.source)"
    }
  }
}
