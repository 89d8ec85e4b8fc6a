package import DragReplay
package import DragScript

/// A script that shows a failure: the scene unchanged, and one test (EX-34, EX-55).
package struct FoundScript {
  /// The scene with the test.
  package let text: String
  /// The test alone: its headline and its lines.
  package let test: String
  /// The failure as the script has it when it is read from its text; nil if it does not fail so (EX-54).
  package let confirmed: TestFailure?
  /// The name of the test.
  let name: String
  /// The lines of the test.
  let lines: [TimedLine]
  /// The number of lines of the test.
  package var lineCount: Int { lines.count }

  /// Writes the script of a run, and plays it from its text.
  ///
  /// - Parameters:
  ///   - run: The run, which fails.
  ///   - name: The name of the test.
  ///   - file: The file of the scene.
  ///   - scene: The text of the scene.
  ///   - replay: Plays a text, and returns what fails first of what must hold.
  init(
    of run: PlayedRun, named name: String, in file: String, below scene: String,
    replaying replay: (String) -> TestFailure?
  ) {
    let mark = run.mark
    func test(_ lines: [TimedLine]) -> String {
      let alone = Script(
        file: file, setup: [], test: name, lines: lines.map { .timed($0) })
      // Below the line of the version and an empty line.
      return alone.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
        .joined(separator: "\n")
    }
    let setup = scene.hasSuffix("\n\n") ? scene : scene + "\n"
    var lines = run.lines
    let isPassing = { (lines: [TimedLine]) in replay(setup + test(lines)) == nil }
    if let index = Self.decidingLine(of: lines, passing: isPassing) {
      lines[index].comments.beside = "# without this line it passes"
    }
    (self.name, self.lines) = (name, lines)
    self.test = test(lines)
    text = setup + self.test
    let failure = replay(text)
    confirmed = failure.map(Mark.init) == mark ? failure : nil
  }

  /// The last line without which the test passes (EX-57).
  ///
  /// A line that only lets a drag end says nothing: each needs it. It is named where no other one decides.
  private static func decidingLine(
    of lines: [TimedLine], passing: ([TimedLine]) -> Bool
  ) -> Int? {
    func isDeciding(_ index: Int) -> Bool {
      passing(Self.lines(lines, without: index))
    }
    let ends = lines.indices.filter { lines[$0].onlyEnds }
    return lines.indices.reversed().first { !ends.contains($0) && isDeciding($0) }
      ?? ends.reversed().first(where: isDeciding)
  }
}

extension FoundScript {
  /// Lines as a test has them, without its headline.
  package static func text(of lines: [TimedLine]) -> String {
    let script = Script(file: "", setup: [], test: "", lines: lines.map { .timed($0) })
    // Below the line of the version.
    return script.text.split(separator: "\n").dropFirst(2).joined(separator: "\n")
  }

  /// The lines without one; without a press its release is left out as well.
  private static func lines(_ lines: [TimedLine], without index: Int) -> [TimedLine] {
    var left = lines
    let removed = left.remove(at: index)
    guard case .action(.down) = removed.content else { return left }
    let pointer = removed.pointer
    let end =
      left[index...].firstIndex { $0.pointer == pointer && $0.content.isRelease } ?? left.endIndex
    for other in (index..<min(end + 1, left.endIndex)).reversed()
    where left[other].pointer == pointer && left[other].content.isOfPointer {
      left.remove(at: other)
    }
    return left
  }
}

extension TimedLine.Content {
  /// Indicates whether it ends a press.
  fileprivate var isRelease: Bool {
    guard case .action(let action) = self else { return false }
    return switch action {
    case .up, .cancel: true
    case _: false
    }
  }

  /// Indicates whether it is of the pointer before it.
  fileprivate var isOfPointer: Bool {
    if case .action(let action) = self { action.isOfPointer } else { false }
  }
}

extension TimedLine {
  /// Indicates whether the line ends what other lines have begun, or lets time pass.
  fileprivate var onlyEnds: Bool {
    guard case .action(let action) = content else { return false }
    return switch action {
    case .up, .cancel, .wait, .settle: true
    case _: false
    }
  }
}
