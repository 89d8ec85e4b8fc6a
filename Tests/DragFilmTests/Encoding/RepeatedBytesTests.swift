import TestSupport
import Testing

@testable import DragFilm

/// Bytes as single ones and repetitions, as RFC 1951 numbers them.
@Suite struct RepeatedBytesTests {
  /// A text, with each repetition as its length and distance: their symbols and the places in these.
  private func parts(_ text: String) -> String { parts(Array(text.utf8)) }

  private func parts(_ bytes: [UInt8]) -> String {
    RepeatedBytes.parts(of: bytes).map { part in
      guard let match = part.match else {
        return String(decoding: [UInt8(part.symbol)], as: UTF8.self)
      }
      return "<\(match.length.symbol)+\(match.length.extra),"
        + "\(match.distance.symbol)+\(match.distance.extra)>"
    }.joined()
  }

  @Test func `four bytes are a repetition, and three are none`() {
    #expect(parts("abc abc") == "abc abc")
    // Length 4 is symbol 258; the distance 5 is the first one of symbol 4.
    #expect(parts("abcd abcd") == "abcd <258+0,4+0>")
  }

  @Test func `the longest of several repetitions is taken, wherever it is`() {
    // The last one has six of the bytes, and the one before it four, with a later byte in common.
    #expect(parts("abcdXXg-abcdef12+abcdefg!").hasSuffix("12+<260+0,6+0>g!"))
    #expect(parts("abcdef12-abcdXXg+abcdefg!").hasSuffix("Xg+<260+0,8+0>g!"))
    // Of two of one length it is the nearer one.
    #expect(parts("abcd1-abcd2+abcd3").hasSuffix("2+<258+0,4+1>3"))
  }

  @Test func `a repetition may reach into itself, up to 258 bytes`() {
    #expect(parts(String(repeating: "a", count: 259)) == "a<285+0,0+0>")
    #expect(parts(String(repeating: "a", count: 258)) == "a<284+30,0+0>")
  }

  @Test(arguments: [0: "<258+0,29+8191>", 1: "abcd"])
  func `what is more than 32 KiB before is not repeated`(further: Int, end: String) {
    var random = SplitMix64(seed: 7)
    let between = (0..<32_764 + further).map { _ in UInt8.random(in: 0x80...0xFF, using: &random) }
    #expect(parts(Array("abcd".utf8) + between + Array("abcd".utf8)).hasSuffix(end))
  }
}
