#if os(iOS) || os(Linux)
  import DragReplay
  import DragScript
  import DragSessions
  import DragStage
  import Machines

  /// Gives the stage what the application's views have become, after each event.
  @MainActor final class MirrorObserver: ReplayObserver {
    private unowned let driven: DrivenWindow

    init(_ driven: DrivenWindow) { self.driven = driven }

    func begin(on stage: Stage) {}

    func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]) {
      driven.mirror()
    }

    func expectationFailed(_ predicate: DragScript.Predicate, number: Int) {}
    func failuresFound(_ count: Int, at time: Timestamp) {}
    func answered(_ callback: Callback, of name: String, by policy: Policy) {}
  }
#endif
