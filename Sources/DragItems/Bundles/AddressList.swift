/// A list of addresses of files or pages: `text/uri-list`, one address a line.
package struct AddressList: Hashable, Sendable {
  /// The MIME type of a list.
  package static let mimeType = "text/uri-list"

  /// The encoding of the addresses in a format's data.
  package enum Form: Hashable, Sendable {
    /// One address a line, of a page or a file: `text/uri-list`.
    case lines
    /// Addresses and titles in turn, of pages or files: `text/x-moz-url` and `_NETSCAPE_URL`.
    case titled
    /// One address of a file a line: the contents of `CF_HDROP` and of HTML's `Files`, as hosts
    /// write them.
    case files

    /// The form of a format's data, or nil for a format that lists no addresses.
    ///
    /// - Parameter format: A MIME type, whose case and parameters are ignored, or another name.
    package init?(format: String) {
      switch TypeIdentifier.fold(String(format.prefix { $0 != ";" && $0 != " " })) {
      case AddressList.mimeType: self = .lines
      case "text/x-moz-url", "_netscape_url": self = .titled
      case "cf_hdrop", "files": self = .files
      case _: return nil
      }
    }

    /// The possible types of an item of this format before its data is known, best first.
    var types: [TypeIdentifier] {
      switch self {
      case .lines, .titled: [.url, .fileURL]
      case .files: [.fileURL]
      }
    }
  }

  /// The addresses, in order.
  package var addresses: [String]

  /// The titles of the addresses, by index; empty if the list has none.
  package var titles: [String]

  /// Makes a list.
  package init(_ addresses: [String], titles: [String] = []) {
    self.addresses = addresses
    self.titles = titles
  }

  /// Parses a list; nil for bytes that are not text.
  ///
  /// Lines that begin with `#` are comments. Empty lines and a final zero byte are ignored.
  ///
  /// - Parameter bytes: UTF-8; lines end with CR LF, and also with one of the two.
  /// - Complexity: O(*n*) in the bytes.
  package init?(reading bytes: [UInt8]) {
    addresses = []
    titles = []
    var line: [UInt8] = []
    for byte in bytes + [10] {
      guard byte == 10 || byte == 13 || byte == 0 else {
        line.append(byte)
        continue
      }
      defer { line.removeAll(keepingCapacity: true) }
      while line.last == 32 || line.last == 9 { line.removeLast() }
      guard let first = line.first, first != 35 else { continue }
      guard let address = String(validating: line, as: UTF8.self) else { return nil }
      addresses.append(address)
    }
  }

  /// Parses a list of a form; nil for bytes that are not text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package init?(reading bytes: [UInt8], as form: Form) {
    switch form {
    case .lines, .files: self.init(reading: bytes)
    case .titled: self.init(readingTitled: bytes)
    }
  }

  /// Parses addresses and titles in turn: UTF-8, or UTF-16 as browsers write it.
  private init?(readingTitled bytes: [UInt8]) {
    guard let text = Self.utf8(of: bytes) else { return nil }
    addresses = []
    titles = []
    var address: String?
    for line in text.split(separator: 10, omittingEmptySubsequences: false) {
      let line = line.filter { $0 != 13 && $0 != 0 }
      guard let words = String(validating: line, as: UTF8.self) else { return nil }
      if let known = address {
        addresses.append(known)
        titles.append(words)
        address = nil
      } else if !words.isEmpty {
        address = words
      }
    }
    if let address {
      addresses.append(address)
      titles.append("")
    }
  }

  /// The text as UTF-8; a byte order mark or a zero byte in its first character marks UTF-16.
  private static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 1 else { return bytes }
    let isBig = bytes[0] == 0 || (bytes[0] == 0xFE && bytes[1] == 0xFF)
    guard isBig || bytes[1] == 0 || (bytes[0] == 0xFF && bytes[1] == 0xFE) else { return bytes }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
      let (high, low) =
        isBig ? (bytes[offset], bytes[offset + 1]) : (bytes[offset + 1], bytes[offset])
      return UInt16(high) << 8 | UInt16(low)
    }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    return String(validating: text, as: UTF16.self).map { Array($0.utf8) }
  }

  /// The list as bytes, with a CR LF after each address.
  package var bytes: [UInt8] { addresses.flatMap { Array($0.utf8) + [13, 10] } }

  /// The name of the file of an address, as its user knows it: the last part of the path, without escapes.
  ///
  /// - Parameter address: An address such as `file:///home/me/with%20spaces.txt`.
  /// - Returns: The name; nil for another address, and for escapes that are no text.
  package static func fileName(of address: String) -> String? {
    guard isFile(address),
      let part = address.utf8.dropFirst(5).split(separator: UInt8(ascii: "/")).last
    else {
      return nil
    }
    var bytes: [UInt8] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns true if an address is the address of a file.
  package static func isFile(_ address: String) -> Bool {
    address.utf8.prefix(5).elementsEqual("file:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }
}

extension TypeRegistry {
  /// The possible types of an item that arrives under a name of another system, best first.
  ///
  /// A list of addresses is an address of a page or a file until its data is known; last comes the
  /// list itself under its own name. Any other format has the one type that it names, or none if
  /// the name is not a valid type.
  package func types(arrivingAs format: String) -> [TypeIdentifier] {
    let system: WireFormat.System = format.utf8.contains(0x2F) ? .mime : .clipboard
    guard let own = try? type(ofFormat: format, in: system).type else { return [] }
    guard let form = AddressList.Form(format: format) else { return [own] }
    return form.types.contains(own) ? form.types : form.types + [own]
  }
}
