import DragUIKit
import DragUIKitTesting
import Foundation
import Testing

/// The codes with which loads fail: an application tells the reasons apart by them.
@MainActor @Suite struct LoadErrorTests {
  /// The codes of the errors of some loads, which are begun by a function that hands its error over.
  private func codes(
    in stage: AppStage, _ loads: [(@escaping ((any Error)?) -> Void) -> Void]
  ) -> [NSItemProvider.ErrorCode?] {
    var codes = [NSItemProvider.ErrorCode?](repeating: nil, count: loads.count)
    stage.perform {
      for (place, load) in loads.enumerated() {
        load { error in
          guard let error = error as NSError?, error.domain == NSItemProvider.errorDomain else {
            return
          }
          codes[place] = NSItemProvider.ErrorCode(rawValue: error.code)
        }
      }
    }
    stage.settle()
    return codes
  }

  @Test func `what a provider does not have is not available, whatever asks for it`() {
    let text = NSItemProvider(object: "x" as NSString)
    #expect(
      codes(
        in: AppStage(),
        [
          { end in text.loadDataRepresentation(forTypeIdentifier: "public.png") { end($1) } },
          { end in text.loadFileRepresentation(forTypeIdentifier: "public.png") { end($1) } },
          { end in
            text.loadInPlaceFileRepresentation(forTypeIdentifier: "public.png") { end($2) }
          },
          { end in text.loadItem(forTypeIdentifier: "public.png", options: nil) { end($1) } },
          { end in text.loadObject(ofClass: UIImage.self) { end($1) } },
          { end in text.loadObject(ofClass: URL.self) { end($1) } },
        ]) == Array(repeating: .itemUnavailableError, count: 6))
  }

  @Test func `a source without data and without an error of its own is given one`() {
    let data = NSItemProvider()
    data.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { answer in
      answer(nil, nil)
      return nil
    }
    let item = NSItemProvider()
    item.registerItem(forTypeIdentifier: "public.data") { answer, _, _ in answer(nil, nil) }
    let object = NSItemProvider()
    object.registerObject(ofClass: NSString.self, visibility: .all) { answer in
      answer(nil, nil)
      return nil
    }
    let nothing = NSItemProvider(item: NSNull(), typeIdentifier: "public.data")
    #expect(
      codes(
        in: AppStage(),
        [
          { end in data.loadDataRepresentation(forTypeIdentifier: "public.data") { end($1) } },
          { end in item.loadDataRepresentation(forTypeIdentifier: "public.data") { end($1) } },
          { end in object.loadObject(ofClass: NSString.self) { end($1) } },
          { end in nothing.loadDataRepresentation(forTypeIdentifier: "public.data") { end($1) } },
        ]) == [
          .itemUnavailableError, .unknownError, .unknownError, .unavailableCoercionError,
        ])
  }

  @Test func `a source's own error is handed over as it is`() {
    let own = NSError(domain: "mine", code: 7)
    let item = NSItemProvider()
    item.registerItem(forTypeIdentifier: "public.data") { answer, _, _ in
      answer(nil, NSError(domain: "mine", code: 7))
    }
    let object = NSItemProvider()
    object.registerObject(ofClass: NSString.self, visibility: .all) { answer in
      answer(nil, NSError(domain: "mine", code: 7))
      return nil
    }
    var errors: [NSError?] = []
    let stage = AppStage()
    stage.perform {
      item.loadDataRepresentation(forTypeIdentifier: "public.data") {
        errors.append($1 as NSError?)
      }
      object.loadObject(ofClass: NSString.self) { errors.append($1 as NSError?) }
    }
    stage.settle()
    #expect(errors == [own, own])
  }

  @Test func `in a drop a type that is no name of one is not available`() {
    let board = Board(["a"])
    board.proposal = UICollectionViewDropProposal(operation: .copy)
    let stage = AppStage()
    stage.show(board)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "no name", visibility: .all) { answer in
      answer(Data(), nil)
      return nil
    }
    var code: Int?
    board.perform = { _, coordinator in
      coordinator.items[0].dragItem.itemProvider.loadDataRepresentation(
        forTypeIdentifier: "no name"
      ) { code = ($1 as NSError?)?.code }
    }
    stage.drop([provider], on: board.collection, at: .gap(1))
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
  }

  @Test func `behind the drop a load of its items is not allowed`() {
    let board = Board(["a"])
    board.proposal = UICollectionViewDropProposal(operation: .copy)
    let stage = AppStage()
    stage.show(board)
    var kept: NSItemProvider?
    board.perform = { _, coordinator in kept = coordinator.items[0].dragItem.itemProvider }
    stage.drop([NSItemProvider(object: "x" as NSString)], on: board.collection, at: .gap(1))
    #expect(
      codes(in: stage, [{ end in kept?.loadObject(ofClass: NSString.self) { end($1) } }])
        == [.unknownError])
    #expect(stage.calls.contains { $0.contains("(CONTRACT-121)") })
  }
}
