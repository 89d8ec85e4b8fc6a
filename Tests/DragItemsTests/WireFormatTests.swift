import DragItems
import Testing

@Suite struct WireFormatTests {
  private let types = TypeRegistry.system

  @Test(
    arguments: [
      ("public.png", "image/png", nil, "PNG", nil),
      ("public.utf8-plain-text", "text/plain;charset=utf-8", nil, "CF_UNICODETEXT", .encoding),
      ("public.plain-text", "text/plain", nil, "CF_TEXT", .encoding),
      (
        "public.utf16-plain-text", "text/plain;charset=utf-16", .kind, "CF_UNICODETEXT", .kind
      ),
      (
        "public.utf16-external-plain-text", "text/plain;charset=utf-16", nil, "CF_UNICODETEXT",
        .kind
      ),
      ("public.html", "text/html", nil, "HTML Format", .envelope),
      ("public.file-url", "public.file-url", .name, "CF_HDROP", .envelope),
      ("com.pkware.zip-archive", "application/zip", .kind, "application/zip", .kind),
      ("com.example.card", "com.example.card", .name, "com.example.card", .name),
      ("application/x-card;v=2", "application/x-card;v=2", nil, "application/x-card;v=2", nil),
    ] as [(String, String, WireFormat.Loss?, String, WireFormat.Loss?)])
  func `a type has a name in every system, and what is lost is reported`(
    type: String, mime: String, mimeLoss: WireFormat.Loss?, clipboard: String,
    clipboardLoss: WireFormat.Loss?
  ) throws {
    let type = try TypeIdentifier(type)
    #expect(types.format(of: type, in: .mime) == WireFormat(mime, loss: mimeLoss))
    #expect(types.format(of: type, in: .clipboard) == WireFormat(clipboard, loss: clipboardLoss))
  }

  @Test(
    arguments: [
      ("image/png", WireFormat.System.mime, "public.png", nil),
      ("TEXT/PLAIN", .mime, "public.plain-text", nil),
      ("text/plain;charset=utf-8", .mime, "public.utf8-plain-text", nil),
      ("text/plain;charset=latin1", .mime, "public.plain-text", .parameters),
      ("application/x-card;v=2", .mime, "application/x-card;v=2", nil),
      ("CF_UNICODETEXT", .clipboard, "public.utf8-plain-text", .encoding),
      ("CF_OEMTEXT", .clipboard, "public.plain-text", .encoding),
      ("UTF8_STRING", .clipboard, "public.utf8-plain-text", nil),
      ("STRING", .clipboard, "public.plain-text", .encoding),
      ("TEXT", .clipboard, "public.plain-text", .encoding),
      ("COMPOUND_TEXT", .clipboard, "public.plain-text", .encoding),
      ("text/plain; charset=UTF-8", .mime, "public.utf8-plain-text", nil),
      ("text/plain;charset=us-ascii", .mime, "public.plain-text", .parameters),
      ("public.utf8-plain-text", .clipboard, "public.utf8-plain-text", nil),
      ("_NETSCAPE_URL", .clipboard, "public.url", .envelope),
      ("Files", .clipboard, "public.file-url", .envelope),
      ("FileGroupDescriptorW", .clipboard, "FileGroupDescriptorW", nil),
      ("HTML Format", .clipboard, "public.html", .envelope),
      ("image/png", .clipboard, "public.png", nil),
      ("Chromium Web Custom MIME", .clipboard, "Chromium-Web-Custom-MIME", nil),
      ("com.example.card", .mime, "com.example.card", nil),
    ] as [(String, WireFormat.System, String, WireFormat.Loss?)])
  func `a name of another system finds its type, or stays what it is`(
    text: String, system: WireFormat.System, type: String, loss: WireFormat.Loss?
  ) throws {
    let found = try types.type(ofFormat: text, in: system)
    #expect(found.type.text == type)
    #expect(found.loss == loss)
  }

  @Test(arguments: WireFormat.System.allCases)
  func `every declared type comes back from the wire, but for a loss of its kind or name`(
    system: WireFormat.System
  ) throws {
    for declaration in types.declarations {
      let format = types.format(of: declaration.type, in: system)
      let back = try types.type(ofFormat: format.text, in: system).type
      if format.loss != .kind {
        #expect(back == declaration.type, "\(declaration.type.text) as \(format.text)")
      }
    }
  }

  @Test func `parameters count for the wire, and not for what conforms to what`() throws {
    let plain = try TypeIdentifier("text/plain;charset=utf-8")
    let other = try TypeIdentifier("text/plain")
    #expect(types.conformance.conforms(plain, to: other))
    #expect(plain != other)
    #expect(types.format(of: plain, in: .mime).text == "text/plain;charset=utf-8")
  }

  @Test func `UTF-16 comes back as another text, and a zero ends it where it has no length`() throws
  {
    let own = try TypeIdentifier("public.utf16-plain-text")
    let clipboard = types.format(of: own, in: .clipboard)
    #expect(clipboard.loss == .kind && clipboard.endsAtZero)
    let back = try types.type(ofFormat: clipboard.text, in: .clipboard)
    #expect(back.type.text == "public.utf8-plain-text" && back.loss == .encoding)
    let mime = types.format(of: own, in: .mime)
    #expect(mime.loss == .kind && !mime.endsAtZero)
    #expect(
      try types.type(ofFormat: mime.text, in: .mime).type.text
        == "public.utf16-external-plain-text")
    let little = try types.type(ofFormat: "text/plain;charset=utf-16le", in: .mime)
    #expect(little.type.text == "public.plain-text" && little.loss == .parameters)
    for name in ["CF_TEXT", "CF_OEMTEXT", "FileNameW"] { #expect(WireFormat(name).endsAtZero) }
    for name in ["HTML Format", "CF_HDROP", "text/plain"] { #expect(!WireFormat(name).endsAtZero) }
  }

  @Test func `what names no type is refused`() {
    #expect(throws: TypeNameError(.empty)) { try types.type(ofFormat: "", in: .mime) }
    #expect(throws: TypeNameError(.character("\u{7}", at: 1))) {
      try types.type(ofFormat: "a\u{7}", in: .clipboard)
    }
  }
}

@Suite struct ItemBundleTests {
  private func part(_ type: String, _ text: String) throws -> ItemBundle.Part {
    ItemBundle.Part(try TypeIdentifier(type), Array(text.utf8))
  }

  @Test func `several items travel as one run of bytes, and come back`() throws {
    let bundle = ItemBundle([
      [try part("public.png", "pixels"), try part("text/plain;charset=utf-8", "")], [],
      [try part("com.example.card", "ü")],
    ])
    #expect(try ItemBundle(reading: bundle.bytes) == bundle)
    #expect(try ItemBundle(reading: ItemBundle([]).bytes) == ItemBundle([]))
  }

  @Test func `bytes that are cut short anywhere are refused with their place`() throws {
    let bytes = ItemBundle([[try part("public.png", "pixels")]]).bytes
    for count in 0..<4 {
      #expect(throws: ItemBundle.FormatError.otherForm) {
        try ItemBundle(reading: Array(bytes.prefix(count)))
      }
    }
    for count in 4..<bytes.count {
      #expect(throws: ItemBundle.FormatError.cutShort(at: count)) {
        try ItemBundle(reading: Array(bytes.prefix(count)))
      }
    }
    #expect(throws: ItemBundle.FormatError.tooLong(at: bytes.count)) {
      try ItemBundle(reading: bytes + [0])
    }
  }

  @Test func `a bundle that claims more than it holds sets nothing aside for it`() {
    let mark = Array("DSB1".utf8)
    let most: [UInt8] = [255, 255, 255, 255]
    #expect(throws: ItemBundle.FormatError.cutShort(at: 8)) { try ItemBundle(reading: mark + most) }
    #expect(throws: ItemBundle.FormatError.cutShort(at: 12)) {
      try ItemBundle(reading: mark + most + most)
    }
    let one: [UInt8] = [1, 0, 0, 0]
    #expect(throws: ItemBundle.FormatError.cutShort(at: 16)) {
      try ItemBundle(reading: mark + one + one + most)
    }
    #expect(throws: ItemBundle.FormatError.badType(at: 16)) {
      try ItemBundle(reading: mark + one + one + one + [0xFF] + [0, 0, 0, 0])
    }
  }
}
