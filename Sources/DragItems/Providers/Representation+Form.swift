extension Representation {
  /// The form in which a representation was registered.
  @usableFromInline package enum Form: Hashable, Sendable {
    /// As bytes.
    case data
    /// As a file.
    case file(FileOffer)
    /// As an object of the class with this name, which writes itself as bytes.
    case object(className: String)
  }

  /// The options of a file representation; raw values as in the contract (CONTRACT-107).
  @usableFromInline package struct FileOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    @usableFromInline package let rawValue: UInt8

    /// Makes options from their bits.
    @usableFromInline package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Readers may open the original.
    @usableFromInline package static let openInPlace = FileOptions(rawValue: 1)
  }

  /// A file that a source offers.
  @usableFromInline package struct FileOffer: Hashable, Sendable {
    /// The path of the original, or nil for a file that is written on demand.
    @usableFromInline package let original: FileSpace.Path?
    /// The options; without `openInPlace`, readers get copies (CONTRACT-107).
    @usableFromInline package let options: FileOptions
    /// True if access to the original needs file coordination (CONTRACT-107).
    @usableFromInline package let isCoordinated: Bool

    /// Makes an offer.
    @usableFromInline package init(
      original: FileSpace.Path? = nil, options: FileOptions = [], isCoordinated: Bool = false
    ) {
      self.original = original
      self.options = options
      self.isCoordinated = isCoordinated
    }
  }

  /// The options of a file representation; empty for data and objects.
  @usableFromInline package var fileOptions: FileOptions {
    guard case .file(let offer) = form else { return [] }
    return offer.options
  }

  /// Returns true if the reader can see this representation (CONTRACT-106).
  @usableFromInline package func isVisible(to reader: ItemReader) -> Bool {
    reader.maySee(visibility)
  }
}
