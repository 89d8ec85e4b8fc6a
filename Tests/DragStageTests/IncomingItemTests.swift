import DragItems
import Testing

@testable import DragStage

@Suite struct IncomingItemTests {
  /// A file or a page has one name among the formats of a host; its data says which of both it is.
  @Test(arguments: [
    ("file:///tmp/a\r\n", TypeIdentifier.fileURL), ("https://example.com/a\r\n", .url),
  ])
  func `what an address is, which comes late, its first line says`(
    text: String, type: TypeIdentifier
  ) {
    var provider = ItemProvider()
    provider.register(
      Representation(.fileURL, .data([]), delivery: .manual, hostName: "text/uri-list"))
    provider.answer(Array(text.utf8), listing: .lines, under: "text/uri-list")
    #expect(provider.representations.map(\.type) == [type])
  }
}
