import DragGeometry

/// A place where a section's edge decides a drop, and not an item (H15).
struct SectionEdge {
  /// The gap at the edge.
  let gap: GapIndex
  /// The side of the gap that has an item, if any.
  let affinity: DropResolution.Affinity
  /// Whether the section has no items.
  let isEmpty: Bool
  /// Whether the section has no height either, so that nothing but this very place leads into it.
  var isLine = false

  /// Ahead of the first line of a section.
  static func start(ofSection section: Int, itemCounts: [Int]) -> SectionEdge {
    SectionEdge(
      gap: GapIndex(section: section, item: 0),
      affinity: .next,
      isEmpty: itemCounts[section] == 0
    )
  }

  /// Behind the last line of a section; in an empty one that is also its start.
  static func end(ofSection section: Int, itemCounts: [Int]) -> SectionEdge {
    let count = itemCounts[section]
    guard count > 0 else { return start(ofSection: section, itemCounts: itemCounts) }
    return SectionEdge(
      gap: GapIndex(section: section, item: count),
      affinity: .previous,
      isEmpty: false
    )
  }
}
