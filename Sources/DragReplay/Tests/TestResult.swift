public import DragScript
public import DragSessions
public import Machines

/// What became of one test.
public struct TestResult: Hashable, Sendable {
  /// Whether the test did what it should.
  public enum Verdict: Hashable, Sendable {
    /// Everything holds.
    case passed
    /// Something does not hold, or the script cannot be run.
    case failed
    /// The test was not run, for this reason.
    case skipped(reason: String)
  }

  /// The file, as it was given.
  public var file: String
  /// The test's name.
  public var name: String
  /// Where the test begins.
  public var location: SourceLocation
  /// Whether the test did what it should.
  public var verdict: Verdict
  /// What went wrong, in order.
  public var faults: [TestFailure]
  /// The trace of the whole test, or nothing where traces are not kept.
  public var trace: [TraceLine]
  /// From which lines of the script the lines of the trace follow, in order.
  package var origins: [TraceOrigin] = []
  /// Goldens that do not match, with what they would have to say.
  public var staleGoldens: [StaleGolden]
  /// The time at the test's end.
  public var duration: Microseconds
  /// The number of pointer events that were dispatched.
  public var eventCount: Int
  /// The time that the run took on somebody's clock, where somebody has one.
  public var elapsed: Duration?
  /// What the run dispatched, where that was asked for: lines of a test, one an event, in UTF-8.
  public internal(set) var recording: [UInt8] = []
  /// Why no drag began, where something was pressed, and the test expects nothing of it.
  public internal(set) var idleReason: IdleReason?
  /// The statement of the first fault, without its stamp; nil where the fault is at none.
  var statement: String?
  /// How far the drags had come at the first fault.
  var reach = DragReach.nothing
  /// What the test came through, where that was asked for.
  package var coverage: Coverage?

  /// The trace as text: a head line with file and name, then a line an entry.
  public var traceText: String {
    var text = "# \(TestID(file: file, name: name).line)\n"
    for line in trace { text += line.text + "\n" }
    return text
  }
}

extension TestResult {
  /// Notes that another run of the test was not like this one, which is a mistake of ours.
  ///
  /// - Parameter number: The other run, from 2.
  public mutating func fail(inRun number: Int) {
    verdict = .failed
    faults.append(
      TestFailure(.internal, at: location, "run \(number) of the test is not like the first"))
  }
}

/// Why a test in which something is pressed drags nothing.
public struct IdleReason: Hashable, Sendable {
  /// The reason, in a few words without a full stop.
  public var text: String
  /// A press of this length would have lifted; nil where the length is not the reason.
  public var neededHold: Microseconds?
}

/// A golden block that does not match the trace, and the trace that it should hold.
public struct StaleGolden: Hashable, Sendable {
  /// The file in which the block stands.
  public var file: String
  /// The block's lines, counted from 1.
  public var lines: ClosedRange<Int>
  /// What the block would have to say.
  public var replacement: [String]
}
