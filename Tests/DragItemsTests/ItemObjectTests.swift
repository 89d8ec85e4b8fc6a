import DragItems
import Testing

@Suite struct ItemObjectTests {
  private func text(_ own: [ObjectClass.WritableType]? = nil) throws -> ItemObject {
    ItemObject(
      of: ObjectClass(
        "Text",
        writableTypes: [
          ObjectClass.WritableType(try type("public.rtf"), visibility: .team),
          ObjectClass.WritableType(try type("public.utf8-plain-text")),
        ]),
      ownWritableTypes: own,
      outcomes: [
        try type("public.rtf"): .data([1]), try type("public.utf8-plain-text"): .data([2]),
      ])
  }

  @Test func `CONTRACT-103: an object makes one representation for each type, in its order`()
    throws
  {
    var provider = ItemProvider()
    #expect(provider.registerObject(try text()) == [])
    let form = Representation.Form.object(className: "Text")
    #expect(
      provider.representations == [
        Representation(try type("public.rtf"), .data([1]), visibility: .team, form: form),
        Representation(try type("public.utf8-plain-text"), .data([2]), form: form),
      ])
  }

  @Test func `CONTRACT-103: a type that is there is passed over and reported`() throws {
    var provider = ItemProvider()
    provider.register(try offer("public.rtf", "first"))
    #expect(provider.registerObject(try text()).map(\.text) == ["public.rtf"])
    #expect(provider.representations.count == 2)
    #expect(provider.representations[0] == (try offer("public.rtf", "first")))
  }

  @Test func `CONTRACT-123: bytes of an object are those that it is written as`() throws {
    var provider = ItemProvider()
    provider.registerObject(try text())
    let rtf = try type("public.rtf")
    let found = try #require(provider.representations.first { $0.type == rtf })
    #expect(found.form == .object(className: "Text"))
    #expect(found.outcome == .data([1]))
  }

  @Test func `CONTRACT-104: an object that is made later has the types of its class`() throws {
    var provider = ItemProvider()
    let note = try objectClass("Note", writes: ["public.json", "public.text"])
    #expect(
      provider.registerObject(ofClass: note, visibility: .group, outcome: .failure("no room"))
        == [])
    #expect(provider.representations.map(\.type.text) == ["public.json", "public.text"])
    #expect(provider.representations.allSatisfy { $0.visibility == .group })
    #expect(provider.representations.allSatisfy { $0.outcome == .failure("no room") })
  }

  @Test func `CONTRACT-105: an object's own words come before its class's`() throws {
    let rtf = try type("public.rtf")
    let plain = try type("public.utf8-plain-text")
    let own = try text([
      ObjectClass.WritableType(plain, visibility: .own), ObjectClass.WritableType(rtf),
    ])
    #expect(own.writableTypes.map(\.type) == [plain, rtf])
    #expect(own.visibility(of: plain) == .own)
    // The object has no word on this one, and its class has.
    #expect(own.visibility(of: rtf) == .team)
    #expect(try text().visibility(of: plain) == .all)
    #expect(try text([]).writableTypes == [])
  }

  @Test func `a type for which an object brings nothing fails when it is loaded`() throws {
    let json = try type("public.json")
    #expect(
      try text().outcome(for: json) == .failure("the object does not write public.json"))
  }
}
