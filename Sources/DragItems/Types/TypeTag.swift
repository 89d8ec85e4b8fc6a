/// A name that another system gives to a type of data: a MIME type or a filename extension.
public struct TypeTag: Hashable, Sendable {
  /// Which system's name it is.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A MIME type, such as `image/png`.
    case mimeType
    /// What follows the last period of a file's name, such as `png`.
    case filenameExtension
  }

  /// Why a text is no tag.
  public enum ParseError: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// A MIME type has no name on one side of its slash, or no slash.
    case halfMIMEType
    /// The character at this position, counted in Unicode scalars from 0, may not stand there.
    case character(Unicode.Scalar, at: Int)
  }

  /// Which system's name it is.
  public let kind: Kind
  /// The tag as it was written, with all parameters: what goes over the wire.
  public let text: String
  /// The tag in lower case and without blanks: what is compared.
  let folded: String

  /// Checks a MIME type; parameters may follow behind a `;`.
  ///
  /// - Throws: ``ParseError`` when a side of the slash is empty or a character is no visible ASCII one.
  public init(mimeType text: String) throws(ParseError) {
    try self.init(.mimeType, text)
    let parts = essence.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .halfMIMEType }
  }

  /// Checks a filename extension, which stands without its period.
  ///
  /// - Throws: ``ParseError`` when it is empty or a character is none of a name in ASCII: blanks,
  ///   periods, slashes and colons are refused.
  public init(filenameExtension text: String) throws(ParseError) {
    try self.init(.filenameExtension, text)
  }

  private init(_ kind: Kind, _ text: String) throws(ParseError) {
    guard !text.isEmpty else { throw .empty }
    var folded = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard Self.mayStand(scalar, in: kind) else { throw .character(scalar, at: position) }
      if scalar != " " { folded.unicodeScalars.append(scalar) }
    }
    self.kind = kind
    self.text = text
    self.folded = TypeIdentifier.fold(folded)
  }

  /// Makes a tag from a text that is known to be lawful and in lower case.
  init(lawful kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    folded = text
  }

  /// The tag without parameters, in lower case.
  public var essence: String {
    guard kind == .mimeType else { return folded }
    return String(folded.prefix { $0 != ";" })
  }

  private static func mayStand(_ scalar: Unicode.Scalar, in kind: Kind) -> Bool {
    switch scalar {
    // A colon parts the entries of a dynamic type's name, and a backslash hides one there.
    case ":", "\\": false
    case " ": kind == .mimeType
    case "/", ".": kind == .mimeType
    case "!"..."~": true
    case _: false
    }
  }

  /// Compares without regard to case and blanks; parameters count.
  public static func == (left: TypeTag, right: TypeTag) -> Bool {
    left.kind == right.kind && left.folded == right.folded
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(folded)
  }
}
