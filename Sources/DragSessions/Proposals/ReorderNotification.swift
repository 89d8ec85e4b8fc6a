/// Which destinations hear of a reorder that a user makes inside of one collection (D14).
///
/// The raw values are the words of the script language.
public enum ReorderNotification: String, Hashable, Sendable, CaseIterable {
  /// The data changes without a notification.
  case none = "untold"
  /// The destination is notified before and after the change.
  case notify = "told"
  /// The destination is notified before the change, and the data returns to what it was at once.
  case notifyAndRevert = "reverted"
}
