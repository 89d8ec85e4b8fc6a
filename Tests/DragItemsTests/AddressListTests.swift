import DragItems
import Testing

@Suite struct AddressListTests {
  private func read(_ text: String) -> [String]? {
    AddressList(reading: Array(text.utf8))?.addresses
  }

  @Test func `a list goes out with a line end after each address, and comes back`() {
    let list = AddressList(["file:///a%20b.txt", "https://example.com/#c"])
    #expect(
      String(decoding: list.bytes, as: UTF8.self)
        == "file:///a%20b.txt\r\nhttps://example.com/#c\r\n")
    #expect(AddressList(reading: list.bytes) == list)
  }

  @Test func `comments, empty lines, spaces and a zero at the end are not addresses`() {
    #expect(read("# two\r\nfile:///a \r\n\r\nfile:///b\t\n\0") == ["file:///a", "file:///b"])
    #expect(read("file:///a") == ["file:///a"])
    #expect(read("file:///a\rfile:///b") == ["file:///a", "file:///b"])
    #expect(read("#only") == [])
    #expect(read("") == [])
  }

  @Test func `bytes that are not text make no list`() {
    #expect(AddressList(reading: [0x66, 0xFF, 10]) == nil)
  }

  @Test func `an address is one of a file by its scheme, in any case`() {
    #expect(AddressList.isFile("file:///a"))
    #expect(AddressList.isFile("FILE:///C:/a"))
    #expect(!AddressList.isFile("files"))
    #expect(!AddressList.isFile("https://file:80"))
    #expect(!AddressList.isFile("fil"))
  }

  @Test(
    arguments: [
      ("text/uri-list", .lines), ("TEXT/URI-LIST;charset=utf-8", .lines),
      ("text/x-moz-url", .titled), ("_NETSCAPE_URL", .titled), ("CF_HDROP", .files),
      ("Files", .files), ("text/plain", nil), ("UniformResourceLocatorW", nil), ("", nil),
    ] as [(String, AddressList.Form?)])
  func `a format lists addresses in a form of its own, or none`(
    format: String, form: AddressList.Form?
  ) {
    #expect(AddressList.Form(format: format) == form)
  }

  /// The same two addresses and one title, as systems write them.
  private static let titled: [[UInt8]] = {
    let little = [
      "https://a\nTïtle\nfile:///b", "\u{FEFF}https://a\r\nTïtle\r\nfile:///b",
    ].map { text in text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    let big = [
      "https://a\nTïtle\nfile:///b\n\n", "\u{FEFF}https://a\nTïtle\nfile:///b",
    ].map { text in text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let narrow = ["https://a\nTïtle\nfile:///b\n", "https://a\r\nTïtle\r\nfile:///b\0"]
    return narrow.map { Array($0.utf8) } + little + big
  }()

  @Test(arguments: titled)
  func `addresses and titles by turns are read in UTF-8 and both orders of UTF-16`(bytes: [UInt8]) {
    let list = AddressList(reading: bytes, as: .titled)
    #expect(list == AddressList(["https://a", "file:///b"], titles: ["Tïtle", ""]))
  }

  @Test func `titles that are not text make no list, and an empty one has no address`() {
    #expect(AddressList(reading: [0x66, 0x66, 0xFF, 10], as: .titled) == nil)
    #expect(AddressList(reading: [0x68, 0, 0, 0xD8], as: .titled) == nil)
    #expect(AddressList(reading: [], as: .titled)?.addresses == [])
    #expect(AddressList(reading: [10, 10], as: .titled)?.addresses == [])
  }

  @Test(
    arguments: [
      ("text/uri-list", ["public.url", "public.file-url", "text/uri-list"]),
      ("text/x-moz-url", ["public.url", "public.file-url", "text/x-moz-url"]),
      ("_NETSCAPE_URL", ["public.url", "public.file-url"]),
      ("CF_HDROP", ["public.file-url"]), ("Files", ["public.file-url"]),
      ("UniformResourceLocatorW", ["public.url"]), ("text/plain", ["public.plain-text"]),
      ("FileGroupDescriptorW", ["FileGroupDescriptorW"]), ("a:b", []),
    ])
  func `a list is an address that may be a file until its data is known`(
    format: String, types: [String]
  ) {
    #expect(TypeRegistry.system.types(arrivingAs: format).map(\.text) == types)
  }

  @Test(arguments: [
    ("file:///home/me/with%20spaces.txt", "with spaces.txt"), ("file:///a/b%C3%A9.txt", "bé.txt"),
    ("FILE:///folder/", "folder"), ("file:///a%2Fb", "a/b"), ("https://a.example/b", nil),
    ("file:///bad%FF", nil), ("file:///half%2", nil), ("file:///", nil), ("", nil),
  ])
  func `a file is called by the last part of its address, without escapes`(
    address: String, name: String?
  ) {
    #expect(AddressList.fileName(of: address) == name)
  }
}
