import TestSupport
import Testing

@testable import DragTesting
@testable import DragTestingFilm

@Suite struct ExplorationFilmTests {
  /// What is found on a list that shows another order than its model.
  private static func outcome(_ change: @escaping (Exploration) -> Exploration) throws
    -> TestExploration.Outcome
  {
    let exploration = TestExploration(
      {
        let stage = TestStage()
        let list = stage.list(["a", "b", "c"])
        return change(stage.exploration).equal(list, "the model") { ["a", "b", "c"] }
      }, budget: .test, seed: 1, caller: Caller(#fileID, #filePath, 1, 1),
      kept: KeptScripts(of: "none", in: "Explored", beside: #filePath))
    var found: [TestExploration.Outcome] = []
    _ = exploration.explore(try exploration.scene().get().0) { found.append($0) }
    return try #require(found.first)
  }

  @Test
  func `a drag that is found has its trace, and its film where that is asked for (EX-38, EX-58)`()
    throws
  {
    let (plain, filmed) = (try Self.outcome { $0 }, try Self.outcome { $0.filmed() })
    #expect(plain.trace.contains("list.perform"))
    #expect(plain.film.isEmpty)
    #expect((filmed.words, filmed.script, filmed.trace) == (plain.words, plain.script, plain.trace))
    let page = try unpackedPage(filmed.film)
    #expect(page.lowercased().hasPrefix("<!doctype html>"))
    // The lines, what does not hold, and the trace.
    #expect(
      page.contains("down list[") && page.contains("the model") && page.contains("list.perform"))
    // It opens at the moment at which that is found: the drag is at rest then.
    let opening = try #require(page.firstMatch(of: #/"opens":(\d+)/#)?.1)
    #expect(opening != "0")
    #expect(page.contains("\"column\":1,\"time\":\(opening)"))
  }
}
