import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import Seeds
import TestSupport
import Testing

@testable import DragStage

/// Changes of a collection whose layout places the changed lines alone.
@Suite struct OrderChangeTests {
  private static let flow = Layout.flow(.init(line: 4, gap: 3, inset: Insets(5), header: 10))

  /// A flow of items with numbers, every third of which has a size of its own.
  private func content(_ count: Int) throws -> CollectionContent {
    var content = try CollectionContent(
      layout: Self.flow, size: Size(width: 320, height: 480), keepsFirstVisible: true)
    try content.addSection((0..<count).map { ItemID(UInt32($0)) })
    try content.addSection([])
    var sizes: [ItemID: Size] = [:]
    for number in stride(from: 0, to: count, by: 3) {
      sizes[ItemID(UInt32(number))] = Size(
        width: Double(10 + number % 70), height: Double(20 + number % 9))
    }
    try content.setSizes(sizes)
    return content
  }

  private func isAnew(_ content: CollectionContent) throws -> Bool {
    var sizes: [Slot: Size] = [:]
    var slots: [Slot] = []
    for (section, count) in content.order.itemCounts.enumerated() {
      for item in 0..<count {
        let slot = Slot(section: section, item: item)
        slots.append(slot)
        sizes[slot] = content.order.item(at: slot).flatMap { content.ownSizes[$0] }
      }
    }
    let fresh = try LayoutGeometry(
      Self.flow, bounds: content.size, itemCounts: content.order.itemCounts, sizes: sizes)
    return content.geometry.contentSize == fresh.contentSize
      && slots.allSatisfy { content.geometry.frame(of: $0) == fresh.frame(of: $0) }
  }

  @Test(.seeds(1...3))
  func `after any changes all places are those of a collection made from nothing`() throws {
    try compareChanges()
  }

  fileprivate func compareChanges() throws {
    let seed = Seed.current
    var random = SplitMix64(seed: seed)
    var content = try content(300)
    var next: UInt32 = 1_000
    func some(_ content: CollectionContent, most: Int = 3) -> [ItemID] {
      let items = content.order.itemIDs
      return (0..<most).compactMap { _ in items.randomElement(using: &random) }.reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
      }
    }
    func gap(_ content: CollectionContent) -> GapIndex {
      let section = Int.random(in: 0...1, using: &random)
      return GapIndex(
        section: section,
        item: Int.random(in: 0...content.order.itemCounts[section], using: &random))
    }
    for _ in 0..<60 {
      let place = gap(content)
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        next += 2
        try content.put([ItemID(next), ItemID(next + 1)], at: place)
      case 1:
        next += 2
        let items = [ItemID(next), ItemID(next + 1)]
        _ = try content.keepingSight { content throws(SnapshotError<Int, ItemID>) in
          try content.changeItems { order throws(SnapshotError<Int, ItemID>) in
            try order.insert(items, at: place)
          }
        }
      case 2:
        let items = some(content)
        _ = content.changeItemsOrNil { order throws(SnapshotError<Int, ItemID>) in
          try order.move(items, to: place)
        }
      case 3:
        let items = some(content)
        _ = try content.changeItems { order throws(SnapshotError<Int, ItemID>) in
          try order.delete(items)
        }
      case 4:
        var order = content.order
        let slots = some(content, most: 4).compactMap { order.extract($0) }
        let isTaken = content.take(order, without: slots)
        #expect(isTaken)
      case 5:
        for item in some(content, most: 1) {
          try content.setSize(
            Size(width: Double(Int.random(in: 0...400, using: &random)), height: 30.5), of: item)
        }
      case 6:
        var sizes: [ItemID: Size] = [:]
        for item in some(content) { sizes[item] = Size(width: 17, height: 99) }
        try content.setSizes(sizes)
      default:
        next += 2
        if let item = some(content).first { try content.replace(item, with: ItemID(next)) }
      }
      #expect(try isAnew(content))
    }
  }

  @Test func `a few changes of many items place the changed lines alone`() throws {
    let content = try content(1_000)
    let one = Slot(item: 500)
    let changes = [
      OrderChange(of: [one]),
      OrderChange(of: (500..<900).map { Slot(item: $0) }),
      OrderChange(of: (0..<15).map { Slot(item: $0 * 7) }),
    ]
    for change in changes { #expect(content.relaidOut(after: change) != nil) }
    #expect(content.relaidOut(after: OrderChange(of: (0..<20).map { Slot(item: $0 * 7) })) == nil)
    #expect(content.relaidOut(after: nil) == nil)
  }

  @Test func `the first placeholder of an item is found among many by its item`() throws {
    var content = try content(70)
    let item = DragItem(item: ItemID(7), origin: ViewID(index: 3))
    let stands = (0..<3).map { ItemID(UInt32(500 + $0)) }
    for stand in stands {
      try content.put([stand], at: GapIndex(section: 0, item: 5))
      content.setPlaceholder(stand, Placeholder(item: item, session: SessionID(1)))
    }
    #expect(content.firstStandIn(for: item.item) == stands[2])
    #expect(content.firstStandIn(for: ItemID(8)) == nil)
    content.setPlaceholder(stands[2], nil)
    #expect(content.firstStandIn(for: item.item) == stands[1])
    for stand in stands { content.setPlaceholder(stand, nil) }
    #expect(content.firstStandIn(for: item.item) == nil)
  }

  @Test func `neighbors are replaced together`() {
    func steps(_ change: OrderChange) -> [String] {
      change.replacements { Size(width: Double($0.item), height: 0) }.map {
        "\($0.section).\($0.items) \($0.sizes.map { Int($0?.width ?? -1) })"
      }
    }
    let slots = { (items: [Int]) in items.map { Slot(item: $0) } }
    #expect(steps(OrderChange(left: slots([5, 4, 3]))) == ["0.3..<6 []"])
    #expect(steps(OrderChange(left: slots([3, 3, 3]))) == ["0.3..<6 []"])
    #expect(steps(OrderChange(left: slots([3, 3, 7]))) == ["0.3..<5 []", "0.7..<8 []"])
    #expect(steps(OrderChange(came: slots([3, 4, 9]))) == ["0.3..<3 [3, 4]", "0.9..<9 [9]"])
    #expect(steps(OrderChange(of: slots([9, 4, 3]))) == ["0.3..<5 [3, 4]", "0.9..<10 [9]"])
    #expect(
      steps(OrderChange(left: [Slot(section: 1, item: 4)], came: slots([4])))
        == ["1.4..<5 []", "0.4..<4 [4]"])
  }
}

/// The same with the seeds that a quick run leaves out.
@Suite struct SlowOrderChangeTests {
  @Test(.seeds(4...12))
  func `after any changes all places are those of a collection made from nothing, more seeds`()
    throws
  {
    try OrderChangeTests().compareChanges()
  }
}
