import DragItems
import Testing

@Suite struct ItemProviderTests {
  private func representation(
    _ type: String, _ text: String = "", _ visibility: Representation.Visibility = .all
  ) throws -> Representation {
    Representation(try TypeIdentifier(type), .data(Array(text.utf8)), visibility: visibility)
  }

  private func provider(_ representations: Representation...) -> ItemProvider {
    var provider = ItemProvider()
    for representation in representations { provider.register(representation) }
    return provider
  }

  @Test func `CONTRACT-101: representations keep the order of registration`() throws {
    let provider = provider(
      try representation("public.png"), try representation("public.jpeg"),
      try representation("public.data"))
    #expect(
      provider.representations.map(\.type.text) == ["public.png", "public.jpeg", "public.data"])
  }

  @Test func `CONTRACT-103: of two representations of one type the first wins`() throws {
    var provider = ItemProvider()
    #expect(provider.register(try representation("public.png", "first")))
    #expect(!provider.register(try representation("PUBLIC.png", "second")))
    #expect(provider.representations == [try representation("public.png", "first")])
  }

  @Test func `CONTRACT-106: the raw values of visibility are the contract's`() {
    #expect(
      [Representation.Visibility.all, .team, .group, .own].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(arguments: [
    (Representation.Visibility.all, true), (.team, false), (.group, false), (.own, false),
  ])
  func `CONTRACT-106: a hidden representation is seen by its own application alone`(
    visibility: Representation.Visibility, isSeen: Bool
  ) throws {
    let png = try TypeIdentifier("public.png")
    let provider = provider(try representation("public.png", "p", visibility))
    for isSame in [true, false] {
      let holds = isSame || isSeen
      #expect((provider.first(for: isSame ? .own : .stranger) != nil) == holds)
      #expect(
        (provider.representation(for: png, in: .declared, for: isSame ? .own : .stranger) != nil)
          == holds)
      #expect(
        provider.hasItem(conformingTo: png, in: .declared, for: isSame ? .own : .stranger) == holds)
    }
  }

  @Test func `CONTRACT-106: a reader gets the first representation that it may see`() throws {
    let provider = provider(
      try representation("public.png", "own", .own), try representation("public.jpeg", "all"))
    #expect(provider.first(for: .own)?.type.text == "public.png")
    #expect(provider.first(for: .stranger)?.type.text == "public.jpeg")
  }

  @Test func `CONTRACT-108: an empty provider has nothing to load`() throws {
    let data = try TypeIdentifier("public.item")
    let empty = ItemProvider()
    #expect(empty.representations == [])
    #expect(empty.first(for: .own) == nil)
    #expect(empty.representation(for: data, in: .declared, for: .own) == nil)
    #expect(!empty.hasItem(conformingTo: data, in: .declared, for: .own))
  }

  @Test(arguments: [
    ("public.image", true), ("public.data", true), ("public.item", true), ("public.png", true),
    ("public.text", false), ("public.jpeg", false),
  ])
  func `CONTRACT-110: an item is of every type that a representation conforms to`(
    type: String, holds: Bool
  ) throws {
    let provider = provider(try representation("public.png"))
    let asked = try TypeIdentifier(type)
    #expect(
      provider.hasItem(conformingTo: asked, in: .declared, for: .stranger) == holds)
  }

  @Test func `CONTRACT-110: an image is not a kind of PNG`() throws {
    let provider = provider(try representation("public.image"))
    let png = try TypeIdentifier("public.png")
    #expect(!provider.hasItem(conformingTo: png, in: .declared, for: .own))
  }

  @Test func `CONTRACT-113: the exact type is loaded even where a better one conforms`() throws {
    let provider = provider(
      try representation("public.png", "png"), try representation("public.image", "image"))
    let image = try TypeIdentifier("public.image")
    let found = provider.representation(for: image, in: .declared, for: .own)
    #expect(found?.outcome == .data(Array("image".utf8)))
  }

  @Test func `CONTRACT-113: else the first registered one that conforms is loaded`() throws {
    let provider = provider(
      try representation("public.plain-text", "t"), try representation("public.jpeg", "j"),
      try representation("public.png", "p"))
    let image = try TypeIdentifier("public.image")
    let found = provider.representation(for: image, in: .declared, for: .own)
    #expect(found?.outcome == .data(Array("j".utf8)))
  }

  @Test func `CONTRACT-113: an exact type that is hidden leaves its place to a conforming one`()
    throws
  {
    let provider = provider(
      try representation("public.image", "hidden", .own), try representation("public.png", "seen"))
    let image = try TypeIdentifier("public.image")
    let found = provider.representation(for: image, in: .declared, for: .stranger)
    #expect(found?.outcome == .data(Array("seen".utf8)))
  }
}
