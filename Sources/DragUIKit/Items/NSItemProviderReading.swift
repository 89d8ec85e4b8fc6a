public import Foundation

/// An object that can be made of an item's data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that promises its data to others.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data of each object of the class, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The types of the data of this object; by default those of the class (CONTRACT-105).
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands the data of a type over, at once or later.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The types of the class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}
