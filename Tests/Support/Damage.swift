/// The kinds of damage that a text may have, each at some places of it.
package enum Damage: String, CaseIterable, Sendable {
  case cut = "cut off"
  case line = "without a line"
  case number = "with another number"
  case letters = "with letters for a number"
  case word = "with another word"

  /// The damaged texts: as many as there are places, or some of them that are spread evenly.
  package func texts(of text: String, most: Int) -> [String] {
    switch self {
    case .cut:
      let bytes = Array(text.utf8)
      return Self.places(bytes.count, most).map {
        String(decoding: bytes.prefix($0), as: UTF8.self)
      }
    case .line:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return Self.places(lines.count, most).map { place in
        (lines[..<place] + lines[(place + 1)...]).joined(separator: "\n")
      }
    case .number: return Self.replaced(in: text, /[0-9]+/, by: "70000", most)
    case .letters: return Self.replaced(in: text, /[0-9]+/, by: "zz", most)
    case .word: return Self.replaced(in: text, /[A-Za-z_-]{2,}/, by: "zz", most)
    }
  }

  private static func replaced(
    in text: String, _ pattern: Regex<Substring>, by word: String, _ most: Int
  ) -> [String] {
    let ranges = text.ranges(of: pattern)
    return places(ranges.count, most).map { place in
      text[..<ranges[place].lowerBound] + word + text[ranges[place].upperBound...]
    }
  }

  private static func places(_ count: Int, _ most: Int) -> [Int] {
    count <= most ? Array(0..<count) : (0..<most).map { $0 * (count - 1) / (most - 1) }
  }
}

/// A number that stands for texts, and is another one where any of them is: the hash of Fowler, Noll and Vo.
package struct TextDigest {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// Adds a text.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    value = (value ^ 0xFF) &* 0x100_0000_01b3
  }

  package var text: String { String(value, radix: 16) }
}
