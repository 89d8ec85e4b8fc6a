/// Gathers the device's description: from the lines for machines, and from the comments for people
/// above them, which are all that some copies keep (3.2).
struct EvemuHeader {
  private(set) var device = EvdevDevice()
  /// The axes of the comments; `A:` lines take precedence.
  private var commented: [UInt16: EvdevDevice.Axis] = [:]
  private var commentedType: UInt16 = 0
  private var commentedCode: UInt16?
  private var propertyLines = 0
  /// The number of bytes that were read of each type's bits.
  private var readBytes: [Int: Int] = [:]

  /// The description, completed from the comments.
  var described: EvdevDevice {
    var result = device
    for (code, axis) in commented {
      var merged = result.axes[code] ?? axis
      merged.value = axis.value
      result.axes[code] = merged
    }
    return result
  }

  mutating func setRange(of code: UInt16, _ least: Int, _ greatest: Int) {
    device.axes[code] = EvdevDevice.Axis(least: least, greatest: greatest)
  }

  /// Reads a line of the properties' bits, the first of which holds all that are known.
  mutating func readProperties(_ cursor: inout FieldReader) {
    propertyLines += 1
    guard propertyLines == 1, let bits = cursor.hexadecimal(upTo: 0xFF) else { return }
    device.properties = Set((0..<8).filter { bits >> $0 & 1 == 1 })
  }

  /// Reads a line of the bits of a type's codes; each line goes on where the last of its type ended.
  mutating func readBits(_ cursor: inout FieldReader) {
    guard let type = cursor.hexadecimal(upTo: 0xFFFF) else { return }
    var codes: [UInt16] = []
    var byte = readBytes[type] ?? 0
    while let bits = cursor.hexadecimal(upTo: 0xFF), byte <= Self.lastByte {
      codes += (0..<8).filter { bits >> $0 & 1 == 1 }.map { UInt16(byte * 8 + $0) }
      byte += 1
    }
    readBytes[type] = byte
    device.list(codes, ofType: UInt16(type))
  }

  /// The byte that holds the bits of the greatest codes: no type has more than 768.
  private static let lastByte = 0x2FF / 8

  /// Reads a comment that belongs to the description; other comments are ignored.
  mutating func readComment(_ line: FieldReader) {
    var cursor = line
    cursor.skip(1)
    _ = readDescription(cursor)
  }

  /// Reads a line of the description as `evtest` prints it, which evemu puts into comments.
  ///
  /// - Returns: Whether it is one.
  mutating func readDescription(_ line: FieldReader) -> Bool {
    var cursor = line
    if cursor.skip(word: "Event type") {
      commentedType = cursor.decimal().flatMap { UInt16(exactly: $0) } ?? 0
      commentedCode = nil
    } else if cursor.skip(word: "Event code") {
      let code = cursor.decimal().flatMap { UInt16(exactly: $0) }
      commentedCode = commentedType == EvdevCode.absolute ? code : nil
      if let code { device.list([code], ofType: commentedType) }
    } else if cursor.skip(word: "Property") {
      guard cursor.skip(word: "type"), let property = cursor.decimal() else { return false }
      device.properties.insert(property)
    } else if let code = commentedCode {
      if cursor.skip(word: "Value") {
        commented[code, default: EvdevDevice.Axis()].value = cursor.decimal()
      } else if cursor.skip(word: "Min") {
        commented[code, default: EvdevDevice.Axis()].least = cursor.decimal()
      } else if cursor.skip(word: "Max") {
        commented[code, default: EvdevDevice.Axis()].greatest = cursor.decimal()
      } else {
        return false
      }
    } else {
      return false
    }
    return true
  }
}
