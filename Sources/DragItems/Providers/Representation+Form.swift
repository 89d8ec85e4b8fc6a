extension Representation {
  /// How a representation was registered.
  public enum Form: Hashable, Sendable {
    /// As bytes.
    case data
    /// As a file.
    case file(FileOffer)
    /// As an object of the class with this name, which writes itself as bytes.
    case object(className: String)
  }

  /// What a file representation may be asked for; the raw value is the contract's (CONTRACT-107).
  public struct FileOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes options from their bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The original is handed over, where the reader asks for it.
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  /// A file that a source offers.
  public struct FileOffer: Hashable, Sendable {
    /// Where the original lies, or nil for a file that is written when somebody asks for it.
    public let original: FileSpace.Path?
    /// Whether readers may have the original; else they get copies (CONTRACT-107).
    public let options: FileOptions
    /// Whether access to the original needs file coordination (CONTRACT-107).
    public let isCoordinated: Bool

    /// Makes an offer.
    public init(
      original: FileSpace.Path? = nil, options: FileOptions = [], isCoordinated: Bool = false
    ) {
      self.original = original
      self.options = options
      self.isCoordinated = isCoordinated
    }
  }

  /// What a file representation may be asked for; nothing for data and objects.
  public var fileOptions: FileOptions {
    guard case .file(let offer) = form else { return [] }
    return offer.options
  }

  /// Whether a reader may see that this representation exists (CONTRACT-106).
  public func isVisible(to reader: ItemReader) -> Bool { reader.maySee(visibility) }
}
