import Testing

@testable import DragTesting

@Suite struct ExploreTests {
  /// The items of an application beside the view that shows them.
  private final class Model {
    var items: [String]

    init(_ items: [String]) { self.items = items }

    /// Moves items to a gap, which is counted before they are taken out.
    func move(_ moved: [String], to gap: Int) {
      let before = items.prefix(gap).count { moved.contains($0) }
      items.removeAll { moved.contains($0) }
      items.insert(contentsOf: moved, at: min(gap - before, items.count))
    }

    /// The same mistake that many lists have: the gap is taken as an index behind the removal.
    func moveWrongly(_ moved: [String], to gap: Int) {
      items.removeAll { moved.contains($0) }
      items.insert(contentsOf: moved, at: min(gap, items.count))
    }
  }

  private static func exploration(
    _ move: @escaping (Model) -> ([String], Int) -> Void
  ) -> (Exploration, Model, TestStage, TestView) {
    let model = Model(["a", "b", "c", "d"])
    let stage = TestStage()
    let policy = DragPolicy.reordering.perform { call in
      move(model)(call.items, call.gap ?? 0)
      return .accept
    }
    let list = stage.list(model.items, policy: policy)
    let exploration = stage.exploration.equal(list, "the model") { model.items }
    return (exploration, model, stage, list)
  }

  private static func failing(
    _ isExpected: @escaping @Sendable (String) -> Bool, onLine line: Int? = nil, _ body: () -> Void
  ) {
    withKnownIssue {
      body()
    } matching: { issue in
      isExpected(issue.comments.map(\.rawValue).joined())
        && (line == nil || issue.sourceLocation?.line == line)
    }
  }

  /// Makes the runs in this process, as where there can be no other one.
  private static func exploreHere(
    _ budget: ExploreBudget = .test, line: UInt = #line, _ make: @escaping () -> Exploration
  ) {
    TestExploration(
      make, budget: budget, seed: 1, caller: Caller(#fileID, #filePath, line, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath)
    ).runHere()
  }

  @Test func `the same is found in the process of the tests, with the gestures up to it (EX-45)`() {
    let words = KnownIssues.words {
      explore { Self.exploration { $0.moveWrongly }.0 }
    }
    let here = KnownIssues.words {
      Self.exploreHere { Self.exploration { $0.moveWrongly }.0 }
    }
    #expect(words == here && !words.isEmpty)
  }

  @Test func `a model that takes a gap for an index is found, with the lines that show it (EX-38)`()
  {
    Self.failing(
      {
        $0.hasPrefix("the model\n  expected: ") && $0.contains("\n  found:    run ")
          && $0.contains(" lines after ") && $0.contains("\nthese lines show it:\n  down list[")
      }, onLine: #line + 2
    ) {
      explore { Self.exploration { $0.moveWrongly }.0 }
    }
  }

  @Test func `an application without a mistake passes`() {
    explore { Self.exploration { $0.move }.0 }
  }

  @Test
  func `the same seed finds the same, word by word, and another one finds it as well (EX-11)`() {
    let found = ([1, 1, 2] as [UInt64]).map { seed in
      KnownIssues.words { explore(seed: seed) { Self.exploration { $0.moveWrongly }.0 } }
    }
    #expect(found.count == 3 && found[0] == found[1], "\(found)")
    #expect(found[2].contains("seed 2,"))
  }

  @Test func `the closure makes an application for each run, and for what is looked up before`() {
    var count = 0
    Self.exploreHere(.runs(5)) {
      count += 1
      return Self.exploration { $0.move }.0
    }
    // The names, the parts and whether there is something to explore are looked up first.
    #expect(count == 5 + 3)
  }

  @Test func `what an application may do by itself is done under a drag, and can break it`() {
    func imported(_ isTold: Bool) -> Exploration {
      let (exploration, model, stage, _) = Self.exploration { $0.move }
      var number = 0
      return exploration.may("import") {
        number += 1
        guard let view = stage.stage.view(named: "list") else { return }
        try? stage.stage.insert(["n\(number)"], at: GapIndex(section: 0, item: 0), in: view)
        if isTold { model.items.insert("n\(number)", at: 0) }
      }
    }
    explore { imported(true) }
    Self.failing({ $0.hasPrefix("the model\n") && $0.contains("\n  call import") }) {
      explore { imported(false) }
    }
  }

  @Test func `an action that is not possible is not done`() {
    explore {
      let (exploration, model, _, _) = Self.exploration { $0.move }
      return exploration.may("break", when: { false }) { model.items = [] }
    }
  }

  @Test
  func `what holds always is asked after each step, and what is settled at rest alone (EX-21)`() {
    func exploration(_ add: (Exploration, @escaping () -> Bool) -> Exploration) -> Exploration {
      let (exploration, _, stage, _) = Self.exploration { $0.move }
      return add(exploration) { stage.stage.sessions.live.isEmpty }
    }
    Self.failing({ $0.hasPrefix("no drag\n  found:") }) {
      explore { exploration { $0.always("no drag", $1) } }
    }
    explore { exploration { $0.settled("no drag", $1) } }
  }

  @Test func `the words of a fault follow the name of the property`() {
    Self.failing({
      $0.hasPrefix("the count: 4 are too many\n  found:    run 0, seed 1, 0 gestures; 0 lines")
        && $0.hasSuffix("\nit does not hold before any gesture")
    }) {
      explore {
        let (exploration, model, _, _) = Self.exploration { $0.move }
        return exploration.always("the count", fault: { "\(model.items.count) are too many" })
      }
    }
    Self.failing({ $0.hasPrefix("the rest: a drag is under way\n") }) {
      explore {
        Self.exploration { $0.move }.0.settled("the rest", fault: { "a drag is under way" })
      }
    }
  }

  @Test
  func
    `an expectation of the stage in a property is about the property, and is not recorded (EX-37)`()
  {
    Self.failing({ $0.hasPrefix("the order\n  found:    run 0") }) {
      explore {
        let (exploration, _, stage, list) = Self.exploration { $0.move }
        return exploration.settled("the order") { stage.expect(list, has: ["d", "c", "b", "a"]) }
      }
    }
  }

  @Test func `a contract violation is found where the stage is strict`() {
    func exploration(isStrict: Bool) -> Exploration {
      let stage = TestStage()
      stage.isStrict = isStrict
      let policy = DragPolicy.reordering.perform { [unowned stage] _ in
        guard let session = stage.stage.sessions.last?.id else { return .accept }
        let coordinator = stage.stage.sessions.coordinator(of: session)
        // One item takes two places.
        for item in coordinator.dragItems + coordinator.dragItems {
          try? coordinator.drop(item, to: DropTarget(Point(x: 0, y: 0)))
        }
        return .accept
      }
      stage.list(["a", "b"], policy: policy)
      return stage.exploration
    }
    explore { exploration(isStrict: false) }
    Self.failing({ $0.hasPrefix("misuse") }) { explore { exploration(isStrict: true) } }
  }

  @Test func `lines that do not show what was found are said not to (EX-54)`() {
    Self.failing({
      $0.hasPrefix("the questions\n") && $0.contains("\nthese lines do not show it by themselves; ")
    }) {
      explore {
        let (exploration, _, _, _) = Self.exploration { $0.move }
        // Only who makes drags up asks what the application could do next.
        var count = 0
        return exploration.always("the questions") { count < 3 }
          .may(
            "ask",
            when: {
              count += 1
              return false
            }
          ) {}
      }
    }
  }

  @Test func `an application that goes another way the next time is found to (EX-13)`() {
    var count = 0
    Self.failing({
      $0.hasPrefix("the application is not deterministic\n")
        && $0.contains(
          "\n  why:      a run may depend on its steps alone, and not on a static variable, ")
    }) {
      explore {
        count += 1
        let isEven = count.isMultiple(of: 2)
        return Self.exploration { $0.move }.0.settled("every second application") { isEven }
      }
    }
  }

  @Test func `runs are made for a time where the budget is one (EX-36)`() {
    var count = 0
    Self.exploreHere(.lasting(.milliseconds(30))) {
      count += 1
      return Self.exploration { $0.move }.0
    }
    #expect(count > 3)
    Self.failing({ $0.hasPrefix("the model\n") }) {
      // As long as it takes: the first finding ends it.
      explore(.lasting(.seconds(3_600))) { Self.exploration { $0.moveWrongly }.0 }
    }
  }

  @Test func `nothing to explore, a name that is none and an unknown word fail the test`() {
    Self.failing({ $0 == "nothing to explore: the scene has no view" }) {
      explore { TestStage().exploration }
    }
    Self.failing({ $0.hasPrefix("`an import` cannot be the name of what an application may do") }) {
      explore { Self.exploration { $0.move }.0.may("an import") {} }
    }
    Self.failing({ $0.hasPrefix("unknown kind of step or property `drags`: one of drag, press,") })
    {
      explore { Self.exploration { $0.move }.0.without("drags") }
    }
  }

  @Test func `a kind or a property that is left out is not made, nor asked`() {
    explore {
      let (exploration, model, _, _) = Self.exploration { $0.move }
      return exploration.may("break") { model.items = [] }.without("call")
    }
  }

  @Test func `what is chosen more often is done more often (EX-35)`() {
    func counts(_ weight: Int) -> [String: Int] {
      var counts: [String: Int] = [:]
      Self.exploreHere(.runs(20)) {
        Self.exploration { $0.move }.0
          .may("seldom") { counts["seldom", default: 0] += 1 }
          .may("often", weight: weight) { counts["often", default: 0] += 1 }
      }
      return counts
    }
    let (even, uneven) = (counts(1), counts(9))
    #expect(even["often", default: 0] < even["seldom", default: 0] * 2, "\(even)")
    #expect(uneven["often", default: 0] > uneven["seldom", default: 0] * 4, "\(uneven)")
    for weight in [0, 101] {
      Self.failing({ $0 == "the weight of `a`: expected a number from 1 to 100, found \(weight)" })
      {
        explore { Self.exploration { $0.move }.0.may("a", weight: weight) {} }
      }
    }
  }

  @Test func `a drop of what another application brings is a drag like others (EX-35)`() {
    let brought = { () -> Exploration in
      let stage = TestStage()
      var texts: [String] = []
      let policy = DragPolicy.proposing(.copy, .insertAt).perform { call in
        texts += call.items
        return .accept
      }
      stage.list(["a", "b"], policy: policy)
      return stage.exploration.brings(.text("milk")).settled("nothing is brought") {
        !texts.contains { $0.hasPrefix("other1-") }
      }
    }
    Self.failing({
      $0.hasPrefix("nothing is brought\n") && $0.contains("\n  down other1[0]\n")
    }) {
      explore { brought() }
    }
  }

  @Test func `an application of which little can be lifted passes with a note (EX-47)`() {
    let notes = KnownIssues.words {
      explore {
        let stage = TestStage()
        stage.list(["a", "b"], policy: DragPolicy.reordering.canMove { _ in false })
        return stage.exploration
      }
    }
    #expect(notes.hasPrefix("only 0 of "), "\(notes)")
  }
}
