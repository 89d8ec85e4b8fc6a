import DragItems
import Testing

@Suite struct SessionQueriesTests {
  private let graph = TypeConformance.declared

  static let cases: [(items: [String], types: [String], any: Bool, only: Bool)] = [
    (["public.png", "public.plain-text"], ["public.image"], true, false),
    (["public.png", "public.plain-text"], ["public.image", "public.text"], true, true),
    (["public.png", "public.jpeg"], ["public.image"], true, true),
    (["public.png"], ["public.text"], false, false),
    (["public.png"], [], false, false),
    ([], ["public.image"], false, false),
  ]

  @Test(arguments: cases)
  func `CONTRACT-90: any item and only items are two questions`(
    items: [String], types: [String], any: Bool, only: Bool
  ) throws {
    let providers = try items.map { SeenItem(provider(try offer($0)), by: .stranger) }
    let asked = try types.map(type)
    #expect(providers.hasAnyItem(conformingToAnyOf: asked, in: graph) == any)
    #expect(providers.hasOnlyItems(conformingToAnyOf: asked, in: graph) == only)
    let asker = try objectClass("Asker", reads: types)
    #expect(providers.canLoadAnyObject(of: asker, in: graph) == any)
    #expect(providers.canLoadEveryObject(of: asker, in: graph) == only)
  }

  @Test func `CONTRACT-90: an item with any fitting representation counts`() throws {
    let item = provider(try offer("public.png"), try offer("public.plain-text"))
    let text = [try type("public.text")]
    #expect([SeenItem(item, by: .stranger)].hasOnlyItems(conformingToAnyOf: text, in: graph))
  }

  @Test func `CONTRACT-106: a hidden representation counts for no other reader`() throws {
    let hidden = provider(try offer("public.png", visibility: .own))
    let own = [SeenItem(hidden, by: .own)]
    let foreign = [SeenItem(hidden, by: .stranger)]
    let image = [try type("public.image")]
    #expect(own.hasAnyItem(conformingToAnyOf: image, in: graph))
    #expect(!foreign.hasAnyItem(conformingToAnyOf: image, in: graph))
    #expect(!foreign.hasOnlyItems(conformingToAnyOf: image, in: graph))
    #expect((own + foreign).hasAnyItem(conformingToAnyOf: image, in: graph))
    #expect(!(own + foreign).hasOnlyItems(conformingToAnyOf: image, in: graph))
  }
}
