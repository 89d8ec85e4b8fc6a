/// The notifications that a destination receives when a user reorders one collection (D14).
public enum ReorderNotification: Hashable, Sendable, CaseIterable {
  /// The data changes without a notification.
  case none
  /// The destination is notified before and after the change.
  case notify
  /// The destination is notified before the change, and the change is reverted at once.
  case notifyAndRevert
}
