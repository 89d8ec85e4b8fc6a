/// A reference of a script that a recording's element is bound to: `bin`, `list#tea`, `list[2]`,
/// `list[gap 3]`, each with an anchor after it where one is wanted (`list#tea@0.5,0.9`).
struct BoundReference {
  /// The view or collection that the reference begins with.
  let view: String

  /// Makes a reference; nil if its syntax is not valid in a script.
  init?(_ text: String) {
    var rest = Substring(text)
    let name = rest.prefix { Self.isIdentifierPart($0) && $0 != "." }
    guard let first = name.first, first == "_" || first.isASCII && first.isLetter else {
      return nil
    }
    view = String(name)
    rest = rest.dropFirst(name.count)
    if rest.first == "#" {
      let id = rest.dropFirst().prefix(while: Self.isIdentifierPart)
      guard let start = id.first, start != "-", start != "." else { return nil }
      rest = rest.dropFirst(1 + id.count)
    } else if rest.first == "[" {
      guard let close = rest.firstIndex(of: "]") else { return nil }
      var inside = rest[rest.index(after: rest.startIndex)..<close]
      if inside.hasPrefix("gap ") { inside = inside.dropFirst(4) }
      let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count <= 2, parts.allSatisfy({ Self.isIndex($0) }) else { return nil }
      rest = rest[rest.index(after: close)...]
    }
    guard rest.isEmpty || Self.isAnchor(rest) else { return nil }
  }

  private static func isIdentifierPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "_.-".contains(character))
  }

  private static func isIndex(_ text: Substring) -> Bool {
    !text.isEmpty && text.count < 10 && text.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isAnchor(_ text: Substring) -> Bool {
    guard text.first == "@" else { return false }
    let parts = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        let digits = part.first == "-" ? part.dropFirst() : part
        return digits.first != "." && digits.last != "." && !digits.isEmpty
          && digits.allSatisfy { $0.isASCII && $0.isNumber || $0 == "." }
          && digits.filter { $0 == "." }.count <= 1
      }
  }
}
