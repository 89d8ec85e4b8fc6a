import DragGeometry

extension IndexMap {
  /// What happens to one section: which places leave it, and which places are filled.
  struct Edit: Hashable, Sendable {
    /// The section's index, the same before and after the change.
    let section: Int
    /// Places before the change whose items are deleted or moved away, ascending.
    let leaving: [Int]
    /// Places after the change that inserted or moved items take, ascending.
    let arriving: [Int]

    /// Splits ascending places into one edit for each section that has any.
    static func bySection(leaving: [Slot], arriving: [Slot]) -> [Edit] {
      var edits: [Edit] = []
      var left = leaving[...]
      var arrived = arriving[...]
      while let section = [left.first?.section, arrived.first?.section].compactMap(\.self).min() {
        let leavingHere = left.prefix { $0.section == section }
        let arrivingHere = arrived.prefix { $0.section == section }
        left = left.dropFirst(leavingHere.count)
        arrived = arrived.dropFirst(arrivingHere.count)
        edits.append(
          Edit(
            section: section,
            leaving: leavingHere.map(\.item),
            arriving: arrivingHere.map(\.item)
          )
        )
      }
      return edits
    }

    /// The first place that may hold another item afterwards.
    var firstChange: Int {
      min(leaving.first ?? .max, arriving.first ?? .max)
    }

    /// The last place that may, as long as as many items arrive as leave.
    var lastChange: Int {
      max(leaving.last ?? 0, arriving.last ?? 0)
    }

    /// The number of items afterwards.
    func newCount(from oldCount: Int) -> Int {
      oldCount - leaving.count + arriving.count
    }

    /// Whether the item at a place before the change is deleted or moved.
    func leaves(_ old: Int) -> Bool {
      Self.contains(old, in: leaving)
    }

    /// Whether the item at a place after the change was inserted or moved.
    func fills(_ new: Int) -> Bool {
      Self.contains(new, in: arriving)
    }

    /// Where an item that stays goes.
    func place(after old: Int) -> Int {
      Self.place(of: old, without: leaving, with: arriving)
    }

    /// Where an item that stayed was.
    func place(before new: Int) -> Int {
      Self.place(of: new, without: arriving, with: leaving)
    }

    private static func contains(_ place: Int, in places: [Int]) -> Bool {
      let candidate = places.indices.partition { places[$0] < place }
      return candidate < places.count && places[candidate] == place
    }

    /// Counts what leaves ahead of a place, then what is filled ahead of it.
    private static func place(of place: Int, without leaving: [Int], with arriving: [Int]) -> Int {
      let rank = place - leaving.indices.partition { leaving[$0] < place }
      return rank + arriving.indices.partition { arriving[$0] - $0 <= rank }
    }
  }
}
