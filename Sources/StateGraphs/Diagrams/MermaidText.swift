/// Text that is escaped for Mermaid.
enum MermaidText {
  /// A name with all but word characters written as entities, because Mermaid interprets
  /// punctuation and even spaces in some parts of a state diagram.
  static func name(_ name: String) -> String {
    encoded(name) { $0.isWord }
  }

  /// A phrase between quotation marks, with all but word characters and plain punctuation as
  /// entities.
  static func phrase(_ phrase: String) -> String {
    encoded(phrase) { $0.isWord || " ,.-+/()?!'".unicodeScalars.contains($0) }
  }

  private static func encoded(
    _ text: String,
    keeping isPlain: (Unicode.Scalar) -> Bool
  ) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) || (scalar.value >= 0xA0 && !scalar.properties.isWhitespace) {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "#\(scalar.value);"
      }
    }
    return encoded
  }
}
