import Foundation
import TestSupport
import Testing

@Suite struct RecordOptionTests {
  @Test func `a recorded run replays to the same trace, and is recorded as the same text`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    let first = try await command.run("replay", "a.drag", "--record", "r/a.drag", "--trace", "1")
    #expect(first.code == 2, "the folder is not there")
    try command.folder.write("", to: "r/keep")
    let again = try await command.run("replay", "a.drag", "--record", "r/a.drag", "--trace", "1")
    #expect(again.code == 0, "\(again.errors)")
    let replayed = try await command.run(
      "replay", "r/a.drag", "--record", "r/b.drag", "--trace", "2")
    #expect(replayed.code == 0)
    #expect(try command.folder.text(of: "r/a.drag") == command.folder.text(of: "r/b.drag"))
    let one = try command.folder.text(of: "1").replacing("# a.drag", with: "# r/a.drag")
    #expect(try command.folder.text(of: "2") == one)
    #expect(try command.folder.text(of: "r/a.drag").contains("\n  @0ms down list#"))
  }

  @Test func `a recording on a scene becomes a script that needs neither`() async throws {
    let command = try Command()
    try command.folder.write(
      "dragscript 1\ncollection list at 0,0 size 390x132 layout rows(height=44)\n"
        + "items list a b c\non list update => proposal move insert-at\n", to: "scene.drag")
    try command.folder.write(
      "dragscript 1\n@0ms down 195,22\n@600ms move 195,128\n@700ms up\n", to: "raw.drag")
    let outcome = try await command.run(
      "replay", "--scene", "scene.drag", "raw.drag", "--record", "-")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        dragscript 1
        collection list at 0,0 size 390x132 layout rows()
        items list a b c
        on list update => proposal move insert-at

        test "raw"
          @0ms down 195,22
          @600ms move 195,128
          @700ms up

        """)
    #expect(outcome.errorLines == ["1 passed, 0 failed"])
    let replayed = try await command.run("replay", "-", "--trace", "-", input: outcome.output)
    #expect(replayed.output.contains("list.move item=a at=list[gap 3]"))
  }

  @Test func `record writes what replay records`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "-a.drag")
    let replayed = try await command.run("replay", "--record", "1.drag", "--", "-a.drag")
    #expect(replayed.code == 0, "\(replayed.errors)")
    let recorded = try await command.run("record", "--filter=.", "-o", "2.drag", "--", "-a.drag")
    #expect(recorded.code == 0, "\(recorded.errors)")
    let text = try command.folder.text(of: "1.drag")
    #expect(try command.folder.text(of: "2.drag") == text)
    let printed = try await command.run("record", "./-a.drag")
    #expect(printed.output == text)
    #expect(printed.errorLines == ["2 passed, 0 failed"])
    #expect(try await command.run("record").errors.contains("expected a path to record"))
  }

  @Test func `a setting of a scene and of a script is written once, as the last one says`()
    async throws
  {
    let command = try Command()
    try command.folder.write(
      "dragscript 1\nset viewport 390x844\nview a at 0,0 size 9x9\n", to: "scene.drag")
    try command.folder.write(
      "dragscript 1\nset viewport 800x600\nset rate 30hz\n@0ms down 4,4\n@9ms up\n", to: "raw.drag")
    let outcome = try await command.run(
      "replay", "--scene", "scene.drag", "raw.drag", "--record", "-")
    #expect(
      outcome.lines.filter { $0.hasPrefix("set ") } == ["set viewport 800x600", "set rate 30hz"])
    let replayed = try await command.run("replay", "-", input: outcome.output)
    #expect(replayed.code == 0)
    #expect(!replayed.output.contains("warning"))
  }

  @Test func `what a test's end gives up for a host is recorded at its time`() async throws {
    let command = try Command()
    let text = """
      dragscript 1
      seat host
      view a at 0,0 size 99x99
      on a update => proposal copy
      test "a drag of another program is still there"
        host: host enter at 5,5 formats text/plain
        wait 600ms

      """
    try command.folder.write(text, to: "a.drag")
    let first = try await command.run(
      "replay", "a.drag", "--record", "b.drag", "--trace", "1")
    #expect(first.code == 0, "\(first.output)")
    let recorded = try command.folder.text(of: "b.drag")
    #expect(recorded.contains("\n  @600ms host: host leave\n"), "\(recorded)")
    let second = try await command.run("replay", "b.drag", "--record", "c.drag", "--trace", "2")
    #expect(second.code == 0, "\(second.output)")
    #expect(try command.folder.text(of: "c.drag") == recorded)
    let trace = try command.folder.text(of: "1").replacing("# a.drag", with: "# b.drag")
    #expect(trace.contains("600.000 host.leave"))
    #expect(try command.folder.text(of: "2") == trace)
  }

  @Test func `two scripts, and two things on standard output, are refused`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(), to: "a.drag")
    try command.folder.write(Samples.drag(), to: "b.drag")
    let two = try await command.run("replay", ".", "--record", "r.drag")
    #expect(two.code == 2)
    #expect(two.errorLines.first == "drag: --record: expected one script, found 2")
    let both = try await command.run("replay", "a.drag", "--record", "-", "--trace", "-")
    #expect(both.errorLines.first == "drag: expected one output on standard output, found 2")
  }
}
