@testable import Boards
import DragUIKitTesting
import Testing
import UIKit

/// A poster with drops of several classes.
@MainActor @Suite struct PosterTests {
  private let poster = PosterController(nibName: nil, bundle: nil)
  private let stage: AppStage

  init() {
    stage = AppStage(hosting: poster)
  }

  @Test func `a color is that of the swatch`() {
    stage.drag(cellAt: [0, 1], of: poster.swatches, to: .middle, in: poster.poster)
    #expect(poster.poster.backgroundColor == .green)
    #expect(poster.labels.isEmpty && poster.images.isEmpty)
  }

  @Test func `an image and a text land where they are dropped`() throws {
    let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 2, 0, 4, 0])
    let image = try #require(UIImage(data: gif))
    stage.drop([NSItemProvider(object: image)], on: poster.poster, at: .point(120, 300))
    #expect(poster.images.first?.center == CGPoint(x: 100, y: 200))
    #expect(poster.images.first?.frame.size == CGSize(width: 2, height: 4))
    stage.drop([NSItemProvider(object: "hello" as NSString)], on: poster.poster, at: .middle)
    #expect(poster.labels.map(\.text) == ["hello"])
    #expect(poster.labels.first?.center == CGPoint(x: 175, y: 200))
  }
}
