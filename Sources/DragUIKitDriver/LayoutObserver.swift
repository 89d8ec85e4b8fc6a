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
    private let stage: Stage
    /// The views of other applications, which stay beside the window when it gets another size.
    var neighbors: [ViewID] = []

    init(_ host: any ApplicationHost, on stage: Stage) {
      self.host = host
      self.stage = stage
    }

    var window: (any ApplicationWindow)? { self }

    var size: Size {
      let size = host.window.frame.size
      return Size(width: Double(size.width), height: Double(size.height))
    }

    func resize(to size: Size) {
      let added = size.width - self.size.width
      host.resizeWindow(to: CGSize(width: size.width, height: size.height))
      for view in neighbors where stage.scene.isPresent(view) {
        let frame = stage.scene.frame(of: view).moved(by: Point(x: added, y: 0))
        // No window is so wide that the stage takes no frame beside it.
        try? stage.scene.setFrame(frame, of: view)
      }
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
