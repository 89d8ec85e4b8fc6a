import DragReplay
import DragScript
import Testing

@testable import DragExplore

@Suite struct MarkTests {
  private static func failure(
    _ message: String, about cause: TestFailure.Cause, actual: String? = nil
  ) -> TestFailure {
    TestFailure(.failed, at: .unwritten, message, actual: actual, about: cause)
  }

  @Test func `numbers and names do not matter, and words do (EX-24)`() {
    let one = Mark(Self.failure("session 1 at `list`: no willEnd", about: .invariant))
    #expect(one == Mark(Self.failure("session 2 at `shelf`: no willEnd", about: .invariant)))
    #expect(one != Mark(Self.failure("session 1 at `list`: no didEnd", about: .invariant)))
    #expect(one != Mark(Self.failure("session 1 at `list`: no willEnd", about: .duty)))
  }

  @Test func `equal marks have the same eight digits, and others have others (EX-39)`() {
    let digits = ["session 1 at `a`: no willEnd", "session 2 at `b`: no willEnd", "no didEnd"]
      .map { Mark(Self.failure($0, about: .invariant)).digits }
    #expect(digits[0] == digits[1] && digits[0] != digits[2])
    #expect(digits.allSatisfy { $0.count == 8 && $0.allSatisfy(\.isHexDigit) })
    #expect(Mark(Self.failure("no didEnd", about: .duty)).digits != digits[2])
  }

  @Test func `which items are lost does not matter, and that they are new does`() {
    let property = TestFailure.Cause.property("settled expect kept = a b")
    let lost = Mark(Self.failure("settled: kept", about: property, actual: "b: a is lost"))
    #expect(
      lost == Mark(Self.failure("settled: kept", about: property, actual: ": a and b are lost")))
    #expect(lost != Mark(Self.failure("settled: kept", about: property, actual: "a a: a is new")))
    let other = TestFailure.Cause.property("settled expect kept = a b c")
    #expect(lost != Mark(Self.failure("settled: kept", about: other, actual: "b: a is lost")))
  }

  @Test func `of an application's items it does not matter which they are (EX-24)`() {
    func mark(_ words: String, _ cause: TestFailure.Cause) -> Mark {
      Mark(Self.failure(words, about: cause))
    }
    let differ = "model and view differ: `board` shows"
    #expect(
      mark("\(differ) a b, and names b a", .names) == mark("\(differ) c, and names d", .names))
    let move = "a move has not kept the items:"
    let lost = mark("\(move) a is lost", .kept)
    #expect(lost == mark("\(move) b is lost, c is lost", .kept))
    #expect(lost != mark("\(move) a is there twice", .kept))
    let order = "a canceled drag has changed"
    let changed = mark("\(order) `board`: it has b a, and had a b", .kept)
    #expect(changed == mark("\(order) `shelf`: it has y x, and had x y", .kept) && changed != lost)
  }

  @Test(arguments: [
    (TestFailure.Cause.line, ExploredProperty.action), (.invariant, .invariant), (.duty, .duty),
    (.misuse, .misuse), (.host, .host), (.names, .names), (.kept, .kept), (.ended, .trap),
    (.unsettled, .unsettled), (.defect, .defect),
    (.determinism, .determinism), (.property("always expect op = move"), .own),
  ])
  func `a failure breaks the property that it is about (EX-20)`(
    _ cause: TestFailure.Cause, _ property: ExploredProperty
  ) {
    #expect(Mark(Self.failure("words", about: cause)).property == property)
  }

  @Test func `a line that fails by a limit is a defect, and no action`() {
    #expect(ExploredProperty(of: TestFailure(.internal, at: .unwritten, "words")) == .defect)
  }

  @Test func `what the tester says cannot be left out by a word, nor a defect`() {
    #expect(
      ExploredProperty.allCases.compactMap(\.word) == [
        "invariant", "duty", "misuse", "names", "kept", "host", "unsettled", "action",
        "determinism",
      ])
  }
}
