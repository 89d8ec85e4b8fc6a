/// The text around a recording that was copied from a mail or a terminal (3.2).
enum CopiedText {
  /// The length of the part of a text that is examined.
  static let looked = 65_536
  /// A line of a terminal is not longer; a line of another text may be a whole recording.
  private static let longestPrompt = 512

  // MARK: Mails

  /// Returns whether most lines of a text's beginning are quoted.
  static func isQuoted(_ text: ArraySlice<UInt8>) -> Bool {
    var balance = 0
    for line in text.prefix(looked).split(separator: 0x0A) {
      guard let first = line.first(where: { !isBlank($0) }) else { continue }
      balance += first == UInt8(ascii: ">") ? 1 : -1
    }
    return balance > 0
  }

  /// Returns the number of bytes of the marks at the start of a line: each level is a `>` and a
  /// space, or a `>` alone.
  static func marks(of line: ArraySlice<UInt8>) -> Int {
    var rest = line
    while rest.first == UInt8(ascii: ">") {
      rest = rest.dropFirst()
      if rest.first == 0x20 { rest = rest.dropFirst() }
    }
    return line.count - rest.count
  }

  // MARK: Terminals

  /// Returns whether a line above a recording is none of its own: a menu of devices, a remark of a
  /// tool, or a prompt.
  static func isPreamble(_ line: ArraySlice<UInt8>) -> Bool {
    isPrompt(line) || importNotes.contains { line.starts(with: $0.utf8) } || isMenuEntry(line)
  }

  /// Returns whether a line is a shell's prompt, with or without the command that records.
  static func isPrompt(_ line: ArraySlice<UInt8>) -> Bool {
    let line = trimmed(line)
    guard line.count <= longestPrompt, let first = line.first, !isOwn(line) else { return false }
    if first == UInt8(ascii: "^") {
      let rest = trimmed(line.dropFirst(2))
      return rest.isEmpty || isPrompt(rest)
    }
    if isCommand(line) || isArrow(line) && recorders.contains(where: words(of: line).contains) {
      return true
    }
    if let last = line.last, isMark(last), isUser(line) { return true }
    return line.indices.contains { index in
      isMark(line[index]) && isCommand(line[(index + 1)...].drop(while: isBlank))
    }
  }

  /// A line without spaces and carriage returns at its ends.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    trimmed(line) { isBlank($0) || $0 == 0x0D }
  }

  private static func trimmed(
    _ text: ArraySlice<UInt8>, of isLeftOut: (UInt8) -> Bool
  ) -> ArraySlice<UInt8> {
    var text = text.drop(while: isLeftOut)
    while let last = text.last, isLeftOut(last) { text = text.dropLast() }
    return text
  }

  /// Returns whether a line is one of a recording, by its first bytes; most are.
  private static func isOwn(_ line: ArraySlice<UInt8>) -> Bool {
    let second = line.dropFirst().first
    switch line.first {
    case UInt8(ascii: "["): return second.map { isBlank($0) || isDigit($0) } ?? true
    case nil, UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "-"): return true
    case UInt8(ascii: "E") where [0x56, 0x76].contains(second): return true
    case let first?:
      let isField = second == UInt8(ascii: ":") && line.dropFirst(2).first.map(isBlank) ?? true
      return isDigit(first) || isField && (0x41...0x5A).contains(first)
    }
  }

  /// Returns whether a text is a command that records, or begins a shell in which one does.
  private static func isCommand(_ text: ArraySlice<UInt8>) -> Bool {
    let words = words(of: text)
    guard let first = words.first else { return false }
    if ["adb shell", "adb root", "su", "exit"].contains(words.joined(separator: " ")) {
      return true
    }
    guard recorders.contains(first) || wrappers.contains(first) else { return false }
    return recorders.contains(where: words.contains)
  }

  /// The words of a command, without the folders of programs.
  private static func words(of text: ArraySlice<UInt8>) -> [String] {
    let words = String(decoding: text, as: UTF8.self).split { " \t\r".contains($0) }
    let names = words.prefix(8).map { $0.split(separator: "/").last.map(String.init) ?? "" }
    guard let library = names.firstIndex(of: "libinput") else { return names }
    guard names.dropFirst(library + 1).first == "record" else { return names }
    return names + ["libinput-record"]
  }

  private static let recorders = [
    "getevent", "evemu-record", "evemu-describe", "evtest", "libinput-record",
  ]
  private static let wrappers = ["sudo", "doas", "su", "adb", "libinput", "timeout", "stdbuf"]

  /// The output of recorders and adb above a recording.
  private static let importNotes = [
    "could not ", "Available devices", "Select the device", "No device specified",
    "Not running as root", "WARNING: linker", "* daemon ", "- waiting for device",
    "Recording to ", "Receiving events: ",
  ]

  /// Returns whether a line names a device to choose: `/dev/input/event4: Touch Screen`.
  private static func isMenuEntry(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "/dev/input/event".utf8) else { return false }
    let fields = line.split { isBlank($0) || $0 == 0x0D }
    guard fields.count > 1 else { return false }
    let type = String(decoding: fields[1], as: UTF8.self)
    return !(type.hasPrefix("EV_") || type.count == 4 && type.allSatisfy(\.isHexDigit))
  }

  // MARK: Prose

  /// Returns whether a line has a word of prose, which is small letters that are no hexadecimal number, or
  /// signs alone, as a ruler or a fence.
  static func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    if line.allSatisfy({ (0x20..<0x7F).contains($0) && !isLetter($0) && !isDigit($0) }) {
      return true
    }
    return line.split { isBlank($0) || $0 == 0x0D }.prefix(32).contains { word in
      let name = trimmed(word) { ".,:;!?()[]*\"'`".utf8.contains($0) }
      return name.count > 1 && name.allSatisfy(isLetter) && name.contains { $0 >= 0x61 }
        && name.contains { FieldReader.hexadecimalDigit($0) == nil }
    }
  }

  /// Letters are those of ASCII, and all bytes of others.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
  }

  /// Returns whether a line is among the first of a recording of libinput.
  static func beginsLibinput(_ line: ArraySlice<UInt8>) -> Bool {
    ["# libinput record", "version:", "ndevices:"].contains { line.starts(with: $0.utf8) }
  }

  /// Returns whether a line goes on with the devices, frames or events of libinput.
  static func isOfLibinput(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: isBlank)
    let list = text.starts(with: "- [".utf8) ? text.dropFirst(3).drop(while: isBlank).first : nil
    return list.map(isDigit) ?? ["- evdev:", "- node:"].contains { text.starts(with: $0.utf8) }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ">")].contains(byte)
  }

  /// Returns whether a text may name a user, a machine or a folder.
  private static func isUser(_ text: ArraySlice<UInt8>) -> Bool {
    text.count { !isBlank($0) } == 1
      || text.contains { [UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "\\")].contains($0) }
      || text.contains(UInt8(ascii: ":")) && text.contains(UInt8(ascii: "/"))
  }

  /// Returns whether a line begins with an arrow, as prompts of some shells do.
  private static func isArrow(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "➜".utf8) || line.starts(with: "❯".utf8)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
