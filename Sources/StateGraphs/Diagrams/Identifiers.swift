/// Identifiers for names, such as diagram languages and file systems take.
///
/// An identifier has ASCII letters, digits and `_` only, is no word of a diagram language, and
/// differs from the others by more than the case of its letters.
struct Identifiers {
  /// Words that Mermaid or DOT read as their own, in lower case.
  private static let reserved: Set<String> = [
    "accdescr", "acctitle", "as", "call", "class", "classdef", "click", "default", "digraph",
    "direction", "edge", "end", "flowchart", "graph", "hide", "href", "linkstyle", "node", "note",
    "readme", "root", "root_end", "root_start", "scale", "state", "statediagram", "strict",
    "style", "subgraph",
  ]

  private var taken: Set<String> = []
  private var identifiers: [String: String] = [:]

  /// Chooses an identifier for each name, in order; equal names share one.
  init(_ names: [String] = []) {
    for name in names where identifiers[name] == nil {
      identifiers[name] = choose(for: name)
    }
  }

  /// Chooses an identifier that none of those chosen before equals.
  mutating func choose(for name: String) -> String {
    let plain = Self.plain(name)
    var identifier = plain
    var suffix = 1
    while Self.reserved.contains(identifier.lowercased())
      || !taken.insert(identifier.lowercased()).inserted
    {
      suffix += 1
      identifier = "\(plain)_\(suffix)"
    }
    return identifier
  }

  /// The identifier of a name; a name that was not given keeps its plain form.
  subscript(name: String) -> String {
    identifiers[name] ?? Self.plain(name)
  }

  private static func plain(_ name: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      plain.append(scalar.isWord ? scalar : "_")
    }
    return plain.isEmpty ? "_" : String(plain)
  }
}

extension Unicode.Scalar {
  /// Whether this is an ASCII letter, an ASCII digit or `_`.
  var isWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// Whether this is white space or a control character, which a text on one line shows as a blank:
  /// DOT would end at a NUL, and Markdown has none.
  var isBlank: Bool { properties.isWhitespace || properties.generalCategory == .control }
}
