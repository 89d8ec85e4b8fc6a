package import DragItems
import Foundation
import Synchronization

/// The types that the system declares, and those that the application has, by their names.
package enum SystemTypes {
  private static let registry = Mutex(TypeRegistry.system)

  /// The types as they are known now.
  package static var known: TypeRegistry { registry.withLock { $0 } }

  /// Declares a type of the application, unless it is declared; an invalid name is not.
  package static func declare(_ name: String, conformingTo parent: String?, isOwn: Bool) {
    guard let type = try? TypeIdentifier(name) else { return }
    let parents = parent.flatMap { try? TypeIdentifier($0) }.map { [$0] } ?? []
    let declaration = TypeDeclaration(type, parents: parents, tags: [])
    registry.withLock {
      _ = try? $0.declare(
        exported: isOwn ? [declaration] : [], imported: isOwn ? [] : [declaration])
    }
  }

  /// True if a type is another one, or conforms to it.
  package static func type(_ name: String, conformsTo other: String) -> Bool {
    if name == other { return true }
    guard let type = try? TypeIdentifier(name), let wanted = try? TypeIdentifier(other) else {
      return false
    }
    return known.conformance.conforms(type, to: wanted)
  }

  /// The type of files with an extension; a dynamic one for an extension that no type declares (CONTRACT-128).
  package static func type(
    ofExtension text: String, conformingTo parent: String = "public.data"
  ) -> String? { type(of: try? TypeTag(filenameExtension: text), conformingTo: parent) }

  /// The type of a MIME type; a dynamic one for one that no type declares (CONTRACT-128).
  package static func type(
    ofMIMEType text: String, conformingTo parent: String = "public.data"
  ) -> String? { type(of: try? TypeTag(mimeType: text), conformingTo: parent) }

  private static func type(of tag: TypeTag?, conformingTo parent: String) -> String? {
    guard let tag, let parent = try? TypeIdentifier(parent) else { return nil }
    return (try? known.type(tagged: tag, conformingTo: parent))?.text
  }

  /// The extension that files of a type have.
  package static func preferredExtension(_ name: String) -> String? {
    preferredTag(.filenameExtension, of: name)
  }

  /// The MIME type of a type.
  package static func preferredMIMEType(_ name: String) -> String? {
    preferredTag(.mimeType, of: name)
  }

  private static func preferredTag(_ kind: TypeTag.Kind, of name: String) -> String? {
    guard let type = try? TypeIdentifier(name) else { return nil }
    return known.preferredTag(kind, of: type)?.text
  }

  /// The type of an object, where it was registered without one.
  static func type(of item: any NSSecureCoding) -> String? {
    switch item {
    case is NSString: "public.utf8-plain-text"
    case let url as NSURL: url.isFileURL ? "public.file-url" : "public.url"
    case is NSData: "public.data"
    case let writing as any NSItemProviderWriting:
      writing.writableTypeIdentifiersForItemProvider.first
    case _: nil
    }
  }

  /// The data of an object of the kinds that have any of themselves.
  static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let text as NSString: Data((text as String).utf8)
    case let url as NSURL: Data(url.absoluteString.utf8)
    case let data as NSData: Data(referencing: data)
    case _: nil
    }
  }
}
