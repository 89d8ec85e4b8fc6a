/// A parsed script: the shared set-up and the tests.
///
/// Scripts are equal if their statements are, regardless of locations and comments.
public struct Script: Hashable, Sendable {
  /// The file's name, as given.
  @IgnoredInEquality package var file: String
  /// The major version of the language, from the header.
  package var version: Int
  /// The set-up lines in file order, as written: an `include` is one line that holds its lines.
  package var setupLines: [SetupLine]
  /// The tests in file order; a file with timed lines and no `test` has one, named after the file.
  package var tests: [ScriptTest]
  /// Comments around the header.
  @IgnoredInEquality package var headerComments: Trivia
  /// The comments and empty lines after the last line.
  @IgnoredInEquality package var closingComments: [String]
  /// The text of each file that the script was read from, by file name; includes the scene's files.
  @IgnoredInEquality var texts: [String: ScriptText] = [:]

  /// Hashes the names of the tests, and of each how many lines there are: scripts that differ mostly differ in these.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(setupLines.count)
    hasher.combine(tests)
  }
}

extension Script {
  /// Makes a script with one test, of statements that were not read from a text.
  package init(file: String, setup: [SetupLine], test name: String, lines: [Line]) {
    self.init(
      file: file, version: 1, setupLines: setup,
      tests: [
        ScriptTest(
          name: name, isNamed: true, location: SourceLocation(file: file, line: 1, column: 1),
          comments: .none, setupLines: [], lines: lines)
      ], headerComments: .none, closingComments: [])
  }

  /// The same set-up with one test in the place of all others, whose lines were not read from a text.
  package func with(test name: String, lines: [Line]) -> Script {
    var script = self
    script.tests = Script(file: file, setup: [], test: name, lines: lines).tests
    return script
  }

  /// The set-up statements in file order, with includes expanded.
  package var setup: [SetupLine] { setupLines.flattened }

  /// The set-up of a test: the file's lines, then the test's own; of the policies the test's own come
  /// first, so that a test can override the file's answers.
  package func setup(of test: ScriptTest) -> [SetupLine] {
    let own = test.setup
    // Most tests have no set-up lines: nothing is copied for them.
    guard !own.isEmpty else { return setup }
    return own.filter { $0.isPolicy } + setup + own.filter { !$0.isPolicy }
  }

  /// The name of the application whose views a test drives; nil for a script with a scene.
  package func application(of test: ScriptTest) -> String? { setup(of: test).hosted?.name }

  /// The `meta` lines in file order.
  package var meta: [Meta] { setup.meta }

  /// The settings of the set-up, applied to the defaults.
  package var settings: Settings { Settings().applying(setup) }

  /// Every word of the file's `require` lines, known or not, in file order.
  package var requirements: [Name] { setup.requirements }

  /// The required words that are unknown; the runner skips the file and reports them.
  package var unknownRequirements: [Name] {
    requirements.filter { Requirement(rawValue: $0.text) == nil }
  }

  /// The file's own tags, which every test has.
  package var tags: [String] { setup.tags }

  /// The reason why the whole file is skipped, if it is.
  package var skip: Reason? { setup.skip }

  /// The reason why every test of the file is expected to fail, if so.
  package var xfail: Reason? { setup.xfail }
}
