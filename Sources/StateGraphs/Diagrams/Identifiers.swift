/// Identifiers that diagram languages and file systems accept, for any names.
///
/// An identifier has only ASCII letters, digits and `_`, is not a keyword of a diagram language,
/// and differs from the others by more than the case of its letters.
package struct Identifiers {
  /// The keywords of Mermaid and DOT, in lower case.
  private static let reserved: Set<String> = [
    "accdescr", "acctitle", "as", "call", "class", "classdef", "click", "default", "digraph",
    "direction", "edge", "end", "flowchart", "graph", "hide", "href", "linkstyle", "node", "note",
    "readme", "root", "root_end", "root_start", "scale", "state", "statediagram", "strict",
    "style", "subgraph",
  ]

  private var taken: Set<String> = []
  private var identifiers: [String: String] = [:]

  /// Chooses an identifier for each name, in order; equal names share one.
  package init(_ names: [String] = []) {
    for name in names where identifiers[name] == nil {
      identifiers[name] = choose(for: name)
    }
  }

  /// Chooses an identifier that differs from all previous ones.
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
  package subscript(name: String) -> String {
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
  /// True for an ASCII letter, an ASCII digit or `_`.
  package var isWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }

  /// True for white space or a control character, which is replaced by a space on one line: DOT would
  /// end at a NUL, and Markdown has none.
  var isSpacing: Bool { properties.isWhitespace || properties.generalCategory == .control }
}
