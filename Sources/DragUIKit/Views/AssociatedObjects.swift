/// How an associated object is kept; here each is kept as long as its owner.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained, in Objective-C.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained, from any thread.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied, from any thread.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that an application has associated with others, by the owner and the address of the key.
@MainActor private enum Associations {
  private struct Owned {
    weak var owner: AnyObject?
    var values: [UInt: Any] = [:]
  }

  private static var owned: [ObjectIdentifier: Owned] = [:]
  /// The number at which owners that are gone are looked for again.
  private static var limit = 64

  /// The value of a key; nil if there is none.
  static func value(of owner: AnyObject, _ key: UInt) -> Any? {
    guard let found = owned[ObjectIdentifier(owner)], found.owner === owner else { return nil }
    return found.values[key]
  }

  static func set(_ value: Any?, of owner: AnyObject, _ key: UInt) {
    let id = ObjectIdentifier(owner)
    // Another object may have had this place in memory before.
    if owned[id]?.owner !== owner { owned[id] = Owned(owner: owner) }
    owned[id]?.values[key] = value
    guard owned.count > limit else { return }
    owned = owned.filter { $0.value.owner != nil }
    limit = max(64, 2 * owned.count)
  }

  static func removeAll(of owner: AnyObject) { owned[ObjectIdentifier(owner)] = nil }
}

/// Associates an object with another one; nil takes the association away.
///
/// The key is compared by its address. What is kept of an owner that is gone goes with one of the next associations.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { Associations.set(value, of: object as AnyObject, UInt(bitPattern: key)) }

/// The object that was associated with another one under a key, or nil.
@preconcurrency @MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? { Associations.value(of: object as AnyObject, UInt(bitPattern: key)) }

/// Takes all associations of an object away.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.removeAll(of: object as AnyObject)
}
