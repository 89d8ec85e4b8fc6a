import TestSupport
import Testing

@testable import DragTesting
@testable import DragTestingFilm

@Suite struct FilmedStageTests {
  @Test func `a stage that fails has its film up to the failure`() throws {
    let stage = TestStage()
    stage.film()
    let list = stage.list(["a", "b"])
    stage.drag("a", from: list, to: .gap(2, in: list))
    var files: [FailureRecord.File] = []
    withKnownIssue {
      stage.attachments = watched(stage.attachments) { files = $0 }
      stage.expect(list, has: ["a", "b"])
    }
    let page = try unpackedPage(#require(files.first).text)
    #expect(page.lowercased().hasPrefix("<!doctype html>"))
    #expect(page.contains("order of list"))
    #expect(page.contains("a stage that fails has its film up to the failure"))
    // The trace is in it, and the scene that copied steps begin with.
    #expect(page.contains("list.perform at=list[gap 2]"))
    #expect(page.contains("collection list at 0,0"))
  }

  /// The attachments, which are given away as well.
  private func watched(
    _ make: ((TestResult, String) -> [String: String])?,
    _ give: @escaping ([FailureRecord.File]) -> Void
  ) -> ((TestResult, String) -> [String: String])? {
    { result, setup in
      let made = make?(result, setup) ?? [:]
      give(made.map { FailureRecord.File(name: $0.key, text: $0.value) })
      return made
    }
  }

  @Test func `a film changes nothing of the trace`() {
    let stages = [TestStage(), TestStage()]
    stages[1].film()
    for stage in stages {
      let list = stage.list(["a", "b", "c"])
      stage.drag("a", from: list, to: .gap(3, in: list))
      stage.expect(list, has: ["b", "c", "a"])
    }
    #expect(stages[0].trace == stages[1].trace)
  }
}
