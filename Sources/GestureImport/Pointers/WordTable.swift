/// The words of a format: fields, kinds and values, less than 64 of them.
protocol FormatWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

/// A hash that a scanner makes of a string on its way through it.
enum WordHash {
  static let seed: UInt64 = 0x243F_6A88_85A3_08D3

  /// Adds a byte to a hash.
  static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

/// Finds the words of a format among the strings of a text without making text of them.
struct WordTable<Word: FormatWord> {
  /// For each hash, one more than the index of its word; 0 for an empty entry.
  private var slots = [UInt8](repeating: 0, count: 256)
  let words = Array(Word.allCases)
  private let spellings = Word.allCases.map { Array($0.rawValue.utf8) }
  /// For each word, one more than the index of the word that followed it last; 0 if none did.
  private var followers: [UInt8]
  /// The index of the word that was read last.
  private var last = 0

  /// Makes the table of all words.
  init() {
    followers = [UInt8](repeating: 0, count: words.count)
    for (index, spelling) in spellings.enumerated() {
      var slot = Self.slot(of: spelling.reduce(WordHash.seed, WordHash.mixed))
      while slots[slot] != 0 { slot = (slot + 1) & 255 }
      slots[slot] = UInt8(index + 1)
    }
  }

  /// The index of the word that most likely is next: programs write like objects alike, so that it is the
  /// one that followed the last word before.
  var expected: Int? { followers[last] == 0 ? nil : Int(followers[last]) - 1 }

  /// The letters of a word.
  func letters(of index: Int) -> [UInt8] { spellings[index] }

  /// Notes that a word was read.
  mutating func note(_ index: Int) {
    let follower = UInt8(index + 1)
    if followers[last] != follower { followers[last] = follower }
    last = index
  }

  /// The index, less than 64, of the word that a string spells, if it is one.
  func index(_ text: JSONScanner.Text, in scanner: JSONScanner) -> Int? {
    if text.hasEscapes {
      return Word(rawValue: scanner.contents(of: text)).flatMap { words.firstIndex(of: $0) }
    }
    var slot = Self.slot(of: text.hash)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if spells(spellings[index], text, in: scanner) { return index }
      slot = (slot + 1) & 255
    }
    return nil
  }

  private func spells(
    _ spelling: [UInt8],
    _ text: JSONScanner.Text,
    in scanner: JSONScanner
  ) -> Bool {
    let (spelling, bytes) = (spelling.span, scanner.bytes.span)
    guard spelling.count == text.end - text.start else { return false }
    var offset = 0
    while offset < spelling.count, spelling[offset] == bytes[text.start + offset] { offset += 1 }
    return offset == spelling.count
  }

  private static func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 40) & 255
  }
}
