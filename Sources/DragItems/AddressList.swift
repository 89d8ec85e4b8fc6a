/// Addresses of files or pages as systems hand several of them over: `text/uri-list`, one a line.
public struct AddressList: Hashable, Sendable {
  /// The MIME type of a list.
  public static let mimeType = "text/uri-list"

  /// The addresses, in order.
  public var addresses: [String]

  /// Makes a list.
  public init(_ addresses: [String]) {
    self.addresses = addresses
  }

  /// Reads a list: lines that begin with `#` are remarks, empty ones and a zero at the end are none.
  ///
  /// It is nil for bytes that are no text.
  ///
  /// - Parameter bytes: UTF-8; lines end with CR LF, and also with one of the two.
  /// - Complexity: O(*n*) in the bytes.
  public init?(reading bytes: [UInt8]) {
    addresses = []
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

  /// The list as bytes: a line end of CR LF behind each address.
  public var bytes: [UInt8] { addresses.flatMap { Array($0.utf8) + [13, 10] } }

  /// Whether an address is one of a file.
  public static func isFile(_ address: String) -> Bool {
    address.utf8.prefix(5).elementsEqual("file:".utf8) { $0 | 0x20 == $1 | 0x20 }
  }
}
