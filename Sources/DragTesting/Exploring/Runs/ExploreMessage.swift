/// What the process of a test and the one that makes its runs say to each other (EX-42).
enum ExploreMessage: Hashable, Sendable {
  /// The application is there; its name.
  case ready(String)
  /// The call is wrong, or there is nothing to explore.
  case fault(String)
  /// Make the runs.
  case explore
  /// The runs are made, and all holds.
  case nothingFound
  /// Something does not hold: the words of the failure.
  case found(String)
  /// Its script.
  case script(String)
  /// Play a tape, as a journal has it.
  case play(String)
  /// Play the test of a text.
  case replay(String)
  /// It is played, and the process goes on.
  case played

  private var parts: (word: String, text: String) {
    switch self {
    case .ready(let name): ("ready", name)
    case .fault(let words): ("fault", words)
    case .explore: ("explore", "")
    case .nothingFound: ("nothing", "")
    case .found(let words): ("found", words)
    case .script(let text): ("script", text)
    case .play(let tape): ("play", tape)
    case .replay(let text): ("replay", text)
    case .played: ("played", "")
    }
  }

  /// The message as bytes: a word, the number of the bytes of its text, a line break, and the text.
  var bytes: [UInt8] {
    let (word, text) = parts
    return Array("\(word) \(text.utf8.count)\n\(text)".utf8)
  }

  /// Takes the first message of the bytes that have come so far; nil until it is there whole.
  static func take(from bytes: inout [UInt8]) -> ExploreMessage? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let head = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard head.count == 2, let count = Int(head[1]), bytes.count - end - 1 >= count else {
      return nil
    }
    let text = String(decoding: bytes[(end + 1)..<(end + 1 + count)], as: UTF8.self)
    bytes.removeFirst(end + 1 + count)
    switch head[0] {
    case "ready": return .ready(text)
    case "fault": return .fault(text)
    case "explore": return .explore
    case "nothing": return .nothingFound
    case "found": return .found(text)
    case "script": return .script(text)
    case "play": return .play(text)
    case "replay": return .replay(text)
    case "played": return .played
    case _: return nil
    }
  }
}
