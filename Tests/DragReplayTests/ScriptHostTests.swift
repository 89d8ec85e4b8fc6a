import DragGeometry
import DragScript
import DragStage
import Machines
import Testing

import DragReplay

/// Scripts without a scene, which drive the stage of an application.
@Suite struct ScriptHostTests {
  /// A stage of an application with a list and a box, as its own code has set it up.
  private func stage() throws -> Stage {
    var settings = StageSettings()
    settings.liftDelay = .milliseconds(200)
    let stage = Stage(settings: settings)
    _ = try stage.addCollection(
      "list", frame: Rect(x: 0, y: 0, width: 100, height: 100), layout: .rows(.init()),
      items: ["a", "b"])
    return stage
  }

  private func run(
    _ text: String, on stage: Stage, as name: String? = "Board", mayDoMore: Bool = true
  ) throws -> TestResult {
    let script = try #require(Script.parse("dragscript 1\n" + text, file: "t.drag").script)
    // Nobody else keeps the reader of a stage.
    let witness = Witness()
    let host = ScriptHost(stage: stage, name: name, observer: witness, mayDoMore: { mayDoMore })
    return ScriptRun(script.tests[0], of: script, host: host).run()
  }

  @Test(arguments: [
    (
      "set viewport 9x9\nview box at 0,0 size 9x9\n", 2,
      "a script for an application has no scene: write `hosted \"Board\"`, and no lines of views"
    ),
    (
      "", 1,
      "a script for an application has no scene: write `hosted \"Board\"`, and no lines of views"
    ),
    (
      "set strict off\nhosted \"Desk\"\n", 3,
      "the script is for the application `Desk`, and this one is `Board`"
    ),
    (
      "hosted \"Board\"\nset strict off\nset lift.slop 12\nset lift.slop 13\n", 4,
      "the stage of the application has another `lift.slop` than 12: give it the setting when it is"
        + " made"
    ),
    (
      "hosted \"Board\"\nset lift.delay 500ms\n", 3,
      "the stage of the application has another `lift.delay` than 500ms: give it the setting when it"
        + " is made"
    ),
  ])
  func `a script that wants another stage fails at the line that says so, and plays nothing`(
    setup: String, line: Int, message: String
  ) throws {
    let stage = try stage()
    let result = try run(setup + "test \"t\"\ndown 5,5\nup\n", on: stage)
    #expect(result.faults.map(\.message) == [message])
    #expect(result.faults.map(\.location.line) == [line])
    #expect(stage.trace.isEmpty)
  }

  @Test(arguments: [nil, "Board", "Desk"])
  func `a host without a name takes every script, and one with a name its own`(name: String?) throws
  {
    let text = "hosted \"Board\"\nset lift.delay 200ms\ntest \"t\"\ndown 5,5\nup\n"
    let result = try run(text, on: stage(), as: name)
    #expect(result.faults.isEmpty == (name != "Desk"))
  }

  @Test func `lines may use the pointers that they name, those of the stage, and the default one`()
    throws
  {
    let stage = try stage()
    _ = try stage.addPointer("own", .mouse)
    let text = """
      hosted "Board"
      pointer own touch
      pointer pen pen
      test "t"
        own: move 7,7
        pen: move 8,8
        down 5,5
        up

      """
    let result = try run(text, on: stage)
    #expect(result.faults == [])
    #expect(stage.pointers.all.map { stage.name(of: $0) } == ["own", "pen", "pointer"])
    #expect(stage.pointers.all.map { stage.pointers.kind(of: $0) } == [.mouse, .pen, .touch])
    // A second script finds them there.
    #expect(try run(text, on: stage).faults == [])
    #expect(stage.pointers.all.count == 3)
  }
}
