import DragScript

/// A value of YAML with everything below it.
struct YAMLNode: Sendable {
  /// The kind of the node.
  enum Content: Sendable {
    case nothing
    case text(String)
    /// A collection in brackets, as written.
    case flow(String)
    case sequence([YAMLNode])
    case mapping([(key: String, location: InputPosition, value: YAMLNode)])
  }

  var location: InputPosition
  var content: Content

  /// The text of a single value.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  /// Indicates whether it is a collection in braces or brackets.
  var isInBraces: Bool {
    if case .flow = content { return true }
    return false
  }

  /// The value of a key, if it is a mapping with that key.
  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }
}

/// Makes nodes of a scanner's entries, one at a time.
struct YAMLNodes {
  private var scanner: YAMLScanner
  private var ahead: YAMLScanner.Entry?

  init(_ bytes: [UInt8], from start: Int) throws(YAMLError) {
    scanner = YAMLScanner(ScriptText(bytes), from: start)
    ahead = try scanner.next()
  }

  /// The entry that comes next.
  var next: YAMLScanner.Entry? { ahead }
  /// The current position.
  var location: InputPosition { ahead?.location ?? scanner.location }

  /// Passes an entry.
  mutating func advance() throws(YAMLError) { ahead = try scanner.next() }

  /// Reads the value in a deeper column than the given one.
  ///
  /// - Parameters:
  ///   - column: The column of the key or dash before it; -1 if there is none.
  ///   - isKey: Whether a key precedes it, below which a sequence may begin in the same column.
  ///   - depth: How deep the value is nested.
  /// - Returns: The value; empty if there is none.
  /// - Throws: Why the text is not of the part of YAML that is read.
  mutating func value(
    below column: Int, isKey: Bool, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard let entry = ahead, entry.kind != .document,
      entry.column > column || isKey && entry.kind == .item && entry.column == column
    else { return YAMLNode(location: location, content: .nothing) }
    guard depth < JSONScanner.depthLimit else {
      throw YAMLError(
        .tooDeep, "the value is nested deeper than \(JSONScanner.depthLimit) levels",
        at: entry.location)
    }
    switch entry.kind {
    case .scalar, .quoted:
      try advance()
      return YAMLNode(location: entry.location, content: .text(scanner.text(of: entry)))
    case .flow:
      try advance()
      return YAMLNode(location: entry.location, content: .flow(scanner.text(of: entry)))
    case .item:
      var elements: [YAMLNode] = []
      while let item = ahead, item.kind == .item, item.column == entry.column {
        try advance()
        elements.append(try value(below: item.column, isKey: false, depth: depth + 1))
      }
      return YAMLNode(location: entry.location, content: .sequence(elements))
    case .key, .document:
      var members: [(key: String, location: InputPosition, value: YAMLNode)] = []
      while let key = ahead, key.kind == .key, key.column == entry.column {
        try advance()
        let text = scanner.text(of: key)
        members.append(
          (text, key.location, try value(below: key.column, isKey: true, depth: depth + 1)))
      }
      return YAMLNode(location: entry.location, content: .mapping(members))
    }
  }
}
