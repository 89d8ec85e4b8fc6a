import Foundation

/// A reason why a file cannot be lifted, as a compiler says it.
struct BuildError: Error {
  /// The place and the reason.
  let description: String
}

/// The text of a file.
struct SourceText {
  /// The text, without a mark of the order of its bytes.
  let text: String

  /// Holds a text.
  init(_ text: String) {
    self.text = text
  }

  /// Reads a file.
  init(of file: String) throws(BuildError) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: file))
    } catch {
      throw BuildError(description: "\(file):1:1: error: the file cannot be read: \(error)")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = Self.placeOfError(in: bytes)
      throw BuildError(
        description:
          "\(file):\(place.line):\(place.column): error: expected UTF-8; save the file as UTF-8")
    }
    self.text = text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
  }

  /// Writes the text, unless it is there: what was not written is not compiled again.
  func write(to file: String) throws(BuildError) {
    let url = URL(filePath: file)
    let bytes = Data(text.utf8)
    guard (try? Data(contentsOf: url)) != bytes else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: url, options: .atomic)
    } catch {
      throw BuildError(description: "\(file):1:1: error: the file cannot be written: \(error)")
    }
  }

  /// The line and the column, from 1, of the first bytes that are no character.
  private static func placeOfError(in bytes: Data) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    return (line, column)
  }
}
