/// The notifications that a destination receives when a user reorders one collection (D14).
///
/// The raw values are the words of the script language.
public enum ReorderNotification: String, Hashable, Sendable, CaseIterable {
  /// The data changes without a notification.
  case none = "untold"
  /// The destination is notified before and after the change.
  case notify = "told"
  /// The destination is notified before the change, and the change is reverted at once.
  case notifyAndRevert = "reverted"
}
