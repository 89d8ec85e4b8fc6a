#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragGeometry
  import DragItems
  import DragSessions
  import DragStage

  /// A drag of a stage: which of its items is which item of the application.
  @MainActor final class DrivenDrag {
    private(set) var items: [UIDragItem] = []
    private(set) var references: [DragItem] = []
    /// The position of the pointer at the last call, in the window.
    var point = Point.zero
    /// The answers of the source, which the stage has frozen.
    var allowsMove: Bool
    var isRestricted = false
    /// True if the drag began in another application.
    let isForeign: Bool
    /// The number of changes of each list when its items were lifted (CONTRACT-71).
    var changeCounts: [ViewID: Int] = [:]
    /// The path that was proposed last to a delegate about the end of a move, and the one that it wants.
    var moveTarget: (proposed: IndexPath, target: IndexPath?)?
    /// True if the calls have a note of a move of several items within a list (CONTRACT-65).
    var hasNotedSeveralItems = false
    /// The move of its row to a place that the delegate has chosen instead of the gap.
    var chosenMove: (source: IndexPath, target: IndexPath)?
    /// True for a reorder that a list makes without delegates: no delegate is notified of it.
    var isReorder = false
    /// The list that the drag reorders by its data source, without a delegate for drops.
    var reordered: ViewID?
    /// The path that a list was asked about last.
    var askedPath: IndexPath?
    /// True when the animations of its end are done.
    private(set) var isOver = false
    private var previewed: Set<ObjectIdentifier> = []
    // The session objects refer to the drag, so they are let go at its end; an application may keep them.
    private var current: DropSession?
    private weak var kept: DropSession?
    private let makeSession: (DrivenDrag) -> DropSession

    /// Makes the record of a drag, whose session objects a host makes.
    init(isForeign: Bool, makeSession: @escaping (DrivenDrag) -> DropSession) {
      self.isForeign = isForeign
      self.makeSession = makeSession
      allowsMove = !isForeign
    }

    /// The drag as its source sees it.
    var dragSession: DragSession { dropSession.source }

    /// The drag as a destination sees it.
    var dropSession: DropSession {
      if let known = current ?? kept { return known }
      let new = makeSession(self)
      current = new
      kept = new
      return new
    }

    /// Lets the session objects go.
    func end() {
      current = nil
      isOver = true
    }

    func add(_ item: UIDragItem, as reference: DragItem) {
      items.append(item)
      references.append(reference)
    }

    /// Asks each item that has its own preview for it, once.
    func makePreviews() {
      for item in items where previewed.insert(ObjectIdentifier(item)).inserted {
        _ = item.previewProvider?()
      }
    }

    /// True if an item of the stage is in the drag.
    func carries(_ reference: ItemReference) -> Bool {
      references.contains { $0.reference == reference }
    }

    /// The item of the stage that represents an item of the application.
    func reference(of item: UIDragItem) -> DragItem? {
      items.firstIndex { $0 === item }.map { references[$0] }
    }

    /// The item of the application that an item of the stage represents.
    func item(of reference: DragItem) -> UIDragItem? {
      references.firstIndex(of: reference).map { items[$0] }
    }

    /// The item of the stage whose data a provider promises.
    func reference(of provider: NSItemProvider) -> DragItem? {
      items.firstIndex { $0.itemProvider === provider }.map { references[$0] }
    }

    /// The item of the application that an item of this id represents.
    func item(withID item: ItemID) -> UIDragItem? {
      references.firstIndex { $0.item == item }.map { items[$0] }
    }
  }
#endif
