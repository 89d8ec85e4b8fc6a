import DragUIKit
import DragUIKitTesting
import Testing

/// What the data of a drop's items is, and when it comes.
@MainActor @Suite struct LoadTests {
  private let board = Board(["a", "b"])
  private let stage: AppStage

  init() {
    stage = AppStage()
    stage.name(board.collection, "board")
    stage.show(board)
    board.proposal = UICollectionViewDropProposal(
      operation: .copy, intent: .insertAtDestinationIndexPath)
  }

  @Test
  func
    `objects come together, in the items' order, when the drop has been performed (CONTRACT-89)`()
  {
    var log: [String] = []
    board.perform = { _, coordinator in
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        log.append(
          objects.compactMap { ($0 as? NSString).map { $0 as String } }.joined(separator: "+"))
      }
      log.append("performed")
    }
    stage.drop(
      [NSItemProvider(object: "x" as NSString), NSItemProvider(object: "y" as NSString)],
      on: board.collection, at: .gap(1))
    #expect(log == ["performed", "x+y"])
  }

  @Test func `one provider loads a string, its bytes, or nothing of another class`() {
    var log: [String] = []
    board.perform = { _, coordinator in
      let provider = coordinator.items[0].dragItem.itemProvider
      let progress = provider.loadObject(ofClass: String.self) { text, error in
        log.append("\(text ?? "none") \(error == nil)")
      }
      #expect(progress.completedUnitCount == 0)
      provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in
        log.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
      }
      provider.loadObject(ofClass: NSURL.self) { url, error in
        log.append("\(url == nil) \((error as? NSError)?.code ?? 0)")
      }
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(log.sorted() == ["a", "a true", "true -1000"])
  }

  @Test func `of two loads of one provider the later one may fail first (HOOK-6)`() async {
    let provider = NSItemProvider()
    final class Answers: @unchecked Sendable {
      var picture: ((Data?, (any Error)?) -> Void)?
    }
    let answers = Answers()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      answers.picture = $0
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) {
      $0(nil, CocoaError(.fileNoSuchFile))
      answers.picture?(Data([7]), nil)
      return nil
    }
    var log: [String] = []
    board.perform = { _, coordinator in
      let provider = coordinator.items[0].dragItem.itemProvider
      provider.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
        log.append("picture \(data.map { Array($0) } ?? []) \(error == nil)")
      }
      provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
        log.append("text \(data == nil) \(error is CocoaError)")
      }
    }
    stage.drop([provider], on: board.collection, at: .gap(1))
    await stage.settleLoads()
    #expect(log == ["text true true", "picture [7] true"])
  }

  @Test func `a load outside of the drop fails (CONTRACT-121)`() {
    var codes: [Int] = []
    board.perform = { _, _ in }
    board.didUpdate = { _, session, _ in
      guard codes.isEmpty else { return }
      codes.append(0)
      session.items[0].itemProvider.loadObject(ofClass: NSString.self) { object, error in
        codes.append((error as? NSError)?.code ?? 0)
      }
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    #expect(codes == [0, -1])
    #expect(stage.calls.contains("note: a load outside of performDropWith fails (CONTRACT-121)"))
  }

  @Test func `what a result leads to may be loaded while loads of the drop are under way`() {
    var log: [String] = []
    board.perform = { _, coordinator in
      let provider = coordinator.items[0].dragItem.itemProvider
      provider.loadObject(ofClass: String.self) { text, _ in
        log.append(text ?? "none")
        provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, error in
          log.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "\(error == nil)")
          // Nothing is under way any more.
          provider.loadObject(ofClass: String.self) { log.append($1 == nil ? "late" : "refused") }
        }
      }
    }
    stage.drag(cellAt: [0, 0], of: board.collection, to: .gap(2))
    stage.settle()
    #expect(log == ["a", "a", "refused"])
  }

  @Test func `every load has a form that waits for its result`() async throws {
    let provider = NSItemProvider(object: "x" as NSString)
    provider.suggestedName = "letter"
    // A task goes on with the stage of the code that makes it, whatever other tests drive meanwhile.
    let loads = stage.perform {
      Task { @MainActor in
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        let data = try await provider.loadDataRepresentation(forTypeIdentifier: "public.text")
        let object = try await provider.loadObject(ofClass: NSString.self)
        let text = try await provider.loadObject(ofClass: String.self)
        let file = try await provider.loadFileRepresentation(forTypeIdentifier: "public.text")
        let (place, isInPlace) = try await provider.loadInPlaceFileRepresentation(
          forTypeIdentifier: "public.text")
        return [
          String(
            decoding: (item as? NSData).map { Data(referencing: $0) } ?? Data(), as: UTF8.self),
          String(decoding: data, as: UTF8.self), (object as? NSString).map { $0 as String } ?? "",
          text, try String(contentsOf: file, encoding: .utf8), file.lastPathComponent,
          try String(contentsOf: place, encoding: .utf8), "\(isInPlace)",
        ]
      }
    }
    for _ in 1...12 {
      await Task.yield()
      await stage.settleLoads()
    }
    let found = try await loads.value
    #expect(found == ["x", "x", "x", "x", "x", "letter", "x", "false"], "\(found)")
    let failing = stage.perform {
      Task { @MainActor in
        _ = try await provider.loadDataRepresentation(forTypeIdentifier: "public.png")
      }
    }
    await Task.yield()
    await stage.settleLoads()
    await #expect(throws: NSError.self) { try await failing.value }
  }

  @Test func `a provider of no drag loads at any time`() {
    var text: String?
    stage.perform {
      NSItemProvider(object: "x" as NSString).loadObject(ofClass: String.self) { found, _ in
        text = found
      }
    }
    #expect(text == nil)
    stage.settle()
    #expect(text == "x")
  }

  @Test func `a source may answer later, from another thread`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { answer in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { answer(Data("late".utf8), nil) }
      return nil
    }
    var text: String?
    board.perform = { _, coordinator in
      coordinator.session.loadObjects(ofClass: NSString.self) {
        text = ($0.first as? NSString).map { $0 as String }
      }
    }
    stage.drop([provider], on: board.collection, at: .gap(0))
    #expect(text == nil)
    await stage.settleLoads()
    #expect(text == "late")
  }

  @Test
  func `a source that fails gives an error, and one that answers twice a note (CONTRACT-117)`() {
    let failing = NSItemProvider()
    failing.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      answer in
      answer(nil, CocoaError(.fileNoSuchFile))
      answer(Data(), nil)
      return nil
    }
    var log: [String] = []
    board.perform = { _, coordinator in
      coordinator.items[0].dragItem.itemProvider.loadDataRepresentation(
        forTypeIdentifier: "public.image"
      ) { data, error in log.append("\(data == nil) \((error as NSError?)?.code ?? 0)") }
    }
    stage.drop([failing], on: board.collection, at: .gap(0))
    #expect(log == ["true -1"])
    #expect(
      stage.calls.filter { $0.hasPrefix("note: ") }
        == ["note: a source has answered a load twice (CONTRACT-117)"])
  }

  @Test func `what is the application's own is not seen elsewhere (CONTRACT-106)`() {
    let provider = NSItemProvider()
    provider.registerObject("x" as NSString, visibility: .ownProcess)
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      answer in
      answer(Data([1]), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text", "public.png"])
    var types: [[String]] = []
    board.perform = { _, coordinator in
      types = coordinator.items.map { $0.dragItem.itemProvider.registeredTypeIdentifiers }
    }
    stage.drop([provider], on: board.collection, at: .gap(0))
    #expect(types == [["public.png"]])
  }

  @Test func `the progress of a drop is that of all its loads (CONTRACT-93)`() async {
    let slow = NSItemProvider()
    slow.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { answer in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { answer(Data([1]), nil) }
      return nil
    }
    var progress: Progress?
    board.perform = { _, coordinator in
      progress = coordinator.session.progress
      for item in coordinator.items {
        let provider = item.dragItem.itemProvider
        provider.loadDataRepresentation(
          forTypeIdentifier: provider.registeredTypeIdentifiers[0]
        ) { _, _ in }
      }
    }
    stage.drop([NSItemProvider(object: "x" as NSString), slow], on: board.collection, at: .gap(0))
    #expect(progress?.totalUnitCount == 2)
    #expect(progress?.fractionCompleted == 0.5)
    await stage.settleLoads()
    #expect(progress?.fractionCompleted == 1)
  }

  @Test func `canceling the progress of a drop cancels what is open (CONTRACT-93)`() async {
    let slow = NSItemProvider()
    slow.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { _ in nil }
    var codes: [Int] = []
    board.perform = { _, coordinator in
      coordinator.items[0].dragItem.itemProvider.loadDataRepresentation(
        forTypeIdentifier: "public.png"
      ) { _, error in codes.append((error as? NSError)?.code ?? 0) }
      coordinator.session.progress.cancel()
    }
    stage.drop([slow], on: board.collection, at: .gap(0))
    await stage.settleLoads()
    #expect(codes == [3072])
  }

  @Test func `an item may be loaded before its place is chosen`() {
    var text: String?
    board.perform = { board, coordinator in
      let item = coordinator.items[0].dragItem
      coordinator.session.loadObjects(ofClass: NSString.self) {
        text = ($0.first as? NSString).map { $0 as String }
      }
      board.collection.performBatchUpdates {
        board.sections[0].insert("x", at: 0)
        board.collection.insertItems(at: [[0, 0]])
      }
      coordinator.drop(item, toItemAt: [0, 0])
    }
    stage.drop([NSItemProvider(object: "x" as NSString)], on: board.collection, at: .gap(0))
    #expect(text == "x")
    #expect(board.sections == [["x", "a", "b"]])
  }
}
