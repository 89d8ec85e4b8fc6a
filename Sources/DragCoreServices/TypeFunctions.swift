@_exported public import typealias DragUIKit.CFString
public import DragUIKit
public import Foundation

/// True if a type is another one, or conforms to it (CONTRACT-124).
public func UTTypeConformsTo(_ type: CFString, _ other: CFString) -> Bool {
  UTTypeConformsTo(type as String, other as String)
}

/// True if a type is another one, or conforms to it (CONTRACT-124).
public func UTTypeConformsTo(_ type: CFString, _ other: String) -> Bool {
  UTTypeConformsTo(type as String, other)
}

/// True if a type is another one, or conforms to it (CONTRACT-124).
public func UTTypeConformsTo(_ type: String, _ other: String) -> Bool {
  SystemTypes.type(type, conformsTo: other)
}

/// True if two names are of the same type: they differ at most in the case of their letters (CONTRACT-125).
public func UTTypeEqual(_ type: CFString, _ other: CFString) -> Bool {
  (type as String).lowercased() == (other as String).lowercased()
}

/// The type of a tag; a dynamic one for an unknown tag, and nil for another kind of tags (CONTRACT-128).
public func UTTypeCreatePreferredIdentifierForTag(
  _ kind: String, _ tag: CFString, _ supertype: CFString?
) -> Unmanaged<CFString>? {
  let parent = supertype.map { $0 as String } ?? "public.data"
  let name: String? =
    switch kind {
    case kUTTagClassFilenameExtension:
      SystemTypes.type(ofExtension: tag as String, conformingTo: parent)
    case kUTTagClassMIMEType: SystemTypes.type(ofMIMEType: tag as String, conformingTo: parent)
    case _: nil
    }
  return unsafe name.map { unsafe Unmanaged.passRetained(NSString(string: $0)) }
}

/// The tag of a kind that is used for a type, or nil.
public func UTTypeCopyPreferredTagWithClass(_ type: CFString, _ kind: String)
  -> Unmanaged<CFString>?
{
  let tag: String? =
    switch kind {
    case kUTTagClassFilenameExtension: SystemTypes.preferredExtension(type as String)
    case kUTTagClassMIMEType: SystemTypes.preferredMIMEType(type as String)
    case _: nil
    }
  return unsafe tag.map { unsafe Unmanaged.passRetained(NSString(string: $0)) }
}
