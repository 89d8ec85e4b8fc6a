public import DragGeometry

extension IndexMap {
  /// What stays and is shown again, as places before the change, each list ascending (D6).
  public struct Marks: Hashable, Sendable {
    /// Sections that are shown again.
    public let reloadedSections: [Int]
    /// Items whose cell is replaced.
    public let reloaded: [Slot]
    /// Items whose cell is kept and configured again.
    public let reconfigured: [Slot]

    /// Makes marks from lists in any order; what is named twice counts once.
    public init(
      reloadedSections: [Int] = [],
      reloaded: [Slot] = [],
      reconfigured: [Slot] = []
    ) {
      self.reloadedSections = reloadedSections.sortedUniquely()
      self.reloaded = reloaded.sortedUniquely()
      self.reconfigured = reconfigured.sortedUniquely()
    }

    /// Whether nothing is marked.
    public var isEmpty: Bool {
      reloadedSections.isEmpty && reloaded.isEmpty && reconfigured.isEmpty
    }

    /// The marks at other places; what has none there loses its mark.
    func mapped(section: (Int) -> Int?, slot: (Slot) -> Slot?) -> Marks {
      Marks(
        reloadedSections: reloadedSections.compactMap(section),
        reloaded: reloaded.compactMap(slot),
        reconfigured: reconfigured.compactMap(slot)
      )
    }

    /// The marks of both.
    func union(_ other: Marks) -> Marks {
      Marks(
        reloadedSections: reloadedSections + other.reloadedSections,
        reloaded: reloaded + other.reloaded,
        reconfigured: reconfigured + other.reconfigured
      )
    }
  }
}
