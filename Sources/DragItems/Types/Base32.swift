/// Base 32 encoding, as used by dynamic type names (CONTRACT-129).
///
/// The highest bit comes first; unused bits of the last character are zero.
enum Base32 {
  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)

  /// Encodes bytes.
  static func text(of bytes: [UInt8]) -> String {
    var characters: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in bytes {
      bits = (bits << 8 | UInt32(byte)) & 0xFFF
      count += 8
      while count >= 5 {
        count -= 5
        characters.append(alphabet[Int(bits >> count & 31)])
      }
    }
    if count > 0 { characters.append(alphabet[Int(bits << (5 - count) & 31)]) }
    return String(decoding: characters, as: UTF8.self)
  }

  /// Decodes the characters from a position on.
  static func bytes(of text: [UInt8], from start: Int) throws(DynamicType.ParseError) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for position in start..<max(start, text.count) {
      guard let value = alphabet.firstIndex(of: text[position]) else {
        throw .character(at: position)
      }
      bits = (bits << 5 | UInt32(value)) & 0xFFF
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    // An unused character, or unused bits that are not zero, cannot be decoded.
    guard count < 5, bits & (1 << count - 1) == 0 else { throw .bits }
    return bytes
  }
}
