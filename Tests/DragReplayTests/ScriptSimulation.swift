import DragScript
import TestSupport

@testable import DragReplay

/// A simulation whose every run is a script: what a seed has made is played with all checks behind
/// every event, and what fails is cut to a script that can be kept.
struct ScriptSimulation {
  let seed: UInt64
  /// The lines of the script, of which the refused ones are left out as they are found.
  private(set) var lines: [String]
  private let hooks: HostHooks

  init(seed: UInt64) {
    var maker = RandomScript(seed: seed, for: .simulation)
    self.init(seed: seed, maker.script())
  }

  init(seed: UInt64, _ text: String, hooks: HostHooks = HostHooks()) {
    self.seed = seed
    lines = text.split(separator: "\n").map(String.init)
    self.hooks = hooks
  }

  /// Why a script cannot be played at all.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// What is left of the script, as a text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// What is left of the script, read again.
  func script() throws -> Script {
    let outcome = Script.parse(text, file: "seed-\(seed).drag")
    guard let script = outcome.script, script.tests.count == 1 else {
      throw Unreadable(description: outcome.diagnostics.map { "\($0)\n" }.joined() + text)
    }
    return script
  }

  /// Leaves lines out, and those whose times have passed without them.
  private mutating func leaveOut(_ numbers: Set<Int>) {
    for number in numbers.sorted().reversed() { lines.remove(at: number - 1) }
    guard lines.contains(where: { $0.hasPrefix("  @") }) else { return }
    let codes = [DiagnosticCode.timeRunsBackwards, .timeInsideWait].map(\.rawValue)
    while let late = Script.parse(text, file: "").diagnostics.first(where: {
      codes.contains($0.code)
    }) {
      lines.remove(at: late.location.line - 1)
    }
  }

  /// What becomes of the script once nothing in it is refused.
  ///
  /// A script that is kept holds no line that the scene or the stage refuses, so they are left out: a
  /// refusal changes nothing, which is looked at on the way.
  mutating func result(keepsTrace: Bool = false) throws -> TestResult {
    while true {
      let script = try script()
      let refused = refusedLines(of: script)
      if !refused.isEmpty {
        leaveOut(refused)
        continue
      }
      let result = ScriptRun(
        script.tests[0], of: script, keepsTrace: keepsTrace, hooks: hooks, checksSteps: true
      ).run()
      guard let fault = result.faults.first, fault.kind == .script else { return result }
      leaveOut([fault.location.line])
    }
  }

  /// The numbers of lines that are refused, up to one that makes the rest another script.
  private func refusedLines(of script: Script) -> Set<Int> {
    var refused: Set<Int> = []
    let setup = script.setup + script.tests[0].setup
    do throws(TestFailure) {
      var player = ScriptPlayer(
        try SceneBuilder(setup), settings: Settings().applying(setup), limits: ReplayLimits(),
        hooks: hooks)
      player.checksRejections = true
      for line in script.tests[0].steps {
        do throws(TestFailure) {
          _ = try player.play(line)
        } catch {
          guard error.kind == .script, case .timed(let timed) = line,
            timed.location.line == error.location.line
          else { throw error }
          refused.insert(error.location.line)
        }
      }
    } catch {
      // What is no refusal is for the run itself to tell.
      if error.kind == .script { refused.insert(error.location.line) }
    }
    return refused
  }

  /// What does not hold, with the smallest script that was found to show it; nil where all holds.
  mutating func failure() throws -> String? {
    guard try result().status == .failed else { return nil }
    return report(of: try shrunk())
  }

  /// What is said of a failure.
  func report(of shrunk: Shrinking) -> String {
    """
    seed \(seed): \(shrunk.message)
    Tests/Scripts/Seeds/seed-\(seed).drag:
    \(shrunk.text)
    """
  }

  /// The script that fails, cut to what it takes.
  func shrunk() throws -> Shrinking {
    let script = try script()
    guard
      var shrinking = Shrinking(script.tests[0], of: script, hooks: hooks, checksSteps: true)
    else { throw Unreadable(description: "the second run does not fail as the first") }
    shrinking.shrink()
    return shrinking
  }
}
