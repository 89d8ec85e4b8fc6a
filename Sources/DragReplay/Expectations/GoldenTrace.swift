/// The golden of a whole script in a file of its own: the traces of its tests, as they are printed.
///
/// Each trace follows its head line, `# FILE: TEST`; the lines are compared as they are. A
/// recording has one trace for each way to replay it, below `# FILE: on SCENE OPTIONS`.
package struct GoldenTrace: Hashable, Sendable {
  /// The trace of one test.
  package struct Section: Hashable, Sendable {
    /// The test's name, on one line.
    package var name: String
    /// The lines of the trace.
    package var lines: [String]
    /// The number of its head line in the file, from 1.
    package var headLine: Int
  }

  /// The golden's own file, for messages.
  package var file: String
  /// The script's name without its folders, which stands in the head lines.
  package var script: String
  /// How a recording is replayed, `on SCENE OPTIONS`, which its trace depends on; nil for a script.
  package let conditions: String?
  /// The traces, in the order of the file.
  package private(set) var sections: [Section] = []
  /// Whether it is a golden, or empty.
  ///
  /// Its first line that is not empty is the head of a test of a script, or of this recording. Anything
  /// else is the file of another program, and is never replaced.
  package private(set) var isGolden = true
  private var places: [String: Int] = [:]
  /// The end of the file's first line, with which every line is written.
  private var lineEnd = "\n"

  /// Reads a golden; lines above the first head belong to no test and are not kept.
  ///
  /// - Parameters:
  ///   - text: What the file holds, which may be nothing.
  ///   - file: The golden's own file.
  ///   - script: The file of the script or recording.
  ///   - conditions: How a recording is replayed; nil for a script.
  package init(_ text: String, file: String, of script: String, replayed conditions: String? = nil)
  {
    self.file = file
    self.conditions = conditions
    self.script = script.split(separator: "/").last.map(String.init) ?? script
    let head = "# \(self.script): "
    // By characters, a line end of two would be one that is neither.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let first = lines.first(where: { !$0.allSatisfy { $0 == 0x0D || $0 == 0x20 } }) {
      let line = String(decoding: first, as: UTF8.self)
      isGolden =
        conditions == nil
        ? line.hasPrefix("# ") && line.contains(".drag: ") : line.hasPrefix(head + "on ")
    }
    if lines.count > 1, lines[0].last == UInt8(ascii: "\r") { lineEnd = "\r\n" }
    for (index, bytes) in lines.enumerated() {
      let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix(head) {
        append(Section(name: String(line.dropFirst(head.count)), lines: [], headLine: index + 1))
      } else if !sections.isEmpty, !line.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  private mutating func append(_ section: Section) {
    places[section.name] = sections.count
    sections.append(section)
  }

  /// The trace of a test, or nil where the file has none.
  package subscript(test: String) -> Section? { places[name(of: test)].map { sections[$0] } }

  /// The text behind the file's name in the head line of a test's trace, on one line.
  package func name(of test: String) -> String { Self.line(conditions ?? test) }

  /// The form of the head line of a trace.
  var form: String { "# \(script): " + (conditions == nil ? "TEST" : "on SCENE OPTIONS") }

  /// The sections of no test that the script has; those of a recording belong to other replays of it.
  package func unused(among tests: [String]) -> [Section] {
    guard conditions == nil else { return [] }
    let names = Set(tests.map(Self.line))
    return sections.filter { !names.contains($0.name) }
  }

  /// Writes the trace of a test again, or behind the others.
  package mutating func renew(_ test: String, _ lines: [String]) {
    let name = name(of: test)
    if let place = places[name] {
      sections[place].lines = lines
    } else {
      append(Section(name: name, lines: lines, headLine: 0))
    }
  }

  /// What the file is to hold.
  package var text: String {
    sections.map { section in
      "# \(script): \(section.name)" + lineEnd + section.lines.map { $0 + lineEnd }.joined()
    }.joined()
  }

  /// A name on one line.
  private static func line(_ name: String) -> String {
    String(TestID(file: "", name: name).line.dropFirst(2))
  }
}
