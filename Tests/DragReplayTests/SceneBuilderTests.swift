import DragScript
import DragStage
import Testing

@testable import DragReplay

@Suite struct SceneBuilderTests {
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
      let (name, declared): (Name, DeclaredOptions)
      switch line.statement {
      case .scene(.view(let view)): (name, declared) = (view.name, view.options)
      case .scene(.collection(let list)): (name, declared) = (list.name, list.options)
      case _: continue
      }
      let view = try #require(stage.view(named: name.text))
      let options = DeclaredOptions(stage.scene.options(of: view), on: stage)
      #expect(options == declared, "\(name)")
    }
  }
}
