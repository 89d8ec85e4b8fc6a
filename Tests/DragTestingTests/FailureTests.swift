import DragTesting
import Testing

/// What a test of a user says when it fails.
@Suite struct FailureTests {
  /// Expects that every issue of the body has these words, and that there is one.
  private func failing(
    _ isExpected: @escaping @Sendable (String) -> Bool, onLine line: Int? = nil,
    _ body: () -> Void
  ) {
    withKnownIssue {
      body()
    } matching: { issue in
      isExpected(issue.comments.map(\.rawValue).joined())
        && (line == nil || issue.sourceLocation?.line == line)
    }
  }

  private func failing(_ text: String, _ body: (TestStage, TestView) -> Void) {
    let stage = TestStage()
    let list = stage.list(["a", "b", "c"])
    failing({ $0 == text }) { body(stage, list) }
  }

  private func dragged() -> (TestStage, TestView) {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.drag("a", from: list, to: .gap(2, in: list))
    return (stage, list)
  }

  @Test func `an order that is another one is reported at the caller's line, with what decided it`()
  {
    let (stage, list) = dragged()
    let isTold: @Sendable (String) -> Bool = {
      $0 == """
        order of list
          expected: a b
          actual:   b a
          why:      `list` took the drop as a move at list[gap 2]
            801.000 list.update op=move intent=insert-at at=list[gap 2]
            801.000 list.perform at=list[gap 2]
            801.000 list.move item=a at=list[gap 2]
            801.000 list.willEnd op=move
        """
    }
    failing(isTold, onLine: #line + 1) {
      stage.expect(list, has: ["a", "b"])
    }
  }

  /// A drag of `a` in a list, then an expectation that fails for a reason.
  private func failing(
    why: String, policy: DragPolicy = .reordering, options: ViewOptions = ViewOptions(),
    to target: (TestView) -> PointerTarget = { .gap(1, in: $0) },
    _ expectation: StageExpectation = .operation(.move)
  ) {
    let stage = TestStage()
    let list = stage.list(["a", "b"], policy: policy)
    let shelf = stage.list(["x"], named: "shelf", options: options, policy: policy)
    stage.drag("a", from: list, to: target(shelf))
    failing({ $0.contains("\n  why:      \(why)\n") || $0.hasSuffix("\n  why:      \(why)") }) {
      stage.expect(expectation)
    }
  }

  @Test func `a drag that is canceled says why`() {
    var options = ViewOptions()
    options.application = "other"
    failing(
      why:
        "the drag was canceled: `shelf` proposed a move, which became a cancel because the items "
        + "come from another application", options: options, to: { .item("x", in: $0) })
    failing(
      why: "the drag was canceled: `shelf` proposed a move, which became a cancel because their "
        + "source does not let them be moved", policy: .reordering.allowsMove { _ in false },
      to: { .item("x", in: $0) })
    failing(
      why: "the drag was canceled: `shelf` proposed a cancel", policy: DragPolicy(),
      to: { .item("x", in: $0) })
    failing(
      why: "the drag was canceled: `shelf` did not take it (`canHandle`)",
      policy: .reordering.canHandle { _ in false }, to: { .item("x", in: $0) },
      .once(.perform))
    failing(
      why: "the drag was canceled: it left `list` before its end", to: { _ in .point(9, 2000) })
  }

  @Test func `a drop that is forbidden, or is another one than expected, says so`() {
    failing(
      why: "nothing was dropped: `shelf` proposed forbidden", policy: .proposing(.forbidden),
      to: { .item("x", in: $0) })
    failing(
      why: "`shelf` took the drop as a copy at shelf[gap 1]",
      policy: .proposing(.copy, .insertAt), .operation(.move))
    failing(
      why: "`shelf` took the drop as a move at shelf[gap 1]", .operation(.copy))
    let stage = TestStage()
    let list = stage.list(["a", "b"], policy: .proposing(.forbidden))
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .gap(2, in: list))
    for expectation in [.proposal(.move), "badge = plus 2"] as [StageExpectation] {
      failing({ $0.contains("why:      `list` proposed forbidden") }) { stage.expect(expectation) }
    }
    stage.cancel()
  }

  @Test func `a drag that never began says why`() {
    failing(
      why: "no drag began: `list` does not let `a` be dragged (`canMove`)",
      policy: .reordering.canMove { _ in false }, .once(.didEnd))
    failing(
      why: "no drag began: `list` gave no items (`items`)",
      policy: .reordering.items { _ in [] })
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(100))
    stage.glide(to: .item("b", in: list))
    stage.release()
    stage.settle()
    failing({ $0.contains("why:      no drag began: the pointer moves ") }) {
      stage.expect(list, has: ["b", "a"])
    }
  }

  @Test func `a drag that is not over says so`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .seconds(1))
    stage.glide(to: .gap(2, in: list))
    failing({ $0.contains("why:      the drag is still under way: it is dragging") }) {
      stage.expect(list, has: ["b", "a"])
    }
    stage.cancel()
  }

  @Test func `a drop that changes nothing says so`() {
    failing(
      why: "`shelf` took the drop and changed no data",
      policy: .reordering.perform { _ in .nothing }, to: { .item("x", in: $0) },
      "order shelf = x a")
  }

  @Test func `an item that is scrolled out cannot be pressed`() {
    let stage = TestStage()
    let rows = (0..<200).map { "t\($0)" }
    let long = stage.collection(
      rows, named: "long", at: Rect(x: 0, y: 0, width: 320, height: 480),
      layout: .rows(.init(height: 44)))
    let text = "`t150` is scrolled out of `long`: it shows 0…480"
    failing({ $0 == text }) { stage.drag("t150", from: long, to: .gap(0, in: long)) }
    failing({ $0 == text }) { stage.press(.item("t150", in: long)) }
    failing({ $0 == "gap 0/150 is scrolled out of `long`: it shows 0…480" }) {
      stage.drag("t1", from: long, to: .gap(150, in: long))
    }
    stage.expect(.noSession)
    stage.drag("t150", from: long, to: .gap(0, in: long), scrolling: true)
    stage.expect(long, has: ["t150"] + rows.filter { $0 != "t150" })
    stage.drag(["t3"], from: long, to: .gap(200, in: long), scrolling: true)
    #expect(stage.order(of: long).last == "t3")
  }

  @Test func `calls that are too many are marked in a diff of the trace`() {
    let (stage, _) = dragged()
    let isTold: @Sendable (String) -> Bool = {
      $0.contains("calls of *.perform\n  expected: 0\n  actual:   1\n  @@ -")
        && $0.contains("\n  + ")
    }
    failing(isTold) { stage.expect(.never(.perform)) }
  }

  @Test func `a trace that differs is reported as a unified diff with a mark`() {
    let reported = """
      the trace does not match the golden
        @@ -1,1 +1,1 @@
        - 0.000 finger.down list#b
        + 0.000 finger.down list#a
                                 ^
      """
    failing(reported) { stage, list in
      stage.press(.item("a", in: list))
      stage.expect(trace: "0.000 finger.down list#b")
    }
  }

  @Test func `a trace without lines is one of nothing that happened`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    #expect(stage.expect(trace: ""))
    stage.press(.item("a", in: list))
    failing({ $0.hasPrefix("the trace does not match the golden\n") }, onLine: #line + 1) {
      #expect(!stage.expect(trace: ""))
    }
  }

  @Test func `a state that is due at this very moment is reported with a word`() {
    let isTold: @Sendable (String) -> Bool = {
      $0.contains("expected: lifted\n  actual:   pressed\n")
        && $0.hasSuffix("a timer is due at this exact moment and fires when time advances")
    }
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(500))
    failing(isTold) { stage.expect(.state(.lifted)) }
  }

  @Test func `what is not there is reported by name`() {
    failing("`list` has no item `z`") { stage, list in
      stage.drag("z", from: list, to: .gap(0, in: list))
    }
    failing("`list` has no gap 9: its gaps are 0 to 3") { stage, list in
      stage.drag("a", from: list, to: .gap(9, in: list))
    }
    failing("`list` has no section 1") { stage, list in
      stage.drag("a", from: list, to: .gap(0, section: 1, in: list))
    }
    failing("section 1 of `list` has no gap 4: its gaps are 0 to 1") { stage, list in
      stage.section(["x"], of: list)
      stage.drag("a", from: list, to: .gap(4, section: 1, in: list))
    }
    failing("the name `list` is already in use") { stage, _ in stage.list(["x"], named: "list") }
    failing(
      "`my finger` cannot be the name of a pointer: expected a letter or `_`, then letters, digits, `_`"
        + " and `-`"
    ) { stage, _ in
      _ = stage.pointer("my finger")
    }
    failing("`x` already exists") { stage, _ in stage.list(["x", "x"]) }
    failing("expected at least one item to drag") { stage, list in
      stage.drag([], from: list, to: .point(0, 0))
    }
  }

  @Test func `lines outside the language are reported with a correction`() {
    failing("unknown statement `glyde`\n  glyde list#a over 3ms\nhint: did you mean `glide`?") {
      stage, _ in stage.play("glyde list#a over 3ms")
    }
    failing("set-up lines are not allowed here: build the scene with `TestStage`") { stage, _ in
      stage.play("items list z")
    }
    failing("expected exactly one expectation in the string") { stage, _ in
      stage.expect("once list.perform\nup")
    }
  }

  @Test func `a pointer that is pressed twice is reported, and the test goes on`() {
    failing("the pointer cannot do this: the pointer is already pressed") { stage, list in
      stage.press(.item("a", in: list))
      stage.press(.item("b", in: list))
      stage.release()
      stage.settle()
      stage.expect(.noSession)
    }
  }

  @Test(arguments: [true, false])
  func `what an application may not do fails the test unless it is let`(isStrict: Bool) {
    let stage = TestStage()
    stage.isStrict = isStrict
    let policy = DragPolicy.reordering.perform { drop in
      let item = drop.coordinator?.items.first?.item
      for _ in 0..<2 { if let item { try? drop.coordinator?.drop(item, to: DropTarget(.zero)) } }
      return .nothing
    }
    let list = stage.list(["a", "b"], policy: policy)
    guard isStrict else {
      stage.drag("a", from: list, to: .gap(2, in: list))
      // What was let pass is no fault of what comes behind.
      stage.isStrict = true
      return stage.settle()
    }
    failing({ $0.contains("misuse at `list` for `a`: ") && $0.contains("list.misuse rule=") }) {
      stage.drag("a", from: list, to: .gap(2, in: list))
    }
  }

  @Test func `a test that ends under a drag fails at its latest call`() {
    let words = "the test ends under a drag, which is dragging: release or cancel its pointer"
    failing({ $0.contains(words) }) {
      let stage = TestStage()
      let list = stage.list(["a", "b"])
      stage.press(.item("a", in: list))
      stage.advance(by: .milliseconds(600))
      stage.glide(to: .item("b", in: list))
    }
  }

  @Test func `a test may end before the animation of a drag's end`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(600))
    stage.glide(to: .item("b", in: list))
    stage.cancel()
  }

  // Earlier testing libraries have no warnings.
  #if compiler(>=6.3)
    @Test func `where a stage is not strict, a drag that is under way is a warning`() {
      withKnownIssue {
        let stage = TestStage()
        stage.isStrict = false
        let list = stage.list(["a", "b"])
        stage.press(.item("a", in: list))
        stage.advance(by: .milliseconds(600))
        stage.glide(to: .item("b", in: list))
      } matching: { issue in
        issue.severity == .warning
          && issue.comments.contains { $0.rawValue.hasPrefix("the test ends under a drag") }
      }
    }
  #endif

  @Test func `an expectation that comes before or after its moment says so`() {
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(600))
    stage.glide(to: .gap(2, in: list))
    stage.release()
    failing({ $0.contains("the drop is still animated: `settle` lets the drag end") }) {
      stage.expect(.state(.ended))
    }
    failing({ $0.contains("the drag is over: it has a proposal until its pointer is up") }) {
      stage.expect(.proposal(.move))
    }
    stage.settle()
    failing({ $0.contains("the drop was taken: such a drag ends as `transferred`") }) {
      stage.expect(.state(.ended))
    }
    stage.expect(.state(.transferred))
  }
}
