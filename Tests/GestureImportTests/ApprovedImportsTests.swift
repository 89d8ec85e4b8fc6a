import DragGeometry
import DragGestures
import DragScript
import GestureImport
import Machines
import TestSupport
import Testing

/// What is imported of whole recordings, as it was looked at and approved: each option, each other format, and each way
/// in which a text is passed on.
@Suite struct ApprovedImportsTests {
  /// An option that differs from what the others have.
  typealias Option = (name: String, set: @Sendable (inout ImportOptions) -> Void)

  private static let usual: @Sendable (inout ImportOptions) -> Void = { options in
    options.viewport = Size(width: 100, height: 100)
    options.outOfBounds = .allow
    options.bindings = ["e": "list#tea", "w": "list", "wheel": "list", "5": "bin", "s": "list"]
  }

  private static let options: [Option] = [
    ("another viewport", { $0.viewport = Size(width: 400, height: 30) }),
    ("nothing bound", { $0.bindings = [:] }), ("10 samples a second", { $0.rate = 10 }),
    ("a hold", { $0.prependHold = .milliseconds(25) }), ("a pen", { $0.pointerKind = .pen }),
    ("canceled at the end", { $0.atEnd = .cancel }), ("kept at the end", { $0.atEnd = .keep }),
    ("refused at the end", { $0.atEnd = .error }),
    ("a broken end refused", { $0.brokenEnd = .error }),
    ("points outside refused", { $0.outOfBounds = .error }),
    ("points outside moved", { $0.outOfBounds = .clamp }),
    ("points outside by kind", { $0.outOfBounds = nil }),
    ("clocks clamped", { $0.backwardClock = .clamp }), ("strict", { $0.strict = true }),
    ("ranges", { $0.absRange = .init(x: 0...50, y: -10...200) }),
    ("a scale", { $0.unitScale = 0.5 }),
    ("frames without movement", { $0.keepStationary = true }),
    ("one device", { $0.device = "event1" }),
    ("a device by its name", { $0.device = "panel" }), ("no such device", { $0.device = "event7" }),
    ("another start", { $0.start = Point(x: 7, y: 93) }), ("touchpads", { $0.indirect = true }),
    ("a travel", { $0.travel = .milliseconds(40) }),
    ("scrolled", { $0.scrollOffset = Point(x: 1, y: 2) }),
    ("mouse events after touches", { $0.keepCompatMouse = true }),
    ("clicks left out", { $0.ignoreClicks = true }),
    ("three events at most", { $0.eventLimit = 3 }),
  ]

  /// All of a result: each line of its script with its place in the recording, and what was said.
  private static func lines(of result: ImportResult) -> [String] {
    let script = result.scriptText.split(separator: "\n", omittingEmptySubsequences: false)
    let whole = script.enumerated().map { index, line in
      guard let event = result.event(atLine: index + 1, of: script.count - 1) else {
        return String(line)
      }
      let place = result.sourceMap.location(ofEvent: event).map { "\($0.line):\($0.column)" } ?? "?"
      let pointer = result.sourceMap.jsonPointer(ofEvent: event).map { " \($0)" } ?? ""
      return "\(line)  <- \(place)\(pointer)"
    }
    return whole.filter { !$0.isEmpty } + said(of: result)
  }

  private static func said(of result: ImportResult) -> [String] {
    result.diagnostics.map {
      "\($0.location.line):\($0.location.column) \($0.severity) \($0.code) \($0.message)"
        + ($0.hint.map { " (\($0))" } ?? "")
    }
  }

  private static func indented(_ lines: [String]) -> String { lines.map { "    \($0)\n" }.joined() }

  @Test
  func `each recording has the script that was approved, and each option changes those lines`()
    throws
  {
    var text = ""
    for (number, recording) in (GoodRecordings.all + MoreRecordings.all).enumerated() {
      let usual = Self.lines(of: imported(recording.text, as: recording.format, Self.usual))
      text += "\(number + 1) \(recording.format.rawValue)\n" + Self.indented(usual)
      for option in Self.options {
        let lines = Self.lines(
          of: imported(recording.text, as: recording.format) { options in
            Self.usual(&options)
            option.set(&options)
          })
        if lines == usual { continue }
        text += "  \(option.name): \(Self.digest(lines))\n"
      }
    }
    #expect(try ApprovedText("Tests/Fuzz/imports.txt").differences(from: text) == [])
  }

  /// The number of some lines, the codes of what was said, and a number that is another one when one of them is.
  private static func digest(_ lines: [String]) -> String {
    var digest = TextDigest()
    for line in lines { digest.add(line) }
    let codes = lines.compactMap { line in
      line.firstRange(of: " GI").map { line[$0.upperBound...].prefix(4) }
    }
    return ["\(lines.count) lines", codes.joined(separator: " "), digest.text].filter {
      !$0.isEmpty
    }
    .joined(separator: ", ")
  }

  @Test func `each recording that is read as another format is refused as it was approved`() throws
  {
    var text = ""
    for (number, recording) in (GoodRecordings.all + MoreRecordings.all).enumerated() {
      let seen = RecordingFormat.detected(in: Array(recording.text.utf8))
      text += "\(number + 1) \(recording.format.rawValue), seen as \(seen?.rawValue ?? "nothing")\n"
      for format in RecordingFormat.allCases where format != recording.format {
        let result = imported(recording.text, as: format, Self.usual)
        text += "  as \(format.rawValue): \(Self.digest(Self.lines(of: result)))\n"
      }
    }
    #expect(try ApprovedText("Tests/Fuzz/imports-as-others.txt").differences(from: text) == [])
  }

  /// The ways in which a text is passed on.
  private static let ways: [(name: String, pass: @Sendable (String) -> String)] = [
    ("with returns", { $0.replacing("\n", with: "\r\n") }),
    ("without a last line end", { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 + "\n\n" }),
    ("with a byte order mark", { "\u{FEFF}" + $0 }),
    ("with spaces at each end", { $0.split(separator: "\n").map { "\($0)  \t\n" }.joined() }),
    ("quoted", { $0.split(separator: "\n").map { "> \($0)\n" }.joined() }),
    ("quoted twice", { $0.split(separator: "\n").map { "> > \($0)\n" }.joined() }),
    (
      "quoted, but for a line",
      { "> one\nme\n" + $0.split(separator: "\n").map { "> \($0)\n" }.joined() }
    ),
    ("indented", { $0.split(separator: "\n").map { "    \($0)\n" }.joined() }),
    ("below words", { "I see this:\n\n" + $0 }), ("above words", { $0 + "\nThat is all.\n" }),
    ("in a fence", { "See:\n\n```\n\($0)\n```\n\nBye\n" }),
    ("in a fence that is open", { "See:\n~~~ json\n\($0)" }),
    ("twice", { "\($0)\n\($0)" }),
    ("twice in fences", { "```\n\($0)\n```\nand\n```\n\($0)\n```\n" }),
    ("below a command", { "$ adb shell getevent -lt\n\($0)^C\n$ exit\n" }),
    ("below a warning", { "[warn] one\n** two **\n" + $0 }),
    ("with a zero byte", { $0 + "\0" }),
    ("with a letter of two bytes", { $0.replacing("e", with: "é", maxReplacements: 1) }),
  ]

  @Test func `each recording that is passed on in some way is imported as it was approved`() throws
  {
    var text = ""
    for (number, recording) in (GoodRecordings.all + MoreRecordings.all).enumerated() {
      let usual = Self.lines(of: imported(recording.text, as: recording.format, Self.usual))
      text += "\(number + 1) \(recording.format.rawValue)\n"
      for way in Self.ways {
        let passed = way.pass(recording.text)
        let lines = Self.lines(of: imported(passed, as: recording.format, Self.usual))
        let seen = RecordingFormat.detected(in: Array(passed.utf8))?.rawValue ?? "nothing"
        let result = lines == usual ? "the same" : Self.digest(lines)
        text += "  \(way.name), seen as \(seen): \(result)\n"
      }
    }
    #expect(try ApprovedText("Tests/Fuzz/imports-passed-on.txt").differences(from: text) == [])
  }
}
