extension ScriptText {
  /// The number of first bytes that decide whether a longer text is a script.
  package static let decisive = 1 << 16

  /// False for a long text whose first bytes do not have the header as their first statement; a short one is
  /// parsed in any case, for its other errors.
  package var mayBeScript: Bool {
    guard count > Self.decisive else { return true }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = piece(0..<Self.decisive)
    // A text that has changed since it was counted is reported where it is read.
    guard start.count == Self.decisive else { return true }
    let lines = (start.starts(with: mark) ? start.dropFirst(mark.count) : start[...])
      .split(separator: UInt8(ascii: "\n"))
    let spaces = " \t\r".utf8
    for line in lines {
      let words = line.drop { spaces.contains($0) }
      guard let first = words.first, first != UInt8(ascii: "#") else { continue }
      return words.starts(with: "dragscript".utf8)
    }
    return false
  }
}
