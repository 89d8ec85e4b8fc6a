#if os(iOS)
  import UIKit
#elseif os(Linux)
  import DragUIKit
#endif
#if os(iOS) || os(Linux)
  import DragItems
  import DragSessions
  import DragStage

  /// The drags of an application, by their sessions, and the items that other applications offer.
  @MainActor final class DrivenDrags {
    private var drags: [SessionID: DrivenDrag] = [:]
    /// The items of other applications, by their references on the stage.
    private var foreignItems: [ItemReference: UIDragItem] = [:]
    /// The number of items that were added without a place.
    private var unplacedCount = 0
    private let makeSession: (DrivenDrag) -> DropSession
    private let willCarry: (UIDragItem) -> Void

    /// - Parameters:
    ///   - willCarry: Called for each item before it is in a drag.
    ///   - makeSession: Makes the session object of a drag.
    init(
      willCarry: @escaping (UIDragItem) -> Void = { _ in },
      makeSession: @escaping (DrivenDrag) -> DropSession
    ) {
      self.willCarry = willCarry
      self.makeSession = makeSession
    }

    /// True while no drag is known to the application.
    var isEmpty: Bool { drags.isEmpty }

    /// The number of loads of sessions that were not handed over.
    var openLoadCount: Int { drags.values.reduce(0) { $0 + $1.dropSession.openLoadCount } }

    /// The drag of a session, which begins with its first question.
    func drag(of call: DragContext) -> DrivenDrag {
      if let known = drags[call.session] {
        known.point = call.point
        return known
      }
      let drag = DrivenDrag(isForeign: !call.isLocal, makeSession: makeSession)
      drag.point = call.point
      for item in call.items {
        if let known = foreignItems[item.reference] { add(known, as: item, to: drag) }
      }
      drags[call.session] = drag
      return drag
    }

    /// The drag of a session, if it has begun.
    subscript(session: SessionID) -> DrivenDrag? { drags[session] }

    /// Forgets a drag that is over, and the items of it that were dropped nowhere.
    func forget(_ session: SessionID, on app: any DrivenSessions) {
      guard let drag = drags.removeValue(forKey: session) else { return }
      drag.end()
      // One that was dropped somewhere has a place now.
      for item in drag.references where app.stage.items.isUnplaced(item.reference) {
        app.attempt { () throws(StageError) in
          try app.stage.items.removeUnplaced(item.reference)
        }
      }
    }

    /// Offers an item of another application; a view of that application holds it.
    func offer(_ provider: NSItemProvider, as reference: ItemReference) {
      foreignItems[reference] = UIDragItem(itemProvider: provider)
    }

    /// The references of offered items: the first one may be the cell, others have no place in its view.
    func references(
      of items: [UIDragItem], at cell: ItemReference, isCell: Bool, in drag: DrivenDrag,
      on app: any DrivenSessions
    ) -> [ItemReference] {
      var references: [ItemReference] = []
      for item in items {
        let isCellFree = isCell && references.isEmpty && !drag.carries(cell)
        guard let reference = isCellFree ? cell : unplacedItem(in: cell.view, on: app) else {
          continue
        }
        references.append(reference)
        add(item, as: DragItem(item: reference.item, origin: reference.view), to: drag)
      }
      return references
    }

    private func add(_ item: UIDragItem, as reference: DragItem, to drag: DrivenDrag) {
      willCarry(item)
      drag.add(item, as: reference)
    }

    /// A new item without a place in a view.
    private func unplacedItem(in view: ViewID, on app: any DrivenSessions) -> ItemReference? {
      defer { unplacedCount += 1 }
      var item: ItemReference?
      app.attempt { () throws(StageError) in
        item = try app.stage.items.addUnplaced("no-cell-\(unplacedCount)", to: view)
      }
      return item
    }
  }
#endif
