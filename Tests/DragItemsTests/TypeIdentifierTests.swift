import DragItems
import Testing

@Suite struct TypeIdentifierTests {
  private func fault(of text: String) -> TypeNameError.Reason? {
    do throws(TypeNameError) {
      _ = try TypeIdentifier(text)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `an empty text names no type`() {
    #expect(fault(of: "") == .empty)
  }

  @Test(arguments: [
    "public.png", "com.apple.live-photo", "Public.UTF8-plain-text", "a", "under_score.x", "1.2",
    "public.größe", "日本.型", "e\u{301}.x",
  ])
  func `CONTRACT-125: letters, digits, hyphens, periods and characters above U+007F are allowed`(
    text: String
  ) {
    #expect(fault(of: text) == nil)
  }

  /// Every character of ASCII that may not stand in a name without a slash.
  static let forbidden: [Unicode.Scalar] = (0..<0x80).compactMap { code in
    let scalar = Unicode.Scalar(UInt8(code))
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "/": return nil
    default: return scalar
    }
  }

  @Test func `CONTRACT-125: there are 63 forbidden characters of ASCII`() {
    #expect(Self.forbidden.count == 0x80 - 26 - 26 - 10 - 4)
  }

  @Test(arguments: forbidden)
  func `CONTRACT-125: a forbidden character is reported with its place`(scalar: Unicode.Scalar) {
    #expect(fault(of: "\(scalar)public.png") == .character(scalar, at: 0))
    #expect(fault(of: "é.p\(scalar)") == .character(scalar, at: 3))
  }

  @Test func `of several forbidden characters the first is reported`() {
    #expect(fault(of: "a b!c") == .character(" ", at: 1))
  }

  @Test func `places are counted in scalars, so a combining mark counts`() {
    #expect(fault(of: "e\u{301}!") == .character("!", at: 2))
  }

  @Test(arguments: ["\u{A0}", "\u{2003}", "\u{3000}", "\u{85}"] as [Unicode.Scalar])
  func `a space above U+007F is not allowed`(scalar: Unicode.Scalar) {
    #expect(fault(of: "a\(scalar)") == .character(scalar, at: 1))
  }

  @Test(arguments: [
    "text/plain", "text/plain;charset=utf-8", "image/svg+xml", "model/vnd.usdz+zip", "*/*",
    "text/x;name=\"a\"",
  ])
  func `a slash makes a MIME type`(text: String) throws {
    #expect(try TypeIdentifier(text).kind == .mime)
  }

  @Test(arguments: [";", "=", "+", "\"", "*"] as [Unicode.Scalar])
  func `what a MIME type may hold, another name may not`(scalar: Unicode.Scalar) {
    #expect(fault(of: "text/p\(scalar)") == nil)
    #expect(fault(of: "text.p\(scalar)") == .character(scalar, at: 6))
  }

  @Test func `a space is not allowed in a MIME type either`() {
    #expect(fault(of: "text/plain; charset") == .character(" ", at: 11))
  }

  @Test func `a period makes a uniform type, and any other name is opaque`() throws {
    #expect(try TypeIdentifier("public.png").kind == .uniform)
    #expect(try TypeIdentifier("FILE_NAME").kind == .opaque)
    #expect(try TypeIdentifier("text/vnd.x").kind == .mime)
  }

  @Test func `CONTRACT-125: names are equal without regard to the case of ASCII letters`() throws {
    let lower = try TypeIdentifier("public.png")
    let mixed = try TypeIdentifier("Public.PNG")
    #expect(lower == mixed)
    #expect(lower.hashValue == mixed.hashValue)
    #expect(Set([lower, mixed]).count == 1)
    #expect(mixed.text == "Public.PNG")
  }

  @Test func `CONTRACT-125: only the case of ASCII letters is passed over`() throws {
    #expect(try TypeIdentifier("public.É") != TypeIdentifier("public.é"))
    #expect(try TypeIdentifier("public.png") != TypeIdentifier("public.pnh"))
    #expect(try TypeIdentifier("a_b") != TypeIdentifier("a-b"))
    // `@` and `[` stand beside the letters, and `Z` is the last of them.
    #expect(try TypeIdentifier("Z.AZ") == TypeIdentifier("z.az"))
  }
}
