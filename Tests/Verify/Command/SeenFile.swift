import DragConsole
import DragFiles
import DragReplay
import ModelChecking

/// What a part of a search has seen, as a file: a head, and a line for each state.
struct SeenFile {
  /// The world.
  let world: String
  /// The part.
  let part: Shard
  /// How long it took.
  let milliseconds: Int64
  /// What does not hold, and how many moves lead there.
  let violation: (length: Int, text: String)?
  /// The states.
  private(set) var seen: SeenStates

  private static let form = "drag-verify seen 1"

  /// Holds a part of a search.
  init(
    world: String, part: Shard, milliseconds: Int64, violation: (length: Int, text: String)?,
    seen: SeenStates
  ) {
    self.world = world
    self.part = part
    self.milliseconds = milliseconds
    self.violation = violation
    self.seen = seen
  }

  /// Writes the file.
  func write(to path: String) throws(FileError) {
    var text =
      "\(Self.form)\n\(world) \(part.index)/\(part.count) \(milliseconds)\n"
      + "\(violation.map { "\($0.length) \($0.text)" } ?? "-")\n\(Self.text(of: seen.start))\n"
    for (key, state) in seen.states {
      text +=
        "\(Self.text(of: key)) \(state.transitions) \(state.rejections) \(state.depth) \(state.storm) "
        + "\(state.isIdle ? 1 : 0)\n"
    }
    try DiskFile(path).write(Array(text.utf8))
  }

  /// Reads a file; nil if it is not one.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count > 4, lines[0] == Self.form,
      let start = Self.key(lines[3].split(separator: " "))
    else { return nil }
    let head = lines[1].split(separator: " ")
    guard head.count == 3, let part = Shard(head[1]), let milliseconds = Int64(head[2]) else {
      return nil
    }
    let failure = lines[2].split(separator: " ", maxSplits: 1)
    var seen = SeenStates(start: start)
    for line in lines[4...] {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst(2).compactMap { Int($0) }
      guard let key = Self.key(words), numbers.count == 5 else { return nil }
      seen.note(key) { state in
        (state.transitions, state.rejections) = (numbers[0], numbers[1])
        (state.depth, state.storm) = (numbers[2], numbers[3])
        state.isIdle = numbers[4] == 1
      }
    }
    self.init(
      world: String(head[0]), part: part, milliseconds: milliseconds,
      violation: Int(failure[0]).map { ($0, String(failure.last ?? "")) }, seen: seen)
  }

  private static func text(of key: SeenStates.Key) -> String {
    "\(String(key.first, radix: 16)) \(String(key.second, radix: 16))"
  }

  private static func key(_ words: [Substring]) -> SeenStates.Key? {
    guard words.count > 1, let first = UInt64(words[0], radix: 16),
      let second = UInt64(words[1], radix: 16)
    else { return nil }
    return SeenStates.Key(first, second)
  }
}

extension SeenFile {
  /// Joins the parts of one search.
  ///
  /// - Parameter paths: The files, one of each part.
  /// - Returns: All that was seen.
  /// - Throws: Which file or which part is missing, or is of another search.
  static func joined(_ paths: [String]) throws(CommandError) -> SeenFile {
    var parts: [SeenFile] = []
    for path in paths {
      let bytes = try CommandError.wrapping { () throws(FileError) in try DiskFile(path).bytes() }
      guard let part = SeenFile(bytes) else {
        throw CommandError(
          impossible: "\(path) is not what a search has seen", hint: "write it with --seen")
      }
      if let first = parts.first,
        part.world != first.world || part.part.count != first.part.count
          || part.seen.start != first.seen.start
      {
        throw CommandError(
          impossible: "\(path): expected a part of \(first.world), 1 of \(first.part.count), found "
            + "\(part.world), \(part.part.index) of \(part.part.count)",
          hint: "all parts are searched by one command, with one version of the world")
      }
      parts.append(part)
    }
    guard let first = parts.first else {
      throw CommandError("nothing is named to be merged", hint: "name the files of --seen")
    }
    let numbers = parts.map(\.part.index).sorted()
    guard numbers == Array(1...first.part.count) else {
      let found = numbers.map(String.init).joined(separator: ", ")
      throw CommandError(
        impossible: "expected the parts 1 to \(first.part.count), each once; found \(found)")
    }
    var seen = first.seen
    for part in parts.dropFirst() { seen.join(part.seen) }
    return SeenFile(
      world: first.world, part: first.part,
      milliseconds: parts.map(\.milliseconds).max() ?? 0,
      violation: parts.compactMap(\.violation).min { $0.length < $1.length }, seen: seen)
  }
}
