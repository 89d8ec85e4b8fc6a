import DragGeometry

extension IndexMap {
  /// What happens to one row of places: which of them leave, and which are filled.
  ///
  /// It is used for the items of a section, and for the sections themselves.
  @usableFromInline struct Edit: Hashable, Sendable {
    /// Places before the change whose elements are deleted or moved away, ascending.
    @usableFromInline var leaving: [Int] = []
    /// Places after the change that inserted or moved elements take, ascending.
    var arriving: [Int] = []

    /// The number of elements afterwards.
    func newCount(from oldCount: Int) -> Int {
      oldCount &- leaving.count &+ arriving.count
    }

    /// Whether the element at a place before the change is deleted or moved.
    func leaves(_ old: Int) -> Bool {
      leaving.holdsSorted(old)
    }

    /// Whether the element at a place after the change was inserted or moved.
    func fills(_ new: Int) -> Bool {
      arriving.holdsSorted(new)
    }

    /// Where an element that stays goes.
    func place(after old: Int) -> Int {
      Self.place(of: old, without: leaving, with: arriving)
    }

    /// Where an element that stayed was.
    func place(before new: Int) -> Int {
      Self.place(of: new, without: arriving, with: leaving)
    }

    /// Counts what leaves ahead of a place, then what is filled ahead of it.
    private static func place(of place: Int, without leaving: [Int], with arriving: [Int]) -> Int {
      let rank = place &- leaving.indices.partition { leaving[$0] < place }
      return rank &+ arriving.indices.partition { arriving[$0] &- $0 <= rank }
    }
  }
}
