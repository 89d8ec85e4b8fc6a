import CollectionLayout
import DragGeometry
import DragScript
import DragSessions
import DragSettings
import Machines
import Testing

/// What the statements of section 2 mean, as nodes.
@Suite struct LineReaderTests {
  private let place = SourceLocation(file: "", line: 1, column: 1)

  /// A line that has been read as another kind of line than the test is about.
  private struct Unexpected: Error {}

  private func script(_ lines: String) throws -> Script {
    let outcome = Script.parse(FaultCase.scene + lines, file: "a.drag")
    #expect(outcome.diagnostics == [])
    return try #require(outcome.script)
  }

  private func statement(_ line: String) throws -> SetupLine.Statement {
    try #require(script(line + "\n").setupLines.last).statement
  }

  private func content(_ line: String) throws -> TimedLine.Content? {
    let lines = try script("pointer f1 touch\nstore db memory\n" + line + " # x\n").tests[0].lines
    guard case .timed(let timed) = lines[0] else { return nil }
    return timed.content
  }

  private func action(_ line: String) throws -> Action? {
    guard case .action(let action) = try content(line) else { return nil }
    return action
  }

  private func predicate(_ line: String) throws -> Predicate? {
    guard case .expectation(let expectation) = try content("expect " + line) else { return nil }
    return expectation.predicate
  }

  private func list(_ part: Ref.Part) -> Ref { Ref("list", part, at: place) }

  @Test(
    arguments: [
      ("list", .whole), ("list#2nd.x", .item(id: "2nd.x")), ("list[3]", .slot(Slot(item: 3))),
      ("list[1/3]", .slot(Slot(section: 1, item: 3))), ("list[gap 4]", .gap(GapIndex(item: 4))),
      ("list[gap 2/0]", .gap(GapIndex(section: 2, item: 0))), ("list[0/3]", .slot(Slot(item: 3))),
      ("list[ gap  4 ]", .gap(GapIndex(item: 4))),
    ] as [(String, Ref.Part)])
  func `references name a whole, an item, an index or a gap`(text: String, part: Ref.Part) throws {
    #expect(try action("move \(text)") == .move(Target(.ref(list(part)))))
  }

  @Test func `targets have an anchor and an offset without spaces`() throws {
    let tea = Target.Base.ref(list(.item(id: "tea")))
    #expect(
      try action("move list#tea@0.5,0.9(+0,-4)")
        == .move(Target(tea, anchor: Point(x: 0.5, y: 0.9), offset: Point(x: 0, y: -4))))
    #expect(
      try action("down 3,-4(1,2) button 2")
        == .down(Target(.point(Point(x: 3, y: -4)), offset: Point(x: 1, y: 2)), button: 2))
    #expect(
      try action("down 0,0 button 9007199254740991")
        == .down(Target(.point(.zero)), button: 9_007_199_254_740_991))
  }

  @Test func `a glide has its duration and its options in any order`() throws {
    let target = Target(.point(Point(x: 1, y: 2)))
    #expect(try action("glide 1,2 over 5ms") == .glide(Glide(to: target, over: .milliseconds(5))))
    #expect(
      try action("glide 1,2 over 0s live rate 59.5hz ease smooth")
        == .glide(
          Glide(to: target, over: .zero, ease: .smooth, rate: Rate(hertz: 59.5), isLive: true)))
  }

  @Test func `a line has its stamp and its pointer`() throws {
    let lines = try script(
      "pointer f1 pen\n@5ms f1: wait 1ms\n".replacing("wait 1ms", with: "up list#a")
    )
    .tests[0].lines
    guard case .timed(let line) = lines[0] else { throw Unexpected() }
    #expect(line.stamp == .absolute(Timestamp(microseconds: 5_000)))
    #expect(line.pointer?.text == "f1")
    #expect(line.pointer?.location.description == "a.drag:6:6")
    #expect(line.location.description == "a.drag:6:1")
  }

  @Test func `a policy has its conditions and its answer`() throws {
    let line =
      "on list update when over != end and t >= 2s and nth < 3 => proposal move insert-at precise"
    guard case .policy(let policy) = try statement(line) else { throw Unexpected() }
    #expect(policy.name.text == "list")
    #expect(policy.callback == .update)
    #expect(
      policy.conditions == [
        .over(.notEqual, .end), .time(.atLeast, .seconds(2)), .nth(.less, 3),
      ])
    #expect(policy.delay == nil)
    guard case .proposal(let proposal) = policy.answer else { throw Unexpected() }
    #expect(proposal.operation == .move)
    #expect(proposal.intent == .insertAt)
    #expect(proposal.isPrecise)
  }

  @Test func `a proposal may ask for full size, after its intent and its precision`() throws {
    for text in ["proposal copy full-size", "proposal copy insert-at precise full-size"] {
      guard case .policy(let policy) = try statement("on list update => \(text)"),
        case .proposal(let proposal) = policy.answer
      else { throw Unexpected() }
      #expect(proposal.prefersFullSize)
    }
    let turned = Script.parse(
      "dragscript 1\nview v at 0,0 size 9x9\non v update => proposal copy full-size precise\n",
      file: "a.drag")
    #expect(turned.diagnostics.map(\.code) == [DiagnosticCode.extraWord.rawValue])
  }

  @Test func `a preview is the standard one, none, or at a point`() throws {
    let answers: [(String, PolicyAnswer)] = [
      ("preview default", .preview(.standard)), ("none", .none),
      ("preview at 5,-6.5", .preview(.at(Point(x: 5, y: -6.5)))),
    ]
    for (text, answer) in answers {
      guard case .policy(let policy) = try statement("on list dropPreview => \(text)")
      else { throw Unexpected() }
      #expect(policy.answer == answer)
    }
  }

  @Test func `a view's switches are options, in any order`() throws {
    let line =
      "view v at 0,0 size 9x9 keeps-last-position late-choices outside move,copy types public.text,text/html periodic 20ms "
      + "default-proposal repeat veto within none"
    guard case .scene(.view(let view)) = try statement(line) else { throw Unexpected() }
    #expect(view.options.drop.behavior.keepsLastPosition && view.options.drop.behavior.vetoes)
    #expect(view.options.drop.behavior.takesLateChoices)
    #expect(view.options.view.operationsOutside == [.copy, .move])
    #expect(view.options.view.operationsWithin == [])
    #expect(view.options.drop.acceptedTypes == ["public.text", "text/html"])
    #expect(view.options.drop.behavior.period == .milliseconds(20))
    #expect(view.options.drop.behavior.defaultProposal == .last)
  }

  @Test func `an interaction has those options that are about drops`() throws {
    let line = "interaction log on bin keeps-last-position types public.text veto"
    guard case .scene(.interaction(let name, let view, let options)) = try statement(line) else {
      throw Unexpected()
    }
    #expect(name.text == "log" && view.text == "bin")
    #expect(
      options.behavior.keepsLastPosition && options.behavior.vetoes
        && options.behavior.period == nil)
    #expect(!options.behavior.takesLateChoices)
    #expect(options.acceptedTypes == ["public.text"])
  }

  @Test func `a provider is of a type or of a file`() throws {
    let origins: [(String, ProviderOrigin)] = [
      ("public.png", .type("public.png")),
      ("contents \"a b.txt\"", .contents("a b.txt")),
    ]
    for (text, origin) in origins {
      guard case .scene(.provider(let provider)) = try statement("provider list#a \(text) \"x\"")
      else { throw Unexpected() }
      #expect(provider.origin == origin)
      #expect(provider.text == "x")
    }
  }

  @Test func `what holds the first row that is seen is an option of collections alone`() throws {
    let line = "collection kept at 0,0 size 9x9 layout rows() reorders notify anchored"
    guard case .scene(.collection(let list)) = try statement(line) else { throw Unexpected() }
    #expect(list.options.view.keepsFirstVisible)
    let script = Script.parse("dragscript 1\n\(line)\n", file: "a.drag")
    #expect(script.script?.text.contains("\(line)\n") == true)
    let wrong = Script.parse(
      "dragscript 1\nview v at 0,0 size 9x9 anchored\n"
        + "collection c at 0,0 size 9x9 layout rows() anchord\n", file: "a.drag")
    #expect(
      wrong.diagnostics.map(\.code)
        == [DiagnosticCode.unknownOption.rawValue, DiagnosticCode.unknownOption.rawValue])
  }

  @Test func `what becomes of a reorder is an option of collections alone`() throws {
    let line = "collection told at 0,0 size 9x9 layout rows() reorders notify"
    guard case .scene(.collection(let list)) = try statement(line) else { throw Unexpected() }
    #expect(list.options.view.reorders == .notify)
    let wrong = Script.parse(
      "dragscript 1\nview v at 0,0 size 9x9 reorders notify\n"
        + "collection c at 0,0 size 9x9 layout rows() reorders notif\n", file: "a.drag")
    #expect(
      wrong.diagnostics.map(\.code) == [
        DiagnosticCode.unknownOption.rawValue, DiagnosticCode.unknownWord.rawValue,
      ])
  }

  @Test func `what an application does by itself may follow any callback`() throws {
    let line = "on list willEnd when count > 1 do insert list[gap 0] news"
    guard case .reaction(let reaction) = try statement(line) else { throw Unexpected() }
    #expect(reaction.callback == .willEnd)
    #expect(reaction.conditions == [.count(.greater, 1)])
    guard case .insert(let gap, let ids) = reaction.action else { throw Unexpected() }
    #expect(gap.text == "list[gap 0]")
    #expect(ids.map(\.text) == ["news"])
  }

  @Test func `a hook of the host may be called after any callback, and is printed as written`()
    throws
  {
    let line = "on list willEnd when count > 1 do call note \"a \\\"b\\\"\""
    guard case .reaction(let reaction) = try statement(line) else { throw Unexpected() }
    guard case .call(let hook, let argument) = reaction.action else { throw Unexpected() }
    #expect(hook.text == "note")
    #expect(argument == "a \"b\"")
    let scene = "dragscript 1\ncollection list at 0,0 size 9x9 layout rows()\n"
    #expect(Script.parse(scene + line, file: "a.drag").script?.text.hasSuffix(line + "\n") == true)
  }

  @Test func `a drop names its item and one of four places`() throws {
    func action(_ text: String) throws -> Action {
      guard case .reaction(let reaction) = try statement("on list perform do \(text)") else {
        throw Unexpected()
      }
      return reaction.action
    }
    let name = Name("a", at: place)
    let a = [ItemName.id(name)]
    let b = list(.item(id: "b"))
    let gap = list(.gap(GapIndex(item: 4)))
    #expect(try action("drop a onto list#b") == .drop(a, .onto(b)))
    #expect(try action("drop a into list#b") == .drop(a, .into(b, nil)))
    #expect(
      try action("drop a into list#b at 1,2 size 3x4")
        == .drop(a, .into(b, Rect(x: 1, y: 2, width: 3, height: 4))))
    #expect(
      try action("drop a at 3,-4.5") == .drop(a, .at(Point(x: 3, y: -4.5), scale: nil)))
    #expect(
      try action("drop a at 3,-4.5 scale 0.5")
        == .drop(a, .at(Point(x: 3, y: -4.5), scale: 0.5)))
    #expect(try action("drop a as placeholder") == .drop(a, .placeholder(nil)))
    #expect(try action("drop a as placeholder list[gap 4]") == .drop(a, .placeholder(gap)))
    #expect(try action("commit list#b as a") == .commit(b, as: name))
    #expect(
      try action("reorder list#b list#b to list[gap 4]") == .reorder([.ref(b), .ref(b)], to: gap))
  }

  @Test func `drop, load and shift take one or more items, by references or by ids alone`() throws {
    func action(_ text: String) throws -> Action {
      guard case .reaction(let reaction) = try statement("on list perform do \(text)") else {
        throw Unexpected()
      }
      #expect(reaction.action.text == text)
      return reaction.action
    }
    func id(_ text: String) -> ItemName { .id(Name(text, at: place)) }
    let items = [id("a"), .ref(list(.item(id: "b"))), .ref(list(.slot(Slot(section: 1, item: 2))))]
    let words = "a list#b list[1/2]"
    let gap = list(.gap(GapIndex(item: 4)))
    #expect(try action("reorder \(words) to list[gap 4]") == .reorder(items, to: gap))
    #expect(try action("drop \(words) as placeholder") == .drop(items, .placeholder(nil)))
    #expect(try action("load \(words)") == .load(items, type: nil, .data))
    #expect(
      try action("load \(words) public.png as file") == .load(items, type: "public.png", .file))
    #expect(
      try action("load a b text/plain") == .load([id("a"), id("b")], type: "text/plain", .data))
    // A type without a dot or a slash would be an item.
    #expect(try action("load a STRING") == .load([id("a"), id("STRING")], type: nil, .data))
    #expect(try action("load a \"STRING\"") == .load([id("a")], type: "STRING", .data))
    // An item whose id is a word of the action is written as a reference, unless it comes first.
    #expect(try action("drop at at 1,2") == .drop([id("at")], .at(Point(x: 1, y: 2), scale: nil)))
    #expect(
      try action("reorder a list#to to list[gap 4]")
        == .reorder([id("a"), .ref(list(.item(id: "to")))], to: gap))
  }

  @Test func `a reload brings the same data or other data`() throws {
    for (text, sections) in [
      ("", nil), (" with", [[]]), (" with a / b c", [["a"], ["b", "c"]]),
    ] as [(String, [[String]]?)] {
      guard
        case .reaction(let reaction) = try statement("on list enter do reload list\(text)")
      else { throw Unexpected() }
      #expect(
        reaction.action
          == .reload(
            Name("list", at: place), sections: sections.map { [[ItemRun]]($0, at: place) }))
    }
  }

  @Test(arguments: ["glide list over 1s", "wait 1s", "key down shift", ""])
  func `pointers, keys and time are not for an application to move`(_ action: String) {
    let text = "dragscript 1\nview list at 0,0 size 9x9\non list enter do \(action)\n"
    let codes = Script.parse(text, file: "a.drag").diagnostics.map(\.code)
    let code = action.isEmpty ? DiagnosticCode.missingWord : .unexpectedWord
    #expect(codes == [code.rawValue])
  }

  @Test func `only perform takes time, and its answers are its own`() throws {
    guard
      case .policy(let policy) = try statement("on list perform after 20ms => items load")
    else { throw Unexpected() }
    #expect(policy.delay == .milliseconds(20))
    #expect(policy.answer == .itemsLoad)
    #expect(Callback.allCases.filter(\.allowsDelay) == [.perform])
  }

  @Test func `answers are those of the table of callbacks`() {
    #expect(Callback.items.answers == [.itemsSelf, .itemRefs, .none])
    #expect(Callback.addItems.answers == [.itemsSelf, .itemRefs, .none])
    #expect(Callback.perform.answers == [.accept, .itemsSelf, .itemsLoad, .none, .fail])
    #expect(Callback.update.answers == [.proposal])
    for callback in [Callback.canMove, .canHandle, .mayMoveRow, .springLoad] {
      #expect(callback.answers == [.accept, .refuse])
    }
    for callback in [Callback.allowsMove, .restricted, .fullSize] {
      #expect(callback.answers == [.value])
    }
    for callback in [Callback.liftPreview, .cancelPreview, .dropPreview] {
      #expect(callback.answers == [.preview, .none])
    }
    #expect(Callback.allCases.count { !$0.answers.isEmpty } == 16)
    #expect(Callback.allCases.count { $0.facts.side == .source } == 21)
    #expect(Callback.allCases.filter { $0.facts.side == .either } == [.springLoad, .springLoaded])
  }

  @Test func `predicates keep what they compare and leave open what is left out`() throws {
    #expect(try predicate("state = lifted") == .state(.lifted))
    #expect(
      try predicate("order list = a / b c /")
        == .order(
          Name("list", at: place), sections: [[ItemRun]]([["a"], ["b", "c"], []], at: place)))
    let runs = try predicate("order list = a[0..2] b / c[9..10]")
    guard case .order(_, let sections) = runs else { throw Unexpected() }
    #expect(sections.ids == [["a0", "a1", "a2", "b"], ["c9", "c10"]])
    #expect(runs?.text == "order list = a[0..2] b / c[9..10]")
    #expect(try predicate("items =") == .items([]))
    #expect(try predicate("proposal = copy") == .proposal(.copy, nil, nil))
    #expect(
      try predicate("proposal = move insert-at list[gap 4]")
        == .proposal(.move, .insertAt, list(.gap(GapIndex(item: 4)))))
    #expect(try predicate("badge = plus 2") == .badge(.plus, count: 2))
    let gap = list(.gap(GapIndex(section: 1, item: 2)))
    #expect(try predicate("gap = list[gap 1/2]") == .gap(gap, items: nil))
    #expect(try predicate("gap = list[gap 1/2] 3") == .gap(gap, items: 3))
    #expect(try predicate("gap = none") == .gap(nil, items: nil))
    #expect(try predicate("no-session") == .noSession)
  }

  @Test func `a pattern takes keys, after its quantifier`() throws {
    let line =
      #"seq list.update+ op=move at=list[gap 1] list.dropFailed why="no \"room\"" *.* session=2"#
    guard case .sequence(let steps) = try predicate(line) else { throw Unexpected() }
    #expect(
      steps.map { $0.pattern.keys.map { "\($0.key):\($0.value)" } } == [
        ["op:move", "at:list[gap 1]"], [#"why:"no \"room\"""#], ["session:2"],
      ])
    #expect(steps.map(\.quantifier) == [.oneOrMore, .one, .one])
    let ones = [
      "once pointer.down target=list#a", "never stage.stopLoads", "calls db.save writes=2 >= 1",
      "never *.load item=a",
    ]
    for one in ones { #expect(try predicate(one)?.text == one) }
  }

  @Test func `patterns split at the first dot and sequences count`() throws {
    guard
      case .sequence(let steps) = try predicate(
        "seq list.* list.** *.update+ list.placeholder.insert? *.*")
    else { throw Unexpected() }
    #expect(steps.map(\.pattern.name) == ["list", "list", nil, "list", nil])
    #expect(steps.map(\.pattern.word) == [nil, nil, "update", "placeholder.insert", nil])
    #expect(steps.map(\.quantifier) == [.one, .any, .oneOrMore, .optional, .one])
    #expect(steps[2].pattern.matches(name: "bin", word: "update"))
    #expect(!steps[0].pattern.matches(name: "bin", word: "update"))
  }

  @Test func `layouts have their defaults filled in`() throws {
    func layout(_ text: String) throws -> Layout? {
      guard
        case .scene(.collection(let made)) = try statement(
          "collection c at 0,0 size 9x9 layout \(text)")
      else { return nil }
      return made.layout
    }
    var rows = Layout.Rows()
    rows.section.gap = 2
    #expect(try layout("rows(gap=2)") == .rows(rows))
    #expect(rows.height == 44)
    var grid = Layout.Grid()
    grid.columns = .fixed(3)
    grid.cell = Size(width: 10, height: 20)
    #expect(try layout("grid( columns=3 , cell=10x20 )") == .grid(grid))
    #expect(grid.section.gap == 8)
    #expect(try layout("grid(columns=auto)") == .grid(Layout.Grid()))
    #expect(try layout("frames") == .frames)
    #expect(try layout("two-column()") == .twoColumn(Layout.TwoColumn()))
  }
}
