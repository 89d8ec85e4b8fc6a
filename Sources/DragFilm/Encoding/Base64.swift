/// Bytes as text that markup leaves as it is (RFC 4648).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let filler = UInt8(ascii: "=")

  /// The text of bytes, filled up to a multiple of four letters.
  static func text(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in three { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - three.count))
      for place in 0..<4 {
        letters.append(
          place > three.count ? filler : digits[Int(bits >> UInt32(18 - 6 * place)) & 63])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}
