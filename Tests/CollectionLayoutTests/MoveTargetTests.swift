import CollectionLayout
import DragGeometry
import Testing

@Suite struct MoveTargetTests {
  @Test func `H3: the item under the point is proposed, else the target stays`() throws {
    let geometry = try threeColumns(count: 9)
    var target = MoveTarget(original: Slot(item: 1))
    #expect(target.proposal(at: Point(x: 50, y: 150), in: geometry) == Slot(item: 3))
    #expect(target.proposal(at: Point(x: 105, y: 50), in: geometry) == Slot(item: 1))
    #expect(target.settle(on: Slot(item: 3), in: geometry) == true)
    #expect(target.proposal(at: Point(x: 105, y: 50), in: geometry) == Slot(item: 3))
    #expect(target.proposal(at: Point(x: .nan, y: 50), in: geometry) == Slot(item: 3))
    #expect(target.original == Slot(item: 1))
  }

  @Test(arguments: [
    (Slot(item: 0), true), (Slot(item: 9), true), (Slot(section: 1, item: 0), true),
  ])
  func `H3: an answer from the first item to the end of a section is final`(
    answer: Slot, isTaken: Bool
  ) throws {
    let geometry = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [9, 0])
    var target = MoveTarget(original: Slot(item: 4))
    #expect(target.settle(on: answer, in: geometry) == isTaken)
    #expect(target.current == answer)
  }

  @Test(arguments: [
    Slot(item: 10), Slot(item: -1), Slot(section: 1, item: 1), Slot(section: 2, item: 0),
    Slot(section: -1, item: 0), Slot(section: .max, item: .max), Slot(item: .min),
  ])
  func `H3: an answer out of bounds keeps the target`(answer: Slot) throws {
    let geometry = try LayoutGeometry(.rows(.init()), width: 100, itemCounts: [9, 0])
    var target = MoveTarget(original: Slot(item: 4))
    #expect(target.settle(on: answer, in: geometry) == false)
    #expect(target.current == Slot(item: 4))
  }

  @Test func `L16: the same target again is not an event`() throws {
    let geometry = try threeColumns(count: 9)
    var target = MoveTarget(original: Slot(item: 1))
    #expect(target.settle(on: Slot(item: 1), in: geometry) == false)
    #expect(target.settle(on: Slot(item: 2), in: geometry) == true)
    #expect(target.settle(on: Slot(item: 2), in: geometry) == false)
  }
}
