public import Foundation
import DragItems
import Synchronization

/// A promise of data in one or several types, best first.
///
/// The types of the system conform to each other as the system declares it.
public final class NSItemProvider: NSObject, Sendable {
  private struct Content: Sendable {
    var types: [String] = []
    var suggestedName: String?
  }

  private let content = Mutex(Content())

  /// Makes a provider without a promise.
  public override init() { super.init() }

  /// Makes a provider that promises what an object can write, the best type first.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    content.withLock { $0.types = object.writableTypeIdentifiersForItemProvider }
  }

  /// The types, in the order in which they were registered (CONTRACT-101).
  public var registeredTypeIdentifiers: [String] { content.withLock { $0.types } }

  /// A name for the item, without an extension.
  public var suggestedName: String? {
    get { content.withLock { $0.suggestedName } }
    set { content.withLock { $0.suggestedName = newValue } }
  }

  /// True if any registered type conforms to a type (CONTRACT-110).
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let wanted = try? TypeIdentifier(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { name in
      guard let type = try? TypeIdentifier(name) else { return false }
      return TypeRegistry.system.conformance.conforms(type, to: wanted)
    }
  }

  /// True if an object of a class can be made of a registered type (CONTRACT-116).
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains {
      hasItemConformingToTypeIdentifier($0)
    }
  }

  /// True if a value of the type, such as `String`, can be made of a registered type.
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }
}
