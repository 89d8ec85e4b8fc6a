package import DragGeometry

extension BatchUpdate {
  /// The position of each inserted item after the batch, in the order of the operations.
  ///
  /// In the UIKit-compatible mode, an item that is inserted at the slot of another inserted one
  /// follows it (E23): the first one named comes first.
  ///
  /// - Parameter mode: The mapping of positions.
  /// - Returns: A slot for each ``BatchUpdate/Operation/insertItem(_:)``; O(k log k).
  package func insertedItems(mode: BatchMode) -> [Slot] {
    let slots = operations.compactMap { if case .insertItem(let slot) = $0 { slot } else { nil } }
    return Self.shifted(slots, mode) { Slot(section: $0.section, item: $0.item &+ 1) }
  }

  /// The index of each inserted section after the batch, in the order of the operations.
  ///
  /// - Parameter mode: The mapping of positions, as for items.
  /// - Returns: An index for each ``BatchUpdate/Operation/insertSection(_:)``; O(k log k).
  package func insertedSections(mode: BatchMode) -> [Int] {
    let indices = operations.compactMap {
      if case .insertSection(let index) = $0 { index } else { nil }
    }
    return Self.shifted(indices, mode) { $0 &+ 1 }
  }

  private static func shifted<Place: Comparable>(
    _ places: [Place], _ mode: BatchMode, _ next: (Place) -> Place
  ) -> [Place] {
    guard mode == .uikitCompat else { return places }
    let ranks = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var ascending = ranks.map { places[$0] }
    ascending.shiftRepeats(next)
    var shifted = places
    for (rank, index) in ranks.enumerated() { shifted[index] = ascending[rank] }
    return shifted
  }
}
