/// Bytes compressed as RFC 1951 has it ("deflate"), which browsers undo by themselves.
///
/// There is one block with Huffman codes of its own. The texts of a film are repetitive: they become an eighth and
/// less.
///
/// - Complexity: O(*n*) in the bytes.
struct Deflate {
  /// The compressed bytes.
  let bytes: [UInt8]

  /// Compresses bytes.
  init(_ plain: [UInt8]) {
    let parts = RepeatedBytes.parts(of: plain)
    var literals = [Int](repeating: 0, count: Self.literalCount)
    var distances = [Int](repeating: 0, count: Self.distanceCount)
    for part in parts {
      literals[part.symbol] += 1
      if let distance = part.distance { distances[distance.symbol] += 1 }
    }
    literals[Self.end] += 1
    let literalCode = HuffmanCode(counts: literals, longest: 15)
    let distanceCode = HuffmanCode(counts: distances, longest: 15)
    var bits = BitString()
    // The last block, with codes of its own.
    bits.append(1, count: 1)
    bits.append(2, count: 2)
    Self.write(literalCode, distanceCode, to: &bits)
    for part in parts {
      literalCode.write(part.symbol, to: &bits)
      guard let (length, distance) = part.match else { continue }
      bits.append(length.extra, count: length.extraBits)
      distanceCode.write(distance.symbol, to: &bits)
      bits.append(distance.extra, count: distance.extraBits)
    }
    literalCode.write(Self.end, to: &bits)
    bytes = bits.bytes
  }

  /// The symbols of bytes, of the end, and of lengths.
  private static let literalCount = 286
  private static let distanceCount = 30
  private static let end = 256

  /// The order in which the lengths of the code of lengths are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// Writes both codes by the lengths of their words; runs of equal lengths are written out, which costs some hundred
  /// bytes a block.
  private static func write(
    _ literals: HuffmanCode, _ distances: HuffmanCode, to bits: inout BitString
  ) {
    bits.append(UInt32(literalCount - 257), count: 5)
    bits.append(UInt32(distanceCount - 1), count: 5)
    bits.append(UInt32(lengthOrder.count - 4), count: 4)
    let lengths = literals.lengths + distances.lengths
    var counts = [Int](repeating: 0, count: lengthOrder.count)
    for length in lengths { counts[Int(length)] += 1 }
    let code = HuffmanCode(counts: counts, longest: 7)
    for symbol in lengthOrder { bits.append(UInt32(code.lengths[symbol]), count: 3) }
    for length in lengths { code.write(Int(length), to: &bits) }
  }
}

/// Bits, of which the first is the lowest one of the first byte.
struct BitString {
  private var full: [UInt8] = []
  private var rest: UInt64 = 0
  private var restCount = 0

  /// Appends the lowest bits of a number, at most 32.
  mutating func append(_ value: UInt32, count: Int) {
    rest |= UInt64(value) << UInt64(restCount)
    restCount += count
    while restCount >= 8 {
      full.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
      restCount -= 8
    }
  }

  /// All bits, with zeros up to a whole byte.
  var bytes: [UInt8] { restCount == 0 ? full : full + [UInt8(truncatingIfNeeded: rest)] }
}
