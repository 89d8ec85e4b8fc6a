/// Bytes that were compressed as RFC 1951 has it, read bit by bit: slow, and as the RFC says it.
package struct Inflate {
  /// What is no compressed text.
  package struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  /// Undoes the compression of bytes.
  package static func bytes(of packed: [UInt8]) throws(Malformed) -> [UInt8] {
    var reader = Inflate(bytes: packed)
    while try !reader.readBlock() {}
    return reader.output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bits(_ count: Int) throws(Malformed) -> Int {
    var value = 0
    for place in 0..<count {
      guard position < 8 * bytes.count else { throw Malformed() }
      value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << place
      position += 1
    }
    return value
  }

  /// Reads a block with codes of its own, the only kind that is written here; true for the last one.
  private mutating func readBlock() throws(Malformed) -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Malformed() }
    let (literals, distances, lengths) = (
      try bits(5) + 257, try bits(5) + 1, try bits(4) + 4
    )
    var ofLengths = [Int](repeating: 0, count: 19)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    for symbol in order.prefix(lengths) { ofLengths[symbol] = try bits(3) }
    let code = words(ofLengths)
    var all: [Int] = []
    while all.count < literals + distances { all.append(try symbol(of: code)) }
    guard all.allSatisfy({ $0 < 16 }) else { throw Malformed() }
    try readText(words(Array(all.prefix(literals))), words(Array(all.dropFirst(literals))))
    return isLast
  }

  private mutating func readText(
    _ literals: [[Int]: Int], _ distances: [[Int]: Int]
  ) throws(Malformed) {
    while true {
      let symbol = try symbol(of: literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let length = try number(symbol - 257, split: 4, greatest: symbol == 285 ? 255 : nil) + 3
      let distance = try number(try self.symbol(of: distances), split: 2) + 1
      guard distance <= output.count else { throw Malformed() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// The number that a bucket and the bits behind it mean, where each power of two has so many buckets.
  private mutating func number(
    _ bucket: Int, split: Int, greatest: Int? = nil
  ) throws(Malformed) -> Int {
    if let greatest { return greatest }
    guard bucket >= 2 * split else { return bucket }
    let extra = bucket / split - 1
    return (split + bucket % split) << extra + (try bits(extra))
  }

  private mutating func symbol(of code: [[Int]: Int]) throws(Malformed) -> Int {
    var word: [Int] = []
    while word.count < 16 {
      word.append(try bits(1))
      if let symbol = code[word] { return symbol }
    }
    throw Malformed()
  }

  /// The words of a code by their lengths, each as its bits.
  private func words(_ lengths: [Int]) -> [[Int]: Int] {
    var words: [[Int]: Int] = [:]
    var next = 0
    for length in 1...15 {
      next <<= 1
      for (symbol, own) in lengths.enumerated() where own == length {
        words[(0..<length).map { next >> (length - 1 - $0) & 1 }] = symbol
        next += 1
      }
    }
    return words
  }
}

/// The text of a film's page with all that is compressed in it.
package func unpackedPage(_ page: String) throws -> String {
  var text = page
  for part in page.split(separator: "class=\"film-part\"").dropFirst() {
    let packed = part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
    text += "\n" + String(decoding: try Inflate.bytes(of: base64(packed)), as: UTF8.self)
  }
  return text
}

/// The bytes that letters of RFC 4648 mean.
private func base64(_ text: Substring) -> [UInt8] {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var (bytes, bits, count): ([UInt8], Int, Int) = ([], 0, 0)
  for letter in text {
    guard let digit = digits.firstIndex(of: letter) else { break }
    (bits, count) = ((bits << 6 | digit) & 0xFFFF, count + 6)
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(bits >> count & 0xFF))
    }
  }
  return bytes
}
