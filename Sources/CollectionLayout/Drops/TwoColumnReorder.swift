package import DragGeometry

/// One item that is dragged within a section of the two-column layout (L14–L16).
///
/// While there is a proposal, the section is laid out from the proposed order, else from the
/// committed one. A proposal never depends on the shown order, only on the committed order and on
/// the previous target.
package struct TwoColumnReorder: Hashable, Sendable {
  /// The style of an item.
  package typealias Style = Layout.TwoColumn.Style

  /// The styles of the section's items in the committed order.
  package let styles: [Style]
  /// The index of the dragged item in the committed order.
  package let source: Int
  /// The proposed index of the item, if any.
  package private(set) var target: Int?
  /// The last requested index, before adjusting it to whole rows.
  private var lastProposal: Int?

  /// Starts a drag; nil if the item does not exist.
  package init?(styles: [Style], dragging source: Int) {
    guard styles.indices.contains(source) else { return nil }
    self.styles = styles
    self.source = source
  }

  /// Proposes an index of the result: O(n).
  ///
  /// - Parameter proposed: The requested index of the item.
  /// - Returns: True if the target changed; false for the same proposal again, which is not a change
  ///   (L16), and for one out of bounds, which keeps the target (H3).
  package mutating func propose(_ proposed: Int) -> Bool {
    guard styles.indices.contains(proposed), proposed != lastProposal else { return false }
    lastProposal = proposed
    let current = target ?? source
    let next = Self.target(for: proposed, from: current, dragging: source, in: styles)
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
    var order = Array(styles.indices)
    order.remove(at: source)
    order.insert(source, at: target ?? source)
    return order
  }

  /// The styles in the order that is laid out, by slot in a section.
  package func shownStyles(section: Int = 0) -> [Slot: Style] {
    var shown: [Slot: Style] = [:]
    for (item, index) in order.enumerated() where styles[index] == .regular {
      shown[Slot(section: section, item: item)] = .regular
    }
    return shown
  }

  /// The final index of a dragged item that keeps rows whole: O(n) (L15).
  ///
  /// A compact item gets the proposed index. A regular item that would split a pair goes before the
  /// pair if it moves up, and after the pair if it moves down.
  /// - Parameters:
  ///   - proposed: The requested index, in the result.
  ///   - current: The index at which the item is shown.
  ///   - source: Its index in the committed order.
  ///   - styles: The styles in the committed order.
  /// - Returns: The index in the result; the current one for a proposal out of bounds.
  package static func target(
    for proposed: Int,
    from current: Int,
    dragging source: Int,
    in styles: [Style]
  ) -> Int {
    guard styles.indices.contains(source), styles.indices.contains(proposed),
      proposed != current
    else { return current }
    guard styles[source] == .regular else { return proposed }
    func base(_ index: Int) -> Style { styles[index < source ? index : index + 1] }
    // The gap splits a row if an odd number of compact items is before it and a compact item is
    // after it.
    var start = proposed
    while start > 0, base(start - 1) == .compact { start -= 1 }
    let isInside =
      (proposed - start) % 2 == 1 && proposed < styles.count - 1 && base(proposed) == .compact
    guard isInside else { return proposed }
    return proposed < current ? proposed - 1 : proposed + 1
  }
}
