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
    /// Views have the names of ``AppStage/name(_:_:items:)``. What does not hold fails the running test at the caller's
    /// line, with the position in the script; the trace is attached to it. The stage goes on where the script ends: each
    /// case takes an application of its own.
    @MainActor @discardableResult
    public func run(
      on app: AppStage, hooks: HostHooks = HostHooks(), fileID: StaticString = #fileID,
      file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> PlayedScript? {
      app.play(self, hooks: hooks, for: Caller(fileID, file, line, column))
    }
  }

  extension AppStage {
    /// Plays a script of a file, whose line `hosted "NAME"` names this application.
    ///
    /// A file with several tests takes the name of one of them, since each wants an application as it is when it is shown.
    /// The path is absolute, or from the folder of the file that asks; the hooks answer to the script's `call` lines. Nil
    /// is for a file that cannot be read, or without such a test.
    @discardableResult
    public func play(
      contentsOf path: String, test name: String? = nil, hooks: HostHooks = HostHooks(),
      fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> PlayedScript? {
      let caller = Caller(fileID, file, line, column)
      let cases = Scripts.cases(ofScript: Scripts.path(path, file), named: path)
      guard let name else {
        if cases.count == 1 { return play(cases[0], hooks: hooks, for: caller) }
        caller.fail("`\(path)` has \(cases.count) tests: expected the name of one of them")
        return nil
      }
      guard let found = cases.first(where: { $0.name == "\(path): \(name)" || $0.name == path })
      else {
        caller.fail("`\(path)` has no test `\(name)`")
        return nil
      }
      return play(found, hooks: hooks, for: caller)
    }

    func play(_ script: ScriptCase, hooks: HostHooks, for caller: Caller) -> PlayedScript? {
      drive(caller) {
        script.play(
          hooks: hooks, for: caller, of: application,
          in: Size(width: Double(window.frame.width), height: Double(window.frame.height)),
          on: test,
          observer: observer)
      }
    }
  }
#endif
