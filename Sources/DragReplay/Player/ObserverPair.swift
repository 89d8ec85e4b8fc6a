import DragScript
import DragSessions
import DragStage
import Machines

/// Two readers of one stage, of which the first is notified first: a film beside the host that lays
/// out its views, for example.
final class ObserverPair: ReplayObserver {
  private let first: any ReplayObserver
  private let second: any ReplayObserver

  /// Joins two readers; one of them may be a pair itself.
  init(_ first: any ReplayObserver, _ second: any ReplayObserver) {
    self.first = first
    self.second = second
  }

  var window: (any ApplicationWindow)? { first.window ?? second.window }

  func begin(on stage: Stage) {
    first.begin(on: stage)
    second.begin(on: stage)
  }

  func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]) {
    first.stageChanged(commands, at: location, recording: recording)
    second.stageChanged(commands, at: location, recording: recording)
  }

  func expectationFailed(_ predicate: Predicate, number: Int) {
    first.expectationFailed(predicate, number: number)
    second.expectationFailed(predicate, number: number)
  }

  func failuresFound(_ count: Int, at time: Timestamp) {
    first.failuresFound(count, at: time)
    second.failuresFound(count, at: time)
  }

  func answered(_ callback: Callback, of name: String, by policy: Policy) {
    first.answered(callback, of: name, by: policy)
    second.answered(callback, of: name, by: policy)
  }
}
