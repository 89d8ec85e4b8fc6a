/// A short number for a long text: the same for the same bytes, on every machine.
///
/// A table of digests says which of many texts is another one. How it differs is seen where both are written.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  private var state: UInt64 = 14_695_981_039_346_656_037

  /// The digest of a text: eight bytes at a time by FNV-1a, and its length.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let words = bytes.count / 8
      let raw = UnsafeRawBufferPointer(bytes)
      for word in 0..<words {
        let next = unsafe raw.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
        add(UInt64(littleEndian: next))
      }
      for index in (words * 8)..<bytes.count { add(UInt64(unsafe raw[index])) }
      add(UInt64(bytes.count))
    }
  }

  private mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 1_099_511_628_211
    // A product carries nothing downwards: the high half has to reach the low one.
    state ^= state >> 32
  }

  /// Sixteen digits.
  package var description: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
