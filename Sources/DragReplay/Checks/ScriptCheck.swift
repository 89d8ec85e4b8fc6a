package import DragScript
import DragSessions
import OrderedStore

/// The errors and ineffective lines of a script that parses.
///
/// The scene of each test is built, so the stage's errors are reported at their lines. Whether a
/// host has a hook for each `call` is not checked.
package enum ScriptCheck {
  /// The errors, each once, in the order of the script.
  package static func faults(in script: Script) -> [TestFailure] {
    guard script.unknownRequirements.isEmpty else { return [] }
    var faults: [TestFailure] = []
    var known: Set<TestFailure> = []
    func add(_ fault: TestFailure) {
      if known.insert(fault).inserted { faults.append(fault) }
    }
    for lines in setups(of: script) {
      do throws(TestFailure) {
        _ = try SceneBuilder(lines, storesIn: UnopenedStores())
      } catch {
        add(error)
      }
    }
    return faults
  }

  /// The lines without effect, in the order of the script: conditions that never hold, answers that
  /// are never given, `within` lines whose end never comes, and presses and moves to
  /// what is not seen.
  ///
  /// A test with a `within` line is run for this check; of all others only the scene is built.
  package static func warnings(in script: Script) -> [ScriptWarning] {
    guard script.unknownRequirements.isEmpty, faults(in: script).isEmpty else { return [] }
    // A line shared by the tests has an effect if it has one in any of them.
    var counts: [ScriptWarning: Int] = [:]
    var all: [ScriptWarning] = []
    let tests: [ScriptTest?] = script.tests.isEmpty ? [nil] : script.tests
    for test in tests {
      let lines = test.map { script.setup(of: $0) } ?? script.setup
      guard let scene = try? SceneBuilder(lines, storesIn: UnopenedStores()) else { continue }
      var found = DeadLines.warnings(in: lines, on: scene.stage, playing: test?.steps ?? [])
      if let test {
        found += UnseenTargets.warnings(in: test, of: lines, on: scene.stage)
        found += unmatched(in: test, of: script)
      }
      for warning in found {
        if counts[warning] == nil { all.append(warning) }
        counts[warning, default: 0] += 1
      }
    }
    let shared = Set(script.setup.map(\.location))
    return all.filter { warning in
      !shared.contains(warning.statement) || counts[warning] == tests.count
    }
    .sorted { ($0.location.line, $0.location.column) < ($1.location.line, $1.location.column) }
  }

  private static func setups(of script: Script) -> [[SetupLine]] {
    script.tests.isEmpty ? [script.setup] : script.tests.map { script.setup(of: $0) }
  }

  /// The `within` lines of a test whose second pattern matches no trace line.
  private static func unmatched(in test: ScriptTest, of script: Script) -> [ScriptWarning] {
    let held = script.setup(of: test).properties.compactMap {
      property -> (SourceLocation, CallPattern)? in
      guard case .within(_, _, let second) = property.predicate else { return nil }
      return (property.location, second)
    }
    let spans =
      held
      + test.steps.compactMap { line -> (SourceLocation, CallPattern)? in
        guard case .timed(let timed) = line, case .expectation(let expectation) = timed.content,
          case .within(_, _, let second) = expectation.predicate
        else { return nil }
        return (timed.location, second)
      }
    guard !spans.isEmpty, test.skip == nil, script.skip == nil,
      script.application(of: test) == nil
    else { return [] }
    let result = ScriptRun(test, of: script, storesIn: { UnopenedStores() }).run()
    // The behavior of a host is not known here.
    guard !result.faults.contains(where: { $0.kind != .failed }) else { return [] }
    return spans.compactMap { location, pattern in
      let isMatched = result.trace.contains {
        pattern.matches(name: $0.who, word: $0.what) && pattern.matchesKeys(of: $0)
      }
      guard !isMatched else { return nil }
      return ScriptWarning(
        .unmatchedSpan, at: pattern.location, in: location,
        "nothing matches `\(pattern.text)` in this test, so the line always holds",
        hint: "use `expect once \(pattern.text)` to require it")
    }
  }
}

/// Stand-in for file stores in a scene that is not run: no file is opened.
private final class UnopenedStores: StoreFolder {
  func open(_ path: String) -> any StoreDriver { MemoryDriver<GapKey>() }
}
