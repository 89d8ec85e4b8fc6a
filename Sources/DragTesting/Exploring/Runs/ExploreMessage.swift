/// What the process of a test and the one that makes its runs say to each other (EX-42).
enum ExploreMessage: Hashable, Sendable {
  /// The application is there; its name, and what is to be noted of it, or nothing.
  case ready(String, note: String)
  /// The call is wrong, or there is nothing to explore.
  case fault(String)
  /// Play what is kept, and make the runs.
  case explore
  /// Something does not hold: the words of the failure, the digits of its mark, and what is attached.
  case found(TestExploration.Outcome)
  /// That was all; what is to be noted of it, or nothing.
  case done(note: String)
  /// Play a tape, as a journal has it.
  case play(String)
  /// Play the test of a text.
  case replay(String)
  /// It is played, and the process goes on.
  case played

  private var parts: (word: String, texts: [String]) {
    switch self {
    case .ready(let name, let note): ("ready", [name, note])
    case .fault(let words): ("fault", [words])
    case .explore: ("explore", [])
    case .found(let outcome):
      (
        "found",
        [
          outcome.words, outcome.digits, outcome.script, outcome.swift, outcome.trace,
          outcome.film,
        ]
      )
    case .done(let note): ("done", [note])
    case .play(let tape): ("play", [tape])
    case .replay(let text): ("replay", [text])
    case .played: ("played", [])
    }
  }

  /// The message as bytes: a word and the numbers of the bytes of its texts, a line break, and the texts.
  var bytes: [UInt8] {
    let (word, texts) = parts
    let counts = texts.map { " \($0.utf8.count)" }.joined()
    return Array("\(word)\(counts)\n\(texts.joined())".utf8)
  }

  /// Takes the first message of the bytes that have come so far; nil until it is there whole.
  static func take(from bytes: inout [UInt8]) -> ExploreMessage? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    let counts = head.dropFirst().compactMap { Int($0) }
    let length = counts.reduce(end + 1, +)
    guard let word = head.first, counts.count == head.count - 1, bytes.count >= length else {
      return nil
    }
    var texts: [String] = []
    var start = end + 1
    for count in counts {
      texts.append(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
      start += count
    }
    guard let message = ExploreMessage(word, texts) else { return nil }
    bytes.removeFirst(length)
    return message
  }

  private init?(_ word: Substring, _ texts: [String]) {
    switch (word, texts.count) {
    case ("ready", 2): self = .ready(texts[0], note: texts[1])
    case ("fault", 1): self = .fault(texts[0])
    case ("explore", 0): self = .explore
    case ("found", 6):
      self = .found(
        TestExploration.Outcome(
          words: texts[0], digits: texts[1], script: texts[2], swift: texts[3],
          trace: texts[4], film: texts[5]))
    case ("done", 1): self = .done(note: texts[0])
    case ("play", 1): self = .play(texts[0])
    case ("replay", 1): self = .replay(texts[0])
    case ("played", 0): self = .played
    case _: return nil
    }
  }
}
