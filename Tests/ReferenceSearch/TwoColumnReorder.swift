import CollectionLayout
package import DragGeometry

/// A model of one item that is dragged within a section of the two-column layout (L14–L16).
///
/// While there is a proposal, the section is laid out from the proposed order, else from the
/// committed one. A proposal never depends on the shown order, only on the committed order and on
/// the previous target.
package struct TwoColumnReorder: Hashable, Sendable {
  /// The number of columns that each item of the section spans, in the committed order.
  package let spans: [Int]
  /// The index of the dragged item in the committed order.
  package let source: Int
  /// The proposed index of the item, if any.
  package private(set) var target: Int?
  /// The last requested index, before adjusting it to whole rows.
  private var lastProposal: Int?

  /// Starts a drag; nil if the item does not exist.
  package init?(spans: [Int], dragging source: Int) {
    guard spans.indices.contains(source) else { return nil }
    self.spans = spans
    self.source = source
  }

  /// Proposes an index of the result: O(n).
  ///
  /// - Parameter proposed: The requested index of the item.
  /// - Returns: True if the target changed; false for the same proposal again, which is not a change
  ///   (L16), and for one out of bounds, which keeps the target (H3).
  package mutating func propose(_ proposed: Int) -> Bool {
    guard spans.indices.contains(proposed), proposed != lastProposal else { return false }
    lastProposal = proposed
    let current = target ?? source
    let next = Layout.TwoColumn.index(for: proposed, from: current, dragging: source, in: spans)
    guard next != current else { return false }
    target = next
    return true
  }

  /// Resets the proposal: at a drop, a cancel and the end of a session (L14).
  package mutating func dropProposal() {
    target = nil
    lastProposal = nil
  }

  /// The order that is laid out, as indices of the committed one.
  package var order: [Int] {
    var order = Array(spans.indices)
    order.remove(at: source)
    order.insert(source, at: target ?? source)
    return order
  }

  /// The spans in the order that is laid out, by slot in a section.
  package func shownSpans(section: Int = 0) -> [Slot: Int] {
    var shown: [Slot: Int] = [:]
    for (item, index) in order.enumerated() where spans[index] > 1 {
      shown[Slot(section: section, item: item)] = spans[index]
    }
    return shown
  }
}
