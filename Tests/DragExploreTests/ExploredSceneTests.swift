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

  @Test func `a scene that is skipped, or expected to fail, is not explored (EX-66)`() throws {
    let scene = Scenes.copiesSeveral
    #expect(
      try Scenes.explored(scene + "skip \"not yet\"\n").obstacle()
        == "the scene is skipped: not yet")
    #expect(
      try Scenes.explored(scene + "require levitation\n").obstacle()
        == "the scene is skipped: requires `levitation`, which is unknown")
    #expect(
      try Scenes.explored(scene + "xfail \"known\"\n").obstacle()
        == "the scene is expected to fail, so that no failure says anything: known")
    #expect(
      try Scenes.explored(scene + "store s sqlite \"s.sqlite\"\n").obstacle()
        == "the scene is skipped: a store in a file needs SQLite, which this build leaves out")
    // What a test says of itself is about that test.
    let skipped = scene + "test \"t\"\n  skip \"not yet\"\n  xfail \"known\"\n  down list[0]\n"
    #expect(try Scenes.explored(skipped).obstacle() == nil)
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
