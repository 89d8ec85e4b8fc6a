import DragScript
import DragSessions
import DragStage
import Testing

@testable import DragReplay

/// What decides a drag, however many entries are noted at once.
@Suite struct DecidingEntriesTests {
  /// A drag, and a press behind it that begins none.
  private static let refusedPress =
    Replaying.scene + """
      on list canMove when item = b => refuse
      test "t"
        down list#a
        wait 600ms
        glide list[gap 2] over 100ms
        up
        settle
        down list#b
        wait 600ms
        move box
        up
        settle
        expect op = copy

      """

  @Test func `every report has the lines of the drag that its sentence is about`() {
    let report = Replaying.report(Self.refusedPress)
    for text in [report.text, JUnitReport.text(of: report), TAPReport.text(of: report)] {
      #expect(text.contains("does not let `b` be dragged"))
      #expect(text.contains("list.canMove item=b"))
      #expect(!text.contains("willEnd"), "\(text)")
    }
  }

  @Test func `of a press that began no drag no lines of an earlier drag are shown`() throws {
    let script = try #require(Script.parse(Self.refusedPress, file: "t.drag").script)
    let fault = try #require(ScriptRun(script.tests[0], of: script).run().faults.first)
    #expect(fault.explanation == "no drag began: `list` does not let `b` be dragged (`canMove`)")
    #expect(fault.diff.contains { $0.contains("list.canMove item=b") }, "\(fault.diff)")
    #expect(!fault.diff.contains { $0.contains("willEnd") }, "\(fault.diff)")
  }

  @Test func `a press beside all views says so, and where they are`() throws {
    let text =
      Replaying.scene + """
        test "t"
          down 300,10
          wait 600ms
          move 300,200
          up
          expect order list = b a c

        """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let fault = try #require(ScriptRun(script.tests[0], of: script).run().faults.first)
    #expect(
      fault.explanation
        == "no drag began: no view is at 300,10; `list` is at 0,100 size 390x132, "
        + "`box` is at 0,400 size 100x100")
  }

  @Test func `a proposal is explained by who rejects the drop, and by nobody who takes it`() throws
  {
    func explanation(over target: String) throws -> String? {
      try Replaying.run(
        "down list#a\nwait 600ms\nmove \(target)\nexpect proposal = copy insert-into list#c"
      ).faults.first?.explanation
    }
    #expect(try explanation(over: "box")?.hasPrefix("`box` proposed ") == true)
    #expect(try explanation(over: "list[gap 2]")?.contains("proposed") != true)
  }

  @Test func `a drop whose placeholder was committed has changed data`() throws {
    let text =
      Replaying.scene + """
        collection shelf at 200,400 size 100x100 layout rows(height=44)
        provider list#a public.plain-text "A"
        on shelf update => proposal copy insert-at
        on shelf perform => items load
        test "t"
          down list#a
          wait 600ms
          move shelf
          up
          settle
          expect order shelf = b

        """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    let fault = try #require(ScriptRun(script.tests[0], of: script).run().faults.first)
    #expect(fault.actual == "a-copy")
    #expect(fault.explanation?.hasPrefix("`shelf` took the drop as a copy") == true)
  }

  @Test func `of two drags at once each has its own last update`() throws {
    let text =
      Replaying.scene + """
        view tray at 200,400 size 100x100
        on tray update => proposal copy
        pointer left touch
        pointer right touch
        test "t"
        left: down list#a
        right: down list#b
        wait 600ms
        left: move box
        right: move tray
        left: move box(+1,0)
        right: move tray(+1,0)
        left: move box(+2,0)

        """
    let script = try #require(Script.parse(text, file: "t.drag").script)
    var checked = 0
    _ = ScriptRun(script.tests[0], of: script).run { player in
      let (stage, trace) = (player.stage, player.stage.trace)
      var atOnce = DecidingEntries()
      atOnce.note(trace, from: 0, on: stage, player.settings)
      var oneByOne = DecidingEntries()
      for count in 1...trace.count {
        oneByOne.note(Array(trace.prefix(count)), from: count - 1, on: stage, player.settings)
      }
      for session in Set(trace.compactMap(\.session)) {
        let last = trace.last { entry in
          guard case .called(.update, _, _) = entry.event else { return false }
          return entry.session == session
        }
        #expect(atOnce[session]?.update == last)
        #expect(oneByOne[session]?.update == last)
        #expect(oneByOne[session]?.entries == atOnce[session]?.entries)
        if last != nil { checked += 1 }
      }
    }
    #expect(checked == 2)
  }
}
