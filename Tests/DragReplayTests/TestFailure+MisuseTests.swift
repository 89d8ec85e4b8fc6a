import DragReplay
import DragStage
import Foundation
import Testing

/// What an application may not do, as a failure that a user can act on.
@Suite struct MisuseFailureTests {
  @Test func `misuse is a sentence, what to do instead, and the line of the trace`() throws {
    let lines = """
      down list#a
      wait 600ms
      glide list[gap 3] over 100ms
      reload list with c b
      up
      settle
      """
    let fault = try #require(try Replaying.run(lines).faults.first)
    #expect(
      fault.message == "misuse at `list`: a reorder or a placeholder was uncommitted (CONTRACT-68)")
    #expect(
      fault.summary.hasSuffix(
        "; reload after the drop is complete and its placeholders are committed; a test of it has "
          + "`set strict off` and `expect misuse = 68`; see Misuse in Language.md"))
    #expect(fault.diff == ["700.000 list.misuse rule=68 why=reload-uncommitted"])
  }

  @Test func `a rejected batch keeps UIKit's words, and says what a batch is for`() throws {
    let lines = "batch list delete 9"
    let fault = try #require(try Replaying.run(lines).faults.first)
    #expect(fault.message.hasPrefix("misuse at `list`: "))
    #expect(fault.message.contains("delete item 9 from section 0"))
    #expect(fault.summary.contains("let the batch say how the data has changed"))
    #expect(try Replaying.run(lines + "\nexpect refused").faults == [])
  }

  @Test func `the page of the language has every violation, and what to do instead`() throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let page = try String(
      contentsOfFile: root + "/Sources/DragStage/DragStage.docc/Language.md", encoding: .utf8)
    let rows = ContractViolation.allCases.map {
      "| \($0.rule) | `\($0.rawValue)` | \($0.meaning) | \($0.advice) |\n"
    }
    #expect(page.contains("|---|---|---|---|\n" + rows.joined()))
  }
}
