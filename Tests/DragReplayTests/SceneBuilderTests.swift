import DragScript
import DragStage
import Testing

@testable import DragReplay

@Suite struct SceneBuilderTests {
  @Test func `a script that sets nothing has the settings of a stage`() {
    var settings = StageSettings()
    // Chosen, which it is not by itself, and the same.
    settings.liftDelay = settings.liftDelay
    #expect(SceneBuilder.stageSettings(Settings()) == settings)
  }

  @Test func `the settings of a stage are those that a script sets`() throws {
    let text = """
      dragscript 1
      set lift.behavior extended
      set lift.delay 250ms
      set lift.slop 4
      set lift.duration 30ms
      set pointer.drag-before-lift off
      set resolver vertical
      set resolver.radius 60
      set resolver.hysteresis 3
      set cadence slow
      set autoscroll on
      set feedback on
      set spring.delay 800ms
      set spring.flash 100ms
      set spring.begin-speed 50
      set spring.cancel-speed 500
      set load.deadline 2s
      set precise.offset 12
      set animation 90ms
      set animation.bulk 5
      set performs-without-destination off
      set items-are-promises on

      """
    let script = try #require(Script.parse(text + "wait 1ms\n", file: "x").script)
    let written = script.setup.compactMap { line -> Setting? in
      if case .set(let setting) = line.statement { setting } else { nil }
    }
    let stage = SceneBuilder.stageSettings(script.settings)
    #expect(Setting.all(of: stage) == written)
    #expect(Setting.all(of: StageSettings()) == [])
    // Each alone: what one key sets depends on no other one.
    for setting in written {
      var settings = Settings()
      settings.apply(setting)
      var again = Settings()
      for said in Setting.all(of: SceneBuilder.stageSettings(settings)) { again.apply(said) }
      #expect(
        SceneBuilder.stageSettings(again) == SceneBuilder.stageSettings(settings), "\(setting)")
    }
  }

  @Test func `the options of a view are those that a script writes`() throws {
    let text = """
      dragscript 1
      view frame at 0,0 size 400x400
      collection all at 0,0 size 100x100 layout rows(height=44) app notes rtl table simultaneous nested-in frame menu no-drag no-drop selection-drags default-proposal copy types public.png,public.url veto periodic 50ms keeps-last-position late-choices reorders notify anchored within copy outside copy,move
      collection none at 100,0 size 100x100 layout rows(height=44)
      view content at 200,0 size 100x100 scrolls 300x300 horizontal
      wait 1ms

      """
    let outcome = Script.parse(text, file: "x")
    let script = try #require(outcome.script, "\(outcome.diagnostics)")
    let stage = try SceneBuilder(script.setup).stage
    for line in script.setup {
      let (name, declared): (Name, DragScript.ViewOptions)
      switch line.statement {
      case .scene(.view(let view)): (name, declared) = (view.name, view.options)
      case .scene(.collection(let list)): (name, declared) = (list.name, list.options)
      case _: continue
      }
      let view = try #require(stage.view(named: name.text))
      let options = DragScript.ViewOptions(stage.scene.options(of: view), on: stage)
      #expect(options == declared, "\(name)")
    }
  }
}
