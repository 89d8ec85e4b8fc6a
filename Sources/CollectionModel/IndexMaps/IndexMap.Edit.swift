import DragGeometry

extension IndexMap {
  /// The change of one list of elements: which indices leave, and which are filled.
  ///
  /// It is used for the items of a section, and for the sections themselves.
  @usableFromInline struct Edit: Hashable, Sendable {
    /// Indices before the change of deleted or moved elements, ascending.
    @usableFromInline var leaving: [Int] = []
    /// Indices after the change of inserted or moved elements, ascending.
    var arriving: [Int] = []

    /// The number of elements after the change.
    func newCount(from oldCount: Int) -> Int {
      oldCount &- leaving.count &+ arriving.count
    }

    /// Returns true if the element at an index before the change is deleted or moved.
    func leaves(_ old: Int) -> Bool {
      leaving.holdsSorted(old)
    }

    /// Returns true if the element at an index after the change was inserted or moved.
    func fills(_ new: Int) -> Bool {
      arriving.holdsSorted(new)
    }

    /// The index after the change of an element that stays.
    func place(after old: Int) -> Int {
      Self.place(of: old, without: leaving, with: arriving)
    }

    /// The index before the change of an element that stayed.
    func place(before new: Int) -> Int {
      Self.place(of: new, without: arriving, with: leaving)
    }

    /// Subtracts the leaving elements before an index, then adds the arriving ones before the
    /// result.
    private static func place(of place: Int, without leaving: [Int], with arriving: [Int]) -> Int {
      let rank = place &- leaving.indices.partition { leaving[$0] < place }
      return rank &+ arriving.indices.partition { arriving[$0] &- $0 <= rank }
    }
  }
}
