import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct ItemProviderQueriesTests {
  private let graph = TypeConformance.declared
  private let inPlace = Representation.Form.file(Representation.FileOffer(options: .openInPlace))
  private let copied = Representation.Form.file(Representation.FileOffer())

  @Test func `CONTRACT-107: the raw value of opening in place is the contract's`() {
    #expect(Representation.FileOptions.openInPlace.rawValue == 1)
  }

  @Test func `CONTRACT-111: file options leave only what can be opened in place`() throws {
    let provider = provider(
      try offer("public.png"), try offer("public.jpeg", form: copied),
      try offer("com.adobe.pdf", form: inPlace))
    #expect(
      provider.registeredTypes(for: .stranger).map(\.text) == [
        "public.png", "public.jpeg", "com.adobe.pdf",
      ])
    #expect(
      provider.registeredTypes(fileOptions: .openInPlace, for: .stranger).map(\.text) == [
        "com.adobe.pdf"
      ])
    for (name, anywhere, here) in [
      ("public.image", true, false), ("public.data", true, true), ("public.text", false, false),
    ] {
      let asked = try type(name)
      #expect(provider.hasItem(conformingTo: asked, in: graph, for: .stranger) == anywhere)
      #expect(
        provider.hasItem(
          conformingTo: asked, fileOptions: .openInPlace, in: graph, for: .stranger) == here)
    }
  }

  @Test(arguments: [
    (["public.image"], true), (["public.text", "public.data"], true), (["public.text"], false),
    (["public.jpeg"], false), ([], false),
  ])
  func `CONTRACT-112: an object can be made when a type conforms to one that its class reads`(
    reads: [String], holds: Bool
  ) throws {
    let provider = provider(try offer("public.png"))
    let asked = try objectClass("Any", reads: reads)
    #expect(provider.canLoadObject(of: asked, in: graph, for: .stranger) == holds)
  }

  @Test func `CONTRACT-112: that an object can be made promises no success`() throws {
    var provider = ItemProvider()
    provider.register(Representation(try type("public.png"), .failure("gone")))
    let image = try objectClass("Image", reads: ["public.image"])
    #expect(provider.canLoadObject(of: image, in: graph, for: .stranger))
  }

  @Test func `CONTRACT-116: the provider's order comes before the class's`() throws {
    let provider = provider(
      try offer("public.rtf", "r"), try offer("public.utf8-plain-text", "u"))
    let text = try objectClass("Text", reads: ["public.plain-text", "public.text"])
    let match = try #require(provider.match(forObjectOf: text, in: graph, for: .stranger))
    #expect(match.representation.type.text == "public.rtf")
    #expect(match.readableType.text == "public.text")
  }

  @Test func `CONTRACT-116: of the types that one representation fits the class's first counts`()
    throws
  {
    let provider = provider(try offer("public.utf8-plain-text"))
    for reads in [["public.text", "public.data"], ["public.data", "public.text"]] {
      let text = try objectClass("Text", reads: reads)
      #expect(
        provider.match(forObjectOf: text, in: graph, for: .stranger)?.readableType.text == reads[0])
    }
  }

  @Test(.seeds(21...23))
  func `invariant 10: a query is true when a visible type reaches the one asked for`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    let registry = TypeRegistry.system
    let types = registry.declarations.map(\.type)
    let visibilities: [Representation.Visibility] = [.all, .team, .group, .own]
    func walk(_ type: TypeIdentifier, _ ancestor: TypeIdentifier) -> Bool {
      type == ancestor
        || (registry.declaration(of: type)?.parents ?? []).contains { walk($0, ancestor) }
    }
    for _ in 0..<500 {
      var provider = ItemProvider()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        guard let type = types.randomElement(using: &random),
          let visibility = visibilities.randomElement(using: &random)
        else { continue }
        provider.register(Representation(type, .data([]), visibility: visibility))
      }
      // Half of the questions are about types that many reach.
      let common = [TypeIdentifier.data] + registry.conformance.supertypes(of: .png)
      guard
        let asked = (Bool.random(using: &random) ? types : common).randomElement(using: &random)
      else { continue }
      let reader = ItemReader(
        sharesTeam: Bool.random(using: &random), sharesGroup: Bool.random(using: &random))
      let expected = provider.representations.contains {
        reader.maySee($0.visibility) && walk($0.type, asked)
      }
      #expect(provider.hasItem(conformingTo: asked, in: graph, for: reader) == expected)
      let found = provider.representation(for: asked, in: graph, for: reader)
      // CONTRACT-113: the exact type, else the first one that reaches it.
      let visible = provider.representations.filter { reader.maySee($0.visibility) }
      #expect(
        found == visible.first { $0.type == asked } ?? visible.first { walk($0.type, asked) })
      #expect((found != nil) == expected)
    }
  }
}
