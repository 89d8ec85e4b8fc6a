import DragItems
import Testing

@Suite struct AddressListTests {
  private func read(_ text: String) -> [String]? {
    AddressList(reading: Array(text.utf8))?.addresses
  }

  @Test func `a list goes out with a line end behind each address, and comes back`() {
    let list = AddressList(["file:///a%20b.txt", "https://example.com/#c"])
    #expect(
      String(decoding: list.bytes, as: UTF8.self)
        == "file:///a%20b.txt\r\nhttps://example.com/#c\r\n")
    #expect(AddressList(reading: list.bytes) == list)
  }

  @Test func `remarks, empty lines, blanks and a zero at the end are no addresses`() {
    #expect(read("# two\r\nfile:///a \r\n\r\nfile:///b\t\n\0") == ["file:///a", "file:///b"])
    #expect(read("file:///a") == ["file:///a"])
    #expect(read("file:///a\rfile:///b") == ["file:///a", "file:///b"])
    #expect(read("#only") == [])
    #expect(read("") == [])
  }

  @Test func `bytes that are no text are no list`() {
    #expect(AddressList(reading: [0x66, 0xFF, 10]) == nil)
  }

  @Test func `an address is one of a file by its scheme, in any case`() {
    #expect(AddressList.isFile("file:///a"))
    #expect(AddressList.isFile("FILE:///C:/a"))
    #expect(!AddressList.isFile("files"))
    #expect(!AddressList.isFile("https://file:80"))
    #expect(!AddressList.isFile("fil"))
  }
}
