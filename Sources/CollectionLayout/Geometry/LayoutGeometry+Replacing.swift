package import DragGeometry

extension LayoutGeometry {
  /// Some items of a section, and what takes their place.
  package struct Replacement: Sendable {
    /// The section.
    package let section: Int
    /// The items, with the indices after all earlier replacements.
    package var items: Range<Int>
    /// The own sizes of the new items; nil for those of the layout's size.
    package var sizes: [Size?]

    /// Makes a replacement; an empty range inserts, and no sizes remove.
    package init(section: Int, items: Range<Int>, sizes: [Size?]) {
      self.section = section
      self.items = items
      self.sizes = sizes
    }
  }

  /// Replaces items one after the other, as if all were laid out again: O(k + n / 128) for each, of n items.
  ///
  /// Flows with items of individual sizes can, unless they scroll to the left, their positions cannot be summed exactly, or
  /// items have exact frames.
  ///
  /// - Parameter replacements: The items that exist, and the new ones.
  /// - Returns: False if all must be laid out again; nothing has changed then.
  package mutating func replace(_ replacements: [Replacement]) -> Bool {
    guard case .runs(var runs) = arrangement, overrides.isEmpty else { return false }
    var counts = itemCounts
    for change in replacements {
      counts[change.section] += change.sizes.count - change.items.count
      guard runs.replace(change.items, ofSection: change.section, with: change.sizes) else {
        return false
      }
    }
    guard counts.reduce(0, +) <= layout.facts.itemLimit, !isComputed(runs) else { return false }
    arrangement = .runs(runs)
    itemCounts = counts
    hasEmptySections = counts.contains(0)
    contentSize = measuredContent
    return true
  }

  /// True if the lines of a flow are computed like those of a grid, because no item has a size of its own.
  private func isComputed(_ runs: FlowRuns) -> Bool {
    guard case .flow(let flow) = layout.transposed(plane.isTransposed) else { return false }
    return runs.isUniform && !LineRules(flow, width: plane.width).isOverwide(flow.item.width)
  }
}
