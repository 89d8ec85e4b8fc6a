import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct ExploredSceneTests {
  @Test func `the tests of a script and their own set-up are not read (EX-65)`() throws {
    let scene = try Scenes.explored(
      Scenes.movesSeveral + """

        test "another scene"
          on shelf update when count >= 2 => proposal copy
          settled expect kept = nothing
          down list[0]

        """)
    #expect(scene.play(run: 3, of: 1).failure == nil)
    #expect(scene.script.tests.map(\.name) == ["explored"])
  }

  @Test func `nothing to explore says why (EX-66)`() throws {
    let empty = "dragscript 1\ncollection list at 0,0 size 100x100 layout rows(height=50)\n"
    #expect(try Scenes.explored(empty).obstacle() == "no view shows an item that can be pressed")
    #expect(
      try Scenes.explored("dragscript 1\npointer h touch\n").obstacle() == "the scene has no view")
    #expect(try Scenes.explored(empty + "seat s\n").obstacle() == nil)
    #expect(try Scenes.explored(empty + "items list a\n").obstacle() == nil)
  }

  @Test func `an application's own action that cannot be done is found, at its line`() throws {
    let finding = try #require(try Scenes.finding(in: Scenes.text("Mistaken/one-row-goes-twice")))
    #expect(finding.mark.property == .action)
    #expect(finding.failure.location.line == 6)
  }

  @Test func `a drag that does not come to its end is found`() throws {
    let finding = try #require(try Scenes.finding(in: Scenes.text("Mistaken/never-at-rest")))
    #expect(finding.mark.property == .unsettled)
    #expect(finding.failure.message.hasPrefix("not settled after"))
  }
}
