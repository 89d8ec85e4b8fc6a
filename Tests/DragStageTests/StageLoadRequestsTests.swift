import DragItems
import DragSessions
import Machines
import Testing

@testable import DragStage

/// What a destination asks an item's provider for while it performs a drop.
@Suite struct StageLoadRequestsTests {
  private let drag: LoadSample
  private var stage: Stage { drag.stage }
  private let png: TypeIdentifier
  private let text: TypeIdentifier

  init() throws {
    drag = try LoadSample()
    png = try TypeIdentifier("public.png")
    text = try TypeIdentifier("public.text")
  }

  private func checkEnd() {
    #expect(stage.defect == nil)
    #expect(stage.isIdle)
    #expect(stage.items.leakedFiles == [])
  }

  @Test func `CONTRACT-88, 113: bytes are asked for in the drop and come later`() throws {
    try drag.provide("a", "public.png", .data([7]), .after(.milliseconds(20)))
    try drag.drop { [drag, png] in drag.load(.data(png), $0) }
    #expect(drag.policy.loaded == [])
    try stage.settle()
    #expect(drag.policy.loaded == [.success(.data(png, [7]))])
    #expect(stage.order(of: drag.sample.shelf) == [["x", "y"]])
    checkEnd()
  }

  @Test func `CONTRACT-117: a load has a number and a progress at once, and ends once`() throws {
    try drag.provide("a")
    var tokens: [LoadToken] = []
    var reported: [LoadToken?] = []
    drag.policy.onLoaded = { _, call in reported.append(call.load) }
    try drag.drop { [stage, png] call in
      for _ in 0..<2 {
        let token = try? stage.loads.load(
          .data(png), of: call.items[0], in: call.session, at: call.view)
        if let token { tokens.append(token) }
        #expect(token.flatMap { stage.loads.progress(of: $0) } == 0)
      }
    }
    #expect(tokens.map(\.rawValue) == [1, 2])
    try stage.settle()
    #expect(reported == tokens)
    #expect(tokens.map { stage.loads.progress(of: $0) } == [nil, nil])
    checkEnd()
  }

  @Test func `CONTRACT-119, 120: several representations of one item come in any order`() throws {
    try drag.provide("a", "public.png", .data([1]), .after(.milliseconds(50)))
    try drag.provide("a", "public.utf8-plain-text", .data([2]))
    try drag.drop { [drag, png, text] call in
      drag.load(.data(png), call)
      drag.load(.data(text), call)
    }
    try stage.settle()
    let plain = try TypeIdentifier("public.utf8-plain-text")
    #expect(
      drag.policy.loaded == [.success(.data(plain, [2])), .success(.data(png, [1]))])
    checkEnd()
  }

  @Test func `a type that no representation is of brings -1000`() throws {
    try drag.provide("a")
    try drag.drop { [drag, text] in drag.load(.data(text), $0) }
    try stage.settle()
    #expect(drag.policy.loaded == [.failure(.itemUnavailable)])
    checkEnd()
  }

  @Test func `CONTRACT-116: an object is made of the first type that its class reads`() throws {
    try drag.provide("a", "public.utf8-plain-text", .data([1]))
    try drag.provide("a", "public.png", .data([2]))
    let picture = ObjectClass("picture", readableTypes: [try TypeIdentifier("public.image"), text])
    try drag.drop { [drag] in drag.load(.object(picture), $0) }
    try stage.settle()
    let plain = try TypeIdentifier("public.utf8-plain-text")
    #expect(
      drag.policy.loaded == [.success(.object(className: "picture", plain, [1]))])
    checkEnd()
  }

  @Test func `CONTRACT-116: bytes of which a class makes nothing bring -1100`() throws {
    try drag.provide("a", "public.png", .data([2]))
    let picture = ObjectClass("picture", readableTypes: [png])
    var asked: [TypeIdentifier] = []
    try stage.items.declareClass(picture) { bytes, type in
      asked.append(type)
      return bytes == [1]
    }
    #expect(throws: StageError.nameTaken("picture")) { try stage.items.declareClass(picture) }
    #expect(stage.items.objectClass(named: "picture") == picture)
    try drag.drop { [drag] in drag.load(.object(picture), $0) }
    #expect(asked == [])
    try stage.settle()
    #expect(drag.policy.loaded == [.failure(.failed(.unexpectedValueClass))])
    #expect(asked == [png])
    checkEnd()
  }

  @Test func `CONTRACT-89: the objects of all items come once, in the items' order`() throws {
    try drag.provide("a", "public.png", .data([1]), .after(.milliseconds(30)))
    try drag.provide("b", "public.utf8-plain-text", .data([2]))
    try drag.provide("c", "public.png", .data([3]))
    try drag.provide("d", "public.png", .failure("the disk is full"))
    let picture = ObjectClass("picture", readableTypes: [png])
    var token: LoadToken?
    try drag.drop(rows: 4) { [stage] call in
      token = try? stage.loads.loadObjects(of: picture, in: call.session, at: call.view)
    }
    #expect(drag.policy.loadedAll == [])
    var reported: LoadToken?
    drag.policy.onTold = { callback, call in if callback == .didLoadAll { reported = call.load } }
    try stage.settle()
    #expect(drag.policy.loaded == [])
    #expect(
      drag.policy.loadedAll == [
        [
          .object(className: "picture", png, [1]), .object(className: "picture", png, [3]),
        ]
      ])
    #expect(reported == token)
    #expect(stage.calls().contains("shelf.didLoadAll items=a,c"))
    #expect(!stage.calls().contains { $0.contains("undropped") })
    checkEnd()
  }

  @Test func `CONTRACT-121, 142: a load outside the drop is refused and changes nothing`() throws {
    try drag.provide("a")
    var rejections: [Callback: StageError] = [:]
    drag.policy.onTold = { [stage, png] callback, call in
      let before = stage.core.state
      do throws(StageError) {
        try stage.loads.load(.data(png), of: call.items[0], in: call.session, at: call.view)
      } catch {
        rejections[callback] = error
      }
      #expect(stage.core.state == before, "\(callback)")
    }
    try drag.drop()
    try stage.settle()
    let callbacks: [Callback] = [.enter, .willDrop, .conclude, .dropEnd]
    #expect(Set(rejections.keys) == Set(callbacks))
    #expect(rejections.values.allSatisfy { $0 == .misuse(.loadOutsideDrop) })
    #expect(ContractViolation.loadOutsideDrop.rule == 121)
    #expect(drag.policy.loaded == [])
    #expect(stage.calls().contains("shelf.misuse rule=121 why=load-outside-drop item=a"))
    let session = try #require(stage.sessions.last)
    #expect(throws: StageError.misuse(.loadOutsideDrop)) {
      try stage.loads.loadObjects(
        of: ObjectClass("picture"), in: session.id, at: drag.sample.shelf)
    }
    checkEnd()
  }

  @Test func `CONTRACT-121: only the view that performs may load, and only the session's items`()
    throws
  {
    try drag.provide("a")
    let other = try drag.sample.item("b", in: drag.sample.list)
    var errors: [StageError] = []
    try drag.drop { [stage, png, list = drag.sample.list] call in
      do throws(StageError) {
        try stage.loads.load(.data(png), of: call.items[0], in: call.session, at: list)
      } catch {
        errors.append(error)
      }
      do throws(StageError) {
        let stranger = DragItem(item: other.item, origin: other.view)
        try stage.loads.load(.data(png), of: stranger, in: call.session, at: call.view)
      } catch {
        errors.append(error)
      }
    }
    try stage.settle()
    #expect(errors == [.misuse(.loadOutsideDrop), .unknownItem("b")])
    checkEnd()
  }

  @Test func `CONTRACT-117: a source that answers twice gets an error, and nothing changes`() throws
  {
    let a = try drag.provide("a", "public.png", .data([1]), .manual)
    try drag.drop { [drag, png] in drag.load(.data(png), $0) }
    try stage.handle(.loadResolved(a), at: .milliseconds(1_100))
    let before = stage.core.state
    for event in [StageEvent.loadResolved(a), .loadRejected(a, reason: "late")] {
      #expect(throws: StageError.misuse(.handlerCalledTwice)) {
        try stage.handle(event, at: .milliseconds(1_100))
      }
    }
    #expect(stage.core.state == before)
    #expect(stage.brokenRules == [117, 117])
    #expect(drag.policy.loaded == [.success(.data(png, [1]))])
    try stage.settle()
    checkEnd()
  }

  @Test func `CONTRACT-117: a source that never answers fails at the deadline`() throws {
    let drag = try LoadSample { $0.loadDeadline = .seconds(1) }
    try drag.provide("a", "public.png", .data([1]), .never)
    let b = try drag.provide("b", "public.png", .data([2]), .manual)
    try drag.drop(rows: 2) { [png] call in
      for item in call.items {
        _ = try? drag.stage.loads.load(.data(png), of: item, in: call.session, at: call.view)
      }
    }
    #expect(drag.stage.loads.open.count == 2)
    #expect(drag.stage.loads.waiting == [b])
    try drag.stage.settle()
    let error = LoadError.failed(.handlerNeverCalled)
    #expect(drag.policy.loaded == [.failure(error), .failure(error)])
    #expect(error.code == -2001)
    #expect(drag.stage.now == .milliseconds(2_000))
    // What arrives behind the deadline is passed over: the load was canceled.
    try drag.stage.handle(.loadResolved(b), at: .milliseconds(2_500))
    #expect(drag.stage.brokenRules == [])
    #expect(drag.policy.loaded.count == 2)
    #expect(drag.stage.isIdle && drag.stage.defect == nil)
  }

  @Test func `CONTRACT-106: what is hidden can neither be seen nor loaded`() throws {
    let cases: [(team: String?, group: String?, sees: [Representation.Visibility])] = [
      (nil, nil, [.all]), ("acme", nil, [.all, .team]), (nil, "pictures", [.all, .group]),
      ("acme", "pictures", [.all, .team, .group]), ("other", "others", [.all]),
    ]
    let types: [(Representation.Visibility, String)] = [
      (.all, "public.png"), (.team, "public.html"), (.group, "public.rtf"), (.own, "public.url"),
    ]
    for (team, group, sees) in cases {
      let drag = try LoadSample(listIn: "acme", "pictures", team: team, group: group)
      for (visibility, type) in types { try drag.provide("a", type, visibility: visibility) }
      try drag.drop { call in
        for (visibility, type) in types {
          guard let type = try? TypeIdentifier(type) else { continue }
          #expect(
            drag.stage.sessions.anyItem(of: call.session, conformsTo: type, seenFrom: call.view)
              == sees.contains(visibility))
          #expect(
            drag.stage.sessions.anyItem(
              of: call.session, conformsTo: type, seenFrom: drag.sample.list))
          drag.load(.data(type), call)
        }
      }
      try drag.stage.settle()
      let loaded = drag.policy.loaded.map { (try? $0.get()) != nil }
      #expect(loaded == types.map { sees.contains($0.0) })
    }
  }

  @Test func `an application has one team and one group`() throws {
    try stage.scene.join(.common, team: "acme")
    try stage.scene.join(.common, group: "pictures")
    try stage.scene.join(.common, team: "acme", group: "pictures")
    #expect(throws: StageError.teamTaken("acme")) { try stage.scene.join(.common, team: "other") }
    #expect(throws: StageError.teamTaken("pictures")) {
      try stage.scene.join(.common, team: "acme", group: "others")
    }
    let other = try #require(stage.scene.application(named: "other"))
    try stage.scene.join(other, team: "acme")
    let reader = stage.items.reader(at: drag.sample.shelf, of: drag.sample.list)
    #expect(reader == ItemReader(sharesTeam: true))
    #expect(throws: StageError.unknownName("application 99")) {
      try stage.scene.join(ApplicationID(rawValue: 99), team: "acme")
    }
  }

  @Test func `HOOK-6: the owner ends the load of one representation, and the other one waits`()
    throws
  {
    let words = try TypeIdentifier("public.utf8-plain-text")
    let a = try drag.provide("a", "public.png", .data([1]), .manual)
    try drag.provide("a", "public.utf8-plain-text", .data([2]), .manual)
    try drag.drop { [drag, png, text] call in
      drag.load(.data(png), call)
      drag.load(.data(text), call)
    }
    #expect(throws: StageError.nothingLoading("a")) {
      try stage.handle(
        .loadRejected(a, try TypeIdentifier("public.url"), reason: "no"), at: stage.now)
    }
    try stage.handle(.loadRejected(a, words, reason: "no words"), at: stage.now)
    #expect(drag.policy.loaded == [.failure(.failed("no words"))])
    try stage.handle(.loadResolved(a, png), at: stage.now)
    #expect(drag.policy.loaded.last == .success(.data(png, [1])))
    try stage.settle()
    checkEnd()
  }
}
