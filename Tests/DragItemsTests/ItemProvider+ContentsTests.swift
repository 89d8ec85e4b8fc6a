import DragItems
import Testing

@Suite struct ItemProviderContentsTests {
  private func provider(_ path: String) throws -> ItemProvider {
    var space = FileSpace()
    let path = FileSpace.Path(path)
    try space.add([1, 2], at: path)
    return try #require(ItemProvider(contentsOf: path, in: space, types: .system))
  }

  @Test func `CONTRACT-108: a file offers its type and its address`() throws {
    let found = try provider("/home/My ü.PNG")
    #expect(found.suggestedName == "My ü.PNG")
    #expect(found.representations.map(\.type.text) == ["public.png", "public.file-url"])
    #expect(found.representations[0].outcome == .data([1, 2]))
    #expect(
      found.representations[1].outcome == .data(Array("file:///home/My%20%C3%BC.PNG".utf8)))
    #expect(found.registeredTypes(fileOptions: .openInPlace, for: .own) == [])
  }

  @Test(arguments: [
    ("/a/b.conf", "dyn.ah62d4rv4ge80g55sq2"), ("/a/b", "public.data"), ("/a.png/b", "public.data"),
    ("/.png", "public.data"), ("b.", "public.data"), ("b.ü", "public.data"), ("", "public.data"),
  ])
  func `CONTRACT-108: an unknown extension makes a dynamic type, and none makes data`(
    path: String, type: String
  ) throws {
    #expect(try provider(path).representations.first?.type.text == type)
  }

  @Test func `CONTRACT-108: a file that is not there makes no provider`() {
    #expect(
      ItemProvider(contentsOf: FileSpace.Path("/x"), in: FileSpace(), types: .system) == nil)
  }

  @Test(
    arguments: [
      (nil, "public.png", "item.png"), ("photo", "public.png", "photo.png"),
      ("photo.PNG", "public.png", "photo.PNG"), ("photo.jpg", "public.jpeg", "photo.jpg"),
      ("photo.jpg", "public.png", "photo.jpg.png"), ("a/../b", "public.png", "a-..-b.png"),
      ("..", "public.data", "item"), (".", "public.url", "item"), ("x", "com.example.x", "x"),
      ("x", "dyn.ah62d4rv4ge80g55sq2", "x.conf"), ("a.mp4", "public.mpeg-4-audio", "a.mp4"),
      ("\n", "public.data", "-"),
    ] as [(String?, String, String)])
  func `CONTRACT-109: a suggested name gets an extension of the type and leads nowhere`(
    suggested: String?, type name: String, expected: String
  ) throws {
    var provider = ItemProvider()
    provider.suggestedName = suggested
    #expect(provider.filename(for: try type(name), in: .system) == expected)
  }
}
