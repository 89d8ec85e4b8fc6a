package import DragItems
package import DragSessions

/// A view's source and destination that hears of everything by one method.
///
/// Whoever does the same with every notice writes ``told(_:_:_:)`` and no method for each.
package protocol ToldView: DragSource, DropDestination {
  /// The view is told something; what needs no answer comes here.
  ///
  /// - Parameters:
  ///   - callback: What it is.
  ///   - operation: How the drag ends, where that is told; else a cancel.
  ///   - call: The drag.
  func told(_ callback: Callback, _ operation: DropOperation, _ call: DragCall)
}

extension ToldView {
  private func told(_ callback: Callback, _ call: DragCall) { told(callback, .cancel, call) }

  package func willLift(_ call: DragCall) { told(.willLift, call) }
  package func liftCancelled(_ call: DragCall) { told(.liftCancelled, call) }
  package func willBegin(_ call: DragCall) { told(.willBegin, call) }
  package func didMove(_ call: DragCall) { told(.didMove, call) }
  package func willAdd(_ items: [DragItem], _ call: DragCall) { told(.willAdd, call) }
  package func willEnd(with operation: DropOperation, _ call: DragCall) {
    told(.willEnd, operation, call)
  }
  package func willCancel(_ item: ItemID, _ call: DragCall) { told(.willCancel, call) }
  package func didEnd(with operation: DropOperation, _ call: DragCall) {
    told(.didEnd, operation, call)
  }
  package func didTransfer(_ call: DragCall) { told(.didTransfer, call) }
  package func didShowMenu(_ item: ItemID, _ call: DragCall) { told(.menuShown, call) }
  package func didDismissMenu(_ item: ItemID, _ call: DragCall) { told(.menuDismissed, call) }
  package func didOpen(_ call: DragCall) { told(.springLoaded, call) }
  package func didEnter(_ call: DragCall) { told(.enter, call) }
  package func didExit(_ call: DragCall) { told(.exit, call) }
  package func didMoveRow(_ item: ItemID, _ call: DragCall) { told(.moveRow, call) }
  package func willReorder(_ reorder: Reorder, _ call: DragCall) { told(.willReorder, call) }
  package func didReorder(_ reorder: Reorder, _ call: DragCall) { told(.didReorder, call) }
  package func willDrop(_ item: ItemID, _ call: DragCall) { told(.willDrop, call) }
  package func willDropAll(_ call: DragCall) { told(.willDrop, call) }
  package func conclude(_ call: DragCall) { told(.conclude, call) }
  package func dropEnded(_ call: DragCall) { told(.dropEnd, call) }
  package func didLoad(_ item: ItemID, _ result: LoadResult, _ call: DragCall) {
    told(.didLoad, call)
  }
  package func didLoadAll(_ objects: [LoadedItem], _ call: DragCall) { told(.didLoadAll, call) }
}
