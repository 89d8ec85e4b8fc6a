import DragItems
import DragStage
import Testing

@Suite struct StageItemsExportsTests {
  private let sample: Sample
  private var items: StageItems { sample.stage.items }

  init() throws {
    sample = try Sample()
  }

  private func item(_ name: String) throws -> ItemReference {
    try sample.item(name, in: sample.list)
  }

  private func register(
    _ type: String, _ text: String, for name: String,
    visibility: Representation.Visibility = .all, delivery: Representation.Delivery = .after(.zero)
  ) throws {
    let representation = Representation(
      try TypeIdentifier(type), .data(Array(text.utf8)), visibility: visibility,
      delivery: delivery)
    items.register(representation, for: try item(name))
  }

  private func texts(_ exports: [(format: String, bytes: [UInt8])]) -> [String] {
    exports.map { "\($0.format) \(String(decoding: $0.bytes, as: UTF8.self))" }
  }

  @Test func `one item is exported by its representations, best first`() throws {
    try register("public.html", "<b>milk</b>", for: "a")
    try register("public.utf8-plain-text", "milk", for: "a")
    let exports = items.exports(of: [try item("a")])
    #expect(texts(exports).first == "text/html <b>milk</b>")
    #expect(texts(exports).last == "text/plain milk")
  }

  @Test func `several items are a text, a list of addresses, and a bundle of all`() throws {
    try register("public.url", "https://example.org/a", for: "a")
    try register("public.utf8-plain-text", "milk", for: "a")
    try register("public.utf8-plain-text", "eggs", for: "b")
    let exports = items.exports(of: [try item("a"), try item("b")])
    #expect(texts(exports).first == "text/uri-list https://example.org/a\r\n")
    #expect(texts(exports).contains("text/plain milk\neggs"))
    let bundle = try #require(exports.last)
    #expect(bundle.format == ItemBundle.mimeType)
    let parts = try ItemBundle(reading: bundle.bytes).items
    #expect(
      parts.map { $0.map(\.type.text) } == [
        ["public.url", "public.utf8-plain-text"], ["public.utf8-plain-text"],
      ])
  }

  @Test func `CONTRACT-106: what other applications may not see, or is not there, is left out`()
    throws
  {
    try register("public.png", "own", for: "a", visibility: .own)
    try register("public.tiff", "team", for: "a", visibility: .team)
    try register("public.jpeg", "late", for: "a", delivery: .manual)
    #expect(items.exports(of: [try item("a")]).isEmpty)
    #expect(items.exports(of: []).isEmpty)
  }

  @Test func `an item without data is exported by its caption`() throws {
    try register("public.png", "pixels", for: "a")
    let exports = items.exports(of: [try item("a"), try item("b")]) {
      sample.stage.name(of: $0.item)
    }
    #expect(texts(exports).contains("image/png pixels"))
    #expect(texts(exports).contains("text/plain b"))
  }
}
