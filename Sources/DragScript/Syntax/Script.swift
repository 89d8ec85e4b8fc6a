/// A whole script: what every test shares, and the tests.
///
/// Two scripts are equal when they say the same, wherever and with whatever comments they say it.
public struct Script: Hashable, Sendable {
  /// The file's name, as it was given.
  @IgnoredInEquality package var file: String
  /// The major version of the language, from the header.
  public var version: Int
  /// The set-up lines in file order, as written: an `include` is one line that holds its lines.
  package var setupLines: [SetupLine]
  /// The tests in file order; a file with timed lines and no `test` has one, named after the file.
  package var tests: [ScriptTest]
  /// Comments around the header.
  @IgnoredInEquality package var headerRemarks: Trivia
  /// Comments and blank lines after the last line.
  @IgnoredInEquality package var closingRemarks: [String]
  /// The text of each file that it was read from, by the file's name; that of its scene, too.
  @IgnoredInEquality var texts: [String: ScriptText] = [:]
}

extension Script {
  /// The set-up statements in file order, with those of included files in their places.
  package var setup: [SetupLine] { setupLines.flattened }

  /// The set-up of a test: the file's lines and then the test's own, but for policies, of which the
  /// test's own come first, so that a test can override what the file answers.
  package func setup(of test: ScriptTest) -> [SetupLine] {
    let own = test.setup
    return own.filter(\.isPolicy) + setup + own.filter { !$0.isPolicy }
  }

  /// The `meta` lines in file order.
  package var meta: [Meta] { setup.meta }

  /// The settings of the set-up, over the defaults.
  package var settings: Settings { Settings().applying(setup) }

  /// Every word of the file's `require` lines, known or not, in file order.
  public var requirements: [Name] { setup.requirements }

  /// The required words that the language does not know; the runner skips the file and names them.
  public var unknownRequirements: [Name] {
    requirements.filter { Requirement(rawValue: $0.text) == nil }
  }

  /// The file's own tags, which every test has.
  public var tags: [String] { setup.tags }

  /// Why the whole file is skipped, where it is.
  package var skip: Reason? { setup.skip }

  /// Why every test of the file is expected to fail, where it is.
  package var xfail: Reason? { setup.xfail }
}
