/// A finger, a mouse or a pen of a test, by its name.
///
/// It is moved step by step by ``TestStage/press(_:by:button:fileID:file:line:column:)`` and its like.
public struct TestPointer: Hashable, Sendable {
  /// Its name, as the trace shows it.
  public let name: String
  /// Indicates whether it lifts by a long press; a mouse begins a drag when it leaves the slop.
  let waitsForLift: Bool
}
