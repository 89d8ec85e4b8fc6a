/// How many cells a table has, and how many of them stand for what.
///
/// Handled, ignored, refused and derived cells add up to all cells.
package struct CellCount: Hashable, Sendable {
  /// The number of states.
  package let states: Int
  /// The number of kinds of event.
  package let kinds: Int
  /// The cells in which at least one row takes a step.
  package let handled: Int
  /// The cells in which nothing happens, lawfully.
  package let ignored: Int
  /// The cells in which a row refuses.
  package let refused: Int
  /// The cells that refuse without a row, because of who speaks in the kind.
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
    refused = standings.count { $0 == .refused }
    derived = standings.count { $0 == .derived }
  }
}

extension CellCount {
  /// What ``figures`` count, in the same order.
  static let heading = ["states", "kinds", "cells", "handled", "ignored", "refused", "derived"]

  /// The counts as text.
  var figures: [String] {
    [states, kinds, cells, handled, ignored, refused, derived].map(String.init)
  }
}
