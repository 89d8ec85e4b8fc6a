/// What a drag ended with.
///
/// The session settles it once, before its source is notified of the end. From there it travels as one value: in notifications,
/// to policies, to the trace, and to what judges and explains it. Another fact of an end is a property here.
package struct DragOutcome: Hashable, Sendable, BitwiseCopyable {
  /// What was done with the items; `cancel` or `forbidden` where they stay (CONTRACT-11).
  package let operation: DropOperation

  /// Makes an outcome.
  package init(_ operation: DropOperation) { self.operation = operation }
}
