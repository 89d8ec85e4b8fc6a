import DragItems
import Testing

@Suite struct ItemBundleWireTests {
  private func part(_ type: String, _ text: String) throws -> ItemBundle.Part {
    ItemBundle.Part(try TypeIdentifier(type), Array(text.utf8))
  }

  private func offered(_ items: [[ItemBundle.Part]]) -> [String: String] {
    let offered = ItemBundle(items).offered(knowing: .system)
    let pairs = offered.map { ($0.format, String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(pairs.count == Set(pairs.map(\.0)).count)
    return Dictionary(pairs) { first, _ in first }
  }

  @Test func `one item goes under the names of its types, text also without a character set`()
    throws
  {
    let offered = offered([
      [try part("public.png", "p"), try part("public.utf8-plain-text", "t")]
    ])
    #expect(offered == ["image/png": "p", "text/plain;charset=utf-8": "t", "text/plain": "t"])
  }

  @Test func `the files and addresses of several items go as one list, in their order`() throws {
    let items = [
      [try part("public.file-url", "file:///a")], [try part("public.url", "https://b")],
      [try part("public.file-url", "file:///c")],
    ]
    let offered = offered(items)
    #expect(offered["text/uri-list"] == "file:///a\r\nhttps://b\r\nfile:///c\r\n")
    let bytes = try #require(offered[ItemBundle.mimeType])
    #expect(try ItemBundle(reading: Array(bytes.utf8)) == ItemBundle(items))
  }

  @Test func `several texts go as lines, and of another type the first item's data goes`() throws {
    let offered = offered([
      [try part("public.utf8-plain-text", "one"), try part("com.example.card", "1")],
      [try part("com.example.card", "2"), try part("public.utf8-plain-text", "two")],
      [try part("public.png", "p")],
    ])
    #expect(offered["text/plain"] == "one\ntwo")
    #expect(offered["com.example.card"] == "1")
    #expect(offered["image/png"] == "p")
    #expect(offered.keys.contains(ItemBundle.mimeType))
  }

  @Test func `nothing goes where nothing is, and the bundle is last`() throws {
    #expect(ItemBundle([]).offered(knowing: .system).isEmpty)
    let two = ItemBundle([[], [try part("public.png", "p")]]).offered(knowing: .system)
    #expect(two.map(\.format) == ["image/png", ItemBundle.mimeType])
  }

  @Test func `an item's text goes once as plain text, and that of every item does`() throws {
    let both = [try part("public.plain-text", "A"), try part("public.utf8-plain-text", "A")]
    #expect(offered([both])["text/plain"] == "A")
    let mixed = offered([
      [try part("public.utf8-plain-text", "A")], [try part("public.plain-text", "B")],
      [try part("public.plain-text", "C")],
    ])
    #expect(mixed["text/plain"] == "A\nB\nC")
    #expect(mixed["text/plain;charset=utf-8"] == "A")
  }

  @Test func `an item that is a file and an address is one line of the list`() throws {
    let one = [try part("public.file-url", "file:///a"), try part("public.url", "https://a")]
    #expect(offered([one])["text/uri-list"] == "file:///a\r\n")
  }

  @Test func `a number of items that cannot follow is a bundle that is cut short`() {
    let bytes: [UInt8] = [0x44, 0x53, 0x42, 0x31, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: ItemBundle.FormatError.cutShort(at: 8)) { try ItemBundle(reading: bytes) }
  }

  @Test func `an item that is a bundle itself goes as one, alone and among others`() throws {
    let type = try TypeRegistry.system.type(ofFormat: ItemBundle.mimeType, in: .mime).type
    let bundle = ItemBundle.Part(type, [1, 2])
    #expect(offered([[bundle]]) == [ItemBundle.mimeType: "\u{1}\u{2}"])
    let two = offered([[bundle], [try part("public.png", "p")]])
    #expect(two == [ItemBundle.mimeType: "\u{1}\u{2}", "image/png": "p"])
  }
}
