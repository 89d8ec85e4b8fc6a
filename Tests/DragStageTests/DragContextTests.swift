import DragGeometry
import DragSessions
import Testing

import DragStage

/// What a policy is given.
@Suite struct DragContextTests {
  @Test func `CONTRACT-91, 94: a policy hears where the pointer is, and whose drag it is`() throws {
    var options = ViewOptions()
    options.application = "other"
    let sample = try Sample(shelf: options)
    var heard: [String] = []
    let answer: (DragContext) -> DropProposal = { [stage = sample.stage] call in
      heard.append(
        "\(stage.name(of: call.view)) \(call.point.x) \(call.point.y) local=\(call.isLocal)")
      return DropProposal(.copy)
    }
    sample.listPolicy.onUpdate = answer
    sample.shelfPolicy.onUpdate = answer
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 85, at: 510)
    try sample.stage.move(sample.finger, 50, 210, at: 520)
    #expect(heard == ["shelf 650.0 85.0 local=false", "list 50.0 210.0 local=true"])
  }

  @Test func `an item that has gone since it was asked about takes nothing into it`() throws {
    let sample = try Sample()
    var places: [DropPosition?] = []
    sample.shelfPolicy.onUpdate = { [stage = sample.stage, shelf = sample.shelf] call in
      places.append(call.place(by: .automatic, on: stage))
      if let item = stage.item("x", in: shelf) { try? stage.delete(item) }
      places.append(call.place(by: .automatic, on: stage))
      return DropProposal(.copy)
    }
    try sample.carry(row: 0)
    try sample.stage.move(sample.finger, 650, 30, at: 510)
    #expect(places.prefix(2) == [.item(Slot(section: 0, item: 0)), .gap(GapIndex(item: 1))])
  }
}
