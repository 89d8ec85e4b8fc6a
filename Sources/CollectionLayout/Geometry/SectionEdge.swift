import DragGeometry

/// A position at which a section's edge, and not an item, decides a drop (H15).
struct SectionEdge {
  /// The gap at the edge.
  let gap: GapIndex
  /// The side of the gap that has an item, if any.
  let affinity: DropResolution.Affinity
  /// True if the section has no items.
  let isEmpty: Bool

  /// Before the first line of a section.
  static func start(ofSection section: Int, itemCounts: [Int]) -> SectionEdge {
    SectionEdge(
      gap: GapIndex(section: section, item: 0),
      affinity: .next,
      isEmpty: itemCounts[section] == 0
    )
  }

  /// After the last line of a section; in an empty section this is also its start.
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
