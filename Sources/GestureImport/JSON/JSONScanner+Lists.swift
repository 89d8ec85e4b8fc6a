extension JSONScanner {
  /// The kind of a list of actions in the middle of other text.
  enum ActionListKind: Hashable, Sendable {
    /// Sources of WebDriver, each with a list of actions.
    case sources
    /// Touch actions, or a list of them for each finger.
    case touches
    case empty
    /// A list that the text breaks off in, before it shows what it is.
    case unknown
    /// Another list: that of one source, or one with the marks of a log between its lines.
    case other
  }

  /// The kind of the list that follows, which its first element shows.
  func actionListKind() -> ActionListKind {
    var inside = self
    do throws(JSONError) {
      return try inside.readActionListKind()
    } catch {
      return error.reason == .endsEarly ? .unknown : .other
    }
  }

  private mutating func readActionListKind() throws(JSONError) -> ActionListKind {
    var isFirst = true
    try enter()
    guard try advance(isFirst: &isFirst) else { return .empty }
    if try kind() == .array {
      isFirst = true
      try enter()
      guard try advance(isFirst: &isFirst) else { return .other }
      return try elementKind() == .touches ? .touches : .other
    }
    return try elementKind()
  }

  /// The kind of a list by the fields of an element.
  private mutating func elementKind() throws(JSONError) -> ActionListKind {
    guard try kind() == .object else { return .other }
    var isFirst = true
    try enter()
    while let key = try nextMember(isFirst: &isFirst) {
      switch contents(of: key) {
      case "actions", "ticks": return .sources
      case "action": return .touches
      case "type":
        // An action has another type than a source, and nothing in it has a list.
        if try kind() == .string, W3CItem.Kind(rawValue: contents(of: try string())) != nil {
          return .other
        }
      default: try skipValue()
      }
    }
    return .other
  }

  /// A scanner after the value that follows, and whether that is whole.
  func pastValue() -> (scanner: JSONScanner, isWhole: Bool) {
    var end = self
    do throws(JSONError) {
      try end.skipValue()
      return (end, true)
    } catch {
      return (end, false)
    }
  }

  /// Returns whether the value that follows says the same as that of another scanner, however the
  /// strings and numbers of both are spelled.
  func agrees(with other: JSONScanner) -> Bool {
    var (left, right) = (self, other)
    do throws(JSONError) {
      let form = try left.plainForm()
      return try right.plainForm() == form
    } catch {
      return false
    }
  }

  private mutating func plainForm() throws(JSONError) -> [UInt8] {
    var form: [UInt8] = []
    let outer = depth
    var isFirst = true
    repeat {
      if depth > outer {
        if isInObject {
          guard let key = try nextMember(isFirst: &isFirst) else {
            form.append(UInt8(ascii: "}"))
            continue
          }
          form += Array("\(contents(of: key)):".utf8)
        } else {
          guard try advance(isFirst: &isFirst) else {
            form.append(UInt8(ascii: "]"))
            continue
          }
        }
      }
      switch try kind() {
      case .object, .array:
        form.append(bytes[index])
        try enter()
        isFirst = true
      case .string: form += Array("\"\(contents(of: try string()))\"".utf8)
      case .number: form += Array("\(try number()),".utf8)
      case .boolean: form.append(try boolean() ? UInt8(ascii: "t") : UInt8(ascii: "f"))
      case .null:
        try null()
        form.append(UInt8(ascii: "n"))
      }
    } while depth > outer
    return form
  }
}
