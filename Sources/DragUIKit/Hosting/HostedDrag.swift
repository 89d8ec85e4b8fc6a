import DragGeometry
import DragItems
import DragSessions
import DragStage
import Foundation

/// The session objects of a drag, and which item of the stage each item of the application is.
@MainActor final class HostedDrag {
  private(set) var items: [UIDragItem] = []
  private(set) var references: [DragItem] = []
  /// The position of the pointer at the last call, in the window.
  var point = Point.zero
  /// The answers of the source, which the stage has frozen.
  var allowsMove: Bool
  var isRestricted = false
  /// True if the drag began in another application.
  let isForeign: Bool
  /// The number of updates of each list when its items were lifted (CONTRACT-71).
  var updateCounts: [ViewID: Int] = [:]
  private var previewed: Set<ObjectIdentifier> = []
  // The session objects refer to the drag, so they are let go at its end; an application may keep them.
  private var current: DropSessionFace?
  private weak var kept: DropSessionFace?

  init(isForeign: Bool) {
    self.isForeign = isForeign
    allowsMove = !isForeign
  }

  /// The drag as its source sees it.
  var dragSession: DragSessionFace { dropSession.source }

  /// The drag as a destination sees it.
  var dropSession: DropSessionFace {
    if let known = current ?? kept { return known }
    let new = DropSessionFace(self)
    current = new
    kept = new
    return new
  }

  /// True for a reorder that a list makes without delegates: no delegate hears of it.
  var isReorder = false
  /// The path that a list was asked about last.
  var askedPath: IndexPath?
  /// The list that the drag reorders by its data source, without a delegate for drops.
  var reordered: ViewID?
  /// The path that was proposed last to a delegate about the end of a move, and the one that it wants.
  var moveTarget: (proposed: IndexPath, target: IndexPath?)?
  /// True if the calls have a note of a move of several items within a list (CONTRACT-65).
  var hasNotedSeveralItems = false
  /// Moves the row to the place that its delegate has chosen instead of the gap; false if the data source moves none.
  var chosenMove: ((ListDrop) -> Bool)?
  /// True when the animations of its end are done.
  private(set) var isOver = false

  /// Lets the session objects go.
  func end() {
    current = nil
    isOver = true
  }

  func add(_ item: UIDragItem, as reference: DragItem) {
    item.itemProvider.isDragged = true
    items.append(item)
    references.append(reference)
  }

  /// Asks each item that has its own preview for it, once.
  func makePreviews() {
    for item in items where !previewed.contains(ObjectIdentifier(item)) {
      guard let make = item.previewProvider else { continue }
      previewed.insert(ObjectIdentifier(item))
      _ = make()
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

  /// The item of the application that an item of the stage of any view represents.
  func item(withID id: ItemID) -> UIDragItem? {
    references.firstIndex { $0.item == id }.map { items[$0] }
  }

  /// The item of the stage whose data a provider promises.
  func reference(of provider: NSItemProvider) -> DragItem? {
    items.firstIndex { $0.itemProvider === provider }.map { references[$0] }
  }

  /// The item of the application that an item of the stage represents.
  func item(of reference: DragItem) -> UIDragItem? {
    references.firstIndex(of: reference).map { items[$0] }
  }
}

/// The common part of both session objects.
@MainActor class SessionFace: NSObject {
  let drag: HostedDrag

  init(_ drag: HostedDrag) {
    self.drag = drag
    super.init()
  }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMove }
  var isRestrictedToDraggingApplication: Bool { drag.isRestricted }

  func location(in view: UIView) -> CGPoint { view.convert(CGPoint(drag.point), from: nil) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// A drag as its source sees it.
@MainActor final class DragSessionFace: SessionFace, UIDragSession {
  var localContext: Any?
}

/// A drag as a destination sees it.
@MainActor final class DropSessionFace: SessionFace, UIDropSession {
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// The drag as its source sees it.
  let source: DragSessionFace
  let progress = Progress(totalUnitCount: 0)

  /// Adds a load to the progress of all (CONTRACT-93).
  func add(_ load: Progress) {
    progress.totalUnitCount += 1
    progress.addChild(load, withPendingUnitCount: 1)
  }

  override init(_ drag: HostedDrag) {
    source = DragSessionFace(drag)
    super.init(drag)
  }

  var localDragSession: (any UIDragSession)? { drag.isForeign ? nil : source }
}

extension HostedStage {
  /// Notes a move of several items within a list, once a drag (CONTRACT-65).
  func note(_ proposal: DropProposal, of drag: HostedDrag, _ call: DragContext) {
    guard !drag.hasNotedSeveralItems,
      let note = stage.inspection.noteOfSeveralItems(for: proposal, in: call)
    else { return }
    drag.hasNotedSeveralItems = true
    remark(note)
  }
}
