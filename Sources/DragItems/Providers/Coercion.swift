/// How the old interface makes an object of one class from an object of another (CONTRACT-123).
package enum Coercion: UInt8, Hashable, Sendable {
  /// The object itself is handed over.
  case original
  /// The file behind the address is read.
  case readContents
  /// The bytes are read as a picture.
  case decodeImage
  /// The file behind the address is read as a picture.
  case readImage
  /// The picture is written as bytes; the type is the system's choice.
  case encodeImage

  /// The system whose rules hold.
  package enum Platform: UInt8, Hashable, Sendable {
    /// Pictures can be read from addresses.
    case iOS
    /// Pictures are written as TIFF.
    case macOS

    /// The type as which pictures are written.
    package var imageType: TypeIdentifier {
      switch self {
      case .iOS: .png
      case .macOS: .tiff
      }
    }
  }

  /// The coercion from a class to another one.
  ///
  /// - Throws: ``LoadError/Failure/unavailableCoercion`` where there is none.
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
