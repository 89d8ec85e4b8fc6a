import DragGeometry
import DragItems
import DragScript
import DragSessions
import Machines
import TestSupport
import Testing

@testable import DragReplay
@testable import DragStage

/// What a view of a script answers, by the lines that it has.
@Suite struct ScriptedViewTests {
  private let stage: Stage
  private let application: ScriptApplication
  private let place = SourceLocation(file: "t.drag", line: 1, column: 1)

  init() throws {
    let script = try #require(Script.parse(Replaying.scene, file: "t.drag").script)
    let scene = try SceneBuilder(script.setup)
    // A script without tests has the default pointer.
    (stage, application) = (scene.stage, scene.application)
  }

  /// A view of a name of its own that has these answers to every callback.
  private func view(_ name: String, _ answers: [([Condition], PolicyAnswer)] = []) -> ScriptedView {
    for (conditions, answer) in answers {
      for callback in Callback.allCases {
        application.add(
          Policy(
            name: Name(name, at: place), callback: callback, conditions: conditions, delay: nil,
            answer: answer, location: place))
      }
    }
    return ScriptedView(name: name, application: application)
  }

  private func text(_ items: OfferedItems) -> String {
    guard case .named(let items) = items else { return "\(items)" }
    return items.map { stage.name(of: $0.item) }.joined(separator: " ")
  }

  /// All that a view answers.
  private func answers(of view: ScriptedView) -> [String] {
    let (call, item) = (DragContext(), ItemID(1))
    let coordinator = stage.sessions.coordinator(of: SessionID(1))
    return [
      "items \(text(view.items(for: call)))", "added \(text(view.itemsToAdd(for: call)))",
      "session \(view.sessionForAdding(among: [], for: call).map { "\($0.rawValue)" } ?? "none")",
      "canMove \(view.canMove(item, for: call))", "allowsMove \(view.allowsMove(for: call))",
      "restricted \(view.isRestricted(for: call))", "fullSize \(view.prefersFullSize(for: call))",
      "canHandle \(view.canHandle(call))", "menu \(view.hasMenu(item, for: call))",
      "mayMoveRow \(view.mayMoveRow(item, call))", "springLoad \(view.mayOpen(call))",
      "previews \(view.liftPreview(item, call)) \(view.cancelPreview(item, call)) \(view.dropPreview(item, call))",
      "update \(view.update(call).map { "\($0.operation) \($0.intent)" } ?? "none")",
      "perform \(view.perform(call, with: coordinator).handling)",
    ]
  }

  @Test func `each answer to each question, and the answers of a view without lines, are approved`()
    throws
  {
    let given: [(String, [PolicyAnswer])] = [
      ("no line", []), ("accept", [.accept]), ("refuse", [.refuse]), ("none", [.none]),
      ("items self", [.itemsSelf]), ("items load", [.itemsLoad]),
      (
        "items",
        [
          .items([
            Ref("list", .item(id: "c"), at: place), Ref("list", .item(id: "zz"), at: place),
            Ref("list", .item(id: "a"), at: place),
          ])
        ]
      ),
      ("preview", [.preview(.at(Point(x: 1, y: 2)))]),
      ("proposal", [.proposal(DropProposal(.move, intent: .insertAt))]),
      ("value true", [.value(true)]),
      ("value false", [.value(false)]), ("session", [.session(7)]), ("session", [.session(.max)]),
      ("fail", [.fail(reason: "full")]),
    ]
    var text = ""
    for (number, (name, answer)) in given.enumerated() {
      text += "\(name)\n"
      text += answers(of: view("v\(number)", answer.map { ([], $0) })).map { "  \($0)\n" }.joined()
    }
    #expect(try ApprovedText("Tests/Check/Approved/answers.txt").differences(from: text) == [])
  }

  @Test func `the first line that fits answers, and a condition on the count counts each callback`()
  {
    let view = view(
      "v", [([.nth(.equal, 2)], .refuse), ([.count(.atLeast, 1)], .refuse), ([], .accept)])
    var call = DragContext()
    #expect([1, 2, 3].map { _ in view.canHandle(call) } == [true, false, true])
    #expect([1, 2].map { _ in view.hasMenu(ItemID(1), for: call) } == [true, false])
    // Each drag is counted by itself.
    call.session = SessionID(9)
    #expect([1, 2].map { _ in view.canHandle(call) } == [true, false])
    call.items = [DragItem(item: ItemID(1), origin: ViewID(index: 0))]
    #expect(!view.canHandle(call))
  }

  /// Returns whether a condition holds for a call.
  private func holds(_ condition: Condition, _ call: DragContext, as name: String) -> Bool {
    !view(name, [([condition], .refuse)]).canHandle(call)
  }

  @Test func `a condition compares what it is about with what the call has`() throws {
    let list = try #require(stage.view(named: "list"))
    let items = stage.items(of: list)[0]
    var call = DragContext()
    call.view = list
    call.item = items[1]
    call.items = [
      DragItem(item: items[1], origin: list), DragItem(item: items[2], origin: list),
    ]
    call.isLocal = true
    call.time = Timestamp(microseconds: 30)
    let pointer = stage.name(of: call.pointer)
    var bare = DragContext()
    bare.view = list
    bare.item = items[0]
    /// The value of each subject in the call and in the bare one, with a condition about it.
    let subjects: [(String, String, String, (Comparison, String) -> Condition)] = [
      ("item", "b", "a", { .item($0, $1) }),
      ("pointer", pointer, pointer, { .pointer($0, Name($1, at: self.place)) }),
      ("local", "true", "false", { .local($0, $1 == "true") }),
      ("carried", "true", "false", { .carried($0, $1 == "true") }),
      ("active drag", "false", "false", { .activeDrag($0, $1 == "true") }),
    ]
    for (name, here, there, condition) in subjects {
      for word in ["a", "b", "true", "false", pointer]
      where ["true", "false"].contains(word) == ["true", "false"].contains(here) {
        for comparison in [Comparison.equal, .notEqual] {
          let asked = condition(comparison, word)
          #expect(
            holds(asked, call, as: asked.text) == ((word == here) == (comparison == .equal)),
            "\(name) \(asked.text)")
          #expect(
            holds(asked, bare, as: asked.text) == ((word == there) == (comparison == .equal)),
            "\(name) \(asked.text)")
        }
      }
    }
    for comparison in Comparison.allCases {
      for number in 0...3 {
        let count = Condition.count(comparison, number)
        #expect(holds(count, call, as: count.text) == comparison.holds(2, number), "\(count.text)")
        #expect(holds(count, bare, as: count.text) == comparison.holds(0, number), "\(count.text)")
        let time = Condition.time(comparison, Microseconds(Int64(number * 15)))
        #expect(
          holds(time, call, as: time.text) == comparison.holds(30, number * 15), "\(time.text)")
      }
    }
  }

  @Test func `a place below the pointer is an item, the end of the items, or none`() throws {
    let list = try #require(stage.view(named: "list"))
    let item = stage.items(of: list)[0][0]
    let places: [(DragContext.Over, Condition.Over)] = [
      (.none, .none), (.end, .end), (.item(item), .item("a")),
    ]
    for (over, here) in places {
      var call = DragContext()
      call.over = over
      // An item may bear the name of another place.
      for asked in places.map(\.1) + [.item("end"), .item("none")] {
        for comparison in [Comparison.equal, .notEqual] {
          let condition = Condition.over(comparison, asked)
          #expect(
            holds(condition, call, as: "\(asked) \(comparison)")
              == ((asked == here) == (comparison == .equal)), "\(over) \(condition.text)")
        }
      }
    }
  }
}
