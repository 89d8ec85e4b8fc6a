/// Several items with all their representations, encoded as one sequence of bytes.
///
/// Systems that use MIME types support one item with several types, but not several items. A drag
/// of several items is therefore offered as this bundle, which only this package reads, beside the
/// types of the first item for all other programs.
///
/// The encoding: the four letters `DSB1`; the number of items; for each item the number of its
/// representations; for each representation its type and its bytes, each preceded by its length.
/// All numbers are 32 bits, least significant byte first.
package struct ItemBundle: Hashable, Sendable {
  /// A representation in a bundle.
  package struct Part: Hashable, Sendable {
    /// The type, as its source named it.
    package var type: TypeIdentifier
    /// The data.
    package var bytes: [UInt8]

    /// Makes a part.
    package init(_ type: TypeIdentifier, _ bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// The reason that bytes are not a bundle.
  package enum FormatError: Error, Hashable, Sendable {
    /// The first four letters are not `DSB1`.
    case otherForm
    /// The bytes end before the bundle does, counted from 0.
    case cutShort(at: Int)
    /// Bytes follow the end of the bundle.
    case tooLong(at: Int)
    /// The text at this position is not a type identifier.
    case badType(at: Int)
  }

  /// The MIME type of a bundle.
  package static let mimeType = "application/x-dragstage-items"

  /// The items, each with its representations, best first.
  package var items: [[Part]]

  /// Makes a bundle.
  package init(_ items: [[Part]]) {
    self.items = items
  }

  /// The bundle as bytes.
  package var bytes: [UInt8] {
    var bytes = Self.mark
    func append(_ number: Int) {
      let number = UInt32(clamping: number)
      for shift in [0, 8, 16, 24] as [UInt32] {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    append(items.count)
    for item in items {
      append(item.count)
      for part in item {
        append(part.type.text.utf8.count)
        bytes += part.type.text.utf8
        append(part.bytes.count)
        bytes += part.bytes
      }
    }
    return bytes
  }

  /// Parses a bundle; O(bytes), and allocates no more than the bytes contain.
  ///
  /// - Throws: ``FormatError`` with the position of the first error.
  package init(reading bytes: [UInt8]) throws(FormatError) {
    guard bytes.starts(with: Self.mark) else { throw .otherForm }
    var offset = Self.mark.count
    func number() throws(FormatError) -> Int {
      guard bytes.count - offset >= 4 else { throw .cutShort(at: bytes.count) }
      let number = (0..<4).reduce(UInt32(0)) {
        $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1)
      }
      // On platforms with 32-bit indices, that many bytes cannot follow.
      guard let number = Int(exactly: number) else { throw .cutShort(at: bytes.count) }
      offset += 4
      return number
    }
    func run() throws(FormatError) -> [UInt8] {
      let count = try number()
      guard bytes.count - offset >= count else { throw .cutShort(at: bytes.count) }
      defer { offset += count }
      return Array(bytes[offset..<offset + count])
    }
    items = []
    for _ in 0..<(try number()) {
      var parts: [Part] = []
      for _ in 0..<(try number()) {
        let start = offset + 4
        let name = try run()
        guard let text = String(validating: name, as: UTF8.self),
          let type = try? TypeIdentifier(text)
        else { throw .badType(at: start) }
        parts.append(Part(type, try run()))
      }
      items.append(parts)
    }
    guard offset == bytes.count else { throw .tooLong(at: offset) }
  }

  private static let mark: [UInt8] = [0x44, 0x53, 0x42, 0x31]
}
