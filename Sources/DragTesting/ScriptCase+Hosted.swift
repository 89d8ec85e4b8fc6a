package import DragGeometry
package import DragReplay
import DragScript

extension ScriptCase {
  /// Runs the test on an application's stage, and fails the running test as
  /// ``run(hooks:fileID:file:line:column:)`` does.
  ///
  /// - Parameters:
  ///   - hooks: What answers to the script's `call` lines.
  ///   - caller: The line that asked for the run.
  ///   - application: The name of the application; nil takes every script.
  ///   - window: The size of its window.
  ///   - hosted: Its stage, which goes on where the script has ended.
  ///   - observer: Lets the application follow each event.
  /// - Returns: The end of the run, or nil where the file cannot be read.
  package func play(
    hooks: HostHooks, for caller: Caller, of application: String?, in window: Size,
    on hosted: TestStage, observer: any ReplayObserver
  ) -> PlayedScript? {
    play(hooks: hooks, for: caller, on: hosted) { test, script, golden, end in
      if let viewport = script.setup(of: test).viewport, viewport != window {
        caller.fail(
          "the script is for a window of \(viewport.width) by \(viewport.height) points, and this"
            + " one has \(window.width) by \(window.height)")
      }
      let host = ScriptHost(stage: hosted.stage, name: application, observer: observer)
      return Outcome(
        result: ScriptRun(test, of: script, golden: golden, hooks: hooks, host: host).run(end))
    }
  }
}

extension [SetupLine] {
  /// The size of the window that the lines are for, if they have one.
  fileprivate var viewport: Size? {
    let isSet = contains { line in
      if case .set(let setting) = line.statement {
        setting.key == SettingRow.viewport.key
      } else {
        false
      }
    }
    return isSet ? Settings().applying(self).viewport : nil
  }
}
