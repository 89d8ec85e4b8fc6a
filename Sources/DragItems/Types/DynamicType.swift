/// The contents of a dynamic type's name: a tag that no declared type has, and a supertype.
///
/// The name is `dyn.`, the letter `a`, and the payload in base 32 (CONTRACT-129); the payload is `?`
/// and entries `key=value` with colons between them (CONTRACT-130).
package struct DynamicType: Hashable, Sendable {
  /// One entry of the payload, before abbreviations are expanded.
  package struct Entry: Hashable, Sendable {
    /// The key: a name, or a hexadecimal digit that abbreviates one.
    package let key: String
    /// The value; for the conformance key, a hexadecimal digit abbreviates a name.
    package let value: String
  }

  /// The reason that a name is not a valid dynamic type.
  package enum ParseError: Error, Hashable, Sendable {
    /// The name does not begin with `dyn.`.
    case notDynamic
    /// The payload does not begin with `a`, the only known version.
    case version
    /// The character at this position, counted in bytes from 0, is not in the base 32 alphabet.
    case character(at: Int)
    /// The payload ends within a byte, or with bits that are not zero.
    case bits
    /// The payload contains a byte that is not a visible ASCII character.
    case notASCII
    /// The payload does not begin with `?`.
    case unmarked
    /// The entry at this index, counted from 0, has no key or no `=`.
    case entry(at: Int)
    /// Two entries have the same key.
    case repeatedKey(String)
    /// The supertype is not a valid type identifier.
    case supertype(TypeNameError)
  }

  static let prefix = "dyn."

  /// The entries, in the order of the payload.
  package let entries: [Entry]
  /// The supertype, or nil if the name does not contain one (CONTRACT-131).
  package let supertype: TypeIdentifier?
  /// The name.
  package let identifier: TypeIdentifier

  /// Makes the dynamic type of a tag (CONTRACT-128).
  ///
  /// - Throws: ``ParseError/notASCII`` if the supertype's name contains a character above U+007F.
  package init(_ tag: TypeTag, conformingTo supertype: TypeIdentifier) throws(ParseError) {
    guard supertype.folded.utf8.allSatisfy({ $0 < 0x80 }) else { throw .notASCII }
    let key: Abbreviation =
      switch tag.kind {
      case .mimeType: .mimeType
      case .filenameExtension: .filenameExtension
      }
    let short = Abbreviation.allCases.first { $0.name == supertype.folded }
    entries = [
      Entry(key: Abbreviation.conformsTo.digit, value: short?.digit ?? supertype.folded),
      Entry(key: key.digit, value: tag.folded),
    ]
    self.supertype = supertype
    var payload = Array("?".utf8)
    for entry in entries {
      if payload.count > 1 { payload.append(UInt8(ascii: ":")) }
      payload += Array(entry.key.utf8) + [UInt8(ascii: "=")] + Array(entry.value.utf8)
    }
    identifier = TypeIdentifier(lawful: Self.prefix + "a" + Base32.text(of: payload))
  }

  /// Parses the name of a dynamic type; O(length).
  ///
  /// - Throws: ``ParseError`` with the first error.
  package init(_ identifier: TypeIdentifier) throws(ParseError) {
    let payload = try Self.payload(of: identifier)
    guard payload.first == UInt8(ascii: "?") else { throw .unmarked }
    var entries: [Entry] = []
    var keys: Set<String> = []
    let parts = payload.dropFirst()
      .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), equals > part.startIndex else {
        throw .entry(at: index)
      }
      let entry = Entry(
        key: String(decoding: part[..<equals], as: UTF8.self),
        value: String(decoding: part[(equals + 1)...], as: UTF8.self))
      guard keys.insert(Abbreviation.spelledOut(entry.key)).inserted else {
        throw .repeatedKey(entry.key)
      }
      entries.append(entry)
    }
    self.entries = entries
    self.identifier = identifier
    let conforms = entries.first { Abbreviation.spelledOut($0.key) == Abbreviation.conformsTo.name }
    guard let conforms else {
      supertype = nil
      return
    }
    do throws(TypeNameError) {
      supertype = try TypeIdentifier(Abbreviation.spelledOut(conforms.value))
    } catch {
      throw .supertype(error)
    }
  }

  /// The bytes after the version letter.
  private static func payload(of identifier: TypeIdentifier) throws(ParseError) -> [UInt8] {
    guard identifier.isDynamic else { throw .notDynamic }
    let name = Array(identifier.folded.utf8)
    let start = prefix.utf8.count
    guard name.count > start, name[start] == UInt8(ascii: "a") else { throw .version }
    let payload = try Base32.bytes(of: name, from: start + 1)
    guard payload.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .notASCII }
    return payload
  }

  /// The supertype that a dynamic name contains, or nil.
  static func parent(of identifier: TypeIdentifier) -> TypeIdentifier? {
    (try? DynamicType(identifier))?.supertype
  }

  /// The tag of a kind, or nil if the name has none.
  package func tag(_ kind: TypeTag.Kind) -> TypeTag? {
    switch kind {
    case .mimeType: value(of: .mimeType).flatMap { try? TypeTag(mimeType: $0) }
    case .filenameExtension:
      value(of: .filenameExtension).flatMap { try? TypeTag(filenameExtension: $0) }
    }
  }

  private func value(of key: Abbreviation) -> String? {
    entries.first { Abbreviation.spelledOut($0.key) == key.name }?.value
  }
}

extension DynamicType {
  /// The names that hexadecimal digits abbreviate (CONTRACT-130).
  enum Abbreviation: UInt8, CaseIterable {
    case conformsTo, filenameExtension, osType, mimeType, pasteboardType, urlScheme
    case data, text, plainText, utf16PlainText, traditionalMacPlainText
    case image, video, audio, directory, folder

    /// The full name.
    var name: String {
      switch self {
      case .conformsTo: "UTTypeConformsTo"
      case .filenameExtension: "public.filename-extension"
      case .osType: "com.apple.ostype"
      case .mimeType: "public.mime-type"
      case .pasteboardType: "com.apple.nspboard-type"
      case .urlScheme: "public.url-scheme"
      case .data: "public.data"
      case .text: "public.text"
      case .plainText: "public.plain-text"
      case .utf16PlainText: "public.utf16-plain-text"
      case .traditionalMacPlainText: "com.apple.traditional-mac-plain-text"
      case .image: "public.image"
      case .video: "public.video"
      case .audio: "public.audio"
      case .directory: "public.directory"
      case .folder: "public.folder"
      }
    }

    /// The digit: 0 to 9 and A to F.
    var digit: String { String(rawValue, radix: 16, uppercase: true) }

    /// The name that a key or a supertype abbreviates; any other text is returned unchanged.
    static func spelledOut(_ text: String) -> String {
      allCases.first { $0.digit == text }?.name ?? text
    }
  }
}
