import DragReplay
import DragScript
import DragSessions
import DragStage
import DragUIKit
import Machines

/// Lays an application out after each event of its stage, where something has marked the layout as due.
@MainActor final class LayoutObserver: ReplayObserver {
  private unowned let hosted: HostedStage

  init(_ hosted: HostedStage) { self.hosted = hosted }

  func begin(on stage: Stage) {}

  func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]) {
    hosted.layOut()
  }

  func expectationFailed(_ predicate: DragScript.Predicate, number: Int) {}
  func failuresFound(_ count: Int, at time: Timestamp) {}
  func answered(_ callback: Callback, of name: String, by policy: Policy) {}
}
