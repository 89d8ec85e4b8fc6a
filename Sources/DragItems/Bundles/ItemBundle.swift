/// Several items with all their representations as one run of bytes.
///
/// Systems that speak in MIME types know one item with several types, and no several items. So a drag
/// of several goes out as this bundle, which only we read, beside a list of the first's types that
/// everybody reads. The form: the four letters `DSB1`, then the number of items, then for each item the
/// number of its representations, then for each of these its type and its bytes, both behind their
/// length. All numbers are 32 bits, least significant byte first.
package struct ItemBundle: Hashable, Sendable {
  /// A representation in a bundle.
  package struct Part: Hashable, Sendable {
    /// The type, as it was named where it came from.
    package var type: TypeIdentifier
    /// The data.
    package var bytes: [UInt8]

    /// Makes a part.
    package init(_ type: TypeIdentifier, _ bytes: [UInt8]) {
      self.type = type
      self.bytes = bytes
    }
  }

  /// Why bytes are no bundle.
  package enum FormatError: Error, Hashable, Sendable {
    /// The first four letters are others.
    case otherForm
    /// The bytes end before the bundle does, counted from 0.
    case cutShort(at: Int)
    /// Something stands behind the end.
    case tooLong(at: Int)
    /// The text that begins here names no type.
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

  /// Reads a bundle; O(bytes), and nothing is set aside that the bytes do not hold.
  ///
  /// - Throws: ``FormatError`` with the place of the first thing that cannot be.
  package init(reading bytes: [UInt8]) throws(FormatError) {
    guard bytes.starts(with: Self.mark) else { throw .otherForm }
    var place = Self.mark.count
    func number() throws(FormatError) -> Int {
      guard bytes.count - place >= 4 else { throw .cutShort(at: bytes.count) }
      let number = (0..<4).reduce(UInt32(0)) {
        $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1)
      }
      // Where an index has 32 bits itself, so many cannot follow.
      guard let number = Int(exactly: number) else { throw .cutShort(at: bytes.count) }
      place += 4
      return number
    }
    func run() throws(FormatError) -> [UInt8] {
      let count = try number()
      guard bytes.count - place >= count else { throw .cutShort(at: bytes.count) }
      defer { place += count }
      return Array(bytes[place..<place + count])
    }
    items = []
    for _ in 0..<(try number()) {
      var parts: [Part] = []
      for _ in 0..<(try number()) {
        let start = place + 4
        let name = try run()
        guard let text = String(validating: name, as: UTF8.self),
          let type = try? TypeIdentifier(text)
        else { throw .badType(at: start) }
        parts.append(Part(type, try run()))
      }
      items.append(parts)
    }
    guard place == bytes.count else { throw .tooLong(at: place) }
  }

  private static let mark: [UInt8] = [0x44, 0x53, 0x42, 0x31]
}
