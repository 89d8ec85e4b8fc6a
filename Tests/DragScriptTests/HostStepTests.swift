import DragScript
import DragSessions
import Testing

@Suite struct HostStepTests {
  private static let scene = """
    dragscript 1
    collection list at 0,0 size 100x100 layout rows()
    items list a b c
    seat gtk app files

    """

  @Test(arguments: [
    "host prepare list#a", "host begin", "host enter", "host enter at list#b",
    "host enter at 3,4 formats text/plain;charset=utf-8,public.png ops copy,move,link,ask items a,b own",
    "host enter ops none foreign", "host enter ops copy,move dialect gdk own",
    "host enter dialect appkit", "host identify own", "host identify foreign",
    "host over list[gap 1]", "host over list#a@0.5,0.9", "host offer none", "host offer copy,link",
    "host leave", "host drop", "host drop 3,4", "host end forbidden", "host end link",
    "host data note \"a text\"", "host data note public.png \"\"", "host fail note \"gone\"",
  ])
  func `what a host reports is printed as it was read`(line: String) throws {
    let text = Self.scene + "\ngtk: \(line)\n"
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics == [])
    let script = try #require(outcome.script)
    #expect(script.text == text)
    #expect(Script.parse(script.text, file: "a.drag").script == script)
  }

  @Test(arguments: [
    ("host", DiagnosticCode.missingWord), ("host ovr 3,4", .unknownWord),
    ("host enter ops kopy", .unknownWord), ("host enter ops copy,copy", .givenTwice),
    ("host enter dialect qt", .unknownWord), ("host enter dialect", .missingWord),
    ("host enter dialect ole dialect ole", .givenTwice),
    ("host enter own foreign", .givenTwice), ("host enter items a items b", .givenTwice),
    ("host over nowhere", .unknownName), ("host end up", .unknownWord),
    ("host data note", .missingWord), ("host leave 3,4", .extraWord),
  ])
  func `what no host says is reported`(line: String, code: DiagnosticCode) {
    let outcome = Script.parse(Self.scene + "gtk: \(line)\n", file: "a.drag")
    #expect(outcome.diagnostics.first?.code == code.rawValue)
  }

  @Test func `a seat shares its name with no other, and its application is one`() throws {
    let twice = Script.parse(Self.scene + "seat gtk\nwait 1ms\n", file: "a.drag")
    #expect(twice.diagnostics.first?.code == DiagnosticCode.repeatedName.rawValue)
    let gone = Script.parse(Self.scene + "app gone files\n", file: "a.drag")
    #expect(gone.diagnostics == [])
  }

  @Test func `a bad type of an item is reported at its column`() {
    let text = Self.scene + "gtk: host enter items a=public.text|-b,c=public.png|image/png|%\n"
    let first = Script.parse(text, file: "a.drag").diagnostics.first
    #expect(first?.location.column == 37)
    #expect(first?.message == "`-b` is not a valid type")
    let second = Script.parse(text.replacing("|-b", with: ""), file: "a.drag").diagnostics.first
    #expect(second?.location.column == 60)
    #expect(second?.message == "`%` is not a valid type")
  }
}
