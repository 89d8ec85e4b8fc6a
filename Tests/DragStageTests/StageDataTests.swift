import CollectionLayout
import CollectionModel
import DragGeometry
import DragItems
import OrderedStore
import Testing

@testable import DragStage

/// The data of a stage by itself: what it returns for others to follow.
@Suite struct StageDataTests {
  private var data = StageData(isTraced: true)
  private let list: ViewID
  private let shelf: ViewID
  private static let start = GapIndex(section: 0, item: 0)

  init() throws {
    list = try Self.addRows(["a", "b", "c"], named: "list", to: &data)
    shelf = try Self.addRows(["x"], named: "shelf", to: &data)
  }

  private static func addRows(
    _ items: [String], named name: String, to data: inout StageData
  ) throws -> ViewID {
    let size = Size(width: 100, height: 200)
    let content = try data.content(
      of: items, in: .rows(Layout.Rows(height: 40)), size, ViewOptions())
    return try data.addView(
      name, Rect(x: 0, y: 0, width: 100, height: 200), ViewOptions(), content, hasSource: true,
      sourceCalls: [], hasDestination: true)
  }

  /// Binds both collections to lists of a store, which has their items.
  private mutating func bind() throws -> StoreID {
    let driver = MemoryDriver<GapKey>()
    _ = try driver.commit([
      StoreIntent(.insert(["a", "b", "c"]), in: "list"), StoreIntent(.insert(["x"]), in: "shelf"),
    ])
    let store = data.stores.add("rows", .atOnce)
    data.stores[store].list.add(["list", "shelf"])
    _ = try HeldDriver(driver).load(into: &data.stores[store].list, by: .foreign)
    data.stores.bind(BoundView(view: list, sections: 0..<1, isEmpty: false), to: store)
    data.stores.bind(BoundView(view: shelf, sections: 1..<2, isEmpty: false), to: store)
    return store
  }

  /// What follows from the changes so far, a word each; nothing does after that.
  private mutating func takeEffects() -> [String] {
    var effects: [DataEffect] = []
    data.exchangeEffects(with: &effects)
    return effects.map { effect in
      switch effect {
      case .record(.inserted(let item, _, let gap), _):
        "inserted \(data.catalog.names[item]) at \(gap.item)"
      case .record(.deleted(let item, _, let gap), _):
        "deleted \(data.catalog.names[item]) from \(gap?.item ?? -1)"
      case .record(.moved(let item, _, let gap), _):
        "moved \(data.catalog.names[item]) to \(gap.item)"
      case .record: "recorded"
      case .save: "save"
      case .stopSaving: "stop saving"
      case .carryOn(let item, let view):
        "carry \(data.catalog.names[item.item]) of \(data.scene[item.origin].name) in \(data.scene[view].name)"
      case .notify: "notify"
      case .showChange: "show"
      case .flushLater: "flush"
      }
    }
  }
  @Test mutating func `an edit is published with the indices at its time`() throws {
    let c = data.catalog.names.item(named: "c")
    try data.update(
      list, [.insert(["n"], at: GapIndex(section: 0, item: 1)), .move([c], to: Self.start)])
    #expect(takeEffects() == ["inserted n at 1", "moved c to 0"])
    #expect(takeEffects() == [])
  }

  @Test mutating func `a rejected edit changes nothing, and nothing follows from it`() throws {
    let before = data.scene[list].collection?.order
    #expect(throws: StageError.self) {
      try data.update(list, [.insert(["n"], at: Self.start), .insert(["a"], at: Self.start)])
    }
    #expect(data.scene[list].collection?.order == before)
    #expect(takeEffects() == [])
  }

  @Test mutating func `without a trace nothing follows from data that no store keeps`() throws {
    data = StageData(isTraced: false)
    let list = try Self.addRows(["a"], named: "list", to: &data)
    try data.update(list, [.insert(["n"], at: Self.start)])
    data.flushStoreChanges()
    #expect(takeEffects() == [])
  }

  @Test mutating func `an edit of a bound list is written when the change is passed on`() throws {
    _ = try bind()
    try data.update(list, [.insert(["n"], at: Self.start)])
    #expect(takeEffects() == ["inserted n at 0"])
    data.flushStoreChanges()
    #expect(takeEffects() == ["save"])
    data.flushStoreChanges()
    #expect(takeEffects() == [])
  }

  @Test mutating func `a refused write is taken back where it is shown, and drags look again`()
    throws
  {
    let store = try bind()
    try data.update(list, [.insert(["n"], at: Self.start)])
    data.flushStoreChanges()
    _ = takeEffects()
    let open = try #require(data.stores.openChanges(of: store).first)
    data.settle(open.origin, in: store, with: .failure(.unavailable("no")))
    #expect(takeEffects() == ["recorded", "deleted n from 0", "show"])
    #expect(data.scene[list].collection?.order.numberOfItems == 3)
  }

  @Test mutating func `a list that loses its last item to a store notifies the host`() throws {
    let store = try bind()
    let change = try data.stores[store].list.perform([StoreIntent(.delete(["x"]), in: "shelf")])
    data.show(change?.change, of: store)
    #expect(takeEffects() == ["deleted x from 0", "recorded", "notify", "show"])
  }

  @Test mutating func `an item that a store moves has its data where it is now`() throws {
    let store = try bind()
    let b = data.catalog.names.item(named: "b")
    data.catalog.providers[ItemReference(view: list, item: b)].register(
      Representation(.png, .data([1])))
    let change = try data.stores[store].list.perform([StoreIntent(.move(["b"]), in: "shelf")])
    data.show(change?.change, of: store)
    let effects = takeEffects()
    #expect(effects.contains("carry b of list in shelf"))
    #expect(effects.last == "show")
    let moved = data.catalog.providers[ItemReference(view: shelf, item: b)]
    #expect(moved.representations.map(\.type) == [.png])
  }
}
