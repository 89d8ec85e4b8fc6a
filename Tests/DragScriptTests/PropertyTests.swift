import DragGeometry
import Machines
import Testing

@testable import DragScript

/// What holds in every run of a test, and what may happen by itself: lines of the set-up.
@Suite struct PropertyTests {
  private func parsed(_ lines: String) -> ParseOutcome {
    Script.parse(FaultCase.scene + lines + "\n", file: "a.drag")
  }

  private func statement(_ line: String) throws -> SetupLine.Statement {
    let outcome = parsed("store db memory\n" + line)
    #expect(outcome.diagnostics == [])
    return try #require(outcome.script?.setupLines.last).statement
  }

  private func fault(_ lines: String) -> String? {
    parsed(lines).diagnostics.first.map {
      "\($0.code) \($0.message)" + ($0.hint.map { "; \($0)" } ?? "")
    }
  }

  @Test func `EX-30: a property has a moment and a predicate`() throws {
    let list = Name("list", at: .unwritten)
    let kept = Predicate.kept([list], [ItemRun(Name("a", at: .unwritten))])
    #expect(
      try statement("always expect kept list = a")
        == .property(Property(.always, kept, at: .unwritten)))
    #expect(
      try statement("settled expect files = 0")
        == .property(Property(.settled, .files(0), at: .unwritten)))
  }

  @Test(arguments: [
    "always expect order list = a b c", "settled expect kept = a b c r[0..99]",
    "settled expect kept list = a b c", "settled expect kept =", "always expect misuse = none",
    "always expect within 1s of list.enter list.exit", "may insert list[gap *] new",
    "may delete list[*]", "may reorder list[*] to list[gap *]", "may call import \"two photos\"",
    "may fail save db \"full\"", "may reopen db", "may external-move db list[*] to list[gap *]",
    "may select list[*] list#a",
  ])
  func `EX-30, EX-32: a line is printed as it was read`(line: String) throws {
    #expect(try statement(line).text == line)
  }

  @Test(arguments: Predicate.words.filter { !$0.facts.contains(.ofALine) }.map(\.key))
  func `EX-30: a property has each predicate but refused and writes`(key: String) throws {
    var filler = FormFiller(seed: 7)
    let own = ["progress": ["N": ["0.25"]]][key] ?? [:]
    let word = try #require(Predicate.words.first { $0.key == key })
    let line = filler.line(of: word, own)
    let tokens = try LineLexer.read(Array("always expect \(line)".unicodeScalars)).tokens
    var reader = LineReader(tokens: tokens, file: "a.drag", line: 1)
    guard case .setup(let setup) = try reader.entry(comments: .none),
      case .property(let property) = setup.statement
    else {
      Issue.record("\(line)")
      return
    }
    #expect(property.text.hasPrefix("always expect \(key)"))
  }

  @Test(arguments: [
    (
      "always expect refused",
      "DS0221 `refused` is about the line above it, and a property is about the whole test;"
        + " write `expect refused` below the line that it is about"
    ),
    (
      "store db memory\nsettled expect writes db = 0",
      "DS0221 `writes` is about the line above it, and a property is about the whole test;"
        + " write `expect writes` below the line that it is about"
    ),
    (
      "pointer: always expect files = 0",
      "DS0201 expected an action, `expect` or `assert`, found `always`;"
        + " `always` begins a line of the set-up, which has no time and no pointer"
    ),
    (
      "@5ms settled expect files = 0",
      "DS0201 expected an action, `expect` or `assert`, found `settled`;"
        + " `settled` begins a line of the set-up, which has no time and no pointer"
    ),
    (
      "always assert files = 0",
      "DS0203 expected `expect`, found `assert`; the form is `always expect PREDICATE`"
    ),
    (
      "settled",
      "DS0202 expected `expect`, found the end of the line;"
        + " the form is `settled expect PREDICATE`"
    ),
    ("allways expect files = 0", "DS0201 unknown statement `allways`; did you mean `always`?"),
    (
      "wait 5ms\nalways expect files = 0",
      "DS0302 a set-up line follows the first timed line; move it above the timed lines"
    ),
    ("always expect order lits = a", "DS0401 unknown collection `lits`; did you mean `list`?"),
    ("always expect kept bin = a", "DS0405 expected a collection, found `bin` of another kind"),
    (
      "always expect kept list a b",
      "DS0202 expected a collection, found the end of the line;"
        + " the form is `expect kept [NAME…] = ID…`"
    ),
    (
      "always expect kept=a",
      "DS0205 unknown predicate `kept=a`; write a space on either side of `=`"
    ),
  ])
  func `EX-30: what a property cannot be is an error`(line: String, expected: String) {
    #expect(fault(line) == expected)
  }

  @Test(arguments: [
    (
      "delete list[*]",
      "DS0217 `list[*]` is any index, which only a `may` line has;"
        + " write an index, such as name[2] or name[gap 2]"
    ),
    (
      "on list enter do insert list[gap *] new",
      "DS0217 `list[gap *]` is any index, which only a `may` line has;"
        + " write an index, such as name[2] or name[gap 2]"
    ),
    ("may", "DS0202 expected an action, found the end of the line; the form is `may ACTION`"),
    (
      "may insert list[gap *]",
      "DS0202 expected an item's id, found the end of the line;"
        + " the form is `may insert REF ID…`"
    ),
    ("may insert list[*] x", "DS0217 `list[*]` is not a gap, such as list[gap 2]"),
    ("may delete bin[*]", "DS0217 `bin[*]` is not an item of a collection"),
    ("may delete lits[*]", "DS0401 unknown view or collection `lits`; did you mean `list`?"),
    (
      "may delte list[*]",
      "DS0203 `delte` is not an action of an application; did you mean `delete`?"
    ),
    (
      "may cancel 1,1",
      "DS0203 expected the end of the line after `cancel`;"
        + " an application cancels at the pointer's location"
    ),
  ])
  func `EX-32: any index is written in a may line alone`(line: String, expected: String) {
    #expect(fault(line) == expected)
  }

  @Test func `EX-32: an action of a pointer does not happen by itself`() {
    #expect(
      fault("may down list#a")?.hasPrefix(
        "DS0203 `down` is not an action of an application; one of `cancel`,") == true)
    #expect(fault("may down list#a")?.contains("`reopen`, `fail`, `external-move`") == true)
    #expect(
      fault("on list enter do reopen db")?.hasPrefix("DS0203 `reopen` is not an action") == true)
  }

  @Test func `EX-32: a script for an application has properties, and calls that may come`() {
    let head = "dragscript 1\nhosted \"Board\"\n"
    let lines = "always expect kept board = a b\nsettled expect files = 0\nmay call import\n"
    #expect(Script.parse(head + lines, file: "a.drag").diagnostics == [])
    let refused = Script.parse(head + "may delete board[*]\n", file: "a.drag").diagnostics.first
    #expect(refused?.code == "DS0409")
    #expect(
      refused?.hint == "what the application may do is a hook of it: `may call NAME`")
  }

  @Test func `EX-30: properties of a file come before those of a test`() throws {
    let text = "always expect files = 0\ntest \"t\"\nsettled expect files = 1\nwait 5ms"
    let script = try #require(parsed(text).script)
    #expect(script.setup(of: script.tests[0]).properties.map(\.moment) == [.always, .settled])
  }
}
