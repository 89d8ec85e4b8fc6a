/// A name of a type in another system: a MIME type or a filename extension.
@usableFromInline package struct TypeTag: Hashable, Sendable {
  /// The kind of a tag.
  @usableFromInline package enum Kind: Hashable, Sendable {
    /// A MIME type, such as `image/png`.
    case mimeType
    /// The text after the last period of a file's name, such as `png`.
    case filenameExtension
  }

  /// The kind of the tag.
  @usableFromInline package let kind: Kind
  /// The tag as it was written, with all parameters, as it is sent to other programs.
  package let text: String
  /// The tag in lower case and without spaces, which is used in comparisons.
  let folded: String

  /// Makes a tag from a MIME type, which is validated; parameters may follow a `;`.
  ///
  /// - Throws: ``TypeNameError`` if a side of the slash is empty or a character is not visible ASCII.
  package init(mimeType text: String) throws(TypeNameError) {
    try self.init(.mimeType, text)
    let parts = essence.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw TypeNameError(.halfMIMEType)
    }
  }

  /// Makes a tag from a filename extension without its period, which is validated.
  ///
  /// - Throws: ``TypeNameError`` if it is empty or a character is not allowed in an ASCII filename
  ///   extension: spaces, periods, slashes and colons are rejected.
  package init(filenameExtension text: String) throws(TypeNameError) {
    try self.init(.filenameExtension, text)
  }

  private init(_ kind: Kind, _ text: String) throws(TypeNameError) {
    guard !text.isEmpty else { throw TypeNameError(.empty) }
    var folded = ""
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard Self.mayStand(scalar, in: kind) else {
        throw TypeNameError(.character(scalar, at: position))
      }
      if scalar != " " { folded.unicodeScalars.append(scalar) }
    }
    self.kind = kind
    self.text = text
    self.folded = TypeIdentifier.fold(folded)
  }

  /// Makes a tag from a text that is known to be valid and in lower case.
  init(lawful kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
    folded = text
  }

  /// The tag without parameters, in lower case.
  @usableFromInline package var essence: String {
    guard kind == .mimeType else { return folded }
    return String(folded.prefix { $0 != ";" })
  }

  private static func mayStand(_ scalar: Unicode.Scalar, in kind: Kind) -> Bool {
    switch scalar {
    // In a dynamic type's name a colon separates entries, and a backslash escapes it.
    case ":", "\\": false
    case " ": kind == .mimeType
    case "/", ".": kind == .mimeType
    case "!"..."~": true
    case _: false
    }
  }

  /// Compares without regard to case and spaces; parameters are compared.
  @usableFromInline package static func == (left: TypeTag, right: TypeTag) -> Bool {
    left.kind == right.kind && left.folded == right.folded
  }

  /// Hashes the folded tag.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(folded)
  }
}
