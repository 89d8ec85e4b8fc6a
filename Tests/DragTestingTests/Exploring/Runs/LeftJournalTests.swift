import DragExplore
import DragFiles
import DragScript
import Testing

@testable import DragTesting

@Suite struct LeftJournalTests {
  private static func caller(_ line: UInt) -> Caller { Caller(#fileID, #filePath, line, 1) }

  /// Writes what a process has left that is not there any more.
  private static func leave(_ text: String, of caller: Caller, number: Int = 0) throws {
    // No system has such a process.
    let path = LeftJournal.path(of: caller, in: .max, number: number)
    try DiskFile(path).write(Array(text.utf8))
  }

  @Test func `what an ended process has left is taken once, by the call that it is of (EX-43)`()
    throws
  {
    let (one, other) = (Self.caller(1), Self.caller(2))
    try Self.leave("run 3\nline wait 100ms\n", of: one)
    try Self.leave("run 4\nkept a.drag\n", of: one, number: 1)
    #expect(LeftJournal.take(of: other).isEmpty)
    let left = LeftJournal.take(of: one)
    #expect(left.map(\.number) == [3, 4] && left.map(\.kept) == [nil, "a.drag"])
    #expect(left[0].lines.map(\.text) == ["wait 100ms"])
    #expect(LeftJournal.take(of: one).isEmpty)
  }

  @Test func `the journal of a process that runs stays, and goes with its runs`() throws {
    let caller = Self.caller(3)
    do {
      let journal = LeftJournal(of: caller)
      journal.keep(.run(2))
      journal.keep(.kept("a.drag"))
      #expect(LeftJournal.take(of: caller).isEmpty)
    }
    #expect(LeftJournal.take(of: caller).isEmpty)
  }
}
