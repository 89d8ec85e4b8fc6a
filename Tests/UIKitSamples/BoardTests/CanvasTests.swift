import DragUIKitTesting
import Testing
import UIKit

@testable import Boards

/// Plain views with interactions.
@MainActor @Suite struct CanvasTests {
  private let canvas = CanvasController(text: "hello")
  private let stage: AppStage

  init() { stage = AppStage(hosting: canvas) }

  @Test func `a note is dropped on the canvas, at a point of it`() {
    stage.drag(canvas.note, to: .middle, in: canvas.canvas)
    #expect(canvas.texts.map(\.text) == ["hello"])
    #expect(canvas.texts.first?.point == CGPoint(x: 150, y: 200))
    #expect(canvas.log == ["lifted", "concluded", "ended \(UIDropOperation.move.rawValue)"])
    #expect(canvas.note.alpha == 1)
  }

  @Test func `a lift that is released puts the note back (CONTRACT-06)`() {
    stage.press(.middle, of: canvas.note)
    stage.advance(by: .seconds(1))
    #expect(canvas.note.alpha == 0.5)
    stage.release()
    stage.settle()
    #expect(canvas.log == ["put back"])
    #expect(canvas.note.alpha == 1)
  }

  @Test func `two texts of another application are not taken, and one is copied`() {
    let providers = ["x", "y"].map { NSItemProvider(object: $0 as NSString) }
    stage.drop(providers, on: canvas.canvas, at: .middle)
    #expect(canvas.texts.isEmpty)
    stage.drop([providers[0]], on: canvas.canvas, at: .middle)
    #expect(canvas.texts.map(\.text) == ["x"])
  }
}
