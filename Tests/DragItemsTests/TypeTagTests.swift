import DragItems
import Testing

@Suite struct TypeTagTests {
  private func fault(_ make: () throws -> TypeTag) -> TypeNameError.Reason? {
    do {
      _ = try make()
      return nil
    } catch {
      return (error as? TypeNameError)?.reason
    }
  }

  @Test(
    arguments: [
      ("", .empty), ("text", .halfMIMEType), ("/plain", .halfMIMEType), ("text/", .halfMIMEType),
      ("a/b/c", .halfMIMEType), (" / ", .halfMIMEType), ("text/pl\u{E4}in", .character("ä", at: 7)),
      ("a:b/c", .character(":", at: 1)), ("a/b\\", .character("\\", at: 3)),
      ("a/\n", .character("\n", at: 2)),
    ] as [(String, TypeNameError.Reason)])
  func `a bad MIME type is refused with what is wrong`(text: String, expected: TypeNameError.Reason)
  {
    #expect(fault { try TypeTag(mimeType: text) } == expected)
  }

  @Test(
    arguments: [
      ("", .empty), (".png", .character(".", at: 0)), ("tar.gz", .character(".", at: 3)),
      ("a b", .character(" ", at: 1)), ("a/b", .character("/", at: 1)),
      ("é", .character("é", at: 0)), ("a:", .character(":", at: 1)),
    ] as [(String, TypeNameError.Reason)])
  func `a bad extension is refused with what is wrong`(text: String, expected: TypeNameError.Reason)
  {
    #expect(fault { try TypeTag(filenameExtension: text) } == expected)
  }

  @Test func `tags are compared without regard to case and spaces, and go out as written`() throws {
    let one = try TypeTag(mimeType: "Text/Plain; charset=UTF-8")
    let other = try TypeTag(mimeType: "text/plain;charset=utf-8")
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.text == "Text/Plain; charset=UTF-8")
    #expect(one.essence == "text/plain")
    #expect(try one != TypeTag(mimeType: "text/plain"))
    #expect(try TypeTag(filenameExtension: "PNG") == TypeTag(filenameExtension: "png"))
    #expect(try TypeTag(filenameExtension: "a;b").essence == "a;b")
  }
}
