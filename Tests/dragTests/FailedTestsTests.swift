import DragReplay
import TestSupport
import Testing

@testable import drag

@Suite struct FailedTestsTests {
  @Test(arguments: [
    ("a.drag: one\nb: c: d\n", true), ("", true), ("{\n  \"v\": 1\n}\n", false),
    ("dragscript 1\n", false), ("a.drag: one\u{1B}\n", false), ("a: \\u{1b}\n", true),
    ("a: \\x\n", false),
  ])
  func `a list has a line for each test, and another file is none`(text: String, isList: Bool) {
    #expect((FailedTests(Array(text.utf8)) != nil) == isList)
    #expect(FailedTests([0xFF]) == nil)
  }

  @Test func `a list that names nothing of the files is kept, and what is not found is said`()
    async throws
  {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    let words = ["--rerun-failed", "failed.txt"]
    #expect(try await command.run(["replay", "a.drag"] + words, ci: "1").code == 1)
    let list = "a.drag: milk lands after eggs\n"
    #expect(try command.folder.text(of: "failed.txt") == list)
    let outcome = try await command.run(["replay", "./a.drag"] + words, ci: "1")
    #expect(outcome.code == 5)
    #expect(
      outcome.lines == [
        "no test matches",
        "not found: a.drag: milk lands after eggs, which failed.txt lists", "0 passed, 0 failed",
      ])
    #expect(try command.folder.text(of: "failed.txt") == list)
  }

  @Test func `what a filter passes over stays in the list`() async throws {
    let command = try Command()
    try command.folder.write(Samples.drag(order: "tea"), to: "a.drag")
    try command.folder.write(Samples.drag(order: "tea"), to: "b.drag")
    let words = ["replay", ".", "--rerun-failed", "failed.txt"]
    _ = try await command.run(words, ci: "1")
    try command.folder.write(Samples.drag(), to: "a.drag")
    #expect(try await command.run(words + ["--filter", "a.drag"], ci: "1").code == 0)
    #expect(try command.folder.text(of: "failed.txt") == "./b.drag: milk lands after eggs\n")
  }
}
