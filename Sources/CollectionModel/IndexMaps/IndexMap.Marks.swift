public import DragGeometry

extension IndexMap {
  /// Elements that stay and are reloaded, as positions before the change, each list ascending (D6).
  @usableFromInline package struct Marks: Hashable, Sendable {
    /// Sections that are reloaded.
    @usableFromInline package let reloadedSections: [Int]
    /// Items whose cell is replaced.
    @usableFromInline package let reloaded: [Slot]
    /// Items whose cell is kept and reconfigured.
    @usableFromInline package let reconfigured: [Slot]

    /// Makes marks from lists in any order; duplicates are removed.
    @usableFromInline package init(
      reloadedSections: [Int] = [],
      reloaded: [Slot] = [],
      reconfigured: [Slot] = []
    ) {
      self.reloadedSections = reloadedSections.sortedUniquely()
      self.reloaded = reloaded.sortedUniquely()
      self.reconfigured = reconfigured.sortedUniquely()
    }

    /// True if nothing is marked.
    @usableFromInline package var isEmpty: Bool {
      reloadedSections.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
    }

    /// The marks with mapped positions; an element without a new position loses its mark.
    func mapped(section: (Int) -> Int?, slot: (Slot) -> Slot?) -> Marks {
      Marks(
        reloadedSections: reloadedSections.compactMap(section),
        reloaded: reloaded.compactMap(slot),
        reconfigured: reconfigured.compactMap(slot)
      )
    }

    /// The union of both marks.
    func union(_ other: Marks) -> Marks {
      Marks(
        reloadedSections: reloadedSections + other.reloadedSections,
        reloaded: reloaded + other.reloaded,
        reconfigured: reconfigured + other.reconfigured
      )
    }
  }
}
