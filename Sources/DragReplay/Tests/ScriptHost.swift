import DragScript
package import DragStage

/// An application that has set a stage up, and that a script without a scene drives.
package struct ScriptHost {
  /// The name of the application's window in lines.
  package static let window = "window"

  /// The stage; its views answer for themselves.
  package let stage: Stage
  /// The name by which a script calls the application; nil takes every script.
  package let name: String?
  /// The reader of the stage, which lays the application out after each event.
  package let observer: any ReplayObserver
  /// Indicates whether the application may still do what is left undone at the end of a test.
  let mayDoMore: () -> Bool

  /// Makes a host.
  package init(
    stage: Stage, name: String?, observer: any ReplayObserver,
    mayDoMore: @escaping () -> Bool = { true }
  ) {
    self.stage = stage
    self.name = name
    self.observer = observer
    self.mayDoMore = mayDoMore
  }

  /// Returns the settings in force: those of the stage, and those of the player that the lines set.
  ///
  /// - Throws: An error at the line that wants a scene, or another stage.
  func settings(for lines: [SetupLine]) throws(TestFailure) -> Settings {
    guard let hosted = lines.hosted else {
      throw TestFailure(
        .script, at: lines.first?.location ?? SourceLocation(file: "", line: 1, column: 1),
        "a script for an application has no scene: write `hosted \"\(name ?? "NAME")\"`, and no lines"
          + " of views")
    }
    if let name, name != hosted.name {
      throw TestFailure(
        .script, at: hosted.location,
        "the script is for the application `\(hosted.name)`, and this one is `\(name)`")
    }
    var own = Settings(stage: stage.settings)
    // A line that sets the delay that is in force anyway sets nothing.
    own.stage.liftDelay = stage.settings.liftDelay
    for line in lines {
      guard case .set(let setting) = line.statement else { continue }
      guard own.applying([line]).stage != own.stage else { continue }
      throw TestFailure(
        .script, at: line.location,
        "the stage of the application has another `\(setting.key)` than \(setting.value): give it the"
          + " setting when it is made")
    }
    return own.applying(lines)
  }

  /// Adds the pointers that the lines name, and the default one.
  func addPointers(of lines: [SetupLine]) {
    var pointers = lines.compactMap { line in
      if case .scene(.pointer(let name, let kind)) = line.statement {
        (name.text, kind)
      } else {
        nil
      }
    }
    if !pointers.contains(where: { $0.0 == TimedLine.defaultPointer }) {
      pointers.append((TimedLine.defaultPointer, .touch))
    }
    for (name, kind) in pointers where stage.pointer(named: name) == nil {
      _ = try? stage.addPointer(name, kind)
    }
  }
}
