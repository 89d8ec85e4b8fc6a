/// The coercion of an object of one class to another in the old interface (CONTRACT-123).
package enum Coercion: UInt8, Hashable, Sendable {
  /// The object itself is returned.
  case original
  /// The file at the address is read.
  case readContents
  /// The bytes are decoded as an image.
  case decodeImage
  /// The file at the address is read as an image.
  case readImage
  /// The image is encoded; the type depends on the platform.
  case encodeImage

  /// The platform whose rules apply.
  package enum Platform: UInt8, Hashable, Sendable {
    /// Images can be read from addresses.
    case iOS
    /// Images are encoded as TIFF.
    case macOS

    /// The type that images are encoded as.
    package var imageType: TypeIdentifier {
      switch self {
      case .iOS: .png
      case .macOS: .tiff
      }
    }
  }

  /// The coercion from one class to another.
  ///
  /// - Throws: ``LoadError/Failure/unavailableCoercion`` if there is none.
  package static func from(
    _ held: ObjectClass, to asked: ObjectClass, on platform: Platform
  ) throws(LoadError) -> Coercion {
    if held.isKind(of: asked) { return .original }
    switch (held.role, asked.role) {
    case (.url, .data): return .readContents
    case (.data, .image): return .decodeImage
    case (.url, .image) where platform == .iOS: return .readImage
    case (.image, .data): return .encodeImage
    case _: throw .failed(.unavailableCoercion)
    }
  }
}
