public import DragScript
public import DragSessions
public import Machines

/// The result of one test.
public struct TestResult: Hashable, Sendable {
  /// The outcome of a test.
  public enum Status: Hashable, Sendable {
    /// Everything holds.
    case passed
    /// A check failed, or the script cannot be run.
    case failed
    /// The test was not run, for this reason.
    case skipped(reason: String)
  }

  /// The file, as given.
  package var file: String
  /// The test's name.
  public var name: String
  /// The location of the test.
  public var location: SourceLocation
  /// The status.
  public var status: Status
  /// The failures, in order.
  public var faults: [TestFailure]
  /// The trace of the whole test, or empty if traces are not kept.
  public var trace: [TraceLine]
  /// The items of each view at the test's end, in their order, by the names of the views; empty if traces are not kept.
  public internal(set) var orders: [String: [String]] = [:]
  /// The script lines that the trace entries follow from, in order.
  package var origins: [TraceOrigin] = []
  /// The goldens that do not match, with the lines that would.
  package var staleGoldens: [StaleGolden]
  /// The virtual time at the test's end.
  public var duration: Microseconds
  /// The number of pointer events dispatched.
  package var eventCount: Int
  /// The wall time of the run, if it was measured.
  package var elapsed: Duration?
  /// The recorded events, if requested: lines of a test, one per event, in UTF-8.
  package internal(set) var recording: [UInt8] = []
  /// The reason why no drag began, if something was pressed and the test expects nothing of it.
  package internal(set) var idleReason: IdleReason?
  /// The notes on the test, in order.
  package internal(set) var notes: [TestNote] = []
  /// The statement of the first failure, without its stamp; nil if the failure is not at a statement.
  var statement: String?
  /// The stage that the drags had reached at the first failure.
  var reach = DragReach.nothing
  /// Indicates whether what the first failure found are names of items, which may look like numbers.
  var findsItems = false
  /// What drags had ended with at the first failure.
  var outcomesAtFault: [DragOutcome] = []
  /// The coverage, if requested.
  package var coverage: Coverage?

  /// The operations of all drags, in the order of their ends: what their sources were notified of.
  ///
  /// Empty if traces are not kept; O(trace).
  public var operations: [DropOperation] {
    trace.filter { $0.what == Callback.didEnd.rawValue }.compactMap { line in
      line.arguments.first { $0.key == "op" }.flatMap { DropOperation(rawValue: $0.value) }
    }
  }

  /// The trace as text: a headline with file and name, then one line per entry.
  package var traceText: String {
    var text = "# \(TestID(file: file, name: name).line)\n"
    for line in trace { text += line.text + "\n" }
    return text
  }
}

extension TestResult {
  /// The result of a test that was not run, since its file is no longer what it was.
  package init(ofChanged id: TestID) {
    let location = SourceLocation(file: id.file, line: 1, column: 1)
    self.init(
      file: id.file, name: id.name, location: location, status: .failed,
      faults: [TestFailure(.script, at: location, "the file changed while it was read")],
      trace: [], staleGoldens: [], duration: .zero, eventCount: 0)
  }

  /// Records that another run of the test gave a different result, which is a defect of the stage.
  ///
  /// - Parameter number: The other run, from 2.
  package mutating func fail(inRun number: Int) {
    status = .failed
    faults.append(
      TestFailure(
        .internal, at: location, "run \(number) of the test is not like the first", about: .defect))
  }
}

/// The reason why a test in which something is pressed drags nothing.
package struct IdleReason: Hashable, Sendable {
  /// The reason, in a few words without a full stop.
  package var text: String
  /// A press of this duration would have lifted; nil if the duration is not the reason.
  package var neededHold: Microseconds?
}

/// A golden block that does not match the trace, with its updated lines.
package struct StaleGolden: Hashable, Sendable {
  /// The file that contains the block.
  package var file: String
  /// The block's lines, counted from 1.
  package var lines: ClosedRange<Int>
  /// The updated lines.
  package var replacement: [String]
}
