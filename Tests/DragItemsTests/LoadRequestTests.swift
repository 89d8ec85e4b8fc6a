import DragItems
import Testing

@Suite struct LoadRequestTests {
  private let graph = TypeConformance.declared
  private let original = FileSpace.Path("/originals/a.png")

  private func error(
    of request: LoadRequest, from provider: ItemProvider, isInDropScope: Bool = true
  ) -> LoadError? {
    do throws(LoadError) {
      _ = try provider.representation(
        for: request, in: graph, for: .stranger, isInDropScope: isInDropScope)
      return nil
    } catch {
      return error
    }
  }

  private func space() throws -> FileSpace {
    var space = FileSpace()
    try space.add([7], at: original)
    return space
  }

  private func file(_ options: Representation.FileOptions) throws -> Representation {
    try offer(
      "public.png", "copy",
      form: .file(Representation.FileOffer(original: original, options: options)))
  }

  @Test func `CONTRACT-121: every load outside the drop fails for its own reason`() throws {
    let png = try type("public.png")
    let provider = provider(try offer("public.png"))
    let image = try objectClass("Image", reads: ["public.png"])
    for request in [LoadRequest.data(png), .file(png), .fileInPlace(png), .object(image)] {
      #expect(
        error(of: request, from: provider, isInDropScope: false)
          == .failed(.loadOutsideDropScope))
      #expect(error(of: request, from: provider) == nil)
    }
  }

  @Test func `CONTRACT-113: a type that nothing conforms to is unavailable`() throws {
    let provider = provider(try offer("public.png"))
    let image = try objectClass("Text", reads: ["public.text"])
    #expect(error(of: .data(try type("public.jpeg")), from: provider) == .itemUnavailable)
    #expect(error(of: .object(image), from: provider) == .itemUnavailable)
    #expect(error(of: .data(.data), from: ItemProvider()) == .itemUnavailable)
  }

  @Test func `CONTRACT-114: bytes are written to a file where a file is asked for`() throws {
    var space = FileSpace()
    let png = try offer("public.png", "bytes")
    let item = try space.answer(.file(.data), from: png, named: "a.png")
    guard case .file(let delivered, let lease, let isInPlace) = item else {
      Issue.record("\(item) is no file")
      return
    }
    #expect(delivered.text == "public.png" && !isInPlace)
    #expect(try space.bytes(at: lease.file) == Array("bytes".utf8))
    #expect(space.leaks == [lease])
    try space.end(lease.token)
    #expect(space.paths == [])
  }

  @Test func `CONTRACT-114: a file is read where bytes are asked for`() throws {
    var space = try space()
    let png = try type("public.png")
    for options: Representation.FileOptions in [[], .openInPlace] {
      #expect(
        try space.answer(.data(.data), from: file(options), named: "a") == .data(png, [7]))
    }
    #expect(space.leases == [])
  }

  @Test func `CONTRACT-114: a temporary copy leaves the original alone`() throws {
    var space = try space()
    let item = try space.answer(.file(.data), from: file(.openInPlace), named: "a.png")
    guard case .file(_, let lease, false) = item else {
      Issue.record("\(item) is no copy")
      return
    }
    try space.write([8], at: lease.file)
    try space.end(lease.token)
    #expect(try space.bytes(at: original) == [7])
  }

  @Test func `CONTRACT-115: the original is lent where its source allows it`() throws {
    var space = try space()
    let item = try space.answer(.fileInPlace(.data), from: file(.openInPlace), named: "a")
    guard case .file(_, let lease, true) = item else {
      Issue.record("\(item) is no original")
      return
    }
    #expect(lease.file == original)
    try space.end(lease.token)
    #expect(space.paths == [original])
  }

  @Test func `CONTRACT-115: else there is a copy, which goes at some later time`() throws {
    var space = try space()
    let others = [
      try file([]), try offer("public.png", "x"),
      try offer("public.png", "x", form: .file(Representation.FileOffer(options: .openInPlace))),
    ]
    for representation in others {
      let item = try space.answer(.fileInPlace(.data), from: representation, named: "a")
      guard case .file(_, let lease, false) = item else {
        Issue.record("\(item) is no copy")
        return
      }
      #expect(lease.retention == .swept)
    }
    #expect(space.leaks == [] && space.leases.count == 3)
    space.sweep()
    #expect(space.paths == [original])
  }

  @Test func `CONTRACT-116: an object is made from bytes and the registered type`() throws {
    var space = FileSpace()
    let provider = provider(try offer("public.utf8-plain-text", "hi"))
    let text = try objectClass("Text", reads: ["public.text"])
    let chosen = try provider.representation(
      for: .object(text), in: graph, for: .stranger, isInDropScope: true)
    #expect(
      try space.answer(.object(text), from: chosen, named: "a")
        == .object(
          className: "Text", try type("public.utf8-plain-text"), Array("hi".utf8)))
  }

  @Test func `a source that fails is heard in its own words, and leaves no file`() throws {
    var space = FileSpace()
    let png = try type("public.png")
    let broken = Representation(png, .failure("disk full"))
    let gone = try file(.openInPlace)
    for request in [LoadRequest.data(png), .file(png), .fileInPlace(png)] {
      #expect(throws: LoadError.failed("disk full")) {
        try space.answer(request, from: broken, named: "a")
      }
      #expect(throws: LoadError.failed("the original /originals/a.png is gone")) {
        try space.answer(request, from: gone, named: "a")
      }
    }
    #expect(space == FileSpace())
  }
}
