import DragReplay
import Seeds
import TestSupport
import Testing

@testable import DragFilm

/// What pages hold compressed; browsers read it in `Tests/Film/browser`.
@Suite struct DeflateTests {
  private func unpacked(_ text: String) throws -> String {
    String(decoding: try Inflate.bytes(of: Deflate(Array(text.utf8)).bytes), as: UTF8.self)
  }

  @Test(arguments: [
    "", "a", "ab", "abc", "aaaa", "abcdabcdabcd", String(repeating: "a", count: 259),
    String(repeating: "ab", count: 2_000), "milk and milk and milk",
    // A repetition as far back as one may be, and one that is farther.
    "0123456789" + String(repeating: "-", count: 32_758) + "0123456789",
    "0123456789" + String(repeating: "-", count: 32_759) + "0123456789",
  ])
  func `a text is what it was`(text: String) throws {
    #expect(try unpacked(text) == text)
  }

  @Test(.seeds(1...40)) func `law: bytes by chance are what they were`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let letters = 1 + Int.random(in: 0..<(seed % 2 == 0 ? 3 : 255), using: &random)
    var bytes: [UInt8] = []
    while bytes.count < Int.random(in: 0..<6_000, using: &random) {
      // Some of it is a copy of what was before.
      if bytes.count > 40, Bool.random(using: &random) {
        let start = Int.random(in: 0..<bytes.count - 30, using: &random)
        bytes += bytes[start..<start + 30]
      } else {
        bytes.append(UInt8(Int.random(in: 0..<letters, using: &random)))
      }
    }
    #expect(try Inflate.bytes(of: Deflate(bytes).bytes) == bytes)
  }

  @Test func `a film becomes a tenth`() throws {
    let chunk = try #require(try FilmedScript.reel().chunks.first).json.bytes
    let many = Array(repeatElement(chunk, count: 10).joined())
    #expect(Deflate(many).bytes.count < many.count / 10)
  }

  @Test func `words of a code are no longer than they may be, however rare a symbol is`() {
    // Counts as the Fibonacci numbers make the deepest tree.
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [7, 15] {
      let lengths = HuffmanCode(counts: counts, longest: longest).lengths
      #expect(lengths.allSatisfy { (1...longest).contains(Int($0)) })
      // The code is complete: no word is free, and none is the beginning of another one.
      #expect(lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
    }
    #expect(HuffmanCode(counts: [0, 0, 5], longest: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(counts: [0, 0], longest: 15).lengths == [1, 1])
  }

  @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")])
  func `base64 is that of RFC 4648`(text: String, letters: String) {
    #expect(Base64.text(of: Array(text.utf8)) == letters)
  }
}
