package import Machines

/// The reason that an event cannot be recorded as a line of a script.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule of a recording that the event breaks.
  package enum Reason: Hashable, Sendable {
    /// Its time is before that of the previous event.
    case timeRunsBackwards
    /// The name of a pointer is invalid in a script.
    case badName(String)
    /// The pointer was added after the recording had started.
    case unknownPointer(String)
    /// A raw profile contains only pointers and keys.
    case noGesture(String)
    /// Several keys changed at once; report them one by one to record them.
    case severalKeys
    /// The event follows timers of its own moment, and a script's line would come before them.
    case tied(Timestamp)
  }

  /// The rule that the event breaks.
  package let reason: Reason

  package init(_ reason: Reason) {
    self.reason = reason
  }

  /// The reason in one sentence without a full stop.
  public var description: String {
    switch reason {
    case .timeRunsBackwards: "expected an event after the previous one, found an earlier time"
    case .badName(let name): "the name `\(name)` of a pointer is invalid in a script"
    case .unknownPointer(let name):
      "the pointer `\(name)` was added after the recording had started"
    case .noGesture(let event): "expected a pointer or a key, found \(event)"
    case .severalKeys:
      "expected one key, found several that changed at once: report them one by one"
    case .tied(let time):
      "the event follows timers at \(time.microseconds) µs: report it a microsecond later"
    }
  }
}
