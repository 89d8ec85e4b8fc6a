import DragItems
import DragSessions
import Machines
import Testing

import DragStage

/// Files that a drop brings: how long they are there, and who ends their use.
@Suite struct StageFilesTests {
  private let drag: LoadSample
  private var stage: Stage { drag.stage }
  private let png: TypeIdentifier
  private let original = FileSpace.Path("/photos/Cat.png")

  init() throws {
    drag = try LoadSample()
    png = try TypeIdentifier("public.png")
  }

  /// A picture in a file of its source.
  private func provideFile(_ options: Representation.FileOptions = []) throws {
    try stage.items.files.add([1, 2, 3], at: original)
    let a = try drag.provide(
      "a", form: .file(Representation.FileOffer(original: original, options: options)))
    stage.items.suggestName("Cat", for: a)
  }

  @Test func `CONTRACT-107, 114: a copy is there while its handler runs, and gone then`() throws {
    try provideFile()
    var seen: [[UInt8]?] = []
    var paths: [String] = []
    drag.policy.onLoaded = { [stage] result, _ in
      guard let lease = (try? result.get())?.lease else { return }
      paths.append(lease.file.name)
      seen.append(try? stage.items.files.bytes(at: lease.file))
    }
    try drag.drop { [drag, png] in drag.load(.file(png), $0) }
    try stage.settle()
    #expect(paths == ["Cat.png"])
    #expect(seen == [[1, 2, 3]])
    #expect(stage.items.files.paths == [original])
    #expect(stage.items.leakedFiles == [])
  }

  @Test func `CONTRACT-114: what a handler moves away or copies stays`() throws {
    try provideFile()
    let moved = FileSpace.Path("/inbox/moved.png")
    let copied = FileSpace.Path("/inbox/copied.png")
    drag.policy.onLoaded = { [stage] result, _ in
      guard let lease = (try? result.get())?.lease else { return }
      try? stage.items.files.copy(lease.file, to: copied)
      try? stage.items.files.move(lease.file, to: moved)
    }
    try drag.drop { [drag, png] in drag.load(.file(png), $0) }
    try stage.settle()
    #expect(stage.items.files.paths == [copied, moved, original])
    #expect(stage.items.leakedFiles == [])
  }

  @Test func `CONTRACT-114: bytes come in a file, and a file as bytes`() throws {
    try provideFile()
    try drag.provide("b", "public.utf8-plain-text", .data([9]))
    let text = try TypeIdentifier("public.utf8-plain-text")
    try drag.drop(rows: 2) { [stage, png] call in
      for (item, request) in zip(call.items, [LoadRequest.data(png), .file(text)]) {
        _ = try? stage.loads.load(request, of: item, in: call.session, at: call.view)
      }
    }
    try stage.settle()
    #expect(drag.policy.loaded.first == .success(.data(png, [1, 2, 3])))
    let file = try #require(try? drag.policy.loaded.last?.get())
    #expect(file.lease?.file.name == "item")
    #expect(file.bytes == nil)
    #expect(stage.items.files.paths == [original])
  }

  @Test func `CONTRACT-115, complaint 19: an original is lent until its reader ends the use`()
    throws
  {
    try provideFile(.openInPlace)
    try drag.drop { [drag, png] in drag.load(.fileInPlace(png), $0) }
    try stage.settle()
    let loaded = try #require(try? drag.policy.loaded.first?.get())
    let lease = try #require(loaded.lease)
    #expect(loaded == .file(png, lease, isInPlace: true))
    #expect(lease.file == original)
    #expect(stage.items.leakedFiles == [lease])
    #expect(throws: FileSpace.AccessError.inUse(original)) {
      try stage.items.files.remove(original)
    }
    try stage.items.endUse(of: lease)
    #expect(stage.items.leakedFiles == [])
    #expect(throws: StageError.badFile(.ended)) { try stage.items.endUse(of: lease) }
    #expect(stage.items.files.paths == [original])
  }

  @Test func `CONTRACT-115: else there is a copy until the session is over`() throws {
    try provideFile()
    try drag.drop { [drag, png] in drag.load(.fileInPlace(png), $0) }
    try stage.handle(.tick, at: .milliseconds(1_001))
    let lease = try #require(try? drag.policy.loaded.first?.get().lease)
    #expect(try stage.items.files.bytes(at: lease.file) == [1, 2, 3])
    #expect(stage.items.leakedFiles == [])
    try stage.settle()
    #expect(stage.items.files.paths == [original])
  }

  @Test func `an application that goes ends its uses`() throws {
    try provideFile(.openInPlace)
    try drag.drop { [drag, png] in drag.load(.fileInPlace(png), $0) }
    try stage.settle()
    #expect(stage.items.leakedFiles.count == 1)
    let other = try #require(stage.scene.application(named: "other"))
    try stage.handle(.application(other, .gone), at: stage.now)
    #expect(stage.items.leakedFiles == [])
    #expect(stage.items.files.paths == [original])
  }

  @Test func `a file that comes after its reader is gone leaves no file`() throws {
    try stage.items.files.add([1], at: original)
    try drag.provide(
      "a", "public.png", .data([1]), .after(.milliseconds(50)),
      form: .file(Representation.FileOffer(original: original, options: .openInPlace)))
    try drag.drop { [drag, png] call in
      drag.load(.file(png), call)
      drag.load(.fileInPlace(png), call)
    }
    let other = try #require(stage.scene.application(named: "other"))
    try stage.handle(.application(other, .gone), at: stage.now)
    try stage.settle()
    #expect(stage.items.files.paths == [original])
    #expect(stage.items.files.leases == [])
    #expect(drag.policy.loaded == [])
  }

  @Test func `an original that is gone fails the load in words`() throws {
    try provideFile()
    try stage.items.files.remove(original)
    try drag.drop { [drag, png] in drag.load(.file(png), $0) }
    try stage.settle()
    #expect(drag.policy.loaded == [.failure(.failed("the original /photos/Cat.png is gone"))])
    #expect(stage.items.files.leases == [])
  }
}
