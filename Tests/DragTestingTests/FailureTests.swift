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

  @Test func `an order that is another one is told at the caller's line, with the trace`() {
    let (stage, list) = dragged()
    let isTold: @Sendable (String) -> Bool = {
      $0.hasPrefix("order of list\n  expected: a b\n  actual:   b a\n")
        && $0.hasSuffix("list.didTransfer")
    }
    failing(isTold, onLine: #line + 1) {
      stage.expect(list, has: ["a", "b"])
    }
  }

  @Test func `calls that are too many are marked in a diff of the trace`() {
    let (stage, _) = dragged()
    let isTold: @Sendable (String) -> Bool = {
      $0.contains("calls of *.perform\n  expected: 0\n  actual:   1\n  @@ -")
        && $0.contains("\n  + ")
    }
    failing(isTold) { stage.expect(.never(.perform)) }
  }

  @Test func `a trace that differs is told as a unified diff with a mark`() {
    let told = """
      the trace does not match the golden
        @@ -1,1 +1,1 @@
        - 0.000 finger.down list#b
        + 0.000 finger.down list#a
                                 ^
      """
    failing(told) { stage, list in
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

  @Test func `a state that is due at this very moment is told with a word`() {
    let isTold: @Sendable (String) -> Bool = {
      $0.contains("expected: lifted\n  actual:   pressed\n")
        && $0.hasSuffix("something is due at this very moment, and happens when time goes on")
    }
    let stage = TestStage()
    let list = stage.list(["a", "b"])
    stage.press(.item("a", in: list))
    stage.advance(by: .milliseconds(500))
    failing(isTold) { stage.expect(.state(.lifted)) }
  }

  @Test func `what is not there is told by its name`() {
    failing("`list` has no item `z`") { stage, list in
      stage.drag("z", from: list, to: .gap(0, in: list))
    }
    failing("`list` has no gap 0/9") { stage, list in
      stage.drag("a", from: list, to: .gap(9, in: list))
    }
    failing("the name `list` is taken") { stage, _ in stage.list(["x"], named: "list") }
    failing("`x` is there already") { stage, _ in stage.list(["x", "x"]) }
    failing("no item is named to be dragged") { stage, list in
      stage.drag([], from: list, to: .point(0, 0))
    }
  }

  @Test func `lines that are no lines of the language are told with what to write`() {
    failing("`glyde` begins no statement\n  glyde list#a over 3ms\nhint: did you mean `glide`?") {
      stage, _ in stage.play("glyde list#a over 3ms")
    }
    failing("a scene is set up by the stage, and not by lines") { stage, _ in
      stage.play("items list z")
    }
    failing("one expectation stands in a text") { stage, _ in
      stage.expect("once list.perform\nup")
    }
  }

  @Test func `a pointer that is pressed twice is told, and the test goes on`() {
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
    failing({ $0.contains("misuse: ") && $0.contains("list.misuse rule=") }) {
      stage.drag("a", from: list, to: .gap(2, in: list))
    }
  }
}
