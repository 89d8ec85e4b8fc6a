import DragItems
import DragSessions
import Testing

import DragStage

/// The types that a stage knows, and what a session has of them.
@Suite struct StageTypesTests {
  private let drag: LoadSample
  private var stage: Stage { drag.stage }

  init() throws {
    drag = try LoadSample()
  }

  private func type(_ text: String) throws -> TypeIdentifier { try TypeIdentifier(text) }

  @Test func `CONTRACT-124, 128: a declared type takes part in every question and load`() throws {
    let drawing = try TypeDeclaration(
      try type("org.example.drawing"), parents: [try type("public.image")],
      filenameExtensions: ["draw"])
    #expect(try stage.items.declareTypes(exported: [drawing]) == [])
    try drag.provide("a", "org.example.drawing", .data([4]))
    let image = try type("public.image")
    try drag.drop { [drag, stage] call in
      #expect(stage.sessions.anyItem(of: call.session, conformsTo: image, seenFrom: call.view))
      drag.load(.data(image), call)
    }
    try stage.settle()
    #expect(drag.policy.loaded == [.success(.data(drawing.type, [4]))])
    let name = stage.items.provider(of: try drag.sample.item("a", in: drag.sample.list))
      .filename(for: drawing.type, in: stage.items.types)
    #expect(name == "item.draw")
  }

  @Test func `CONTRACT-124: a declaration that cannot be is refused and changes nothing`() throws {
    let parent = try type("org.example.nowhere")
    let orphan = try type("org.example.orphan")
    #expect(
      throws: StageError.badDeclaration(.unknownParent(parent, of: orphan))
    ) {
      try stage.items.declareTypes(exported: [TypeDeclaration(orphan, parents: [parent], tags: [])])
    }
    #expect(stage.items.types.declaration(of: orphan) == nil)
  }

  @Test func `CONTRACT-125: an opaque name is reported once and conforms to nothing`() throws {
    try drag.provide("a", "YourClass", .data([1]))
    try drag.provide("b", "yourclass", .data([2]))
    try drag.provide("c", "org.example.unknown", .data([3]))
    #expect(stage.lines() == ["0.000 list.opaqueType item=a type=YourClass"])
    let own = try type("YourClass")
    let data = TypeIdentifier.data
    try drag.drop { [drag, stage] call in
      #expect(stage.sessions.anyItem(of: call.session, conformsTo: own, seenFrom: call.view))
      #expect(!stage.sessions.anyItem(of: call.session, conformsTo: data, seenFrom: call.view))
      drag.load(.data(own), call)
      drag.load(.data(data), call)
    }
    try stage.settle()
    #expect(
      drag.policy.loaded == [.success(.data(own, [1])), .failure(.itemUnavailable)])
  }

  @Test func `CONTRACT-90, complaint 21: any item and all items are two questions`() throws {
    try drag.provide("a", "public.png")
    try drag.provide("b", "public.utf8-plain-text")
    let image = try type("public.image")
    let data = TypeIdentifier.data
    let picture = ObjectClass("picture", readableTypes: [image])
    let anything = ObjectClass("anything", readableTypes: [data])
    try drag.drop(rows: 2) { [stage] call in
      let (session, view) = (call.session, call.view)
      #expect(stage.sessions.anyItem(of: session, conformsTo: image, seenFrom: view))
      #expect(!stage.sessions.allItems(of: session, conformTo: image, seenFrom: view))
      #expect(stage.sessions.allItems(of: session, conformTo: data, seenFrom: view))
      #expect(stage.sessions.anyItem(of: session, canLoad: picture, seenFrom: view))
      #expect(!stage.sessions.allItems(of: session, canLoad: picture, seenFrom: view))
      #expect(stage.sessions.allItems(of: session, canLoad: anything, seenFrom: view))
    }
    try stage.settle()
    let over = SessionID(1)
    #expect(!stage.sessions.anyItem(of: over, conformsTo: data, seenFrom: drag.sample.list))
    #expect(!stage.sessions.allItems(of: over, canLoad: anything, seenFrom: drag.sample.list))
  }

  @Test func `CONTRACT-109: name and team data can be read before the drop`() throws {
    for (team, seen) in [("acme", [5, 6]), (nil, []), ("other", [])] as [(String?, [UInt8])] {
      let drag = try LoadSample(listIn: "acme", team: team)
      let a = try drag.provide("a")
      drag.stage.items.suggestName("Holiday", for: a)
      try drag.stage.items.setTeamData([5, 6], of: a)
      try drag.sample.carry(row: 0)
      let provider = drag.stage.items.provider(of: a)
      #expect(provider.suggestedName == "Holiday")
      let reader = drag.stage.items.reader(at: drag.sample.shelf, of: drag.sample.list)
      #expect(provider.teamData(for: reader) == seen)
      let many = [UInt8](repeating: 0, count: ItemProvider.teamDataLimit + 1)
      #expect(throws: StageError.self) {
        try drag.stage.items.setTeamData(many, of: a)
      }
      #expect(drag.stage.items.provider(of: a).teamData(for: .own) == [5, 6])
    }
  }

  @Test func `CONTRACT-109: 8,192 bytes for the team fit, and one more is refused`() throws {
    let drag = try LoadSample(listIn: "acme", team: "acme")
    let a = try drag.provide("a")
    let full = [UInt8](repeating: 7, count: 8_192)
    try drag.stage.items.setTeamData(full, of: a)
    #expect(throws: StageError.self) { try drag.stage.items.setTeamData(full + [8], of: a) }
    let reader = drag.stage.items.reader(at: drag.sample.shelf, of: drag.sample.list)
    #expect(drag.stage.items.provider(of: a).teamData(for: reader) == full)
  }

  @Test func `CONTRACT-108: a file is offered as the type of its name, and as its address`() throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let a = try sample.item("a", in: sample.list)
    let path = "/home/notes.txt"
    #expect(stage.items.registerContents(ofFile: path, for: a) == nil)
    #expect(throws: StageError.badFile(.noFile(FileSpace.Path(path)))) {
      try stage.items.bytes(ofFile: path)
    }
    #expect(stage.items.provider(of: a).representations.isEmpty)
    try stage.items.addFile([65], at: path)
    #expect(try stage.items.bytes(ofFile: path) == [65])
    #expect(throws: StageError.badFile(.exists(FileSpace.Path(path)))) {
      try stage.items.addFile([66], at: path)
    }
    #expect(stage.items.registerContents(ofFile: path, for: a) == [])
    let provider = stage.items.provider(of: a)
    #expect(provider.representations.map(\.type.text) == ["public.plain-text", "public.file-url"])
    #expect(provider.suggestedName == "notes.txt")
    // The first of one type wins.
    #expect(stage.items.registerContents(ofFile: path, for: a)?.count == 2)
  }

  @Test func `CONTRACT-103, 104, 105: an object is registered with its own types, or its class's`()
    throws
  {
    let sample = try Sample()
    let stage = sample.stage
    let (a, b) = (try sample.item("a", in: sample.list), try sample.item("b", in: sample.list))
    let card = try TypeIdentifier("com.example.card")
    let classOfCards = ObjectClass(
      "card", writableTypes: [.init(card, visibility: .own), .init(.png)])
    #expect(
      stage.items.register(ItemObject(of: classOfCards, outcomes: [card: .data([1])]), for: a) == []
    )
    #expect(stage.items.provider(of: a).representations.map(\.visibility) == [.own, .all])
    #expect(stage.items.registerObject(of: classOfCards, outcome: .data([2]), for: b) == [])
    #expect(stage.items.provider(of: b).representations.map(\.visibility) == [.all, .all])
    #expect(
      stage.items.registerObject(of: classOfCards, outcome: .data([3]), for: b) == [card, .png])
  }
}
