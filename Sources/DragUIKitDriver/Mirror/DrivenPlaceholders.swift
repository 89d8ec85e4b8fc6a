#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragStage

  /// The places of a list that wait for data: UIKit shows no cell there, and counts none.
  ///
  /// An application's placeholder does not say where it is. So each is at the path of the drop, before the one before it
  /// (CONTRACT-85).
  @MainActor final class DrivenPlaceholders {
    private var open: [(context: DrivenPlaceholder, slot: Slot)] = []

    func put(_ context: DrivenPlaceholder, at slot: Slot) {
      let place = open.firstIndex { $0.slot >= slot } ?? open.endIndex
      open.insert((context, slot), at: place)
    }

    /// Takes a placeholder out, and returns its place; nil if it is over.
    ///
    /// If its data fills the place, what is behind it moves on.
    func take(_ context: DrivenPlaceholder, isFilled: Bool) -> Slot? {
      guard let place = open.firstIndex(where: { $0.context === context }) else { return nil }
      let slot = open.remove(at: place).slot
      if isFilled {
        for later in open.indices.dropFirst(place) where open[later].slot.section == slot.section {
          open[later].slot.item += 1
        }
      }
      return slot
    }
  }

  /// The actions of an application on a placeholder: UIKit has none, so it is committed by an insertion.
  @MainActor
  final class DrivenPlaceholder: DrivenAnimator,
    UICollectionViewDropPlaceholderContext, UITableViewDropPlaceholderContext
  {
    let dragItem: UIDragItem
    private let calls: any ListCalls
    private let places: DrivenPlaceholders
    /// Called when the item is at a place of the list.
    private let didInsert: (Slot) -> Void

    init(
      of item: UIDragItem, in calls: any ListCalls, among places: DrivenPlaceholders,
      on stage: Stage,
      didInsert: @escaping (Slot) -> Void
    ) {
      dragItem = item
      self.calls = calls
      self.places = places
      self.didInsert = didInsert
      super.init(on: stage)
    }

    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
      guard let slot = places.take(self, isFilled: true) else { return false }
      let counts = calls.counts
      let count = counts.indices.contains(slot.section) ? counts[slot.section] : 0
      let path = IndexPath(item: min(slot.item, count), section: slot.section)
      calls.insertCell(at: path) { dataSourceUpdates(path) }
      if let slot = path.slot { didInsert(slot) }
      return true
    }

    func deletePlaceholder() -> Bool { places.take(self, isFilled: false) != nil }

    func setNeedsCellUpdate() {}
  }
#endif
