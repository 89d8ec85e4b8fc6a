/// The tools whose scripts press and move a pointer by commands, one a line.
enum CommandScript {
  /// A tool.
  enum Dialect: Hashable, Sendable {
    case xdotool, autoHotkey, monkeyrunner

    /// The tool whose command a line is, if it is one.
    init?(ofLine line: String) {
      if line.contains(".drag((") || line.contains("MonkeyRunner.") {
        self = .monkeyrunner
      } else if CommandScript.isXdotool(line) {
        self = .xdotool
      } else if CommandScript.isAutoHotkey(line) {
        self = .autoHotkey
      } else {
        return nil
      }
    }
  }

  /// The dialect of a text, by its first command.
  static func dialect(of sight: ArraySlice<UInt8>) -> Dialect? {
    for line in sight.split(separator: 0x0A) {
      let text = String(decoding: line.prefix(256), as: UTF8.self)
      if let dialect = Dialect(ofLine: text) { return dialect }
    }
    return nil
  }

  private static func isXdotool(_ line: String) -> Bool {
    guard line.contains("mouse") || line.contains("xdotool") else { return false }
    return ShellCommands(line).commands.contains { words in
      let command = ShellVariables.command(words)
      guard let first = command.first else { return false }
      if ShellVariables.program(first) == "xdotool" {
        return command.dropFirst().contains(where: pointerCommands.contains)
      }
      // A file of xdotool has its commands alone.
      let arguments = command.dropFirst().drop { $0.hasPrefix("-") }
      return pointerCommands.contains(first) && first != "click" && !arguments.isEmpty
        && arguments.allSatisfy { Double($0) != nil }
    }
  }

  private static let pointerCommands: Set<String> = [
    "mousemove", "mousemove_relative", "mousedown", "mouseup", "click",
  ]

  private static func isAutoHotkey(_ line: String) -> Bool {
    guard let call = AutoHotkeyCall(line), call.name.hasPrefix("mouse") else { return false }
    return ["mouseclickdrag", "mousemove", "mouseclick"].contains(call.name)
      && call.arguments.count { Double($0) != nil } >= 2
  }
}

/// A command of AutoHotkey with its arguments, as its first or its second version writes it.
struct AutoHotkeyCall: Sendable {
  /// The name in small letters.
  let name: String
  let arguments: [String]

  /// Reads `MouseMove, 1, 2`, `MouseMove 1, 2` and `MouseMove(1, 2)`, with a comment or without.
  init?(_ line: String) {
    var text = line.drop { $0.isWhitespace }
    if let comment = text.firstRange(of: " ;") { text = text[..<comment.lowerBound] }
    let name = text.prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty else { return nil }
    var rest = text.dropFirst(name.count).drop { $0.isWhitespace }
    // Brackets are left out below.
    if rest.first == "," { rest = rest.dropFirst() }
    self.name = name.lowercased()
    arguments = rest.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.filter { !"\"'() \t\r".contains($0) || $0 == " " })
        .split(separator: " ").joined(separator: " ")
    }
  }
}
