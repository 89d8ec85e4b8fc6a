import DragScript
import Testing

@testable import DragReplay

/// When two failures are the same one.
@Suite struct FailureMarkTests {
  /// The mark of a test whose trace is not what is expected: an item is lifted.
  private func mark(
    of item: String, after wait: Int = 600, golden: String = "list.other item=x"
  ) throws -> FailureMark {
    let text = """
      dragscript 1
      collection list at 0,100 size 390x132 layout rows(height=44)
      items list a1 a2 7
      test "t"
        down list#\(item)
        wait \(wait)ms
        | 1.000 \(golden)

      """
    let outcome = Script.parse(text, file: "t.drag")
    let script = try #require(outcome.script, "\(outcome.diagnostics)")
    return try #require(FailureMark(ScriptRun(script.tests[0], of: script).run()))
  }

  @Test func `names tell failures apart, also by their digits, and times do not`() throws {
    let marks = try ["a1", "a2", "7"].map { try mark(of: $0) }
    #expect(Set(marks).count == 3)
    #expect(try mark(of: "a1", after: 650) == marks[0])
  }

  /// The mark of a failure after drags within an application, which move, and drags of a host, which come to nothing.
  private func mark(afterDragsOf seats: [Character]) throws -> FailureMark {
    let host = "host: host enter at shelf[gap 0] formats text/plain\nhost: host drop\nsettle\n"
    let text =
      """
      dragscript 1
      collection list at 0,0 size 200x200 layout rows(height=40)
      collection shelf at 200,0 size 200x200 layout rows(height=40)
      items list a b c
      seat host
      on list update => proposal move insert-at
      on shelf update => proposal move insert-at
      test "t"

      """
      + seats.map { seat in
        seat == "h" ? host : "down list#\(seat)\nwait 600ms\nmove shelf[gap 0]\nup\nsettle\n"
      }.joined() + "expect order list = none\n"
    let outcome = Script.parse(text, file: "t.drag")
    let script = try #require(outcome.script, "\(outcome.diagnostics)")
    return try #require(FailureMark(ScriptRun(script.tests[0], of: script).run()))
  }

  @Test func `the order in which drags have ended, and how, tells failures apart`() throws {
    let marks = try ["ahb", "hab", "abh"].map { try mark(afterDragsOf: Array($0)) }
    #expect(marks[0] != marks[1])
    #expect(Set(marks).count == 3)
    #expect(try mark(afterDragsOf: Array("ahb")) == marks[0])
  }

  @Test func `what a golden expects tells failures apart, also where the same was found`() throws {
    #expect(try mark(of: "a1", golden: "list.third item=x") != mark(of: "a1"))
  }

  @Test func `items whose names are digits tell failures apart, and other numbers do not`() throws {
    func mark(_ lines: String) throws -> FailureMark {
      let text = """
        dragscript 1
        collection list at 0,0 size 200x200 layout rows(height=40)
        items list 1 2 3
        on list update => proposal move insert-at
        test "t"
        \(lines)

        """
      let script = try #require(Script.parse(text, file: "t.drag").script)
      return try #require(FailureMark(ScriptRun(script.tests[0], of: script).run()))
    }
    func drag(_ item: Int, _ expected: String) -> String {
      "down list#\(item)\nwait 600ms\nmove list[gap 3]\nup\nsettle\nexpect \(expected)"
    }
    #expect(try mark(drag(1, "order list = none")) != mark(drag(2, "order list = none")))
    #expect(try mark(drag(1, "kept = none")) != mark("delete list#1\nexpect kept = none"))
    #expect(
      try mark(drag(1, "calls list.didMove = 9"))
        == mark(
          "down list#1\nwait 600ms\nmove 9,9\n" + drag(1, "calls list.didMove = 9").dropFirst(23)))
  }
}
