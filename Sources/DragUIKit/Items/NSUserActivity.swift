public import Foundation

/// What a user does, for another window or application that goes on with it.
///
/// An item of it promises one type, the activity's own; its data are its values as a property list.
open class NSUserActivity: NSObject, NSItemProviderWriting {
  /// The type of the activity, by a reversed domain.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The values.
  open var userInfo: [AnyHashable: Any]?
  /// The name of what the scene shows; kept.
  open var targetContentIdentifier: String?
  /// True if other devices may go on; kept.
  open var isEligibleForHandoff = true

  /// Makes an activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Does nothing: no other device is there.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// None: the type is that of each activity.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }

  /// The type of the activity.
  public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

  /// The values as a property list; an error for values that are none.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: userInfo ?? [:], format: .xml, options: 0)
      completionHandler(data, nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}
