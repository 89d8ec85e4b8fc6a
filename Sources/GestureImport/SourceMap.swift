public import DragScript

/// From each imported event to the place in the recording that it comes from.
public struct SourceMap: Hashable, Sendable {
  /// A place in the recording, kept small because there is one for every event.
  struct Entry: Hashable, Sendable {
    /// The line and the column, both from 1.
    var line: Int32
    var column: Int32
    /// In JSON, the indices of the source and of its action.
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
  /// The JSON pointer of the list of sources; nil where the recording is not JSON.
  let root: String?
  let entries: [Entry]

  /// How many events there are.
  public var count: Int { entries.count }

  /// Where an event comes from; nil where there is no event of that index.
  public func location(ofEvent index: Int) -> SourceLocation? {
    guard entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return SourceLocation(file: file, line: Int(entry.line), column: Int(entry.column))
  }

  /// The JSON pointer (RFC 6901) of the action that an event comes from.
  ///
  /// It is nil where the recording is not JSON or has no event of that index.
  public func jsonPointer(ofEvent index: Int) -> String? {
    guard let root, entries.indices.contains(index) else { return nil }
    let entry = entries[index]
    return "\(root)/\(entry.source)/actions/\(entry.item)"
  }
}
