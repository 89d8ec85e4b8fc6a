import DragGestures
import DragSessions
import Machines

extension StageCore {
  /// The item whose context menu is shown, or nil.
  var shownMenu: ItemReference? {
    switch state.menu.machine.state {
    case .hidden, .asking: nil
    case .shown, .open: state.menu.subject?.item
    }
  }

  /// True if the item whose context menu is shown was removed, or its view.
  var isMenuLost: Bool {
    guard let item = shownMenu else { return false }
    return !scene.isPresent(item.view) || !scene.holds(item)
  }

  /// The item whose menu a press at rest queries.
  mutating func itemWithMenu(under pointer: PointerID) -> ItemReference? {
    guard let item = pressedMenu(of: pointer) ?? pressedItem(of: pointer),
      scene.hasMenus(item.view), !scene.isTerminated(item.view)
    else { return nil }
    return item
  }

  /// Steps the menu.
  ///
  /// - Returns: The effects, in the order in which they are carried out.
  mutating func stepMenu(on event: ContextMenu.Event) -> [ContextMenu.Effect] {
    var effects: [ContextMenu.Effect] = []
    if settings.countsTransitions { count(.menu, state.menu.machine, on: event) }
    do throws(ContextMenu.InvalidTransition) {
      try state.menu.machine.advance(on: event, into: &effects)
    } catch {
      defect = defect ?? .menu(error)
    }
    return effects
  }

  /// The context of a source that is asked or notified about the menu, which is recorded.
  mutating func call(_ callback: Callback, of subject: MenuState.Subject) -> DragContext {
    let view = subject.item.view
    record(.called(callback, view, .item(subject.item.item)), session: subject.session)
    // A lift without items created no session; the context has the number of the next one.
    return DragContext(
      session: subject.session ?? sessions.next, view: view,
      pointer: subject.pointer, time: clock.now, point: state.pointers[subject.pointer.index].point,
      items: subject.session.flatMap { live($0) }.map { state.drags[$0].items } ?? [],
      isLocal: true, item: subject.item.item, over: .none, position: nil, ruling: .nothing)
  }

  /// Makes an item the one whose menu a pointer asks for.
  mutating func setMenu(of item: ItemReference, under pointer: PointerID) {
    state.menu.subject = MenuState.Subject(
      item: item, pointer: pointer, session: state.pointers[pointer.index].session)
  }

  /// Forgets the item of a menu that is hidden.
  mutating func forgetHiddenMenu() {
    if state.menu.machine.state == .hidden { state.menu.subject = nil }
  }

  /// Lets a pointer's press refer to the item below the one with a menu.
  mutating func forgetPressedMenu(of pointer: PointerID) {
    state.pointers[pointer.index].press.menu = nil
  }
}
