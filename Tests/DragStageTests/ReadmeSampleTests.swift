import DragStage
import Testing

@Test func `milk moves below the tea`() throws {
  let stage = Stage()
  let list = try stage.addCollection(
    "list", frame: Rect(x: 0, y: 100, width: 390, height: 220),
    layout: .rows(.init(height: 44)), items: ["milk", "eggs", "bread", "tea", "rice"],
    source: DefaultDragSource(),
    destination: FixedProposalDestination(proposing: DropProposal(.move, intent: .insertAt)))
  let finger = try stage.addPointer("finger")

  try stage.handle(.down(finger, Point(x: 195, y: 122), label: nil), at: .zero)
  try stage.handle(.move(finger, Point(x: 195, y: 270)), at: .zero + .milliseconds(600))
  try stage.handle(.up(finger), at: .zero + .milliseconds(700))
  try stage.handle(.tick, at: .zero + .seconds(2))

  #expect(stage.order(of: list) == [["eggs", "bread", "tea", "milk", "rice"]])
  #expect(stage.lastOutcome?.operation == .move)
}
