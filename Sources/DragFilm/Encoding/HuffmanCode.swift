/// A prefix code in which frequent symbols have short words, numbered by their lengths as RFC 1951 has it.
struct HuffmanCode {
  /// The length of each symbol's word in bits, 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// The word of each symbol, its first bit lowest.
  private let words: [UInt16]

  /// Makes the code of symbols by how often they occur.
  ///
  /// - Parameters:
  ///   - counts: How often each symbol occurs; there are two at least.
  ///   - longest: The greatest length of a word.
  init(counts: [Int], longest: Int) {
    var counts = counts
    // A code with fewer than two words is not complete, and some readers refuse it.
    var missing = 2 - counts.count { $0 > 0 }
    for symbol in counts.indices where missing > 0 && counts[symbol] == 0 {
      counts[symbol] = 1
      missing -= 1
    }
    var lengths = Self.lengths(for: counts)
    while lengths.contains(where: { $0 > longest }) {
      // Flatter counts have shorter words.
      counts = counts.map { ($0 + 1) / 2 }
      lengths = Self.lengths(for: counts)
    }
    self.lengths = lengths.map { UInt8($0) }
    words = Self.words(of: lengths, longest: longest)
  }

  /// Appends the word of a symbol.
  func write(_ symbol: Int, to bits: inout BitString) {
    bits.append(UInt32(words[symbol]), count: Int(lengths[symbol]))
  }

  /// A symbol, or two nodes below one.
  private struct Node {
    let count: Int
    var parent = -1
  }

  /// The depths of the symbols in the tree that joins the two rarest nodes until one is left.
  private static func lengths(for counts: [Int]) -> [Int] {
    let symbols = counts.indices.filter { counts[$0] > 0 }
      .sorted { (counts[$0], $0) < (counts[$1], $1) }
    var nodes = symbols.map { Node(count: counts[$0]) }
    // Both queues are sorted: the symbols, and the nodes above them in the order in which they were made.
    var (leaf, inner) = (0, symbols.count)
    func takeRarest() -> Int {
      let isLeaf =
        leaf < symbols.count && (inner == nodes.count || nodes[leaf].count <= nodes[inner].count)
      defer { if isLeaf { leaf += 1 } else { inner += 1 } }
      return isLeaf ? leaf : inner
    }
    for _ in 1..<symbols.count {
      let (one, other) = (takeRarest(), takeRarest())
      nodes[one].parent = nodes.count
      nodes[other].parent = nodes.count
      nodes.append(Node(count: nodes[one].count + nodes[other].count))
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    for node in nodes.indices.dropLast().reversed() {
      depths[node] = depths[nodes[node].parent] + 1
    }
    var lengths = [Int](repeating: 0, count: counts.count)
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }

  /// Numbers the words of each length in the order of the symbols, behind those of the length before.
  private static func words(of lengths: [Int], longest: Int) -> [UInt16] {
    var next: UInt16 = 0
    var words = [UInt16](repeating: 0, count: lengths.count)
    for length in 1...longest {
      next <<= 1
      for symbol in lengths.indices where lengths[symbol] == length {
        words[symbol] = reversed(next, count: length)
        next += 1
      }
    }
    return words
  }

  private static func reversed(_ word: UInt16, count: Int) -> UInt16 {
    var (word, reversed) = (word, UInt16(0))
    for _ in 0..<count {
      reversed = reversed << 1 | word & 1
      word >>= 1
    }
    return reversed
  }
}
