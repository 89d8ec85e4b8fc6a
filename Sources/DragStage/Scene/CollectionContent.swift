package import CollectionLayout
package import CollectionModel
package import DragGeometry
package import DragItems

/// A collection's order, its layout and its visible part.
///
/// The geometry is that of the rest layout: the committed data, with dragged items at their
/// committed indices and without a gap. Destinations are resolved in it, so the display does not
/// influence them.
package struct CollectionContent: Sendable {
  /// The order of the items, placeholders included.
  package private(set) var order: Snapshot<Int, ItemID>
  /// The greatest id of a section, as long as sections were only appended; nil if it must be
  /// searched for.
  private var greatestSection: Int?
  /// The frames of the items, in content coordinates.
  package private(set) var geometry: LayoutGeometry {
    didSet { opened = nil }
  }
  /// The size of the visible part.
  package private(set) var size: Size
  /// The scroll distance from the start of the content; never negative.
  private(set) var scrolled = Point.zero
  /// The stand-ins in ``order`` for data that has not arrived, each with its item of a drop.
  private(set) var standIns: [ItemID: Placeholder] = [:]
  /// The stand-ins for the data of each item.
  private(set) var standInsByItem: [ItemID: [ItemID]] = [:]

  /// The reason that the order cannot be laid out, if it has more items than the layout supports.
  private(set) var layoutFailure: LayoutError?

  /// True if a change waits for its layout until ``layOutNow()``.
  var laysOutLater = false
  /// True if no change waits for its layout.
  private(set) var isLaidOut = true

  private let layout: Layout
  private let orientation: LayoutOrientation
  private let keepsFirstVisible: Bool
  private(set) var ownSizes: [ItemID: Size] = [:]
  private(set) var ownSpans: [ItemID: Int] = [:]
  private(set) var ownFrames: [ItemID: Rect] = [:]
  /// The exact frames of the sections, in force while there is one for each.
  private var ownSections: [Rect] = []
  /// The frames with an open gap, as last requested.
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

  /// The top left corner of the visible part, in content coordinates.
  ///
  /// Content that is read from right to left and scrolls sideways starts at its right end, which is
  /// also its position before any scrolling.
  package var offset: Point { offset(in: geometry.contentSize) }

  /// The top left corner of the visible part in a layout of another extent: with an open gap.
  func offset(in extent: Size) -> Point {
    beginsAtRight ? Point(x: reach(of: extent).width - scrolled.x, y: scrolled.y) : scrolled
  }

  /// The displacement of the content from its position before any scrolling.
  var drift: Point { Point(x: beginsAtRight ? -scrolled.x : scrolled.x, y: scrolled.y) }

  /// The maximum scroll distance along each axis in a layout of this extent; 0 if it fits.
  private func reach(of extent: Size) -> Size {
    Size(width: max(0, extent.width - size.width), height: max(0, extent.height - size.height))
  }

  /// The distance scrolled beyond the rest layout, into what an open gap has added to it.
  var overscroll: Size {
    let reach = reach(of: geometry.contentSize)
    return Size(width: max(0, scrolled.x - reach.width), height: max(0, scrolled.y - reach.height))
  }

  private var beginsAtRight: Bool {
    orientation.axis == .horizontal && orientation.direction == .rightToLeft && layout != .frames
  }

  /// Scrolls to an offset in a layout of an extent, at most to the end of that layout or of the rest layout (A2, H5).
  mutating func scroll(to offset: Point, in extent: Size) {
    let (shown, rest) = (reach(of: extent), reach(of: geometry.contentSize))
    scrolled = distance(to: offset, in: extent)
    limitScroll(
      to: Size(width: max(shown.width, rest.width), height: max(shown.height, rest.height)))
  }

  /// The scroll distance from the start of a layout of an extent to an offset in it.
  private func distance(to offset: Point, in extent: Size) -> Point {
    beginsAtRight ? Point(x: reach(of: extent).width - offset.x, y: offset.y) : offset
  }

  /// Limits the scroll distance to the rest layout, and to what an open gap allowed beyond it until now: the gap is laid out
  /// again when it is looked at, or closes.
  private mutating func limitScroll(beyondEnd excess: Size) {
    let reach = reach(of: geometry.contentSize)
    limitScroll(
      to: Size(width: reach.width + excess.width, height: reach.height + excess.height))
  }

  private mutating func limitScroll(to most: Size) {
    scrolled = Point(
      x: min(max(scrolled.x, 0), most.width), y: min(max(scrolled.y, 0), most.height))
  }

  /// The visible part, in content coordinates.
  package var visible: Rect { Rect(origin: offset, size: size) }

  /// Hashes the order, its placeholders, the visible part, and the items' own sizes and frames.
  func feed(_ hasher: inout Hasher) {
    // A placeholder is identified by its item; its own number only counts placeholders.
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
    hasher.combine(ownSpans)
    hasher.combine(ownFrames)
    hasher.combine(ownSections)
  }

  /// Changes the order and lays it out again; on an error nothing has changed.
  ///
  /// ``layoutFailure`` reports whether the new order could be laid out.
  mutating func change<Value, Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let value = try edit(&order)
    greatestSection = nil
    layOut()
    return value
  }

  /// Changes the items of the order, and lays out again what has changed; on an error nothing has changed.
  mutating func changeItems<Failure: Error>(
    _ edit: (inout Snapshot<Int, ItemID>) throws(Failure) -> IndexMap
  ) throws(Failure) -> IndexMap {
    let map = try edit(&order)
    greatestSection = nil
    layOut(after: OrderChange(map))
    return map
  }

  /// Replaces the order with one that a change of its items has made, and lays out again what has changed.
  mutating func setOrder(_ order: Snapshot<Int, ItemID>, after change: OrderChange) {
    self.order = order
    layOut(after: change)
  }

  /// Inserts new items at a gap, without a map of the change; on an error nothing has changed.
  mutating func put(
    _ items: [ItemID], at gap: GapIndex
  ) throws(SnapshotError<Int, ItemID>) {
    try order.put(items, at: gap)
    layOut(
      after: OrderChange(
        came: items.indices.map { Slot(section: gap.section, item: gap.item + $0) }))
  }

  /// Appends a section: O(k + log n) for k items, independent of the number of sections.
  mutating func addSection(_ items: [ItemID]) throws(SnapshotError<Int, ItemID>) {
    let section = newSectionID
    try order.addSection(section, items: items)
    greatestSection = section
    layOut()
  }

  /// An id that no section has.
  var newSectionID: Int { (greatestSection ?? order.sectionIDs.max() ?? -1) + 1 }

  /// Replaces an item with one that is not in the order.
  ///
  /// If both have the same layout, all other frames are unchanged: O(log n).
  mutating func replace(_ item: ItemID, with other: ItemID) throws(SnapshotEditError<Int, ItemID>) {
    try order.replaceItem(item, with: other)
    let isAlike =
      ownSizes[item] == ownSizes[other] && ownSpans[item] == ownSpans[other]
      && ownFrames[item] == ownFrames[other]
    if isAlike {
      opened = nil
    } else {
      layOut(after: order.slot(of: other).map { OrderChange(of: [$0]) })
    }
  }

  /// Gives an item another identity, which is not in the order; its layout stays.
  mutating func rename(_ item: ItemID, to other: ItemID) {
    guard (try? order.replaceItem(item, with: other)) != nil else { return }
    ownSizes[other] = ownSizes.removeValue(forKey: item)
    ownSpans[other] = ownSpans.removeValue(forKey: item)
    ownFrames[other] = ownFrames.removeValue(forKey: item)
    opened = nil
  }

  /// Applies a change of the application's data; the first visible item stays in place, if the
  /// options request it (B18).
  ///
  /// Drops do not use it: their items arrive where they were shown.
  mutating func keepingSight<Value, Failure: Error>(
    _ edit: (inout CollectionContent) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let anchor = keepsFirstVisible ? ScrollAnchor(self) : nil
    let excess = overscroll
    let value = try edit(&self)
    if let offset = anchor?.offset(in: self) {
      scrolled = distance(to: offset, in: geometry.contentSize)
      limitScroll(beyondEnd: excess)
    }
    return value
  }

  /// Replaces all items, including placeholders, and keeps the visible part within the new content.
  ///
  /// Sections are identified by their index.
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
    standInsByItem = [:]
    layOut()
  }

  /// Marks an item as a placeholder for another one, or removes the mark.
  mutating func setPlaceholder(_ item: ItemID, _ placeholder: Placeholder?) {
    if let before = standIns[item]?.item.item {
      standInsByItem[before]?.removeAll { $0 == item }
      if standInsByItem[before]?.isEmpty == true { standInsByItem[before] = nil }
    }
    standIns[item] = placeholder
    if let placeholder { standInsByItem[placeholder.item.item, default: []].append(item) }
  }

  /// Lays out the items for another size; the first visible item stays in place, if the options
  /// request it (B18).
  mutating func setSize(_ size: Size) throws(LayoutError) {
    guard size != self.size else { return }
    let before = self.size
    do throws(LayoutError) {
      try keepingSight { content throws(LayoutError) in
        let excess = content.overscroll
        content.size = size
        content.geometry = try content.laidOut(content.order)
        content.limitScroll(beyondEnd: excess)
      }
    } catch {
      self.size = before
      throw error
    }
  }

  mutating func setSize(_ size: Size, of item: ItemID) throws(LayoutError) {
    let before = ownSizes.updateValue(size, forKey: item)
    do throws(LayoutError) {
      try layOutOrWait(after: order.slot(of: item).map { OrderChange(of: [$0]) })
    } catch {
      ownSizes[item] = before
      throw error
    }
  }

  mutating func setSizes(_ sizes: [ItemID: Size]) throws(LayoutError) {
    let before = sizes.map { ($0.key, ownSizes.updateValue($0.value, forKey: $0.key)) }
    do throws(LayoutError) {
      try layOutOrWait(after: OrderChange(of: sizes.keys.compactMap { order.slot(of: $0) }))
    } catch {
      for (item, size) in before { ownSizes[item] = size }
      throw error
    }
  }

  mutating func setSpan(_ span: Int, of item: ItemID) {
    ownSpans[item] = span
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

  mutating func setFrames(_ frames: [ItemID: Rect], sections: [Rect]) throws(LayoutError) {
    let framesBefore = ownFrames
    let sectionsBefore = ownSections
    for (item, frame) in frames { ownFrames[item] = frame }
    ownSections = sections
    do throws(LayoutError) {
      try layOutOrWait()
    } catch {
      ownFrames = framesBefore
      ownSections = sectionsBefore
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
      spans: Self.bySlot(ownSpans, in: order),
      frames: Self.bySlot(ownFrames, in: order),
      sections: ownSections)
  }

  /// True if a moved item may not split a row (L15).
  var keepsRows: Bool { layout.keepsRowsWhole }

  /// Lays out the items with other counts, which may be too large: each number was validated
  /// before.
  ///
  /// - Parameter change: The change, if all other items are as they were laid out.
  private mutating func layOut(after change: OrderChange? = nil) {
    do throws(LayoutError) {
      try layOutOrWait(after: change)
      layoutFailure = nil
    } catch {
      layoutFailure = error
    }
  }

  private mutating func layOutOrWait(after change: OrderChange? = nil) throws(LayoutError) {
    let wasLaidOut = isLaidOut
    isLaidOut = false
    if !laysOutLater { try layOutNow(after: wasLaidOut ? change : nil) }
  }

  /// Lays out the changed items; on an error the frames are unchanged.
  mutating func layOutNow(after change: OrderChange? = nil) throws(LayoutError) {
    isLaidOut = true
    let excess = overscroll
    if let changed = relaidOut(after: change) {
      geometry = changed
    } else {
      geometry = try laidOut(order)
    }
    limitScroll(beyondEnd: excess)
  }

  /// True if the layout may be that of before with a change.
  var canRelayOut: Bool { layoutFailure == nil && ownFrames.isEmpty }

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
