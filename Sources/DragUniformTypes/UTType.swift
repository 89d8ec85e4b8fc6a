import DragItems
import DragUIKit
import Foundation

/// A kind of a tag of a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of data, by its identifier; which types conform to which is that of the system (CONTRACT-124).
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name.
  public let identifier: String

  /// Makes a type that the system or the application declares; nil for any other one (CONTRACT-128).
  public init?(_ identifier: String) {
    guard let type = try? TypeIdentifier(identifier) else { return nil }
    switch SystemTypes.known.status(of: type) {
    case .declared, .dynamic: self.identifier = identifier
    case .mime, .unknown, .opaque: return nil
    }
  }

  /// Makes the type of files with an extension; a dynamic one for an unknown extension (CONTRACT-128).
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard
      let name = SystemTypes.type(
        ofExtension: filenameExtension, conformingTo: supertype.identifier)
    else { return nil }
    identifier = name
  }

  /// Makes the type of a MIME type; a dynamic one for an unknown MIME type (CONTRACT-128).
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let name = SystemTypes.type(ofMIMEType: mimeType, conformingTo: supertype.identifier)
    else { return nil }
    identifier = name
  }

  /// Makes the type of a tag; a dynamic one for an unknown tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension:
      self.init(filenameExtension: tag, conformingTo: supertype ?? .data)
    case .mimeType: self.init(mimeType: tag, conformingTo: supertype ?? .data)
    case _: return nil
    }
  }

  /// Makes a type of the application's own; no list of its declarations is read, so it conforms to what is named here.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    SystemTypes.declare(identifier, conformingTo: parentType?.identifier, isOwn: true)
    self.identifier = identifier
  }

  /// Makes a type of another application; no list of declarations is read, so it conforms to what is named here.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    SystemTypes.declare(identifier, conformingTo: parentType?.identifier, isOwn: false)
    self.identifier = identifier
  }

  /// Makes a type that the system declares.
  init(known identifier: String) { self.identifier = identifier }

  // MARK: Conformance

  /// True if the type is another one, or conforms to it (CONTRACT-124).
  public func conforms(to type: UTType) -> Bool {
    self == type || SystemTypes.type(identifier, conformsTo: type.identifier)
  }

  /// True if the type conforms to another one, and is not that one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// True if another type conforms to this one, and is not this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    guard let type = try? TypeIdentifier(identifier) else { return [] }
    return Set(
      SystemTypes.known.conformance.supertypes(of: type).map { UTType(known: $0.text) }
    ).subtracting([self])
  }

  // MARK: Properties

  /// The extension that files of the type have.
  public var preferredFilenameExtension: String? { SystemTypes.preferredExtension(identifier) }

  /// The MIME type of the type.
  public var preferredMIMEType: String? { SystemTypes.preferredMIMEType(identifier) }

  /// True if the type was made for a tag that no declared type has (CONTRACT-131).
  public var isDynamic: Bool { identifier.lowercased().hasPrefix("dyn.") }

  /// True if the system or the application declares the type.
  public var isDeclared: Bool { !isDynamic && UTType(identifier) != nil }

  /// True if the type belongs to no company.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  /// The name.
  public var description: String { identifier }

  // MARK: Equality

  /// True if two names differ at most in the case of their letters (CONTRACT-125).
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
      || left.identifier.lowercased() == right.identifier.lowercased()
  }

  /// Hashes the name without its case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }

  /// Reads a type from its name.
  public init(from decoder: any Decoder) throws {
    identifier = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the name of the type.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
