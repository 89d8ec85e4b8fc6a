import CDragStage
import DragGeometry
import DragItems
import DragSessions
import DragStage
import Testing

@testable import DragStageC

@Suite struct FlightsTests {
  /// A host in C learns from its command which preview flies, from which view, and where to.
  @Test func `a command says where the preview of an item flies`() throws {
    let stage = Stage(settings: StageSettings())
    // The first view has the number that a command has before it is filled.
    _ = try stage.addView("u", frame: .zero, source: nil, destination: nil)
    let view = try stage.addView(
      "v", frame: Rect(x: 0, y: 0, width: 9, height: 9), source: nil, destination: nil)
    var command = ds_command()
    command.setFlight(.to(Point(x: 3, y: 4)), of: DragItem(item: ItemID(7), origin: view))
    #expect(command.flight == ds_flight(DS_FLIGHT_TO_POINT))
    #expect(command.item == 7)
    #expect(command.view == ds_view(view.rawValue))
    #expect(command.point.x == 3 && command.point.y == 4)
  }
}
