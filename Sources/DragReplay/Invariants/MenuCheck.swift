import DragItems
import DragSessions
import DragStage

/// The context menus of a trace: one is shown at a time, and each is dismissed at most once.
struct MenuCheck: Hashable {
  private struct Menu: Hashable {
    let view: ViewID
    let item: ItemID
  }

  private var shown: Menu?
  private(set) var violations: [String] = []

  /// Follows a callback about a menu.
  mutating func followMenu(
    _ callback: Callback, _ view: ViewID, _ detail: CallDetail, on stage: Stage
  ) {
    guard case .item(let item) = detail else { return }
    let menu = Menu(view: view, item: item)
    var name: String { "the menu of `\(stage.name(of: item))`" }
    if callback == .menuShown {
      // An application that has ended is not notified of the dismissal.
      if let shown, !stage.scene.isTerminated(shown.view) {
        violations.append("\(name) is shown beside another one")
      }
      shown = menu
    } else if callback == .menuDismissed {
      if shown != menu { violations.append("\(name) is dismissed and was not shown") }
      shown = nil
    }
  }

  /// Checks what is shown after the last entry.
  mutating func finish(on stage: Stage) {
    let actual = stage.scene.shownMenu.map { Menu(view: $0.view, item: $0.item) }
    if let shown, !stage.scene.isTerminated(shown.view), shown != actual {
      violations.append(
        "the menu of `\(stage.name(of: shown.item))` disappeared without a dismissal")
    }
  }
}
