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

  /// The drop that a delegate performs on a list of the mirror, whose items are those that the view shows.
  @MainActor final class DrivenDrop: PerformedDrop, HostDrop {
    private let list: DrivenList
    private let app: DrivenWindow

    init(
      _ coordinator: DropCoordinator, to destination: IndexPath?, by intent: DropIntent,
      _ call: DragContext, in list: DrivenList, on app: DrivenWindow
    ) {
      self.list = list
      self.app = app
      let drag = app.drag(of: call)
      let forgets = list.calls.isTable && drag.changeCounts[list.id] != list.changeCount
      super.init(coordinator, of: drag, to: destination, by: intent, in: list.id, on: app) {
        forgets ? nil : IndexPath($0)
      }
    }

    // What the application does wrong is a failure of the test alone.
    var failure: String? { nil }

    func perform(_ body: () -> Void) { app.perform(self, body) }

    // The data source and the table have moved the row already: it stays where it is.
    func move(from source: IndexPath, to target: IndexPath) -> Bool {
      perform { if let item = items.first?.item { _ = drop(item, at: target) } }
      return true
    }

    override func item(at path: IndexPath, adopting item: DragItem?) -> ItemID? {
      let adopted = item.flatMap { item in path.slot.map { (item, $0, list) } }
      app.mirrorData(adopting: adopted)
      return super.item(at: path, adopting: item)
    }

    func drop(_ item: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
      -> any UICollectionViewDropPlaceholderContext
    { dropToPlaceholder(item) }

    func drop(_ item: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    { dropToPlaceholder(item) }

    private func dropToPlaceholder(_ item: UIDragItem) -> DrivenPlaceholder {
      let reference = reference(of: item)
      let context = begin(
        DrivenPlaceholder(
          of: item, in: list.calls, among: list.placeholders, on: app.stage
        ) { [app, list] slot in
          guard let reference else { return }
          app.mirrorData(adopting: (reference, slot, list))
        })
      guard reference != nil, mayChoose("drop(_:to:) with a placeholder") else {
        return context
      }
      let slot = destination?.slot ?? Slot(section: 0, item: list.calls.counts.first ?? 0)
      list.placeholders.put(context, at: slot)
      return context
    }
  }
#endif
