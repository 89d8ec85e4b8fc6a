import DragUIKit
import Foundation

/// The drags of one view, for a closure of SwiftUI.
@MainActor final class DragArea: NSObject, UIDragInteractionDelegate {
  private let data: () -> NSItemProvider

  init(_ data: @escaping () -> NSItemProvider) { self.data = data }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: data())] }
}

/// An interaction that keeps its delegate, which others only refer to.
final class DragAreaInteraction: UIDragInteraction {
  private let area: DragArea

  init(_ area: DragArea) {
    self.area = area
    super.init(delegate: area)
  }
}
