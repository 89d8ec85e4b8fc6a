import DragExplore
import DragReplay
import DragScript

/// A finding in words: the failure first, then how it was found, then the script (EX-57, EX-67).
struct FindingReport {
  private let finding: Finding
  private let gestureCount: Int
  private let runCount: Int?
  private let script: Script
  private let isInSwift: Bool

  init(
    _ finding: Finding, after summary: ExploredSummary, of runCount: Int?, on script: Script,
    inSwift isInSwift: Bool = false
  ) {
    (self.finding, self.runCount, self.script) = (finding, runCount, script)
    self.isInSwift = isInSwift
    gestureCount = summary.gestureCount
  }

  /// The failure at the line of the scene that it is about, if it is about one.
  private var failure: TestFailure {
    var failure = finding.failure
    // The found script shows the line after which it fails.
    failure.lastLine = nil
    failure.quote = SourceQuotes(of: [failure.location], in: script)[failure.location]
    return failure
  }

  /// The finding for people.
  var text: String {
    let failure = failure
    var lines = failure.lines.map(\.text)
    if !failure.isPlaced { lines[0] = "\(script.file): \(failure.message)" }
    let total = runCount.map { " of \($0)" } ?? ""
    let smaller = finding.isCutShort ? ", and may be smaller" : ""
    lines.append(
      "  found:    run \(finding.run)\(total), seed \(finding.seed), \(gestureCount) gestures; "
        + "\(finding.script.lineCount) lines after \(finding.attemptCount) attempts\(smaller)")
    guard finding.script.confirmed != nil else {
      lines.append("the script of this run does not fail in the same way; please report this:")
      return lines.map { $0 + "\n" }.joined() + finding.script.text
    }
    return lines.map { $0 + "\n" }.joined() + finding.script.test
      + (swift.map { "in Swift:\n\($0)" } ?? "")
  }

  /// The test in Swift, if it is asked for.
  private var swift: String? { isInSwift ? finding.script.swift : nil }

  /// The finding for programs, in one line.
  var json: String {
    let failure = failure
    var object = JSONObject(.line)
    object.add("kind", text: "found")
    object.add("property", text: "\(finding.mark.property)")
    object.add("file", text: failure.isPlaced ? failure.location.file : script.file)
    if failure.isPlaced {
      object.add("line", failure.location.line)
      object.add("column", failure.location.column)
    }
    object.add("message", text: failure.message)
    if let expected = failure.expected { object.add("expected", text: expected) }
    if let actual = failure.actual { object.add("actual", text: actual) }
    if let reason = failure.explanation { object.add("why", text: reason) }
    object.add("run", finding.run)
    object.add("seed", text: String(finding.seed))
    object.add("gestures", gestureCount)
    object.add("lines", finding.script.lineCount)
    object.add("attempts", finding.attemptCount)
    object.add("mark", text: finding.mark.digits)
    object.add("code", Int(finding.exitCode.rawValue))
    object.add("script", text: finding.script.text)
    if let swift { object.add("swift", text: swift) }
    return String(decoding: object.closed.bytes, as: UTF8.self) + "\n"
  }

  /// The beginning of the names of its files: that of the scene, with the number of the run.
  func fileStem(for scene: String) -> String {
    let file = scene.split(separator: "/").last.map(String.init) ?? scene
    let stem = file.hasSuffix(".drag") ? String(file.dropLast(5)) : file
    return "\(stem)-seed-\(finding.seed)-run-\(finding.run)"
  }
}

extension TestFailure {
  /// Indicates whether it is about a line of the scene.
  fileprivate var isPlaced: Bool { !location.file.isEmpty }
}

extension Finding {
  /// The exit code: a defect of the stage, or what is not the same twice, is not the scene's fault (EX-66).
  var exitCode: ExitCode {
    switch mark.property {
    case .defect, .determinism: .internal
    case .own, .invariant, .duty, .misuse, .names, .kept, .host, .trap, .unsettled, .action:
      script.confirmed == nil ? .internal : .failed
    }
  }
}
