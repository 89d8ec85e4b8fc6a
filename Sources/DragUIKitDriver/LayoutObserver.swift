#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragReplay
  import DragScript
  import DragSessions
  import DragStage
  import Machines

  /// Gives the stage what the application's views have become, after each event.
  @MainActor final class LayoutObserver: ReplayObserver, ApplicationWindow {
    private unowned let host: any ApplicationHost

    init(_ host: any ApplicationHost) { self.host = host }

    var window: (any ApplicationWindow)? { self }

    var size: Size {
      let size = host.window.frame.size
      return Size(width: Double(size.width), height: Double(size.height))
    }

    func resize(to size: Size) {
      host.resizeWindow(to: CGSize(width: size.width, height: size.height))
    }

    func begin(on stage: Stage) {}

    func stageChanged(_ commands: [HostCommand], at location: SourceLocation?, recording: [UInt8]) {
      host.layOut()
    }

    func expectationFailed(_ predicate: DragScript.Predicate, number: Int) {}
    func failuresFound(_ count: Int, at time: Timestamp) {}
    func answered(_ callback: Callback, of name: String, by policy: Policy) {}
  }
#endif
