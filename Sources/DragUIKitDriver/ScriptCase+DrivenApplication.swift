#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  public import DragReplay
  public import DragTesting

  extension ScriptCase {
    /// Runs the test on an application; the script has a line `hosted "NAME"` and no scene.
    ///
    /// Views have the names of ``DrivenApplication/name(_:_:items:)``. What does not hold fails the running test at the
    /// caller's line, with the position in the script; the trace is attached to it. The stage goes on where the script ends:
    /// each case takes an application of its own.
    @MainActor @discardableResult
    public func run(
      on app: DrivenApplication, hooks: HostHooks = HostHooks(), fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PlayedScript? {
      let caller = Caller(fileID, file, line, column)
      let size = app.window.frame.size
      return app.drive(caller) {
        play(
          hooks: hooks, for: caller, of: app.application,
          in: Size(width: Double(size.width), height: Double(size.height)), on: app.test,
          observer: app.mirror)
      }
    }
  }
#endif
