/// One test: its name, its own set-up and its lines.
public struct ScriptTest: Hashable, Sendable {
  /// The test's name.
  public var name: String
  /// Indicates whether the file has a `test` line for it; false for the one test named after its
  /// file.
  package var isNamed: Bool
  /// The location of the `test` line, or of the first timed line if there is none.
  @IgnoredInEquality package var location: SourceLocation
  /// Comments around the `test` line.
  @IgnoredInEquality package var comments: Trivia
  /// The test's own set-up lines above its first timed line, as written.
  package var setupLines: [SetupLine]
  /// The timed lines and golden blocks in file order, as written.
  package var lines: [Line]

  /// Hashes the name, and how many lines there are.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(setupLines.count)
    hasher.combine(lines.count)
  }
}

extension ScriptTest {
  /// The test's own set-up statements, which follow the file's, with includes expanded.
  package var setup: [SetupLine] { setupLines.flattened }

  /// The lines to run, in order, with includes expanded.
  ///
  /// No element is an ``Line/include(_:)``.
  package var steps: [Line] {
    lines.flatMap { line -> [Line] in
      if case .include(let included) = line { included.lines } else { [line] }
    }
  }

  /// Every word of the test's own `require` lines.
  package var requirements: [Name] { setup.requirements }

  /// The test's own tags.
  public var tags: [String] { setup.tags }

  /// The test's own reason for being skipped, if any.
  package var skip: Reason? { setup.skip }

  /// The test's own reason for being expected to fail, if any.
  package var xfail: Reason? { setup.xfail }
}
