public import CollectionLayout
public import CollectionModel
public import DragGeometry
public import DragItems

/// A collection's order, its layout and what of it is seen.
///
/// The geometry is that of the rest layout: the committed data, with dragged items in their places
/// and without a gap. Destinations are resolved in it, so nothing that is shown feeds back.
public struct CollectionContent: Sendable {
  /// The order of the items, placeholders included.
  public private(set) var order: Snapshot<Int, ItemID>
  /// The places of the items, in content coordinates.
  public private(set) var geometry: LayoutGeometry
  /// The size of what is seen.
  public let size: Size
  /// The top left corner of what is seen, in content coordinates.
  public private(set) var offset = Point.zero
  /// What stands in ``order`` for data that has not arrived, and for which item of a drop.
  private(set) var standIns: [ItemID: Placeholder] = [:]

  private let layout: Layout
  private var ownSizes: [ItemID: Size] = [:]
  private var ownFrames: [ItemID: Rect] = [:]

  init(layout: Layout, size: Size) throws(LayoutError) {
    self.layout = layout
    self.size = size
    order = Snapshot()
    geometry = try LayoutGeometry(layout, width: size.width, itemCounts: [])
  }

  /// What is seen, in content coordinates.
  public var visible: Rect { Rect(origin: offset, size: size) }

  /// Items of ``order`` that stand for data that has not arrived; O(placeholders).
  public var placeholders: Set<ItemID> { Set(standIns.keys) }

  /// The items of every section, without placeholders.
  public var sections: [[ItemID]] {
    (0..<order.numberOfSections).map { section in
      order.itemIDs(inSection: section).filter { !isPlaceholder($0) }
    }
  }

  /// The number of items of every section as the data has them, without placeholders.
  ///
  /// What is shown is counted by ``order`` (CONTRACT-86). O(s + p log n).
  public var itemCounts: [Int] {
    var counts = order.itemCounts
    for stand in standIns.keys {
      if let slot = order.slot(of: stand) { counts[slot.section] -= 1 }
    }
    return counts
  }

  /// Whether an item of ``order`` stands for data that has not arrived; O(1).
  public func isPlaceholder(_ item: ItemID) -> Bool { standIns[item] != nil }

  /// Changes the order and lays it out anew; on an error nothing has changed.
  mutating func change<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let value = try edit(&order)
    layOut()
    return value
  }

  /// Puts other items in the place of all, placeholders included, and keeps what is seen inside of them.
  mutating func reload(_ sections: [[ItemID]]) throws(SnapshotError<Int, ItemID>) {
    var new = Snapshot<Int, ItemID>()
    for (section, items) in (sections.isEmpty ? [[]] : sections).enumerated() {
      try new.appendSection(section, items: items)
    }
    order = new
    standIns = [:]
    layOut()
    scroll(to: offset)
  }

  /// Scrolls to an offset, as near to it as the content allows.
  mutating func scroll(to wanted: Point) {
    let content = geometry.contentSize
    offset = Point(
      x: min(max(wanted.x, 0), max(0, content.width - size.width)),
      y: min(max(wanted.y, 0), max(0, content.height - size.height)))
  }

  /// Marks an item as a placeholder for another one, or no longer.
  mutating func setPlaceholder(_ item: ItemID, _ placeholder: Placeholder?) {
    standIns[item] = placeholder
  }

  mutating func setSize(_ size: Size, of item: ItemID) throws(LayoutError) {
    let before = ownSizes.updateValue(size, forKey: item)
    do throws(LayoutError) {
      geometry = try laidOut(order)
    } catch {
      ownSizes[item] = before
      throw error
    }
  }

  mutating func setFrame(_ frame: Rect, of item: ItemID) throws(LayoutError) {
    let before = ownFrames.updateValue(frame, forKey: item)
    do throws(LayoutError) {
      geometry = try laidOut(order)
    } catch {
      ownFrames[item] = before
      throw error
    }
  }

  /// The geometry of another order of the same collection, such as the one with a gap.
  ///
  /// - Parameter order: The order to lay out.
  /// - Returns: The places of its items.
  /// - Throws: What is wrong with the numbers; the numbers of this collection were checked.
  public func laidOut(_ order: Snapshot<Int, ItemID>) throws(LayoutError) -> LayoutGeometry {
    try LayoutGeometry(
      layout,
      width: size.width,
      itemCounts: order.itemCounts,
      sizes: Self.bySlot(ownSizes, in: order),
      frames: Self.bySlot(ownFrames, in: order))
  }

  /// The same numbers with other counts: what could fail was checked when each number was set.
  private mutating func layOut() {
    if let laidOut = try? laidOut(order) { geometry = laidOut }
  }

  private static func bySlot<Value>(
    _ values: [ItemID: Value], in order: Snapshot<Int, ItemID>
  ) -> [Slot: Value] {
    guard !values.isEmpty else { return [:] }
    var bySlot: [Slot: Value] = [:]
    for (item, value) in values {
      if let slot = order.slot(of: item) { bySlot[slot] = value }
    }
    return bySlot
  }
}
