import Machines

/// Makes characters of a line's bytes, and refuses what no line may hold.
enum LineDecoder {
  /// The characters of a line, of which some bytes may be left out where it is too long.
  ///
  /// - Complexity: O(*n*) in the line's bytes.
  static func scalars(
    _ bytes: [UInt8], _ range: Range<Int>, omitted: Int = 0
  ) throws(ParseFault) -> [Unicode.Scalar] {
    guard range.count <= SourceFile.longestLine else {
      throw ParseFault(
        .lineTooLong, column: 1, "the line has \(range.count + omitted) bytes",
        hint: "at most \(SourceFile.longestLine), which are 64 KiB")
    }
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(range.count)
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return scalars
      case .error:
        throw ParseFault(
          .invalidUTF8, column: scalars.count + 1, "the line is not UTF-8 from here on",
          hint: "save the file as UTF-8")
      case .scalarValue(let scalar):
        guard !scalar.isControl || scalar == "\t" else {
          let number = String(scalar.value, radix: 16, uppercase: true)
          throw ParseFault(
            .controlCharacter, column: scalars.count + 1,
            "the control character U+\(String(repeating: "0", count: 4 - number.count))\(number)",
            hint: "only tabs may stand here; in a text write \\u{\(number)}")
        }
        scalars.append(scalar)
      }
    }
  }
}
