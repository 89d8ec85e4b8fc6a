import DragScript
import Testing

@Suite struct DiagnosticTests {
  private func reported(_ text: String) -> [String] {
    Script.parse(text, file: "a.drag").diagnostics.map { "\($0.code) \($0.location)" }
  }

  private func hint(_ line: String) -> String? {
    Script.parse(FaultCase.scene + line, file: "a.drag").diagnostics.first?.hint
  }

  @Test func `a message shows the line, a caret below its place and a hint`() {
    let outcome = Script.parse("dragscript 1\n\twait\t5x # é\n", file: "flows/a.drag")
    #expect(
      outcome.diagnostics.map(\.description) == [
        """
        flows/a.drag:2:7: error[DS0106]: expected a duration, found `5x`
          \twait\t5x # é
          \t    \t^~
          hint: a duration has a unit, such as 500ms, 0.5s or 20us
        """
      ])
  }

  @Test func `reading goes on at the next line`() {
    #expect(
      reported("dragscript 1\nfoo\nwait\nwait 5ms\n  expect x\n\n)\nwait 5ms\n") == [
        "DS0201 a.drag:2:1", "DS0202 a.drag:3:5", "DS0205 a.drag:5:10", "DS0103 a.drag:7:1",
      ])
  }

  @Test func `a file reports at most 20 faults, the first ones, and the number of the others`() {
    let text = "dragscript 1\n" + String(repeating: "down lits#a\nfoo\n", count: 500)
    let outcome = Script.parse(text, file: "a.drag")
    #expect(outcome.diagnostics.count == 21)
    #expect(outcome.diagnostics.prefix(20).map(\.location.line) == Array(2...21))
    #expect(outcome.diagnostics.last?.severity == .note)
    #expect(outcome.diagnostics.last?.code == "DS0001")
    #expect(outcome.diagnostics.last?.location.line == 22)
    #expect(outcome.diagnostics.last?.message == "980 more errors are omitted, the first one here")
  }

  @Test func `20 faults have no note`() {
    let outcome = Script.parse(
      "dragscript 1\n" + String(repeating: "foo\n", count: 20), file: "a.drag")
    #expect(outcome.diagnostics.count == 20)
    #expect(outcome.diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test func `a faulty declaration is not reported again by the lines that need it`() {
    #expect(
      reported("dragscript 1\ncollection list at 0,0 layout rows()\nitems list a\ndown list#a\n")
        == [
          "DS0203 a.drag:2:24"
        ])
    #expect(
      reported(FaultCase.scene + "section list d e$\nstyle list#d compact\n") == [
        "DS0111 a.drag:5:16"
      ])
  }

  @Test(
    arguments: [
      ("donw list#a", "did you mean `down`?"), ("set lift.dealy 5ms", "did you mean `lift.delay`?"),
      ("on list updat => accept", "did you mean `update`?"),
      ("on lsit items => none", "did you mean `list`?"), ("down lst#a", "did you mean `list`?"),
      ("style list#aa compact", "did you mean `a`?"),
      ("expect op = mvoe", "did you mean `move`?"),
      ("expect state=idle", "write a space on either side of `=`"),
      ("expect op=move=copy", "write a space on either side of `=`"),
      ("expect list = a", "did you mean `order list =`?"),
      ("expect stat = idle", "did you mean `state`?"),
      ("expect order = a b", "the form is `expect order NAME = ID… / ID…`"),
      ("expect order a b", "the form is `expect order NAME = ID… / ID…`"),
      ("expect stored", "the form is `expect stored NAME = ID… / ID…`"),
      ("set strict true", "one of `on` or `off`"),
      (
        "expect state = zzzzzz",
        "one of `idle`, `pressed`, `lifting`, `lifted`, `dragging`, `performing`, `ending`, "
          + "`transferring`, `transferred` or `ended`"
      ),
      ("view v at 0,0 size 1x1 sacle", nil),
      (
        "f1:down list#a",
        "write a space after the colon of a pointer's name"
      ),
      ("@5ms finger down list#a", "write a colon after a pointer's name"),
      ("on list update when count > 1 an item = a => accept", "did you mean `and`?"),
      ("on list update => proposal move inset-at", "did you mean `insert-at`?"),
      ("on list perform after 1ms delete list#a", "`after` is allowed before `=>` or `do`"),
      (
        "view v at 0,0 size 1x1 within link",
        "`copy` or `move`, several with commas between them, or `none`"
      ),
      ("500ms down list#a", "a time begins with `@`, or with `+` relative to the line above"),
      (
        "on list update => proposal move and => proposal copy",
        "write another answer on a line of its own, with `when` before its `=>`"
      ),
      (
        "on list update => proposal move => proposal copy",
        "write another answer on a line of its own, with `when` before its `=>`"
      ),
      ("down b", "an item is written `list#b`"), ("expect menu = a", "an item is written `list#a`"),
      (
        "move 1,1 over 5ms",
        "`over` is written after the target of `glide` and the step of `scroll`"
      ),
      ("wait 5ms up", "`up` begins a statement: write it on its own line"),
      ("move 1,1 rtl", "`rtl` is an option of `view` or `collection`"),
      ("up 1,1 \"x\"", "remove the quoted string"),
      ("move 10,20 30,40", "remove `30,40`, or make it a comment with `#` before it"),
      (
        "move 1,1 5ms",
        "a duration follows `over`, `wait`, `max`, `after` or `delay`; a time is `@5ms` or"
          + " `+5ms` at the beginning of a line"
      ),
      (
        "move 1,1 7s",
        "a duration follows `over`, `wait`, `max`, `after` or `delay`; a time is `@7s` or"
          + " `+7s` at the beginning of a line"
      ),
      ("move 1,1 s", "remove `s`, or make it a comment with `#` before it"),
      (
        "class photo reads public.png public.text",
        "a list is one word, with commas between its parts: `public.png,public.text`"
      ),
      (
        "view v at 0,0 size 1x1 types public.png public.text",
        "a list is one word, with commas between its parts: `public.png,public.text`"
      ),
      ("on list provider => none", "the result of a load is an option of its `provider` line"),
    ] as [(String, String?)])
  func `a hint says what was probably meant`(line: String, expected: String?) {
    if let expected {
      #expect(hint(line) == expected)
    } else {
      #expect(hint(line)?.hasPrefix("one of ") == true)
    }
  }

  @Test func `what begins no statement has a hint by where it is, and by its letters`() {
    func hints(_ lines: [String]) -> [String] {
      lines.map { line in
        let outcome = Script.parse(FaultCase.scene + line + "\n", file: "a.drag")
        return line + (outcome.diagnostics.first?.hint.map { ": " + $0 } ?? "")
      }
    }
    let setup = "begins a line of the set-up, which has no time and no pointer"
    let lines = [
      ("@0ms always no-session", "`always` \(setup)"),
      ("p: settled no-session", "`settled` \(setup)"),
      ("@0ms \"always\" no-session", nil), ("@0ms never no-session", nil),
      ("@0ms p:down", "write a space after the colon of a pointer's name"),
      ("@0ms \"p:down\"", "did you mean `down`?"),
      ("p:down 1,1", "write a space after the colon of a pointer's name"),
      ("100ms move 1,1", "a time begins with `@`, or with `+` relative to the line above"),
      ("@0ms 100ms move 1,1", "write a colon after a pointer's name"),
      ("f move 1,1", "write a colon after a pointer's name"), ("f \"move\" 1,1", nil), ("f", nil),
      ("colection a", "did you mean `collection`?"), ("@0ms colection a", nil),
      ("p: mvoe 1,1", "did you mean `move`?"),
    ]
    let expected = lines.map { line, hint in line + (hint.map { ": " + $0 } ?? "") }
    #expect(hints(lines.map(\.0)) == expected)
  }

  @Test(
    arguments: [
      ("pointer finger", "expected one of `touch`, `mouse` or `pen`, found the end of the line"),
      ("interaction lid on nope", "unknown view or collection `nope` above this line"),
      (
        "view v at 0,0 size 1x1 nested-in nope",
        "unknown view or collection `nope` above this line"
      ),
    ])
  func `a message is a sentence`(line: String, expected: String) {
    let outcome = Script.parse(FaultCase.scene + line, file: "a.drag")
    #expect(outcome.diagnostics.first?.message == expected)
  }

  @Test func `bytes that are not UTF-8 are reported with their column`() {
    let bytes = Array("dragscript 1\n# é ".utf8) + [0xC3, 0x28] + Array("\nwait 5ms\n".utf8)
    let outcome = Script.parse(bytes, file: "a.drag")
    #expect(outcome.diagnostics.map { "\($0.code) \($0.location)" } == ["DS0004 a.drag:2:5"])
    #expect(outcome.diagnostics.first?.quote.line == "# é \u{FFFD}(")
  }
}
