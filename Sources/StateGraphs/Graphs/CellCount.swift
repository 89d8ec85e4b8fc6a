/// The number of cells of a table, in total and by status.
///
/// Handled, ignored, refused and derived cells add up to all cells.
package struct CellCount: Hashable, Sendable {
  /// The number of states.
  package let states: Int
  /// The number of kinds of event.
  package let kinds: Int
  /// The number of cells in which at least one row takes a step.
  package let handled: Int
  /// The number of cells that ignore the event.
  package let ignored: Int
  /// The number of cells in which a row rejects the event.
  package let rejected: Int
  /// The number of cells that reject without a row, because of the source of the kind.
  package let derived: Int

  /// The number of cells: states by kinds.
  package var cells: Int { states * kinds }

  /// Counts the cells of a graph; O(cells).
  package init(of graph: StateGraph) {
    states = graph.states.count
    kinds = graph.kinds.count
    let standings = graph.cells.map(\.status)
    handled = standings.count { $0 == .handled }
    ignored = standings.count { $0 == .ignored }
    rejected = standings.count { $0 == .rejected }
    derived = standings.count { $0 == .derived }
  }
}

extension CellCount {
  /// The headings of ``figures``, in the same order.
  static let heading = ["states", "kinds", "cells", "handled", "ignored", "refused", "derived"]

  /// The counts as text.
  var figures: [String] {
    [states, kinds, cells, handled, ignored, rejected, derived].map(String.init)
  }
}
