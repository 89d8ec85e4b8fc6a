import CollectionLayout
import DragGeometry
import DragItems
import DragSessions
import Testing

import DragStage

/// What a pointer means, by intent and resolver.
@Suite struct HitResultTests {
  /// The last update that the list was told of, with the pointer at a height.
  private func update(
    at y: Double, x: Double = 50, _ intent: DropIntent, _ operation: DropOperation = .move,
    row: Int = 0, resolver: StageSettings.Resolver = .nearest, items: [String] = []
  ) throws -> String {
    let sample = try Sample { $0.resolver = resolver }
    sample.listPolicy.proposal = DropProposal(operation, intent: intent)
    if !items.isEmpty {
      sample.listPolicy.onItems = { [stage = sample.stage, list = sample.list] _ in
        .named(items.compactMap { stage.item($0, in: list) })
      }
    }
    try sample.carry(row: row)
    try sample.stage.move(sample.finger, x, y, at: 502)
    return sample.stage.calls().last { $0.hasPrefix("list.update") } ?? "no update"
  }

  static let nearest: [(Double, DropIntent, String)] = [
    (100, .insertAt, "insert-at at=list[gap 0]"), (121.9, .insertAt, "insert-at at=list[gap 0]"),
    (122, .insertAt, "insert-at at=list[gap 1]"), (143.9, .insertAt, "insert-at at=list[gap 1]"),
    (166, .insertAt, "insert-at at=list[gap 2]"), (319, .insertAt, "insert-at at=list[gap 5]"),
    (166, .insertInto, "insert-into at=list#b"), (145, .insertInto, "insert-into at=list#b"),
    (166, .automatic, "automatic at=list#b"), (155, .automatic, "automatic at=list#b"),
    (154.9, .automatic, "automatic at=list[gap 1]"), (177, .automatic, "automatic at=list[gap 2]"),
    (176.9, .automatic, "automatic at=list#b"),
    (166, .unspecified, "unspecified at=list[gap 2]"),
  ]

  @Test(arguments: nearest)
  func `H12, H13: the nearer side of the nearest item, or the item for an insert into it`(
    y: Double, intent: DropIntent, place: String
  ) throws {
    #expect(try update(at: y, intent) == "list.update op=move intent=\(place)")
  }

  static let vertical: [(Double, Int, String)] = [
    // A path is where the one moved item ends, so behind its own place the gap is one further.
    (122, 0, "list[gap 0]"), (145, 0, "list[gap 2]"), (187, 0, "list[gap 2]"),
    (319, 0, "list[gap 5]"), (122, 3, "list[gap 0]"), (210, 3, "list[gap 2]"),
    (254, 3, "list[gap 3]"), (298, 3, "list[gap 5]"),
  ]

  @Test(arguments: vertical)
  func `H7-H9, CONTRACT-62: the vertical resolver names the item's own final place`(
    y: Double, row: Int, place: String
  ) throws {
    #expect(
      try update(at: y, .insertAt, row: row, resolver: .vertical)
        == "list.update op=move intent=insert-at at=\(place)")
  }

  static let copies: [(Double, Int, String)] = [
    (122, 0, "list[gap 0]"), (145, 0, "list[gap 1]"), (187, 0, "list[gap 1]"),
    (319, 0, "list[gap 4]"), (122, 3, "list[gap 0]"), (210, 3, "list[gap 2]"),
    (254, 3, "list[gap 3]"), (298, 3, "list[gap 4]"),
  ]

  @Test(arguments: copies)
  func `H7-H9, CONTRACT-63: of a copy a path is the gap before the item, in both directions`(
    y: Double, row: Int, place: String
  ) throws {
    #expect(
      try update(at: y, .insertAt, .copy, row: row, resolver: .vertical)
        == "list.update op=copy intent=insert-at at=\(place)")
  }

  @Test func `CONTRACT-21, 62: of one item that joined twice a path is its own final place`() throws
  {
    #expect(
      try update(at: 210, .insertAt, resolver: .vertical, items: ["a", "a"])
        == "list.update op=move intent=insert-at at=list[gap 3]")
  }

  @Test func `CONTRACT-62, 63: a call has the place of its operation`() throws {
    let sample = try Sample { $0.resolver = .vertical }
    let stage = sample.stage
    var updates: [DropPosition?] = []
    var drops: [DropPosition?] = []
    sample.listPolicy.onUpdate = { call in
      updates.append(call.position)
      return DropProposal(.copy, intent: .insertAt)
    }
    sample.listPolicy.onPerform = { call in
      drops.append(call.position)
      return .nothing
    }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 210, at: 502)
    try stage.move(sample.finger, 700, 30, at: 503)
    try stage.move(sample.finger, 50, 210, at: 504)
    try stage.move(sample.finger, 50, 211, at: 505)
    try stage.up(sample.finger, at: 506)
    let gaps = [3, 3, 2].map { DropPosition.gap(GapIndex(item: $0)) }
    #expect(updates == gaps)
    #expect(drops == [gaps[2]])
  }

  @Test func `CONTRACT-61, 63: the last place is that of the operation that is dropped`() throws {
    let sample = try Sample { settings in
      settings.resolver = .vertical
      settings.resolverRadius = 15
    }
    let stage = sample.stage
    for item in ["d", "e"] { try stage.delete(sample.item(item, in: sample.list)) }
    var last: [DropPosition?] = []
    sample.listPolicy.onDrop = { _, coordinator in
      last.append(coordinator.lastDestination)
      return .nothing
    }
    for (operation, time) in [(DropOperation.move, Int64(0)), (.copy, 2_000)] {
      sample.listPolicy.onUpdate = { call in
        DropProposal(call.point.y > 240 ? operation : .move, intent: .insertAt)
      }
      try sample.carry(row: 0, at: time)
      try stage.move(sample.finger, 50, 210, at: time + 502)
      try stage.move(sample.finger, 50, 300, at: time + 503)
      try stage.up(sample.finger, at: time + 504)
      try stage.settle()
    }
    #expect(last == [.gap(GapIndex(item: 3)), .gap(GapIndex(item: 2))])
  }

  @Test func `H7-H9: of several items a path is the gap before the item`() throws {
    #expect(
      try update(at: 298, .insertAt, resolver: .vertical, items: ["a", "b"])
        == "list.update op=move intent=insert-at at=list[gap 4]")
  }

  @Test func `CONTRACT-60: where no place is in range an insert becomes unspecified`() throws {
    let sample = try Sample { $0.resolverRadius = 5 }
    let stage = sample.stage
    for item in ["b", "c", "d", "e"] { try stage.delete(sample.item(item, in: sample.list)) }
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 300, at: 502)
    #expect(
      stage.calls().last
        == "list.update op=move intent=unspecified at=none was=insert-at why=no-destination")
    try stage.up(sample.finger, at: 503)
    try stage.settle()
    #expect(stage.lastOutcome?.operation == .move)
    #expect(stage.order(of: sample.list) == [["a"]])
  }

  @Test func `CONTRACT-60: a plain view has no place, whatever is proposed`() throws {
    for (isPerformed, expected) in [
      (true, "box.update op=copy intent=unspecified at=none was=insert-at why=no-destination"),
      (false, "box.update op=forbidden intent=insert-at at=none was=copy why=no-destination"),
    ] {
      let sample = try Sample { $0.performsWithoutDestination = isPerformed }
      _ = try sample.stage.addView(
        "box", frame: Rect(x: 450, y: 0, width: 100, height: 90),
        destination: FixedProposalDestination(proposing: DropProposal(.copy, intent: .insertAt)))
      try sample.carry(row: 0)
      #expect(sample.stage.calls().last == expected)
    }
  }

  @Test func `CONTRACT-59: an insert into an item past the end is unspecified`() throws {
    let sample = try Sample()
    let stage = sample.stage
    for item in ["c", "d", "e"] { try stage.delete(sample.item(item, in: sample.list)) }
    sample.listPolicy.proposal = DropProposal(.copy, intent: .insertInto)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 310, at: 502)
    #expect(
      stage.calls().last
        == "list.update op=copy intent=unspecified at=list[gap 2] was=insert-into why=no-item")
  }

  @Test func `policies hear the item, the end or no place`() throws {
    let sample = try Sample()
    let stage = sample.stage
    for item in ["c", "d", "e"] { try stage.delete(sample.item(item, in: sample.list)) }
    var over: [DragContext.Over] = []
    sample.listPolicy.onUpdate = {
      over.append($0.over)
      return DropProposal(.cancel)
    }
    try sample.carry(row: 0)
    for y in [122.0, 166, 310] { try stage.move(sample.finger, 50, y, at: 502) }
    let a = try sample.item("a", in: sample.list).item
    let b = try sample.item("b", in: sample.list).item
    #expect(over == [.item(a), .item(b), .end])
  }

  @Test func `a scrolled collection is aimed at in its content`() throws {
    let sample = try Sample()
    let stage = sample.stage
    try stage.append((0..<10).map { "n\($0)" }, of: sample.list)
    try stage.scene.scroll(sample.list, by: Point(x: 0, y: 88))
    #expect(
      stage.item("c", in: sample.list).flatMap { stage.scene.shownFrame(of: $0)?.minY } == 100)
    try sample.carry(row: 0)
    try stage.move(sample.finger, 50, 122, at: 502)
    #expect(
      stage.pointers.session(of: sample.finger)?.items.map { stage.name(of: $0.item) } == ["c"])
    #expect(stage.calls().last == "list.update op=move intent=insert-at at=list[gap 3]")
  }
}
