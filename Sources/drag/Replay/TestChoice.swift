import DragFiles
import DragReplay
import DragScript

/// The choice of the tests to run.
struct TestChoice {
  private let filter: SearchPattern?
  private let tags: [TagChoice]
  private let shard: Shard?
  /// The file with the names of failed tests, for the next run.
  private let failures: OutputFile?

  /// Parses the options; a shard may also be given by `GTEST_SHARD_INDEX`, from 0, and
  /// `GTEST_TOTAL_SHARDS`.
  init(_ arguments: Arguments) throws(CommandError) {
    filter = try arguments.value(of: "--filter").map(Self.filter)
    var tags: [TagChoice] = []
    for text in arguments.values(of: "--tag") {
      guard let choice = TagChoice(text) else {
        throw CommandError(
          "--tag: expected a list of tags, found `\(text)`", hint: "such as smoke,!slow")
      }
      tags.append(choice)
    }
    self.tags = tags
    shard = try Self.shard(arguments)
    failures = try arguments.output(of: "--rerun-failed")
    guard failures?.isStandardOutput != true else {
      throw CommandError("--rerun-failed: expected a file, found standard output")
    }
  }

  private static func filter(_ text: String) throws(CommandError) -> SearchPattern {
    do throws(SearchPattern.PatternError) {
      return try SearchPattern(text)
    } catch {
      throw CommandError(
        "--filter: invalid regular expression `\(text)`: \(error.message)",
        hint: error.hint ?? "escape a special character with a backslash")
    }
  }

  private static func shard(_ arguments: Arguments) throws(CommandError) -> Shard? {
    guard let text = arguments.value(of: "--shard") else {
      let total = Console.environment("GTEST_TOTAL_SHARDS")
      let index = Console.environment("GTEST_SHARD_INDEX")
      if total == nil, index == nil { return nil }
      guard let count = total.flatMap(Int.init), let part = index.flatMap(Int.init), part < Int.max,
        let shard = Shard(part + 1, of: count)
      else {
        throw CommandError(
          "GTEST_SHARD_INDEX=\(index ?? "") of GTEST_TOTAL_SHARDS=\(total ?? "") is not a shard",
          hint: "such as 0 of 4")
      }
      return shard
    }
    guard let shard = Shard(text) else {
      throw CommandError("--shard: expected I/N, found `\(text)`", hint: "such as 1/4")
    }
    return shard
  }

  /// The chosen tests, and their number before sharding.
  struct Outcome {
    var tests: [ReplayUnit.TestIndex]
    var count: Int
  }

  /// The tests to run, in the order of the files.
  func tests(of units: [ReplayUnit]) throws(CommandError) -> Outcome {
    let list = try failedBefore().lines
    let failed = list.isEmpty ? nil : Set(list)
    let all = units.indices.flatMap { unit in
      units[unit].tests.indices.map { ReplayUnit.TestIndex(unit: unit, test: $0) }
    }
    let chosen = all.filter { index in
      let test = units[index.unit].tests[index.test]
      if let filter, !filter.isFound(in: test.id.text) { return false }
      if let failed, !failed.contains(test.id.line) { return false }
      return tags.allSatisfy { $0.holds(test.tags) }
    }
    guard let shard else { return Outcome(tests: chosen, count: chosen.count) }
    let part = chosen.filter { shard.holds(units[$0.unit].tests[$0.test].id) }
    return Outcome(tests: part, count: chosen.count)
  }

  /// The tests that failed earlier; none if there is no list.
  private func failedBefore() throws(CommandError) -> FailedTests {
    guard let failures, try failures.isThere() else {
      return FailedTests([])
    }
    return try FailedTests.list(at: failures.path)
  }

  /// Returns notes on tests that are listed and that none of the files has.
  func notes(on units: [ReplayUnit]) throws(CommandError) -> [String] {
    guard let failures else { return [] }
    return try failedBefore().notes(onMissingOf: units, listedIn: failures.path)
  }

  /// Records the failed tests.
  func note(_ results: [TestResult], apartFrom inputs: InputFiles) throws(CommandError) {
    guard let failures else { return }
    try failures.write(try failedBefore().after(results).text, apartFrom: inputs)
  }
}
