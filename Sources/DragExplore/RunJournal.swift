import DragReplay
package import DragScript

/// What a run is about to do, written before it does it: from these entries a run that ends its process is known (EX-43).
package enum JournalEntry: Sendable {
  /// A run begins, with its number if it has one.
  case run(Int?)
  /// A kept script is played, with its name.
  case kept(String)
  /// The decisions of a step.
  case step(Tape.Step)
  /// The decisions of the end.
  case end([Int])
  /// A line that is played next.
  case line(TimedLine)
  /// The last line was refused, and is not a part of the run.
  case refused

  /// The entry as one line of text, with its line break.
  package var text: String {
    switch self {
    case .run(let number): "run\(number.map { " \($0)" } ?? "")\n"
    case .kept(let name): "kept \(name)\n"
    case .step(let step): "step \(step.kind.rawValue)\(Self.words(step.choices))\n"
    case .end(let choices): "end\(Self.words(choices))\n"
    case .line(let line): "line \(line.text)\n"
    case .refused: "refused\n"
    }
  }

  private static func words(_ choices: [Int]) -> String {
    choices.map { " \($0)" }.joined()
  }
}

/// The entries of the last run of a process, as another one reads them.
package struct RunJournal: Sendable {
  /// The number of the run; nil for the run of a tape.
  package private(set) var number: Int?
  /// The name of the kept script that is played; nil for a run.
  package private(set) var kept: String?
  /// The decisions so far.
  package private(set) var tape = Tape()
  /// The lines so far, the one that was played last among them.
  package private(set) var lines: [TimedLine] = []

  /// Reads entries; what is not an entry, such as one that is cut off, is left out.
  package init(_ text: some StringProtocol) {
    var texts: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let parts = Substring(line).split(separator: " ", maxSplits: 1)
      let rest = parts.count > 1 ? parts[1] : ""
      switch parts.first {
      case "run":
        (number, kept, tape, texts) = (Int(rest), nil, Tape(), [])
      case "kept": kept = String(rest)
      case "step":
        let words = rest.split(separator: " ")
        guard let kind = words.first.flatMap({ StepKind(rawValue: String($0)) }) else { continue }
        tape.steps.append(Tape.Step(kind: kind, choices: words.dropFirst().compactMap { Int($0) }))
      case "end": tape.end = rest.split(separator: " ").compactMap { Int($0) }
      case "line": texts.append(rest)
      case "refused": _ = texts.popLast()
      case _: continue
      }
    }
    lines = Self.lines(texts)
  }

  /// The entries of a tape, which can be read again.
  package static func text(of tape: Tape) -> String {
    (tape.steps.map(JournalEntry.step) + [.end(tape.end)]).map(\.text).joined()
  }

  private static func lines(_ texts: [Substring]) -> [TimedLine] {
    guard !texts.isEmpty else { return [] }
    let script = "dragscript 1\nhosted \"\"\ntest \"\"\n" + texts.map { "  \($0)\n" }.joined()
    let steps = Script.parse(script, file: "").script?.tests.first?.steps ?? []
    return steps.compactMap { step in
      guard case .timed(var line) = step else { return nil }
      line.location = .unwritten
      return line
    }
  }
}

extension PlayedRun {
  /// A run of another process, so far as its journal has it.
  ///
  /// - Parameters:
  ///   - journal: The journal.
  ///   - words: How the process ended; nil if it did not.
  package init(_ journal: RunJournal, endedWith words: String?) {
    (tape, lines) = (journal.tape, journal.lines)
    failure = words.map { TestFailure(.failed, at: .unwritten, $0, about: .ended) }
  }
}
