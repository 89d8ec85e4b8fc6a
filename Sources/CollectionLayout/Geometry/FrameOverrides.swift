import DragGeometry

/// Exact frames of single items, which override the layout's.
///
/// A few are searched linearly, many with a tree.
struct FrameOverrides: Sendable {
  /// The items that have an exact frame, ascending.
  let slots: [Slot]
  /// Their frames.
  let frames: [Rect]
  /// An index over the frames, if a linear search would be slower.
  let tree: RectTree?
  /// True if each frame begins at or below the end of the previous one.
  let isColumn: Bool
  /// The combined extent of the frames of each section that has any, ascending.
  private let sections: [SectionPart]

  /// Facts about the frames of one section.
  struct SectionPart: Sendable {
    let section: Int
    /// The combined extent of the frames along the scroll axis.
    var extent: Span
    /// The first item without an exact frame.
    var firstFree = 0
    /// The last item without one; less than the first if all items have one.
    var lastFree: Int
  }

  /// The number of frames up to which the search is linear.
  private static let fewest = 24

  init(
    _ overrides: [Slot: Rect], itemCounts: [Int], isTransposed: Bool
  ) throws(LayoutError) {
    let ordinals = ItemOrdinals(itemCounts)
    try Self.validate(overrides, itemCounts: itemCounts)
    let (slots, frames) = ordinals.ascending(overrides)
    var sections: [SectionPart] = []
    for (slot, frame) in zip(slots, frames) {
      let frame = frame.transposed(isTransposed)
      if sections.last?.section != slot.section {
        sections.append(
          SectionPart(
            section: slot.section,
            extent: Span(frame.minY, frame.maxY),
            lastFree: itemCounts[slot.section] - 1
          )
        )
      }
      sections[sections.count - 1].add(slot.item, frame)
    }
    // From the end: each item that is the last free one so far has a frame after all.
    var part = sections.count - 1
    for slot in slots.reversed() {
      if sections[part].section != slot.section { part -= 1 }
      if sections[part].lastFree == slot.item { sections[part].lastFree -= 1 }
    }
    self.slots = slots
    self.frames = isTransposed ? frames.map { $0.transposed(true) } : frames
    self.sections = sections
    tree = slots.count > Self.fewest ? RectTree(self.frames) : nil
    isColumn = zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY }
  }

  /// Validates every frame.
  ///
  /// - Throws: The first error, in the order of the items.
  private static func validate(
    _ overrides: [Slot: Rect], itemCounts: [Int]
  ) throws(LayoutError) {
    var wrong: Slot?
    for (slot, frame) in overrides
    where !(slot.exists(in: itemCounts) && frame.isValid && frame.isBounded) {
      wrong = min(slot, wrong ?? slot)
    }
    guard let wrong else { return }
    throw wrong.exists(in: itemCounts) ? .invalidFrame(wrong) : .pastTheEnd(wrong)
  }

  var isEmpty: Bool { slots.isEmpty }

  func frame(of slot: Slot) -> Rect? {
    let index = slots.firstIndex(notBelow: slot)
    guard index < slots.count, slots[index] == slot else { return nil }
    return frames[index]
  }

  func contains(_ slot: Slot) -> Bool {
    slots.containsSorted(slot)
  }

  /// The index of the highest item whose frame contains the point.
  func highestIndex(at point: Point) -> Int? {
    guard let tree else { return frames.lastIndex { $0.contains(point) } }
    return tree.highest(at: point)
  }

  /// The indices of the frames that intersect a rectangle, ascending.
  func indices(intersecting rect: Rect) -> [Int] {
    guard let tree else { return frames.indices.filter { frames[$0].intersects(rect) } }
    var indices: [Int] = []
    tree.forEach(intersecting: rect) { indices.append($0) }
    indices.sort()
    return indices
  }

  /// The facts about the frames of a section, if it has any.
  func part(ofSection section: Int) -> SectionPart? {
    let index = sections.indices.partition { sections[$0].section < section }
    guard index < sections.count, sections[index].section == section else { return nil }
    return sections[index]
  }

  /// The combined extent of all frames along the scroll axis.
  var extent: Span? {
    guard let first = sections.first else { return nil }
    return sections.dropFirst().reduce(first.extent) { $0.union($1.extent) }
  }
}

extension FrameOverrides.SectionPart {
  fileprivate mutating func add(_ item: Int, _ frame: Rect) {
    extent = extent.union(Span(frame.minY, frame.maxY))
    if item == firstFree { firstFree += 1 }
  }
}
