package import DragSessions

/// The golden file of a whole script: the traces of its tests, as printed.
///
/// Each trace follows its headline, `# FILE: TEST`; the lines are compared literally. A recording has
/// one trace for each way to replay it, below `# FILE: on SCENE OPTIONS`. Below a first line `# brief`
/// the traces are those of ``BriefTrace``.
package struct GoldenTrace: Hashable, Sendable {
  /// The trace of one test.
  package struct Section: Hashable, Sendable {
    /// The test's name, on one line.
    package var name: String
    /// The lines of the trace.
    package var lines: [String]
    /// The line number of its headline in the file, from 1.
    package var headLine: Int
  }

  /// The golden file, for messages.
  package var file: String
  /// The script's file name without folders, which the headlines contain.
  package var script: String
  /// The replay conditions of a recording, `on SCENE OPTIONS`, which its trace depends on; nil for a script.
  package let conditions: String?
  /// The traces, in the order of the file.
  package private(set) var sections: [Section] = []
  /// Indicates whether it is a golden file, or empty.
  ///
  /// The first line that is not empty is the headline of a test of the script or recording. Any other
  /// file belongs to another program, and is never replaced.
  package private(set) var isGolden = true
  /// Indicates whether its traces leave out moves and updates that repeat.
  private let isBrief: Bool
  private var indices: [String: Int] = [:]
  /// The line end of the file's first line, which is used for every line written.
  private var lineEnd = "\n"

  /// Parses a golden file; lines above the first headline are not kept.
  ///
  /// - Parameters:
  ///   - text: The file's content, which may be empty.
  ///   - file: The golden file.
  ///   - script: The file of the script or recording.
  ///   - conditions: The replay conditions of a recording; nil for a script.
  package init(_ text: String, file: String, of script: String, replayed conditions: String? = nil)
  {
    self.file = file
    self.conditions = conditions
    self.script = script.split(separator: "/").last.map(String.init) ?? script
    let head = "# \(self.script): "
    // As a `Character`, a line end of CR and LF would be neither of the two.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var filled = lines.filter { !$0.allSatisfy { $0 == 0x0D || $0 == 0x20 } }[...]
    let mark = filled.first.map { String(decoding: $0, as: UTF8.self) }
    isBrief = mark == BriefTrace.mark || mark == BriefTrace.mark + "\r"
    if isBrief { filled.removeFirst() }
    if let first = filled.first {
      let line = String(decoding: first, as: UTF8.self)
      isGolden =
        conditions == nil
        ? line.hasPrefix("# ") && line.contains(".drag: ") : line.hasPrefix(head + "on ")
    }
    if lines[0].last == UInt8(ascii: "\r") { lineEnd = "\r\n" }
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
    indices[section.name] = sections.count
    sections.append(section)
  }

  /// The trace of a test, or nil if the file has none.
  package subscript(test: String) -> Section? { indices[name(of: test)].map { sections[$0] } }

  /// The lines that the trace of a test has in this file.
  package func lines(of trace: [TraceLine]) -> [String] {
    (isBrief ? BriefTrace.lines(of: trace) : trace).map(\.text)
  }

  /// The text after the file's name in the headline of a test's trace, on one line.
  package func name(of test: String) -> String { Self.line(conditions ?? test) }

  /// The form of a headline.
  var form: String { "# \(script): " + (conditions == nil ? "TEST" : "on SCENE OPTIONS") }

  /// The sections of tests that the script no longer has; those of a recording belong to other replays.
  package func unused(among tests: [String]) -> [Section] {
    guard conditions == nil else { return [] }
    let names = Set(tests.map(Self.line))
    return sections.filter { !names.contains($0.name) }
  }

  /// Replaces the trace of a test, or appends it.
  package mutating func renew(_ test: String, _ lines: [String]) {
    let name = name(of: test)
    if let index = indices[name] {
      sections[index].lines = lines
    } else {
      append(Section(name: name, lines: lines, headLine: 0))
    }
  }

  /// The new content of the file.
  package var text: String {
    (isBrief ? BriefTrace.mark + lineEnd : "")
      + sections.map { section in
        "# \(script): \(section.name)" + lineEnd + section.lines.map { $0 + lineEnd }.joined()
      }.joined()
  }

  /// A name on one line.
  private static func line(_ name: String) -> String {
    String(TestID(file: "", name: name).line.dropFirst(2))
  }
}
