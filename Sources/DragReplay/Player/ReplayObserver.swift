package import DragGeometry
package import DragScript
package import DragSessions
package import DragStage
package import Machines

/// A reader of a stage while a test is replayed on it: a film, for example.
///
/// It is called after each dispatched event and each moment of timers, and never changes the stage, unless it shows an
/// application: then it gives the stage what the application's views have become.
package protocol ReplayObserver: AnyObject {
  /// The window of the application that it shows; nil for one that only reads.
  var window: (any ApplicationWindow)? { get }
  /// The stage is set up, and nothing was dispatched.
  func begin(on stage: Stage)
  /// The stage has taken an event, or let timers fire.
  ///
  /// - Parameters:
  ///   - commands: The commands of the reply, in order.
  ///   - location: The line that the new entries of the trace follow from, or nil for the test's own.
  ///   - recording: All that was dispatched so far, as lines of a script in UTF-8.
  func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8])
  /// An expectation does not hold; it is the failure of that number, from 0.
  func expectationFailed(_ predicate: Predicate, number: Int)
  /// So many failures were found so far, the last one at this time or before.
  func failuresFound(_ count: Int, at time: Timestamp)
  /// The application answers a callback by a policy of the script.
  func answered(_ callback: Callback, of name: String, by policy: Policy)
}

extension ReplayObserver {
  /// None.
  package var window: (any ApplicationWindow)? { nil }
}

/// The window of an application in Swift, which owns the frames of its views.
package protocol ApplicationWindow: AnyObject {
  /// Its size, in points.
  var size: Size { get }
  /// Gives it another size, one that is a window's; the stage gets the frames with the next layout.
  func resize(to size: Size)
}

extension Size {
  /// True for the size of a window: it has a width and a height, and views laid out in it stay far from the stage's limits.
  package var isOfAWindow: Bool { isValid && width > 0 && height > 0 && max(width, height) <= 1e6 }
}
