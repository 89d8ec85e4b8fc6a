/// The name of a data type, such as `public.png` or `text/plain`.
///
/// Two identifiers are equal when they differ at most in the case of ASCII letters (CONTRACT-125).
public struct TypeIdentifier: Sendable {
  /// What kind of name it is.
  public enum Kind: Hashable, Sendable {
    /// A reverse-DNS name, such as `public.png`: it takes part in conformance.
    case uniform
    /// A MIME type, such as `text/plain;charset=utf-8`.
    case mime
    /// Any other name: equal to itself, and conforming to nothing else.
    case opaque
  }

  /// Why a text names no type.
  public enum ParseError: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The character at this position, counted in Unicode scalars from 0, may not stand there.
    case character(Unicode.Scalar, at: Int)
  }

  /// The name as it was written.
  public let text: String
  /// The name with its ASCII letters in lower case: what is compared.
  let folded: String
  /// What kind of name it is.
  public let kind: Kind

  /// Checks a text and makes an identifier from it.
  ///
  /// Letters, digits, hyphens, periods and underscores of ASCII may stand in a name, and every
  /// character above U+007F but blanks; a `/` makes it a MIME type, whose parameters may also hold
  /// `;`, `=`, `+` and quotation marks.
  ///
  /// - Parameter text: The name.
  /// - Throws: ``ParseError`` with the first character that may not stand there.
  public init(_ text: String) throws(ParseError) {
    guard !text.isEmpty else { throw .empty }
    let isMIME = text.unicodeScalars.contains("/")
    for (position, scalar) in text.unicodeScalars.enumerated() {
      guard Self.mayStand(scalar, inMIME: isMIME) else {
        throw .character(scalar, at: position)
      }
    }
    self.text = text
    folded = Self.fold(text)
    kind = isMIME ? .mime : (text.unicodeScalars.contains(".") ? .uniform : .opaque)
  }

  /// Whether the name is dynamic: made by a system for a tag that no declared type has.
  public var isDynamic: Bool { folded.utf8.starts(with: DynamicType.prefix.utf8) }

  /// Whether both are MIME types that differ at most in their parameters.
  func isMIME(likeThatOf other: TypeIdentifier) -> Bool {
    let semicolon = UInt8(ascii: ";")
    return kind == .mime && other.kind == .mime
      && folded.utf8.prefix { $0 != semicolon }
        .elementsEqual(other.folded.utf8.prefix { $0 != semicolon })
  }

  /// Makes a uniform type from a name that is known to be lawful and in lower case.
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

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(folded)
  }
}
