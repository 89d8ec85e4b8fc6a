/// Bytes as what stands in them once, and what is repeated from at most 32 KiB before.
enum RepeatedBytes {
  /// A byte, or a repetition.
  struct Part {
    /// The byte; for a repetition, the distance back less one with its length above.
    private let packed: UInt32

    fileprivate init(byte: UInt8) { packed = UInt32(byte) }

    fileprivate init(length: Int, distance: Int) {
      packed = 1 << 31 | UInt32(length) << 16 | UInt32(distance - 1)
    }

    /// True for a single byte.
    private var isByte: Bool { packed >> 31 == 0 }

    /// The symbol of the byte or of the length.
    var symbol: Int { isByte ? Int(packed) : length.symbol }

    /// The distance, if it is a repetition.
    var distance: Bucket? { isByte ? nil : farness }

    /// The length and the distance, if it is a repetition.
    var match: (length: Bucket, distance: Bucket)? { isByte ? nil : (length, farness) }

    private var length: Bucket {
      let length = packed >> 16 & 0x7FFF
      if length == 258 { return Bucket(symbol: 285, extra: 0, extraBits: 0) }
      var bucket = Bucket(of: length - 3, split: 4)
      bucket.symbol += 257
      return bucket
    }

    private var farness: Bucket { Bucket(of: packed & 0xFFFF, split: 2) }
  }

  /// A range of numbers with one symbol, and the place in it.
  struct Bucket {
    var symbol: Int
    let extra: UInt32
    let extraBits: Int

    fileprivate init(symbol: Int, extra: UInt32, extraBits: Int) {
      (self.symbol, self.extra, self.extraBits) = (symbol, extra, extraBits)
    }

    /// The bucket of a number, of which each power of two has so many (2 or 4).
    fileprivate init(of number: UInt32, split: Int) {
      guard number >= 2 * split else {
        self.init(symbol: Int(number), extra: 0, extraBits: 0)
        return
      }
      let top = 31 - number.leadingZeroBitCount
      let bits = top - split.trailingZeroBitCount
      self.init(
        symbol: split * bits + Int(number >> UInt32(bits)),
        extra: number & (1 << UInt32(bits) - 1), extraBits: bits)
    }
  }

  private static let leastLength = 4
  private static let greatestLength = 258
  private static let window = 32_768
  /// The number of earlier positions that are compared.
  private static let depth = 16
  private static let hashBits: UInt32 = 15

  /// Finds what is repeated, longest first among the nearest positions with the same four bytes.
  static func parts(of bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(bytes.count / 4)
    var chains = Chains(count: bytes.count)
    let span = bytes.span
    var position = 0
    while position < span.count {
      guard position + leastLength <= span.count else {
        parts.append(Part(byte: span[position]))
        position += 1
        continue
      }
      let (length, distance) = chains.longest(at: position, in: span)
      guard length >= leastLength else {
        parts.append(Part(byte: span[position]))
        chains.add(position, in: span)
        position += 1
        continue
      }
      parts.append(Part(length: length, distance: distance))
      for passed in position..<min(position + length, span.count - leastLength + 1) {
        chains.add(passed, in: span)
      }
      position += length
    }
    return parts
  }

  /// The earlier positions of each four bytes, the nearest first.
  private struct Chains {
    /// The last position by hash, or -1.
    private var heads = [Int32](repeating: -1, count: 1 << Int(hashBits))
    /// The position before each one with the same hash, or -1.
    private var earlier: [Int32]

    init(count: Int) { earlier = [Int32](repeating: -1, count: count) }

    private static func hash(_ position: Int, in bytes: Span<UInt8>) -> Int {
      let four =
        UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8
        | UInt32(bytes[position + 2]) << 16 | UInt32(bytes[position + 3]) << 24
      return Int((four &* 2_654_435_761) >> (32 - hashBits))
    }

    mutating func add(_ position: Int, in bytes: Span<UInt8>) {
      let hash = Self.hash(position, in: bytes)
      earlier[position] = heads[hash]
      heads[hash] = Int32(position)
    }

    /// The longest repetition at a position, of length 0 if there is none.
    func longest(at position: Int, in bytes: Span<UInt8>) -> (length: Int, distance: Int) {
      let most = min(greatestLength, bytes.count - position)
      var (length, distance) = (0, 0)
      var candidate = Int(heads[Self.hash(position, in: bytes)])
      var looked = 0
      while candidate >= 0, position - candidate <= window, looked < depth {
        looked += 1
        // One that differs where the best so far ends is not longer.
        if length == 0 || bytes[candidate + length] == bytes[position + length] {
          var equal = 0
          while equal < most, bytes[candidate + equal] == bytes[position + equal] { equal += 1 }
          if equal > length { (length, distance) = (equal, position - candidate) }
          if length == most { break }
        }
        candidate = Int(earlier[candidate])
      }
      return (length, distance)
    }
  }
}
