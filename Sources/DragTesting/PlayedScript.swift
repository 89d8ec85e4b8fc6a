public import DragReplay
public import DragSessions
import DragStage

/// The end of a script's run: what became of the test, and the stage as it was left.
///
/// ```swift
/// let played = try #require(script.run())
/// played.stage.expect(played["list"], has: ["eggs", "milk"])
/// ```
public struct PlayedScript {
  /// The result of the test, with its trace.
  public let result: TestResult
  /// The stage at the end; it can be asked and expected of like any other.
  public let stage: TestStage

  /// A view of the script, by its name.
  public subscript(name: String) -> TestView { TestView(name: name) }

  /// The items of each view at the end, in their order, by the names of the views.
  public var orders: [String: [String]] {
    let views = stage.stage.scene.views.map { stage.stage.name(of: $0) }
    return Dictionary(
      views.map { ($0, stage.order(of: TestView(name: $0))) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The operation of the drag that ended last; nil where none has ended.
  public var operation: DropOperation? { stage.stage.lastOutcome?.operation }

  /// The operations of all drags, in the order of their ends: what their sources were notified of.
  public var operations: [DropOperation] {
    result.trace.filter { $0.what == Callback.didEnd.rawValue }.compactMap { line in
      line.arguments.first { $0.key == "op" }.flatMap { DropOperation(rawValue: $0.value) }
    }
  }
}
