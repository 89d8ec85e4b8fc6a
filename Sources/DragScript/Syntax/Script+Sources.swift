/// A file of a script, and its text.
package struct SourceFileText: Hashable, Sendable {
  /// The file's name, as it was given.
  package let file: String
  /// The text, with U+FFFD for what is not UTF-8; nil where it is longer than was asked for.
  package let text: String?

  /// Makes a file of a text.
  package init(file: String, text: String?) {
    self.file = file
    self.text = text
  }
}

extension Script {
  /// The files that the script was read from: its own first, the others by their names.
  ///
  /// - Parameter most: How many bytes of a file are returned at the most.
  /// - Returns: The files with their texts.
  package func sources(upTo most: Int) -> [SourceFileText] {
    let names = [file] + texts.keys.filter { $0 != file }.sorted()
    return names.map { name in
      guard let text = texts[name], text.count <= most, let bytes = text.bytes() else {
        return SourceFileText(file: name, text: nil)
      }
      return SourceFileText(file: name, text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
