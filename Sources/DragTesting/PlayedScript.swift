public import DragReplay
public import DragSessions
import DragStage

/// The end of a script's run: what became of the test, and the stage as it was left.
///
/// ```swift
/// let played = try #require(script.run())
/// played.expect("list", has: ["eggs", "milk"])
/// played.expect(.operation(.move))
/// ```
public struct PlayedScript {
  /// The result of the test, with its trace.
  public let result: TestResult
  /// The stage at the end; it can be asked and expected of like any other.
  public let stage: TestStage

  /// A view of the script, by its name.
  public subscript(name: String) -> TestView { TestView(name: name) }

  /// The items of each view at the script's end, in their order, by the names of the views.
  public var orders: [String: [String]] { result.orders }

  /// The operation of the script's drag that ended last; nil where none has ended.
  package var operation: DropOperation? { operations.last }

  /// The operations of all drags of the script, in the order of their ends: what their sources were notified of.
  public var operations: [DropOperation] { result.operations }

  /// Checks an expectation about the stage now, as ``TestStage`` does.
  ///
  /// If it does not hold, the test fails at this line and continues. Returns whether it holds.
  @discardableResult
  public func expect(
    _ expectation: StageExpectation,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    stage.expect(expectation, fileID: fileID, file: file, line: line, column: column)
  }

  /// Expects that the data of a view, by its name in the script, has exactly these items, in this order.
  @discardableResult
  public func expect(
    _ view: String, has items: [String],
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    stage.expect(self[view], has: items, fileID: fileID, file: file, line: line, column: column)
  }

  /// Expects a trace of the script from its begin, as ``TestStage`` does.
  @discardableResult
  public func expect(
    trace golden: String,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    stage.expect(trace: golden, fileID: fileID, file: file, line: line, column: column)
  }
}
