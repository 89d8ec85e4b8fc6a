extension ADBReader {
  /// Returns whether a line has a command that gives input to Android's shell.
  static func isCommand(_ line: String) -> Bool {
    // Most lines are of another text, and need not be cut into words.
    guard line.contains("input") || line.contains("sendevent") else { return false }
    return ShellCommands(line).commands.contains { isInput(ShellVariables.command($0)) }
  }

  private static func isInput(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    switch ShellVariables.program(first) {
    case "adb":
      guard let shell = words.firstIndex(where: { ["shell", "exec-out"].contains($0) }) else {
        return false
      }
      let inner = words[(shell + 1)...].joined(separator: " ").split { " \"'".contains($0) }
      return inner.contains("input") || inner.contains("sendevent")
    case "input":
      // What the command is about are numbers, or variables; it is a word of prose as well.
      return words.dropFirst().first.map(gestures.contains) ?? false
        && words.dropFirst(2).contains { Double($0) != nil || $0.contains { "$%".contains($0) } }
    case "sendevent": return words.dropFirst().first?.hasPrefix("/dev/input/") ?? false
    default: return false
    }
  }

  private static let gestures: Set<String> = [
    "tap", "swipe", "draganddrop", "motionevent", "touchscreen", "mouse", "stylus",
  ]
}
