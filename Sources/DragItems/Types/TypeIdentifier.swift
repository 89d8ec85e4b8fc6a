/// The name of a data type, such as `public.png` or `text/plain`.
///
/// Two identifiers are equal if they differ at most in the case of ASCII letters (CONTRACT-125).
public struct TypeIdentifier: Sendable {
  /// The kind of a name.
  @usableFromInline package enum Kind: Hashable, Sendable {
    /// A reverse-DNS name, such as `public.png`: it takes part in conformance.
    case uniform
    /// A MIME type, such as `text/plain;charset=utf-8`.
    case mime
    /// Any other name, which conforms only to itself.
    case opaque
  }

  /// The name as it was written.
  public let text: String
  /// The name with its ASCII letters in lower case, which is used in comparisons.
  let folded: String
  /// The kind of the name.
  @usableFromInline package let kind: Kind

  /// Makes an identifier from a text, which is validated.
  ///
  /// A name consists of ASCII letters, digits, hyphens, periods and underscores, and of characters
  /// above U+007F that are not whitespace. A `/` makes it a MIME type, whose parameters may also
  /// contain `;`, `=`, `+` and quotation marks.
  ///
  /// - Parameter text: The name.
  /// - Throws: ``TypeNameError`` with the first character that is not allowed.
  public init(_ text: String) throws(TypeNameError) {
    guard !text.isEmpty else { throw TypeNameError(.empty) }
    let isMIME = text.unicodeScalars.contains("/")
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard Self.mayStand(scalar, inMIME: isMIME) else {
        throw TypeNameError(.character(scalar, at: position))
      }
    }
    self.text = text
    folded = Self.fold(text)
    kind = isMIME ? .mime : (text.unicodeScalars.contains(".") ? .uniform : .opaque)
  }

  /// True if the name is dynamic: made by a system for a tag that no declared type has.
  @usableFromInline package var isDynamic: Bool {
    folded.utf8.starts(with: DynamicType.prefix.utf8)
  }

  /// Returns true if both are MIME types that differ at most in their parameters.
  func isMIME(likeThatOf other: TypeIdentifier) -> Bool {
    let semicolon = UInt8(ascii: ";")
    return kind == .mime && other.kind == .mime
      && folded.utf8.prefix { $0 != semicolon }
        .elementsEqual(other.folded.utf8.prefix { $0 != semicolon })
  }

  /// Makes a uniform type from a name that is known to be valid and in lower case.
  init(lawful text: String) {
    self.text = text
    folded = text
    kind = .uniform
  }

  private static func mayStand(_ scalar: Unicode.Scalar, inMIME: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_": true
    case "/", ";", "=", "+", "\"", "*": inMIME
    case "\u{80}"...: !scalar.properties.isWhitespace
    case _: false
    }
  }

  static func fold(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) else { return text }
    var folded = ""
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let isUpper = scalar >= "A" && scalar <= "Z"
      let lower = isUpper ? Unicode.Scalar(scalar.value + 0x20) ?? scalar : scalar
      folded.unicodeScalars.append(lower)
    }
    return folded
  }
}

extension TypeIdentifier: Hashable {
  /// Compares without regard to the case of ASCII letters (CONTRACT-125).
  public static func == (left: TypeIdentifier, right: TypeIdentifier) -> Bool {
    left.folded == right.folded
  }

  /// Hashes the folded name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(folded)
  }
}
