package import CollectionLayout
package import CollectionModel
package import DragGeometry
package import DragItems

/// A collection's order, its layout and what of it is seen.
///
/// The geometry is that of the rest layout: the committed data, with dragged items in their places
/// and without a gap. Destinations are resolved in it, so nothing that is shown feeds back.
package struct CollectionContent: Sendable {
  /// The order of the items, placeholders included.
  package private(set) var order: Snapshot<Int, ItemID>
  /// The greatest id of a section, as long as sections have only come behind the others; nil where it is
  /// to be looked for.
  private var greatestSection: Int?
  /// The places of the items, in content coordinates.
  package private(set) var geometry: LayoutGeometry {
    didSet { opened = nil }
  }
  /// The size of what is seen.
  package private(set) var size: Size
  /// How far what is seen has gone from where the content begins; never below 0.
  private(set) var scrolled = Point.zero
  /// What stands in ``order`` for data that has not arrived, and for which item of a drop.
  private(set) var standIns: [ItemID: Placeholder] = [:]

  /// Why the order cannot be laid out, where it has more items than the layout takes.
  private(set) var layoutFailure: LayoutError?

  /// Whether a change waits for its layout until ``layOutNow()``.
  var laysOutLater = false
  /// Whether no change waits.
  private(set) var isLaidOut = true

  private let layout: Layout
  private let orientation: LayoutOrientation
  private let keepsFirstVisible: Bool
  private(set) var ownSizes: [ItemID: Size] = [:]
  private(set) var ownStyles: [ItemID: Layout.TwoColumn.Style] = [:]
  private(set) var ownFrames: [ItemID: Rect] = [:]
  /// The places while a gap is open, as they were asked for last.
  var opened: DisplayedGap?

  init(
    layout: Layout, orientation: LayoutOrientation = LayoutOrientation(), size: Size,
    keepsFirstVisible: Bool = false
  ) throws(LayoutError) {
    self.layout = layout
    self.orientation = orientation
    self.keepsFirstVisible = keepsFirstVisible
    self.size = size
    order = Snapshot()
    geometry = try LayoutGeometry(
      layout, bounds: size, orientation: orientation, itemCounts: [])
  }

  /// The top left corner of what is seen, in content coordinates.
  ///
  /// Content that is read from right to left and scrolls sideways begins at its right end, where it
  /// also is before anything has scrolled.
  package var offset: Point {
    beginsAtRight ? Point(x: reach.width - scrolled.x, y: scrolled.y) : scrolled
  }

  /// How far the content lies from where it was before any scrolling.
  var drift: Point { Point(x: beginsAtRight ? -scrolled.x : scrolled.x, y: scrolled.y) }

  /// How far what is seen can go along each axis; 0 where the content fits.
  private var reach: Size {
    let content = geometry.contentSize
    return Size(
      width: max(0, content.width - size.width), height: max(0, content.height - size.height))
  }

  private var beginsAtRight: Bool {
    orientation.axis == .horizontal && orientation.direction == .rightToLeft && layout != .frames
  }

  /// Scrolls to an offset, or as near to it as the content reaches (A2).
  mutating func scroll(to offset: Point) {
    let (reach, startX) = (reach, beginsAtRight ? reach.width - offset.x : offset.x)
    scrolled = Point(
      x: min(max(startX, 0), reach.width), y: min(max(offset.y, 0), reach.height))
  }

  /// What is seen, in content coordinates.
  package var visible: Rect { Rect(origin: offset, size: size) }

  /// Items of ``order`` that stand for data that has not arrived; O(placeholders).
  package var placeholders: Set<ItemID> { Set(standIns.keys) }

  /// The items of every section, without placeholders.
  package var sections: [[ItemID]] {
    (0..<order.numberOfSections).map { section in
      let items = order.itemIDs(inSection: section)
      return standIns.isEmpty ? items : items.filter { !isPlaceholder($0) }
    }
  }

  /// The number of items of every section as the data has them, without placeholders.
  ///
  /// What is shown is counted by ``order`` (CONTRACT-86). O(s + p log n).
  package var itemCounts: [Int] {
    var counts = order.itemCounts
    for stand in standIns.keys {
      if let slot = order.slot(of: stand) { counts[slot.section] -= 1 }
    }
    return counts
  }

  /// The item at an index in the row of all, without placeholders, or nil.
  func item(at index: Int) -> ItemID? {
    var slots: [Slot] = standIns.keys.compactMap { order.slot(of: $0) }
    slots.sort()
    var left = index
    var next = 0
    for (section, count) in order.itemCounts.enumerated() {
      let first = next
      while next < slots.count, slots[next].section == section { next += 1 }
      let items = count - (next - first)
      guard left >= items else {
        // Each placeholder before the item moves it one place on.
        for slot in slots[first..<next] where slot.item <= left { left += 1 }
        return order.item(at: Slot(section: section, item: left))
      }
      left -= items
    }
    return nil
  }

  /// Feeds the order, what stands in it for data, what is seen, and the items' own measures.
  func feed(_ hasher: inout Hasher) {
    // What stands for data is known by its item; its own number tells only how many there were.
    for section in 0..<order.numberOfSections {
      hasher.combine(order.sectionID(at: section))
      let items = order.itemIDs(inSection: section)
      hasher.combine(items.count)
      for item in items {
        let placeholder = standIns[item]
        hasher.combine(placeholder)
        if placeholder == nil { hasher.combine(item) }
      }
    }
    hasher.combine(scrolled)
    hasher.combine(ownSizes)
    hasher.combine(ownStyles)
    hasher.combine(ownFrames)
  }

  /// Whether an item of ``order`` stands for data that has not arrived; O(1).
  package func isPlaceholder(_ item: ItemID) -> Bool { standIns[item] != nil }

  /// Changes the order and lays it out again; on an error nothing has changed.
  ///
  /// Whether the new order could be laid out is told by ``layoutFailure``.
  mutating func change<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let value = try edit(&order)
    greatestSection = nil
    layOut()
    return value
  }

  /// Puts new items into a gap, without a map of what has moved; on an error nothing has changed.
  mutating func put(
    _ items: [ItemID], at gap: GapIndex
  ) throws(SnapshotError<Int, ItemID>) {
    try order.put(items, at: gap)
    layOut()
  }

  /// Adds a section behind all others: O(k + log n) for k items, however many sections there are.
  mutating func addSection(_ items: [ItemID]) throws(SnapshotError<Int, ItemID>) {
    let section = newSectionID
    try order.addSection(section, items: items)
    greatestSection = section
    layOut()
  }

  /// An id that no section has.
  var newSectionID: Int { (greatestSection ?? order.sectionIDs.max() ?? -1) + 1 }

  /// Puts an item that is not there in the place of another one.
  ///
  /// Where both are laid out alike, all other places stay as they are: O(log n).
  mutating func replace(_ item: ItemID, with other: ItemID) throws(SnapshotEditError<Int, ItemID>) {
    try order.replaceItem(item, with: other)
    let isAlike =
      ownSizes[item] == ownSizes[other] && ownStyles[item] == ownStyles[other]
      && ownFrames[item] == ownFrames[other]
    if isAlike { opened = nil } else { layOut() }
  }

  /// Lets an application change the data: what is seen first stays where it is, if it is to (B18).
  ///
  /// A drop is none of these, as it lands where it was shown.
  mutating func keepingSight<Value, Failure: Error>(
    _ edit: (inout CollectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let anchor = keepsFirstVisible ? ScrollAnchor(self) : nil
    let value = try edit(&self)
    if let offset = anchor?.offset(in: self) { scroll(to: offset) }
    return value
  }

  /// Puts other items in the place of all, placeholders included, and keeps what is seen inside of them.
  ///
  /// A section is that which stood at its index before.
  mutating func reload(_ sections: [[ItemID]]) throws(SnapshotError<Int, ItemID>) {
    var new = Snapshot<Int, ItemID>()
    var nextSection = newSectionID
    for (index, items) in sections.enumerated() {
      let section = order.sectionID(at: index) ?? nextSection
      nextSection = max(nextSection, section + 1)
      try new.addSection(section, items: items)
    }
    order = new
    greatestSection = nil
    standIns = [:]
    layOut()
  }

  /// Marks an item as a placeholder for another one, or no longer.
  mutating func setPlaceholder(_ item: ItemID, _ placeholder: Placeholder?) {
    standIns[item] = placeholder
  }

  /// Lays everything out in another size; what is seen first stays there, if it is to (B18).
  mutating func setSize(_ size: Size) throws(LayoutError) {
    guard size != self.size else { return }
    let before = self.size
    do throws(LayoutError) {
      try keepingSight { content throws(LayoutError) in
        content.size = size
        content.geometry = try content.laidOut(content.order)
        content.scroll(to: content.offset)
      }
    } catch {
      self.size = before
      throw error
    }
  }

  mutating func setSize(_ size: Size, of item: ItemID) throws(LayoutError) {
    let before = ownSizes.updateValue(size, forKey: item)
    do throws(LayoutError) {
      try layOutOrWait()
    } catch {
      ownSizes[item] = before
      throw error
    }
  }

  mutating func setStyle(_ style: Layout.TwoColumn.Style, of item: ItemID) {
    ownStyles[item] = style
    layOut()
  }

  mutating func setFrame(_ frame: Rect, of item: ItemID) throws(LayoutError) {
    let before = ownFrames.updateValue(frame, forKey: item)
    do throws(LayoutError) {
      try layOutOrWait()
    } catch {
      ownFrames[item] = before
      throw error
    }
  }

  private func laidOut(_ order: Snapshot<Int, ItemID>) throws(LayoutError) -> LayoutGeometry {
    try LayoutGeometry(
      layout,
      bounds: size,
      orientation: orientation,
      itemCounts: order.itemCounts,
      sizes: Self.bySlot(ownSizes, in: order),
      styles: Self.bySlot(ownStyles, in: order),
      frames: Self.bySlot(ownFrames, in: order))
  }

  /// Whether a moved item may not part a row (L15).
  var keepsRows: Bool { if case .twoColumn = layout { true } else { false } }

  /// The gap for one moved item of the two-column layout, so that no row is parted (L15).
  ///
  /// O(1) for all but a regular item, and for a gap that was asked for before (L16), else O(n).
  ///
  /// - Parameters:
  ///   - resolved: The gap that the pointer means.
  ///   - item: The item that is moved.
  ///   - hysteresis: What was asked for before, if the drag was here.
  /// - Returns: The gap that the item goes to.
  func gapKeepingRows(_ resolved: GapIndex, moving item: ItemID, after hysteresis: GapHysteresis?)
    -> GapIndex
  {
    guard keepsRows, ownStyles[item] == .regular,
      let source = order.slot(of: item), source.section == resolved.section
    else { return resolved }
    let proposed = resolved.finalIndex(movingFrom: source).item
    var target = source.item
    if let hysteresis, hysteresis.gap.section == resolved.section {
      target = hysteresis.gap.finalIndex(movingFrom: source).item
      if hysteresis.resolved.finalIndex(movingFrom: source).item == proposed {
        return target == proposed ? resolved : hysteresis.gap
      }
    }
    let styles = order.itemIDs(inSection: source.section).map { ownStyles[$0] ?? .compact }
    target = TwoColumnReorder.target(
      for: proposed, from: target, dragging: source.item, in: styles)
    guard target != proposed else { return resolved }
    return FinalIndex(section: source.section, item: target).gap(movingFrom: source)
  }

  /// The same numbers with other counts, which may be too many: each number by itself was checked.
  private mutating func layOut() {
    do throws(LayoutError) {
      try layOutOrWait()
      layoutFailure = nil
    } catch {
      layoutFailure = error
      scroll(to: offset)
    }
  }

  private mutating func layOutOrWait() throws(LayoutError) {
    isLaidOut = false
    if !laysOutLater { try layOutNow() }
  }

  /// Lays out what has changed; on an error the places are those from before.
  mutating func layOutNow() throws(LayoutError) {
    isLaidOut = true
    geometry = try laidOut(order)
    scroll(to: offset)
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
