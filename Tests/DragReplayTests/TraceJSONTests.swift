import DragStage
import Testing

@testable import DragReplay

@Suite struct TraceJSONTests {
  @Test func `each line is an object with its keys in order`() throws {
    let result = try Replaying.run(
      "down list#a\nwait 501ms\nmove 50,166\nup\nsettle", setup: "on list addItems => none\n")
    let lines = TraceJSON.text(of: result).split(separator: "\n").map(String.init)
    #expect(
      lines[0]
        == #"{"v":1,"test":"t.drag: t","seq":0,"t_us":0,"who":"pointer","what":"down","place":"list#a","args":{}}"#
    )
    #expect(
      lines[2]
        == #"{"v":1,"test":"t.drag: t","seq":2,"t_us":500000,"who":"list","what":"canMove","args":{"item":"a"},"session":1}"#
    )
    #expect(
      lines.contains(
        #"{"v":1,"test":"t.drag: t","seq":12,"t_us":501000,"who":"list","what":"update","args":{"op":"move","intent":"insert-at","at":"list[gap 2]"},"session":1}"#
      ))
    #expect(lines.count == result.trace.count)
  }

  @Test func `what JSON cannot hold is escaped`() throws {
    let report = Replaying.report(
      Replaying.scene + #"test "q\" b\\ n\n t\t e\u{1}\u{1F} é""# + "\ndown box\n")
    let result = try #require(report.results.first)
    #expect(
      TraceJSON.text(of: result)
        == #"{"v":1,"test":"t.drag: q\" b\\ n\n t\t e\u0001\u001f é","seq":0,"t_us":0,"who":"pointer","what":"down","place":"box","args":{}}"#
        + "\n"
        + #"{"v":1,"test":"t.drag: q\" b\\ n\n t\t e\u0001\u001f é","seq":1,"t_us":0,"who":"pointer","what":"cancel","args":{}}"#
        + "\n")
  }

  @Test func `a trace as text has a head line`() throws {
    #expect(
      try Replaying.run("down box").traceText
        == "# t.drag: t\n0.000 pointer.down box\n0.000 pointer.cancel\n")
  }
}
