import Machines

/// Decodes a line's bytes as characters and rejects what no line may contain.
enum LineDecoder {
  /// The characters of a line; `omitted` counts the bytes left out of a line that is too long.
  ///
  /// - Complexity: O(*n*) in the line's bytes.
  static func scalars(
    _ bytes: [UInt8], _ range: Range<Int>, omitted: Int = 0
  ) throws(SyntaxError) -> [Unicode.Scalar] {
    guard range.count <= SourceFile.longestLine else {
      throw SyntaxError(
        .lineTooLong, column: 1,
        "expected at most \(SourceFile.longestLine) bytes (64 KiB) in a line, found \(range.count + omitted)",
        hint: "split the line")
    }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(range.count)
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return scalars
      case .error:
        throw SyntaxError(
          .invalidUTF8, column: scalars.count + 1, "expected UTF-8, found other bytes",
          hint: "save the file as UTF-8")
      case .scalarValue(let scalar):
        guard !scalar.isControl || scalar == "\t" else {
          let number = String(scalar.value, radix: 16, uppercase: true)
          throw SyntaxError(
            .controlCharacter, column: scalars.count + 1,
            "unexpected control character U+\(String(repeating: "0", count: 4 - number.count))\(number)",
            hint: "only tabs are allowed; in a quoted string write \\u{\(number)}")
        }
        scalars.append(scalar)
      }
    }
  }
}
