import DragGeometry
import DragStage
import Foundation

/// The views beside the cells that are shown.
@MainActor final class ListSupplementaries {
  private var views: [ListSupplementary: UIView] = [:]
  private var isLayingOut = false

  /// The view of an element, if it is shown.
  subscript(element: ListSupplementary) -> UIView? { views[element] }

  /// The elements that are shown, in the order of their paths.
  var shown: [ListSupplementary] { views.keys.sorted { ($0.path, $0.kind) < ($1.path, $1.kind) } }

  /// Forgets all views: they are made again.
  func removeAll() {
    for view in views.values { view.removeFromSuperview() }
    views = [:]
  }

  /// Makes the views of what is visible now, and gives up those of what is not.
  func layOut(_ list: ListState, _ content: CollectionContent) {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    var now = list.supplementaries(in: content.visible, of: content)
    for (element, frame) in now.sorted(by: { $0.key.path < $1.key.path }) {
      if let view = views[element] {
        view.frame = CGRect(frame)
        continue
      }
      guard let view = list.client.makeSupplementary(element) else {
        now[element] = nil
        continue
      }
      view.frame = CGRect(frame)
      views[element] = view
      list.client.willDisplay(view, as: element)
      list.client.addSubview(view)
      view.layoutIfNeeded()
    }
    for element in shown where now[element] == nil {
      guard let view = views.removeValue(forKey: element) else { continue }
      view.removeFromSuperview()
      list.client.didEndDisplaying(view, as: element)
    }
  }
}
