import CollectionModel
import DragScript
import DragStage

extension Stage {
  /// Performs a call and returns the stage's error, or nil.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - location: The location of the call in the script.
  ///   - isChecked: Whether the stage is compared before and after the call. Within a callback, in the
  ///     middle of another event, that means nothing.
  /// - Returns: The error.
  /// - Throws: A stage that has changed although it rejected the call, if that is checked.
  func rejection(
    of call: () throws(StageError) -> some Any, at location: SourceLocation, isChecked: Bool
  ) throws(TestFailure) -> StageError? {
    // A moment is large, and most calls have none.
    if isChecked { return try checkedRejection(of: call, at: location) }
    do throws(StageError) {
      _ = try call()
      return nil
    } catch {
      return error
    }
  }

  private func checkedRejection(
    of call: () throws(StageError) -> some Any, at location: SourceLocation
  ) throws(TestFailure) -> StageError? {
    let (moment, count) = (inspection.moment, trace.count)
    do throws(StageError) {
      _ = try call()
      return nil
    } catch {
      guard inspection.moment == moment, trace.count == count + error.lineCount else {
        throw TestFailure(
          .internal, at: location, "a rejected call has changed the stage: \(error.sentence)",
          about: .defect)
      }
      return error
    }
  }
}

extension StageError {
  /// The number of trace lines about it.
  fileprivate var lineCount: Int {
    switch self {
    case .misuse: 1
    case .batchRejected(let cause): cause.isInvalidBatch ? 1 : 0
    default: 0
    }
  }
}
