public import DragUIKit
public import DragUniformTypes
public import Foundation

/// The state of a drag over a view, as a delegate sees it at one moment.
public struct DropInfo {
  /// The position of the drag, in the coordinates of the view.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// True if any item has a representation that conforms to any of the types (CONTRACT-124).
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// The items with a representation that conforms to any of the types, in the order in which they joined.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    itemProviders(for: contentTypes.map(\.identifier))
  }

  /// True if any item has a representation that conforms to any of the types, by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool {
    !itemProviders(for: types).isEmpty
  }

  /// The items with a representation that conforms to any of the types, by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    providers.filter { provider in types.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }
}
