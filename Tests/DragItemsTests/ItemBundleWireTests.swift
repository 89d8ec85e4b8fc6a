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

  @Test func `nothing goes where nothing is, and the bundle stands last`() throws {
    #expect(ItemBundle([]).offered(knowing: .system).isEmpty)
    let two = ItemBundle([[], [try part("public.png", "p")]]).offered(knowing: .system)
    #expect(two.map(\.format) == ["image/png", ItemBundle.mimeType])
  }
}
