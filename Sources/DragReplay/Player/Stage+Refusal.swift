import CollectionModel
import DragScript
import DragStage

extension Stage {
  /// What the stage refuses of a call, or nil.
  ///
  /// - Parameters:
  ///   - call: What is asked of the stage.
  ///   - location: Where the script says so.
  ///   - isChecked: Whether the stage is compared with what it was before the call. Within a callback,
  ///     in the middle of another event, that says nothing.
  /// - Returns: The refusal.
  /// - Throws: A stage that has changed although it refused the call, where that is checked.
  func refusal(
    of call: () throws(StageError) -> some Any, at location: SourceLocation, isChecked: Bool
  ) throws(TestFailure) -> StageError? {
    let before = isChecked ? (moment, trace.count) : nil
    do throws(StageError) {
      _ = try call()
      return nil
    } catch {
      guard let (moment, count) = before else { return error }
      guard self.moment == moment, trace.count == count + error.lineCount else {
        throw TestFailure(
          .internal, at: location, "a refusal has changed something: \(sentence(for: error))")
      }
      return error
    }
  }
}

extension StageError {
  /// How many lines of the trace tell of it.
  fileprivate var lineCount: Int {
    switch self {
    case .misuse, .batchRefused(.invalid, _): 1
    default: 0
    }
  }
}
