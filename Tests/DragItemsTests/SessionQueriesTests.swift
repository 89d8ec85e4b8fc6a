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
    let providers = try items.map { provider(try offer($0)) }
    let asked = try types.map(type)
    let reader = ItemReader.stranger
    #expect(providers.hasAnyItem(conformingToAnyOf: asked, in: graph, for: reader) == any)
    #expect(providers.hasOnlyItems(conformingToAnyOf: asked, in: graph, for: reader) == only)
    let asker = try objectClass("Asker", reads: types)
    #expect(providers.canLoadAnyObject(of: asker, in: graph, for: reader) == any)
    #expect(providers.canLoadEveryObject(of: asker, in: graph, for: reader) == only)
  }

  @Test func `CONTRACT-90: an item with any fitting representation counts`() throws {
    let item = provider(try offer("public.png"), try offer("public.plain-text"))
    let text = [try type("public.text")]
    #expect([item].hasOnlyItems(conformingToAnyOf: text, in: graph, for: .stranger))
  }

  @Test func `CONTRACT-106: a hidden representation counts for nobody else`() throws {
    let items = [provider(try offer("public.png", visibility: .own))]
    let image = [try type("public.image")]
    #expect(items.hasAnyItem(conformingToAnyOf: image, in: graph, for: .own))
    #expect(!items.hasAnyItem(conformingToAnyOf: image, in: graph, for: .stranger))
    #expect(!items.hasOnlyItems(conformingToAnyOf: image, in: graph, for: .stranger))
  }
}
