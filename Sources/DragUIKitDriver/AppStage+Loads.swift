#if os(iOS) || os(Linux)
  import DragStage
  import DragTesting
  import Machines

  extension AppStage {
    /// Waits until the sources of all loads have answered, and lets everything settle.
    ///
    /// A placeholder that is neither committed nor deleted then fails the test. Only a source that answers from another thread takes time; one that does not answer for some seconds fails the test.
    public func settleLoads(
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) async {
      // Turns are counted, and not time: the main queue may be busy with other tests.
      for turn in 0..<2_000 where host.openLoadCount > 0 || host.hasOwnTime && turn < 2 {
        try? await Task.sleep(for: .milliseconds(1))
        // Time stands still for the sources, but what is due now goes on.
        if host.hasOwnTime {
          settle(fileID: fileID, file: file, line: line, column: column)
        } else if let due = test.stage.nextDeadline, due <= test.stage.now {
          advance(
            by: Microseconds(1), fileID: fileID, file: file, line: line, column: column)
        }
      }
      if host.openLoadCount > 0 {
        Caller(fileID, file, line, column).fail("\(host.openLoadCount) loads were not answered")
      }
      test.waitsForDuties = false
      defer { test.waitsForDuties = true }
      settle(fileID: fileID, file: file, line: line, column: column)
    }
  }
#endif
