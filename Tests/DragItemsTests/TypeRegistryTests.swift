import Seeds
import DragItems
import TestSupport
import Testing

@Suite struct TypeRegistryTests {
  private let system = TypeRegistry.system

  private func mime(_ text: String, to supertype: String = "public.data") throws -> String {
    try system.type(
      tagged: TypeTag(mimeType: text), conformingTo: TypeIdentifier(supertype)
    ).text
  }

  private func named(_ text: String, to supertype: String = "public.data") throws -> String {
    try system.type(
      tagged: TypeTag(filenameExtension: text), conformingTo: TypeIdentifier(supertype)
    ).text
  }

  @Test(arguments: [
    ("image/png", "public.png"), ("IMAGE/PNG", "public.png"), ("image/jpg", "public.jpeg"),
    ("text/plain", "public.plain-text"), ("text/plain;charset=utf-8", "public.utf8-plain-text"),
    ("Text/Plain; charset=UTF-8", "public.utf8-plain-text"),
    ("text/plain;charset=utf-16", "public.utf16-external-plain-text"),
    ("text/plain;charset=iso-8859-1", "public.plain-text"),
    ("text/html;charset=utf-8", "public.html"), ("audio/aiff", "public.aiff-audio"),
    ("application/zip", "public.zip-archive"), ("text/calendar", "com.apple.ical.ics"),
    ("application/octet-stream", "public.data"), ("video/mp4", "public.mpeg-4"),
  ])
  func `CONTRACT-128: a MIME type finds its declared type`(text: String, type: String) throws {
    #expect(try mime(text) == type)
  }

  @Test(arguments: [
    ("png", "public.png"), ("JPG", "public.jpeg"), ("mp4", "public.mpeg-4"),
    ("ts", "public.mpeg-2-transport-stream"), ("zip", "public.zip-archive"),
    ("m4v", "com.apple.m4v-video"), ("m", "public.objective-c-source"),
    ("geojson", "public.geojson"), ("swift", "public.swift-source"),
  ])
  func `CONTRACT-128: an extension finds its declared type`(text: String, type: String) throws {
    #expect(try named(text) == type)
  }

  @Test func `CONTRACT-128: a supertype chooses between the types of one tag`() throws {
    #expect(try named("mp4", to: "public.audio") == "public.mpeg-4-audio")
    #expect(try named("mp4", to: "public.movie") == "public.mpeg-4")
    #expect(try mime("audio/aiff", to: "public.aifc-audio") == "public.aiff-audio")
    #expect(
      system.types(tagged: try TypeTag(filenameExtension: "mp4")).map(\.text) == [
        "public.mpeg-4", "public.mpeg-4-audio",
      ])
  }

  @Test func `CONTRACT-128: an unknown tag makes a dynamic type of the supertype`() throws {
    #expect(try named("conf") == "dyn.ah62d4rv4ge80g55sq2")
    #expect(try named("xyz") == "dyn.ah62d4rv4ge81u8p4")
    // A known tag of another family is unknown in this one; a folder is no data.
    #expect(try TypeIdentifier(named("png", to: "public.text")).isDynamic)
    #expect(try TypeIdentifier(named("bundle")).isDynamic)
    #expect(try named("bundle", to: "public.directory") == "com.apple.bundle")
  }

  @Test func `CONTRACT-128: a type by its identifier is none when it is not declared`() throws {
    #expect(system.declaration(of: try TypeIdentifier("public.jpg")) == nil)
    #expect(system.declaration(of: try TypeIdentifier("public.webp")) == nil)
    #expect(system.declaration(of: try TypeIdentifier("PUBLIC.JPEG"))?.type.text == "public.jpeg")
  }

  @Test func `CONTRACT-128: the first tag of a kind is preferred`() throws {
    let jpeg = try TypeIdentifier("public.jpeg")
    #expect(system.preferredTag(.filenameExtension, of: jpeg)?.text == "jpeg")
    #expect(system.preferredTag(.mimeType, of: jpeg)?.text == "image/jpeg")
    let dynamic = try TypeIdentifier("dyn.ah62d4rv4ge80g55sq2")
    #expect(system.preferredTag(.filenameExtension, of: dynamic)?.text == "conf")
    #expect(system.preferredTag(.mimeType, of: dynamic) == nil)
    #expect(system.preferredTag(.filenameExtension, of: .data) == nil)
    #expect(try system.preferredTag(.mimeType, of: TypeIdentifier("com.example.x")) == nil)
  }

  @Test(
    arguments: [
      ("public.png", .declared(.system)), ("dyn.ah62d4rv4ge81u8p4", .dynamic),
      ("dyn.zzz", .unknown), ("com.example.x", .unknown), ("text/plain", .mime),
      ("CF_HDROP", .opaque),
    ] as [(String, TypeRegistry.Status)])
  func `CONTRACT-125: a registry knows what kind of name it has`(
    text: String, remaining: TypeRegistry.Status
  ) throws {
    #expect(system.status(of: try TypeIdentifier(text)) == remaining)
  }

  @Test func `CONTRACT-124: MIME types match whatever their parameters are`() throws {
    let plain = try TypeIdentifier("text/plain")
    let utf8 = try TypeIdentifier("TEXT/plain;charset=utf-8")
    #expect(system.conformance.conforms(utf8, to: plain))
    #expect(system.conformance.conforms(plain, to: utf8))
    #expect(!system.conformance.isSubtype(utf8, of: plain))
    #expect(try !system.conformance.conforms(utf8, to: TypeIdentifier("text/html")))
    #expect(try !system.conformance.conforms(utf8, to: TypeIdentifier("text")))
    #expect(utf8.text == "TEXT/plain;charset=utf-8")
  }

  @Test func `CONTRACT-124: subtypes and supertypes exclude the type itself`() throws {
    let graph = system.conformance
    let png = try TypeIdentifier("public.png")
    let image = try TypeIdentifier("public.image")
    #expect(graph.isSubtype(png, of: image) && !graph.isSubtype(image, of: png))
    #expect(!graph.isSubtype(png, of: png))
    #expect(
      graph.supertypes(of: png).map(\.text).sorted() == [
        "public.content", "public.data", "public.image", "public.item",
      ])
    #expect(try graph.supertypes(of: TypeIdentifier("com.example.x")) == [])
  }

  @Test(.seeds(11...12))
  func `CONTRACT-124: 10,000 random pairs agree with a naive walk`() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    // A graph of 300 types of its own on top of the system's; parents stand before their kinds.
    var declarations: [TypeDeclaration] = []
    var known = system.declarations.map(\.type)
    for number in 0..<300 {
      let parents = (0..<Int.random(in: 0...3, using: &random))
        .compactMap { _ in known.randomElement(using: &random) }
      let type = try TypeIdentifier("org.example.Type\(number)")
      declarations.append(TypeDeclaration(type, parents: parents, tags: []))
      known.append(type)
    }
    var registry = system
    try registry.declare(exported: declarations.shuffled(using: &random))
    func walk(_ type: TypeIdentifier, _ ancestor: TypeIdentifier) -> Bool {
      type == ancestor
        || (registry.declaration(of: type)?.parents ?? []).contains { walk($0, ancestor) }
    }
    var positive = 0
    for _ in 0..<10_000 {
      guard let one = known.randomElement(using: &random),
        let other = known.randomElement(using: &random)
      else { continue }
      let expected = walk(one, other)
      positive += expected ? 1 : 0
      #expect(registry.conformance.conforms(one, to: other) == expected, "\(one) \(other)")
    }
    #expect(positive > 100)
  }
}
