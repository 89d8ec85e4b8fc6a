import DragReplay
import DragScript
import DragSessions
import Foundation
import GestureImport
import Testing

@testable import DragFilm

@Suite struct ExportTests {
  private func lines(_ format: FilmFormat, _ text: String = FilmedScript.move) throws -> [String] {
    Film(try FilmedScript.reels(text)).text(as: format).split(separator: "\n").map(String.init)
  }

  @Test func `WebDriver Actions are imported again to the same trace`() throws {
    let reel = try FilmedScript.reel()
    let json = Array(WebDriverActions(reel).text.utf8)
    let imported = importRecording(json, file: "list.json", as: .w3c)
    #expect(imported.diagnostics.isEmpty)
    let setup = FilmedScript.move.components(separatedBy: "test ")[0]
    let scene = Script.parse(setup, file: "scene.drag").script
    let parsed = Script.parse(imported.scriptBytes, file: "list.json", scene: scene)
    let script = try #require(parsed.script)
    let again = ScriptRun(script.tests[0], of: script).run()
    // A recording knows points, and not what a script calls them.
    let own = reel.result.trace.map(\.text).map { $0.replacing("list#milk", with: "100,122") }
    #expect(again.trace.map(\.text) == own)
  }

  @Test func `in WebDriver Actions each press ends as it has ended, and no other one does`() throws
  {
    let scene = FilmedScript.move.components(separatedBy: "  @0ms")[0]
    let presses = "down list#milk\nwait 100ms\ncancel\nwait 100ms\ndown list#eggs\nwait 50ms\nup\n"
    for (lines, ends) in [
      (presses, ["Down", "Cancel", "Down", "Up"]),
      (
        presses + "wait 1s\n" + presses,
        ["Down", "Cancel", "Down", "Up", "Down", "Cancel", "Down", "Up"]
      ),
    ] {
      let text = WebDriverActions(try FilmedScript.reel(scene + lines + "settle\n")).text
      let words = text.components(separatedBy: "\"pointer").map { $0.prefix { $0 != "\"" } }
      #expect(words.filter { ["Down", "Up", "Cancel"].contains($0) } == ends.map { $0[...] })
    }
  }

  @Test func `trace events are JSON whose slices have a process, a thread and a length`() throws {
    let text = Film(try FilmedScript.reels()).text(as: .perfetto)
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let events = try #require(object?["traceEvents"] as? [[String: Any]])
    let slices = events.filter { $0["ph"] as? String == "X" && $0["cat"] as? String == "session" }
    #expect(slices.map { $0["name"] as? String } == ["lifted", "dragging", "ending"])
    #expect(slices.map { $0["dur"] as? Int } == [100_000, 100_000, 300_000])
    #expect(slices.allSatisfy { $0["pid"] as? Int == 1 && $0["tid"] as? Int == 1 })
  }

  @Test func `a recording of a terminal is version 3, with a mark at each failure`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let lines = try lines(.asciicast, text)
    #expect(lines[0].hasPrefix("{\"version\":3,\"term\":{\"cols\":80,\"rows\":24}"))
    #expect(lines[1] == #"[0.000000,"o","\u001b[2m0\u001b[0m pointer.down list#milk\u000d\n"]"#)
    #expect(lines.contains(#"[0.000000,"m","order of list"]"#))
    #expect(lines.last == #"[0.000000,"x","1"]"#)
  }

  @Test func `a sequence diagram says who was asked and notified`() throws {
    let lines = try lines(.mermaid)
    #expect(lines[0] == "sequenceDiagram")
    #expect(lines.contains("  P0->>Stage: down list#35;milk"))
    #expect(lines.contains("  Stage->>V0: update op=move intent=insert-at at=list[gap 3]"))
  }

  @Test func `what fails behind the last entry is noted at the end of a diagram`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let lines = try lines(.mermaid, text)
    #expect(lines.first == "sequenceDiagram")
    #expect(lines.last == "  Note over Stage: failed: order of list")
    #expect(lines.count { $0.contains("failed: ") } == 1)
  }

  /// The word `end` closes a part of a diagram.
  @Test func `a message that begins with the end of a drag has it in brackets`() throws {
    let text =
      "dragscript 1\nview wall at 0,0 size 100x100\nseat host\ntest \"t\"\n"
      + "  host: host enter at wall@0.5,0.5 formats text/plain\n  host: host end copy\n"
      + "  host: host enter at wall@0.5,0.5 formats text/plain\n"
    let lines = try lines(.mermaid, text)
    #expect(lines.contains { $0.hasPrefix("  P0->>Stage: (end) op=copy") }, "\(lines)")
  }

  @Test func `the text of an arrow is all that stands behind the first point of an entry`() throws {
    let text = FilmedScript.move.replacing("milk", with: "milk.png")
    let moves = try lines(.mermaid, text).filter { $0.contains(": move item=") }
    #expect(moves.count == 1 && moves[0].hasSuffix("at=list[gap 3]"), "\(moves)")
  }

  @Test func `the fence of a transcript is longer than any in the script`() throws {
    let text = FilmedScript.move.replacing("  @0ms ", with: "  # ````\n  @0ms ")
    let lines = try lines(.markdown, text)
    #expect(lines.contains("`````text") && lines.last == "`````")
  }

  @Test func `the parts of a transcript follow each other`() throws {
    let heads = try lines(.markdown).filter { $0.hasPrefix("## ") }
    #expect(heads == ["## Orders", "## Trace", "## Script"])
  }

  @Test func `a transcript has what failed, the orders and the trace`() throws {
    let text = FilmedScript.move.replacing("= eggs bread milk", with: "= milk eggs bread")
    let lines = try lines(.markdown, text)
    #expect(lines.contains("## Failure at 1000 ms"))
    #expect(lines.contains("expected:  milk eggs bread"))
    #expect(lines.contains("- list: milk, eggs, bread → eggs, bread, milk"))
    #expect(lines.contains("✘ order of list"))
    #expect(lines.contains("why:       `list` took the drop as a move at list[gap 3]"))
  }
}
