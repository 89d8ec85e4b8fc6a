import DragUIKitTesting
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import Boards

/// A grid whose items come after their drop.
@MainActor @Suite struct AttachmentsTests {
  private let grid = AttachmentsController()
  private let stage: AppStage

  init() { stage = AppStage(hosting: grid) }

  private func provider(_ name: String, _ type: UTType, answers data: Data?) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = name
    provider.registerDataRepresentation(
      forTypeIdentifier: type.identifier, visibility: .all
    ) { answer in
      let error: Error? = data == nil ? CocoaError(.fileNoSuchFile) : nil
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { answer(data, error) }
      return nil
    }
    return provider
  }

  @Test func `what is dropped is there in its order when its data has come`() async {
    stage.drop(
      [
        provider("a", .png, answers: Data([1])), provider("b", .pdf, answers: nil),
        provider("c", .plainText, answers: Data([1, 2, 3])),
      ], on: grid.collectionView, at: .middle)
    #expect(grid.attachments.isEmpty)
    let names = grid.collectionView.visibleCells.compactMap { ($0 as? LoadingCell)?.name }
    #expect(names == ["a", "b", "c"])
    #expect(grid.collectionView.hasUncommittedUpdates)
    await stage.settleLoads()
    #expect(grid.attachments.map(\.name) == ["a", "c"])
    #expect(grid.attachments.map(\.bytes) == [1, 3])
    #expect(grid.failures == 1)
    #expect(!grid.collectionView.hasUncommittedUpdates)
  }

  @Test func `a sound is not taken`() {
    stage.drop([provider("d", .mp3, answers: Data())], on: grid.collectionView, at: .middle)
    stage.expectCalls("canHandle")
  }
}
