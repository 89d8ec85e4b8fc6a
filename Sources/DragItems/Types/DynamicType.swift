/// What the name of a dynamic type says: a tag that no declared type has, and a supertype.
///
/// The name is `dyn.`, the letter `a`, and the payload in base 32 (CONTRACT-129); the payload is `?`
/// and entries `key=value` with colons between them (CONTRACT-130).
package struct DynamicType: Hashable, Sendable {
  /// One entry of the payload, as it is written.
  package struct Entry: Hashable, Sendable {
    /// The key: a hexadecimal digit that stands for a longer name, or a name.
    package let key: String
    /// The value; behind the key of conformance a digit stands for a longer name, too.
    package let value: String
  }

  /// Why a name is no dynamic type's.
  package enum ParseError: Error, Hashable, Sendable {
    /// The name does not begin with `dyn.`.
    case notDynamic
    /// The payload is not marked with an `a`, the one version that is known.
    case version
    /// The character at this position, counted in bytes from 0, is none of the 32.
    case character(at: Int)
    /// The payload ends within a byte, or with bits that are not zero.
    case bits
    /// The payload holds a byte that is no visible ASCII character.
    case notASCII
    /// The payload does not begin with `?`.
    case unmarked
    /// The entry at this place, counted from 0, has no key or no `=`.
    case entry(at: Int)
    /// Two entries have one key.
    case repeatedKey(String)
    /// The supertype is no type identifier.
    case supertype(TypeIdentifier.ParseError)
  }

  static let prefix = "dyn."

  /// The entries, in the order of the payload.
  package let entries: [Entry]
  /// What the type is a kind of, or nil where the name does not say it (CONTRACT-131).
  package let supertype: TypeIdentifier?
  /// The name.
  package let identifier: TypeIdentifier

  /// Makes the dynamic type of a tag (CONTRACT-128).
  ///
  /// - Throws: ``ParseError/notASCII`` when the supertype's name holds a character above U+007F.
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

  /// Reads the name of a dynamic type; O(length).
  ///
  /// - Throws: ``ParseError`` with the first thing that is wrong.
  package init(_ identifier: TypeIdentifier) throws(ParseError) {
    let payload = try Self.payload(of: identifier)
    guard payload.first == UInt8(ascii: "?") else { throw .unmarked }
    var entries: [Entry] = []
    var keys: Set<String> = []
    let parts = payload.dropFirst()
      .split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")), equals > part.startIndex else {
        throw .entry(at: place)
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
    do throws(TypeIdentifier.ParseError) {
      supertype = try TypeIdentifier(Abbreviation.spelledOut(conforms.value))
    } catch {
      throw .supertype(error)
    }
  }

  /// The bytes behind the version letter.
  private static func payload(of identifier: TypeIdentifier) throws(ParseError) -> [UInt8] {
    guard identifier.isDynamic else { throw .notDynamic }
    let name = Array(identifier.folded.utf8)
    let start = prefix.utf8.count
    guard name.count > start, name[start] == UInt8(ascii: "a") else { throw .version }
    let payload = try Base32.bytes(of: name, from: start + 1)
    guard payload.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { throw .notASCII }
    return payload
  }

  /// What a dynamic name says that its type is a kind of, or nil.
  static func parent(of identifier: TypeIdentifier) -> TypeIdentifier? {
    (try? DynamicType(identifier))?.supertype
  }

  /// The tag of a kind, or nil where the name holds none.
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
  /// The names for which a hexadecimal digit stands (CONTRACT-130).
  enum Abbreviation: UInt8, CaseIterable {
    case conformsTo, filenameExtension, osType, mimeType, pasteboardType, urlScheme
    case data, text, plainText, utf16PlainText, traditionalMacPlainText
    case image, video, audio, directory, folder

    /// The name that is abbreviated.
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

    /// What a key or a supertype stands for; what is no digit stands for itself.
    static func spelledOut(_ text: String) -> String {
      allCases.first { $0.digit == text }?.name ?? text
    }
  }
}
