/// A value of the YAML that stands below a test of a TAP stream: the part of it that is JSON in its
/// scalars, with mappings and sequences by indentation.
indirect enum YAMLBlock: Equatable {
  case text(String)
  case number(Int)
  case list([YAMLBlock])
  case map([String: YAMLBlock])

  struct Fault: Error {
    let line: String
  }

  init(_ lines: [String]) throws(Fault) {
    var rest = lines[...]
    self = try Self.block(&rest, indent: 0)
    if let line = rest.first { throw Fault(line: line) }
  }

  subscript(key: String) -> YAMLBlock? {
    guard case .map(let map) = self else { return nil }
    return map[key]
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  private static func block(_ rest: inout ArraySlice<String>, indent: Int) throws(Fault)
    -> YAMLBlock
  {
    guard let first = rest.first, depth(first) == indent else {
      throw Fault(line: rest.first ?? "nothing")
    }
    return first.dropFirst(indent).hasPrefix("- ")
      ? try list(&rest, indent: indent) : try map(&rest, indent: indent)
  }

  private static func list(_ rest: inout ArraySlice<String>, indent: Int) throws(Fault)
    -> YAMLBlock
  {
    var elements: [YAMLBlock] = []
    while let line = rest.first, depth(line) == indent, line.dropFirst(indent).hasPrefix("- ") {
      let content = String(line.dropFirst(indent + 2))
      if content.hasPrefix("\"") {
        elements.append(try scalar(content))
        rest.removeFirst()
      } else {
        // The first key of a mapping stands behind the dash, the others below it.
        rest[rest.startIndex] = String(repeating: " ", count: indent + 2) + content
        elements.append(try map(&rest, indent: indent + 2))
      }
    }
    return .list(elements)
  }

  private static func map(_ rest: inout ArraySlice<String>, indent: Int) throws(Fault)
    -> YAMLBlock
  {
    var map: [String: YAMLBlock] = [:]
    while let line = rest.first, depth(line) == indent {
      let text = line.dropFirst(indent)
      let key = String(text.prefix { $0.isLetter || $0 == "_" })
      guard !key.isEmpty, text.dropFirst(key.count).first == ":", map[key] == nil else {
        throw Fault(line: line)
      }
      let value = text.dropFirst(key.count + 1)
      rest.removeFirst()
      if value.isEmpty {
        map[key] = try block(&rest, indent: indent + 2)
      } else {
        guard value.first == " " else { throw Fault(line: line) }
        map[key] = try scalar(String(value.dropFirst()))
      }
    }
    return .map(map)
  }

  /// A number, or a text in quotation marks with the escapes that YAML and JSON share.
  private static func scalar(_ text: String) throws(Fault) -> YAMLBlock {
    if let number = Int(text) { return .number(number) }
    var scalars = Array(text.unicodeScalars)[...]
    guard scalars.popFirst() == "\"", scalars.popLast() == "\"" else { throw Fault(line: text) }
    var value = ""
    while let scalar = scalars.popFirst() {
      guard scalar.value >= 0x20, scalar != "\"" else { throw Fault(line: text) }
      guard scalar == "\\" else {
        value.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.popFirst() {
      case "n": value += "\n"
      case "t": value += "\t"
      case "r": value += "\r"
      case "\"": value += "\""
      case "\\": value += "\\"
      case "u":
        var digits = ""
        digits.unicodeScalars.append(contentsOf: scalars.prefix(4))
        scalars = scalars.dropFirst(4)
        guard let number = UInt32(digits, radix: 16), let escaped = Unicode.Scalar(number) else {
          throw Fault(line: text)
        }
        value.unicodeScalars.append(escaped)
      default: throw Fault(line: text)
      }
    }
    return .text(value)
  }
}
