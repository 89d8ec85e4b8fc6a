import DragReplay
import DragScript
import Machines

/// A test as a text to paste: its status, what failed, the orders before and after, and the trace.
struct Transcript {
  private let reel: FilmReel

  init(_ reel: FilmReel) { self.reel = reel }

  /// The transcript in Markdown.
  var text: String {
    let result = reel.result
    var text = "# \(Self.escaped(result.name))\n\n"
    text += "`\(Self.shown(result.file)):\(reel.line)`, \(status), "
    text +=
      "\(FilmReel.milliseconds(result.duration.count)) ms, \(result.eventCount) pointer events\n"
    for (index, fault) in result.faults.enumerated() {
      let details = reel.details(ofFailure: index)
      text += "\n## Failure at \(FilmReel.milliseconds(details.time)) ms\n\n"
      text += "\(Self.escaped(fault.message)) (`\(Self.shown("\(fault.location)"))`)\n\n"
      var lines: [String] = []
      if let statement = reel.line(at: fault.location) { lines.append("statement: \(statement)") }
      if let expected = fault.expected { lines.append("expected:  \(expected)") }
      if let actual = fault.actual { lines.append("found:     \(actual)") }
      if let why = fault.explanation { lines.append("why:       \(why)") }
      if let last = fault.lastLine { lines.append("at:        \(last.location)  \(last.text)") }
      lines += fault.diff
      text += Self.fenced(lines)
    }
    text += orders
    text += "\n## Trace\n\n" + Self.fenced(trace)
    if let source = reel.files.first?.text { text += "\n## Script\n\n" + Self.fenced([source]) }
    return text
  }

  private var status: String {
    switch reel.result.status {
    case .passed: "passed"
    case .failed: "failed"
    case .skipped(let reason): "skipped: \(Self.escaped(reason))"
    }
  }

  private var trace: [String] {
    let faults = reel.result.faults
    let marks = Dictionary(grouping: faults.indices) { reel.details(ofFailure: $0).entry }
    var lines: [String] = []
    for (number, entry) in reel.entries.enumerated() {
      lines += (marks[number] ?? []).map { "✘ \(faults[$0].message)" }
      lines.append("\(FilmReel.milliseconds(entry.time)) \(entry.text)")
    }
    // What is found at the end has no entry behind it.
    let late = faults.indices.filter { reel.details(ofFailure: $0).entry >= reel.entries.count }
    return lines + late.map { "✘ \(faults[$0].message)" }
  }

  private var orders: String {
    guard let first = reel.moments.first?.state.orders, let last = reel.moments.last?.state.orders
    else { return "" }
    var text = ""
    for (view, order) in last.sorted(by: { $0.key < $1.key }) {
      let name = Self.escaped(reel.views[view].name)
      let (before, after) = (names(first[view] ?? []), names(order))
      text += before == after ? "- \(name): \(after)\n" : "- \(name): \(before) → \(after)\n"
    }
    return text.isEmpty ? "" : "\n## Orders\n\n" + text
  }

  private func names(_ order: [[Int]]) -> String {
    let text = order.map { $0.map { Self.escaped(reel.items[$0].name) }.joined(separator: ", ") }
    let joined = text.joined(separator: " / ")
    return joined.isEmpty ? "nothing" : joined
  }

  /// Lines in a fence that is longer than any in them.
  private static func fenced(_ lines: [String]) -> String {
    let text = lines.map { ControlCharacters.text(of: $0, keeping: ["\n", "\t"]) }
      .joined(separator: "\n")
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  /// A text that Markdown and HTML take as it is.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character.isNewline {
        escaped += " "
      } else {
        if "\\`*_[]<>#|&".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
    return shown(escaped)
  }

  /// A text on one line in which nothing is obeyed by the terminal that it is written to.
  private static func shown(_ text: String) -> String { ControlCharacters.text(of: text) }
}
