package import DragScript
import DragReplay
import DragStage
import Machines

/// A shortest way to something that does not hold in a world, as a script that goes it again.
package struct Counterexample {
  /// What does not hold.
  package let violation: String
  /// How many moves lead there.
  package let length: Int
  /// The script: the world's scene, every answer that was given, and the moves.
  package let script: Script

  init(_ violation: String, _ way: [WorldWays.Step], in world: World) {
    self.violation = violation
    length = way.count
    var script = world.script
    var test = script.tests[0]
    let choices = ChoiceTrail(keepsLines: true)
    test.lines = Self.lines(of: way, in: world, choosing: choices)
    let answers = (choices.lines ?? []).map { statement in
      SetupLine(statement: statement, location: test.location)
    }
    // What is asked behind the last move is answered by the first policy that fits.
    let own = script.setup(of: test)
    script.setupLines = own.filter { !$0.isAnswer } + answers + own.filter(\.isPolicy)
    script.headerComments = Trivia(above: ["# \(violation)"])
    test.setupLines = []
    script.tests = [test]
    self.script = script
  }

  /// Goes the way once more, from the beginning on one stage.
  private static func lines(
    of way: [WorldWays.Step], in world: World, choosing choices: ChoiceTrail
  ) -> [Line] {
    guard let setup = try? WorldSetup(world) else { return [] }
    return way.map { step in
      choices.begin(step.choices)
      let start = setup.stage.now
      _ = setup.make(world.moves[step.move], on: setup.stage, choosing: choices)
      switch world.moves[step.move] {
      case .line(let line, _): return .timed(line)
      case .wait:
        return .timed(
          TimedLine(.action(.wait(setup.stage.now - start)), at: world.script.tests[0].location))
      }
    }
  }
}

extension SetupLine {
  /// Whether the line says what an application answers or does.
  fileprivate var isAnswer: Bool {
    switch statement {
    case .policy, .reaction: true
    case .meta, .set, .require, .hosted, .include, .tag, .skip, .xfail, .scene, .property, .may:
      false
    }
  }
}
