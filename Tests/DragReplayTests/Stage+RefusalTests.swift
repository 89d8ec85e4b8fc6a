import DragGeometry
import DragScript
import DragStage
import Testing

@testable import DragReplay

/// Calls that a stage refuses, for a script.
@Suite struct StageRejectionTests {
  private let stage = Stage()
  private let location = SourceLocation(file: "t.drag", line: 3, column: 1)

  @Test(arguments: [false, true])
  func `a refusal is given back, and a call that succeeds gives none`(isChecked: Bool) throws {
    let stage = stage
    let rejection = try stage.rejection(
      of: { () throws(StageError) in throw .notFinite }, at: location, isChecked: isChecked)
    #expect(rejection == .notFinite)
    let none = try stage.rejection(
      of: { () throws(StageError) in try stage.addPointer("finger") }, at: location,
      isChecked: isChecked)
    #expect(none == nil)
  }

  @Test func `a refusal that has changed something is a fault, where that is checked`() throws {
    let stage = stage
    let view = try stage.addView(
      "a", frame: Rect(x: 0, y: 0, width: 10, height: 10), source: nil, destination: nil)
    func moveAndRefuse(to x: Double) throws(StageError) {
      try stage.scene.setFrame(Rect(x: x, y: 0, width: 10, height: 10), of: view)
      throw .notFinite
    }
    let rejection = try stage.rejection(
      of: { () throws(StageError) in try moveAndRefuse(to: 20) }, at: location, isChecked: false)
    #expect(rejection == .notFinite)
    let fault = #expect(throws: TestFailure.self) {
      try stage.rejection(
        of: { () throws(StageError) in try moveAndRefuse(to: 40) }, at: location, isChecked: true)
    }
    #expect(fault?.kind == .internal)
    #expect(fault?.location == location)
    #expect(
      fault?.message == "a rejected call has changed the stage: a coordinate is not a finite number"
    )
  }
}
