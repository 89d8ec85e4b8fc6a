import DragReplay
import DragScript
import DragSessions

/// Makes runs of a scene, one after another, until a property fails (EX-10 to EX-13).
package struct Explorer {
  /// The scene.
  package let scene: ExploredScene
  /// The seed.
  package let seed: UInt64
  /// What was done so far.
  package private(set) var summary = ExploredSummary()
  /// The number of runs between two checks that the same tape gives the same run.
  private static let runsPerCheck = 256

  /// What usually makes an application go another way the next time.
  private static let causes =
    "a run may depend on its steps alone, and not on a static variable, `Date`, `UserDefaults` or another thread"

  /// Makes an explorer.
  package init(_ scene: ExploredScene, seed: UInt64 = 1) {
    (self.scene, self.seed) = (scene, seed)
  }

  /// Makes a run.
  ///
  /// - Parameter number: Its number.
  /// - Returns: The run if it fails; nil if all holds.
  package mutating func explore(run number: Int) -> PlayedRun? {
    take(scene.play(run: number, of: seed), number: number)
  }

  /// Takes a run of the seed that was made elsewhere, as if it were made now.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - number: Its number.
  /// - Returns: The run if it fails; nil if all holds.
  package mutating func take(_ run: PlayedRun, number: Int) -> PlayedRun? {
    summary.add(run)
    if run.failure != nil { return run }
    guard number % Self.runsPerCheck == Self.runsPerCheck - 1 else { return nil }
    return difference(of: number, from: run)
  }

  /// Shrinks a run that fails, and writes its script.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - number: Its number.
  /// - Returns: The finding; nil if the run does not fail.
  package func finding(of run: PlayedRun, number: Int) -> Finding? {
    // What is not the same the next time cannot be shrunk (EX-13).
    let run = difference(of: number, from: run) ?? run
    var shrinking = TapeShrinking(of: run) { scene.play($0) }
    if run.mark?.property != .determinism { shrinking.shrink() }
    return Finding(
      shrinking, run: number, of: seed, in: scene.script.file, below: scene.setupText,
      replaying: scene.replay)
  }

  /// Plays the tape of a run twice more; nil if mark, tape and trace are the same.
  private func difference(of number: Int, from run: PlayedRun) -> PlayedRun? {
    let (one, other) = (
      scene.play(run.tape, keepsTrace: true), scene.play(run.tape, keepsTrace: true)
    )
    let isSame =
      one.mark == run.mark && one.tape == run.tape && one.lines == run.lines
      && other.trace == one.trace
    guard !isSame else { return nil }
    let differing =
      zip(one.trace.map(\.text), other.trace.map(\.text)).first { $0 != $1 }
      ?? zip(run.lines.map(\.text), one.lines.map(\.text)).first { $0 != $1 }
    var failure = TestFailure(
      .failed, at: .unwritten, "the application is not deterministic",
      expected: differing?.0, actual: differing?.1, about: .determinism)
    if scene.isHosted { failure.explanation = Self.causes }
    var different = run
    different.failure = failure
    return different
  }
}
