import DragReplay
import DragScript
import DragSessions
import DragStage
import Machines

/// A reader of a stage that writes down what it is told.
final class Witness: ReplayObserver {
  private let write: (String) -> Void

  init(write: @escaping (String) -> Void = { _ in }) { self.write = write }

  func begin(on stage: Stage) { write("begin") }
  func stageChanged(
    _ commands: [HostCommand], at location: DragScript.SourceLocation?, recording: [UInt8]
  ) {
    let place = location.map { ", line \($0.line)" } ?? ""
    write("changed by \(commands.count) commands" + place)
  }
  func expectationFailed(_ predicate: Predicate, number: Int) { write("failed \(number)") }
  func failuresFound(_ count: Int, at time: Timestamp) { write("found \(count) at \(time.text)") }
  func answered(_ callback: Callback, of viewName: String, by policy: Policy) {
    write("\(viewName).\(callback)")
  }
}
