import Testing

@testable import DragItems

@Suite struct DeclaredTypesTests {
  private let all = DeclaredTypes.parents + DeclaredTypes.added

  @Test func `the table has the contract's 130 types and two more`() {
    #expect(DeclaredTypes.parents.count == 130)
    #expect(
      DeclaredTypes.added.map { "\($0.type)" } == ["com.apple.ical.ics", "public.geojson"])
    #expect(Set(all.map { "\($0.type)" }).count == 132)
    #expect(all.reduce(0) { $0 + $1.parents.count } == 152)
    #expect(TypeRegistry.system.declarations.count == 132)
  }

  @Test func `every name is lawful and in lower case`() throws {
    for entry in all {
      let type = try TypeIdentifier("\(entry.type)")
      #expect(type.kind == .uniform && type.text == type.folded)
      #expect(TypeRegistry.system.status(of: type) == .declared(.system))
      #expect(
        TypeRegistry.system.declaration(of: type)?.parents.map(\.text)
          == entry.parents.map { "\($0)" })
    }
  }

  @Test func `every tagged type is declared, once, and every tag is lawful and in lower case`()
    throws
  {
    let types = DeclaredTypes.tags.map { "\($0.type)" }
    #expect(Set(types).count == 85 && types.count == 85)
    #expect(Set(types).subtracting(all.map { "\($0.type)" }) == [])
    for entry in DeclaredTypes.tags {
      for text in entry.mimeTypes {
        #expect(try TypeTag(mimeType: "\(text)") == TypeTag(lawful: .mimeType, "\(text)"))
      }
      for text in entry.extensions {
        let tag = TypeTag(lawful: .filenameExtension, "\(text)")
        #expect(try TypeTag(filenameExtension: "\(text)") == tag)
      }
    }
  }

  @Test func `the tags that two types share are these, and the first row is found`() {
    var owners: [TypeTag: [String]] = [:]
    for declaration in DeclaredTypes.declarations {
      for tag in declaration.tags { owners[tag, default: []].append(declaration.type.text) }
    }
    let shared = owners.filter { $0.value.count > 1 }
      .map { "\($0.key.text): \($0.value.joined(separator: ", "))" }.sorted()
    #expect(
      shared == [
        "application/zip: public.zip-archive, com.pkware.zip-archive",
        "audio/aiff: public.aiff-audio, public.aifc-audio",
        "m4v: com.apple.m4v-video, com.apple.protected-mpeg-4-video",
        "mp4: public.mpeg-4, public.mpeg-4-audio",
        "zip: public.zip-archive, com.pkware.zip-archive",
      ])
  }
}
