import DragScript
import Testing

@testable import DragReplay

@Suite struct ScriptCheckTests {
  private func faults(_ text: String) throws -> [String] {
    let script = try #require(Script.parse(text, file: "t.drag").script)
    return ScriptCheck.faults(in: script).map { "\($0.location): \($0.message)" }
  }

  @Test func `a script that can be run has no fault, and is not run`() throws {
    #expect(try faults(Replaying.scene + "test \"t\"\nup\nexpect order list = z\n") == [])
  }

  @Test func `what a stage refuses is told once, at its line`() throws {
    let scene = "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\nitems list a\n"
    let bad = "provider list#a a+b \"A\"\n"
    #expect(
      try faults(scene + bad + "test \"one\"\nup\ntest \"two\"\nup\n") == [
        "t.drag:4:1: `a+b` cannot be a type"
      ])
    #expect(
      try faults(scene + "test \"one\"\n" + bad + "up\n") == ["t.drag:5:1: `a+b` cannot be a type"])
    #expect(try faults(scene + bad) == ["t.drag:4:1: `a+b` cannot be a type"])
  }

  @Test func `a store in a file is declared, and not opened`() throws {
    let scene = "dragscript 1\nstore db sqlite \"a/b\"\n"
    let list = "collection list at 0,0 size 9x9 layout rows() store db\n"
    #expect(try faults(scene + list + "test \"t\"\nup\n") == [])
    let outside = scene.replacing("a/b", with: "../b")
    #expect(
      try faults(outside + list + "test \"t\"\nup\n") == [
        "t.drag:2:1: the store has refused it: `../b` leads out of the folder of the test"
      ])
  }

  @Test func `whether a host answers to a call is not known before`() throws {
    #expect(try faults(Replaying.scene + "test \"t\"\ncall hook\nup\ncall other \"x\"\n") == [])
  }

  @Test func `a script that requires what is not known is not looked at`() throws {
    #expect(try faults("dragscript 1\nrequire levitation\ntest \"t\"\ncall hook\n") == [])
  }
}
