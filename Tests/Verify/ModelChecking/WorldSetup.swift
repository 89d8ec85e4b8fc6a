import DragReplay
import DragScript
import DragStage
import Machines

/// The stage that a world begins with, and what makes its moves on copies of it.
struct WorldSetup {
  let stage: Stage
  private let application: ScriptApplication
  private let stores: ScriptStores
  private let settings: Settings
  private let location: SourceLocation

  init(_ world: World) throws(TestFailure) {
    let lines = world.script.setup(of: world.script.tests[0])
    settings = Settings().applying(lines)
    let scene = try SceneBuilder(lines)
    stage = scene.stage
    stage.inspection.number(world.names(on: stage))
    application = scene.application
    stores = scene.stores
    location = world.script.tests[0].location
  }

  /// Makes a move.
  ///
  /// - Returns: Whether it was taken, and not refused; nil where there is nothing to wait for.
  func make(_ move: World.Move, on stage: Stage, choosing choices: ChoiceTrail) -> Bool? {
    application.goOn(at: stage, choosing: choices)
    switch move {
    case .wait:
      guard let next = stage.nextDeadline else { return nil }
      // A moment later, so that a script can say the same: what is due at a line comes behind it.
      do throws(StageError) {
        try stage.advance(upTo: next + Microseconds(1))
        return true
      } catch {
        return false
      }
    case .line(let line, let action):
      var player = player(on: stage)
      do throws(TestFailure) {
        try player.perform(action, by: line.pointer, at: line.location)
        return true
      } catch {
        return false
      }
    }
  }

  /// Gives everything up as a test does at its end: pointers are taken away, loads are rejected, and
  /// time passes.
  ///
  /// - Returns: How often something happened, or nil where that goes on.
  func giveUp(on stage: Stage, choosing choices: ChoiceTrail) -> Int? {
    application.goOn(at: stage, choosing: choices)
    let before = stage.trace.count
    var player = player(on: stage)
    guard (try? player.endEverything(at: location)) != nil else { return nil }
    let length = stage.trace.count - before
    return length <= WorldRules.longestStorm ? length : nil
  }

  private func player(on stage: Stage) -> ScriptPlayer {
    ScriptPlayer(goingOnAt: stage, as: application, with: stores, settings: settings)
  }
}
