import DragReplay
import DragSessions
import DragStage
import Foundation
import Testing

@Suite struct TraceJSONTests {
  private func lines(_ text: String, setup: String = "") throws -> [String] {
    TraceJSON.text(of: try Replaying.run(text, setup: setup))
      .split(separator: "\n").map(String.init)
  }

  @Test func `each line is an object with its keys in order`() throws {
    let lines = try lines(
      "down list#a\nwait 501ms\nmove 50,166\nup\nsettle", setup: "on list addItems => none\n")
    #expect(
      lines[0]
        == #"{"v":1,"test":"t.drag: t","seq":0,"t_us":0,"kind":"pointer","who":"pointer","what":"down","args":{"target":"list#a"},"src":{"line":10,"col":1}}"#
    )
    #expect(
      lines[2]
        == #"{"v":1,"test":"t.drag: t","seq":2,"t_us":500000,"kind":"callback","who":"list","what":"canMove","args":{"item":"a","session":1},"src":{"line":10,"col":1}}"#
    )
    #expect(
      lines.contains(
        #"{"v":1,"test":"t.drag: t","seq":12,"t_us":501000,"kind":"callback","who":"list","what":"update","args":{"op":"move","intent":"insert-at","at":"list[gap 2]","session":1},"src":{"line":12,"col":1}}"#
      ))
  }

  @Test func `a line says from which line of the script it follows`() throws {
    let lines = try lines(
      """
      down list#a
      wait 600ms
      glide 50,166 over 100ms
      insert list[gap 3] d
      up
      settle
      """)
    /// What happened, by the lines that it follows from.
    func whats(_ line: Int) -> [String] {
      lines.filter { $0.contains("\"src\":{\"line\":\(line),") }.map { text in
        let parts = text.components(separatedBy: "\"what\":\"")
        return parts.last?.components(separatedBy: "\"").first ?? ""
      }
    }
    #expect(whats(9) == ["down", "items", "canMove", "willLift"])
    #expect(whats(10) == [], "time alone does nothing")
    #expect(whats(11).first == "move")
    #expect(whats(11).contains("willBegin"))
    #expect(whats(12) == ["insert"])
    #expect(whats(13).first == "up")
    #expect(whats(13).last == "didTransfer")
    #expect(lines.count == (9...13).map { whats($0).count }.reduce(0, +))
  }

  @Test func `what goes on beside other lines follows from its own line, also after them`() throws {
    let lines = try lines(
      "mouse: glide 50,450 over 50ms rate 40hz\n@30ms down 1,1\n@60ms up",
      setup: "pointer mouse mouse\n")
    let moves = lines.map { line in
      [/"who":"([a-z]+)"/, /"line":([0-9]+)/].compactMap { line.firstMatch(of: $0)?.output.1 }
        .joined(separator: " ")
    }
    #expect(moves == ["mouse 10", "pointer 11", "mouse 10", "pointer 12"])
  }

  @Test func `what happens at the end by itself follows from the test`() throws {
    let lines = try lines("down list#a")
    #expect(lines.last?.contains(#""what":"cancel","args":{},"src":{"line":8,"col":1}}"#) == true)
  }

  @Test func `every kind of line has its word`() throws {
    let text = """
      provider list#a public.plain-text "A" delay 20ms
      on box perform => items load
      on box update => proposal copy

      """
    let lines = try lines(
      "down list#a\nwait 600ms\nmove box\nup\nsettle\ndelete list#b\n", setup: text)
    let kinds = Set(
      lines.compactMap {
        $0.components(separatedBy: "\"kind\":\"").last?.components(separatedBy: "\"").first
      })
    #expect(kinds.isSuperset(of: ["pointer", "callback", "data"]))
    #expect(TraceLine.Kind.allCases.count == 8)
  }

  @Test func `what JSON cannot hold is escaped`() throws {
    let report = Replaying.report(
      Replaying.scene + #"test "q\" b\\ n\n t\t e\u{1}\u{1F} é""# + "\ndown box\n")
    let result = try #require(report.results.first)
    #expect(
      TraceJSON.text(of: result)
        == #"{"v":1,"test":"t.drag: q\" b\\ n\n t\t e\u0001\u001f é","seq":0,"t_us":0,"kind":"pointer","who":"pointer","what":"down","args":{"target":"box"},"src":{"line":8,"col":1}}"#
        + "\n"
        + #"{"v":1,"test":"t.drag: q\" b\\ n\n t\t e\u0001\u001f é","seq":1,"t_us":0,"kind":"pointer","who":"pointer","what":"cancel","args":{},"src":{"line":7,"col":1}}"#
        + "\n")
  }

  @Test func `a trace as text has a head line`() throws {
    #expect(
      try Replaying.run("down box").traceText
        == "# t.drag: t\n0.000 pointer.down box\n0.000 pointer.cancel\n")
  }
}
